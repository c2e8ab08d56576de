/** Numbered cases and tool pages near to what was typed. They are searched apart, so that they never outrank a rule. */
import type { Hit, Search } from '../../lib/search/types.ts'

/** Stands for the newest edition of every game where no edition is asked for. */
export const NEWEST = 'newest'

const CASES = 3
const TOOLS = 2
/** A case this much weaker than the best case is another case. */
const CLOSE = 0.6
/** What is this much weaker than the best of all, case or tool, was not meant. */
const MEANT = 0.45

/** A case that waits for a fact helps less than a decided one. */
const WAITS = 0.7

/** A case of another printing may be decided otherwise. */
const OTHER_EDITION = 0.6

const weightOf = ({ record, score, inEdition }: Hit) =>
  score * (record.waits ? WAITS : 1) * (inEdition ? 1 : OTHER_EDITION)

/** What is near to a question: cases with a known ruling, and pages to set up a table on. */
export interface Near {
  cases: Hit[]
  tools: Hit[]
}

/** Cases for a question of two words or more, tools for any; nothing where nothing is close. Pure. */
export function nearTo(search: Search, query: string, game: string, edition: string): Near {
  const place = { edition: edition || NEWEST, ...(game ? { game } : {}) }
  const found = (kind: 'checker' | 'page') => {
    const { hits, confident } = search.search(query, { ...place, kinds: [kind], limit: 8 })
    return confident ? hits.filter((hit) => !game || hit.record.game === game) : []
  }
  const isCase = query.trim().split(/\s+/).length > 1
  const cases = isCase ? found('checker').toSorted((a, b) => weightOf(b) - weightOf(a)) : []
  const tools = found('page')
  const bestCase = cases[0] ? weightOf(cases[0]) : 0
  const meant = MEANT * Math.max(bestCase, tools[0]?.score ?? 0)
  return {
    cases: cases.filter((hit) => weightOf(hit) >= Math.max(meant, CLOSE * bestCase)).slice(0, CASES),
    tools: tools.filter(({ score }) => score >= meant).slice(0, TOOLS),
  }
}
