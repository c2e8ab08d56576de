import { expect, test } from 'vitest'
import { adjudicate } from '../../../../lib/adjudicate.ts'
import { games } from '../../../../lib/games/index.ts'
import type { Ruling } from '../../../../lib/kernel/ruling.ts'

const SPEED = 'starcom:command-phase.move.3'
const jump = (over: object) =>
  adjudicate(games, {
    checker: 'starcom/jump',
    facts: { card: 'corvette', speedBonus: 0, viaCard: 'none', ...over },
  }) as Ruling
const reason = (ruling: Ruling) => ruling.findings.find(({ clause }) => clause === SPEED)

test('the speed a card prints is said, told or not, and leads', () => {
  const ruling = jump({ jumpsUsed: 1 })
  expect(ruling.verdict).toBe('illegal')
  expect(ruling.deciding.slice(0, ruling.leads)).toContain(SPEED)
  expect(reason(ruling)?.because).toBe('It has used 1 jump and its speed is 1.')
  expect(reason(jump({ jumpsUsed: 1, class: 'Small', speed: 1 }))?.because).toBe(reason(ruling)?.because)
})

test('where several figures fit no sentence assumes one', () => {
  const facts = { class: 'Small', speedBonus: 1, jumpsUsed: 0, viaCard: 'none' }
  const ruling = adjudicate(games, { checker: 'starcom/jump', facts }) as Ruling
  expect(reason(ruling)).toMatchObject({ outcome: 'holds', vague: true })
})
