/** Planets that are said to be controlled where somebody goes: "to A where I control planet P", "to 24, I control a planet there". */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { claimOf } from './claims.ts'
import { isLetter } from './numbers.ts'
import { subjectBefore } from './owners.ts'
import { ME, whoIs } from './people.ts'
import type { PlaceMention } from './places.ts'
import type { Read } from './read.ts'
import { isUnnamed } from './ways.ts'

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

/** "I control", "with my own planet"; not "I don't control", "do I need to control", "I control no planet". */
const isHolding = ({ isOne, tokens }: SceneTools, at: number): boolean =>
  (isOne(at, 'control') ||
    (tokens[at]!.plain === 'own' && isOne(at - 1, 'i', 'we', 'they')) ||
    (isOne(at, 'have', 'hold') && isOne(at + 1, 'a', 'my') && isOne(at + 2, 'planet'))) &&
  !isOne(at - 1, 'not', 'dont', 'doesnt', 'never', 'to', 'must') &&
  !isOne(at + 1, 'no', 'none', 'nothing', 'neither', 'it') &&
  ![1, 2, 3].some((step) => isOne(at - step, 'must', 'should', 'do', 'does'))

/** "With my own planet", "holding a planet of mine": what holds it stands before. */
const isHeld = ({ isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'planet') &&
  (isOne(at - 1, 'my') || (isOne(at - 1, 'own') && isOne(at - 2, 'my')) || isOne(at + 2, 'mine')) &&
  [2, 3].some((step) => isOne(at - step, 'with', 'holding', 'holds', 'has', 'containing'))

/** "I control a planet next door": where the ships go, and nobody named it. */
const isNextDoor = ({ isOne }: SceneTools, verb: number): boolean =>
  [2, 3, 4].some((step) => isOne(verb + step, 'next') && isOne(verb + step + 1, 'door', 'to')) ||
  [3, 4, 5].some((step) => isOne(verb + step, 'there') && isOne(verb + step - 1, 'over'))

/**
 * Whether the ships retreat to where nobody named, and neither a planet nor a unit of theirs was laid there: what is there
 * decides, and of it nobody said that there is none.
 */
export function isEndOpen({ route }: Read, who: string | undefined, claims: readonly Claim[]): boolean {
  const end = route.length > 1 && isUnnamed(route.at(-1)!) ? route.at(-1)!.id : undefined
  const path = claimOf(claims, end)?.path
  const isHeld = claims.some((claim) => claim.path === `${path}.planets` && claim.value !== undefined)
  const isThere = claims.some(({ path: unit, value }) => {
    const { owner, system } = (value ?? {}) as { owner?: string; system?: string }
    return /^units\[\d+\]$/.test(unit) && owner === who && system === end
  })
  return end !== undefined && !isHeld && !isThere
}

/** What `who` controls, and in which system it lies; open where the planet has no name. */
export function controlled(one: Read, who: string | undefined, systems: readonly Claim[]): Claim[] {
  const { tools, route } = one
  const held = tools.tokens.findIndex((_, at) => isHeld(tools, at))
  const verb = held < 0 ? tools.tokens.findIndex((_, at) => isHolding(tools, at)) : held
  const holder = held < 0 ? whoIs(tools, subjectBefore(tools, verb)) : ME
  if (verb < 0 || holder !== who) return []
  const found = held < 0 ? planetIn(one, verb) : undefined
  const at = { from: verb, to: Math.max(verb, found?.to ?? verb) }
  const place = isNextDoor(tools, verb) ? route.slice(1).find(isUnnamed) : placeOf(one, verb, at.to)
  const id = found?.system ?? place?.id
  const system = claimOf(systems, id)
  if (!system) return []
  const { planets } = system.value as { planets?: readonly string[] }
  // one without a name lies there all the same
  const isOne = held >= 0 || [1, 2, 3].some((step) => tools.isOne(verb + step, 'planet'))
  const its = planets ? (planets.length === 1 ? planets[0] : undefined) : isOne ? `planet in ${id}` : undefined
  const planet = found?.planet ?? its
  return [
    { path: 'controlled', value: planet === undefined ? undefined : [planet], ...at },
    ...(planets ? [] : [{ path: `${system.path}.planets`, value: planet === undefined ? undefined : [planet], ...at }]),
  ]
}
