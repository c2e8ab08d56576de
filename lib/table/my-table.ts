/** What a table has agreed on: printings, readings of open questions, names, games. Plain data, read strictly. */
import * as z from 'zod/mini'
import type { GamePack } from '../kernel/pack.ts'
import { titleOfReading } from './words.ts'

/** What a table plays. Everything may be absent: then the newest printing, as printed. */
export interface MyTable {
  /** Printing played, by game. */
  editions: Readonly<Record<string, string>>
  /** House readings: by game, the open question (`game:ambiguity.4`, or with `/point`) to the reading's letter. */
  readings: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Names around the table, in seating order. */
  seats: readonly string[]
  /** Games played here, the first one most. */
  games: readonly string[]
}

export const BARE_TABLE: MyTable = { editions: {}, readings: {}, seats: [], games: [] }

/** Says what the file is, so that a log of rulings is not taken for a table. */
const KIND = 'lawspeaker-table'
/** Longest name of a seat; the longest name a fact takes. */
export const NAME_LENGTH = 60
/** More seats than any of the games has. */
export const SEATS = 10

const word = () => z.string().check(z.minLength(1), z.maxLength(80))
const schema = z.object({
  kind: z.literal(KIND),
  version: z.literal(1),
  editions: z.record(word(), word()),
  readings: z.record(word(), z.record(word(), word())),
  seats: z.array(z.string().check(z.maxLength(NAME_LENGTH))).check(z.maxLength(SEATS)),
  games: z.array(word()).check(z.maxLength(20)),
})

/** The table as the text of a file. */
export const writeTable = (table: MyTable): string =>
  `${JSON.stringify({ kind: KIND, version: 1, ...table }, null, 2)}\n`

/** Reads a file of a table. Out: the table, or what is wrong and how to mend it. */
export function readTable(text: string): { table: MyTable } | { problem: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'This is not a table: the file is no JSON. Choose a file that “Export” made on this page.' }
  }
  const read = schema.safeParse(value)
  if (!read.success) {
    const at = read.error.issues[0]?.path.map(String).join(', ')
    return {
      problem: at
        ? `This table cannot be read: something is wrong at “${at}”. Export it again, or correct that line.`
        : 'This file holds no table. Choose a file that “Export” made on this page.',
    }
  }
  const { editions, readings, seats, games } = read.data
  return { table: { editions, readings, seats: seats.filter((name) => name.trim() !== ''), games } }
}

/** The same without what these games do not have: an edition or a reading of another version is left aside, and told. */
export function fitting(
  table: MyTable,
  packs: readonly Pick<GamePack, 'id' | 'editions' | 'ambiguities'>[],
): { table: MyTable; left: string[] } {
  const left: string[] = []
  const packOf = (id: string) => packs.find((pack) => pack.id === id)
  const keep = (what: string, isKnown: boolean) => isKnown || !left.push(what)
  const editions = Object.entries(table.editions).filter(([game, edition]) =>
    keep(`edition ${edition}`, !!packOf(game)?.editions.some(({ id }) => id === edition)),
  )
  const readings = Object.entries(table.readings).map(([game, own]) => {
    const pack = packOf(game)
    const known = Object.entries(own).filter(([ref, reading]) =>
      keep(`reading ${reading} of ${ref}`, !!pack && titleOfReading(pack, ref, reading) !== undefined),
    )
    return [game, Object.fromEntries(known)] as const
  })
  const games = table.games.filter((game) => keep(`game ${game}`, !!packOf(game)))
  return {
    table: { ...table, editions: Object.fromEntries(editions), readings: Object.fromEntries(readings), games },
    left,
  }
}

/** One reading chosen, or taken back. */
export function withReading(table: MyTable, game: string, ref: string, reading: string | undefined): MyTable {
  const [question = ref] = ref.split('/')
  const { [ref]: _same, [question]: _whole, ...others } = table.readings[game] ?? {}
  return { ...table, readings: { ...table.readings, [game]: reading ? { ...others, [ref]: reading } : others } }
}
