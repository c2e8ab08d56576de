/** How many ships there are, where they are told kind by kind. */
import type { Claim, Mention, SceneTools, Token } from '../../../kernel/sayings.ts'
import { loneShip } from './kinds.ts'
import { BUILDS, isCard, isFighter, isStation, type VesselMention } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** "9 developments and only 6 ships": there are so many already. */
export const isHad = (
  { isOne, tokens }: SceneTools,
  { start, from, to }: VesselMention | Mention<undefined>,
): boolean =>
  tokens.some((_, at) => at >= start - 1 && at < from && isOne(at, 'only', 'just', 'already', 'have', 'got', 'ive')) ||
  isOne(to + 1, 'already', 'out', 'on', 'in', 'now', 'left', 'there')

/** Nobody builds one: it is had. */
const isScout = ({ value }: VesselMention): boolean => isCard(value) && value.slug === 'scout'

/** "Five ships including the Scout": it was counted, and is none that is built. */
export const isIncluded = ({ isOne }: SceneTools, { start, from }: Pick<Mention, 'start' | 'from'>): boolean =>
  [start - 1, from - 2, from - 1].some((at) => isOne(at, 'including', 'incl', 'includes', 'counting', 'inc'))

/** "Three Corvettes, two Fighters and four other ships" make nine; "five ships and three Fighters" may be eight or five. */
export function fleetOf(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const isHadThere = ({ value, owner, count, start, from, to }: VesselMention) =>
    !isStation(value) &&
    count !== undefined &&
    (owner === undefined || owner === 'me') &&
    !tokens
      .slice(start - 1, from)
      .some(({ plain }) => /^(another|more|new|extra|no|want|add|build|adding)$/.test(plain)) &&
    !isOne(to + 1, 'more')
  // "2 Corvettes and my Scout"
  const isOneOfMine = (one: VesselMention, i: number, every: readonly VesselMention[]) =>
    i > 0 &&
    one.owner === 'me' &&
    one.count === undefined &&
    every[i - 1]!.count !== undefined &&
    !tokens[one.to]!.plain.endsWith('s') &&
    !isOne(one.to + 1, 'there', 'here', 'in', 'at', 'on', 'is')
  // "Scout plus two Fighters"
  const isBareScout = (one: VesselMention) =>
    isScout(one) && one.owner === undefined && one.count === undefined && isOne(one.to + 1, 'plus', 'and')
  const all = vesselsIn(tools)
    .map((one, i, every) => (isOneOfMine(one, i, every) || isBareScout(one) ? { ...one, count: 1 } : one))
    .filter(isHadThere)
  const row = all.slice(0, all.findIndex((one, i) => i > 0 && one.start - all[i - 1]!.to > 2) >>> 0)
  const [first, last] = [row[0], row.at(-1)]
  const isOther = ({ from }: VesselMention) => isOne(from - 1, 'other')
  // "6 ships plus 3 Fighters already"
  const isBothHad = last && isOne(last.start - 1, 'plus', 'and') && isHad(tools, last)
  const isSaidHad = first && (isHad(tools, first) || isBothHad || first.owner === 'me' || row.some(isOther))
  if (row.length < 2 || !first || !last || !(isSaidHad || isListed(tools, row))) return []
  const isWhole = (one: VesselMention) => !isCard(one.value) && !isFighter(one.value) && !isOther(one)
  const sum = (some: readonly VesselMention[]) => some.reduce((total, { count }) => total + count!, 0)
  const place = { from: first.start, to: last.to }
  // "…, and 8 cubes": of all
  const cubes = [1, 2, 3]
    .map((step) => last.to + step)
    .find(
      (at) =>
        tokens[at]?.number !== undefined &&
        isOne(at + 1, 'development', 'counter') &&
        !isOne(at + 2, 'there', 'here', 'on', 'in'),
    )
  return [
    { path: 'shipsControlled', value: row.some(isWhole) ? undefined : sum(row), ...place },
    { path: 'fightersControlled', value: sum(row.filter(({ value }) => isFighter(value))), ...place },
    ...(cubes === undefined
      ? []
      : [{ path: 'totalDevelopments', value: tokens[cubes]!.number, from: cubes, to: cubes + 1 }]),
  ]
}

/** "Scout + 1 development", "a Scout, a Frigate, 3 developments": no Scout is built, so the list tells what there is. */
export function listedWithScout(tools: SceneTools): { ships: readonly VesselMention[]; cubes: number } | undefined {
  const { tokens, isOne } = tools
  const all = vesselsIn(tools)
  const isJoint = (from: number, to: number) =>
    tokens.slice(from, to).every((_, i) => isOne(from + i, 'and', 'plus') || tokens[from + i]!.plain === '+')
  const isOfAll = (at: number) =>
    tokens[at]?.number !== undefined &&
    isOne(at + 1, 'development', 'counter') &&
    !isOne(at + 2, 'there', 'here', 'on', 'in', 'at')
  for (const cubes of tokens.keys()) {
    if (!isOfAll(cubes)) continue
    // "1 development and my Scout"
    const scout = all.find((one) => one.start === cubes + 3 && isScout(one) && isJoint(cubes + 2, cubes + 3))
    const isWhole = scout && tokens[scout.to + 1]?.part !== tokens[scout.to]!.part
    if (isWhole && /^(me|undefined)$/.test(String(scout.owner))) return { ships: [scout], cubes }
    const ships: VesselMention[] = []
    for (let end = cubes; ; end = ships[0]!.start) {
      const next = all.findLast(({ to }) => to < end)
      const isOwn = next && !isStation(next.value) && (next.owner === undefined || next.owner === 'me')
      if (!next || !isOwn || end - next.to > 2 || !isJoint(next.to + 1, end)) break
      ships.unshift(next)
    }
    const [first] = ships
    const isWanted = tokens.some(
      ({ part }, at) => first && at < first.start && part === tokens[first.from]!.part && isOne(at, ...BUILDS),
    )
    if (first && !isWanted && ships.some(isScout)) return { ships, cubes }
  }
  return undefined
}

