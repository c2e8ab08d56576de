/** What is said of all systems that bring something in, or of part of what lies on them. */
import type { Claim, Mention, SceneTools } from '../../../kernel/sayings.ts'

/** A word for developments stands there. */
export const isDevelopment = ({ isOne }: SceneTools, at: number) =>
  isOne(at, 'development', 'developments', 'counters', 'counter')
/** A number that is no article. */
export const firm = ({ tokens }: SceneTools, at: number) =>
  tokens[at]?.number !== undefined && !/^(an?|no|one|single)$/.test(tokens[at]!.plain) ? tokens[at]!.number : undefined

/** A system that is spoken of, with what is told of it. */
export interface Entry {
  card?: string
  developments?: number
  underSiege?: boolean
  refineries?: number
  from: number
  to: number
  /** It was spoken of by name or as "a colony", before its number. */
  isNamed?: true
  unknown: Claim[]
}
/** "Both besieged", "nobody besieges": said of every one. */
export function forAll({ tokens, isOne }: SceneTools, entries: Entry[]): void {
  const at = tokens.findIndex((_, place) => isOne(place, 'besieged', 'unbesieged', 'sieged', 'siege', 'besieging'))
  // "nobody besieges the Homeworld" says nothing of the others
  const isOfOne = isOne(at + 1, 'the', 'my', 'our', 'that') && !/s$/.test(tokens[at + 2]?.plain ?? '')
  if (at < 0 || isOfOne) return
  const near = (...words: string[]) => [-3, -2, -1, 1].some((step) => isOne(at + step, ...words))
  const value =
    near('nobody', 'noone', 'none', 'nothing', 'neither') || isOne(at - 1, 'no')
      ? false
      : near('both', 'all')
        ? !isOne(at, 'unbesieged')
        : undefined
  if (value !== undefined) for (const entry of entries) entry.underSiege = value
}

/** "Home 4, Trade World 3, two besieged": which of them, where it is not all there are, was not said. */
export function besiegedSome({ tokens, isOne }: SceneTools, entries: Entry[]): void {
  const isApart = (at: number) =>
    tokens[at - 1]?.part !== tokens[at]!.part || isOne(at - 1, 'and', 'but', 'with', 'only', 'just')
  const at = tokens.findIndex(
    ({ part }, place) =>
      isOne(place, 'besieged', 'sieged') &&
      tokens[place - 1]?.part === part &&
      tokens[place + 1]?.part !== part &&
      (tokens[place - 1]!.number ?? 0) > 0 &&
      tokens[place - 1]!.plain !== 'a' &&
      isApart(place - 1),
  )
  const kinds = new Set(entries.map(({ card, developments }) => JSON.stringify([card, developments])))
  // of systems all alike it does not matter which
  if (at < 0 || kinds.size < 2) return
  const areAll = tokens[at - 1]!.number! >= entries.length
  for (const entry of entries) {
    delete entry.underSiege
    if (areAll) entry.underSiege = true
    else entry.unknown.push({ path: 'underSiege', value: undefined, from: at - 1, to: at })
  }
}

/** The words of a siege that stand apart from the systems it is said of: they were understood. */
export function siegeRead({ tokens, isOne }: SceneTools, entries: readonly Entry[]): Claim[] {
  const words = tokens.flatMap((_, at) => (isOne(at, 'besieged', 'unbesieged', 'sieged') ? [at] : []))
  const apart = words.filter((at) => !entries.some(({ from, to }) => from <= at && at <= to))
  const isRead = entries.filter(({ underSiege }) => underSiege !== undefined).length >= words.length
  return isRead ? apart.map((at) => ({ path: '', value: undefined, from: at, to: at })) : []
}

/** "3 systems with 2 each, plus a Refinery": on which of them is not said. */
export function refinedSomewhere({ tokens, isOne }: SceneTools, entries: Entry[]): void {
  const at = tokens.findIndex((_, place) => isOne(place, 'refinery'))
  const lead = tokens[at - 1]?.number === undefined ? at - 1 : at - 2
  const isApart = (place: number) => tokens[place]?.part !== tokens[at]!.part
  const isLoose = at > 0 && (isOne(lead, 'plus', 'also') || isApart(lead) || (isOne(lead, 'and') && isApart(lead - 1)))
  const isPlaced = [1, 2].some((step) => isOne(at + step, 'on', 'at', 'in', 'there', 'here', 'each'))
  if (entries.length < 2 || !isLoose || isPlaced) return
  for (const entry of entries) {
    delete entry.refineries
    entry.unknown.push({ path: 'refineries', value: undefined, from: at, to: at })
  }
}

