/** Of a table of TI4: what lies on it, what only may lie on it, and what is no longer there. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const judge = hears(games)
const read = (question: string) => judge({ question, game: 'ti4' })
const effects = (question: string) =>
  ((read(question).facts.effects ?? []) as { id: string; owner?: string }[]).map(({ id, owner }) =>
    [id, owner].join(' '),
  )
const tokens = (question: string) =>
  ((read(question).facts.systems ?? []) as { id: string; tokens?: string[] }[]).flatMap(({ id, tokens = [] }) =>
    tokens.map((player) => `${player} ${id}`),
  )

describe('cards', () => {
  it.each([
    'my cruiser goes 26 to 28, maybe I draw Flank Speed',
    'perhaps he has antimass, his cruiser goes 20 to 22 through 44',
    'she might have gravity drive, her cruiser from 21 to 23',
    'could red hold flank speed? his dread moves 20 to 22',
    'if I draw flank speed my carrier goes 24 to 26',
  ])('that nobody is sure of are left open: %s', (question) => {
    const { facts, unsure } = read(question)
    expect(facts).not.toHaveProperty('effects')
    expect(unsure).toContain('effects')
  })

  it.each([
    'I sit on flank speed but am not using it, cruiser 24 to 26',
    "I hold flank speed but won't play it, dread from 20 to 22",
    'silence of space stays in my hand, cruiser 24 through 25 to 26',
    'gravity drive is exhausted, carrier 24 to 26',
    'flank speed was sabotaged, carrier 24 to 26',
  ])('that are kept or used up are not in play: %s', (question) => {
    const { facts, unsure } = read(question)
    expect(facts).not.toHaveProperty('effects')
    expect(unsure).not.toContain('effects')
  })

  it('are in play where a question doubts only what they do', () => {
    expect(effects('might my carrier with gravity drive go 24 to 26')).toEqual(['gravity-drive me'])
    expect(effects('if I have gravity drive, may my carrier go 24 to 26')).toEqual(['gravity-drive me'])
  })

  it.each([
    ['he played signal jamming on me at 30, may my cruiser go from 30 to 31', ['me 30']],
    ['I used Signal Jamming in 30, can he move his cruiser from 30 to 31', ['opponent 30']],
    ['signal jamming, can my cruiser go from 30 to 31', []],
  ])('that put a token down are told by the token: %s', (question, laid) => {
    expect(tokens(question)).toEqual(laid)
    expect(effects(question)).toEqual([])
  })

  it('that change a system are told by what it is now', () => {
    const { facts } = read("I'm Muaat and used Nova Seed on 30, my war sun goes from 30 to 31")
    expect((facts.systems as { id: string }[])[0]).toMatchObject({ id: '30', tile: '81', anomalies: ['supernova'] })
    expect(facts.effects).toEqual([{ id: 'gashlai-physiology', owner: 'me' }])
  })

  it('are nobody’s where they are laws, and are known by their short names', () => {
    expect(effects('Travel Ban is a law now, my dread goes 26 to 39')).toEqual(['enforced-travel-ban '])
    expect(effects('fleet regs came through an agenda, green has 6 cruisers at 30')).toEqual(['fleet-regulations '])
    expect(effects('silence of space on my cruisers from 24 through 25 to 26')).toEqual(['in-the-silence-of-space me'])
  })

  it('of an agenda leave the question with a checker, and a vote does not', () => {
    expect(read('fleet regs passed as an agenda, blue keeps 5 cruisers at 30').checker).toBe('ti4/fleet-pool')
    expect(read('may I cast my votes').checker).toBeUndefined()
    expect(read('what does this agenda do').checker).toBeUndefined()
  })
})

describe('a player called by the faction', () => {
  it.each([
    ["I'm Muaat, my cruiser passes the supernova to 22", ['gashlai-physiology me']],
    ["Muaat's cruiser goes through the supernova to 22", ['gashlai-physiology Muaat']],
    ['as Creuss my carrier goes from 17 to 26', ['quantum-entanglement me', 'slipstream me']],
    ["I'm Creuss, is 25 adjacent to 26", ['quantum-entanglement me']],
    ["I'm Nekro, the Empyrean's carrier goes from the nebula to 26", ['voidborn Empyrean']],
    ['the Empyrean player moves a carrier from the nebula to 26', ['voidborn empyrean']],
    ["I'm Letnev with fleet pool 3, 5 cruisers in 30", ['armada me']],
    ["I'm Letnev, my cruiser goes 24 to 25", []],
    ["I'm Muaat without Gashlai, my cruiser passes the supernova to 22", []],
    ["I'm Empyrean, I have Aetherpassage", ['aetherpassage me', 'voidborn me']],
  ])('has what the faction does by itself: %s', (question, expected) => {
    expect(effects(question)).toEqual(expected)
  })

  it('has the units of the faction', () => {
    const types = (question: string) =>
      ((read(question).facts.units ?? []) as { type: string }[]).map(({ type }) => type)
    expect(types("I'm Muaat, my war sun goes 24 to 25")).toEqual(['prototype-war-sun-i'])
    expect(types('his war sun goes 24 to 25')).toEqual(['war-sun'])
    expect(types('as Sol my carrier and my cruiser go 24 to 25')).toEqual(['advanced-carrier-i', 'cruiser-i'])
  })

  it('is the one who has the fleet pool', () => {
    expect(read("I'm Letnev with fleet pool 3, 5 cruisers in 30").facts.fleetPool).toEqual({ me: 3 })
  })
})

describe('whose a fleet is', () => {
  const units = (question: string) =>
    ((read(question).facts.units ?? []) as { type: string; owner?: string; system?: string }[]).map(
      ({ type, owner, system }) => [type, owner, system].join(' '),
    )
  it.each([
    ['can Kate reach 26 with the war sun she has in 29', ['war-sun Kate 29']],
    ['the carrier he keeps in 24, may it go to 25', ['carrier-i opponent 24']],
    ['his lone cruiser in 46 stops my carrier going through', ['cruiser-i opponent 46', 'carrier-i me ']],
    ['can blues pds in 26 shoot into 27', ['pds-i blue 26']],
    [
      'I force the hits on his cruiser instead of the dread with my pds in 26',
      ['cruiser-i opponent 26', 'dreadnought-i opponent 26', 'pds-i me 26'],
    ],
  ])('%s', (question, expected) => {
    expect(units(question)).toEqual(expected)
  })

  it('of a card is no verb', () => {
    expect(effects('yellow exhausts Graviton Laser, her pds hits my cruiser')).toEqual(['graviton-laser-system yellow'])
  })

  it('whose turn it is, is who is active', () => {
    expect(read('my cruiser goes 24 to 25 in reds turn').facts.activePlayer).toBe('red')
    expect(read("on Bob's turn, may his carrier go 24 to 25").facts.activePlayer).toBe('Bob')
    expect(read('my cruiser came on his last turn, it goes 24 to 25').facts.activePlayer).toBe('me')
  })
})

describe('a way', () => {
  it('that stays where it is was not told', () => {
    const { facts, unsure } = read('he moved the same dread twice, 20 to 21 and then 21 to 22')
    expect(facts).not.toHaveProperty('moves')
    expect(unsure).toContain('moves')
  })

  it('along a hyperlane does not end on it', () => {
    expect(read('are 20 and 35 adjacent through the 84A hyperlane').facts).toMatchObject({
      from: '20',
      to: '35',
      hyperlanes: [{ face: '84A' }],
    })
  })
})

describe('command tokens', () => {
  it.each([
    ["my command token's still in 24, may my carrier leave 24 for 25", ['me 24']],
    ['I activate 31 again, but my token is still lying there', ['me 31']],
    ['the token I placed in 31 sits there, cruiser 31 to 32', ['me 31']],
    ["he's got his token on 22 already, may his dread go 22 to 23", ['opponent 22']],
    ['took my token off 24 with warfare, carrier 24 to 25', []],
    ['red removed his token from 31, may his cruiser leave 31 for 32', []],
    ["my token isn't in 24 any more, carrier 24 to 25", []],
    ['no token of mine in 24, carrier 24 to 25', []],
    ["don't know how many tokens i have left, cruiser 24 to 25", []],
  ])('%s', (question, laid) => {
    expect(tokens(question)).toEqual(laid)
  })

  it('"on it" are on the place that was named', () => {
    expect(tokens('can I activate 31 again, my token from last action is still on it')).toEqual(['me 31'])
  })

  it('of the board are none of those that are left', () => {
    expect(read('took my token off 24, carrier 24 to 25').unsure).not.toContain('tacticTokens')
    expect(read('may his cruiser leave 31 for 32').unsure).not.toContain('tacticTokens')
    expect(read("don't know how many tokens i have left, cruiser 24 to 25").unsure).toContain('tacticTokens')
    expect(read('i have 2 tokens left, cruiser 24 to 25').facts.tacticTokens).toBe(2)
  })

  it('of a fleet are a number however they are said, and no place', () => {
    for (const said of [
      'pool is at 4',
      'pool at 4',
      'my fleet supply stands at 4',
      'fleet limit is 4',
      '4 tokens in my fleet',
      '4 tokens in fleet',
      'fleet tokens: 4',
      'fleet at 4',
    ]) {
      const { facts, checker } = read(`five cruisers of mine in 26, ${said}, too many?`)
      expect([said, checker, facts.fleetPool, facts.system]).toEqual([said, 'ti4/fleet-pool', { me: 4 }, '26'])
    }
    expect(read('my fleet in 25 goes to 26').facts).not.toHaveProperty('fleetPool')
    expect(read('I am maxed at 4, six cruisers in 30').facts.system).toBe('30')
  })
})

describe('a fleet pool', () => {
  it('is of whoever has it, and of nobody for a word about things', () => {
    expect(
      read('my fighter IIs, they only count half, right? 3 of them and a cruiser in 30, pool 4').facts.fleetPool,
    ).toEqual({
      me: 4,
    })
    expect(read('they have 5 cruisers in 30, pool 4').facts.fleetPool).toEqual({ opponent: 4 })
  })
})

it.each(['of my cruisers', 'Of 3 cruisers in 24 two go to 26'])('a sentence may begin with “of”: %s', (question) => {
  expect(read(question).checker).toBe('ti4/movement')
})
