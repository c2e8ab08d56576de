/** Of a table of TI4: what was said of another turn, of somebody else or of a place aside is left open rather than filled. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const judge = hears(games)
type Row = Record<string, unknown>
const rows = (value: unknown) => (value as Row[] | undefined) ?? []

function told(question: string) {
  const { checker, facts, unsure } = judge({ question, game: 'ti4' })
  const moves = rows(facts.moves) as { path?: string[]; loads?: { at?: string }[] }[]
  return {
    checker,
    ways: moves.map(({ path = [] }) => path.join(' ')),
    loads: moves.flatMap(({ loads = [] }) => loads.map(({ at = '?' }) => at)).join(' '),
    units: rows(facts.units).map(({ owner = '?', type = '?', system = '?' }) => [owner, type, system].join(' ')),
    hexes: rows(facts.systems).filter(({ hex }) => hex).length,
    effects: rows(facts.effects).map(({ id, owner }) => `${id} ${owner}`),
    unlisted: rows(facts.systems).flatMap(({ id, unitsListed }) => (unitsListed === false ? [id] : [])),
    active: facts.active,
    activePlayer: facts.activePlayer,
    player: facts.player,
    whose: facts.whose,
    die: facts.die,
    unsure: unsure.map((path) => path.replace(/\[\d+\]/g, '')).join(),
  }
}
type Told = Partial<ReturnType<typeof told>>

describe('a way', () => {
  it.each<[question: string, facts: Told]>([
    ['my cruiser goes 34 to 35 & then next turn on to 36, ok?', { ways: ['34 35'], active: '35' }],
    ['cruiser in 34, next turn i want to go to 36 through 35', { ways: ['34 35 36'] }],
    ['cruiser from 34 to 35 and then on to 36', { ways: ['34 35 36'] }],
    ['Sam flew his carrier 28 to 29 last round, can he go on to 30 now?', { ways: [], units: ['Sam carrier-i ?'] }],
    ['Sam flies his carrier 28 to 29 now', { ways: ['28 29'] }],
    ['active is 43. can my destroyer cut through 42 coming from 41', { ways: ['41 42 43'], active: '43' }],
    ['my destroyer goes from 41 through 42', { ways: ['41 42 destination'] }],
  ])('is the one of now: %s', (question, facts) => {
    expect(told(question)).toMatchObject(facts)
  })

  it.each<[question: string, facts: Told]>([
    ['his is in 25, can my cruiser pass from 24 to 26', { ways: [], hexes: 0, unlisted: ['25'], unsure: 'moves' }],
    ['his cruiser is in 25 so can my dread go from 24 to 26', { ways: [], hexes: 0, unsure: 'moves' }],
    ['my cruiser from 24 to 26, and green has a carrier in 35', { ways: ['24 26'], hexes: 2 }],
    ['his cruiser is in 26 so can my dread go from 24 to 26', { ways: ['24 26'], hexes: 2 }],
    ['we both have ships in 26, can Oli move his through to 27 from 25', { hexes: 3, activePlayer: 'Oli' }],
  ])('by a system that only the other ships are told of is not laid out: %s', (question, facts) => {
    expect(told(question)).toMatchObject(facts)
  })
})

describe('what is carried', () => {
  it.each<[question: string, facts: Told]>([
    ['fighters from 25 riding in a dread to 26, dread came from 24', { ways: [], unsure: 'moves' }],
    ['my carrier from 24 to 26 with infantry from 25', { ways: [], unsure: 'moves' }],
    ['dread from 24 to 26 with fighters picked up in 25', { ways: ['24 25 26'], loads: '25' }],
    ['my dread from 24 to 26 with a fighter', { ways: ['24 26'], loads: '24' }],
    ['carrier picks up 2 inf in 20, 1 mech in 21 then lands in 22', { ways: ['start 20 21 22'], loads: '20 20 21' }],
    ['my carrier 30-31-32 picks up 2 infantry on the way', { ways: ['30 31 32'], loads: '? ?' }],
    ['my carrier 30-31 picks up 2 infantry', { ways: ['30 31'], loads: '30 30' }],
    ['can my dread leave the infantry it carries in 25 & go on to 26 from 24', { ways: [], unsure: 'moves' }],
    ['my dread goes from 25 to 26 and leaves the infantry in 25', { ways: ['25 26'], loads: '' }],
    ["i've a command token in 20 with 3 infantry, carrier 19-20-21, pick them up?", { loads: '20 20 20' }],
    ["I've 4 fighters and 1 carrier in 36. i go 36 to 37 with all", { ways: ['36 37'], loads: '36 36 36 36' }],
    ["my war sun's got 2 fighters on it, from 35 to 36", { ways: ['35 36'], loads: '35 35' }],
    ['so I had 6 infantry in 29, lost 2, now my carrier takes the rest to 30', { units: [], unsure: 'units,moves' }],
    ['got 1 carrier in 19 and 1 in 20, both go to 21', { ways: ['19 21', '20 21'] }],
  ])('comes from where it is said to: %s', (question, facts) => {
    expect(told(question)).toMatchObject(facts)
  })
})

describe('whoever is spoken of', () => {
  it.each<[question: string, facts: Told]>([
    [
      'Bob: activates 20, brings a dread from 21',
      { activePlayer: 'Bob', units: ['Bob dreadnought-i 21'], ways: ['21 20'] },
    ],
    ['Bob: my dread goes from 20 to 21, ok?', { activePlayer: 'me', units: ['me dreadnought-i 20'] }],
    [
      'Max activated 28, where I have a carrier; he has a cruiser in 29',
      { activePlayer: 'Max', units: ['me carrier-i 28', 'Max cruiser-i 29'] },
    ],
    ['Ships moved into 30 from 31, can my pds in 32 shoot', { activePlayer: undefined }],
    [
      "he's got a dread in 30, red a carrier in 26, my 28",
      { units: ['opponent dreadnought-i 30', 'red carrier-i 26'] },
    ],
    ['my carrier is in 36, and hers is a carrier in 37', { units: ['me carrier-i 36', 'opponent carrier-i 37'] }],
    ['my carrier is in 36, and hers is in 37', { units: ['me carrier-i 36', 'opponent carrier-i 37'] }],
    ['does a PDS on a planet in 24 stop my ships from flying thru 24?', { units: ['opponent pds-i 24', 'me ? start'] }],
    ['does my PDS in 24 stop his ships in 24?', { units: ['me pds-i 24'] }],
    ["he can't hit me with pds from 33", { units: ['opponent pds-i 33'] }],
    ['Liz has her token in 44, so her carrier there is stuck and cannot come to 45', { units: ['Liz carrier-i 44'] }],
    ["I've got antimass so Kevin's PDS hits at -1, right?", { effects: ['antimass-deflectors me'], active: undefined }],
    ["Kevin's got antimass so my PDS hits at -1", { effects: ['antimass-deflectors Kevin'], active: undefined }],
    ['two cruisers start in 42, how far can they get', { units: ['me cruiser-i 42', 'me cruiser-i 42'] }],
  ])('is no other player: %s', (question, facts) => {
    expect(told(question)).toMatchObject(facts)
  })

  it('is open where all of us are asked of', () => {
    expect(told("Who of us can attack Zoe in 30: I've dreads in 28, Mo has cruisers in 32").whose).toBeUndefined()
    expect(told('which of my ships reach 33? carrier in 31, destroyer in 30').whose).toBe('mine')
  })
})

describe('what is doubted', () => {
  it.each<[question: string, facts: Told]>([
    ["if dana had lightwave she could've gone through me, but she doesn't", { effects: [], unsure: 'effects,moves' }],
    ['if I had gravity drive, could my carrier go 24 to 26', { effects: ['gravity-drive me'] }],
    [
      'two cruisers start in the nebula 42, grav drive on one, how far can they get',
      { effects: [], unsure: 'effects' },
    ],
    ['Lea has 2 PDS at 45, one pds upgraded', { units: ['Lea ? 45', 'Lea ? 45'], unsure: 'units.type,units.type' }],
    ['Lea has 2 upgraded PDS at 45', { units: ['Lea pds-ii 45', 'Lea pds-ii 45'] }],
    ['does plasma scoring give my PDS 2 dice in 24', { units: ['me pds-i 24'] }],
    ['does my PDS 2 in 24 shoot', { units: ['me pds-ii 24'] }],
    ['the carrier in 22 cannot leave since i already activated 22', { active: undefined, activePlayer: 'me' }],
    ['i already activated 22, can my carrier go from 21 to 22', { active: '22', activePlayer: 'me' }],
    ["can he skilled-retreat his dread to 28 if i've got a destroyer there", { active: undefined }],
    ['rolled 4 for the carrier, 1 for the fighter', { die: undefined }],
    ['rolled a 2 for the carrier in the rift, cargo dies too?', { die: 'low' }],
  ])('is asked: %s', (question, facts) => {
    expect(told(question)).toMatchObject(facts)
  })
})
