/** Who is on the table: each fleet with its number, its owner and where it starts. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { Unit } from '../data/units.ts'
import { isInstead } from './absent.ts'
import { activatorOf } from './active.ts'
import { possessorAt, withEllipses } from './ellipses.ts'
import { askersFaction, factionBefore, factionCalled } from './factions.ts'
import { fleetsIn, isShip, ownUnit } from './fleets.ts'
import { isOver, isPassed, PASSES } from './leads.ts'
import { isFirmNumber } from './numbers.ts'
import { EITHER, fleetBefore, holderBefore, holdersOf, listedBy, ownerBehind, threatBefore } from './owners.ts'
import { isAboutMe, ME, namesOthers, personAt, whoIs } from './people.ts'
import type { PlaceMention } from './places.ts'
import { everybody } from './seats.ts'
import { isByItself, placeOf } from './stands.ts'
import { TAKES, takenOf } from './taken.ts'
import { fromBefore, fromBehind, isAgain, isCounted, isInWay, isKiller, isSeveral, toldFleets } from './told-fleets.ts'
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
  /** How many of them are taken along, if told apart from how many there are. */
  taken?: number
}

export const isMine = ({ owner }: Pick<Group, 'owner'>): boolean => owner === ME || owner === undefined

/** "Two carriers with four fighters each": how many ships "each" speaks of. */
function eachOf(
  { tokens, isOne }: SceneTools,
  fleets: readonly Mention<Unit>[],
  { start, to, value }: Mention<Unit>,
): number {
  const ship = fleets.filter((one) => one.to < start && isShip(one.value) && (one.value.capacity ?? 0) > 0).at(-1)
  // "they hold one each, so 3 of them take 3 infantry": of something else
  const each = ship ? tokens.findLastIndex(({ plain }, at) => at > ship.to && at < start && plain === 'each') : -1
  const isOther = [...tokens.slice(Math.max(0, each - 1), each), ...tokens.slice(each + 1, start)].some(isFirmNumber)
  const isOnEach = isOne(to + 1, 'on', 'in', 'for') && isOne(to + 2, 'each')
  const isEach = isOnEach || isOne(to + 1, 'each', 'apiece', 'per') || (each > 0 && !isOther)
  return isEach && ship && (!isShip(value) || value.type === 'fighter') ? (ship.count ?? 1) : 1
}

const SHOTS = ['shoot', 'fire', 'hit', 'stop', 'block']

/** "Does a PDS shoot through the wormhole at my fleet", "a PDS in an adjacent system fires at us": it is not mine. */
const isAtMe = (tools: SceneTools, { start, to, count }: Mention): boolean => {
  const { tokens, isOne } = tools
  // "PDS vs my carrier"
  const isVersus = isOne(to + 1, 'vs', 'versus', 'against') && isOne(to + 2, 'my', 'me', 'us', 'our')
  if (isVersus && count === undefined) return true
  // "he can't hit me with pds"
  const isWithIt =
    isOne(start - 1, 'with') &&
    [2, 3].some((step) => isOne(start - step, 'me', 'us') && isOne(start - step - 1, ...SHOTS))
  if (isWithIt) return true
  const shot = tokens.findIndex((_, at) => at > to && at <= to + 9 && isOne(at, ...SHOTS))
  const isOfOther = tokens.slice(to + 1, shot).some((_, i) => personAt(tools, to + 1 + i) !== undefined)
  const isNear = shot > 0 && tokens[shot]!.part === tokens[to]!.part && !isOfOther
  return isNear && tokens.some((_, at) => at > shot && at <= shot + 5 && isOne(at, 'me', 'my', 'us', 'our'))
}

const idOf = (unit: Unit, i: number, owner: string | undefined) =>
  `${owner === ME || owner === undefined ? '' : `${owner} `}${unit.name} ${i + 1}`

/** "The L1Z1X dreadnoughts", "I'm Naalu, my flagship": the faction's own kind of ship. */
function ofOwner(tools: SceneTools, { value, start }: Mention<Unit>, owner: string | undefined): Unit {
  const faction = factionBefore(tools, start)
  if (faction) return ownUnit(value, faction) ?? value
  const played = owner === ME ? askersFaction(tools) : factionCalled(owner)
  return (played && ownUnit(value, played)) || value
}

/** "Hacan PDS in 26, I fly into 39": whoever heads a clause of its own beside the asker is somebody else. */
function isBesideMe({ tokens, isOne }: SceneTools, { start, to, value }: Mention<Unit>): boolean {
  const { part } = tokens[start]!
  const isMe = tokens.some((one, at) => one.part !== part && isOne(at, 'i', 'we'))
  const isMeant = tokens.some((_, at) => isOne(at, 'it', 'them', 'my', 'mine'))
  // "Keleres flagship is in there, what do I pay to activate"
  const isStanding = isOne(to + 1, 'is', 'are', 'sits', 'sit') && isOne(to + 2, 'in', 'there', 'at')
  if (isStanding && isMe && !isMeant) return true
  return !isShip(value) && !value.roles.includes('ground-force') && tokens[start - 2]?.part !== part && isMe && !isMeant
}

