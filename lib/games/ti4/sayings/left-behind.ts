/** Ships that leave a system with what they hold, while others stay: "carrier leaves with 4 infantry, 4 fighters stay". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { isCarried } from './carried.ts'
import { isShip } from './fleets.ts'
import type { Group } from './groups.ts'

const SYSTEM = ['system', 'hex', 'tile']

/** "Leaves", "flies off", "left with", "left the system"; "4 fighters left" are there. */
export function isGone({ tokens, isOne }: SceneTools, to: number): boolean {
  const verb = tokens[to + 1]?.plain ?? ''
  const isLeft = verb === 'left' && (isOne(to + 2, 'with') || (isOne(to + 2, 'the') && isOne(to + 3, ...SYSTEM)))
  return (
    isLeft ||
    /^(leaves?|leaving|departs?)$/.test(verb) ||
    (isOne(to + 1, 'fly', 'flew', 'move', 'go', 'went', 'jump', 'is', 'gets') &&
      isOne(to + 2, 'off', 'away', 'out', 'gone'))
  )
}

/** "4 fighters stay behind". */
export const isStaying = ({ isOne }: SceneTools, { mention: { to } }: Group): boolean => isOne(to + 1, 'stay', 'remain', 'wait')

/** What goes along with a ship that leaves, and does not stay. */
export function goneWith(tools: SceneTools, groups: readonly Group[]): Group[] {
  const { tokens, isOne } = tools
  const found: Group[] = []
  for (const [i, group] of groups.entries()) {
    const { start } = group.mention
    const before = groups[i - 1]
    if (!before || !isCarried(group) || isStaying(tools, group)) continue
    const isWithin = tokens[before.mention.to]!.part === tokens[start]!.part
    const isHeld = isShip(before.mention.value) && isGone(tools, before.mention.to) && isOne(start - 1, 'with')
    const isToo = found.includes(before) && isOne(start - 1, 'and', 'plus')
    const isOfOne = before.owner === group.owner || group.mention.owner === undefined
    if (isWithin && isOfOne && (isHeld || isToo)) found.push(group)
  }
  return found
}
