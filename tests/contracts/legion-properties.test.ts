import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adjudicate } from '../../lib/adjudicate.ts'
import { loadLibrary } from '../../lib/content/index.ts'
import { cards } from '../../lib/games/legion/data/cards.ts'
import { legion } from '../../lib/games/legion/index.ts'
import type { RawFacts } from '../../lib/kernel/facts.ts'
import type { GamePack } from '../../lib/kernel/pack.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { mostOrders, type OrderUnit, type Slot } from '../brute-force/legion/orders.ts'
import { plain } from '../brute-force/plain.ts'
import { share } from '../brute-force/sample.ts'

const seeded = (numRuns: number) => ({ seed: 20260521, numRuns: Math.ceil(numRuns * share) })

function judge(pack: GamePack, checker: string, facts: RawFacts, readings?: Record<string, string>): Ruling {
  const request = { checker: `legion/${checker}`, facts, presume: false, ...(readings ? { readings } : {}) }
  const ruling = adjudicate([pack], request)
  if ('error' in ruling) throw new Error(`${JSON.stringify(facts)}: ${ruling.error.message}`)
  return ruling
}
const quick = plain(legion)
/** The ruling without remedies. */
const ask = (checker: string, facts: RawFacts, readings?: Record<string, string>): Ruling =>
  judge(quick, checker, facts, readings)
/** The ruling with what would mend it. */
const askWhole = (checker: string, facts: RawFacts, readings?: Record<string, string>): Ruling =>
  judge(legion, checker, facts, readings)
const gist = ({ verdict, deciding, answer }: Ruling) => JSON.stringify([verdict, [...deciding].sort(), answer?.value])

const cardName = fc.constantFrom(...cards.map((card) => card.name))
const army = fc.subarray(['Darth Vader', 'Boba Fett', 'General Veers', 'Chewbacca', 'Han Solo'], { minLength: 1 })
const ofArmy = cards.filter(
  (card) =>
    card.scope === 'generic' ||
    card.characters.some((who) => ['Darth Vader', 'Boba Fett', 'General Veers'].includes(who)),
)
const hand = fc.oneof(
  fc.array(cardName, { minLength: 1, maxLength: 9 }),
  fc.shuffledSubarray(
    ofArmy.map((card) => card.name),
    { minLength: 6, maxLength: 8 },
  ),
)

describe('hands', () => {
  test('the order of the cards changes nothing', () => {
    const shuffled = fc
      .tuple(army, hand)
      .chain(([characters, names]) =>
        fc.tuple(fc.constant(characters), fc.constant(names), fc.shuffledSubarray(names, { minLength: names.length })),
      )
    fc.assert(
      fc.property(shuffled, ([characters, names, other]) => {
        expect(gist(ask('command-hand', { army: characters, hand: other }))).toBe(
          gist(ask('command-hand', { army: characters, hand: names })),
        )
      }),
      seeded(150),
    )
  })

  test('case, accents and punctuation change nothing', () => {
    const dress = (name: string, i: number) =>
      [
        name.toUpperCase(),
        name.toLowerCase(),
        name.normalize('NFD'),
        name.replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
        ` ${name} `,
      ][i % 5]!
    fc.assert(
      fc.property(army, hand, fc.nat(4), (characters, names, i) => {
        const dressed = names.map((name, j) => dress(name, i + j))
        expect(gist(ask('command-hand', { army: characters, hand: dressed }))).toBe(
          gist(ask('command-hand', { army: characters, hand: names })),
        )
      }),
      seeded(150),
    )
  })

  test('an unknown name is kept and named, never dropped', () => {
    fc.assert(
      fc.property(army, hand, fc.nat(20), (characters, names, at) => {
        const strange = [...names.slice(0, at % names.length), 'Zzyzx Manoeuvre', ...names.slice(at % names.length)]
        const ruling = ask('command-hand', { army: characters, hand: strange })
        expect(ruling.verdict).not.toBe('legal')
        const flag = ruling.findings.find((finding) => finding.clause === 'legion:card-anatomy.command.1')
        expect(flag?.outcome).toBe('fails')
        expect(flag?.because).toContain('Zzyzx Manoeuvre')
        expect(ruling.findings[0]?.facts.hand).toEqual(strange)
      }),
      seeded(60),
    )
  })

  test('every remedy is legal when applied', () => {
    fc.assert(
      fc.property(army, hand, (characters, names) => {
        const facts = { army: characters, hand: names }
        for (const remedy of askWhole('command-hand', facts).remedies) {
          expect(ask('command-hand', { ...facts, ...remedy.change }).verdict, remedy.says).toBe('legal')
        }
      }),
      seeded(120),
    )
  })
})

