import { absolute } from '../app/_site/paths.ts'
import { loadLibrary } from '../lib/content/index.ts'
import { problemsOf } from '../lib/content/verify.ts'
import { games } from '../lib/games/index.ts'
import { packRecords } from '../lib/search/index.ts'
import { searchRecords } from '../lib/search-records.ts'
import { machineFiles, type TextFile } from '../lib/twins/index.ts'
import { caseRecords } from './case-records.ts'

/** What the pages fetch: search records, cases and tools apart from them, and the first checker of each clause. */
export async function searchJson(): Promise<string> {
  const library = await loadLibrary(games)
  const checks: Record<string, { title: string; url: string }> = {}
  for (const pack of games) {
    for (const checker of pack.checkers) {
      for (const id of checker.editions.flatMap((edition) => checker.cites(edition))) {
        checks[id] ??= { title: checker.title, url: `/check/${pack.id}/${checker.id}/` }
      }
    }
  }
  const records = packRecords(searchRecords(library, games))
  return JSON.stringify({ records, cases: packRecords(caseRecords(games)), checks })
}

/** The Markdown twin of every page, and the files that name them all. */
export const twins = async (): Promise<TextFile[]> =>
  machineFiles({ library: await loadLibrary(games), packs: games, absolute })

/** Every broken promise of the collection. */
/** What the reader knows of the games without asking: their badge, their short name and the edition read first. */
export async function gamesTold(): Promise<{ id: string; badge: string; short: string; edition: string }[]> {
  const { games: contents } = await loadLibrary(games)
  return contents.map(({ id, badge, short, defaultEdition }) => ({ id, badge, short, edition: defaultEdition }))
}

export const problems = async (): Promise<string[]> => problemsOf(await loadLibrary(games), games)
