/** Who is on the table: each fleet with its number, its owner and where it starts. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { Unit } from '../data/units.ts'
import { isInstead, presentOf } from './absent.ts'
import { activatorOf } from './active.ts'
import { withEllipses } from './ellipses.ts'
import { askersFaction, factionBefore, factionCalled, fleetsIn, isShip, ownUnit } from './fleets.ts'
import { isOver, PASSES } from './leads.ts'
import { EITHER, holderBefore, holdersOf, listedBy, ownerBehind } from './owners.ts'
import { isAboutMe, ME, namesOthers, whoIs } from './people.ts'
import { type PlaceMention, placesIn } from './places.ts'
import { everybody } from './seats.ts'
import { placeBefore, placeOf } from './stands.ts'
import { stepsIn, viaOf } from './ways.ts'

export { ME }

/** More of one kind than any table has. */
const MOST = 24

export interface Group {
  mention: Mention<Unit>
  /** Undefined where a name stands before it that may be mine: "the Saar carrier". */
  owner: string | undefined
  /** Nobody said whose it is; it was taken for mine. */
  isAssumed?: true
  ids: string[]
  /** Where it starts, if told apart from the others: "cruisers from 38, carrier from 39". */
  begin?: PlaceMention
  /** By which places it goes, if told apart: "cruiser from 31 via 32, war sun from 38 via 33". */
  via?: readonly PlaceMention[]
}

export const isMine = ({ owner }: Pick<Group, 'owner'>): boolean => owner === ME || owner === undefined

/** "Two carriers with four fighters each": how many ships "each" speaks of. */
function eachOf(
  { tokens, isOne }: SceneTools,
  fleets: readonly Mention<Unit>[],
  { start, to, value }: Mention<Unit>,
): number {
  const ship = fleets.filter((one) => one.to < start && isShip(one.value) && (one.value.capacity ?? 0) > 0).at(-1)
  const isEach =
    isOne(to + 1, 'each', 'apiece') || (ship && tokens.slice(ship.to, start).some(({ plain }) => plain === 'each'))
  return isEach && ship && (!isShip(value) || value.type === 'fighter') ? (ship.count ?? 1) : 1
}

/** "Does a PDS shoot through the wormhole at my fleet": it is not mine. */
const isAtMe = ({ tokens, isOne }: SceneTools, { to }: Mention): boolean => {
  const shot = tokens.findIndex((_, at) => at > to && at <= to + 3 && isOne(at, 'shoot', 'fire', 'hit'))
  return shot > 0 && tokens.some((_, at) => at > shot && at <= shot + 5 && isOne(at, 'me', 'my', 'us', 'our'))
}

/** "Past a destroyer", "blocked by two fighters": what bars the way is not mine. */
const isInWay = ({ isOne }: SceneTools, { start }: Mention): boolean =>
  isOne(start - 1, 'past', 'vs', 'versus') ||
  (isOne(start - 1, 'by') && isOne(start - 2, 'blocked', 'stopped', 'guarded', 'held'))

const idOf = (unit: Unit, i: number, owner: string | undefined) =>
  `${owner === ME || owner === undefined ? '' : `${owner} `}${unit.name} ${i + 1}`

/** "Move 2 carrier": its move value is no number of ships. */
const isMoveValue = ({ tokens }: SceneTools, { start, to, value }: Mention<Unit>): boolean =>
  isShip(value) &&
  /^(move|value|speed)$/.test(tokens[start - 1]?.plain ?? '') &&
  tokens[start]!.number !== undefined &&
  !tokens.slice(start, to + 1).some(({ plain }) => /[a-z]{2}s$/.test(plain))

/** A number of ships that was said, not only an article. */
const isCounted = ({ tokens }: SceneTools, { start, from, count }: Mention): boolean =>
  count !== undefined &&
  tokens.slice(start, from).some(({ number, plain }) => number !== undefined && !/^an?$/.test(plain))

/** "Cruisers from 38", "the fighters fly from 22", "the flagship 0.0.1 from 6": where the "from" stands that is said of a fleet. */
const fromBehind = (tools: SceneTools, { to }: Mention<Unit>): number | undefined => {
  const others = [...fleetsIn(tools).map(({ start }) => start), ...placesIn(tools).map(({ from }) => from)]
  const next = Math.min(tools.tokens.length, ...others.filter((start) => start > to))
  return [1, 2, 3].map((step) => to + step).find((at) => at < next && tools.isOne(at, 'from'))
}

