/** Places as players name them: by tile number, letter, planet, anomaly or wormhole. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { factionBefore, fleetsIn, isAsker } from './fleets.ts'
import { ofTile, PLACES, type Place } from './place-names.ts'

export interface PlaceMention extends Place {
  from: number
  to: number
}

/** Words before a number or a letter that is a place. */
export const TOWARDS = [
  'from',
  'to',
  'into',
  'through',
  'via',
  'past',
  'in',
  'at',
  'system',
  'tile',
  'over',
  'then',
  'activate',
  'activates',
  'activating',
  'reach',
  'enter',
  'leaves',
  'leave',
  'between',
  'and',
  'towards',
  'toward',
  'by',
  'across',
  'for',
  'enters',
  'entering',
  'entered',
  'target',
  'targets',
  'onto',
  'pass',
  'out',
  'off',
  'nebula',
  'rift',
  'field',
  'supernova',
  'asteroid',
  'asteroids',
  'home',
  'of',
]
/** Before a number of two digits they say the same; before one digit it is an amount. */
const AT_LARGE = [
  'near',
  'around',
  'on',
  'against',
  'hold',
  'block',
  'guard',
  'occupy',
  'take',
  'takes',
  'attack',
  'hit',
  'border',
  'borders',
  'touch',
  'move',
  'go',
  'goes',
  'do',
  'want',
  'wants',
]

const featuresOf = ({ anomalies = [], wormholes = [] }: Place): string[] => [...anomalies, ...wormholes]

/** Whether a place told by its kind alone, "the nebula", can be this tile. */
const canBe = (kind: PlaceMention, tile: PlaceMention | undefined): boolean =>
  kind.tile === undefined &&
  tile?.tile !== undefined &&
  featuresOf(kind).length > 0 &&
  featuresOf(kind).every((one) => featuresOf(tile).includes(one))

/**
 * "The nebula at 42", "44 (asteroid field)", "I leave the nebula. It is in 42": one place, where one tile that is named
 * bears it. A wormhole that two of the tiles bear is the way between them, and no place of its own.
 */
function joined(places: readonly PlaceMention[]): PlaceMention[] {
  return places.flatMap((place, i) => {
    const [before, after] = [places[i - 1], places[i + 1]]
    if (after && canBe(place, after) && after.from - place.to <= 2) return [{ ...after, from: place.from }]
    if (before && canBe(before, place) && place.from - before.to <= 2) return []
    if (before && canBe(place, before) && place.from - before.to <= 2) return []
    if (after && canBe(after, place) && after.from - place.to <= 2) return [{ ...place, to: after.to }]
    // "my home 36": the tile says which place that is
    if (after?.tile !== undefined && place.id === 'home' && after.from - place.to === 1)
      return [{ ...after, from: place.from }]
    if (before?.id === 'home' && place.tile !== undefined && place.from - before.to === 1) return []
    const tiles = places.filter((tile) => canBe(place, tile))
    const [only] = tiles
    if (only && tiles.every(({ id }) => id === only.id)) return [{ ...only, from: place.from, to: place.to }]
    return only && place.wormholes?.length ? [] : [place]
  })
}

/** Behind a number they say that it counts, and names no place. */
const COUNTED =
  'ship ships unit units capacity move infantry fighter fighters token tokens cruiser carrier destroyer dreadnought dread warsun war flagship mech pds ground tactic command fleet hex hexes system step dice die time times turn round'.split(
    ' ',
  )

const ON_FROM = ['to', 'into', 'via', 'through', 'towards', 'toward']
/** "A fleet of 4" is no place. */
const GROUPS = [
  'fleet',
  'pool',
  'group',
  'stack',
  'supply',
  'limit',
  'total',
  'capacity',
  'value',
  'move',
  'speed',
  'range',
]
/** "Pool at 3", "maxes at 4", "fleet is at 3": how many, and nothing of where. */
const LIMITS = [
  'pool',
  'supply',
  'limit',
  'capacity',
  'value',
  'speed',
  'range',
  'max',
  'maxed',
  'cap',
  'capped',
  'maximum',
]
const isLimit = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  isOne(at - 1, 'at', 'to', 'in', 'out') &&
  [2, 3].some(
    (step) =>
      (isOne(at - step, ...LIMITS) || (isOne(at - step, 'fleet') && tokens[at]!.plain.length === 1)) &&
      (step === 2 || isOne(at - 2, 'is', 'stands', 'sits', 'out', 'still', 'now')),
  )
