import { nearest } from '../../kernel/nearest.ts'
import { type Character, type CommandCard, cards, characters } from './data/cards.ts'

/** The word for "no card" and "nobody" wherever a name is asked. */
export const NONE = 'none'
export const STANDING_ORDERS = 'Standing Orders'
export const CHANGE_OF_PLANS = 'Change of Plans'
export const SABOTAGED_COMMUNICATIONS = 'Sabotaged Communications'

/** A name without case, accents and punctuation: what two spellings of one card have in common. */
export function normal(name: string): string {
  if (/^[a-z0-9]+$/.test(name)) return name
  const plain = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.replace(/[^\p{L}\p{N}]/gu, '') || plain.trim()
}

export const same = (a: string, b: string): boolean => a === b || normal(a) === normal(b)
export const has = (names: readonly string[], name: string): boolean =>
  names.includes(name) || names.map(normal).includes(normal(name))
export const isNone = (name: string): boolean => normal(name) === NONE

/** By the name as printed, which needs no normalising, and by what all spellings share. */
const cardsByName = new Map(
  cards.flatMap(
    (card) =>
      [
        [card.name, card],
        [normal(card.name), card],
      ] as const,
  ),
)
const charactersByName = new Map(characters.map((character) => [normal(character.name), character]))

/** The card of that name in any spelling, or undefined when our list does not have it. */
export const cardNamed = (name: string): CommandCard | undefined =>
  cardsByName.get(name) ?? cardsByName.get(normal(name))

/** The character of that name in any spelling, or undefined when it owns no card of our list. */
export const characterNamed = (name: string): Character | undefined => charactersByName.get(normal(name))

/** The title as printed, or the name as it was typed. */
export const titleOf = (name: string): string => cardNamed(name)?.name ?? name

/** “Foo” (did you mean “Boo”?) */
export function strange(name: string): string {
  const near = cards
    .map((card) => card.name)
    .filter((title) => Math.abs(title.length - name.length) <= Math.max(2, name.length / 3))
  const close = nearest(name, near)
  return close ? `“${name}” (did you mean “${close}”?)` : `“${name}”`
}

/** Names in a sentence: "A", "A and B", "A, B and C". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'none') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Names that stand more than once, each given once. */
export const repeated = (names: readonly string[]): string[] => {
  const keys = names.map(normal)
  return names.filter((_, i) => keys.indexOf(keys[i]!) === i && keys.lastIndexOf(keys[i]!) !== i)
}
