/** Who is nominated, and whose card it is. */
import type { Claim, Mention, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { cardsIn, claim, fateOf, isAbsent, peopleBeside, RANKS, rankOf } from './things.ts'

/** "Boba's card", "Leia's No Time for Sorrows", "it belongs to Boba", "Maul …, At Last is his card". */
function owns({ tokens, isOne }: SceneTools, card: Mention | undefined, { start, to }: Mention): boolean {
  if (isOne(to + 1, 'card') || (isOne(to + 1, 'own', 'owns') && isOne(to + 2, 'it', 'the', 'that', 'this'))) return true
  if (isOne(start - 1, 'to') && isOne(start - 2, 'belong', 'belongs')) return true
  if (isOne(start - 1, 'is') && isOne(start - 2, 'owner')) return true
  if (!card) return false
  if (tokens[to]!.owner && card.from === to + 1) return true
  return (
    card.from > to &&
    tokens.some((_, at) => at > card.to && at - card.to < 4 && isOne(at, 'his', 'her') && isOne(at + 1, 'card'))
  )
}

/** The rank of somebody, wherever his name stands: "both of them are commanders", "Boba is an operative". */
function rankOfAny(tools: SceneTools, people: readonly Mention<string>[], name: string): Mention<string> | undefined {
  const own = people.filter(({ value }) => value === name)
  const said = own.map((one) => rankOf(tools, one)).find(Boolean)
  if (said) return said
  const isOfBoth = ({ from }: Mention) =>
    tools.isOne(from - 1, 'are') && [2, 3, 4, 5].some((step) => tools.isOne(from - step, 'both', 'they', 'two'))
  return new Set(people.map(({ value }) => value)).size > 1 ? tools.mentions(RANKS).find(isOfBoth) : undefined
}

/** Words that are of something nobody asks. */
const NO_FACT = ''

const NOMINATE = ['nominate', 'nominated', 'nominating', 'nominates']

export const nomination: Scene = (tools) => {
  const named = cardsIn(tools)
  const people = peopleBeside(tools, named)
  const owner = people.find((one) => owns(tools, named[0], one))
  const nominee = nomineeOf(tools, people, owner)
  const rankClaim = (path: string, name: string): Claim[] => {
    const rank = rankOfAny(tools, people, name)
    return rank ? [{ path, value: rank.value, from: rank.from, to: rank.to }] : []
  }
  return [
    ...named.slice(0, 1).map((one) => claim('card.name', one.value.name, one)),
    ...keywordsOf(tools),
    ...(owner ? [claim('card.owner.name', owner.value, { start: owner.from, to: owner.to })] : []),
    ...(owner ? rankClaim('card.owner.rank', owner.value) : []),
    ...(nominee ? [claim('nominee.name', nominee.value, nominee)] : squadOf(tools, named, owner)),
    ...(nominee ? [...rankClaim('nominee.rank', nominee.value), ...fateClaims(tools, people, nominee)] : []),
    ...others(tools, people, [owner?.value, nominee?.value]),
  ]
}

/** Who is nominated by name; else the first who is named and not only because it is his card. */
function nomineeOf(
  tools: SceneTools,
  people: readonly Mention<string>[],
  owner: Mention<string> | undefined,
): Mention<string> | undefined {
  const there = people.filter((one) => !isAbsent(tools, one))
  const said = there.find(
    ({ start, to }) =>
      [1, 2, 3].some((step) => tools.isOne(start - step, ...NOMINATE)) ||
      tools.isOne(to + 1, ...NOMINATE) ||
      (tools.isOne(to + 1, 'is', 'be', 'get', 'gets') && tools.isOne(to + 2, ...NOMINATE)),
  )
  return said ?? people.find(({ value }) => value !== owner?.value)
}

function fateClaims(tools: SceneTools, people: readonly Mention<string>[], nominee: Mention<string>): Claim[] {
  const fates = people.filter(({ value }) => value === nominee.value).map((one) => fateOf(tools, one))
  const { defeated, to } = fates.find((fate) => fate.defeated !== undefined) ?? fates[0]!
  const mine = nominee.owner === 'me' && nominee.start < nominee.from
  return [
    ...(defeated === undefined ? [] : [{ path: 'nominee.defeated', value: defeated, from: to, to }]),
    ...(mine ? [{ path: 'nominee.friendly', value: true, from: nominee.start, to: nominee.start }] : []),
  ]
}

/** Rank and fate of somebody else are not those of the one who is nominated. */
function others(
  tools: SceneTools,
  people: readonly Mention<string>[],
  known: readonly (string | undefined)[],
): Claim[] {
  const rest = people.filter(({ value }) => value !== known.at(-1))
  const ranks = rest.filter(({ value }) => !known.includes(value)).flatMap((one) => rankOf(tools, one) ?? [])
  const fates = rest.flatMap((one) => {
    const { defeated, to } = fateOf(tools, one)
    return defeated === undefined ? [] : [to]
  })
  return [
    ...ranks.slice(0, 1).map(({ from, to }) => ({ path: NO_FACT, value: undefined, from, to })),
    ...fates.slice(0, 1).map((at) => ({ path: NO_FACT, value: undefined, from: at, to: at })),
  ]
}

const NO_SQUAD =
  /^(units?|squads?|troopers?|ones|guys|corps|forces|commanders?|operatives?|heavies|supports?|cards?|rules|orders|tokens|opponents?|pips|points|mercs|mercenaries|vehicles|rounds|characters|words|lists|keywords|others|this|is|was|its)$/
const END = /^(nominate|nominated|for|is|are|be|to|in|with|and|or|but|on|at|has|have|get|only|of|it|a|an|the)$/

/** "My black sun enforcers", "the death troopers": a squad by the only name of that kind, "my" and all. */
function squadOf(tools: SceneTools, named: readonly Mention[], owner: Mention | undefined): Claim[] {
  const { tokens, typed } = tools
  const isOther = (at: number) =>
    [...named, ...tools.mentions(RANKS), ...(owner ? [owner] : [])].some(({ from, to }) => from <= at && at <= to)
  const found = tokens.flatMap(({ plain, part }, at) => {
    if (!/^(my|our|his|her|their|the)$/.test(plain)) return []
    for (let to = at + 1; to <= at + 4 && tokens[to]?.part === part && !isOther(to); to++) {
      const { plain: word, owner: isOwner } = tokens[to]!
      if (END.test(word) || isOwner) break
      if (/[^s]s$/.test(word) && (to > at + 1 || !NO_SQUAD.test(word)))
        return [{ at, to, isMine: /^(my|our)$/.test(plain) }]
    }
    return []
  })
  if (found.length !== 1 || owner) return []
  const [{ at, to, isMine }] = found as [{ at: number; to: number; isMine: boolean }]
  const name = typed.slice(tokens[at + 1]!.start, tokens[to]!.end)
  return [
    { path: 'nominee.name', value: name[0]!.toUpperCase() + name.slice(1), from: at + 1, to },
    ...(isMine ? [{ path: 'nominee.friendly', value: true, from: at, to: at }] : []),
  ]
}

/** "A corps squad with Field Commander": the keyword of the one who is nominated. */
function keywordsOf({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex((_, place) => isOne(place, 'field') && isOne(place + 1, 'commander'))
  const isHad = [1, 2].some((step) => isOne(at - step, 'with', 'has', 'having', 'got', 'have'))
  const isDenied = [1, 2, 3].some((step) => isOne(at - step, 'no', 'not', 'without', 'lacks', 'doesnt'))
  return at < 0 || !isHad || isDenied
    ? []
    : [{ path: 'nominee.keywords[0]', value: 'Field Commander', from: at, to: at + 1 }]
}
