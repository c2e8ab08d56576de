/** Of Legion: what was, what is only asked about, a row told in part and a unit nobody named fill nothing wrong. */
import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { games } from '../../../lib/games/index.ts'

const ask = createAsk(games)

describe('the question', () => {
  it.each([
    [
      'army: Krennic + Bossk. cards: voracious ambition, merciless munitions, annihilation looms, standing orders',
      'command-hand',
    ],
    [
      'A Simple Man and Double the Fall both start of activation phase. mine (blue) is a simple man. I have priority, so mine goes first?',
      'effect-order',
    ],
    [
      'when does Lying in Wait happen compared to his Coordinated Bombardment, im red with Bossk hes blue with Leia',
      'effect-order',
    ],
    [
      'blue has Sabotaged Communications, red has Change of Plans, both do something, blue has priority. sequence?',
      'effect-order',
    ],
  ])('is the one that is put: %s', (question, checker) => {
    expect(ask({ question, game: 'legion' }).checker).toBe(`legion/${checker}`)
  })
})

describe('a fact', () => {
  it.each<[question: string, checker: string, facts: Record<string, unknown>]>([
    ["Can a Rebel army use Boba's Whipcord Launcher? no boba in it obviously", 'command-hand', { army: undefined }],
    [
      'contingencies 2 from my Rebel Agent, I put Turning the Tide and Covering Fire aside, hand has ambush push assault standing orders',
      'command-hand',
      { contingencies: { x: 2, cards: ['Turning the Tide', 'Covering Fire'] } },
    ],
    [
      'my hand is ambush, push, assault and standing orders, three more to pick',
      'command-hand',
      { hand: ['Ambush', 'Push', 'Assault', 'Standing Orders'], more: true },
    ],
    [
      'my hand is Ambush, Push and Implacable with Vader, more to come',
      'command-hand',
      { hand: ['Ambush', 'Push', 'Implacable'], more: true },
    ],
    [
      'my hand: Ambush, Push and Implacable, no more cards',
      'command-hand',
      { hand: ['Ambush', 'Push', 'Implacable'], more: undefined },
    ],
    ['cards: ambush, push, assault and standing orders, who is first', 'effect-order', { effects: undefined }],
    [
      'red had priority last round with ambush, now red plays assault and blue push',
      'priority',
      { red: { card: 'Assault' }, blue: { card: 'Push' } },
    ],
    [
      'Implacable, do I have to nominate Vader himself or can it be my Imperial Officer?',
      'nomination',
      { nominee: undefined },
    ],
    ["may I nominate my opponent's commander", 'nomination', { nominee: { friendly: false } }],
    [
      "my squad got promoted to commander after everyone died, now it's nominated",
      'nomination',
      { nominee: { rank: 'commander' } },
    ],
    [
      'I gave orders to 2 units with Assault though a third was in range 3, is that okay',
      'issue-orders',
      { units: undefined },
    ],
    [
      '4th special forces unit came in as an entourage, 1 commander at 790',
      'army-composition',
      { waived: [{ rank: 'special', keyword: 'entourage' }] },
    ],
    [
      'Assault: troopers at 5, 13 and 19 inches, how many orders',
      'issue-orders',
      {
        units: [
          { id: 'Unit', inches: 5 },
          { id: 'Unit 2', inches: 13 },
          { id: 'Unit 3', inches: 19 },
        ],
      },
    ],
    [
      'Push, one squad at range 2 and one at range 4, how many orders',
      'issue-orders',
      {
        units: [
          { id: 'Unit', range: 2 },
          { id: 'Unit 2', range: 4 },
        ],
      },
    ],
    ["I can't play Ambush, it's discarded. he plays Push", 'priority', { blue: undefined }],
    ['11 units, I issued 4, one of the ordered is dead', 'nomination', { nominee: undefined }],
    [
      'nominate the field commander for Imperial Discipline',
      'nomination',
      { nominee: { keywords: ['Field Commander'] } },
    ],
    ['An Entire Legion with 5 in range and 2 out of range', 'range', { inches: undefined }],
    ['600 points, 1 commander, 3 corps', 'army-composition', { format: undefined }],
    ['range 3 is how many inches', 'range', { inches: undefined }],
    ['units A at 1, B at 2, C at 4; Push from Rex; B already has an order', 'issue-orders', { chosen: undefined }],
    [
      "effects order: mine says reveal, hers is untimed; I'm red",
      'effect-order',
      {
        effects: [
          { player: 'red', timing: 'reveal' },
          { player: 'blue', timing: 'untimed' },
        ],
      },
    ],
    ['the unit has a faceup order, can I pick it before drawing', 'order-tokens', { choice: undefined }],
    [
      "if blue had played Push and red Ambush, who'd go first? but really both played Push",
      'priority',
      { blue: { card: 'Push' }, red: { card: 'Push' } },
    ],
  ])('is read as it stands: %s', (question, checker, facts) => {
    const read = ask({ question, game: 'legion', checker: `legion/${checker}` }).facts
    for (const [path, value] of Object.entries(facts)) expect(read[path]).toEqual(value)
  })
})
