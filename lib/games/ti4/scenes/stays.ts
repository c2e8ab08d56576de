/** Ships that stay where they are, in the active system, and are to take something up there. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { isShip } from '../sayings/fleets.ts'
import { isUnit } from './base.ts'
import { isCarried } from './carried.ts'
import type { Read } from './read.ts'
import { PICKS } from './stands.ts'
import { TAKES } from './taken.ts'
import { ACTIVE_SYSTEM } from './unnamed-places.ts'

/** "Stays put", "never moves", "without moving". */
const isStill = ({ isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'stay', 'stationary') ||
  (isOne(at, 'move') &&
    [1, 2].some((step) => isOne(at - step, 'never', 'not', 'isnt', 'arent', 'doesnt', 'didnt', 'dont', 'without')))

/** "The active system", "the system I activated": first and last word. */
function activeAt({ tokens, isOne }: SceneTools): { from: number; to: number } | undefined {
  const isSystem = (at: number) => isOne(at, 'system', 'tile', 'hex')
  const at = tokens.findIndex(
    (_, i) => (isOne(i, 'active', 'activated') && isSystem(i + 1)) || (isSystem(i) && isOne(i + 2, 'activated')),
  )
  return at < 0 ? undefined : { from: at, to: isSystem(at) ? at + 2 : at + 1 }
}

/** "My carrier in the active system never moves. Can it load the infantry": a move that goes nowhere, as far as it is one. */
export function staying(one: Read, claims: readonly Claim[]): Claim[] | undefined {
  const { tools, groups, places } = one
  const { tokens, isOne } = tools
  const active = activeAt(tools)
  // "my infantry stay, the carrier takes two of them": what is said of the cargo is not said of the ship
  const still = tokens.findIndex(
    (_, at) => isStill(tools, at) && !groups.some((group) => isCarried(group) && group.mention.to === at - 1),
  )
  const isLoading = tokens.some((_, at) => isOne(at, ...TAKES, ...PICKS, 'load'))
  const ships = groups.filter((group) => isShip(group.mention.value) && !isCarried(group))
  const cargo = groups.filter((group) => !ships.includes(group))
  const [ship] = ships
  const isOfOne = ships.length === 1 && ship!.ids.length === 1 && cargo.every((group) => group.owner === ship!.owner)
  if (!active || still < 0 || !isLoading || places.length || !ship || !isOfOne || !cargo.every(isCarried))
    return undefined
  const loads = cargo.flatMap(({ ids }) => ids).map((unit) => ({ unit, at: ACTIVE_SYSTEM }))
  if (!loads.length) return undefined
  const moved = { ship: ship.ids[0], path: [ACTIVE_SYSTEM], loads }
  return [
    ...claims
      .filter(({ path }) => !/^(active|activePlayer|systems|moves)/.test(path))
      .map((claim) =>
        isUnit(claim) ? { ...claim, value: { ...(claim.value as object), system: ACTIVE_SYSTEM } } : claim,
      ),
    { path: 'systems[0]', value: { id: ACTIVE_SYSTEM }, ...active },
    { path: 'active', value: ACTIVE_SYSTEM, ...active },
    { path: 'moves[0]', value: moved, from: still, to: still },
  ]
}
