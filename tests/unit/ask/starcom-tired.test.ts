/** Of Star Commander: sentences as a tired player says them, and what each of them does not say. */
import { describe, expect, it } from 'vitest'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { hears } from './hears.ts'

const ask = hears([starcom])
const read = (question: string, checker?: string) =>
  ask({ question, game: 'starcom', ...(checker ? { checker: `starcom/${checker}` } : {}) })

describe('what was there before is not what is there now', () => {
  it.each<[string, string, number]>([
    ['There were three ships here, now one. Can I build a station?', 'shipsControlled', 3],
    ['There were three ships, now one, 5 cubes. another ship?', 'shipsControlled', 3],
    ['I had three ships, now I have two, five cubes in all. One more ship?', 'shipsControlled', 3],
    ['i lost two cubes, now i have four, but seven ships. must i throw some away?', 'totalDevelopments', 2],
    ['I lost two fighters, 3 ships and 5 cubes left. another fighter?', 'fightersControlled', 2],
  ])('%s', (question, path, number) => expect(read(question).facts[path]).not.toBe(number))
  it('but a moment is none', () =>
    expect(read('I have three ships now and five cubes. One more ship?').facts).toMatchObject({ shipsControlled: 3 }))
  it('nor is a fight some turns ago one since my last', () => {
    for (const when of ['two turns ago', 'three rounds ago', 'a few turns ago']) {
      const { facts, unsure } = read(`we fought there ${when}, can I build a corvette in my capital`)
      expect(facts, when).not.toHaveProperty('combatSinceMyLastTurn')
      expect(unsure, when).toContain('combatSinceMyLastTurn')
    }
  })
})

describe('my capital stays mine whatever never happened there', () => {
  it.each([
    'We never fought in my capital. Can I build a cruiser there?',
    'I never fought in my capital and there is nobody else in it. Battleship?',
    "I haven't fought in my capital. Can I build a cruiser there?",
    'Nobody fought in my capital, cruiser there?',
  ])('%s', (question) => expect(read(question).facts).toMatchObject({ systemController: 'me', systemKind: 'capital' }))
  it('who is not there owns nothing', () =>
    expect(read('There is nobody in the system. Can I build a station?').facts).not.toHaveProperty('systemController'))
  it('but what is nobody’s is nobody’s', () => {
    for (const said of ["it's nobody's", 'the system is nobodys', "nobody's system"])
      expect(read(`${said}, can I build a station there`, 'build').facts, said).toMatchObject({
        systemController: 'none',
      })
  })
})

describe('a verb that begins a question is nobody’s name', () => {
  it.each(['Am I under siege?', 'Has it come to a siege?', 'Why is it not a siege?'])('%s', (asks) =>
    expect(read(`Two of his frigates are in my system and I have nothing there. ${asks}`, 'siege').facts).toMatchObject(
      {
        vessels: [{ owner: 'Red' }, { owner: 'Red' }],
      },
    ),
  )
})

describe('who hits whom with what', () => {
  it.each<[string, object]>([
    ['Frigate already has 2 damage and I hit it with a corvette for 1', { from: 'Corvette', to: 'Frigate', amount: 1 }],
    ['I hit his frigate with my corvette for 2', { from: 'Corvette', to: 'Frigate', amount: 2 }],
    ['His cruiser has 3 damage, my destroyer hits it for 4', { from: 'Destroyer', to: 'Cruiser', amount: 4 }],
    ['My destroyer shoots his cruiser for 4', { from: 'Destroyer', to: 'Cruiser', amount: 4 }],
  ])('%s', (question, shot) => expect(read(question, 'combat-damage').facts.assignments).toEqual([shot]))
  it('what fires is not what is hit', () =>
    expect(read("i hit it with a corvette for 2, it's a cruiser", 'combat-damage').facts).not.toHaveProperty(
      'assignments',
    ))
})

