/** The links of every released version, as players have kept them: read and judged again by this version. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { adjudicate, findChecker } from '../../lib/adjudicate.ts'
import { casePath } from '../../lib/cases.ts'
import { games } from '../../lib/games/index.ts'
import type { RawFacts } from '../../lib/kernel/facts.ts'
import { readLink } from '../../lib/link/codec.ts'

/** Folder of the corpora (`links-v1.json.gz`, …) and of the list of mended faults; from the root of the repository. */
const FOLDER = 'tests/compat'

/** A link of a released version, with what that version read and ruled. */
export interface OldLink {
  game: string
  checker: string
  query: string
  facts: RawFacts
  /** A verdict, or `refused`. */
  verdict: string
}

/** A ruling that was a fault of an older version: what the link says now, and why in a sentence. */
export interface Mended {
  verdict: string
  why: string
}

/** What this version makes of an old link. */
export interface Opened {
  link: OldLink
  /** `starcom/build/3fa2c1d0`: the name of the link in the list of mended faults. */
  id: string
  facts: RawFacts
  dropped: readonly string[]
  verdict: string
}

const idOf = ({ game, checker, query }: OldLink) =>
  `${game}/${checker}/${createHash('sha256').update(query).digest('hex').slice(0, 8)}`

/** Every link of every corpus, each once: as the first version that has it recorded it. */
export function oldLinks(): OldLink[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json.gz'))
  const links = files.flatMap(
    (file) => JSON.parse(gunzipSync(readFileSync(join(FOLDER, file))).toString()) as OldLink[],
  )
  return [...new Map(links.reverse().map((link) => [idOf(link), link])).values()]
}

/** Opens a link as its page does. Throws where its checker is gone: an id never goes. */
export function openLink(link: OldLink): Opened {
  const name = `${link.game}/${link.checker}`
  const found = findChecker(games, name)
  if (!found) throw new Error(`No checker answers to ${name} any more.`)
  const { edition, readings, facts, dropped } = readLink(found.checker.facts, link.query)
  const ruling = adjudicate(games, { checker: name, facts, readings, ...(edition ? { edition } : {}) })
  return { link, id: idOf(link), facts, dropped, verdict: 'error' in ruling ? 'refused' : ruling.verdict }
}

const fileOf = (game: string) => join(FOLDER, 'mended', `${game}.jsonl`)

/** Its lines; none of a game of which nothing was mended. */
const linesOf = (game: string): string[] =>
  existsSync(fileOf(game)) ? readFileSync(fileOf(game), 'utf8').split('\n').filter(Boolean) : []

/** The list of mended faults of a game, by the name of the link: one line of JSON each. */
export function mendedOf(game: string): Record<string, Mended> {
  const lines = linesOf(game)
  return Object.fromEntries(
    lines.map((line) => JSON.parse(line) as Mended & { id: string }).map(({ id, ...mended }) => [id, mended]),
  )
}

/** Adds to the list; sorted, so that two hands can add to it at once. */
export function addMended(game: string, lines: readonly string[]): void {
  const known = linesOf(game)
  writeFileSync(
    fileOf(game),
    [...new Set([...known, ...lines])]
      .sort()
      .map((line) => `${line}\n`)
      .join(''),
  )
}

/** The line of the list that says what became of a link. */
export const lineOf = ({ id, verdict }: Opened, why = '…'): string => JSON.stringify({ id, verdict, why })

/** The link of every numbered case with what this version makes of it: the corpus of a release. */
export const recordLinks = (): OldLink[] =>
  games.flatMap((pack) =>
    pack.cases.map((one) => {
      const query = casePath(pack, one).replace(/^.*?\?/, '')
      const opened = openLink({ game: pack.id, checker: one.checker, query, facts: {}, verdict: '' })
      return { ...opened.link, facts: opened.facts, verdict: opened.verdict }
    }),
  )
