/** Who goes the way that is told. */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { isShip } from '../sayings/fleets.ts'
import { type Group, isMine, ME } from './groups.ts'
import { isPassed, PASSES } from './leads.ts'
import { isElided, subjectBefore } from './owners.ts'
import { personAt, whoIs } from './people.ts'
import type { PlaceMention } from './places.ts'
import { placeOf } from './stands.ts'
import { TAKES } from './taken.ts'
import { isBegun, isPassedBy } from './unnamed-places.ts'

/** So far before a way the one who goes it is looked for. */
const REACH = 12

/** Who goes the way that is told: "can Kai go to 24", "she moves her war sun through my cruisers at 28". */
export function goerOf(
  tools: SceneTools,
  groups: readonly Group[],
  route: readonly PlaceMention[],
): string | undefined {
  const { isOne } = tools
  if (route.length < 2) return undefined
  // "his token is where my carrier starts", "he jammed my fleet's system"
  const begun = isBegun(tools, route[0]!) ? route[0]! : undefined
  if (begun) return [begun.from - 1, begun.from + 1].some((at) => isOne(at, 'my', 'our')) ? ME : undefined
  const first = Math.min(route[0]!.from, route.at(-1)!.from)
  // "my destroyer and hers are in 22, I go on to 23"
  const doer = subjectBefore(tools, route.at(-1)!.from)
  // "Bill's token is in 21. My dreadnought wants out of there to 22"
  const isMineBetween = groups.some(
    (group) =>
      isMine(group) &&
      !group.isAssumed &&
      isShip(group.mention.value) &&
      group.mention.start > route[0]!.to &&
      group.mention.to < route.at(-1)!.from,
  )
  if (
    route[0]!.from < route.at(-1)!.from &&
    tools.tokens[route[0]!.from]!.part !== tools.tokens[route.at(-1)!.from]!.part &&
    (doer === ME || (doer === undefined && isMineBetween))
  )
    return ME
  for (let at = first - 1; at >= Math.max(0, first - REACH); at--) {
    // "he plays Flank Speed, moves 24-25-26": who did the one did the other
    if (tools.tokens[at]!.part !== tools.tokens[at + 1]!.part && !isElided(tools, at + 1)) return undefined
    const group = groups.find(({ mention }) => mention.start <= at && at <= mention.to)
    // "my carrier takes his infantry", "does his mech stop me": what is carried does not go by itself
    if (group && (!isShip(group.mention.value) || isOne(group.mention.start - 1, ...TAKES))) continue
    // "his destroyer is in the system on the way, can my cruiser pass it": who is passed there
    const stood = group && placeOf(tools, group.mention, route)
    if (stood && isPassedBy(tools, stood) && !isMine(group)) continue
    if (group && !isPassed(tools, group)) return group.isAssumed ? undefined : group.owner
    // "my dreads were damaged, can they go", "his infantry, do they block": they are what was told last
    const they = isOne(at, 'they') ? groups.findLast(({ mention }) => mention.to < at) : undefined
    if (they && !isShip(they.mention.value)) continue
    if (they && !they.isAssumed) return they.owner
    // "his infantry, do they block my way from 22 to 24"
    if (isOne(at, 'my', 'our') && isOne(at + 1, 'way', 'route', 'path', 'move')) return ME
    // "through an enemy fleet to 25": who is passed does not go
    const isPast = [1, 2].some((step) => isOne(at - step, ...PASSES))
    const person = group || isPast ? undefined : personAt(tools, at)
    if (person !== undefined) return whoIs(tools, person)
  }
  return undefined
}
