/** What a player or a program is told when a value cannot be read, and how far a value may go. */
import { describe, expect, test } from 'vitest'
import { choice, count, type FactSpecs, list, map, name, record, yesNo } from '../../../lib/kernel/facts.ts'
import { editDistance, nearest } from '../../../lib/kernel/nearest.ts'
import { isPathOf, parseFacts, sayPath } from '../../../lib/kernel/parse.ts'
import { ODD, recordPlainly } from '../../../lib/kernel/plainly.ts'

const colours = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`c${i}`, `Colour ${i}`]))
const facts = {
  gate: yesNo({ label: 'The gate is open' }),
  coins: count({ label: 'Coins', min: 1, max: 50 }),
  length: count({ label: 'Length', max: 9, fractions: true }),
  season: choice({ summer: 'Summer', winter: 'Winter' }, { label: 'Season' }),
  colour: choice(colours, { label: 'Colour' }),
  owner: name({ label: 'Owner' }),
  guests: list(record({ who: name({ label: 'Name' }), age: count({ label: 'Age' }) }, { label: 'Guest' }), {
    label: 'Guests',
    item: 'guest',
    min: 1,
    max: 2,
  }),
  purse: map(count({ label: 'Coins' }), { label: 'Purse', max: 2 }),
}

const issuesOf = (raw: unknown) => {
  const read = parseFacts(facts, raw)
  return 'issues' in read ? read.issues : []
}
const said = (raw: unknown) => issuesOf(raw).map(({ path, message, fix }) => [path, message, fix])

describe('a value that cannot be read is named with its place, what it was and what to give', () => {
  test.each([
    [{ gate: 'open' }, 'gate', 'gate cannot be "open".', 'Give true or false, or leave it out if not known.'],
    [{ coins: 0 }, 'coins', 'coins cannot be 0.', 'Give a whole number from 1 to 50.'],
    [{ length: -1 }, 'length', 'length cannot be -1.', 'Give a number from 0 to 9.'],
    [{ season: 'x' }, 'season', 'season cannot be "x".', 'Give one of: summer, winter.'],
    [{ season: 3 }, 'season', 'season cannot be 3.', 'Give one of: summer, winter.'],
    [
      { season: 'wimter' },
      'season',
      'season cannot be "wimter".',
      'Did you mean Winter? Else give one of: summer, winter.',
    ],
    [{ colour: 'zebra' }, 'colour', 'colour cannot be "zebra".', 'Give one of 13 values, such as c0, c1, c2, c3.'],
    [{ owner: '' }, 'owner', 'owner cannot be "".', 'Give a name of 1 to 60 characters.'],
    [{ guests: {} }, 'guests', 'guests cannot be an object.', 'Give a list of 1 to 2 items.'],
    [{ guests: [] }, 'guests', 'guests has 0 items.', 'Give a list of 1 to 2 items.'],
    [{ guests: [{}, {}, {}] }, 'guests', 'guests has 3 items.', 'Give a list of 1 to 2 items.'],
    [{ guests: [3] }, 'guests[0]', 'guests[0] cannot be 3.', 'Give an object with who, age.'],
    [
      { guests: [{ age: [] }] },
      'guests[0].age',
      'guests[0].age cannot be a list.',
      'Give a whole number from 0 to 99.',
    ],
    [{ purse: 3 }, 'purse', 'purse cannot be 3.', 'Give an object with one value per name.'],
    [{ purse: { a: 1, b: 1, c: 1 } }, 'purse', 'purse has too many entries.', 'Give at most 2.'],
    [{ gate: null }, 'gate', 'gate is null.', 'Leave the fact out if it is not known.'],
    [{ gaet: true }, 'gaet', 'gaet is not a fact of this question.', 'Did you mean gate?'],
    [
      { guests: [{ height: 3 }] },
      'guests[0].height',
      'height is not a fact of this question.',
      'Known facts: who, age.',
    ],
  ])('%j', (raw, path, message, fix) => {
    expect(said(raw)).toEqual([[path, message, fix]])
  })

  test('a long text is shown by its beginning', () => {
    expect(issuesOf({ coins: 'x'.repeat(500) })[0]?.message).toBe(`coins cannot be "${'x'.repeat(59)}.`)
  })

  test('two hundred names are read one by one, more are refused as a whole', () => {
    const many = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, i) => [`n${i}`, 1]))
    expect(issuesOf(many(200))).toHaveLength(200)
    expect(said(many(201))).toEqual([['', 'Far too many facts.', 'Give only the facts asked for.']])
  })
})

