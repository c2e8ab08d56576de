/** Factions: their home, and what of theirs bears on movement. */
import { listed } from '../../../kernel/words.ts'
import { type Faction, factions } from '../data/factions.ts'
import { components } from '../data/technologies.ts'
import { findSystemTile, systemTiles } from '../data/tiles.ts'
import { thundersEdgeUnits, units } from '../data/units.ts'
import { boxOf, type Piece } from './piece.ts'

/** "tile 51, Creuss"; a home that lies beside the map has a gate on it as well. */
function homeOf({ id, homeTile }: Faction): string {
  const tile =
    findSystemTile(homeTile ?? '') ?? systemTiles.find(({ faction, kind }) => faction === id && kind === 'home')
  return tile ? `tile ${tile.tile}, ${listed(tile.planets)}` : ''
}

function piece(faction: Faction): Piece {
  const own = [...units, ...thundersEdgeUnits].filter((unit) => unit.faction === faction.id)
  const rules = components.filter((component) => component.faction === faction.id)
  const home = homeOf(faction)
  // A card of a unit by the unit's own name is the unit again.
  const cards = rules.filter(({ name }) => !own.some((unit) => unit.name.startsWith(name)))
  const named = listed([...own, ...cards].map(({ name }) => name))
  return {
    id: `faction-${faction.id}`,
    name: faction.name,
    kind: 'Faction',
    section: 'Factions',
    beside: boxOf(faction.set),
    says: [home && `Home: ${home}.`, named && `Its own, for movement: ${named}.`].filter(Boolean).join(' '),
    figures: [
      ['Home', home || 'none of its own recorded'],
      ...(own.length ? ([['Own units', listed(own.map(({ name }) => name))]] as const) : []),
      ['From', boxOf(faction.set)],
    ],
    clauses: rules.map(({ id }) => `ti4:components.${id}` as const),
    aliases: [faction.name.replace(/^The /, ''), faction.id, 'faction'],
  }
}

export const factionPieces: readonly Piece[] = factions.map(piece)
