import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { findChecker } from '../../../../../lib/adjudicate'
import { games } from '../../../../../lib/games'
import { Island } from '../../../../_judging/island'
import { wordsFor } from '../../../../_judging/pack'
import { askedAs } from '../../../../_site/asked'
import { Crumbs } from '../../../../_site/crumbs'
import { RulesOf } from '../../../../_site/editions'
import { gameOf } from '../../../../_site/library'
import { metadataOf } from '../../../../_site/meta'
import { describeChecker } from '../../../../check/describe'

interface Props {
  params: Promise<{ game: string; checker: string }>
}

export const dynamicParams = false

export const generateStaticParams = () =>
  games.flatMap((pack) => pack.checkers.map((checker) => ({ game: pack.id, checker: checker.id })))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game, checker } = await params
  return metadataOf(`/check/${game}/${checker}/`)
}

export default async function Page({ params }: Props): Promise<ReactNode> {
  const { game, checker: id } = await params
  const found = findChecker(games, `${game}/${id}`)
  if (!found) notFound()
  const { pack, checker } = found
  const props = await describeChecker(pack, checker)
  return (
    <div data-game={pack.id}>
      <Crumbs path={`/check/${pack.id}/${checker.id}/`} />
      <h1 className="mb-0 mt-2">{askedAs(checker)}</h1>
      <noscript>
        <p className="card mt-3 p-3">
          Judging runs on your device and needs scripts. The rules can be read without them.
        </p>
      </noscript>
      <Island name={`check/${pack.id}/${checker.id}`} props={{ ...props, pack: wordsFor(pack) }} />
      <RulesOf game={await gameOf(pack.id)} editions={checker.editions} />
    </div>
  )
}
