/** Ships that leave the active system and that nobody named: "can I retreat into an empty system", "skilled retreat into the nebula". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { isShip } from '../sayings/fleets.ts'
import type { Group } from './groups.ts'
import { ME } from './people.ts'
import type { PlaceMention } from './places.ts'
import type { Read } from './read.ts'
import { ACTIVE_SYSTEM, DESTINATION } from './unnamed-places.ts'
import { shipOf } from './unnamed-ships.ts'

const INTO = ['to', 'into', 'in']
const ARTICLES = ['a', 'an', 'the', 'some', 'empty', 'adjacent', 'neighboring', 'neighbouring', 'friendly']
const SYSTEM = ['system', 'tile', 'hex']

/** Where they go: the one place that is named, or a system of which only its kind is told. */
function endOf({ tools: { tokens, isOne }, places }: Read): PlaceMention | undefined {
  const [one, ...more] = places
  if (one) return more.length ? undefined : one
  const at = tokens.findIndex((_, place) => isOne(place, ...SYSTEM))
  let lead = at - 1
  while (isOne(lead, ...ARTICLES)) lead--
  return at > 0 && isOne(lead, ...INTO) ? { id: DESTINATION, from: lead + 1, to: at } : undefined
}

/** The table with a ship that goes there from the active system. `at`: where it is said that ships leave. */
export function withLeaver(one: Read, who: string | undefined, at: number): Read {
  const end = endOf(one)
  // "can he skilled-retreat his dread to 28": that is what goes
  const isNamed = one.groups.some(({ mention }) => isShip(mention.value) && mention.to < (end?.from ?? 0))
  if (!end || at < 0 || one.movers.length || one.isOpen || isNamed) return one
  const owner = who ?? ME
  const ship: Group = shipOf({ start: at, to: at }, owner)
  const start = { id: ACTIVE_SYSTEM, from: at, to: at }
  return { ...one, route: [start, end], start, groups: [...one.groups, ship], movers: [ship] }
}

/** "Where I've got nothing", "nothing of mine there": that nothing of the own is there is told. */
export const hasNothing = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some(
    ({ plain }, at) =>
      plain === 'nothing' &&
      (/^(got|have|ive|has|hes)$/.test(tokens[at - 1]?.plain ?? '') || isOne(at + 2, 'mine', 'his')),
  )
