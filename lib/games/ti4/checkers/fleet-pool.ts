import { type Checker, checksOver, type Examination } from '../../../kernel/checker.ts'
import type { Table } from '../../../kernel/clause.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import type { Check } from '../../../kernel/space.ts'
import { withAlso } from '../also.ts'
import { boardOf } from '../board.ts'
import type { CaseFacts } from '../case.ts'
import { declaredOf, placesAfter } from '../declared.ts'
import { pick } from '../facts.ts'
import { holdingOf, removals, settle } from '../limits.ts'
import { Tally } from '../tally.ts'
import { examineWorlds } from '../unknown.ts'
import { caseFacts, LIMIT_CLAUSES, LIMIT_READINGS, shared } from './common.ts'
import { scenariosOf } from './scenarios.ts'

function judge(facts: CaseFacts, table: Table): Examination {
  const board = boardOf(facts)
  const tally = new Tally()
  const declared = declaredOf(board)
  const player = facts.player!
  const holding = holdingOf(board.byId.get(facts.system!)!, player, placesAfter(declared))
  const unplaced = facts.units.flatMap((unit, i) =>
    holding.unplaced.some((other) => other.id === unit.id) ? [`units[${i}].at`] : [],
  )
  if (facts.fleetPool?.[player] === undefined) return open(tally, [`fleetPool.${player}`])
  if (unplaced.length && !facts.combat) return open(tally, unplaced)
  const found = settle(board, holding, table, facts.combat ?? false)
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

const open = (tally: Tally, missing: string[]): Examination => ({
  ...tally.ruling(),
  verdict: 'undetermined',
  deciding: [],
  missing,
})

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

/** Who is active does not matter here. */
const named = (facts: RawFacts): RawFacts => ({ ...facts, activePlayer: facts.player, active: facts.system })

/** 4.3: fleet pool and capacity of one player in one system. */
export const fleetPool: Checker = {
  ...shared,
  id: 'fleet-pool',
  aliases: ['4-3'],
  title: 'Is my fleet within its limits?',
  question: 'How many units have to be removed here?',
  asked: ['fleet pool', 'fleet supply', 'too many ships', 'fighters above capacity', 'how many ships'],
  facts: { ...caseFacts, ...pick('player', 'system', 'combat') },
  checks: [combatWithSomebody],
  cites: () => withAlso(LIMIT_CLAUSES),
  consults: LIMIT_READINGS,
  gaps: ['Eidolon Maximum is counted as a ship.', 'Sai Seravus.'],
  scenarios: scenariosOf('fleet-pool'),
  examine: (facts, table) => {
    const of = (whole: CaseFacts) => {
      if (facts.combat !== undefined || !hasOthers(whole)) return judge(whole, table)
      const [calm, fight] = [judge({ ...whole, combat: false }, table), judge({ ...whole, combat: true }, table)]
      return JSON.stringify(calm.answer?.value) === JSON.stringify(fight.answer?.value)
        ? calm
        : { ...calm, verdict: 'undetermined' as const, missing: ['combat'], answer: undefined, consequences: [] }
    }
    return examineWorlds(named(facts), table, {
      all: ['systems', 'units', 'moves', 'player', 'system', 'fleetPool', 'effects'],
      of,
    })
  },
}
