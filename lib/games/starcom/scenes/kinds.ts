/** What the name of a place says of it, and what little a player has when the game has just begun. */
import { type Claim, COLOURS, type SceneTools } from '../../../kernel/sayings.ts'
import { namedSystems } from './chains.ts'
import { isHome, PLACES } from './places.ts'
import { BUILDS, isStation, SYSTEMS, type VesselMention } from './things.ts'
import { vesselsIn } from './vessels.ts'

const KINDS: Readonly<Record<string, string>> = { System: 'ordinary', 'Capital System': 'capital' }

/** "On my Research World", "in Drummond": a system of that name is no starting system, and a capital or none. */
export function kindOfPlace(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  // "fight at Silis Major, a Battleship there": where no other place is spoken of
  const isOneOnly = tokens.some((_, at) => isOne(at, 'there', 'here')) && !tokens.some((_, at) => isOne(at, ...PLACES))
  const isIn = (start: number) =>
    (isOne(start - 1, 'on', 'at', 'in', 'inside') || (isOneOnly && isOne(start - 1, 'over'))) &&
    (isOneOnly || !(isOne(start - 2, 'fought', 'fight', 'combat') && start < 3))
  const found = namedSystems(tools).filter(
    ({ start, from, value }) =>
      KINDS[value.type] !== undefined &&
      // a card of its own speaks of these
      !/^(military-base|forsei)$/.test(value.slug) &&
      (isIn(start) || isIn(from) || (isIn(from - 1) && /^(my|the|our|that|this)$/.test(tokens[from - 1]!.plain))),
  )
  const kinds = new Set(found.map(({ value }) => KINDS[value.type]!))
  // beside the own Homeworld it is not said which of them is meant
  if (kinds.size !== 1 || isHome(tools)) return []
  const { from, to } = found[0]!
  return [{ path: 'systemKind', value: [...kinds][0], from, to }]
}

