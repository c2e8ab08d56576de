/** Quick cards: what a table asks most, a line each, every line with the clause it stands on. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { ClauseRecord, GameContent } from '../content/records.ts'

const perEdition = z.union([z.string(), z.record(z.string(), z.string())])
const file = z.strictObject({
  groups: z.array(
    z.strictObject({
      title: z.string(),
      rows: z.array(z.strictObject({ what: z.string(), says: perEdition, clause: perEdition })),
    }),
  ),
})

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

const inEdition = (told: string | Record<string, string>, edition: string): string =>
  typeof told === 'string' ? told : (told[edition] ?? '')

/** The card of a game from `content/<game>/quick.json`, empty without one. Throws when a line names a clause the game has not. */
export async function quickCard(game: GameContent, clauses: readonly ClauseRecord[]): Promise<QuickGroup[]> {
  const path = join(process.cwd(), 'content', game.id, 'quick.json')
  if (!existsSync(path)) return []
  const { groups } = file.parse(JSON.parse(await readFile(path, 'utf8')))
  const known = new Map(clauses.map((clause) => [clause.id, clause]))
  return groups.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ what, says, clause }) => ({
      what,
      cells: (typeof says === 'string' ? [game.defaultEdition] : game.editions.map(({ id }) => id)).map((edition) => {
        const id = `${game.id}:${inEdition(clause, edition)}`
        const found = known.get(id)
        if (!found) throw new Error(`${path}: “${what}” names ${id}, which is no clause.`)
        return { says: inEdition(says, edition), clause: found }
      }),
    })),
  }))
}
