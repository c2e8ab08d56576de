import { expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { starcom } from '../../../lib/games/starcom/index.ts'

const ask = createAsk([starcom])

/** Half sentences, and cases told without their question: each goes to its checker. */
it.each([
  ['two scouts back to back: neutral, neutral again, hers', 'route'],
  ['can my cruiser go out and back in the same turn', 'route'],
  ['the most cards in my hand at once?', 'quick-facts'],
  ['credits for two cards, how many?', 'quick-facts'],
  ['once the first shots are fired I want out, home is next door', 'retreat'],
  ['my battered frigate wants away from that fight', 'retreat'],
  ['he has two destroyers there, I am defending with a fighter', 'siege'],
  ['four counters, the attackers end phase, what is left', 'conquest'],
  ['unowned alien system, one corvette in it, do I claim it', 'development'],
  ['she gets my colony and a scout as a gift', 'deal'],
  ['he took three ships off me and pays, nine ships on seven cubes afterwards', 'deal'],
  ['homeworld gone, does that finish the game at once', 'game-end'],
  ['it was contested after the fight, may I repair it', 'repair-scrap'],
  ['4x4 grid, cruiser from row 1 column 1 to row 2 column 1', 'jump'],
])('%s', (question, checker) => {
  expect(ask({ question, game: 'starcom' }).checker).toBe(`starcom/${checker}`)
})
