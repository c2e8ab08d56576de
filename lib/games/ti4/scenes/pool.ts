/** How many ships a pool allows in one system, and what a capacity there holds. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { factionsIn } from '../sayings/factions.ts'
import { fleetsIn, isShip } from '../sayings/fleets.ts'
import { base, isUnit } from './base.ts'
import { isCarried } from './carried.ts'
import { foughtIn } from './fought.ts'
import { ME } from './groups.ts'
import { isEnd, isLed, leftIn } from './leads.ts'
import { goneWith, isGone, isStaying, leavesAt } from './left-behind.ts'
import { isFirmNumber } from './numbers.ts'
import { subjectBefore } from './owners.ts'
import { isAboutMe, whoIs } from './people.ts'
import { survivors } from './perished.ts'
import { type PlaceMention, placesIn } from './places.ts'
import { type Read, read } from './read.ts'
import { isSeveral } from './told-fleets.ts'
import { isShips, shipOf } from './unnamed-ships.ts'

const ORDINAL = /^(\d(nd|rd|th)|second|third|fourth|fifth|sixth|seventh)$/

/** "5 ships in 28 including 2 fighters", "my cruisers in 30", "I had 3 fighters but", "3 extra fighters": of how many is told only in part. */
function inPart(tools: SceneTools, { groups }: Read): Claim[] {
  const { tokens, isOne } = tools
  const all = groups.reduce((sum, { ids }) => sum + ids.length, 0)
  const ships = tokens.findIndex(
    (token, at) => isFirmNumber(token) && token.number! > all && (isOne(at + 1, 'ship') || isOne(at + 2, 'ship')),
  )
  const isMany = ({ mention }: Read['groups'][number]) => isShip(mention.value) && isSeveral(tools, mention)
  const isFormer = ({ mention }: Read['groups'][number]) =>
    isOne(mention.start - 1, 'had') && tokens.some((_, at) => at > mention.to && isOne(at, 'but'))
  // "Hybrid Crystal Fighter II: 2 cruisers and 4 of those"
  const those = tokens.findIndex(
    (token, at) =>
      isFirmNumber(token) &&
      isOne(at + 1, 'of') &&
      isOne(at + 2, 'them', 'those', 'these') &&
      (tokens[at + 3]?.part !== token.part || isOne(at + 3, 'no', 'and', 'are', 'too')),
  )
  if (those >= 0) return [{ path: 'units', value: undefined, from: those, to: those + 2 }]
  // "2 dreads are there, can I send 2 more in"
  const more = tokens.findIndex(
    (token, at) =>
      token.number !== undefined &&
      isOne(at + 1, 'more') &&
      !isOne(at + 2, 'ship', 'non') &&
      !fleetsIn(tools).some(({ start, to }) => start <= at + 2 && at <= to),
  )
  if (more >= 0) return [{ path: 'units', value: undefined, from: more, to: more + 1 }]
  // "built a fifth cruiser"
  const extra = fleetsIn(tools).find(
    ({ from, count }) =>
      ORDINAL.test(tokens[from - 1]?.plain ?? '') || (count !== undefined && isOne(from - 1, 'extra', 'additional')),
  )
  // "two docks, how many fighters are free": of how many there are nothing was told
  const asked = fleetsIn(tools).find(
    ({ start, value }) =>
      isOne(start - 1, 'many') &&
      isOne(start - 2, 'how') &&
      !groups.some(({ mention }) => mention.value.type === value.type),
  )
  const found = extra ?? asked ?? groups.find((group) => isMany(group) || isFormer(group))?.mention
  const place = found ? { start: found.start, to: found.to } : ships < 0 ? undefined : { start: ships, to: ships + 1 }
  return place ? [{ path: 'units', value: undefined, from: place.start, to: place.to }] : []
}

/** Before a number of ships they say that they are there, or are to be. */
const HAVE = 'have has got with and plus run runs keep keeps put puts park parks field fields are is'.split(' ')
/** Behind them they say that this is done to some of them. */
const DONE =
  'too over more max allowed must die destroyed gone go leave move pass cross fly jump away from to into through'.split(
    ' ',
  )

