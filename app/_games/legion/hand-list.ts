import { handPipsOf, prepare } from '../../../lib/games/legion/command-hand/cards'
import { titleOf } from '../../../lib/games/legion/names'
import type { RawFacts } from '../../../lib/kernel/facts'
import { grouped } from '../../../lib/kernel/grouped'

/** A card of the hand with its place there. */
export interface Held {
  name: string
  at: number
}

/** The hand by the pips its cards count with; what is not known stands apart. */
export function groupHand(facts: RawFacts): ReadonlyMap<number | undefined, Held[]> {
  const { given } = prepare(facts) as { given: Parameters<typeof handPipsOf>[1] }
  const hand = handOf(facts).map((name, at) => ({ name, at }))
  return grouped(hand, ({ name }) => handPipsOf(name, given))
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

export const handOf = (facts: RawFacts): string[] => strings(facts.hand)
export const armyOf = (facts: RawFacts): string[] => strings(facts.army)

/** The hand as plain text, to paste elsewhere. */
export function handText(facts: RawFacts): string {
  const army = armyOf(facts)
  const groups = [...groupHand(facts)].sort(([a = 9], [b = 9]) => a - b)
  const lines = groups.flatMap(([pips, held]) =>
    held.map(({ name }) => `${'•'.repeat(pips ?? 0) || '?'} ${titleOf(name)}`),
  )
  return [`Command hand${army.length ? `: ${army.join(', ')}` : ''}`, ...lines].join('\n')
}
