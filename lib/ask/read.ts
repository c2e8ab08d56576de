/** Reads one sentence for one checker: chips, open choices, what was spoken of and not understood. Never guesses. */

import type { RawFacts } from '../kernel/facts.ts'
import { parseFacts, segmentsOf } from '../kernel/parse.ts'
import type { Claim, Scene, SceneTools, Token } from '../kernel/sayings.ts'
import { isStop } from '../search/words.ts'
import { counted, either, type Found, foundBy } from './found.ts'
import type { Lexicon } from './lexicon.ts'
import type { Mender } from './mend.ts'
import { agree, resolve } from './rivals.ts'
import { toolsFor } from './scene.ts'
import { isFirm, tokensOf } from './tokens.ts'
import type { Chip, OpenChoice, Reading } from './types.ts'

const rangeOf = (tokens: readonly Token[], places: readonly number[]): [number, number] => [
  tokens[Math.min(...places)]!.start,
  tokens[Math.max(...places)]!.end,
]

/** The words of a sentence, for every checker that may read it. */
export const hear = (typed: string, mend?: Mender): SceneTools => toolsFor(tokensOf(typed, mend), typed)

/** Reads a sentence. Out: what was understood, each with its words; nothing is filled that has no chip. */
export function readSentence(
  lexicon: Lexicon,
  typed: string,
  scene?: Scene,
  mend?: Mender,
  tools: SceneTools = hear(typed, mend),
): Reading {
  const { tokens } = tools
  const claims = scene?.(tools) ?? []
  const fromScene = claims.map(foundInScene)
  const fromPhrases = lexicon.book.matches(tokens).flatMap((match) => foundBy(tokens, match, lexicon, typed) ?? [])
  fromPhrases.push(...counted(tokens, fromPhrases, lexicon))
  const scenePlaces = new Set(fromScene.flatMap(({ places }) => places))
  const free = fromPhrases.filter(({ places }) => !places.some((place) => scenePlaces.has(place)))
  const { taken, rivals } = resolve(either(tokens, free))
  const { kept, clashes } = agree(taken)
  const unsure = new Set<string>()
  const chips: Chip[] = []
  let facts: RawFacts = {}
  const chipOf = (path: string, value: unknown, { places, says }: Pick<Found, 'places' | 'says'>): Chip => {
    const from = rangeOf(tokens, places)
    return { path, value, from, said: typed.slice(...from), ...(says ? { says } : {}) }
  }
  const put = (path: string, value: unknown, found: Found) => {
    const segments = segmentsOf(path)
    const next = placed(facts, segments, value) as RawFacts
    const top = String(segments[0])
    // another edition asks for it
    if (!(top in lexicon.specs)) return
    if ('issues' in parseFacts(lexicon.specs, { [top]: next[top] })) {
      unsure.add(path)
      return
    }
    facts = next
    chips.push(chipOf(path, value, found))
  }
  const told = inOrder(fromScene).filter(({ value }) => value !== undefined)
  // One look at the whole scene; only where something of it does not fit is it taken bit by bit.
  const whole = told.reduce((value, one) => placed(value, segmentsOf(one.path), one.value) as RawFacts, facts)
  if ('issues' in parseFacts(lexicon.specs, whole)) for (const one of told) put(one.path, one.value, one)
  else {
    facts = whole
    for (const one of told) chips.push(chipOf(one.path, one.value, one))
  }
  for (const { path, value } of fromScene) if (value === undefined && path) unsure.add(path)
  // what was read as a whole is surer than one phrase, and what is in doubt there is in doubt
  const settled = new Set(fromScene.map(({ path }) => path))
  for (const one of kept) {
    if (settled.has(one.path)) continue
    if (one.doubtful) unsure.add(one.path)
    else if (one.fact?.kind === 'list') {
      const before = (facts[one.path] as unknown[] | undefined) ?? []
      if (!before.includes(one.value)) put(`${one.path}[${before.length}]`, one.value, one)
    } else put(one.path, one.value, one)
  }
  for (const one of kept)
    for (const [path, value] of Object.entries(one.sets ?? {}))
      if (facts[path] === undefined && lexicon.specs[path]) put(path, value, one)
      else if (lexicon.specs[path] && facts[path] !== value && facts[one.path] === one.value) {
        // "a Fighter at the Orbital Hangar": what it implies was said otherwise, so it was not meant
        const { [one.path]: _, ...others } = facts
        facts = others
        chips.splice(
          chips.findIndex((chip) => chip.path === one.path),
          1,
        )
        unsure.add(one.path)
      }
  const filled = new Set(chips.map(({ path }) => path))
  const open = [...rivals, ...clashes].flatMap((group) => openOf(tokens, typed, group, filled))
  for (const { paths } of open) for (const path of paths) unsure.add(path)
  // "standard, 800 points": a choice said again was understood, too
  const again = taken.filter(
    (one) => one.fact?.kind === 'choice' && kept.some(({ path, value }) => path === one.path && value === one.value),
  )
  const used = new Set(
    [...fromScene.filter(({ isUnread }) => !isUnread), ...kept, ...again, ...rivals.flat(), ...clashes.flat()].flatMap(
      ({ places }) => places,
    ),
  )
  const unread = unreadOf(tokens, used, lexicon.idle)
  for (const [i, token] of tokens.entries())
    if (!used.has(i) && !isStop(token.plain) && !lexicon.idle.has(token.word))
      // one word of its label is no sign that what is hardly ever told was spoken of
      for (const path of lexicon.topics.get(token.word) ?? []) if (!lexicon.specs[path]?.optional) unsure.add(path)
  for (const path of filled) unsure.delete(path)
  for (const path of unsure)
    if ([...filled].some((chip) => chip.startsWith(`${path}[`) || chip.startsWith(`${path}.`))) unsure.delete(path)
  return { chips: chips.sort((a, b) => a.from[0] - b.from[0]), facts, open, unsure: [...unsure], unread }
}

