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
    ['the orders section reads nobody, but he gave one to Han', { nominee: undefined }],
    [
      "Implacable is Vader's card and he is my commander, how many orders",
      { nominee: undefined, owner: { name: 'Darth Vader', rank: 'commander' } },
    ],
  ],
  'open-information': [['may my opponent count my cards', { item: undefined, nominee: undefined }]],
}

const fits = (facts: Record<string, unknown>, wanted: Record<string, unknown>) => {
  for (const [fact, value] of Object.entries(wanted)) {
    if (value === undefined) expect(facts).not.toHaveProperty(fact)
    else if (value && typeof value === 'object' && !Array.isArray(value))
      fits((facts[fact] ?? {}) as Record<string, unknown>, value as Record<string, unknown>)
    else expect(facts).toMatchObject({ [fact]: value })
  }
}

describe.each(Object.entries(TOLD))('what is plainly told: %s', (checker, cases) => {
  it.each(cases)('%s', (question, facts) => fits(ask({ question, checker: `legion/${checker}` }).facts, facts))
})
