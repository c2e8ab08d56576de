/** Who is nominated, and whose card it is. */
import { type Claim, claim, type Mention, type Scene, type SceneTools, type Token } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { fallenApart, fallenOther, NO_FACT } from './fallen.ts'
import { fateOf } from './fates.ts'
import {
  fateClaims,
  isFieldUnit,
  keywordsOf,
  oneOfTwo,
  others,
  promotedSquad,
  promotionTold,
  rankOfAny,
  rankOfField,
  whoseNominee,
} from './nominee.ts'
import { isSomebodyElse, NOMINATE, squadOf } from './squads.ts'
import { cardsIn, isAbsent, isOffice, isWhoAsked, peopleBeside, RANKS } from './things.ts'

/** "Boba's card", "Leia's No Time for Sorrows", "it belongs to Boba", "Maul …, At Last is his card". */
function owns({ tokens, isOne }: SceneTools, card: Mention | undefined, { start, to }: Mention): boolean {
  const noun = isOne(to + 1, 'own') ? to + 2 : to + 1
  if (
    (tokens[noun]?.plain === 'card' &&
      tokens[noun]!.part === tokens[to]!.part &&
      (noun > to + 1 ||
        isOwner(tokens[to]!) ||
        isOne(start - 1, 'an', 'this', 'any') ||
        tokens[start - 1]?.plain === 'a' ||
        tokens[start]?.plain === 'a')) ||
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

/** "Boba played A Simple Man, can Vader give the orders": our list knows whose card it is. */
function ownerKnown(
  card: Mention<CommandCard> | undefined,
  people: readonly Mention<string>[],
  nominee: Mention<string> | undefined,
): Mention<string> | undefined {
  const [only, ...more] = card?.value.characters ?? []
  return more.length ? undefined : people.find(({ value }) => value === only && value !== nominee?.value)
}

/** "Implacable without an owner": our list knows one, so something else was meant. */
function ownerless({ tokens, isOne }: SceneTools, card: Mention<CommandCard> | undefined): Claim[] {
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'owner') && [1, 2, 3].some((step) => isOne(place - step, 'no', 'without', 'not', 'nobody', 'never')),
  )
  return at < 0 || !card?.value.characters.length
    ? []
    : [{ path: 'card.owner.name', value: undefined, from: at - 1, to: at }]
}

/** "Leia's", and "leias" as it is typed in a hurry. */
const isOwner = ({ owner, plain, word }: Token): boolean => owner === true || (plain.endsWith('s') && plain !== word)

export const nomination: Scene = (tools) => {
  const named = cardsIn(tools)
  const people = peopleBeside(tools, named)
  const owner = people.find((one) => owns(tools, named[0], one))
  const rest = otherCommanders(tools, people)
  // "a field commander unit, Vader is a commander": it is not Vader
  const told = isFieldUnit(tools)
    ? undefined
    : nomineeOf(
        tools,
        people.filter((one) => !rest.includes(one)),
        owner,
      )
  // whether it has to be he, or somebody else, is not whether he may
  const sure = oneOfTwo(tools, people, named[0])
  const isOr = !sure && told !== undefined && isOtherAsked(tools, told, people)
  const must = sure ? undefined : told && mustAsked(tools, told, named[0])
  const nominee = isOr || must !== undefined ? undefined : (sure ?? told)
  const rankClaim = (path: string, name: string): Claim[] => {
    const rank = rankOfAny(tools, people, name)
    return rank ? [{ path, value: rank.value, from: rank.from, to: rank.to }] : []
  }
  const apart = fallenApart(tools)
  const isNamed = nominee !== undefined || isOr || must !== undefined
  const { squad, squadRank } = promotedSquad(tools, isNamed ? [] : squadOf(tools, named, owner))
  const cardOwner = owner ? undefined : ownerKnown(named[0], people, nominee)
  const claims = [
    ...ownerless(tools, named[0]),
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
    ...squadRank,
    ...promotionTold(tools, nominee).filter(({ from }) => !apart.some((one) => one.from <= from && from <= one.to)),
    ...(isOr ? [claim('nominee.name', undefined, told!)] : []),
    ...(must === undefined || isOr ? [] : anotherOne(told!, must, named[0])),
    ...(nominee ? [claim('nominee.name', nominee.value, nominee)] : isOr || must !== undefined ? [] : squad),
    ...(nominee || isOr || must !== undefined ? [] : rankOfField(tools)),
    ...(nominee ? [...rankClaim('nominee.rank', nominee.value), ...fateClaims(tools, people, nominee)] : []),
    ...apart,
    ...(nominee && !apart.length ? fallenOther(tools, people, nominee) : []),
    ...(cardOwner ? rankClaim('card.owner.rank', cardOwner.value) : []),
    ...(isFieldUnit(tools) ? livesOf(tools, people) : []),
    ...tools
      .mentions(RANKS)
      .filter((rank) => isOffice(tools, rank))
      .map(({ from, to }) => ({ path: NO_FACT, value: undefined, from, to })),
    ...others(tools, people, [owner?.value ?? cardOwner?.value, nominee?.value]),
  ]
  // what tells most stands first
  return claims.filter(({ path }, i) => path === NO_FACT || claims.findIndex((other) => other.path === path) === i)
}

/** "Vader is my commander and alive": it is said of him. */
const livesOf = ({ tokens, isOne }: SceneTools, people: readonly Mention[]): Claim[] =>
  tokens.flatMap(({ part }, at): Claim[] =>
    isOne(at, 'alive', 'dead', 'defeated') && people.some(({ to }) => to < at && tokens[to]!.part === part)
      ? [{ path: NO_FACT, value: undefined, from: at, to: at }]
      : [],
  )