describe('what is just within the bounds is read, by either way of reading', () => {
  const odd = { season: 'WINTER' }
  test.each([
    { coins: 1 },
    { coins: 50 },
    { length: 0 },
    { length: 9 },
    { length: 0.5 },
    { colour: 'c12' },
    { owner: 'x' },
    { owner: 'x'.repeat(60) },
    { guests: [{}] },
    { guests: [{ who: 'a' }, { age: 99 }] },
    { purse: { a: 1, b: 2 } },
    { purse: { ['x'.repeat(60)]: 0 } },
  ])('%j', (raw) => {
    expect(recordPlainly(facts, raw)).toEqual(raw)
    // Beside a value that has to be spelled out everything is read by the parser with words for what is wrong.
    expect(recordPlainly(facts, { ...raw, ...odd })).toBe(ODD)
    expect(parseFacts(facts, { ...raw, ...odd })).toEqual({ facts: { ...raw, season: 'winter' } })
  })
})

describe('paths', () => {
  test.each([
    ['coins', true],
    ['guests[1].age', true],
    ['guests[1]', true],
    ['purse.ann', true],
    ['', false],
    ['guests.age', false],
    ['guests[0].height', false],
    ['coins[0]', false],
    ['coins.more', false],
    ['purse[0]', false],
    ['guests[0]age', false],
  ])('%s: %s', (path, is) => expect(isPathOf(facts, path)).toBe(is))

  test.each([
    ['coins', 'Coins'],
    ['guests[1].age', 'guest 2: Age'],
    ['guests[0]', 'Guests: guest 1'],
    ['purse.ann', 'Purse: Coins'],
    ['nobody', 'nobody'],
    ['lines[2]', 'lines: line 3'],
    ['', ''],
  ])('%s is "%s"', (path, words) => expect(sayPath(facts, path)).toBe(words))

  const age = { age: count({ label: 'Age' }) }
  const listOf = (fields: FactSpecs) => ({
    crew: list(record(fields, { label: 'Mate' }), { label: 'Crew', item: 'mate' }),
  })
  const called = (field: object) => listOf({ ...field, ...age })
  const handle = name({ label: 'Mate', handle: true })
  const told = (...crew: object[]) => ({ crew })

  test('a line is called what it is called in what was told, where no other is called so', () => {
    const specs = called({ id: handle })
    expect(sayPath(specs, 'crew[1].age', told({ id: 'ann' }, { id: 'ben' }))).toBe('ben: Age')
    expect(sayPath(specs, 'crew[1].age', told({ id: 'ben' }, { id: 'ben' }))).toBe('mate 2: Age')
    expect(sayPath(specs, 'crew[1].age', told({ id: 'ben' }, {}))).toBe('mate 2: Age')
    expect(sayPath(specs, 'crew[1].age', {})).toBe('mate 2: Age')
    expect(sayPath(specs, 'crew[0].age', told({ id: '82' }))).toBe('mate 82: Age')
    expect(sayPath(specs, 'crew[0].age', told({ id: 'x' }))).toBe('mate x: Age')
  })

  test('by its name before what only tells lines apart, and by nothing else', () => {
    const plain = name({ label: 'Mate' })
    expect(sayPath(called({ id: plain, name: plain }), 'crew[0].age', told({ id: 'u1', name: 'Ann' }))).toBe('Ann: Age')
    expect(sayPath(called({ id: plain }), 'crew[0].age', told({ id: 'u1' }))).toBe('mate 1: Age')
    expect(sayPath(called({ ...age, captain: handle }), 'crew[0].age', told({ captain: 'Ann' }))).toBe('mate 1: Age')
  })
})

describe('the word that was meant', () => {
  test.each([
    ['ca', 'abc', 3],
    ['ab', 'ba', 1],
    ['abcd', 'acbd', 1],
    ['abcd', 'badc', 2],
    ['aXb', 'bYa', 3],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['gate', 'gate', 0],
    ['gate', 'gates', 1],
  ])('%s and %s are %s edits apart', (a, b, edits) => expect(editDistance(a, b)).toBe(edits))

  test.each([
    ['gaet', ['coins', 'gate'], 'gate'],
    ['GATE', ['gates', 'gate'], 'gate'],
    ['go', ['goat'], 'goat'],
    ['go', ['gate'], undefined],
    ['cat', ['horse'], undefined],
    ['abcdefghi', ['abcdefxyz'], 'abcdefxyz'],
    ['abcdefghi', ['abcdewxyz'], undefined],
    // Of two that are as near the first is given.
    ['gat', ['gate', 'goat'], 'gate'],
  ])('%s among %j: %s', (typed, known, meant) => expect(nearest(typed, known)).toBe(meant))
})
