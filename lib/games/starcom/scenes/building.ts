/** What stands in a system and what it costs: siege, development, prices. */
import { type Claim, claim, type Mention, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import { ofOtherPlace } from './asked-place.ts'
import { ANY } from './build.ts'
import { ofPlace } from './build-place.ts'
import { countedAlone, filledUp, lyingThere, numbered, otherWanted } from './filling.ts'
import { fleetOf, isHad, isIncluded, listedWithScout, scoutAndAll, someOf } from './fleet.ts'
import { loneShip, stationsCounting } from './kinds.ts'
import { PLACES, placesIn } from './places.ts'
import { isElsewhere, isGone } from './presence.ts'
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

/** "My Homeworld": whose it is; that it is one its card says. */
function ofHome(tools: SceneTools): Claim[] {
  const home = placesIn(tools).find(({ card, isPlain }) => card?.slug === 'homeworld' && isPlain)
  if (!home?.told) return []
  const [from, to] = home.told
  return [{ path: 'systemController', value: home.owner === 'me' ? 'me' : 'opponent', from, to }]
}

/** Ships of mine that stand there: "two Cruisers and a Fighter of mine". */
/** "One of my counters on it": how many lie there is not said by that. */
const ofMine = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((_, at): Claim[] =>
    isOne(at, 'of') && isOne(at + 1, 'my', 'our') && isOne(at + 2, 'development', 'counter') && at > 0
      ? [{ path: 'developments', value: undefined, from: at - 1, to: at + 2 }]
      : [],
  )

export const development: Scene = (tools) => {
  const { tokens, isOne } = tools
  // "2 of my 4 Corvettes"
  const some = (one: VesselMention) =>
    isOne(one.start, 'of') ? (tokens[one.start - 1]?.number ?? one.count) : one.count
  const all = vesselsIn(tools).map((one) => ({ ...one, count: some(one) }))
  const own = all.filter(
    ({ value, owner, start, from }) =>
      !isStation(value) &&
      (owner === undefined || owner === 'me') &&
      (isCard(value) || owner === 'me') &&
      !tools.isOne(from - 1, 'another', 'more', 'new', 'next') &&
      // "can that Fighter settle it": it was named before
      !(tools.isOne(from - 1, 'that', 'this') && vesselsIn(tools).some((other) => other.from < from)) &&
      !tools.isOne(start - 1, 'another', 'build', 'buy', 'place'),
  )
  const sum = (all: readonly VesselMention[]) => all.reduce((total, { count }) => total + (count ?? 1), 0)
  const ships = own.filter(({ value }) => !isFighter(value))
  const fighters = own.filter(({ value }) => isFighter(value))
  const whose = ofPlace(tools)
  const claims: Claim[] = [
    ...(whose.length ? whose : ofHome(tools)),
    ...ofOtherPlace(tools, 'developments'),
    ...ofMine(tools),
  ]
  const put = (path: string, all: readonly VesselMention[]) => {
    if (!all.length) return
    // "only Fighters of mine": how many is not said
    const isMany = all.some(({ count, to }) => count === undefined && /s$/.test(tokens[to]!.plain))
    const isOpen = isMany || all.some((one) => mayBeAway(tools, one))
    claims.push({ path, value: isOpen ? undefined : sum(all), from: all[0]!.start, to: all[0]!.to })
  }
  put('myNonFighterShips', ships)
  put('myFighters', fighters)
  const isOnly =
    fighters.length > 0 &&
    !ships.length &&
    fighters.some(({ start, from }) =>
      tokens.some((_, at) => at >= start - 1 && at < from && isOne(at, 'only', 'just')),
    )
  if (isOnly) claims.push({ path: 'myNonFighterShips', value: 0, from: fighters[0]!.start, to: fighters[0]!.to })
  const raised = raisedTo(tools)
  const filled = filledUp(tools)
  const lying = lyingThere(tools)
  const atPlace = lying.length ? lying : numbered(tools)
  claims.push(...(atPlace.length ? atPlace : countedAlone(tools)), ...otherWanted(tools))
  if (filled.length) return [...claims, ...filled]
  return [...claims, ...ofMost(tools), ...upTo(tools), ...(raised.length ? raised : soFar(tools))]
}

/** "It was destroyed", "it is beside it", "of my opponent", "not in the system": whether one of mine is there is not said. */
function mayBeAway(tools: SceneTools, one: VesselMention): boolean {
  const { tokens, isOne } = tools
  const { part } = tokens[one.to]!
  const isTheirs =
    isOne(one.to + 1, 'of', 'that') && [2, 3, 4].some((step) => isOne(one.to + step, 'opponent', 'enemy', 'belongs'))
  const isOutside = tokens.some((token, at) => token.part === part && isOne(at, 'not') && isOne(at + 1, 'in'))
  return isTheirs || isOutside || isGone(tools, one) || isElsewhere(tools, one)
}

/** "Full at 4 of 4", "it has 2 of 5": how many lie there, and how many may. */
function ofMost({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(({ number, part }, place) => {
    const most = tokens[place + 2]?.number
    return (
      number !== undefined &&
      most !== undefined &&
      number <= most &&
      isOne(place + 1, 'of') &&
      isOne(place - 1, 'at', 'on', 'has', 'have', 'is', 'with', 'full') &&
      (tokens[place + 3]?.part !== part || isOne(place + 3, 'development', 'counter', 'and', 'so', 'already', 'now'))
    )
  })
  return at < 0
    ? []
    : [
        { path: 'developments', value: tokens[at]!.number, from: at, to: at },
        { path: 'maxDevelopments', value: tokens[at + 2]!.number, from: at + 1, to: at + 2 },
      ]
}

/** "It has one development, I go up to three": so many more. */
function raisedTo({ tokens, isOne }: SceneTools): Claim[] {
  const isNoun = (at: number) => isOne(at, 'development', 'developments', 'counter', 'counters')
  const has = tokens.findIndex((token, at) => token.number !== undefined && isNoun(at + 1))
  const to = tokens.findIndex(
    ({ part }, at) =>
      has >= 0 &&
      at > has &&
      tokens[at + 1]?.number !== undefined &&
      isOne(at, 'to') &&
      [1, 2].some((step) => isOne(at - step, 'up', 'go', 'going', 'get', 'raise', 'bring', 'develop')) &&
      (tokens[at + 2]?.part !== part || isNoun(at + 2)),
  )
  if (to < 0 || isOne(has - 1, 'from', 'to', 'want', 'build')) return []
  const more = tokens[to + 1]!.number! - tokens[has]!.number!
  return more > 0
    ? [
        { path: 'developments', value: tokens[has]!.number, from: has, to: has + 1 },
        { path: 'count', value: more, from: to, to: to + 1 },
      ]
    : []
}

/** "From one to three developments", "from 2 developments up to 5", "dev 3 to 4". */
function upTo({ tokens, isOne }: SceneTools): Claim[] {
  const afterOf = (from: number) =>
    [from + 2, from + 3, from + 4].find(
      (at) =>
        isOne(at, 'to') &&
        tokens.slice(from + 2, at).every(({ plain }) => /^(developments?|counters?|up)$/.test(plain)),
    )
  const numberAt = (at: number) =>
    tokens[at]?.number ?? (/^(nothing|none|scratch)$/.test(tokens[at]?.plain ?? '') ? 0 : undefined)
  const from = tokens.findIndex(
    (_, at) =>
      numberAt(at + 1) !== undefined &&
      (isOne(at, 'from') ? afterOf(at) : isOne(at, 'development', 'develop', 'developing') && isOne(at + 2, 'to')),
  )
  const to = from < 0 ? undefined : afterOf(from)! + 1
  if (to === undefined || tokens[to]?.number === undefined) return []
  const [before, after] = [numberAt(from + 1)!, tokens[to]!.number!]
  const told: Claim = { path: 'developments', value: before, from, to: from + 1 }
  return after > before ? [told, { path: 'count', value: after - before, from, to }] : [told]
}

/** "There's 1 now", "it already has two": so many lie there, though the noun was said before. */
function soFar({ tokens, isOne }: SceneTools): Claim[] {
  const isNoun = (at: number) => isOne(at, 'development', 'developments', 'counter', 'counters')
  const noun = tokens.findIndex((_, at) => isNoun(at))
  const at = tokens.findIndex(
    (token, place) =>
      place > noun &&
      token.number !== undefined &&
      !/^(an?|no)$/.test(token.plain) &&
      isOne(place - 1, 'there', 'has', 'is', 'already', 'at', 'only', 'got', 'holds') &&
      !isOne(place - 2, 'max', 'maximum', 'limit', 'cap', 'most', 'i', 'printed', 'more') &&
      (tokens[place + 1]?.part !== token.part || isOne(place + 1, 'now', 'already', 'there', 'on', 'so')),
  )
  const isSaid = tokens.some((_, place) => isNoun(place) && isOne(place + 1, 'there', 'here', 'already', 'on', 'now'))
  return noun < 0 || at < 0 || isSaid ? [] : [{ path: 'developments', value: tokens[at]!.number, from: at, to: at }]
}
