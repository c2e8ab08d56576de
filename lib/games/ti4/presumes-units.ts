/** What is usual of units that are told: ships of no kind, who fires at them, and what a pool allows. */
import type { RawFacts } from '../../kernel/facts.ts'
import { asked, type Presumes, shown, usual } from '../../kernel/presumption.ts'
import { findUnit, units } from './data/units.ts'

export interface Told {
  systems?: readonly {
    id?: string
    tile?: string
    planets?: readonly string[]
    wormholes?: readonly string[]
    hex?: unknown
    tokens?: readonly string[]
  }[]
  units?: readonly { id?: string; owner?: string; type?: string; system?: string; at?: string }[]
  moves?: readonly { ship?: string; path?: readonly string[] }[]
  fleetPool?: Readonly<Record<string, number>>
  tacticTokens?: number
  ship?: string
  whose?: string
  effects?: readonly { id?: string; owner?: string }[]
  expansions?: readonly string[]
  seating?: readonly string[]
  activePlayer?: string
  active?: string
  player?: string
  from?: string
  to?: string
  system?: string
}

export const of = (told: RawFacts) => told as Told
export const known = (items: readonly (string | undefined)[]) => [
  ...new Set(items.filter((item) => item !== undefined)),
]

/** The one thing all of these agree on. */
export const only = (items: readonly (string | undefined)[]): string | undefined => {
  const all = known(items)
  return all.length === 1 ? all[0] : undefined
}

/** "My ships", "an enemy fleet": ships of which nobody said what they are; any kind is tried. */
const KINDS = units.map(({ id }) => id)
const sayKind = (type: string, name: unknown): string => {
  const kind = findUnit(type)
  return kind?.roles.includes('ship') ? `${kind.name} as ${name}` : `${name} is no ship`
}
const someShip = (tries: readonly string[], kind = 'cruiser-i', isOne = (_name: unknown) => true): Presumes => ({
  'units[].type': usual(
    (near: RawFacts) => (near.at === 'space' && isOne(near.id) ? kind : undefined),
    `ships as a ${findUnit(kind)!.name}`,
    { tries: () => tries, unless: (type: string, near) => sayKind(type, near.id) },
  ),
})
export const SOME_SHIP = someShip(KINDS)
/** "Can I drop one infantry on the way": whatever takes something along can hold some; how much a flagship holds hangs on whose it is. */
export const SOME_HOLDER = someShip(KINDS, 'carrier-i', (name) => /^(\S.* )?ship \d+$/.test(String(name)))
/** Where ships are counted, a kind matters as it counts or as it holds others. */
const COUNTED_SHIP = someShip(['fighter-i', 'fighter-ii', 'carrier-i'])

/** Where no place is told, cannons and what they fire at stand in the one system that is activated. */
const HERE = 'the active system'
const isNowhere = ({ systems, active, units = [] }: Told): boolean =>
  !systems &&
  !active &&
  units.some(({ type }) => findUnit(type ?? '')?.spaceCannon) &&
  units.every(({ system }) => !system)
const here = (value: unknown) =>
  asked((_near: RawFacts, facts: RawFacts) => (isNowhere(of(facts)) ? value : undefined), 'all in the active system')

/** Ships that are told to be in the active system. */
const shipsThere = (told: Told) =>
  (told.units ?? []).filter(
    ({ type, system, at }) =>
      (isNowhere(told) || system === told.active) &&
      // of a ship in space nobody need say what it is
      (type === undefined ? at === 'space' : findUnit(type)?.roles.includes('ship')),
  )

/** Where all that is told is of one player and stands nowhere, or is what fires, nothing is told of what it fires at. */
const areOnlyGuns = (told: Told): boolean => {
  const { units = [] } = told
  const isOfOne = only(units.map(({ owner }) => owner)) !== undefined
  return isOfOne && (isNowhere(told) || units.every(({ type }) => findUnit(type ?? '')?.spaceCannon))
}

/** Ships that are alone in the active system have come. */
export const comer = (told: Told): string | undefined =>
  areOnlyGuns(told) ? undefined : only(shipsThere(told).map(({ owner }) => owner))

/** Who fires is asked of ships that are told to be there: of none of them nothing can be said. */
export const FIRED_AT: Presumes = {
  systems: here([{ id: HERE }]),
  active: here(HERE),
  'units[].system': here(HERE),
  activePlayer: asked((_near: RawFacts, facts: RawFacts) => comer(of(facts)), 'the turn of whoever has ships there'),
  moves: shown(
    (_near: RawFacts, facts: RawFacts) => (shipsThere(of(facts)).length && !areOnlyGuns(of(facts)) ? [] : undefined),
    'no moves but those you named',
  ),
}

/** What is counted stands where it was said to be. */
const STILL: Presumes = { moves: shown([], 'no moves but those you named') }

/** What is counted against a pool stands together, where no place is told. */
const THAT = 'that system'
const together = (value: unknown) => (_near: RawFacts, facts: RawFacts) => {
  const { systems, system, units = [] } = of(facts)
  return !systems && !system && units.length && units.every((unit) => !unit.system) ? value : undefined
}

/** The one whose pool it is, and the one system spoken of. */
export const POOL: Presumes = {
  // of what a capacity holds it is asked, and a pool that lets the ships stay changes nothing of that
  fleetPool: shown((_near: RawFacts, facts: RawFacts) => {
    const { units = [], player } = of(facts)
    const kinds = units.map(({ type }) => findUnit(type ?? ''))
    const isCargo = kinds.some((kind) => kind?.roles.includes('ground-force') || kind?.id === 'fighter-i')
    const isPlain = kinds.every((kind) => kind && (kind.type !== 'fighter' || kind.id === 'fighter-i'))
    const ships = kinds.filter((kind) => kind?.roles.includes('ship') && kind.type !== 'fighter').length
    const owner = player ?? only(units.map((unit) => unit.owner))
    return isCargo && isPlain && ships > 0 && owner ? { [owner]: ships } : undefined
  }, 'a fleet pool that allows these ships'),
  combat: usual(false, 'no combat there'),
  ...COUNTED_SHIP,
  ...STILL,
  player: asked((_near: RawFacts, facts: RawFacts) => {
    const { fleetPool = {}, units = [] } = of(facts)
    return only(Object.keys(fleetPool)) ?? only(units.map(({ owner }) => owner))
  }, 'your own fleet pool'),
  system: asked((_near: RawFacts, facts: RawFacts) => {
    const { systems, units = [] } = of(facts)
    return systems ? only(systems.map(({ id }) => id)) : units.length ? THAT : undefined
  }, 'all in one system'),
  systems: asked(together([{ id: THAT }]), 'all in one system'),
  'units[].system': asked(together(THAT), 'all in one system'),
}

/** Without a tactic token nothing is activated, whatever moves; and where nothing is to move, no unit need be named. */
const noToken = (said: string) =>
  shown((_near: RawFacts, facts: RawFacts) => {
    const { tacticTokens, active, moves, units } = of(facts)
    const isStill = moves?.length === 0
    return (tacticTokens === 0 || isStill) && active && !moves?.length && !units?.length ? [] : undefined
  }, said)
export const UNPAID: Presumes = {
  moves: noToken('no moves but those you named'),
  units: noToken('no units but those you named'),
}
