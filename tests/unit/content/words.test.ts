/** Plain words of a page: what stands apart on the page is parted by a space, what runs on runs on. */
import { expect, test } from 'vitest'
import { parseBody, plainText } from '../../../lib/content/read.ts'

test.each([
  ['One.\n\nTwo.', 'One. Two. '],
  ['# Head\n\nBody *runs* on, `so` **far**.', 'Head Body runs on, so far. '],
  ['> One.\n>\n> Two.', 'One. Two. '],
  ['- one\n- two.\n- three', 'one; two.; three. '],
  ['| a | b |\n| - | - |\n| c | d |', 'a b c d '],
  ['A [link](x:y.1) in words.\nNext line.', 'A link in words.\nNext line. '],
])('%j', (body, words) => {
  expect(plainText(parseBody(body))).toBe(words)
})
