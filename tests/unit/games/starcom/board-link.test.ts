import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Board, emptyBoard, SEAT_NAMES } from '../../../../lib/games/starcom/board/board.ts'
import { SYSTEM_CODES, VESSEL_CODES } from '../../../../lib/games/starcom/board/codes.ts'
import { linkedFacts, linkFacts } from '../../../../lib/games/starcom/board/link.ts'
import { isSystemCard, isVesselCard } from '../../../../lib/games/starcom/board/pieces.ts'
import { type ReadBoard, readBoard } from '../../../../lib/games/starcom/board/read.ts'
import { samples } from '../../../../lib/games/starcom/board/samples.ts'
import { cards } from '../../../../lib/games/starcom/data/cards.ts'
import { EDITIONS } from '../../../../lib/games/starcom/facts.ts'
import { readLink, writeLink } from '../../../../lib/link/codec.ts'
import { boards } from './boards.ts'

const write = (board: Board) =>
  writeLink(linkFacts, { edition: board.edition, readings: board.readings, facts: linkedFacts(board) })
const read = (query: string): ReadBoard => readBoard(readLink(linkFacts, query))

const board = boards(/./)

test('every board comes back from its link as it went in', () => {
  fc.assert(
    fc.property(board, (before) => {
      expect(read(write(before))).toEqual({ board: before, issues: [] })
    }),
    { numRuns: 300 },
  )
})

test('whatever stands in a link, a board comes out', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.string({ maxLength: 20 }), (b, other) => {
      const params = new URLSearchParams({ b, seats: other, me: other, credits: other, ed: other, [other || 'x']: b })
      const { board: found } = read(params.toString())
      expect(found.systems).toHaveLength(found.size ** 2)
      expect(read(write(found)).issues).toEqual([])
    }),
  )
})

test('a system of rubbish costs that system only', () => {
  const { board: found, issues } = read('b=3.hH0C03N-0co.???.tC12N-1qq-1fr2.x.x.x.x.x.x&seats=Blue;Orange&me=0')
  expect(found.systems[0]).toMatchObject({ card: 'homeworld', home: 0, controller: 0, developments: 3 })
  expect(found.systems[1]).toEqual({ faceDown: true, developments: 0, vessels: [] })
  expect(found.systems[2]!.vessels).toEqual([{ owner: 1, card: 'frigate', count: 2, attackBonus: 0, damage: 0 }])
  expect(issues.map(({ path }) => path)).toEqual(['row 1 column 2', 'row 1 column 3'])
  expect(issues.every(({ message, fix }) => message && fix)).toBe(true)
})

test.each([
  ['b=3.x.x.x.x.x.x.x.x', 'b|The link ends early: 1 of the 9 systems is missing.|They lie face down here.'],
  ['b=3.x.x.x.x.x.x.x', 'b|The link ends early: 2 of the 9 systems are missing.|They lie face down here.'],
  ['b=3.x.x.x.x.x.x.x.x.x.x', 'b|The link has 1 system too many.|They are left out.'],
  ['b=3.x.x.x.x.x.x.x.x.x.x.h', 'b|The link has 2 systems too many.|They are left out.'],
  ['b=6.x.x.x.x.x.x.x.x.x', 'b|No board has the size “6”.|3 × 3 is shown.'],
  [
    'seats=Ann',
    'seats|The names of the players cannot be read.|Two to four different names; none of them “me” or “none”.',
  ],
  [
    'seats=A;B;C;D;E',
    'seats|The names of the players cannot be read.|Two to four different names; none of them “me” or “none”.',
  ],
  ['seats=Ann;Bo&me=2', 'me|The seat that asks is not at the table.|Choose the seat again.'],
  ['turn=2&seats=Ann;Bo', 'turn|“Whose turn it is” cannot be read.|It is treated as “not sure”; answer it again.'],
  ['ed=1999', 'ed|There is no edition 1999.|November 2022 is shown.'],
  ['foo=1', 'foo|“foo” means nothing on a board.|It is left out.'],
])('of %s it is said what is wrong and what was done', (query, said) => {
  const { issues } = read(query)
  expect(issues.map(({ path, message, fix }) => `${path}|${message}|${fix}`)).toEqual([said])
})

test('of a link of another version only that is said, and nothing of it is guessed at', () => {
  const { board: found, issues } = read('b=3.h.x.x.x.x.x.x.x.x&foo=1&v=9')
  expect(issues.map(({ path }) => path)).toEqual(['v'])
  expect(issues[0]!.message).toContain('9')
  expect(found).toEqual(emptyBoard())
})

test('a link that ends early says how much is missing', () => {
  const { board: found, issues } = read('b=4.hH0C01N-0sc')
  expect(found.size).toBe(4)
  expect(issues[0]!.message).toContain('15 of the 16')
})

test.each([
  ['seats=me;none', 'seats'],
  ['seats=Ann;Ann', 'seats'],
  ['me=3', 'me'],
  ['phase=nap', 'phase'],
  ['turn=3', 'turn'],
  ['ed=1999', 'ed'],
  ['foo=1', 'foo'],
])('%s is told by name', (query, path) => {
  expect(read(`${query}&b=3.x.x.x.x.x.x.x.x.x`).issues.map((issue) => issue.path)).toEqual([path])
})

test('a full 5 by 5 board with fleets stays under 500 characters', () => {
  const fleet = [
    { owner: 0, card: 'corvette', count: 2, attackBonus: 0, damage: 0 },
    { owner: 1, card: 'defense-station', count: 1, attackBonus: 0, damage: 0 },
  ]
  const full: Board = {
    ...emptyBoard(5),
    seats: SEAT_NAMES,
    systems: emptyBoard(5).systems.map((_, at) => ({
      card: 'trade-world',
      faceDown: false,
      controller: at % 4,
      developments: 3,
      vessels: at % 2 ? fleet : fleet.slice(0, 1),
      combat: false,
      interdicted: false,
    })),
    table: { turn: 0, phase: 'command', credits: 12 },
  }
  expect(write(full).length).toBeLessThan(500)
})

test('every card of either edition has a code of its own', () => {
  for (const { slug } of cards) {
    if (isSystemCard(slug)) expect(SYSTEM_CODES[slug], slug).toMatch(/^[a-z]$/)
    if (isVesselCard(slug)) expect(VESSEL_CODES[slug], slug).toMatch(/^[a-z]{2}$/)
  }
  for (const codes of [SYSTEM_CODES, VESSEL_CODES])
    expect(new Set(Object.values(codes)).size).toBe(Object.keys(codes).length)
})

test.each(EDITIONS.flatMap((edition) => samples.map((sample) => [edition, sample.id, sample] as const)))(
  '%s: the sample "%s" is a board whose link can be read',
  (edition, _id, sample) => {
    const made = sample.board(edition)
    expect(read(write(made))).toEqual({ board: made, issues: [] })
  },
)
