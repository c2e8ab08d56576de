/** What systems bring in. */
import type { Claim, Mention, Named, Scene, SceneTools } from '../../../kernel/sayings.ts'
import type { Card } from '../data/cards.ts'
import {
  homesIn,
  isBothOf,
  isLeftOut,
  isLoose,
  isToGrow,
  leadTo,
  NEXT,
  nounOf,
  type Rest,
  refinedAlone,
  restOf,
  rowTo,
} from './income-rest.ts'
import { visited } from './income-visited.ts'
import {
  besiegedAt,
  besiegedSome,
  counted,
  type Entry,
  firm,
  forAll,
  isDeniedAt,
  isDevelopment,
  isNone,
  isTaken,
  led,
  partly,
  refinedSomewhere,
  siegeRead,
} from './income-whole.ts'
import { COMMANDS, SYSTEMS } from './things.ts'
import { vesselsIn } from './vessels.ts'

const ANY: Named<'system'>[] = ['system', 'planet', 'world', 'colony', 'one', 'another'].map((name) => ({
  name,
  value: 'system',
}))
const DOUBTS = ['sure', 'know', 'idea', 'unsure', 'whether', 'remember', 'dunno', 'forgot']

/** "Homeworld 3": the number has no noun of its own. */
const isAlone = ({ tokens }: SceneTools, at: number): boolean =>
  tokens[at + 1]?.part !== tokens[at]!.part ||
  /^(and|plus|but|so|with|besieged|sieged|under)$/.test(tokens[at + 1]!.plain)

const OTHERS = ['trade', 'station', 'refinery', 'credits', 'ships']
/** "With 2 Refineries", "with 2 trade systems"; "with 4 and a Trade World" counts its own. */
const countsAnother = ({ isOne, tokens }: SceneTools, at: number): boolean =>
  !isOne(at + 1, 'and', 'plus') &&
  [1, 2].some((step) => tokens[at + step]?.part === tokens[at]!.part && isOne(at + step, ...OTHERS))

/** "Tom besieged it last turn but he left". */
const isOfBefore = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  tokens.some(
    ({ part }, place) => part === tokens[at]!.part && isOne(place, 'last') && isOne(place + 1, 'turn', 'round'),
  )

/** What is said of a system between two places. */
function detail(tools: SceneTools, entry: Entry, from: number, to: number): void {
  const { tokens, isOne } = tools
  const vessels = tools.once(vesselsIn)
  for (let at = from; at <= to; at++) {
    const number = tokens[at]!.number
    if (number !== undefined && isDevelopment(tools, at + 1) && entry.developments === undefined) {
      entry.developments = number
      entry.to = Math.max(entry.to, at + 1)
    } else if (
      firm(tools, at) !== undefined &&
      isOne(at - 1, 'with', 'has', 'on', 'at', 'is') &&
      !vessels.some(({ start, to }) => start <= at && at <= to) &&
      !countsAnother(tools, at) &&
      entry.developments === undefined &&
      entry.isNamed
    ) {
      entry.developments = number!
      entry.to = Math.max(entry.to, at)
    } else if (at === from && entry.isNamed && firm(tools, at) !== undefined && isAlone(tools, at)) {
      entry.developments = number!
      entry.to = Math.max(entry.to, at)
    }
    const isRefined = (step: number) =>
      tokens[at + step]?.part === tokens[at]!.part && isOne(at + step, 'refinery', 'refineries')
    if (number !== undefined && [1, 2].some(isRefined)) entry.refineries = number
    // "the refinery there"
    const isOneThere =
      isOne(at - 1, 'the', 'its') ||
      (isOne(at + 1, 'there') && (tokens[at - 1]?.number === undefined || tokens[at - 1]!.part !== tokens[at]!.part))
    if (isOne(at, 'refinery') && !tokens[at]!.plain.endsWith('s') && isOneThere) entry.refineries ??= 1
    const isSiege = isOne(at, 'besieged', 'siege')
    if (isSiege && countBefore(tools, at) === undefined) {
      const isOpen =
        tokens.slice(Math.max(from, at - 7), at).some((_, k) => isOne(Math.max(from, at - 7) + k, ...DOUBTS)) ||
        isOfBefore(tools, at)
      if (isOpen) entry.unknown.push({ path: 'underSiege', value: undefined, from: at, to: at })
      else entry.underSiege = !isDeniedAt(tools, at, from)
    }
    if (isOne(at, 'fine', 'safe', 'unbesieged', 'free')) entry.underSiege ??= false
  }
}

/** "The one with 2 is besieged": which of them, by what lies on it. */
function countBefore({ tokens, isOne }: SceneTools, siege: number): number | undefined {
  const at = [2, 3, 4]
    .map((step) => siege - step)
    .find((place) => tokens[place]?.number !== undefined && isOne(place - 1, 'with') && isOne(place - 2, 'one'))
  const isIt = at !== undefined && isOne(at - 3, 'the') && tokens[at]!.part === tokens[siege]!.part
  return isIt ? tokens[at]!.number : undefined
}

