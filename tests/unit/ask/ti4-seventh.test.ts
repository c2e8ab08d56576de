/** Seventh round of TI4 sentences: whose a card is, from whose side, who is in the middle, tokens of before, ships of no kind, and how far. */
import { describe, expect, it } from 'vitest'
import { outcomeOf } from './hears.ts'
import { headOf, pathOf, read, said } from './ti4-hears.ts'

describe('a card that was played', () => {
  it.each([
    'solar flare played, his pds shoot anyway?',
    'Flank Speed played, her carrier goes two',
    'Nav Suite used, his cruiser goes past the asteroid field',
  ])('is nobody’s by the clause behind it: %s', (question) => {
    expect(said(question, 'effects')[0]?.owner).toBeUndefined()
    expect(outcomeOf(read(question))).toBe('undetermined')
  })
  it('is no name of who plays it', () =>
    expect(said('Flank Speed played, her carrier goes two', 'units')[0]?.owner).toBe('opponent'))
  it.each([
    ['Flank Speed, played by blue, my cruiser goes 3', 'blue'],
    ['i play solar flare, can his pds shoot', 'me'],
    ["gravity drive is Anna's, her dread goes two", 'Anna'],
  ])('but %s', (question, owner) => expect(said(question, 'effects')[0]?.owner).toBe(owner))
})

describe('who says a thing sees it from their side', () => {
  it.each([
    ['Creuss says his alpha is adjacent to beta', 'Yes, by Quantum Entanglement'],
    ['Creuss thinks alpha and beta are adjacent', 'Yes, by Quantum Entanglement'],
    ['Creuss wonders if 26 touches 40', 'Yes, by Quantum Entanglement'],
    ['the ghosts claim their alpha touches 25', 'Yes, by Quantum Entanglement'],
    ['Creuss claims alpha touches delta', 'No'],
    ['Hacan says alpha and beta are adjacent', 'No'],
    ['is alpha next to beta? playing vs creuss', 'No'],
  ])('%s', (question, head) => expect(headOf(question)).toEqual(['adjacency', head]))
  it.each([
    ['Empyrean says her cruisers can pass the nebula', 'legal'],
    ['Hacan claims his war sun can pass the supernova', 'illegal'],
    ["Muaat says my war sun can't pass the supernova", 'illegal'],
  ])('with what they own: %s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it('and is no planet', () => {
    const systems = said('Muaat ends his warsun in the supernova, no magmus', 'systems').map(({ id }) => id)
    expect(systems).toEqual(['start', 'supernova'])
  })
})

describe('an upgrade that is not had', () => {
  it.each([
    ['my fighters dont have the upgrade, can they move next door on their own?', 'fighter-i'],
    ["my carriers haven't got the upgrade, can they go two systems", 'carrier-i'],
    ["my cruisers didn't get their upgrade, three systems", 'cruiser-i'],
    ['my fighters have the upgrade, can they move next door on their own?', 'fighter-ii'],
    ['my carriers got the upgrade, can they go two systems', 'carrier-ii'],
  ])('%s', (question, type) => expect(said(question, 'units', 'movement')[0]?.type).toBe(type))
})

describe('a cannon that may shoot me', () => {
  it.each([
    ['pds 1 in the next system over, does it get to shoot me', 'opponent', 'Nobody'],
    ['a pds next door, can it hit my cruiser', 'opponent', 'Nobody'],
    ['pds II next door, can it hit him', 'me', 'me at opponent: PDS II 1 1 × 5+'],
  ])('is not mine: %s', (question, owner, head) => {
    expect(said(question, 'units')[0]?.owner).toBe(owner)
    expect(headOf(question)).toEqual(['space-cannon', head])
  })
  it.each([
    'does my dread stop his pds',
    'does my cruiser stop his pds from shooting',
    'do my two destroyers block their cannons',
    'my pds do i have to fire all of em',
    'must i shoot all pds',
  ])('is not what is asked: %s', (question) => expect(read(question).checker).toBeUndefined())
  it.each([
    ['does his pds stop my cruiser', 'movement'],
    ['can his pds hit my dread', 'space-cannon'],
    ['does solar flare stop his pds', 'space-cannon'],
  ])('but %s', (question, checker) => expect(headOf(question)[0]).toBe(checker))
})

