/** How far filling in the usual goes: so many rounds, and so many contradictions taken out one after another. */
import { expect, it } from 'vitest'
import { type Clause, clausesOver } from '../../../lib/kernel/clause.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'
import { type RawFacts, type YesNoFact, yesNo } from '../../../lib/kernel/facts.ts'
import { judge } from '../../../lib/kernel/judge.ts'
import { type Presumes, usual } from '../../../lib/kernel/presumption.ts'
import type { Constraint } from '../../../lib/kernel/space.ts'

const says = { holds: 'Fine.', fails: 'Not so.' }
const namesOf = (many: number) => Array.from({ length: many }, (_, i) => `f${i}`)

/** What is asked of, or presumed for, a case of which nothing is told. */
function ruled(names: readonly string[], presumes: Presumes, checks: readonly Constraint[] = []) {
  const facts: Record<string, YesNoFact> = Object.fromEntries(names.map((name) => [name, yesNo({ label: name })]))
  const { clause } = clausesOver(facts)
  const clauses = names.map(
    (name, i): Clause => clause(`toy:chain.${i}`, { needs: [name], holds: (f) => f[name] === true, says }),
  )
  const checker = defineChecker({
    id: 'chain',
    game: 'toy',
    title: 'Chain',
    question: 'Does it hold?',
    editions: ['1'],
    facts,
    asks: 'may',
    presumes,
    checks,
    clauses,
  })
  const ruling = judge(checker, { game: 'Toy', ambiguities: [], cite: (id) => id }, { edition: '1' }, {})
  if ('code' in ruling) throw new Error(ruling.message)
  return { verdict: ruling.presumed?.verdict, asks: ruling.asks }
}

/** Each is usual only once the one before is filled in: one round each. */
const oneByOne = (names: readonly string[]): Presumes =>
  Object.fromEntries(
    names.map((name, i) => [
      name,
      usual((near: RawFacts) => (i === 0 || near[names[i - 1]!] ? true : undefined), name),
    ]),
  )

/** Each contradicts what is usual as soon as those before it have lapsed: one after another. */
const stumbling = (names: readonly string[]): Constraint[] =>
  names.map((name, i) => {
    const fits = (facts: Record<string, unknown>) =>
      facts[name] === undefined || names.slice(0, i).some((before) => facts[before] !== undefined)
    return {
      partial: true,
      needs: [name, ...names.slice(0, i)],
      fits: fits as Constraint['fits'],
      issues: () => [{ path: name, message: `${name} stands alone.`, fix: 'Leave it out.' }],
    }
  })

it('six rounds fill in what six facts bring up one after another, and the seventh is asked', () => {
  const six = namesOf(6)
  expect(ruled(six, oneByOne(six))).toEqual({ verdict: 'legal', asks: undefined })
  const seven = namesOf(7)
  expect(ruled(seven, oneByOne(seven))).toEqual({ verdict: undefined, asks: ['f6'] })
})

it.each([11, 12, 13])('of %i contradictions in a row eleven are taken out; behind them nothing is presumed', (many) => {
  const names = namesOf(many)
  const all = [...names, 'last']
  const presumes: Presumes = Object.fromEntries(all.map((name) => [name, usual(true, name)]))
  // "last" is usual and in nobody's way: it is asked only where everything is.
  expect(ruled(all, presumes, stumbling(names)).asks).toEqual(many <= 11 ? names : all)
})