/** "Her cruiser can haul an infantry": cargo right behind the verb that its ship goes with. */
function isHeldBy({ tokens, isOne }: SceneTools, ship: Mention<Unit>, { start, value }: Mention<Unit>): boolean {
  const between = tokens.slice(ship.to + 1, start).map((_, i) => ship.to + 1 + i)
  return (
    isShip(ship.value) &&
    (!isShip(value) || value.type === 'fighter') &&
    tokens[ship.to]!.part === tokens[start]!.part &&
    between.length > 0 &&
    between.every((at) => isOne(at, ...TAKES, 'can', 'could', 'may', 'to', 'up', 'wants', 'will')) &&
    isOne(between.at(-1)!, ...TAKES, 'up')
  )
}

/** "There's a cruiser II on the board somewhere". */
function isSomewhere({ tokens, isOne }: SceneTools, { start, to }: Mention): boolean {
  const there = isOne(start - 1, 'is', 'are') ? start - 2 : start - 1
  const behind = [1, 2, 3, 4, 5].map((step) => to + step).filter((at) => tokens[at]?.part === tokens[to]!.part)
  return isOne(there, 'there') && behind.some((at) => isOne(at, 'somewhere', 'board', 'map', 'table', 'galaxy'))
}

/** Whose a fleet is, as far as it is said: several where "Gus and Hana have PDS", none where nobody said. */
function ownersOf(tools: SceneTools, fleets: readonly Mention<Unit>[], i: number): (string | undefined)[] {
  const { isOne } = tools
  const mention = fleets[i]!
  const all = everybody(tools, mention.from)
  if (all.length) return [...all]
  if (mention.owner !== undefined) {
    const all = holdersOf(tools, mention.from)
    return all.length > 1 || all[0] === EITHER ? all : [mention.owner]
  }
  // "hers is a carrier"
  const bare = isOne(mention.start - 1, 'is', 'are') ? possessorAt(tools, mention.start - 2) : undefined
  const behind = bare ?? ownerBehind(tools, mention.to)
  if (behind !== undefined) return [behind]
  if (isAtMe(tools, mention)) return ['opponent']
  const isNear = tools.tokens[mention.start - 1]?.part === tools.tokens[mention.start]!.part
  const faction = isNear ? factionBefore(tools, mention.start) : undefined
  // "the Saar carrier" may be mine; "Sol 2 carriers" are a player's
  // "Hacan has a PDS in 27, Jol-Nar a PDS in 25"
  const hasIt =
    tools.isOne(mention.start, 'has', 'have', 'got', 'keeps') || /^an?$/.test(tools.tokens[mention.start]!.plain)
  if (faction && faction === askersFaction(tools)) return [ME]
  // "can Muaat war suns fly through", "Yssaril flagship goes past his war sun": where I do not come into it, they are a player's
  const isOnly = !isAboutMe(tools)
  if (faction) return [isOnly || hasIt || isCounted(tools, mention) || isBesideMe(tools, mention) ? faction : undefined]
  if (isInWay(tools, mention)) return ['opponent']
  // "the cruisers travelling with the Yssaril flagship"
  const next = fleets[i + 1]
  const isWithNext =
    next !== undefined &&
    factionBefore(tools, next.start) !== undefined &&
    tools.tokens.slice(mention.to + 1, next.start).some((_, step) => isOne(mention.to + 1 + step, 'with')) &&
    next.start - mention.to <= 6 &&
    tools.tokens[next.start]!.part === tools.tokens[mention.to]!.part
  if (isWithNext) return ownersOf(tools, fleets, i + 1)
  // "my war sun dies to PDS": what kills mine is not mine
  if (isKiller(tools, mention)) return [isAboutMe(tools) ? 'opponent' : undefined]
  const before = fleets[i - 1]
  // "his dreads instead of the fighters"
  if (before && isInstead(tools.isOne, mention.start)) return ownersOf(tools, fleets, i - 1)
  // "yellow fires at my 2 fighters and cruiser": what is joined to mine is mine
  const some = isOne(mention.start - 1, 'some', 'several') ? 1 : 0
  // "only a fighter of his remains, dread 24 to 26"
  const isParted = isOne(mention.start - 1, ...PASSES, 'remain', 'stay', 'left', 'there', 'sit', 'wait')
  const isJoined = before && mention.start - some - before.to <= 2 && !isParted
  if (isJoined && before.owner !== undefined && tools.isOne(before.to + 1, 'and')) return ownersOf(tools, fleets, i - 1)
  // "his Alastor with 4 infantry"
  if (before && before.to === mention.start - 2 && isOne(mention.start - 1, 'with'))
    return ownersOf(tools, fleets, i - 1)
  // "she says her cruiser 2 can haul an infantry & a fighter"
  if (before && isHeldBy(tools, before, mention)) return ownersOf(tools, fleets, i - 1)
  const holders = holdersOf(tools, mention.start)
  if (holders.length) return holders
  const listed = listedBy(tools, mention.start) ?? fleetBefore(tools, mention)
  if (listed) return [listed]
  // "his 3 cruisers, 2 fighters": one owner for both
  if (isJoined && !isByItself(tools, mention)) return ownersOf(tools, fleets, i - 1)
  // "the Saar's factory, taking 4 fighters along"
  const isTaken = isOne(mention.start - 1, 'with', 'take', 'taking', 'carrying')
  if (before && isTaken && !isAboutMe(tools)) return ownersOf(tools, fleets, i - 1)
  const mover = activatorOf(tools, mention) ?? threatBefore(tools, mention.start)
  if (mover) return [mover]
  // "there's a cruiser II on the board somewhere": nobody said whose
  if (isSomewhere(tools, mention)) return [EITHER]
  const earlier = holderBefore(tools, mention.start)
  return earlier ? [earlier.owner] : []
}