/** A fleet spoken of again: "2 cruisers and a carrier into 40, cruisers from 38", "a dread? 1 dread in 35". */
function isAgain(tools: SceneTools, one: Mention<Unit>, all: readonly Mention<Unit>[]): boolean {
  const { isOne } = tools
  // "two mechs on my flagship, does it hold 2 mechs"
  const isAsked = tools.isOne(one.start - 1, 'hold', 'carry', 'take', 'fit', 'have')
  const isSame = (other: Mention<Unit>) =>
    other.start < one.start && other.value.id === one.value.id && other.count === one.count && isAsked
  if (one.owner === undefined && one.count !== undefined && all.some(isSame)) return true
  // "two fighters go along, one fighter stays": one of them
  const isPart = (other: Mention<Unit>) =>
    other.start < one.start && other.value.id === one.value.id && (other.count ?? 0) > (one.count ?? 0)
  const isStaying = tools.isOne(one.to + 1, 'stay', 'stays', 'remains') || tools.isOne(one.to + 2, 'behind')
  if (one.owner === undefined && isStaying && all.some(isPart)) return true
  // "his PDS in 37 … just the one PDS there"
  const isThatOne = isOne(one.from - 1, 'one') && isOne(one.from - 2, 'the', 'that')
  if (isThatOne && all.some((other) => other.start < one.start && other.value.type === one.value.type)) return true
  // "a carrier comes from 19, do they shoot my carrier": nothing is said of another one
  const whose = (each: Mention<Unit>) => whoIs(tools, each.owner ?? holdersOf(tools, each.start)[0]) ?? ME
  const isTheSame = (other: Mention<Unit>) =>
    other.start < one.start && other.value.id === one.value.id && whose(other) === whose(one)
  const isBare = !isCounted(tools, one) && !isOne(one.to + 1, 'in', 'at', 'on', 'from', 'and')
  // "31, where his PDS is … may his PDS in 31 shoot"
  const stands = (each: Mention<Unit>) =>
    (placeOf(tools, each, placesIn(tools)) ?? placeBefore(tools, each, placesIn(tools)))?.id
  const behind = placesIn(tools).filter(({ from }) => from > one.to)
  // "a cruiser sits in 31, my cruiser goes 30-31-32": another one
  const isAway = (at: string | undefined) => behind.some(({ id }, i) => i > 0 && id === at) && behind[0]!.id !== at
  const isSameThere = (other: Mention<Unit>) =>
    isTheSame(other) && (isBare ? !isAway(stands(other)) : stands(one) !== undefined && stands(one) === stands(other))
  if (one.owner !== undefined && one.count === undefined && all.some(isSameThere)) return true
  // "destroyers can't carry anything, can they": of those that are told, or of none
  const isGeneral =
    one.count === undefined && isOne(one.to + 1, 'can', 'cant', 'cannot', 'may', 'dont', 'do', 'never', 'always')
  if (one.owner === undefined && isGeneral && all.some((other) => other !== one && other.value.id === one.value.id))
    return true
  if (one.owner !== undefined || isCounted(tools, one) || isInWay(tools, one)) return false
  // "4 fighter IIs plus carrier: fighters from 22, carrier from 21"
  const isUnplaced = (other: Mention<Unit>) =>
    other.start < one.start && other.value.type === one.value.type && !isOne(other.to + 1, 'from', 'in', 'at')
  if (one.count === undefined && fromBehind(tools, one) !== undefined && all.some(isUnplaced)) return true
  if (one.count !== undefined && holdersOf(tools, one.start).length) return false
  // "a cruiser sits in 31, my cruiser goes": two that stand apart
  const own = one.count === undefined ? undefined : stands(one)
  // what is told of as if it were upgraded has no kind of its own
  const isKind = ({ value }: Mention<Unit>) =>
    value.id === one.value.id || (one.value.id === '' && value.type === one.value.type)
  return all.some(
    (other) =>
      other.start !== one.start &&
      isKind(other) &&
      (own === undefined || own === stands(other)) &&
      (isCounted(tools, other) ||
        (one.count === undefined &&
          (other.count !== undefined || (other.owner !== undefined && other.start < one.start)))),
  )
}

/** "My carrier, it's a carrier II": what was only called a carrier. */
function isNamedAgain(tools: SceneTools, said: Mention<Unit>, before: Mention<Unit> | undefined): boolean {
  const { isOne } = tools
  const { start, value } = said
  if (before?.value.type !== value.type) return false
  // "the flagship Quetzecoatl"
  if (said.from === before.to + 1 && said.count === undefined) return true
  const isIt = isOne(start - 1, 'it', 'they', 'theyre') || (isOne(start - 1, 'is') && isOne(start - 2, 'it'))
  if (before.value.id === value.id) return isIt
  // "Hacan has a PDS, he has PDS 2"
  const isHad = !isCounted(tools, before) && !isCounted(tools, said) && isOne(said.from - 1, 'has', 'have', 'got')
  const [first, second] = [before, said].map((one) => whoIs(tools, one.owner ?? holdersOf(tools, one.start)[0]))
  if (isHad && first !== undefined && first === second) return true
  return isIt || isOne(start - 1, 'is', 'are', 'being')
}

