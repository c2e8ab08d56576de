/** Three searches over the same clause records: ours, Fuse.js and MiniSearch as they come out of the box. */
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import { createSearch, type SearchRecord } from '../../lib/search/index.ts'

export interface Scope {
  game: string
  edition: string
}
/** Clause ids, best first. */
export type Find = (query: string, scope: Scope) => string[]
export interface Engine {
  name: string
  make: (records: readonly SearchRecord[]) => Find
}

const FIELDS = ['title', 'label', 'section', 'page', 'text', 'aliases']
const TOP = 8

/** One index per game, as a site would ask within the game a table plays. */
function perGame(records: readonly SearchRecord[], make: (own: SearchRecord[]) => (query: string) => string[]): Find {
  const games = new Map<string, (query: string) => string[]>()
  for (const game of new Set(records.map((record) => record.game)))
    games.set(game, make(records.filter((record) => record.game === game)))
  return (query, { game }) => games.get(game)?.(query) ?? []
}

export const engines: readonly Engine[] = [
  {
    name: 'lawspeaker',
    make: (records) => {
      const { search } = createSearch(records)
      return (query, scope) =>
        search(query, { ...scope, kinds: ['clause', 'question'], limit: TOP }).hits.map(({ record }) => record.id)
    },
  },
  {
    name: 'MiniSearch 7.2.0',
    make: (records) =>
      perGame(records.filter(isClause), (own) => {
        const index = new MiniSearch<SearchRecord>({
          fields: FIELDS,
          extractField: (record, field) => String(record[field as keyof SearchRecord]),
        })
        index.addAll(own)
        return (query) =>
          index
            .search(query)
            .slice(0, TOP)
            .map(({ id }) => id as string)
      }),
  },
  {
    name: 'Fuse.js 7.5',
    make: (records) =>
      perGame(records.filter(isClause), (own) => {
        const fuse = new Fuse(own, { keys: FIELDS })
        return (query) => fuse.search(query, { limit: TOP }).map(({ item }) => item.id)
      }),
  },
]

const isClause = ({ kind }: SearchRecord) => kind === 'clause' || kind === 'question'