/** That one is besieged, where no other has as many. */
function besiegeByCount(tools: SceneTools, entries: readonly Entry[]): void {
  tools.tokens.forEach((_, at) => {
    const count = tools.isOne(at, 'besieged', 'siege') ? countBefore(tools, at) : undefined
    const [one, ...more] = entries.filter(({ developments }) => count !== undefined && developments === count)
    if (one && !more.length) one.underSiege = !isDeniedAt(tools, at, 0)
  })
}

/** "And a colony with 2": beside systems of a name those without one, where their number is said. */
function withOthers(tools: SceneTools, carded: readonly Mention<Card>[]): (Mention<Card | undefined> | Rest)[] {
  const { tokens, isOne } = tools
  // each number of developments tells of a system by itself
  if (!carded.length && tools.tokens.some((_, at) => isDevelopment(tools, at))) return []
  const others = tools
    .mentions(ANY)
    .filter(
      ({ from, to, start }) =>
        !carded.some((one) => from <= one.to && to >= one.from) &&
        ((isOne(start, 'a', 'an', 'another', 'one', 'my') &&
          isOne(to + 1, 'with', 'has') &&
          tokens[to + 2]?.number !== undefined) ||
          // "homeworld 3, colony 2, another colony 1", "and my colony 2"
          ((isOne(start - 1, 'and', 'plus') ||
            tokens[isOne(start - 1, 'another', 'the', 'a') ? start - 2 : start - 1]?.part !== tokens[start]!.part) &&
            firm(tools, to + 1) !== undefined &&
            isAlone(tools, to + 1))),
    )
    .map((one) => ({ ...one, value: undefined }))
  return [...carded, ...others, ...restOf(tools)].sort((a, b) => a.from - b.from)
}

/** A number, a siege or a Refinery was told that no system took: those that lack one may be half read. */
function halfRead(tools: SceneTools, entries: readonly Entry[]): (value: Partial<Entry>) => boolean {
  const { tokens, isOne } = tools
  const isFree = (at: number) => !entries.some(({ from, to }) => from <= at && at <= to)
  const vessels = tools.once(vesselsIn)
  const isOfOther = (at: number) =>
    vessels.some(({ start, to }) => start <= at && at <= to) ||
    countsAnother(tools, at) ||
    isOne(at + 1, 'copy', 'player') ||
    isOne(at - 1, 'for', 'so')
  const isNumbered = tokens.some((_, at) => firm(tools, at) !== undefined && isFree(at) && !isOfOther(at))
  const isLeft = tokens.some(
    (_, at) =>
      firm(tools, at) !== undefined &&
      isFree(at) &&
      (nounOf(tools, at) !== undefined || isLoose(tools, at)) &&
      !isOfOther(at),
  )
  const isSieged = tokens.some((_, at) => isOne(at, 'besieged', 'sieged', 'siege') && !isOne(at - 1, 'if', 'when'))
  const isRefined = tokens.some((_, at) => isOne(at, 'refinery'))
  const nobody = (key: 'underSiege' | 'refineries') =>
    entries.every((one) => one[key] === undefined && !one.unknown.length)
  return (value) =>
    isLeft ||
    (isNumbered && value.developments === undefined) ||
    (isSieged && nobody('underSiege')) ||
    (isRefined && nobody('refineries'))
}

const SIEGED = ['besieged', 'sieged', 'under', 'is']
/** More systems nobody has. */
const MOST = 12

