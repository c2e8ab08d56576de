import { describe, expect, it } from 'vitest'
import { ownFirst } from '../../../app/_reader/own-first'
import { makeGameFinder, spokenOf } from '../../../lib/ask/meant-game'
import { games } from '../../../lib/games'
import type { SearchRecord, SearchResult } from '../../../lib/search'

const find = makeGameFinder(JSON.parse(JSON.stringify(spokenOf(games))))

describe('the game a told case is of', () => {
  it.each([
    ['3 cruisers from 27 through the nebula to 25 with gravity drive', 'ti4'],
    ['my carrier picks up 2 infantry on the way from 25 to 27', 'ti4'],
    ['is 26 adjacent to 39 because of the wormhole', 'ti4'],
    ['cruiser in my capital, they have me under siege', 'starcom'],
    ['can I retreat with my scout after it moved', 'starcom'],
    ['blue plays Ambush, red Assault, who goes first', 'legion'],
    ['may I nominate my operative with Push this round', 'legion'],
  ])('%s', (typed, game) => expect(find(typed)).toBe(game))

  it('is none where the words belong to no game, or to two alike', () => {
    for (const typed of ['', 'the weather is nice today in Paris', 'zzgh qwx']) expect(find(typed)).toBeUndefined()
  })
})

const record = (game: string, id: string): SearchRecord => ({
  id,
  kind: 'clause',
  game,
  page: '',
  section: '',
  title: id,
  label: id,
  text: '',
  aliases: [],
  editions: [],
  url: '',
})
const resultOf = (names: readonly string[], answer?: string): SearchResult => {
  const hits = names.map((name, i) => ({
    record: record(name.split('/')[0]!, name),
    score: names.length - i,
    matched: [],
    inEdition: true,
  }))
  const found = hits.find((hit) => hit.record.id === answer)
  return { hits, confident: true, suggestions: [], ...(found ? { answer: found } : {}) }
}
const idsOf = ({ hits }: SearchResult) => hits.map((hit) => hit.record.id)

describe('its results', () => {
  const all = resultOf(['b/1', 'a/1', 'b/2', 'c/1', 'a/2'], 'b/1')
  it('come first, each game in its own order', () => {
    const merged = ownFirst(resultOf(['a/1', 'a/2']), all, 'a', 10)
    expect(idsOf(merged)).toEqual(['a/1', 'a/2', 'b/1', 'b/2', 'c/1'])
  })
  it('are the only ones that answer', () => {
    expect(ownFirst(resultOf(['a/1', 'a/2']), all, 'a', 10).answer).toBeUndefined()
    expect(ownFirst(resultOf(['a/1', 'a/2'], 'a/1'), all, 'a', 10).answer?.record.id).toBe('a/1')
  })
  it('are followed soon by the best of another game: the words may be of that one', () => {
    expect(idsOf(ownFirst(resultOf(['a/1', 'a/2', 'a/3', 'a/4', 'a/5']), all, 'a', 10))).toEqual([
      'a/1',
      'a/2',
      'a/3',
      'b/1',
      'a/4',
      'a/5',
      'b/2',
      'c/1',
    ])
  })
  it('leave room for the others', () => {
    const many = resultOf(Array.from({ length: 24 }, (_, i) => `a/${i}`))
    expect(idsOf(ownFirst(many, all, 'a', 24)).filter((id) => !id.startsWith('a/'))).toEqual(['b/1', 'b/2', 'c/1'])
  })
})
