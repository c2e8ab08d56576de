import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { starcom } from '../../../lib/games/starcom/index.ts'

const ask = createAsk([starcom])

/** A sentence, the checker it asks for, facts it states, and facts that nothing in it states. */
type Said = readonly [question: string, checker: string, facts: Record<string, unknown>, absent?: readonly string[]]

function holds([question, checker, facts, absent = []]: Said): void {
  const asked = ask({ question, game: 'starcom' })
  expect({ checker: asked.checker, facts: asked.facts }, question).toMatchObject({
    checker: `starcom/${checker}`,
    facts,
  })
  for (const path of absent) expect(asked.facts, `${path}: ${question}`).not.toHaveProperty(path)
}

const reads = (all: readonly Said[]) =>
  it.each(all.map((said) => ({ question: said[0], said })))('$question', ({ said }) => holds(said))

describe('what is to be built', () => {
  reads([
    ['she is sieging my capital, can I place a corvette there anyway', 'build', { underSiege: true, card: 'corvette' }],
    ['capital is not mine to use, Rob blockades it. May I build a scout', 'build', { card: 'scout' }],
    [
      'we fought here on Ben’s turn and all of his ships died, may I build a scout',
      'build',
      { combatSinceMyLastTurn: true, opposingShipsPresent: false, card: 'scout' },
      ['isMyTurn'],
    ],
    [
      'he has two destroyers in my capital, can I build a frigate',
      'build',
      { opposingShipsPresent: true, systemController: 'me', card: 'frigate' },
      ['count', 'underSiege'],
    ],
    ['Not a capital but I do own the shipyard there. Cruiser ok?', 'build', { card: 'cruiser', myShipyardHere: true }],
    ['no shipyard around, ordinary planet, I want a medium ship', 'build', { myShipyardHere: false, what: 'ship' }],
    ['it is Ben’s turn, may I build a frigate', 'build', { isMyTurn: false, card: 'frigate' }],
    ['can I build a refinery in my own end phase', 'build', { isMyTurn: true, phase: 'end', card: 'refinery' }],
    ['Can I build in a system I don’t control? it’s Ben’s', 'build', { systemController: 'opponent' }],
    [
      'can my shipyard be placed on some ordinary planet',
      'build',
      { card: 'shipyard', systemKind: 'ordinary' },
      ['myShipyardHere'],
    ],
  ])
})
