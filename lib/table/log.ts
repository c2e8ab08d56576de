/** The rulings a table has kept: one record each, read strictly, found again, and told as Markdown or JSON. */
import * as z from 'zod/mini'
import type { RawFacts } from '../kernel/facts.ts'
import type { Made } from '../kernel/ruling.ts'
import { VERDICTS } from '../kernel/verdict.ts'

/** One ruling as it is kept; what is shown later stands in it, so that it can be read whatever the rules become. */
export interface KeptRuling {
  id: string
  /** When it was made, ISO 8601, UTC. */
  time: string
  game: string
  /** Id of the checker in its game. */
  checker: string
  /** "Star Commander". */
  title: string
  /** "Can I build this here?" */
  question: string
  edition: string
  /** "February 2022 · reading A of …". */
  table: string
  readings: Readonly<Record<string, string>>
  facts: RawFacts
  unsure: readonly string[]
  /** Each fact as it was said: "Kind of system: capital". */
  told: readonly string[]
  /** Query string that opens the case again, with its question mark. */
  query: string
  /** The verdict that stands: the presumed one where facts were missing. */
  verdict: (typeof VERDICTS)[number]
  /** The verdict as it was shown: "NOT LEGAL", "9". */
  word: string
  /** The answer as JSON, where there is one; it tells two answers apart. */
  answer?: string
  /** True where facts were missing and the usual was taken. */
  isPresumed: boolean
  summary: string
  sentence: string
  /** The clauses that decided, with their words at the time. */
  deciding: readonly { id: string; label: string; text: string }[]
  /** The two claims and whose stood, where it was a disagreement. */
  claims?: string
  made: Made
}

const text = (most: number) => z.string().check(z.maxLength(most))
const entry = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  time: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)),
  game: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  checker: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  title: text(200),
  question: text(400),
  edition: text(80),
  table: text(2000),
  readings: z.record(text(80), text(80)),
  facts: z.record(text(80), z.unknown()),
  unsure: z.array(text(200)).check(z.maxLength(200)),
  told: z.array(text(2000)).check(z.maxLength(200)),
  query: z.string().check(z.maxLength(20_000), z.regex(/^$|^\?/)),
  verdict: z.enum(VERDICTS),
  word: text(400),
  answer: z.optional(text(20_000)),
  isPresumed: z.boolean(),
  summary: text(4000),
  sentence: text(8000),
  deciding: z.array(z.object({ id: text(120), label: text(200), text: text(8000) })).check(z.maxLength(60)),
  claims: z.optional(text(1000)),
  made: z.object({ program: text(40), rules: text(80) }),
})

const KIND = 'lawspeaker-rulings'
/** More rulings than a file is read for. */
const MOST = 10_000

/** The log as the text of a file that can be imported again. */
export const writeLog = (kept: readonly KeptRuling[]): string =>
  `${JSON.stringify({ kind: KIND, version: 1, rulings: kept }, null, 1)}\n`

/** Reads a file of rulings. Out: those that can be read and how many cannot, or what is wrong and how to mend it. */
export function readLog(file: string): { kept: KeptRuling[]; unread: number } | { problem: string } {
  let value: unknown
  try {
    value = JSON.parse(file)
  } catch {
    return {
      problem: 'This is not a log: the file is not JSON. Choose a file that “Export as JSON” made on this page.',
    }
  }
  const list = (value as { kind?: unknown; rulings?: unknown } | null) ?? {}
  if (list.kind !== KIND || !Array.isArray(list.rulings))
    return { problem: 'This file holds no rulings. Choose a file that “Export as JSON” made on this page.' }
  if (list.rulings.length > MOST)
    return { problem: `This file holds more than ${MOST} rulings. Split it, and import the parts.` }
  const kept = list.rulings.flatMap((one) => {
    const read = entry.safeParse(one)
    return read.success ? [read.data as KeptRuling] : []
  })
  return { kept, unread: list.rulings.length - kept.length }
}

/** Newest first. */
export const newestFirst = (kept: readonly KeptRuling[]): KeptRuling[] =>
  kept.toSorted((one, other) => (one.time < other.time ? 1 : one.time > other.time ? -1 : 0))

/** What a log is searched for. */
export interface Wanted {
  /** Words that must all be in it, in any order; case does not matter. */
  words?: string
  game?: string
  verdict?: string
}

/** The rulings somebody looks for. */
export function filtered(kept: readonly KeptRuling[], { words = '', game, verdict }: Wanted): KeptRuling[] {
  const all = words.toLowerCase().split(/\s+/).filter(Boolean)
  return kept.filter((one) => {
    if ((game && one.game !== game) || (verdict && one.verdict !== verdict)) return false
    const hay = [one.title, one.question, one.table, one.word, one.summary, ...one.told, one.claims ?? '']
      .concat(one.deciding.map(({ label }) => label))
      .join(' ')
      .toLowerCase()
    return all.every((word) => hay.includes(word))
  })
}

/** Signs Markdown would take as its own. */
const plain = (words: string): string => words.replace(/[\\`*_[\]<>#|]/g, (sign) => `\\${sign}`)

/** The log to read or to post. `linkOf` gives the whole address of a ruling. */
export function toMarkdown(kept: readonly KeptRuling[], linkOf: (one: KeptRuling) => string): string {
  const one = (ruling: KeptRuling): string[] => [
    `## ${plain(ruling.question)} ${plain(ruling.word)}`,
    '',
    `${ruling.time.slice(0, 16).replace('T', ' ')} UTC · ${plain(ruling.title)} · ${plain(ruling.table)}`,
    '',
    ...(ruling.summary ? [plain(ruling.summary), ''] : []),
    ...(ruling.claims ? [plain(ruling.claims), ''] : []),
    ...ruling.told.map((fact) => `- ${plain(fact)}`),
    ...(ruling.told.length ? [''] : []),
    ...ruling.deciding.flatMap(({ label, text: words }) => [`> **${plain(label)}** ${plain(words)}`, '']),
    `[Open this ruling](${linkOf(ruling)}) · made with version ${plain(ruling.made.program)}, rules ${plain(ruling.made.rules)}`,
    '',
  ]
  return [`# Rulings of our table`, '', ...kept.flatMap(one)].join('\n')
}

/** True where a ruling was made with other rules than these. */
export const isOlder = ({ made }: Pick<KeptRuling, 'made'>, now: Made): boolean => made.rules !== now.rules

/** True where the same case comes out differently now: another verdict, another answer, or other words of it. */
export const comesOutDifferently = (
  before: Pick<KeptRuling, 'verdict' | 'answer'>,
  now: Pick<KeptRuling, 'verdict' | 'answer'>,
): boolean => before.verdict !== now.verdict || before.answer !== now.answer
