/** What lies on a way without being named on it: where loads wait, who is passed, and where that is. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { Group } from './groups.ts'
import { isPassed, PASSES } from './leads.ts'
import type { PlaceMention } from './places.ts'
import type { Read } from './read.ts'
import { areStopping, isOtherwiseStopped } from './stopped.ts'
import { TAKES } from './taken.ts'
import { isPassedAlone, wayPast } from './ways.ts'

/** "His dock plus 2 PDS", "his carrier and two fighters": told in one breath, and of one player. */
const isNextTo = (isOne: SceneTools['isOne'], before: Group, group: Group): boolean =>
  group.mention.start - before.mention.to === 2 &&
  isOne(group.mention.start - 1, 'and', 'plus') &&
  group.owner === before.owner

/** "His destroyer is in between", "blocks the hex inbetween", "in the way", "in the middle": between the two ends of a way. */
export function isSaidBetween({ tokens, isOne }: SceneTools, { to }: Pick<Mention, 'to'>): boolean {
  const { part } = tokens[to]!
  const at = [1, 2, 3, 4, 5, 6]
    .map((step) => to + step)
    .find((place) => isOne(place, 'between', 'inbetween') || (isOne(place, 'way', 'middle') && isOne(place - 1, 'the')))
  const isPlain =
    at !== undefined &&
    tokens.slice(to + 1, at).every((_, i) => isOne(to + 1 + i, ...WHERE)) &&
    (tokens[at + 1]?.part !== part || isOne(at + 1, 'so', 'can', 'there', 'system', 'hex', 'tile'))
  return isPlain && tokens[at]!.part === part
}
const WHERE =
  'is are sits sit stands blocks block in on the hex system tile right there a sitting standing parked alone just'.split(
    ' ',
  )

/** "Can my cruiser fly past them", "I go through?": that they are passed, said by no more than this behind them. */
export const isPassedLater = (tools: SceneTools, { to }: Pick<Mention, 'to'>): boolean =>
  tools.tokens.some(
    ({ part }, at) =>
      at > to &&
      (isPassedAlone(tools, at) ||
        (tools.isOne(at, ...PASSES) &&
          tools.isOne(at + 1, 'them', 'him', 'her', 'it') &&
          tools.tokens[at + 2]?.part !== part)),
  )

/** "Past his destroyer"; "does his PDS stop me from flying past", where nobody else is there to be passed. */
export function isGoneBy(tools: SceneTools, group: Group, others: readonly Group[], ships: readonly Group[]): boolean {
  if (isPassed(tools, group)) return true
  const areOne = others[0] === group && others.every((one, i) => i === 0 || isNextTo(tools.isOne, others[i - 1]!, one))
  if (!areOne || isOtherwiseStopped(tools, others, ships)) return false
  const { mention } = others.at(-1)!
  // "he only has infantry and a PDS there"
  const isThere =
    tools.isOne(mention.to + 1, 'there') && tools.tokens[mention.to + 1]!.part === tools.tokens[mention.to]!.part
  const isAlone = (others.length === 1 || isThere || isSaidBetween(tools, mention)) && isPassedLater(tools, mention)
  return isAlone || areStopping(tools, others, ships)
}

/** "His token is in B, can my carrier load 2 infantry there on the way from A to C": the place named before the way. */
export function stopThere(
  { tokens, isOne }: SceneTools,
  { mention: { start, to } }: Group,
  places: readonly PlaceMention[],
  way: readonly PlaceMention[],
): PlaceMention[] {
  const isTaken = [1, 2, 3].some((step) => isOne(start - step, ...TAKES))
  // "my token is on 32, carrier from 31 picks up infantry there"
  const place = places.findLast((one) => one.to < start && !isOne(one.from - 1, 'from', 'leave'))
  const isBefore =
    place !== undefined && way.length > 0 && way.every(({ id, from }) => id !== place.id && from > place.to)
  return isTaken && isBefore && isOne(to + 1, 'there') && !isOne(to, 'is') && tokens[to + 1]!.part === tokens[to]!.part
    ? [place]
    : []
}

/** "Past his carrier and two fighters", "through my mechs and a PDS": those that are passed together. */
function passedWith({ tools: { isOne }, groups, movers, loads }: Told, past: Group): Group[] {
  const found = [past]
  for (const group of groups) {
    if (isNextTo(isOne, found.at(-1)!, group) && !movers.includes(group) && !loads.includes(group)) found.push(group)
  }
  return found
}
type Told = Pick<Read, 'tools' | 'groups' | 'movers' | 'loads'>

/** "My destroyer past 2 of his cruisers", and where they are was not said: they stand in a system that lies between. */
export function pastUnseen(
  one: Told & Partial<Pick<Read, 'places'>>,
  past: Group,
  ends: readonly PlaceMention[] = [],
): Read {
  const [start, there, beyond] = wayPast(past.mention)
  const route = [ends[0] ?? start!, there!, ends[1] ?? beyond!]
  const passed = passedWith(one, past)
  const groups = one.groups.map((group) => (passed.includes(group) ? { ...group, begin: there! } : group))
  const others = (one.places ?? []).filter(({ id }) => !route.some((place) => place.id === id))
  return { ...one, groups, places: [...others, ...(ends.length ? route : [there!])], route }
}

/** "Past him": by the one place where somebody else is. */
export const passedThem = ({ tokens, isOne }: SceneTools, held: readonly PlaceMention[]): readonly PlaceMention[] =>
  held.length === 1 && tokens.some((_, at) => isOne(at, ...PASSES) && isOne(at + 1, 'him', 'them', 'her')) ? held : []
