import type { FactValue } from '../../../kernel/facts.ts'
import { other, type Player } from '../facts.ts'
import { cardNamed, isNone } from '../names.ts'
import type { facts } from './facts.ts'

export type Side = FactValue<typeof facts.blue>
export interface Duel {
  blue: Side
  red: Side
}

export const plays = (side: Side): boolean => !isNone(side.card)

/** Printed pips, as told or as our list has them; never the pips for building a hand. */
export const pipsOf = (side: Side): number => side.pips ?? cardNamed(side.card)?.pips ?? 0

const isOwn = (side: Side) => (cardNamed(side.card)?.scope ?? 'character') === 'character'
export const isCunning = (side: Side): boolean => isOwn(side) && side.cunning === true

export const bothPlay = ({ blue, red }: Duel): boolean => plays(blue) && plays(red)
export const onlyOne = ({ blue, red }: Duel): Player | undefined =>
  plays(blue) === plays(red) ? undefined : plays(blue) ? 'blue' : 'red'
export const isTied = (duel: Duel): boolean => bothPlay(duel) && pipsOf(duel.blue) === pipsOf(duel.red)
export const lower = ({ blue, red }: Duel): Player => (pipsOf(blue) < pipsOf(red) ? 'blue' : 'red')
export const cunningOne = ({ blue, red }: Duel): Player | undefined =>
  isCunning(blue) === isCunning(red) ? undefined : isCunning(blue) ? 'blue' : 'red'

/** Whether a die settles it: nobody could play, or a tie that Cunning does not break. */
export const needsRoll = (duel: Duel): boolean =>
  (!plays(duel.blue) && !plays(duel.red)) || (isTied(duel) && cunningOne(duel) === undefined)

/** A block gives priority to the roller, every other face to the other player. */
export const byDie = (roller: Player, die: string): Player => (die === 'block' ? roller : other(roller))
