/** Where a figure says that something stands. */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { ORDER_REACH } from '../ranges.ts'

/** Words between a name and the figure that says where it stands. */
export const BEFORE_RANGE =
  'at in within is are both sit stand all over out on stuck parked waiting hiding camping exactly only still about around roughly nearly almost'.split(
    ' ',
  )
/** What may stand behind a bare figure: no noun that it would count. */
const BEHIND_FIGURE =
  /^(and|or|but|so|who|which|while|with|from|of|is|are|get|gets|got|does|do|can|may|has|have|already|still|both|all|also|too|how|i|he|she|we|to|there|if|then|push|the|my|his|only|both)$/
const LEADS = /^(the|my|his|her|our|their|this|that|an?|nominated)$/
const FIGURE = /^([1-6]|one|two|three|four|five|six)$/

/** "5, 13 and 19 inches": each number of the row is measured. */
export function isInInches({ tokens, isOne }: SceneTools, at: number): boolean {
  // "squad A 7 inches off"
  if (/^an?$/.test(tokens[at]!.plain) && !isOne(at + 1, 'inch')) return false
  let next = at + 1
  while (tokens[next]?.number !== undefined || isOne(next, 'and')) next++
  return tokens[at]!.number !== undefined && isOne(next, 'inches', 'inch')
}

/** "At range 2", "the t-47 is at 4": the place of the figure that says where a unit stands. */
export function figureAt(tools: SceneTools, at: number): number | undefined {
  const { tokens, isOne } = tools
  const [token, next, behind] = tokens.slice(at, at + 3)
  if (next && isInInches(tools, at + 1)) return undefined
  // "within range 3" is near enough for an order, "within range 4" may be
  const isFar = (place: number) =>
    isOne(place, 'beyond') || (isOne(place, 'within') && Number(next?.number) > ORDER_REACH)
  // "in range, one has an order": what counts stands behind a comma
  const isNext = next?.number !== undefined && next.part === token?.part
  if (token?.plain === 'range') return isNext && !isFar(at - 1) ? at + 1 : undefined
  const isBare =
    /^(at|within)$/.test(token?.plain ?? '') &&
    !isFar(at) &&
    FIGURE.test(next?.plain ?? '') &&
    !isOne(at - 1, 'tied', 'equal', 'level')
  return isBare && (behind?.part !== next!.part || BEHIND_FIGURE.test(behind.plain)) ? at + 1 : undefined
}

/** "Arcs at range 2, the AT-ST 4": a figure alone, behind the first of a row. */
export const isBareFigure = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  /^[1-6]$/.test(tokens[at]!.plain) &&
  !isOne(at - 1, 'at', 'range', 'and', 'or', 'to', 'with', 'round', 'turn') &&
  tokens[at - 1]?.part === tokens[at]!.part &&
  (tokens[at + 1]?.part !== tokens[at]!.part || isOne(at + 1, 'and'))

/** "Chewie and the wookiees at 2": the figure of the next one of a row. */
function isRowPlaced(tools: SceneTools, and: number): boolean {
  const place = [2, 3, 4, 5, 6].map((step) => and + step).find((at) => figureAt(tools, at) !== undefined)
  if (place === undefined || tools.tokens[place]!.part !== tools.tokens[and]!.part) return false
  return !tools.tokens
    .slice(and + 1, place)
    .some(({ plain }) => /^(and|or|but|with|nominated|plays?|has|have)$/.test(plain))
}

/** "At range 3 of Veers", "7 inches from my commander": from there it is measured. */
export function isMeasuredFrom({ tokens, isOne }: SceneTools, first: number): boolean {
  let of = first - 1
  while (LEADS.test(tokens[of]?.plain ?? '')) of--
  return (
    (isOne(of, 'around') && of > 0) ||
    (isOne(of, 'of', 'from', 'to') && [1, 2, 3].some((step) => isOne(of - step, 'range', 'inches', 'inch', 'away')))
  )
}

/** Where somebody stands is said right behind his name. */
export function isPlaced(tools: SceneTools, to: number): boolean {
  for (let at = to + 1; at <= to + 4 && tools.tokens[at]?.part === tools.tokens[to]!.part; at++) {
    if (figureAt(tools, at) !== undefined) return true
    if (tools.isOne(at, 'and') && at === to + 1) return isRowPlaced(tools, at)
    if (!tools.isOne(at, ...BEFORE_RANGE)) return false
  }
  return false
}

/** "Range 1, 2 and 3": every figure of the row. */
export function rangesAt({ tokens, isOne }: SceneTools, at: number): number[] {
  const found = [tokens[at]!.number!]
  for (let next = at + 1; ; next++) {
    const place = isOne(next, 'and') ? next + 1 : next
    const isFigure =
      /^[1-6]$/.test(tokens[place]?.plain ?? '') && !isOne(place + 1, 'unit', 'squad', 'inches', 'orders')
    if (!isFigure || isOne(place - 1, 'range')) return found
    found.push(tokens[place]!.number!)
    next = place
  }
}

/** "Range 1-2": the far end of a stretch. */
export function farEnd({ tokens, typed }: SceneTools, at: number): number | undefined {
  const last = tokens[at + 1]
  const isSpan = last !== undefined && /^\s*[-–]\s*$/.test(typed.slice(tokens[at]!.end, last.start))
  return isSpan ? last.number : undefined
}
