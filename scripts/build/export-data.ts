import { spokenOf } from '../../lib/ask/meant-game.ts'
import { loadLibrary } from '../../lib/content/index.ts'
import { problemsOf } from '../../lib/content/verify.ts'
import { games } from '../../lib/games/index.ts'
import { pagesOf, type SitePage } from '../../lib/pages.ts'
import { packRecords } from '../../lib/search/index.ts'
import { searchRecords, synonymsOf } from '../../lib/search-records.ts'
import { quickCard } from '../../lib/twins/quick.ts'
import { caseRecords } from './case-records.ts'

/** What the reader knows of a game; the editions only where there are several. */
interface Told {
  id: string
  badge: string
  short: string
  title: string
  edition: string
  editions: { id: string; title: string }[]
}

/** What the pages fetch: search records, cases and tools apart from them, and which checkers judge by each clause. */
export async function searchJson(): Promise<string> {
  const library = await loadLibrary(games)
  const checkers = games.flatMap(({ id, checkers }) => checkers.map((checker) => ({ game: id, checker })))
  const checks: Record<string, number[]> = {}
  for (const [at, { checker }] of checkers.entries())
    for (const id of new Set(checker.editions.flatMap((edition) => checker.cites(edition)))) {
      checks[id] ??= []
      checks[id].push(at)
    }
  const records = packRecords(searchRecords(library, games))
  return JSON.stringify({
    records,
    synonyms: synonymsOf(library.games),
    cases: packRecords(caseRecords(games, library.games)),
    checkers: checkers.map(({ game, checker: { id, title } }) => ({ title, url: `/check/${game}/${id}/` })),
    checks,
  })
}

/** How the players of every game put their questions: by it a page tells which game a case is of. */
export const spokenJson = (): string => JSON.stringify(spokenOf(games))

/** The colours of the games as a style sheet: `--game-ID` for each, and `--game` inside whatever is of one. */
export async function gamesCss(): Promise<string> {
  const { games: contents } = await loadLibrary(games)
  const colours = (ground: 'light' | 'dark' | 'dim') =>
    contents.map(({ id, colour }) => `--game-${id}: ${colour[ground]};`).join(' ')
  return [
    `:root { ${colours('light')} }`,
    `@media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${colours('dark')} } }`,
    `:root[data-theme="dark"] { ${colours('dark')} }`,
    `:root[data-theme="dim"] { ${colours('dim')} }`,
    ...contents.map(({ id }) => `[data-game="${id}"] { --game: var(--game-${id}); }\n`),
    // Who has chosen a game is shown that one where games are browsed.
    ...contents.map(
      ({ id }) => `:root[data-chosen="${id}"] [data-browse] [data-game]:not([data-game="${id}"]) { display: none; }`,
    ),
  ].join('\n')
}

/** What the reader knows of the games without asking: their badge, their short name and the edition read first. */
export async function gamesTold(): Promise<Told[]> {
  const { games: contents } = await loadLibrary(games)
  return contents.map(({ id, badge, short, title, defaultEdition, editions }) => ({
    id,
    badge,
    short,
    title,
    edition: defaultEdition,
    editions: editions.length > 1 ? editions.map((one) => ({ id: one.id, title: one.title })) : [],
  }))
}

/** Every broken promise of the collection. */
export async function problems(): Promise<string[]> {
  const library = await loadLibrary(games)
  const told = library.games.map((game) => quickCard(game, library.clauses).catch((problem: Error) => problem.message))
  const ofCards = (await Promise.all(told)).filter((one) => typeof one === 'string')
  return [...problemsOf(library, games), ...ofCards]
}

/** One page of each kind, for whoever looks at a few for all; of the first game, and every tool. */
export async function pagesOfEachKind(): Promise<string[]> {
  const library = await loadLibrary(games)
  const { id, example } = library.games[0]!
  const stands = (page: SitePage) =>
    page.kind === 'topic' ? page.id === example?.page : page.kind !== 'checker' || page.id === example?.checker
  const chosen = pagesOf(library, games).filter(
    (page) => page.kind === 'tool' || !page.game || (page.game === id && stands(page)),
  )
  const first = (page: SitePage, i: number) =>
    page.kind === 'tool' || !page.edition || chosen.findIndex((one) => one.kind === page.kind && one.game) === i
  return chosen.filter(first).map(({ path }) => path)
}
