import { describe, expect, it } from 'vitest'
import { legion } from '../../../lib/games/legion/index.ts'
import { hears, outcomeOf } from './hears.ts'

const ask = hears([legion])
const read = (question: string) => ask({ question, game: 'legion' })
const said = (question: string) => outcomeOf(read(question))

describe('an order that somebody would not give is no choice', () => {
  it.each([
    ['can leia just not give herself the order from ambush, nobody else is in range 3', 1],
    ['Vader nominated with Ambush, nobody else in range, may he refuse to give himself the order', 1],
    ['Leia nominated, Ambush. can she skip giving herself the order, a squad is at range 4', 1],
    ['Leia nominated, Ambush, I gave no order to the scouts at range 2', 1],
    ["I didn't give the order to the scouts at range 2, Leia nominated, Ambush", 1],
    ['I forgot to order the scouts at range 2, Vader nominated with Ambush', 1],
  ])('%s: %i', (question, orders) => {
    expect(read(question).facts).not.toHaveProperty('chosen')
    expect(said(question)).toMatch(new RegExp(`^${orders} order`))
  })

  it.each([
    ['Leia nominated with Ambush, can she give the order to herself', ['Leia Organa']],
    ['Leia nominated, Ambush. I gave the order to the scouts at range 2', ['Scouts']],
    ['Vader nominated, Push, scouts at 2 and bikes at 3. I ordered the scouts and not the bikes', ['Scouts']],
  ])('but: %s', (question, chosen) => expect(read(question).facts.chosen).toEqual(chosen))
})

describe('who fell is whoever is named right before', () => {
  it.each([
    'Chewie (operative) got promoted after Han bit it. can he be nominated w/ push now',
    'Chewie, my operative, was promoted when Leia died. may he be nominated for Assault',
    'Boba got promoted since Vader died, may Boba be nominated for Push',
    'Leia, my commander, is nominated because Han is dead. Push, legal',
  ])('%s', (question) => expect(said(question)).not.toBe('illegal'))

  it.each([
    'Luke, my commander, was defeated. can Luke be nominated for Ambush',
    'Luke (commander) died, can Luke be nominated for Ambush',
    'Leia is already dead, can she be nominated for Push',
  ])('but: %s', (question) => expect(said(question)).toBe('illegal'))
})

describe('who was promoted is a commander', () => {
  it.each([
    'Chewie (operative) got promoted. can he be nominated w/ push',
    'Chewie was just promoted, can he be nominated for Push',
    'Bossk, an operative, was promoted. may he be nominated for Assault',
  ])('%s', (question) => expect(read(question).facts.nominee).toMatchObject({ rank: 'commander' }))

  it.each([
    'Leia was promoted, can Boba be nominated for Push',
    'was Boba promoted? can Boba be nominated for Push',
    'if Boba got promoted may Boba be nominated for Push',
    'Boba is not promoted, can he be nominated for Push',
    'Boba could get promoted, can he be nominated for Push',
  ])('but: %s', (question) => expect(read(question).facts.nominee).not.toMatchObject({ rank: 'commander' }))
})

describe('whoever adds a weapon asks for its arsenal', () => {
  it.each([
    ['boba used zx flame projector, can he add his carbine to the same pool', 'undetermined'],
    ['Boba fires ZX flame projector and the carbine in one pool', 'undetermined'],
    ['can Iden add her rifle to the concussive blast, no arsenal', 'illegal'],
    ['Iden has arsenal 2, can she fire concussive blast together with her rifle?', 'legal'],
    ['can boba fire the zx flame projector', 'legal'],
    ["Leia's coordinated bombardment plus her pistol in one pool?", 'illegal'],
  ])('%s: %s', (question, verdict) => expect(said(question)).toBe(verdict))
})

describe('a colour in brackets is that of whoever stands before it', () => {
  it.each([
    ['Annihilation looms from me (blue), he reveals change of plans. does mine still go off', ['blue', 'red']],
    ['Change of Plans from him (red), I show Annihilation Looms, does it still happen', ['red', 'blue']],
    ['my Deploy the Garrison (red) against his Brutal Enforcer, which goes first', ['red', 'blue']],
    ['his Ploy (red) and my A Simple Man both start of the activation phase, which first', ['red', 'blue']],
  ])('%s', (question, players) =>
    expect((read(question).facts.effects as { player: string }[]).map(({ player }) => player)).toEqual(players),
  )

  it('of two cards that are compared, too', () => {
    expect(said('Push from me (red), he has Ambush, who has priority')).toBe('Blue has priority')
    expect(said('Push (red) vs Ambush (blue), who has priority')).toBe('Blue has priority')
  })

  it('where no colour is told it is said who is which', () => {
    const { chips } = read('my Deploy the Garrison and his Brutal Enforcer, which effect goes first')
    expect(chips.map(({ says }) => says)).toEqual([
      'You, blue here: Deploy the Garrison',
      'Your opponent, red here: Brutal Enforcer',
    ])
  })
})

