/** Of Star Commander: what is left of a number, what others have beside it, and which of two things or places is meant. */
import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { hears } from './hears.ts'

const ask = hears([starcom])
const read = (question: string, edition = '2022-11') => ask({ question, game: 'starcom', edition })
const headOf = ({ ruling }: ReturnType<typeof read>) =>
  ruling && !('error' in ruling) ? (ruling.presumed?.verdict ?? ruling.verdict) : 'error'

describe('a number some of which is gone is not what is had', () => {
  it.each([
    ['I have seven credits and spent four. Can I build a cruiser?', 'credits'],
    ["I've 10 credits but have just paid 6 for a station. Can I build a corvette?", 'credits'],
    ['I started with 7 credits and bought a card for 3. Can I build a cruiser?', 'credits'],
    ['I have 9 credits and already spent 4 of them. Can I afford a frigate?', 'credits'],
    ['I had 8 credits, gave 5 to Anna. Can I afford a frigate?', 'credits'],
    ['Anna gave me 4 credits. Can I build a destroyer?', 'credits'],
    ['Of my five ships one has been destroyed. I have five developments. Can I build another ship?', 'shipsControlled'],
    ['Of my six ships two died. I have five developments. May I build a ship?', 'shipsControlled'],
    ['One of my five ships was destroyed, five developments in total; may I build one more?', 'shipsControlled'],
  ])('%s', (question, path) => {
    const asked = read(question)
    expect(asked.facts).not.toHaveProperty(path)
    expect(asked.unsure).toContain(path)
    expect(asked.facts).not.toHaveProperty('opposingShipsPresent')
    expect(asked.facts).not.toHaveProperty('systemController')
  })
  it.each([
    ['I have 5 credits after paying 3. Can I build a frigate?', 5],
    ['I had seven credits and spent four. Can I build a cruiser?', 3],
    ['With 5 credits left after paying 3, can I build a frigate?', 5],
    ['After spending 4 credits I have 3 left. Can I build a corvette?', 3],
    ['Anna spent 4. I have 9 credits. Can I afford a frigate?', 9],
    ['Anna gave me 4 credits, I have 9 now. Can I build a destroyer?', 9],
  ])('what is left counts: %s', (question, credits) => expect(read(question).facts).toMatchObject({ credits }))
})

describe('what is compared is counted for who has it', () => {
  it.each<[string, object]>([
    ['Anna has three credits, I have five. I hold one card. May I buy a card?', { credits: 5, handSize: 1 }],
    ["Anna has 8 credits, I've got 2. Can I buy a card?", { credits: 2 }],
    ['My opponent has five credits and I have two. Can I build a corvette?', { credits: 2 }],
    ['Anna holds four cards, I hold two. May I buy a card?', { handSize: 2 }],
    [
      'Tom controls six ships and I control three. I have 4 developments. Can I build one more ship?',
      { shipsControlled: 3, totalDevelopments: 4 },
    ],
    [
      'I have five developments; Anna has six ships, I have three. Can I build a ship?',
      { totalDevelopments: 5, shipsControlled: 3 },
    ],
  ])('%s', (question, facts) => expect(read(question).facts).toMatchObject(facts))
  it('her hand is not mine', () =>
    expect(read('Her hand has five cards, mine has three. Do I draw a card?').facts).not.toHaveProperty('handSize', 5))
  it('a fleet that is counted stands nobody knows where', () => {
    const asked = read('Anna has six ships. There was combat in my capital. Can I build a frigate there?')
    expect(asked.unsure).toContain('opposingShipsPresent')
    expect(headOf(asked)).toBe('undetermined')
  })
})

describe('each system counts for itself', () => {
  it.each([
    ['My first system has 4 developments, my second has 2 and is under siege. What is my income?', 4],
    ['My capital has 3 developments. My colony has 2 but is under siege. How much income?', 3],
    ['I have two systems: one has 4 developments, the other has 2 and is besieged. Income?', 4],
  ])('%s', (question, developments) =>
    expect(read(question).facts).toEqual({ systems: [{ developments }, { developments: 2, underSiege: true }] }),
  )
})

describe('where and whose it is', () => {
  it.each([
    'There are no ships left in the system. Can I build a station here?',
    'No ships left in my system, there was combat. May I build a frigate?',
    'None of the ships are left after the combat in my capital. May I build a frigate?',
  ])('nobody said whose ships: %s', (question) => {
    const { facts } = read(question)
    expect(facts).not.toHaveProperty('opposingShipsPresent')
    expect(facts).not.toHaveProperty('shipsControlled')
  })
  it.each([
    'There was no combat in my capital system. Can I build a frigate there?',
    'I have not fought in my capital since last turn. May I build a corvette there?',
    'There was no battle in my capital. May I build a corvette?',
  ])('no combat is no word of the kind of system: %s', (question) =>
    expect(read(question).facts).toMatchObject({ combatSinceMyLastTurn: false, systemKind: 'capital' }),
  )
  it.each([
    'There is combat in another system, not in mine. Can I build a frigate in my capital?',
    'There was combat in another system this turn, can I build a frigate in my capital?',
    'There was a fight in Anna’s system. Can I build a frigate in my capital?',
    'We fought in Tom’s colony. Can I build a frigate in my capital?',
  ])('combat elsewhere: %s', (question) => {
    const { facts } = read(question)
    expect(facts).toMatchObject({ systemController: 'me', systemKind: 'capital' })
    expect(facts).not.toHaveProperty('combatSinceMyLastTurn')
  })
  it.each([
    ['I retreat to the adjacent system, which I control. Is that allowed?', 'me'],
    ['I retreat to a neighbouring system (mine). Legal?', 'me'],
    ['My cruiser retreats to the next system, which belongs to Anna.', 'Anna'],
    ['Can my cruiser retreat to an adjacent system controlled by Anna?', 'Anna'],
    ['My cruiser retreats to the next system, controlled by nobody.', 'none'],
    ['I jump my scout to the adjacent system, which Anna controls.', 'Anna'],
  ])('said behind its noun: %s', (question, destinationController) =>
    expect(read(question).facts).toMatchObject({ destinationController }),
  )
})

