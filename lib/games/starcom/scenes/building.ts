/** What stands in a system and what it costs: siege, development, prices. */
import { type Claim, claim, type Scene } from '../../../kernel/sayings.ts'
import { ANY, BUILDS, ofPlace } from './build.ts'
import { isCard, isFighter, isStation, VESSELS, type VesselMention, vesselsIn } from './things.ts'

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
