/** Eighth round of TI4 sentences: ways told in pieces without names, errands on them, tokens where ships stand, fighters alone, and what stays behind. */
import { describe, expect, it } from 'vitest'
import { outcomeOf } from './hears.ts'
import { headOf, pathOf, read, said } from './ti4-hears.ts'

const UNRULED = 'undetermined'

describe('an errand on a way without names', () => {
  it.each([
    ['can carrier pick up infantry on the way and drop them in the active system', 'legal'],
    ['picking up 2 inf from a planet in a system with my token while passing thru', 'illegal'],
    ['theres a red token there but its my planet, can i load my mechs on the way', 'legal'],
    ['can i drop one infantry on a planet we pass and go on with the rest', 'illegal'],
    ['carrier picks up two inf from a planet where i have a token, just passing thru', 'illegal'],
    ['drop one infantry on the planet in the middle hex and keep flying with the rest?', 'illegal'],
    ['can ships pick up infantry from a system they just fly through', 'legal'],
    ['can my dread grab two infantry halfway', 'illegal'],
    ['can my cruiser pick up infantry on the way', 'illegal'],
    ['can my dread grab an infantry halfway, my token is there', 'illegal'],
    ['can i pick up a mech in the middle hex, green has a token there', 'legal'],
    ['can his carrier pick up infantry on the way, his token is there', 'illegal'],
    ['can his carrier pick up infantry on the way, my token is there', 'legal'],
    ['carrier flies through my home (my token there). grabbing 2 infantry on the way', 'illegal'],
    ['carrier with 2 fighters 2 inf 1 mech', 'illegal'],
    ['carrier flies through 25 (my token there), grabbing 2 infantry on the way', 'illegal'],
    ['carrier flies through 25 (his token there), grabbing 2 infantry on the way', 'legal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['transport', verdict]))
  it.each([
    'can my dread not grab an infantry halfway',
    'my dread did not grab an infantry on the way',
    'last round i picked up infantry on the way',
    'can my carrier pick up infantry on the way if my token was there',
    'can my carrier pick up infantry on the way if my token is not there',
    'i have a token in the active system, can my carrier pick up infantry on the way',
    'can my carrier pick up infantry in the active system on the way back',
    'can my carrier pick up his infantry on the way',
    'must my carrier drop 2 infantry on the way',
    'can my pds pick up infantry on the way',
    'can my flagship pick up infantry on the way',
    'can i pick up infantry on the way to the nebula',
    'can i pick up 2 infantry on the way and 2 in the active system',
    'my two carriers pick up 5 infantry on the way',
    'my carrier picks up 2 infantry on the way and drops them on a planet in the middle hex',
    'my carrier loads infantry on a planet i pass, it has a frontier token',
  ])('is told in no other words: %s', (question) => expect(headOf(question)).toEqual(['transport', UNRULED]))
  it('is done by nobody called so', () =>
    expect(said('carrier flies through 25, grabbing 2 infantry on the way', 'units').map(({ owner }) => owner)).toEqual(
      ['me', 'me', 'me'],
    ))
})

describe('a token where ships stand', () => {
  it.each([
    ['red has a token where my dreads are parked, not me. can they still move out', 'legal'],
    ["green's got his token on the sytem my dread sits in. still free to leave?", 'legal'],
    ['his token is where my carrier is, can it still leave?', 'legal'],
    ['i have a token where my dreads are parked. can they still move out', 'illegal'],
    ['my token is in the system my dread sits in. free to leave?', 'illegal'],
    ['red has a token where his dreads are parked, can they leave', 'illegal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it.each([
    'red has a token where my dreads are parked, can i activate it',
    'red has a token where my dreads are parked, can i move in there',
    'his token is where my carrier is not, can it leave',
    'my token is where my dreads are parked, does that lock red',
    'i have a token where my dreads are parked from last round, can they leave',
    "red's token is where my dreads are parked and mine too, can they leave",
    'his token is where my carrier is, can it load my infantry there',
  ])('is not left here: %s', (question) => expect(outcomeOf(read(question))).toBe(UNRULED))
})

describe('a fleet that somebody flies', () => {
  it.each([
    ['red flew his fleet out of the asteroid belt, he has no antimass. ilegal right?', 'legal'],
    ['red flew his fleet into the asteroid belt, he has no antimass. ilegal right?', 'illegal'],
    ['red moves his fleet through the nebula', 'illegal'],
    ['i fly my ships out of the supernova, ok?', 'legal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it.each([
    'red flew his fleet out of the asteroid belt last round',
    'he moved his fleet through the nebula earlier',
    'can he fly my fleet out of the nebula',
  ])('is his, and flies now: %s', (question) => expect(outcomeOf(read(question))).toBe(UNRULED))
})

describe('fighters by themselves', () => {
  it.each([
    ['my fighters dont have the upgrade, can they move next door on their own?', 'illegal'],
    ['my fighters have the upgrade, can they move next door on their own?', 'legal'],
    ['fighter ones on their own to the next hex, no carrier', 'illegal'],
    ['fighter 2s on their own to the next hex', 'legal'],
    ['Fighter 1s going along without carrier to the next system?', 'illegal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it.each([
    'fighters with my carrier on their own to the next hex',
    'my fighters on their own in the next hex, do they die',
  ])('not: %s', (question) => expect(outcomeOf(read(question))).toBe(UNRULED))
})

describe('what is passed', () => {
  it.each([
    ['he only has infantry and a pds there no ships. can my destroyer fly past', 'legal'],
    ['he has a cruiser and a pds there. can my destroyer fly past', 'illegal'],
    ["my two cruisers want to slip past Dana's lone fighter to hit mecatol. she says no way", 'illegal'],
    ['can i fly thru a system where green has nothing but a pds and some infantry', 'legal'],
    ['i fly through 26 where green has nothing but a cruiser', 'illegal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it.each([
    'he only has infantry and a pds there and a cruiser. can my destroyer fly past',
    'he has a pds and infantry there. can my destroyer land there',
    'can i fly thru a system where green has nothing',
  ])('is told, and it is asked of that: %s', (question) => expect(headOf(question)).toEqual(['movement', UNRULED]))
})

describe('where the way ends, and how long it is', () => {
  it.each([
    ['Carrier I two hexes away, target itself is the gravity rift. makes it?', ['start', 'step 1', 'gravity rift']],
    [
      'target IS the rift and its two hexes away from my carrier (move 1). bonus counts?',
      ['start', 'step 1', 'gravity rift'],
    ],
    [
      'activating a rift system thats 3 away with cruisers, does the rift give me +1?',
      ['start', 'step 1', 'step 2', 'gravity rift'],
    ],
    ['carrier I, three hexes to the target, i have gravity drive', ['start', 'step 1', 'step 2', 'destination']],
  ])('%s', (question, path) => {
    expect(pathOf(question)).toEqual(path)
    expect(headOf(question)).toEqual(['movement', 'illegal'])
  })
  it.each([
    'Carrier I two hexes away, target isnt the gravity rift. makes it?',
    'Carrier I two hexes away, the target is next to a gravity rift',
    "it's two hexes away from his carrier, can my cruiser get there",
    'the rift is two hexes away from my cruiser',
  ])('not told by: %s', (question) => expect(headOf(question)).toEqual(['movement', UNRULED]))
  it('out one hex and back', () => {
    const question = 'my destroyer starts in the active system, goes out one hex and comes back. ok?'
    expect(pathOf(question)).toEqual(['active system', 'there', 'active system'])
    expect(headOf(question)).toEqual(['movement', 'legal'])
  })
  it.each([
    'my dread starts in the active system, goes out one hex and comes back next turn',
    'my destroyer is in the active system, goes out two hexes and comes back',
  ])('not: %s', (question) => expect(headOf(question)).toEqual(['movement', UNRULED]))
  it.each(['i want to stop halfway instead of in the active system, allowed?', 'he wants to stop halfway'])(
    'a stop on the way: %s',
    (question) => expect(headOf(question)).toEqual(['movement', 'illegal']),
  )
  it.each(['i dont want to stop halfway', 'do i have to stop halfway'])('no stop: %s', (question) =>
    expect(headOf(question)).toEqual(['movement', UNRULED]),
  )
})

describe('fighters that stay behind', () => {
  it.each([
    ['carrier left the system with my 4 inf on board, 4 fighters stay, no dock. what happens to them', '4 units'],
    ['and if theres a space dock, same thing, carrier leaves with infantry and 4 fighters stay behind', '1 unit'],
    ['carrier leaves with 2 infantry and 4 fighters stay behind no dock', '4 units'],
  ])('%s', (question, many) => expect(headOf(question)).toEqual(['fleet-pool', `At least ${many} must be removed`]))
  it('of mine, where his carrier leaves', () =>
    expect(headOf('his carrier leaves with 4 infantry, my 4 fighters stay, no dock, my carrier is there')[1]).toBe(
      'Within both limits',
    ))
  it.each([
    'my carrier goes to 25, 2 fighters stay behind',
    'my carrier takes 2 infantry from 24 to 25, 2 fighters stay behind',
    'carrier and a cruiser here. it leaves, 4 fighters stay behind',
  ])('is not told of one place: %s', (question) => expect(outcomeOf(read(question))).toBe(UNRULED))
})

describe('cannons beside a system by a wormhole', () => {
  it.each([
    ['travel ban is up, can pds II still hit thru alpha?', 'me at opponent: PDS II 1 1 × 5+'],
    ['Travel ban is law. my pds2 can still fire thru the alpha?', 'me at opponent: PDS II 1 1 × 5+'],
    ['Tom has pds2 adjacent through a wormhole. Shoots at my fleet?', 'Tom at me: Tom PDS II 1 1 × 5+'],
    ['Tom has pds1 adjacent through a wormhole. Shoots at my fleet?', 'Nobody'],
    ['my pds I can fire thru the alpha?', 'Nobody'],
  ])('%s', (question, head) => expect(headOf(question)).toEqual(['space-cannon', head]))
  it.each([
    'my pds 2 is not adjacent through a wormhole, can it shoot',
    'my pds 2 fires on ships that came through the alpha',
    'can his pds 2 shoot through the alpha if the nexus is inactive',
  ])('not: %s', (question) => expect(headOf(question)).toEqual(['space-cannon', UNRULED]))
})

describe('who goes from wormhole to wormhole', () => {
  it.each([
    ['enforced travel ban is in play, winnu goes from alpha to alpha', 'illegal'],
    ['winnu goes from alpha to alpha', 'legal'],
    ['can i go from alpha to beta', 'illegal'],
    ['creuss goes from alpha to beta, travel ban is in play', 'legal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it.each(['i went from alpha to beta last round', 'can my pds go from alpha to beta'])('not: %s', (question) =>
    expect(headOf(question)).toEqual(['movement', UNRULED]),
  )
  it('is not the asker for a card in play', () =>
    expect(said('enforced travel ban is in play, winnu goes from alpha to alpha', 'units')[0]?.owner).toBe('winnu'))
})

describe('a hyperlane tile', () => {
  it.each([
    'can i activate a hyperlane tile',
    'can you end your move on a hyperlane tile',
    'can his carrier end its move on a hyperlane tile',
  ])('is no system: %s', (question) => expect(headOf(question)).toEqual(['movement', 'illegal']))
  it.each(['can i not activate a hyperlane tile', 'can i move through a hyperlane tile'])(
    'is not activated, or not ended on: %s',
    (question) => expect(headOf(question)).toEqual(['movement', UNRULED]),
  )
  it('may lie beside a system', () =>
    expect(headOf('can i activate a system next to a hyperlane tile')).toEqual(['movement', 'legal']))
})

it.each([
  ['carrier one, start then rift then target. does it get there and what do i roll', 'legal'],
  ['no tactic tokens left but three in fleet. can i still activate something', 'illegal'],
  ['three tactic tokens left. can i activate something', 'legal'],
  ['flank speed and grav drive for my carrier 1, three systems', 'legal'],
])('and %s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))

describe('who moves in on somebody is there', () => {
  const third = "Mark has a pds 2 next door and wants to shoot blue's ships, not Lisa's. Can he"
  it('and is who a third player may fire at', () =>
    expect(headOf(`Lisa moves in on blue. ${third}`)[1]).toMatch(/^Mark at Lisa/))
  it('and nobody else is taken to move', () =>
    expect(read(`Lisa moves 2 cruisers in on blue. ${third}`).facts.activePlayer).toBe(undefined))
})

describe('how far, and that nothing lies between', () => {
  it.each([
    ['target is two hexes off and the hex in between is empty. can my carrier get there', 'illegal'],
    ['target is two hexes off and nothing is between. can my cruiser get there', 'legal'],
    ['my destroyer is sitting in a nebula and i want to strike 2 systems away, no boosts, path is clear', 'illegal'],
    ['my war sun goes two hexes into his home, the hex between is free', 'legal'],
    ['my dread II wants to hit a planet 2 hexes away', 'legal'],
  ])('%s: %s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it.each([
    'target is two hexes off and the hex in between has his fleet. can my cruiser get there',
    'target is two hexes off and his fleet is between. can my cruiser get there',
    'target is two hexes off and the hex in between is not empty. can my cruiser get there',
    'is my dread 2 hexes from it or 3',
  ])('but: %s', (question) => expect(headOf(question)).toEqual(['movement', UNRULED]))
})

describe('no cards', () => {
  it.each([
    'carrier, target two hexes off, no cards no tech. can it get there',
    'cruiser goes three hexes, without any technology',
    'no cards, can my cruiser go three hexes',
  ])('are none: %s', (question) => {
    expect(read(question).facts.effects).toEqual([])
    expect(headOf(question)).toEqual(['movement', 'illegal'])
  })
  it.each(['he has no tech, my cruiser goes three hexes', 'no action cards left, cruiser goes 3 hexes'])(
    'may be some: %s',
    (question) => expect(read(question).facts.effects).toBe(undefined),
  )
})

describe('who plays a faction', () => {
  it.each([
    ['Kim plays Empyrean, her cruiser goes through a nebula. allowed?', 'legal', 'Kim'],
    ['Kim is Empyrean and her cruiser goes through a nebula. allowed?', 'legal', 'Kim'],
    ["I'm playing Empyrean, my cruiser goes through a nebula", 'legal', 'me'],
    ['she is Empyrean and flies her cruiser through a nebula', 'legal', 'opponent'],
  ])('%s: %s', (question, verdict, owner) => {
    expect(headOf(question)).toEqual(['movement', verdict])
    expect(said(question, 'effects')[0]?.owner).toBe(owner)
  })
  it.each([
    ['Is Kim Empyrean? her cruiser goes through a nebula', undefined],
    ['Kim plays flank speed, her cruiser goes 3', 'flank-speed'],
  ])('is not told, or is a card: %s', (question, id) => expect(said(question, 'effects')[0]?.id).toBe(id))
})

it('what she had not activated is not the active system', () =>
  expect(read("she went through a nebula she hadn't activated").facts.active).toBe(undefined))

it.each([
  'got a plain cruiser, my target is 3 hexes away and the one right before the target is a gravity rift. does it reach?',
  'fleet pool is at 3 and 2 of my dreads are parked there already, am I even allowed to send 2 more in?',
  'pool of 3, 2 dreads there and I move 2 more in',
])('asks: %s', (question) => expect(headOf(question)[1]).toBe(UNRULED))
