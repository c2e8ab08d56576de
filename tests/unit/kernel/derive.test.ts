import { expect, test } from 'vitest'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { viewsOver } from '../../../lib/kernel/derive.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { count, yesNo } from '../../../lib/kernel/facts.ts'
import { judge } from '../../../lib/kernel/judge.ts'

const facts = {
  salt: yesNo({ label: 'Salted' }),
  stirred: yesNo({ label: 'Stirred' }),
  minutes: count({ label: 'Minutes on the fire', max: 20 }),
}
const views = {
  soup: viewsOver(facts)(['salt', 'stirred', 'minutes'], ({ salt, stirred, minutes }) => ({
    isDone: minutes >= 10 && minutes <= 12,
    isGood: salt && stirred,
  })),
}
const { clause } = clausesOver(facts, views)
const says = { holds: 'Fine.', fails: 'Not so.' }

const serve = defineChecker({
  id: 'serve',
  game: 'toy',
  title: 'Serve',
  question: 'May I serve the soup?',
  editions: ['1'],
  facts,
  asks: 'may',
  clauses: [
    clause('toy:soup.1', { needs: ['soup'], holds: ({ soup }) => soup.isGood, says }),
    clause('toy:soup.2', { needs: ['soup'], holds: ({ soup }) => soup.isDone, says }),
  ],
})
const judged = (told: object) =>
  judge(serve, { game: 'Toy', ambiguities: [], cite: (id: string) => id }, { edition: '1' }, told)

test('a view is made anew for every value that is tried in a gap behind it', () => {
  expect(judged({ salt: true, stirred: true })).toMatchObject({ verdict: 'undetermined', missing: ['minutes'] })
  expect(judged({ minutes: 11, stirred: true })).toMatchObject({ verdict: 'undetermined', missing: ['salt'] })
  expect(judged({})).toMatchObject({ verdict: 'undetermined', missing: ['salt', 'stirred', 'minutes'] })
  expect(judged({ salt: false })).toMatchObject({ verdict: 'illegal' })
})
