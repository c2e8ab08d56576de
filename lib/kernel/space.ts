/** What can stand together on a table. */
import type { FactSpecs, RawFacts } from './facts.ts'
import { hasHoles } from './gaps.ts'

/** A case that cannot be on any table: two facts that contradict each other. */
export interface Check {
  needs: readonly string[]
  /** True when the facts fit together. */
  fits: (facts: never) => boolean
  /** The field to mend. */
  path: string
  message: string
  fix: string
  editions?: readonly string[]
}

/** What the search for worlds needs to know of a checker. */
export interface Space {
  specs: FactSpecs
  checks: readonly Check[]
}

/** True when no check that can be read speaks against these facts; `touched` limits it to checks on those facts. */
export function consistent(space: Space, facts: RawFacts, touched?: ReadonlySet<string>): boolean {
  const index = checksOf(space)
  const checks = touched ? [...touched].flatMap((key) => index.get(key) ?? []) : index.all
  const open: Record<string, boolean> = {}
  const isKeyOpen = (key: string) => (open[key] ??= hasHoles(space.specs, facts, [key]))
  for (const check of checks) {
    if (check.needs.some(isKeyOpen)) continue
    if (!check.fits(facts as never)) return false
  }
  return true
}

type CheckIndex = Map<string, Check[]> & { all: Check[] }

const indexes = new WeakMap<Space, CheckIndex>()

/** The checks of an edition whose facts all exist in it, by the facts they look at. */
function checksOf(space: Space): CheckIndex {
  const known = indexes.get(space)
  if (known) return known
  const all = space.checks.filter((check) => check.needs.every((key) => space.specs[key]))
  const index: CheckIndex = Object.assign(new Map<string, Check[]>(), { all })
  for (const check of all) for (const key of check.needs) index.set(key, [...(index.get(key) ?? []), check])
  indexes.set(space, index)
  return index
}

/** True when some check weighs this fact against another. */
export const isTied = (space: Space, key: string): boolean =>
  (checksOf(space).get(key) ?? []).some((check) => check.needs.length > 1)
