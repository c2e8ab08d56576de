/** Claims of what moves: which ships, by which way, and what they take along. */
import type { Claim } from '../../../kernel/sayings.ts'
import { lostLater } from './absent.ts'
import { isPickedSomewhere, isSetDown, pickedAt, takenFrom } from './claims.ts'
import type { Group } from './groups.ts'
import { isFirmNumber } from './numbers.ts'
import { perishedIn } from './perished.ts'
import type { Read } from './read.ts'
import { PICKS } from './stands.ts'
import { TAKES } from './taken.ts'
import { isSeveral } from './told-fleets.ts'
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
      // "take 3 fighters and a mech in one go"
      !isOne(place - 1, 'in') &&
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

const HELD = [...TAKES, 'has', 'have', 'with', 'got', 'gets', 'holds', 'full']

/** "One has 5 infantry, the other 2 fighters", "4 infantry on one": which of two ships alike a load is told for. */
function shipOf({ tools: { tokens, isOne }, loads }: Read, { mention: { from, to } }: Group): number | undefined {
  const isLoad = (at: number) => loads.some(({ mention }) => mention.start <= at && at <= mention.to)
  const which = (at: number, isBefore: boolean) => {
    if (isOne(at, 'other', 'second')) return 1
    if (isLoad(at)) return undefined
    const verb = isOne(at + 1, 'of') && isOne(at + 2, 'them') ? at + 3 : at + 1
    const isFirst = isOne(at, 'first') && !isOne(at + 1, 'i', 'he', 'she', 'we', 'they')
    return isFirst || (isOne(at, 'one') && (!isBefore || isOne(verb, ...HELD))) ? 0 : undefined
  }
  const isOn = isOne(to + 1, 'on', 'in', 'aboard', 'into')
  const behind = isOn ? which(isOne(to + 2, 'the') ? to + 3 : to + 2, false) : undefined
  const at = tokens.findLastIndex((_, i) => i < from && which(i, true) !== undefined)
  return behind ?? (at < 0 ? undefined : which(at, true))
}

/** The loads of two ships by the one that takes each; undefined where that was not told of all of them, or of whichever ship. */
function toldApart(one: Read): (number | undefined)[] | undefined {
  const { movers, loads } = one
  if (movers.flatMap(({ ids }) => ids).length !== 2) return undefined
  const told = loads.map((load) => shipOf(one, load))
  if (told.every((ship) => ship === undefined)) return undefined
  return movers.every(({ mention }) => mention.value.id === movers[0]!.mention.value.id) ? told : [undefined]
}

/** "My carriers take 8 fighters": of how many ships was not said, and one alone would not do. */
const isMaybeEnough = ({ tools, movers, loads }: Read): boolean =>
  movers.some(({ mention }) => isSeveral(tools, mention) && (mention.value.capacity ?? 0) > 0) &&
  loads.flatMap(({ ids }) => ids).length >
    movers.reduce((sum, { mention, ids }) => sum + ids.length * (mention.value.capacity ?? 0), 0)

/** "And picks some up there": that something is picked up was said, and what it is was not read. */
function pickedUnread({ tools: { tokens, isOne }, groups }: Read): number | undefined {
  const isNear = (i: number) => groups.some(({ mention: { start } }) => start > i && start < i + 7)
  const isNot = (i: number) => isOne(i - 1, 'not', 'cant', 'dont', 'without', 'never', 'cannot')
  // "fighters picked up in 25", "picks them up"
  const isBack = (i: number) =>
    groups.some(({ mention: { to } }) => to === i - 1) ||
    (groups.some(({ mention: { to } }) => to < i) && [1, 2].some((step) => isOne(i + step, 'it', 'them', 'those')))
  const at = tokens.findIndex((_, i) => isOne(i, ...PICKS) && !isNot(i) && !isNear(i) && !isBack(i))
  return at < 0 ? undefined : at
}

/** Loads go to the ships in turn, as far as their capacity goes; the last takes what is left. */
export function moveClaims(one: Read): Claim[] {
  const { route, movers, loads } = one
  const [first] = movers
  if (
    first &&
    (one.isOpen ||
      isUnloaded(one) ||
      toldApart(one)?.includes(undefined) ||
      isMaybeEnough(one) ||
      lostLater(one.tools) !== undefined ||
      perishedIn(one.tools) !== undefined ||
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
  const picked = pickedUnread(one)
  const apart = toldApart(one)
  const waiting = loads.flatMap((load, i) => {
    const at = isPickedSomewhere(one, load) ? undefined : (pickedAt(one, load) ?? takenFrom(one, load) ?? route[0])
    return going(one.tools, load).map((unit) => ({ unit, ...(at ? { at: at.id } : {}), by: apart?.[i] }))
  })
  return ships.flatMap(({ id, mention, begin, via = [] }, i) => {
    const room = i === ships.length - 1 ? waiting.length : (mention.value.capacity ?? 0)
    const loaded = apart ? waiting.filter(({ by }) => by === i) : waiting.splice(0, room)
    const taken = loaded.map(({ by: _, ...load }) => load)
    const rest = isApart(one) ? [...via, route.at(-1)!] : route.slice(1)
    const path = one.isAnywhere ? {} : { path: [begin ?? route[0]!, ...rest].map((place) => place.id) }
    const value = { ship: id, ...path, ...(taken.length && picked === undefined ? { loads: taken } : {}) }
    const open = { path: `moves[${i}].loads`, value: undefined, from: picked ?? 0, to: picked ?? 0 }
    return [
      { path: `moves[${i}]`, value, from: mention.start, to: mention.to },
      ...(picked === undefined || mention.value.capacity === 0 ? [] : [open]),
    ]
  })
}
