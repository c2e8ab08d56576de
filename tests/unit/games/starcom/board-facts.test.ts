import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjudicate, type Refusal } from '../../../../lib/adjudicate.ts'
import { type Board, emptyBoard, indexOf } from '../../../../lib/games/starcom/board/board.ts'
import { strangersOf } from '../../../../lib/games/starcom/board/check.ts'
import { addVessel, putCard, putDevelopments, putHome } from '../../../../lib/games/starcom/board/edit.ts'
import {
  askable,
  askedOf,
  buildFacts,
  type Focus,
  factsFor,
  incomeFacts,
  jumpFacts,
  type Sieges,
  siegeFacts,
} from '../../../../lib/games/starcom/board/facts.ts'
import { samples } from '../../../../lib/games/starcom/board/samples.ts'
import { EDITIONS, NEW } from '../../../../lib/games/starcom/facts.ts'
import { starcom } from '../../../../lib/games/starcom/index.ts'
import type { RawFacts } from '../../../../lib/kernel/facts.ts'
import { parseFacts } from '../../../../lib/kernel/parse.ts'
import type { Ruling } from '../../../../lib/kernel/ruling.ts'

const checkerOf = (id: string) => starcom.checkers.find((checker) => checker.id === id)!

function ruling(id: string, board: Board, facts: RawFacts): Ruling {
  const asked = askedOf(checkerOf(id).facts, facts)
  const found: Ruling | Refusal = adjudicate([starcom], {
    checker: `starcom/${id}`,
    edition: board.edition,
    facts: asked,
  })
  if ('error' in found) throw new Error(found.error.message)
  return found
}

const siegesOf = (board: Board): Sieges =>
  board.systems.map((_, at) => ruling('siege', board, siegeFacts(board, at)).answer?.value as boolean | undefined)

const sample = (id: string, edition: (typeof EDITIONS)[number] = NEW) =>
  samples.find((known) => known.id === id)!.board(edition)
const at = (board: Board, row: number, col: number) => indexOf(board.size, { row, col })!

test('the besieged Trade World is under siege, the guarded Research World is not', () => {
  const board = sample('siege')
  const sieges = siegesOf(board)
  expect(sieges[at(board, 2, 2)]).toBe(true)
  expect(sieges[at(board, 1, 2)]).toBe(false)
  expect(sieges[at(board, 3, 2)]).toBe(false)
})

test('no ship and no station is built in the besieged system, but in the Homeworld', () => {
  const board = sample('siege')
  const sieges = siegesOf(board)
  const besieged = ruling('build', board, buildFacts(board, at(board, 2, 2), sieges, { what: 'station', count: 1 }))
  expect(besieged.verdict).toBe('illegal')
  expect(besieged.deciding).toContain('starcom:command-phase.build.6')
  const home = buildFacts(board, at(board, 1, 1), sieges, { card: 'corvette', count: 1 })
  expect(ruling('build', board, home).verdict).toBe('legal')
})

test('income leaves out the besieged system', () => {
  const board = sample('siege')
  expect(incomeFacts(board, siegesOf(board))).toMatchObject({
    systems: [
      { card: 'homeworld', developments: 3, underSiege: false, refineries: 0 },
      { card: 'research-world', developments: 2, underSiege: false },
      { card: 'trade-world', developments: 3, underSiege: true, refineries: 1 },
    ],
    stationsControlled: 2,
  })
})

test('the jump puzzle: each system, and the clause that forbids it', () => {
  const board = sample('jump')
  const ship = { at: at(board, 2, 2), stack: 0 }
  const to = (row: number, col: number) => ruling('jump', board, jumpFacts(board, ship, at(board, row, col)))
  expect(to(2, 1).verdict).toBe('legal')
  expect(to(1, 2).deciding).toContain('starcom:cards.asteroid-field.1')
  expect(to(2, 3).deciding).toContain('starcom:command-phase.move.7')
  expect(to(3, 3).deciding).toContain('starcom:command-phase.move.2')
  const held = { at: at(board, 3, 1), stack: 0 }
  expect(ruling('jump', board, jumpFacts(board, held, at(board, 2, 1))).deciding).toContain(
    'starcom:cards.interdiction.1',
  )
})

test('the contested capital: February forbids to build, November allows it once the enemy has left', () => {
  for (const [edition, verdict] of [
    ['2022-02', 'illegal'],
    ['2022-11', 'legal'],
  ] as const) {
    const board = sample('contested', edition)
    const facts = buildFacts(board, at(board, 2, 2), siegesOf(board), { card: 'defense-station', count: 1 })
    const found = ruling('build', board, { ...facts, efficientConstruction: 0, myFighterBays: false })
    expect(found.verdict, edition).toBe(verdict)
  }
})

test('a Missile Platform arms the stations beside it, not itself', () => {
  const first = putDevelopments(putCard(emptyBoard(), 0, 'trade-world'), 0, 3)
  const armed = ['missile-platform', 'refinery'].reduce((board, card) => addVessel(board, 0, { owner: 0, card }), first)
  const attacks = (siegeFacts(armed, 0).vessels as { attack: number }[]).map(({ attack }) => attack)
  expect(attacks).toEqual([3, 1])
})

test('what is not known stays away', () => {
  const board = addVessel(emptyBoard(), 0, { owner: 0, card: 'scout' })
  const jump = jumpFacts(board, { at: 0, stack: 0 }, 1)
  for (const key of ['interdicted', 'jumpsUsed', 'destinationCard', 'viaCard', 'controlledSinceTurnStart'])
    expect(jump).not.toHaveProperty(key)
  const build = buildFacts(board, 0, [], { what: 'ship' })
  for (const key of ['systemKind', 'underSiege', 'isMyStartingSystem', 'combatSinceMyLastTurn', 'phase', 'credits'])
    expect(build).not.toHaveProperty(key)
})

test('a seat has one Homeworld', () => {
  const first = putHome(putCard(emptyBoard(), 0, 'homeworld'), 0, 0)
  const second = putHome(putCard(first, 8, 'homeworld'), 8, 0)
  expect(second.systems.map(({ home }) => home).filter((home) => home === 0)).toHaveLength(1)
  expect(second.systems[8]!.home).toBe(0)
})

test('a card of the other edition is told, with its place', () => {
  const board = addVessel({ ...emptyBoard(), edition: '2022-02' }, 4, { owner: 0, card: 'battlecruiser' })
  expect(strangersOf(board)).toMatchObject([{ at: 4, path: 'row 2 column 2' }])
})

const focused = (board: Board): Focus[] =>
  board.systems.flatMap((system, i) => [
    { at: i },
    ...system.vessels.map((_, stack) => ({ ship: { at: i, stack }, to: i ? 0 : 1 })),
  ])

test.each(EDITIONS)('%s: every checker reads what the board tells it, and never finds it contradictory', (edition) => {
  fc.assert(
    fc.property(fc.constantFrom(...samples), fc.constantFrom(...askable), fc.nat(), (one, id, pick) => {
      const checker = checkerOf(id)
      if (!checker?.editions.includes(edition)) return
      const board = one.board(edition)
      const all = focused(board)
      const facts = factsFor(id, board, siegesOf(board), all[pick % all.length]!)
      if (!facts) return
      const asked = askedOf(checker.facts, facts)
      expect(parseFacts(checker.facts, asked)).toHaveProperty('facts')
      expect(adjudicate([starcom], { checker: `starcom/${id}`, edition, facts: asked })).not.toHaveProperty('error')
    }),
    { numRuns: 120 },
  )
})
