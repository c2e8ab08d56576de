/** Planets that are said to be controlled where somebody goes: "to A where I control planet P", "to 24, I control a planet there". */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { claimOf } from './claims.ts'
import { isLetter } from './numbers.ts'
import { subjectBefore } from './owners.ts'
import { whoIs } from './people.ts'
import type { PlaceMention } from './places.ts'
import type { Read } from './read.ts'

/** So far around the verb the planet and its system are looked for. */
const REACH = 4

/** The planet by its name, or by a letter behind the word: "planet P". */
function planetIn({ tools, places }: Read, verb: number): { planet: string; to: number; system?: string } | undefined {
  const { tokens, typed, isOne } = tools
  const isNear = ({ from, to }: PlaceMention) => (from > verb ? from - verb <= REACH : verb - to <= 3)
  const named = places.find((place) => place.planet !== undefined && isNear(place))
  if (named) return { planet: named.planet!, to: named.to, system: named.id }
  const at = [1, 2, 3].map((step) => verb + step).find((place) => isLetter(tools, place) && isOne(place - 1, 'planet'))
  return at === undefined ? undefined : { planet: typed.slice(tokens[at]!.start, tokens[at]!.end), to: at }
}

/** "In 24" behind it, else the system that was named last before it. */
const placeOf = ({ tools, places }: Read, verb: number, to: number): PlaceMention | undefined =>
  places.find(({ from }) => from > to && from - to <= 3 && tools.isOne(from - 1, 'in', 'at')) ??
  places.findLast((place) => place.to < verb)

/** "I control", not "I don't control", "do I need to control", "I control no planet". */
const isHolding = ({ isOne, tokens }: SceneTools, at: number): boolean =>
  (isOne(at, 'control') || (tokens[at]!.plain === 'own' && isOne(at - 1, 'i', 'we', 'they'))) &&
  !isOne(at - 1, 'not', 'dont', 'doesnt', 'never', 'to', 'must') &&
  !isOne(at + 1, 'no', 'none', 'nothing', 'neither', 'it') &&
  ![1, 2, 3].some((step) => isOne(at - step, 'must', 'should', 'do', 'does'))

/** What `who` controls, and in which system it lies; open where the planet has no name. */
export function controlled(one: Read, who: string | undefined, systems: readonly Claim[]): Claim[] {
  const { tools } = one
  const verb = tools.tokens.findIndex((_, at) => isHolding(tools, at))
  if (verb < 0 || whoIs(tools, subjectBefore(tools, verb)) !== who) return []
  const found = planetIn(one, verb)
  const at = { from: verb, to: Math.max(verb, found?.to ?? verb) }
  const place = placeOf(one, verb, at.to)
  const id = found?.system ?? place?.id
  const system = claimOf(systems, id)
  if (!system) return []
  const { planets } = system.value as { planets?: readonly string[] }
  // one without a name lies there all the same
  const isOne = [1, 2, 3].some((step) => tools.isOne(verb + step, 'planet'))
  const its = planets ? (planets.length === 1 ? planets[0] : undefined) : isOne ? `planet in ${id}` : undefined
  const planet = found?.planet ?? its
  return [
    { path: 'controlled', value: planet === undefined ? undefined : [planet], ...at },
    ...(planets ? [] : [{ path: `${system.path}.planets`, value: planet === undefined ? undefined : [planet], ...at }]),
  ]
}
