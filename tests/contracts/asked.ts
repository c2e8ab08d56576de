/** Every numbered case and scenario as it is asked, and every numbered case half told and told otherwise. */
import { games } from '../../lib/games/index.ts'
import type { FactSpecs, RawFacts } from '../../lib/kernel/facts.ts'
import { goneOf, leftOf } from './left-out.ts'
import { toldFurther, toldOtherwise } from './told-otherwise.ts'

export interface Asked {
  /** `SC.BUILD.07`, or `build: title of the scenario (2022-02)`. */
  name: string
  checker: string
  edition?: string
  readings?: Readonly<Record<string, string>>
  facts: RawFacts
}

const packOf = (game: string) => games.find(({ id }) => id === game)!

const numberedOf = (game: string): Asked[] =>
  packOf(game).cases.map(({ id, checker, edition, readings, facts }) => ({
    name: id,
    checker,
    ...(edition ? { edition } : {}),
    ...(readings ? { readings } : {}),
    facts,
  }))

/** Each once of what is asked twice. */
function distinct(all: readonly Asked[]): Asked[] {
  const known = new Set<string>()
  return all.filter(({ name: _name, ...asked }) => {
    const key = JSON.stringify(asked)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}

/** Every case and scenario of a game; a scenario that asks the same as another, or as a case, only once. */
export function askedOf(game: string): Asked[] {
  const scenarios = packOf(game).checkers.flatMap(({ id, scenarios }) =>
    scenarios.map(({ title, edition, readings, facts }) => ({
      name: `${id}: ${title}${edition ? ` (${edition})` : ''}`,
      checker: id,
      ...(edition ? { edition } : {}),
      ...(readings ? { readings } : {}),
      facts,
    })),
  )
  return distinct([...numberedOf(game), ...scenarios])
}

type Vary = (name: string, specs: FactSpecs, facts: RawFacts) => { facts: RawFacts; what: string }[]

/** Every numbered case in other forms, which their names say. */
function varied(game: string, vary: Vary): Asked[] {
  const specsOf = new Map(packOf(game).checkers.map(({ id, facts }) => [id, facts]))
  return numberedOf(game).flatMap((asked) =>
    vary(asked.name, specsOf.get(asked.checker)!, asked.facts).map(({ facts, what }) => ({
      ...asked,
      name: `${asked.name} ${what}`,
      facts,
    })),
  )
}

const halfTold: Vary = (name, specs, facts) => {
  const gone = goneOf(name, specs, facts)
  const what = `without ${gone.map((path) => path.join('.')).join(', ')}`
  return gone.length ? [{ facts: leftOf(facts, gone), what }] : []
}

/** Every numbered case of a game with facts left out. */
export const halfToldOf = (game: string): Asked[] => varied(game, halfTold)

/** Every numbered case of a game with one fact told otherwise. */
export const otherwiseOf = (game: string): Asked[] =>
  varied(game, (name, specs, facts) => {
    const other = toldOtherwise(name, specs, facts)
    return other ? [{ ...other, what: `with ${other.what}` }] : []
  })

/** How many more forms of a case are drawn. */
const FURTHER = 8

/** Every numbered case of a game in some more forms, each with one fact told otherwise or told besides. */
export const furtherOf = (game: string): Asked[] =>
  varied(game, (name, specs, facts) =>
    toldFurther(name, specs, facts, FURTHER).map((other) => ({ ...other, what: `further ${other.what}` })),
  )
