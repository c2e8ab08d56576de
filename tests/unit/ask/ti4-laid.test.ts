/** Of a table of TI4: what lies in a system, what is taken of what stands there, and which ship a card is for. */
import { describe, expect, it } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const judge = hears(games)
const read = (question: string) => judge({ question, game: 'ti4' })
interface System {
  id: string
  anomalies?: string[]
  tokens?: string[]
}
interface Told {
  systems?: System[]
  units?: { owner?: string; type?: string; system?: string }[]
  moves?: { path: string[]; loads?: { unit: string }[] }[]
  effects?: { id: string; owner?: string; target?: string }[]
}
const told = (question: string) => read(question).facts as Told
/** The verdict, or the usual one, with the clause that comes first. */
const headOf = (question: string): string => {
  const { ruling } = read(question)
  if (!ruling || 'error' in ruling) return 'error'
  const { verdict, deciding = [] } = ruling.presumed ?? ruling
  return [verdict, verdict === 'illegal' ? deciding[0] : ''].join(' ').trim()
}

/** A system with what was said to lie there: "B nebula". */
const anomalies = (question: string) =>
  (told(question).systems ?? []).flatMap(({ id, anomalies = [] }) => anomalies.map((one) => `${id} ${one}`))
const tokens = (question: string) =>
  (told(question).systems ?? []).flatMap(({ id, tokens = [] }) => tokens.map((player) => `${player} ${id}`))
const way = (question: string) => told(question).moves?.[0]?.path.join(' ')

describe('an anomaly lies in the system it is told of', () => {
  it.each([
    ['My cruiser moves from A to B, an asteroid field.', 'B asteroid-field', 'illegal ti4:asteroid-field.1'],
    ['my two dreadnoughts go from 24 to 26, an asteroid field', '26 asteroid-field', 'illegal ti4:asteroid-field.1'],
    ['my destroyer goes from Lodor to Mellon, which is a supernova', 'Mellon supernova', 'illegal ti4:supernova.1'],
    ['My cruiser moves from A through B, a nebula, to C.', 'B nebula', 'illegal ti4:nebula.1a'],
    ['My war sun moves from A through B to C (supernova).', 'C supernova', 'illegal ti4:supernova.1'],
    ['My cruiser moves from A through B to C. There is a nebula in B.', 'B nebula', 'illegal ti4:nebula.1a'],
    ["My dread goes from 24 via 26 to 27. There's a nebula in 26", '26 nebula', 'illegal ti4:nebula.1a'],
    ['My carrier moves from A to C through B (gravity rift).', 'B gravity-rift', 'legal'],
    ['my carrier goes A - B (gravity rift) - C', 'B gravity-rift', 'legal'],
    ['my carrier goes A, B, C. B is a gravity rift', 'B gravity-rift', 'legal'],
    ['My dreadnought in the active system A moves out to B, a gravity rift, and back to A.', 'B gravity-rift', 'legal'],
    ['Can I retreat my cruiser from B to C, a nebula?', 'C nebula', 'illegal ti4:nebula.n1'],
    ['my war sun goes from A to B where there is a supernova', 'B supernova', 'illegal ti4:supernova.1'],
    ["my war sun goes from A to B. It's a supernova", 'B supernova', 'illegal ti4:supernova.1'],
    ['My cruiser moves from A to the nebula B', 'B nebula', 'legal'],
    ['My carrier moves from A through the gravity rift B to C.', 'B gravity-rift', 'legal'],
    ['Can my war sun move from A into a supernova B with magmus reactor?', 'B supernova', 'legal'],
    ['My cruiser moves from A to B. B is an asteroid field and I have antimass', 'B asteroid-field', 'legal'],
  ])('%s', (question, laid, head) => {
    expect(anomalies(question)).toEqual([laid])
    expect(headOf(question)).toBe(head)
  })

  it.each([
    ['Can I move two dreadnoughts from A via a nebula to B, an asteroid field?', 'A nebula B'],
    ['Can I move two dreadnoughts from A to C, there is an asteroid field between?', 'A asteroid field C'],
    ['my cruiser moves from A to B, a nebula. Can it then leave the nebula to C?', 'A B C'],
  ])('and a kind by itself is a system of its own: %s', (question, path) => expect(way(question)).toBe(path))

  it.each([
    'my cruiser goes from A through B and C, both nebulae, to D',
    'my cruiser goes from A through B, a nebula and an asteroid field to C',
  ])('where it lies is open, the usual is not taken: %s', (question) => {
    expect(read(question).unsure).toContain('systems[1].anomalies')
    expect(headOf(question)).toBe('undetermined')
  })
})

