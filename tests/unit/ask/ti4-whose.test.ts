/** Of a table of TI4: whose a card, a token and a ship is, however it is said, and what is named and is not there. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const judge = hears(games)
const read = (question: string) => judge({ question, game: 'ti4' })
const effects = (question: string) =>
  ((read(question).facts.effects ?? []) as { id: string; owner?: string }[]).map(
    ({ id, owner = '?' }) => `${id} ${owner}`,
  )
const tokens = (question: string) =>
  ((read(question).facts.systems ?? []) as { id: string; tokens?: string[] }[]).flatMap(({ id, tokens = [] }) =>
    tokens.map((player) => `${player} ${id}`),
  )
const units = (question: string) =>
  ((read(question).facts.units ?? []) as { type: string; owner?: string; system?: string }[]).map(
    ({ type, owner = '?', system = '?' }) => [type, owner, system].join(' '),
  )

describe('a card', () => {
  it.each([
    ['Flank Speed from pink, her carrier from 24 to 26', ['flank-speed pink']],
    ['flank speed, played by Zoe: her carrier 24 to 26', ['flank-speed Zoe']],
    ['orange has played Ceasefire on me when I activated 31', ['ceasefire orange']],
    ['orange says nope and plays Ceasefire, I activated 31', ['ceasefire orange']],
    ["hacan's ceasefire on me, I activate 31", ['ceasefire hacan']],
    ['my ceasefire on her, she activates 31', ['ceasefire me']],
    ['antimass for me, his cruiser goes 21 to 22', ['antimass-deflectors me']],
    ['argent has a pds in 31 and plasma scoring, my dread is in 31', ['plasma-scoring argent']],
    ['none of us has gravity drive, carrier 24 to 26', []],
    ['I already used gravity drive on the carrier, can my dread get it too', []],
    ['I used gravity drive on my dread, 24 to 26', ['gravity-drive me']],
    ["I've got antimass so Kevin's PDSes get -1", ['antimass-deflectors me']],
    ["Kevin's cruiser has gravity drive, 24 to 26", ['gravity-drive Kevin']],
    ['the Muaat player used Solar Flare, may my pds in 24 shoot', ['solar-flare muaat']],
  ])('is of whoever plays or has it: %s', (question, expected) => {
    expect(effects(question)).toEqual(expected)
  })

  it('that bars a way, of nobody who is known, leaves all of them open', () => {
    const { facts, unsure } = read('Ceasefire was played, I activate 31 with 2 dreads from 32')
    expect(facts.effects).toBeUndefined()
    expect(unsure).toContain('effects')
  })

  it.each(['zoe slammed down Flank Speed, her carrier goes 24 to 26 past my dread in 25'])(
    'that nobody who is known played is left open: %s',
    (question) => {
      const { facts, unsure } = read(question)
      expect((facts.effects as object[])[0]).not.toHaveProperty('owner')
      expect(unsure).toContain('effects[0].owner')
    },
  )
})

describe('a command token', () => {
  it.each([
    ['greens token is in 34, can I activate 34', ['green 34']],
    ['is a pink token in 34 in my way when I activate 34', ['pink 34']],
    ["letnev's token sits in 34. can I activate 34", ['letnev 34']],
    ['a saar token is on 34, can saar activate it', ['saar 34']],
    ["a token of Zoe's in 34, may I go there with my dread from 35", ['Zoe 34']],
    ['tokens of mine are in 34 and in 35, my dread leaves 34', ['me 34', 'me 35']],
    ['my token and his token are on 34, can I activate 34', ['me 34', 'opponent 34']],
    ['dread in 34 and dread in 35, both my tokens there', ['me 34', 'me 35']],
    ['we both have tokens in 34, can I activate 34', []],
  ])('is of whoever it is said to be: %s', (question, laid) => {
    expect(tokens(question)).toEqual(laid)
  })
})

describe('a unit', () => {
  it.each([
    ['jol-nar has a pds in 31 and a dread in 32', ['pds-i jol-nar 31', 'dreadnought-i jol-nar 32']],
    ['clockwise me, pink, green: each of us has a pds in 31', ['pds-i me 31', 'pds-i pink 31', 'pds-i green 31']],
    ['we both have a pds in 31, I activate 31', ['pds-i me 31', 'pds-i opponent 31']],
    ['everybody has a pds in 31', ['pds-i ? 31']],
  ])('is of whoever has it: %s', (question, expected) => {
    expect(units(question)).toEqual(expected)
  })

  it.each([
    ['I have cruiser II, 2 cruisers stay in 24', ['cruiser-ii me 24', 'cruiser-ii me 24']],
    [
      'fighter II, pool 2, 2 fighters and a dread in 24',
      ['fighter-ii me 24', 'fighter-ii me 24', 'dreadnought-i me 24'],
    ],
    ['he has fighter II, my 2 fighters are in 30', ['fighter-i me 30', 'fighter-i me 30']],
  ])('is upgraded where the upgrade is told apart: %s', (question, expected) => {
    expect(units(question)).toEqual(expect.arrayContaining(expected))
    expect(units(question).filter((one) => one.includes(' me '))).toHaveLength(expected.length)
  })

  it.each([
    ['my only dread got destroyed, 2 infantry float in 31', ['infantry-i me 31', 'infantry-i me 31']],
    ['his dread was killed, my cruiser stays in 31', ['cruiser-i me 31']],
    ['my mech rides on my cruiser II, it is a ground force isnt it', ['mech me ?', 'cruiser-ii me ?']],
    ['is a mech a ground force on my dread', ['mech me ?', 'dreadnought-i me ?']],
  ])('is not there for being named: %s', (question, expected) => {
    expect(units(question)).toEqual(expected)
  })
})

describe('seats', () => {
  it('are the names behind the word, not the word', () => {
    expect(read('seating me, pink, green. pink activates 31, who shoots first with pds').facts.seating).toEqual([
      'me',
      'pink',
      'green',
    ])
  })
})
