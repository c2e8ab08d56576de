/** What an independent judge, written from the fact sheet alone, says of a complete case. */
import { adjudicate } from '../../../lib/adjudicate.ts'
import type { GamePack } from '../../../lib/kernel/pack.ts'
import type { Ruling } from '../../../lib/kernel/ruling.ts'
import { plain } from '../plain.ts'
import { Random } from './random.ts'

export type Facts = Record<string, unknown>
export type Reads = (ref: string) => string

export interface Opinion {
  verdict: 'legal' | 'illegal' | 'answered'
  /** The deciding clause that leads, where the sheet names one. */
  headline?: string
  /** Everything that forbids it, the headline first. */
  failures?: readonly string[]
  /** Something that stands for the answer; compared with `answerOf` of the ruling. */
  answer?: unknown
}

export interface Judge<F extends Facts> {
  checker: string
  /** A random complete case that could be on a table. */
  deal: (random: Random, edition: string) => F
  judge: (facts: F, edition: string, reads: Reads) => Opinion
  /** Points the sheet calls unclear, with their readings, per edition. */
  unclear: Record<string, Record<string, readonly string[]>>
  /** Points the sheet answers by reading A; other readings are played now and then. */
  settled: Record<string, Record<string, readonly string[]>>
  /** The ruling's answer in the judge's terms. */
  answerOf?: (ruling: Ruling) => unknown
}

const AMBIGUITY = 'starcom:ambiguity.'

/** Every combination of readings of these points. */
function combinations(points: readonly (readonly [string, readonly string[]])[]): Record<string, string>[] {
  return points.reduce<Record<string, string>[]>(
    (all, [ref, readings]) => all.flatMap((one) => readings.map((reading) => ({ ...one, [ref]: reading }))),
    [{}],
  )
}

/** The opinion with the table's readings, or disputed where an unclear point decides. */
function opinionOn<F extends Facts>(judge: Judge<F>, facts: F, edition: string, fixed: Record<string, string>) {
  const open = Object.entries(judge.unclear[edition] ?? {}).filter(([ref]) => !fixed[ref])
  const under = (chosen: Record<string, string>) =>
    judge.judge(facts, edition, (ref) => chosen[ref] ?? fixed[ref] ?? 'A')
  const first = under({})
  const essence = ({ verdict, answer }: Opinion) => JSON.stringify([verdict, verdict === 'illegal' ? null : answer])
  const disputed = combinations(open).some((chosen) => essence(under(chosen)) !== essence(first))
  return disputed ? { verdict: 'disputed' as const } : first
}

/** Readings a table might have settled: mostly none. */
function fixedReadings<F extends Facts>(judge: Judge<F>, random: Random, edition: string): Record<string, string> {
  if (random.chance(0.7)) return {}
  const points = Object.entries({ ...judge.unclear[edition], ...judge.settled[edition] })
  return Object.fromEntries(
    points.filter(() => random.chance(0.4)).map(([ref, readings]) => [ref, random.of(readings)]),
  )
}

const full = (readings: Record<string, string>) =>
  Object.fromEntries(Object.entries(readings).map(([ref, id]) => [AMBIGUITY + ref, id]))

export interface Comparison {
  compared: number
  /** How often each verdict came up. */
  verdicts: Record<string, number>
  disagreements: { facts: Facts; readings: Record<string, string>; expected: unknown; got: unknown }[]
}

/** Deals this many cases and compares the judge with the front door. */
export function compare<F extends Facts>(
  pack: GamePack,
  judge: Judge<F>,
  edition: string,
  cases: number,
  seed: number,
): Comparison {
  const quick = plain(pack)
  const random = new Random(seed)
  const result: Comparison = { compared: 0, verdicts: {}, disagreements: [] }
  for (let i = 0; i < cases; i++) {
    const facts = judge.deal(random, edition)
    const readings = fixedReadings(judge, random, edition)
    const expected = opinionOn(judge, facts, edition, readings)
    const ruling = adjudicate([quick], {
      checker: judge.checker,
      edition,
      facts,
      readings: full(readings),
      presume: false,
    })
    result.compared++
    if ('error' in ruling) {
      result.disagreements.push({ facts, readings, expected, got: ruling.error.message })
      continue
    }
    result.verdicts[ruling.verdict] = (result.verdicts[ruling.verdict] ?? 0) + 1
    const got: Record<string, unknown> = { verdict: ruling.verdict, headline: ruling.deciding[0] }
    const wanted: Record<string, unknown> = { verdict: expected.verdict, headline: got.headline }
    if ('headline' in expected && expected.headline) {
      wanted.headline = `starcom:${expected.headline}`
      // Of several clauses that decide, the one that matters most leads: any of them is right.
      const failures = (expected as Opinion).failures?.map((clause) => `starcom:${clause}`) ?? []
      const leads = ruling.deciding[0] ?? ''
      if (ruling.deciding.includes(String(wanted.headline)) || failures.includes(leads)) got.headline = wanted.headline
    }
    if (judge.answerOf && expected.verdict !== 'disputed' && expected.verdict !== 'illegal') {
      got.answer = judge.answerOf(ruling)
      wanted.answer = (expected as Opinion).answer
    }
    if (JSON.stringify(got) !== JSON.stringify(wanted))
      result.disagreements.push({ facts, readings, expected: wanted, got })
  }
  return result
}