describe('a token lies where a clause of its own says', () => {
  it.each([
    ['My cruiser moves from A through B to C. B has my command token.', 'me B', 'legal'],
    ['My cruiser moves from A to B. B has my command token.', 'me B', 'illegal ti4:active-system.2'],
    ['my cruiser moves from 5 to 6. 6 has my token', 'me 6', 'illegal ti4:active-system.2'],
    ['my cruiser moves from A to B, which has my command token', 'me B', 'illegal ti4:active-system.2'],
    ['my cruiser moves from A through B (my token is there) to C', 'me B', 'legal'],
    ['my cruiser moves from A to B. A has my token', 'me A', 'illegal ti4:movement.4c'],
    [
      'My carrier II goes from A through B to C and picks up an infantry in B. B has my command token',
      'me B',
      'illegal ti4:transport.3',
    ],
  ])('%s', (question, laid, head) => {
    expect(tokens(question)).toEqual([laid])
    expect(headOf(question)).toBe(head)
  })

  it('and one of the custodians is nobody’s', () => {
    const { facts, unsure } = read('My carrier moves from A to Mecatol Rex with the custodians token on it')
    expect(JSON.stringify(facts)).not.toContain('tokens')
    expect(unsure).toEqual([])
  })

  it('a system that was activated last turn is not active now', () => {
    const question = 'My cruiser starts in A. My opponent activated A last turn. Can it move to B?'
    expect(read(question).facts).toMatchObject({ active: 'B', activePlayer: 'me' })
    expect(headOf(question)).toBe('legal')
    const mine = read('I activated A last turn. Can my cruiser in A move to B?')
    expect(mine.facts).toMatchObject({ active: 'B' })
    expect(mine.unsure).toContain('systems[0].tokens')
  })
})

describe('who stands there', () => {
  const stands = (question: string) =>
    (told(question).units ?? []).map(({ owner = '?', type = '?', system = '?' }) => `${owner} ${type} ${system}`)
  it('is told by a clause that begins with the place', () =>
    expect(stands('My cruiser moves from A through B to C. B has an enemy cruiser.')).toEqual([
      'me cruiser-i A',
      'opponent cruiser-i B',
    ]))
  it.each([
    'My PDS II is adjacent to the active system B, opponent moved a cruiser there. Who can fire?',
    'my PDS II is next to B. My opponent moved a cruiser into B. who shoots',
  ])('what is only adjacent to a place does not: %s', (question) =>
    expect(stands(question)).toEqual(['me pds-ii ?', 'opponent cruiser-i B']),
  )
})

