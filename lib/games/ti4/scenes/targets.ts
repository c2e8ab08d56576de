/** Places that are told as the one gone to by what they are called: "the target", "my destination". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import type { PlaceMention } from './place-names.ts'

/** "The target itself is the rift", "my destination is a nebula"; of "the target isn't a rift" that is not said. */
export function isTarget({ tokens, isOne }: SceneTools, { from }: Pick<PlaceMention, 'from'>): boolean {
  const is = isOne(from - 1, 'a', 'an', 'the') ? from - 2 : from - 1
  const last = isOne(is - 1, 'itself') ? is - 2 : is - 1
  const goal = isOne(last, 'system', 'hex', 'tile') ? last - 1 : last
  // "the one right before the target is a rift"
  const lead = isOne(goal - 1, 'the', 'my', 'his', 'her', 'our') ? goal - 2 : goal - 1
  const isAside = isOne(lead, 'before', 'beside', 'behind', 'near', 'by', 'to', 'from', 'of')
  const isGoal = isOne(goal, 'target', 'destination', 'goal') && tokens[goal]!.part === tokens[from]!.part
  return isOne(is, 'is') && isGoal && !(isAside && tokens[lead]!.part === tokens[from]!.part)
}