describe('two effects of one moment, and a card that both show', () => {
  it.each([
    ['my Deploy the Garrison and his Brutal Enforcer, both at the start of activation, who goes first', 'effect-order'],
    ['two change of plans on the table, which one resolves', 'effect-order'],
    ['two Change of Plans in hand, which first', 'effect-order'],
    ['who goes first at the start of the activation phase, I have 2 pips he has 3', 'priority'],
  ])('%s: %s', (question, checker) => expect(read(question).checker).toBe(`legion/${checker}`))

  it('one of them is Blue’s', () => {
    for (const question of [
      'two change of plans on the table, which one resolves',
      'two Change of Plans in hand, which first',
    ])
      expect(read(question).facts.effects).toEqual([
        { player: 'blue', card: 'Change of Plans' },
        { player: 'red', card: 'Change of Plans' },
      ])
  })
})

describe('whether a card may be played again', () => {
  it.each([
    ['Already used ambush round 1, ambush again round 3?', 'illegal'],
    ['Played Push in r1. Push again now?', 'illegal'],
    ['used Whipcord Launcher round 2, Whipcord Launcher again now', 'illegal'],
    ['played standing orders last round, again this one ok?', 'legal'],
    ['standing orders again? we used it last round', 'legal'],
    ['he reuses Push in round 4, he had it in round 1, is that ok', 'undetermined'],
    ['Push in round 2, then Push again in round 5', 'undetermined'],
  ])('%s: %s', (question, verdict) => {
    expect(read(question).checker).toBe('legion/play-card')
    expect(said(question)).toBe(verdict)
  })

  it.each([
    ['order the same squad again with Push, ok?', 'issue-orders'],
    ['can I activate my scouts again this round, ok?', 'order-tokens'],
    ['who has priority again', 'priority'],
    ['he promoted again, is that ok', 'promotion'],
  ])('but: %s: %s', (question, checker) => expect(read(question).checker).toBe(`legion/${checker}`))

  it.each([
    'played Ambush round 1, got it back round 3 and played it again. how many cards left',
    'played Push last round and this round as well, how many cards',
  ])('what is played again without a round is not counted: %s', (question) =>
    expect(said(question)).toBe('undetermined'),
  )
})

describe('somebody who would rather play none', () => {
  it.each([
    "Don't wanna play a card this round. allowed?",
    'dont want to play any card this round, ok?',
    'can I hold my cards back this turn',
    'Is it ok to not play any card in round 4',
  ])('%s', (question) => expect(said(question)).toBe('illegal'))

  it.each([
    'do we keep the cards at the end of the game',
    'do I keep the card after the round',
    "I can't play a card, who has priority",
  ])('but: %s', (question) => expect(said(question)).toBe('undetermined'))
})

describe('pips by nothing but their plural', () => {
  it.each([
    ['Tied on 3s. red has the counter and rolled a blank', 'Blue has priority'],
    ['tied on twos, I have the counter, rolled a block', 'Blue has priority'],
    ["both on 3's, red has the counter, block", 'Red has priority'],
    ['both on 1s, who rolls, round 2', 'Red rolls one red defense die'],
  ])('%s: %s', (question, wanted) => expect(said(question)).toBe(wanted))

  it('in a hand', () => {
    const { facts } = read('three 1 pips, one 2 pip, two 3s and standing orders, legal hand?')
    expect(facts.hand).toHaveLength(7)
    expect(facts).not.toHaveProperty('more')
  })

  it('which are no inches and no rounds', () =>
    expect(read('3s company, who has priority').facts).not.toHaveProperty('blue'))
})

describe('two cards against each other', () => {
  it.each([
    ['Standing orders vs coordinated bombardment?', 'Red has priority'],
    ['who goes first, Push or Ambush', 'Red has priority'],
    ['Push vs Push or Ambush, who goes first', 'undetermined'],
    ['Push against Ambush or Assault, who has priority', 'undetermined'],
    ['Push or Ambush, which is better', 'undetermined'],
  ])('%s: %s', (question, wanted) => expect(said(question)).toBe(wanted))
})

