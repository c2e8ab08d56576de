import { describe, expect, it } from 'vitest'
import { adjudicate, adjudicateInSteps, type Request } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { Checker } from '../../lib/kernel/checker.ts'
import { domainOf } from '../../lib/kernel/domains.ts'
import { factsOfEdition } from '../../lib/kernel/edition-facts.ts'
import type { Fact, RawFacts } from '../../lib/kernel/facts.ts'
import { withValue } from '../../lib/kernel/gaps.ts'
import { factAt, isPathOf, parseFacts, segmentsOf } from '../../lib/kernel/parse.ts'
import { patternOf } from '../../lib/kernel/presumption.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { isSampled, share } from '../brute-force/sample.ts'
import { chosen } from './chosen.ts'
import { decidedOf } from './decided.ts'

/** A case as it is judged, in the spelling of its checker. */
interface Told {
  title: string
  request: Request
  edition: string
  facts: RawFacts
  full: Ruling
}

const all = chosen.flatMap((pack) =>
  pack.checkers.map((checker) => ({ pack, checker, name: `${pack.id}/${checker.id}` })),
)

/** Every scenario and numbered case of a checker that is judged, each once. */
function casesOf({ pack, checker, name }: (typeof all)[number]): Told[] {
  const names = [checker.id, name, ...checker.aliases]
  const cases = [...checker.scenarios, ...pack.cases.filter((one) => names.includes(one.checker))]
  const seen = new Set<string>()
  return cases.flatMap(({ title, edition, readings, facts }): Told[] => {
    const key = JSON.stringify([edition, readings, facts])
    if (seen.has(key)) return []
    seen.add(key)
    return decidedOf(pack, name, { edition, readings, facts }).map(({ sent, full, facts: read }) => ({
      title,
      request: { ...sent, edition: full.edition },
      edition: full.edition,
      facts: read,
      full,
    }))
  })
}

/** Every place of a pattern in these facts: `systems[].tokens` stands at `systems[0].tokens` and on. */
function placesOf(facts: RawFacts, pattern: string): string[] {
  let places: { at: unknown; path: string }[] = [{ at: facts, path: '' }]
  for (const part of pattern.split('.')) {
    const key = part.replace('[]', '')
    places = places.flatMap(({ at, path }) => {
      const value = (at as RawFacts | undefined)?.[key]
      const there = path ? `${path}.${key}` : key
      if (value === undefined) return []
      if (part === key) return [{ at: value, path: there }]
      return (value as unknown[]).map((item, i) => ({ at: item, path: `${there}[${i}]` }))
    })
  }
  return places.map(({ path }) => path)
}

const without = (facts: RawFacts, path: string): RawFacts =>
  JSON.parse(JSON.stringify(withValue(facts, segmentsOf(path), undefined)))

const essence = ({ verdict, answer }: Pick<Ruling, 'verdict' | 'answer'>, hasAnswer: boolean) =>
  JSON.stringify([verdict, hasAnswer || verdict === 'answered' ? answer?.value : undefined])

type Forgotten = 'decided' | 'same' | 'asked' | 'named' | 'said' | 'LOST'

/** Judges until the presumed ruling is one that pleases: what would turn it is then not looked for. */
function judgeUntil(request: Request, pleases: (ruling: Ruling) => boolean): ReturnType<typeof adjudicate> {
  const steps = adjudicateInSteps(games, request)
  let step = steps.next()
  while (!step.done) {
    if (step.value?.presumed && pleases(step.value)) return step.value
    step = steps.next()
  }
  return step.value
}

