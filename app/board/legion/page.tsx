import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { legion } from '../../../lib/games/legion'
import { LegionTools } from '../../_components/legion/legion-tools'
import { TOOLS } from '../../_components/legion/tools'
import { at, BASE_PATH } from '../../_site/paths'
import { describeChecker } from '../../check/describe'

export const metadata: Metadata = {
  title: 'Command tools · Star Wars: Legion',
  description:
    'Build a command hand, settle priority, count the orders and put card effects in order, clause by clause.',
}

export default async function Page(): Promise<ReactNode> {
  const described = await Promise.all(
    TOOLS.map(async ({ checker: id }) => {
      const checker = legion.checkers.find((known) => known.id === id)
      if (!checker) throw new Error(`The pack legion has no checker ${id}.`)
      return [id, { ...(await describeChecker(legion, checker)), examples: [], cases: [] }] as const
    }),
  )
  return (
    <div data-game="legion">
      <nav aria-label="Breadcrumb" className="text-sm">
        <a href={at('/check/')}>Check</a> <span className="text-muted">›</span>{' '}
        <a href={at('/rules/legion/')}>{legion.title}</a>
      </nav>
      <noscript>
        <p className="card mt-3 p-3">
          Judging runs on your device and needs scripts. The rules it rests on can be read without.
        </p>
      </noscript>
      <LegionTools base={BASE_PATH} described={Object.fromEntries(described)} />
    </div>
  )
}
