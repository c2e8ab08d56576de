/** What is told of the one who is nominated: rank, fate, promotion, whose, keywords. */
import type { Claim, Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { characterNamed } from '../names.ts'
import { NO_FACT } from './fallen.ts'
import { fateOf } from './fates.ts'
import { mySide } from './sides.ts'
import { NOMINATE } from './squads.ts'
import { PEOPLE, RANKS, rankOf } from './things.ts'

/** The rank of somebody, wherever his name stands: "both of them are commanders", "Boba is an operative". */
export function rankOfAny(
  tools: SceneTools,
  people: readonly Mention<string>[],
  name: string,
): Mention<string> | undefined {
  const own = people.filter(({ value }) => value === name)
  const said = own.map((one) => rankOf(tools, one)).find(Boolean)
  if (said) return said
  const isOfBoth = ({ from }: Mention) =>
    tools.isOne(from - 1, 'both', 'two') ||
    (tools.isOne(from - 1, 'are') && [2, 3, 4, 5].some((step) => tools.isOne(from - step, 'both', 'they', 'two')))
  return new Set(people.map(({ value }) => value)).size > 1 ? tools.mentions(RANKS).find(isOfBoth) : undefined
}

/** "Do I nominate Veers or Boba": of an operative's own card and of one that is nobody's it is plain which of the two. */
export function oneOfTwo(
  tools: SceneTools,
  people: readonly Mention<string>[],
  card: Mention<CommandCard> | undefined,
): Mention<string> | undefined {
  const [first, second, ...more] = people
  if (!card || !first || !second || more.length) return undefined
  const isPair = tools.isOne(second.start - 1, 'or') && first.to === second.start - 2
  const isOpen = tools.tokens.some(({ plain }) => /^(neither|promoted|matter|not|dont)$/.test(plain))
  const isTold = [first, second].some((one) => fateOf(tools, one).defeated !== undefined || rankOf(tools, one))
  if (!isPair || isOpen || isTold) return undefined
  const { characters, ownerRanks } = card.value
  const isOnly = ({ value }: Mention<string>, rank: string) => characterNamed(value)?.ranks.join() === rank
  if (characters.length === 1 && ownerRanks.join() === 'operative')
    return [first, second].find(({ value }) => value === characters[0])
  const [leader, ...others] = [first, second].filter((one) => isOnly(one, 'commander'))
  const isOther = [first, second].some((one) => isOnly(one, 'operative'))
  return characters.length || others.length || !isOther ? undefined : leader
}

/** "He tried to nominate MY general", "can I nominate his commander": one's own only where both are the same player. */
export function whoseNominee(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, ...NOMINATE) && /^(my|our|his|her|their|blues|reds)$/.test(tokens[place + 1]?.plain ?? ''),
  )
  const who = tokens
    .slice(Math.max(0, at - 6), Math.max(0, at))
    .findLast(
      ({ plain, part }) => part === tokens[at]?.part && /^(i|im|ive|we|he|hes|she|shes|they|opponent)$/.test(plain),
    )
  if (at < 0) return []
  // "can I nominate blue's Vader": I would not call myself that
  if (/^(blues|reds)$/.test(tokens[at + 1]!.plain)) {
    const isOthers = /^(i|ive)$/.test(who?.plain ?? '') && !mySide(tools)
    return [{ path: 'nominee.friendly', value: isOthers ? false : undefined, from: at, to: at + 1 }]
  }
  const isMine =
    isOne(at + 1, 'my', 'our') && !isOne(at + 2, 'opponent', 'opponents', 'enemy', 'rival', 'buddy', 'mate', 'friend')
  const isByMe = who && /^(i|im|ive|we)$/.test(who.plain)
  const value = who ? isMine === isByMe : isMine || undefined
  return [{ path: 'nominee.friendly', value, from: at, to: at + 1 }]
}

const BEFORE = /^(was|were|from|been|once|originally|formerly|previously|originally|only|just|an?|my|as|plain)$/
const UNTIL = /^(till?|until|once|before|originally|formerly|previously|then|but|and|guy|squad|unit|troopers?)$/

