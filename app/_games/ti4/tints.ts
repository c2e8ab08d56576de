import { findSystemTile } from '../../../lib/games/ti4/data/tiles'
import type { SystemFacts } from '../../../lib/games/ti4/facts'

/** The tint of a system by what its tile is, as a colour of the map. */
export function tintOf(system: SystemFacts): string {
  const tile = findSystemTile(system.tile ?? system.id)
  if (tile?.kind === 'mecatol') return 'var(--tile-mecatol)'
  if (tile?.kind === 'home' || tile?.kind === 'gate') return 'var(--tile-home)'
  if (tile?.kind === 'fracture') return 'var(--tile-fracture)'
  if (system.anomalies.length) return 'var(--tile-anomaly)'
  return (system.planets ?? []).length ? 'var(--tile-planets)' : 'var(--tile-space)'
}
