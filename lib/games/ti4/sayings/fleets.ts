/** Fleets as players name them: "3 cruisers", "Bob's War Sun", "two infantry". */
import { colourOf, type Mention, type Named, type SceneTools } from '../../../kernel/sayings.ts'
import { systemTiles } from '../data/tiles.ts'
import type { Unit } from '../data/units.ts'
import { EFFECTS } from './card-names.ts'
import { factionsIn } from './factions.ts'
import { leadersIn } from './leaders.ts'
import { withBasic, withKindTold, withUpgradeBehind } from './levels.ts'
import { plain, SPOKEN } from './unit-names.ts'

export { mayBeUpgraded, ownUnit } from './unit-names.ts'

/** Behind a number they show that it counts them. */
const COUNTED = 'hexes systems tiles spaces steps jumps times turns rounds others more away off dice die'.split(' ')
const SHOTS = ['shots', 'hits']

/** "2 of them": a number that counts what was said before. */
export const isOfThem = (isOne: SceneTools['isOne'], at: number) =>
  isOne(at + 1, 'of') && isOne(at + 2, 'them', 'these', 'those')
/** What is said without the number behind it. */
const unnumbered = (one: Mention<Unit>): Mention<Unit> => ({
  ...one,
  value: plain(one.value.type) ?? one.value,
  to: one.to - 1,
})

/** "On what", "on 5": which rolls hit, and not whom. */
const isOn = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  tokens[at]?.number !== undefined || isOne(at, 'what', 'which')

/** "1 carrier 2 dreads", "my dread 2 hexes": the 2 counts what follows, and is no level. */
function withoutLevel(tools: SceneTools, one: Mention<Unit>, after: Mention<Unit> | undefined): Mention<Unit> {
  const { tokens, isOne } = tools
  const isNumbered = one.to > one.from && [1, 2].includes(tokens[one.to]!.number ?? 0)
  // "PDS 2 hits", and not "PDS 2 hits on what"
  const next = one.to + 1
  const isHit = isOne(next + 1, 'me', 'him', 'us') || (isOne(next + 1, 'on') && isOn(tools, next + 2))
  const isShots = SHOTS.includes(tokens[next]?.plain ?? '') && !(isHit && tokens[next + 1]!.part === tokens[next]!.part)
  // "2 PDS, one in 25 and one in 26"
  const isEach =
    tokens[one.to]!.plain === 'one' && tokens.some((_, at) => at > one.to && isOne(at, 'one', 'other', 'second'))
  const isCount = isNumbered && (after?.from === next || isOne(next, ...COUNTED) || isShots || isEach)
  return isCount ? unnumbered(one) : one
}

/** More than stands in any one place: such a number behind a word of a way is a tile. */
const TOO_MANY = 13
const TO_A_PLACE = ['to', 'from', 'into', 'in', 'at', 'via', 'through', 'over', 'past']
/** "From 26 to 25 dd", "in 21 my PDS": the number is where something is. */
function withoutTile({ tokens, isOne }: SceneTools, one: Mention<Unit>): Mention<Unit> {
  const at = tokens.findIndex(
    (_, place) => place >= one.start && place < one.from && /^\d\d[ab]?$/.test(tokens[place]!.plain),
  )
  const isHolder = isOne(at + 1, 'has', 'holds', 'contains')
  // "22 44 23 cruiser": the last of a way
  const isLast = /^\d\d[ab]?$/.test(tokens[at - 1]?.plain ?? '')
  const isTile = at >= 0 && tokens[at]!.number! >= TOO_MANY && (isHolder || isLast || isOne(at - 1, ...TO_A_PLACE))
  if (!isTile) return one
  const { count: _, ...uncounted } = one
  return { ...uncounted, start: isHolder ? at + 2 : at + 1 }
}

/** "Fighters fly along with my dread, 3 of them": the many that were told without a number, not the one beside them. */
function isOfOthers({ tokens, isOne, mentions }: SceneTools, { to, from, owner, count }: Mention<Unit>): boolean {
  const isMany = (last: number) => /[^s]s$/.test(tokens[last]!.plain)
  const others = mentions(SPOKEN).filter((other) => other.to < from)
  const isOneShip = (owner !== undefined || count === 1) && !isMany(to)
  return isOneShip && others.some((other) => other.count === undefined && isMany(other.to) && !isOne(other.to + 1, 'i'))
}

