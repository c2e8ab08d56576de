import { describe, expect, it } from 'vitest'
import { games } from '../../lib/games/index.ts'
import type { SearchRecord } from '../../lib/search/index.ts'
import { makeLookup } from '../../lib/search/lookup.ts'
import { searchRecords } from '../../lib/search-records.ts'
import { library, searchOfAll } from '../library.ts'
import { chosen } from './chosen.ts'

const records = searchRecords(library, games)
const defaults = new Map(library.games.map(({ id, defaultEdition }) => [id, defaultEdition]))
const { search } = searchOfAll()
const cited = records.filter(({ kind }) => kind === 'clause' || kind === 'question')
const nameOf = ({ id }: Pick<SearchRecord, 'id'>) => id.replace(/^[^:]*:/, '')
const ending = (record: SearchRecord) => nameOf(record).split('.').slice(-2).join('.')
const endings = new Map<string, number>()
for (const record of cited) {
  const key = `${record.game} ${ending(record)}`
  endings.set(key, (endings.get(key) ?? 0) + 1)
}

/** Every way a player cites a record, as long as it can mean no other record of the game. */
function citationsOf(record: SearchRecord): string[] {
  const { id, label, url, game } = record
  const lrr = /^LRR ([\d.]+)([a-z]?)$/.exec(label)
  const short = /^(.+)\.(\d+[a-z]?)$/.exec(ending(record))
  const isAlone = endings.get(`${game} ${ending(record)}`) === 1
  const question = /:ambiguity\.(\d+)$/.exec(id)?.[1]
  return [
    id,
    nameOf(record),
    id.toUpperCase(),
    `https://lawspeaker.example${url}`,
    ...(/\d/.test(label) ? [label, label.toLowerCase(), label.replaceAll(',', ''), `${game} ${label}`] : []),
    ...(lrr
      ? ['', ' '].flatMap((gap) => [
          `LRR ${lrr[1]}${gap}${lrr[2]}`,
          `rule ${lrr[1]}${gap}${lrr[2]}`,
          ...(lrr[1]?.includes('.')
            ? [`${lrr[1]}${gap}${lrr[2]}`, `LRR${lrr[1]}${gap}(${lrr[2]})`, `what does ${lrr[1]}${lrr[2]} say`]
            : []),
        ])
      : []),
    ...(short && isAlone && !question
      ? ['', ' ', ' #', ' no. ', '.', '-'].map((sign) => `${short[1]?.replaceAll('-', ' ')}${sign}${short[2]}`)
      : []),
    ...(question ? [`ambiguity ${question}`, `AMB-${question}`, `amb ${question}`, `open question ${question}`] : []),
  ]
}

describe.each(chosen.map(({ id }) => id))('citations of %s', (game) => {
  const own = cited.filter((record) => record.game === game)
  const lookup = makeLookup(records.filter((record) => record.game === game))
  const inGame = records.filter((record) => record.game === game)
  const named = (query: string) => inGame[lookup(query).find((at) => own.includes(inGame[at]!)) ?? -1]?.id
  const first = (query: string, asked: Partial<{ game: string; edition: string }>) =>
    search(query, { kinds: ['clause', 'question'], limit: 1, ...asked }).hits[0]?.record.id

  it('every way to cite a clause or open question names it', () => {
    const missed = own.flatMap((record) =>
      citationsOf(record)
        .filter((query) => named(query) !== record.id)
        .map((query) => `${query} is not ${record.id} but ${named(query)}`),
    )
    expect(missed).toEqual([])
  })
  it('and what is named comes first', () => {
    const missed = own.filter(({ id }) => first(nameOf({ id }), { game, edition: defaults.get(game) ?? '' }) !== id)
    expect(missed.map(({ id }) => id)).toEqual([])
  })
  it('full ids and links need no game', () => {
    const missed = own.filter(({ id, url }) => first(id, {}) !== id || first(url, {}) !== id)
    expect(missed.map(({ id }) => id)).toEqual([])
  })
})
