/**
 * One case is looked at under one reading of the open questions after another, and most clauses ask for none of them.
 * What was worked out of its facts stands wherever the questions it asked are answered alike.
 */
import { isSpent } from './budget.ts'
import type { RulesInPlay } from './clause.ts'
import type { RawFacts } from './facts.ts'
import type { Space } from './space.ts'

/** A piece of work that was done, with all it rests on beside its facts: the questions, in the order they were asked. */
interface Worked {
  what: string
  asked: readonly Asking[]
  called: ReadonlySet<string>
  said: unknown
}
type Asking = readonly [question: string, reading: string]

/** What was worked out for one judging, by facts and by who said it. */
export interface Replay {
  known: Map<RawFacts, Map<object, Worked[]>>
  /** The questions asked since a piece of work began. */
  asking?: Asking[] | undefined
}

/** True where the table answers the same; what is asked here the work would ask too, for it begins the same way. */
function isAlike({ asked }: Worked, table: RulesInPlay): boolean {
  for (const [ref, reading] of asked) if (table.reads(ref) !== reading) return false
  return true
}

function workedOut({ known }: Replay, facts: RawFacts, by: object): Worked[] {
  const ofFacts = known.get(facts) ?? new Map<object, Worked[]>()
  known.set(facts, ofFacts)
  const all = ofFacts.get(by) ?? []
  ofFacts.set(by, all)
  return all
}

/**
 * Does a piece of work once for all readings under which it comes to the same. `by` and `what` name it; beside them it may
 * depend on the facts and on what the table reads, and on nothing else.
 */
export function replayed<T>(
  space: Space,
  facts: RawFacts,
  table: RulesInPlay,
  by: object,
  what: string,
  work: () => T,
): T {
  const { replay } = table
  if (!replay) return work()
  const all = workedOut(replay, facts, by)
  for (const one of all) {
    if (one.what !== what || !isAlike(one, table)) continue
    for (const path of one.called) space.called?.add(path)
    return one.said as T
  }
  const before = space.called
  const called = new Set<string>()
  const asked: Asking[] = []
  const around = replay.asking
  replay.asking = asked
  if (before) space.called = called
  try {
    const said = work()
    // What a search left open for want of steps is no result.
    if (!isSpent(table.budget)) all.push({ what, asked, called, said })
    return said
  } finally {
    // What a part of a piece of work rests on, the whole rests on.
    around?.push(...asked)
    replay.asking = around
    if (before) {
      for (const path of called) before.add(path)
      space.called = before
    }
  }
}
