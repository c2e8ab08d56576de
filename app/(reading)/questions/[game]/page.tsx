import type { ReactNode } from 'react'
import type { Ambiguity, AmbiguityPoint, Standing } from '../../../../lib/kernel/ambiguity'
import { askedAs } from '../../../_site/asked'
import { CardFilter } from '../../../_site/card-filter'
import { Crumbs } from '../../../_site/crumbs'
import { everyGame, type GameRoute, headOf } from '../../../_site/game-route'
import { clauseOf, gameOf, hrefOf, packOf } from '../../../_site/library'
import { at } from '../../../_site/paths'

export const dynamicParams = false
export const generateStaticParams = everyGame
export const generateMetadata = headOf('questions')

/** Where a question stands, as heading and button of the filter; what is really open comes first. */
const GROUPS = [
  { standing: 'unclear', title: 'The rules do not say' },
  { standing: 'lean', title: 'Answered, with a note' },
  { standing: 'text', title: 'Decided by the words' },
] as const

const STANDING = {
  text: 'the words decide for A',
  lean: 'answered by A, with a note',
  unclear: 'both readings are shown',
} as const

/** The most open standing any point of a question has in any edition. */
function standingOf({ points }: Ambiguity): Standing {
  const all = points.flatMap(({ standing }) => Object.values(standing))
  return GROUPS.find(({ standing }) => all.includes(standing))?.standing ?? 'text'
}

/** So many checkers ask a question: a measure of how often it comes up. */
const checkersOf = (game: string, { id }: Ambiguity) =>
  packOf(game).checkers.filter((checker) => checker.consults.some((ref) => ref.split('/')[0] === id))

export default async function Questions({ params }: GameRoute): Promise<ReactNode> {
  const pack = packOf((await params).game)
  const groups = GROUPS.map(({ standing, title }) => ({
    title,
    own: pack.ambiguities
      .filter((one) => standingOf(one) === standing)
      .toSorted((a, b) => checkersOf(pack.id, b).length - checkersOf(pack.id, a).length),
  })).filter(({ own }) => own.length)
  return (
    <div data-game={pack.id}>
      <Crumbs path={`/questions/${pack.id}/`} />
      <h1>Open questions of {pack.title}</h1>
      <p className="intro">
        {pack.ambiguities.length} questions the rules leave open. Your table can choose a reading on the page of a
        checker; the link then carries it.
      </p>
      <CardFilter sections={groups.map(({ title }) => title)} placeholder="siege, fighters, retreat" noun="questions" />
      {groups.map(({ title, own }) => (
        <div key={title} data-filter-section={title}>
          <h2 className="entries">{title}</h2>
          {own.map((ambiguity) => (
            <Question key={ambiguity.id} ambiguity={ambiguity} game={pack.id} />
          ))}
        </div>
      ))}
    </div>
  )
}

async function Question({ ambiguity, game }: { ambiguity: Ambiguity; game: string }): Promise<ReactNode> {
  const content = await gameOf(game)
  const clauses = (await Promise.all(ambiguity.clauses.map(clauseOf))).filter((clause) => clause !== undefined)
  const checkers = checkersOf(game, ambiguity)
  return (
    <details id={ambiguity.id.split(':ambiguity.')[1]} className="entry" data-filter-item>
      <summary>
        <h3>{ambiguity.topic}</h3>
      </summary>
      <div className="entry-body">
        {ambiguity.points.map((point) => (
          <Point key={point.point ?? ''} point={point} editions={content.editions} />
        ))}
        <p>
          Rules:{' '}
          {clauses.map((clause, i) => (
            <span key={clause.id}>
              {i > 0 && ' · '}
              <a href={hrefOf(clause.id, content, clause.editions[0] ?? content.defaultEdition, clause)}>
                {clause.label}
              </a>
            </span>
          ))}
        </p>
        {checkers.length > 0 && (
          <p>
            Decides in:{' '}
            {checkers.map((checker, i) => (
              <span key={checker.id}>
                {i > 0 && ' · '}
                <a href={at(`/check/${game}/${checker.id}/`)}>{askedAs(checker)}</a>
              </span>
            ))}
          </p>
        )}
      </div>
    </details>
  )
}

/** True where the words or the evidence favour the first reading in some edition. */
const leansOnA = ({ standing }: AmbiguityPoint): boolean =>
  Object.values(standing).some((stands) => stands === 'text' || stands === 'lean')

function Point({ point, editions }: { point: AmbiguityPoint; editions: { id: string; title: string }[] }): ReactNode {
  const standings = editions.filter((edition) => point.standing[edition.id])
  const said = [...new Set(standings.map(({ id }) => STANDING[point.standing[id]!]))]
  return (
    <div>
      <p>
        <b>
          {point.point && `(${point.point}) `}
          {point.asks}
        </b>{' '}
        <small>
          {said.length === 1 && standings.length === editions.length
            ? said[0]
            : standings.map(({ id, title }) => `${title}: ${STANDING[point.standing[id]!]}`).join('; ')}
        </small>
      </p>
      <ul>
        {point.readings.map((reading) => (
          <li key={reading.id}>
            <b>{reading.id}</b> {reading.says}
            {reading.id === 'A' && leansOnA(point) && <small> better supported</small>}
          </li>
        ))}
      </ul>
      <p className="text-muted">{point.why}</p>
    </div>
  )
}
