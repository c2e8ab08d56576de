/** The fleets of a sentence, each once: what is spoken of again is no other one. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { Unit } from '../data/units.ts'
import { factionsIn } from '../sayings/factions.ts'
import { fleetsIn, isShip, ownUnit } from '../sayings/fleets.ts'
import { BASIC } from '../sayings/levels.ts'
import { presentOf } from './absent.ts'
import { isHeap, passedAt } from './leads.ts'
import { holdersOf } from './owners.ts'
import { ME, whoIs } from './people.ts'
import { type PlaceMention, placesIn } from './places.ts'
import { placeBefore, placeOf } from './stands.ts'
import { takenFromOf } from './taken.ts'

/** "Past a destroyer", "blocked by two fighters": what bars the way is not mine. */
export const isInWay = ({ tokens, isOne }: SceneTools, { start }: Mention): boolean =>
  isOne(start - 1, 'vs', 'versus') ||
  isOne(passedAt({ tokens, isOne }, start) ?? -1, 'past') ||
  (passedAt({ tokens, isOne }, start) !== undefined && isHeap({ isOne }, start)) ||
  (isOne(start - 1, 'by') && isOne(start - 2, 'blocked', 'stopped', 'guarded', 'held'))

/** "Dies to PDS", "shot down by a PDS": what does it, and nobody said whose it is. */
export const isKiller = ({ isOne }: SceneTools, { start }: Mention): boolean =>
  (isOne(start - 1, 'to') && isOne(start - 2, 'die', 'dies', 'died', 'lost', 'falls', 'fell')) ||
  (isOne(start - 1, 'by') && [2, 3].some((step) => isOne(start - step, 'killed', 'shot', 'destroyed', 'hit')))

/** "Move 2 carrier": its move value is no number of ships. */
const isMoveValue = ({ tokens }: SceneTools, { start, to, value }: Mention<Unit>): boolean =>
  isShip(value) &&
  /^(move|value|speed)$/.test(tokens[start - 1]?.plain ?? '') &&
  tokens[start]!.number !== undefined &&
  !tokens.slice(start, to + 1).some(({ plain }) => /[a-z]{2}s$/.test(plain))

/** "A carrier goes from A to B, move 2 carrier": with another move value than its kind has, of which kind it is was not said. */
function withMove(tools: SceneTools, one: Mention<Unit>, every: readonly Mention<Unit>[]): Mention<Unit> {
  const said = every.find(({ value, ...other }) => value.id === one.value.id && isMoveValue(tools, { value, ...other }))
  const isOther =
    said && /^\d$/.test(tools.tokens[said.start]!.plain) && tools.tokens[said.start]!.number !== one.value.move
  return isOther || isOtherCapacity(tools, one) ? { ...one, value: { ...one.value, id: '' } } : one
}

/** "A carrier with capacity 6": more than its kind has. */
function isOtherCapacity({ tokens, isOne }: SceneTools, { to, value }: Mention<Unit>): boolean {
  const at = [1, 2, 3].map((step) => to + step).find((place) => isOne(place, 'capacity'))
  if (at === undefined) return false
  const number = tokens[isOne(at + 1, 'is', 'of') ? at + 2 : at + 1]?.number
  return number !== undefined && number !== value.capacity && (value.capacity ?? 0) > 0
}

/** "My carriers": more than one, and how many was not said. */
export const isSeveral = ({ tokens }: SceneTools, { count, to }: Mention): boolean =>
  count === undefined && /[^s]s$/.test(tokens[to]!.plain)

/** A number of ships that was said, not only an article. */
export const isCounted = ({ tokens }: SceneTools, { start, from, count }: Mention): boolean =>
  count !== undefined &&
  tokens.slice(start, from).some(({ number, plain }) => number !== undefined && !/^an?$/.test(plain))

