/** What ships take along, and what stays where it stands. */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { cardsOf, fleetsIn, isShip } from '../sayings/fleets.ts'
import type { Group } from './groups.ts'
import { ENDS, isPassed, leftIn, PASSES } from './leads.ts'
import { type PlaceMention, placesIn } from './places.ts'
import { heldIn, isOnWay, placeHolding, placeOf } from './stands.ts'
import { isTaken, isWaiting, TAKES } from './taken.ts'
import { stepsIn } from './ways.ts'

const CARRY = [...TAKES, 'with', 'and', 'plus']

/** What no way takes by itself: ground forces, and fighters that are not upgraded. */
export const isCarried = ({ mention: { value } }: Pick<Group, 'mention'>): boolean =>
  !isShip(value) ? value.roles.includes('ground-force') : value.type === 'fighter' && value.level !== 2

/** "A carrier with 3 fighters, it flies off with 4 infantry instead", "instead of the fighters": what was aboard before stays. */
const isReplaced = ({ tokens, isOne }: Pick<SceneTools, 'tokens' | 'isOne'>, to: number): boolean => {
  const instead = tokens.findIndex((_, at) => at > to && isOne(at, 'instead'))
  if (instead < 0 || tokens[instead]!.part === tokens[to]!.part) return false
  const own = tokens.slice(0, instead).flatMap(({ part }, at) => (part === tokens[instead]!.part ? [at] : []))
  return own.some((at) => isOne(at, ...TAKES, 'with'))
}

/** "Two infantry left behind at 28", "the third stays home with the fighters", "my PDS is in 26". */
export const isLeft = ({ tokens, isOne }: SceneTools, { start, to }: Group['mention']): boolean =>
  isReplaced({ tokens, isOne }, to) ||
  isOne(start - 1, 'leave', 'drop', 'dump') ||
  (isOne(to + 1, 'is', 'are', 'sit', 'stand') && isOne(to + 2, 'in', 'at', 'on')) ||
  [1, 2, 3, 4].some(
    (step) => isOne(start - step, 'stay', 'remain') && tokens[start - step]!.part === tokens[start]!.part,
  ) ||
  [1, 2].some((step) => tokens[to + step]?.plain === 'left' || isOne(to + step, 'behind')) ||
  [1, 2, 3, 4].some((step) => isOne(to + step, 'stay', 'remain') && tokens[to + step]!.part === tokens[to]!.part)

/** "Everything but the carrier", "2 cruisers in 22 stay". */
export function isExcepted(tools: SceneTools, { start, to, value }: Group['mention']): boolean {
  const { tokens, isOne } = tools
  const next = fleetsIn(tools).find((other) => other.start > to)?.start ?? tokens.length
  const isStaying = tokens.slice(to + 1, next).some(
    ({ part, number }, i) =>
      part === tokens[to]!.part &&
      number === undefined &&
      isOne(to + 1 + i, 'stay', 'remain') &&
      !isOne(to + i, 'them') &&
      // "flies from A into B and stays there"
      !tokens.slice(to + 1, to + 1 + i).some((_, step) => isOne(to + 1 + step, 'into', 'to')),
  )
  // "I left one destroyer behind in 24"
  const isLeftBehind =
    /^(left|leave|leaves|leaving)$/.test(tokens[start - 1]?.plain ?? '') && isOne(to + 1, 'behind', 'there', 'in', 'at')
  // "only the dreads go"
  const only = fleetsIn(tools).find(
    (other) =>
      other.start > to &&
      other.value.type !== value.type &&
      [0, 1, 2].some((step) => isOne(other.start - step, 'only', 'just')) &&
      isOne(other.to + 1, 'go', 'move', 'fly', 'leave', 'come'),
  )
  return (
    isStaying ||
    isLeftBehind ||
    only !== undefined ||
    (isOne(start - 1, 'but', 'except') && isOne(start - 2, 'everything', 'all', 'everybody', 'everyone'))
  )
}

/** "My carrier goes to 25. My cruiser has Gravity Drive": behind the one that goes, only what it has is told of it. */
export function isOnlyHolder(tools: SceneTools, { mention }: Group, own: readonly Group[]): boolean {
  const { tokens, isOne } = tools
  const isHad = cardsOf(tools, mention).length > 0
  const isNear = (at: number) => tokens[at]!.part === tokens[mention.to]!.part
  const isTold =
    placesIn(tools).some(({ from }) => isNear(from)) ||
    tokens.some((_, at) => isOne(at, 'both', 'all', 'they', 'together'))
  return isHad && !isTold && own.some((other) => isShip(other.mention.value) && other.mention.to < mention.start)
}