describe('of what stands there so much is taken as is said', () => {
  const kind = (unit: string) => unit.replace(/ \d+$/, '')
  const loads = (question: string) => {
    const all = told(question).moves?.flatMap(({ loads = [] }) => loads.map(({ unit }) => kind(unit))) ?? []
    return [...new Set(all)].map((one) => `${all.filter((unit) => unit === one).length} ${one}`).join(', ')
  }
  it.each([
    ['My carrier I starts in A with 4 infantry and 4 fighters. Can it carry 4 infantry to B?', '4 Infantry I', 9],
    ['My carrier I starts in A with 8 infantry on planet P. Can it carry 4 infantry to B?', '4 Infantry I', 9],
    ['There are 8 infantry in 24. Can my carrier take 4 infantry from 24 to 25', '4 Infantry I', 9],
    ['My carrier in A with 6 fighters moves to B and carries 4 of them.', '4 Fighter I', 7],
    ['My carrier in 24 with 6 fighters moves to 25 and takes only 4', '4 Fighter I', 7],
    ['My carrier in 24 with 6 fighters moves to 25 with 4 fighters', '4 Fighter I', 7],
    [
      'my carrier is in A with 6 infantry and 4 fighters. may it take 2 infantry and 2 fighters to B',
      '2 Infantry I, 2 Fighter I',
      11,
    ],
  ])('%s', (question, taken, units) => {
    expect(loads(question)).toBe(taken)
    expect(told(question).units).toHaveLength(units)
    expect(told(question).units!.every(({ system }) => /A|24/.test(system!))).toBe(true)
    expect(headOf(question)).toBe('legal')
  })

  it.each([
    ['my carrier with 4 infantry moves from A through B to C and takes 2 infantry from B', '6 Infantry I'],
    ['my carrier in A with 2 infantry, can it carry 2 more infantry to B', '4 Infantry I'],
  ])('and others beside it: %s', (question, taken) => expect(loads(question)).toBe(taken))

  it.each([
    'My carrier in 24 with 6 fighters and 2 infantry moves to 25 and takes 4 of them',
    'my carrier and my dread are in A with 6 infantry. The dread carries 1 infantry to B',
  ])('of which, or by which ship, is open: %s', (question) => expect(read(question).unsure).toContain('moves'))
})

describe('a card is for the ship it is told of', () => {
  const cards = (question: string) =>
    (told(question).effects ?? []).map(({ id, owner = '', target = '' }) => `${id} ${owner} ${target}`.trim())
  it.each([
    ['My cruiser moves from A through B to C. My opponent has gravity drive.', 'gravity-drive opponent', 'legal'],
    [
      'my carrier goes from 24 to 26 via 25. his cruiser has gravity drive',
      'gravity-drive opponent opponent Cruiser I 1',
      'undetermined',
    ],
    [
      'My carrier moves from A through B to C. My cruiser has gravity drive.',
      'gravity-drive me Cruiser I 1',
      'undetermined',
    ],
    [
      'my carrier and cruiser move from A through B to C. The carrier has gravity drive',
      'gravity-drive me Carrier I 1',
      'legal',
    ],
    [
      'My carrier I is in A, B is a gravity rift, C is active. Can it go A, B, C with gravity drive?',
      'gravity-drive me Carrier I 1',
      'legal',
    ],
    [
      'I have 3 PDS II in A next to the active B with plasma scoring, opponent moved a cruiser to B. How many dice?',
      'plasma-scoring me',
      'undetermined',
    ],
  ])('%s', (question, card, head) => {
    expect(cards(question)).toEqual([card])
    expect(headOf(question)).toBe(head)
  })

  it.each([
    'my carrier and cruiser move from A through B to C with gravity drive',
    'can I go from A to C through B with gravity drive',
  ])('and of several it is open for which: %s', (question) => {
    expect(read(question).unsure).toContain('effects')
    expect(headOf(question)).toBe('undetermined')
  })

  it('a fleet pool beside it takes nothing back', () =>
    expect(cards('I have 5 destroyers in one system with fleet pool 3 and armada, how many are removed?')).toEqual([
      'armada me',
    ]))
})

