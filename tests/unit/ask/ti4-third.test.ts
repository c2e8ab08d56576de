/** Third round of TI4 sentences: what was misread, in several forms, and what looks alike and means something else. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears, outcomeOf } from './hears.ts'

const judge = hears(games)
const read = (question: string, checker?: string) =>
  judge({ question, game: 'ti4', ...(checker ? { checker: `ti4/${checker}` } : {}) })
interface Said {
  type?: string
  owner?: string
  path?: string[]
  hex?: object
}
const unitsOf = (question: string, checker?: string) =>
  ((read(question, checker).facts.units ?? []) as Said[]).map(({ owner = '?', type = '?' }) => `${type} ${owner}`)

describe('of two places that nothing could join but their sides', () => {
  it.each(['is Vefut II next to Wellon', 'are 20 and 21 adjacent', 'is 19 adjacent to 26'])(
    'it is asked how they lie: %s',
    (question) => expect(outcomeOf(read(question, 'adjacency'))).toBe('undetermined'),
  )
  it.each([
    ['is Vefut II next to Wellon? they do not touch', 'No'],
    ["is tile 20 next to tile 21, they don't touch", 'No'],
    ['are 20 and 21 adjacent, they are miles apart', 'No'],
    ['are 20 and 21 adjacent, they are not side by side', 'No'],
    ['are Lodor and Quann adjacent for the Creuss? the tiles are miles apart', 'Yes, by Quantum Entanglement'],
    ['Creuss asks: are Lodor and Quann adjacent for me', 'Yes, by Quantum Entanglement'],
    ["is 26 next to 39, they don't touch", 'Yes, by alpha wormhole'],
  ])('unless that is told: %s', (question, head) => expect(outcomeOf(read(question, 'adjacency'))).toBe(head))
  it.each([
    "don't 20 and 21 touch",
    'do 20 and 21 not touch',
    "why don't 20 and 21 touch",
    '20 and 21, one tile apart',
  ])('and what asks does not tell: %s', (question) => {
    const systems = (read(question, 'adjacency').facts.systems ?? []) as Said[]
    expect(systems.some(({ hex }) => hex)).toBe(false)
  })
})

describe('a system and itself', () => {
  it.each([
    'a system has two alpha wormholes (lodor and an ion storm on alpha), is it adjacent to itself',
    'is Lodor adjacent to itself with an alpha and a beta in it',
    'with a beta token in Quann, is Quann adjacent to itself',
  ])('are not adjacent, whatever else is named: %s', (question) => {
    const one = read(question, 'adjacency')
    expect(one.facts.to).toBe(one.facts.from)
    expect(outcomeOf(one)).toBe('No')
  })
})

describe('who is looked from', () => {
  it.each([
    ['Winnu has Lazax Gate Folding and is taking a tactical action. is Mecatol adjacent to Quann', 'Winnu', 'Winnu'],
    ['Winnu has Lazax Gate Folding. is Mecatol adjacent to Quann', undefined, 'Winnu'],
    ["it's Red's turn, is 26 next to 39", 'Red', undefined],
    ["in Red's tactical action, is 26 next to 39", 'Red', undefined],
    ['during my tactical action with Lazax Gate Folding, is Mecatol adjacent to 25', 'me', undefined],
    // for me it is asked, whoever has the card
    ['Winnu has Lazax Gate Folding, is Mecatol adjacent to Quann for me', undefined, undefined],
    ['is a tactical action over if 26 is next to 39', undefined, undefined],
  ])('%s', (question, activePlayer, player) => {
    const { facts } = read(question, 'adjacency')
    expect([facts.activePlayer, facts.player]).toEqual([activePlayer, player])
  })
  it('decides what a card does', () => {
    const with_ = 'Winnu has Lazax Gate Folding and takes a tactical action. is Mecatol adjacent to Quann'
    expect(outcomeOf(read(with_, 'adjacency'))).toBe('Yes, by beta wormhole')
  })
})

describe('a level', () => {
  it.each([
    ['my unupgraded carrier goes 24 25 26', 'carrier-i'],
    ['can my carrier (un-upgraded) go 24 to 25 to 26', 'carrier-i'],
    ['base carrier 24 25 26', 'carrier-i'],
    ['my carrier (base) goes 24 25 26', 'carrier-i'],
    ['my dread (lvl 1) goes 24 25 26', 'dreadnought-i'],
    ['level 1 dread 24 25 26', 'dreadnought-i'],
    ['level 2 dread 24 25 26', 'dreadnought-ii'],
    ['my carrier (upgraded) goes 24 25 26', 'carrier-ii'],
  ])('%s', (question, type) => {
    const [unit] = read(question, 'movement').facts.units as (Said & { orUpgraded?: boolean })[]
    expect([unit?.type, unit?.owner, unit?.orUpgraded]).toEqual([type, 'me', undefined])
  })
  it.each([
    ['his level 1 dread is in 25', ['dreadnought-i opponent']],
    ['two level 2 dreads of mine in 24', ['dreadnought-ii me', 'dreadnought-ii me']],
  ])('counts nothing: %s', (question, units) => expect(unitsOf(question, 'movement')).toEqual(units))
  it('of a base that is a place is none', () => {
    const [unit] = read('my carrier base is in 24', 'movement').facts.units as { orUpgraded?: boolean }[]
    expect(unit?.orUpgraded).toBe(true)
  })
  it.each([
    ['naalu w/ upgraded crystal fighters: 2 cruisers and 3 of those fighters, fleet pool 3, how many must go', 1],
    ['my fighters II: 3 of those fighters with 2 cruisers, pool 4, too many', 1],
  ])('of those that were told: %s', (question, removed) =>
    expect(outcomeOf(read(question, 'fleet-pool'))).toMatch(`At least ${removed} unit`),
  )
})

describe('ships that are in the active system already', () => {
  it.each([
    'my dread is already in the system I activated, rift next to it. can it go out to the rift and come back',
    'My dread is already in the active system, rift next to it. can it go out to the rift and come back',
    'my dread sits in the system that I just activated: out to the rift and back again?',
  ])('go out and come back: %s', (question) => {
    const { facts } = read(question, 'movement')
    expect((facts.moves as Said[])[0]?.path).toEqual(['active system', 'gravity rift', 'active system'])
    expect(facts.active).toBe('active system')
  })
  it('may not end elsewhere', () => {
    expect(
      outcomeOf(read('my cruiser is already in the system I activated. can it move to the rift', 'movement')),
    ).toBe('illegal')
  })
  it('where it has a name', () => {
    const { facts } = read('my cruiser is in 24, the system I activated. can it go out to 25 and come back', 'movement')
    expect([facts.active, (facts.moves as Said[])[0]?.path]).toEqual(['24', ['24', '25', '24']])
  })
  it('and a system that is activated and moved to is still that', () => {
    const { facts } = read('I activated 25, my cruiser goes there from 24', 'movement')
    expect(facts.active).toBe('25')
  })
})

describe('what is lost on the way', () => {
  it.each([
    ["sent five cruisers through the rift, two didn't make it. pool is 3, remove more?", 3],
    ['I sent 5 cruisers through the rift to 26 and 2 of them died. fleet pool 3, do I lose any', 3],
    ['moved 4 dreads, one got eaten by the rift, pool is 3, too many?', 3],
    // what is asked is not told
    ['5 cruisers, pool 3, do two die?', 5],
    ['I have 4 cruisers in 26, pool is 3, does one die', 4],
  ])('is counted no more: %s', (question, left) => expect(unitsOf(question, 'fleet-pool')).toHaveLength(left))
  it('leaves open when they were counted, where nobody said that they were underway', () => {
    expect(read('5 cruisers in 26, pool 3, two died in combat, remove more?', 'fleet-pool').unsure).toContain('units')
  })
  it('leaves the move open', () => {
    const one = read("5 cruisers fly from 24 through the rift to 26, two didn't make it", 'movement')
    expect(one.facts.moves).toBeUndefined()
    expect(one.unsure).toContain('moves')
  })
})

describe('all of a list is carried', () => {
  it.each([
    ['can a carrier two take 3 fighters, 2 infantry and a mech in one go', 6],
    ['can my carrier II lift 4 fighters and a mech in one go', 5],
  ])('%s', (question, many) => {
    const [move] = read(question, 'transport').facts.moves as { loads: object[] }[]
    expect(move?.loads).toHaveLength(many)
  })
  it('but for what one of them does', () => {
    expect(read('4 cruisers at 31, one goes to 32', 'movement').facts.moves).toHaveLength(1)
  })
})

describe('whose cannons fire', () => {
  it.each([
    ['Red, Blue and Yellow all have PDS in range, who shoots first', ['pds-i Red', 'pds-i Blue', 'pds-i Yellow']],
    ['Red, Blue and Yellow each have a PDS in 26', ['pds-i Red', 'pds-i Blue', 'pds-i Yellow']],
    ['Ann, Bob and Cleo have pds in 26', ['pds-i Ann', 'pds-i Bob', 'pds-i Cleo']],
    ['Red and Blue both have a PDS in 26', ['pds-i Red', 'pds-i Blue']],
    // who only moves in has none
    ['Red activates 26, Blue and Yellow have PDS there', ['pds-i Blue', 'pds-i Yellow']],
  ])('%s', (question, units) => expect(unitsOf(question, 'space-cannon')).toEqual(units))
  it('is put in order from the active player on, whose ships are shot at', () => {
    const seats = 'seated clockwise: Red, Blue, Green, Yellow. Green is the active player.'
    expect(
      outcomeOf(
        read(`${seats} Red, Blue and Yellow all have PDS in range, in what order do they shoot?`, 'space-cannon'),
      ),
    ).toMatch(/^Yellow at Green: .*; Red at Green: .*; Blue at Green/)
  })
  it.each([
    [
      'Xxcha shoots with flagship and two PDS II plus plasma scoring, how many dice in total',
      /3 × 5\+.*and 1 more die$/,
    ],
    ['my loncara ssodu and two PDS II fire, how many dice', /^me at opponent: Loncara Ssodu 1 3 × 5\+/],
    ['can his pds shoot my loncara ssodu', /^opponent at me: opponent PDS I 1 1 × 6\+$/],
  ])('with a ship that fires too: %s', (question, head) =>
    expect(outcomeOf(read(question, 'space-cannon'))).toMatch(head),
  )
  it('is not answered with nobody, where nothing was told of what they fire at', () => {
    expect(outcomeOf(read('Xxcha flagship and two PDS II and plasma scoring', 'space-cannon'))).toBe('undetermined')
  })
})

describe('what no checker answers', () => {
  it.each([
    'I rolled a 0 with my PDS II, miss?',
    'my pds rolled a 0, is that a hit',
    'he wants to assign the hit to a fighter, my PDS hit him',
    'graviton laser: may he give the hit to a fighter',
  ])('is asked of none: %s', (question) => expect(read(question).checker).toBeUndefined())
  it.each([
    ['does a 5 hit with a pds II', 'ti4/space-cannon'],
    ['can his pds hit my fighter', 'ti4/space-cannon'],
    ['rolled a 0 for the rift', 'ti4/rift-die'],
  ])('but %s', (question, checker) => expect(read(question).checker).toBe(checker))
})

describe('who lost a ship in the rift and brings one more', () => {
  it.each([
    'Red rolled a 2 for the rift and lost a cruiser, now he says he will bring one more destroyer from Rigel instead',
    'Sam lost a dread in the rift and rolled a 1, so now he wants to send one more carrier',
    'he rolled a 3 leaving the rift and lost a cruiser, can he now bring another destroyer',
  ])('does not ask whether the first is lost: %s', (question) => expect(read(question).checker).toBe('ti4/timing'))
  it.each([
    ['I rolled a 3 for the rift with my carrier, is it lost', 'ti4/rift-die'],
    ['can he bring one more destroyer from 26 to 27', 'ti4/movement'],
  ])('%s', (question, checker) => expect(read(question).checker).toBe(checker))
})

describe('whose a thing is', () => {
  it.each([
    [
      'only a Hacan pds and 3 infantry are there, can my cruiser pass',
      ['pds-i hacan', 'infantry-i hacan', 'infantry-i hacan', 'infantry-i hacan', 'cruiser-i me'],
    ],
    ['an Argent space dock is in 25, my cruiser is in 24', ['space-dock-i argent', 'cruiser-i me']],
    ['2 Hacan cruisers are in 25', ['cruiser-i hacan', 'cruiser-i hacan']],
    ['I have a Hacan cruiser in 24', ['cruiser-i me']],
    ["I'm Hacan, 2 Hacan cruisers in 24", ['cruiser-i me', 'cruiser-i me']],
    ['Yellow flew a cruiser past my single lonely fighter', ['cruiser-i Yellow', 'fighter-i me']],
    ['Yellow flew a cruiser past my lonely fighter', ['cruiser-i Yellow', 'fighter-i me']],
    ['Yssaril send their flagship through the Letnev fleet to 25', ['ysia-yssrila Yssaril', '? letnev']],
    ["Red brings his cruiser past Blue's destroyer", ['cruiser-i Red', 'destroyer-i Blue']],
    ["a Thunder's Edge game: carrier II from 24 to 25", ['carrier-ii me']],
    [
      'titans want to bring a hel-titan along in their dreadnought since its also ground force',
      ['hel-titan-i ul', 'dreadnought-i ul'],
    ],
    [
      'I come with 4 fighters on a carrier and give 3 fighters to the dock in 24',
      ['fighter-i me', 'fighter-i me', 'fighter-i me', 'fighter-i me', 'carrier-i me', 'space-dock-i me'],
    ],
  ])('%s', (question, units) => expect(unitsOf(question)).toEqual(units))
  it.each([
    ['Empyrean let Red fly past their ships with Aetherpassage', 'aetherpassage empyrean'],
    ["I'm Empyrean, I let red pass with aetherpassage", 'aetherpassage me'],
    ['got L/W Deflector, can I pass his ships', 'light-wave-deflector me'],
  ])('a card: %s', (question, card) => {
    const effects = (read(question, 'movement').facts.effects ?? []) as { id: string; owner?: string }[]
    expect(effects.map(({ id, owner = '?' }) => `${id} ${owner}`)).toContain(card)
  })
})

describe('a number or a name that is no place', () => {
  const systems = (question: string, checker?: string) =>
    ((read(question, checker).facts.systems ?? []) as { id: string }[]).map(({ id }) => id)
  it.each([
    ['No tokens left in tactics, but 3 in strategy and 4 in fleet. May I activate Abyz?', 'movement', ['Abyz']],
    ['hyperlane 84A turned one step (60°) clockwise, are 20 and 21 adjacent', 'adjacency', ['20', '21']],
    ['hyperlane 84A turned 60 degrees, are 20 and 21 adjacent', 'adjacency', ['20', '21']],
    ['Muaat flew a cruiser from 24 to 25', 'movement', ['24', '25']],
    ['Mentak retreat to the adjacent empty space tile 46', 'ability', ['active system', '46']],
    ['can my cruiser go from 24 to Muaat', 'movement', ['24', 'Muaat']],
    ['is 60 next to 61', 'adjacency', ['60', '61']],
  ])('%s', (question, checker, ids) => expect(systems(question, checker)).toEqual(ids))
})

describe('the system on the way', () => {
  const pathOf = (question: string) => ((read(question, 'movement').facts.moves ?? []) as Said[])[0]?.path
  it.each([
    ['can my cruiser get past his destroyer in the system on the way', ['start', 'a system', 'destination'], 'illegal'],
    ['his pds is in the system on the way, can my cruiser fly past it', ['start', 'a system', 'destination'], 'legal'],
    ['my cruiser goes from 24 to 26, his destroyer sits in the system on the way', ['24', 'a system', '26'], 'illegal'],
    ['my cruiser goes from 24 to 26, his destroyer is in the system in between', ['24', 'a system', '26'], 'illegal'],
  ])('%s', (question, path, head) => {
    expect(pathOf(question)).toEqual(path)
    expect(outcomeOf(read(question, 'movement'))).toBe(head)
  })
  it.each(['a carrier in 28, target 30, the system between is 29', 'the system between 24 and 26 is empty'])(
    'is none where it is named: %s',
    (question) => expect(JSON.stringify(read(question, 'movement').facts)).not.toContain('a system'),
  )
})

it.each([
  [
    'lost star chart played while enforced travel ban is law, so is Atlas adjacent to Lodor for my cruiser',
    'Yes, by Lost Star Chart',
  ],
])('a card is in play while another is: %s', (question, head) =>
  expect(outcomeOf(read(question, 'adjacency'))).toBe(head),
)

describe('a law that was voted for', () => {
  it('is no question of votes', () =>
    expect(read('Enforced Travel Ban got voted For, my destroyer moves from Lodor to tile 39').checker).toBe(
      'ti4/movement',
    ))
  it.each(['can I vote for the law', 'how many votes do I get, my votes are 5'])('but %s', (question) =>
    expect(read(question).checker).toBeUndefined(),
  )
})

describe('who we are', () => {
  it.each(["We're Empyrean: our cruiser", 'We are the Empyrean, our cruiser', 'As Empyrean, our cruiser'])(
    'is told: %s',
    (lead) =>
      expect(outcomeOf(read(`${lead} begins in The Dark and wants to go 2 systems away`, 'movement'))).toBe('legal'),
  )
  it('and who others were is not', () =>
    expect(outcomeOf(read('they were Empyrean. my cruiser begins in The Dark and wants to go 2 systems away'))).toBe(
      'illegal',
    ))
})

describe('a third player who is shot at', () => {
  it('is no opponent who moved in', () =>
    expect(unitsOf("can my pds shoot at Blue's ships there", 'space-cannon')).toEqual(['pds-i me']))
  it('and who is active is who is said to be', () =>
    expect(
      read("I'm not the active player. Green is. can my pds hit Blue's ships", 'space-cannon').facts,
    ).toMatchObject({
      activePlayer: 'Green',
    }))
  it('while one player is', () => expect(unitsOf('can my pds hit his ships', 'space-cannon')).toContain('? opponent'))
})

it.each([
  'warsun in active system next to the rift hops into rift and back out, move two. does that fly?',
  'my cruiser sits in the active system, goes into the rift next to it and back out. legal?',
])('there and back ends where it began: %s', (question) =>
  expect(read(question, 'movement').facts).toMatchObject({
    active: 'active system',
    moves: [{ path: ['active system', 'gravity rift', 'active system'] }],
  }),
)
it('back out of a place begins there', () =>
  expect(read('can my cruiser go back out of the nebula', 'movement').facts).toMatchObject({
    moves: [{ path: ['nebula', 'destination'] }],
  }))
