/** Records as columns: titles of games, pages and sections once, the rest without repeated keys. */
import type { SearchRecord } from './types.ts'

const COLUMNS = ['id', 'kind', 'game', 'page', 'section', 'title', 'label', 'text', 'from', 'url'] as const
const SHARED = ['kind', 'game', 'page', 'section', 'from'] as const

type Column = (typeof COLUMNS)[number]

interface Packed {
  v: 1
  columns: Record<Column, (string | number)[]>
  /** Distinct values of the columns that repeat; the column holds positions. */
  tables: Record<string, string[]>
  aliases: (string[] | 0)[]
  editions: number[]
  editionSets: string[][]
  /** Rows of the cases that wait for a fact. */
  waits: number[]
  /** Rows of the definitions, each with the id of the clause that rules. */
  leads: [row: number, id: string][]
}

/** Compact JSON of the records, for shipping. */
export function packRecords(records: readonly SearchRecord[]): string {
  const tables: Record<string, string[]> = {}
  const columns = Object.fromEntries(
    COLUMNS.map((name) => {
      const values = records.map((record) => record[name] ?? '')
      return [name, isShared(name) ? shareValues(values, name, tables) : values]
    }),
  ) as Packed['columns']
  const editionTable: Record<string, string[]> = {}
  const editions = shareValues(
    records.map((record) => record.editions.join(' ')),
    'editions',
    editionTable,
  )
  const packed: Packed = {
    v: 1,
    columns,
    tables,
    aliases: records.map((record) => (record.aliases.length > 0 ? record.aliases : 0)),
    editions,
    waits: records.flatMap((record, row) => (record.waits ? [row] : [])),
    leads: records.flatMap((record, row) => (record.leads ? [[row, record.leads] as [number, string]] : [])),
    editionSets: editionTable.editions!.map((set) => (set ? set.split(' ') : [])),
  }
  return JSON.stringify(packed)
}

/** The records of `packRecords`, equal to what went in. */
export function unpackRecords(json: string): SearchRecord[] {
  const { v, columns, tables, aliases, editions, editionSets, waits = [], leads = [] } = JSON.parse(json) as Packed
  const waiting = new Set(waits)
  const leading = new Map(leads)
  if (v !== 1) throw new Error(`These search records have format ${v}; this version reads format 1. Rebuild the site.`)
  return columns.id.map((_, row) => {
    const record = { aliases: aliases[row] || [], editions: editionSets[editions[row]!]! } as Record<string, unknown>
    for (const name of COLUMNS) {
      const value = columns[name][row]
      const said = isShared(name) ? tables[name]?.[value as number] : value
      if (name !== 'from' || said) record[name] = said
    }
    if (waiting.has(row)) record.waits = true
    if (leading.has(row)) record.leads = leading.get(row)
    return record as unknown as SearchRecord
  })
}

function isShared(name: Column): boolean {
  return (SHARED as readonly string[]).includes(name)
}

function shareValues(values: string[], name: string, tables: Record<string, string[]>): number[] {
  const positions = new Map<string, number>()
  const column = values.map((value) => {
    const position = positions.get(value) ?? positions.size
    positions.set(value, position)
    return position
  })
  tables[name] = [...positions.keys()]
  return column
}