/** "2 carriers, one from 25 and one from 26", "1 of them is in 34, the other in 35": where each comes from. */
const onesIn = (tools: SceneTools, places: readonly PlaceMention[]): PlaceMention[] =>
  places.filter(({ from }) => {
    const { tokens, isOne } = tools
    // "two tokens, one in 22, one in 23"
    const last = fleetsIn(tools).findLast(({ to }) => to < from)?.to ?? -1
    const isOfTokens = tokens.slice(last + 1, from).some(({ plain }) => plain === 'tokens')
    if (isOfTokens || !isOne(from - 1, 'from', 'in')) return false
    let at = from - 2
    while (isOne(at, 'is', 'them', 'of', 'sits')) at--
    return tokens[at]?.plain === '1' || isOne(at, 'one', 'other', 'another')
  })

/** "The flagship at 6, dreads at 22, all to 30". */
export const areAllGoing = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some(
    (_, at) =>
      isOne(at, 'all', 'both') &&
      (isOne(at + 1, 'to', 'into') || (isOne(at + 1, 'go', 'move', 'fly', 'jump') && isOne(at + 2, 'to', 'into'))),
  )

/** "My carriers: one loads 4 fighters, the other 3 infantry": two of them. */
function isPairOf(tools: SceneTools, mention: Mention<Unit>): boolean {
  const { tokens, isOne } = tools
  const one = tokens.findIndex((_, at) => at > mention.to && isOne(at, 'one') && !isOne(at + 1, 'of'))
  const isOther = tokens.some((_, at) => at > one && isOne(at, 'other') && isOne(at - 1, 'the'))
  return isSeveral(tools, mention) && isShip(mention.value) && mention.value.type !== 'fighter' && one > 0 && isOther
}

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
          ([{ from }]) =>
            from > to &&
            from - to <= 5 &&
            tools.tokens[from]!.part === tools.tokens[to]!.part &&
            !fleets.some(({ start }) => start > to && start < from),
        )
      : undefined
  const startOf = (mention: Mention<Unit>) =>
    [mention, ...every.filter((one) => isAgain(tools, one, every) && one.value.type === mention.value.type)].flatMap(
      (one) => {
        const at = fromBehind(tools, one) ?? fromBefore(tools, one, places)
        return places.filter(({ from }) => from - 1 === at && !isOver(tools, from))
      },
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
      // "past his destroyer from A to B"
      const own = isPassed(tools, { mention }) ? undefined : (startOf(mention) ?? stepOf(mention)?.[0])
      const begin = told.begin ?? own ?? (areAllGoing(tools) ? placeOf(tools, mention, places) : undefined)
      const key = idOf(mention.value, 0, owner)
      const before = counted.get(key) ?? 0
      const many = Math.min(
        (mention.count || (isPairOf(tools, mention) ? 2 : 1)) * eachOf(tools, fleets, mention),
        MOST,
      )
      counted.set(key, before + many)
      const ids = Array.from({ length: many }, (_, i) => idOf(mention.value, before + i, owner))
      const via = begin ? viaOf(tools, begin, places) : []
      const taken = takenOf(tools, mention, every)
      return {
        ...told,
        mention,
        owner,
        ids,
        ...(begin ? { begin } : {}),
        ...(via.length ? { via } : {}),
        ...(taken === undefined ? {} : { taken }),
      }
    })
}
