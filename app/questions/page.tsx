import type { ReactNode } from 'react'
import { games } from '../../lib/games'
import { Crumbs } from '../_site/crumbs'
import { metadataOf } from '../_site/meta'
import { at } from '../_site/paths'

export const generateMetadata = () => metadataOf('/questions/')

export default function Questions(): ReactNode {
  return (
    <>
      <Crumbs path="/questions/" />
      <h1 className="mb-2 mt-4">Open questions</h1>
      <p className="intro">
        Where the rules really do not say, Lawspeaker does not guess: it shows every reading and the verdict under each.
      </p>
      <ul className="list-none p-0">
        {games.map((pack) => (
          <li key={pack.id} data-game={pack.id}>
            <a className="row-link" href={at(`/questions/${pack.id}/`)}>
              <span className="badge">{pack.badge}</span> <span className="row-title">{pack.title}</span>
              <span className="block text-sm text-muted">{pack.ambiguities.length} questions</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
