import { expect, it } from 'vitest'
import { mutantsOf, planted } from '../../../scripts/dev/mutation/mutants.mjs'

const faultsOf = (code: string) => mutantsOf(code).map((fault) => planted(code, fault))

it('plants a number one higher, a comparison turned and a test turned', () => {
  expect(faultsOf('const a = b > 2 ? 1 : c')).toEqual([
    'const a = !(b > 2) ? 1 : c',
    'const a = ((b) >= (2)) ? 1 : c',
    'const a = b > 3 ? 1 : c',
    'const a = b > 2 ? 2 : c',
  ])
})

it('leaves the number of `void 0` alone: it is how undefined is written', () => {
  expect(faultsOf('const a = b === void 0')).toEqual(['const a = ((b) !== (void 0))'])
})

it('looks into a call whose value is thrown away', () => {
  expect(faultsOf('const a = void f(1)')).toEqual(['const a = void f(2)'])
})
