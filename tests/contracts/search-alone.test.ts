/** Each game is searched by its own words: whatever another game holds moves no answer of it. */
import { expect, it } from 'vitest'
import { games } from '../../lib/games/index.ts'
import { createSearch, type SearchOptions, type SearchRecord } from '../../lib/search/index.ts'
import { searchRecords, synonymsOf } from '../../lib/search-records.ts'
import { library } from '../library.ts'
import { chosen } from './chosen.ts'
import { queriesOf } from './queries.ts'

const records = searchRecords(library, games)

/** A game that says what the others say, all in other places, and much of it twice: it moves every count there could be. */
const strange: SearchRecord[] = records.flatMap((record, at): SearchRecord[] => {
  const { text, title, aliases } = records[(at * 7 + 3) % records.length]!
  const one = { ...record, game: 'strange', id: `strange:rules.${at}`, url: `/rules/strange/#${at}`, text, aliases }
  return at % 3
    ? [one]
    : [
        { ...one, title },
        { ...one, id: `${one.id}a`, text: `${title} ${text} ${text}` },
      ]
})

const words = { synonyms: synonymsOf(library.games) }
const alone = createSearch(records, words)
const beside = createSearch([...strange, ...records], words)

/** What players ask a game; of one nobody has asked yet, the titles of its rules. */
const askedOf = (game: string): string[] => {
  const asked = queriesOf(game).map(({ query }) => query)
  return asked.length ? asked : library.clauses.filter((clause) => clause.game === game).map(({ title }) => title)
}

/** What a search gives of one game, in order, with the standing it has there. */
const of = (search: typeof alone, game: string, query: string, options: SearchOptions) => {
  const { hits, confident, answer } = search.search(query, options)
  return {
    ids: hits.filter(({ record }) => record.game === game).map(({ record }) => record.id),
    confident,
    answer: answer?.record.id,
  }
}

it.each(chosen.map(({ id, defaultEdition }) => [id, defaultEdition]))(
  '%s answers as if it were alone',
  (game, edition) => {
    expect(askedOf(game).length).toBeGreaterThan(0)
    for (const query of askedOf(game)) {
      const options = { game, edition, limit: 10 }
      const before = of(alone, game, query, options)
      expect(of(beside, game, query, options), query).toEqual(before)
      expect(before.ids.length, query).toBeGreaterThan(0)
    }
  },
)

it('among all games, the hits of one stand in its own order', () => {
  for (const { id: game } of chosen) {
    for (const query of askedOf(game).filter((_, i) => i % 9 === 0)) {
      const own = of(alone, game, query, { game, limit: 80 }).ids
      const among = of(beside, game, query, { limit: 80 }).ids
      expect(among, query).toEqual(own.slice(0, among.length))
    }
  }
})
