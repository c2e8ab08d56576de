/** Of TI4, told in short: leaders by their rank, ways as lists or by their length, tokens without a place, cargo in other words. */
import { describe, expect, it } from 'vitest'
import { ti4 } from '../../../lib/games/ti4/index.ts'
import { hears } from './hears.ts'

const ask = hears([ti4])
const read = (question: string) => ask({ question, game: 'ti4' })
const headOf = ({ ruling }: ReturnType<typeof read>) =>
  ruling && !('error' in ruling) ? (ruling.presumed?.verdict ?? ruling.verdict) : 'error'
const answerOf = ({ ruling }: ReturnType<typeof read>) => {
  const answer = ruling && !('error' in ruling) ? (ruling.presumed?.answer ?? ruling.answer) : undefined
  return answer && 'value' in answer ? answer.value : undefined
}
const effects = (question: string) =>
  ((read(question).facts.effects ?? []) as { id: string; owner?: string }[]).map(({ id, owner }) => `${owner} ${id}`)
const path = (question: string) =>
  ((read(question).facts.moves ?? []) as { path?: string[] }[]).map(({ path = [] }) => path.join(' > '))[0]
const tokens = (question: string) =>
  ((read(question).facts.systems ?? []) as { id: string; tokens?: string[] }[]).flatMap(({ id, tokens = [] }) =>
    tokens.map((player) => `${player} ${id}`),
  )
const units = (question: string) =>
  ((read(question).facts.units ?? []) as { owner?: string; type?: string; system?: string }[]).map(
    ({ owner = '?', type = '?', system = '?' }) => `${owner} ${type} ${system}`,
  )
const loads = (question: string) =>
  ((read(question).facts.moves ?? []) as { loads?: { unit: string; at?: string }[] }[]).flatMap(({ loads = [] }) =>
    loads.map(({ unit, at }) => [unit, at].join(' ').trim()),
  )

describe('a leader by its rank', () => {
  it.each([
    ['mahact with commander unlocked activating a system where he already has a token, legit?', 'mahact il-na-viroset'],
    ["I'm mahact, my commander is unlocked, can I activate 30 with my token in it", 'me il-na-viroset'],
    ['saar agent on my carrier, it goes 30 to 31', 'saar captain-mendosa'],
  ])('is that leader: %s', (question, effect) => {
    expect(effects(question)).toEqual([effect])
    expect(read(question).unsure).not.toContain('effects')
  })

  it.each([
    'my commander lets me do it: cruiser from 29 to 30, my token is in 30',
    "I'm Sol, my commander is unlocked, cruiser from 29 to 30",
    'the agent helps me, cruiser from 29 to 30 past his destroyer',
  ])('that is not known here is open, and nothing is ruled without it: %s', (question) => {
    expect(read(question).unsure).toContain('effects')
    expect(headOf(read(question))).toBe('undetermined')
  })

  it.each([
    [
      "I'm mahact, my commander isn't unlocked, can I activate 30 with my token in it, cruiser from 29 to 30",
      'illegal',
    ],
    ['mahact commander not unlocked, he activates 30 where his token is, cruiser from 29 to 30', 'illegal'],
  ])('that is locked does nothing: %s', (question, head) => {
    expect(effects(question)).toEqual([])
    expect(headOf(read(question))).toBe(head)
  })

  it('of L1Z1X moves ships by itself', () => {
    const asked = read('l1z1x hero: dreads jump out of a system with my own token and bring infantry along?')
    expect(asked.checker).toBe('ti4/ability')
    expect(asked.facts).toMatchObject({ by: 'dark-space-navigation' })
  })

  it('of Muaat left a supernova', () =>
    expect(read('muaat hero was played on 30, can my cruiser fly through 30 from 29 to 31').facts).toMatchObject({
      systems: [{ id: '29' }, { id: '30', anomalies: ['supernova'] }, { id: '31' }],
    }))
})

describe('a card that stands in no list of cards', () => {
  it.each([
    ["he signal jammed my fleet's system, can those ships still leave", ['me a system'], 'illegal'],
    ['he signal jammed 30, can my cruiser go from 30 to 31', ['me 30'], 'illegal'],
    ['I signal jammed 30, can my cruiser go from 30 to 31', ['opponent 30'], 'legal'],
    ['did he signal jam 30? my cruiser from 30 to 31', [], 'undetermined'],
    ['with nova seed my war sun goes 30 to 31', [], 'undetermined'],
    ['helix protocol: my carrier moves from 30 to 31, is this move legal', [], 'undetermined'],
  ])('is told by what it leaves, or open: %s', (question, laid, head) => {
    expect(tokens(question)).toEqual(laid)
    expect(effects(question)).toEqual([])
    expect(headOf(read(question))).toBe(head)
  })
})