describe('where all units stand somewhere, a commander gives the orders of a card that is nobody’s own', () => {
  it.each([
    ['I have Push and 3 units in range, how many orders do I give', 2],
    ['Push with 4 squads in range. how many can I order', 2],
    ['Sabotaged Comms from him, I have push with 3 guys in range. how many orders?', 1],
    ['Push, scouts at 2 and bikes at 4, how many orders must I give', 2],
    ['Assault and 2 squads in range. how many orders', 3],
    ['Standing Orders with 5 units in range, how many orders', 1],
  ])('%s: %i', (question, orders) => {
    expect(said(question)).toMatch(new RegExp(`^${orders} order`))
    expect(JSON.stringify(read(question).ruling)).toContain('a commander of yours gives the orders')
  })

  it('and of a choice', () => expect(said('Push, 3 units in range, I ordered only one, legal?')).toBe('illegal'))

  it.each([
    'can my heavy give orders to 2 squads in range with Push',
    'my operative gives the orders for Push, 3 units in range, how many',
    'could my officer give the orders of Push, 3 units in range',
    'I have Push, commander dead, 3 units in range how many orders',
    'Whipcord Launcher, 2 units in range, how many orders',
    'Evasive Maneuvers, 2 units in range, how many orders',
    'i forgot the third order on assault there was a unit at range two',
    "Push, Leia isn't nominated, 3 units in range, how many orders",
    'Push, three enemy squads in range, how many orders',
  ])('but: %s', (question) => expect(said(question)).toBe('undetermined'))
})

describe('an order for a kind of unit that the card has no line for', () => {
  it.each([
    'Veers nominated, Evasive Maneuvers, can I order the stormtroopers at range 2',
    'Vader nominated, New Ways to Motivate Them, can I order the AT-ST at range 1',
    'New ways to motivate them on the AT-ST? its range 1 of vader',
    'Red wants to order stormtroopers and scout troopers with Evasive Maneuvers',
    'can I order speeder bikes with No Time for Sorrows',
    'Coordinated Fire - can one of the three go on my dewback (support)',
    'Coordinated Fire: can I order a support unit',
    'does a corps unit get an order from Pinned Down',
    'Implacable, can I order my stormtroopers',
  ])('%s', (question) => expect(said(question)).toBe('illegal'))

  it.each([
    'can I order rebel troopers with No Time for Sorrows',
    'can I order the B1 troopers with Tactical Download',
    'Veers nominated, Evasive Maneuvers, can I order the AT-ST at range 2',
    'must I order my stormtroopers with Evasive Maneuvers',
    'Family Reunion, can I order my rebels',
    'may I order Luke with Implacable',
    'Evasive Maneuvers, the order on my stormtroopers or on the AT-ST',
  ])('but: %s', (question) => expect(said(question)).not.toBe('illegal'))
})

describe('a second order for the same unit', () => {
  it.each([
    'can i give the 2nd order from push to the same snowtroopers',
    'may the second order go on the same unit',
    'can I put another order on the same squad',
  ])('%s', (question) => expect(said(question)).toBe('illegal'))

  it.each([
    'can the other order go to the same kind of unit',
    'second order to the same player?',
    'can I put another order next round on the same squad',
  ])('but: %s', (question) => expect(said(question)).not.toBe('illegal'))
})

describe('a token that a unit has is its order where nothing else is said of it', () => {
  it.each([
    ['scouts at range 2 have a token, Vader nominated, Push, how many orders', true],
    ['bikes at 1 and scouts at 2 have a token, Push from Vader, how many orders', true],
    ['scouts at 2 have an aim token, Vader nominated, Ambush, can I order them', undefined],
    ['scouts at 2 have a suppression token, Ambush, Vader nominated, can I order them', undefined],
    ['scouts at range 2 have a token from last round, Ambush, Vader nominated, can I order them', undefined],
    ['scouts at range 2 have a token by the objective, Ambush, Vader nominated, can I order them', undefined],
  ])('%s: %s', (question, hasOrder) => {
    const units = read(question).facts.units as { name: string; hasOrder?: boolean }[]
    expect(units.find(({ name }) => name === 'Scouts')?.hasOrder).toBe(hasOrder)
  })
})