/** Before a number they say that it is none of a tile. */
const AMOUNTS = ['with', 'move', 'speed', 'value', 'pool', 'only', 'about', 'capacity', 'or']

/** "18 to 19": a number from which the way goes on to another place. */
function goesOn({ tokens, isOne }: SceneTools, at: number): boolean {
  const after = tokens.slice(at + 2, at + 4).findIndex(({ plain }) => /^\d{1,2}[ab]?$/.test(plain))
  return (
    isOne(at + 1, ...ON_FROM) &&
    !isOne(at - 1, ...AMOUNTS) &&
    after >= 0 &&
    tokens[at + 2 + after]!.part === tokens[at]!.part &&
    !isOne(at + 3 + after, ...COUNTED)
  )
}

/** "18 - 24 - 27": numbers tied to a way by dashes, or written one behind the other; of two alone only tiles of two digits. */
function chained({ tokens, typed }: SceneTools): Set<number> {
  const isTile = (at: number) => /^\d{1,2}[ab]?$/.test(tokens[at]?.plain ?? '')
  const isLong = (at: number) => isTile(at) && tokens[at]!.plain.length > 1
  const isTied = (at: number) => {
    if (!isTile(at) || !isTile(at + 1)) return false
    const between = typed.slice(tokens[at]!.end, tokens[at + 1]!.start)
    return /^\s*[-–—]+\s*$/.test(between) || (/^\s+$/.test(between) && isLong(at) && isLong(at + 1))
  }
  const found = new Set<number>()
  for (let at = 0; at < tokens.length; at++) {
    let end = at
    while (isTied(end)) end++
    const run = tokens.slice(at, end + 1)
    if (run.length > 2 || (run.length === 2 && run.every(({ plain }) => plain.length > 1)))
      for (let place = at; place <= end; place++) found.add(place)
    at = end
  }
  return found
}

/** Every place that is named, in the order of the sentence; `anywhere`: numbers without a word before them too. */
export const placesIn = (tools: SceneTools, anywhere = false): readonly PlaceMention[] =>
  tools.once(anywhere ? findAnywhere : findLed)

const findAnywhere = (tools: SceneTools) => findPlaces(tools, true)
const findLed = (tools: SceneTools) => findPlaces(tools, false)

/** "Two rifts", "both nebulae": so many systems, and none of them is named. */
function each({ tokens }: SceneTools, { value, from, to, start, count = 1 }: Mention<Place>): PlaceMention[] {
  const isMany = count > 1 && count <= MOST && value.tile === undefined && value.anomalies?.length
  if (!isMany || !tokens.slice(start, from).some(isFirm)) return [{ ...value, from, to }]
  return Array.from({ length: count }, (_, i) => ({ ...value, id: `${value.id} ${i + 1}`, from: start, to }))
}
/** More systems of one kind lie on no way. */
const MOST = 3
const isFirm = ({ number, plain }: SceneTools['tokens'][number]) => number !== undefined && !/^an?$/.test(plain)

/** "45 is asteroids", "43's a supernova": where what lies there is said right behind it. */
const kindBehind = (
  { tokens, isOne }: SceneTools,
  named: readonly PlaceMention[],
  at: number,
): PlaceMention | undefined =>
  named.find(
    ({ from, tile, anomalies, wormholes }) =>
      tile === undefined &&
      (anomalies?.length || wormholes?.length) &&
      from > at &&
      from - at <= 4 &&
      tokens[from]!.part === tokens[at]!.part &&
      (isOne(at + 1, 'is', 'has', 'was', 'holds', 'contains') || (tokens[at]!.isToo && from - at <= 2)) &&
      tokens.slice(at + 2, from).every((_, i) => isOne(at + 2 + i, 'a', 'an', 'the', 'just', 'also', 'only')),
  )
