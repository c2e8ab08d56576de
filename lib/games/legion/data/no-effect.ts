import { has } from '../names.ts'

/** Cards that give orders and do nothing else in any print: no moment of an effect can be asked of them. */
const NO_EFFECT: readonly string[] = ['Ambush', 'Push', 'Assault', 'An Entire Legion']

/** True for a card that our list knows to have no effect. */
export const hasNoEffect = (card: unknown): boolean => typeof card === 'string' && has(NO_EFFECT, card)
