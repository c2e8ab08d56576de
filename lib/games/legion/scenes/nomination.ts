/** Who is nominated, and whose card it is. */
import { type Claim, claim, type Mention, type Scene, type SceneTools, type Token } from '../../../kernel/sayings.ts'
import { cardsIn, DEAD, fateOf, isAbsent, isWhoAsked, peopleBeside, RANKS, rankOf } from './things.ts'
import { isHyphened } from './units.ts'

/** "Boba's card", "Leia's No Time for Sorrows", "it belongs to Boba", "Maul …, At Last is his card". */
function owns({ tokens, isOne }: SceneTools, card: Mention | undefined, { start, to }: Mention): boolean {
  const noun = isOne(to + 1, 'own') ? to + 2 : to + 1
  if (
    (tokens[noun]?.plain === 'card' &&
      tokens[noun]!.part === tokens[to]!.part &&
      (noun > to + 1 || isOwner(tokens[to]!))) ||
    // "Implacable which is Vaders"
    (isOwner(tokens[to]!) && isOne(start - 1, 'is') && isOne(start - 2, 'which', 'that', 'card', 'it', 'this')) ||
    (isOne(to + 1, 'whose') && isOne(to + 2, 'card')) ||
    (isOne(to + 1, 'own', 'owns') && isOne(to + 2, 'it', 'the', 'that', 'this'))
  )
    return true
  if (isOne(start - 1, 'to') && isOne(start - 2, 'belong', 'belongs')) return true
  if (isOne(start - 1, 'is') && isOne(start - 2, 'owner')) return true
  if (!card) return false
  if (tokens[to]!.owner && card.from === to + 1) return true
  // "Sabine is an operative, Explosions! is hers"
  if (card.from > to && isOne(card.to + 1, 'is') && isOne(card.to + 2, 'his', 'hers')) return true
  return (
    card.from > to &&
    tokens.some((_, at) => at > card.to && at - card.to < 4 && isOne(at, 'his', 'her') && isOne(at + 1, 'card'))
  )
}

/** "Leia's", and "leias" as it is typed in a hurry. */
const isOwner = ({ owner, plain, word }: Token): boolean => owner === true || (plain.endsWith('s') && plain !== word)

/** The rank of somebody, wherever his name stands: "both of them are commanders", "Boba is an operative". */
function rankOfAny(tools: SceneTools, people: readonly Mention<string>[], name: string): Mention<string> | undefined {
  const own = people.filter(({ value }) => value === name)
  const said = own.map((one) => rankOf(tools, one)).find(Boolean)
  if (said) return said
  const isOfBoth = ({ from }: Mention) =>
    tools.isOne(from - 1, 'both', 'two') ||
    (tools.isOne(from - 1, 'are') && [2, 3, 4, 5].some((step) => tools.isOne(from - step, 'both', 'they', 'two')))
  return new Set(people.map(({ value }) => value)).size > 1 ? tools.mentions(RANKS).find(isOfBoth) : undefined
}

/** "Krennic nominated; Scouts at range 2 died": they died, and not he. */
const fallenOther = ({ tokens }: SceneTools, people: readonly Mention<string>[], nominee: Mention<string>): Claim[] =>
  tokens.flatMap(({ plain, part }, at): Claim[] => {
    if (!DEAD.includes(plain) || part === tokens[nominee.from]!.part) return []
    const who = tokens.findLastIndex(
      (one, place) => place < at && !/^(is|are|was|were|has|have|got|just|already|all)$/.test(one.plain),
    )
    const isOther =
      tokens[who]?.part === part &&
      !/^(he|hes|she|shes|it|who|nominee|unit|commander|general|operative|him|her|and|but|although|though)$/.test(
        tokens[who]!.plain,
      ) &&
      !people.some(({ from, to }) => from <= who && who <= to)
    return isOther ? [{ path: 'nominee.defeated', value: undefined, from: at, to: at }] : []
  })

/** Words that are of something nobody asks. */
const NO_FACT = ''

const NOMINATE = ['nominate', 'nominated', 'nominating', 'nominates']

