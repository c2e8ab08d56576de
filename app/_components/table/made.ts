import type { Made } from '../../../lib/kernel/ruling'
import { madeOf } from '../../../lib/made'

/** The version of program and rules a page of a game was built from. */
export const made = (game: string): Made => madeOf(game) ?? { program: 'unbuilt', rules: 'unbuilt' }
