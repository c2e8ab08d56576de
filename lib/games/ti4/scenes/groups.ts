/** Who is on the table: each fleet with its number, its owner and where it starts. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { Unit } from '../data/units.ts'
import { askersFaction, factionBefore, factionCalled } from '../sayings/factions.ts'
import { fleetsIn, isShip, ownUnit } from '../sayings/fleets.ts'
import { upgradeOf } from '../sayings/unit-names.ts'
import { withEllipses } from './ellipses.ts'
import { ownersOf } from './fleet-owners.ts'
import { isOver, isPassed } from './leads.ts'
import { isFirmNumber } from './numbers.ts'
import { namesOthers } from './others.ts'
import { isAboutMe, ME, whoIs } from './people.ts'
import type { PlaceMention } from './places.ts'
import { placeOf } from './stands.ts'
import { takenOf } from './taken.ts'
import { fromBefore, fromBehind, isAgain, isSeveral, toldFleets } from './told-fleets.ts'
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

const idOf = (unit: Unit, i: number, owner: string | undefined) =>
  `${owner === ME || owner === undefined ? '' : `${owner} `}${unit.name} ${i + 1}`

/** "The L1Z1X dreadnoughts", "I'm Naalu, my flagship": the faction's own kind of ship. */
function ofOwner(tools: SceneTools, mention: Mention<Unit>, owner: string | undefined): Unit {
  const { value, start } = mention
  const played = factionBefore(tools, start) ?? (owner === ME ? askersFaction(tools) : factionCalled(owner))
  const own = played && ownUnit(value, played)
  if (!own) return value
  // "the Muaat war sun II": the level is that of the faction's kind
  return value.level === undefined && isSaidUpgraded(tools, mention) ? upgradeOf(own) : own
}

/** "Upgraded Muaat war sun", "their war sun II", "my war sun is upgraded". */
const isSaidUpgraded = ({ tokens, isOne }: SceneTools, { start, to }: Mention<Unit>): boolean =>
  /^(ii|2)$/.test(tokens[to + 1]?.plain ?? '') ||
  tokens.some(
    ({ part }, at) =>
      isOne(at, 'upgraded') &&
      !isOne(at - 1, 'not', 'isnt', 'un', 'non') &&
      (part === tokens[start]!.part
        ? Math.abs(at - start) <= 4
        : tokens[at - 1]?.part !== part && tokens[at + 1]?.part !== part),
  )

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
  // "Yssaril flagship goes past his war sun": somebody else's
  const isPastOthers = (said: Mention<Unit>, owner: string | undefined) => {
    const faction = owner === 'opponent' ? factionCalled(whoIs(tools, owner)) : undefined
    const isTheirs = ({ start }: Mention) => start < said.start && factionBefore(tools, start) === faction
    return faction !== undefined && isPassed(tools, { mention: said }) && fleets.some(isTheirs)
  }
  return fleets
    .flatMap((said, i) => {
      const owners = ownersOf(tools, fleets, i)
      const told = (owner: string | undefined) => ({ mention: { ...said, value: ofOwner(tools, said, owner) }, owner })
      return owners.length
        ? owners.map((owner) => told(isPastOthers(said, owner) ? owner : whoIs(tools, owner)))
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
