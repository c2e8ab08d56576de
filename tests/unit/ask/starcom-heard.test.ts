import { expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { games } from '../../../lib/games/index.ts'

const ask = createAsk(games)
const first = (question: string) => ask({ question, game: 'starcom' }).checker
const read = (checker: string, question: string) =>
  ask({ question, game: 'starcom', checker: `starcom/${checker}` }).facts

it.each([
  ['may I sell the homeworld', 'deal'],
  ['can I keep seven cards until the turn ends', 'hand'],
])('%s', (question, checker) => expect(first(question)).toBe(`starcom/${checker}`))

it.each<[checker: string, question: string, facts: object]>([
  ['game-end', 'the science deck just ran dry, over?', { lastDomainCardDrawn: true }],
  ['game-end', "the industry deck's down to zero", { lastDomainCardDrawn: true }],
  ['development', 'five credits, two counters on it, another two?', { count: 2 }],
  ['contested', 'nobody shot last round, is it contested', { noDamageAssigned: true }],
  [
    'responses',
    'Kim bombards me, I answer with Intercept Orders',
    {
      plays: [
        { by: 'Kim', card: 'orbital-bombardment' },
        { by: 'me', card: 'intercept-orders', target: '1' },
      ],
    },
  ],
])('%s: %s', (checker, question, facts) => expect(read(checker, question)).toMatchObject(facts))

it('what must be killed first is not dead', () =>
  expect(JSON.stringify(read('combat-damage', 'must I kill the frigate before I shoot the scout'))).not.toContain(
    'destroyedBeforeResolve',
  ))

it('who did not shoot may have met there', () =>
  expect(read('contested', 'nobody shot last round, is it contested')).not.toHaveProperty('combatSinceMyLastTurn'))
