import { answerOver, checksOver } from '../../../kernel/checker.ts'
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { viewsOver } from '../../../kernel/derive.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { Asked, askFor, unlessAsked } from '../../../kernel/seeing.ts'
import { plural } from '../../../kernel/words.ts'
import { type Board, boardOf, type Turn } from '../board/board.ts'
import { type Holding, holdingOf, REMOVALS, SETTLING, type SettlingStep } from '../cargo/limits.ts'
import { countsAgainstPool, removals, type Settlement, settle } from '../cargo/settling.ts'
import { citing, together } from '../cited.ts'
import { caseFacts, shared } from '../common.ts'
import { ofAction } from '../constraints/index.ts'
import { type Declared, declaredOf, placesAfter } from '../declared.ts'
import type { CaseFacts } from '../facts.ts'
import { pick } from '../facts.ts'
import * as usual from '../presumes.ts'
import { rollsOnTheWay } from '../way/rifts.ts'

const facts = { ...caseFacts, ...pick('player', 'system', 'combat') }

/** Whose fleet it is and where is told as such; whose turn it is does not matter here. */
const TURN: Turn = { activePlayer: (told) => told.player!, active: (told) => told.system }

/** What is counted: the units of one player in one system, after the moves. */
interface Fleet {
  board: Board
  declared: readonly Declared[]
  holding: Holding
  /** True while a combat is going on there: capacity sleeps. */
  combat: boolean
}

function fleetOf(told: CaseFacts): Fleet {
  const board = boardOf(told, TURN)
  const player = told.player!
  const system = board.active!
  const declared = declaredOf(board)
  const holding = holdingOf(system, player, placesAfter(declared))
  // a combat that is told goes on, whoever of the others was listed; it is asked for only where somebody else stands there
  const said = unlessAsked(() => told.combat!)
  const isTold = !(said instanceof Asked) && said.said
  const combat = isTold || (system.units.some((unit) => unit.owner !== player) && told.combat!)
  const [unplaced] = combat ? [] : holding.unplaced
  if (unplaced) askFor('units', board.units.indexOf(unplaced), 'at')
  if (countsAgainstPool(holding, combat) && told.fleetPool![player] === undefined) askFor('fleetPool', player)
  return { board, declared, holding, combat }
}

const views = {
  fleet: viewsOver(facts)(
    ['systems', 'units', 'moves', 'player', 'system', 'fleetPool', 'effects', 'otherEffects', 'combat'],
    (told) => fleetOf(told as unknown as CaseFacts),
  ),
}
const { condition } = clausesOver(facts, views)

const LOST = citing(['gravity-rift.n4'])
const ROOMS = together(SETTLING, REMOVALS, LOST)
const settled = ({ board, holding, combat }: Fleet, table: RulesInPlay): Settlement =>
  settle(board, holding, table, combat)

/** True where a rift may take a ship on its way there, which then does not count. */
const isRisky = ({ board, declared }: Fleet): boolean =>
  declared.some(({ moves, ship, path }) => moves && path.at(-1) === board.active && rollsOnTheWay(board, ship, path))

/** A step of the count as a sentence. */
const sentence = ({ says, value }: SettlingStep): string => `${says}${value === undefined ? '' : `: ${value}`}.`

/** Every clause the count goes through tells its steps. */
const counting = ROOMS.clauses.map((id) => {
  const steps = (fleet: Fleet, table: RulesInPlay) => settled(fleet, table).steps.filter(({ clause }) => clause === id)
  const removed = (fleet: Fleet, table: RulesInPlay) =>
    removals(settled(fleet, table)).filter(({ clause }) => clause === id)
  return condition(id, {
    echoes: ROOMS.echoes(id),
    needs: ['fleet'],
    when: ({ fleet }, table) => steps(fleet, table).length + removed(fleet, table).length > 0,
    holds: () => true,
    says: {
      holds: ({ fleet }, table) => {
        const counted = steps(fleet, table).map(sentence)
        return (counted.length ? counted : removed(fleet, table).map(({ says }) => says)).join(' ')
      },
    },
  })
})

/** The fewest units that have to go, with the limits that say so. */
const fewest = answerOver(
  facts,
  views,
)({
  needs: ['fleet'],
  readings: ROOMS.reads,
  of: ({ fleet }, table) => {
    const found = settled(fleet, table)
    const { remove, steps, shipsOver, capacityOver, fightersAreShips } = found
    const isOpen = remove > 0 && isRisky(fleet)
    const [lost] = LOST.clauses
    const used = steps.flatMap(({ clause }) => (clause && clause !== 'ti4:capacity.3' ? [clause] : []))
    const deciding = [
      'ti4:fleet-pool.1',
      ...(shipsOver || (remove > 0 && fightersAreShips) ? ['ti4:fleet-pool.3'] : []),
      ...(capacityOver ? ['ti4:capacity.3'] : []),
      ...used,
      ...(isOpen ? LOST.clauses : []),
    ]
    return {
      kind: 'number',
      value: remove,
      unit: 'unit',
      says: remove
        ? `At least ${plural(remove, 'unit')} must be removed${isOpen ? ', if no ship is lost to a rift' : ''}`
        : 'Within both limits',
      derivation: isOpen ? [...steps, { says: 'A ship that a rift takes does not count', clause: lost! }] : steps,
      deciding: [...new Set(deciding)],
      consequences: removals(found, isOpen),
    }
  },
})

interface UnitPlace {
  owner: string
  system: string
}
/** A combat needs units of somebody else. */
const hasOthers = (at: { units: readonly UnitPlace[]; system?: string | undefined; player?: string | undefined }) =>
  at.units.some((unit) => unit.system === at.system && unit.owner !== at.player)

const combatWithSomebody = checksOver(facts)(
  ['combat', 'units', 'system', 'player', 'systems'],
  ({ combat, units, system, player, systems }) =>
    !combat ||
    systems.some((one) => one.id === system && (one.unitsListed ?? true) !== true) ||
    hasOthers({ units, system, player }),
  {
    path: 'combat',
    message: 'Nobody else has units there, so there is no combat.',
    fix: "List the other player's units there, or say that there is no combat.",
  },
)

/** 4.3: fleet pool and capacity of one player in one system. */
export const fleetPool = defineChecker({
  ...shared,
  id: 'fleet-pool',
  ...usual.fleetPool,
  aliases: ['4-3'],
  title: 'Is my fleet within its limits?',
  question: 'How many units have to be removed here?',
  asked: ['fleet pool', 'fleet supply', 'too many ships', 'fighters above capacity', 'how many ships'],
  facts,
  checks: [...ofAction, combatWithSomebody],
  clauses: counting,
  answer: fewest,
  asks: 'value',
  gaps: ['Whether the moves are legal: ask for the moves.', 'Sai Seravus.'],
})
