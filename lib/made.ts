/** With which program and which rules a ruling was made: written into every bundle by `scripts/build/made.mjs`. */
import type { Made } from './kernel/ruling.ts'

declare const MADE: { program: string; rules: Readonly<Record<string, string>> } | undefined

/** Of the rulings of a game; undefined in what was not built, as in a test of the sources. */
export function madeOf(game: string): Made | undefined {
  if (typeof MADE === 'undefined') return undefined
  const { program, rules } = MADE
  return { program, rules: rules[game] ?? '' }
}