/** Systems in a row, each with its developments: "a Trade World with 3, four on one system, two on another". */
export const income: Scene = (tools) => {
  const { tokens, isOne } = tools
  const envoy = tools.mentions(COMMANDS).find(({ value }) => value === 'trade-envoy')
  const grows = envoy ? envoy.from : isToGrow(tools)
  if (grows >= 0) return [{ path: 'systems', value: undefined, from: grows, to: grows }]
  const owned = [...tools.mentions(SYSTEMS), ...homesIn(tools)]
    .filter((one) => !isNone(tools, one))
    .sort((a, b) => a.from - b.from)
  const lost = owned.find((one) => isTaken(tools, one))
  if (lost) return [{ path: 'systems', value: undefined, from: lost.from, to: lost.to }]
  const carded = withOthers(tools, owned)
  const entries: Entry[] = []
  const again: Claim[] = []
  if (carded.length)
    carded.forEach((mention, i) => {
      const next = carded[i + 1]
      const end = next ? (besiegedAt(tools, next.from, mention.to + 1) ?? next.start) - 1 : tokens.length - 1
      // "… and a Refinery on the Homeworld": that one was named before
      const same = entries.find(({ card }) => card !== undefined && card === mention.value?.slug)
      if (same && mention.count === undefined && isOne(mention.from - 1, 'the', 'that', 'my')) {
        led(tools, same, mention)
        detail(tools, same, mention.to + 1, end)
        again.push({ path: '', value: undefined, from: mention.from, to: mention.to })
        return
      }
      const card = mention.value && { card: mention.value.slug }
      const entry: Entry = { ...card, isNamed: true, from: mention.start, to: mention.to, unknown: [] }
      const before = i === 0 ? 0 : carded[i - 1]!.to + 1
      if ('developments' in mention) entry.developments = mention.developments
      else led(tools, entry, mention, before)
      detail(tools, entry, ('developments' in mention ? mention.from : mention.to) + 1, end)
      // "2 Trade Worlds with 3 developments each"
      const isEach = [1, 2].some((step) => isOne(entry.to + step, 'each', 'apiece'))
      const copies = isEach ? Math.min(mention.count ?? 1, MOST) : 1
      for (let copy = 0; copy < copies; copy++) entries.push(entry)
    })
  else {
    // each number of developments begins a system; behind the first the word may be left out
    const starts = tokens.flatMap((token, at) => {
      if (token.number === undefined) return []
      const isAnother = isOne(at + 1, 'on', 'there') && isOne(at + 2, 'another', 'the', 'one', 'a', 'my')
      // "one with two, and a besieged one with 3"
      const isNext =
        isOne(at - 1, 'with', 'has') &&
        isOne(at - 2, ...NEXT) &&
        !/[^s]s$/.test(tokens[at - 2]!.plain) &&
        isAlone(tools, at)
      return nounOf(tools, at) !== undefined
        ? rowTo(tools, at)
        : isAnother || isNext || isLeftOut(tools, at)
          ? [at]
          : []
    })
    const [place] = tools.mentions(ANY)
    // "both my systems have three developments"
    const isBoth = place !== undefined && starts.length === 1 && isBothOf(tools, place)
    const many = isBoth ? 2 : place?.count !== undefined && place.count > 1 ? Math.min(place.count, MOST) : 1
    starts.forEach((at, i) => {
      const entry: Entry = { from: at, to: nounOf(tools, at) ?? at, unknown: [] }
      entry.developments = tokens[at]!.number!
      // "I had 5 developments but lost 2": how many are left is not said
      const isLess = isOne(at - 1, 'had') && tokens.some((_, k) => k > at && isOne(k, 'lost', 'fell', 'gone'))
      if (isLess) {
        delete entry.developments
        entry.unknown.push({ path: 'developments', value: undefined, from: at, to: at })
      }
      const next = starts[i + 1] === undefined ? tokens.length : leadTo(tools, starts[i + 1]!)
      detail(tools, entry, at + 1, next - 1)
      for (let lead = leadTo(tools, at); lead < at; lead++)
        if (isOne(lead, 'besieged', 'sieged')) {
          entry.underSiege = true
          entry.from = lead
        }
      const isEach =
        isBoth ||
        tokens.some((_, k) => isOne(k, 'each', 'apiece') && (starts.length === 1 || (i === 0 && k > at && k < next)))
      const copies = isEach ? many : 1
      // "2 systems, one besieged": which of them is one like another
      const isOfOne =
        copies > 1 &&
        entry.underSiege === true &&
        tokens.some(
          (_, k) => isOne(k, 'one') && (isOne(k + 1, ...SIEGED) || (isOne(k + 1, 'of') && isOne(k + 3, ...SIEGED))),
        )
      for (let copy = 0; copy < copies; copy++) entries.push(isOfOne && copy ? { ...entry, underSiege: false } : entry)
    })
  }
  const refined = entries.length ? undefined : refinedAlone(tools)
  if (refined) {
    const { from, to, unknown: _, ...value } = refined
    return [{ path: 'systems[0]', value, from, to }]
  }
  besiegeByCount(tools, entries)
  forAll(tools, entries)
  besiegedSome(tools, entries)
  refinedSomewhere(tools, entries)
  const inAll = counted(tools, entries)
  if (inAll) return [inAll]
  partly(tools, entries)
  visited(tools, entries)
  const isHalf = halfRead(tools, entries)
  const told = entries.flatMap(({ from, to, unknown, isNamed: _, ...value }, i): Claim[] => [
    { path: `systems[${i}]`, value, from, to: Math.min(to, tokens.length - 1) },
    ...unknown.map((one) => ({ ...one, path: `systems[${i}].${one.path}` })),
  ])
  // a system less would make another sum: all wait
  const [first] = entries
  if (first && entries.some(isHalf)) return [{ path: 'systems', value: undefined, from: first.from, to: first.from }]
  return [...told, ...again, ...siegeRead(tools, entries)]
}
