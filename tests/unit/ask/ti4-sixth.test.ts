/** Sixth round of TI4 sentences: a fight that is over, what stops ships, how far they go in few words, and tokens still there. */
import { describe, expect, it } from 'vitest'
import { outcomeOf } from './hears.ts'
import { headOf, pathOf, read, said } from './ti4-hears.ts'

const standsIn = (question: string) => said(question, 'units', 'movement')[0]?.system

describe('a fight that is over', () => {
  it.each([
    [
      'lost my only carrier in the space combat but won, three fighters left and no dock. do they stay',
      'At least 3 units must be removed',
    ],
    ['we won, carrier died in the space combat, 3 fighters left', 'At least 3 units must be removed'],
    ['4 fighters survived, i won, no carrier left', 'At least 4 units must be removed'],
    ['my carrier was destroyed in combat, 4 fighters left', 'At least 4 units must be removed'],
    // and one that goes on
    ['my carrier died in the combat, combat still going, 4 fighters', 'Within both limits'],
    ['in the space combat i have 5 fighters and no carrier, ok?', 'Within both limits'],
    ['we are in combat, lost my carrier, 4 fighters left', 'Within both limits'],
    ['i won the initiative, 3 fighters in combat and no carrier', 'Within both limits'],
    ["haven't won yet, 3 fighters and no carrier in the combat", 'Within both limits'],
  ])('%s', (question, head) => expect(headOf(question)).toEqual(['fleet-pool', head]))
})