/** "Cruisers from 38", "the fighters fly from 22", "the flagship 0.0.1 from 6": where the "from" stands that is said of a fleet. */
export const fromBehind = (tools: SceneTools, { start, to }: Mention<Unit>): number | undefined => {
  // "to B where my space dock is, from A"
  // "through 25, where Jo left a fighter, from 24 to 26"
  const isWhere = [1, 2, 3, 4].some(
    (step) => tools.isOne(start - step, 'where') && tools.tokens[start - step]!.part === tools.tokens[start]!.part,
  )
  if (isWhere && (tools.isOne(to + 1, 'is', 'are') || tools.tokens[to + 1]?.part !== tools.tokens[to]!.part))
    return undefined
  const others = [...fleetsIn(tools).map(({ start }) => start), ...placesIn(tools).map(({ from }) => from)]
  const next = Math.min(tools.tokens.length, ...others.filter((start) => start > to))
  const at = [1, 2, 3].map((step) => to + step).find((at) => at < next && tools.isOne(at, 'from'))
  // "from 22 come 2 cruisers, from 24 a dread"
  const isOfNext = fleetsIn(tools).some((fleet) =>
    placesIn(tools).some((place) => isFromBefore(tools, fleet, place) && place.from - 1 === at),
  )
  // "2 infantry, I come from 26": somebody else comes from there
  const isOfOther = tools.tokens.slice(to + 1, at).some(({ plain }) => /^(i|we|he|she|they|there)$/.test(plain))
  return isOfNext || isOfOther ? undefined : at
}

const isFromBefore = ({ tokens, isOne }: SceneTools, { start }: Mention<Unit>, { from, to }: PlaceMention): boolean =>
  isOne(from - 1, 'from') &&
  tokens[from]!.part === tokens[start]?.part &&
  (from < 2 || tokens[from - 2]!.part !== tokens[from]!.part || isOne(from - 2, 'and')) &&
  (to === start - 1 || (to === start - 2 && isOne(start - 1, 'come', 'go', 'move', 'fly')))

/** "From 22 come 2 cruisers": where the "from" stands that heads their clause. */
export const fromBefore = (
  tools: SceneTools,
  fleet: Mention<Unit>,
  places: readonly PlaceMention[],
): number | undefined => {
  const place = places.find((one) => isFromBefore(tools, fleet, one))
  return place && place.from - 1
}

/** "2 PDS in 45, one PDS upgraded": one of those that were told. */
const isOfSome = ({ isOne }: SceneTools, one: Mention<Unit>, other: Mention<Unit>): boolean =>
  one.owner === undefined &&
  one.count !== undefined &&
  isOne(one.to, 'upgraded') &&
  other.start < one.start &&
  other.value.type === one.value.type &&
  (other.count ?? 0) > one.count

/** "3 of those fighters": of a kind that was told before. */
const isThose = ({ isOne }: SceneTools, { from }: Mention): boolean => isOne(from - 1, 'those', 'these')

