import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ti4 } from '../../../lib/games/ti4'
import { MapApp } from '../../_components/ti4/map-app'
import { at, BASE_PATH } from '../../_site/paths'
import { describeChecker } from '../../check/describe'

export const metadata: Metadata = {
  title: 'Map of Twilight Imperium 4',
  description: 'Set up a map from its string, move ships by tap, and see which clause stops them.',
}

export default async function Page(): Promise<ReactNode> {
  const checkers = ti4.checkers.filter(({ id }) => id === 'movement' || id === 'route')
  const [movement, route] = await Promise.all(checkers.map((checker) => describeChecker(ti4, checker)))
  if (!movement || !route) throw new Error('The pack ti4 has no movement or route checker.')
  const props = { ...movement, clauses: { ...route.clauses, ...movement.clauses }, examples: [], cases: [] }
  return (
    <div data-game="ti4">
      <nav aria-label="Breadcrumb" className="text-sm">
        <a href={at('/check/')}>Check</a> <span className="text-muted">›</span>{' '}
        <a href={at('/rules/ti4/')}>{ti4.title}</a>
      </nav>
      <h1 className="mb-0 mt-2">Map</h1>
      <noscript>
        <p className="card mt-3 p-3">
          Judging runs on your device and needs scripts. The rules it rests on can be read without.
        </p>
      </noscript>
      <MapApp base={BASE_PATH} props={props} />
    </div>
  )
}
