/** What is measured with, and what is said to follow from it. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { PEOPLE } from './things.ts'

/** "May I lift the mini", "the speed 2 tool", "then I have to go there". */
export const measuring: Scene = (tools) => {
  const bound = boundToMove(tools)
  return [
    ...inHisActivation(tools),
    ...liftedToMeasure(tools),
    ...(bound.length ? bound : mayMeasure(tools)),
    ...speeds(tools),
  ]
}

/** "Can I measure any time", "is it ok to check distance": asked where no tool is named along with it. */
function mayMeasure({ tokens, isOne }: SceneTools): Claim[] {
  const isLaid = (at: number) =>
    [1, 2, 3].some((step) => isOne(at + step, 'range', 'distance', 'move', 'movement', 'ruler', ...TOOLS))
  const isChecked = (at: number) => isOne(at, 'check') && [1, 2].some((step) => isOne(at + step, 'distance', 'range'))
  const at = tokens.findIndex(
    (_, place) => (isOne(place, 'measure', 'premeasure') && !isLaid(place)) || isChecked(place),
  )
  return at < 0 ? [] : [{ path: 'asks', value: 'may-measure', from: at, to: isChecked(at) ? at + 1 : at }]
}

const MUST =
  '(?:must(?: (?:i|we|he|she|they))?|gotta|(?:have|has|need|needs|got|forced|obliged|bound|committed|supposed) to)'
const GO =
  '(?:(?:\\w+ ){0,2}?mov(?:e|ing)|(?:go|end up|end|stand) (?:there|that way|where)|(?:follow|go) through|do it|commit|make (?:that|the|this|it))'
const BOUND = new RegExp(
  `\\b(?:${MUST} ${GO}|(?:committed|bound|stuck|locked)(?: in| into| to| by| with)? (?:it|that|this|the|my|his|a)\\b(?: (?:move|path|spot|way|route|measurement|tool))?|locked in|(?:not allowed to|cant|cannot|not|may not|couldnt|no) (?:change|changing) (?:my|his|her|their|your) mind|(?:cant|cannot|not allowed to) (?:take (?:it|that) back|stay|stand still))\\b`,
)
const DENIED = /\b(?:dont|doesnt|didnt|not|neednt|never|isnt|arent|wont|wouldnt) (?:even |really |then |now )?$/
/** "Do I now have to", "must I", "am I bound": nobody says that he has to, it is asked. */
const ASKED =
  /\b(?:do|does|did|must|am|is|are|whether|if) (?:i|we|he|she|they|it|my \w+|his \w+|the \w+|that \w+)(?: (?:now|then|really|still|even|already))* $/
const FREE =
  /\b(?:dont|doesnt|didnt|not|neednt|never) (?:even |really |then |now )?(?:have|has|need|must|bound|committed|obliged|forced|stuck|locked)\b/

/** "Do I have to move after measuring", "he says I can't change my mind": that one may measure is no answer to it. */
function boundToMove({ tokens }: SceneTools): Claim[] {
  const text = tokens.map(({ plain }) => plain).join(' ')
  const found = BOUND.exec(text)
  if (!found) return []
  const before = text.slice(0, found.index)
  const from = before.split(' ').length - 1
  const to = from + found[0].split(' ').length - 1
  if (ASKED.test(before) || /^must (?:i|we|he|she|they) /.test(found[0]))
    return [{ path: 'asks', value: 'must-move', from, to }]
  const isFree = DENIED.test(before) || FREE.test(found[0])
  return [{ path: 'mustMove', value: !isFree, from, to }]
}

/** "The speed 3 movement tool": which tool it is, and not how many; "a speed 1 and a speed 2 tool" are two. */
function speeds({ tokens, isOne }: SceneTools): Claim[] {
  const found = tokens.flatMap(({ plain }, at) =>
    plain === 'speed' && tokens[at + 1]?.number !== undefined
      ? [{ at, isTool: [2, 3].some((step) => isOne(at + step, ...TOOLS)), count: tokens[at - 1]?.number }]
      : [],
  )
  const tool = found.find(({ isTool }) => isTool)
  if (!tool) return []
  const { at } = tool
  const to = [2, 3].map((step) => at + step).find((place) => isOne(place, ...TOOLS))!
  const isCounted = (tool.count ?? 1) > 1
  const many = isCounted ? tool.count : found.length > 1 ? severalAtOnce(tokens, found) : undefined
  return [
    { path: 'tool', value: 'movement-tool', from: at, to },
    ...(isCounted || found.length > 1
      ? [{ path: 'toolsDown', value: many, from: isCounted ? at - 1 : found[0]!.at, to }]
      : []),
  ]
}
const TOOLS = ['tool', 'template', 'stick']

/** "A speed 1 and a speed 2 tool": laid together only where nothing but "and" parts them. */
function severalAtOnce(tokens: SceneTools['tokens'], found: readonly { at: number }[]): number | undefined {
  const isJoined = found.every(({ at }, i) => {
    const next = found[i + 1]
    const between = next && tokens.slice(at + 2, next.at).map(({ plain }) => plain)
    return !between || (between.some((word) => /^(and|plus)$/.test(word)) && between.length <= 4)
  })
  return isJoined ? found.length : undefined
}

/** "Can I lay it down in his activation": my opponent's, where no unit is named that may be meant. */
function inHisActivation(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'in', 'during') && isOne(place + 1, 'his', 'her', 'their') && isOne(place + 2, 'activation'),
  )
  const isMine = [1, 2, 3, 4, 5, 6, 7, 8, 9].some((step) => isOne(at - step, 'i', 'we'))
  const isUnit = tokens.some(
    ({ plain }, place) =>
      place < at &&
      /^(my|our|the|an?|this|that|of|for|with|from|he|his|she|her|it)$/.test(plain) &&
      !/^(my|the|a|move|movement|range|tool|ruler|template)$/.test(tokens[place + 1]!.plain),
  )
  return at < 0 || !isMine || isUnit || tools.mentions(PEOPLE).length
    ? []
    : [{ path: 'activating', value: false, from: at, to: at + 2 }]
}

function liftedToMeasure({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'lift', 'raise') || (isOne(place, 'pick') && [1, 2, 3].some((step) => isOne(place + step, 'up'))),
  )
  const isNot = [1, 2, 3].some((step) => /^(not|no|without|never|dont|cant|wont)$/.test(tokens[at - step]?.plain ?? ''))
  return at < 0 ? [] : [{ path: 'lifted', value: !isNot, from: at, to: at }]
}
