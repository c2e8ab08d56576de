/** Who is nominated, and who gets an order. */
import type { Claim, Mention, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { cardsIn, claim, fateOf, peopleBeside, RANKS, rankOf } from './things.ts'

/** "Whipcord Launcher is a Boba card", "Maul is my operative, At Last is his card": he owns it, whoever is nominated. */
function cardOwner({ tokens, isOne }: SceneTools, card: Mention | undefined, { to }: Mention): boolean {
  if (!card) return false
  if (isOne(to + 1, 'card')) return true
  return (
    card.from > to &&
    tokens.some((_, at) => at > card.to && at - card.to < 4 && isOne(at, 'his', 'her') && isOne(at + 1, 'card'))
  )
}

export const nomination: Scene = (tools) => {
  const named = cardsIn(tools)
  const people = peopleBeside(tools, named)
  const claims: Claim[] = [
    ...named.slice(0, 1).map((one) => claim('card.name', one.value.name, one)),
    ...keywordsOf(tools),
  ]
  const nominee =
    people.find(({ start }) =>
      [1, 2, 3].some((step) => tools.isOne(start - step, 'nominate', 'nominated', 'nominating')),
    ) ?? people[0]
  if (!nominee) return claims
  const fate = fateOf(tools, nominee)
  const others = people.filter(({ value }) => value !== nominee.value)
  if (!others.length && cardOwner(tools, named[0], people[0]!)) {
    const [first] = people
    const rank = rankOf(tools, first!) ?? people.map((one) => rankOf(tools, one)).find(Boolean)
    claims.push(claim('card.owner.name', first!.value, first!))
    if (rank) claims.push({ path: 'card.owner.rank', value: rank.value, from: rank.from, to: rank.to })
    if (people.length < 2) return claims
  }
  claims.push(claim('nominee.name', nominee.value, nominee))
  const rank = rankOf(tools, nominee)
  if (rank) claims.push({ path: 'nominee.rank', value: rank.value, from: rank.from, to: rank.to })
  if (fate.defeated !== undefined)
    claims.push({ path: 'nominee.defeated', value: fate.defeated, from: fate.to, to: fate.to })
  return claims
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

export const issueOrders: Scene = (tools) => {
  const named = cardsIn(tools)
  const people = peopleBeside(tools, named)
  // "Vader at range 3 of Veers"
  const isFrom = ({ start }: Mention) =>
    tools.isOne(start - 1, 'of', 'from') &&
    [2, 3, 4].some((step) => tools.isOne(start - step, 'range', 'inches', 'away'))
  const from = people.find(isFrom)
  // "Vader at range 3 of my general": whose name is not known
  const isMeasured = ({ to }: Mention) =>
    [1, 2].some((step) => tools.isOne(to + step, 'range') && tools.isOne(to + step + 2, 'of', 'from'))
  const nominee = from ?? people.find((one) => !isMeasured(one))
  const isTheirs = ({ start }: Mention) =>
    [1, 2, 3].some((step) => tools.isOne(start - step, 'opponent', 'he', 'she', 'enemy', 'they'))
  const theirs = named.find(isTheirs)
  const own = named.find((one) => one !== theirs)
  return [
    ...(own ? [claim('card', own.value.name, own)] : []),
    ...(theirs ? [claim('opponentCard', theirs.value.name, theirs)] : []),
    ...(nominee ? [claim('nominee', nominee.value, nominee)] : []),
    ...unitsOf(tools, [...named, ...(from ? [from] : people)]),
  ]
}

/** Units with their range, else "a special forces unit", "a unit 20 inches away". */
function unitsOf(tools: SceneTools, named: readonly Mention[]): Claim[] {
  const found = unitsAtRange(tools, named)
  if (found.length) return found
  const { tokens, isOne } = tools
  const inches = tokens.findIndex((token, at) => token.number !== undefined && isOne(at + 1, 'inches', 'inch'))
  if (inches >= 0)
    return [{ path: 'units[0]', value: { inches: tokens[inches]!.number }, from: inches, to: inches + 1 }]
  return tools
    .mentions(RANKS)
    .filter(
      ({ value, start, to, count }) =>
        value !== 'commander' &&
        (count ?? 1) === 1 &&
        (isOne(to + 1, ...BODIES) || isOne(start - 1, 'my', 'to') || count === 1),
    )
    .slice(0, 1)
    .map((one) => claim('units[0]', { rank: one.value }, one))
}
const BODIES = ['unit', 'squad', 'trooper', 'guy', 'guys', 'team']

const NO_NAME = new Set(
  'unit units squad squads one ones corps commander operative special forces support heavy trooper troopers vehicle his her my our the other them it he she'.split(
    ' ',
  ),
)
/** Words that end what a unit is called. */
const EDGE = new Set(
  'and or but with is are be at in within if does do can may a an of to says only just nominated all that has have got gets get give me him her push order orders know whether'.split(
    ' ',
  ),
)

/** "Snowtroopers at range 2 and an AT-ST at range 4", "two units are at range one". */
function unitsAtRange(tools: SceneTools, named: readonly Mention[]): Claim[] {
  const { tokens, typed, isOne } = tools
  const claims: Claim[] = []
  const isLetter = (at: number) => /^[A-HJ-Z]$/.test(typed.slice(tokens[at]?.start, tokens[at]?.end))
  let ended = -1
  tokens.forEach((token, at) => {
    const range = tokens[at + 1]
    if (token.plain !== 'range' || range?.number === undefined || isOne(at - 1, 'within', 'beyond')) return
    const isOpen = isOne(at + 2, 'or', 'to')
    let last = at - 1
    while (last > ended && isOne(last, 'at', 'in', 'is', 'are', 'both', 'sit', 'sits', 'standing', 'all')) last--
    if (last <= ended) return
    let first = last
    while (
      first > ended &&
      tokens[first]!.part === tokens[last]!.part &&
      (isLetter(first) || (!EDGE.has(tokens[first]!.plain) && tokens[first]!.number === undefined)) &&
      !named.some(({ from, to }) => from <= first && first <= to)
    )
      first--
    const count = tokens[first]?.part === tokens[last]!.part ? tokens[first]!.number : undefined
    first++
    if (first > last) return
    const words = tokens.slice(first, last + 1)
    const nameless = words.every(({ plain }) => NO_NAME.has(plain))
    const rank = tools.mentions(RANKS).find(({ from, to }) => from >= first && to <= last)
    const isLettered = words.length > 1 && /^[A-Z]$/.test(typed.slice(words.at(-1)!.start, words.at(-1)!.end))
    const named_ = isLettered ? words.slice(0, -1) : words
    const name = nameless ? undefined : typed.slice(named_[0]!.start, named_.at(-1)!.end)
    const unit = {
      ...(isLettered ? { id: typed.slice(words.at(-1)!.start, words.at(-1)!.end) } : {}),
      ...(name === undefined ? {} : { name: name[0]!.toUpperCase() + name.slice(1) }),
      ...(rank ? { rank: rank.value } : {}),
      ...(isOpen ? {} : { range: range.number }),
    }
    ended = at + 1
    for (let i = 0; i < Math.min(Math.max(count ?? 1, 1), 12); i++) {
      const index = claims.filter(({ path }) => /^units\[\d+\]$/.test(path)).length
      claims.push({ path: `units[${index}]`, value: unit, from: first, to: at + 1 })
      if (isOpen) claims.push({ path: `units[${index}].range`, value: undefined, from: at, to: at + 1 })
    }
  })
  const ids = new Map(
    claims.flatMap(({ value }) => ((value as { id?: string })?.id ? [[(value as { id: string }).id, 1] as const] : [])),
  )
  const picked = tokens.flatMap((token, at) => {
    const word = typed.slice(token.start, token.end)
    return ids.has(word) && !claims.some(({ from, to }) => from <= at && at <= to) ? [{ word, at }] : []
  })
  return [...claims, ...picked.map(({ word, at }, i) => ({ path: `chosen[${i}]`, value: word, from: at, to: at }))]
}
