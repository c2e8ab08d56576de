import { expect, it } from 'vitest'
import { POOL, ROOM } from '../../../lib/games/ti4/cargo/limits.ts'
import { ti4 } from '../../../lib/games/ti4/checkers.ts'
import {
  type ClauseOf,
  citing,
  citingCardsThat,
  restated,
  restatedCard,
  together,
} from '../../../lib/games/ti4/cited.ts'
import { caseFacts, shared } from '../../../lib/games/ti4/common.ts'
import { components } from '../../../lib/games/ti4/data/technologies.ts'
import { clausesOf, fails, holds, limitsOf, notesOf, remarksOf, type Told } from '../../../lib/games/ti4/remarks.ts'
import { NO_SYSTEM } from '../../../lib/games/ti4/way/activation.ts'
import { TO_ITSELF } from '../../../lib/games/ti4/way/joints.ts'
import { ENDS_THERE, IN_RANGE, TOKEN_LEFT } from '../../../lib/games/ti4/way/obstacles.ts'
import { fullBudget } from '../../../lib/kernel/budget.ts'
import type { RulesInPlay } from '../../../lib/kernel/clause.ts'
import { viewsOver } from '../../../lib/kernel/derive.ts'
import { defineChecker } from '../../../lib/kernel/examine.ts'

const LOCKED = citing([TOKEN_LEFT])
const FAR = citing([restated('movement.4f', 'move.1'), 'movement.3', 'nebula.2'], ['ti4:ambiguity.rift-repeat/i'])
const BOTH = together(LOCKED, FAR)

const table: RulesInPlay = { edition: 'lrr-2.0', reads: () => 'A', budget: fullBudget() }
const about = { ship: 'cru' }

/** What a checker makes of these remarks. */
const checked = (remarks: readonly Told[]) => {
  const view = viewsOver(caseFacts)(['moves'], () => ({ remarks: remarksOf(() => remarks) }))
  return defineChecker({
    ...shared,
    id: 'told',
    title: '',
    question: '',
    facts: caseFacts,
    clauses: [
      ...clausesOf(BOTH, view),
      ...notesOf(FAR, view),
      ...limitsOf(citing(['nebula.2']), 'ti4:movement.4f', view),
    ],
    asks: 'may',
  })
}
const examined = (...remarks: readonly Told[]) => checked(remarks).examine({ moves: [] }, table)

it('cites and consults what its rooms declare, and what says the same in other words', () => {
  const { cites, consults } = checked([])
  expect(cites('lrr-2.0').slice(0, 4)).toEqual([
    'ti4:movement.4c',
    'ti4:tactical-action.2',
    'ti4:movement.4f',
    'ti4:move.1',
  ])
  expect(consults).toEqual(['ti4:ambiguity.rift-repeat/i'])
})

/** Clauses that others say in other words, and those others. */
const RESTATED = [NO_SYSTEM, TO_ITSELF, POOL, ROOM, ENDS_THERE, TOKEN_LEFT, IN_RANGE]
const restatements = [
  ...RESTATED.map(({ name, echoes }) => [`ti4:${name}`, echoes] as const),
  ...components.map(({ id }) => [`ti4:components.${id}`, restatedCard(`ti4:components.${id}`)] as const),
].filter(([, echoes]) => echoes.length)

it('declares a clause that others restate in the same way in every room', () => {
  expect(restatements).toHaveLength(10)
  for (const { id, cites, rolesOf } of ti4.checkers) {
    const cited = cites('lrr-2.0')
    for (const [clause, echoes] of restatements)
      if (rolesOf?.(clause).length) expect(cited, `${id} cites ${clause}`).toEqual(expect.arrayContaining([...echoes]))
  }
})

it('takes the cards of a room from what they do', () => {
  const { clauses } = citingCardsThat('leave-tokened')
  expect([...clauses].sort()).toEqual(['ti4:components.ahk-syl-siven', 'ti4:components.dominus-orb'])
})

it('says no clause that no room declares', () => {
  const said = (one: Told<ClauseOf<typeof BOTH>>) => one.clause
  expect(said(fails('ti4:movement.4c', 'Locked.', about))).toBe('ti4:movement.4c')
  // @ts-expect-error: no room declares it.
  said(fails('ti4:movement.4a', 'Ends elsewhere.', about))
})

it('shows what was used, and never decides by it', () => {
  const note: Told = { outcome: 'notes', clause: 'ti4:movement.3', says: 'Move value 2.', about }
  const found = examined(holds('ti4:movement.4f', 'It gets there.', about), note)
  expect(found).toMatchObject({ verdict: 'legal', deciding: ['ti4:movement.4f'] })
  expect(found.findings.find(({ clause }) => clause === 'ti4:movement.3')?.because).toBe('Move value 2.')
})

it('cites what made a number too small, with what fails of the same ship', () => {
  const far = fails('ti4:movement.4f', 'Too far.', about)
  const slow = (ship: string): Told => ({
    outcome: 'limits',
    clause: 'ti4:nebula.2',
    says: 'A nebula.',
    about: { ship },
  })
  expect(examined(far, slow('cru')).deciding).toEqual(['ti4:movement.4f', 'ti4:nebula.2'])
  expect(examined(far, slow('car')).deciding).toEqual(['ti4:movement.4f'])
})
