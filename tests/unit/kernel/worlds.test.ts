/** What is not told is filled in with every value that can matter: which values those are, and how many ways are tried. */
import { describe, expect, test } from 'vitest'
import { fullBudget } from '../../../lib/kernel/budget.ts'
import { checksOver } from '../../../lib/kernel/checker.ts'
import { choice, count, type FactSpecs, list, name, record, yesNo } from '../../../lib/kernel/facts.ts'
import { gapAt, gapsIn, hasGaps, namesTold, valueAt } from '../../../lib/kernel/gaps.ts'
import type { Check, Space } from '../../../lib/kernel/space.ts'
import { canBeCompleted, completed, fewWorlds, fillAll, fillings } from '../../../lib/kernel/worlds.ts'

const metre = count({ label: 'Metres', max: 1000 })
const colour = choice({ red: 'Red', blue: 'Blue' }, { label: 'Colour' })
const facts = {
  gate: yesNo({ label: 'Gate' }),
  few: count({ label: 'Few', min: 1, max: 21 }),
  many: count({ label: 'Many', min: 1, max: 22 }),
  height: metre,
  width: metre,
  depth: metre,
  edged: count({ label: 'Edged', max: 1000, edges: [500] }),
  length: count({ label: 'Length', max: 9, fractions: true }),
  colours: list(colour, { label: 'Colours', set: true }),
  words: list(colour, { label: 'Words' }),
  tried: list(colour, { label: 'Tried', tries: [['red'], []] }),
  id: name({ label: 'Handle', handle: true }),
  owner: name({ label: 'Owner', sort: 'player', samples: ['me'] }),
  rival: name({ label: 'Rival', sort: 'player' }),
  place: name({ label: 'Place', sort: 'place' }),
  team: list(name({ label: 'Player', sort: 'player' }), { label: 'Team', set: true }),
  note: yesNo({ label: 'Note', optional: true }),
  crates: list(
    record(
      { wet: yesNo({ label: 'Wet' }), deep: { ...metre, relevant: ({ wet }: { wet?: unknown }) => wet === true } },
      { label: 'Crate' },
    ),
    { label: 'Crates' },
  ),
} satisfies FactSpecs
const check = checksOver(facts)

const domain = (key: string, told: object = {}) => gapsIn(facts, { ...told }, [key])[0]?.domain

describe('the values of a fact that is not told', () => {
  test.each<[string, object, readonly unknown[] | undefined]>([
    ['gate', {}, [false, true]],
    ['few', {}, Array.from({ length: 21 }, (_, i) => i + 1)],
    // Of a long range its ends, and both sides of every number on the table.
    ['many', {}, [1, 2, 22]],
    ['many', { height: 10 }, [1, 2, 9, 10, 11, 22]],
    ['many', { height: 22 }, [1, 2, 21, 22]],
    ['height', { crates: [{ deep: 7 }] }, [0, 1, 6, 7, 8, 1000]],
    ['edged', {}, [0, 1, 499, 500, 501, 1000]],
    ['length', {}, [0, 1, 9]],
    ['colours', {}, [[], ['blue'], ['red'], ['red', 'blue']]],
    ['words', {}, undefined],
    ['tried', {}, [['red'], []]],
    ['id', {}, undefined],
    ['owner', {}, ['me', '(not named)']],
    ['owner', { rival: 'Ann', place: 'Bay' }, ['me', 'Ann', '(not named)']],
    ['rival', { owner: '(not named)' }, ['(not named)', '(not named 2)']],
    ['team', { owner: 'Ann' }, [[], ['Ann']]],
  ])('%s beside %j: %j', (key, told, values) => {
    const found = domain(key, told)
    expect(key === 'colours' ? [...(found as string[][])].sort() : found).toEqual(values)
    if (key !== 'id') expect(gapAt(facts, told as never, [key]).domain?.length).toBe(values?.length)
  })

  test('absent names of one sort can all differ', () => {
    expect(gapsIn(facts, {}, ['owner', 'rival', 'place']).map((gap) => gap.domain)).toEqual([
      ['me', '(not named)', '(not named 2)'],
      ['(not named)', '(not named 2)'],
      ['(not named)'],
    ])
  })

  test('more than six options are too many to try every selection', () => {
    const six = (size: number) => ({
      set: list(choice(Object.fromEntries(Array.from({ length: size }, (_, i) => [`o${i}`, 'x'])), { label: 'O' }), {
        label: 'Set',
        set: true,
      }),
    })
    expect(gapsIn(six(6), {}, ['set'])[0]?.domain).toHaveLength(64)
    expect(gapsIn(six(7), {}, ['set'])[0]?.domain).toBeUndefined()
  })
})

