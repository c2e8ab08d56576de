/** What is plain though the question is still open is said before what it waits for. */
import { expect, test } from 'vitest'
import { adjudicate } from '../../../../lib/adjudicate.ts'
import { starcom } from '../../../../lib/games/starcom/index.ts'
import { plainOf } from '../../../../lib/kernel/ruling.ts'

const rulingOf = (facts: object) => {
  const ruling = adjudicate([starcom], { checker: 'starcom/game-end', facts })
  if ('error' in ruling) throw new Error(ruling.error.message)
  return ruling
}
const OVER = 'The game is over. Whoever has the most developments wins.'

test.each([
  ['a Homeworld has fallen, nobody has counted yet', { homeworldConquered: true }, OVER],
  ['a deck has run out, nobody has counted yet', { lastDomainCardDrawn: true }, OVER],
  ['nothing is known', {}, undefined],
  [
    'what ends it is an open question',
    { homeworldConquered: false, lastDomainCardDrawn: false, lastCardDiscarded: true },
    undefined,
  ],
  ['it is settled', { homeworldConquered: true, developmentsByPlayer: { ann: 3, bo: 2 } }, undefined],
])('%s', (_, facts, plain) => expect(plainOf(rulingOf(facts))).toBe(plain))

test('the sentence says it first', () => {
  expect(rulingOf({ homeworldConquered: true }).sentence).toContain(
    `who wins? ${OVER} DEPENDS on “Developments by player”`,
  )
})
