/** Ships that leave a system with what they hold, while others stay: "carrier leaves with 4 infantry, 4 fighters stay". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { fleetsIn, isShip } from '../sayings/fleets.ts'
import { isCarried } from './carried.ts'
import type { Group } from './groups.ts'

const SYSTEM = ['system', 'hex', 'tile']

/** "Leaves", "flies off", "left with", "left the system"; "4 fighters left" are there. */
function isGoneAt({ tokens, isOne }: SceneTools, to: number): boolean {
  const verb = tokens[to + 1]?.plain ?? ''
  const isLeft = verb === 'left' && (isOne(to + 2, 'with') || (isOne(to + 2, 'the') && isOne(to + 3, ...SYSTEM)))
  return (
    isLeft ||
    /^(leaves?|leaving|departs?)$/.test(verb) ||
    (isOne(to + 1, 'fly', 'flew', 'move', 'go', 'went', 'jump', 'is', 'gets') &&
      isOne(to + 2, 'off', 'away', 'out', 'gone'))
  )
}

/** "A carrier. It leaves with 4 infantry": the last word of the ship that leaves, or of what stands for it. */
function leaverTo(tools: SceneTools, { mention }: Group): number | undefined {
  if (isGoneAt(tools, mention.to)) return mention.to
  const it = tools.tokens.findIndex((_, at) => at > mention.to && tools.isOne(at, 'it') && isGoneAt(tools, at))
  const isSpokenOf = it > 0 && fleetsIn(tools).filter(({ to }) => to < it).length === 1
  return isSpokenOf && isShip(mention.value) ? it : undefined
}

/** "A carrier and a cruiser. It leaves": one of them, and which was not said. */
export const leavesAt = (tools: SceneTools, groups: readonly Group[]): number =>
  groups.some((group) => isGone(tools, group))
    ? -1
    : tools.tokens.findIndex((_, at) => tools.isOne(at, 'it') && isGoneAt(tools, at))

/** Whether a ship leaves. */
export const isGone = (tools: SceneTools, group: Group): boolean => leaverTo(tools, group) !== undefined

/** "4 fighters stay behind". */
export const isStaying = ({ isOne }: SceneTools, { mention: { to } }: Group): boolean =>
  isOne(to + 1, 'stay', 'remain', 'wait')

/** What goes along with a ship that leaves, and does not stay. */
export function goneWith(tools: SceneTools, groups: readonly Group[]): Group[] {
  const { tokens, isOne } = tools
  const found: Group[] = []
  for (const [i, group] of groups.entries()) {
    const { start } = group.mention
    const before = groups[i - 1]
    if (!before || !isCarried(group) || isStaying(tools, group)) continue
    const leaver = isShip(before.mention.value) ? leaverTo(tools, before) : undefined
    const isWithin = tokens[leaver ?? before.mention.to]!.part === tokens[start]!.part
    const isHeld = leaver !== undefined && isOne(start - 1, 'with')
    const isToo = found.includes(before) && isOne(start - 1, 'and', 'plus')
    const isOfOne = before.owner === group.owner || group.mention.owner === undefined
    if (isWithin && isOfOne && (isHeld || isToo)) found.push(group)
  }
  return found
}