describe('what stops ships on their way', () => {
  it.each([
    ['does his dock plus two pds in between stop my cruiser? no ships there', 'legal'],
    ['does his pds block my cruiser', 'legal'],
    ['do his infantry stop my cruiser from passing', 'legal'],
    ['my cruiser is blocked by his pds in between?', 'legal'],
    ["does sarah's dock block my destroyers", 'legal'],
    ['does his lone fighter stop my cruiser', 'illegal'],
    ['do his fighters block my dread', 'illegal'],
    ['my cruisers blocked by his two fighters', 'illegal'],
    ['my fighter in the way blocks his carrier 2?', 'illegal'],
    ['do my fighters stop his cruiser', 'illegal'],
    ['does my dock stop his cruiser from passing', 'legal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it.each([
    // a ship this slow would not get there anyway: that is not what is asked
    'will his PDS stop my dreads from flying through',
    'can a space dock in between block my carrier',
    'does his pds stop my cruiser from landing',
    'does his destroyer stop my cruiser from moving in',
    'does his destroyer stop my cruiser in 25',
    'does my destroyer stop his carrier from landing',
    'my carrier is blocked by my own destroyer?',
    'does his fleet stop my cruiser on the way',
  ])('but %s', (question) => expect(pathOf(question)).toBeUndefined())
})

describe('where ships park or end', () => {
  it.each([
    ['got antimass, can my carrier park in the asteroids', 'legal'],
    ['can my carrier park in the asteroids', 'illegal'],
    ['Muaat player wants to end his war sun in the supernova, no magmus yet', 'illegal'],
    ['can I finish my dreads in the supernova', 'illegal'],
    ['she ends her move with two cruisers in the asteroid field', 'illegal'],
    ['my cruiser is parked in the nebula, can it go 2 systems away', 'illegal'],
    ['can my cruiser parked in the nebula reach a system 2 away', 'illegal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it.each([
    ['can i leave my carrier in the rift', 'gravity rift'],
    ['can my war sun be parked in the asteroid field', 'asteroid field'],
    ['carrier 1, system then rift then target. ok?', undefined],
    ['carrier goes two, one is a rift', undefined],
    ['my carrier goes 2 if i use the rift', undefined],
    ['carrier 2 + grav drive + rift, 4 systems', undefined],
    ['carrier 2 passes the same rift twice to get to 25', undefined],
    ['his cruisers go back home', undefined],
  ])('%s stands in %s', (question, system) => expect(standsIn(question)).toBe(system))
  it.each([
    ['carrier start then rift then target', ['start', 'gravity rift', 'destination']],
    ['cruiser II: start, then nebula, then target', ['start', 'nebula', 'destination']],
    ['does my dread go through a supernova then', undefined],
  ])('%s goes %j', (question, path) => expect(pathOf(question)).toEqual(path))
  it.each(['creuss under the travel ban, still ok through wormhole?', 'muaat in the supernova, ok?'])(
    'a faction is no place: %s',
    (question) => expect(said(question, 'systems').some(({ id }) => /creuss|muaat/i.test(id))).toBe(false),
  )
  it('but its planet is', () => expect(said('can i go to creuss through the gate', 'systems')[0]?.id).toBe('Creuss'))
})

describe('how far, in few words', () => {
  it.each([
    ['can my carrier go 2', 'illegal'],
    ['dread with grav drive, goes 2?', 'legal'],
    ['does a cruiser get to go 3 with flank speed', 'legal'],
    ['can carriers ii with grav drive go 3', 'legal'],
    ['can my carrier with 4 infantry go 2', 'illegal'],
    ['can a war sun in the nebula go 2 with flank speed', 'legal'],
    ['my carrier starts in the nebula and wants to go 2 with gravity drive', 'legal'],
    ['gravity drive and flank speed on the same carrier (not upgraded), three hexes', 'legal'],
    ['fighter twos on their own, two hexes out, nothing between', 'legal'],
    ['Ghosts: carrier from their alpha system, three jumps, carrier II', 'legal'],
    ['upgraded dreads sat in nebula with gravity drive on one of them. does that one get to go 2?', 'legal'],
    ['my carrier is one hex off but theres already my token where it sits, can it come along', 'illegal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it.each([
    'cruiser, move 2, starts in the nebula',
    'dread move 2?',
    'dread moves 1 or 2?',
    'my cruisers are at 25, can i move two',
    'can my cruiser go 2 more',
    'cruiser goes 2 to 3',
    'carrier goes 2 infantry',
    'his war sun 3 hexes away',
    'his warsun, 3 hexes',
    'my cruiser is in the nebula and his dread goes 2',
    'he attacks my cruiser and goes 2',
    'my dread 2 systems away, can his fleet reach it',
    "cruiser 2 hexes off, can Tom's dread hit it",
    'Xxcha flagship one system over, how many dice',
    'cruiser goes 4 with a rift on the way',
    "can kai's dreads go 2 with flank",
    'my carrier goes 2 if i use the rift',
    'can my cruiser move through the rift twice',
    'carrier II goes start - rift - planet - back thru the same rift - end',
  ])('is not told: %s', (question) => expect(pathOf(question)).toBeUndefined())
  it('names no tile', () => expect(pathOf('can the destroyer reach 2 out')).toEqual(['start', 'step 1', 'destination']))
  it.each([
    ['his destroyer blocks the hex inbetween, my cruisers 2 away', 'illegal'],
    ["i've LWD and his destroyer blocks the hex inbetween, cruisers 2 away", 'legal'],
    ['my cruiser goes 2 systems, his fighters are between', 'illegal'],
    ['his carrier sits between, my destroyer goes two hexes', 'illegal'],
    ['my cruiser goes 2 hexes, he has a carrier next door', 'undetermined'],
    // what is in the way there was not read
    ["Hacan's fleet is sitting between me and my goal, cruiser 2 systems", 'undetermined'],
    ['he blocks me, my cruiser goes 2 systems', 'undetermined'],
    ['my cruiser goes 3 systems, his fighters are between', 'undetermined'],
    ['my cruiser goes 2 systems, nothing between', 'legal'],
  ])('with what lies between: %s', (question, verdict) => expect(outcomeOf(read(question, 'movement'))).toBe(verdict))
})

describe('out of the active system and back', () => {
  it.each([
    ['can i do a loop, cruiser 1 goes out of the active system, grabs nothing and comes back', 'legal'],
    ['my cruiser leaves the active system and returns', 'legal'],
    ['cruiser in the active system goes out one and comes back, ok?', 'legal'],
    ['my dread leaves the active system and returns', 'illegal'],
    ['cruiser leaves the active system and comes back next turn', 'undetermined'],
    ['his cruisers leave the active system and go back home', 'undetermined'],
  ])('%s', (question, verdict) => expect(outcomeOf(read(question, 'movement'))).toBe(verdict))
})

describe('who needs a carrier', () => {
  it.each([
    ['Sarah flies her fighters to the next system without a carrier. she doesnt have fighter II', 'illegal'],
    ['can I move fighters to 25 without carrier', 'illegal'],
    ['my fighters fly to mecatol without a carrier', 'illegal'],
    ['fighters go to 25 on their own', 'illegal'],
    ['can my fighter IIs go to 25 without a carrier', 'undetermined'],
    ['can I leave my fighters without a carrier', 'undetermined'],
  ])('%s', (question, verdict) => expect(outcomeOf(read(question, 'movement'))).toBe(verdict))
})

describe('a token that is still there', () => {
  it.each([
    ['Can I activate the same system again next turn, my token from last turn still there', 'illegal'],
    ['can he activate it again if his token is there', 'illegal'],
    ['my token is still in that system from last round, can I activate it', 'illegal'],
    ["red's token is still there, can i activate it", 'legal'],
    ["my token isn't there anymore, can i activate it again", 'undetermined'],
    ['can i activate the same system my token was there last round', 'undetermined'],
    ['my strategy token is there, can I activate it', 'undetermined'],
    // whether the first token is still there was not said
    ['activate 25 twice', 'undetermined'],
    ['can i activate 25 again', 'undetermined'],
    ['can i activate 25 again, my token is in 25', 'illegal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
})

describe('a tactical action without tokens', () => {
  it.each([
    ['zero tactic tokens left but two in strategy. tactical action?', 'illegal'],
    ['0 in tactics, tactical action possible?', 'illegal'],
    ['zero tactic tokens, can I use a tactical action', 'illegal'],
    ['can i do a tactical action with 1 token in tactics', 'legal'],
    ['blue has 0 tactic tokens, can I do a tactical action', 'undetermined'],
    ['in a tactical action do i need tokens', 'undetermined'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
})

describe('who fires', () => {
  it.each([
    ['neighbours pds 2 next door, I move into the system, can he shoot', 'neighbour at me: neighbour PDS II 1 1 × 5+'],
    ['pds one in adjacent system fires at me??', 'Nobody'],
    ['i have antimass, his pds 2 hits on what', 'opponent at me: opponent PDS II 1 1 × 6+'],
    ['what does a pds 2 hit on', 'me at opponent: PDS II 1 1 × 5+'],
    ['his pds 2 hits me', 'opponent at me: opponent PDS II 1 1 × 5+'],
    // so many hits
    ['pds 2 hits on my fleet', 'opponent at me: opponent PDS I 1 1 × 6+'],
    ['can pds shoot retreating ships', 'undetermined'],
    ['can his pds hit my ships when they retreat', 'undetermined'],
  ])('%s', (question, head) => expect(headOf(question)).toEqual(['space-cannon', head]))
  it('on my own turn it is me', () =>
    expect(read('can i shoot pds at my own turn at his ships', 'space-cannon').facts.activePlayer).toBe('me'))
  it('one of each is no level', () =>
    expect(said('2 pds one in 25 and one in 26', 'units', 'space-cannon').map(({ system }) => system)).toEqual([
      '25',
      '26',
    ]))
})

describe('how many fleets are in the way is no tile', () => {
  it.each([
    'light/wave deflector lets me fly through 2 enemy fleets?',
    'can my cruiser pass through 2 hostile cruisers',
  ])('%s', (question) => expect(read(question).facts).not.toHaveProperty('active', '2'))
  it('a tile with an enemy in it is one', () =>
    expect(
      JSON.stringify(read('my cruiser goes from 25 through 24 with an enemy cruiser in it to 27').facts),
    ).toContain('"24"'))
})

it('what lets ships pass is no card of those who are passed', () => {
  const question = 'my cruiser goes through an enemy fleet with light wave deflector'
  expect(headOf(question)).not.toContain('illegal')
  expect(JSON.stringify(read(question).facts.effects)).not.toContain('opponent')
})
