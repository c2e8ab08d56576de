/** The names on a table, and the mends of one that nobody listed. */

import { constraintsOver, meant, type ToldFacts } from '../../../kernel/constraints.ts'
import { vocabulary } from '../facts.ts'
import { planetsOf } from '../places.ts'

/** Constraints over the facts of this game. */
export const constraint = constraintsOver<typeof vocabulary, ToldCase>(vocabulary)
export interface ToldCase extends ToldFacts<typeof vocabulary> {}
type Board = Pick<ToldCase, 'systems' | 'hyperlanes'>

const A_SYSTEM = 'Name a system of the list.'
const A_UNIT = 'Name a unit of the list.'
export const ADD_TE = 'Add te to expansions.'

/** True where only what has no expansion is played. */
export const isWithoutTe = ({ expansions }: Pick<ToldCase, 'expansions'>): boolean => expansions?.length === 0

/** Worked out once for a list: every line of a case is compared with it, and most lists are the same in the next world. */
function perList<L extends object, T extends object>(make: (list: L) => T): (list: L) => T {
  const known = new WeakMap<L, T>()
  return (list) => {
    const made = known.get(list) ?? make(list)
    known.set(list, made)
    return made
  }
}
type Systems = NonNullable<ToldCase['systems']>
type Lanes = NonNullable<ToldCase['hyperlanes']>
const NO_LANES: Lanes = []

/** The names of lines; one without a name is no line yet. */
const idsOf = perList((list: readonly { readonly id?: string | undefined }[]): readonly string[] =>
  list.flatMap(({ id }) => id ?? []),
)
const idsAndPlanets = perList((systems: Systems): readonly string[] => [
  ...idsOf(systems),
  ...systems.flatMap(planetsOf),
])
const idsWith = perList((lanes: Lanes) =>
  perList((systems: Systems): readonly string[] => [
    ...idsOf(systems),
    ...lanes.flatMap(({ id, face }) => [id, face].filter((name) => name !== undefined)),
  ]),
)

const byName = perList(
  (systems: Systems) => new Map(systems.toReversed().map((system) => [system.id, system] as const)),
)

/** The system of that name; of two with one name the first. */
export const systemNamed = (systems: Systems, name: string): Systems[number] | undefined => byName(systems).get(name)

/** The systems of a map, where they are told. */
export const systemsOf = ({ systems }: Pick<ToldCase, 'systems'>) => systems && idsOf(systems)
/** The units on it, where they are told. */
export const unitsOf = ({ units }: Pick<ToldCase, 'units'>) => units && idsOf(units)
/** Everything a place on the map may be called: systems and their planets. */
export const placesOf = ({ systems }: Pick<ToldCase, 'systems'>) => systems && idsAndPlanets(systems)
/** Systems and hyperlane tiles: what a route may name. */
export const tilesOf = ({ systems, hyperlanes = NO_LANES }: Board) => systems && idsWith(hyperlanes)(systems)

/** True for the name of a hyperlane tile. */
export const isLane = ({ hyperlanes = [] }: Board, id: string | undefined): boolean =>
  hyperlanes.some((lane) => lane.id === id || lane.face === id)

/** The mend of a system nobody listed. */
export const meantSystem = (told: Pick<ToldCase, 'systems'>, typed: string): string =>
  meant(typed, placesOf(told) ?? [], A_SYSTEM)

/** Words for a name that is no system of the map. */
export const noSystem = (name: string) => ({ message: `${name} is not a system of this map.`, fix: A_SYSTEM })
/** Words for a name that is no unit on it. */
export const noUnit = (name: string) => ({ message: `There is no unit ${name}.`, fix: A_UNIT })
/** Words for something listed a second time. */
export const twice = (name: string, what: string) => ({
  message: `${name} is listed twice.`,
  fix: `Give each ${what} its own name.`,
})
