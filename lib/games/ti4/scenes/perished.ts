/** Ships that were lost on their way: "five cruisers through the rift, two didn't make it". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { fleetsIn, isShip } from '../sayings/fleets.ts'
import type { Group } from './groups.ts'
import { isFirmNumber } from './numbers.ts'

const BEEN = 'is are was were get got gets has have been just then all'.split(' ')
const DEAD =
  'died dead dies destroyed killed gone sunk exploded lost eaten blown wiped annihilated swallowed removed vanished failed'.split(
    ' ',
  )
const NOT = ['didnt', 'dont', 'doesnt', 'never', 'not', 'havent', 'hasnt']
const ARRIVES = ['make', 'made', 'survive', 'arrive', 'get']
const SENT = 'send sent move fly flew go went bring brought take took jump run ran lead led'.split(' ')

/** "Two didn't make it", "one of them got eaten", "2 were lost": so many of those that were told. */
export interface Perished {
  at: number
  number: number
}

/** Whether it is said of the number here that so many are lost; not of what is asked: "do two die". */
function isLost({ tokens, isOne }: SceneTools, at: number): boolean {
  const isNear = (place: number) => tokens[place]?.part === tokens[at]!.part
  const isAsked = [1, 2].some(
    (step) =>
      isNear(at - step) && isOne(at - step, 'do', 'does', 'must', 'will', 'would', 'should', 'if', 'when', 'can'),
  )
  if (isAsked) return false
  let verb = isOne(at + 1, 'of') && isOne(at + 2, 'them', 'these', 'those', 'which') ? at + 3 : at + 1
  while (isNear(verb) && BEEN.includes(tokens[verb]!.plain)) verb++
  if (!isNear(verb)) return false
  const isNot =
    isOne(verb, 'did', 'do') && isOne(verb + 1, 'not') ? verb + 2 : NOT.includes(tokens[verb]!.plain) ? verb + 1 : -1
  return DEAD.includes(tokens[verb]!.plain) || (isNot > 0 && isOne(isNot, ...ARRIVES))
}

/** How many of a fleet that was told before are said to be lost. */
export function perishedIn(tools: SceneTools): Perished | undefined {
  const { tokens } = tools
  const at = tokens.findIndex(
    (token, i) =>
      isFirmNumber(token) &&
      !fleetsIn(tools).some(({ start, to }) => start <= i && i <= to) &&
      fleetsIn(tools).some(({ to, count = 0 }) => to < i && count > token.number!) &&
      isLost(tools, i),
  )
  return at < 0 ? undefined : { at, number: tokens[at]!.number! }
}

/** "I sent five cruisers", "five cruisers went": underway when they were counted. */
function isSent({ tokens, isOne }: SceneTools, { mention: { start, to } }: Group): boolean {
  const places = [start - 1, start - 2, to + 1, to + 2]
  return places.some((at) => tokens[at]?.part === tokens[start]!.part && isOne(at, ...SENT))
}

/** The fleets without those that were lost underway; undefined where nobody said that they were underway. */
export function survivors(tools: SceneTools, groups: readonly Group[]): Group[] | undefined {
  const lost = perishedIn(tools)
  const group = lost && groups.findLast(({ mention, ids }) => mention.to < lost.at && ids.length > lost.number)
  if (!group || !isShip(group.mention.value) || !isSent(tools, group)) return undefined
  return groups.map((one) => (one === group ? { ...one, ids: one.ids.slice(lost.number) } : one))
}