describe('a way', () => {
  it.each([
    ['nav suite played, carrier I start - gravity rift - target', 'start > gravity rift > destination'],
    ['carrier I, start, empty, rift, active. does it reach', 'start > empty system > gravity rift > destination'],
    [
      'my carrier 1 starts in a gravity rift, one empty system, then the active one',
      'gravity rift > empty system > destination',
    ],
    ['my cruiser: start, empty, empty, target', 'start > empty system > empty system 2 > destination'],
    ['my carrier is empty, active system is 25, from 24 to 25', '24 > 25'],
  ])('as a list: %s', (question, told) => expect(path(question)).toBe(told))

  it.each([
    [
      'dread 2 sitting in the nebula, gravity drive on it, target 2 systems away - ok?',
      'nebula > step 1 > destination',
    ],
    ['carrier I, the target is three systems away', 'start > step 1 > step 2 > destination'],
    ['my carrier 1 wants to go into the gravity rift itself, it is 2 away', 'start > step 1 > gravity rift'],
    ['saar dock floating factory I with gravity drive, 2 systems?', 'start > step 1 > destination'],
    ['his PDS II is 2 systems away, can my cruiser go to 25', undefined],
    ["my carrier I can't go 2 systems can it", undefined],
    ['my carrier moves into the nebula from 24, it is 2 away', undefined],
  ])('by its length: %s', (question, told) => expect(path(question)).toBe(told))

  it.each([
    ['does an enemy pds by itself stop me from flying past', 'start > there > destination', 'legal'],
    ['asteroid field w/ antimass, ok to go straight through?', 'start > asteroid field > destination', 'legal'],
    ['asteroid field, can my cruiser go through', 'start > asteroid field > destination', 'illegal'],
    ['can I end my move in a supernova', 'start > supernova', 'illegal'],
    ['can muaat park a war sun in a supernova', 'start > supernova', 'illegal'],
    ['my destroyer in the active system hops out and comes back', 'active system > there > active system', 'legal'],
    ['my war sun is parked in a supernova, can it go to 25', 'supernova > 25', 'legal'],
  ])('of which no ship or no place is named: %s', (question, told, head) => {
    expect(path(question)).toBe(told)
    expect(headOf(read(question))).toBe(head)
  })

  it('is only ignored, and nobody said that it ends there', () =>
    expect(
      read('light wave deflector means I can ignore his fleet and the asteroid field behind it').facts,
    ).not.toHaveProperty('active'))

  it.each([
    ['played In the Silence of Space on my home system, 3 cruisers from there pass his carrier', 'legal'],
    ['in the silence of space names my home, but my destroyer from the other system flies past his dread', 'illegal'],
  ])('past others in silence begins where the card says: %s', (question, head) => {
    expect(read(question).facts).toMatchObject({ effects: [{ target: 'home' }] })
    expect(headOf(read(question))).toBe(head)
  })
})

describe('a system told by its token', () => {
  it.each([
    ['can i activate a system i already have a token in', ['me a system'], 'illegal'],
    ['can i activate a system he has a token in', ['opponent a system'], 'legal'],
    ["can i activate a system i don't have a token in", [], 'legal'],
    ['can my cruiser leave the system my token is in', ['me a system'], 'illegal'],
    ['can my cruiser pass through the system his token is in', ['opponent a system'], 'legal'],
    [
      'my cruisers are locked down by my own token, they cant leave for the system next door',
      ['me a system'],
      'illegal',
    ],
    ['hes got a token in 25, can I move my cruiser from 24 to 25', ['opponent 25'], 'legal'],
    ['one of my tokens is in my home, can my destroyers still move out of it', ['me home'], 'illegal'],
    ['his token is where my cruisers start, can they go to 25', ['opponent start'], 'legal'],
  ])('%s', (question, laid, head) => {
    expect(tokens(question)).toEqual(laid)
    expect(headOf(read(question))).toBe(head)
  })
})