export const nomination: Scene = (tools) => {
  const named = cardsIn(tools)
  const people = peopleBeside(tools, named)
  const owner = people.find((one) => owns(tools, named[0], one))
  const rest = otherCommanders(tools, people)
  const told = nomineeOf(
    tools,
    people.filter((one) => !rest.includes(one)),
    owner,
  )
  // "do I have to nominate Vader, or can it be my officer": the other one is asked about
  const isOr = told !== undefined && isOtherAsked(tools, told)
  const nominee = isOr ? undefined : told
  const rankClaim = (path: string, name: string): Claim[] => {
    const rank = rankOfAny(tools, people, name)
    return rank ? [{ path, value: rank.value, from: rank.from, to: rank.to }] : []
  }
  const claims = [
    ...named.slice(0, 1).map((one) => claim('card.name', one.value.name, one)),
    ...keywordsOf(tools),
    ...(owner ? [claim('card.owner.name', owner.value, { start: owner.from, to: owner.to })] : []),
    ...(owner ? rankClaim('card.owner.rank', owner.value) : []),
    ...rest.map((one, i) => claim(`otherCommanders[${i}]`, one.value, one)),
    // that they are alive says nothing of the nominee
    ...rest
      .slice(0, 1)
      .map(({ start }) => ({ path: NO_FACT, value: undefined, from: Math.max(0, start - 3), to: start - 1 })),
    ...whoseNominee(tools),
    ...promotionTold(tools),
    ...(isOr ? [claim('nominee.name', undefined, told!)] : []),
    ...(nominee ? [claim('nominee.name', nominee.value, nominee)] : isOr ? [] : squadOf(tools, named, owner)),
    ...(nominee ? [...rankClaim('nominee.rank', nominee.value), ...fateClaims(tools, people, nominee)] : []),
    ...(nominee ? fallenOther(tools, people, nominee) : []),
    ...others(tools, people, [owner?.value, nominee?.value]),
  ]
  // what tells most stands first
  return claims.filter(({ path }, i) => path === NO_FACT || claims.findIndex((other) => other.path === path) === i)
}

/** "… Vader himself or can it be my officer", "must it be Vader or may …". */
function isOtherAsked({ tokens, isOne }: SceneTools, { to }: Mention): boolean {
  const at = [1, 2].map((step) => to + step).find((place) => isOne(place, 'or'))
  return at !== undefined && tokens[at]!.part === tokens[to]!.part && isOne(at + 1, 'can', 'may', 'could', 'my', 'is')
}

/** Who is nominated by name; else the first who is named and not only because it is his card. */
function nomineeOf(
  tools: SceneTools,
  people: readonly Mention<string>[],
  owner: Mention<string> | undefined,
): Mention<string> | undefined {
  const there = people.filter((one) => !isAbsent(tools, one))
  const isDirect = ({ start }: Mention) =>
    [1, 2, 3].some(
      (step) =>
        tools.isOne(start - step, ...NOMINATE) &&
        (step === 1 || !tools.isOne(start - step - 1, 'be', 'is', 'get', 'gets', 'been', 'was')) &&
        (step === 1 || tools.tokens[start - step]!.part === tools.tokens[start]!.part),
    )
  // "two commanders, Krennic and Vader. Nominate Krennic"
  const said =
    there.find(isDirect) ??
    there.find(
      ({ start, to }) =>
        tools.isOne(start - 1, 'nominee') ||
        tools.isOne(to + 1, ...NOMINATE) ||
        isAsNominee(tools, to) ||
        (tools.isOne(to + 1, 'is', 'be', 'get', 'gets') && tools.isOne(to + 2, ...NOMINATE)),
    )
  if (said || isSomebodyElse(tools) || isWhoAsked(tools)) return said
  // "promoted after Leia died": she is not who is asked about, nor where somebody else is named
  const isDead = (one: Mention<string>) => fateOf(tools, one).defeated === true
  const isBygone = (one: Mention<string>) =>
    tools.isOne(one.start - 1, 'after', 'since', 'because', 'once', 'when') && isDead(one)
  const able = there.filter((one) => one.value !== owner?.value && !isBygone(one))
  return (
    able.find((one) => !isDead(one) && !able.some((other) => other.value === one.value && isDead(other))) ?? able[0]
  )
}

/** "He tried to nominate MY general", "can I nominate his commander": one's own only where both are the same player. */
function whoseNominee({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(
    (_, place) => isOne(place, ...NOMINATE) && /^(my|our|his|her|their)$/.test(tokens[place + 1]?.plain ?? ''),
  )
  const who = tokens
    .slice(Math.max(0, at - 6), Math.max(0, at))
    .findLast(
      ({ plain, part }) => part === tokens[at]?.part && /^(i|im|ive|we|he|hes|she|shes|they|opponent)$/.test(plain),
    )
  if (at < 0) return []
  const isMine =
    isOne(at + 1, 'my', 'our') && !isOne(at + 2, 'opponent', 'opponents', 'enemy', 'rival', 'buddy', 'mate', 'friend')
  const isByMe = who && /^(i|im|ive|we)$/.test(who.plain)
  const value = who ? isMine === isByMe : isMine || undefined
  return [{ path: 'nominee.friendly', value, from: at, to: at + 1 }]
}

const BEFORE = /^(was|were|from|been|once|originally|formerly|previously|originally|only|just|an?|my|as|plain)$/
const UNTIL = /^(till?|until|once|before|originally|formerly|previously|then|but|and|guy|squad|unit|troopers?)$/

/** "She was an operative till round 3, then promoted to commander": what she was, and what she is. */
function promotionTold(tools: SceneTools): Claim[] {
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
    { path: 'nominee.rank', value: rank?.value, from: rank?.from ?? at, to: rank?.to ?? at },
  ]
}
const isNear = ({ from, to }: Mention, at: number): boolean => at - to <= 5 && from - at <= 3

