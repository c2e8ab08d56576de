/** Runs after the export, in Node: draws an island as it stands before any script has run. */
import { existsSync } from 'node:fs'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { findChecker } from '../../lib/adjudicate'
import { games } from '../../lib/games'
import { CheckerApp } from '../_components/checker-app'
import { Failed } from './failed'
import { type CheckerPage, packOf } from './pack'
import disagree from './tables/disagree'
import log from './tables/log'
import mine from './tables/mine'
import open from './tables/open'

const TABLES: Readonly<Record<string, unknown>> = { disagree, log, mine, open }
const BOARDS: Readonly<Record<string, unknown>> = Object.fromEntries(
  await Promise.all(
    games
      .filter(({ id }) => existsSync(`app/_games/${id}/board.ts`))
      .map(async ({ id }) => [id, (await import(`../_games/${id}/board.ts`)).default] as const),
  ),
)

function draw(name: string, told: object): ReactNode {
  const [kind, ...rest] = name.split('/')
  if (kind === 'board') {
    const Board = BOARDS[rest.join('/')] as ComponentType<object> | undefined
    if (Board) return <Board {...told} />
  }
  if (kind === 'table') {
    const Page = TABLES[rest.join('/')] as ComponentType<object> | undefined
    if (Page) return <Page {...told} />
  }
  const found = kind === 'check' ? findChecker(games, rest.join('/')) : undefined
  if (!found) throw new Error(`There is no island ${name}.`)
  const props = told as CheckerPage
  const { sayings } = found.pack
  const load = sayings && (async () => sayings)
  return (
    <CheckerApp
      pack={packOf(props.pack, found.checker, found.pack)}
      props={props}
      {...(load ? { sayings: load } : {})}
    />
  )
}

/** The HTML of an island, told what its page is told. Throws for a name nobody knows. */
export const renderIsland = (name: string, told: object): string => renderToString(<Failed>{draw(name, told)}</Failed>)