const isDescribed = (tools: SceneTools, named: readonly PlaceMention[], at: number): boolean =>
  /^(\d\d[ab]?|[A-HJ-Z])$/.test(
    tools.typed.slice(tools.tokens[at]!.start, tools.tokens[at]!.end).replace(/[’']s$/, ''),
  ) && kindBehind(tools, named, at) !== undefined

/** "B is a supernova": what is said of a place without a tile lies there. */
function described(tools: SceneTools, places: readonly PlaceMention[]): PlaceMention[] {
  const kinds = new Map(
    places.flatMap(({ id, to }) => {
      const kind = /^[A-Z]$/.test(id) ? kindBehind(tools, places, to) : undefined
      return kind ? [[id, kind] as const] : []
    }),
  )
  return places
    .filter((place) => ![...kinds.values()].includes(place))
    .map((place) => {
      const { anomalies, wormholes } = kinds.get(place.id) ?? place
      return { ...place, ...(anomalies ? { anomalies } : {}), ...(wormholes ? { wormholes } : {}) }
    })
}

/** "29", and "Rarron" that lies there: one system, which bears both names. */
function asOne(places: readonly PlaceMention[]): PlaceMention[] {
  return places.map((place) => {
    const same = places.filter(({ tile }) => tile !== undefined && tile === place.tile)
    const [first, ...more] = new Set(same.map(({ id }) => id))
    return more.length ? { ...place, id: `${first} (${more.join(', ')})` } : place
  })
}

function findPlaces(tools: SceneTools, anywhere: boolean): PlaceMention[] {
  const { tokens, typed, mentions, isOne } = tools
  // the 1 of "dreadnought 1" is no tile
  const others = fleetsIn(tools)
  // "the Muaat war sun" is a ship of theirs, not a planet
  const isFaction = (at: number) => factionBefore(tools, at + 1) && others.some(({ start }) => start === at + 1)
  // "I'm Muaat": not their planet either
  const isMe = (at: number) => factionBefore(tools, at + 1) && isAsker(tools, { from: at, to: at })
  // "can Muaat pass", "Muaat can pass": neither is their planet
  const isPlayer = (at: number) =>
    factionBefore(tools, at + 1) &&
    isOne(at + 1, 'can', 'cannot', 'cant', 'could', 'may', 'has', 'moves', 'activates', 'player')
  const named = mentions(PLACES)
    .filter(({ from, to }) => from !== to || !(isFaction(to) || isPlayer(to) || isMe(to)))
    .flatMap((one) => each(tools, one))
  const isTaken = (at: number) => [...named, ...others].some(({ from, to }) => from <= at && at <= to)
  const tied = chained(tools)
  const bare = tokens.flatMap((token, at): PlaceMention[] => {
    const isStart = goesOn(tools, at) || tied.has(at)
    if (isTaken(at) || (at === 0 && !anywhere && !isStart)) return []
    const word = typed.slice(token.start, token.end).replace(/[’']s$/, '')
    const isLed =
      anywhere ||
      isStart ||
      // "a carrier 24": where it is
      (/^\d\d[ab]?$/.test(word) && others.some(({ to }) => to === at - 1)) ||
      (/^\d\d/.test(word) && isOne(at - 1, ...AT_LARGE)) ||
      isOne(at - 1, ...TOWARDS) ||
      isDescribed(tools, named, at) ||
      (isOne(at - 1, 'the') && isOne(at - 2, ...TOWARDS))
    if (!isLed || (isOne(at - 1, 'of') && isOne(at - 2, ...GROUPS)) || isLimit(tools, at)) return []
    const counts =
      (isOne(at + 1, ...COUNTED) && tokens[at + 1]!.part === token.part) ||
      others.some(({ start, from }) => start <= at && at < from)
    if (/^\d{1,2}[ab]?$/i.test(word) && !counts) return [{ ...ofTile(word), from: at, to: at }]
    return /^[A-Z]$/.test(word) && word !== 'I' ? [{ id: word, from: at, to: at }] : []
  })
  return asOne(
    joined(
      described(
        tools,
        [...named.filter(({ id }) => id !== ''), ...bare].sort((a, b) => a.from - b.from),
      ),
    ),
  )
}