/** "Veers as nominee", "is Luke still the nominee", "Krennic … be the nominee". */
function isAsNominee({ tokens, isOne }: SceneTools, to: number): boolean {
  const at = [2, 3].map((step) => to + step).find((place) => isOne(place, 'nominee'))
  return at !== undefined && tokens.slice(to + 1, at).every(({ plain }) => /^(as|the|my|our|is|be|still)$/.test(plain))
}

/** "My other commanders are Leia and Lando": they are there, and nobody nominates them. */
function otherCommanders(tools: SceneTools, people: readonly Mention<string>[]): Mention<string>[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, 'other') && isOne(place + 1, 'commander', 'commanders'))
  const isTold = [2, 3, 4].some(
    (step) => isOne(at + step, 'is', 'are', ':') && tokens[at + step]!.part === tokens[at]?.part,
  )
  if (at < 0 || !isTold) return []
  return people.filter(({ start }) => start > at && tokens[start]!.part === tokens[at]!.part)
}

const PRONOUN =
  /^(hes|shes|its|ive|im|theyve|weve|him|her|it|them|he|she|they|himself|herself|that|this|both|and|or|for|with|to|can|may|i|we)$/

/** "Nominate my e-web", "can a promoted squad be nominated": a unit that is not among the people. */
function isSomebodyElse({ tokens, isOne }: SceneTools): boolean {
  return tokens.some((_, at) => {
    // "could my officer give out the orders"
    if (
      isOne(at, 'can', 'may', 'could') &&
      isOne(at + 1, 'my', 'the', 'a', 'an') &&
      isOne(at + 3, 'give', 'issue', 'hand')
    )
      return true
    if (!isOne(at, ...NOMINATE)) return false
    if (
      /^(an?|the|my|our|his|their|them|it|another|somebody|someone|anyone|anybody|any|one)$/.test(
        tokens[at + 1]?.plain ?? '',
      )
    )
      return true
    const helper = isOne(at - 1, 'be', 'get', 'gets', 'been', 'is', 'was') ? at - 2 : -1
    return helper >= 0 && tokens[helper]!.part === tokens[at]!.part && !PRONOUN.test(tokens[helper]!.plain)
  })
}

function fateClaims(tools: SceneTools, people: readonly Mention<string>[], nominee: Mention<string>): Claim[] {
  const fates = people.filter(({ value }) => value === nominee.value).map((one) => fateOf(tools, one))
  const { defeated, to } = fates.find((fate) => fate.defeated !== undefined) ?? fates[0]!
  const mine = nominee.owner === 'me' && nominee.start < nominee.from
  // "Gar Saxon is a mercenary commander of mine"
  const { tokens, isOne } = tools
  const own = [3, 4, 5, 6, 7]
    .map((step) => nominee.to + step)
    .find((at) => /^(mine|ours)$/.test(tokens[at]?.plain ?? '') && isOne(at - 1, 'of'))
  const isOwn = own !== undefined && isOne(nominee.to + 1, 'is') && tokens[own]!.part === tokens[nominee.to]!.part
  return [
    ...(defeated === undefined ? [] : [{ path: 'nominee.defeated', value: defeated, from: to, to }]),
    ...(mine ? [{ path: 'nominee.friendly', value: true, from: nominee.start, to: nominee.start }] : []),
    ...(isOwn && !mine ? [{ path: 'nominee.friendly', value: true, from: own - 1, to: own }] : []),
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
    ...ranks.map(({ from, to }) => ({ path: NO_FACT, value: undefined, from, to })),
    ...fates.map((at) => ({ path: NO_FACT, value: undefined, from: at, to: at })),
  ]
}

const NO_SQUAD =
  /^(units?|squads?|troopers?|ones|guys|corps|forces|commanders?|operatives?|heavies|supports?|cards?|rules|orders|tokens|opponents?|pips|points|mercs|mercenaries|vehicles|rounds|characters|words|lists|keywords|others|this|is|was|its|new|other|only|last|second|different|best|guy|leader|general|owner|nominee|boss|hero|own|dead|promoted|one|same|card|character|player|enemy|opponent|trooper|squad|unit|him|mercenary|merc)$/
const END =
  /^(nominate|nominated|issue|issues|give|gives|hand|hands|for|is|are|be|to|in|with|and|or|but|on|at|has|have|had|get|got|gets|was|were|did|does|only|of|it|a|an|the|who|whos|which|that|whose)$/