/** "Nine developments, one Trade World": they are those of everything there is, and of one system where there is one. */
export function counted(tools: SceneTools, entries: Entry[]): Claim | undefined {
  // "half of my 8 developments are besieged": on which systems they lie is not said
  const half = tools.tokens.findIndex((_, place) => tools.isOne(place, 'half', 'most') && tools.isOne(place + 1, 'of'))
  if (half >= 0) return { path: 'systems', value: undefined, from: half, to: half + 1 }
  const at = tools.tokens.findIndex(
    (_, place) =>
      firm(tools, place) !== undefined &&
      isDevelopment(tools, place + 1) &&
      !entries.some(({ from, to }) => from <= place && place <= to),
  )
  const [entry] = entries
  if (at < 0 || !entry?.isNamed) return undefined
  const isPlain = entries.length === 1 && entry.developments === undefined && entry.underSiege !== true
  if (!isPlain) return { path: 'systems', value: undefined, from: at, to: at + 1 }
  const total = tools.tokens[at]!.number!
  const besieged = besiegedShare(tools, at)
  if (besieged && (entry.underSiege === undefined || !(besieged.developments! < total)))
    return { path: 'systems', value: undefined, from: besieged.from, to: besieged.to }
  entry.developments = total - (besieged?.developments ?? 0)
  entry.from = Math.min(entry.from, at)
  entry.to = Math.max(entry.to, at + 1)
  if (besieged) entries.push(besieged)
  return undefined
}

/** "Eight developments, three of them on a besieged planet": so many of those that were counted at a place; of "two not besieged" no number. */
function besiegedShare(tools: SceneTools, counted: number): Entry | undefined {
  const { tokens, isOne } = tools
  const siegeBehind = (at: number) =>
    tokens.findIndex(({ part }, to) => to > at && part === tokens[at]!.part && isOne(to, 'besieged', 'sieged', 'siege'))
  const from = tokens.findIndex(
    ({ part }, at) =>
      part > tokens[counted]!.part &&
      (firm(tools, at) ?? 0) > 0 &&
      isOne(at + 1, 'of', 'on', 'at', 'in', 'is', 'are', 'not', 'under', 'besieged', 'sieged') &&
      siegeBehind(at) > 0,
  )
  if (from < 0) return undefined
  const to = siegeBehind(from)
  const told = isDeniedAt(tools, to, from) ? {} : { developments: tokens[from]!.number! }
  return { ...told, underSiege: true, from, to, unknown: [] }
}

/** "Five developments, two of them under siege": those two pay nothing; how many "some of them" are is not said. */
export function partly(tools: SceneTools, entries: Entry[]): void {
  const { tokens, isOne } = tools
  const [entry] = entries
  if (entries.length !== 1 || entry?.underSiege !== true || entry.developments === undefined) return
  const siege = tokens.findIndex((_, at) => isOne(at, 'besieged', 'sieged', 'siege'))
  // "12 developments, two besieged": the same without its noun
  const isBare = firm(tools, siege - 1) !== undefined
  const of = isBare
    ? siege
    : tokens.findIndex(
        ({ part }, at) =>
          at > 0 &&
          at < siege &&
          part === tokens[siege]!.part &&
          isOne(at, 'of') &&
          /^(them|those|these)$/.test(tokens[at + 1]?.plain ?? ''),
      )
  if (of < 0) return
  const few = tokens[of - 1]!.number
  const isSystem = tokens.slice(0, of).some((_, at) => isOne(at, 'system', 'planet', 'world', 'colony'))
  if (few === undefined || isSystem || few >= entry.developments) {
    delete entry.underSiege
    entry.unknown.push({ path: 'underSiege', value: undefined, from: siege, to: siege })
    return
  }
  const besieged = { ...entry, developments: few, from: of - 1, to: siege, unknown: [] as Claim[] }
  if (entry.refineries !== undefined) {
    // "and a Refinery elsewhere" stands where no siege is; "somewhere" says nothing of which
    const apart = elsewhereAt(tools, siege)
    const value = apart ? entry.refineries : undefined
    for (const one of apart ? [entry] : [entry, besieged])
      one.unknown.push({ path: 'refineries', value, ...(apart ?? { from: of, to: siege }) })
    delete entry.refineries
    delete besieged.refineries
  }
  entries.push(besieged)
  entry.developments -= few
  entry.underSiege = false
}

/** "And a Refinery elsewhere", "a Refinery on another system": told behind the place that is besieged, it stands apart from it. */
function elsewhereAt({ tokens, isOne }: SceneTools, siege: number): { from: number; to: number } | undefined {
  const at = tokens.findIndex((_, place) => place > siege && isOne(place, 'refinery'))
  const part = tokens[at]?.part
  const isIn = isOne(at + 1, 'on', 'in', 'at')
  const isApart = isOne(at + 1, 'elsewhere') || (isIn && isOne(at + 2, 'another', 'other', 'different', 'safe'))
  const to = isIn ? at + 2 : at + 1
  return at >= 0 && isApart && tokens[to]?.part === part ? { from: at, to } : undefined
}

