import { expect, it } from 'vitest'
import { namesGame } from '../../../app/_components/table/asking.ts'

const games = [
  { id: 'toy', title: 'Toy Wars: Skirmish' },
  { id: 'hex4', title: 'Hex Empire 4' },
]

it.each(['toy', 'Toy Wars', 'in Hex4', 'hex empire 4', 'Toy Wars: Skirmish'])(
  'words that only name a game were understood: %s',
  (words) => expect(namesGame(words, games)).toBe(true),
)
it.each(['toy army', 'hex', ''])('other words were not: %s', (words) => expect(namesGame(words, games)).toBe(false))
