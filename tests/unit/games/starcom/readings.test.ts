/** Readings that matter only where another question is read otherwise stand in the ruling along with that reading. */
import { expect, test } from 'vitest'
import { adjudicate } from '../../../../lib/adjudicate.ts'
import { starcom } from '../../../../lib/games/starcom/index.ts'

const readingsOf = (checker: string, edition: string, facts: object) => {
  const ruling = adjudicate([starcom], { checker: `starcom/${checker}`, edition, facts })
  if ('error' in ruling) throw new Error(ruling.error.message)
  return (ruling.readings ?? []).map(({ ambiguity, point = '', reading, verdict, answer, says }) => ({
    is: `${ambiguity.replace('starcom:ambiguity.', '')}${point} ${reading}: ${answer?.says ?? verdict}`,
    along: /\(Read along with it: (.*)\)$/.exec(says)?.[1],
  }))
}

const fighter = {
  card: 'strike-fighter',
  mine: true,
  controlledSinceTurnStart: true,
  builtThisTurn: false,
  extraJumps: 1,
  jumpsUsed: 0,
  adjacent: true,
  originController: 'me',
  destinationController: 'none',
  destinationCard: 'asteroid-field',
  interdicted: true,
  arrivedAfterInterdiction: true,
  carrierJumpingAlong: false,
  viaCard: 'none',
}

test('a Fighter that may enter the field may still be held by Interdiction', () => {
  const along = 'May Fighters enter an Asteroid Field? Yes, Fighters are small ships.'
  expect(readingsOf('jump', '2022-02', fighter)).toEqual([
    { is: '47 A: illegal', along: undefined },
    { is: '47 B: legal', along: undefined },
    { is: '26 A: legal', along },
    { is: '26 B: illegal', along },
  ])
})

test('a game that ends by a trade may end in a tie', () => {
  const found = readingsOf('game-end', '2022-11', {
    homeworldConquered: false,
    lastDomainCardDrawn: false,
    developmentsByPlayer: { a: 5, b: 5 },
    homeworldTradedBy: ['a'],
  })
  expect(found.map(({ is }) => is)).toEqual([
    '31ii A: The game goes on',
    '31ii B: a and b share the win',
    '32 A: a and b share the win',
    '32 B: Nobody wins; a and b draw',
    '32 C: a and b tie; who wins is not settled',
  ])
})

test('what is read along is said by the question it answers', () => {
  const jump = { ...fighter, jumpsUsed: 1, adjacent: false, interdicted: false, viaCard: 'jump-stabilization' }
  const { arrivedAfterInterdiction: _told, ...facts } = jump
  const alongs = readingsOf('jump', '2022-02', facts).map(({ along }) => along)
  expect(alongs).toContain("Does the jump use up one of the ship's jumps? No, it comes on top of them.")
})