const side = fc.oneof(
  fc.constant({ card: 'none' }),
  fc.record({
    card: fc.constantFrom(
      ...cards.filter((card) => card.pips !== null && !card.pipsConflicts).map((card) => card.name),
    ),
    cunning: fc.boolean(),
  }),
)
const duel = fc.record({
  blue: side,
  red: side,
  roundCounterHolder: fc.constantFrom('blue', 'red'),
  die: fc.constantFrom('block', 'surge', 'blank', 'not-rolled'),
})
const swapped = (text: unknown) =>
  JSON.parse(JSON.stringify(text).replaceAll(/\b(blue|red)\b/g, (word) => (word === 'blue' ? 'red' : 'blue')))

describe('colours', () => {
  test('swapping them in a duel swaps the winner', () => {
    fc.assert(
      fc.property(duel, (facts) => {
        const other = { ...swapped(facts), die: facts.die }
        const [one, two] = [ask('priority', facts), ask('priority', other)]
        expect(two.verdict).toBe(one.verdict)
        expect([...two.deciding].sort()).toEqual([...one.deciding].sort())
        const value = String(one.answer?.value)
        const expected = value.includes('rolls')
          ? value.replace(/^(blue|red)/, (word) => (word === 'blue' ? 'red' : 'blue'))
          : swapped(value)
        expect(two.answer?.value).toBe(expected)
      }),
      seeded(300),
    )
  })

  const effects = (timing: string) => ({
    effects: [
      { player: 'red', card: 'Crimson', timing },
      { player: 'blue', card: 'Azure', timing },
    ],
    priority: 'red',
  })
  const lines = (facts: RawFacts) => ask('effect-order', facts).answer?.value as string[]

  test('blue goes first at the reveal, without a moment and at the start of the Activation Phase, whoever has priority', () => {
    for (const timing of ['reveal', 'untimed', 'start-of-activation-phase']) {
      expect(lines(effects(timing))).toEqual(['blue: Azure', 'red: Crimson'])
      expect(lines(swapped(effects(timing)))).toEqual(['blue: Crimson', 'red: Azure'])
    }
  })

  test('on issuing orders the priority player goes first, so swapping the colours swaps the order', () => {
    expect(lines(effects('issue-orders'))).toEqual(['red: Crimson', 'blue: Azure'])
    expect(lines(swapped(effects('issue-orders')))).toEqual(['blue: Crimson', 'red: Azure'])
  })

  test('a reveal effect goes before one without a moment in both colours', () => {
    const mixed = {
      effects: [
        { player: 'blue', card: 'Azure', timing: 'untimed' },
        { player: 'red', card: 'Crimson', timing: 'reveal' },
      ],
    }
    expect(lines(mixed)).toEqual(['red: Crimson', 'blue: Azure'])
    expect(lines(swapped(mixed))).toEqual(['blue: Crimson', 'red: Azure'])
  })

  test('the round counter is with blue in odd rounds and with red in even ones', () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const { answer } = ask('priority', { blue: { card: 'Push' }, red: { card: 'Push' }, round, die: 'block' })
      expect(answer?.value).toBe(round % 2 ? 'blue' : 'red')
    }
  })
})

