/** What players call things: ids, printed names and aliases, in large or small letters. */
import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { chain, effects, go, system, table, units } from '../../../lib/games/ti4/board/samples.ts'
import { ti4 } from '../../../lib/games/ti4/index.ts'

const rex = { ...system('rex', { q: 1, r: 0 }), tile: '18', planets: ['Mecatol Rex'] }
const SYSTEMS = [...chain('a'), rex, system('far', { q: 2, r: 0 })]
const UNITS = units('car:carrier-i@a inf:infantry-i@a g:cruiser-i@rex')
const base = table({
  systems: SYSTEMS,
  active: 'far',
  units: UNITS,
  moves: [go('car', 'a rex far', 'inf@a')],
  effects: effects('gravity-drive+car'),
})
const ask = (checker: string, facts: object) => adjudicate([ti4], { checker: `ti4/${checker}`, facts, presume: false })
const told = (checker: string, facts: object) => {
  const ruling = ask(checker, facts)
  if ('error' in ruling) throw new Error(ruling.error.message)
  return JSON.stringify([ruling.verdict, ruling.deciding, ruling.answer?.value, ruling.consequences])
}
const issuesOf = (checker: string, facts: object) => {
  const ruling = ask(checker, facts)
  return 'error' in ruling ? ruling.error.issues : []
}

describe('a name is read by id, printed name or alias, in large or small letters', () => {
  const same: [string, object][] = [
    ['a system by its planet', { moves: [go('car', 'a mecatol_rex far', 'inf@a')].map(spaced) }],
    ['a system by its planet, as a slug', { moves: [go('car', 'a mecatol-rex far', 'inf@a')] }],
    ['a system by its tile', { moves: [go('car', 'a 18 far', 'inf@a')] }],
    ['systems and units in capitals', { active: 'FAR', moves: [go('CAR', 'A REX FAR', 'INF@A')] }],
    ['the target of a card', { effects: effects('gravity-drive+CAR') }],
    ['a card by its printed name', { effects: [{ id: 'Gravity Drive', owner: 'ANN', target: 'Car' }] }],
    ['a unit by its printed name', { units: UNITS.map((one) => ({ ...one, type: PRINTED[one.type] })) }],
    ['where a unit stands', { units: UNITS.map((one) => ({ ...one, system: one.system.toUpperCase(), at: 'Space' })) }],
  ]
  it.each(same)('%s', (_what, over) => {
    expect(told('movement', { ...base, ...over })).toBe(told('movement', base))
  })

  it('the planet a unit is on, with other signs between its words', () => {
    const landed = (at: string) => ({ ...base, units: [...UNITS, { ...units('m:infantry-i@rex')[0]!, at }] })
    expect(issuesOf('movement', landed('Mecatol'))).toHaveLength(1)
    for (const at of ['mecatol-rex', 'Mecatol_Rex', 'MECATOL REX'])
      expect(told('movement', landed(at))).toBe(told('movement', landed('Mecatol Rex')))
  })

  it('the player a card is aimed at, as the first who is called so', () => {
    const aimed = (target: string) => ({
      ...table({ systems: chain('a b c'), active: 'c', units: units('x:heavens-eye@a'), moves: [go('x', 'a b c')] }),
      units: [...units('x:heavens-eye@a'), { ...units('e:cruiser-i@c')[0]!, owner: 'Bob B.' }],
      effects: [{ id: 'te-heavens-eye', owner: 'ann', target }],
      expansions: ['te'],
    })
    const plain = told('movement', aimed('Bob B.'))
    expect(told('movement', aimed('Cid'))).not.toBe(plain)
    for (const spelled of ['Bob B', 'bob-b', 'BOB B.']) expect(told('movement', aimed(spelled))).toBe(plain)
  })

  it('kinds of anomaly, wormhole, mark and expansion by their words', () => {
    const plain = [{ ...system('a=rift,alpha', { q: 0, r: 0 }) }, ...SYSTEMS.slice(1)]
    const spoken = [{ ...plain[0], anomalies: ['Gravity Rift'], wormholes: ['ALPHA'] }, ...SYSTEMS.slice(1)]
    expect(told('movement', { ...base, systems: spoken, expansions: ["Thunder's Edge"] })).toBe(
      told('movement', { ...base, systems: plain, expansions: ['te'] }),
    )
  })

  it('what moves the ships, and what it is for', () => {
    const retreat = {
      ...base,
      active: 'a',
      player: 'ann',
      by: 'skilled-retreat',
      moves: [go('car', 'a rex')],
      effects: [],
    }
    expect(told('ability', { ...retreat, by: 'Skilled Retreat' })).toBe(told('ability', retreat))
    const rescue = { ...retreat, by: 'te-survival-instinct', expansions: ['te'] }
    expect(told('ability', { ...rescue, by: 'Survival Instinct' })).toBe(told('ability', rescue))
    const near = { ...base, from: 'rex', player: 'ann', purpose: 'movement' }
    for (const from of ['Mecatol rex', '18', 'REX'])
      expect(told('adjacency', { ...near, from, purpose: 'Moving' })).toContain('answered')
  })

  it('an exact name comes before everything it might also be', () => {
    const twins = [...chain('a b'), { ...system('18', { q: 5, r: 5 }) }, { ...rex, hex: { q: 2, r: 0 } }]
    const facts = { ...base, systems: twins, units: units('car:carrier-i@a'), active: '18', moves: [], effects: [] }
    expect(issuesOf('movement', facts)).toEqual([])
    expect(told('movement', facts)).toContain('legal')
  })
})

describe('a name nobody knows is refused with its field and the name that was meant', () => {
  it.each([
    ['a system', 'movement', { active: 'farr' }, 'active', 'Did you mean far?'],
    ['a planet for its system', 'movement', { active: 'Mecatol Rax' }, 'active', 'Did you mean Mecatol Rex?'],
    ['a step', 'movement', { moves: [go('car', 'a rexx far')] }, 'moves[0].path[1]', 'Did you mean rex?'],
    ['a ship', 'movement', { moves: [go('carr', 'a rex far')] }, 'moves[0].ship', 'Did you mean car?'],
    ['cargo', 'movement', { moves: [go('car', 'a rex far', 'infa@a')] }, 'moves[0].loads[0].unit', 'Did you mean inf?'],
    ['a ship of a route', 'route', { ship: 'carr' }, 'ship', 'Did you mean car?'],
    ['a target', 'movement', { effects: effects('gravity-drive+carr') }, 'effects[0].target', 'Did you mean car?'],
    ['a seat', 'movement', { seating: ['anna', 'bob'] }, 'seating', 'Did you mean anna?'],
    ['nothing like it', 'movement', { active: 'zz' }, 'active', 'Name a system of the list.'],
  ])('%s', (_what, checker, over, path, fix) => {
    expect(issuesOf(checker, { ...base, ...over })).toContainEqual(expect.objectContaining({ path, fix }))
  })
})

const PRINTED: Readonly<Record<string, string>> = {
  'carrier-i': 'Carrier I',
  'infantry-i': 'INFANTRY I',
  'cruiser-i': 'cruiser i',
}
function spaced(move: ReturnType<typeof go>) {
  return { ...move, path: move.path.map((id) => id.replace('_', ' ')) }
}