describe('where a unit stands, told apart from its name', () => {
  it.each([
    ['Range 4 to the AT-ST. Can Veers order it with assault', 'AT-ST', 4],
    ['its range 5 to my snowtroopers. Leia nominated with Ambush, can I order them', 'Snowtroopers', 5],
    ['the AT-ST? its at range 4 of Veers. Can he order it with Assault', 'AT-ST', 4],
    ["the scouts, they're at range 2 of Vader, Push, can I order them", 'Scouts', 2],
  ])('%s: %s at %i', (question, name, range) =>
    expect((read(question).facts.units as object[])[0]).toMatchObject({ name, range }),
  )

  it.each([
    'range 4 to the nearest mini of the scouts, Push, Vader nominated',
    'my turn. its range 2 of Vader, Push, how many orders',
    'weapon range 2 to the AT-ST, Push, Vader nominated',
  ])('but: %s', (question) => expect(read(question).facts).not.toHaveProperty('units'))

  it('beyond range 3 it gets no order', () =>
    expect(said('Range 4 to the AT-ST. Can Veers order it with assault')).toBe('illegal'))
})

describe('whether a distance is within order range', () => {
  it.each([
    ['The rebel troopers are 17 inches off. in order range?', 'Range 3'],
    ['scouts 19 inches off, order range?', 'Range 4'],
  ])('%s: %s', (question, wanted) => expect(said(question)).toBe(wanted))
})

describe('a format by what the game is called, a keyword without its unit', () => {
  it.each([
    ['820 points at an 800 game cool?', 'illegal'],
    ['my list has 510 points in a 500 match', 'illegal'],
    ['field commander guy for Maximum Firepower?', 'illegal'],
  ])('%s: %s', (question, wanted) => expect(said(question)).toBe(wanted))
})

describe('a card or a person that is spoken of in passing', () => {
  it('a card that is not there is neither played nor chosen', () => {
    expect(read('Flipped an illegal card and standing orders isnt available, now what').facts).not.toHaveProperty(
      'chosen',
    )
    expect(read('is Standing Orders not available in round 1').facts).not.toHaveProperty('events')
    expect(read("Standing Orders isn't my card, can I play it").facts.chosen).toBe('Standing Orders')
  })

  it('the card that sent mine back is not in my hand', () => {
    const question = 'He returned my Annihilation Looms with change of plans, may i pick annihilation looms again?'
    expect(read(question).facts).toMatchObject({ hand: ['Annihilation Looms'], barred: ['Annihilation Looms'] })
    expect(read('I hold Push and Change of Plans, can I play Change of Plans').facts.hand).toEqual([
      'Push',
      'Change of Plans',
    ])
  })

  it('who is in the list is not nominated where somebody else is asked about', () => {
    const { facts } = read('got leia and generic rebel officer. with Push can the officer be the one')
    expect(facts).not.toHaveProperty('nominee')
    expect(read('Leia nominated, Push, can the scouts at 2 get one').facts.nominee).toBe('Leia Organa')
  })
})

describe('who is dead gives no orders', () => {
  it.each([
    ['Push, three squads in range but Vader just died, how many orders', 'undetermined'],
    ['dead Vader nominated, Push, three squads in range', 'illegal'],
    ['Vader is dead, Leia nominated, Push, three squads in range, how many orders', '2 orders have to be given'],
  ])('%s: %s', (question, wanted) => expect(said(question)).toBe(wanted))
})

describe('a card that is shown again is shown', () => {
  it.each([
    ['he plays Push again, I play Ambush, who has priority', 'Blue has priority'],
    ['blue has Push again and red Ambush, who goes first', 'Red has priority'],
    ['he used Push on turn two and wants Push again, may he', 'illegal'],
  ])('%s: %s', (question, wanted) => expect(said(question)).toBe(wanted))
})

describe('whose a card is, in brackets behind it', () => {
  it.each([
    ['Annihilation Looms (his), Change of Plans (mine), what happens', ['red', 'blue']],
    ['Annihilation Looms (mine), Change of Plans (his), what happens', ['blue', 'red']],
    ['Annihilation Looms (blue), Change of Plans (red), what happens', ['blue', 'red']],
  ])('%s', (question, players) =>
    expect((read(question).facts.effects as { player: string }[]).map(({ player }) => player)).toEqual(players),
  )

  it('of two cards that are compared, too', () =>
    expect(read('Push (mine) vs Ambush (his) who goes first').facts).toMatchObject({
      blue: { card: 'Push' },
      red: { card: 'Ambush' },
    }))

  it('a commander who is told among the units may be the one who gives the orders', () =>
    expect(said('Push, my only commander is at range 2 of the scouts, how many orders')).toBe('undetermined'))
})
