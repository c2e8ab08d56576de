/** What is bought, and how many ships there may be. */
import { type Claim, claim, type Mention, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import { ANY } from './build.ts'
import { fleetOf, isHad, isIncluded, listedWithScout, scoutAndAll, someOf } from './fleet.ts'
import { loneShip, stationsCounting } from './kinds.ts'
import { PLACES } from './places.ts'
import { BUILDS, isCard, isFighter, isStation, type VesselMention } from './things.ts'
import { vesselsIn } from './vessels.ts'

export const affordability: Scene = (tools) => {
  const { mentions, isOne } = tools
  const named = vesselsIn(tools).flatMap((one) => (isCard(one.value) ? [{ ...one, value: one.value }] : []))
  const unnamed = mentions(ANY).filter(
    (one) =>
      one.count !== undefined &&
      isOne(one.start - 1, 'and', 'plus', 'or', ...BUILDS) &&
      !isHad(tools, one) &&
      !named.some(({ to }) => to === one.from),
  )
  const had = listedWithScout(tools)?.ships ?? []
  const builds = [...named, ...unnamed]
    .filter((one) => one.count !== 0 && !isIncluded(tools, one) && !had.some(({ from }) => from === one.from))
    .filter((one) => !isOwned(tools, one, named) && !isPlaced(tools, one, named))
    .sort((a, b) => a.from - b.from)
    .map((mention, i) => {
      const count = mention.count || 1
      // "how many Corvettes": that is asked
      const counted = isOne(mention.start - 1, 'many') ? {} : { count }
      return claim(`builds[${i}]`, mention.value ? { card: mention.value.slug, ...counted } : { count }, mention)
    })
  return [...builds, ...budget(tools), ...robbed(tools)]
}

/** "My Scout and 3 credits, a Corvette?", "red's Cruiser": it is there already, unless it is bought or paid. */
function isOwned(
  { tokens, isOne }: SceneTools,
  { value, owner, from }: Mention<VesselMention['value'] | undefined>,
  all: readonly VesselMention[],
): boolean {
  const lead = tokens.flatMap(({ part }, at) => (at < from && part === tokens[from]!.part ? [at] : []))
  const isBought = lead.some((at) =>
    isOne(at, ...BUILDS, 'afford', 'pay', 'cost', 'price', 'can', 'may', 'could', 'much'),
  )
  // everyone begins with the Scout
  const isFirst =
    value !== undefined &&
    isCard(value) &&
    value.slug === 'scout' &&
    isOne(from - 1, 'the', 'starting') &&
    all.length > 1
  return (owner !== undefined && owner !== 'me') || ((owner === 'me' || isFirst) && !isBought)
}

/** "Shipyard on my colony, Battleship there?": it stands there already, and something else is bought. */
const isPlaced = (
  { tokens, isOne }: SceneTools,
  { value, start, to }: Mention<VesselMention['value'] | undefined>,
  all: readonly VesselMention[],
): boolean =>
  value !== undefined &&
  isStation(value) &&
  isOne(to + 1, 'on', 'at', 'in') &&
  /^(my|our)$/.test(tokens[to + 2]?.plain ?? '') &&
  ![1, 2].some((step) => isOne(start - step, ...BUILDS, 'afford', 'pay', 'cost')) &&
  all.some((other) => other.from > to)

/** "Two Frigates for 13?", "I have 9": money, where nothing else is counted. */
function budget({ tokens, isOne }: SceneTools): Claim[] {
  const isEnd = (at: number) => tokens[at]?.part !== tokens[at - 1]!.part || isOne(at, 'then', 'total', 'ok', 'only')
  const at = tokens.findIndex(
    (token, place) =>
      token.number !== undefined &&
      !/^(an?|no|one|both)$/.test(token.plain) &&
      isOne(place - 1, 'for', 'with', 'have', 'got', 'ive') &&
      // "can I have two": of what is bought
      ![2, 3].some((step) => isOne(place - step, 'can', 'may', 'could')) &&
      isEnd(place + 1),
  )
  return at < 0 ? [] : [{ path: 'credits', value: tokens[at]!.number, from: at, to: at }]
}

/** "I've 12 credits but he stole 5": how many are left is not said. */
function robbed({ tokens, isOne }: SceneTools): Claim[] {
  const isTaken = tokens.some((token, at) => token.number !== undefined && isOne(at - 1, 'stole', 'steals', 'stolen'))
  const at = tokens.findIndex((token, place) => token.number !== undefined && isOne(place + 1, 'credit', 'credits'))
  return isTaken && at >= 0 ? [{ path: 'credits', value: undefined, from: at, to: at + 1 }] : []
}

/** "Three Fighters, got 2 ships out already": what stands alone at the head is what is wanted, beside what is had. */
function wanted(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const isAlone = (at: number) => tokens[at] !== undefined && (isOne(at, 'please', 'pls') || tokens[at]!.part > 0)
  const one = vesselsIn(tools).find(({ start, count, owner }) => start === 0 && count !== undefined && !owner)
  const isBeside = tokens.some(
    (_, at) => at > (one?.to ?? 0) && isOne(at, 'have', 'got', 'ive', 'control', 'out', 'on'),
  )
  return one?.count && isAlone(one.to + 1) && isBeside ? [claim('count', one.count, one)] : []
}

/** "Two more Corvettes", "one more Cruiser and one more Frigate": so many at once. */
function moreOf(tools: SceneTools): Claim[] {
  const more = vesselsIn(tools).filter(
    ({ value, count, start, from }) =>
      !isStation(value) &&
      count !== undefined &&
      count > 0 &&
      tools.tokens.slice(start, from).some(({ plain }) => /^(more|another|new|extra)$/.test(plain)),
  )
  const [first, last] = [more[0], more.at(-1)]
  // "one more ship" says by itself what it is
  if (!first || !last || (more.length === 1 && !isCard(first.value) && !isFighter(first.value))) return []
  return [
    claim(
      'count',
      more.reduce((sum, { count }) => sum + count!, 0),
      { start: first.start, to: last.to },
    ),
  ]
}

/** "The colony with 2 cubes": what lies on one of them is not all there is. */
export const limits: Scene = (tools) => [
  ...stationsCounting(tools),
  ...loneShip(tools),
  ...wanted(tools),
  ...moreOf(tools),
  ...onOne(tools),
  ...fleetOf(tools),
  ...scoutAndAll(tools),
  ...someOf(tools),
]

const onOne = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((token, at): Claim[] =>
    token.number !== undefined &&
    isOne(at - 1, 'with', 'has', 'of') &&
    isOne(at - 2, ...PLACES) &&
    isOne(at + 1, 'development', 'developments', 'counter', 'counters')
      ? [{ path: '', value: undefined, isUnread: true, from: at, to: at + 1 }]
      : [],
  )

/** "4 Fighters and 3 Cruisers, another Cruiser": where no Fighter is to be built, nothing is asked of them. */
export const fighterLimit: Scene = (tools) =>
  vesselsIn(tools).some(({ value, from }) => !isFighter(value) && tools.isOne(from - 1, 'another', 'more'))
    ? [{ path: 'count', value: undefined, isUnread: true, from: 0, to: tools.tokens.length - 1 }]
    : limits(tools)
