import { expect, test } from 'vitest'
import { packOf, wordsFor } from '../../app/_judging/pack.ts'
import { adjudicate, findChecker } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import { chosen } from './chosen.ts'

const told = new Map(games.map((game) => [game, JSON.parse(JSON.stringify(wordsFor(game))) as typeof game]))

/** What a page of one checker says beside what the whole game says. */
function both(
  name: string,
  request: { facts: unknown; edition?: string; readings?: Readonly<Record<string, string>> },
) {
  const { pack, checker } = findChecker(games, name)!
  const small = packOf(told.get(pack)!, checker, pack)
  return [[small], [pack]].map((packs) => JSON.stringify(adjudicate(packs, { checker: name, ...request })))
}

test.each(chosen.map((game) => [game.id, game] as const))(
  'a page is told one checker of %s and rules as the whole game does',
  (_, game) => {
    expect(game.cases.length).toBeGreaterThan(0)
    for (const { id, checker, edition, readings, facts } of game.cases) {
      const name = checker.includes('/') ? checker : `${game.id}/${checker}`
      const [page, whole] = both(name, { facts, ...(edition ? { edition } : {}), ...(readings ? { readings } : {}) })
      expect(page, id).toBe(whole)
    }
  },
)

test('a reading a page does not know is refused there in the same words', () => {
  for (const game of games) {
    const name = `${game.id}/${game.checkers[0]!.id}`
    const known = game.ambiguities.slice(0, 1).flatMap(({ id }) => [{ [id]: 'B' }, { [id]: 'Z' }])
    for (const readings of [...known, { 'nobody:ambiguity.1': 'A' }]) {
      const [page, whole] = both(name, { readings, facts: {} })
      expect(page).toBe(whole)
    }
  }
})

test('a page is told every printing of its game, and which one a case begins with', () => {
  for (const [game, { id, title, badge, editions, defaultEdition }] of told)
    expect({ id, title, badge, editions, defaultEdition }).toEqual({
      id: game.id,
      title: game.title,
      badge: game.badge,
      editions: game.editions,
      defaultEdition: game.defaultEdition,
    })
})
