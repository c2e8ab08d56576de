import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cited, citationOf, FORMATS } from '../../../app/_reader/citation.ts'

const cited: Cited = {
  label: 'Command Phase, Build 6',
  title: 'Not [under] siege',
  where: 'Star Commander, February 2022',
  caution: '',
  words: 'No ship may be built.',
  source: 'command.md',
  url: 'https://rules.example/#build.6',
}

test('the three ways to cite', () => {
  expect(FORMATS.map(({ id }) => citationOf(cited, id))).toEqual([
    'Command Phase, Build 6: Not [under] siege (Star Commander, February 2022)',
    '[Command Phase, Build 6: Not \\[under\\] siege](https://rules.example/#build.6) (Star Commander, February 2022)',
    '“No ship may be built.”\nCommand Phase, Build 6: Not [under] siege (Star Commander, February 2022). Source: command.md\nhttps://rules.example/#build.6',
  ])
})

test('no way leaves out the edition, or that a note is only a note', () => {
  const word = fc.string({ minLength: 1 }).map((text) => text.replace(/[\\[\]*_`~|<>]/g, ''))
  fc.assert(
    fc.property(word, word, fc.constantFrom(...FORMATS), (title, where, { id }) => {
      const text = citationOf({ ...cited, title, where, caution: 'Community note, not a rule' }, id)
      expect(text).toContain(`(${where}; Community note, not a rule)`)
    }),
  )
})
