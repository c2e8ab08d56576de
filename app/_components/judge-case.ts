import { adjudicate, adjudicateInSteps, type Refusal, type Request } from '../../lib/adjudicate'
import type { Checker } from '../../lib/kernel/checker'
import { factsOfEdition } from '../../lib/kernel/edition-facts'
import type { FactSpecs, RawFacts } from '../../lib/kernel/facts'
import { gapsIn } from '../../lib/kernel/gaps'
import type { Judge } from '../../lib/kernel/pack'
import { factAt, segmentsOf } from '../../lib/kernel/parse'
import type { Issue, Ruling } from '../../lib/kernel/ruling'
import { askedOrder } from '../../lib/next-question'
import { readOutside } from '../../lib/sanitize'
import type { TableCase } from './case-state'
import { missingInOrder } from './relevance'

/** What became of a case: a ruling, or facts that cannot all be true, and values that could not be read. */
export interface Judged {
  ruling?: Ruling
  /** Paths of facts that can still change the verdict, as the form asks them; absent where facts clash. */
  missing?: readonly string[]
  /** Facts that contradict each other; then there is no ruling. */
  clashes: readonly Issue[]
  /** Path to what is wrong with the value there; such facts count as not known. */
  unreadable: ReadonlyMap<string, string>
  /** Those of them where nothing stands yet. */
  unfilled: ReadonlySet<string>
  /** Readings that do not exist; left out. */
  badReadings: readonly Issue[]
  /** True once what would turn a presumed verdict is worked out too. */
  isWhole?: boolean
}

const isRefusal = (answer: Ruling | Refusal): answer is Refusal => 'error' in answer

function valueAt(facts: RawFacts, path: string): unknown {
  const segments = path.match(/[^.[\]]+/g) ?? []
  return segments.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], facts)
}

const isEmpty = (given: unknown): boolean => given === undefined || given === ''

/** What to mend, for who writes a request, is in words of the request; a player is told it only where those are plain. */
const PLAIN_FIXES = new Set(['count', 'name', 'list'])

function sayUnreadable(specs: FactSpecs, facts: RawFacts, issue: Issue): string {
  const given = valueAt(facts, issue.path)
  if (isEmpty(given)) return 'Not filled in yet.'
  const shown = typeof given === 'object' ? 'This' : `“${String(given).slice(0, 40)}”`
  const fact = factAt(specs, segmentsOf(issue.path))
  return fact && PLAIN_FIXES.has(fact.kind) ? `${shown} cannot be read. ${issue.fix}` : `${shown} is no answer here.`
}

function readable(checker: Checker, facts: RawFacts): { good: RawFacts; bad: Map<string, string> } {
  const bad = new Map<string, string>()
  const good = Object.entries(facts).filter(([key, value]) => {
    const parsed = readOutside(checker.facts, { [key]: value })
    if ('facts' in parsed) return true
    for (const issue of parsed.issues) bad.set(issue.path, sayUnreadable(checker.facts, facts, issue))
    return false
  })
  return { good: Object.fromEntries(good), bad }
}

/** Where nothing is named as missing although the case is open, the gaps in what was given are. */
function withGaps(checker: Checker, { edition, facts }: TableCase, ruling: Ruling): Ruling {
  if (ruling.verdict !== 'undetermined' || ruling.missing.length) return ruling
  const specs = factsOfEdition(checker.facts, edition)
  return { ...ruling, missing: gapsIn(specs, facts, Object.keys(facts)).map((gap) => gap.path) }
}

/** The ruling with what is presumed; what would turn it is worked out later. */
function presumedFirst(pack: Judge, request: Request): Ruling | Refusal {
  const first = adjudicateInSteps([pack], request).next()
  return first.value ?? adjudicate([pack], { ...request, presume: false })
}

/** Judges a case as the form has it: what cannot be read counts as not known, and is told. `presume`: with the usual. Pure. */
export function judgeCase(pack: Judge, checker: Checker, table: TableCase, presume = false): Judged {
  const judge = (request: Request) =>
    presume ? presumedFirst(pack, request) : adjudicate([pack], { ...request, presume })
  const name = `${pack.id}/${checker.id}`
  const keys = askedOrder(checker)
  const ruled = (found: Ruling) => {
    const missing = missingInOrder(keys, withGaps(checker, table, found))
    return { ruling: { ...found, missing }, missing }
  }
  const first = judge({ checker: name, ...table })
  if (!isRefusal(first))
    return { ...ruled(first), clashes: [], unreadable: new Map(), unfilled: new Set(), badReadings: [] }
  const { good, bad } = readable(checker, table.facts)
  const badReadings = first.error.issues.filter((issue) => issue.path.startsWith('readings.'))
  const wrong = new Set(badReadings.map((issue) => issue.path.slice('readings.'.length)))
  const readings = Object.fromEntries(Object.entries(table.readings).filter(([ref]) => !wrong.has(ref)))
  const again = judge({ ...table, checker: name, readings, facts: good })
  const unfilled = new Set([...bad.keys()].filter((path) => isEmpty(valueAt(table.facts, path))))
  const told = { unreadable: bad, unfilled, badReadings }
  return isRefusal(again) ? { ...told, clashes: again.error.issues } : { ...told, ...ruled(again), clashes: [] }
}

/** Before the link has been read: no ruling, and the questions as an empty form asks them. */
export const waiting = (missing: readonly string[]): Judged => ({
  missing,
  clashes: [],
  unreadable: new Map(),
  unfilled: new Set(),
  badReadings: [],
})

/** The facts alone, without those that cannot be read. */
export const readableFacts = (checker: Checker, facts: RawFacts): RawFacts => readable(checker, facts).good
