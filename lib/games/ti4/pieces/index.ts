/** Units, system tiles and factions by name: what the page lists, the search finds, and programs read. */
import type { LinksTo, NamedThing } from '../../../kernel/pack.ts'
import { factionPieces } from './factions.ts'
import type { Piece } from './piece.ts'
import { tilePieces } from './tiles.ts'
import { unitPieces } from './units.ts'

export type { Piece } from './piece.ts'

/** Address of their page. */
const PAGE = '/cards/ti4/'

/** In the order of the page. */
export const pieces: readonly Piece[] = [...unitPieces, ...tilePieces, ...factionPieces]

/** The groups of the page, in its order. */
export const sections: readonly string[] = [...new Set(pieces.map(({ section }) => section))]

export const things: readonly NamedThing[] = pieces.map(({ id, name, kind, says, aliases }) => ({
  id: `ti4:piece.${id}`,
  title: name,
  label: kind,
  says,
  aliases,
  page: 'Units, systems and factions',
  url: `${PAGE}#${id}`,
}))

const inLines = (linksTo: LinksTo): string[] =>
  sections.flatMap((section) => [
    `## ${section}`,
    pieces
      .filter((piece) => piece.section === section)
      .map(({ name, figures, clauses }) => {
        const told = figures.map(([what, value]) => `${what}: ${value}`).join('; ')
        return `- **${name}**: ${told}.${clauses.length ? ` ${linksTo(clauses)}` : ''}`
      })
      .join('\n'),
  ])

/** By the address of the page the list stands on. */
export const lists = { [PAGE]: inLines }
