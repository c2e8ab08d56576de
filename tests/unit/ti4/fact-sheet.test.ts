/** Cases written as section 4.0 of the fact sheet writes them, and the worked figures of its section 5. */
import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'
import type { Ruling } from '../../../lib/kernel/ruling.ts'

const FIGURES: Record<string, [move: number | null, capacity: number, uses: number]> = {
  'carrier-i': [1, 4, 0],
  'carrier-ii': [2, 6, 0],
  'cruiser-i': [2, 0, 0],
  'dreadnought-i': [1, 1, 0],
  'fighter-i': [null, 0, 1],
  'fighter-ii': [2, 0, 1],
  'infantry-i': [null, 0, 1],
}
const unit = (id: string, type: string, system: string, at = 'space') => {
  const [move, capacity, uses] = FIGURES[type]!
  return { id, owner: 'me', type, system, at, move, capacity, uses }
}
const node = (id: string, q: number, anomalies: string[] = [], r = 0) => ({
  id,
  hex: { q, r },
  anomalies,
  wormholes: [],
  planets: [],
  tokens: [],
})
/** `a`, `b=gravity-rift` … in a row. */
const row = (words: string) => words.split(' ').map((word, i) => node(word.split('=')[0]!, i, word.split('=').slice(1)))

const caseOf = (systems: object[], active: string, units: object[], moves: object[], over: object = {}) => ({
  edition: 'pok',
  systems,
  hyperlanes: [],
  units,
  activePlayer: 'me',
  active,
  tacticTokens: 2,
  moves,
  fleetPool: { me: 5, foe: 5 },
  effects: [],
  seating: ['me', 'foe'],
  ...over,
})
const fly = (type: string, path: string, map: string | object[], over: object = {}) =>
  caseOf(
    typeof map === 'string' ? row(map) : map,
    path.split(' ').at(-1)!,
    [unit('x', type, path.split(' ')[0]!)],
    [{ ship: 'x', path: path.split(' '), loads: [] }],
    over,
  )
function ask(checker: string, facts: object, edition?: string): Ruling {
  const ruling = adjudicate(games, { checker: `ti4/${checker}`, facts, ...(edition ? { edition } : {}) })
  if ('error' in ruling) throw new Error(ruling.error.message)
  return ruling
}
const dice = (ruling: Ruling) =>
  ruling.consequences
    .filter((step) => step.clause === 'ti4:gravity-rift.2')
    .reduce((sum, step) => sum + (step.value ?? 0), 0)

describe('the worked figures of the fact sheet', () => {
  const R = 'gravity-rift'
  it.each([
    ['a carrier through a rift', fly('carrier-i', 'a b c', `a b=${R} c`), 'legal', 1],
    ['an empty system before the rift', fly('carrier-i', 'a b c d', `a b c=${R} d`), 'illegal', 0],
    ['two rifts', fly('carrier-i', 'a b c d', `a b=${R} c=${R} d`), 'legal', 2],
    ['starting in a rift', fly('carrier-i', 'a b c', `a=${R} b c`), 'legal', 1],
    ['into an active rift two away', fly('carrier-i', 'a b c', `a b c=${R}`), 'illegal', 0],
    ['out of the active system through a rift and back', fly('dreadnought-i', 'a b a', `a b=${R}`), 'legal', 1],
    ['the same rift twice', fly('carrier-ii', 'a b c b d', [...row(`a b=${R} c`), node('d', 1, [], -1)]), 'legal', 2],
    ['a nebula makes the value 1', fly('cruiser-i', 'a b c', 'a=nebula b c'), 'illegal', 0],
  ])('%s', (_title, facts, verdict, rolled) => {
    const ruling = ask('movement', facts)
    expect(ruling.verdict).toBe(verdict)
    expect(dice(ruling)).toBe(rolled)
  })

  it("the same rift twice is not settled with Thunder's Edge", () => {
    const facts = fly('carrier-ii', 'a b c b d', [...row('a b=gravity-rift c'), node('d', 1, [], -1)], {
      edition: 'te',
    })
    expect(ask('movement', facts).readings?.map((reading) => reading.ambiguity)).toContain('ti4:ambiguity.rift-repeat')
  })

  it('Gravity Drive makes it 2, Flank Speed 3; each is named when it counts', () => {
    const effects = [
      { id: 'gravity-drive', owner: 'me', target: 'x' },
      { id: 'flank-speed', owner: 'me' },
    ]
    const two = ask('movement', fly('cruiser-i', 'a b c', 'a=nebula b c', { effects: effects.slice(0, 1) }))
    expect(two.verdict).toBe('legal')
    expect(two.deciding).toEqual(expect.arrayContaining(['ti4:nebula.2', 'ti4:components.gravity-drive']))
    const three = ask('movement', fly('cruiser-i', 'a b c d', 'a=nebula b c d', { effects }))
    expect(three.deciding).toContain('ti4:components.flank-speed')
    const near = ask('movement', fly('cruiser-i', 'a b', 'a b', { effects }))
    expect(near.deciding).not.toContain('ti4:components.flank-speed')
  })

  it('three ships and two Fighter II above capacity in a pool of 3: remove 2', () => {
    const units = ['p', 'q', 'r'].map((id) => unit(id, 'cruiser-i', 'a'))
    const fighters = ['f', 'g'].map((id) => unit(id, 'fighter-ii', 'a'))
    const facts = caseOf(row('a b'), 'a', [...units, ...fighters], [], { fleetPool: { me: 3 } })
    expect(ask('fleet-pool', { ...facts, player: 'me', system: 'a' }).answer?.value).toBe(2)
  })
})

