import { expect, test } from 'vitest'
import { completions, readQuery } from '../../../lib/search/syntax.ts'

const GAMES = [
  {
    id: 'starcom',
    short: 'Star Commander',
    title: 'Star Commander',
    editions: [
      { id: '2022-11', title: 'November 2022' },
      { id: '2022-02', title: 'February 2022' },
    ],
  },
  { id: 'legion', short: 'Legion', title: 'Star Wars: Legion', editions: [] },
  { id: 'ti4', short: 'TI4', title: 'Twilight Imperium 4: Movement', editions: [] },
]

test.each([
  ['game:ti4 nebula', { words: 'nebula', game: 'ti4' }],
  ['nebula game:TI', { words: 'nebula', game: 'ti4' }],
  ['edition:feb hand limit', { words: 'hand limit', game: 'starcom', edition: '2022-02' }],
  ['edition:2022-11 siege', { words: 'siege', game: 'starcom', edition: '2022-11' }],
  ['is:open fighters', { words: 'fighters', only: 'open' }],
  ['is:open', { words: '', only: 'open' }],
  ['card:vader', { words: 'vader', only: 'card' }],
  ['how many ships can i hold in a system ti4', { words: 'how many ships can i hold in a system', game: 'ti4' }],
  ['twilight imperium 4 nebula', { words: 'nebula', game: 'ti4' }],
  ['star wars legion hand limit', { words: 'hand limit', game: 'legion' }],
  ['Star Wars: Legion hand limit', { words: 'hand limit', game: 'legion' }],
  ['hand limit in Star Wars: Legion', { words: 'hand limit', game: 'legion' }],
  ['Twilight Imperium 4: Movement, nebula', { words: 'nebula', game: 'ti4' }],
  ['game:twilight nebula', { words: 'nebula', game: 'ti4' }],
  ['game:starwars hand', { words: 'hand', game: 'legion' }],
  ['hand limit in star commander?', { words: 'hand limit', game: 'starcom' }],
] as const)('%s', (typed, asked) => expect(readQuery(typed, GAMES)).toEqual(asked))

test.each(['game:chess pawn', 'is:blue', 'edition:1999 siege', 'legionnaire rank', 'star chart', 'ti4'])(
  'what is not known stays as it was typed: %s',
  (typed) => expect(readQuery(typed, GAMES)).toEqual({ words: typed }),
)

test('the word that is being typed is ended for the player, and only that', () => {
  expect(completions('nebula ga', GAMES)).toEqual(['nebula game:starcom', 'nebula game:legion', 'nebula game:ti4'])
  expect(completions('edition:f', GAMES)).toEqual(['edition:feb'])
  expect(completions('is:', GAMES)).toEqual(['is:open', 'is:check'])
  expect(completions('nebula', GAMES)).toEqual([])
  expect(completions('game:ti4', GAMES)).toEqual([])
})
