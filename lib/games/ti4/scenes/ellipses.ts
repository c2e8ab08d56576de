/** Numbers that speak of a fleet named before: "one PDS of mine, two of red's", "two PDS on Mecatol and one on Lodor". */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { Unit } from '../data/units.ts'
import { isShip } from '../sayings/fleets.ts'
import { isFirmNumber } from './numbers.ts'
import { ME } from './people.ts'
import type { PlaceMention } from './places.ts'
import { placeOf } from './stands.ts'

/** Behind "his" they show that nothing is named that is his: "and his from C to B"; not "and his token". */
const BEHIND = 'is are in at on from to too also go move fly come can may'.split(' ')

/** Whose something is by a word that stands for it: "of red's", "mine", "his is in 25". */
export function possessorAt({ tokens, typed }: SceneTools, at: number): string | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.plain === 'mine') return ME
  if (/^(his|hers|theirs)$/.test(token.plain)) return 'opponent'
  return token.owner ? typed.slice(token.start, token.end).replace(/[’']s$/, '') : undefined
}

/** "3 cruisers: 2 in 24 and 1 in 25": the parts of a fleet, where they come to all of it. */
function partsOf(
  { tokens, isOne }: SceneTools,
  fleet: Mention<Unit>,
  next: number,
  places: readonly PlaceMention[],
): Mention<Unit>[] {
  const at = tokens.flatMap((token, i) => {
    const isPart = isFirmNumber(token) && isOne(i + 1, 'in', 'at', 'from') && places.some(({ from }) => from - i === 2)
    return i > fleet.to && i < next && isPart ? [i] : []
  })
  const sum = at.reduce((all, i) => all + tokens[i]!.number!, 0)
  if (at.length < 2 || sum !== fleet.count) return [fleet]
  return at.map((i) => ({ ...fleet, from: i, start: i, to: i, count: tokens[i]!.number! }))
}

/** "2 infantry from home, then grab a third", "picks up another there": one more of what is carried. */
function thirdOf(
  { tokens, isOne }: SceneTools,
  fleets: readonly Mention<Unit>[],
  at: number,
): Mention<Unit> | undefined {
  const isThird = isOne(at, 'third', 'fourth', 'fifth') && isOne(at - 1, 'a')
  // "2 infantry from home and two more from the system it passes"
  const isMore = isFirmNumber(tokens[at]!) && isOne(at + 1, 'more') && isOne(at + 2, 'from') && isOne(at - 1, 'and')
  if (isMore) {
    const cargo = fleets.findLast(({ to, value }) => to < at && (!isShip(value) || value.type === 'fighter'))
    return cargo && { value: cargo.value, from: at, start: at, to: at + 1, count: tokens[at]!.number! }
  }
  const verb = isThird ? at - 2 : at - 1
  const isLifted = isOne(verb, ...LIFTS) || (isOne(verb, 'up') && isOne(verb - 1, 'pick'))
  const isBare = tokens[at + 1]?.part !== tokens[at]!.part || isOne(at + 1, 'there', 'from', 'on', 'in', 'and', 'then')
  if (!(isThird || isOne(at, 'another')) || !isLifted || !isBare) return undefined
  const cargo = fleets.findLast(({ to, value }) => to < at && (!isShip(value) || value.type === 'fighter'))
  return cargo && { value: cargo.value, from: at, start: at, to: at, count: 1 }
}
const LIFTS = 'grab scoop collect fetch snatch take load lift'.split(' ')

const NO_SHIPS = 'system planet tile hex world home token card neighbour neighbor wormhole player turn'.split(' ')

/** The fleets with those that a number alone speaks of; `ownerIn`: whose a fleet is. */
export function withEllipses(
  tools: SceneTools,
  fleets: readonly Mention<Unit>[],
  places: readonly PlaceMention[],
  ownerIn: (place: number) => string | undefined,
): Mention<Unit>[] {
  const { tokens, isOne } = tools
  const spoken = tokens.flatMap((token, at): Mention<Unit>[] => {
    const last = fleets.findLastIndex(({ to }) => to < at)
    const isAnother = isOne(at, 'another') || (isOne(at, 'other') && isOne(at - 1, 'the'))
    // "the first carrier has 4 infantry, the second 4 fighters"
    const first = isOne(at, 'second', 'third') ? fleets.find(({ start }) => isOne(start - 1, 'first')) : undefined
    if (first && first.to < at && !fleets.some(({ from }) => from === at + 1))
      return [{ ...first, from: at, start: at, to: at, count: 1 }]
    const again = thirdOf(tools, fleets, at)
    if (again) return [again]
    const possessed = possessorAt(tools, at)
    // "his is in B"
    const verb = isOne(at + 1, 'is', 'are') ? at + 2 : at + 1
    const isHead = tokens[at - 1]?.part !== token.part && isOne(verb, 'in', 'at', 'from')
    const isBare = tokens[at + 1]?.part !== token.part || isOne(at + 1, ...BEHIND)
    // "and hers is a carrier": what it is comes behind
    const isTold = isOne(at + 1, 'is', 'are') && fleets.some(({ start }) => start === at + 2)
    const isAlone = possessed !== undefined && !isTold && ((isOne(at - 1, 'and', 'or') && isBare) || isHead)
    const isFree =
      (isFirmNumber(token) || isAnother || isAlone) && !fleets.some(({ start, to }) => start <= at && at <= to)
    if (last < 0 || !isFree) return []
    if (isAlone) {
      const one = { value: fleets[last]!.value, from: at, start: at, to: at, owner: possessed }
      return [isOne(at + 1, 'are') ? one : { ...one, count: 1 }]
    }
    const said = { value: fleets[last]!.value, from: at, start: at, count: token.number ?? 1 }
    // "one of his systems" is none of the ships told before
    const owner = isOne(at + 1, 'of') && !isOne(at + 3, ...NO_SHIPS) ? possessorAt(tools, at + 2) : undefined
    if (owner !== undefined) return [{ ...said, to: at + 2, owner }]
    const own = placeOf(tools, fleets[last]!, places) ?? places.find(({ from }) => from - fleets[last]!.to === 2)
    const before = isOne(at - 1, 'and') ? at - 2 : at - 1
    const isElsewhere =
      (before < at - 1 || tokens[before]!.part !== token.part) &&
      isOne(at + 1, 'in', 'at', 'on', 'from') &&
      places.some(({ from }) => from - at === 2) &&
      own !== undefined &&
      own.to === before
    const same = isElsewhere ? ownerIn(last) : undefined
    return same === undefined ? [] : [{ ...said, to: at, owner: same }]
  })
  const whole = fleets.flatMap((fleet, i) => {
    const parts = partsOf(tools, fleet, fleets[i + 1]?.start ?? tokens.length, places)
    const owner = parts.length > 1 ? ownerIn(i) : undefined
    return owner === undefined ? parts : parts.map((one) => ({ ...one, owner }))
  })
  const taken = new Set(whole.map(({ start }) => start))
  return [...whole, ...spoken.filter(({ start }) => !taken.has(start))].sort((a, b) => a.start - b.start)
}
