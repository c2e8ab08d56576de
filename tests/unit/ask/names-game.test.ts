import { expect, it } from 'vitest'
import { namesGame } from '../../../lib/ask/meant-game.ts'
import { games as allGames } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const games = [
  { id: 'toy', title: 'Toy Wars: Skirmish' },
  { id: 'hex4', title: 'Hex Empire 4' },
]

it.each(['toy', 'Toy Wars', 'in Hex4', 'hex empire 4', 'Toy Wars: Skirmish'])(
  'words that only name a game were understood: %s',
  (words) => expect(namesGame(words, games)).toBe(true),
)
it.each(['toy army', 'hex', ''])('other words were not: %s', (words) => expect(namesGame(words, games)).toBe(false))

it('are not left unread', () => {
  const judge = hears(allGames)
  for (const game of ['ti4', undefined])
    expect(judge({ question: 'ti4: can my cruiser go from 26 to 25', ...(game ? { game } : {}) }).unread).toEqual([])
})
