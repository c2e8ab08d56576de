/** Who besieges whom, and with what. */
import { type Claim, claim, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import { isNameAt } from './people.ts'
import { placesIn } from './places.ts'
import { isElsewhere, isGone } from './presence.ts'
import { isCard, isStation, nameOf, OTHERS, type VesselMention } from './things.ts'
import { vesselsIn } from './vessels.ts'

const MOST = 20
export const times = <T>(count: number | undefined, value: T): T[] =>
  Array.from({ length: Math.min(count ?? 1, MOST) }, () => value)

/** "A Cruiser of attack 3", "a Scout with 0 attack", "an unarmed station": the attack that is told. */
export function attackSaid(
  { tokens, isOne }: SceneTools,
  { from, to }: VesselMention,
  until: number,
): number | undefined {
  if (isOne(from - 1, 'unarmed') && !isOne(from - 2, 'not', 'no')) return 0
  for (let at = to + 1; at <= Math.min(to + 5, until - 1); at++) {
    // "but it has attack 0"
    if (tokens[at]!.part !== tokens[to]!.part && !isOne(to + 1, 'but')) return undefined
    if (isOne(at, 'unarmed') || (isOne(at, 'without') && isOne(at + 1, 'attack'))) return 0
    const number = tokens[at]!.number
    if (number !== undefined && (isOne(at - 1, 'attack', 'strength') || isOne(at + 1, 'attack', 'strength')))
      return number
    if (isOne(at - 1, 'attack') && isOne(at, 'of') && tokens[at + 1]?.number !== undefined)
      return tokens[at + 1]!.number
  }
  return undefined
}

const ARMING: Readonly<Record<string, number>> = { 'advanced-systems': 1, 'advanced-weapons': 1 }
const armings = ({ mentions, isOne }: SceneTools) =>
  mentions(OTHERS).filter(
    ({ value, count, from, to }) =>
      ARMING[value.slug] !== undefined &&
      count !== 0 &&
      !isOne(from - 1, 'no', 'without') &&
      !isOne(to + 1, 'gone', 'discarded'),
  )

/** "I've got Advanced Systems": so much more than printed; undefined where whose it is was not said. */
function bonusOf(tools: SceneTools, owner: string | undefined): number | undefined {
  const bonuses = armings(tools).map((one) => {
    if (one.owner === undefined || owner === undefined) return undefined
    return nameOf(one.owner).toLowerCase() === nameOf(owner).toLowerCase() ? ARMING[one.value.slug]! : 0
  })
  return bonuses.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0)
}

/** What that card gives was counted, or is asked. */
const armingRead = (tools: SceneTools): Claim[] =>
  armings(tools).map((one) => ({
    path: '',
    value: undefined,
    ...(one.owner === undefined ? { isUnread: true } : {}),
    from: one.start,
    to: one.to,
  }))

/** A vessel of the siege question, with the attack that is told, else the printed one of its card. */
function besieger(
  { value, owner }: VesselMention,
  said: number | undefined,
  bonus: number | undefined,
  isSomeoneNamed: boolean,
  isBeside: boolean,
) {
  const card = isCard(value) ? value : undefined
  const size = isCard(value) ? value.shipClass : value.class
  const printed = card && card.type !== 'System' ? card.attack : null
  const attack = said ?? (printed === null || bonus === undefined ? null : printed + bonus)
  // an unnamed ship is the one that besieges, but beside others of theirs it may be anybody's; whose a station is, is not said
  const isOpen = isSomeoneNamed
    ? owner === undefined || owner === 'opponent'
    : owner === undefined && (isStation(value) || isBeside)
  const whose = isOpen ? {} : { owner: owner === 'me' ? 'me' : nameOf(owner) }
  return {
    ...whose,
    type: isStation(value) ? 'station' : 'ship',
    ...(size ? { class: size } : {}),
    ...(attack === null ? {} : { attack }),
  }
}

/** Vessels with their owners: "his Corvette and two Fighters" has one for both. */
export function owned(tools: SceneTools): VesselMention[] {
  let last: string | undefined
  // "a Scout, a Frigate and two Fighters": where the one before it ends
  let before: number | undefined
  return vesselsIn(tools).map((one) => {
    // "my station, can he siege it with Fighters"
    const isHis = [2, 3, 4, 5].some((step) => tools.isOne(one.start - step, 'he', 'she', 'they'))
    const isWith = tools.isOne(one.start - 1, 'with') && !isHis
    const isJoined =
      one.start > 0 && (isWith || one.start - 1 === before || tools.isOne(one.start - 1, 'and', 'plus', '+'))
    before = one.to
    // "his Cruiser is at my world with a Missile Platform": what guards it is of whoever holds the world
    const isGuard = isWith && one.owner !== 'me' && isStation(one.value) && isOfPlace(tools, one)
    const isMine = isWith && (isGuard || isHeldByMe(tools, one))
    last = (isGuard ? undefined : one.owner) ?? (isMine ? 'me' : isJoined ? last : undefined)
    return last === undefined ? one : { ...one, owner: last }
  })
}

/** "At my world with a …", "on my planet with only a …": the place before it is mine. */
const isOfPlace = (tools: SceneTools, { start, from }: VesselMention): boolean =>
  placesIn(tools).some(
    ({ to, owner }) =>
      owner === 'me' && to < start && start - to <= 3 && tools.tokens[to]!.part === tools.tokens[from]!.part,
  )