/** A fleet spoken of again: "2 cruisers and a carrier into 40, cruisers from 38", "a dread? 1 dread in 35". */
export function isAgain(tools: SceneTools, one: Mention<Unit>, all: readonly Mention<Unit>[]): boolean {
  const { isOne } = tools
  if (takenFromOf(tools, one, all)) return true
  if (isOne(one.from - 1, 'more', 'extra', 'additional') && one.count !== undefined) return false
  // "fighters without a carrier: can my 3 fighter II move": what the others are asked about
  const isTopic =
    one.count === undefined &&
    one.owner === undefined &&
    [1, 2].some((step) => isOne(one.to + step, 'without', 'alone'))
  const isOfTopic = ({ start, value, owner, count }: Mention<Unit>) =>
    start > one.to && value.type === one.value.type && owner !== undefined && count !== undefined
  if (isTopic && all.some(isOfTopic)) return true
  // "my fighters II: 3 of those fighters are there"
  const isCountedLater = (other: Mention<Unit>) =>
    other.start > one.to && other.value.id === one.value.id && other.count !== undefined && isThose(tools, other)
  if (one.count === undefined && all.some(isCountedLater)) return true
  // "two mechs on my flagship, does it hold 2 mechs"
  const isAsked = tools.isOne(one.start - 1, 'hold', 'carry', 'take', 'fit', 'have')
  const isSame = (other: Mention<Unit>) =>
    other.start < one.start && other.value.id === one.value.id && other.count === one.count && isAsked
  if (one.owner === undefined && one.count !== undefined && all.some(isSame)) return true
  // "two fighters go along, one fighter stays": one of them
  const isPart = (other: Mention<Unit>) =>
    other.start < one.start && other.value.id === one.value.id && (other.count ?? 0) > (one.count ?? 0)
  if (all.some((other) => isOfSome(tools, one, other))) return true
  // "with 4 fighters, I give 3 fighters to the dock": of those
  const isGiven = isOne(one.start - 1, 'give', 'hand', 'transfer', 'pass')
  if (one.owner === undefined && isGiven && all.some(isPart)) return true
  const isStaying = tools.isOne(one.to + 1, 'stay', 'stays', 'remains') || tools.isOne(one.to + 2, 'behind')
  if (one.owner === undefined && isStaying && all.some(isPart)) return true
  // "with a cruiser? cruiser I", "through the rift, base carrier"
  const isLevelled =
    (one.to > one.from && /^(i|1)$/.test(tools.tokens[one.to]!.plain)) || BASIC.includes(tools.tokens[one.start]!.plain)
  const isByItself = [one.start - 1, one.to + 1].every((at) => tools.tokens[at]?.part !== tools.tokens[one.to]!.part)
  const isSameKind = (other: Mention<Unit>) => other.to < one.start && other.value.id === one.value.id
  if (isByItself && isLevelled && one.count === undefined && one.owner === undefined && all.some(isSameKind))
    return true
  // "with a fighter, just one fighter"
  const isOnly = isOne(one.start, 'just', 'only') || isOne(one.start - 1, 'just', 'only')
  const isAlone = one.owner === undefined && tools.tokens[one.start - 2]?.part !== tools.tokens[one.to]!.part
  const isEqual = (other: Mention<Unit>) =>
    other.to < one.start && other.value.id === one.value.id && (other.count ?? 1) === (one.count ?? 1)
  if (isOnly && isAlone && tools.tokens[one.to + 1]?.part !== tools.tokens[one.to]!.part && all.some(isEqual))
    return true
  // "his PDS in 37 … just the one PDS there"
  const isThatOne = isOne(one.from - 1, 'one') && isOne(one.from - 2, 'the', 'that')
  if (isThatOne && all.some((other) => other.start < one.start && other.value.type === one.value.type)) return true
  // "a carrier comes from 19, do they shoot my carrier": nothing is said of another one
  const whose = (each: Mention<Unit>) => whoIs(tools, each.owner ?? holdersOf(tools, each.start)[0]) ?? ME
  const isTheSame = (other: Mention<Unit>) =>
    other.start < one.start && other.value.id === one.value.id && whose(other) === whose(one)
  const isBare = !isCounted(tools, one) && !isOne(one.to + 1, 'in', 'at', 'on', 'from', 'and')
  // "31, where his PDS is … may his PDS in 31 shoot"
  const stands = (each: Mention<Unit>) =>
    (placeOf(tools, each, placesIn(tools)) ?? placeBefore(tools, each, placesIn(tools)))?.id
  const behind = placesIn(tools).filter(({ from }) => from > one.to)
  // "a cruiser sits in 31, my cruiser goes 30-31-32": another one
  const isAway = (at: string | undefined) => behind.some(({ id }, i) => i > 0 && id === at) && behind[0]!.id !== at
  const isSameThere = (other: Mention<Unit>) =>
    isTheSame(other) && (isBare ? !isAway(stands(other)) : stands(one) !== undefined && stands(one) === stands(other))
  if (one.owner !== undefined && one.count === undefined && all.some(isSameThere)) return true
  // "destroyers can't carry anything, can they": of those that are told, or of none
  const isGeneral =
    one.count === undefined && isOne(one.to + 1, 'can', 'cant', 'cannot', 'may', 'dont', 'do', 'never', 'always')
  if (one.owner === undefined && isGeneral && all.some((other) => other !== one && other.value.id === one.value.id))
    return true
  if (one.owner !== undefined || isCounted(tools, one) || isInWay(tools, one)) return false
  // "4 fighter IIs plus carrier: fighters from 22, carrier from 21"
  const isBefore = (other: Mention<Unit>) => other.start < one.start && other.value.type === one.value.type
  const isUnplaced = (other: Mention<Unit>) => !isOne(other.to + 1, 'from', 'in', 'at')
  const isThe = isOne(one.start, 'the') && !isOne(one.to + 1, 'in', 'at')
  const isFrom = fromBehind(tools, one) !== undefined
  if (one.count === undefined && all.some((other) => isBefore(other) && (isThe || (isFrom && isUnplaced(other)))))
    return true
  if (one.count !== undefined && holdersOf(tools, one.start).length) return false
  // "a cruiser sits in 31, my cruiser goes": two that stand apart
  const own = one.count === undefined ? undefined : stands(one)
  // what is told of as if it were upgraded has no kind of its own
  const isKind = ({ value }: Mention<Unit>) =>
    value.id === one.value.id || (one.value.id === '' && value.type === one.value.type)
  return all.some(
    (other) =>
      other.start !== one.start &&
      isKind(other) &&
      (own === undefined || own === stands(other)) &&
      (isCounted(tools, other) ||
        (one.count === undefined &&
          (other.count !== undefined || (other.owner !== undefined && other.start < one.start)))),
  )
}