describe('who is in the middle', () => {
  it.each([
    ['red fighters are sitting alone in the middle system, can my cruiser fly past them', 'illegal'],
    ["there's only a yellow pds and a dock in the middle, no ships. i fly through?", 'legal'],
    ['i have light wave. green’s fleet in between, nothing else, may i go through', 'legal'],
    ['his dread is in the middle, can my cruisers go through', 'illegal'],
    ["tom's ships in the way, can my carriers slip past them", 'illegal'],
    ["blue's fleet sits in between, can my cruiser go past it", 'illegal'],
    ['his infantry and a pds in between, may my cruiser go through', 'legal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it.each([
    "green's fleet was in between but retreated, may i go through",
    "is green's fleet in between able to go through",
    'his ships are in the middle of a fight, can i go through',
    'his cruiser in the middle, can i go there',
    'my own fleet in between, can i go through',
    "green's fleet in 25, may i go through",
  ])('but %s', (question) => expect(pathOf(question)).toBeUndefined())
})

describe('out of what was named', () => {
  it.each([
    ['asteroid field, no antimass, but I just want to fly out of it', 'legal'],
    ['my cruiser got stuck in a supernova, can it leave it', 'legal'],
    ['my war sun is in the supernova, can it fly out of there', 'legal'],
    ['nebula: can i leave it', 'legal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it.each([
    'can i go into the asteroid field and out of it',
    'past the asteroid field and out of it',
    'into the nebula and out of it',
    'blue is in the nebula, i want to fly out of it',
  ])('but %s', (question) => expect(pathOf(question)).toBeUndefined())
})

describe('a system that was activated before', () => {
  it.each([
    ['my cruisers are in a system i already activated this round, can they still leave?', 'illegal', 'me'],
    ['my carrier sits in a system he already activated, can it leave', 'legal', 'opponent'],
    ['can my cruiser move out of a system I activated earlier', 'illegal', 'me'],
    ["can my cruiser pass through a system i've already activated", 'legal', 'me'],
    ['can i move into a system i already activated', 'illegal', 'me'],
    ['can i activate a system he already activated', 'legal', 'opponent'],
  ])('%s', (question, verdict, owner) => {
    expect(headOf(question)).toEqual(['movement', verdict])
    expect(said(question, 'systems').flatMap(({ tokens = [] }) => tokens)).toEqual([owner])
  })
  it.each([
    'ships in a system i just activated, can they leave',
    'my cruiser is in the system i activated, can it leave and come back',
    'my cruiser is in a system I activated, can it leave',
  ])('but %s', (question) =>
    expect(said(question, 'systems', 'movement').flatMap(({ tokens = [] }) => tokens)).toEqual([]),
  )
  it.each([
    ['blue has his own token on the system im moving out of, does that lock me', 'legal'],
    ["i have a token in the system i'm leaving", 'illegal'],
    ['theres a red token in the system my cruisers are leaving', 'legal'],
    ["my token is on the system we're moving out of, ok?", 'undetermined'],
    ['my token is in the system i move to', 'undetermined'],
  ])('or is left: %s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
})

describe('ships of no kind against a pool', () => {
  it.each([
    ['fleet pool 3, can i have 4 ships there', 'At least 1 unit must be removed'],
    ['pool 4, five ships in one system, ok', 'At least 1 unit must be removed'],
    ['letnev with 3 fleet tokens runs 5 ships in a system', 'Within both limits'],
    ["i'm letnev, pool 3, 6 ships", 'At least 1 unit must be removed'],
    ['pool is 3 and i have 2 dreads and 2 other ships', 'At least 1 unit must be removed'],
    ['3 fleet tokens, three non fighters plus 2 fighter II', 'At least 2 units must be removed'],
    ['my carrier left and my 4 fighters stayed behind, no dock. do i lose them', 'At least 4 units must be removed'],
    ['one carrier left and 4 fighters, pool 3', 'Within both limits'],
    ['fleet pool 3, 3 non-fighter ships and 2 fighter II', 'At least 2 units must be removed'],
    ['blue has pool 2 and 3 ships in his home', 'At least 1 unit must be removed'],
    ['space dock + carrier, 7 fighters', 'Within both limits'],
    ['he has 5 ships, pool 4', 'At least 1 unit must be removed'],
    ['pool 4, a dread and 3 ships', 'Within both limits'],
    ['fleet pool 3, my token is in the system, 3 cruisers ok', 'Within both limits'],
    ['my token is there, pool 2, i have 3 dreads', 'At least 1 unit must be removed'],
    ['i have 4 ships and 2 fighters, pool 3', 'undetermined'],
    ['pool 3: 3 ships and a carrier with 4 fighters', 'undetermined'],
    ['pool 3, 3 ships and one is a carrier', 'undetermined'],
    ['letnev 3 fleet tokens and five ships', 'undetermined'],
    ['pool of 3 ships, i have 2 cruisers', 'undetermined'],
    ['pool 3, do i lose 2 ships', 'undetermined'],
    ['pool 3, 2 ships too many', 'undetermined'],
    ['my fleet pool allows 3 ships, is that ok', 'undetermined'],
    ['pool 3, I moved 2 ships away', 'undetermined'],
    ['pool 3 and 3 ships, i build 1 more ship', 'undetermined'],
    ['pool 2: 3 ships pass through 25', 'undetermined'],
    ['pool 3, i have 4 ships in 25 and fly 2 out', 'undetermined'],
    ['pool 3, i have 3 ships, one arrives', 'undetermined'],
    ['3 ships there and 2 ships coming, pool 4', 'undetermined'],
    ['two docks in one system how many fighters free', 'undetermined'],
  ])('%s', (question, head) => expect(headOf(question)).toEqual(['fleet-pool', head]))
})

describe('what moves at all, or not', () => {
  it.each([
    ['can saar move his space dock', 'movement', 'legal'],
    ['can i move a space dock', 'movement', 'illegal'],
    ['can my dock fly?', 'movement', 'illegal'],
    ['can my floating factory move', 'movement', 'legal'],
    ["my carrier in the active system isn't moving, can it load the infantry", 'transport', 'disputed'],
    ['can i move my space dock to 25', 'movement', 'undetermined'],
    ['how far can saar move his space dock', 'movement', 'undetermined'],
    ['how does a floating factory move', 'movement', 'undetermined'],
    ['can i move my dock and my carrier', 'transport', 'undetermined'],
  ])('%s', (question, checker, verdict) => expect(headOf(question)).toEqual([checker, verdict]))
})

describe('how far', () => {
  it.each([
    ['two dreads, both basic, gravity drive. both go two away?', 'illegal'],
    ['carriers with flank speed, 2 away, legal?', 'legal'],
    ['two jumps for a carrier with flank speed?', 'legal'],
    ['3 systems for a cruiser II ok', 'legal'],
    ['is 3 too far for a cruiser', 'illegal'],
    ['are 3 hexes too far for my cruiser', 'illegal'],
    ['is two too far for my dread with gravity drive', 'legal'],
    ['war sun 4 systems away and one of those is a rift we fly through', 'illegal'],
    ['war sun 3 systems away and one of those is a rift we fly through', 'legal'],
    ['my cruiser moves two systems and one of those is a supernova', 'illegal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it.each([
    'my cruiser goes up to two away',
    'can my cruiser go at least 2 away',
    'his destroyers 2 away, can they reach me?',
    "blue's cruiser, 2 away, can I shoot it?",
    '2 hexes for his cruiser',
    // it may be the last of them
    'war sun 3 systems away and one of them is a rift',
    'my carrier 2 away and one of them is a nebula',
    'my cruiser goes 3, the first one is a rift and the last one a nebula',
  ])('but %s', (question) => expect(pathOf(question)).toBeUndefined())
  it('and no ship stands in what is only counted in', () =>
    expect(said('war sun 3 away with a rift we fly through', 'units', 'movement')[0]?.system).toBeUndefined())
})