/** "Pool 3, four ships there", "2 dreads and 2 other ships": counted, and no kind of them named. */
function ofNoKind(tools: SceneTools, { groups }: Read): Read['groups'] {
  const { tokens, isOne } = tools
  const found = tokens.flatMap(({ part }, at) => {
    const isNoFighter = isOne(at + 1, 'non') && isOne(at + 2, 'fighter', 'ff')
    const isOther = isNoFighter || isOne(at + 1, 'other', 'more')
    const first = isOther ? at + 2 : at + 1
    const to = isNoFighter && isShips(tools, first + 1) ? first + 1 : first
    const isShipThere = isOne(to, 'ship') && isShips(tools, to)
    const isCount = isFirmNumber(tokens[at]!) && tokens[to]?.part === part && (isNoFighter || isShipThere)
    const isThere = (tokens[at - 1]?.part !== part || isOne(at - 1, ...HAVE)) && !isOne(to + 1, ...DONE)
    return isCount ? [{ at, to, isOther, isThere }] : []
  })
  // "3 ships, I build 1 more ship": of two such numbers it is open what they come to
  const [one, ...others] = found
  // "3 ships and a carrier": besides those that have a name
  const isBeside =
    one !== undefined &&
    groups.some(
      ({ mention: { start, to } }) =>
        (start === one.to + 2 && isOne(one.to + 1, 'and', 'plus')) ||
        (to === one.at - 2 && isOne(one.at - 1, 'and', 'plus')),
    )
  // "4 ships in 25, and 2 fly out": of what else is counted, none of which is the pool
  const isSpare = (at: number) =>
    isFirmNumber(tokens[at]!) &&
    at !== one?.at &&
    !groups.some(({ mention: { start, to } }) => start <= at && at <= to) &&
    !isOne(at + 1, 'system', 'place', 'tile', 'hex') &&
    ![-3, -2, -1, 1, 2].some((step) => isOne(at + step, 'pool', 'supply', 'fleet', 'limit', 'token', 'cap', 'tactic'))
  if (!one?.isThere || others.length || tokens.some((_, at) => isSpare(at))) return []
  if (groups.length && !one.isOther && !isBeside) return []
  const count = tokens[one.at]!.number!
  const isNobodyNamed = isAboutMe(tools) || !factionsIn(tools).length
  const owner = subjectBefore(tools, one.at) ?? (isNobodyNamed ? ME : undefined)
  const group = shipOf({ start: one.at, to: one.to }, whoIs(tools, owner ?? ME))
  return [
    {
      ...group,
      owner: owner === undefined ? undefined : group.owner,
      mention: { ...group.mention, count },
      ids: Array.from({ length: count }, (_, i) => group.ids[0]!.replace(/1$/, `${i + 1}`)),
    },
  ]
}

/** Of whose ships it is asked; open where the pool that is told is of somebody else. */
function whosePool(claims: readonly Claim[], { groups }: Read): string | undefined {
  const owner = groups[0]?.owner
  const told = claims.find(({ path, value }) => path === 'fleetPool' && value !== undefined)?.value as
    | object
    | undefined
  return told === undefined || owner === undefined || owner in told ? owner : undefined
}

/** "4 infantry on the planet there", "2 mechs down on Lodor": what stands on a planet counts against nothing. */
function isLanded({ tools }: Read, { mention: { to, value } }: Read['groups'][number]): boolean {
  const { isOne } = tools
  const on = [1, 2, 3].map((step) => to + step).find((at) => isOne(at, 'on', 'onto'))
  if (isShip(value) || on === undefined) return false
  const isSoil = [1, 2, 3].some((step) => isOne(on + step, 'planet', 'ground', 'surface'))
  return isSoil || placesIn(tools).some(({ from, planet }) => planet !== undefined && from === on + 1)
}

const THROUGH = ['through', 'thru', 'past', 'via', 'across']

/** "One gets eaten by the rift": there it was lost, and the others go on. */
const isEaten = ({ isOne }: SceneTools, { from }: PlaceMention): boolean =>
  [1, 2, 3].some(
    (step) =>
      isOne(from - step, 'by', 'to', 'in') &&
      isOne(from - step - 1, 'eaten', 'lost', 'swallowed', 'removed', 'taken', 'killed', 'dies', 'died'),
  )