describe('of two ships the one that is asked about', () => {
  it.each([
    ['My other ship was built this turn; can this one jump?', 'builtThisTurn'],
    ['The other frigate was built this turn. Can this one jump?', 'builtThisTurn'],
    ['Only my scout was built this turn. Can my cruiser jump?', 'builtThisTurn'],
    ['I built a scout this turn. Can my old frigate jump?', 'builtThisTurn'],
    ["Anna's ship was built this turn. Can mine jump?", 'builtThisTurn'],
    ['My other frigate has already jumped this turn. Can this one jump?', 'jumpsUsed'],
  ])('%s', (question, path) => {
    const asked = read(question)
    expect(asked.facts).not.toHaveProperty(path)
    expect(asked.unsure).toContain(path)
    expect(headOf(asked)).toBe('undetermined')
  })
  it('this one was', () => {
    expect(read('My frigate was built this turn. Can it jump?').facts).toMatchObject({ builtThisTurn: true })
    expect(read('My cruiser was not built this turn but my frigate was. Can the cruiser jump?').facts).toMatchObject({
      builtThisTurn: false,
      card: 'cruiser',
    })
  })
  it.each(['can I repair Anna’s cruiser?', 'may I scrap my opponent’s frigate?', 'may I scrap an enemy ship?'])(
    'a ship of others: %s',
    (question) => {
      const asked = read(question, '2022-02')
      expect(asked.unsure).toContain('type')
      expect(headOf(asked)).toBe('undetermined')
    },
  )
  it('a damaged ship is no one point', () =>
    expect(read('Can I repair a damaged frigate? I have 4 credits', '2022-02').facts).not.toHaveProperty('hpToRepair'))
})

describe('what was said before stands for what is left out', () => {
  it.each<[string, string[]]>([
    ["There are two ships of mine and three of Anna's in my colony. Is it under siege?", ['me', 'Anna']],
    ["My colony: a cruiser of Anna's and two of Tom's, nothing of mine. Besieged?", ['Anna', 'Tom']],
    ['Is my colony under siege? Anna has two frigates there, I have one.', ['Anna', 'me']],
  ])('%s', (question, owners) => {
    const { vessels } = read(question).facts as { vessels: { owner: string }[] }
    expect([...new Set(vessels.map(({ owner }) => owner))]).toEqual(owners)
  })
  it.each<[string, object]>([
    ['Both my systems have three developments. What is my income?', { developments: 3 }],
    ['Both of my colonies have 4 developments. What do I earn?', { developments: 4 }],
  ])('of both: %s', (question, system) => expect(read(question).facts).toEqual({ systems: [system, system] }))
})

describe('what was done, or is not had, is not what is asked', () => {
  it.each<[string, object]>([
    ["I don't have any credits. Can I build a corvette?", { credits: 0 }],
    ['I sold two cards and now hold three. May I buy a card?', { action: 'buy', handSize: 3 }],
    ['Neither Anna nor Tom has ships in my capital. Can I build a destroyer there?', { opposingShipsPresent: false }],
    ['Can my fighter jump if my carrier stays here?', { card: 'strike-fighter', carrierJumpingAlong: false }],
  ])('%s', (question, facts) => expect(read(question).facts).toMatchObject(facts))
  it.each([
    ['My frigate jumped into the system last turn. Can it jump again?', 'jumpsUsed'],
    ["My cruiser can't jump because it was built this turn, right? My scout is older, may it jump?", 'builtThisTurn'],
    ['Ben has eight ships and five developments. I have two ships. Can I build a cruiser?', 'opposingShipsPresent'],
    ['My colony has one station; the capital has two stations. May I build a station in the colony?', 'systemKind'],
  ])('%s', (question, path) => expect(read(question).facts).not.toHaveProperty(path))
})

describe('of two places the one that is asked about', () => {
  it.each<[string, object, string[]]>([
    [
      'My colony has 3 developments, the capital 2. I have 3 credits. May I develop the capital?',
      { developments: 2, credits: 3 },
      [],
    ],
    [
      'My colony has one development and my capital has two. I have 3 credits. May I develop the capital?',
      { developments: 2, credits: 3 },
      [],
    ],
    [
      "My colony is besieged by Anna, but my capital isn't. May I add a development in the capital?",
      { underSiege: false },
      ['developments'],
    ],
    [
      'The capital has two stations, my colony has two developments and one station. May I build a station in my colony?',
      { stationsInSystem: 1, developmentsInSystem: 2, systemController: 'me' },
      ['systemKind'],
    ],
    [
      'There was combat in my colony. May I build a corvette in my capital?',
      { systemKind: 'capital', systemController: 'me' },
      ['combatSinceMyLastTurn'],
    ],
    [
      'My capital is under siege. Can I build a destroyer in my capital?',
      { systemKind: 'capital', systemController: 'me', underSiege: true },
      [],
    ],
  ])('%s', (question, facts, absent) => {
    const asked = read(question)
    expect(asked.facts).toMatchObject(facts)
    for (const path of absent) expect(asked.facts).not.toHaveProperty(path)
  })
  it.each([
    ['We have 12 credits together, I have 5. Can I build a frigate?', 'credits'],
    ['My first frigate jumped already, my second frigate has not. May the second jump?', 'jumpsUsed'],
  ])('%s', (question, path) => expect(read(question).unsure).toContain(path))
})
