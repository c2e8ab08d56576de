/** What lies in a place, by what is said of it: kinds and tiles that are one, wormholes, the side of the nexus. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { NEXUS_TILE, NEXUS_WORMHOLES } from '../data/tiles.ts'
import { ENDS, isBetween, PASSES } from './leads.ts'
import { isSystem, type Place, type PlaceMention } from './place-names.ts'
import { isAlso } from './place-numbers.ts'

const featuresOf = ({ anomalies = [], wormholes = [] }: Place): string[] => [...anomalies, ...wormholes]

const bears = (place: Place, kind: Place): boolean =>
  featuresOf(kind).length > 0 && featuresOf(kind).every((one) => featuresOf(place).includes(one))

/** Whether a place told by its kind alone, "the nebula", can be this tile. */
const canBe = (kind: PlaceMention, tile: PlaceMention | undefined): boolean =>
  kind.tile === undefined && tile?.tile !== undefined && bears(tile, kind)

/**
 * "The nebula at 42", "44 (asteroid field)", "I leave the nebula. It is in 42": one place, where one tile that is named
 * bears it. A wormhole that two of the tiles bear is the way between them, and no place of its own.
 */
function joined({ isOne }: SceneTools, places: readonly PlaceMention[]): PlaceMention[] {
  // "my home 36", "my home, tile 5": the tile says which place that is
  const isTileOf = (home: PlaceMention | undefined, tile: PlaceMention | undefined) =>
    home?.id === 'home' &&
    tile?.tile !== undefined &&
    (tile.from - home.to === 1 ||
      (tile.from - home.to === 2 && isOne(home.to + 1, 'tile', 'system', 'hex', 'in', 'at')))
  return places.flatMap((place, i) => {
    const [before, after] = [places[i - 1], places[i + 1]]
    if (after && canBe(place, after) && after.from - place.to <= 2) return [{ ...after, from: place.from }]
    if (before && canBe(before, place) && place.from - before.to <= 2) return []
    if (before && canBe(place, before) && place.from - before.to <= 2) return []
    if (after && canBe(after, place) && after.from - place.to <= 2) return [{ ...place, to: after.to }]
    if (isTileOf(place, after)) return [{ ...after!, from: place.from }]
    if (isTileOf(before, place)) return []
    // "to B, a nebula. Can it leave the nebula"
    const isThe = !isSystem(place) && isOne(place.from - 1, 'the')
    const tiles = places.filter((tile) => canBe(place, tile) || (isThe && isSystem(tile) && bears(tile, place)))
    const [only] = tiles
    if (only && tiles.every(({ id }) => id === only.id)) return [{ ...only, from: place.from, to: place.to }]
    return only && place.wormholes?.length ? [] : [place]
  })
}

/** What says of systems that something lies in them. */
export const HAVING = ['are', 'have', 'hold', 'contain', 'bear', 'share']

/** "Two rifts", "both nebulae": so many systems, and none of them is named. */
export function each(
  { tokens, isOne }: SceneTools,
  { value, from, to, start, count: said = 1 }: Mention<Place>,
  isCompared = false,
): PlaceMention[] {
  // "two systems with alpha wormholes"
  const isWith = isOne(from - 1, 'with', 'have') && isOne(from - 2, 'systems') && tokens[from - 3]?.number !== undefined
  // "A and B are both asteroid fields": so many that were named
  const before = [from - 3, from - 2, from - 1]
  const isBoth = [['both', 'each'], HAVING].every((words) => before.some((at) => isOne(at, ...words))) && !isWith
  const first = isWith ? from - 3 : start
  const count = isWith ? tokens[first]!.number! : said
  const kinds = isCompared ? featuresOf(value) : (value.anomalies ?? [])
  const isMany = count > 1 && count <= MOST && value.tile === undefined && kinds.length
  if (!isMany || isBoth || !tokens.slice(first, from).some(isFirm)) return [{ ...value, from, to }]
  return Array.from({ length: count }, (_, i) => ({ ...value, id: `${value.id} ${i + 1}`, from: first, to }))
}
/** More systems of one kind lie on no way. */
const MOST = 3
const isFirm = ({ number, plain }: SceneTools['tokens'][number]) => number !== undefined && !/^an?$/.test(plain)