/** "A besieged Homeworld", "Mia sieges the Homeworld": the word before a system that says so of it. */
export function besiegedAt(
  tools: Pick<SceneTools, 'tokens' | 'isOne'>,
  from: number,
  before: number,
): number | undefined {
  const { tokens, isOne } = tools
  // "2 cubes under siege plus a Homeworld": what ends there is said of the one before
  const isBesieged = (at: number) =>
    at >= before &&
    tokens[at]!.part === tokens[from]!.part &&
    isOne(at, 'besieged', 'sieged') &&
    !isOne(at - 1, 'under') &&
    !isOne(at + 1, 'and', 'plus')
  return [from - 1, from - 2].find(isBesieged) ?? besiegerOf(tools, from, before)
}

/** "Mia sieges the Trade World": the verb that says so of the system right behind it. */
const besiegerOf = ({ tokens, isOne }: Pick<SceneTools, 'tokens' | 'isOne'>, from: number, before: number) =>
  [from - 1, from - 2].find(
    (at) =>
      at >= before &&
      tokens[at]!.part === tokens[from]!.part &&
      /^(besieg|sieg|blockad)(es?|ing)$/.test(tokens[at]!.plain) &&
      (at === from - 1 || isOne(at + 1, 'the', 'my', 'that', 'our')),
  )
export const isDeniedAt = ({ isOne }: Pick<SceneTools, 'isOne'>, at: number, from: number): boolean =>
  [1, 2, 3].some(
    (step) =>
      at - step >= from && isOne(at - step, 'not', 'isnt', 'no', 'without', 'nobody', 'noone', 'none', 'nothing'),
  )

/** "Three developments and two Refineries on my Trade World", "my besieged Core World": what is said before its name. */
export function led({ tokens, isOne }: SceneTools, entry: Entry, { start, from }: Mention, before = 0): void {
  // "with 3 on it plus a Homeworld": on the one before
  const isOn = [1, 2, 3].some(
    (step) => from - step >= before && isOne(from - step, 'on', 'at', 'in') && !isOne(from - step + 1, 'it', 'them'),
  )
  // "5 cubes, 2 at home": the nearest number is that of the place; whose the others are is left to be seen
  let nearest: number | undefined
  for (let at = Math.max(before, start - 6); isOn && at < start; at++) {
    const number = tokens[at]!.number
    if (number === undefined) continue
    const isRefined = isOne(at + 1, 'refinery', 'refineries')
    // "4 on the Homeworld"
    const isBare = isOne(at + 1, 'on', 'at', 'in') && from - at <= 4 && !/^(an?|one)$/.test(tokens[at]!.plain)
    if (isRefined) {
      entry.refineries = number
      entry.from = Math.min(entry.from, at)
    } else if (isBare || isOne(at + 1, 'development', 'counter', 'counters')) {
      entry.developments = number
      nearest = at
    }
  }
  entry.from = Math.min(entry.from, nearest ?? entry.from)
  const besieged = besiegedAt({ tokens, isOne }, from, before)
  if (besieged === undefined) return
  entry.underSiege = !isDeniedAt({ isOne }, besieged, before)
  entry.from = Math.min(entry.from, besieged)
}

/** "No Trade World", "I don't control any Trade World": one that is not there. */
export const isNone = ({ tokens, isOne }: SceneTools, { start, from, count }: Mention): boolean =>
  count === 0 ||
  isOne(from - 1, 'no', 'without', 'neither', 'nor') ||
  ([1, 2].some((step) => isOne(start - step, 'any', 'a')) &&
    [2, 3, 4].some((step) => /^(dont|doesnt|not|never|havent|without)$/.test(tokens[from - step]?.plain ?? '')))

/** "My Trade World that Tom conquered", "the Trade World I lost": whose it is now was not said to be mine. */
export function isTaken({ tokens, isOne }: SceneTools, { to }: Mention): boolean {
  const verb = [1, 2, 3, 4].find((step) =>
    isOne(to + step, 'conquered', 'took', 'taken', 'captured', 'lost', 'stole', 'stolen'),
  )
  if (verb === undefined || tokens[to + verb]!.part !== tokens[to]!.part) return false
  const between = tokens.slice(to + 1, to + verb).map(({ plain }) => plain)
  const isMine = between.some((word) => /^(i|ive|we|weve)$/.test(word))
  return isOne(to + verb, 'lost') === isMine && between.every((word) => word !== 'with' && word !== 'and')
}
