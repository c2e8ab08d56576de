import { expect, test } from 'vitest'
import { games } from '../../../lib/games/index.ts'
import type { RawFacts } from '../../../lib/kernel/facts.ts'
import { objectSchema } from '../../../lib/kernel/parse.ts'
import { ODD, recordPlainly } from '../../../lib/kernel/plainly.ts'
import { spelled } from '../../../lib/kernel/spelled.ts'

/** Values that are sent where something else is asked for, or nearly so. */
const ODDITIES: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  2 ** 53,
  '',
  'yes',
  'x'.repeat(61),
  'constructor',
  [],
  [undefined],
  {},
  { odd: 1 },
  new Date(0),
]

/** Every place in the facts, with the value there put to another. */
function* changed(value: unknown, other: unknown): Generator<unknown> {
  yield other
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    for (const next of changed(part, other))
      yield Array.isArray(value) ? value.with(Number(key), next) : { ...value, [key]: next }
}

const written = (value: unknown) => JSON.stringify(value)

test('what is read plainly is what the parser reads, of every case and of every value put wrong', () => {
  let plain = 0
  let odd = 0
  for (const { checkers } of games) {
    for (const { facts: specs, scenarios } of checkers) {
      const schema = objectSchema(specs)
      const look = (raw: RawFacts) => {
        const read = recordPlainly(specs, raw)
        if (read === ODD) return odd++
        plain++
        const parsed = schema.safeParse(spelled(specs, raw))
        if (!parsed.success || written(parsed.data) !== written(read)) expect(read).toBe(parsed)
        return plain
      }
      // One case of each checker is put wrong everywhere, the others are read as they are.
      scenarios.forEach(({ facts }, i) => {
        look(facts)
        if (i) return
        for (const other of ODDITIES) for (const next of changed(facts, other)) look((next ?? {}) as RawFacts)
      })
    }
  }
  expect(plain).toBeGreaterThan(1_000)
  expect(odd).toBeGreaterThan(1_000)
})

test('what is read is a copy: whoever sent the facts may go on writing in theirs', () => {
  const specs = games[0]!.checkers.find(({ scenarios }) => scenarios[0])!.facts
  const told = { ...games[0]!.checkers.find(({ scenarios }) => scenarios[0])!.scenarios[0]!.facts }
  const read = recordPlainly(specs, told)
  expect(read).not.toBe(told)
  expect(read).toEqual(told)
})