const isInBrackets = ({ typed, tokens }: SceneTools, { start, from, to, count }: Mention, before: Mention): boolean =>
  start === from &&
  count === undefined &&
  before.to === from - 1 &&
  /^\s*\($/.test(typed.slice(tokens[before.to]!.end, tokens[from]!.start)) &&
  typed[tokens[to]!.end] === ')'

/** "My carrier, it's a carrier II": what was only called a carrier. */
function isNamedAgain(tools: SceneTools, said: Mention<Unit>, before: Mention<Unit> | undefined): boolean {
  const { isOne } = tools
  const { start, value } = said
  if (before?.value.type !== value.type) return false
  // "carrier II (advanced carrier)"
  if (isInBrackets(tools, said, before)) return true
  // "the flagship Quetzecoatl"
  const isBeside = before.value.id === '' || tools.tokens[said.from]!.part === tools.tokens[before.to]!.part
  if (said.from === before.to + 1 && said.count === undefined && isBeside) return true
  const isIt = isOne(start - 1, 'it', 'they', 'theyre') || (isOne(start - 1, 'is') && isOne(start - 2, 'it'))
  // "his ground forces on Lodor, 3 infantry, do they block"
  const isAlone = (at: number) => tools.tokens[at]?.part !== tools.tokens[start]!.part
  const isCount =
    before.count === undefined && before.owner !== undefined && said.owner === undefined && isCounted(tools, said)
  if (before.value.id === value.id) return isIt || (isCount && isAlone(start - 1) && isAlone(said.to + 1))
  // "Hacan has a PDS, he has PDS 2"
  const isHad = !isCounted(tools, before) && !isCounted(tools, said) && isOne(said.from - 1, 'has', 'have', 'got')
  const [first, second] = [before, said].map((one) => whoIs(tools, one.owner ?? holdersOf(tools, one.start)[0]))
  if (isHad && first !== undefined && first === second) return true
  return isIt || isOne(start - 1, 'is', 'are', 'being')
}

/** "Upgraded", "all upgraded", "level 2": that ends what is said of a kind. */
function isUpgradedTo({ tokens, isOne }: SceneTools, at: number): boolean {
  const word = isOne(at, 'all', 'both', 'already', 'fully') ? at + 1 : at
  const last = isOne(word, 'level', 'lvl') && isOne(word + 1, '2', 'ii', 'two') ? word + 1 : word
  return (last > word || tokens[word]?.plain === 'upgraded') && tokens[last + 1]?.part !== tokens[last]!.part
}

/** "Fighter II, pool 3: six fighters in 27": an upgrade that is told by itself is what the others of its kind are. */
function upgraded(tools: SceneTools, all: readonly Mention<Unit>[]): readonly Mention<Unit>[] {
  const { tokens, isOne } = tools
  const isPlain = ({ from, to, value }: Mention<Unit>) =>
    value.level !== 2 && !/^(i|1)$/.test(tokens[to]!.plain) && from <= to
  const heads = all.filter(
    ({ value, count, owner, start, to }) =>
      value.level === 2 &&
      count === undefined &&
      (owner === undefined || isOne(start, 'have', 'ive', 'has', 'got', 'i', 'he', 'she')) &&
      (tokens[start - 1]?.part !== tokens[start]!.part ||
        // "Naalu hybrid crystal fighter 2, there are 3 of those fighters"
        (factionsIn(tools).some((one) => one.to === start - 1 && tokens[one.from - 1]?.part !== tokens[start]!.part) &&
          all.some((other) => other.start > to && other.value.type === value.type && other.count !== undefined)) ||
        isOne(start - 1, 'to') ||
        isOne(start - 1, 'they', 'theyre', 'it', 'are') ||
        isOne(start - 1, 'with', 'have', 'has', 'got', 'researched', 'them')) &&
      (tokens[to + 1]?.part !== tokens[to]!.part ||
        // "can a cruiser carry a mech? cruiser is upgraded"
        (isOne(to + 1, 'is', 'are') && isUpgradedTo(tools, to + 2)) ||
        isOne(to + 1, 'and', 'tech', 'upgrade', 'researched', 'yes', 'my', 'our', 'his', 'her', 'their')),
  )
  return all.flatMap((one) => {
    const whose = (each: Mention<Unit>) => whoIs(tools, each.owner ?? holdersOf(tools, each.start)[0])
    const isOf = (head: Mention<Unit>) => {
      const alike = all.filter((other) => other !== head && other.value.type === head.value.type)
      // "she's got 3 PDS in 22, all of them PDS II": what is told behind the only ones speaks of them
      const isBehind = whose(head) === undefined && one.to < head.start && alike.length === 1
      return alike.includes(one) && isPlain(one) && (isBehind || (whose(head) ?? ME) === (whose(one) ?? ME))
    }
    const head = heads.find(isOf)
    if (head) return [{ ...one, value: head.value }]
    const isTold =
      heads.includes(one) && all.some((other) => other !== one && other.value.type === one.value.type && isPlain(other))
    return isTold ? [] : [one]
  })
}

/** The fleets of a sentence, each once; `every` mention beside them. */
export function toldFleets(tools: SceneTools): { fleets: Mention<Unit>[]; every: Mention<Unit>[] } {
  const named = upgraded(tools, fleetsIn(tools)).flatMap((mention) => presentOf(tools, mention))
  const every = named.flatMap((mention, i) => {
    const [before, after] = [named[i - 1], named[i + 1]]
    if (isNamedAgain(tools, mention, before)) return []
    if (!after || !isNamedAgain(tools, after, mention)) return [mention]
    const count = mention.count ?? after.count
    const { faction } = after.value
    // the faction's own ship of the level that was told
    const value = (mention.value.level === 2 && faction && ownUnit(mention.value, faction)) || after.value
    return [{ ...mention, value, ...(count === undefined ? {} : { count }) }]
  })
  const isMixed = (one: Mention<Unit>) =>
    every.some((other) => other.start > one.start && other.value.level === 2 && isOfSome(tools, other, one))
  const fleets = every
    .map((mention) => (isMixed(mention) ? { ...mention, value: { ...mention.value, id: '' } } : mention))
    .filter((mention) => !isAgain(tools, mention, every))
    .map((mention) => (isMoveValue(tools, mention) ? { ...mention, count: 1 } : mention))
    .map((mention) => withMove(tools, mention, every))
  return { fleets, every }
}
