/** Sentences of a sixth round: what helps a ship and whose it is, what is held and what is asked, and who answers whom. */
import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { headOf, hears, outcomeOf } from './hears.ts'

const ask = hears([starcom])
const read = (question: string) => ask({ question, game: 'starcom' })
const rules = (sentences: readonly [question: string, head: string][]) =>
  it.each(sentences)('%s', (question, head) => expect(headOf(read(question))).toBe(head))

describe('a Refinery pays where it stands', () => {
  rules([
    ['income with 7 devs, two of them on a besieged world, and a refinery elsewhere', 'income answered 7'],
    ['7 devs, two of them besieged, plus a refinery on another system. income', 'income answered 7'],
    ['5 devs, one of them on a besieged planet and two refineries on another planet, my income', 'income answered 8'],
    // which system it stands in was not said
    ['home 4, trade world 3, and a refinery. income?', 'income undetermined'],
    ['7 devs and a refinery elsewhere, two of them besieged. income', 'income undetermined'],
  ])
})

describe('what lies on a system, told before the next one is named', () => {
  rules([
    ['trade world with 3 on it plus homeworld with 4, what do i get', 'income answered 9'],
    ['trade world with 3 on it and homeworld with 4 and a refinery. income', 'income answered 11'],
    ['my homeworld has 4 on it and core world with 2, income?', 'income answered 6'],
    ['trade routes and i have four stations, 6 devs. credits at start of turn?', 'income answered 10'],
    ['trade routes out and four stations, 6 devs. income', 'income answered 10'],
    ['credits at the start of the game', 'quick-facts answered 3'],
  ])
})

describe('one more is asked of what lies there, and pays nothing yet', () => {
  rules([
    ['got 4 on trade world already, 12 credits, one more?', 'development illegal 5'],
    ['3 on my trade world already, 12 credits, another?', 'development legal 4'],
    ['habitat on my core world, 5 devs. Is a sixth allowed if i have 8 credits', 'development legal 6'],
    ['no habitat on my core world, 4 devs, another one?', 'development illegal 5'],
    ['4 on trade world, is that the max', 'development illegal 5'],
    ['Trade World, 3 developments, and I want two more. 20 credits.', 'development illegal 9'],
    ['what do i pay to go from 2 to 4 devs on my homeworld', 'development legal 7'],
    // of ships and stations nothing else is asked
    ['5 ships and 5 devs is that the max', 'ship-limit illegal 0'],
    ['2 devs and 2 stations there, is a third allowed', 'station-limit illegal 0'],
    ['2 on home, 3 on trade world, one more on home costs?', 'development undetermined'],
    ['got 2 fighters on trade world, 12 credits, one more?', 'fighter-limit undetermined'],
  ])
  it('a counter is bought, and no card', () =>
    expect(
      read('the system is under seige but still mine. can i buy a dev there with 3 creds, it has two'),
    ).toMatchObject({ checker: 'starcom/development', facts: { developments: 2, count: 1, credits: 3 } }))
  it('a card is', () => expect(read('can i buy another card with 3 creds').checker).toBe('starcom/hand'))
  it('from 2 to 4 on my Homeworld: there are two', () =>
    expect(read('what do i pay to go from 2 to 4 devs on my homeworld').facts).toMatchObject({
      developments: 2,
      count: 2,
    }))
})

describe('what is to be claimed is nobody’s yet', () => {
  rules([
    ['my scout is at the empty asteroid field and i got a single credit left, can i claim it', 'development legal 1'],
    ['can i claim red’s planet with my scout there, 5 credits', 'development illegal'],
    ['my empty research world, can i build a shipyard there', 'build legal 5'],
  ])
  it('and a single credit is one', () =>
    expect(
      read('my scouts on the empty asteroid field and i got a single credit left, can i claim it').facts,
    ).toMatchObject({ credits: 1, systemController: 'none' }))
})

describe('whoever acts sees his own as his own', () => {
  rules([
    ['yellow’s corvette leaves one of my systems and hops straight into another of mine, legal?', 'jump illegal'],
    ['can he leave my colony for another system of mine', 'jump illegal'],
    ['yellow’s corvette leaves my system and hops into a neutral one', 'jump legal'],
    ['can he build a cruiser at silis major, he owns it', 'build legal 9'],
    ['can I build a station in a system he controls', 'build illegal'],
    ['can he build a station in a system I control', 'build illegal'],
  ])
  it.each([
    'can Tom move my corvette from my colony',
    'Ben’s frigate has jumped already, can mine',
    'does he leave my corvette alone',
  ])('not his: %s', (question) => expect(read(question).facts).not.toHaveProperty('mine'))
  it.each(['can he build ships in the combat phase, he owns forsei and its his turn'])('%s', (question) => {
    const { facts } = read(question)
    expect(facts).toMatchObject({ iControlForsei: true, isMyTurn: true })
    expect(facts).not.toHaveProperty('systemController')
  })
  it('what another one owns helps nobody else', () =>
    expect(read('he owns forsei, can I build in my combat phase at my homeworld a cruiser').facts).not.toHaveProperty(
      'iControlForsei',
    ))
  rules([['i own forsei. can I build a cruiser in the combat phase at home', 'build legal 9']])
})