describe('gaps', () => {
  const told = { crates: [{ wet: true }, { wet: false }, {}], note: undefined }
  test('are found at any depth; what may stay away, and what nobody asks for beside its neighbours, is none', () => {
    expect(gapsIn(facts, told, ['crates', 'note', 'nobody']).map(({ path }) => path)).toEqual([
      'crates[0].deep',
      'crates[2].wet',
    ])
    expect(hasGaps(facts, { crates: [{ wet: false }] }, ['crates', 'note'])).toBe(false)
    expect(hasGaps(facts, { crates: [{ wet: true }] }, ['crates'])).toBe(true)
    expect(hasGaps(facts, {}, ['nobody'])).toBe(false)
    expect(hasGaps(facts, {}, ['note', 'gate'])).toBe(true)
  })

  test('know what stands in their place', () => {
    const gap = gapAt(facts, told, ['crates', 1, 'wet'])
    expect(valueAt(told, gap)).toBe(false)
    expect(valueAt({}, gap)).toBeUndefined()
    expect(gapAt(facts, told, ['nobody'])).toEqual({ segments: ['nobody'], path: 'nobody', domain: undefined })
  })

  test('every name that is told is known, of any sort', () => {
    expect([...namesTold(facts, { owner: 'Ann', place: 'Bay', team: ['Bo'], gate: true })]).toEqual([
      'Ann',
      'Bay',
      'Bo',
    ])
  })
})

const space = (...checks: Check[]) => ({ specs: facts as FactSpecs, checks })
/** As much of the facts as these checks look at. */
interface Told {
  gate: boolean
  few: number
  height: number
}
const fits = (needs: (keyof typeof facts)[], holds: (told: Told) => boolean) =>
  check(needs, holds as never, { path: needs[0]!, message: 'No.', fix: 'Mend.' })

/** All ways to fill these, at once. */
const filled = (within: Space, told: object, keys: string[]) =>
  fillAll(within, { ...told }, gapsIn(within.specs, { ...told }, keys))