/** The facts with a value at a path; lists on the way are made. */
function placed(value: unknown, [head, ...rest]: readonly (string | number)[], filled: unknown): unknown {
  if (head === undefined) return filled
  const copy =
    Array.isArray(value) || typeof head === 'number' ? [...((value as unknown[]) ?? [])] : { ...(value as object) }
  ;(copy as Record<string | number, unknown>)[head] = placed(
    (value as Record<string | number, unknown>)?.[head],
    rest,
    filled,
  )
  return copy
}

/** Lines of a list one after the other, whatever order they were found in. */
const inOrder = (found: readonly Found[]): Found[] => {
  const place = ({ path }: Found) => Number(/\[(\d+)\]/.exec(path)?.[1] ?? -1)
  return [...found].sort((a, b) => place(a) - place(b))
}

const foundInScene = ({ path, value, from, to, says, isUnread }: Claim): Found & Pick<Claim, 'isUnread'> => ({
  path,
  value,
  ...(says ? { says } : {}),
  ...(isUnread ? { isUnread } : {}),
  places: Array.from({ length: to - from + 1 }, (_, i) => from + i),
  weight: 99,
})

function openOf(
  tokens: readonly Token[],
  typed: string,
  group: readonly Found[],
  filled: ReadonlySet<string>,
): OpenChoice[] {
  const choices = group.filter(({ path, doubtful }) => !filled.has(path) && !doubtful)
  const [first] = choices
  if (!first) return []
  const from = rangeOf(tokens, first.places)
  const paths = [...new Set(choices.map(({ path }) => path))]
  return [{ said: typed.slice(...from), from, choices: choices.map(({ path, value }) => ({ path, value })), paths }]
}

/** Words of the question itself say nothing about the table. */
const IDLE = new Set(
  'legal allowed ok okay possible check rule turn go goes went fly flies flew flying sits sitting sat stands play player game try through into past along across onto over via only now right surely anyway well another mate lol said think thinks reckon reckons insist insists argue argued here nah enough way'.split(
    ' ',
  ),
)

function unreadOf(tokens: readonly Token[], used: ReadonlySet<number>, idle: ReadonlySet<string>): [number, number][] {
  const spans: [number, number, number][] = []
  tokens.forEach((token, i) => {
    if (
      used.has(i) ||
      isStop(token.plain) ||
      IDLE.has(token.plain) ||
      idle.has(token.word) ||
      (token.number !== undefined && !isFirm(token))
    )
      return
    const last = spans.at(-1)
    if (last && last[2] === i - 1) spans.splice(-1, 1, [last[0], token.end, i])
    else spans.push([token.start, token.end, i])
  })
  return spans.map(([start, end]) => [start, end])
}