describe('a Jump Nexus hastens a way of several jumps', () => {
  rules([
    ['frigate parked on my nexus, so two jumps?', 'route legal'],
    ['my frigate is on the nexus, two jumps?', 'route legal'],
    ['fighter on the nexus, two jumps?', 'route illegal'],
    ['fighter on the nexus, one jump?', 'jump legal'],
    ['two jumps with battlecruiser', 'route legal'],
    // whose it is, or what two of them add, is asked
    ['frigate parked on his nexus, so two jumps?', 'route undetermined'],
    ['frigate on two nexuses, three jumps?', 'route undetermined'],
  ])
})

describe('whether a card must be turned is no question of the jump', () => {
  rules([
    ['my scout entered a face down system. do i have to flip it or can i leave it', 'jump undetermined'],
    ['do i have to turn over the system my scout moved into', 'jump undetermined'],
    ['corvette flew into a hidden system, am I allowed to keep it face down', 'jump undetermined'],
    // here the jump is asked, too
    ['can my scout jump into a face down system and must i flip it', 'jump legal'],
    ['scout into facedown system ok?', 'jump legal'],
  ])
})

describe('which of several things resolves first', () => {
  it.each([
    ['Bob plays barrage, i answer evasion. which goes first', 'Resolves: Evasion (you), then Barrage (Bob)'],
    ['i play ram then he plays evasion, whats first to resolve', 'Resolves: Evasion (opponent), then Ram (you)'],
    [
      'Rob moved a scout, I answer with interdiction. who resolves first',
      'Resolves: Interdiction (you), then The action',
    ],
    [
      'Ann, Bob and me. Ann plays ram, bob plays evasion on it, which one resolves first',
      'Resolves: Evasion (Bob), then Ram (Ann)',
    ],
    // who may play next is another question
    ['Bob plays barrage, i answer evasion. who goes first', 'Bob has the chance now'],
  ])('%s', (question, says) => expect(outcomeOf(read(question))).toBe(says))
  it.each([
    'which resolves first, my evasion or bob’s barrage',
    'my evasion or bob’s barrage, which goes first',
    'ann plays ram, does it resolve first',
    'Kim plays ram, I evade. what resolves first',
  ])('no order is told: %s', (question) => {
    expect(read(question).facts).not.toHaveProperty('passes')
    expect(outcomeOf(read(question))).toBe('undetermined')
  })
  rules([['reds turn, nothing going on, may i just play trade envoy', 'responses illegal']])
  it('Intercept Orders hits nothing on the board', () =>
    expect(read('can i intercept orders his ship build').checker).toBe('starcom/responses'))
  it('on his turn it hangs on what happened', () =>
    expect(read('can i play trade envoy on reds turn')).toMatchObject({
      checker: 'starcom/responses',
      facts: { activePlayer: 'red' },
    }))
})

describe('what goes along with a system', () => {
  rules([
    ['mia gives me trade world with 3 devs and a refinery on it. do i get the refinery too', 'deal legal'],
    ['if i give bob my core world does the station go with it', 'deal legal'],
    ['does the shipyard stay mine if he gets my colony', 'deal legal'],
    ['i trade my colony with 2 cubes for his station', 'deal legal'],
    ['he gave me trade world, 3 devs on it, income?', 'income answered 5'],
  ])
  it.each([
    ['mia gives me trade world with 3 devs and a refinery on it. do i get the refinery too', 1],
    ['if i give bob my core world does the station go with it', 1],
    ['does the shipyard stay mine if he gets my colony', 1],
    ['i trade my colony with 2 cubes for his station', undefined],
  ])('%s', (question, stations) => expect(read(question).facts.stationsInSystem).toBe(stations))
})

describe('a Scout in a list with developments is held', () => {
  rules([
    ['first turn, scout + 1 dev, 3 credits: corvette?', 'build illegal'],
    ['scout + frigate + 3 devs, 6 credits: frigate at home?', 'build legal 5'],
    ['i have a scout and 3 devs, 9 credits, can i build a corvette at home', 'build legal 3'],
    ['build a scout and 2 devs', 'build illegal'],
    ['can i afford a scout', 'affordability illegal'],
    ['my scout and 3 credits. afford a corvette?', 'affordability legal 3'],
  ])
  it('there it counts no fleet', () =>
    expect(read('a scout and 2 devs there, 6 credits, can i build a corvette').facts).not.toHaveProperty(
      'shipsControlled',
    ))
})

