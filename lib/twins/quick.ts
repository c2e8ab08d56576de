/** Quick cards: what a table asks most, a line each, every line with the clause it stands on. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { ClauseRecord, GameContent } from '../content/records.ts'
import { meant, readJsonText } from '../content/told.ts'

const perEdition = z.union([z.string(), z.record(z.string(), z.string())])
const line = z.strictObject({
  what: z.string(),
  says: perEdition,
  clause: perEdition,
  /** Among the first on the page of its clause. */
  first: z.literal(true).optional(),
})
const file = z.strictObject({
  groups: z.array(z.strictObject({ title: z.string(), rows: z.array(line) })),
  /** For the pages of their clauses alone, not for the card. */
  pages: z.array(line).optional(),
})
type Line = z.infer<typeof line>

/** What one line says in one edition, and where it stands. */
export interface QuickCell {
  says: string
  clause: ClauseRecord
}

/** A line of a card; `cells` follow the order of the editions, one cell where all agree. */
export interface QuickRow {
  what: string
  cells: QuickCell[]
}

export interface QuickGroup {
  title: string
  rows: QuickRow[]
}

type ByEdition = string | Record<string, string>

/** Told once for all editions. */
const isAlike = (told: ByEdition): told is string => typeof told === 'string'
const inEdition = (told: ByEdition, edition: string): string => (isAlike(told) ? told : (told[edition] ?? ''))

const fileOf = (game: GameContent) => `content/${game.id}/quick.json`

async function readQuick(game: GameContent): Promise<z.infer<typeof file>> {
  const path = join(process.cwd(), fileOf(game))
  if (!existsSync(path)) return { groups: [] }
  const read = file.safeParse(readJsonText(await readFile(path, 'utf8'), fileOf(game)))
  if (read.success) return read.data
  const [{ path: at, message }] = read.error.issues as [z.core.$ZodIssue]
  throw new Error(`${fileOf(game)}: ${at.join('.')}: ${message}.`)
}

/** A line as it stands in one edition. Throws when it names a clause the game has not. */
function cellOf(game: GameContent, clauses: readonly ClauseRecord[], { what, says, clause }: Line, edition: string) {
  const id = `${game.id}:${inEdition(clause, edition)}`
  const found = clauses.find((one) => one.id === id)
  if (!found)
    throw new Error(
      `${fileOf(game)}: “${what}” names ${id}, which is no clause.${meant(
        id,
        clauses.map((one) => one.id),
      )}`,
    )
  return { says: inEdition(says, edition), clause: found }
}

/** The card of a game from `content/<game>/quick.json`, empty without one. Throws when a line names a clause the game has not. */
export async function quickCard(game: GameContent, clauses: readonly ClauseRecord[]): Promise<QuickGroup[]> {
  const { groups } = await readQuick(game)
  return groups.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => {
      const editions = isAlike(row.says) ? [game.defaultEdition] : game.editions.map(({ id }) => id)
      return { what: row.what, cells: editions.map((edition) => cellOf(game, clauses, row, edition)) }
    }),
  }))
}

/** So many lines a page begins with. */
const MOST = 4

/** What a table asks most of a page, in one edition: the lines that stand on clauses of it. */
export async function askedMost(
  game: GameContent,
  clauses: readonly ClauseRecord[],
  page: string,
  edition: string,
): Promise<(QuickCell & { what: string })[]> {
  const { groups, pages = [] } = await readQuick(game)
  const rows = [...groups.flatMap((group) => group.rows), ...pages]
  const first = [...rows.filter((row) => row.first), ...rows.filter((row) => !row.first)]
  return first
    .map((row) => ({ what: row.what, ...cellOf(game, clauses, row, edition) }))
    .filter(({ clause }) => clause.page === page && clause.editions.includes(edition))
    .slice(0, MOST)
}
