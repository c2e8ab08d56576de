import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { games } from '../../../lib/games'
import type { Ambiguity, AmbiguityPoint } from '../../../lib/kernel/ambiguity'
import { Crumbs } from '../../_site/crumbs'
import { clauseOf, gameOf, hrefOf } from '../../_site/library'
import { metadataOf } from '../../_site/meta'
import { at } from '../../_site/paths'

interface Route {
  params: Promise<{ game: string }>
}

export const dynamicParams = false
export const generateStaticParams = () => games.map((pack) => ({ game: pack.id }))

const packOf = (id: string) => games.find((pack) => pack.id === id)!

export async function generateMetadata({ params }: Route): Promise<Metadata> {
  return metadataOf(`/questions/${(await params).game}/`)
}

const STANDING = {
  text: 'The words decide for A',
  lean: 'Answered by A, with a note',
  unclear: 'The rules do not say: both readings are shown',
} as const

export default async function Questions({ params }: Route): Promise<ReactNode> {
  const pack = packOf((await params).game)
  return (
    <div data-game={pack.id}>
      <Crumbs path={`/questions/${pack.id}/`} />
      <h1 className="mb-2 mt-4">Open questions of {pack.title}</h1>
      <p className="intro">
        {pack.ambiguities.length} questions the rules leave open. Your table can choose a reading on the page of a
        checker; the link then carries it.
      </p>
      {pack.ambiguities.map((ambiguity) => (
        <Question key={ambiguity.id} ambiguity={ambiguity} game={pack.id} />
      ))}
    </div>
  )
}

async function Question({ ambiguity, game }: { ambiguity: Ambiguity; game: string }): Promise<ReactNode> {
  const content = await gameOf(game)
  const pack = packOf(game)
  const clauses = (await Promise.all(ambiguity.clauses.map(clauseOf))).filter((clause) => clause !== undefined)
  const checkers = pack.checkers.filter((checker) => checker.consults.some((ref) => ref.split('/')[0] === ambiguity.id))
  return (
    <section id={ambiguity.id.split(':ambiguity.')[1]} className="clause py-5">
      <h2 className="m-0 text-xl">
        <a href={`#${ambiguity.id.split(':ambiguity.')[1]}`}>{ambiguity.topic}</a>
      </h2>
      {ambiguity.points.map((point) => (
        <Point key={point.point ?? ''} point={point} editions={content.editions} />
      ))}
      <p className="mt-3 text-sm">
        Clauses:{' '}
        {clauses.map((clause, i) => (
          <span key={clause.id}>
            {i > 0 && ' · '}
            <a href={hrefOf(clause.id, content, clause.editions[0] ?? content.defaultEdition, clause)}>
              {clause.label}
            </a>
          </span>
        ))}
        {checkers.length > 0 && ' — decides in: '}
        {checkers.map((checker, i) => (
          <span key={checker.id}>
            {i > 0 && ' · '}
            <a href={at(`/check/${game}/${checker.id}/`)}>{checker.title}</a>
          </span>
        ))}
      </p>
    </section>
  )
}

/** True where the words or the evidence favour the first reading in some edition. */
const leansOnA = ({ standing }: AmbiguityPoint): boolean =>
  Object.values(standing).some((stands) => stands === 'text' || stands === 'lean')

function Point({ point, editions }: { point: AmbiguityPoint; editions: { id: string; title: string }[] }): ReactNode {
  const standings = editions.filter((edition) => point.standing[edition.id])
  return (
    <div className="mt-3 max-w-[75ch]">
      <p className="m-0 font-bold">
        {point.point && `(${point.point}) `}
        {point.asks}
      </p>
      <p className="m-0 flex flex-wrap gap-2 py-1">
        {standings.map((edition) => (
          <span key={edition.id} className="chip">
            {editions.length > 1 && `${edition.title}: `}
            {STANDING[point.standing[edition.id]!]}
          </span>
        ))}
      </p>
      <ul className="m-0 list-none p-0">
        {point.readings.map((reading) => (
          <li key={reading.id} className="mt-1 border-l-4 border-hairline pl-3">
            <strong>{reading.id}</strong> {reading.says}
            {reading.id === 'A' && leansOnA(point) && <small className="text-muted"> (better supported)</small>}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{point.why}</p>
    </div>
  )
}