const NAMES = ['Darth Vader', 'Stormtroopers', 'AT-ST', 'Scout Troopers']
const unit = fc.record({
  name: fc.constantFrom(...NAMES),
  rank: fc.constantFrom('corps', 'special', 'support', 'heavy'),
  types: fc.constantFrom(['trooper'], ['emplacement-trooper', 'trooper'], ['ground-vehicle', 'vehicle']),
  range: fc.integer({ min: 1, max: 4 }),
  hasOrder: fc.constantFrom(false, false, false, true),
})
const slot: fc.Arbitrary<Slot> = fc.oneof(
  fc.record({ kind: fc.constant('named' as const), names: fc.subarray(NAMES, { minLength: 1, maxLength: 2 }) }),
  fc.record({
    kind: fc.constant('count' as const),
    count: fc.integer({ min: 1, max: 4 }),
    types: fc.constantFrom<string[]>([], ['trooper'], ['vehicle'], ['corps'], ['support', 'heavy']),
  }),
)
const orders = fc
  .record({
    slots: fc.array(slot, { minLength: 1, maxLength: 3 }),
    others: fc.array(unit, { maxLength: 11 }),
    isSabotaged: fc.boolean(),
  })
  .map(({ slots, others, isSabotaged }) => {
    const leader: OrderUnit = { id: 'leader', name: 'Darth Vader', rank: 'commander', types: ['trooper'], range: 1 }
    return {
      slots,
      nominee: 'leader',
      isSabotaged,
      units: [leader, ...others.map((one, i): OrderUnit => ({ ...one, id: `u${i}`, types: [...one.types] }))],
    }
  })
const factsOf = ({
  slots,
  nominee,
  units,
  isSabotaged,
}: {
  slots: Slot[]
  nominee: string
  units: OrderUnit[]
  isSabotaged: boolean
}): RawFacts => ({
  card: 'A card of our own',
  owner: { name: 'none' },
  slots,
  nominee,
  units,
  ...(isSabotaged ? { opponentCard: 'Sabotaged Communications' } : {}),
})

describe('orders', () => {
  test('a largest set is never beaten by exhaustive search over up to 12 units', () => {
    fc.assert(
      fc.property(orders, (found) => {
        expect(ask('issue-orders', factsOf(found)).answer?.value).toBe(mostOrders(found))
      }),
      seeded(200),
    )
  })

  test('every remedy is a legal choice', () => {
    fc.assert(
      fc.property(orders, fc.infiniteStream(fc.nat(30)), (found, picks) => {
        const chosen = [...picks.take(3)].map((n) => found.units[n % found.units.length]!.id)
        const facts = { ...factsOf(found), chosen }
        const ruling = askWhole('issue-orders', facts)
        if (ruling.verdict === 'illegal') expect(ruling.remedies.length).toBeGreaterThan(0)
        for (const remedy of ruling.remedies)
          expect(ask('issue-orders', { ...facts, ...remedy.change }).verdict).toBe('legal')
      }),
      seeded(150),
    )
  })

  test('the order in which units are listed changes nothing', () => {
    fc.assert(
      fc.property(orders, (found) => {
        const turned = { ...found, units: found.units.toReversed() }
        expect(ask('issue-orders', factsOf(turned)).answer?.value).toBe(
          ask('issue-orders', factsOf(found)).answer?.value,
        )
      }),
      seeded(100),
    )
  })
})

/** Facts with one field of one record taken out: deeper gaps than the collection contract tries. */
function* shorter(facts: RawFacts, optional: readonly string[]): Generator<[string, RawFacts]> {
  for (const [key, value] of Object.entries(facts)) {
    const { [key]: _gone, ...rest } = facts
    if (!optional.includes(key)) yield [key, rest]
    const records = Array.isArray(value) ? value : [value]
    for (const [i, record] of records.entries()) {
      if (typeof record !== 'object' || record === null) continue
      for (const field of Object.keys(record)) {
        const { [field]: _field, ...less } = record as RawFacts
        yield [`${key}[${i}].${field}`, { ...facts, [key]: Array.isArray(value) ? value.with(i, less) : less }]
      }
    }
  }
}

