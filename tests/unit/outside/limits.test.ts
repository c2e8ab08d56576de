/** Every limit on what comes from outside is exact: so much is taken, one more is refused by name. */
import { describe, expect, it, test } from 'vitest'
import { adjudicate, findChecker } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'
import { readableParts, refuseOutside, refuseReadings, refuseUnsure } from '../../../lib/sanitize.ts'
import { specs } from './specs.ts'

const named = (many: number, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: many }, (_, i) => [`n${i}`, value]))
const long = (size: number) => 'x'.repeat(size)

describe('facts', () => {
  test.each([
    ['a text', (size: number) => ({ players: [long(size)] }), 500, 'players[0] has 501 characters.'],
    ['a name of a fact', (size: number) => ({ [long(size)]: 1 }), 120, `${long(60)} is far too long a name.`],
    ['a list', (size: number) => ({ players: Array(size).fill('a') }), 3, 'players has 4 items.'],
    ['a map', (size: number) => ({ scores: named(size) }), 2, 'scores has 3 entries.'],
    ['names beside the known ones', (size: number) => named(size), 44, 'The facts has 45 facts.'],
    ['names in a line', (size: number) => ({ vessels: [named(size)] }), 42, 'vessels[0] has 43 facts.'],
  ])('%s', (_what, make, most, says) => {
    expect(refuseOutside(specs, make(most))).toEqual([])
    expect(refuseOutside(specs, make(most + 1)).map(({ message }) => message)).toEqual([says])
  })

  it('are looked at wherever they stand, and each is named by its place', () => {
    const raw = {
      siege: 5n,
      vessels: [{}, { owner: 'a\u200b' }],
      scores: { a: Number.POSITIVE_INFINITY },
      players: [3],
    }
    expect(refuseOutside(specs, raw).map(({ message }) => message)).toEqual([
      'siege is nothing that can be written.',
      'vessels[1].owner holds signs that cannot be shown.',
      'scores.a is not a number that can be written.',
    ])
  })

  it('that nobody told stay untold beside one that cannot be read: an empty map would say that there is none', () => {
    expect(readableParts(specs, { siege: 'x' })).toEqual({})
  })

  it('of which a part can be read keep that part, as much of it as the question takes', () => {
    expect(readableParts(specs, { players: ['a', 'b', 'c', 'd'] })).toEqual({ players: ['a', 'b', 'c'] })
    expect(readableParts(specs, { scores: { a: 1, b: 2, c: 3 } })).toEqual({ scores: { a: 1, b: 2 } })
    const odd = { siege: 'x', players: {}, vessels: [{ attack: 3 }, 4, []], scores: ['a'] }
    expect(readableParts(specs, odd)).toEqual({ vessels: [{ attack: 3 }] })
    const proto = JSON.parse('{ "siege": 1, "scores": { "__proto__": 1, "a": 2 } }')
    expect(readableParts(specs, proto)).toEqual({ scores: { a: 2 } })
  })
})

describe('what stands beside the facts', () => {
  it('two hundred readings of 120 characters, and no more', () => {
    expect(refuseReadings(named(200, 'A'))).toEqual([])
    expect(refuseReadings(named(201, 'A'))).toHaveLength(1)
    expect(refuseReadings({ a: long(120) })).toEqual([])
    expect(refuseReadings({ a: long(121) })).toHaveLength(1)
  })

  it('two hundred facts nobody knows, each one of this question', () => {
    expect(refuseUnsure(specs, undefined)).toEqual([])
    expect(refuseUnsure(specs, Array(200).fill('siege'))).toEqual([])
    for (const odd of [Array(201).fill('siege'), 'siege', [3], { length: 1 }])
      expect(refuseUnsure(specs, odd)).toMatchObject([{ message: 'What is not known cannot be read.' }])
    expect(refuseUnsure(specs, ['siege', 'sieeg', 'vessels[0].owner', 'far.from.anything'])).toEqual([
      { path: 'unsure', message: 'sieeg is not a fact of this question.', fix: 'Did you mean siege?' },
      {
        path: 'unsure',
        message: 'far.from.anything is not a fact of this question.',
        fix: 'Known facts: siege, players, vessels, scores.',
      },
    ])
  })

  it('forty issues are told one by one', () => {
    const answer = (many: number) =>
      adjudicate(games, { checker: 'ti4/movement', facts: { units: Array(many).fill(0) } })
    const messageOf = (many: number) => JSON.stringify(answer(many))
    expect(messageOf(40)).not.toContain('more like these')
    expect(messageOf(41)).toContain('And 1 more like these.')
  })

  it('a name of eighty characters is looked for, and shown in full', () => {
    const pack = { ...games[0]!, id: 'g', checkers: [{ ...games[0]!.checkers[0]!, id: long(78), aliases: ['short'] }] }
    expect(findChecker([pack], `g/${long(78)}`)).toBeDefined()
    expect(findChecker([pack], `G/${long(78)}`)).toBeDefined()
    expect(findChecker([pack], 'g/short')).toBeDefined()
    expect(findChecker([pack], 'other/short')).toBeUndefined()
    expect(
      findChecker([{ ...pack, checkers: [{ ...pack.checkers[0]!, id: long(79) }] }], `g/${long(79)}`),
    ).toBeUndefined()
    expect(adjudicate(games, { checker: long(90), facts: {} })).toMatchObject({
      error: { code: 'not-found', message: expect.stringMatching(/no checker x{80}\. /) },
    })
  })

  it('facts of another question of the game are left aside and told, others are refused', () => {
    const [pack] = games
    const [one, ...others] = pack!.checkers
    const theirs = others.flatMap(({ facts }) => Object.keys(facts)).find((key) => !Object.hasOwn(one!.facts, key))!
    const ask = (facts: object) => adjudicate(games, { checker: `${pack!.id}/${one!.id}`, facts })
    expect(ask({ [theirs]: undefined })).toMatchObject({ ignored: [theirs] })
    expect(ask({})).not.toHaveProperty('ignored')
    expect(ask({ nobodysFact: 1 })).toMatchObject({ error: { code: 'invalid-facts' } })
  })
})
