import { expect, test } from 'vitest'
import { besideAnswer } from '../../../app/_reader/beside-answer.ts'
import type { Hit } from '../../../lib/search/index.ts'

const hit = (kind: string, id: string, game = 'starcom') => ({ record: { kind, id, game, title: id, url: id } }) as Hit
const linkTo = (url: string) => ({ title: url, url })
const beside = (hits: readonly Hit[], ...own: string[]) =>
  besideAnswer({ hits: [...hits], answer: hit('clause', 'ship cap') }, () => own.map(linkTo))?.url

test('beside an answer stands a checker that judges by its clause, the one the words ask for before the first', () => {
  expect(beside([hit('checker', 'hand'), hit('checker', 'limit')], 'build', 'limit')).toBe('limit')
  expect(beside([hit('checker', 'hand')], 'build', 'limit')).toBe('build')
})

test('where no checker judges by it, the one the words ask for stands there, of the same game alone', () => {
  expect(beside([hit('checker', 'pool', 'ti4'), hit('checker', 'hand')])).toBe('hand')
  expect(beside([hit('checker', 'pool', 'ti4')])).toBeUndefined()
  expect(besideAnswer({ hits: [hit('checker', 'hand')], answer: undefined }, () => [])).toBeUndefined()
})
