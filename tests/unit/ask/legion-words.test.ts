import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { games } from '../../../lib/games/index.ts'

const ask = createAsk(games.filter(({ id }) => id === 'legion'))

/** A plain statement, the checker it is for, and what it says; an undefined fact must stay open. */
const SAID: [question: string, checker: string, facts: Record<string, unknown>][] = [
  ['mando list, may I include Whistling Birds in the hand', 'command-hand', { faction: 'mandalorian' }],
  ['am playing the 212th, may I include this card', 'command-hand', { battleForce: '212th Attack Battalion' }],
  ['my list does not meet the restriction, is the hand legal', 'command-hand', { restrictionMet: false }],
  ['we turned over our command cards already, may I choose another one', 'play-card', { revealed: true }],
  ['can I choose another card before we flip', 'play-card', { revealed: false }],
  ['may Cassian be nominated, he was never a merc', 'nomination', { nominee: { mercenary: false } }],
  [
    'may I nominate the squad, it was special forces originally',
    'nomination',
    { nominee: { promotedFrom: 'special' } },
  ],
  [
    'the owner of this card is a support, can somebody else be nominated',
    'nomination',
    { card: { owner: { rank: 'support' } } },
  ],
  ['who can be nominated for a generic card', 'nomination', { card: { owner: { name: 'none' } } }],
  [
    'a different commander could give 4 orders, how many must I issue',
    'issue-orders',
    { otherBest: 4, asks: 'how-many' },
  ],
  ['we started with just 6 cards, how large is my hand now', 'card-flow', { start: 6, asks: 'hand-size' }],
  ['we are still in the command phase, where is Push', 'card-flow', { moment: 'command-phase', asks: 'where' }],
  ['it is before the end phase, what happened to Push', 'card-flow', { moment: 'activation-phase', asks: 'where' }],
  ['he fetched a card back out of his discard, must he tell me which', 'open-information', { item: 'returned card' }],
  ['must she tell what command cards she has left', 'open-information', { item: 'hand contents' }],
  ['the card grants her a rifle, may she use the card weapon', 'card-weapon', { mode: 'gains', weapon: undefined }],
  ['the card weapon, once his activation is over, may he use it', 'card-weapon', { moment: 'end of own activation' }],
  ['may it use the card weapon in the end phase', 'card-weapon', { moment: 'other' }],
  ['the card lists my unit, may it use the weapon of the card', 'card-weapon', { unitSpecified: true }],
  [
    'my squad is not one of the units that card names, may it use the weapon of the card',
    'card-weapon',
    { unitSpecified: false },
  ],
  [
    'may it use the weapon of the card, the card does not say when',
    'card-weapon',
    { momentOnCard: false, cardSaysCounterpart: undefined },
  ],
  ['the card does not mention the counterpart, may it use the weapon', 'card-weapon', { cardSaysCounterpart: false }],
  ['locked in combat, can the unit use the weapon of the card', 'card-weapon', { engaged: true }],
  ['no enemies near it, can the unit use the weapon of the card', 'card-weapon', { engaged: false }],
  ['the card weapon is melee and ranged, may it be used', 'card-weapon', { weapon: 'both', engaged: undefined }],
  ['it has no arsenal, may I add another gun to the card weapon', 'card-weapon', { arsenal: 1, extraWeapon: true }],
  ['can the seeker droid use the weapon of the card', 'card-weapon', { unitType: undefined }],
  ['it is a droid, can it use the weapon of the card', 'card-weapon', { unitType: 'droid-trooper' }],
  ['one of my units has Allies of Convenience, is the army legal', 'army-composition', { allies: true }],
  ['the army has a tank with Field Commander, is the list legal', 'army-composition', { fieldCommander: true }],
  [
    'the Associate counts as special forces, is the list legal',
    'army-composition',
    { waived: [{ rank: 'special', keyword: 'associate' }] },
  ],
  ['can I promote that squad, they are special forces', 'promotion', { candidateRank: 'special' }],
  ['the squad is one of our own, may I promote it', 'promotion', { ownUnit: true }],
  ['a commander was killed in round two, must I promote', 'promotion', { commandersLeft: undefined }],
  ['who is the promoted commander, a squad of droids', 'promotion', { candidateRank: undefined }],
  ['gun that cannot fire closer than range 2, target at 5 inches', 'range', { weaponMin: 2, inches: 5 }],
  [
    'I drew heavy, printed rank support, may I activate it',
    'order-tokens',
    { drawnRank: 'heavy', unitRank: 'support' },
  ],
  ['its card says corps, the operative token was drawn', 'order-tokens', { unitRank: 'corps', drawnRank: 'operative' }],
  ['the token was a corps token, may I activate it', 'order-tokens', { drawnRank: 'corps', unitRank: undefined }],
  ['three of my squads have an order, 9 units, how big is the pool', 'order-pool', { ordered: 3, units: 9 }],
  ['the game began with a hand of 6, how many cards now', 'card-flow', { start: 6 }],
  ['no one is in contact with it, can the unit use the weapon of the card', 'card-weapon', { engaged: false }],
  ['at the end of that unit’s activation it fires the card weapon', 'card-weapon', { moment: 'end of own activation' }],
  ['do I have to tell which card came back to hand', 'open-information', { item: 'returned card' }],
  ['tied on pips, no one has rolled, who has priority', 'priority', { die: 'not-rolled' }],
  ['the nominated unit belongs to him, may I nominate it', 'nomination', { nominee: { friendly: false } }],
  ['Veers might have issued 3 orders, Vader only one', 'issue-orders', { otherBest: 3 }],
  ['its order token lies face up, can the unit be activated', 'order-tokens', { token: 'faceup' }],
  ['nobody wants to nominate Vader, must I', 'nomination', { card: undefined }],
  ['both reveal Assault in rnd 4, who has priority', 'priority', { round: 4, blue: { card: 'Assault' } }],
  [
    'reds got cunning and blues doesnt, two pips each',
    'priority',
    { blue: { cunning: false }, red: { cunning: true } },
  ],
  [
    'neither of us was able to play a card, who has priority',
    'priority',
    { blue: { card: 'none' }, red: { card: 'none' } },
  ],
  [
    'Pulse Scan belongs to red and Covering Fire to blue, which effect comes first',
    'effect-order',
    {
      effects: [
        { player: 'red', card: 'Pulse Scan' },
        { player: 'blue', card: 'Covering Fire' },
      ],
    },
  ],
  ['could Vader, operative, be nominated for Push', 'nomination', { nominee: { rank: 'operative' } }],
  [
    'Vader and Veers, two commanders. the card is Implacable which is Vaders, I nominate Veers',
    'nomination',
    {
      card: { owner: { name: 'Darth Vader', rank: 'commander' } },
      nominee: { name: 'General Veers', rank: 'commander' },
    },
  ],
  ['Bossk is an operative of mine, may he be nominated with Ploy', 'nomination', { nominee: { friendly: true } }],
  ['may the walker be nominated for Push', 'nomination', { nominee: { name: 'Walker' } }],
  [
    'Veers died. Maximum Firepower is in my hand, can I play it',
    'play-card',
    { chosen: 'Maximum Firepower', hand: ['Maximum Firepower'] },
  ],
  [
    'my hand: Assault, Push. my discard: Ambush. can I lay down Push',
    'play-card',
    { chosen: 'Push', hand: ['Assault', 'Push'], discard: ['Ambush'] },
  ],
  [
    'Sabotaged Communications lies there, how many orders does my Push give',
    'issue-orders',
    { card: 'Push', opponentCard: 'Sabotaged Communications' },
  ],
  ['nearest mini is at range 3, does the squad get an order from Push', 'issue-orders', { units: undefined }],
  ['the speeders sit on range 2, does Push with Leia reach them', 'issue-orders', { units: [{ range: 2 }, {}] }],
  [
    'flipped Implacable in round 2 and it was illegal, wheres it now',
    'card-flow',
    { events: [{ round: 2, event: 'illegal', card: 'Implacable' }], card: 'Implacable', asks: 'where' },
  ],
  ['Push was played in round 3, we are in activation, where is it', 'card-flow', { moment: 'activation-phase' }],
  ['may Krennic attack with the card weapon', 'card-weapon', { mode: undefined }],
  ['the card lets my squad attack, may it use the card weapon', 'card-weapon', { mode: 'attack' }],
  [
    'no commander in the list and nobody has field commander, legal?',
    'army-composition',
    { commander: 0, fieldCommander: false },
  ],
  [
    'one heavy brings field commander, no commander, is the list legal',
    'army-composition',
    { commander: 0, fieldCommander: true },
  ],
  [
    'no commanders left, infantry is still on the board, must I promote',
    'promotion',
    { commandersLeft: 0, onBattlefield: undefined },
  ],
  ['10 units, nobody has an order, how big is the pool', 'order-pool', { units: 10, ordered: 0 }],
  ['no orders at all, 9 units, how many tokens in the pool', 'order-pool', { units: 9, ordered: 0 }],
  ["B1s don't have field commander, may he play Assault", 'play-card', { army: undefined }],
  ['we both threw Push, who has priority', 'priority', { blue: { card: 'Push' }, red: { card: 'Push' } }],
  [
    'she has Push down, I have got Assault. how many orders do I give',
    'issue-orders',
    { card: 'Assault', opponentCard: 'Push' },
  ],
  ['I am red and play Push, how many orders do I give', 'issue-orders', { card: 'Push', opponentCard: undefined }],
  [
    'Veers nominated, gave the orders of Imperial Discipline to Veers himself, the E-Web at 2 and the AT-ST at 3',
    'issue-orders',
    { chosen: ['General Veers', 'E-Web', 'AT-ST'] },
  ],
  ['the last commander died, do I promote at once or wait for the end phase', 'promotion', { phase: undefined }],
  ['I took Assault back to hand in round 3, how many cards now', 'card-flow', { events: [{ event: 'returnToHand' }] }],
  [
    'Leia died in round 2, her card No Time for Sorrows was played that same round, where is it',
    'card-flow',
    {
      events: [
        { round: 2, event: 'play' },
        { round: 2, event: 'ownerDefeated' },
      ],
    },
  ],
  [
    'he (blue) does not use Change of Plans, so my Pulse Scan as red happens first?',
    'effect-order',
    { effects: [{ player: 'blue' }, { player: 'red' }] },
  ],
  [
    'only a tank with Field Commander is left, heavy, repulsor vehicle. may I play Push',
    'play-card',
    { army: [{ name: 'Tank', rank: 'heavy', type: 'repulsor-vehicle', fieldCommander: true }] },
  ],
]

describe('plain facts of Legion', () => {
  it.each(SAID)('%s', (question, checker, facts) => {
    const asked = ask({ question, game: 'legion' })
    expect(asked.checker).toBe(`legion/${checker}`)
    for (const [fact, value] of Object.entries(facts))
      if (value === undefined) expect(asked.facts).not.toHaveProperty(fact)
      else expect(asked.facts).toMatchObject({ [fact]: value })
  })
})
