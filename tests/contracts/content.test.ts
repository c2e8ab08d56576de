import { expect, test } from 'vitest'
import { loadLibrary } from '../../lib/content/index.ts'
import { problemsOf } from '../../lib/content/verify.ts'
import { games } from '../../lib/games/index.ts'

const library = await loadLibrary(games)

test('no dead link, unknown or doubled id, orphan, or citation an edition does not have', () => {
  expect(problemsOf(library, games)).toEqual([])
})

test('a planted dead link, a doubled id and a wrong citation are found', () => {
  const first = library.clauses[0]!
  const broken = {
    ...library,
    clauses: [...library.clauses, { ...first, links: [`${first.game}:nowhere.1`] }],
  }
  const problems = problemsOf(broken, games)
  expect(problems).toContain(`${first.id} is written twice.`)
  expect(problems).toContain(
    `${library.places?.[first.id]}: ${first.id} links to ${first.game}:nowhere.1, which does not exist.`,
  )
  const less = {
    ...library,
    clauses: library.clauses.filter((clause) => clause.id !== 'starcom:command-phase.build.6'),
  }
  expect(problemsOf(less, games).join(' ')).toContain('cites starcom:command-phase.build.6, which does not exist')
})

test('the packs say the same label for a clause as the pages do', () => {
  for (const pack of games) {
    for (const clause of library.clauses.filter((candidate) => candidate.game === pack.id)) {
      expect(pack.cite(clause.id), clause.id).toBe(clause.label)
    }
  }
})

/** Clauses about several cards, or a part of one: their titles describe them. */
const DESCRIBED = new Set([
  'ti4:components.space-dock-fighters',
  'ti4:components.gamma-tokens',
  'ti4:components.te-neutral-units',
])

test('a card is cited by its name as it is printed, with every mark', () => {
  const cards = library.clauses.filter(({ id, label }) => label.startsWith('Card: ') && !DESCRIBED.has(id))
  expect(cards.length).toBeGreaterThan(100)
  for (const { id, title, label } of cards)
    expect(title.toLowerCase().startsWith(label.replace(/^Card: /, '').toLowerCase()), `${id}: ${label}`).toBe(true)
})

test('no web address in the words leads outside the project', () => {
  for (const clause of library.clauses) {
    expect(Object.values(clause.text).join(' '), clause.id).not.toMatch(/https?:\/\//)
  }
})
