/** Phrases, found wherever they stand and whichever of their words they are looked up by. */
import { describe, expect, it } from 'vitest'
import { PhraseBook } from '../../../lib/ask/phrases.ts'
import { tokensOf } from '../../../lib/ask/tokens.ts'

const bookOf = (...phrases: string[]) => {
  const book = new PhraseBook<string>()
  for (const phrase of phrases) book.add(phrase, phrase)
  return book
}
const found = (book: PhraseBook<string>, said: string) => book.matches(tokensOf(said)).map(({ meant }) => meant)

/** Many begin or end alike, so that each is looked up by another part. */
const book = bookOf(
  'my ship',
  'my ship is damaged',
  'my (ship|vessel) * station',
  '# ships',
  '# * ships',
  '#',
  'is damaged',
  'has two',
  'ship, may',
)

describe('the phrases of a sentence', () => {
  it.each([
    ['my ship', ['my ship']],
    ['my ship is damaged', ['my ship', 'my ship is damaged', 'is damaged']],
    ['my vessel beside his station', ['my (ship|vessel) * station']],
    ['two ships', ['# ships', '# * ships', '#']],
    ['two fast ships', ['# * ships', '#']],
    ['the ships of my station', []],
    // a helper within may have shrunk to its 's, and is no word to look a phrase up by
    ["my ship's damaged", ['my ship', 'my ship is damaged']],
    // one that begins a phrase is never left out
    ["he's damaged", []],
    // a sign within stands in two parts
    ['my ship, may it go', ['my ship', 'ship, may']],
    ['my. ship', []],
  ])('%s', (said, phrases) => expect(found(book, said)).toEqual(phrases))

  it('stand from the first word on, and at one place in the order they were added', () =>
    expect(found(bookOf('red * blue', 'red green', 'green', 'red'), 'red green blue')).toEqual([
      'red * blue',
      'red green',
      'red',
      'green',
    ]))

  it('may be added after some were looked for', () => {
    const growing = bookOf('my ship')
    expect(found(growing, 'his station')).toEqual([])
    growing.add('his station', 'later')
    expect(found(growing, 'his station')).toEqual(['later'])
  })
})
