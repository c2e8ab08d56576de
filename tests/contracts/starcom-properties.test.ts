import { expect, test } from 'vitest'
import { adjudicate, type Refusal } from '../../lib/adjudicate.ts'
import { starcom } from '../../lib/games/starcom/index.ts'
import type { RawFacts } from '../../lib/kernel/facts.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'

/** Other names for the same people; `me` and `none` are no names. */
const NAMES: Readonly<Record<string, string>> = {
  Ada: 'Zoe',
  Ben: 'Yan',
  Cleo: 'Xia',
  Dan: 'Wim',
  Red: 'Vic',
  Blue: 'Una',
  Green: 'Tom',
}

function renamed<T>(value: T): T {
  if (typeof value === 'string') return (NAMES[value] ?? value) as T
  if (Array.isArray(value)) return value.map(renamed) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [NAMES[key] ?? key, renamed(item)])) as T
}

const judge = (checker: string, edition: string | undefined, readings: RawFacts | undefined, facts: RawFacts) =>
  adjudicate([starcom], {
    checker: `starcom/${checker}`,
    facts,
    presume: false,
    ...(edition ? { edition } : {}),
    ...(readings ? { readings: readings as Record<string, string> } : {}),
  }) as Ruling & Partial<Refusal>

for (const checker of starcom.checkers) {
  const named = checker.scenarios.filter(({ facts }) => JSON.stringify(renamed(facts)) !== JSON.stringify(facts))

  test(`${checker.id}: other names for the players change nothing (${named.length} cases)`, () => {
    for (const { title, edition, readings, facts } of named) {
      const before = judge(checker.id, edition, readings, facts)
      const after = judge(checker.id, edition, readings, renamed(facts))
      expect(after.error?.message, title).toBe(before.error?.message)
      expect([after.verdict, after.deciding, after.missing], title).toEqual([
        before.verdict,
        before.deciding,
        before.missing,
      ])
    }
  })
}

test('enough cases name players for the above to mean something', () => {
  const named = starcom.checkers.flatMap(({ scenarios }) =>
    scenarios.filter(({ facts }) => JSON.stringify(renamed(facts)) !== JSON.stringify(facts)),
  )
  expect(named.length).toBeGreaterThan(60)
})
