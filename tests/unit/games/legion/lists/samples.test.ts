import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { adjudicate } from '../../../../../lib/adjudicate.ts'
import { legion } from '../../../../../lib/games/legion/index.ts'
import {
  type ArmyList,
  formsFor,
  handFacts,
  readList,
  sayRead,
  writeList,
} from '../../../../../lib/games/legion/lists/index.ts'

const sample = (name: string): string =>
  readFileSync(new URL(`../../../../fixtures/legion-lists/${name}`, import.meta.url), 'utf8')

function read(text: string): ArmyList {
  const list = readList(text)
  if ('problem' in list) throw new Error(list.problem)
  return list
}

const verdictOf = (list: ArmyList) => {
  const ruling = adjudicate([legion], { checker: 'legion/command-hand', facts: handFacts(list) })
  if ('error' in ruling) throw new Error(JSON.stringify(ruling.error))
  return ruling.verdict
}

const VADER = [
  'Implacable',
  'Vader’s Might',
  'New Ways to Motivate Them',
  'Pinned Down',
  'Master of Evil',
  'Coordinated Fire',
  'Standing Orders',
].map((name) => expect.stringMatching(name.replace('’', '.')))

describe('a genuine export', () => {
  test.each([
    ['standard-vader.txt', 'standard'],
    ['minimal-vader.txt', 'minimal'],
    ['tournament-vader.txt', 'tournament'],
    ['hq-vader.json', 'hq-json'],
  ])('%s gives the seven cards, the seven units and the right verdict', (name, form) => {
    const list = read(sample(name))
    expect(list.form).toBe(form)
    expect(list.cards).toEqual(VADER)
    expect(list.aside).toEqual([])
    expect(sayRead(list)).toBe('7 cards, 7 units read.')
    expect(list.points).toBe(593)
    expect(list.activations).toBe(7)
    expect(list.units[0]?.upgrades.map((upgrade) => upgrade.name)).toEqual([
      'Force Push',
      'Force Reflexes',
      'Saber Throw',
    ])
    expect(handFacts(list)).toMatchObject({ army: ['Darth Vader'], faction: 'empire' })
    expect(verdictOf(list)).toBe('legal')
  })

  test.each([
    ['standard-luke.txt', ['Luke Skywalker'], 1],
    ['minimal-luke.txt', ['Luke Skywalker'], 0],
    ['tournament-luke.txt', ['Luke Skywalker'], 0],
    ['hq-luke.json', ['Luke Skywalker'], 1],
    ['standard-iden.txt', ['Iden Versio'], 2],
    ['admiral-empire.json', ['Darth Vader'], 1],
    ['admiral-boba.json', ['Imperial Officer', 'Boba Fett'], 7],
  ])('%s: characters and number of cards', (name, army, cards) => {
    const list = read(sample(name))
    expect(list.aside).toEqual([])
    expect(handFacts(list).army).toEqual(army)
    expect(list.cards).toHaveLength(cards)
    if (cards) expect(verdictOf(list)).toBe('illegal')
  })

  test.each([
    'standard-kraken.txt',
    'minimal-kraken.txt',
    'tournament-kraken.txt',
    'hq-kraken.json',
    'admiral-kraken.json',
  ])('%s: a comma inside a title parts nothing', (name) => {
    const list = read(sample(name))
    expect(list.cards).toEqual(['Mechanized Incursion', 'Roger, Roger!', 'Standing Orders'])
    expect(list.units[0]?.name.startsWith('Kraken')).toBe(true)
    expect(list.aside).toEqual([])
  })

  test('the battle force and the deck are read, and are no cards', () => {
    expect(read(sample('hq-luke.json'))).toMatchObject({ battleForce: 'Echo Base Defenders', limit: 600 })
    expect(handFacts(read(sample('hq-luke.json'))).battleForce).toBe('Echo Base Defenders')
    expect(read(sample('tournament-vader.txt')).deck.map((part) => part.cards.length)).toEqual([3, 3, 3])
    expect(read(sample('hq-vader.json')).deck.map((part) => part.heading)).toEqual([
      'Objectives',
      'Secondaries',
      'Advantages',
    ])
  })

  test('Bossk is not in the shortened sample of Boba Fett, so his three cards are not for this army', () => {
    const list = read(
      sample('admiral-boba.json').replace(
        '"units":[',
        '"units":[{"name":"Bossk Terrifying Trandoshan","upgrades":[]},',
      ),
    )
    expect(verdictOf(list)).toBe('legal')
  })

  test('a link tells faction, points and battle force; its codes are left aside, each of them', () => {
    const link = 'https://legionhq2.com/list/rebels/600:ebd:1addt000,2gv0000'
    const list = read(link)
    expect(list).toMatchObject({
      form: 'link',
      faction: 'rebel',
      limit: 600,
      battleForce: 'Echo Base Defenders',
      cards: [],
    })
    expect(list.aside).toEqual(['1addt000', '2gv0000'])
    expect(read('https://legionhq2.com/list/empire/1000:1kg0000+1lw0,3ay0000,cb').battleForce).toBe('none')
  })

  test('a battle force with an unknown code is not said to be none', () => {
    const list = read('https://legionhq2.com/list/empire/800:zz:1kg0000')
    expect(list.battleForce).toBeUndefined()
    expect(list.aside).toEqual(['zz', '1kg0000'])
  })

  test('an old link that leaves out the points still names the battle force', () => {
    const list = read('https://legionhq2.com/list/republic/5t:1aa000')
    expect(list.battleForce).toBe('501st Legion')
    expect(list.limit).toBeUndefined()
    expect(list.aside).toEqual(['1aa000'])
  })

  test('Tabletop Admiral as text', () => {
    const text =
      '1000/1000\n12 Activations\nHan Solo 100 + 13 = 113\n--Offensive Push (4), Up Close and Personal (9)\n2x Rebel Troopers 40 x 2 = 80\n•Sorry About the Mess, ••Reckless Diversion, •••Change of Plans, ••••Standing Orders\nBreakthrough, Recon Mission\nAdvance, Rollout\nClear Conditions'
    const list = read(text)
    expect(list.form).toBe('admiral-text')
    expect(list.units.map(({ name, count, cost, upgrades }) => [name, count, cost, upgrades.length])).toEqual([
      ['Han Solo', 1, 100, 2],
      ['Rebel Troopers', 2, 40, 0],
    ])
    expect(list.cards).toHaveLength(4)
    expect(list.deck.map((part) => part.heading)).toEqual(['Objectives', 'Deployments', 'Conditions'])
    expect(list.aside).toEqual([])
  })

  test('the older texts of Legion HQ', () => {
    const dooku =
      'Dooku\n500/500\nCount Dooku (233)\n - Force Choke (5)\n\nCommands:\n•Fear, Surprise, Intimidation\n•••Roger, Roger!'
    expect(read(dooku).cards).toEqual(['Fear, Surprise, Intimidation', 'Roger, Roger!'])
    const old =
      'Vader test\n593/800\nCommanders:\n - Darth Vader (170): Force Push (40) = 210\nHeavies:\n - AT-ST = 195\n•Implacable, ••Push'
    expect(read(old)).toMatchObject({ cards: ['Implacable', 'Push'], aside: [] })
    expect(read(old).units.map((unit) => unit.heading)).toEqual(['Commanders', 'Heavy'])
  })
})

