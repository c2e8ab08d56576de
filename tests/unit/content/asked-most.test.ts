import { expect, it } from 'vitest'
import { loadLibrary } from '../../../lib/content/index.ts'
import { games } from '../../../lib/games/index.ts'
import { askedMost } from '../../../lib/twins/quick.ts'

const library = await loadLibrary(games)

/** From so many clauses on, nobody sees the whole page at a glance. */
const LONG = 7
/** Lists of cards and of single rulings: looked up by name, and nothing of them is asked most. */
const LISTS = ['cards', 'components', 'faq']

const pagesOf = ({ id, pages, editions }: (typeof library.games)[number]) =>
  editions.flatMap((edition) =>
    pages.flatMap((page) => {
      const own = library.clauses.filter(
        (one) => one.game === id && one.page === page.id && one.editions.includes(edition.id),
      )
      return own.length >= LONG && !LISTS.includes(page.id) ? [{ edition: edition.id, page: page.id }] : []
    }),
  )

/** A game of a stranger may have none of it yet. */
const told = games.filter(({ lists }) => lists).map(({ id }) => library.games.find((one) => one.id === id)!)

it.each(told.map((game) => [game.id, game] as const))(
  'every long page of %s begins with what a table asks most, and each line stands on it',
  async (_, game) => {
    for (const { page, edition } of pagesOf(game)) {
      const lines = await askedMost(game, library.clauses, page, edition)
      expect(lines.length, `${page} in ${edition}`).toBeGreaterThanOrEqual(2)
      expect(lines.length).toBeLessThanOrEqual(4)
      for (const { clause } of lines) expect([clause.page, clause.editions.includes(edition)]).toEqual([page, true])
    }
  },
)

it('what is told to come first does', async () => {
  const game = library.games.find(({ id }) => id === 'starcom')!
  const lines = await askedMost(game, library.clauses, 'command-phase', '2022-02')
  expect(lines.map(({ what, says }) => `${what}: ${says}`)).toContain('Ships built this turn: stay put')
})
