import { type Checker, checksOver, type Examination } from '../../../kernel/checker.ts'
import type { Table } from '../../../kernel/clause.ts'
import { askFor } from '../../../kernel/seeing.ts'
import type { Check } from '../../../kernel/space.ts'
import { boardOf, type Turn } from '../board.ts'
import type { CaseFacts } from '../case.ts'
import { citedBy, together } from '../cited.ts'
import { caseFacts, shared } from '../common.ts'
import { declaredOf, placesAfter } from '../declared.ts'
import { pick } from '../facts.ts'
import { judgedBy } from '../judged.ts'
import { holdingOf, REMOVALS, removals, SETTLING, settle } from '../limits.ts'
import * as usual from '../presumes.ts'
import { tallyOf } from '../tally.ts'

const ROOMS = together(SETTLING, REMOVALS)

/** Whose fleet it is and where is told as such; whose turn it is does not matter here. */
const TURN: Turn = { activePlayer: (facts) => facts.player!, active: (facts) => facts.system }

function judge(facts: CaseFacts, table: Table): Examination {
  const board = boardOf(facts, TURN)
  const tally = tallyOf(ROOMS)
  const player = facts.player!
  const system = board.active!
  const holding = holdingOf(system, player, placesAfter(declaredOf(board)))
  const combat = system.units.some((unit) => unit.owner !== player) && facts.combat!
  const [unplaced] = combat ? [] : holding.unplaced
  if (unplaced) askFor('units', board.units.indexOf(unplaced), 'at')
  if (facts.fleetPool![player] === undefined) askFor('fleetPool', player)
  const found = settle(board, holding, table, combat)
  const { remove } = found
  for (const step of found.steps)
    if (step.clause) tally.holds(step.clause, `${step.says}${step.value === undefined ? '' : `: ${step.value}`}.`)
  for (const step of removals(holding, found)) tally.follows(step)
  const used = found.steps.flatMap((step) => step.clause ?? []).filter((clause) => clause !== 'ti4:capacity.3')
  const deciding = [
    'ti4:fleet-pool.1',
    ...(found.shipsOver || (remove > 0 && found.fightersAreShips) ? ['ti4:fleet-pool.3'] : []),
    ...(found.capacityOver ? ['ti4:capacity.3'] : []),
    ...used,
  ]
  const says = remove ? `at least ${remove} unit${remove === 1 ? '' : 's'} must be removed` : 'within both limits'
  return {
    ...tally.ruling(),
    verdict: 'answered',
    deciding: [...new Set(deciding)],
    answer: { kind: 'number', value: remove, unit: 'unit', says, derivation: found.steps },
  }
}

interface UnitPlace {
  owner: string
  system: string
}
/** A combat needs units of somebody else. */
const hasOthers = (at: { units: readonly UnitPlace[]; system?: string | undefined; player?: string | undefined }) =>
  at.units.some((unit) => unit.system === at.system && unit.owner !== at.player)

const combatWithSomebody: Check = checksOver(pick('combat', 'units', 'system', 'player', 'systems'))(
  ['combat', 'units', 'system', 'player', 'systems'],
  ({ combat, units, system, player, systems }) =>
    !combat ||
    systems.some((one) => one.id === system && one.unitsListed === false) ||
    hasOthers({ units, system, player }),
  {
    path: 'combat',
    message: 'Nobody else has units there, so there is no combat.',
    fix: "List the other player's units there, or say that there is no combat.",
  },
)

/** 4.3: fleet pool and capacity of one player in one system. */
const fleetPoolCase = {
  ...shared,
  id: 'fleet-pool',
  ...usual.fleetPool,
  aliases: ['4-3'],
  title: 'Is my fleet within its limits?',
  question: 'How many units have to be removed here?',
  asked: ['fleet pool', 'fleet supply', 'too many ships', 'fighters above capacity', 'how many ships'],
  facts: { ...caseFacts, ...pick('player', 'system', 'combat') },
  checks: [combatWithSomebody],
  ...citedBy(ROOMS),
  gaps: ['Eidolon Maximum is counted as a ship.', 'Sai Seravus.'],
} satisfies Omit<Checker, 'examine'>

export const fleetPool: Checker = {
  ...fleetPoolCase,
  examine: judgedBy(
    fleetPoolCase,
    ['systems', 'units', 'moves', 'player', 'system', 'fleetPool', 'effects', 'combat'],
    judge,
  ),
}