/** "I hold the planet with a Refinery". */
const isHeldByMe = ({ tokens, isOne }: SceneTools, { from }: VesselMention): boolean =>
  tokens.some(
    ({ plain, part }, at) =>
      at < from &&
      part === tokens[from]!.part &&
      /^(i|ive|we)$/.test(plain) &&
      isOne(at + 1, 'hold', 'own', 'control', 'have', 'got', 'defend'),
  )

/** "Can stations lay siege", "Scouts have attack 0": no one vessel is spoken of. */
const isAnyOne = ({ tokens, isOne }: SceneTools, { owner, count, to, value }: VesselMention): boolean =>
  owner === undefined &&
  count === undefined &&
  tokens[to]!.plain.endsWith('s') &&
  (!isCard(value) || isOne(to + 1, 'have', 'are', 'do', 'dont', 'cant', 'count', 'never', 'always'))

/** "Her frigate …, I want all on the frigate": the one that was named before. */
const isAgain = ({ isOne }: SceneTools, one: VesselMention, before: readonly VesselMention[]): boolean =>
  one.owner === undefined &&
  isOne(one.from - 1, 'the', 'that', 'this') &&
  before.some(({ value }) => value === one.value)

/** "Strike Fighters alone against a Cruiser": one side each, and whose is not said. */
const isFacing = ({ tokens, isOne }: SceneTools, all: readonly VesselMention[]): boolean =>
  tokens.some(
    (_, at) =>
      isOne(at, 'against', 'vs', 'versus') && all.some(({ to }) => to < at) && all.some(({ start }) => start > at),
  )

/** "No vessels at all", "the system is empty". */
function nobodyThere({ tokens, isOne }: SceneTools): { from: number; to: number } | undefined {
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'no') && isOne(place + 1, 'vessel', 'ship', 'fleet') && !isOne(place + 2, 'of', 'but', 'except'),
  )
  return at < 0 ? undefined : { from: at, to: at + 1 }
}

/** Whose system it is, by name. */
function controllers(tools: SceneTools): Claim[] {
  const isVessel = (at: number) => vesselsIn(tools).some(({ from, to }) => from <= at && at <= to)
  const told = placesIn(tools).filter(({ owner, from }) => owner !== undefined && owner !== 'none' && !isVessel(from))
  const owners = new Set(told.map(({ owner }) => owner))
  if (owners.size !== 1) return []
  const [from, to] = told[0]!.told!
  const [owner] = owners
  return [{ path: 'controller', value: owner === 'me' ? 'me' : nameOf(owner), from, to }]
}

/** "And blue a Destroyer": the name right before it is read with it. */
const withOwner = ({ tokens }: SceneTools, one: VesselMention): VesselMention =>
  one.owner !== undefined && tokens[one.start - 1]?.plain === one.owner.toLowerCase()
    ? { ...one, start: one.start - 1 }
    : one

/** "Does my Refinery break the siege": somebody besieges it, and with what is not said. */
const liftAt = ({ tokens, isOne }: SceneTools): number =>
  tokens.findIndex(
    (_, at) =>
      isOne(at, 'siege', 'blockade') &&
      [1, 2, 3].some((step) => isOne(at - step, 'break', 'stop', 'lift', 'end', 'prevent', 'off')),
  )

export const siege: Scene = (tools) => {
  const away = owned(tools).find((one) => isElsewhere(tools, one))
  if (away) return [claim('vessels', undefined, away), ...controllers(tools)]
  const all = owned(tools).filter(
    (one, i, every) =>
      one.count !== 0 && !isAnyOne(tools, one) && !isGone(tools, one) && !isAgain(tools, one, every.slice(0, i)),
  )
  const isSiegeSaid = tools.tokens.some((_, at) => tools.isOne(at, 'siege', 'besiege', 'blockade', 'surround'))
  // whose any of them is was not said, and no siege: nobody besieges anybody
  if (!isSiegeSaid && all.every(({ owner }) => owner === undefined)) return controllers(tools)
  const isSomeoneNamed = tools.tokens.some((_, at) => isNameAt(tools, at))
  const claims: Claim[] = []
  for (const [i, mention] of all.entries()) {
    const attack = attackSaid(tools, mention, all[i + 1]?.start ?? tools.tokens.length)
    const bonus = bonusOf(tools, mention.owner)
    const isBeside = isFacing(tools, all) || all.some(({ owner }) => owner !== undefined && owner !== 'me')
    for (const vessel of times(mention.count, besieger(mention, attack, bonus, isSomeoneNamed, isBeside)))
      claims.push(claim(`vessels[${claims.length}]`, vessel, withOwner(tools, mention)))
  }
  const isArmed = claims.some(({ value }) => ((value as { attack?: number }).attack ?? 0) > 0)
  const lifted = isArmed || all.some(({ owner }) => owner !== undefined && owner !== 'me') ? -1 : liftAt(tools)
  if (lifted >= 0) return [{ path: 'vessels', value: undefined, from: lifted, to: lifted }, ...controllers(tools)]
  const nobody = claims.length ? undefined : nobodyThere(tools)
  return [
    ...claims,
    ...armingRead(tools),
    ...(nobody ? [{ path: 'vessels', value: [], ...nobody }] : []),
    ...controllers(tools).filter(({ from, to }) => !all.some((one) => one.start <= to && from <= one.to)),
  ]
}
