import { describe, expect, it } from 'vitest'
import { openAsk } from '../../../lib/ask/door.ts'
import { starcom } from '../../../lib/games/starcom/index.ts'

const ask = openAsk([starcom])
const read = (question: string, edition = '2022-11') => ask({ question, game: 'starcom', edition })
const headOf = ({ ruling }: ReturnType<typeof read>) =>
  ruling && !('error' in ruling) ? (ruling.presumed?.verdict ?? ruling.verdict) : 'error'

describe('what others have and do is not mine', () => {
  it.each([
    ["A Corvette of Tom's sits in my capital, nothing of mine. Can I build a Cruiser there?", 'underSiege'],
    ["Tom's Corvette retreats into my system next door, may he?", 'destinationController'],
    ["Tom's Corvette retreats into Tom's own system next door, it hasn't moved. Allowed?", 'destinationController'],
    ["Interdiction was played on Anna's system, not mine. My Corvette jumps next door?", 'interdicted'],
    ['Can Tom move my Corvette next door on his turn?', 'mine'],
  ])('%s', (question, path) => {
    const asked = read(question)
    expect(asked.facts).not.toHaveProperty(path)
    expect(asked.unsure).toContain(path)
  })
  it('his ships and cubes are not counted for mine', () => {
    const asked = read(
      'Tom has six ships and only two cubes. I have two ships and six cubes and 5 credits. Frigate at my homeworld?',
    )
    expect(asked.facts).toMatchObject({ totalDevelopments: 6, shipsControlled: 2 })
    expect(headOf(asked)).toBe('legal')
  })
  it('his credits and his technology pay nothing for me', () => {
    expect(read('Tom has 9 credits. Can I build a Cruiser at my homeworld?').facts).not.toHaveProperty('credits')
    const { facts } = read('Tom has Efficient Construction. What do three Defense Stations cost me?')
    expect(facts).not.toHaveProperty('efficientConstruction')
  })
  it('his own go on counting for him', () => {
    expect(read('he took three ships off me and pays, nine ships on seven cubes afterwards').checker).toBe(
      'starcom/deal',
    )
  })
})

describe('who is elsewhere besieges and defends nothing', () => {
  it.each([
    "Tom's Cruiser is next door to my system, nothing of his in it. Am I besieged?",
    "Tom's Cruiser in my system. My Corvette flew off. Under siege?",
    'Can I place a Defense Station in a system I lost last turn?',
  ])('%s', (question) => {
    expect(headOf(read(question))).toBe('undetermined')
  })
})

describe('what was, or is to be, is not what is', () => {
  it.each([
    [
      'We fought there during my own last turn, his Scout is still there. May I build a Refinery there?',
      'combatSinceMyLastTurn',
    ],
    [
      'Two developments, and I already own three Corvettes. With 13 credits can I build a Cruiser at my homeworld?',
      'shipsControlled',
    ],
    ['I had five cards, sold two. Can I sell four more?', 'handSize'],
  ])('%s', (question, path) => {
    const asked = read(question)
    expect(asked.facts).not.toHaveProperty(path)
    expect(headOf(asked)).not.toMatch(/^(legal|illegal)$/)
  })
  it.each([
    'Homeworld 2 developments, Tom besieged it last turn but he left. Income?',
    'Trade World, 3 developments, and I want two more. 20 credits.',
    'I had three developments there, one fell last turn. Tom besieges with one Scout. What is left after this End Phase?',
    "Trade Envoy on Tom's besieged homeworld with five developments, how many credits?",
    'Can Tom move my Corvette next door on his turn?',
  ])('%s', (question) => {
    expect(headOf(read(question))).toBe('undetermined')
  })
  it('nothing besieged is no siege, and all developments count', () => {
    const { facts } = read('Nine developments, one Trade World, one Refinery, nothing besieged. Income?', '2022-02')
    expect(facts).toEqual({ systems: [{ card: 'trade-world', developments: 9, refineries: 1, underSiege: false }] })
  })
})