/** "Fighter II, pool 3: six fighters in 27": an upgrade that is told by itself is what the others of its kind are. */
function upgraded(tools: SceneTools, all: readonly Mention<Unit>[]): readonly Mention<Unit>[] {
  const { tokens, isOne } = tools
  const isPlain = ({ from, to, value }: Mention<Unit>) =>
    value.level !== 2 && !/^(i|1)$/.test(tokens[to]!.plain) && from <= to
  const heads = all.filter(
    ({ value, count, owner, start, to }) =>
      value.level === 2 &&
      count === undefined &&
      (owner === undefined || isOne(start, 'have', 'ive', 'has', 'got', 'i', 'he', 'she')) &&
      (tokens[start - 1]?.part !== tokens[start]!.part ||
        isOne(start - 1, 'with', 'have', 'has', 'got', 'researched')) &&
      (tokens[to + 1]?.part !== tokens[to]!.part ||
        isOne(to + 1, 'and', 'tech', 'upgrade', 'researched', 'my', 'our', 'his', 'her', 'their')),
  )
  return all.flatMap((one) => {
    const isOf = (head: Mention<Unit>) => {
      const [first, second] = [head, one].map(
        (each) => whoIs(tools, each.owner ?? holdersOf(tools, each.start)[0]) ?? ME,
      )
      return head !== one && head.value.type === one.value.type && isPlain(one) && first === second
    }
    const head = heads.find(isOf)
    if (head) return [{ ...one, value: head.value }]
    const isTold =
      heads.includes(one) && all.some((other) => other !== one && other.value.type === one.value.type && isPlain(other))
    return isTold ? [] : [one]
  })
}

/** The fleets of a sentence, each once; `every` mention beside them. */
function toldFleets(tools: SceneTools): { fleets: Mention<Unit>[]; every: Mention<Unit>[] } {
  const named = upgraded(tools, fleetsIn(tools)).flatMap((mention) => presentOf(tools, mention))
  const every = named.flatMap((mention, i) => {
    const [before, after] = [named[i - 1], named[i + 1]]
    if (isNamedAgain(tools, mention, before)) return []
    if (!after || !isNamedAgain(tools, after, mention)) return [mention]
    const count = mention.count ?? after.count
    return [{ ...mention, value: after.value, ...(count === undefined ? {} : { count }) }]
  })
  const fleets = every
    .filter((mention) => !isAgain(tools, mention, every))
    .map((mention) => (isMoveValue(tools, mention) ? { ...mention, count: 1 } : mention))
  return { fleets, every }
}

/** "The L1Z1X dreadnoughts", "I'm Naalu, my flagship": the faction's own kind of ship. */
function ofOwner(tools: SceneTools, { value, start }: Mention<Unit>, owner: string | undefined): Unit {
  const faction = factionBefore(tools, start)
  if (faction) return ownUnit(value, faction) ?? value
  const played = owner === ME ? askersFaction(tools) : factionCalled(owner)
  return (played && ownUnit(value, played)) || value
}

/** Whose a fleet is, as far as it is said: several where "Gus and Hana have PDS", none where nobody said. */
function ownersOf(tools: SceneTools, fleets: readonly Mention<Unit>[], i: number): (string | undefined)[] {
  const { isOne } = tools
  const mention = fleets[i]!
  const all = everybody(tools, mention.start)
  if (all.length) return [...all]
  if (mention.owner !== undefined) {
    const all = holdersOf(tools, mention.from)
    return all.length > 1 || all[0] === EITHER ? all : [mention.owner]
  }
  const behind = ownerBehind(tools, mention.to)
  if (behind !== undefined) return [behind]
  if (isAtMe(tools, mention)) return ['opponent']
  const isNear = tools.tokens[mention.start - 1]?.part === tools.tokens[mention.start]!.part
  const faction = isNear ? factionBefore(tools, mention.start) : undefined
  // "the Saar carrier" may be mine; "Sol 2 carriers" are a player's
  const hasIt = tools.isOne(mention.start, 'has', 'have', 'got', 'keeps')
  if (faction) return [hasIt || isCounted(tools, mention) ? faction : undefined]
  if (isInWay(tools, mention)) return ['opponent']
  const before = fleets[i - 1]
  // "his dreads instead of the fighters"
  if (before && isInstead(tools.isOne, mention.start)) return ownersOf(tools, fleets, i - 1)
  // "yellow fires at my 2 fighters and cruiser": what is joined to mine is mine
  const isJoined = before && mention.start - before.to <= 2 && !tools.isOne(mention.start - 1, ...PASSES)
  if (isJoined && before.owner !== undefined && tools.isOne(before.to + 1, 'and')) return ownersOf(tools, fleets, i - 1)
  const holders = holdersOf(tools, mention.start)
  if (holders.length) return holders
  const listed = listedBy(tools, mention.start)
  if (listed) return [listed]
  // "his 3 cruisers, 2 fighters": one owner for both
  if (isJoined) return ownersOf(tools, fleets, i - 1)
  // "the Saar's factory, taking 4 fighters along"
  const isTaken = isOne(mention.start - 1, 'with', 'take', 'taking', 'carrying')
  if (before && isTaken && !isAboutMe(tools)) return ownersOf(tools, fleets, i - 1)
  const mover = activatorOf(tools, mention)
  if (mover) return [mover]
  const earlier = holderBefore(tools, mention.start)
  return earlier ? [earlier.owner] : []
}

