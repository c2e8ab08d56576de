/** Units that no list names: by what they are called, how far they are, and whether they have an order. */

import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { ORDER_REACH } from '../ranges.ts'
import { called, isGlued } from './called.ts'
import { BEFORE_RANGE, farEnd, figureAt, isBareFigure, isInInches, isMeasuredFrom, rangesAt } from './figures.ts'
import { orderOf } from './has-order.ts'
import { LIST, listedUnits } from './listed-units.ts'
import { isNotThere, unitsInReach } from './reach.ts'
import { tokenOn, unitBeside } from './receiver.ts'
import { PEOPLE, RANKS } from './things.ts'

/** A unit as it was told: what is said of it, and where. */
export interface ToldUnit {
  value: { id: string; [key: string]: unknown }
  from: number
  to: number
  /** At one range or another. */
  isOpen?: true
}

/** Units with their range, else "a special forces unit", "a unit 20 inches away". */
export function unitsTold(tools: SceneTools, named: readonly Mention[]): ToldUnit[] {
  const led = leaderAndMini(tools)
  if (led) return [led]
  const found = unitsAtRange(tools, named)
  const more = [...listedUnits(tools), ...unitsInReach(tools)]
  // "two squads in range and an AT-ST at 4"
  if (found.length || more.length)
    return [...found, ...more.map((one) => ({ ...one, value: { ...one.value, id: own(found, one.value.id) } }))].sort(
      (a, b) => a.from - b.from,
    )
  const { tokens, isOne } = tools
  const measured = unitsInInches(tools, named)
  if (measured.length) return measured
  const ordered = tokenOn(tools) ?? withOrder(tools, named)
  if (ordered) return [ordered]
  return tools
    .mentions(RANKS)
    .filter(
      ({ value, start, to, count }) =>
        value !== 'commander' &&
        (count ?? 1) === 1 &&
        // "Boba is an operative": what somebody is
        !(isOne(start - 1, 'is', 'was', 'are', 'as', 'be') || tokens[start - 1]?.isToo) &&
        (isOne(to + 1, ...BODIES) || isOne(start - 1, 'my', 'to') || count === 1),
    )
    .slice(0, 1)
    .map(({ value, start, to }) => ({ value: { id: 'Unit', rank: value }, from: start, to }))
}

/** "Rangers 7 inches away, scouts at 13 and 20 inches". */
function unitsInInches(tools: SceneTools, named: readonly Mention[]): ToldUnit[] {
  const found: ToldUnit[] = []
  let ended = -1
  tools.tokens.forEach(({ number }, at) => {
    const isNext = found.length > 0 && isAlone(tools, at)
    if (!isInInches(tools, at) && !isNext) return
    const words = wordsBefore(tools, at, ended, named)
    if (words && isNoUnit(tools, words)) return
    // "it was 5 inches away, now it's 8": the same one
    const isSame = tools.tokens.slice(words?.first, at).some(({ word, plain }) => word === 'it' || plain === 'now')
    if (isNext && (!words || isSame)) return
    const unit = words ? called(tools, words) : { id: 'Unit' }
    found.push({ value: { ...unit, id: own(found, unit.id), inches: number }, from: words?.first ?? at, to: at })
    ended = at
  })
  return found
}

/** "The AT-ST is 10 inches away, the squad 20": the unit of length was said before. */
const isAlone = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  /^\d+$/.test(tokens[at]!.plain) &&
  tokens[at + 1]?.part !== tokens[at]!.part &&
  tokens[at - 1]?.part === tokens[at]!.part &&
  !isOne(at - 1, 'round', 'turn', 'range', 'at', 'than', 'or', 'to', 'of', 'weapon')

/** "Its leader is at range 4, the nearest mini at 3": one unit, measured twice. */
function leaderAndMini(tools: SceneTools): ToldUnit | undefined {
  const { tokens, isOne } = tools
  const figureOf = (...words: string[]) => {
    const at = tokens.findIndex((_, place) => isOne(place, ...words))
    const figure = [1, 2, 3, 4, 5, 6, 7]
      .map((step) => at + step)
      .find((place) => /^[1-6]$|^(one|two|three|four|five)$/.test(tokens[place]?.plain ?? ''))
    return at < 0 || figure === undefined || !isOne(figure - 1, 'at', 'range', 'in') ? undefined : { at, figure }
  }
  const leader = figureOf('leader')
  const mini = figureOf('mini', 'minis', 'model', 'models', 'miniature', 'figure', 'trooper', 'guy')
  if (!leader || !mini || leader.figure === mini.figure) return undefined
  const isSquad = tokens.some((_, at) => isOne(at, 'squad'))
  return {
    value: {
      id: isSquad ? 'Squad' : 'Unit',
      range: tokens[mini.figure]!.number!,
      leaderRange: tokens[leader.figure]!.number!,
    },
    from: Math.min(leader.at, mini.at),
    to: Math.max(leader.figure, mini.figure),
  }
}

