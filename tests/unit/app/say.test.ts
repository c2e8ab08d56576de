import { describe, expect, it } from 'vitest'
import { judgeCase } from '../../../app/_components/judge-case.ts'
import { waitsFor } from '../../../app/_components/say.ts'
import { games } from '../../../lib/games/index.ts'
import { nextQuestion } from '../../../lib/next-question.ts'

const checkers = games.flatMap((pack) =>
  pack.checkers.map((checker) => ({ name: `${pack.id}/${checker.id}`, pack, checker })),
)

describe('what an open case waits for', () => {
  it.each(checkers)('$name: the bar names the fact that is asked', ({ pack, checker }) => {
    const edition = checker.editions.includes(pack.defaultEdition) ? pack.defaultEdition : checker.editions[0]!
    const { ruling } = judgeCase(pack, checker, { edition, readings: {}, facts: {} }, true)
    const next = ruling && nextQuestion(checker, ruling)
    // some checkers judge even what nobody said
    if (!ruling || !next) return expect(ruling?.verdict !== 'undetermined' || ruling?.presumed).toBeTruthy()
    expect(waitsFor(checker, ruling)).toMatch(
      new RegExp(`^On: ${escaped(checker.facts[next]!.label)}(, and \\d+ more)?$`),
    )
  })
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
