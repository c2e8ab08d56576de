/** Whether a card that is named is in play at all: lacked, spent, kept in hand, or only perhaps there. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { effectsIn } from '../sayings/fleets.ts'
import { isNotThere } from './absent.ts'

/** "No gravity drive", "I don't have antimass", "without it": a card that is not in play; "doesn't antimass help" is. */
export function isMissing(tools: SceneTools, one: Mention<string>): boolean {
  const { from, to, start, count } = one
  const { tokens, isOne } = tools
  const isNear = (at: number) => tokens[at]?.part === tokens[from]!.part
  const isNo = [1, 2].some(
    (step) => isOne(from - step, 'no', 'without', 'lack', 'lacks', 'minus') && isNear(from - step),
  )
  const isNobodys = [2, 3, 4].some(
    (step) =>
      isOne(from - step, 'neither', 'nobody', 'none', 'noone') &&
      !isOne(from - step + 1, 'else') &&
      isNear(from - step),
  )
  const isHad = isOne(from - 1, 'have', 'has', 'got', 'own', 'had', 'researched') && isNear(from - 1)
  const isNotHad = isHad && isOne(from - 2, 'not', 'never', 'dont', 'doesnt', 'havent', 'hasnt', 'didnt')
  return (
    count === 0 ||
    isNo ||
    isNobodys ||
    isNotHad ||
    isNotThere(tools, start) ||
    tools.isDenied(to) ||
    isSpent(tools, one) ||
    isLocked(tools, one) ||
    isHeldBack(tools, one)
  )
}

/** So far behind a card what becomes of it is said. */
const REACH = 8

/** "Gravity Drive is exhausted", "Flank Speed was sabotaged": it does nothing now. */
const isSpent = ({ isOne }: SceneTools, { from, to }: Mention): boolean =>
  // "I already used Gravity Drive on the carrier"
  (isOne(from - 1, 'used', 'exhausted', 'spent') && isOne(from - 2, 'already')) ||
  // "Gravity Drive I already exhausted for another ship"
  [1, 2, 3].some((step) => isOne(to + step, 'already') && isOne(to + step + 1, 'exhausted', 'spent')) ||
  (isOne(to + 1, 'exhausted', 'spent') && isOne(to + 2, 'last', 'already', 'earlier', 'before')) ||
  (isOne(to + 1, 'is', 'was', 'got', 'are') &&
    [2, 3].some((step) => isOne(to + step, 'exhausted', 'sabotaged', 'cancelled', 'canceled', 'used', 'gone')))

/** "His commander isn't unlocked yet", "commander not unlocked", "is still locked": a leader that does nothing yet. */
const isLocked = ({ tokens, isOne }: SceneTools, { to }: Mention): boolean =>
  [1, 2, 3].some((step) => {
    const at = to + step
    const isNot = [1, 2].some((back) => at - back > to && isOne(at - back, 'not', 'isnt', 'wasnt', 'never', 'hasnt'))
    return tokens[at]?.part === tokens[to]!.part && (isOne(at, 'locked') || (isOne(at, 'unlocked') && isNot))
  })

/** "I hold Flank Speed but won't play it", "my Flank Speed stays in my hand": a card that is kept is not in play. */
function isHeldBack(tools: SceneTools, { to }: Mention): boolean {
  const { tokens, isOne } = tools
  const next = effectsIn(tools).find(({ from }) => from > to)?.start ?? tokens.length
  return tokens.slice(0, Math.min(to + REACH, next)).some((_, at) => {
    if (at <= to) return false
    const isKept = isOne(at, 'stays', 'remains') && isOne(at + 1, 'in') && isOne(at + 3, 'hand')
    const isDone = [1, 2, 3].some((step) => isOne(at + step, 'use', 'using', 'play', 'playing', 'spend', 'burn'))
    return isKept || (isOne(at, 'not', 'wont', 'dont', 'never', 'without') && isDone)
  })
}

/** "Maybe Flank Speed in hand", "he might have antimass", "if I draw Flank Speed": nobody knows whether it is in play. */
export function isPerhaps({ tokens, isOne }: SceneTools, { from }: Mention): boolean {
  // "if she had Light/Wave she could, but she doesn't"
  const isIf = tokens.some(
    ({ part }, at) =>
      part === tokens[from]!.part && at < from && isOne(at, 'if') && tokens.some(({ plain }) => plain === 'had'),
  )
  const isDenied = tokens.some(
    ({ part }, at) =>
      at > from &&
      isOne(at, 'dont', 'doesnt', 'didnt', 'hasnt', 'havent', 'not') &&
      isOne(at - 2, 'but') &&
      (tokens[at + 1]?.part !== part || isOne(at + 1, 'have')),
  )
  if (isIf && isDenied) return true
  const before = [1, 2, 3, 4].map((step) => from - step).filter((at) => tokens[at]?.part === tokens[from]!.part)
  const isHad = isOne(from - 1, 'have', 'hold', 'draw', 'draws', 'own')
  return before.some(
    (at) =>
      isOne(at, 'maybe', 'perhaps', 'possibly', 'probably', 'whether') ||
      (isHad && isOne(at, 'might', 'could', 'may')) ||
      (isOne(at, 'if', 'unless') && isOne(from - 1, 'draw', 'draws')),
  )
}
