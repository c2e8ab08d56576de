import type { ReactNode } from 'react'
import type { ClauseRecord, GameContent } from '../../lib/content'
import { games } from '../../lib/games'
import { EditionSwitch } from './editions'
import { editionInUrl, hrefOf, library } from './library'
import { at } from './paths'
import { Tools } from './tools'

interface Props {
  game: GameContent
  edition: string
}

/** Everything of a game within two taps: by phase, by checker, by word. */
export async function GameIndex({ game, edition }: Props): Promise<ReactNode> {
  const { clauses } = await library()
  const own = clauses.filter((clause) => clause.game === game.id)
  const prefix = `/rules/${game.id}/${editionInUrl(game, edition) ? `${edition}/` : ''}`
  const pack = games.find((candidate) => candidate.id === game.id)
  const hasCards = own.some((clause) => clause.page === 'cards')
  return (
    <div data-game={game.id} data-edition={edition}>
      <h1 className="mb-2 mt-4">
        <span className="badge align-middle">{game.badge}</span> {game.title}
      </h1>
      <p className="mt-0 max-w-[66ch] text-muted">{game.editions.find((one) => one.id === edition)?.says}</p>
      <EditionSwitch game={game} edition={edition} rest="" />
      <Tools game={game.id} />
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        {game.phases.map((phase) => (
          <section key={phase.title} className="card p-4">
            <h2 className="m-0 text-lg">{phase.title}</h2>
            {phase.pages.map((id) => (
              <PageRow key={id} id={id} game={game} prefix={prefix} />
            ))}
          </section>
        ))}
        <section className="card p-4">
          <h2 className="m-0 text-lg">More</h2>
          {hasCards && (
            <Row href={`${prefix}cards/`} title="Cards" says="Every card of this edition, to browse and filter." />
          )}
          {pack && (
            <Row
              href={`/check/#${game.id}`}
              title="Checkers"
              says={`${pack.checkers.length} questions judged from your facts.`}
            />
          )}
          {pack && (
            <Row
              href={`/questions/${game.id}/`}
              title="Open questions"
              says={`${pack.ambiguities.length} places where the rules do not say, with both readings.`}
            />
          )}
          {pack && (
            <Row
              href={`/cases/${game.id}/`}
              title="Numbered cases"
              says={`${pack.cases.length} cases with the ruling each must get; open one and run it.`}
            />
          )}
          {pack?.contradictions && (
            <Row
              href={`/contradictions/${game.id}/`}
              title="Rulings that flip"
              says={`${pack.contradictions.length} places where the printings contradict each other.`}
            />
          )}
          {pack && (
            <Row href={`/coverage/${game.id}/`} title="Coverage" says="Which checkers and cases cover each clause." />
          )}
        </section>
      </div>
      <Glossary game={game} edition={edition} clauses={own} />
      <AtoZ game={game} edition={edition} clauses={own} />
    </div>
  )
}

function PageRow({ id, game, prefix }: { id: string; game: GameContent; prefix: string }): ReactNode {
  const page = game.pages.find((candidate) => candidate.id === id)
  return page ? <Row href={`${prefix}${id}/`} title={page.title} says={page.summary} /> : null
}

function Row({ href, title, says }: { href: string; title: string; says: string }): ReactNode {
  return (
    <a className="row-link" href={at(href)}>
      <span className="row-title">{title}</span>
      <span className="block text-sm text-muted">{says}</span>
    </a>
  )
}

type Words = Props & { clauses: readonly ClauseRecord[] }

function Glossary({ game, edition, clauses }: Words): ReactNode {
  if (!game.glossary.length) return null
  return (
    <details className="card mt-6 px-4">
      <summary className="font-bold">Words of the game ({game.glossary.length})</summary>
      <dl className="pb-4">
        {game.glossary.map((term) => (
          <div key={term.term} className="py-1">
            <dt className="font-bold">{term.term}</dt>
            <dd className="m-0">
              {term.says}{' '}
              <a
                href={hrefOf(
                  term.clause,
                  game,
                  edition,
                  clauses.find((clause) => clause.id === term.clause),
                )}
              >
                {clauses.find((clause) => clause.id === term.clause)?.label}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function AtoZ({ game, edition, clauses }: Words): ReactNode {
  const sorted = [...clauses].sort((a, b) => a.title.localeCompare(b.title, 'en'))
  return (
    <details className="card mt-6 px-4">
      <summary className="font-bold">All {clauses.length} clauses from A to Z</summary>
      <ul className="list-none columns-1 p-0 pb-4 sm:columns-2">
        {sorted.map((clause) => (
          <li key={clause.id} className="break-inside-avoid">
            <a className="row-link" href={hrefOf(clause.id, game, edition, clause)}>
              <span className="row-title">{clause.title}</span>{' '}
              <span className="text-sm text-muted">{clause.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