/** "Nominate my e-web", "is it fine if it's my black sun enforcers": a squad by its name, "my" and all. */
function squadOf(tools: SceneTools, named: readonly Mention[], owner: Mention | undefined): Claim[] {
  const { tokens, typed } = tools
  const others = [...named, ...tools.mentions(RANKS), ...(owner ? [owner] : [])]
  const squads = tokens.flatMap((token, at) => {
    if (!/^(my|our|his|her|their|the)$/.test(token.plain)) return []
    const to = squadEnd(tools, at, others)
    return to === undefined ? [] : [{ at, to, isMine: /^(my|our)$/.test(token.plain) }]
  })
  const [squad] = squads.length ? squads : subjectOf(tools, others)
  if (!squad || squads.length > 1 || owner) return []
  const name = typed.slice(tokens[squad.at + 1]!.start, tokens[squad.to]!.end)
  return [
    { path: 'nominee.name', value: name[0]!.toUpperCase() + name.slice(1), from: squad.at + 1, to: squad.to },
    ...(squad.isMine ? [{ path: 'nominee.friendly', value: true, from: squad.at, to: squad.at }] : []),
  ]
}

/** "AT-ST is a heavy, may it be nominated": the unit a sentence begins with, where only "it" is nominated. */
function subjectOf(tools: SceneTools, others: readonly Mention[]) {
  const { tokens, isOne } = tools
  const isIt = tokens.some(
    (_, at) =>
      isOne(at, 'it', 'they', 'them') &&
      [1, 2, 3].some((step) => isOne(at + step, ...NOMINATE, 'issue', 'give') || isOne(at - step, ...NOMINATE)),
  )
  const verb = tokens.findIndex((_, at) => isOne(at, 'is', 'are', 'was', 'were', 'has', 'have', 'got'))
  const at = /^(the|my|our|an?)$/.test(tokens[0]?.plain ?? '') ? 0 : -1
  const isName =
    verb > at + 1 &&
    verb - at <= 4 &&
    tokens
      .slice(at + 1, verb)
      .every(({ plain, part }) => part === tokens[0]!.part && !NO_SQUAD.test(plain) && !PRONOUN.test(plain)) &&
    !others.some(({ from }) => from < verb)
  return isIt && isName ? [{ at, to: verb - 1, isMine: isOne(0, 'my', 'our') && at === 0 }] : []
}

/** The last word of a name behind an article: a plural, or what stands right behind "nominate". */
function squadEnd(tools: SceneTools, at: number, others: readonly Mention[]): number | undefined {
  const { tokens, isOne } = tools
  if (isOne(at + 1, 'opponent', 'opponents', 'mate', 'buddy', 'friend')) return undefined
  const isSaid = isOne(at - 1, ...NOMINATE)
  const isAsked = isOne(at - 1, 'can', 'may', 'could', 'should', 'must', 'does')
  let last: number | undefined
  for (let to = at + 1; to <= at + 4 && tokens[to]?.part === tokens[at]!.part; to++) {
    const { plain, owner } = tokens[to]!
    if (owner || others.some(({ from, to: end }) => from <= to && to <= end)) return undefined
    const isInName = isHyphened(tools, to)
    if (END.test(plain) && !isInName) break
    last = to
    if (!isSaid && !isInName && /[^s]s$/.test(plain)) break
  }
  if (last === undefined) return undefined
  const { plain } = tokens[last]!
  const isPlural = /[^s]s$/.test(plain) && (last > at + 1 || !NO_SQUAD.test(plain))
  // "could my officer give the orders", "may the tank be nominated"
  const isDoing =
    isAsked &&
    (isOne(last + 1, 'issue', 'give') ||
      (isOne(last + 1, 'be', 'get') && isOne(last + 2, ...NOMINATE)) ||
      (isOne(last + 1, 'hand') && isOne(last + 2, 'out')))
  return isPlural || ((isSaid || isDoing) && !NO_SQUAD.test(plain)) ? last : undefined
}

/** "A corps squad with Field Commander": the keyword of the one who is nominated. */
function keywordsOf({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex((_, place) => isOne(place, 'field') && isOne(place + 1, 'commander'))
  const isHad =
    [1, 2].some((step) => isOne(at - step, 'with', 'has', 'having', 'got', 'have', 'nominate')) ||
    isOne(at + 2, 'nominated')
  const isDenied = [1, 2, 3].some((step) => isOne(at - step, 'no', 'not', 'without', 'lacks', 'doesnt'))
  return at < 0 || !isHad || isDenied
    ? []
    : [{ path: 'nominee.keywords[0]', value: 'Field Commander', from: at, to: at + 1 }]
}
