/**
 * What is not told may leave a case open; it never settles it another way. From every settled public case facts are
 * taken away at random, at any depth; what is left gets the same ruling or an open one.
 * `DROPS=20000 npx vitest run tests/contracts/dropped.test.ts` draws as many as SECURITY.md speaks of.
 */
import { expect, it } from 'vitest'
import { adjudicate, type Refusal } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { FactSpecs, RawFacts } from '../../lib/kernel/facts.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { plain } from '../brute-force/plain.ts'
import { chosen } from './chosen.ts'
import { leftOf, mayGo } from './left-out.ts'

const DRAWS = Number(process.env.DROPS ?? 600)
const SEED = Number(process.env.DROPS_SEED ?? 20_261_122)
/** Most facts taken away in one draw. */
const MOST = 20

interface Told {
  name: string
  checker: string
  specs: FactSpecs
  facts: RawFacts
  edition?: string | undefined
  readings?: Readonly<Record<string, string>> | undefined
}

const told: Told[] = chosen.flatMap((pack) =>
  pack.checkers.flatMap((checker) => {
    const common = { checker: `${pack.id}/${checker.id}`, specs: checker.facts }
    const cases = pack.cases.filter((one) => one.checker === checker.id)
    return [
      ...cases.map(({ id, facts, edition, readings }) => ({ ...common, name: id, facts, edition, readings })),
      ...checker.scenarios.map(({ title, facts, edition, readings }) => ({
        ...common,
        name: `${common.checker}: ${title}`,
        facts,
        edition,
        readings,
      })),
    ]
  }),
)

function dice(seed: number): (size: number) => number {
  let state = (seed % 2147483646) + 1
  return (size) => {
    state = (state * 48271) % 2147483647
    return state % size
  }
}

const quick = games.map(plain)
/** The ruling without remedies. */
const ask = ({ checker, edition, readings }: Told, facts: RawFacts): Ruling | Refusal =>
  adjudicate(quick, {
    checker,
    facts,
    presume: false,
    ...(edition ? { edition } : {}),
    ...(readings ? { readings } : {}),
  })

const isSettled = (ruling: Ruling | Refusal): ruling is Ruling =>
  'verdict' in ruling && ruling.verdict !== 'undetermined'

/** Verdict and answer; an illegal case has no answer that could differ. */
const gist = ({ verdict, answer }: Ruling) => JSON.stringify([verdict, verdict === 'illegal' ? 0 : answer?.value])
const conflict = (less: Ruling, whole: Ruling) =>
  whole.readings
    ? less.verdict !== 'disputed' && !isLeftOpen(less, whole.readings)
    : less.verdict !== whole.verdict || (less.answer && whole.answer ? gist(less) !== gist(whole) : false)
/** Where the readings part over the answer alone, it may be what waits. */
const isLeftOpen = ({ verdict, answer }: Ruling, readings: NonNullable<Ruling['readings']>) =>
  !answer && readings.every((one) => one.verdict === verdict)

it(`says nothing else of a settled case with facts taken away (${DRAWS} draws, seed ${SEED})`, () => {
  const roll = dice(SEED)
  const wholes = new Map<Told, Ruling | Refusal>()
  /** A settled case; a case is judged when it is first drawn. */
  const draw = (): Told & { whole: Ruling } => {
    for (;;) {
      const one = told[roll(told.length)]!
      const whole = wholes.get(one) ?? ask(one, one.facts)
      wholes.set(one, whole)
      if (isSettled(whole)) return { ...one, whole }
    }
  }
  const broken: string[] = []
  for (let n = 0; n < DRAWS; n++) {
    const one = draw()
    const paths = mayGo(one.specs, one.facts)
    if (!paths.length) continue
    const gone = Array.from({ length: 1 + roll(Math.min(MOST, paths.length)) }, () => paths[roll(paths.length)]!)
    const less = leftOf(one.facts, gone)
    const ruling = ask(one, less)
    if (isSettled(ruling) && conflict(ruling, one.whole))
      broken.push(
        `${one.name} without ${gone.map((path) => path.join('.')).join(', ')}: ${gist(one.whole)} became ${gist(ruling)}`,
      )
  }
  expect(broken).toEqual([])
})
