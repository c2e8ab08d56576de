/** Of a table of TI4: what is told in few words, and what is left open because nobody told it. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const judge = hears(games)
const read = (question: string) => judge({ question, game: 'ti4' })
const units = (question: string) =>
  ((read(question).facts.units ?? []) as { type: string; owner?: string; system?: string }[]).map(
    ({ type, owner = '?', system = '?' }) => [type, owner, system].join(' '),
  )
const effects = (question: string) =>
  ((read(question).facts.effects ?? []) as { id: string; owner?: string }[]).map(
    ({ id, owner = '?' }) => `${id} ${owner}`,
  )
const tokens = (question: string) =>
  ((read(question).facts.systems ?? []) as { id: string; tokens?: string[] }[]).flatMap(({ id, tokens = [] }) =>
    tokens.map((player) => `${player} ${id}`),
  )

describe('the question that is put', () => {
  it.each([
    ['reach', 'flank speed is up, who of mine makes it to 33'],
    ['reach', 'anything of ours that gets to the nebula at 42'],
    ['space-cannon', 'I activated 31, orange has 2 pds on it, they roll minus 1 with my antimass, no'],
    ['space-cannon', 'experimental battlestation on my dock in 22, pink activated 23'],
    ['transport', 'may my carrier tow a pds'],
    ['fleet-pool', '4 fighters left at 31 with no carrier, only my dock'],
    ['fleet-pool', 'got 4 fleet and 5 dreads showing up in 22'],
    ['movement', 'can my carrier carry my mech past the supernova'],
    ['movement', 'Can my dread carrying a mech move to an empty system 2 away?'],
    ['movement', 'My carrier loaded with 2 infantry goes to 27. ok?'],
    ['transport', 'my carrier is loaded with 2 infantry and a mech, can it also carry 2 fighters'],
    ['movement', 'destroyer A-B-C-D with gravity drive'],
    ['movement', 'ships that retreated this turn, can they move?'],
    ['movement', "Tom says I can't leave 30 cause I dropped a token there last round"],
    ['ability', 'im losing in 25, can I pull back to 26?'],
    ['ability', 'dark space nav: does it let me jump from 25 to 41 w/ cruisers'],
    ['transport', 'can my cruiser drag a pds along'],
    ['space-cannon', 'can his pds hit my cruiser in 21'],
    ['route', 'how can my dread get from 31 to 35 w/o going thru his ships'],
    ['movement', 'can my dread get through his ships from 31 to 35'],
    ['route', 'is there a way around the supernova from 43 to 25'],
    ['reach', 'is my home sys in danger, red got 2 dreads 2 tiles off'],
    ['reach', 'nobody can get me in 26 this round?'],
    ['reach', 'how many of mine get to 20 with flank speed'],
    ['route', 'can she get around my blockade at 26 going 25 to 27'],
    ['fleet-pool', 'limit 4 with 2 carriers 1 dread 1 cruiser 1 destroyer'],
    ['rift-die', 'leaving 41 with two cruisers, i rolled 4 and a 2'],
    ['movement', 'leaving 41 with two cruisers for 42'],
    ['timing', 'is capacity checked on the way or only at the end'],
    ['timing', 'flank speed after I moved already?'],
    ['fleet-pool', "limit is 4 and she's got 4 cruisers + 1 carrier w/ 4 fighters sitting in 31"],
    ['space-cannon', "Xxcha flagship in 28, blue moves to 29. do I get to shoot, I'm Xxcha"],
    ['adjacency', 'does the nexus connect to 25 when flipped'],
    ['timing', 'when does the nexus flip'],
    ['ability', 'retreat to 26, I control the planet there'],
  ])('outweighs what else is spoken of: %s, %s', (checker, question) => {
    expect(read(question).checker).toBe(`ti4/${checker}`)
  })

  it.each([
    ['whose', 'mine', 'which of our ships make it to 33? a cruiser in 31'],
    ['tacticTokens', 3, '3 tactics left and I activate 44'],
    ['combat', true, "the battle isn't over: 6 fighters and one carrier in 36, my fleet pool is 3"],
    ['purpose', 'movement', 'is 39 adjacent to 26 for my ships'],
  ])('says %s is %s: %s', (path, value, question) => {
    expect(read(question).facts[path]).toEqual(value)
  })
})

it('no question of the game is whether ships may change hands', () => {
  expect(read('Can I trade him a ship and he moves it?').checker).toBeUndefined()
  expect(read('can I trade with him if my ship is next to his').checker).toBe('ti4/adjacency')
})

it('nor who controls a planet', () => {
  expect(read('does he still control the planet').checker).toBeUndefined()
  expect(read('do I control it if I have a cube there').checker).toBeUndefined()
})

it('a question without a thing or a place stands in no system', () => {
  const { facts, checker } = read('how many ships can I have in one system')
  expect(checker).toBe('ti4/fleet-pool')
  expect(facts).not.toHaveProperty('system')
  expect(facts).not.toHaveProperty('systems')
})

describe('whose it is', () => {
  it.each([
    ['his plasma scoring: one pds', ['pds-i ?']],
    ['blue just flew a cruiser past my pds in 26', ['cruiser-i blue', 'pds-i me']],
    ['purple blocks 19 with a fighter, just one fighter, am i blocked?', ['fighter-i purple']],
    ['2 cruisers frm 36 to 37 thru 35, mech of greens in 35', ['cruiser-i me', 'cruiser-i me', 'mech green']],
    ['yellow activates my home, comes in with a dread from 24', ['dreadnought-i yellow']],
    ['yellow activates 25, my dread comes from 24', ['dreadnought-i me']],
    ['pds vs my carrier, does it shoot', ['pds-i opponent', 'carrier-i me']],
    ['my pds vs his carrier, does it shoot', ['pds-i me', 'carrier-i opponent']],
    ['green and blue both pds 2 next to 31. I enter 31', ['pds-ii green', 'pds-ii blue']],
    ['what could tom throw at mecatol from 31 w/ a dread', ['dreadnought-i tom']],
    ['move 2 infantry with cruiser? cruiser I', ['infantry-i me', 'infantry-i me', 'cruiser-i me']],
    ['fleet pool 4, in 30: dread, dread', ['dreadnought-i me', 'dreadnought-i me']],
    [
      'green fires graviton at my 3 fighters and destroyer in 31',
      ['fighter-i me', 'fighter-i me', 'fighter-i me', 'destroyer-i me'],
    ],
    ['sol: carrier II takes 1 infantry', ['advanced-carrier-ii sol', 'infantry-i sol']],
    ['2 infantry of mine land versus a pds', ['infantry-i me', 'infantry-i me', 'pds-i opponent']],
    ['Ned says his lone destroyer in 46 stops my carrier', ['destroyer-i Ned', 'carrier-i me']],
    ['Alice moved 2 cruisers into 31 where I have a PDS', ['cruiser-i Alice', 'cruiser-i Alice', 'pds-i me']],
    ['PDS II in adjacent system shoots at my fleet', ['pds-ii opponent', ' me']],
    ['I activate 25. Hacan has a PDS II in 27, Jol-Nar a PDS in 25', ['pds-ii Hacan', 'pds-i jol-nar']],
  ])('is not guessed where others come into it: %s', (question, expected) => {
    expect(units(question).map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual(expected)
  })

  it.each([
    ['antimass for the defender, my 2 pds in 31', ['antimass-deflectors ?']],
    ['orange uses graviton laser on my cruiser in 31', ['graviton-laser-system orange']],
    ['ion storm beta side on 33, is it next to 25', ['ion-storm ?']],
    ['Creuss moves a cruiser through Creuss gate to 51 from 39', ['quantum-entanglement creuss', 'slipstream creuss']],
  ])('holds for a card: %s', (question, expected) => {
    expect(effects(question)).toEqual(expected)
  })
})

describe('a number alone', () => {
  it.each([
    ["one PDS of mine, two of red's, all in 33", ['pds-i me', 'pds-i red', 'pds-i red']],
    ['she has two pds on Mecatol and one on Lodor', ['pds-i opponent', 'pds-i opponent', 'pds-i opponent']],
    ['2 carriers, one in 25 and one in 26', ['carrier-i me', 'carrier-i me']],
    ['2 dreads of his in 25, one of them leaves', ['dreadnought-i opponent', 'dreadnought-i opponent']],
  ])('speaks of what was named before: %s', (question, expected) => {
    expect(units(question).map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual(expected)
  })
})

describe('how many there are', () => {
  it.each([
    ['she moves 3 fighters II from 22 to 23', 3],
    ['may I keep five non-fighter ships, limit 3', 5],
    ['how many fighters fit on two carriers and a dread', 3],
    ['do I roll for both, 4 and 1, a cruiser and a destroyer through a rift', 2],
  ])('is counted: %s', (question, many) => {
    expect(units(question)).toHaveLength(many)
  })
})

describe('where it stands', () => {
  it.each([
    ['my 2 destroyers are two systems away from 31', ['destroyer-i me ?', 'destroyer-i me ?']],
    ["yellow's in 27 with 2 destroyers", ['destroyer-i yellow 27', 'destroyer-i yellow 27']],
    ['my carrier goes 24 to 26, and 25 has red’s dread', ['carrier-i me 24', 'dreadnought-i red 25']],
    ['I only activated 34 with an enemy pds in it', ['pds-i opponent 34']],
    ['three floating factories in 11', Array.from({ length: 3 }, () => 'floating-factory-i me 11')],
    ['my fleet is in a gravity rift, how far can a cruiser go', ['cruiser-i me gravity rift']],
    ['with nebula active, can my carrier end there', ['carrier-i me ?']],
    ['can a dreadnought jump through the alpha wormhole', ['dreadnought-i me ?']],
    ['carrier two hexes with gravity drive and rift', ['carrier-i me ?']],
    ['fighters alone move with fighter II upgrade into an empty system 2 away', ['fighter-ii me start']],
    ['I never moved my cruiser out of 26', ['cruiser-i me 26']],
    ['I never moved my cruiser into 26', ['cruiser-i me ?']],
    ["can red's cruiser slip by my fighters in 34", ['cruiser-i red start', 'fighter-i me 34']],
    ['my destroyers can go 2 and there is a rift halfway', ['destroyer-i me ?']],
    ['he flew 3 with a destroyer and says rift', ['destroyer-i opponent ?']],
    ['purple blocks 19 with a fighter', ['fighter-i purple 19']],
    ["he's at 31 w/ a cruiser and i'm at 33, can we meet in 32", ['cruiser-i opponent 31']],
    ["he's at 31 and i'm at 33 w/ a cruiser", ['cruiser-i me 33']],
    [
      'he came into 25 with a cruiser. I have a pds on the planet there. what do i roll',
      ['cruiser-i opponent 25', 'pds-i me 25'],
    ],
    ['is it ok to dump the infantry in 26 and go on to 27', ['infantry-i me ?']],
    [
      'cruiser II, picks up an infantry in 25 passing thru, blues ship in 25 too',
      ['cruiser-ii me start', 'infantry-i me 25'],
    ],
    ['my fleet tokens were 4, now I lowered it to 3. a destroyer in 29', ['destroyer-i me 29']],
  ])('is read: %s', (question, expected) => {
    expect(units(question)).toEqual(expected)
  })

  it.each([
    ['my CC is in 35, dread in 35 wants out to 36', ['me 35']],
    ["there's a command counter of his in 31, may my cruiser leave 31", ['opponent 31']],
  ])('holds for what players call a token: %s', (question, expected) => {
    expect(tokens(question)).toEqual(expected)
  })

  it.each([
    ['he diplomacied 25, now my cruiser there is stuck', '25'],
    ['did blue snipe 44', '44'],
    ['does my pds in the entropic scar at 114 fire', '114'],
  ])('is a tile, whatever word stands before its number: %s', (question, tile) => {
    const systems = (read(question).facts.systems ?? []) as { tile?: string }[]
    expect(systems.map((one) => one.tile)).toEqual([tile])
  })
})

describe('who is active, and how many tokens a fleet has', () => {
  it.each([
    ['pink (active) activated 34 with my 2 fighters in it', 'pink'],
    ["I'm the active player, his pds in 31 shoots at me", 'me'],
    ["green fires first? it's Lou's activation, 40", 'Lou'],
    ["Bill's token is in 21, not mine. my dreadnought wants out of there to 22", 'me'],
    ["I played solar flare, they have 2 pds two in 36 where I'm going", 'me'],
  ])('is read: %s', (question, player) => {
    expect(read(question).facts.activePlayer).toBe(player)
  })

  it.each([
    ['FP 3, 4 cruisers in 31', { me: 3 }],
    ['fleet of four, five dreads in 31', { me: 4 }],
    ['got 4 fleet and 5 dreads showing up in 22', { me: 4 }],
    ["I'm at 3 fleet. 2 cruisers 1 carrier in 31. over?", { me: 3 }],
    ['Letnev, armada, 3 in fleet: 6 cruisers at 30', { letnev: 3 }],
    ['move my war sun 2 systems with my fleet token in the start system', undefined],
  ])('is read: %s', (question, pools) => {
    expect(read(question).facts.fleetPool).toEqual(pools)
  })
})

describe('a way', () => {
  it.each([
    [
      'of each, and whose they are',
      'pink activated 25. carrier from 24 via 26, dread from 31 via 27 and 28, my fighter is in 26',
    ],
    [
      'of each, where who is active is told beside',
      'pink (active) activated 25. carrier from 24 via 26, dread from 31 via 27 and 28, my fighters are in 26',
    ],
  ])('is told apart: %s', (_, question) => {
    const { facts } = read(question)
    const paths = (facts.moves as { path: string[] }[]).map(({ path }) => path.join(' '))
    expect(paths).toEqual(['24 26 25', '31 27 28 25'])
    expect(units(question)).toEqual(
      expect.arrayContaining(['carrier-i pink 24', 'dreadnought-i pink 31', 'fighter-i me 26']),
    )
    // how the places of the one lie to those of the other nobody said
    expect((facts.systems as { hex?: unknown }[]).filter(({ hex }) => hex)).toEqual([])
  })

  it('goes through what is joined to what it passes', () => {
    const { facts } = read('cruiser thru the asteroids at 44 and the nebula 42 to 23 from 22')
    expect(facts.moves).toMatchObject([{ path: ['22', '44', '42', '23'] }])
  })

  it.each([
    ["a carrier with 3 fighters, there's an asteroid field between", ['start', 'asteroid field', 'destination'], 3],
    ['carrier with 2 infantry and 2 fighters leaves the nebula', ['nebula', 'destination'], 4],
    ["a carrier in 28, target 30, the system between is 29 with red's dread", ['28', '29', '30'], undefined],
  ])('goes by what lies between, and out of what is left: %s', (question, path, many) => {
    const [move] = read(question).facts.moves as { path: string[]; loads?: unknown[] }[]
    expect([move!.path, move!.loads?.length]).toEqual([path, many])
  })

  it.each([
    'can my ships leave a nebula with speed 1',
    'my ships want to leave an asteroid field w/o antimass',
    'can we shoot with space cannon through a nebula',
    'I roll a 2 in the gravity rift, does my ship die',
    'dropped the infantry on the planet next to home',
  ])('does not end where it only comes from or goes by: %s', (question) => {
    expect([undefined, 'destination']).toContain(read(question).facts.active)
  })

  it('goes so far, and not by a tile of that number', () => {
    const systems = (read('my cruiser goes 2 to 25').facts.systems ?? []) as { id: string }[]
    expect(systems.map(({ id }) => id)).toEqual(['25'])
  })

  it('is not gone by what is left behind', () => {
    const { facts } = read('can I leave 2 fighters behind in 27 while my carrier leaves 27 for 28')
    expect(facts.moves).toMatchObject([{ ship: 'Carrier I 1', path: ['27', '28'] }])
  })

  it('begins where they are said to be already, and comes back', () => {
    const { facts } = read('destroyer already in the active system 31 hops out to 32 and comes back')
    expect(facts.moves).toMatchObject([{ path: ['31', '32', '31'] }])
  })

  it('is not gone where somebody only activated: the place is the one that was named', () => {
    expect(read('nobody moved into 22, yellow only activated').facts.active).toBe('22')
  })

  it('ends in the place they want to go to "there"', () => {
    const { facts } = read('my cruiser sits in 24, 25 is free, may it go there')
    expect(facts.moves).toMatchObject([{ path: ['24', '25'] }])
  })
})

describe('what a ship holds', () => {
  const headOf = (question: string) => {
    const { checker, ruling } = read(question)
    return [checker, ruling && !('error' in ruling) ? (ruling.presumed?.verdict ?? ruling.verdict) : 'error']
  }
  it.each([
    ['illegal', 'war sun, 3 infantry, three fighters, 1 mech'],
    ['illegal', "Bob's carrier: 4 fighters and 2 infantry on it"],
    ['legal', 'can I carry 1 mech and 3 infantry in 1 carrier'],
    ['legal', 'cruiser II carries one infantry'],
    ['undetermined', 'two carriers one with 5 infantry'],
    ['undetermined', 'my carrier wants to pick up 2 infantry from a planet on the way, but my command token is there'],
  ])('hangs on no place where none is told: %s: %s', (verdict, question) => {
    expect(headOf(question)).toEqual(['ti4/transport', verdict])
  })

  it.each([
    '3 destroyers, 1 carrier with 4 infantry, fleet pool 3, is that too many ships',
    'fleet pool 3, i have 4 cruisers in 27 after the move',
    'fleet pool 2 and I move in 3 destroyers',
  ])('is answered where a pool is told: %s', (question) => {
    expect(headOf(question)).toEqual(['ti4/fleet-pool', 'answered'])
  })
})
