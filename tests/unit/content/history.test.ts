/** Editions by date: what a page says of its rules, and what changed between two printings. */
import { expect, it } from 'vitest'
import { editionSteps, historyOf, sayDay, sayInForce } from '../../../lib/content/history.ts'
import { library } from '../../library.ts'

const { games: all, clauses } = library

it('every edition says of which day or month its rules are', () => {
  for (const game of all) for (const one of game.editions) expect(sayInForce(one), one.id).toMatch(/\d{4}/)
  expect(sayDay('2022-11-07')).toBe('7 November 2022')
  expect(sayInForce({ id: 'x', title: 'X', date: '2020-11-20', until: '2023-01-16' })).toBe(
    '20 November 2020 to 16 January 2023',
  )
})

it('between two printings every clause of either is new, gone, in other words or the same', () => {
  const game = all.find(({ id }) => id === 'starcom')!
  const [step, ...more] = editionSteps(game, clauses)
  expect(more).toEqual([])
  expect([step!.older.id, step!.newer.id]).toEqual(['2022-02', '2022-11'])
  const { added, gone, reworded } = step!
  const ids = (of: typeof added) => of.map(({ id }) => id)
  expect(ids(gone)).toContain('starcom:ready-phase.draw.5')
  expect(ids(added)).toContain('starcom:command-phase.build.5')
  expect(reworded.length).toBeGreaterThan(20)
  const same = clauses.filter(
    ({ game: of, editions, text }) => of === 'starcom' && editions.length === 2 && text['2022-02'] === text['2022-11'],
  )
  const total = clauses.filter(({ game: of }) => of === 'starcom').length
  expect(added.length + gone.length + reworded.length + same.length).toBe(total)
})

it('has every date once, newest first, and none of a clause that is not there', () => {
  const known = new Set(clauses.map(({ id }) => id))
  for (const game of all) {
    const dated = historyOf(game)
    expect(new Set(dated.map(({ kind, id }) => `${kind}-${id}`)).size).toBe(dated.length)
    expect(dated.map(({ date }) => date)).toEqual(
      dated
        .map(({ date }) => date)
        .sort()
        .reverse(),
    )
    for (const id of dated.flatMap((one) => one.clauses)) expect(known).toContain(id)
  }
})
