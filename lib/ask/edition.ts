/** The edition a sentence names: "in the February rules", "feb rules". */
import type { Checker } from '../kernel/checker.ts'
import { factsOfEdition } from '../kernel/edition-facts.ts'
import { misfitsOf } from '../kernel/misfits.ts'
import type { Edition } from '../kernel/pack.ts'
import { factAt, segmentsOf } from '../kernel/parse.ts'
import type { NamedEdition, Reading } from './types.ts'

/** "February 2022 rules", "the old rules": words that go with it. */
const BESIDE = String.raw`(?:\s+(?:\d{4}|rules?|edition|version|print(?:ing)?|(?:rule)?book|game)\b)`

/** In: the editions of the games it may be asked of, the newest first. Out: nothing where none is named, or more than one. */
export function editionNamed(editions: readonly Edition[], typed: string): NamedEdition | undefined {
  const named = editions.flatMap(({ id, title }, at): NamedEdition[] => {
    const [month = ''] = title.split(' ')
    const ways = `(?:${month}|${month.slice(0, 3)})\\b${BESIDE}*|${at ? 'old' : 'new'}(?:er|est)?${BESIDE}+`
    const found = new RegExp(`\\b(?:${ways})`, 'i').exec(typed)
    const [said] = found ?? ['']
    return found ? [{ edition: id, from: [found.index, found.index + said.length], said }] : []
  })
  return named.length > 1 ? undefined : named[0]
}

/** The one other edition in which what was said can be, with the words that can be in no other: a card only it has. */
export function editionShown(checker: Checker, { facts, chips }: Reading, edition: string): NamedEdition | undefined {
  const oddIn = (one: string) => misfitsOf(checker, factsOfEdition(checker.facts, one), facts, one)
  // A number that contradicts a card says nothing of the edition.
  const isCard = (path: string) => factAt(checker.facts, segmentsOf(path))?.kind === 'choice'
  const odd = oddIn(edition).flatMap(({ issue }) => (isCard(issue.path) ? [issue.path] : []))
  const chip = chips.find(({ path }) => odd.some((one) => one === path || one.startsWith(`${path}.`)))
  const [only, ...more] = chip ? checker.editions.filter((one) => one !== edition && !oddIn(one).length) : []
  return chip && only && !more.length ? { edition: only, from: chip.from, said: chip.said } : undefined
}

/** The reading with the edition it names: those words were understood. */
export function withNamed(reading: Reading, typed: string, named: NamedEdition): Reading {
  const [start, end] = named.from
  const left = reading.unread.flatMap(([a, b]) => [
    [a, Math.min(b, start)],
    [Math.max(a, end), b],
  ])
  return { ...reading, named, unread: left.flatMap(([a = 0, b = 0]) => trimmed(typed, a, b)) }
}

/** The stretch from its first to its last letter; nothing where it has none. */
function trimmed(typed: string, start: number, end: number): [number, number][] {
  const words = /[\p{L}\p{N}](.*[\p{L}\p{N}])?/su.exec(typed.slice(start, Math.max(start, end)))
  return words ? [[start + words.index, start + words.index + words[0].length]] : []
}
