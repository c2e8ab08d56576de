import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { starcom } from '../../../lib/games/starcom/index.ts'

const ask = createAsk([starcom])
const first = (question: string) => ask({ question, game: 'starcom' }).checker
const read = (checker: string, question: string) =>
  ask({ question, game: 'starcom', checker: `starcom/${checker}` }).facts

/** Each line filled such a fact, which the sentence does not state. */
describe('what is not said is not filled', () => {
  it.each<[checker: string, question: string, absent: string]>([
    ['build', 'buying one destroyer and two fighters', 'count'],
    ['build', 'can someone react to me building a cruiser', 'systemController'],
    ['jump', 'can I jump my new corvette out, it was built this turn in my capital', 'destinationController'],
    ['jump', 'traded my cruiser to her, can she jump it now', 'mine'],
    ['hand', 'discard two cards, get three credits, then buy a card with it', 'handSize'],
    ['targets', "I play sabotage on Ben's station, do I need a ship there", 'myShipThere'],
    ['repair-scrap', 'repair three damage for six credits, february', 'damage'],
    ['siege', "no one of mine there, only Pia's two fighters. besieged or not", 'controller'],
    ['build', 'when I control Forsei can I build a fighter in the end phase', 'systemController'],
    ['jump', 'drummond: can my fighter jump with it in the old rules', 'carrierJumpingAlong'],
    [
      'conquest',
      'two besiegers, Pia with a frigate and Tom with a cruiser, three developments',
      'besiegerNonFighterShips',
    ],
    ['ship-limit', 'is a scout counted as a ship for the cap', 'shipsControlled'],
    ['siege', 'three developments, one defense station, two missile platforms wanted', 'vessels'],
    ['game-end', "I've 18 developments, the science deck is empty", 'developmentsByPlayer'],
  ])('%s: %s (%s)', (checker, question, absent) => expect(read(checker, question)).not.toHaveProperty(absent))
})

describe('numbers that speak of something named before', () => {
  it.each<[checker: string, question: string, facts: object]>([
    ['affordability', 'frigate is 5, I have 9 credits, can I have two', { credits: 9 }],
    [
      'income',
      '12 developments, two besieged',
      {
        systems: [
          { developments: 10, underSiege: false },
          { developments: 2, underSiege: true },
        ],
      },
    ],
    ['development', 'the world has one development, max three, I go up to three', { developments: 1, count: 2 }],
    ['game-end', "I've 18 developments, she has 18", { developmentsByPlayer: { me: 18, Red: 18 } }],
    ['jump', "destroyer jumps into my neighbour's system", { destinationController: 'Red' }],
    ['repair-scrap', 'fix 2 damage on my cruiser for four credits, feb rules', { hpToRepair: 2, credits: 4 }],
    ['build', 'a scout? no wait, a corvette', { card: 'corvette' }],
  ])('%s: %s', (checker, question, facts) => expect(read(checker, question)).toMatchObject(facts))
  it('a ship that is named again is one', () =>
    expect(read('siege', 'my cruiser against her frigate; I want all on the frigate').vessels).toHaveLength(2))
})

it.each([
  ['buying one destroyer and two fighters for ten credits', 'affordability'],
  ["from Pia's system to Pia's other one with my cruiser", 'jump'],
  ['can someone react to me building a cruiser', 'responses'],
  ['my cruiser and two fighters against her frigate and defense station; I want all on the frigate', 'combat-damage'],
  ['system with two stations and three developments goes to me for 10 credits', 'deal'],
])('%s', (question, checker) => expect(first(question)).toBe(`starcom/${checker}`))