/** So many ships, so many developments, as such a list tells them. */
export function scoutAndAll(tools: SceneTools): Claim[] {
  const list = listedWithScout(tools)
  if (!list || fleetOf(tools).length || loneShip(tools).length) return []
  const { ships, cubes } = list
  const isCounted = ships.every(({ count, to }) => count !== undefined || !tools.tokens[to]!.plain.endsWith('s'))
  const value = isCounted ? ships.reduce((sum, { count = 1 }) => sum + count, 0) : undefined
  return [
    { path: 'shipsControlled', value, from: ships[0]!.start, to: ships.at(-1)!.to },
    { path: 'totalDevelopments', value: tools.tokens[cubes]!.number, from: cubes, to: cubes + 1 },
  ]
}

/** "3 Fighters 2 Cruisers 1 Scout, can I build another": three kinds or more, or how many more is asked, before anything is said of building. */
function isListed({ tokens, isOne }: SceneTools, row: readonly VesselMention[]): boolean {
  const [first, last] = [row[0]!, row.at(-1)!]
  const isAsked = (at: number) => isOne(at, ...BUILDS, 'more', 'another')
  return (
    (row.length > 2 ||
      row.some(isScout) ||
      tokens.some((_, at) => at > last.to && isOne(at, 'many') && isOne(at + 1, 'more'))) &&
    tokens.some((_, at) => at > last.to && isAsked(at)) &&
    !tokens.some((_, at) => at < first.start && isAsked(at))
  )
}

/** "3 of my 5 ships are Fighters"; "5 ships, 3 of them Fighters". */
export const someOf = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap(({ number }, at): Claim[] => {
    if (number === undefined || !isOne(at + 1, 'of')) return []
    const isThem = isOne(at + 2, 'them', 'which', 'those')
    const behind = isOne(at + 2, 'my', 'the') ? at + 3 : at + 2
    const whole = isThem ? tokens.findLastIndex((one, place) => place < at && one.number !== undefined) : behind
    const ships = tokens[whole]?.number
    if (ships === undefined || number > ships || !isOne(whole + 1, 'ship')) return []
    const said = isThem ? at + 2 : whole + 1
    const isVerb = isOne(said + 1, 'are', 'is', 'being')
    const fighters = isVerb ? said + 2 : said + 1
    if (!(isVerb || isThem) || !isOne(fighters, 'fighter')) return []
    return [
      { path: 'fightersControlled', value: number, from: at, to: isThem ? fighters : at + 1 },
      { path: 'shipsControlled', value: ships, from: whole, to: isThem ? whole + 1 : fighters },
    ]
  })

/** "I control 5 ships": no system is what I control. */
export const controlsOther = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((_, at): Claim[] =>
    isOne(at, 'i', 'we') &&
    isOne(at + 1, 'control') &&
    [2, 3, 4].some(
      (step) => tokens[at + step]?.number !== undefined && isOne(at + step + 1, 'ship', 'station', 'development'),
    )
      ? [{ path: '', value: undefined, from: at, to: at }]
      : [],
  )

/** "Five ships, five cubes", "got 7 developments": what is had in all lies in no one system. */
export function allCounters({ tokens, isOne }: SceneTools): Claim[] {
  const ships = tokens.findIndex(
    (token, at) =>
      token.number !== undefined &&
      isOne(at + 1, 'ship') &&
      !isOne(at + 2, 'there', 'here', 'in') &&
      !(isOne(at + 2, 'of') && tokens[at + 3]?.number === undefined),
  )
  return tokens.flatMap(({ number, part }, at): Claim[] => {
    const isCount = number !== undefined && number > 1 && isOne(at + 1, 'development', 'counter')
    const isHere = isOne(at + 2, 'there', 'here', 'on', 'in', 'already', 'built')
    if (!isCount || isHere) return []
    const isHad = isOne(at - 1, 'have', 'got', 'own', 'control', 'ive') && !isOne(at - 2, 'it', 'system', 'planet')
    const isTheirs = tokens.some((one, place) => one.part === part && place < at && isOther(one, tokens[place + 1]))
    if (isTheirs) return []
    const isBeside = ships >= 0 && Math.abs(at - ships) <= 7 && !isOne(at - 1, 'with', 'has')
    const isAll = tokens.slice(at + 2, at + 5).some((one) => one.part === part && ALL.test(one.plain))
    return isHad || isBeside || isAll ? [{ path: 'totalDevelopments', value: number, from: at, to: at + 1 }] : []
  })
}
const isOther = ({ plain, isStrange }: Token, next: Token | undefined): boolean =>
  /^(he|hes|she|shes|they|theyve|opponent)$/.test(plain) ||
  (isStrange === true && /^(has|had|owns|controls)$/.test(next?.plain ?? ''))
const ALL = /^(across|overall|everywhere|altogether|total|all|map|board|combined)$/
