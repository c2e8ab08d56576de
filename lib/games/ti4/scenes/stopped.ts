/** Whether something stops ships on their way: "does his dock plus two PDS in between stop my cruiser". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { isShip } from '../sayings/fleets.ts'
import { mayBeUpgraded } from '../sayings/unit-names.ts'
import type { Group } from './groups.ts'
import { PASSES } from './leads.ts'

/** What may stand between what is in the way and the word that says that it stops somebody. */
const BETWEEN =
  'in on along between the a that there way middle still even really actually also alone only just sitting standing parked can could do does will would'.split(
    ' ',
  )
const STOPS = ['stop', 'stops', 'block', 'blocks', 'bar', 'bars', 'hinder', 'hinders']
const STOPPED = ['stopped', 'blocked', 'barred', 'hindered']
const GOING = 'flying going moving getting slipping sailing travelling traveling jumping running sneaking'.split(' ')

/** "From passing", "from getting through": on their way, and not "from landing", "from moving in". */
function isOfWay({ tokens, isOne }: SceneTools, from: number): boolean {
  const at = from + 1
  return (isOne(at, ...PASSES) || GOING.includes(tokens[at]?.plain ?? '')) && !isOne(at + 1, 'in', 'into', 'to', 'onto')
}

/** Where it is said or asked that those in the way stop the ships; undefined where it is not. */
function stopsAt(tools: SceneTools, bars: readonly Group[], ships: readonly Group[]): number | undefined {
  const { tokens, isOne } = tools
  const first = bars[0]!.mention
  const last = bars.at(-1)!.mention
  const isShipBehind = (at: number) =>
    ships.some(({ mention: { start, to } }) => {
      const isRight = start === at || (start === at + 1 && isOne(at, 'my', 'our', 'his', 'her', 'their', 'the', 'a'))
      return isRight && (!isOne(to + 1, 'from') || isOfWay(tools, to + 1)) && !isOne(to + 1, 'i', 's')
    })
  const isShipBefore = (at: number) =>
    ships.some(({ mention: { to } }) => to < at && tokens[to]!.part === tokens[at]!.part && at - to <= 3)
  const at = tokens.findIndex(({ plain }, i) => {
    const isActive = STOPS.includes(plain) && i > last.to && isShipBehind(i + 1)
    const isBare = tokens.slice(last.to + 1, i).every((_, step) => isOne(last.to + 1 + step, ...BETWEEN))
    const isPassive = STOPPED.includes(plain) && isOne(i + 1, 'by') && first.start - i <= 3 && i < first.start
    return (isActive && isBare) || (isPassive && isShipBefore(i))
  })
  return at < 0 ? undefined : at
}

/** What has no ship in it stops nobody; where the ships get no further than one system by themselves, that is what would stop them. */
const isSlow = ({ mention: { value } }: Group): boolean => value.move === 1 && mayBeUpgraded(value)

/** "Does his dock and 2 PDS stop my cruiser": those that are in the way have to be passed. */
export const areStopping = (tools: SceneTools, bars: readonly Group[], ships: readonly Group[]): boolean =>
  stopsAt(tools, bars, ships) !== undefined

/** Whether what is asked of structures or ground forces would be answered by how slow the ships are. */
export const isOtherwiseStopped = ({ tokens }: SceneTools, bars: readonly Group[], ships: readonly Group[]): boolean =>
  !bars.some(({ mention }) => isShip(mention.value)) &&
  ships.some(isSlow) &&
  tokens.some(({ plain }) => [...STOPS, ...STOPPED].includes(plain))
