/** Random input for every door, the same run each time: the seed is printed, and FUZZ_SEED takes another. */
import fc from 'fast-check'
import type { ExampledChecker } from '../../lib/kernel/checker.ts'
import type { Fact, FactSpecs, RawFacts } from '../../lib/kernel/facts.ts'
import { payloads } from './payloads.ts'

export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)

const short = payloads.map(({ text }) => text).filter((text) => text.length <= 200)
const hostile = fc.constantFrom(...short)

/** Text as nobody would type it. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  hostile,
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(hostile, { maxLength: 6 }).map((parts) => parts.join('')),
)

/** A good text with a few places cut, doubled, replaced or torn. */
export function torn(good: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const cut = fc.tuple(fc.nat(), fc.nat(30), fc.oneof(fc.constant(''), fc.string({ maxLength: 6 }), hostile))
  return fc.tuple(good, fc.array(cut, { minLength: 1, maxLength: 4 })).map(([text, cuts]) =>
    cuts.reduce((torn, [place, length, put]) => {
      const at = torn.length ? place % torn.length : 0
      return torn.slice(0, at) + put + torn.slice(at + length)
    }, text),
  )
}

const rubbish: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -0, -1, 0.5, 1e308, -1e308, 2 ** 53, 999, '', '0', [], {}, [[]], [null], {
    '': 1,
  }),
  hostile,
  fc.jsonValue({ maxDepth: 2 }),
)

/** A value the fact could have. */
function good(fact: Fact): fc.Arbitrary<unknown> {
  if (fact.kind === 'yes-no') return fc.boolean()
  if (fact.kind === 'choice') return fc.constantFrom(...Object.keys(fact.options))
  if (fact.kind === 'count')
    return fc.oneof(
      fc.integer({ min: fact.min, max: fact.max }),
      fc.constantFrom(fact.min, fact.max, Math.min(fact.max, fact.min + 1)),
    )
  if (fact.kind === 'name')
    return fc.constantFrom('me', 'none', 'Red', 'Ann', 'b', '7', ...(fact.samples ?? []).slice(0, 20))
  if (fact.kind === 'list') return fc.array(good(fact.of), { minLength: Math.min(fact.min, 3), maxLength: 3 })
  if (fact.kind === 'map') return fc.dictionary(fc.constantFrom('me', 'Red', 'Ann'), good(fact.of), { maxKeys: 3 })
  return goodFacts(fact.fields as FactSpecs)
}

/** Facts of the right shape, some of them left out. */
const goodFacts = (specs: FactSpecs): fc.Arbitrary<RawFacts> =>
  fc.record(Object.fromEntries(Object.entries(specs).map(([key, fact]) => [key, good(fact)])), {
    requiredKeys: [],
    noNullPrototype: true,
  })

type Change = (facts: RawFacts) => RawFacts

/** A change anywhere inside a value: the `at`th place, counted by `seed`. */
function changeWithin(value: unknown, seed: number, put: unknown): unknown {
  if (typeof value !== 'object' || value === null) return put
  const keys = Object.keys(value)
  const key = keys[seed % Math.max(1, keys.length)]
  if (key === undefined) return put
  const inner = changeWithin((value as Record<string, unknown>)[key], Math.floor(seed / keys.length), put)
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === key ? inner : item))
  return { ...value, [key]: inner }
}

function changes(specs: FactSpecs): fc.Arbitrary<Change> {
  const key = fc.constantFrom(...Object.keys(specs))
  return fc.oneof(
    key.map(
      (name): Change =>
        ({ [name]: _gone, ...rest }) =>
          rest,
    ),
    fc.tuple(key, rubbish).map(
      ([name, value]): Change =>
        (facts) => ({ ...facts, [name]: value }),
    ),
    fc.tuple(fc.nat(), rubbish).map(
      ([seed, value]): Change =>
        (facts) =>
          changeWithin(facts, seed, value) as RawFacts,
    ),
    key.chain((name) =>
      good(specs[name]!).map(
        (value): Change =>
          (facts) => ({ ...facts, [name]: value }),
      ),
    ),
    fc.tuple(anyText, rubbish).map(
      ([name, value]): Change =>
        (facts) =>
          Object.fromEntries([...Object.entries(facts), [name, value]]),
    ),
  )
}

/** Facts of a checker: a known case or made up, then changed in up to three places. */
export function factsFor(checker: ExampledChecker): fc.Arbitrary<RawFacts> {
  const cases = checker.scenarios.map((scenario) => scenario.facts)
  const start = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...cases) },
    { weight: 1, arbitrary: goodFacts(checker.facts) },
  )
  return fc
    .tuple(start, fc.array(changes(checker.facts), { minLength: 1, maxLength: 3 }))
    .map(([facts, list]) => list.reduce((changed, change) => change(changed), facts))
}
