import type { ReactNode } from 'react'
import type { GameContent } from '../../../../lib/content'
import { type QuickCell, type QuickGroup, quickCard } from '../../../../lib/twins/quick'
import { Crumbs } from '../../../_site/crumbs'
import { RulesOf } from '../../../_site/editions'
import { everyGame, type GameRoute, headOf } from '../../../_site/game-route'
import { gameOf, hrefOf, library } from '../../../_site/library'
import type { Pieces } from '../../../_site/quick/pieces'
import { piecesOf } from '../../../_site/screens'

export const dynamicParams = false
export const generateStaticParams = everyGame
export const generateMetadata = headOf('quick')

/** What a table asks most, on one sheet: every line stands on a clause. */
export default async function QuickCard({ params }: GameRoute): Promise<ReactNode> {
  const game = await gameOf((await params).game)
  const groups = await quickCard(game, (await library()).clauses)
  return (
    <div data-game={game.id} className="quick">
      <Crumbs path={`/quick/${game.id}/`} />
      <h1>Quick card: {game.title}</h1>
      <div className="quick-sheet">
        {groups.map((group) => (
          <Group key={group.title} group={group} game={game} />
        ))}
        {(await piecesOf(game.id)).map((pieces) => (
          <Figures key={pieces.title} pieces={pieces} />
        ))}
      </div>
      <RulesOf game={game} editions={game.editions.map(({ id }) => id)} />
    </div>
  )
}

function Group({ group, game }: { group: QuickGroup; game: GameContent }): ReactNode {
  const parted = group.rows.some(({ cells }) => cells.length > 1)
  return (
    <table>
      <caption>{group.title}</caption>
      {parted && (
        <thead>
          <tr>
            <td />
            {game.editions.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {group.rows.map(({ what, cells }) => (
          <tr key={what}>
            <th scope="row">
              {what}
              <Cited cells={cells} game={game} />
            </th>
            {cells.map(({ says, clause }, i) => (
              <td
                key={`${clause.id} ${game.editions[i]?.id}`}
                colSpan={cells.length === 1 && parted ? game.editions.length : 1}
              >
                {says}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The clauses a line stands on, each once. */
function Cited({ cells, game }: { cells: readonly QuickCell[]; game: GameContent }): ReactNode {
  const clauses = [...new Set(cells.map(({ clause }) => clause))]
  return (
    <small>
      {clauses.map((clause) => {
        const edition = clause.editions.includes(game.defaultEdition) ? game.defaultEdition : clause.editions[0]!
        return (
          <a key={clause.id} href={hrefOf(clause.id, game, edition, clause)}>
            {clause.label}
          </a>
        )
      })}
    </small>
  )
}

function Figures({ pieces: { title, head, rows } }: { pieces: Pieces }): ReactNode {
  return (
    <table className="figures">
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, i) => (
              <td key={head[i + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
