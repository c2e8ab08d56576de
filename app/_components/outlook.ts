import { sayValue } from '../../lib/kernel/fact-words'
import type { FactSpecs } from '../../lib/kernel/facts'
import { withValue } from '../../lib/kernel/gaps'
import { factAt } from '../../lib/kernel/parse'
import type { Ruling } from '../../lib/kernel/ruling'
import type { TableCase } from './case-state'
import { segmentsOf, verdictWord } from './say'

/** What each answer to a missing fact would lead to. */
export interface Outlook {
  path: string
  answers: readonly { says: string; word: string; verdict: Ruling['verdict'] }[]
}

const STILL = 'STILL OPEN'
const FACTS_LIMIT = 4
const ANSWERS_LIMIT = 5

/** For the last few missing facts: the verdict under every answer. More than a few are not worth the reading. */
export function outlookOf(
  specs: FactSpecs,
  table: TableCase,
  ruling: Ruling,
  judge: (table: TableCase) => Ruling | undefined,
): Outlook[] {
  if (ruling.missing.length > FACTS_LIMIT) return []
  return ruling.missing.flatMap((path) => {
    const segments = segmentsOf(path)
    const fact = factAt(specs, segments)
    const values = fact?.kind === 'yes-no' ? [true, false] : fact?.kind === 'choice' ? Object.keys(fact.options) : []
    if (!fact || !values.length || values.length > ANSWERS_LIMIT) return []
    const answers = values.flatMap((value) => {
      const then = judge({ ...table, facts: withValue(table.facts, segments, value) })
      if (!then) return []
      const { verdict } = then
      return [{ says: sayValue(fact, value), word: verdict === 'undetermined' ? STILL : verdictWord(then), verdict }]
    })
    // Where every answer leaves it open there is nothing to choose by.
    return answers.some(({ verdict }) => verdict !== 'undetermined') ? [{ path, answers }] : []
  })
}
