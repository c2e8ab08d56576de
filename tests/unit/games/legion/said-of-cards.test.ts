/**
 * All that is said of every command card, and the clauses it leads to, are those that were accepted. A change made on
 * purpose is accepted with `npx vitest run tests/unit/games/legion/said-of-cards.test.ts -u`.
 */
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { clausesOn, questionsOn } from '../../../../lib/games/legion/card-clauses.ts'
import { doubtsOf, lineOf, ownerOf, pipsOf, sayOrders, sectionOf } from '../../../../lib/games/legion/card-words.ts'
import { cards, type OrderSlot } from '../../../../lib/games/legion/data/cards.ts'
import { effectOf } from '../../../../lib/games/legion/data/effects.ts'
import { sayPrinting, saySource, sayTiming, sayWeapon } from '../../../../lib/games/legion/effect-words.ts'
import { gapFields } from '../../../../lib/games/legion/issue-orders/slots.ts'
import { takes, type Unit } from '../../../../lib/games/legion/issue-orders/units.ts'
import { readList } from '../../../../lib/games/legion/lists/index.ts'

it('of every card', async () => {
  const said = cards.map((card) => {
    const effect = effectOf(card)
    const prints = effect ? [effect, ...(effect.others ?? [])] : []
    const lines = [
      [ownerOf(card), pipsOf(card), sectionOf(card), lineOf(card), sayOrders(card.orders)].join(' | '),
      ...doubtsOf(card),
      ...prints.map((print) =>
        [sayPrinting(print), saySource(print), sayTiming(print), print.weapon ? sayWeapon(print.weapon) : ''].join(
          ' | ',
        ),
      ),
      [...clausesOn(card, effect), ...questionsOn(card)].map((id) => id.replace(/^legion:/, '')).join(' '),
    ]
    return [card.name, ...lines.map((line) => `  ${line}`)].join('\n')
  })
  const file = join(process.cwd(), 'tests/fixtures/legion-cards.txt')
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(file)
})

describe('a line of the orders section', () => {
  const of = (...types: string[]) => ({ kind: 'count', count: 1, types }) as OrderSlot
  test.each<[string, OrderSlot, Partial<Unit>, boolean | undefined, string[]]>([
    ['nobody', { kind: 'none' }, {}, false, []],
    ['everybody', { kind: 'each-eligible' }, {}, true, []],
    ['any unit', of(), {}, true, []],
    ['a rank it has', of('corps'), { rank: 'corps' }, true, []],
    ['a rank it has not', of('corps'), { rank: 'heavy' }, false, []],
    ['a rank, not told', of('corps'), { types: ['trooper'] }, undefined, ['rank']],
    ['special forces', of('special-forces'), { rank: 'special' }, true, []],
    ['troopers of any sort', of('trooper'), { types: ['droid-trooper'] }, true, []],
    ['vehicles of any sort', of('vehicle'), { types: ['ground-vehicle'] }, true, []],
    ['vehicles', of('vehicle'), { types: ['vehicle'] }, true, []],
    ['no trooper', of('vehicle'), { types: ['trooper'] }, false, []],
    ['its own sort', of('ewok-trooper'), { types: ['ewok-trooper'] }, true, []],
    ['another sort', of('ewok-trooper'), { types: ['droid-trooper'] }, false, []],
    ['a type, not told', of('trooper'), { rank: 'corps' }, undefined, ['types']],
    ['one of two', of('heavy', 'vehicle'), { rank: 'heavy' }, true, ['types']],
    ['perhaps one of two', of('heavy', 'vehicle'), { rank: 'corps' }, undefined, ['types']],
    ['neither of two', of('heavy', 'vehicle'), { rank: 'corps', types: ['trooper'] }, false, []],
    ['nothing told', of('heavy', 'vehicle'), {}, undefined, ['rank', 'types']],
    ['its name', { kind: 'named', names: ['Han Solo', 'Leia Organa'] }, { name: 'leia organa' }, true, []],
    ['another name', { kind: 'named', names: ['Han Solo'] }, { name: 'Luke' }, false, []],
    ['a name, not told', { kind: 'named', names: ['Han Solo'] }, {}, undefined, ['name']],
  ])('takes or not: %s', (_what, slot, unit, isTaken, gaps) => {
    expect(takes(slot, { id: 'u', ...unit })).toBe(isTaken)
    expect(gapFields(slot, { id: 'u', ...unit })).toEqual(gaps)
  })
})

describe('a list for Tabletop Simulator', () => {
  const read = (json: object) => readList(JSON.stringify(json))
  const whole = {
    author: 'Legion HQ',
    listname: 'Mine',
    points: 800,
    numActivations: 9,
    armyFaction: 'Rebels',
    battleForce: '',
    commandCards: ['Ambush', ' '],
    contingencies: [],
    units: [
      { name: 'Troopers', upgrades: ['Scope', 3], loadout: ['Pack'] },
      { name: 'Troopers', upgrades: ['Scope'] },
    ],
    battlefieldDeck: { scenario: 'recon', deployment: ['A'], objective: ['B'], condition: ['C'], more: 1 },
  }

  it('is read whole; what is not understood is laid aside and named', () => {
    const list = read(whole)
    expect(list).toMatchObject({ name: 'Mine', points: 800, activations: 9, faction: 'rebel', limit: 600 })
    expect(list).toMatchObject({ battleForce: 'none', cards: ['Ambush'] })
    expect(list).toMatchObject({
      deck: [
        { heading: 'Objectives', cards: ['A'] },
        { heading: 'Secondaries', cards: ['B'] },
        { heading: 'Advantages', cards: ['C'] },
      ],
    })
    expect('aside' in list && list.aside).toEqual(['commandCards: " "', 'upgrades: 3', 'more: 1'])
  })

  test.each<[object, string[]]>([
    [{ units: 3 }, ['units: 3']],
    [{ units: undefined }, []],
    [
      { units: [{ name: 'A', silhData: 1, colour: 'red' }, { upgrades: [] }, 'x', null] },
      ['colour: "red"', 'units: {"upgrades":[]}', 'units: "x"', 'units: null'],
    ],
    [{ units: [{ name: 'A', upgrades: 'x', loadout: 3 }] }, ['loadout: 3', 'upgrades: "x"']],
    [{ points: '800', numActivations: 1.5 }, ['points: "800"', 'numActivations: 1.5']],
    [{ armyFaction: 'martian' }, ['armyFaction: "martian"']],
    [{ battlefieldDeck: [1] }, ['battlefieldDeck: [1]']],
    [{ battlefieldDeck: { scenario: 'standard' } }, []],
    [{ battlefieldDeck: { scenario: 'siege' } }, ['scenario: "siege"']],
    [{ battlefieldDeck: null, contingencies: null }, []],
    [{ dice: 6 }, ['dice: 6']],
  ])('%j: what is laid aside', (change, aside) => {
    const list = read({ commandCards: [], ...change })
    expect('aside' in list && list.aside).toEqual(aside)
  })

  it('without cards and units, or not whole, is refused with the reason', () => {
    expect(read({ listname: 'x' })).toMatchObject({ problem: expect.stringContaining('neither') })
    expect(readList('{"units": [')).toMatchObject({ problem: expect.stringContaining('not whole') })
    expect(read({ units: [], author: 'Tabletop Admiral', battleForce: 'Imperial March' })).toMatchObject({
      battleForce: 'Imperial March',
    })
  })
})
