import { expect, it } from 'vitest'
import type { TableCase } from '../../../app/_components/case-state.ts'
import { judgeCase } from '../../../app/_components/judge-case.ts'
import { outlookOf } from '../../../app/_components/outlook.ts'
import { legion } from '../../../lib/games/legion/index.ts'
import { priority } from '../../../lib/games/legion/priority/index.ts'

it('tells what an answer leads to where one decides, and nothing where every answer leaves the case open', () => {
  const table: TableCase = {
    edition: legion.defaultEdition,
    readings: {},
    facts: { blue: { card: 'Ambush' }, red: { card: 'Implacable' } },
  }
  const judge = (one: TableCase) => judgeCase(legion, priority, one).ruling
  const ruling = judge(table)
  if (!ruling) throw new Error('The case was not judged.')
  const outlooks = outlookOf(priority.facts, table, ruling, judge)
  expect(ruling.missing.length).toBeGreaterThan(outlooks.length)
  expect(outlooks.length).toBeGreaterThan(0)
  for (const { answers } of outlooks) {
    expect(answers.some(({ verdict }) => verdict !== 'undetermined')).toBe(true)
    expect(answers.map(({ word }) => word)).not.toContain('DEPENDS')
  }
})