describe('what is bought, sold and scrapped', () => {
  it.each(['can I sell just one card?', 'can i sell only one card', 'may I sell just two cards'])(
    'a card that is sold is no hand: %s',
    (question) => expect(read(question, 'hand').facts).not.toHaveProperty('handSize'),
  )
  it.each([
    'can I buy a battleship? I have 6 credits',
    'Tom has 12 credits, I have 6. can I buy a battleship?',
    'I have 6 credits, may I purchase another frigate',
  ])('a vessel that is bought is no card: %s', (question) => {
    expect(read(question).checker).toBe('starcom/affordability')
    expect(read(question).facts).toMatchObject({ credits: 6, builds: [{ count: 1 }] })
    expect(read(question, 'hand').facts).not.toHaveProperty('action')
    expect(read(question, 'hand').facts).not.toHaveProperty('draws')
  })
  it.each(['what do i get for scrapping a 5 credit frigate', 'can I scrap my 5 credit frigate'])(
    'a price is no purse: %s',
    (question) => {
      expect(read(`feb 2022: ${question}`).facts).toMatchObject({ action: 'scrap', cost: 5 })
      expect(read(`feb 2022: ${question}`).facts).not.toHaveProperty('credits')
    },
  )
})

describe('what is asked is not told', () => {
  it.each(['do I besiege it?', 'am I besieging it now?', 'does that besiege her?'])('%s', (asks) => {
    const asked = read(`Anna's world: she has a defense station, I have a cruiser there. ${asks}`)
    expect(asked.checker).toBe('starcom/siege')
    expect(read(asked.question, 'conquest').facts).not.toHaveProperty('underSiege')
  })
  it('a third development is none that stands there', () => {
    const asked = read('my besieged system has 2 cubes, can i add a third')
    expect(asked.checker).toBe('starcom/development')
    expect(asked.facts).toMatchObject({ developments: 2, count: 1, underSiege: true })
  })
})

describe('what is left out was said before', () => {
  it.each<[string, number[]]>([
    ['My second system has 3, my first 2. what do i earn', [3, 2]],
    ['My first system has 4 cubes, my second 1. Income?', [4, 1]],
    ['One system has 3 cubes, the other 2. income?', [3, 2]],
  ])('%s', (question, developments) =>
    expect(
      (read(question, 'income').facts.systems as { developments: number }[]).map((one) => one.developments),
    ).toEqual(developments),
  )
  it('but a number may count the systems', () =>
    expect(
      read('one system has 3 cubes, the other two besieged. income?', 'income').facts.systems ?? [],
    ).not.toContainEqual(expect.objectContaining({ developments: 2 })))
})

describe('what is plainly said is read', () => {
  it.each<[string, string, object]>([
    ['is 9 enough for 3 corvettes', 'affordability', { credits: 9 }],
    ['would 9 cover 3 corvettes', 'affordability', { credits: 9 }],
    ['6 ships, 6 cubes, can i build a seventh', 'ship-limit', { count: 1, shipsControlled: 6, totalDevelopments: 6 }],
    ['second time I buy this turn, 6 credits left, three cards', 'hand', { timesThisTurn: 1 }],
    ['Destroyer I got from Kim in a trade a minute ago, may it jump?', 'jump', { controlledSinceTurnStart: false }],
    [
      'its annas turn, can i retreat my frigate from her system to mine beside it',
      'retreat',
      { destinationController: 'me' },
    ],
  ])('%s', (question, checker, facts) => expect(read(question, checker).facts).toMatchObject(facts))
  it('nobody attacking is no combat in which nobody shot', () =>
    expect(read('nobody attacking, can i put a station on my colony').facts).not.toHaveProperty('noDamageAssigned'))
})

describe('mine and his stand for what was named', () => {
  it.each<[string, string[]]>([
    ['his frigate and mine sit in my colony. Siege?', ['Red', 'me']],
    ['my cruiser and his are in my colony. Siege?', ['me', 'Red']],
  ])('a vessel: %s', (question, owners) =>
    expect((read(question, 'siege').facts.vessels as { owner: string }[]).map((one) => one.owner)).toEqual(owners),
  )
  it('a system', () =>
    expect(read('nobody has fought in her capital, can I build a cruiser in mine').facts).toMatchObject({
      systemController: 'me',
    }))
})
