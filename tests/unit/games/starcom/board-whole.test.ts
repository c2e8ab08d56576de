/**
 * What boards come to: as text, as a link, in words, and every fact they tell a checker; and what is said of texts in which
 * much is wrong. A change made on purpose is accepted with `npx vitest run tests/unit/games/starcom/board-whole.test.ts -u`.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Board } from '../../../../lib/games/starcom/board/board.ts'
import { inconsistencies, strangersOf } from '../../../../lib/games/starcom/board/check.ts'
import { askable, factsFor } from '../../../../lib/games/starcom/board/facts.ts'
import { writeArray } from '../../../../lib/games/starcom/board/link.ts'
import { readText } from '../../../../lib/games/starcom/board/read-text.ts'
import { samples } from '../../../../lib/games/starcom/board/samples.ts'
import { saySystem, shortCard } from '../../../../lib/games/starcom/board/words.ts'
import { writeText } from '../../../../lib/games/starcom/board/write-text.ts'

const FIXTURE = join(process.cwd(), 'tests/fixtures/starcom-boards.txt')

const TEXTS = [
  `Star Commander 3 x 3, November 2022
Players: Ann, "Bo; the 2nd", Cy (me)
Whose turn it is: Ann
Your credits: 12
Row 1 column 1: Homeworld of Ann; developments 3 of Ann; 2 Cruiser of Ann (attack +2, damage 1); 1 Shipyard of Ann
1,2: Trade World; 2 counters of Cy; Scout x3 of me; Corvette of "Bo; the 2nd"; combat; interdiction
Row 1 column 3: face down
2 1: ?; no combat; no interdiction; max 4; Battleship of Cy (2 damage)
2,2: Capital; developments: 2 of Bo; Strike Fighter x 4 of Ann; Strike Fighter of Cy; Defense Station of Bo
2,3: Homeworld of Cy; developments 1 of Cy; Jump Nexus of Cy; Missile Platform of Cy; Carrier of Ann
3,1: ; developments 2 of Ann; Orbital Habitat of Ann; Destroyer of Cy
3,3: Military Base; 5 devs of Cy; Undersized Shipyard of Cy; Frigate of Ann; Frigate of Ann
Open question 10: B`,
  `Star Commander 4 by 4, Feb
Players: Ann, ann, , Bo (you), me
Seats: Ann
Row 5 column 1: Homeworld
1,1: Homewrld of Ann; 0 counters of Ann; 3 counters; developments 21 of Bo; at most 0; at most 21
1,1: Capital
1,2: Capital of Ann; 2 Cruser of Ann; Scout of Zed; Scout; 31 Scout of Ann; 0 Scout of Ann; Scout of Bo (attack +21); Scout of Bo (damage 100, shiny)
1,3: Homeworld of Zed; something else of Ann
nonsense without a colon
Your credits: many
Whose turn it is: Zed
Open question 10: Z
Open question 999: A`,
  'Players: Ann\nYour credits: 3',
  'Players: A, B, C, D, E\n4,4: Capital; Scout of Blue',
  '',
]

/** All facts a board tells a checker, of every system and every vessel, however sieges stand: how many, and a hash. */
function factsOf(checker: string, board: Board): string {
  const all = [undefined, false, true].flatMap((siege) => {
    const sieges = board.systems.map(() => siege)
    return board.systems.flatMap((system, at) => {
      const ships = system.vessels.map((_, stack) => ({ ship: { at, stack }, to: (at + 1) % board.systems.length }))
      return [{ at }, ...ships].map((focus) => factsFor(checker, board, sieges, focus))
    })
  })
  const told = all.filter((facts) => facts !== undefined)
  return `${told.length} ${createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16)}`
}

function said(board: Board): string[] {
  const systems = board.systems.map((system, at) => `  ${shortCard(system)} | ${saySystem(board, at)}`)
  return [
    `  ${writeArray(board)}`,
    ...writeText(board)
      .split('\n')
      .map((line) => `  > ${line}`),
    ...systems,
    ...strangersOf(board).map((one) => `  stranger ${JSON.stringify(one)}`),
    ...inconsistencies(board).map((one) => `  odd ${one}`),
    ...askable.map((checker) => `  tells ${checker} ${factsOf(checker, board)}`),
  ]
}

it('is what was accepted', async () => {
  const texts = TEXTS.flatMap((text) => {
    const { board, issues, read } = readText(text)
    const told = issues.map(({ path, message, fix }) => `  ${path}: ${message} ${fix}`)
    return [`Text of ${read} lines`, ...told, ...(board ? said(board) : [])]
  })
  const boards = samples.flatMap(({ id, title, says, board }) =>
    (['2022-11', '2022-02'] as const).flatMap((edition) => [
      `${id} (${edition}): ${title} ${says}`,
      ...said(board(edition)),
    ]),
  )
  const lines = [...texts, ...boards].map((line) => line.trimEnd())
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(FIXTURE)
})
