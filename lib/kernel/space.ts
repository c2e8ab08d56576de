/** What can stand together on a table. */
import { type Budget, spend } from './budget.ts'
import type { FactSpecs, RawFacts } from './facts.ts'
import { hasGaps } from './gaps.ts'
import type { Issue } from './ruling.ts'

interface Fitting {
  needs: readonly string[]
  /** True for a check that sees facts only partly told and says nothing of what it does not know: one line of a list. */
  partial?: true
  /** True when the facts fit together. */
  fits: (facts: never) => boolean
  editions?: readonly string[]
}
/** Facts that contradict each other, said in one sentence. */
export interface PlainCheck extends Fitting {
  /** The field to mend. */
  path: string
  message: string
  fix: string
}
/** Lines of lists that contradict each other or the rest: says of each which field to mend (`constraints.ts`). */
export interface Constraint extends Fitting {
  partial: true
  issues: (facts: RawFacts) => Issue[]
}
/** A case that cannot be on any table. */
export type Check = PlainCheck | Constraint

/** What is wrong with facts that do not fit. */
export const issuesOf = (check: Check, facts: RawFacts): Issue[] =>
  'issues' in check ? check.issues(facts) : [{ path: check.path, message: check.message, fix: check.fix }]

/** What the search for worlds needs to know of a checker. */
export interface Space {
  specs: FactSpecs
  checks: readonly Check[]
  /** Counts the steps of a search; absent where nobody waits for it. */
  budget?: Budget | undefined
  /** What one step costs. */
  cost?: number
  /** Paths of facts that may stay away and that a predicate asked for all the same, filled while a case is looked at. */
  called?: Set<string>
  /** The facts the ruling is about, and which of them are not known in full, as far as somebody asked. */
  told?: { facts: RawFacts; open: Map<string, boolean> }
}

/**
 * True when some of the named facts, or a part of one, is not known. Every clause asks it of the facts the ruling is about:
 * each of these is looked through once. Worlds may be filled in place, so of them nothing is kept.
 */
export function isAnyOpen({ specs, told }: Space, facts: RawFacts, keys: readonly string[]): boolean {
  if (told?.facts !== facts) return hasGaps(specs, facts, keys)
  for (const key of keys) {
    const open = told.open.get(key) ?? hasGaps(specs, facts, [key])
    told.open.set(key, open)
    if (open) return true
  }
  return false
}

/** True when no check that can be read speaks against these facts; `touched` limits it to checks on those facts. */
export const consistent = (space: Space, facts: RawFacts, touched?: ReadonlySet<string>): boolean =>
  clashOf(space, facts, touched) === undefined

/** The first check that can be read and speaks against these facts; `touched` limits it to checks on those facts. */
export function clashOf(space: Space, facts: RawFacts, touched?: ReadonlySet<string>): Check | undefined {
  spend(space)
  const index = checksOf(space)
  if (!touched) return firstAgainst(space, index.all, facts)
  for (const key of touched) {
    const against = firstAgainst(space, index.get(key) ?? [], facts)
    if (against) return against
  }
  return undefined
}

function firstAgainst({ specs }: Space, checks: readonly Check[], facts: RawFacts): Check | undefined {
  for (const check of checks) if (isReadable(check, specs, facts) && !check.fits(facts as never)) return check
  return undefined
}

/** True when enough is told for the check to speak. */
export const isReadable = ({ partial, needs }: Check, specs: FactSpecs, facts: RawFacts): boolean =>
  partial === true || !hasGaps(specs, facts, needs)

type CheckIndex = Map<string, Check[]> & { all: Check[] }

const indexes = new WeakMap<readonly Check[], CheckIndex>()

/** The checks of an edition whose facts all exist in it, by the facts they look at. */
function checksOf(space: Space): CheckIndex {
  const known = indexes.get(space.checks)
  if (known) return known
  const all = space.checks.filter((check) => check.needs.every((key) => space.specs[key]))
  const index: CheckIndex = Object.assign(new Map<string, Check[]>(), { all })
  for (const check of all) for (const key of check.needs) index.set(key, [...(index.get(key) ?? []), check])
  indexes.set(space.checks, index)
  return index
}

/** True when some check weighs this fact against another. */
export const isTied = (space: Space, key: string): boolean =>
  (checksOf(space).get(key) ?? []).some((check) => check.needs.length > 1)

/** True when some check looks at this fact only once all of it is told. */
export const isWeighed = (space: Space, key: string): boolean =>
  (checksOf(space).get(key) ?? []).some((check) => !check.partial)
