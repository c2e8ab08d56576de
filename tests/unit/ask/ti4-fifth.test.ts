/** Fifth round of TI4 sentences: ways told by their length, what is passed, who fires at whom, and what is carried. */
import { describe, expect, it } from 'vitest'
import { outcomeOf } from './hears.ts'
import { headOf, pathOf, read, said } from './ti4-hears.ts'

const unitsOf = (question: string, checker?: string) =>
  said(question, 'units', checker).map(({ owner = '?', type = '?' }) => `${type} ${owner}`)

describe('a way of which only the length is told', () => {
  it.each([
    ['warsun 3 hexes, no rift nothing', 'illegal'],
    ['war sun 2 hexes', 'legal'],
    ['l1z1x super dread unupgraded, two spaces', 'illegal'],
    ['dread II out of a nebula, 2 systems', 'illegal'],
    ['same but I also play flank speed: dread II out of a nebula, 2 systems', 'legal'],
    ['carrier from 24, 2 systems', 'illegal'],
    ['carrier to a system 2 off', 'illegal'],
    ['carrier goes 2 jumps', 'illegal'],
    ['fighter 2s, 2 systems, no carrier along', 'legal'],
    ['can saar drive their floating factory 1 two systems', 'illegal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it.each([
    'my dread is blocked, 2 systems',
    'his warsun is 3 hexes away',
    '2 cruisers, 3 systems',
    'can my cruiser be 2 systems behind',
    'my carrier and his 2 systems',
    'carrier thru a rift to a system 3 off',
  ])('is none: %s', (question) => expect(pathOf(question)).toBeUndefined())
  it.each([
    'carrier wants to go thru a rift to a system 2 off, base carrier',
    'war sun took off w/ 6 ff, left 2 behind, what happens to the 2',
  ])('has no tile for its number: %s', (question) =>
    expect(said(question, 'systems').some(({ id }) => id === '2')).toBe(false),
  )
})

describe('a kind that is told again', () => {
  it.each([
    ['carrier wants to go thru a rift to a system 2 off, base carrier', ['carrier-i me']],
    ['can a cruiser carry a mech? cruiser is upgraded', ['cruiser-ii me', 'mech me']],
    ['can a cruiser carry a mech? cruisers are upgraded', ['cruiser-ii me', 'mech me']],
    ['can a cruiser carry a mech? cruiser is not upgraded', ['cruiser-i me', 'mech me']],
    ['my carrier and a base carrier from 24 to 25', ['carrier-i me', 'carrier-i me']],
    ['my cruiser from 24 to 25, his cruiser is upgraded', ['cruiser-i me', 'cruiser-ii opponent']],
  ])('%s', (question, units) => expect(unitsOf(question)).toEqual(units))
})

describe('what is passed', () => {
  it.each([
    ['can i squeeze my dread past one lonely enemy fighter', 'illegal'],
    ['yssaril flagship past a blockade of 3 dreads', 'legal'],
    ['my cruiser through a wall of his fighters', 'illegal'],
    ['cruiser past a stack of enemy destroyers', 'illegal'],
    ['cruiser past an enemy destroyer', 'illegal'],
    ['my cruiser past a couple of my own fighters', 'legal'],
    ['can I pass a line of 3 destroyers with my carrier', 'illegal'],
    ['my cruiser goes through one of his systems', 'undetermined'],
    ['his cruisers drove through my two mechs and a pds, no ships there', 'legal'],
    // whose a ship is may be what a name before it says
    ['Bob: cruiser past his destroyer', 'undetermined'],
    ['cruiser II past his own destroyer', 'undetermined'],
    ['his cruiser goes through with my mech', 'undetermined'],
  ])('%s', (question, verdict) => expect(outcomeOf(read(question, 'movement'))).toBe(verdict))
  it('stands together', () =>
    expect(said('my carrier past his cruiser and 2 fighters', 'units', 'movement').map(({ system }) => system)).toEqual(
      ['start', 'there', 'there', 'there'],
    ))
})

describe('who stops on the way', () => {
  it.each([
    'my cruiser stops halfway',
    'can my destroyer stop on the way',
    'he stopped halfway with his cruiser',
    'my cruisers stop halfway at Lodor and the rest go on to the activated tile',
  ])('does not end in the active system: %s', (question) =>
    expect(outcomeOf(read(question, 'movement'))).toBe('illegal'),
  )
  it.each([
    'does his fleet stop my cruiser on the way',
    'do i have to stop my cruiser halfway',
    'does my carrier stop on the way if it meets fighters',
    'can my carrier stop halfway to pick up 2 infantry',
    'my two cruisers stop in 26',
  ])('but %s', (question) => expect(pathOf(question)).toBeUndefined())
})

describe('where ships leave from', () => {
  it.each([
    ['red token sits on the system my cruisers are leaving from, do i care', 'legal'],
    ['my own token is on the system my carrier is leaving from', 'illegal'],
    ["blue's token lies in the system that my dreads come from, can they go", 'legal'],
    ['my token is in the system my carrier starts in', 'illegal'],
    ['my token is in the system my fleet moves to', 'undetermined'],
    ['the system my cruisers fly in has my token', 'undetermined'],
  ])('%s', (question, verdict) => expect(outcomeOf(read(question, 'movement'))).toBe(verdict))
})

describe('from one wormhole to another', () => {
  it.each([
    ['travel ban law out. Mentak cruiser from alpha to alpha', 'illegal'],
    ['cruiser from alpha to alpha', 'legal'],
    ['cruiser from alpha to beta with lost star chart', 'legal'],
    ['creuss cruiser alpha to beta', 'legal'],
    ['my cruiser goes from an alpha to another alpha', 'legal'],
    ['cruiser from an alpha to beta to alpha', 'undetermined'],
    ['my ion storm flips from alpha to beta, can my cruiser leave', 'undetermined'],
  ])('%s', (question, verdict) => expect(outcomeOf(read(question, 'movement'))).toBe(verdict))
})

describe('who may move by themselves', () => {
  it.each([
    ['can fighters move on their own', 'illegal'],
    ['may my fighter II fly alone', 'legal'],
    ['6 normal fighters moving with no carrier around', 'illegal'],
    ['can his fighters move by themselves', 'illegal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['movement', verdict]))
  it.each(['do fighters alone block movement', 'my fighters are alone in space, do they die'])(
    'is not asked: %s',
    (question) => expect(pathOf(question)).toBeUndefined(),
  )
})

describe('who fires at whom', () => {
  it.each([
    ["Green is active. can my pds hit Blue's ships", 'me at Green: PDS I 1 1 × 6+'],
    [
      "I'm not the active player. Green is. can my pds hit Blue's ships that are also there",
      'me at Green: PDS I 1 1 × 6+',
    ],
    [
      'green is the active one, can my pds on that planet hit yellow who was already parked there',
      'me at green: PDS I 1 1 × 6+',
    ],
    ['red attacks green, can my pds shoot green', 'me at red: PDS I 1 1 × 6+'],
    ["Blue is active. can my pds hit Blue's ships", 'me at Blue: PDS I 1 1 × 6+'],
    ['Blue is moving in. i have PDS 2 one tile away, does it shoot', 'me at Blue: PDS II 1 1 × 5+'],
    ["my pds's not upgraded next system. can shoot?", 'Nobody'],
    [
      'Its my turn, Red has ships in the system I activated and I own a pds on the planet there. can I fire at Red',
      'me at Red: PDS I 1 1 × 6+',
    ],
    [
      'nobody moved, blue just activated to build. He has a cruiser sitting there; do my PDS IIs next door get to shoot it',
      'me at blue: PDS II 1 1 × 5+',
    ],
    ['Xxcha flagship one system over, how many dice', 'xxcha at me: xxcha Loncara Ssodu 1 3 × 5+'],
    ['blue moved in last turn, can my pds shoot', 'undetermined'],
    ['nobody of the active player is there, no ships came. Can I still use my PDS there for a roll?', 'undetermined'],
    ['nobody moved, can my pds shoot', 'undetermined'],
    ['my pds is not in the adjacent system, can it fire', 'undetermined'],
    ['who can my pds shoot, red and blue have ships in the system I activated', 'undetermined'],
    ["can my pds shoot at Blue's ships there", 'undetermined'],
  ])('%s', (question, head) => expect(outcomeOf(read(question, 'space-cannon'))).toBe(head))
  it('on my turn is not an opponent who came', () =>
    expect(read("it's my turn, can my pds shoot his ships", 'space-cannon').facts.activePlayer).toBe('me'))
  it('on my turn is whoever else is there, and no ship of mine', () =>
    expect(unitsOf("it's my turn, can my pds shoot his ships", 'space-cannon')).toEqual(['pds-i me', '? opponent']))
})

describe('what is carried', () => {
  it.each([
    ['can my dread take one guy along', 'legal'],
    ['my dread takes two guys along', 'illegal'],
    ['my dread carries a guy and a mech', 'illegal'],
    ['can a carrier two take 3 fighters, 2 infantry and a mech in one go', 'legal'],
    ["Sol's advanced carrier with 6 inf, no upgrade", 'legal'],
    ['carrier scoops up 5 infantry', 'illegal'],
    ['carrier scoops up 3 infantry', 'undetermined'],
    ['does a space dock fit in a carrier', 'illegal'],
    ['can i ship my pds in a carrier', 'illegal'],
    ['my carrier in the active system, never moves. can it load the infantry off the planet', 'disputed'],
    ['carrier stays in the active system and loads infantry from the planet', 'disputed'],
    ['my carrier moves to the active system and loads 2 infantry there', 'undetermined'],
    ['carrier stays in the active system with 2 infantry', 'undetermined'],
    ['carrier passes a system with my token, takes 2 inf from there', 'illegal'],
  ])('%s', (question, verdict) => expect(headOf(question)).toEqual(['transport', verdict]))
  it.each([
    ['the other guy has a cruiser in 25, can I pass', ['cruiser-i opponent']],
    ['guys, can my cruiser carry 1 inf', ['cruiser-i me', 'infantry-i me']],
    [
      "my carrier stops by a system with red's token to grab 2 infantry",
      ['carrier-i me', 'infantry-i me', 'infantry-i me'],
    ],
    ['my infantry stay in 25, my carrier takes 2 of them', ['infantry-i me', 'carrier-i me']],
  ])('and what is not: %s', (question, units) => expect(unitsOf(question)).toEqual(units))
  it('waits where they come to, and not where they begin', () => {
    const units = said(
      'Orange takes 4 ff from home w her carrier and grabs 1 inf from the planet in the target system',
      'units',
      'transport',
    )
    expect(units.find(({ type }) => type === 'infantry-i')?.system).toBeUndefined()
  })
})

describe('a fleet pool', () => {
  it.each([
    ['letnev w three in fleet can have five cruisers together?', 'Within both limits'],
    ['three in fleet, five cruisers', 'At least 2 units must be removed'],
    ['Space dock and 5 fighters no ships, base fighters. how many stay', 'At least 2 units must be removed'],
    ['6 infantry floating with a carrier and a dread, unupgraded both', 'At least 1 unit must be removed'],
    ['one in three of my fleet', 'undetermined'],
    ['two of my space docks are in one system, no ships there. may i keep 6 fighters?', 'disputed'],
  ])('%s', (question, head) => expect(headOf(question)).toEqual(['fleet-pool', head]))
})

describe('no checker says', () => {
  it.each([
    'do i roll if my cruiser ends its move in the rift',
    'do I roll when my ship ends in 41',
    'can sustain damage eat a pds hit',
    'may my dread sustain the pds hit',
  ])('%s', (question) => expect(read(question).checker).toBeUndefined())
  it.each([
    ['how many dice do my cruisers roll when they leave the rift', 'ti4/movement'],
    ['my dread sustained damage, can it go from 24 to 25', 'ti4/movement'],
    ['rolled a 3 leaving the rift with a full carrier, do the infantry survive', 'ti4/rift-die'],
  ])('but %s', (question, checker) => expect(read(question).checker).toBe(checker))
})

it('the active system is none that is only named beside it', () =>
  expect(
    read('can I fly out of the active system round a rift and come back with a dread I', 'movement').facts.active,
  ).not.toBe('gravity rift'))
it('who flies past is one ship, however it is called', () =>
  expect(unitsOf("Can Tom's carrier fly past a lone enemy fighter to get to Quann? carrier II, two jumps")).toEqual([
    'carrier-ii Tom',
    'fighter-i opponent',
  ]))
it('a roll for the rift goes nowhere', () =>
  expect(pathOf('can I roll for the rift when my cruiser leaves')).toBeUndefined())
it.each(['do i need to stop in the nebula', 'does my cruiser have to stop in a nebula', 'must it end in the nebula'])(
  'what has to be done is asked, and no move told: %s',
  (question) => expect(headOf(question)[1]).toBe('undetermined'),
)
it('where a move ends is told', () => expect(pathOf('can my cruiser stop in the nebula')?.at(-1)).toBe('nebula'))
