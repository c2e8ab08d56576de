import { expect, it } from 'vitest'
import { citedBy, citing, citingCardsThat, together } from '../../../lib/games/ti4/cited.ts'
import { tallyOf } from '../../../lib/games/ti4/tally.ts'

const LOCKED = citing(['movement.4c'])
const FAR = citing(['movement.4f'], ['ti4:ambiguity.rift-repeat/i'])
const BOTH = together(LOCKED, FAR)

const isLocked = (tally: ReturnType<typeof tallyOf<'ti4:movement.4c'>>) => tally.fails('ti4:movement.4c', 'Locked.')

it('cites and consults what its rooms declare, and what says the same in other words', () => {
  const { cites, consults } = citedBy(BOTH)
  expect(cites()).toEqual(['ti4:movement.4c', 'ti4:tactical-action.2', 'ti4:movement.4f', 'ti4:move.1'])
  expect(consults).toEqual(['ti4:ambiguity.rift-repeat/i'])
})

it('takes the cards of a room from what they do', () => {
  const { clauses } = citingCardsThat('leave-tokened')
  expect([...clauses].sort()).toEqual(['ti4:components.ahk-syl-siven', 'ti4:components.dominus-orb'])
})

it('says no clause that no room declares', () => {
  const tally = tallyOf(BOTH)
  isLocked(tally)
  expect(tally.ruling().deciding).toEqual(['ti4:movement.4c'])
  // @ts-expect-error: no room declares it.
  tally.fails('ti4:movement.4a', 'Ends elsewhere.')
  // @ts-expect-error: this room does not declare what is said there.
  isLocked(tallyOf(FAR))
})
