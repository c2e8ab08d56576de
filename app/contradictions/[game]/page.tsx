import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { games } from '../../../lib/games'
import type { Contradiction, GamePack } from '../../../lib/kernel/pack'
import { writeLink } from '../../../lib/link/codec'
import { Crumbs } from '../../_site/crumbs'
import { clauseOf, gameOf, hrefOf } from '../../_site/library'
import { metadataOf } from '../../_site/meta'
import { at } from '../../_site/paths'

interface Route {
  params: Promise<{ game: string }>
}

const packOf = (id: string) => games.find((pack) => pack.id === id)!

export const dynamicParams = false
export const generateStaticParams = () =>
  games.filter((pack) => pack.contradictions?.length).map((pack) => ({ game: pack.id }))

export async function generateMetadata({ params }: Route): Promise<Metadata> {
  return metadataOf(`/contradictions/${(await params).game}/`)
}

/** Every place where the editions decide differently, each with a case to run where one can be judged. */
export default async function Contradictions({ params }: Route): Promise<ReactNode> {
  const pack = packOf((await params).game)
  return (
    <div data-game={pack.id}>
      <Crumbs path={`/contradictions/${pack.id}/`} />
      <h1 className="mb-2 mt-4">Where the editions disagree</h1>
      <p className="intro">
        {pack.contradictions?.length} places where the editions of {pack.title} contradict each other. Run a case and
        switch the edition to see the ruling change.
      </p>
      {pack.contradictions?.map((one) => (
        <Row key={one.number} one={one} pack={pack} />
      ))}
    </div>
  )
}

async function Row({ one, pack }: { one: Contradiction; pack: GamePack }): Promise<ReactNode> {
  const game = await gameOf(pack.id)
  const clauses = (await Promise.all(one.clauses.map(clauseOf))).filter((clause) => clause !== undefined)
  const checker = pack.checkers.find((candidate) => candidate.id === one.flips?.checker)
  return (
    <section id={`flip-${one.number}`} className="border-t border-hairline py-4">
      <h2 className="m-0 text-xl">
        <span className="mr-2 font-mono text-sm text-muted">{one.number}</span>
        {one.topic}
      </h2>
      <dl className="m-0 mt-2 grid gap-3 sm:grid-cols-2">
        {pack.editions.map((edition) => (
          <div key={edition.id} className="card p-3">
            <dt className="font-bold">{edition.title}</dt>
            <dd className="m-0">{one.says[edition.id]}</dd>
          </div>
        ))}
      </dl>
      <p className="m-0 mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {one.whyNone && <span className="text-muted">{one.whyNone}</span>}
        {checker && one.flips && (
          <a
            className="button"
            href={at(`/check/${pack.id}/${checker.id}/?${writeLink(checker.facts, { facts: one.flips.facts })}`)}
          >
            Run a case: {checker.title}
          </a>
        )}
        {clauses.map((clause) => (
          <a
            key={clause.id}
            className="inline-flex min-h-11 items-center"
            href={hrefOf(clause.id, game, clause.editions[0] ?? game.defaultEdition, clause)}
          >
            {clause.label}
          </a>
        ))}
      </p>
    </section>
  )
}
