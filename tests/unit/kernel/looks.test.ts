/** How often a case is looked at, and what is said of it where nobody reads what is said. */
import { expect, test } from 'vitest'
import { fullBudget } from '../../../lib/kernel/budget.ts'
import type { Examination } from '../../../lib/kernel/checker.ts'
import { clausesOver } from '../../../lib/kernel/clause.ts'
import { examining, underReadings } from '../../../lib/kernel/looks.ts'
import type { Question } from '../../../lib/kernel/questions.ts'
import { bridgeFacts, bridgeOf } from './toy.ts'

const { clause } = clausesOver(bridgeFacts)

const question = {
  ref: 'toy:q',
  standing: 'unclear',
  point: { readings: [{ id: 'A' }, { id: 'B' }] },
} as unknown as Question

/** A bridge that counts how often it is asked and how often it speaks, once for itself or as a whole case. */
function bridge(more: { wholeCase?: true }) {
  const count = { asked: 0, said: 0 }
  const say = () => {
    count.said++
    return 'It bears you.'
  }
  const checker = bridgeOf(
    [
      clause('toy:bridge.1', {
        needs: ['wet'],
        readings: ['toy:q'],
        holds: ({ wet }, table) => {
          count.asked++
          return table.reads('toy:q') === 'A' || wet
        },
        says: { holds: say, fails: say },
      }),
    ],
    more,
  )
  return { count, look: examining(checker, { wet: true }, '1', [question], fullBudget()) }
}

test('a case that leaves a fact open is looked at once under each reading, however often it is asked', () => {
  const { count, look } = bridge({})
  const first = look({}, new Set())
  const { asked } = count
  const questions = new Set<string>()
  expect(look({ 'toy:q': 'A' }, questions)).toBe(first)
  expect([count.asked, ...questions]).toEqual([asked, 'toy:q'])
  look({ 'toy:q': 'B' })
  expect(count.asked).toBeGreaterThan(asked)
})

test.each([{}, { wholeCase: true as const }])('no sentence is made where nobody reads it: %o', (more) => {
  const { count, look } = bridge(more)
  const bare = look({})
  expect([bare.verdict, bare.deciding, count.said]).toEqual(['legal', ['toy:bridge.1'], 0])
  const read = look({}, new Set())
  expect(read.findings[0]?.because).toBe('It bears you.')
  expect({ ...read, findings: [] }).toEqual({ ...bare, findings: [] })
  // What was read before is not looked at again without its words.
  expect(look({})).toBe(read)
})

test('where one reading is enough, the others are not looked at', () => {
  const questions = ['toy:p', 'toy:q', 'toy:r'].map((ref) => ({ ...question, ref }))
  let looks = 0
  const examine = (chosen: Readonly<Record<string, string>>, asked?: Set<string>) => {
    looks++
    for (const { ref } of questions) asked?.add(ref)
    return { verdict: chosen['toy:q'] === 'B' ? 'undetermined' : 'legal' } as Examination
  }
  const all = underReadings(questions, examine)
  expect([all.length, looks]).toEqual([8, 8])
  looks = 0
  const some = underReadings(questions, examine, ({ verdict }) => verdict === 'undetermined')
  expect([some.length, some.at(-1)!.chosen['toy:q'], looks]).toEqual([3, 'B', 3])
})
