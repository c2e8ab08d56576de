import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { games } from '../../../lib/games/index.ts'

const ask = createAsk(games.filter(({ id }) => id === 'legion'))

/** Case by checker; an undefined fact must stay open. */
const TOLD: Record<string, [question: string, facts: Record<string, unknown>][]> = {
  priority: [
    ['push vs assault, red got push', { red: { card: 'Push' }, blue: { card: 'Assault' } }],
    ['red shows Fear, Surprise, Intimidation and blue push', { red: { card: 'Fear, Surprise, Intimidation' } }],
    ['red cannot play anything, so only Push is out', { red: { card: 'none' }, blue: { card: 'Push' } }],
    ['blue is out of cards, red has assault', { blue: { card: 'none' }, red: { card: 'Assault' } }],
    ['we both have push, round counter lies with my opponent', { roundCounterHolder: 'red' }],
    ['tied. surge. I am red and hold the counter', { roundCounterHolder: 'red', die: 'surge' }],
    ['3 pips blue vs 2 pips red', { blue: { pips: 3 }, red: { pips: 2 } }],
    ['his cunning counts, i dont have cunning, both 1 pip', { blue: { cunning: false }, red: { cunning: true } }],
    ["both on Push, surge, I don't hold the counter", { roundCounterHolder: 'red' }],
    ['both on Push, surge, red does not have the round counter', { roundCounterHolder: undefined }],
    ['he shows a 3 pip, mine is 2', { red: { pips: 3 }, blue: { pips: 2 } }],
    ['my two pips against his one', { red: { pips: 1 }, blue: { pips: 2 } }],
    ['each of us flipped Assault, shield on the die', { blue: { card: 'Assault' }, die: 'block' }],
    ['equal pips, the red die came up empty', { die: 'blank' }],
    ['last round blue had priority, now we tie at 3 pips', { round: undefined, blue: { pips: 3 } }],
  ],
  nomination: [
    ['she tries to nominate MY Krennic off Push', { nominee: { name: 'Director Orson Krennic', friendly: false } }],
    ['may I nominate his Vader with Ambush', { nominee: { name: 'Darth Vader', friendly: false } }],
    ['he nominates his own Vader with Ambush', { nominee: { friendly: true } }],
    ['wants to nominate his scouts with Ambush', { nominee: { friendly: undefined } }],
    [
      'Cassian was an operative until I promoted him to commander. Push, can he be nominated',
      { nominee: { rank: 'commander', promotedFrom: 'operative' } },
    ],
    ['can I nominate my corps squad, it was promoted', { nominee: { rank: undefined, promotedFrom: 'corps' } }],
    ['Ambush with Lando as nominee, Leia alive', { nominee: { name: 'Lando Calrissian', defeated: undefined } }],
    ['Chewie, commander? no, operative. nominate him', { nominee: { name: 'Chewbacca', rank: undefined } }],
    ['two commanders, Krennic and Vader. Nominate Krennic', { nominee: { name: 'Director Orson Krennic' } }],
    ['E-web is a support, may it be nominated for Push', { nominee: { name: 'E-web', rank: 'support' } }],
    ['Gideon Hask is special forces, may he be nominated', { nominee: { name: undefined, rank: 'special' } }],
    [
      'my other commanders are Rex and Cody, can Yoda be nominated with Push',
      { otherCommanders: ['Clone Captain Rex', 'Clone Commander Cody'], nominee: { name: 'Yoda' } },
    ],
  ],
  'issue-orders': [
    [
      'Push, Leia nominated, fleets at 1 already ordered, vets at 2',
      { chosen: undefined, units: [{ hasOrder: true }, {}, {}] },
    ],
    ['Push and Rex, I ordered the arcs at 1, the barc at 2 got none', { chosen: ['Arcs'] }],
    [
      'Push, nominated Leia. Fleets 1, vets 2, tauntaun 3, who may get an order',
      { units: [{ range: 1 }, { range: 2 }, { range: 3 }, {}] },
    ],
    [
      'its leader is at range 4, one mini at 3. may the squad get an order from Push',
      { units: [{ range: 3, leaderRange: 4 }] },
    ],
    [
      'Assault, Leia nominated, 3 corps at range 2. I gave an order to the first and the third',
      { chosen: ['Corps 1', 'Corps 3'] },
    ],
    [
      'I ordered the AT-ST at range 1 and the bikes at range 3 with Push, veers nominated',
      { chosen: ['AT-ST', 'Bikes'] },
    ],
    ['if I order the vets at 1 must I order the fleets at 2 too, Push with Leia', { chosen: undefined }],
    ['the orders section reads nobody, but he gave one to Han', { nominee: undefined }],
    [
      "Implacable is Vader's card and he is my commander, how many orders",
      { nominee: undefined, owner: { name: 'Darth Vader', rank: 'commander' } },
    ],
  ],
  'card-flow': [
    [
      'r1 assault, r2 push, r3 ambush, what is left',
      {
        events: [
          { round: 1, card: 'Assault' },
          { round: 2, card: 'Push' },
          { round: 3, card: 'Ambush' },
        ],
      },
    ],
    ['Push played in one, hand size', { events: [{ round: 1, card: 'Push' }] }],
    [
      'played Assault in round three and an effect made me discard it',
      {
        events: [
          { round: 3, event: 'play' },
          { round: 3, event: 'discard', card: 'Assault' },
        ],
      },
    ],
    ['played Assault in round three, do I discard it', { events: [{ event: 'play' }] }],
    ['is my Push back in my hand after the end phase', { events: undefined, card: 'Push' }],
    ['got Standing Orders back in round 2', { events: [{ round: 2, event: 'returnToHand' }] }],
    ['played Push in the 3rd round', { events: [{ round: 3 }] }],
    ['Push and Ambush, Assault in round 2, hand size', { card: undefined }],
    ['began the game with 6 cards', { start: 6 }],
  ],
  'effect-order': [
    [
      'blue and red both have Push out, whose comes first',
      { effects: [{ player: 'blue' }, { player: 'red', card: 'Push' }] },
    ],
    ['Ploy mine, Log Traps his, order of effects', { effects: [{ player: 'blue' }, { player: 'red' }] }],
    ['which is first, Ploy or the end of command phase thing', { effects: [{ timing: undefined, card: 'Ploy' }] }],
    [
      "each of us has an end of command phase effect, I'm red and have priority",
      { effects: [{ player: 'blue' }, { player: 'red' }], priority: 'red' },
    ],
    ['he has priority, both our effects are on reveal', { priority: 'red' }],
  ],
  'play-card': [
    ['may I skip my card, only Push in hand', { chosen: 'none', hand: ['Push'] }],
    [
      'Push, Ambush and Assault, thats my hand. I want to play none',
      { chosen: 'none', hand: ['Push', 'Ambush', 'Assault'] },
    ],
    ['revealed Push, may I swap it for Assault', { chosen: 'Assault' }],
    ['only Bossk is left (operative), may I play Ambush', { army: [{ name: 'Bossk', rank: 'operative' }] }],
    ['no Standing Orders in my hand, is that ok', { chosen: undefined }],
    ['Veers bit the dust, may I play Maximum Firepower', { army: [{ defeated: true }] }],
  ],
  'command-hand': [
    ['contingencies 2, I have Ambush and Push set aside', { contingencies: { cards: ['Ambush', 'Push'] } }],
  ],
  'army-composition': [
    ['grand army, 4 operatives. my buddy says 3 operatives tops', { operative: 4 }],
    ['one of my corps is a mercenary, 5 corps in all', { corps: 5 }],
    ['can I run 3 heavies max', { heavy: undefined }],
    ['5 supports, two are mercenaries', { support: 5, waived: [{ rank: 'support', keyword: 'mercenary' }, {}] }],
    ['a 800 list with 1 cmdr', { points: 800, commander: 1 }],
    ['two Vaders in one list', { points: undefined }],
  ],
  promotion: [
    ['no commander left, can my scouts become commander', { promotes: undefined }],
    ['he wants to promote one of MY units', { ownUnit: false }],
    ['no commander, I would like the shores, special forces', { candidateRank: 'special' }],
    ['my last commander bit it', { commandersLeft: 0 }],
    ['both commanders went down', { commandersLeft: 0 }],
    ["I'd promote a squad of mine", { promotes: true, ownUnit: true }],
  ],
  measuring: [['movement tool while it is his activation', { activating: undefined }]],
  range: [
    ['rifle only reaches 3, target at 14 inches', { weaponMax: 3, inches: 14 }],
    ['22 inches, rifle 2-4', { inches: 22, weaponMin: 2, weaponMax: 4 }],
    ['just over 24"', { inches: undefined }],
  ],
  'order-pool': [
    ['2 of my 8 units got an order', { units: 8, ordered: 2 }],
    ['6 units, all of them have orders', { units: 6, ordered: 6 }],
    ['9 activations, 4 face ups', { units: 9, ordered: 4 }],
  ],
  'card-weapon': [
    ['may he combine it with his pistol', { extraWeapon: true }],
    ['scouts are not mentioned on the card, may they use its gun', { unitSpecified: false }],
  ],
  'open-information': [
    ['may my opponent count my cards', { item: 'hand size' }],
    ['I fetched push back out of my discard, must I name it', { item: 'returned card' }],
    ['do I need to tell which card I took back', { item: 'returned card' }],
  ],
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every fact as it is told; an undefined one is not filled, within lists neither. */
function fits(facts: unknown, wanted: unknown): void {
  if (Array.isArray(wanted)) {
    expect(facts).toHaveLength(wanted.length)
    for (const [i, one] of wanted.entries()) fits((facts as unknown[])[i], one)
  } else if (isRecord(wanted))
    for (const [fact, value] of Object.entries(wanted)) fits(isRecord(facts) ? facts[fact] : undefined, value)
  else expect(facts).toEqual(wanted)
}

describe.each(Object.entries(TOLD))('what is plainly told: %s', (checker, cases) => {
  it.each(cases)('%s', (question, facts) => fits(ask({ question, checker: `legion/${checker}` }).facts, facts))
})