describe('what is carried', () => {
  it.each([
    ['one carrier with 3 fighters, carrier flies off with 4 infantry instead, no dock', 4, 'legal'],
    ['a carrier with 3 fighters and 1 infantry, may it carry 4 infantry instead of the fighters', 4, 'legal'],
    ['one carrier with 3 fighters, carrier flies off with 4 infantry too', 7, 'illegal'],
    ['carrier picks up my pds and takes it to the front, possible?', 1, 'illegal'],
    ['carrier picks up my infantry and takes it to the front, possible?', 0, 'undetermined'],
  ])('%s', (question, many, head) => {
    expect(loads(question)).toHaveLength(many)
    expect(headOf(read(question))).toBe(head)
  })

  it('is taken where it waits', () => {
    expect(loads('carrier I takes 2 inf from home and two more from the system it passes')).toEqual([
      'Infantry I 1 home',
      'Infantry I 2 home',
      'Infantry I 3 a system',
      'Infantry I 4 a system',
    ])
    expect(loads('hes got a command token where my carrier starts, can i still load my infantry there')).toEqual([
      'Infantry I 1 start',
    ])
  })
})

describe('kinds and owners', () => {
  it.each([
    ['can a regular cruiser take one inf along', 'me cruiser-i ?'],
    ['keleres flagship is in there, what do I need to pay to activate', 'keleres artemiris ?'],
    ['empyrean cruiser flying right through a nebula', 'empyrean cruiser-i start'],
    ['yssaril flagship goes past his war sun', 'yssaril ysia-yssrila start'],
    ['Muaat war sun flies from 24 to 26, his token is in 24', '? prototype-war-sun-i 24'],
    ['my carrier is 2 systems away from home, can it go home', 'me carrier-i ?'],
    ['fighters without a carrier: can my 3 fighter II move alone from 24 to 25', 'me fighter-ii 24'],
    ["there's a cruiser II on the board somewhere, my carrier goes 24 to 25", '? cruiser-ii ?'],
  ])('%s', (question, first) => expect(units(question)[0]).toBe(first))

  it.each([
    ['un-upgraded pds in 24 shoots into 25', 'pds-i', undefined],
    ['an upgraded pds in 24 shoots into 25', 'pds-ii', undefined],
    ['a pds in 24 shoots into 25', 'pds-i', true],
  ])('a kind with its level, or of either: %s', (question, type, orUpgraded) =>
    expect((read(question).facts.units as object[])[0]).toMatchObject({
      type,
      ...(orUpgraded === undefined ? {} : { orUpgraded }),
    }),
  )
  it('that is not upgraded is not open', () =>
    expect((read('un-upgraded pds in 24 shoots into 25').facts.units as object[])[0]).not.toHaveProperty('orUpgraded'))
})

it("somebody else's ships are passed, whoever is called by his faction", () =>
  expect(units('Yssaril flagship goes past his war sun')).toEqual([
    'yssaril ysia-yssrila start',
    'opponent war-sun there',
  ]))

describe('a combat that is told', () => {
  it.each([
    ['we are mid combat and my carrier just blew up, do the 4 fighters go right away', 0],
    ['the combat is over and my carrier just blew up, do the 4 fighters go right away', 4],
  ])('%s', (question, many) => {
    expect(units(question).filter((unit) => unit.includes('carrier'))).toEqual([])
    expect(answerOf(read(question))).toBe(many)
  })
})

describe('the die of a rift', () => {
  it.each([
    ['carrier got a 2 on the rift roll, do the three fighters on it go as well', 'aboard'],
    [
      'carrier rolled 1 leaving the rift, it was meant to pick up infantry in the next system after. infantry dead too?',
      'later',
    ],
    ['my carrier with 2 infantry rolled a 2 leaving the rift, is it lost?', 'ship'],
  ])('%s', (question, unit) => expect(read(question).facts.unit).toBe(unit))
})

describe('asks for its own checker', () => {
  it.each([
    ['can I drop infantry off on a planet im flying past', 'transport'],
    ['6 normal fighters moving with no carrier around', 'movement'],
    ['fighter IIs fly one system to my carrier and then ride along with it', 'transport'],
    ['do the 7 infantry on the planet count towards capacity', 'fleet-pool'],
    ['do hyperlanes count as adjacent for pds 2 shots too', 'adjacency'],
    ['destroyer in the active system wants to hop out and come back to pick stuff up', 'movement'],
    ['does mallice flip before or after the pds fire', 'timing'],
  ])('%s', (question, checker) => expect(read(question).checker).toBe(`ti4/${checker}`))
})