/** "2 carriers, one from 25 and one from 26", "1 of them is in 34, the other in 35": where each comes from. */
const onesIn = ({ tokens, isOne }: SceneTools, places: readonly PlaceMention[]): PlaceMention[] =>
  places.filter(({ from }) => {
    if (!isOne(from - 1, 'from', 'in')) return false
    let at = from - 2
    while (isOne(at, 'is', 'them', 'of', 'sits')) at--
    return tokens[at]?.plain === '1' || isOne(at, 'one', 'other', 'another')
  })

/** Every fleet with its owner and the ids of its units. */
export function groupsIn(tools: SceneTools, places: readonly PlaceMention[]): Group[] {
  const { isOne } = tools
  const { fleets: named, every } = toldFleets(tools)
  const ones = onesIn(tools, places)
  const ownerIn = (i: number) => {
    const owners = ownersOf(tools, named, i)
    return owners.length > 1 ? undefined : (owners[0] ?? ME)
  }
  const fleets = ones.length > 1 ? named : withEllipses(tools, named, places, ownerIn)
  const counted = new Map<string, number>()
  const steps = stepsIn(tools, places)
  // "the carrier that is going 47 to 48": where steps are told apart
  const stepOf = ({ to }: Mention<Unit>) =>
    steps.length > 1
      ? steps.find(
          ([{ from }]) => from > to && from - to <= 5 && !fleets.some(({ start }) => start > to && start < from),
        )
      : undefined
  const startOf = (mention: Mention<Unit>) =>
    [mention, ...every.filter((one) => isAgain(tools, one, every) && one.value.type === mention.value.type)].flatMap(
      (one) => places.filter(({ from }) => from - 1 === fromBehind(tools, one) && !isOver(tools, from)),
    )[0]
  // "two PDS in 22 and 23": one in each
  const eachIn = ({ mention }: Pick<Group, 'mention'>): PlaceMention[] => {
    const led = places.find(
      ({ from }) =>
        from - mention.to >= 2 &&
        from - mention.to <= 4 &&
        isOne(from - 1, 'from') &&
        tools.tokens[from]!.part === tools.tokens[mention.to]!.part,
    )
    const first = (mention.count ?? 2) === 2 ? (placeOf(tools, mention, places) ?? led) : undefined
    const next = places[first ? places.indexOf(first) + 1 : -1]
    const isPair = first && next && isOne(next.from - 1, 'and') && next.from - first.to <= 2 && first.id !== next.id
    return isPair && !fleets.some(({ start }) => start > next.to && start - next.to <= 1) ? [first, next] : []
  }
  return fleets
    .flatMap((said, i) => {
      const owners = ownersOf(tools, fleets, i)
      const told = (owner: string | undefined) => ({ mention: { ...said, value: ofOwner(tools, said, owner) }, owner })
      return owners.length
        ? owners.map((owner) => told(whoIs(tools, owner)))
        : [{ ...told(isAboutMe(tools) || !namesOthers(tools) ? ME : undefined), isAssumed: true as const }]
    })
    .flatMap((told) => {
      const isOnes = told.mention.count === ones.length || (fleets.length === 1 && told.mention.count === undefined)
      const begins = isOnes && ones.length > 1 ? ones : eachIn(told)
      return begins.length
        ? begins.map((begin) => ({ ...told, mention: { ...told.mention, count: 1 }, begin }))
        : [told]
    })
    .map(({ mention, owner, ...told }: Omit<Group, 'ids'>): Group => {
      const begin = told.begin ?? startOf(mention) ?? stepOf(mention)?.[0]
      const key = `${owner} ${mention.value.name}`
      const before = counted.get(key) ?? 0
      const many = Math.min((mention.count || 1) * eachOf(tools, fleets, mention), MOST)
      counted.set(key, before + many)
      const ids = Array.from({ length: many }, (_, i) => idOf(mention.value, before + i, owner))
      const via = begin ? viaOf(tools, begin, places) : []
      return { ...told, mention, owner, ids, ...(begin ? { begin } : {}), ...(via.length ? { via } : {}) }
    })
}
