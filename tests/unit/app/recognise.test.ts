/** What a shared text is: the exports of every tool go to their board, anything else is left for the search. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { firstOf } from '../../../app/_components/open/opened'
import { recognise as legion } from '../../../app/_games/legion/open'
import { recognise as starcom } from '../../../app/_games/starcom/open'
import { recognise as ti4 } from '../../../app/_games/ti4/open'
import { readPosition } from '../../../app/_games/ti4/position-link'
import { facts } from '../../../lib/games/legion/command-hand/facts'
import { linkFacts } from '../../../lib/games/starcom/board/link'
import { readBoard } from '../../../lib/games/starcom/board/read'
import { samples } from '../../../lib/games/starcom/board/samples'
import { writeText } from '../../../lib/games/starcom/board/write-text'
import { NEW } from '../../../lib/games/starcom/facts'
import { readLink } from '../../../lib/link/codec'

const recognise = firstOf([starcom, legion, ti4])

const FOLDER = new URL('../../fixtures/legion-lists/', import.meta.url)
const LISTS = readdirSync(FOLDER)
  .sort()
  .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const)
const MAPS = [
  '61 73 68 63 60 42 88B4 64 19 65 72 76 85B4 26 69 66 31 75 0 41 38 0 43 25 0 79 21 0 67 62 0 80 27 0 45 35',
  'https://keeganw.github.io/ti4/?settings=T6&tiles=18,19,83A-3,0,-1,20',
  'https://tidraft.com/map-generator?map=19%2C83A%3A180%2C_%2CX%2CH3%2C96',
  '18+0+0*b;Bio,71+0+2Rct;Ro;Ri,36+1+1Kcf;Km*I;Ki,76+1-1;;;,72+0-2',
  JSON.stringify({ tilePositions: ['000:18', '101:85a180', '102:58', '103:26', '104:39', 'tl:82b'] }),
]
const query = (path: string | undefined) => path?.slice(path.indexOf('?')) ?? ''

describe('an export is known for what it is, and opens as it was read', () => {
  it.each(LISTS)('list %s', (_, text) => {
    const opened = recognise(text)
    expect(opened).toMatchObject({ what: 'A list of Star Wars: Legion', word: 'Open in the hand builder' })
    const { facts: back, dropped } = readLink(facts, query(opened!.path).replace('?tool=hand&', '?'))
    expect(dropped).toEqual([])
    if (/command/i.test(text)) expect((back.hand as string[]).at(-1)).toBe('Standing Orders')
    else expect(back.army).toEqual(['Luke Skywalker'])
  })

  it.each(MAPS)('map %s', (text) => {
    const opened = recognise(text)
    expect(opened?.what).toBe('A map of Twilight Imperium 4')
    expect(readPosition(query(opened?.path))?.board.systems.length).toBeGreaterThan(2)
  })

  it.each(samples.map(({ id, board }) => [id, board(NEW)] as const))('board %s', (_, board) => {
    const opened = recognise(writeText(board))
    expect(opened?.what).toBe('A board of Star Commander')
    expect(opened?.aside).toEqual([])
    expect(readBoard(readLink(linkFacts, query(opened?.path)))).toMatchObject({ board, issues: [] })
  })
})

it('names what it left aside', () => {
  expect(recognise(`${LISTS.at(-1)![1]}\nhello world of lists`)?.aside).toEqual(['hello world of lists'])
  expect(recognise('61 73 68 999 63 60')?.aside).toHaveLength(1)
  expect(
    recognise('Players: Ann, Bo\nRow 1 column 1: Trade World; 1 Zorblax of Bo\nRow 2 column 1: Research World')?.aside,
  ).toHaveLength(1)
})

it('leaves sentences, links, single names and broken exports to the search', () => {
  for (const text of [
    '',
    'can my carrier move through a nebula',
    'Ambush',
    'Vader, can he play Implacable twice?',
    'https://example.org/rules/starcom/command-phase/#build.6',
    'cruiser, my capital, they have me under siege',
    '42',
    '2 ships in 27',
    '3 cr, 1 cv, 4 ff',
    '{"author":"Legion HQ","points":',
    '{"a":1}',
    '[]',
    '\u0000\uFFFD',
    '1) open the door\n2) close it',
  ])
    expect(recognise(text), text).toBeUndefined()
})
