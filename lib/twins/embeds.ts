/** The clauses of a page as data for `embed/clause.js`, the element that shows one of them on another site. */
import { CAUTION, type ClauseRecord, type GameContent, type Library } from '../content/records.ts'
import type { TextFile } from './index.ts'

/** A clause as another site shows it. */
interface Embedded {
  label: string
  title: string
  /** Words by edition. */
  text: Record<string, string>
  /** What must be said beside words that are not the rule itself. */
  caution?: string
  /** Address by edition, from the root of the site. */
  url: Record<string, string>
}

/** One file a page: `embed/game/command-phase.json`. */
export const embedFiles = ({ games, clauses }: Library): TextFile[] =>
  games.flatMap((game) => {
    const own = clauses.filter((clause) => clause.game === game.id)
    return [...new Set(own.map(({ page }) => page))].map((page) => ({
      file: `embed/${game.id}/${page}.json`,
      text: JSON.stringify({
        game: game.title,
        editions: Object.fromEntries(game.editions.map(({ id, title }) => [id, title])),
        edition: game.defaultEdition,
        clauses: Object.fromEntries(
          own.filter((clause) => clause.page === page).map((clause) => [clause.name, embedded(clause, game)]),
        ),
      }),
    }))
  })

function embedded({ label, title, text, from, page, name }: ClauseRecord, game: GameContent): Embedded {
  const caution = CAUTION[from]
  const addressIn = (edition: string) =>
    `rules/${game.id}/${edition === game.defaultEdition ? '' : `${edition}/`}${page}/#${name}`
  return {
    label,
    title,
    text,
    ...(caution ? { caution } : {}),
    url: Object.fromEntries(Object.keys(text).map((edition) => [edition, addressIn(edition)])),
  }
}