/** Everything stands in the one place that is named. */
export const pool: Scene = (tools) => {
  const whole = read(tools, 'told')
  // "through the rift": they are there no more
  const isThere = (place: PlaceMention) => !isEaten(tools, place) && !isLed(tools, place, THROUGH)
  const saved = survivors(tools, whole.groups)
  const some = ofNoKind(tools, whole)
  // "4 ships and 2 fighters": what they hold hangs on their kind
  const isUnheld = some.length > 0 && whole.groups.some((group) => isCarried(group) || !isShip(group.mention.value))
  const told: Read = {
    ...whole,
    groups: [...whole.groups, ...some],
    places: whole.places.filter(isThere),
    ...(saved ? { groups: saved, isAfter: true } : {}),
  }
  const landed = told.groups.filter((group) => isLanded(told, group))
  // "I moved 3 cruisers out of A", "the carrier flies off": they are there no more, where others are spoken of
  const isOut = (group: Read['groups'][number]) =>
    (tools.isOne(group.mention.to + 1, 'out') && tools.isOne(group.mention.to + 2, 'of')) ||
    (told.groups.length > 1 && isGone(tools, group))
  const gone = goneWith(tools, told.groups)
  const isCounted = (group: Read['groups'][number]) => !landed.includes(group) && !isOut(group) && !gone.includes(group)
  const one = { ...told, groups: told.groups.filter(isCounted), loads: told.loads.filter(isCounted) }
  // "how many ships can I have in one system": nothing stands anywhere
  if (!one.places.length && !one.groups.length) return base(one, true, ['fleet-pool'])
  // where they stand need not be named
  // "I move 2 cruisers from A to B": it is asked of where they come to
  const left = leftIn(tools, one.places)
  const place = one.places.find(({ id }) => id !== left?.id) ?? one.places[0]
  const all = base({ ...one, places: place ? [place] : [], route: [], movers: [], loads: [] }, true, ['fleet-pool'])
    .filter(({ path }) => !path.startsWith('active'))
    // "my token is there": it says nothing of how many may be
    .map((claim) => (claim.value === undefined && claim.path.endsWith('.tokens') ? { ...claim, path: '' } : claim))
  const aboard = one.loads.flatMap(({ ids, mention }) => (isShip(mention.value) ? [] : ids))
  const units = all.map((claim) => {
    if (!isUnit(claim)) return claim
    const unit = claim.value as { id: string; at?: string; system?: string }
    // "a carrier with 4 infantry": they are in its hold, and on no planet
    const at = aboard.includes(unit.id) && !unit.at ? { at: 'space' } : {}
    const isThere = unit.system !== undefined && unit.system !== left?.id
    return { ...claim, value: { ...unit, ...(isThere || !place ? {} : { system: place.id }), ...at } }
  })
  const unheld = some.map(({ mention: { start, to } }) => ({ path: 'units', value: undefined, from: start, to }))
  // "takes 2 infantry from 24 to 25, 2 fighters stay behind": which of the places is asked about was not said
  const isOfMore = one.places.length > 1 || one.places.some((other) => isEnd(tools, other))
  const behind = isOfMore ? one.groups.filter((group) => isStaying(tools, group)) : []
  const apart = behind.map(({ mention: { start, to } }) => ({ path: 'units', value: undefined, from: start, to }))
  const it = leavesAt(tools, told.groups)
  const either = it < 0 ? [] : [{ path: 'units', value: undefined, from: it, to: it + 1 }]
  const open = isUnheld ? unheld : [...apart, ...either, ...inPart(tools, one)]
  const where = place ? [{ path: 'system', value: place.id, from: place.from, to: place.to }] : []
  const [first] = one.groups
  const away = told.groups.filter((group) => !isCounted(group))
  const heard = away.map(({ mention }) => ({ path: '', value: undefined, from: mention.start, to: mention.to }))
  // "after the move", "I move in 3 destroyers": what stands there then is what was told
  const moved = tools.tokens.flatMap((_, at): Claim[] =>
    tools.isOne(at, 'move', 'movement', 'together') ? [{ path: '', value: undefined, from: at, to: at }] : [],
  )
  return first
    ? [
        ...moved,
        ...foughtIn(tools),
        ...heard,
        ...(open.length ? [...units.filter((claim) => !isUnit(claim)), ...open] : units),
        ...where,
        { path: 'player', value: whosePool(all, one), from: first!.mention.start, to: first!.mention.to },
      ]
    : [...units, ...foughtIn(tools), ...(one.places.length === 1 ? where : [])]
}