/** "She was an operative till round 3, then promoted to commander": what she was, and what she is. */
export function promotionTold(tools: SceneTools, nominee?: Mention): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(({ plain }) => plain === 'promoted')
  if (at < 0 || [1, 2].some((step) => isOne(at - step, 'not', 'never', 'isnt', 'wasnt', 'no', 'werent'))) return []
  const ranks = tools.mentions(RANKS)
  const isNow = ({ from }: Mention) =>
    [1, 2].some((step) => isOne(from - step, 'to', 'now', 'into')) || (from > at && isOne(from - 1, 'and', 'as'))
  const rank = ranks.find((one) => isNow(one))
  const lower = ranks.filter(
    (one) =>
      one !== rank &&
      one.value !== 'commander' &&
      (BEFORE.test(tokens[one.start - 1]?.plain ?? '') ||
        UNTIL.test(tokens[one.to + 1]?.plain ?? '') ||
        isNear(one, at)),
  )
  const [before] = new Set(lower.map(({ value }) => value)).size === 1 ? lower : []
  return [
    ...(before ? [{ path: 'nominee.promotedFrom', value: before.value, from: before.from, to: before.to }] : []),
    // "my promoted corps unit", "Boba was promoted": there is nothing else that it is now
    {
      path: 'nominee.rank',
      value: rank?.value ?? (before?.from === at + 1 || isPromoted(tools, at, nominee) ? 'commander' : undefined),
      from: rank?.from ?? at,
      to: rank?.to ?? at,
    },
  ]
}

/** "Chewie (operative) got promoted": it was done, and to the one who is nominated. */
const isPromoted = ({ tokens }: SceneTools, at: number, nominee?: Mention): boolean =>
  nominee !== undefined &&
  nominee.to < at &&
  tokens.slice(nominee.to + 1, at).every(({ plain }) => TO_PROMOTED.test(plain)) &&
  !/^(can|may|could|if|was|is|were|does|did|has|once|when|unless|until)$/.test(tokens[nominee.start - 1]?.plain ?? '')
const TO_PROMOTED = /^(an?|my|our|the|operative|he|she|who|was|got|is|were|has|had|been|just|already|recently)$/

/** "My promoted stormtroopers", "I promoted my stormtroopers": the squad without that word, and the rank that it tells. */
export function promotedSquad(tools: SceneTools, squad: readonly Claim[]): { squad: Claim[]; squadRank: Claim[] } {
  const { tokens, typed, isOne } = tools
  const name = squad.find(({ path }) => path === 'nominee.name')
  if (!name) return { squad: [...squad], squadRank: [] }
  const isWithin = tokens[name.from]!.plain === 'promoted' && name.to > name.from
  const first = isWithin ? name.from + 1 : name.from
  const at = isWithin
    ? name.from
    : [1, 2].map((step) => name.from - step).find((place) => tokens[place]?.plain === 'promoted')
  // "was promoted, the scouts …", "not promoted"
  const isTold =
    at !== undefined &&
    tokens[at]!.part === tokens[first]!.part &&
    (isWithin || isOne(at + 1, 'my', 'our', 'the', 'his', 'her')) &&
    ![1, 2].some((step) => isOne(at - step, 'not', 'never', 'if', 'isnt', 'wasnt', 'was', 'were', 'been', 'havent'))
  const said = typed.slice(tokens[first]!.start, tokens[name.to]!.end)
  const own = { ...name, from: first, value: said[0]!.toUpperCase() + said.slice(1) }
  return {
    squad: squad.map((one) => (one === name && isTold ? own : one)),
    squadRank: isTold ? [{ path: 'nominee.rank', value: 'commander', from: at, to: at }] : [],
  }
}

const isNear = ({ from, to }: Mention, at: number): boolean => at - to <= 5 && from - at <= 3

export function fateClaims(tools: SceneTools, people: readonly Mention<string>[], nominee: Mention<string>): Claim[] {
  const fates = people.filter(({ value }) => value === nominee.value).map((one) => fateOf(tools, one))
  const { defeated, to } = fates.find((fate) => fate.defeated !== undefined) ?? fates[0]!
  // "my Leia", "my commander Leia"
  const first = nominee.start < nominee.from ? nominee.start : nominee.from - 2
  const mine = nominee.owner === 'me' && (first === nominee.start || tools.isOne(first, 'my', 'our'))
  // "Gar Saxon is a mercenary commander of mine"
  const { tokens, isOne } = tools
  const own = [3, 4, 5, 6, 7]
    .map((step) => nominee.to + step)
    .find((at) => /^(mine|ours)$/.test(tokens[at]?.plain ?? '') && isOne(at - 1, 'of'))
  const isOwn = own !== undefined && isOne(nominee.to + 1, 'is') && tokens[own]!.part === tokens[nominee.to]!.part
  return [
    ...(defeated === undefined ? [] : [{ path: 'nominee.defeated', value: defeated, from: to, to }]),
    ...(mine ? [{ path: 'nominee.friendly', value: true, from: first, to: first }] : []),
    ...(isOwn && !mine ? [{ path: 'nominee.friendly', value: true, from: own - 1, to: own }] : []),
  ]
}