/** "B, on the way, holds two fighters of mine": they stand there, and no ship holds them. */
function isHeldOnWay(tools: SceneTools, mention: Group['mention'], places: readonly PlaceMention[]): boolean {
  const held = heldIn(tools, mention, places)
  return held !== undefined && places.some((place) => place.id === held.id && isOnWay(tools, place))
}

/** "Picks up 2 infantry in 20, 1 mech in 21": what else stands in such a list. */
function isPickedToo(
  { tokens, isOne }: SceneTools,
  { start, value }: Group['mention'],
  before: Group['mention'] | undefined,
  places: readonly PlaceMention[],
): boolean {
  const place = before && places.find(({ from }) => from === before.to + 2 && isOne(from - 1, 'in', 'at', 'from', 'on'))
  if (!place || !isCarried({ mention: { value } as Group['mention'] })) return false
  const next = tokens.slice(place.to + 1, start).every((_, i) => isOne(place.to + 1 + i, 'and', 'then', 'plus'))
  return next && [1, 2].some((step) => isOne(before.start - step, 'pick', 'up', 'grab', 'scoop', 'collect', 'load'))
}

/** What is carried: fighters and ground forces behind a ship or before the one they are on; those that stand nowhere else. */
export function loadsIn(tools: SceneTools, own: readonly Group[], places: readonly PlaceMention[]): Group[] {
  const { isOne } = tools
  // "Three infantry and a mech on one carrier"
  const aboard = own.find(
    ({ mention }) => isShip(mention.value) && isOne(mention.start - 1, 'on', 'aboard', 'onto', 'inside', 'in', 'into'),
  )
  const hasShip = own.some(({ mention }) => isShip(mention.value) && !isCarried({ mention }))
  // "in A with 4 infantry and 4 fighters. Can it carry 4 infantry": the others stand there
  const isChosen = own.some(({ taken }) => taken !== undefined)
  const isLoad = ({ mention, taken }: Group, i: number): boolean => {
    if (isShip(mention.value) && mention.value.type !== 'fighter') return false
    // "my cruiser past my own fighters"
    if (isPassed(tools, { mention })) return false
    if (isPickedToo(tools, mention, own[i - 1]?.mention, places)) return true
    if (isLeft(tools, mention) || isWaiting(tools, mention, places)) return false
    if (taken === undefined && isHeldOnWay(tools, mention, places)) return false
    if (taken !== undefined) return true
    if (isChosen) return isTaken(tools, mention) || isOne(mention.start - 1, ...TAKES)
    if (aboard !== undefined && mention.to < aboard.mention.start) return true
    const before = own[i - 1]
    // "3 infantry in 26 and 2 in 27": as the first of them
    const isLike =
      before && isCarried(before) && isOne(mention.start - 1, 'and') && placeOf(tools, before.mention, places)
    if (isLike && mention.value.id === before.mention.value.id) return isLoad(before, i - 1)
    // "with 3 fighters 2 infantry and a mech"
    const isInRow = before && isCarried(before) && isCarried({ mention }) && mention.start === before.mention.to + 1
    if (isInRow && before.owner === own[i]!.owner) return isLoad(before, i - 1)
    const words = isCarried({ mention }) ? CARRY : TAKES
    if ((i > 0 || hasShip) && [1, 2, 3].some((step) => isOne(mention.start - step, ...words))) return true
    const at = placeOf(tools, mention, places) ?? placeHolding(tools, mention, places)
    const isLeaving = stepsIn(tools, places).some(([from]) => from.id === at?.id)
    const isWithThem = !at || isLeaving || at.id === leftIn(tools, places)?.id || isOne(at.to + 1, ...ENDS, ...PASSES)
    return hasShip && isCarried({ mention }) && isWithThem
  }
  return own.filter(isLoad)
}

/** "My carrier takes his infantry": what is not mine, and is carried all the same. */
export const takenOf = ({ tokens, isOne }: SceneTools, own: readonly Group[], others: readonly Group[]): Group[] =>
  others.filter(
    ({ mention: { value, start, to } }) =>
      !isShip(value) &&
      [1, 2].some((step) => isOne(start - step, ...TAKES)) &&
      own.some(
        ({ mention }) =>
          isShip(mention.value) &&
          tokens[mention.to]!.part === tokens[start]!.part &&
          // "grab his infantry with my carrier"
          (mention.to < start || (mention.start === to + 2 && isOne(to + 1, 'with', 'on', 'onto'))),
      ),
  )