/** "The system next to B is a supernova", "beyond B is a nebula": it lies somewhere else. */
const isOnlyNear = (isOne: SceneTools['isOne'], place: number): boolean =>
  isOne(place - 1, 'beyond', 'behind', 'beside', 'near', 'past', 'touching', 'bordering', 'neighbouring') ||
  (isOne(place - 1, 'to', 'of', 'from') &&
    isOne(place - 2, 'next', 'adjacent', 'close', 'door', 'neighbour', 'neighbor'))

/** "45 is asteroids", "43's a supernova": where what lies there is said right behind it. */
export const kindBehind = (
  { tokens, isOne }: SceneTools,
  named: readonly PlaceMention[],
  place: number,
): PlaceMention | undefined => {
  if (isOnlyNear(isOne, place)) return undefined
  // "32 between is an asteroid field"
  const at = isOne(place + 1, 'between') ? place + 1 : place
  return named.find(
    ({ from, tile, anomalies, wormholes }) =>
      tile === undefined &&
      (anomalies?.length || wormholes?.length) &&
      from > at &&
      from - at <= 4 &&
      tokens[from]!.part === tokens[at]!.part &&
      (isOne(at + 1, 'is', 's', 'has', 'was', 'were', 'holds', 'contains') || (tokens[at]!.isToo && from - at <= 2)) &&
      tokens.slice(at + 2, from).every((_, i) => isOne(at + 2 + i, 'a', 'an', 'the', 'just', 'also', 'only')),
  )
}
/** What is told of the system behind it: "the nebula B", "there is a nebula in B". */
function isOfNext({ tokens, typed, isOne }: SceneTools, kind: PlaceMention, place: PlaceMention): boolean {
  if (tokens[kind.to]!.part !== tokens[place.from]!.part) return false
  const between = tokens.slice(kind.to + 1, place.from).map((_, i) => kind.to + 1 + i)
  // "nebula – Mecatol" is a way
  if (!between.length) return !/[-–—>]/.test(typed.slice(tokens[kind.to]!.end, tokens[place.from]!.start))
  return (
    between.some((at) => isOne(at, 'in', 'at', 'on')) &&
    between.every((at) => isOne(at, 'in', 'at', 'on', 'is', 'lies', 'sits', 'the', 'system', 'tile', 'hex'))
  )
}

