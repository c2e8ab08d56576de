import type { ReactNode } from 'react'
import type { ClauseRecord, GameContent } from '../../lib/content'
import { games } from '../../lib/games'
import type { GamePack } from '../../lib/kernel/pack'
import { rulesPath } from '../../lib/page-addresses'
import { phaseId } from '../../lib/pages'
import { askedAs } from './asked'
import { Crumbs } from './crumbs'
import { EditionSwitch, RulesOf, WhichEdition } from './editions'
import { hrefOf, library } from './library'
import { allSitePages } from './meta'
import { at } from './paths'
import { SearchForm } from './search-form'
import { Tools } from './tools'

interface Props {
  game: GameContent
  edition: string
}

/** Everything of a game within two taps: by phase, by checker, by word. */
export async function GameIndex({ game, edition }: Props): Promise<ReactNode> {
  const { clauses } = await library()
  const own = clauses.filter((clause) => clause.game === game.id)
  const prefix = rulesPath(game, edition)
  const pack = games.find((candidate) => candidate.id === game.id)
  const lists = (await allSitePages()).filter(
    (page) => page.game === game.id && page.kind === 'list' && !page.workshop && page.id !== 'quick',
  )
  const hasCards = own.some((clause) => clause.page === 'cards')
  return (
    <div data-game={game.id} data-edition={edition}>
      <Crumbs path={prefix} />
      <h1 className="mb-2 mt-4">
        <span className="badge align-middle">{game.badge}</span> {game.title}
      </h1>
      <SearchForm games={[game]} />
      <div data-results className="mt-4" aria-live="polite" />
      <div data-browse>
        <p className="intro">{game.editions.find((one) => one.id === edition)?.says}</p>
        <EditionSwitch game={game} edition={edition} rest="" />
        <RulesOf game={game} editions={[edition]} />
        <WhichEdition game={game} />
        <Tools game={game.id} />
        <p className="doors mt-2">
          <a href={at(`/quick/${game.id}/`)}>Quick card: costs, limits, phases and timing on one sheet</a>
        </p>
        {pack && <Checkers pack={pack} />}
        <div className="mt-6 grid gap-6 lg:grid-cols-2">
          {game.phases.map((phase) => (
            <section key={phase.title} id={phaseId(phase)} className="border-t border-hairline pt-2">
              <h2 className="m-0 text-lg">{phase.title}</h2>
              {phase.pages.map((id) => (
                <PageRow key={id} id={id} game={game} prefix={prefix} />
              ))}
            </section>
          ))}
          <section className="border-t border-hairline pt-2">
            <h2 className="m-0 text-lg">More</h2>
            {hasCards && (
              <Row href={`${prefix}cards/`} title="Cards" says="Every card of this edition, to browse and filter." />
            )}
            {lists.map((list) => (
              <Row key={list.path} href={list.path} title={list.name} says={list.says} />
            ))}
          </section>
        </div>
        <Glossary game={game} edition={edition} clauses={own} />
        <AtoZ game={game} edition={edition} clauses={own} />
      </div>
    </div>
  )
}

/** Everything of the game that can be judged, as questions. */
function Checkers({ pack }: { pack: GamePack }): ReactNode {
  return (
    <section className="mt-4 border-t border-hairline pt-2">
      <h2 className="m-0 text-lg">Check your case</h2>
      <ul className="m-0 grid list-none gap-x-8 p-0 sm:grid-cols-2">
        {pack.checkers.map((checker) => (
          <li key={checker.id}>
            <a className="flex min-h-11 items-center" href={at(`/check/${pack.id}/${checker.id}/`)}>
              {askedAs(checker)}
            </a>
          </li>
        ))}
      </ul>
    </section>
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
    <details className="mt-6 border-t border-hairline">
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
  const letterOf = ({ title }: ClauseRecord) => /[a-z]/i.exec(title.charAt(0))?.[0].toUpperCase() ?? '0–9'
  return (
    <details className="border-y border-hairline" id="a-z">
      <summary className="font-bold">All {clauses.length} clauses from A to Z</summary>
      {[...new Set(sorted.map(letterOf))].map((letter) => (
        <section key={letter} className="border-t border-hairline">
          <h3 className="m-0 pt-2">{letter}</h3>
          <ul className="m-0 list-none p-0 sm:columns-2">
            {sorted
              .filter((clause) => letterOf(clause) === letter)
              .map((clause) => (
                <li key={clause.id} className="break-inside-avoid">
                  <a className="row-link" href={hrefOf(clause.id, game, edition, clause)}>
                    <span className="row-title">{clause.title}</span>{' '}
                    <small className="text-muted">{clause.label}</small>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
