/** Claims of what moves: which ships, by which way, and what they take along. */
import type { Claim } from '../../../kernel/sayings.ts'
import { lostLater } from './absent.ts'
import { isPickedSomewhere, isSetDown, pickedAt, takenFrom } from './claims.ts'
import type { Group } from './groups.ts'
import { isFirmNumber } from './numbers.ts'
import type { Read } from './read.ts'
import { isApart, isFar } from './told-way.ts'

/** "1 of my 3 cruisers": only so many of them go. */
function going({ tokens, isOne }: Read['tools'], { mention: { start, to }, ids, taken }: Group): string[] {
  if (taken !== undefined) return ids.slice(0, taken)
  const told = isOne(start, 'of') ? tokens[start - 1] : undefined
  const some = told?.number !== undefined && isOne(start - 2, 'leave', 'keep') ? ids.length - told.number : told?.number
  // "4 cruisers at 31, 2 stay, 2 go to 32", "one of them stays"
  const verbBehind = (place: number) => (isOne(place + 1, 'of') && isOne(place + 2, 'them') ? place + 3 : place + 1)
  const at = tokens.findIndex(
    (token, place) =>
      place > to &&
      isFirmNumber(token) &&
      token.number! < ids.length &&
      isOne(verbBehind(place), 'stay', 'go', 'move', 'leave') &&
      tokens[verbBehind(place)]!.part === token.part,
  )
  const part =
    at < 0 ? undefined : isOne(verbBehind(at), 'stay') ? ids.length - tokens[at]!.number! : tokens[at]!.number
  // "one goes to 39, the other stays"
  const isHalf =
    ids.length === 2 && tokens.some((_, at) => at > to && isOne(at, 'other') && isOne(at + 1, 'stay', 'remain'))
  return ids.slice(0, some ?? part ?? (isHalf ? 1 : ids.length))
}

/** "Half of my 4 cruisers": how many go was not told in numbers. */
const isSome = ({ tokens, isOne }: Read['tools'], { mention: { start } }: Group): boolean =>
  isOne(start, 'of') && tokens[start - 1]?.number === undefined && !isOne(start - 1, 'all', 'each', 'both', 'any')

/** "Can it unload infantry on the way", "may it drop them in A": of what is set down nothing is told. */
const isUnloaded = (one: Read): boolean => one.groups.some((group) => isSetDown(one, group)) || isDropping(one)
const isDropping = ({ tools: { tokens, isOne }, loads }: Read): boolean =>
  loads.length > 0 &&
  tokens.some(
    (_, at) =>
      isOne(at, 'unload', 'unloads', 'unloading') ||
      (isOne(at, 'drop') &&
        (isOne(at + 1, 'it', 'them', 'off') || loads.some(({ mention }) => mention.start === at + 1))),
  )

/** Loads go to the ships in turn, as far as their capacity goes; the last takes what is left. */
export function moveClaims(one: Read): Claim[] {
  const { route, movers, loads } = one
  const [first] = movers
  if (
    first &&
    (one.isOpen ||
      isUnloaded(one) ||
      lostLater(one.tools) !== undefined ||
      movers.some((group) => isSome(one.tools, group)))
  )
    return [{ path: 'moves', value: undefined, from: first.mention.start, to: first.mention.to }]
  if (route.length < 2 && !one.isAnywhere) return []
  // "20 to 21 and then 21 to 22" are two moves, and no way stays where it is
  const isTwice = route.some(({ id }, i) => id === route[i + 1]?.id)
  if (isFar(one) || isTwice) return [{ path: 'moves', value: undefined, from: route[0]!.from, to: route[0]!.to }]
  const ships = movers.flatMap((group) =>
    going(one.tools, group).map((id) => ({ id, mention: group.mention, begin: group.begin, via: group.via })),
  )
  const waiting = loads.flatMap((load) => {
    const at = isPickedSomewhere(one, load) ? undefined : (pickedAt(one, load) ?? takenFrom(one, load) ?? route[0])
    return going(one.tools, load).map((unit) => ({ unit, ...(at ? { at: at.id } : {}) }))
  })
  return ships.map(({ id, mention, begin, via = [] }, i) => {
    const room = i === ships.length - 1 ? waiting.length : (mention.value.capacity ?? 0)
    const taken = waiting.splice(0, room)
    const rest = isApart(one) ? [...via, route.at(-1)!] : route.slice(1)
    const path = one.isAnywhere ? {} : { path: [begin ?? route[0]!, ...rest].map((place) => place.id) }
    const value = { ship: id, ...path, ...(taken.length ? { loads: taken } : {}) }
    return { path: `moves[${i}]`, value, from: mention.start, to: mention.to }
  })
}
