import type { GamePack } from '../../kernel/pack.ts'
import { ability } from './checkers/ability.ts'
import { adjacency } from './checkers/adjacency.ts'
import { fleetPool } from './checkers/fleet-pool.ts'
import { movement } from './checkers/movement.ts'
import { reach } from './checkers/reach.ts'
import { route } from './checkers/route.ts'
import { spaceCannon } from './checkers/space-cannon.ts'
import { transport } from './checkers/transport.ts'
import { ambiguities } from './data/ambiguities.ts'
import { EDITION } from './facts.ts'
import { cite } from './label.ts'

/** Twilight Imperium 4 as the map needs it: what judges, without cases and page words. */
export const judging: GamePack = {
  id: 'ti4',
  title: 'Twilight Imperium 4',
  badge: 'TI',
  editions: [{ id: EDITION, title: 'Living Rules Reference 2.0' }],
  defaultEdition: EDITION,
  checkers: [movement, transport, fleetPool, spaceCannon, adjacency, reach, route, ability],
  ambiguities,
  cite,
  cases: [],
}
