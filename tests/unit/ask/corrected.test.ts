import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { games } from '../../../lib/games/index.ts'

const ask = createAsk(games)
const read = (checker: string, question: string) =>
  ask({ question, game: checker.split('/')[0]!, checker }).facts as Record<string, unknown>

/** Each line was read with the number that was taken back. */
describe('what a sentence takes back', () => {
  it.each<[checker: string, question: string, facts: Record<string, unknown>]>([
    [
      'starcom/ship-limit',
      'I have 4 ships, no wait, 5, and 5 devs. One more corvette?',
      { shipsControlled: 5, totalDevelopments: 5 },
    ],
    ['starcom/ship-limit', 'I have 4 ships, sorry, 5 ships and 9 developments in total', { shipsControlled: 5 }],
    ['starcom/build', "I've 9 credits, make that 7. Cruiser at my homeworld?", { credits: 7 }],
    [
      'starcom/station-limit',
      '2 stations on Vega, wait, 3. It has 3 devs. Another one?',
      { stationsInSystem: 3, developmentsInSystem: 3 },
    ],
    ['starcom/build', 'I want to build a cruiser, no wait, a corvette at my homeworld', { card: 'corvette' }],
    ['starcom/hand', 'I hold two cards - actually three', { handSize: 3 }],
    ['legion/priority', 'blue 1 pip, no wait, blue 2 pips, red 1', { blue: { pips: 2 }, red: { pips: 1 } }],
    [
      'legion/play-card',
      'we flipped already: See You in Hell, but Jyn... I mean Han is gone',
      { army: [{ name: 'Han Solo', defeated: true }] },
    ],
    ['legion/range', "it's 12 inches, sorry, 13 inches. which range", { inches: 13 }],
  ])('%s: %s', (checker, question, facts) => expect(read(checker, question)).toMatchObject(facts))

  it.each<[checker: string, question: string, facts: Record<string, unknown>]>([
    ['starcom/siege', 'no stations, one scout of mine, his destroyer came', { vessels: [{ owner: 'me' }, {}] }],
    ['starcom/build', 'my capital is besieged. wait, can I still build a cruiser there', { underSiege: true }],
    ['legion/play-card', 'Sorry About the Mess, can I play it', { chosen: 'Sorry About the Mess' }],
  ])('takes nothing back: %s: %s', (checker, question, facts) => expect(read(checker, question)).toMatchObject(facts))
})
