import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'
import { VERDICTS } from '../../../lib/kernel/verdict.ts'
import { Meter } from '../../hostile/cost.ts'
import { checkers } from '../../hostile/doors.ts'
import { factsFor, SEED } from '../../hostile/fuzz.ts'
import { expectNothingTouched, expectSound } from '../../hostile/sound.ts'

const EACH = 250
const meter = new Meter()
let judged = 0
afterAll(() => console.log(`Seed ${SEED}; ${judged} judged, the others refused.\n${meter.table()}`))

const turned = (facts: object) => Object.fromEntries(Object.entries(facts).reverse())

describe(`${EACH} made-up cases of each checker: a ruling, or what to mend by name`, () => {
  it.each(checkers.map(({ name, checker }) => [name, checker] as const))('%s', (name, checker) => {
    let n = 0
    const property = fc.property(factsFor(checker), (facts) => {
      const answer = meter.run(name, JSON.stringify(facts), () => adjudicate(games, { checker: name, facts }))
      expectSound(answer, name)
      if ('error' in answer) {
        expect(answer.error.code).toBe('invalid-facts')
        expect(answer.error.issues.length).toBeGreaterThan(0)
        for (const { message, fix } of answer.error.issues)
          expect(message && fix, JSON.stringify(answer.error)).toBeTruthy()
        return
      }
      judged++
      expect(VERDICTS).toContain(answer.verdict)
      // The order in which facts are told never matters.
      if (n++ % 10 === 0)
        expect(JSON.stringify(adjudicate(games, { checker: name, facts: turned(facts) }))).toBe(JSON.stringify(answer))
    })
    fc.assert(property, { seed: SEED, numRuns: EACH })
    expectNothingTouched()
  })
})
