/** Of a table of TI4: what a place is called, who stands where, and ways out and back. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const judge = hears(games)
const read = (question: string) => judge({ question, game: 'ti4' })
interface Told {
  units?: { owner?: string; type?: string; system?: string; at?: string }[]
  systems?: { id: string; tile?: string; anomalies?: string[] }[]
  moves?: { path: string[]; loads?: unknown[] }[]
}
const told = (question: string) => read(question).facts as Told
const systems = (question: string) => (told(question).systems ?? []).map(({ id }) => id)
const fleets = (question: string) =>
  (told(question).units ?? []).map(({ owner = '?', type = '?', system = '?', at }) =>
    [owner, type, system, at === 'space' ? '' : at].join(' ').trim(),
  )
const way = (question: string) => told(question).moves?.[0]?.path

describe('a place', () => {
  it('is one system, whether its number or its planets are said', () => {
    expect(systems('my carrier goes from 26 to Mellon, he has a PDS II on Zohbat')).toEqual(['26', 'Mellon (Zohbat)'])
    const cannon = '2 cruisers of mine go from 22 into 34, green has a pds on Gral'
    expect(fleets(cannon).at(-1)).toBe('green pds-i 34 (Gral) Gral')
    expect(systems(cannon)).toHaveLength(2)
  })

  it('is known by the telling word of its planet, and by whose home it is', () => {
    expect(systems('carrier from albion to vefut')).toEqual(['New Albion', 'Vefut II'])
    expect(systems('is the creuss gate next to the creuss home system')).toEqual(['Creuss Gate', 'Creuss home'])
    expect(told('carrier from rigel to 26').systems?.[0]).toMatchObject({ id: 'Rigel', tile: '76' })
  })

  it('with a name in two words, or a faction’s, is no player', () => {
    expect(fleets("can I get to Hope's End with gravity drive: my carrier in 22, my destroyer in 47")).toEqual([
      'me carrier-i 22',
      'me destroyer-i 47',
    ])
    expect(systems("I'm Muaat, may my war sun leave 31 for 32")).toEqual(['31', '32'])
  })

  it('may be told apart from the way, by what lies there', () => {
    const anomalies = (question: string) =>
      Object.fromEntries((told(question).systems ?? []).map(({ id, anomalies = [] }) => [id, anomalies.join()]))
    expect(anomalies("dread from 22 to 28, 45 is asteroids and 43's a supernova")).toMatchObject({
      45: 'asteroid-field',
      43: 'supernova',
    })
    expect(anomalies('cruiser from 24 via B to 25. B is a nebula')).toMatchObject({ B: 'nebula' })
    expect(anomalies('my dread jumps through both rifts from 40 to 26')).toMatchObject({
      'gravity rift 1': 'gravity-rift',
      'gravity rift 2': 'gravity-rift',
    })
  })
})

describe('who stands there', () => {
  it.each([
    ['3 red destroyers in 25, my cruiser goes 24 to 26 past them', ['red 25', 'red 25', 'red 25', 'me 24']],
    ['my 2 cruisers go from 24 to 25 where one yellow cruiser waits', ['me 24', 'me 24', 'yellow 25']],
    ['two green fighters hold 25, my cruiser 24 through 25 to 26', ['green 25', 'green 25', 'me 24']],
  ])('is told by a colour, with the number before it: %s', (question, all) => {
    expect((told(question).units ?? []).map(({ owner, system }) => `${owner} ${system}`)).toEqual(all)
  })

  it('is counted behind a kind that was named again', () => {
    expect(fleets('may fighters go alone if they are fighter II? four of those from 60 to 62')).toHaveLength(4)
    expect(fleets('move 2 infantry by carrier from 37 to 24')).toHaveLength(3)
  })

  it('is two kinds where one place is said for both, and nobody carries what is another’s', () => {
    const question =
      'can yellow’s two cruisers go from Wellon to Saudor via Vefut. Green has infantry and a PDS on Vefut II'
    expect(fleets(question).slice(2)).toEqual(['Green infantry-i Vefut II Vefut II', 'Green pds-i Vefut II Vefut II'])
    expect(told(question).moves?.flatMap(({ loads = [] }) => loads)).toEqual([])
  })

  it('has the flagship of the faction that is named for it', () => {
    expect(fleets("I'm Naalu, my flagship goes from 24 to 25")).toEqual(['me matriarch 24'])
    expect(read('as Naalu, my pool is 3 with 4 cruisers in 30').facts).toMatchObject({ fleetPool: { me: 3 } })
  })
})

describe('a way', () => {
  it.each([
    ['cruiser in 24, I activated 24, can it fly to 25 and return', ['24', '25', '24'], '24'],
    ['can my carrier go out to 25 and back to 24', ['24', '25', '24'], '24'],
    ['my destroyers sit in 31 that I activated, may they go to 32 and back', ['31', '32', '31'], '31'],
    ['my dread from 40 flies into the rift and comes back', ['40', 'gravity rift', '40'], '40'],
    ['carrier in 24, through 25 and back to 26', ['24', '25', '26'], '26'],
  ])('goes out and back where that is said: %s', (question, path, active) => {
    expect(way(question)).toEqual(path)
    expect(read(question).facts.active).toBe(active)
  })

  it('keeps out of what it is said to avoid', () => {
    for (const said of ['so not through there', "I don't want to pass through there", 'without crossing 78'])
      expect(systems(`route for my carrier, 19 to 76, a red destroyer in 78, ${said}`)).toEqual(['19', '76', '78'])
    expect(way('my carrier from 19 to 76, a red destroyer in 78, so not through there')).toEqual(['19', '76'])
  })

  it('past a fleet whose place was said before it may be judged', () => {
    const question = 'i fly 2 cruisers through 47, where his destroyer is parked, to Ang'
    expect(way(question)).toEqual(['start', '47', 'Ang'])
    expect(read(question).ruling).toMatchObject({ presumed: { verdict: 'illegal' } })
  })
})

describe('numbers and words that are neither a place nor a player', () => {
  it.each([
    ['can my carrier in 24 grab 2 infantry from Meer', ['me carrier-i 24', 'me infantry-i Meer', 'me infantry-i Meer']],
    ['leave 2 of my 3 infantry on the carrier in 25', Array(3).fill('me infantry-i 25').concat('me carrier-i 25')],
    ['I have 2 dreads in 26 and 5 in my pool', Array(2).fill('me dreadnought-i 26')],
    ['my pds needs 6 → 7 with his antimass, his destroyer is in 24', ['me pds-i ?', 'opponent destroyer-i 24']],
    ['Ann and I both have pds in 23', ['Ann pds-i 23', 'me pds-i 23']],
    ['retreat my dread to 31, I have a dock on Lazar', ['me dreadnought-i start', 'me space-dock-i 31 (Lazar) Lazar']],
  ])('%s', (question, all) => {
    expect(fleets(question)).toEqual(all)
    expect(systems(question).filter((id) => /^\d$/.test(id))).toEqual([])
  })

  it('take "nobody home" for no home, and a faction that is greeted with for no planet', () => {
    expect(systems('my destroyer from 28 past Abyz into 40, nobody home at Abyz')).toEqual(['28', 'Abyz', '40'])
    expect(read('is mecatol next to the home of hacan').facts).toMatchObject({ from: 'Mecatol Rex', to: 'Hacan home' })
  })
})

describe('whose', () => {
  it('a list behind a colon is', () => {
    expect(fleets('who threatens my dock at 30? yellow: 2 cruisers in 28, 1 carrier in 29')).toEqual([
      'me space-dock-i 30',
      'yellow cruiser-i 28',
      'yellow cruiser-i 28',
      'yellow carrier-i 29',
    ])
    expect(fleets('light wave deflector: 1 cruiser of mine from 24')).toEqual(['me cruiser-i 24'])
    for (const head of ['hypothetical', 'Scenario', 'newbie question', 'dispute'])
      expect(fleets(`${head}: 1 dread from 24 to 25`)).toEqual(['me dreadnought-i 24'])
    for (const head of ['suppose', 'Hypothetically', 'assuming', 'imagine'])
      expect(fleets(`${head} 2 carriers go from 24 to 25`)).toEqual(Array(2).fill('me carrier-i 24'))
  })

  it('ships are that somebody moves in a clause of its own', () => {
    expect(fleets('Ann activated 25, moved 2 dreads from 24')).toEqual(Array(2).fill('Ann dreadnought-i 24'))
  })

  it('a card is that goes along with a fleet, or stands before what I ask', () => {
    const owner = (question: string) => (read(question).facts.effects as { owner?: string }[])[0]?.owner
    expect(owner('plasma scoring + 2 pds in 22, how many dice at his destroyer')).toBe('me')
    expect(owner('graviton laser: may I choose his dreads with my pds in 19')).toBe('me')
    expect(read('plasma scoring, his destroyer at my pds').unsure).toContain('effects[0].owner')
  })

  it('ships may come is everybody’s but the one’s who asks, so that none is left out of the answer', () => {
    for (const question of [
      "can red's war sun at 31 hit my home 5 next turn",
      "which of red's fleets can reach me at 5",
    ]) {
      expect(read(question).facts).toMatchObject({ activePlayer: 'me', whose: 'theirs' })
      expect(read(question).ruling).toMatchObject({ verdict: 'undetermined' })
    }
  })
})

describe('what lies between', () => {
  it('is a place of its own where a fleet is passed that stands nowhere', () => {
    for (const question of ['can my carrier fly through his dreadnought', 'may I slip my cruiser past a fighter'])
      expect(read(question)).toMatchObject({
        facts: { moves: [{ path: ['start', 'there', 'destination'] }] },
        ruling: { presumed: { verdict: 'illegal' } },
      })
  })

  it('starts where the ships were said to be', () => {
    expect(way('two carriers, all in 26 going to 27')).toEqual(['26', '27'])
    expect(way('my token is in 26 and I got two cruisers there, wanna go to 27')).toEqual(['26', '27'])
  })

  it('may be a hyperlane, the nexus, or a wormhole token', () => {
    const facts = (question: string) => read(question).facts as Told & Record<string, unknown>
    expect(facts('does hyperlane 87A make them adjacent')).toMatchObject({ hyperlanes: [{ face: '87A' }] })
    expect(facts('does hyperlane 87A make them adjacent')).not.toHaveProperty('systems')
    const nexus = (question: string) => (facts(question).systems as Record<string, unknown>[])[0]
    expect(nexus('is the nexus next to 26 while it is on its inactive side')).toMatchObject({ nexus: 'inactive' })
    expect(nexus('the nexus has been flipped, is it next to 26')).toMatchObject({ nexus: 'active' })
    expect(nexus('the nexus is not flipped, is it next to 26')).toMatchObject({ nexus: 'inactive' })
    expect(nexus('is the nexus next to 26')).not.toHaveProperty('nexus')
    const token = 'does a gamma wormhole token at 37 connect to the nexus'
    expect(facts(token).systems?.[0]).toMatchObject({ id: '37', wormholes: ['gamma'] })
    expect(read(token).checker).toBe('ti4/adjacency')
  })
})

describe('the order of seats', () => {
  it.each([
    ['seats go me, red, blue, green. who fires first with pds', ['me', 'red', 'blue', 'green']],
    ['clockwise from me: Ann, Bob. we all have pds in 23', ['me', 'Ann', 'Bob']],
    ['we sit red - blue - me, all with pds in 23', ['red', 'blue', 'me']],
  ])('%s', (question, seating) => {
    expect(read(question).facts.seating).toEqual(seating)
  })
})

describe('what is counted', () => {
  it('is judged where it stands, with no move spoken of', () => {
    expect(read('5 cruisers in 26, pool 3').ruling).toMatchObject({
      presumed: { answer: { value: 2 }, verdict: 'answered' },
    })
    expect(read('no tokens in tactics left, can i still activate 36').facts.tacticTokens).toBe(0)
    expect(read('my fleet tokens were 4, now pool 2 and three cruisers at 36').facts.fleetPool).toEqual({ me: 2 })
  })

  it('is not said to be nobody where no target of a cannon was named', () => {
    expect(read('does my pds at 31 shoot when I activate 31').ruling).not.toHaveProperty('presumed')
  })
})

describe('what was not said for sure', () => {
  it.each([
    'red or blue has a PDS on Lazar, my carrier goes 30 to 31',
    'Ann or Bob has a cruiser in 25, I go 24 to 25',
  ])('whose it is of two stays open: %s', (question) => {
    const { facts, unsure } = read(question)
    expect((facts.units as { owner?: string }[])[0]).not.toHaveProperty('owner')
    expect(unsure).toContain('units[0].owner')
  })

  it('no token lies where it is denied, and one lies where it is said, not where the way begins', () => {
    const tokens = (question: string) =>
      ((read(question).facts.systems ?? []) as { id: string; tokens?: string[] }[])
        .filter(({ tokens }) => tokens?.length)
        .map(({ id }) => id)
    expect(tokens("I don't have a token in 27, the cruiser there leaves for 28")).toEqual([])
    expect(tokens('2 destroyers retreat from 27 to 28, 28 has my token')).toEqual(['28'])
  })

  it('nobody is the active player for a system that is said to be active', () => {
    const { facts } = read('the active system is 30, blue has PDS II in 31 and red has PDS in 30. what order?')
    expect(facts).toMatchObject({ active: '30' })
    expect(facts).not.toHaveProperty('activePlayer')
  })
})

describe('how many of them, and where', () => {
  it('one stands in each of two places that are joined', () => {
    expect(fleets('he attacks 24, my two PDS II are in 22 and 23')).toEqual(['me pds-ii 22', 'me pds-ii 23'])
    expect(fleets('he attacks 24, my pds in 22 and my cruiser in 23')).toEqual(['me pds-i 22', 'me cruiser-i 23'])
  })

  it('only so many go as are said of all there are', () => {
    const { moves, units } = told('I move 1 of my 3 cruisers out of 33 into 34')
    expect([units?.length, moves?.length]).toEqual([3, 1])
  })

  it('stand with what they are said to be with, and where they fire at them is where they came to', () => {
    expect(fleets("destroyer 19 to 20. blue's space dock is in 20 with 2 fighters").slice(1)).toEqual([
      'blue space-dock-i 20',
      'blue fighter-i 20',
      'blue fighter-i 20',
    ])
    expect(fleets('do my pds at Rarron shoot at his cruiser moving into 29 from 28').at(-1)).toBe(
      'opponent cruiser-i Rarron (29)',
    )
    expect(read('tell me which of his fleets get to 26: carrier at 27').facts).toMatchObject({
      units: [{ owner: 'opponent' }],
    })
  })

  it('and how many tokens a pool has, behind a colon or a limit', () => {
    expect(read('pool: 5. units at 33: 3 cruisers, 3 destroyers').facts.fleetPool).toEqual({ me: 5 })
    expect(read('3 dreads and a carrier, limit 3 at 22, fleet pool ok?').facts.fleetPool).toEqual({ me: 3 })
  })
})

describe('words that lead nowhere', () => {
  it('a kind that is not to be entered is no end of the way', () => {
    expect(read('path from 35 to 18 for a carrier II without entering a nebula').facts.active).toBe('18')
  })
  it('a pool that dropped to a number is in no such system, and a missing token is none that is left', () => {
    expect(read("my fleet pool dropped to 2 but i've 3 carriers at 22").facts).toMatchObject({
      fleetPool: { me: 2 },
      system: '22',
    })
    expect(read('is a cruiser in 22 w/out a token allowed into 23').unsure).not.toContain('tacticTokens')
  })
  it('units that are asked after once more are counted once', () => {
    expect(fleets('two mechs on my carrier from 10 to 31. does the carrier hold 2 mechs')).toHaveLength(3)
  })
})

describe('others', () => {
  it('come each from where they are said to come, into what is mine', () => {
    const question = 'green activated my 38, moved a carrier from 37 plus 2 dreads from 39'
    expect(fleets(question)).toEqual(['green carrier-i 37', 'green dreadnought-i 39', 'green dreadnought-i 39'])
    expect((told(question).moves ?? []).map(({ path }) => path.join())).toEqual(['37,38', '39,38', '39,38'])
  })
  it('have a name in two words', () => {
    expect(fleets("jol-nar's pds II at 12 shoots into mecatol")).toEqual(['jol-nar pds-ii 12'])
  })
  it('retreat with what they carry by the checker of retreats', () => {
    expect(read('retreat w/ carrier and 2 infantry 40 to 41').checker).toBe('ti4/ability')
  })
})