describe('whose, how many and what is asked', () => {
  it.each([
    ['Can my destroyer retreat from B to A where I control planet P?', ['P'], 'legal'],
    ['Can my destroyer retreat from B to A? I own planet P in A', ['P'], 'legal'],
    ['Can my destroyer retreat from B to A where I control a planet?', ['planet in A'], 'legal'],
    ['Can my destroyer retreat from 24 to Quann, which I control', ['Quann'], 'legal'],
    ['Can my destroyer retreat from B to A where he controls planet P?', undefined, 'illegal ti4:space-combat.7c'],
    ["Can my destroyer retreat from B to A, I don't control a planet there", undefined, 'illegal ti4:space-combat.7c'],
  ])('planets that are controlled: %s', (question, planets, head) => {
    expect(read(question).facts.controlled).toEqual(planets)
    expect(headOf(question)).toBe(head)
  })

  it.each([
    ['fighter 2s fly along with my dread from 31 to 32, 3 of them', 'fighter-ii,fighter-ii,fighter-ii,dreadnought-i'],
    ['my fighters fly with one carrier from 31 to 32, 3 of them', 'fighter-i,fighter-i,fighter-i,carrier-i'],
    ['cruisers, 2 of them, from 31 to 32', 'cruiser-i,cruiser-i'],
  ])('a number behind counts the many: %s', (question, types) =>
    expect(
      told(question)
        .units?.map(({ type }) => type)
        .join(),
    ).toBe(types),
  )

  it.each([
    ['i activate 20, tina’s pds is in 20 and mine too. who shoots first', ['tina 20', 'me 20']],
    ['hacan pds2 in 26, i fly into 39. wormhole shot?', ['hacan 26']],
  ])('a PDS: %s', (question, stands) =>
    expect(told(question).units?.map(({ owner, system }) => `${owner} ${system}`)).toEqual(stands),
  )

  it.each([
    ['3 fleet tokens, 2 cruisers 2 destroyers landing in 25. lose one?', 'fleet-pool'],
    ['what can get into 28 this turn? dread in 29, carrier in 22', 'reach'],
    ['which of mine make it to mecatol with flank speed', 'reach'],
  ])('the checker: %s', (question, checker) => expect(read(question).checker).toBe(`ti4/${checker}`))

  it.each([
    ['which of mine make it to mecatol with flank speed', 'mine'],
    ['destroyers in 34 and 38, who gets to 37', undefined],
    ['destroyers in 34 and 38, who can get me in 37', 'theirs'],
  ])('whose ships: %s', (question, whose) => expect(read(question).facts.whose).toBe(whose))

  it.each(['battle', 'fight', 'combat'])('during the %s', (word) =>
    expect(read(`during the ${word} in 33 i have 6 fighters and only one cruiser`).facts.combat).toBe(true),
  )
})

describe('a way is told by what is passed, and the active system by what is said of it', () => {
  it.each([
    ['My cruiser moves from A by way of B to C.', 'A B C', 'C'],
    ['my cruiser goes from 24 to 27 by way of 26', '24 26 27', '27'],
    ['My cruiser moves from A to D by way of B and C.', 'A B C D', 'D'],
    ['My cruiser goes to C from A, crossing B on the way.', 'A B C', 'C'],
    ['My cruiser moves from A to C. It crosses B.', 'A B C', 'C'],
    ['My cruiser goes from A to C without crossing B.', 'A C', 'C'],
    ['My cruiser moves from A to C, the active system, via B.', 'A B C', 'C'],
    ['Can my cruiser in A reach C (the active system) via B?', 'A B C', 'C'],
    ['My cruiser goes from A to C, which is the active system, through B.', 'A B C', 'C'],
    ['I move a destroyer from A to B next door. C is the active system.', 'A B', 'C'],
  ])('%s', (question, path, active) => {
    expect(way(question)).toBe(path)
    expect(read(question).facts).toMatchObject({ active })
  })
})

