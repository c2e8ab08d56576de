/** What stands in a system and what it costs: siege, development, prices. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { ANY, BUILDS, ofPlace } from './build.ts'
import { PLACES } from './places.ts'
import { claim, isCard, isFighter, isStation, nameOf, VESSELS, type VesselMention, vesselsIn } from './things.ts'

const MOST = 20
const times = <T>(count: number | undefined, value: T): T[] =>
  Array.from({ length: Math.min(count ?? 1, MOST) }, () => value)

/** "A Cruiser of attack 3", "a Scout with 0 attack": the attack that is told. */
function attackSaid({ tokens, isOne }: SceneTools, { to }: VesselMention, until: number): number | undefined {
  for (let at = to + 1; at <= Math.min(to + 5, until - 1); at++) {
    if (tokens[at]!.part !== tokens[to]!.part) return undefined
    const number = tokens[at]!.number
    if (number !== undefined && (isOne(at - 1, 'attack', 'strength') || isOne(at + 1, 'attack', 'strength')))
      return number
    if (isOne(at - 1, 'attack') && isOne(at, 'of') && tokens[at + 1]?.number !== undefined)
      return tokens[at + 1]!.number
  }
  return undefined
}

/** A vessel of the siege question, with the attack that is told, else the printed one of its card. */
function besieger({ value, owner }: VesselMention, said: number | undefined) {
  const card = isCard(value) ? value : undefined
  const size = isCard(value) ? value.shipClass : value.class
  return {
    owner: owner === 'me' ? 'me' : nameOf(owner),
    type: isStation(value) ? 'station' : 'ship',
    ...(size ? { class: size } : {}),
    ...(said !== undefined
      ? { attack: said }
      : card && card.attack !== null && card.type !== 'System'
        ? { attack: card.attack }
        : {}),
  }
}

/** Where "my system" or "a system of mine" is said. */
function mySystem({ tokens, isOne }: SceneTools): { from: number; to: number } | undefined {
  for (let at = 0; at < tokens.length; at++) {
    if (isOne(at, 'my', 'our') && [1, 2].some((step) => isOne(at + step, ...PLACES))) return { from: at, to: at + 1 }
    if (isOne(at, ...PLACES) && isOne(at + 1, 'of') && isOne(at + 2, 'mine', 'ours')) return { from: at, to: at + 2 }
    if (isOne(at, ...PLACES) && isOne(at + 1, 'i', 'we') && isOne(at + 2, 'control', 'own', 'hold'))
      return { from: at, to: at + 2 }
  }
  return undefined
}

/** "No vessels at all", "the system is empty". */
function nobodyThere({ tokens, isOne }: SceneTools): { from: number; to: number } | undefined {
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'no') && isOne(place + 1, 'vessel', 'ship', 'fleet') && !isOne(place + 2, 'of', 'but', 'except'),
  )
  return at < 0 ? undefined : { from: at, to: at + 1 }
}

export const siege: Scene = (tools) => {
  const all = vesselsIn(tools).filter(({ count }) => count !== 0)
  const claims: Claim[] = []
  let at = 0
  let owner: string | undefined
  for (const [i, mention] of all.entries()) {
    // "his Corvette and two Fighters": one owner for both
    const isJoined = mention.start > 0 && tools.isOne(mention.start - 1, 'and', 'plus')
    owner = mention.owner ?? (isJoined ? owner : undefined)
    const attack = attackSaid(tools, mention, all[i + 1]?.start ?? tools.tokens.length)
    for (const vessel of times(mention.count, besieger({ ...mention, ...(owner ? { owner } : {}) }, attack)))
      claims.push(claim(`vessels[${at++}]`, vessel, mention))
  }
  const mine = mySystem(tools)
  const nobody = at ? undefined : nobodyThere(tools)
  return [
    ...claims,
    ...(nobody ? [{ path: 'vessels', value: [], ...nobody }] : []),
    ...(mine ? [{ path: 'controller', value: 'me', ...mine }] : []),
  ]
}

export const affordability: Scene = ({ mentions, isOne }) => {
  const named = mentions(VESSELS)
  const unnamed = mentions(ANY).filter(
    ({ count, start, from }) =>
      count !== undefined && isOne(start - 1, 'and', 'plus', 'or', ...BUILDS) && !named.some(({ to }) => to === from),
  )
  return [...named, ...unnamed]
    .filter(({ count, owner }) => count !== 0 && (owner === undefined || owner === 'me'))
    .sort((a, b) => a.from - b.from)
    .map((mention, i) => {
      const count = mention.count || 1
      return claim(`builds[${i}]`, mention.value ? { card: mention.value.slug, count } : { count }, mention)
    })
}

/** Ships of mine that stand there: "two Cruisers and a Fighter of mine". */
export const development: Scene = (tools) => {
  const { tokens, isOne } = tools
  const own = vesselsIn(tools).filter(
    ({ value, owner }) =>
      !isStation(value) && (owner === undefined || owner === 'me') && (isCard(value) || owner === 'me'),
  )
  const sum = (all: readonly VesselMention[]) => all.reduce((total, { count }) => total + (count ?? 1), 0)
  const ships = own.filter(({ value }) => !isFighter(value))
  const fighters = own.filter(({ value }) => isFighter(value))
  const claims: Claim[] = ofPlace(tools)
  const put = (path: string, all: readonly VesselMention[]) => {
    if (!all.length) return
    // "only Fighters of mine": how many is not said
    const isMany = all.some(({ count, to }) => count === undefined && /s$/.test(tokens[to]!.plain))
    claims.push({ path, value: isMany ? undefined : sum(all), from: all[0]!.start, to: all[0]!.to })
  }
  put('myNonFighterShips', ships)
  put('myFighters', fighters)
  const isOnly =
    fighters.length > 0 &&
    !ships.length &&
    fighters.some(({ start }) => isOne(start - 1, 'only', 'just') || isOne(start, 'only', 'just'))
  if (isOnly) claims.push({ path: 'myNonFighterShips', value: 0, from: fighters[0]!.start, to: fighters[0]!.to })
  // "from one to three developments"
  const from = tokens.findIndex(
    (_, at) =>
      isOne(at, 'from') &&
      tokens[at + 1]?.number !== undefined &&
      isOne(at + 2, 'to') &&
      tokens[at + 3]?.number !== undefined,
  )
  if (from >= 0) {
    const [before, after] = [tokens[from + 1]!.number!, tokens[from + 3]!.number!]
    claims.push({ path: 'developments', value: before, from, to: from + 1 })
    if (after > before) claims.push({ path: 'count', value: after - before, from, to: from + 3 })
  }
  return claims
}
