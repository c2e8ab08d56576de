import type { ReactNode } from 'react'
import { games } from '../../../lib/games'
import { Crumbs } from '../../_site/crumbs'
import { GameRows } from '../../_site/game-rows'
import { metadataOf } from '../../_site/meta'
import { at } from '../../_site/paths'

export const generateMetadata = () => metadataOf('/questions/')

export default function Questions(): ReactNode {
  return (
    <>
      <Crumbs path="/questions/" />
      <h1 className="mb-2 mt-4">Open questions</h1>
      <p className="intro">
        Where the rules really do not say, Lawspeaker does not guess: it shows every reading and the verdict under each.
      </p>
      <GameRows path="/questions/" says={({ ambiguities }) => `${ambiguities.length} questions`} />
      <h2 className="entries">Where the editions disagree</h2>
      {games
        .filter((pack) => pack.contradictions?.length)
        .map((pack) => (
          <a key={pack.id} className="flex min-h-11 items-center" href={at(`/contradictions/${pack.id}/`)}>
            {pack.title}: {pack.contradictions?.length} places
          </a>
        ))}
    </>
  )
}
