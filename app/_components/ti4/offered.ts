import { components } from '../../../lib/games/ti4/data/technologies'

/** Technologies that need no target, as the map offers them to the active player. */
export const OFFERED = components.filter(
  ({ kind, set, target, effects }) => kind === 'technology' && set !== 'te' && !target && effects.length > 0,
)