/** What becomes of a forgotten fact. */
function forget(checker: Checker, told: Told, path: string): Forgotten {
  const isSame = ({ verdict, presumed }: Ruling): boolean => {
    const hasAnswer = verdict !== 'undetermined' && told.full.answer !== undefined
    return presumed !== undefined && essence(presumed, hasAnswer) === essence(told.full, hasAnswer)
  }
  const ruling = judgeUntil({ ...told.request, facts: without(told.facts, path) }, isSame)
  if ('error' in ruling || (!ruling.presumed && ruling.verdict !== 'undetermined')) return 'decided'
  const { presumed } = ruling
  // Without a presumed verdict nothing was decided for the asker, and what it takes is asked.
  if (!presumed) return ruling.asks?.length ? 'asked' : 'LOST'
  if (isSame(ruling)) return 'same'
  if (presumed.unless.some((turn) => turn.path === path || turn.with === path || turn.paths?.includes(path)))
    return 'named'
  const taken = presumed.taken.find((one) => one.path === path)
  const isOwnChoice = checker.presumes?.[patternOf(path)]?.chosen && presumed.verdict !== 'illegal'
  return taken && (taken.as !== 'usual' || isOwnChoice) ? 'said' : 'LOST'
}

const lines: number[] = []

/** Cases a test: on a slow machine something ends every few seconds, so that what hangs can be told from what takes time. */
const PART = 20
const partsOf = (told: readonly Told[]): [part: string, some: Told[]][] =>
  Array.from({ length: Math.ceil(told.length / PART) }, (_, i) => [
    `from case ${i * PART + 1}`,
    told.slice(i * PART, (i + 1) * PART),
  ])

describe.each(all.map((one) => [one.name, one] as const))('%s', (_name, one) => {
  const { checker } = one
  const told = casesOf(one)
  const table = checker.presumes ?? {}

  it('has a table, even if nothing in it is usual', () => {
    expect(checker.presumes).toBeDefined()
    for (const path of checker.opens ?? []) expect(isPathOf(checker.facts, path), path).toBe(true)
  })

  it('presumes facts it has, by values they can take', () => {
    for (const [pattern, { value, as, tries }] of Object.entries(table)) {
      const segments = segmentsOf(pattern.replaceAll('[]', '[0]'))
      const fact = factAt(checker.facts, segments)
      expect(fact, pattern).toBeDefined()
      const canTry = as !== 'usual' || tries || domainOf(fact as Fact, {}) || fact?.kind === 'name'
      expect(canTry, `${pattern} is usual, and its other values cannot be listed`).toBeTruthy()
      if (typeof value === 'function') continue
      const parsed = parseFacts({ value: fact as Fact }, { value })
      expect('issues' in parsed ? parsed.issues : [], pattern).toEqual([])
    }
  })

  it.each(partsOf(told))('loses nothing it forgets: the same verdict, or asked, or named (%s)', (_part, some) => {
    const lost: string[] = []
    for (const [row, one] of some.entries()) {
      const specs = factsOfEdition(checker.facts, one.edition)
      const places = Object.keys(table).flatMap((pattern) => placesOf(one.facts, pattern))
      for (const [column, path] of places.entries()) {
        if (!specs[String(segmentsOf(path)[0])] || !isSampled(row, column)) continue
        if (forget(checker, one, path) === 'LOST') lost.push(`${one.title}: ${path}`)
      }
    }
    expect(lost).toEqual([])
  })

  it.each(partsOf(told))('fills in what goes together, and says all of it (%s)', (_part, some) => {
    for (const [row, { title, request, facts }] of some.entries()) {
      if (!isSampled(row, 0)) continue
      const bare = Object.keys(table)
        .filter((pattern) => !pattern.includes('.'))
        .reduce<RawFacts>((rest, key) => without(rest, key), facts)
      const ruling = adjudicate(games, { ...request, facts: bare })
      if ('error' in ruling || !ruling.presumed) continue
      const { presumed } = ruling
      lines.push(presumed.unless.length)
      const filled = presumed.taken.reduce((next, { path, value }) => withValue(next, segmentsOf(path), value), bare)
      const whole = adjudicate(games, { ...request, facts: filled, presume: false })
      expect('error' in whole ? whole.error.message : whole.verdict, title).toBe(presumed.verdict)
      for (const { path } of presumed.taken) expect(placesOf(bare, patternOf(path)), path).not.toContain(path)
    }
  })
})

it.skipIf(process.env.GAME)('needs no more than three lines to say what would turn a verdict, in 98 of 100', () => {
  const short = lines.filter((count) => count <= 3).length
  expect(lines.length).toBeGreaterThan(500 * share)
  expect(short / lines.length).toBeGreaterThanOrEqual(0.98)
})
