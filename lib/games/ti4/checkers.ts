import type { Judge } from '../../kernel/pack.ts'
import { ability } from './ability/index.ts'
import { adjacency } from './adjacency/index.ts'
import { ambiguities } from './data/ambiguities.ts'
import { EDITION } from './facts.ts'
import { fleetPool } from './fleet-pool/index.ts'
import { cite } from './label.ts'
import { movement } from './movement/index.ts'
import { reach } from './reach/index.ts'
import { riftDie } from './rift-die/index.ts'
import { route } from './route/index.ts'
import { spaceCannon } from './space-cannon/index.ts'
import { timing } from './timing/index.ts'
import { transport } from './transport/index.ts'

/** Twilight Imperium 4 as the map needs it: what judges, without cases and page words. */
export const ti4: Judge = {
  id: 'ti4',
  title: 'Twilight Imperium 4',
  badge: 'TI',
  editions: [{ id: EDITION, title: 'Living Rules Reference 2.0' }],
  defaultEdition: EDITION,
  checkers: [movement, transport, fleetPool, spaceCannon, adjacency, reach, route, ability, timing, riftDie],
  ambiguities,
  cite,
}