test('a dash before every unit is no upgrade of the first', () => {
  const list = read(
    'Empire\n800/800\n- Darth Vader (180)\n- General Veers (80)\n- Stormtroopers (44)\nCommands: Implacable, Ambush',
  )
  expect(list.units.map(({ name, cost }) => [name, cost])).toEqual([
    ['Darth Vader', 180],
    ['General Veers', 80],
    ['Stormtroopers', 44],
  ])
  expect(list.cards).toEqual(['Implacable', 'Ambush'])
})

describe('written again', () => {
  const same = [
    'standard-vader.txt',
    'standard-luke.txt',
    'standard-kraken.txt',
    'standard-iden.txt',
    'tournament-vader.txt',
    'tournament-luke.txt',
    'minimal-vader.txt',
    'minimal-luke.txt',
    'hq-vader.json',
    'hq-luke.json',
    'hq-kraken.json',
    'admiral-kraken.json',
  ]
  test.each(same)('%s comes out as it went in', (name) => {
    const list = read(sample(name))
    const text = writeList(list, list.form as never)
    if (name.endsWith('.json')) expect(JSON.parse(text)).toEqual(JSON.parse(sample(name)))
    else expect(`${text}\n`).toBe(sample(name))
  })

  test('in every form the hand, the characters and the number of units stay', () => {
    for (const name of same) {
      const list = read(sample(name))
      for (const form of formsFor(list)) {
        const again = read(writeList(list, form))
        expect([name, form, again.cards, again.aside]).toEqual([name, form, list.cards, []])
        expect([name, form, handFacts(again).army]).toEqual([name, form, handFacts(list).army])
        const count = (of: ArmyList) => of.units.reduce((sum, unit) => sum + unit.count, 0)
        expect([name, form, count(again)]).toEqual([name, form, count(list)])
      }
    }
  })
})

describe('a plain list', () => {
  test('pips as a number in front of a title', () => {
    expect(read('Darth Vader\n1 Implacable\n1 Ambush\n2 Push\n4 Standing Orders').cards).toEqual([
      'Implacable',
      'Ambush',
      'Push',
      'Standing Orders',
    ])
    expect(read('1 Implacable, 2 Push, 3 Assault').cards).toEqual(['Implacable', 'Push', 'Assault'])
  })
  test('what is like no card is left aside and never counted', () => {
    const list = read('My Vader hand for Saturday\nImplacable\nStormtroopers\n800 points\nPush')
    expect(list.cards).toEqual(['Implacable', 'Push'])
    expect(list.aside).toEqual(['My Vader hand for Saturday', 'Stormtroopers', '800 points'])
    expect(sayRead(list)).toBe('2 cards read, 3 lines left aside.')
  })
  test('a misspelt title is kept as it was typed', () => {
    expect(read('Assualt, Ambush').cards).toEqual(['Assualt', 'Ambush'])
  })
})