/** What stands between a system and what lies there: a comma, a bracket. */
const SIGN = /^\s*[(,:=–—-]\s*(?:with\s+)?(?:an?\s+|the\s+)?$|^\s+with\s+an?\s+$/i
/** Words that leave no doubt of it: "which is a", "where there's a". */
const SAID =
  /^\s*[(,]?\s*(?:(?:which|that)(?:\s+is|['’]s|\s+has)|being|where\s+there(?:\s+is|['’]?s)|where(?=\s+an?\s+$))\s+(?:an?\s+|the\s+)?$/i
/** "It's a nebula": of the last of two. */
const IT = /^\s*[.;,]\s*(?:and\s+)?(?:it|that|this)(?:\s+is|['’]?s)\s+an?\s+$/i
/** What may follow it there: the way goes on, or nothing more is said. */
const GOES_ON = [...ENDS, ...PASSES, 'with', 'without', 'using', 'then', 'if', 'when', 'because']

/** "To B, an asteroid field", "through 25 (a nebula)", "via B, which is a nebula, to C": told of the system before it. */
function isOfLast(
  tools: SceneTools,
  before: PlaceMention,
  kind: PlaceMention,
  places: readonly PlaceMention[],
): boolean {
  const { tokens, typed, isOne } = tools
  const sign = typed.slice(tokens[before.to]!.end, tokens[kind.from]!.start)
  if (isBetween(tools, kind)) return false
  if (IT.test(sign)) return new Set(places.filter(isSystem).map(({ id }) => id)).size < 3
  if (SAID.test(sign) || /^\s*[(=]/.test(sign)) return SAID.test(sign) || SIGN.test(sign)
  // "through 24, the nebula and the rift": of what is only listed nothing is said
  if (!SIGN.test(sign) || (before.tile !== undefined && !/\san?\s+$/i.test(sign))) return false
  const next = kind.to + 1
  const isAgain = isOne(next, 'and') && isOne(next + 1, 'back', 'then', ...ENDS)
  return tokens[next]?.part !== tokens[kind.to]!.part || isAgain || isOne(next, ...GOES_ON)
}

/** The system a kind of place is told of, by its place in the list. */
function systemOf(tools: SceneTools, places: readonly PlaceMention[], i: number): PlaceMention | undefined {
  const kind = places[i]!
  const [before, next] = [places[i - 1], places[i + 1]]
  // of "two rifts" neither is named
  if (isSystem(kind) || !featuresOf(kind).length || /\d$/.test(kind.id)) return undefined
  const isNews = (place: PlaceMention | undefined): place is PlaceMention =>
    place !== undefined &&
    isSystem(place) &&
    (place.tile === undefined || (kind.anomalies !== undefined && !canBe(kind, place)))
  const isApart = isNews(next) && next.from > kind.to + 1
  if (isApart && kind.anomalies?.length && isOfNext(tools, kind, next)) return next
  const told = places.find((place) => isNews(place) && kindBehind(tools, places, place.to) === kind)
  if (told) return told
  if (isNews(before) && isOfLast(tools, before, kind, places)) return before
  return isNews(next) && isOfNext(tools, kind, next) ? next : undefined
}

/** "A and B both have an alpha wormhole", "two alpha wormholes at opposite ends, in A and B": the two it lies in. */
function pairOf({ tokens, isOne }: SceneTools, places: readonly PlaceMention[], i: number): PlaceMention[] {
  const kind = places[i]!
  if (isSystem(kind) || !featuresOf(kind).length) return []
  const isNews = (place: PlaceMention | undefined) =>
    place && isSystem(place) && (place.tile === undefined || (kind.anomalies !== undefined && !canBe(kind, place)))
  const isPair = (one: PlaceMention | undefined, other: PlaceMention | undefined): boolean =>
    [one, other].every(isNews) && other!.from - one!.to === 2 && isOne(one!.to + 1, 'and')
  const [one, other] = [places[i - 2], places[i - 1]]
  const [next, last] = places.filter(({ from }) => from > kind.to)
  if (isPair(one, other)) {
    const verb = isOne(other!.to + 1, 'both', 'each') ? other!.to + 2 : other!.to + 1
    const isHad = isOne(verb, ...HAVING) && (!isOne(verb, 'are') || kind.anomalies)
    const isPlain = tokens.slice(verb + 1, kind.from).every(({ plain }) => /^(an?|the|both)$/.test(plain))
    return isHad && isPlain && kind.from > verb ? [one!, other!] : []
  }
  // "is A next to B if both have an alpha"
  const all = places
    .filter(isSystem)
    .filter(({ id }, at, systems) => systems.findIndex((place) => place.id === id) === at)
  const the = isOne(kind.from - 1, 'an', 'a', 'the') ? kind.from - 2 : kind.from - 1
  const have = isOne(the, 'both') ? the - 1 : the
  const areBoth = isOne(have, ...HAVING) && (isOne(have - 1, 'both', 'each') || have < the)
  if (areBoth && all.length === 2 && all.every((place) => isNews(place) && place.from < kind.from)) return all
  const isTwo = [kind.from, kind.from - 1].some((at) => tokens[at]?.number === 2) || isOne(kind.from - 1, 'both')
  return isTwo && isPair(next, last) && isOne(next!.from - 1, 'in', 'at') ? [next!, last!] : []
}

/** What is said of a system lies there, besides what its tile shows. */
function described(tools: SceneTools, places: readonly PlaceMention[]): PlaceMention[] {
  const told = places.flatMap((kind, i) => {
    const pair = pairOf(tools, places, i)
    const at = pair.length ? pair : [systemOf(tools, places, i) ?? []].flat()
    return at.map((one) => ({ kind, at: one }))
  })
  // "A has an alpha and so does B"
  for (const at of places.filter((place) => isSystem(place) && isAlso(tools, place.from))) {
    const last = told.findLast(({ kind }) => kind.to < at.from)
    if (last && at.from - last.kind.to <= 4 && last.at.id !== at.id) told.push({ kind: last.kind, at })
  }
  return places
    .filter((place) => !told.some(({ kind }) => kind === place))
    .map((place) => {
      const here = told.filter(({ at }) => at.id === place.id)
      if (!here.length) return place
      const all = (field: 'anomalies' | 'wormholes') => [
        ...new Set([...(place[field] ?? []), ...here.flatMap(({ kind }) => kind[field] ?? [])]),
      ]
      const [anomalies, wormholes] = [all('anomalies'), all('wormholes')]
      // "32 between is an asteroid field": that it lies between is said behind it
      const own = isBetween(tools, place) ? [] : here.filter(({ at }) => at === place).map(({ kind }) => kind)
      return {
        ...place,
        ...(anomalies.length ? { anomalies } : {}),
        ...(wormholes.length ? { wormholes } : {}),
        from: Math.min(place.from, ...own.map(({ from }) => from)),
        to: Math.max(place.to, ...own.map(({ to }) => to)),
      }
    })
}

/** "A gamma wormhole token at 37": it lies in the place behind it. */
function withWormholes({ isOne }: SceneTools, places: readonly PlaceMention[]): PlaceMention[] {
  const lies = (kind: PlaceMention, place: PlaceMention | undefined) =>
    kind.tile === undefined &&
    kind.wormholes?.length &&
    place !== undefined &&
    isSystem(place) &&
    !canBe(kind, place) &&
    isOne(place.from - 1, 'in', 'at', 'on') &&
    place.from - kind.to <= 3 &&
    [1, 2].some((step) => isOne(place.from - 1 - step, 'token') || kind.to === place.from - 1 - step + 1)
  const laid = places.flatMap((kind, i) => (lies(kind, places[i + 1]) ? [{ kind, at: places[i + 1]! }] : []))
  return places
    .filter((place) => !laid.some(({ kind }) => kind === place))
    .map((place) => {
      const here = laid.filter(({ at }) => at.id === place.id).map(({ kind }) => kind)
      if (!here.length) return place
      const wormholes = new Set([...(place.wormholes ?? []), ...here.flatMap((kind) => kind.wormholes!)])
      const { from } = laid.find(({ at }) => at === place)?.kind ?? place
      return { ...place, from, wormholes: [...wormholes] }
    })
}

/** "The nexus is still on its inactive side", "the flipped nexus": which wormholes it has. */
function withSide({ tokens, isOne }: SceneTools, place: PlaceMention): PlaceMention {
  if (place.tile !== NEXUS_TILE) return place
  const isNear = (at: number) => Math.abs(at - place.to) <= 4 || isOne(at + 1, 'side')
  const told = tokens.flatMap(({ plain }, at) => (SIDES.test(plain) && isNear(at) ? [at] : []))
  const isNot = tokens.some(
    (_, at) => isOne(at, 'not', 'isnt', 'hasnt', 'never') && told.some((one) => one > at && one - at <= 4),
  )
  const off = told.some((at) => /^(inactive|unflipped|closed)$/.test(tokens[at]!.plain))
  const on = told.some((at) => /^(active|flipped|open)$/.test(tokens[at]!.plain) && !isOne(at + 1, 'system', 'player'))
  if (!off && !on) return place
  const nexus = on && !off && !isNot ? 'active' : 'inactive'
  return { ...place, nexus, wormholes: NEXUS_WORMHOLES[nexus] }
}

const SIDES = /^(in)?active$|^(un)?flipped$|^closed$|^open$/

/** "29", and "Rarron" that lies there: one system, which bears both names. */
function asOne(places: readonly PlaceMention[]): PlaceMention[] {
  return places.map((place) => {
    const same = places.filter(({ tile }) => tile !== undefined && tile === place.tile)
    const [first, ...more] = new Set(same.map(({ id }) => id))
    return more.length ? { ...place, id: `${first} (${more.join(', ')})` } : place
  })
}

/** "Through two rifts, 24 to 41 to 67": as many of a kind as are named. */
const unnumbered = (places: readonly PlaceMention[]): PlaceMention[] =>
  places.filter((place) => {
    const kinds = places.filter(({ id, from }) => /\D \d$/.test(id) && from === place.from)
    const tiles = new Set(places.filter((tile) => canBe(place, tile)).map(({ id }) => id))
    return kinds.length < 2 || !kinds.includes(place) || tiles.size !== kinds.length
  })

/** Every place once for each time it is named, with all that is said of it. `all`: in the order of the sentence. */
export const known = (tools: SceneTools, all: readonly PlaceMention[]): PlaceMention[] =>
  asOne(joined(tools, unnumbered(withWormholes(tools, described(tools, all)))).map((place) => withSide(tools, place)))