/** "That unit has an order from a keyword already": a unit of which only that is told. */
function withOrder(tools: SceneTools, named: readonly Mention[]): ToldUnit | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    ({ plain }, place) => /^(has|have|got|already|still)$/.test(plain) && orderOf(tools, place).hasOrder !== undefined,
  )
  if (at < 1 || [1, 2, 3].some((step) => isOne(at - step, 'can', 'may', 'if', 'could', 'must', 'should', 'does', 'do')))
    return undefined
  const words = wordsBefore(tools, at, -1, named)
  if (!words || isOne(words.first, ...NOBODY)) return undefined
  return { value: { ...called(tools, words), ...orderOf(tools, at) }, from: words.first, to: at }
}
const NOBODY = 'himself herself itself i we you who card nobody every each all any some none everyone red blue'.split(
  ' ',
)
const BODIES = ['unit', 'squad', 'trooper', 'guy', 'guys', 'team']

/** Words that end what a unit is called. */
const EDGE = new Set(
  'and or but with is are be at in within if does do can may a an of to says only just nominated all was were that has have got gets get give me him her push order orders know whether on for picked chose not skip leave ignore ordered gave ordering thats whos'.split(
    ' ',
  ),
)
const ARTICLE = /^(the|my|his|her|our|their|this|that|those|these|other|both)$/

export const isHyphened = (tools: SceneTools, at: number): boolean => isGlued(tools, at) || isGlued(tools, at + 1)

/** The words right before a range or a verb that say what stands there: their first and last token, and where their number is. */
export function wordsBefore(tools: SceneTools, range: number, ended: number, named: readonly Mention[]) {
  const { tokens, typed, isOne } = tools
  const isLetter = (at: number) => /^[A-HJ-Z]$/.test(typed.slice(tokens[at]?.start, tokens[at]?.end))
  let last = range - 1
  while (last > ended && isOne(last, ...BEFORE_RANGE) && !isHyphened(tools, last)) last--
  // "five other units of mine"
  if (/^(mine|ours)$/.test(tokens[last]?.plain ?? '') && isOne(last - 1, 'of')) last -= 2
  if (last <= ended) return undefined
  const isPart = (at: number) =>
    at > ended &&
    tokens[at]!.part === tokens[last]!.part &&
    (isLetter(at) || isHyphened(tools, at) || (!EDGE.has(tokens[at]!.plain) && tokens[at]!.number === undefined)) &&
    !named.some(({ from, to }) => from <= at && at <= to)
  let first = last
  // a name begins behind its article: "ordered the AT-ST"
  while (isPart(first) && !ARTICLE.test(tokens[first]!.plain)) first--
  while (isPart(first) && ARTICLE.test(tokens[first]!.plain)) first--
  // "all three of my guys"
  const counted = isOne(first, 'of') && ARTICLE.test(tokens[first + 1]!.plain) ? first - 1 : first
  const count = tokens[counted]?.part === tokens[last]!.part ? tokens[counted]!.number : undefined
  first++
  while (first < last && ARTICLE.test(tokens[first]!.plain)) first++
  return first > last || ARTICLE.test(tokens[first]!.plain)
    ? undefined
    : { first, last, count, from: count === undefined ? first : counted }
}

/** "Snowtroopers at range 2 and an AT-ST at range 4", "two units are at range one". */
function unitsAtRange(tools: SceneTools, named: readonly Mention[]): ToldUnit[] {
  const { tokens, isOne } = tools
  const found: ToldUnit[] = []
  let ended = -1
  // "arcs 1, barc 2, AT-RT 4"
  const isRow = tokens.filter((_, at) => isBareFigure(tools, at) && tokens[at - 1]?.number === undefined).length > 1
  tokens.forEach((_, at) => {
    const figure = figureAt(tools, at) ?? ((found.length || isRow) && isBareFigure(tools, at) ? at : undefined)
    if (figure === undefined || isHyphened(tools, at)) return
    const range = tokens[figure]!
    const words = wordsBefore(tools, at, ended, named) ?? (found.length ? oneMore(tools, at) : undefined)
    const apart = !words || isNoUnit(tools, words) ? unitBeside(tools, words?.first ?? at, figure) : undefined
    if (apart && range.number !== undefined) {
      found.push({ ...apart, value: { ...apart.value, range: range.number } })
      return
    }
    // "units at range 2: snowtroopers and scouts" only opens a list
    if (!words || isNoUnit(tools, words) || LIST.test(tools.typed.slice(range.end))) return
    if (isNotThere(tools, words.first, figure)) return
    const isOpen = isOne(figure + 1, 'or', 'to')
    const end = farEnd(tools, figure)
    // where on "range 2-4" it stands decides; where on "range 1-2" does not
    if (end !== undefined && end > ORDER_REACH) return
    const reach = end ?? range.number!
    const ranges = end === undefined ? rangesAt(tools, figure) : [end]
    // "the arcs and the barc at range 2": both stand there
    const beside = ranges.length > 1 ? [] : besides(tools, words.first, ended, named)
    for (const other of beside) found.push(...rowOf(tools, other, found, reach, figure, isOpen))
    const key = isLeader(tools, words.first) ? 'leaderRange' : 'range'
    const unit = { ...called(tools, words), ...(isOpen ? {} : { [key]: reach }), ...orderOf(tools, figure + 1) }
    ended = end === undefined ? figure : figure + 1
    const count = Math.min(Math.max(words.count ?? 1, 1), 12)
    // "two units at range 1, 2 and 4": which stands where is not said
    if (ranges.length > 1 && ranges.length !== count) return
    for (let i = 1; i <= count; i++) {
      const id = own(found, count > 1 ? `${unit.id} ${i}` : unit.id)
      found.push({
        value: { ...unit, id, ...(ranges.length > 1 ? { range: ranges[i - 1] } : {}) },
        from: words.from,
        to: ended,
        ...(isOpen ? { isOpen } : {}),
      })
    }
  })
  return found
}

