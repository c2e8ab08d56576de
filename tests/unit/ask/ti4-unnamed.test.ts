/** Of a table of TI4: ships of which nobody said what they are, cannons next door, and whose it is by the faction. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const judge = hears(games)
const read = (question: string) => judge({ question, game: 'ti4' })
interface Told {
  units?: { owner?: string; type?: string; system?: string }[]
  moves?: { path: string[] }[]
  effects?: { id: string; owner?: string }[]
  activePlayer?: string
  active?: string
  player?: string
  fleetPool?: Record<string, number>
}
const told = (question: string) => read(question).facts as Told
const units = (question: string) =>
  (told(question).units ?? []).map(({ owner = '?', type = '?', system = '?' }) => [owner, type, system].join(' '))
/** The verdict, or the usual one, with the clause that comes first. */
const headOf = (question: string): string => {
  const { ruling } = read(question)
  if (!ruling || 'error' in ruling) return 'error'
  const { verdict, deciding = [] } = ruling.presumed ?? ruling
  return [verdict, verdict === 'illegal' ? deciding[0] : ''].join(' ').trim()
}

describe('a ship without a name goes the way that is told', () => {
  it.each([
    ['Can my ships move through a nebula?', ['me ? start'], 'illegal ti4:nebula.1a'],
    ['Can ships move through a supernova?', ['me ? start'], 'illegal ti4:supernova.1'],
    ['can I fly through an asteroid field', ['me ? start'], 'illegal ti4:asteroid-field.1'],
    ['Does Nav Suite let my ships fly through a supernova?', ['me ? start'], 'legal'],
    ['Does Light/Wave Deflector let me move through a nebula?', ['me ? start'], 'illegal ti4:nebula.1a'],
    ['Can Empyrean ships move through a nebula?', ['empyrean ? start'], 'legal'],
    ['Can enemy ships move through a nebula?', ['opponent ? start'], 'illegal ti4:nebula.1a'],
    [
      'Can my fleet move through a system where my opponent has only fighters?',
      ['me ? start', 'opponent fighter-i a system'],
      'illegal ti4:movement.4b',
    ],
    [
      'Can I move through a system with an enemy space dock and infantry but no ships?',
      ['me ? start', 'opponent space-dock-i a system', 'opponent infantry-i a system'],
      'legal',
    ],
    ['Can my carrier go through enemy ships?', ['me carrier-i start', 'opponent ? there'], 'illegal ti4:movement.4b'],
    ['can i go thru a sytem with her ships if i got lwd', ['me ? start', 'opponent ? a system'], 'legal'],
    ['Does Light/Wave Deflector let me fly past enemy ships?', ['me ? start', 'opponent ? there'], 'legal'],
    ['can my ships fly past enemy ships in 27', ['me ? start', 'opponent ? 27'], 'illegal ti4:movement.4b'],
    ['my cruiser past his ships in 27 to 25', ['me cruiser-i start', 'opponent ? 27'], 'illegal ti4:movement.4b'],
    ['my cruiser in 27 to 25', ['me cruiser-i 27'], 'legal'],
    [
      'Can the Yssaril flagship move through a system with enemy ships?',
      ['yssaril ysia-yssrila start', 'opponent ? a system'],
      'legal',
    ],
  ])('%s', (question, expected, head) => {
    expect(units(question)).toEqual(expected)
    expect(headOf(question)).toBe(head)
  })

  it.each([
    'Which of my ships can move through a nebula?',
    'How many ships can I move through the supernova?',
    "I didn't move through the nebula",
    'Yesterday I moved through a nebula',
    'can I move through a system with no enemy ships',
  ])('and no other: %s', (question) => expect(units(question)).toEqual([]))

  it.each(['can I move through a system with no enemy ships', 'Can the enemy move through my system?'])(
    'and what is passed is not lost: %s',
    (question) => expect(read(question).unsure).toContain('moves'),
  )
})

describe('who is passed does not go', () => {
  it.each([
    ['can he move a carrier through my fighters', 'opponent', ['opponent carrier-i start', 'me fighter-i there']],
    ['can my carrier go through his fighters', 'me', ['me carrier-i start', 'opponent fighter-i there']],
    ['can yin do a 2 move w/ carrier 2 thru my fighters', 'yin', ['yin carrier-ii start', 'me fighter-i there']],
  ])('%s', (question, player, expected) => {
    expect(units(question)).toEqual(expected)
    expect(told(question).activePlayer).toBe(player)
  })
})

