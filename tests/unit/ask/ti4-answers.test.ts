/** What checkers of TI4 are asked beside ways: who is sought, what a system is next to, whose pool it is, whether a fight is on. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const judge = hears(games)
const read = (question: string) => judge({ question, game: 'ti4' })
const units = (question: string) =>
  ((read(question).facts.units ?? []) as { type: string; owner?: string; system?: string }[]).map(
    ({ type, owner = '?', system = '?' }) => [type, owner, system].join(' '),
  )

describe('who is sought', () => {
  it.each([
    'which of my destroyers can be in 31 next turn',
    'which destroyers can get into 31',
    'any dread of his that reaches 31',
  ])('is nothing that is told: %s', (question) => {
    expect(read(question).facts).not.toHaveProperty('units')
  })

  it.each(['any pink ship that gets to 31', 'can anything of green reach 31'])('may be theirs: %s', (question) => {
    expect(read(question).facts).toMatchObject({ active: '31', whose: 'theirs' })
  })
})

describe('adjacency', () => {
  it('to itself has one system at both ends', () => {
    expect(read('is 26 adjacent to itself').facts).toMatchObject({ from: '26', to: '26' })
  })

  it('of systems says nothing of players who are neighbours', () => {
    expect(read('are 26 and 39 neighbouring now').facts).not.toHaveProperty('purpose')
    const question = 'are green and I neighbours, his dock is in 26, mine in 27'
    expect(judge({ question, game: 'ti4', checker: 'ti4/adjacency' }).facts.purpose).toBe('neighbor')
  })
})

it('a wormhole that is said to lie somewhere lies there', () => {
  expect(read('gamma in 31 and nexus is closed side, connected?').facts.systems).toMatchObject([
    { id: '31', wormholes: ['gamma'] },
    { id: 'nexus' },
  ])
})

it('who jumps by a card need not jump to the next system', () => {
  const { facts } = read('dark space nav: does it let me jump from 25 to 41 w/ cruisers')
  expect(facts).toMatchObject({ by: 'dark-space-navigation', moves: [{ path: ['25', '41'] }] })
  expect(JSON.stringify(facts)).not.toContain('hex')
})

describe('a pool', () => {
  it.each([
    ['fleet pool 2 for him, 3 dreads of his in 31', { opponent: 2 }],
    ['do fighters count against my fleet of 3? 2 dreads and 4 fighters in 31', { me: 3 }],
    ['fleet pool 2, 3 dreads in 31', { me: 2 }],
  ])('is of whoever it is said to be: %s', (question, fleetPool) => {
    expect(read(question)).toMatchObject({ checker: 'ti4/fleet-pool', facts: { fleetPool } })
  })

  it.each([
    ["my only dread died, battle's over, 3 infantry are in space in 31", false],
    ['I won the battle in 31 with fleet pool 2 and 3 dreads', false],
    ['still fighting in 31, fleet pool 2, 3 dreads', true],
  ])('knows whether a fight is on: %s', (question, combat) => {
    expect(read(question).facts.combat).toBe(combat)
  })
})

describe('loads', () => {
  it('taken "there" are in the system that is passed', () => {
    expect(units('dread goes 30-31-32 and grabs an infantry there')).toContain('infantry-i me 31')
  })

  it.each([
    ['cruiser IIs hold one each so 3 of em take 3 inf to 40', 3],
    ['two carriers with three infantry each from 26 to 27', 6],
    ['two carriers each with three infantry from 26 to 27', 6],
  ])('of which each takes some are as many together: %s', (question, count) => {
    expect(units(question).filter((one) => /infantry/.test(one))).toHaveLength(count)
  })

  it('of which some stay are not more of them', () => {
    expect(
      units('a carrier and three fighters go 24 to 26, one fighter stays').filter((one) => /fighter/.test(one)),
    ).toHaveLength(3)
  })
})
