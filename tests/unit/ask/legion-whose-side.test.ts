import { describe, expect, it, test } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import { hears } from './hears.ts'

const ask = hears(games)
const says = (question: string) => ask({ question, game: 'legion' }).chips.map((chip) => chip.says)

describe('who of the two is which colour, where none was told', () => {
  test.each<[question: string, says: (string | undefined)[]]>([
    [
      'I played Push, he played Ambush, who goes first',
      ['You, blue here: Card in play: Push', 'Your opponent, red here: Card in play: Ambush'],
    ],
    [
      'my card has 2 pips, his has 1, who has priority',
      ['You, blue here: Printed pips: 2', 'Your opponent, red here: Printed pips: 1'],
    ],
    [
      'we tie on 2 pips and I have the round counter, who goes first',
      [
        'You, blue here: Printed pips: 2',
        'Your opponent, red here: Printed pips: 2',
        'Who holds the round counter: you, blue here',
      ],
    ],
  ])('is said: %s', (question, wanted) => {
    expect(says(question)).toEqual(wanted)
  })

  it.each([
    'I am red and played Push, blue played Ambush, who goes first',
    'blue plays Ambush, red Assault, who goes first',
    'Ambush against Assault, who goes first',
  ])('is not said where the colours were told, or nobody is the asker: %s', (question) => {
    expect(says(question).filter(Boolean)).toEqual([])
  })
})
