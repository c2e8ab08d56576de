/** Clauses that say the same in other words: they share the outcome of the clause that decides. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'active-system.1': ['tactical-action.1a', 'command-tokens.4'],
  'active-system.2': ['tactical-action.1'],
  'movement.4a': ['movement.4'],
  'movement.4c': ['tactical-action.2'],
  'movement.4f': ['move.1'],
  'movement.5': ['tactical-action.2a'],
  'movement.n3': ['transport.n1'],
  'faq.fighters-block': ['movement.n5'],
  'nebula.1': ['active-system.n1'],
  'gravity-rift.1': ['gravity-rift.1a', 'gravity-rift.3'],
  'components.antimass-deflectors': ['asteroid-field.n1'],
  'transport.0': ['transport.n4', 'transport.n4f'],
  'capacity.1': ['capacity.n4f'],
  'transport.1': ['transport.n3'],
  'transport.2': ['transport.1a'],
  'adjacency.1': ['wormholes.0', 'wormholes.4'],
  'adjacency.2a': ['wormholes.n3'],
  'adjacency.4': ['hyperlanes.1', 'hyperlanes.n2b', 'hyperlanes.n2d'],
  'hyperlanes.2': ['system-tiles.7'],
  'fleet-pool.1': ['ships.2', 'ships.2a', 'fleet-pool.1a'],
  'capacity.3': ['capacity.3a'],
  'capacity.2': ['capacity.3b'],
  'capacity.3c': ['fleet-pool.n1'],
  'components.fighter-ii': ['ships.n1'],
  'space-cannon.2': ['space-cannon.1', 'space-cannon.4', 'space-cannon.n3', 'tactical-action.2c'],
  'space-cannon.3c': ['wormholes.2', 'hyperlanes.n2a'],
  'components.plasma-scoring': ['faq.plasma-scoring', 'space-cannon.n3a'],
}
const full = (name: string) => `ti4:${name}`
const byId = new Map(Object.entries(ALSO).map(([name, others]) => [full(name), others.map(full)]))

/** The clauses that share the outcome of this one. */
export const alsoOf = (clause: string): readonly string[] => byId.get(clause) ?? []