/** "Destroyers (3)", "cruisers, 2 of them": a number said behind. */
function withCountBehind(tools: SceneTools, said: Mention<Unit>): Mention<Unit> {
  const { tokens, typed, isOne, mentions } = tools
  const one = said.to > said.from && isOfThem(isOne, said.to) ? unnumbered(said) : said
  const next =
    mentions(SPOKEN).find((other) => other.from > one.to && !isOfOthers(tools, other))?.start ?? tokens.length
  const places = tokens.map((_, at) => at).filter((at) => at > one.to && at < next)
  const at = places.find(
    (place) =>
      tokens[place]!.number !== undefined &&
      ((place === one.to + 1 && /\($/.test(typed.slice(tokens[one.to]!.end, tokens[place]!.start).trimEnd())) ||
        (isOfThem(isOne, place) &&
          // "carrier takes 2 of them"
          !isOne(place - 1, ...TAKEN) &&
          (place + 3 !== next || next === tokens.length) &&
          !isOfOthers(tools, one))),
  )
  // "dread x2, cruiser x1", "fighters: 8, carriers: 2"
  const isListed =
    (tokens[one.to + 1]?.number ?? TOO_MANY) < TOO_MANY &&
    tokens[one.to + 2]?.part !== tokens[one.to + 1]!.part &&
    /^\s*:\s*$/.test(typed.slice(tokens[one.to]!.end, tokens[one.to + 1]!.start))
  const times = isListed ? tokens[one.to + 1]!.number : isOne(one.to + 1, 'x') ? tokens[one.to + 2]?.number : undefined
  if (times !== undefined) return { ...one, count: times }
  return one.count !== undefined || at === undefined ? one : { ...one, count: tokens[at]!.number! }
}

/** "3 adv carriers": the number before a word that nobody knows. */
function withCountBefore({ tokens, isOne }: SceneTools, one: Mention<Unit>): Mention<Unit> {
  // "3 of those fighters"
  const many = tokens[one.start - 3]
  const isOfThose = isOne(one.start - 1, 'those', 'these') && isOne(one.start - 2, 'of') && one.start === one.from
  if (isOfThose && many?.number !== undefined && many.number < TOO_MANY && one.count === undefined)
    return { ...one, count: many.number, start: one.start - 3 }
  const [number, word] = [tokens[one.start - 2], tokens[one.start - 1]]
  const isCount = number?.number !== undefined && number.number < TOO_MANY && number.part === tokens[one.from]!.part
  if (!isCount || !word!.isStrange || one.count !== undefined || one.owner !== undefined) return one
  return { ...one, count: number.number!, start: one.start - 2 }
}

/** "We both have PDS": so many players, and nothing of how many each has. */
function withoutBoth({ tokens, typed, isOne }: SceneTools, one: Mention<Unit>): Mention<Unit> {
  const isBoth = tokens.slice(one.start, one.from).some(({ part }, i) => {
    const at = one.start + i
    const who = tokens[at - 1]
    // "green and blue both PDS II"
    const isOfThem =
      who?.part === part &&
      (isOne(at - 1, 'we', 'they', 'us', 'them') || who.isStrange || colourOf(typed.slice(who.start, who.end)))
    return isOne(at, 'both') && (isOfThem || isOne(at + 1, 'have', 'has', 'got'))
  })
  if (!isBoth) return one
  const { count: _, ...uncounted } = one
  return uncounted
}

/** "3 red destroyers", "a neutral cruiser", "neighbours pds": whose they are, and the number before that. */
function withColour({ tokens, typed, isOne }: SceneTools, one: Mention<Unit>): Mention<Unit> {
  const at = one.start - 1
  const colour = tokens[at]
  const isNeighbour =
    isOne(at, 'neighbour', 'neighbor') && (tokens[at - 1]?.part !== colour!.part || isOne(at - 1, 'my', 'the', 'a'))
  const owner = isOne(at, 'neutral')
    ? 'neutral'
    : isNeighbour
      ? 'neighbour'
      : colour && colourOf(typed.slice(colour.start, colour.end))
  if (!owner || colour!.part !== tokens[one.from]!.part || one.owner !== undefined) return one
  const number = tokens[at - 1]
  const isCount = one.count === undefined && number?.number !== undefined && number.part === colour!.part
  // "25 red destroyers": more than stand in any one place
  if (!isCount || number.number! >= TOO_MANY) return { ...one, owner, start: isOne(at - 1, 'the') ? at - 1 : at }
  return { ...one, owner, count: number.number!, start: at - 1 }
}

/** Every fleet that is named. */
export const fleetsIn = (tools: SceneTools): readonly Mention<Unit>[] => tools.once(findFleets)

/** "My single lonely fighter": whose it is, where another word stands between, belongs to it. */
function withPossessor({ tokens, isOne }: SceneTools, one: Mention<Unit>): Mention<Unit> {
  if (one.owner === undefined || one.start !== one.from) return one
  const at = [2, 3].map((step) => one.from - step).find((place) => isOne(place, 'my', 'our', 'his', 'her', 'their'))
  return at !== undefined && tokens[at]!.part === tokens[one.from]!.part ? { ...one, start: at } : one
}

/** "Jol-Nar's PDS": its name in two words is one. */
function withFaction(tools: SceneTools, one: Mention<Unit>): Mention<Unit> {
  const faction =
    one.owner === undefined
      ? undefined
      : factionsIn(tools).find(
          ({ from, to }) => from < to && tools.tokens[to]!.owner && to >= one.start && to < one.from,
        )
  if (faction) return { ...one, owner: faction.value, start: Math.min(one.start, faction.from) }
  // "Keleres flagship": a faction, and no name with an s behind it
  const bare = factionsIn(tools).find(
    ({ from, to }) => to === one.from - 1 && one.start <= from && !tools.tokens[to]!.owner,
  )
  if (bare && one.owner !== undefined && one.owner.toLowerCase() === tools.tokens[bare.to]!.plain.slice(0, -1)) {
    const { owner: _, ...unowned } = one
    return { ...unowned, start: one.from }
  }
  // "my Ghosts cruiser"
  if (one.owner && tools.isOne(one.start - 1, 'my', 'our') && factionsIn(tools).some(({ to }) => to === one.from - 1))
    return { ...one, owner: 'me' }
  // "Saudor's dock" is of whoever holds the planet
  const { owner, ...rest } = one
  return owner !== undefined && PLANETS.has(owner.toLowerCase()) ? { ...rest, start: one.from } : one
}
const PLANETS = new Set(
  systemTiles
    .filter(({ kind }) => kind !== 'home')
    .flatMap(({ planets }) => planets.map((planet) => planet.toLowerCase())),
)

/** "The other guy has a cruiser", "guys, can I": infantry only where they are counted, and nobody's name for a player. */
const isPerson = ({ tokens, isOne }: SceneTools, { from, to, count, start }: Mention<Unit>): boolean =>
  isOne(to, 'guy') &&
  (count === undefined ||
    tokens[start]!.part !== tokens[from]!.part ||
    // "one guy has a PDS"
    isOne(to + 1, 'has', 'have', 'had', 'is', 'are', 'who', 'can', 'may', 'moves', 'attacks', 'activates', 'says') ||
    !tokens.slice(0, start).some((_, at) => isOne(at, ...TAKEN)))
const TAKEN =
  'take bring carry load lift haul pick grab scoop hold fit ferry transport with drop leave put stuff move'.split(' ')

function findFleets(tools: SceneTools): Mention<Unit>[] {
  const named = tools
    .mentions(SPOKEN)
    .filter((one) => !isPerson(tools, one))
    .map((one) => withCountBehind(tools, withoutTile(tools, withFaction(tools, withPossessor(tools, one)))))
  const told: Mention<Unit>[] = []
  for (const [i, said] of named.entries()) {
    const one = withColour(tools, withCountBefore(tools, withBasic(tools, withoutBoth(tools, said))))
    const own = withUpgradeBehind(tools, withoutLevel(tools, one, named[i + 1]), named[i + 1]?.start ?? Infinity)
    const before = named[i - 1]
    // "my dread two steps away with an infantry"
    const isNext = before?.to === one.from - 1
    const counts =
      before && isNext && withoutLevel(tools, before, one).to < before.to ? tools.tokens[before.to]! : undefined
    const kind = withKindTold(tools, own, told)
    told.push(counts ? { ...kind, count: counts.number!, start: before!.to } : kind)
  }
  return told
}
/** Every card, technology or ability that is named, leaders by their rank among them. */
export const effectsIn = (tools: SceneTools): readonly Mention<string>[] => tools.once(findEffects)

function findEffects(tools: SceneTools): Mention<string>[] {
  const named = tools.mentions(EFFECTS)
  const ranked = leadersIn(tools).filter(({ value }) => !named.some((card) => card.value === value))
  return [...named, ...ranked].sort((a, b) => a.from - b.from)
}
/** "My cruiser has Gravity Drive": the cards that a fleet is said to have. */
export const cardsOf = (tools: SceneTools, { to }: Mention): Mention<string>[] =>
  effectsIn(tools).filter(
    ({ start }) => start > to && start - to <= 3 && tools.isOne(to + 1, 'has', 'have', 'got', 'gets', 'uses'),
  )
/** What stands in space and moves: a Floating Factory is no ship, and does as one. */
export const isShip = (unit: Unit): boolean => unit.roles.includes('ship') || unit.movesAsShip === true
const namesOf = (all: readonly Named[]): readonly string[] => all.map(({ name }) => name)
/** Every way to say a unit, and a card. */
export const spokenUnits = namesOf(SPOKEN)
export const spokenEffects = namesOf(EFFECTS)
/** Names of units and cards, for mending. */
export const spokenNames: readonly string[] = [...spokenUnits, ...spokenEffects]