/** Rank and fate of somebody else are not those of the one who is nominated. */
export function others(
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
    ...ranks.map(({ from, to }) => ({ path: NO_FACT, value: undefined, from, to })),
    ...fates.map((at) => ({ path: NO_FACT, value: undefined, from: at, to: at })),
  ]
}

/** "Weiss has Field Commander": a unit by its own name, and none of the people of the cards. */
function isOfUnit(tools: SceneTools, at: number): boolean {
  const { tokens, isOne } = tools
  const verb = [1, 2].map((step) => at - step).find((place) => isOne(place, 'with', 'has', 'have', 'got'))
  const who = verb === undefined ? undefined : tokens[verb - 1]
  if (verb === undefined || who?.part !== tokens[at]!.part) return false
  const isKnown = [...tools.mentions(PEOPLE), ...tools.mentions(RANKS)].some(
    ({ from, to }) => from < verb && verb - 1 <= to,
  )
  const isNamed = who.isStrange === true || (isOne(verb - 2, 'my', 'our') && !isOne(verb - 1, 'opponent', 'opponents'))
  return isNamed && !isKnown
}

/** "A field commander unit", "can a field commander issue orders", "a unit with Field Commander": one that is told by its keyword alone. */
export function isFieldUnit(tools: SceneTools): boolean {
  const { tokens, isOne } = tools
  const at = fieldAt(tokens, isOne)
  const isNamed =
    isOne(at + 2, 'unit', 'squad', 'trooper', 'one', 'dude', 'guy', 'pilot', 'vehicle', 'issues', 'gives', 'hands') ||
    isOne(at - 1, 'a', 'an', 'my')
  return (
    at >= 0 &&
    (isNamed ||
      isOfUnit(tools, at) ||
      (isOne(at - 1, 'with', 'has') && isOne(at - 2, 'unit', 'squad', 'trooper', 'one')))
  )
}
const fieldAt = (tokens: SceneTools['tokens'], isOne: SceneTools['isOne']) =>
  tokens.findIndex((_, place) => isOne(place, 'field') && isOne(place + 1, 'commander'))

/** "A corps squad with Field Commander": the keyword of the one who is nominated. */
export function keywordsOf(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = fieldAt(tokens, isOne)
  if (at < 0) return []
  const isHad =
    isFieldUnit(tools) ||
    [1, 2].some((step) => isOne(at - step, 'with', 'has', 'having', 'got', 'have', 'nominate')) ||
    isOne(at + 2, 'nominated')
  const isDenied = [1, 2, 3].some((step) => isOne(at - step, 'no', 'not', 'without', 'lacks', 'doesnt'))
  return !isHad || isDenied ? [] : [{ path: 'nominee.keywords[0]', value: 'Field Commander', from: at, to: at + 1 }]
}

/** "My operative has Field Commander": a rank said beside the keyword; any other rank of one who leads leaves it open. */
export function rankOfField(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = fieldAt(tokens, isOne)
  if (!keywordsOf(tools).length) return []
  const ranks = tools.mentions(RANKS).filter(({ from }) => from !== at + 1)
  const verb = [1, 2].map((step) => at - step).find((place) => isOne(place, 'with', 'has', 'have', 'got'))
  const isHis = ({ to }: Mention) => {
    const end = isOne(to + 1, 'unit', 'squad', 'trooper') ? to + 1 : to
    return verb !== undefined && end === verb - 1 && tokens[to]!.part === tokens[verb]!.part
  }
  const own = ranks.find(isHis)
  if (own) return [{ path: 'nominee.rank', value: own.value, from: own.from, to: own.to }]
  const other = ranks.find(({ value }) => value === 'commander' || value === 'operative')
  return other ? [{ path: 'nominee.rank', value: undefined, isUnread: true, from: other.from, to: other.to }] : []
}