describe('what is offered in the place of what was asked', () => {
  rules([
    ['same but a defence station on the besieged homeworld', 'build illegal'],
    ['how about a defence station on my besieged colony', 'build illegal'],
    ['what about a frigate at my besieged homeworld', 'build legal 5'],
    ['is a fighter in my besieged system enough to break the siege', 'siege answered false'],
  ])
  it('but not what another one has there', () =>
    expect(read('what about his frigate at my homeworld, can i build there').facts).not.toHaveProperty('card'))
})

describe('whose ship it is, and whether it is still about', () => {
  rules([
    ['fight at my silis major since my turn and greens fighter is still about. battleship there?', 'build illegal'],
    ['reds battleship is in my new colony and i only have a refinery, under siege?', 'siege answered true'],
  ])
  it.each(['greens fighter is about to leave my capital, we fought there since my turn, battleship there?'])(
    'not said: %s',
    (question) => {
      expect(read(question).facts).not.toHaveProperty('opposingShipsPresent')
      expect(headOf(read(question))).toMatch(/undetermined/)
    },
  )
})

describe('a station that stands on a system stands there', () => {
  rules([
    ['Shipyard on trade world so i can build my destroyer there right', 'build legal 7'],
    ['fighter bays out, I got a refinery on my new colony, strike fighter there yes?', 'build legal 1'],
    ['2 devs in the system 2 defense stations, want a refinery as well', 'build illegal'],
    ['2 devs 1 refinery, want a nexus too', 'build legal 4'],
    ['3 counters on drummond and just the one nexus, 2 more stations ok?', 'station-limit legal 2'],
    ['Shipyard on trade world ok?', 'build legal 5'],
    // it stands in another place, or did
    ['shipyard on trade world, can i build a destroyer on research world', 'build undetermined'],
    ['fighter bays, refinery on my colony, can i build a fighter on my research world', 'build undetermined 1'],
    ['fighter bays, i had a refinery on my colony, fighter there?', 'build undetermined'],
    ['his shipyard on trade world, can i build a destroyer there', 'build illegal 7'],
  ])
  it.each([
    '2 devs, lost 2 defense stations, want a refinery too',
    '3 devs, 2 defense stations in play, want a refinery too',
    'two cubes, two defence stations, squeeze in a refinery?',
    'refinery on my one-cube planet, nothing else built there',
  ])('not here: %s', (question) => {
    expect(read(question).facts).not.toHaveProperty('stationsInSystem')
    expect(read(question).facts).not.toHaveProperty('myStationInSystem')
  })
})

describe('ships over a system that nothing defends lay siege to it', () => {
  const all = '2 counters come off; conquered by the besieger, who puts 1 counter there'
  it.each([
    ['he has 4 ships on my 2 dev system no defenders, how many devs does he get', all],
    [
      'he besieges my 3 dev world with 2 frigates. how many devs do i lose',
      '2 counters come off; the controller keeps the system with 1 counter',
    ],
  ])('%s', (question, says) => expect(outcomeOf(read(question))).toBe(says))
  it.each([
    'he has 3 fighters on my 2 dev system no defenders, do i lose devs',
    'he has 2 cruisers on my 3 dev world no defenders but a fighter, what do i lose',
    'i have 2 defenders, he has 2 cruisers on my 3 dev world, whats left',
  ])('not said: %s', (question) => expect(read(question).facts).not.toHaveProperty('underSiege'))
})

describe('ships of others that are there may besiege what pays', () => {
  it.each([
    'trade world, 3 developments, he sits on it with a scout. income?',
    'my trade world with 3 devs, red is parked there with two frigates. what do i earn',
    'my systems: trade world 3, colony 2. red has a destroyer over the colony. credits?',
  ])('%s', (question) => {
    expect(headOf(read(question))).toBe('income undetermined')
    expect(read(question).unsure).toContain('systems[0].underSiege')
  })
  // a Fighter does not besiege, what is mine does not, nor what has left
  rules([
    ['4 devs at home, an enemy fighter sits there. income', 'income answered 4'],
    ['3 devs at home and my cruiser sits there, income?', 'income answered 3'],
    ['5 devs at home, his frigate left again. credits', 'income answered 5'],
  ])
})

describe('away from home is another place', () => {
  it.each([
    ['can i build a fighter away from my homeworld with a carrier', false],
    ['build a corvette outside my homeworld, ok?', false],
    ['i want to build a corvette at home, far from the front', true],
  ])('%s', (question, isHome) => {
    const { facts } = read(question)
    expect(facts.isMyStartingSystem).toBe(isHome)
    expect(facts.systemKind).toBe(isHome ? 'starting' : undefined)
  })
})