describe('ways to fill the gaps', () => {
  test('are all of those that fit, at once or one after another', () => {
    const either = space(fits(['gate', 'few'], ({ gate, few }: Told) => gate || few > 19))
    const worlds = filled(either, {}, ['few', 'gate'])!
    expect(worlds).toHaveLength(23)
    const inTurn = [...fillings(either, {}, gapsIn(either.specs, {}, ['few', 'gate']))]
    expect(new Set(inTurn.map((world) => JSON.stringify(world)))).toEqual(
      new Set(worlds.map((world) => JSON.stringify(world))),
    )
    expect(filled(space(), { gate: true, few: 3 }, ['gate', 'few'])).toEqual([{ gate: true, few: 3 }])
  })

  test('where a check cuts into a long count, the last number that fits is tried, and the one before it', () => {
    const heights = (holds: (height: number) => boolean) =>
      filled(space(fits(['height'], ({ height }: Told) => holds(height))), {}, ['height'])
        ?.map(({ height }) => height as number)
        .sort((a, b) => a - b)
    expect(heights((height) => height <= 637)).toEqual([0, 1, 636, 637])
    expect(heights((height) => height > 637)).toEqual([638, 639, 1000])
    expect(heights((height) => height === 0)).toEqual([0])
    expect(heights(() => true)).toEqual([0, 1, 1000])
  })

  test('are not listed where they are too many, and only so many are made one after another', () => {
    const specs = { a: metre, b: metre, c: metre, d: metre, told: facts.few, more: facts.many, most: metre }
    const told = { told: 5, more: 12, most: 100 }
    const within = { specs, checks: [] }
    expect(filled(within, told, ['a', 'b', 'c'])).toHaveLength(12 ** 3)
    expect(filled(within, told, ['a', 'b', 'c', 'd'])).toBeUndefined()
    expect([...fillings(within, told, gapsIn(specs, told, ['a', 'b', 'c', 'd']))]).toHaveLength(4096)
  })

  test('a few of them are always the same ones, and each fits', () => {
    const odd = space(fits(['few', 'gate'], ({ few, gate }: Told) => gate || few % 2 === 1))
    const some = fewWorlds(odd, { height: 3 }, ['few', 'gate'], 5)
    expect(some).toHaveLength(5)
    for (const { few, gate, height } of some) expect([gate || (few as number) % 2 === 1, height]).toEqual([true, 3])
    expect(new Set(some.map((world) => JSON.stringify(world))).size).toBeGreaterThan(2)
    expect(fewWorlds(odd, {}, ['words'], 5)).toEqual([])
    expect(fewWorlds(space(fits(['few'], () => false)), {}, ['few'], 5)).toEqual([])
  })

  test('the first that fits fills in what is left, wherever it lies', () => {
    const tall = space(fits(['few', 'gate'], ({ few, gate }: Told) => gate && few === 21))
    expect(completed(tall, {}, ['gate', 'few'])).toEqual({ gate: true, few: 21 })
    expect(completed(space(), { crates: [{}] }, ['crates'])).toEqual({ crates: [{ wet: false }] })
    expect(completed(space(), { words: undefined, gate: true }, ['gate', 'words'])).toMatchObject({ gate: true })
    const none = space(fits(['few', 'gate'], () => false))
    expect(completed(none, {}, ['few', 'gate'])).toBeUndefined()
    expect(canBeCompleted(none, {}, ['few', 'gate'])).toBe(false)
    expect(canBeCompleted(tall, {}, ['few', 'gate'])).toBe(true)
  })

  test('a search that is given up rules nothing out', () => {
    const far = fits(['few', 'many', 'height', 'width', 'depth', 'edged', 'gate'], () => false)
    const told = { crates: [{ deep: 7 }, { deep: 70 }, { deep: 700 }] }
    const keys = ['few', 'many', 'height', 'width', 'depth', 'edged', 'gate']
    expect(canBeCompleted(space(far), told, keys)).toBe(true)
    expect(completed(space(far), told, keys)).toBeUndefined()
  })

  test.each<[string, (keyof typeof facts)[], Check[], number]>([
    ['twenty-one numbers, and two values of the gate for each', ['few', 'gate'], [], 21 + 21 * 2],
    ['three numbers of a long range that all fit', ['height'], [], 3],
    ['twenty-one numbers of which some do not fit', ['few'], [fits(['few'], ({ few }) => few > 19)], 21],
    // Both neighbours of each pair are asked, and what lies between 1 and 1,000 is halved nine times, once more behind it.
    [
      'a long range that is cut',
      ['height'],
      [fits(['height'], ({ height }) => height <= 637)],
      3 + 2 + (2 + Math.ceil(Math.log2(999)) + 1),
    ],
    ['a line of a list, copied with all around it', ['crates'], [], 2 * 2 + 2],
  ])('each is paid for: %s', (_what, keys, checks, steps) => {
    const budget = fullBudget(1_000)
    filled({ ...space(...checks), budget }, { crates: [{}] }, keys)
    expect(1_000 - budget.left).toBe(steps)
  })
})

test('where a check cuts into a long count, the edge of the cut is tried, but nothing a fact cannot be', () => {
  const space: Space = {
    specs: facts,
    checks: [
      check(['height', 'width'], (f) => f.height <= f.width, { path: 'height', message: '', fix: '' }),
    ] as Check[],
  }
  const heights = (width: number) =>
    fillAll(space, { width }, gapsIn(facts, { width }, ['height']))!.map(({ height }) => height)
  expect(heights(0)).toEqual([0])
  expect(heights(300)).toEqual([0, 1, 299, 300])
})
