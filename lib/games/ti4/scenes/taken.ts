/** How many of those that stand there are taken along: "with 8 infantry. Can it carry 4 infantry", "carries 4 of them". */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { Unit } from '../data/units.ts'
import { fleetsIn, isOfThem, isShip } from '../sayings/fleets.ts'
import { AT, leadAt } from './leads.ts'
import { isFirmNumber } from './numbers.ts'
import { type PlaceMention, placesIn } from './places.ts'
import { placeOf } from './stands.ts'
import { FLIES } from './told-way.ts'

type Fleet = Mention<Unit>

const TAKING = 'carry take transport bring haul lift ferry load'.split(' ')
/** What says that something is taken, or how it comes aboard. */
export const TAKES =
  'carrying carry carries loaded transport transporting bring bringing pick holding take takes taking load grab grabbing scoop scooping collect snatch fetch haul hauling ferry lift'.split(
    ' ',
  )
const MORE = 'also more another third fourth extra other others additional further too'.split(' ')
/** Behind a number they say that nothing is named that it counts. */
const ALONE = 'to into along with from back there then'.split(' ')

const isCargo = ({ value }: Pick<Fleet, 'value'>): boolean =>
  isShip(value) ? value.type === 'fighter' : value.roles.includes('ground-force')

/** "Can it carry 4 infantry", "takes only 4 of them": right behind such a verb. */
const isBehind = ({ tokens, isOne }: SceneTools, at: number, verbs: readonly string[]): boolean =>
  [1, 2].some(
    (step) =>
      isOne(at - step, ...verbs) &&
      tokens[at - step]!.part === tokens[at]!.part &&
      (step === 1 || isOne(at - 1, 'only', 'just', 'all', 'along')),
  )

/** "Carry 4 infantry and 2 fighters": what is joined to it is taken too. */
export function isTaken(tools: SceneTools, one: Fleet, verbs: readonly string[] = TAKING): boolean {
  const before = fleetsIn(tools).findLast(({ to }) => to < one.start)
  const isJoined = before !== undefined && one.start - before.to === 2 && tools.isOne(one.start - 1, 'and', 'plus')
  return isBehind(tools, one.start, verbs) || (isJoined && isTaken(tools, before, verbs))
}

/** Where it stands, as far as a place before it or behind it says so. */
export function standing(tools: SceneTools, fleet: Fleet): string | undefined {
  const places = placesIn(tools)
  const before = places.findLast(({ to }) => to < fleet.start)
  const from = places.find((place) => place.from === fleet.to + 2 && tools.isOne(fleet.to + 1, 'from'))
  const at = from ?? placeOf(tools, fleet, places)
  return (at ?? (before && leadAt(tools, before, AT) !== undefined ? before : undefined))?.id
}

/** Whether one ship alone is told that could hold something: of several it is not said which takes what. */
const isOneShip = (tools: SceneTools): boolean =>
  fleetsIn(tools).filter(
    ({ value, start }) =>
      isShip(value) && !isCargo({ value }) && ![start, start - 1].some((at) => tools.isOne(at, 'the', 'that', 'this')),
  ).length === 1

/** "2 more infantry": others than those that were told. */
const isMore = ({ tokens, isOne }: SceneTools, { start, to }: Fleet): boolean =>
  tokens.some((_, at) => at >= start - 3 && at <= to + 1 && isOne(at, ...MORE))

/** The fleet told before of which a part, or all, is what is said to be taken. */
export function takenFromOf(tools: SceneTools, one: Fleet, all: readonly Fleet[]): Fleet | undefined {
  if (isMore(tools, one) || !isCargo(one) || !isTaken(tools, one, [...TAKING, 'with'])) return undefined
  const own = tools.isOne(one.to + 1, ...AT, 'from') ? standing(tools, one) : undefined
  return all.findLast((other) => {
    const here = standing(tools, other)
    return (
      other.start < one.start &&
      other.value.id === one.value.id &&
      (other.count ?? 0) >= (one.count ?? 1) &&
      (one.owner === undefined || one.owner === other.owner) &&
      !isTaken(tools, other) &&
      here !== undefined &&
      (own === undefined || own === here)
    )
  })
}

/** Behind those that stand there they say that these go along. */
const ALONG = [
  ...TAKING,
  ...'them they both all everything everybody along together aboard board full capacity fit'.split(' '),
]

/** "My carrier is in A with 6 fighters. Can it move to B": those that are only said to stand there may stay; which go is a choice. */
export function isWaiting({ tokens, isOne }: SceneTools, { start, to, value }: Fleet, places: readonly PlaceMention[]) {
  const isNear = (at: number) => tokens[at]!.part === tokens[start]!.part
  const isAway = tokens.some(
    (_, at) =>
      isNear(at) && isOne(at, ...FLIES, ...TAKES) && !(at > to && [1, 2].some((step) => isOne(at - step, 'and'))),
  )
  const here = places.find((place) => isNear(place.from) && isOne(place.from - 1, ...AT))
  const isAlong = tokens.some((_, at) => at > to && isOne(at, ...ALONG))
  return isCargo({ value }) && !isAway && !isAlong && places.some(({ id }) => here && id !== here.id)
}

/** "Carries 4 of them", "takes only 4 to B": a number that counts cargo told before; where the token stands. */
const numbersIn = (tools: SceneTools, all: readonly Fleet[]): number[] =>
  tools.tokens.flatMap((token, at) => {
    const { isOne, tokens } = tools
    const isAlone = tokens[at + 1]?.part !== token.part || isOne(at + 1, ...ALONE)
    const isCount = isFirmNumber(token) && isBehind(tools, at, TAKING) && (isOfThem(isOne, at) || isAlone)
    return isCount && !all.some(({ start, to }) => start <= at && at <= to) ? [at] : []
  })

const cargoBefore = (all: readonly Fleet[], at: number): Fleet[] => all.filter((one) => isCargo(one) && one.to < at)

/** Several ships or two kinds stand there, and nobody said which takes what. */
export function isTakenOfEither(tools: SceneTools): boolean {
  const all = fleetsIn(tools)
  const isOfOne = isOneShip(tools)
  return (
    numbersIn(tools, all).some((at) => !isOfOne || cargoBefore(all, at).length > 1) ||
    (!isOfOne && all.some((one) => takenFromOf(tools, one, all)))
  )
}

/** How many of a fleet are taken, where that is told apart from how many there are. */
export function takenOf(tools: SceneTools, fleet: Fleet, all: readonly Fleet[]): number | undefined {
  const again = all.find((one) => takenFromOf(tools, one, all)?.start === fleet.start)
  if (again) return again.count ?? fleet.count
  const at = numbersIn(tools, all).find((place) => cargoBefore(all, place).at(-1)?.start === fleet.start)
  const count = at === undefined || isTaken(tools, fleet) ? undefined : tools.tokens[at]!.number
  return count !== undefined && count <= (fleet.count ?? 0) ? count : undefined
}