describe('a token lies in the system that is named again, and one that is gone nowhere', () => {
  it.each([
    ['My cruiser goes from A via B to C. I already have a command token on B.', ['me B']],
    ['My cruiser goes from A via B to C. B bears my token.', ['me B']],
    ['My cruiser goes from 5 via 6 to 7. My token is on 6.', ['me 6']],
    ['My cruiser goes from A via B to C. My token lies on B.', ['me B']],
    ['My cruiser goes from A to B. C holds my command token.', ['me C']],
    ['My cruiser goes from A to B. Neither Anna nor I have a token in A.', []],
    ['My cruiser goes from A to B. My token has been removed from A.', []],
  ])('%s', (question, laid) => expect(tokens(question)).toEqual(laid))

  it.each([
    'My cruiser goes from A to B. My token lay on A last round; now there is none.',
    'My cruiser goes from A to B. Until last turn my token was on A; it is back in my reinforcements.',
  ])('or it is open: %s', (question) => expect(read(question).unsure).toContain('systems[0].tokens'))
})

describe('who stands on the way is no cargo, and who is gone stands nowhere', () => {
  const stands = (question: string) =>
    (told(question).units ?? []).map(({ owner = '?', type = '?', system = '?' }) => `${owner} ${type} ${system}`)
  it.each([
    [
      'I have a destroyer in A. B, through which it must pass, holds two fighters of mine. Can it go from A via B to C, the active system?',
      ['me destroyer-i A', 'me fighter-i B', 'me fighter-i B'],
    ],
    [
      'My carrier goes from A via B to C. B, on the way, has one fighter of mine.',
      ['me carrier-i A', 'me fighter-i B'],
    ],
    ['My carrier goes from A via B to C. B holds an infantry of mine.', ['me carrier-i A', 'me infantry-i B']],
    [
      'My carrier goes from A via B to C. B, on the way, holds one fighter of my neighbour.',
      ['me carrier-i A', 'opponent fighter-i B'],
    ],
    ["My cruiser goes from A via B to C. Bert's carrier used to be in B but it left last turn.", ['me cruiser-i A']],
    ["My cruiser goes from A via B to C. Bert's carrier was in B but has been destroyed.", ['me cruiser-i A']],
    ["My cruiser goes from A via B to C. Bert's carrier is no longer in B.", ['me cruiser-i A']],
    ['My cruiser goes from A via B to C. Two cruisers of Anna were in B until she left.', ['me cruiser-i A']],
    ["My cruiser goes from A via B to C. Anna's cruiser that stood in B was destroyed.", ['me cruiser-i A']],
    [
      "Bert's cruiser is in B but it has been damaged. My cruiser goes from A via B to C.",
      ['Bert cruiser-i B', 'me cruiser-i A'],
    ],
  ])('%s', (question, all) => {
    expect(stands(question)).toEqual(all)
    expect(JSON.stringify(told(question).moves)).not.toContain('loads')
  })

  it.each([
    'I have 4 destroyers in A with a fleet pool of 3. I lost one destroyer there.',
    'Three cruisers are in A, one of which left. Fleet pool 2, too many?',
  ])('how many are left is open: %s', (question) => {
    expect(read(question).unsure).toContain('units')
    expect(headOf(question)).toBe('undetermined')
  })
})

describe('what belongs to somebody else, or lies next door', () => {
  it.each([
    ['My carrier goes from A via B to C. Gravity Drive belongs to Anna.', 'gravity-drive Anna'],
    ["My carrier goes from A via B to C. Gravity Drive is Anna's, not mine.", 'gravity-drive Anna'],
    ["My cruiser goes from A to B. Antimass Deflectors are Anna's.", 'antimass-deflectors Anna'],
  ])('%s', (question, card) =>
    expect((told(question).effects ?? []).map(({ id, owner, target }) => [id, owner, target].join(' ').trim())).toEqual(
      [card],
    ),
  )

  it.each([
    'My cruiser goes from A to B. The system next to B is a supernova.',
    'My cruiser goes from A to B. Beyond B is an asteroid field.',
  ])('%s', (question) => {
    expect(anomalies(question).filter((one) => /^[AB] /.test(one))).toEqual([])
    expect(headOf(question)).toBe('undetermined')
  })
})