describe('the spelling of the fact sheet', () => {
  it('takes the edition beside the facts as well as among them', () => {
    const { edition: _edition, ...rest } = fly('cruiser-i', 'a b', 'a b')
    expect(ask('movement', rest, 'pok').verdict).toBe('legal')
    expect(ask('movement', rest, 'te').edition).toBe('lrr-2.0')
  })

  it('refuses an edition and expansions that disagree', () => {
    const answer = adjudicate(games, {
      checker: 'ti4/movement',
      facts: { ...fly('cruiser-i', 'a b', 'a b'), expansions: ['te'] },
    })
    expect('error' in answer && answer.error.issues.map((issue) => issue.path)).toEqual(['edition'])
  })

  it('throws at nothing, whatever stands where the sheet has a name', () => {
    for (const odd of [null, 7, {}, { toString: 1 }, [{}], 'constructor'])
      for (const key of ['edition', 'expansions', 'units', 'effects'])
        expect(() =>
          adjudicate(games, { checker: 'ti4/movement', facts: { ...fly('cruiser-i', 'a b', 'a b'), [key]: odd } }),
        ).not.toThrow()
  })

  it('refuses no move value for a unit that has one', () => {
    const facts = fly('cruiser-i', 'a b', 'a b')
    const units = [{ ...unit('x', 'cruiser-i', 'a'), move: null }]
    const answer = adjudicate(games, { checker: 'ti4/movement', facts: { ...facts, units } })
    expect('error' in answer && answer.error.issues.map((issue) => issue.path)).toEqual(['units[0].move'])
  })

  it.each([
    ['Carrier I', 1, 4, 'legal'],
    ['Carrier II', 2, 6, 'legal'],
    ['carrier', 1, 4, 'legal'],
    ['carrier', 2, 6, 'legal'],
    ['Cruiser I', 2, 0, 'illegal'],
  ])('knows %s with move %i', (type, move, capacity, verdict) => {
    const infantry = unit('i', 'infantry-i', 'a')
    const ship = { ...unit('x', 'carrier-i', 'a'), type, move, capacity }
    const moves = [{ ship: 'x', path: ['a', 'b'], loads: [{ unit: 'i', at: 'a' }] }]
    expect(ask('movement', caseOf(row('a b'), 'b', [ship, infantry], moves)).verdict).toBe(verdict)
  })

  it('tells PDS II by its technology', () => {
    const pds = { ...unit('p', 'infantry-i', 'c', 'P'), type: 'pds', owner: 'foe', uses: 0 }
    const systems = row('a b c').map((system) => (system.id === 'c' ? { ...system, planets: ['P'] } : system))
    const facts = (effects: object[]) =>
      caseOf(systems, 'b', [unit('x', 'cruiser-i', 'a'), pds], [{ ship: 'x', path: ['a', 'b'], loads: [] }], {
        effects,
      })
    expect(ask('space-cannon', facts([])).answer?.value).toEqual([])
    const fired = ask('space-cannon', facts([{ id: 'pds-ii', owner: 'foe' }])).answer?.value
    expect(fired).toEqual(['foe at me: p 1 × 5+'])
  })
})
