import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { chosen } from './chosen.ts'
import { whyFailed } from './why-failed.ts'

const sorted = (ids: readonly string[]) => [...ids].sort()

describe.each(chosen.flatMap((pack) => pack.checkers.map((checker) => [`${pack.id}/${checker.id}`, checker] as const)))(
  '%s',
  (name, checker) => {
    it.each(checker.scenarios.map((scenario) => [scenario.title, scenario] as const))('%s', (_title, scenario) => {
      const { edition, readings, facts, expect: wanted } = scenario
      const ruling = adjudicate(games, {
        checker: name,
        facts,
        ...(edition ? { edition } : {}),
        ...(readings ? { readings } : {}),
      })
      if ('error' in ruling) throw new Error(ruling.error.message)
      const why = whyFailed(ruling, wanted)
      expect(ruling.verdict, why).toBe(wanted.verdict)
      if (wanted.deciding) expect(sorted(ruling.deciding), why).toEqual(sorted(wanted.deciding))
      if (wanted.answer !== undefined) expect(ruling.answer?.value, why).toEqual(wanted.answer)
      if (wanted.missing) expect(sorted(ruling.missing)).toEqual(sorted(wanted.missing))
      const follows = ruling.consequences.map(({ clause }) => clause)
      if (wanted.follows) expect(follows).toEqual(expect.arrayContaining([...wanted.follows]))
      if (wanted.outcome) expect(outcomeOf(ruling, wanted.outcome.clause)).toBe(wanted.outcome.outcome)
    })
  },
)

const outcomeOf = (ruling: Ruling, clause: string) =>
  ruling.findings.find((finding) => finding.clause === clause)?.outcome

it('gives every scenario of a checker its own title', () => {
  for (const { checkers } of games) {
    for (const { id, scenarios } of checkers) {
      const titles = scenarios.map((scenario) => `${scenario.title} ${scenario.edition ?? ''}`)
      expect(titles.length, id).toBe(new Set(titles).size)
    }
  }
})