/** "A squad at range 2 and one at range 4". */
function oneMore({ isOne }: SceneTools, range: number) {
  const at = isOne(range - 1, 'at', 'in', 'is') ? range - 2 : range - 1
  return isOne(at, 'one') ? { first: at, last: at, count: 1, from: at } : undefined
}

/** "His nearest mini at 3", "I stop at one", "max range 5": parts of a unit, people who talk, and weapons. */
const isNoUnit = ({ tokens }: SceneTools, { first, last }: { first: number; last: number }): boolean =>
  tokens
    .slice(first, last + 1)
    .some(({ plain }) =>
      /^(minis?|miniatures?|models?|figures?|bases?|leaders?|lines?|edges?|borders?|between|i|we|you|he|she|it|they|hes|shes|its|theyre|im|nominee|max|min|maximum|minimum|weapons?|guns?|rifles?|who|which|nothing|nobody|anything|what|how|stop|far|long)$/.test(
        plain,
      ),
    )

/** "The leader of the rangers stands at range 2": not the nearest of them. */
function isLeader({ tokens, isOne }: SceneTools, first: number): boolean {
  const of = [1, 2].map((step) => first - step).find((at) => isOne(at, 'of'))
  return of !== undefined && isOne(of - 1, 'leader') && tokens[of]!.part === tokens[first]!.part
}

/** A unit that stands where the next one of its row does. */
function rowOf(
  tools: SceneTools,
  words: NonNullable<ReturnType<typeof wordsBefore>>,
  found: readonly ToldUnit[],
  range: number,
  figure: number,
  isOpen: boolean,
): ToldUnit[] {
  const unit = called(tools, words)
  const count = Math.min(Math.max(words.count ?? 1, 1), 12)
  return Array.from({ length: count }, (_, i) => ({
    value: {
      ...unit,
      id: own(found, count > 1 ? `${unit.id} ${i + 1}` : unit.id),
      ...(isOpen ? {} : { range }),
      ...orderOf(tools, figure + 1),
    },
    from: words.from,
    to: words.last,
    ...(isOpen ? { isOpen: true as const } : {}),
  }))
}

/** The names told before an "and": "wookiees and the barc", "two squads and a speeder". */
function besides(tools: SceneTools, first: number, ended: number, named: readonly Mention[]) {
  const { tokens, isOne } = tools
  let and = first - 1
  while (and > ended && (ARTICLE.test(tokens[and]!.plain) || tokens[and]!.number !== undefined)) and--
  if (!isOne(and, 'and') || tokens[and]!.part !== tokens[first]!.part) return []
  const words = wordsBefore(tools, and, ended, named)
  if (!words || words.last !== and - 1) return []
  if (isMeasuredFrom(tools, words.first)) return []
  const isNoun =
    ARTICLE.test(tokens[words.first - 1]?.plain ?? '') ||
    words.count !== undefined ||
    isHyphened(tools, words.last) ||
    /[^s]s$/.test(tokens[words.last]!.plain) ||
    tools.mentions(PEOPLE).some(({ from, to }) => from === words.first && to === words.last)
  return isNoun ? [words] : []
}

/** A short name that no other unit has. */
function own(found: readonly ToldUnit[], id: string): string {
  const isTaken = (name: string) => found.some(({ value }) => value.id === name)
  let free = id
  const name = id.replace(/ \d+$/, '')
  for (let i = 2; isTaken(free); i++) free = `${name} ${i}`
  return free
}
