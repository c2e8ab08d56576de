/** Units that are listed under a range: "units at range 2: arcs and a barc". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { called } from './called.ts'
import { figureAt } from './figures.ts'
import type { ToldUnit } from './units.ts'

/** A list stands behind, and no question. */
export const LIST = /^\s*:\s*(?!(?:how|who|what|which|can|may|do|does|is|are|must)\b)\p{L}/iu
const ARTICLE = /^(an?|the|my|his|her|our|their|one)$/
/** What holds one of them is more than a name. */
const NO_NAME =
  /^(is|are|was|has|have|got|gets?|who|what|how|which|can|may|do|does|must|i|he|she|they|we|nominated|nominates?|orders?|push|ambush|assault|but|with|or|not|no)$/

/** Each of the list, up to what is no name any more. */
export function listedUnits(tools: SceneTools): ToldUnit[] {
  const { tokens, typed, isOne } = tools
  const at = tokens.findIndex((_, place) => {
    const figure = figureAt(tools, place)
    const isOpening = [1, 2].some((step) => isOne(place - step, 'units', 'squads', 'guys'))
    return figure !== undefined && isOpening && LIST.test(typed.slice(tokens[figure]!.end))
  })
  const figure = at < 0 ? undefined : figureAt(tools, at)
  if (figure === undefined) return []
  const range = tokens[figure]!.number!
  const found: ToldUnit[] = []
  for (let first = figure + 1; first < tokens.length; ) {
    while (ARTICLE.test(tokens[first]?.plain ?? '') || isOne(first, 'and')) first++
    // "two scouts", but not the figure of the next one
    const isCounted = (tokens[first]?.number ?? 0) > 1 && tokens[first + 1]?.part === tokens[first]!.part
    const count = isCounted ? Math.min(tokens[first]!.number!, 12) : 1
    const from = first
    if (isCounted) first++
    const { part } = tokens[first] ?? {}
    const end = tokens.findIndex((token, place) => place > first && (token.part !== part || token.plain === 'and'))
    const last = (end < 0 ? tokens.length : end) - 1
    const words = tokens.slice(first, last + 1)
    // the next one with a place of its own, or the question, ends the list
    const isName =
      words.length > 0 &&
      words.length < 4 &&
      words.every(({ plain, number }) => number === undefined && !NO_NAME.test(plain))
    if (!isName) break
    const unit = called(tools, { first, last })
    for (let i = 1; i <= count; i++)
      found.push({ value: { ...unit, id: count > 1 ? `${unit.id} ${i}` : unit.id, range }, from, to: last })
    first = last + 1
  }
  return found
}
