/** What rifts take: ships that roll, and the cargo aboard (fact sheet 4.2). */
import type { RulesInPlay } from '../../../kernel/clause.ts'
import { askFor } from '../../../kernel/seeing.ts'
import { listed } from '../../../kernel/words.ts'
import { type ClauseOf, citing, type StepBy, together } from '../cited.ts'
import type { Declared, Lift } from '../declared.ts'
import { RIFT_COUNT, type RiftCount } from '../way/rifts.ts'

const RIFT_PICKUP = 'ti4:ambiguity.rift-pickup'

/** What rifts take with the ships that carry it. */
export const LOSSES = together(
  citing(['gravity-rift.2', 'gravity-rift.2b', 'gravity-rift.n7'], [RIFT_PICKUP]),
  RIFT_COUNT,
)
type LossStep = StepBy<ClauseOf<typeof LOSSES>>

/**
 * What becomes of a ship and its cargo in rifts: what it risks, one line a ship that rolls; and the fate of cargo loaded
 * in the rift system itself, on which the rules are open.
 */
export function riftLosses(
  move: Declared,
  rifts: RiftCount,
  table: RulesInPlay,
): { risks: readonly LossStep[]; fates: readonly LossStep[] } {
  if (!rifts.dice.length) return { risks: [], fates: [] }
  const rolled = rifts.exits.filter((i) => rifts.dice.includes(move.path[i]!))
  const where = listed([...new Set(rolled.map((i) => move.path[i]!.id))])
  const n = rolled.length
  const dice: LossStep = {
    says: `${move.ship.id} rolls ${n === 1 ? `a die as it leaves ${where}` : `${n} dice, one each time it leaves ${where}`}; on 1 to 3 it is removed.`,
    value: n,
    clause: 'ti4:gravity-rift.2',
    item: { ship: move.ship.id, dice: n },
  }
  const cargo = move.loads.map((load) => fateOf(move, load, rolled, table))
  return { risks: [dice, ...cargo.flat()], fates: cargo.flat().filter(({ item }) => item) }
}

/** The place of cargo that is not on the route at all: such a move is not legal. */
const OFF_ROUTE = -1

/** What becomes of one load when its ship is lost; where the stop at which it is loaded decides that, the stop is asked for. */
function fateOf(move: Declared, load: Lift, rolled: readonly number[], table: RulesInPlay): readonly LossStep[] {
  const [index = OFF_ROUTE, ...others] = load.stops
  const sayAll = (steps: readonly LossStep[]) => steps.map(({ says }) => says).join(' ')
  const first = fateAt(index, move, load, rolled, table)
  const [i, j] = load.place
  return others.every((other) => sayAll(fateAt(other, move, load, rolled, table)) === sayAll(first))
    ? first
    : askFor('moves', i, 'loads', j, 'visit')
}

/**
 * What becomes of a load that comes aboard at this place of the route, one line each for the dice before it, the die in
 * that very system, on which the rules are open (that line alone has an item), and the dice after it.
 */
function fateAt(
  index: number,
  { ship }: Declared,
  { unit, at }: Lift,
  rolled: readonly number[],
  table: RulesInPlay,
): readonly LossStep[] {
  const isOpen = index > 0 && rolled.includes(index)
  const isLost = table.reads(RIFT_PICKUP) !== 'B'
  const isAfter = isOpen || rolled.some((i) => i < index)
  const steps: LossStep[] = []
  if (rolled.some((i) => i < index))
    steps.push({ says: `${unit.id} stays in ${at.id} if ${ship.id} is lost before.`, clause: 'ti4:gravity-rift.n7' })
  if (isOpen)
    steps.push({
      says: isLost
        ? `${unit.id}, loaded in the rift system itself, would be lost with ${ship.id}.`
        : `${unit.id} stays in ${at.id} if ${ship.id} is lost as it leaves.`,
      clause: isLost ? 'ti4:gravity-rift.2b' : 'ti4:gravity-rift.n7',
      item: { unit: unit.id, ship: ship.id, system: at.id, isLost },
    })
  if (rolled.some((i) => i > index || (i === index && index === 0)))
    steps.push({
      says: `${unit.id} is aboard ${isAfter ? 'after that' : 'then'} and would be lost with ${ship.id}.`,
      clause: 'ti4:gravity-rift.2b',
    })
  return steps
}
