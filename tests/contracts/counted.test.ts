import { expect, it } from 'vitest'
import { adjudicate, type Request } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { RawFacts } from '../../lib/kernel/facts.ts'
import { withValue } from '../../lib/kernel/gaps.ts'
import { factAt, segmentsOf } from '../../lib/kernel/parse.ts'

/** True where the amount, once it is forgotten, is presumed as usual and nothing says what another would do. */
function isSilent(sent: Omit<Request, 'facts'>, facts: RawFacts, key: string): boolean {
  const { [key]: _forgotten, ...rest } = facts
  const ruling = adjudicate(games, { ...sent, presume: true, facts: rest })
  if ('error' in ruling || !ruling.presumed) return false
  const { taken, unless } = ruling.presumed
  const isNamed = unless.flatMap((turn) => turn.parts ?? [turn]).some((part) => part.path === key || part.with === key)
  return taken.some(({ path, as }) => path === key && as === 'usual') && !isNamed
}

it('no amount an answer counts is presumed in silence: another one is named, or it is part of what was asked', () => {
  const counted: string[] = []
  let tried = 0
  for (const pack of games)
    for (const checker of pack.checkers.filter(({ asks }) => asks === 'value'))
      for (const { title, edition, facts, readings } of checker.scenarios) {
        const name = `${pack.id}/${checker.id}`
        const sent = {
          checker: name,
          presume: false,
          ...(edition ? { edition } : {}),
          ...(readings ? { readings } : {}),
        }
        const answerOf = (told: RawFacts) => {
          const ruling = adjudicate(games, { ...sent, facts: told })
          return 'error' in ruling || ruling.answer?.kind !== 'number' ? undefined : ruling.answer.value
        }
        const before = answerOf(facts)
        if (before === undefined) continue
        for (const key of Object.keys(checker.presumes ?? {})) {
          const fact = key.includes('[]') ? undefined : factAt(checker.facts, segmentsOf(key))
          const value = fact && (facts as RawFacts)[key]
          if (fact?.kind !== 'count' || typeof value !== 'number') continue
          for (const other of [value - 1, value + 1]) {
            if (other < fact.min || other > fact.max) continue
            tried++
            const now = answerOf(withValue(facts as RawFacts, [key], other))
            if (now !== undefined && now !== before && isSilent(sent, facts as RawFacts, key))
              counted.push(`${name} ${key}: ${title}`)
          }
        }
      }
  expect(tried).toBeGreaterThan(0)
  expect(counted).toEqual([])
})