/** "… Vader himself or can it be my officer", "must it be Vader or may …", "Veers or Boba": one of two is asked about. */
function isOtherAsked({ tokens, isOne }: SceneTools, one: Mention, people: readonly Mention[]): boolean {
  const isHere = (at: number) => tokens[at]?.part === tokens[one.to]!.part
  const at = [1, 2, 3, 4, 5, 6, 7].map((step) => one.to + step).find((place) => isHere(place) && isOne(place, 'or'))
  const isNext = at !== undefined && isOne(at + 1, 'can', 'may', 'could', 'my', 'is', 'the')
  const isName = (place: number | undefined) => people.some(({ start }) => start - 1 === place)
  return isNext || isName(at) || (isOne(one.start - 1, 'or') && people.some(({ to }) => to === one.start - 2))
}

/** "Must Veers be nominated", "do I have to nominate Veers", "is Veers required": where the word stands; of an operative's own card it is so. */
function mustAsked(
  { tokens, isOne }: SceneTools,
  { start, to, value }: Mention<string>,
  card?: Mention<CommandCard>,
): number | undefined {
  const ranks = card?.value.characters.includes(value) ? card.value.ownerRanks : []
  if (ranks.length === 1 && ranks[0] === 'operative') return undefined
  return [-6, -5, -4, -3, -2, -1, 1, 2, 3]
    .map((step) => (step < 0 ? start : to) + step)
    .filter((at) => tokens[at]?.part === tokens[start]!.part)
    .find((at) => isOne(at, ...MUST) || (isOne(at, 'have', 'has') && isOne(at + 1, 'to')))
}
const MUST = ['must', 'need', 'required', 'forced', 'obliged', 'obligatory', 'compulsory', 'mandatory']

/** Whether it has to be the owner of a card is whether another commander may be nominated for it; of other cards it is open who is meant. */
function anotherOne({ from, to, value }: Mention<string>, must: number, card?: Mention<CommandCard>): Claim[] {
  const words = { from: Math.min(must, from), to: Math.max(must, to) }
  if (!card?.value.characters.includes(value)) return [{ path: 'nominee.name', value: undefined, ...words }]
  return [
    { path: 'nominee.name', value: 'Another commander', ...words },
    { path: 'nominee.rank', value: 'commander', ...words },
  ]
}

/** "Vader my commander": the last word of what he is called. */
const withRank = ({ isOne }: SceneTools, to: number): number =>
  isOne(to + 1, 'my', 'our', 'his', 'her', 'the') && isOne(to + 2, 'commander', 'operative') ? to + 2 : to

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
    there.find((one) => isGiver(tools, one)) ??
    there.find(
      ({ start, to }) =>
        tools.isOne(start - 1, 'nominee') ||
        tools.isOne(to + 1, ...NOMINATE) ||
        isAsNominee(tools, to) ||
        (tools.isOne(withRank(tools, to) + 1, 'is', 'be', 'get', 'gets') &&
          tools.isOne(withRank(tools, to) + 2, ...NOMINATE)),
    )
  if (said || isSomebodyElse(tools) || isWhoAsked(tools) || isAnotherOne(tools)) return said
  // "promoted after Leia died": she is not who is asked about, nor where somebody else is named
  const isDead = (one: Mention<string>) => fateOf(tools, one).defeated === true
  const isBygone = (one: Mention<string>) =>
    tools.isOne(one.start - 1, 'after', 'since', 'because', 'once', 'when') && isDead(one)
  const able = there.filter((one) => one.value !== owner?.value && !isBygone(one))
  return (
    able.find((one) => !isDead(one) && !able.some((other) => other.value === one.value && isDead(other))) ?? able[0]
  )
}

/** "Can Vader give the orders", "Krennic issues the orders", "with Veers doing the orders", "wants Vader to be the one issuing". */
function isGiver({ tokens, isOne }: SceneTools, { start, to }: Mention): boolean {
  const isAsked = isOne(start - 1, 'can', 'may', 'could', 'must', 'should', 'does')
  // "can Boba be the one giving"
  const be = isOne(to + 1, 'to') ? to + 2 : to + 1
  const isThe = isOne(be, 'be', 'is', 'as') && isOne(be + 1, 'the') && isOne(be + 2, 'one')
  if (isThe && isOne(isOne(be + 3, 'who', 'that') ? be + 4 : be + 3, 'issue', 'give', 'hand')) return true
  const isWanted = isOne(to + 1, 'to') && isOne(start - 1, 'want', 'wants', 'have', 'let')
  const verb = isOne(to + 1, 'still', 'then') || isWanted ? to + 2 : to + 1
  const isGiving =
    isOne(verb, 'issue', 'give', 'hand', 'do') && (isAsked || isWanted || /(s|ing)$/.test(tokens[verb]!.plain))
  return isGiving && [1, 2, 3].some((step) => isOne(verb + step, 'order', 'orders'))
}

/** "Rex is dead, is another commander nominated". */
const isAnotherOne = ({ isOne, tokens }: SceneTools): boolean =>
  tokens.some(
    (_, at) =>
      isOne(at, 'another', 'other', 'second', 'different') &&
      [-2, -1, 2, 3, 4].some((step) => isOne(at + step, ...NOMINATE) && tokens[at + step]!.part === tokens[at]!.part),
  )

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
