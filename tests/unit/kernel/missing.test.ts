/** Which facts that are not told can still turn a case: found however far apart those that clash stand. */
import { expect, test } from 'vitest'
import { checksOver } from '../../../lib/kernel/checker.ts'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { choice, count, list, yesNo } from '../../../lib/kernel/facts.ts'
import { gapsIn } from '../../../lib/kernel/gaps.ts'
import { judge } from '../../../lib/kernel/judge.ts'
import type { Ruling } from '../../../lib/kernel/ruling.ts'
import { fittingGaps } from '../../../lib/kernel/worlds.ts'

const COLOURS = { red: 'Red', blue: 'Blue', green: 'Green', grey: 'Grey' }
/** Between the flag and the bell there are more doors than anybody can try all ways of. */
const doors = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8'] as const
const door = choice(COLOURS, { label: 'Door' })
const facts = {
  flag: choice(COLOURS, { label: 'Flag' }),
  ...(Object.fromEntries(doors.map((one) => [one, door])) as Record<(typeof doors)[number], typeof door>),
  bell: yesNo({ label: 'Bell' }),
  idle: yesNo({ label: 'Idle' }),
}
const { clause } = clausesOver(facts)
const says = { holds: 'So.', fails: 'Not so.' }
const castle = defineChecker({
  id: 'castle',
  game: 'toy',
  title: 'Castle',
  question: 'May I enter?',
  editions: ['1'],
  facts,
  asks: 'may',
  clauses: [
    clause('toy:flag', { needs: ['flag'], holds: ({ flag }) => flag !== 'green', says }),
    ...doors.map((one) => clause(`toy:${one}`, { needs: [one], holds: (told) => told[one] !== 'grey', says })),
    clause('toy:bell', {
      needs: ['bell', 'flag', 'idle'],
      holds: ({ flag, bell, idle }) => flag === 'grey' && bell && (idle || !idle),
      says,
    }),
  ],
})

test('the search for a legal case goes back to what is to blame, past all that stands between', () => {
  const setting = { game: 'Toy', ambiguities: [], cite: (id: string) => id }
  const { verdict, missing } = judge(castle, setting, { edition: '1' }, {}) as Ruling
  expect(verdict).toBe('undetermined')
  expect(missing).toEqual(['flag', ...doors, 'bell'])
})

test('values that what is told rules out are not tried, but of a long count and in lists', () => {
  const specs = {
    card: choice(COLOURS, { label: 'Card' }),
    size: choice({ small: 'Small', large: 'Large' }, { label: 'Size' }),
    long: count({ label: 'Long', max: 1000 }),
    all: list(choice(COLOURS, { label: 'Colour' }), { label: 'All', set: true }),
  }
  const check = checksOver(specs)
  const mend = { path: 'size', message: 'They do not fit.', fix: 'Change one.' }
  const checks = [
    check(['card', 'size'], ({ card, size }) => (card === 'red') === (size === 'small'), mend),
    check(['card', 'long'], ({ card, long }) => card !== 'red' || long > 500, mend),
  ]
  const domains = (told: object) =>
    Object.fromEntries(
      fittingGaps({ specs, checks }, { ...told }, gapsIn(specs, { ...told }, Object.keys(specs))).map((gap) => [
        gap.path,
        gap.domain?.length,
      ]),
    )
  const untold = domains({})
  expect(untold).toMatchObject({ card: 4, size: 2 })
  expect(domains({ card: 'red' })).toEqual({ size: 1, long: untold.long, all: untold.all })
})