/** "Home is besieged", "home's safe": my own, but for "Red's home" and "his home". */
export function homeTold({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(
    ({ plain, isToo, part }, place) =>
      plain === 'home' &&
      (isToo ||
        (tokens[place + 1]?.part === part && isOne(place + 1, 'is', 'was', 'isnt', 'got', 'besieged', 'sieged'))),
  )
  if (at < 0) return []
  const before = tokens[at - 1]?.part === tokens[at]!.part ? tokens[at - 1] : undefined
  const isOthers = before !== undefined && !/^(my|our|and|but|if|when|while|so|because|is|cause)$/.test(before.plain)
  return isOthers
    ? ['isMyStartingSystem', 'systemKind'].map((path) => ({ path, value: undefined, from: at, to: at }))
    : [
        { path: 'isMyStartingSystem', value: true, from: at, to: at },
        { path: 'systemKind', value: 'starting', from: at, to: at },
      ]
}

/** "Homeworld's under siege, can I build there": mine, where nobody else is spoken of. */
export function bareHome({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex((_, place) => isOne(place, 'homeworld'))
  const isHead = at >= 0 && tokens[at - 1]?.part !== tokens[at]!.part
  const isMine = tokens.some(
    ({ plain }, place) => /^(i|we)$/.test(plain) && [1, 2].some((step) => isOne(place + step, ...BUILDS)),
  )
  const isOther = tokens.some(
    ({ plain, isStrange }, place) =>
      isStrange ||
      COLOURS.test(plain.replace(/s$/, '')) ||
      /^(he|hes|his|she|shes|her|they|their|opponent|enemy|another|captured|conquered|taken|fell|lost)$/.test(plain) ||
      (place > at && isOne(place, 'of')),
  )
  const isOnly = tokens.filter((_, place) => isOne(place, ...PLACES, 'home')).length === 1
  return isHead && isMine && isOnly && !isOther ? [{ path: 'isMyStartingSystem', value: true, from: at, to: at }] : []
}

/** "Away from home", "outside my homeworld": of what kind the place is instead is not said. */
export function awayFromHome({ tokens, isOne }: SceneTools): Claim[] {
  const isAway = (at: number) => isOne(at, 'outside') || (isOne(at, 'away', 'far') && isOne(at + 1, 'from'))
  const [away] = tokens.flatMap(({ part }, to) => {
    const from = isOne(to, 'home', 'homeworld')
      ? [to - 3, to - 2, to - 1].find((at) => tokens[at]?.part === part && isAway(at))
      : undefined
    return from === undefined ? [] : [{ from, to }]
  })
  if (!away) return []
  return [
    { path: 'isMyStartingSystem', value: false, ...away },
    { path: 'systemKind', value: undefined, ...away },
  ]
}

/** "Only the starting Scout", "my only ship is the Scout", "just the Scout": one in all; "only a Scout there" counts no fleet. */
export function loneShip(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const isLone = ({ start, from, to, owner, value, count = 1 }: VesselMention): boolean => {
    const lead = tokens.slice(Math.max(0, start - 4), from).map(({ plain }) => plain)
    const isSaid = lead.some((word) => /^(only|just|lone|sole)$/.test(word))
    const isOwn = lead.some((word) => /^(the|my|starting|have|got|ive|own|control)$/.test(word))
    return (
      isSaid &&
      isOwn &&
      count === 1 &&
      !isStation(value) &&
      (owner === undefined || owner === 'me') &&
      !tokens[to]!.plain.endsWith('s') &&
      !isOne(to + 1, 'there', 'here', 'in', 'at', 'on', 'is', 'sit', 'stand', 'stay') &&
      !lead.some((word) => BUILDS.includes(word) || /^(can|may|there|here|his|her|their)$/.test(word))
    )
  }
  const own = vesselsIn(tools).filter(({ owner }) => owner === undefined || owner === 'me')
  const lone = own.find(isLone)
  return lone ? [{ path: 'shipsControlled', value: 1, from: lone.start, to: lone.to }] : []
}

/** "Nine developments, just one on Silis Major": what lies on the system that is named, where the noun was said before. */
export function developmentsThere({ mentions, tokens, isOne }: SceneTools): Claim[] {
  const [place, ...others] = mentions(SYSTEMS)
  if (!place || others.length) return []
  const at = [place.start - 2, place.start - 3].find(
    (one) =>
      tokens[one]?.number !== undefined &&
      isOne(one + 1, 'on', 'at', 'in') &&
      isOne(one - 1, 'just', 'only', 'but', 'and', 'with') &&
      !/^an?$/.test(tokens[one]!.plain),
  )
  const isNoun = at !== undefined && tokens.some((_, one) => one < at && isOne(one, 'development', 'counter'))
  const isOther = at !== undefined && tokens.slice(0, at).some((_, one) => isOne(one, 'station', 'ship', 'refinery'))
  return isNoun && !isOther ? [{ path: 'developmentsInSystem', value: tokens[at]!.number, from: at, to: place.to }] : []
}

const isFirstTurn = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some(
    (_, at) =>
      (isOne(at, 'turn', 'round') && /^(one|1)$/.test(tokens[at + 1]?.plain ?? '')) ||
      (isOne(at, 'first', 'opening') && isOne(at + 1, 'turn', 'round')),
  )

/** "Turn one, nothing built yet": there is what everyone begins with, one Scout and one development. */
export function atFirst(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    ({ plain }, place) =>
      plain === 'nothing' &&
      isOne(place + 1, 'built', 'done', 'bought', 'spent', 'developed') &&
      (isOne(place + 2, 'yet') || tokens[place + 2]?.part !== tokens[place]!.part),
  )
  const isOther = tokens.some((token, place) => isOne(place, 'he', 'she', 'they') || COLOURS.test(token.plain))
  if (at < 0 || isOther || !isFirstTurn(tools)) return []
  return ['shipsControlled', 'totalDevelopments'].map((path) => ({ path, value: 1, from: at, to: at + 1 }))
}

/** "Turn one, 1 dev on the homeworld": when the game begins there is no other system. */
export function firstDevelopments(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const isFirst = isFirstTurn(tools)
  const at = tokens.findIndex(
    ({ number }, place) =>
      number !== undefined &&
      isOne(place + 1, 'development', 'counter') &&
      isOne(place + 2, 'on', 'at', 'in') &&
      [3, 4].some((step) => isOne(place + step, 'homeworld')),
  )
  return isFirst && at >= 0 ? [{ path: 'totalDevelopments', value: tokens[at]!.number, from: at, to: at + 1 }] : []
}

/** "Do stations count against the ship limit": they are what is asked about, unless ships are named as well. */
export function stationsCounting(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const limit = tokens.findIndex((_, at) => isOne(at, 'limit', 'cap') && isOne(at - 1, 'ship', 'fleet'))
  const verb = tokens.findIndex(
    (_, at) => isOne(at, 'count', 'eat', 'use', 'fill') && isOne(at + 1, 'against', 'toward', 'towards', 'into', 'for'),
  )
  const named = vesselsIn(tools).filter(({ to }) => to !== limit - 1)
  const [first] = named
  return first && verb > first.to && limit > verb && named.every(({ value }) => isStation(value))
    ? [{ path: 'what', value: 'station', from: first.start, to: limit }]
    : []
}
