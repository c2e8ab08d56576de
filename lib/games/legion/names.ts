import type { Fault } from '../../kernel/constraints.ts'
import { editDistance, nearest } from '../../kernel/nearest.ts'
import { listed as inSentence } from '../../kernel/words.ts'
import { type Character, type CommandCard, cards, characters } from './data/cards.ts'

/** The word for "no card" and "nobody" wherever a name is asked. */
export const NONE = 'none'
export const STANDING_ORDERS = 'Standing Orders'
export const CHANGE_OF_PLANS = 'Change of Plans'
export const ANNIHILATION_LOOMS = 'Annihilation Looms'
export const SABOTAGED_COMMUNICATIONS = 'Sabotaged Communications'
/** Who gives the orders, where nobody is named. */
export const SOME_COMMANDER = 'A commander of yours'
export const PLOY = 'Ploy'
export const AGGRESSION = 'Aggression'

/** Names are compared again and again while a case is looked at; those of the last cases are spelled plainly once. */
const spelled = new Map<string, string>()
const KEPT = 2_000

/** A name without case, accents and punctuation, its & in words: what two spellings of one card have in common. */
export function normal(name: string): string {
  const known = spelled.get(name)
  if (known !== undefined) return known
  const plain = name.toLowerCase().replaceAll('&', ' and ').normalize('NFKD').replace(/\p{M}/gu, '')
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, '') || plain.trim()
  if (spelled.size >= KEPT) spelled.clear()
  spelled.set(name, bare)
  return bare
}

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

/** Words of names that say what somebody is, not who. */
const TITLES = new Set(
  'agent agents bad batch captain clone command commander count director droid general grand imperial jedi knight lesser major moff officer rebel storm super tactical the tide'.split(
    ' ',
  ),
)
/** What players say besides. */
const NICKNAMES = { mandalorian: 'Din Djarin', mando: 'Din Djarin', armourer: 'The Armorer' } as const
/** Units whose cards name another: one print of They Too Will Suffer names the unit, the other these two. */
const IS_A: Readonly<Record<string, string>> = { kalani: 'supertacticaldroid', kraken: 'supertacticaldroid' }

/** Short names that mean one character only: "vader", "Boba". */
const aliases = new Map<string, Character>(
  [...new Set(characters.flatMap(({ name }) => name.split(' ').map(normal)))].flatMap((word) => {
    const meant = characters.filter(({ name }) => name.split(' ').some((part) => normal(part) === word))
    return meant.length === 1 && !TITLES.has(word) && !cardsByName.has(word) ? [[word, meant[0]!] as const] : []
  }),
)
for (const [word, name] of Object.entries(NICKNAMES)) aliases.set(word, charactersByName.get(normal(name))!)

/** The character of that name, id or short name in any spelling, or undefined when it owns no card of our list. */
export const characterNamed = (name: string): Character | undefined => {
  const key = normal(name)
  return charactersByName.get(key) ?? aliases.get(key)
}

/** The short names of a character: "Vader" for Darth Vader. */
export const shortNamesOf = (name: string): string[] =>
  [...aliases].flatMap(([word, character]) => (character.name === name && word !== normal(name) ? [word] : []))

const namesByLength = characters.toSorted((a, b) => b.name.length - a.name.length)

/** The character a unit of a list is: lists put a title before or behind the name. */
export const ownerIn = (unit: string): Character | undefined => {
  const known = charactersByName.get(normal(unit))
  if (known) return known
  const words = ` ${unit.toLowerCase()} `
  return namesByLength.find(({ name }) => {
    const part = ` ${name.toLowerCase()} `
    return words.startsWith(part) || words.endsWith(part)
  })
}

/** What all spellings of one name share: two keys are equal exactly when the names mean the same card or character. */
export const keyOf = (name: string): string => {
  const key = normal(name)
  const short = aliases.get(key)
  return short ? normal(short.name) : (IS_A[key] ?? key)
}

export const same = (a: string, b: string): boolean => a === b || keyOf(a) === keyOf(b)
export const has = (names: readonly string[], name: string): boolean =>
  names.includes(name) || names.map(keyOf).includes(keyOf(name))

/** The title as printed, or the name as it was typed. */
export const titleOf = (name: string): string => cardNamed(name)?.name ?? name

/** How often each letter stands in a name. */
function lettersOf(name: string): Uint8Array {
  const counts = new Uint8Array(26)
  for (const letter of name.toLowerCase()) {
    const at = letter.charCodeAt(0) - 97
    if (at >= 0 && at < 26) counts[at]!++
  }
  return counts
}
const titles = cards.map(({ name }) => ({ name, letters: lettersOf(name) }))

/** The title a misspelt name is closest to, if any is close enough to be meant. */
export function nearestCard(name: string): string | undefined {
  const most = Math.max(2, name.length / 3)
  const own = lettersOf(name)
  // One edit changes two letter counts at most, so titles with other letters need not be compared.
  const isNear = ({ name: title, letters }: (typeof titles)[number]) =>
    Math.abs(title.length - name.length) <= most &&
    letters.reduce((sum, count, i) => sum + Math.abs(count - own[i]!), 0) <= 2 * most
  return nearest(
    name,
    titles.filter(isNear).map((title) => title.name),
  )
}

/** The character a misspelt name must mean: one or two letters off, no more, for units have names of their own. */
function nearestCharacter(name: string): string | undefined {
  if (characterNamed(name) || name.length < 4) return undefined
  const typed = name.toLowerCase()
  const most = name.length < 6 ? 1 : 2
  return characters.find((character) => editDistance(typed, character.name.toLowerCase()) <= most)?.name
}

/** A character whose name is a slip away from one we know, refused with the name that was meant. */
export function misspelt(name: string): Fault | undefined {
  const meant = nearestCharacter(name)
  return meant ? { message: `No command card names “${name}”.`, fix: `Write ${meant}.` } : undefined
}

/** “Foo” (did you mean “Boo”?) */
export function strange(name: string): string {
  const close = nearestCard(name)
  return close ? `“${name}” (did you mean “${close}”?)` : `“${name}”`
}

/** Names in a sentence: "A", "A and B", "A, B and C"; "none" where there are none. */
export const listed = (...names: Parameters<typeof inSentence>): string => inSentence(...names) || 'none'

/** Names that stand more than once, each given once. */
export const repeated = (names: readonly string[]): string[] => {
  const keys = names.map(keyOf)
  return names.filter((_, i) => keys.indexOf(keys[i]!) === i && keys.lastIndexOf(keys[i]!) !== i)
}
