/** Stations of a system: which stand there, and where nobody says how many. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { wantedHere } from './asked-place.ts'
import { PLACES } from './places.ts'
import { isGone } from './presence.ts'
import { BUILDS, isCard, isStation, type VesselMention } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** "A Refinery is there already": so many stand there, each by its name. */
function standingThere(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const isThere = ({ start, to, value, owner }: VesselMention) =>
    isCard(value) &&
    isStation(value) &&
    (owner === undefined || owner === 'me') &&
    !isGone(tools, { value, from: to, to, start: to }) &&
    // "where a Jump Nexus stands"
    (isOne(start - 1, 'where') ||
      [1, 2, 3].some(
        (step) => tokens[to + step]?.part === tokens[to]!.part && isOne(to + step, 'there', 'already', 'here'),
      )) &&
    [1, 2].some((step) => isOne(to + step, 'is', 'are', 'stand', 'sit', 'already'))
  const stations = vesselsIn(tools).filter(({ value }) => isCard(value) && isStation(value))
  // "a Refinery and two Missile Platforms are there": what is joined to it stands there too
  const isJoined = (at: number): boolean => {
    const [one, next] = [stations[at]!, stations[at + 1]]
    return next !== undefined && next.start - one.to <= 2 && isOne(next.start - 1, 'and', 'plus') && isIn(at + 1)
  }
  const isIn = (at: number): boolean => isThere(stations[at]!) || isJoined(at)
  const all = stations.filter((_, at) => isIn(at))
  const isCounted = tokens.some(({ number }, at) => number !== undefined && isOne(at + 1, 'station'))
  if (!all.length || isCounted) return []
  const sum = all.reduce((total, { count }) => total + (count ?? 1), 0)
  return [{ path: 'stationsInSystem', value: sum, from: all[0]!.start, to: all.at(-1)!.to }]
}

/** "I have Fighter Bays and a station on my Core World": one of some kind stands where it is told. */
export function hasStationThere(
  { tokens, isOne }: SceneTools,
  { value, owner, count, from, to }: VesselMention,
): boolean {
  const before = tokens.flatMap(({ part }, at) => (at < from && part === tokens[to]!.part ? [at] : []))
  return (
    !isCard(value) &&
    isStation(value) &&
    (owner === undefined || owner === 'me') &&
    count !== 0 &&
    isOne(to + 1, 'on', 'at', 'in') &&
    /^(my|our|the|this|that)$/.test(tokens[to + 2]?.plain ?? '') &&
    before.some((at) => isOne(at, 'have', 'got', 'ive', 'own')) &&
    !before.some((at) => isOne(at, ...BUILDS, 'can', 'may', 'to', 'not', 'dont', 'had', 'if'))
  )
}

/** "Two cubes, two Defense Stations, squeeze in a third?": what is counted beside the developments stands there. */
function besideCounters(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const isWanted = ({ start, from }: VesselMention) =>
    tokens.some((one, at) => at < from && one.part === tokens[from]!.part && isOne(at, ...BUILDS, ...WANTED)) ||
    tokens.slice(start, from).some(({ plain }) => WANTED.includes(plain))
  const all = vesselsIn(tools).filter(
    (one) =>
      isCard(one.value) &&
      isStation(one.value) &&
      one.count &&
      one.owner === undefined &&
      !isWanted(one) &&
      !/^(lost|had|sold|gave)$/.test(tokens[one.start - 1]?.plain ?? '') &&
      !isGone(tools, one),
  )
  const last = all.at(-1)
  // "two Defense Stations on a world with two cubes": where they stand
  const isOn = (at: number) =>
    last !== undefined &&
    at > last.to &&
    tokens[at]!.part === tokens[last.to]!.part &&
    isOne(last.to + 1, 'on', 'at', 'in') &&
    // "…, may I build at home": another place
    !tokens.some((_, place) => tokens[place]!.part > tokens[at]!.part && isOne(place, ...PLACES, 'home')) &&
    isOne(at - 1, 'with', 'of', 'has', 'got')
  const counters = tokens.findIndex(
    ({ number }, at) =>
      number !== undefined && isOne(at + 1, 'development', 'counter') && (at < (last?.start ?? 0) || isOn(at)),
  )
  const isBehind = (at: number) => last !== undefined && at > last.to && tokens[at]!.part > tokens[last.to]!.part
  const isAsked =
    tokens.some(({ plain }, at) => isBehind(at) && ASKED.test(plain)) ||
    // "…, want a Refinery as well"
    (vesselsIn(tools).some((one) => isStation(one.value) && isBehind(one.from) && isWanted(one)) &&
      (isOn(counters) || tokens.some(({ plain }, at) => isBehind(at) && BESIDES.test(plain))))
  const isElsewhere = tokens.some((_, at) =>
    isOne(at, 'total', 'board', 'play', 'overall', 'elsewhere', 'altogether', 'everywhere'),
  )
  const isCounted = tokens.some(({ number }, at) => number !== undefined && tokens[at + 1]?.plain === 'stations')
  if (!last || counters < 0 || !isAsked || isElsewhere || isCounted) return []
  const sum = all.reduce((total, { count }) => total + count!, 0)
  return [{ path: 'stationsInSystem', value: sum, from: all[0]!.start, to: last.to }]
}
const WANTED = ['can', 'may', 'want', 'another', 'more', 'new', 'for', 'no', 'without']
const BESIDES = /^(too|also|well|besides)$/
const ASKED = /^(second|third|fourth|fifth|another|more|extra)$/

/** How many stand there, said outright or counted beside the developments. */
export const stationsCounted = (tools: SceneTools): Claim[] => {
  const told = standingThere(tools)
  return told.length ? told : besideCounters(tools)
}

/** "Squeeze in two Refineries": so many are to be built, by their name. */
const severalWanted = (tools: SceneTools): Claim[] =>
  vesselsIn(tools).flatMap(({ value, count = 0, owner, start, from }): Claim[] => {
    const isBuilt = [1, 2].some(
      (step) => tools.tokens[start - step]?.part === tools.tokens[from]!.part && tools.isOne(start - step, ...BUILDS),
    )
    return isCard(value) && isStation(value) && count > 1 && owner === undefined && isBuilt
      ? [{ path: 'count', value: count, from: start, to: start }]
      : []
  })

export const stationLimit: Scene = (tools) => [
  ...stationsCounted(tools),
  ...severalWanted(tools),
  ...ofTwo(tools),
  ...spread(tools),
  ...wantedHere(tools),
]

/** "His world has 4 cubes and mine has 2": which of the two is asked about is not said. */
function ofTwo({ tokens, isOne }: SceneTools): Claim[] {
  const his = tokens.findIndex(({ plain }, at) => /^(his|her|their)$/.test(plain) && isOne(at + 1, ...PLACES))
  const mine = tokens.findIndex(({ plain }) => plain === 'mine')
  return his < 0 || mine < 0 ? [] : [{ path: 'systemController', value: undefined, from: mine, to: mine }]
}

/** "I control 5 stations": how many of them stand in one system is not said; "one station per cube" counts none. */
const spread = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap(({ number }, at): Claim[] =>
    number !== undefined &&
    isOne(at + 1, 'station') &&
    (isOne(at + 2, 'per') ||
      (isOne(at - 1, 'control', 'own') && ![2, 3].some((step) => isOne(at + step, 'here', 'there', 'in'))))
      ? [{ path: '', value: undefined, isUnread: true, from: at, to: at + 1 }]
      : [],
  )
