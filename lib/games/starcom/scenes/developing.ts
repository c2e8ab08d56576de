/** Developments: whose the system is, what of mine stands there, how many lie there and how many may. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { ofOtherPlace } from './asked-place.ts'
import { ofPlace } from './build-place.ts'
import { countedAlone, filledUp, lyingThere, numbered, otherWanted } from './filling.ts'
import { placesIn } from './places.ts'
import { isElsewhere, isGone } from './presence.ts'
import { isCard, isFighter, isStation, type VesselMention } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** "My Homeworld": whose it is; that it is one its card says. */
function ofHome(tools: SceneTools): Claim[] {
  const home = placesIn(tools).find(({ card, isPlain }) => card?.slug === 'homeworld' && isPlain)
  if (!home?.told) return []
  const [from, to] = home.told
  return [{ path: 'systemController', value: home.owner === 'me' ? 'me' : 'opponent', from, to }]
}

/** "One of my counters on it": how many lie there is not said by that. */
const ofMine = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((_, at): Claim[] =>
    isOne(at, 'of') && isOne(at + 1, 'my', 'our') && isOne(at + 2, 'development', 'counter') && at > 0
      ? [{ path: 'developments', value: undefined, from: at - 1, to: at + 2 }]
      : [],
  )

/** Ships of mine that stand there: "two Cruisers and a Fighter of mine"; how many developments lie there, and how many are put down. */
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