describe('cannons next door', () => {
  it.each([
    [
      'Can the PDS II in the next system over shoot at my ships?',
      ['opponent pds-ii next system', 'me ? active system'],
      'answered',
    ],
    ["can Tom's PDS II next door hit my fleet", ['Tom pds-ii next system', 'me ? active system'], 'answered'],
    [
      'Can my PDS I shoot at his ships in an adjacent system?',
      ['me pds-i next system', 'opponent ? active system'],
      'answered',
    ],
    [
      "My PDS II sits beside the active system, can it shoot at Tom's fleet?",
      ['me pds-ii next system', 'Tom ? active system'],
      'answered',
    ],
    [
      "She's got pds2 next door, do they shoot when I activate?",
      ['opponent pds-ii next system', 'me ? active system'],
      'answered',
    ],
    ['Can his PDS in the active system shoot at my cruiser?', ['opponent pds-i ?', 'me cruiser-i ?'], 'undetermined'],
    ['can my PDS in this system and the one next door both fire', ['me pds-i ?'], 'undetermined'],
    ['Can his PDS II not in an adjacent system shoot at me?', ['opponent pds-ii ?'], 'undetermined'],
    ['Can his PDS II in an adjacent system via hyperlane shoot at me?', ['opponent pds-ii ?'], 'undetermined'],
  ])('%s', (question, expected, head) => {
    expect(units(question)).toEqual(expected)
    expect(headOf(question)).toBe(head)
  })
})

describe('so many systems of a way', () => {
  it.each([
    [
      'My destroyer starts in a nebula, can it move two systems away?',
      'nebula step 1 destination',
      'illegal ti4:movement.4f',
    ],
    ['Can my dread move three hexes?', 'start step 1 step 2 destination', 'illegal ti4:movement.4f'],
    ['My cruiser is in 24, can it move to a system two hexes away?', '24 step 1 destination', 'legal'],
    ["My carrier can't move two systems", undefined, 'undetermined'],
    ['My cruiser moves up to two systems', undefined, 'undetermined'],
    ['two systems have my tokens, can my cruiser go to one', undefined, 'undetermined'],
    ['His PDS is in 24, can my cruiser move two systems?', undefined, 'undetermined'],
    ['My cruiser moves two systems into the nebula', 'start step 1 nebula', 'legal'],
  ])('%s', (question, path, head) => {
    expect(told(question).moves?.[0]?.path.join(' ')).toBe(path)
    expect(headOf(question)).toBe(head)
  })
})

describe('one fact that decides', () => {
  it.each([
    ['Can I activate a system with no tokens left in my tactic pool?', 'illegal ti4:active-system.1'],
    ['Can I activate a system with one tactic token left?', 'undetermined'],
    ['Can I retreat into a nebula?', 'illegal ti4:nebula.n1'],
    ['dude has 5 infantry floating in space w/ just one dread', 'answered'],
    ['can I have 5 cruisers in one system?', 'undetermined'],
    ['a carrier and 6 Fighter II in one system, do I lose any?', 'undetermined'],
    ['Are alpha and beta wormholes adjacent for the Ghosts of Creuss?', 'answered'],
  ])('%s', (question, head) => expect(headOf(question)).toBe(head))

  it.each([
    ['Are alpha and beta wormholes adjacent for the Ghosts of Creuss?', 'creuss'],
    ['Are alpha and beta wormholes adjacent for me as Creuss?', undefined],
    ['Are alpha and beta wormholes adjacent?', undefined],
  ])('%s', (question, player) => expect(told(question).player).toBe(player))
})

describe('whose it is', () => {
  it.each([
    ["I'm Argent and Tom flies thru a system w/ my pds and hololattice, he has LWD", 'me', 'Tom'],
    ["I fly through a system with Tom's pds and hololattice, I have LWD", 'Tom', 'me'],
  ])('is of whoever has what it is joined to: %s', (question, lattice, deflector) => {
    expect((told(question).effects ?? []).map(({ owner }) => owner)).toEqual([lattice, deflector])
  })

  it.each([
    ['Tom flies through a system with my pds and has LWD', ['Tom']],
    ['Can Muaat war suns fly through a supernova?', ['muaat']],
    ['Can my Muaat war sun fly through a supernova?', ['me']],
  ])('%s', (question, owners) => {
    expect((told(question).effects ?? []).map(({ owner }) => owner)).toEqual(owners)
  })

  it.each([
    ['My carrier was shot down by a PDS in 24', ['opponent pds-i 24']],
    ['My carrier was shot down by my own PDS in 24', ['me pds-i 24']],
  ])('what kills mine is not mine: %s', (question, expected) => expect(units(question)).toEqual(expected))

  it.each([
    ['Letnev under Fleet Regulations with 5 fleet tokens brings 6 cruisers into a system', 'letnev', { letnev: 5 }],
    ["I'm Letnev, under Fleet Regulations with 5 fleet tokens I bring 6 cruisers into a system", 'me', { me: 5 }],
  ])('%s', (question, player, pool) => {
    expect(told(question).player).toBe(player)
    expect(told(question).fleetPool).toEqual(pool)
  })

  it.each([
    ['I have a war sun, 2 cruisers & 6 fighters with 3 tokens in fleet. War sun dies to pds. what now?', true],
    ['I have a carrier with 4 fighters in 24. If the carrier dies, do the fighters survive?', false],
  ])('what died stands there no more: %s', (question, isUnsure) =>
    expect(read(question).unsure.includes('units')).toBe(isUnsure),
  )
})
