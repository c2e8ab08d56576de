import type { ReactNode } from 'react'
import { games } from '../../../../lib/games'
import type { Contradiction, GamePack } from '../../../../lib/kernel/pack'
import { writeLink } from '../../../../lib/link/codec'
import { askedAs } from '../../../_site/asked'
import { CardFilter } from '../../../_site/card-filter'
import { Crumbs } from '../../../_site/crumbs'
import { type GameRoute, headOf } from '../../../_site/game-route'
import { clauseOf, gameOf, hrefOf, packOf } from '../../../_site/library'
import { at } from '../../../_site/paths'

export const dynamicParams = false
export const generateStaticParams = () =>
  games.filter((pack) => pack.contradictions?.length).map((pack) => ({ game: pack.id }))
export const generateMetadata = headOf('contradictions')

const RUNS = 'With a case to run'
const TELLS = 'Nothing to run'

/** Every place where the editions decide differently, each with a case to run where one can be judged. */
export default async function Contradictions({ params }: GameRoute): Promise<ReactNode> {
  const pack = packOf((await params).game)
  const groups = [
    { title: RUNS, own: pack.contradictions?.filter(({ flips }) => flips) ?? [] },
    { title: TELLS, own: pack.contradictions?.filter(({ flips }) => !flips) ?? [] },
  ].filter(({ own }) => own.length)
  return (
    <div data-game={pack.id}>
      <Crumbs path={`/contradictions/${pack.id}/`} />
      <h1>Where the editions disagree</h1>
      <p className="intro">
        {pack.contradictions?.length} places where the editions of {pack.title} contradict each other. Run a case and
        switch the edition to see the ruling change.
      </p>
      <CardFilter sections={groups.map(({ title }) => title)} placeholder="hand, siege, fighters" noun="places" />
      {groups.map(({ title, own }) => (
        <div key={title} data-filter-section={title}>
          <h2 className="entries">{title}</h2>
          {own.map((one) => (
            <Row key={one.number} one={one} pack={pack} />
          ))}
        </div>
      ))}
    </div>
  )
}

async function Row({ one, pack }: { one: Contradiction; pack: GamePack }): Promise<ReactNode> {
  const game = await gameOf(pack.id)
  const clauses = (await Promise.all(one.clauses.map(clauseOf))).filter((clause) => clause !== undefined)
  const checker = pack.checkers.find((candidate) => candidate.id === one.flips?.checker)
  return (
    <details id={`flip-${one.number}`} className="entry flip" data-filter-item>
      <summary>
        <h3>{one.topic}</h3>
      </summary>
      <div className="entry-body">
        <dl>
          {pack.editions.map((edition) => (
            <div key={edition.id}>
              <dt>{edition.title}</dt>
              <dd>{one.says[edition.id]}</dd>
            </div>
          ))}
        </dl>
        <p>
          {one.whyNone && <span className="text-muted">{one.whyNone} </span>}
          {checker && one.flips && (
            <a href={at(`/check/${pack.id}/${checker.id}/?${writeLink(checker.facts, { facts: one.flips.facts })}`)}>
              Run a case: {askedAs(checker)}
            </a>
          )}
          {clauses.map((clause) => (
            <span key={clause.id}>
              {' · '}
              <a href={hrefOf(clause.id, game, clause.editions[0] ?? game.defaultEdition, clause)}>{clause.label}</a>
            </span>
          ))}
        </p>
      </div>
    </details>
  )
}