/** Left out, these mean none (`hasOrder`) or another question (`chosen`): their absence is an answer of its own. */
const NONE_WHEN_ABSENT =
  /^(contingencies|barred|opponentCard|otherBest|placePriority|chosen|card|readings)$|\.(hasOrder|defeated|leaderRange|keywords|promotedFrom|returns|used)$/
/** The same in one checker alone: no battle force, no unit with a waiver, the whole hand, as its findings say aloud. */
const NONE_IN =
  /^(?:army-composition\/(?:battleForce|waived|allies)|measuring\/(?:toolsDown|lifted|mustMove|asks)|command-hand\/(?:more|absent))$/
const decided = (ruling: Ruling) => ruling.verdict !== 'undetermined' && ruling.verdict !== 'disputed'

describe.each(legion.checkers.map((checker) => [checker.id, checker] as const))(
  'dropping a fact: %s',
  (id, checker) => {
    test('never flips a decided verdict', () => {
      const own = legion.cases.filter((one) => one.checker === id)
      for (const one of [...own, ...checker.scenarios.map((scenario) => ({ ...scenario, id: scenario.title }))]) {
        const whole = ask(id, one.facts, one.readings ? { ...one.readings } : undefined)
        if (!decided(whole)) continue
        for (const [path, facts] of shorter(one.facts, [])) {
          if (NONE_WHEN_ABSENT.test(path) || NONE_IN.test(`${id}/${path}`)) continue
          const less = adjudicate([quick], {
            checker: `legion/${id}`,
            facts,
            presume: false,
            ...(one.readings ? { readings: one.readings } : {}),
          })
          if ('error' in less || !decided(less)) continue
          const told = `${one.id} without ${path}`
          expect(less.verdict, told).toBe(whole.verdict)
          if (whole.verdict === 'answered') expect(less.answer?.value, told).toEqual(whole.answer?.value)
        }
      }
    })
  },
)

describe('the sheet', () => {
  test('every checkable clause is spoken of by some public case', async () => {
    const library = await loadLibrary([legion])
    const spoken = new Set<string>()
    for (const one of legion.cases) {
      const ruling = ask(one.checker, one.facts, one.readings ? { ...one.readings } : undefined)
      for (const finding of ruling.findings) if (finding.outcome !== 'not-in-play') spoken.add(finding.clause)
      for (const clause of ruling.deciding) spoken.add(clause)
      for (const step of [...ruling.consequences, ...(ruling.answer?.derivation ?? [])])
        if (step.clause) spoken.add(step.clause)
    }
    const checkable = library.clauses
      .filter((clause) => clause.game === 'legion' && clause.kind === 'checkable')
      .map((clause) => clause.id)
    expect(checkable.length).toBe(115)
    expect(checkable.filter((clause) => !spoken.has(clause))).toEqual([])
  })

  test('every open question is reached, and each of its readings has a public case', () => {
    const wanted = legion.ambiguities.flatMap((ambiguity) =>
      ambiguity.points.flatMap(({ point, readings }) =>
        readings.map((reading) => `${ambiguity.id}${point ? `/${point}` : ''} ${reading.id}`),
      ),
    )
    const fixed = new Set(
      legion.cases.flatMap((one) => Object.entries(one.readings ?? {}).map(([ref, reading]) => `${ref} ${reading}`)),
    )
    const leaning = new Set(
      legion.cases.flatMap((one) =>
        askWhole(one.checker, one.facts, one.readings ? { ...one.readings } : undefined).notes.map(
          (note) => `${note.ambiguity} A`,
        ),
      ),
    )
    expect(wanted.filter((one) => !fixed.has(one) && !leaning.has(one))).toEqual([])
  })
})
