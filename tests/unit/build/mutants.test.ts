import { expect, it } from 'vitest'
import { mutantsOf, switched } from '../../../scripts/dev/mutation/mutants.mjs'

const faultsOf = (code: string) =>
  mutantsOf(code).map(({ start, end, put }) => code.slice(0, start) + put + code.slice(end))

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

it('leaves the sizes alone by which something is sorted: only their sign is read', () => {
  expect(faultsOf('const c = b.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))')).toEqual([
    'const c = b.sort((a, b) => (!(a < b) ? -1 : a > b ? 1 : 0))',
    'const c = b.sort((a, b) => (((a) <= (b)) ? -1 : a > b ? 1 : 0))',
    'const c = b.sort((a, b) => (a < b ? -1 : !(a > b) ? 1 : 0))',
    'const c = b.sort((a, b) => (a < b ? -1 : ((a) >= (b)) ? 1 : 0))',
    'const c = b.sort((a, b) => (a < b ? -1 : a > b ? 1 : 1))',
  ])
})

it('looks into a call whose value is thrown away', () => {
  expect(faultsOf('const a = void f(1)')).toEqual(['const a = void f(2)'])
})

it('switches one of several faults on, wherever they lie in one another', () => {
  const code = 'let c = 0; if (a > 1 && a < 5) c = 7; out.push(c, a);'
  const faults = mutantsOf(code).map((fault, number) => ({ ...fault, number }))
  const all = new Function('a', 'out', 'faultAt', switched(code, faults))
  const outcome = (run: (out: number[]) => void) => {
    const out: number[] = []
    run(out)
    return out
  }
  for (const a of [1, 2, 5]) {
    const sound = new Function('a', 'out', code)
    expect(outcome((out) => all(a, out, () => false))).toEqual(outcome((out) => sound(a, out)))
    for (const { number, start, end, put } of faults) {
      const alone = new Function('a', 'out', code.slice(0, start) + put + code.slice(end))
      const on = (at: number) => at === number
      expect(outcome((out) => all(a, out, on))).toEqual(outcome((out) => alone(a, out)))
    }
  }
})
