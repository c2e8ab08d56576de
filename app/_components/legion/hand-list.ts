import { handPipsOf, prepare } from '../../../lib/games/legion/command-hand/cards'
import { cardNamed, characterNamed, titleOf } from '../../../lib/games/legion/names'
import type { RawFacts } from '../../../lib/kernel/facts'
import { shownOnly } from '../../../lib/outside'

/** The checker takes no longer names and no larger hand. */
const NAME_LIMIT = 60
export const HAND_LIMIT = 40
/** No hand written out is longer. */
const TEXT_LIMIT = 2000
/** Commas a title may have inside, and one more. */
const PARTS_OF_A_TITLE = 4

/** What a pasted text holds, or why it is no hand. Unknown names are kept as they were typed. */
export interface Pasted {
  cards: string[]
  characters: string[]
  problem?: string
}

const NOTHING: Pasted = { cards: [], characters: [] }

const BULLET = /^[\s•·*●○▪‣>|+?–—-]+/u
const NUMBERING = /^\d{1,2}[.)]\s+/
const TIMES = /^(\d)\s*[x×]\s+/iu
const TAIL = /\s*(?:\([^)]*\)|\[[^\]]*\]|[•●]+|[-–—:]?\s*\d\s*pips?)\s*$/iu

const bare = (text: string): string => {
  const cut = text
    .replace(BULLET, '')
    .replace(NUMBERING, '')
    .replace(BULLET, '')
    .replace(/^["“”']+|["“”]+$/gu, '')
  return cut.replace(TAIL, '').replace(TAIL, '').trim()
}
const isKnown = (text: string): boolean => Boolean(cardNamed(text) ?? characterNamed(text))

/** The names in one line: the longest run of its parts that is a name goes first, for titles with commas. */
function namesIn(line: string): string[] {
  if (!line || /:$/.test(line)) return []
  if (isKnown(line)) return [line]
  const label = /^[^,;]{1,30}:\s+(.+)$/.exec(line)
  if (label?.[1]) return namesIn(bare(label[1]))
  const parts = line.split(/[,;]/).map(bare).filter(Boolean)
  const names: string[] = []
  for (let i = 0; i < parts.length; ) {
    const most = Math.min(parts.length - i, PARTS_OF_A_TITLE)
    const ends = Array.from({ length: most }, (_, k) => i + most - k)
    const end = ends.find((to) => isKnown(parts.slice(i, to).join(' '))) ?? i + 1
    names.push(parts.slice(i, end).join(', '))
    i = end
  }
  return names
}

/** Reads a pasted hand: one name a line or commas between them, in any spelling; characters are told from cards. */
export function readPasted(text: string): Pasted {
  if (text.length > TEXT_LIMIT)
    return { ...NOTHING, problem: 'This text is too long for a hand. Paste the names only.' }
  const cards: string[] = []
  const characters: string[] = []
  for (const raw of text.split(/[\r\n]+/)) {
    const line = shownOnly(raw.replace(/\s+/g, ' ')).trim().replace(BULLET, '')
    const times = Number(TIMES.exec(line)?.[1] ?? 1)
    for (const name of namesIn(bare(line.replace(TIMES, '')))) {
      const character = cardNamed(name) ? undefined : characterNamed(name)
      if (character) characters.push(character.name)
      else cards.push(...Array.from({ length: times }, () => titleOf(name)))
    }
  }
  const long = cards.find((name) => name.length > NAME_LIMIT)
  if (long) return { ...NOTHING, problem: `“${long.slice(0, 30)}…” is too long for a name. One name a line.` }
  if (cards.length > HAND_LIMIT) return { ...NOTHING, problem: tooMany(cards.length) }
  return { cards, characters: [...new Set(characters)] }
}

export const tooMany = (found: number): string => `These are ${found} cards; a hand here has at most ${HAND_LIMIT}.`

/** A card of the hand with its place there. */
export interface Held {
  name: string
  at: number
}

/** The hand by the pips its cards count with; what is not known stands apart. */
export function groupHand(facts: RawFacts): ReadonlyMap<number | undefined, Held[]> {
  const { given } = prepare(facts) as { given: Parameters<typeof handPipsOf>[1] }
  const hand = handOf(facts).map((name, at) => ({ name, at }))
  const groups = new Map<number | undefined, Held[]>()
  for (const held of hand) {
    const pips = handPipsOf(held.name, given)
    groups.set(pips, [...(groups.get(pips) ?? []), held])
  }
  return groups
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
