/**
 * Where no clause alone forbids the case, several may together: each for some value of a fact nobody told, and one for
 * every value (supervaluation by cases). An army of 1601 points is too large for every format, by different clauses.
 */
import { spend, unlessSpent } from './budget.ts'
import type { RulesInPlay } from './clause.ts'
import { sayValue } from './fact-words.ts'
import type { RawFacts } from './facts.ts'
import { tally } from './findings.ts'
import { gapAt, isStranger, type Segments, withValue } from './gaps.ts'
import { grouped } from './grouped.ts'
import { type Group, groupAllowsSeen, type Rules } from './groups.ts'
import { factAt, pathOf, sayPath } from './parse.ts'
import type { ClauseId, Finding } from './ruling.ts'
import { Asked, seeing, unlessAsked } from './seeing.ts'
import { consistent, type Space } from './space.ts'
import { listed } from './words.ts'

/** Facts of which more values than this are open are not gone through. */
const FEW_VALUES = 6

/** A value that is taken for once, and the clause that forbids the case with it. */
interface Forbidden {
  group: Group
  world: RawFacts
  taken: { segments: Segments; value: unknown }
}

/**
 * The clauses of which one forbids the case with every value of one gap, whatever all other gaps are filled with; undefined
 * where there is no such gap among those at which the clauses stop.
 */
export function forbiddenByCases(
  groups: readonly Group[],
  space: Space,
  facts: RawFacts,
  table: RulesInPlay,
): readonly Forbidden[] | undefined {
  const gaps = new Map<string, Segments>()
  for (const group of groups) {
    const found = look(group, space, facts, table)
    if (found instanceof Asked) gaps.set(pathOf(found.segments), found.segments)
  }
  return unlessSpent(
    () => {
      for (const segments of gaps.values()) {
        const found = withEveryValue(segments, groups, space, facts, table)
        if (found) return found
      }
      return undefined
    },
    () => undefined,
  )
}

const look = (group: Group, space: Space, facts: RawFacts, table: RulesInPlay) =>
  unlessAsked(() => groupAllowsSeen(group, seeing(space, facts), table))

function withEveryValue(
  segments: Segments,
  groups: readonly Group[],
  space: Space,
  facts: RawFacts,
  table: RulesInPlay,
): readonly Forbidden[] | undefined {
  const { domain, whole } = gapAt(space.specs, facts, segments)
  if (!domain || domain.length > FEW_VALUES || (typeof domain[0] === 'number' && !whole)) return undefined
  const touched = new Set([String(segments[0])])
  const all: Forbidden[] = []
  for (const value of domain) {
    const world = withValue(facts, segments, value)
    if (!consistent(space, world, touched)) continue
    const group = groups.find((group) => forbids(group, space, world, table))
    if (!group) return undefined
    all.push({ group, world, taken: { segments, value } })
  }
  return all.length > 1 ? all : undefined
}

/** True where the clause fails without a look at any gap, so whatever these are filled with. */
function forbids(group: Group, space: Space, world: RawFacts, table: RulesInPlay): boolean {
  spend(space)
  const found = look(group, space, world, table)
  return !(found instanceof Asked) && !found.said
}

/** The findings of a case that is forbidden by cases: of each clause that forbids it why, each reason once with its values. */
export function saidByCases(
  findings: readonly Finding[],
  cases: readonly Forbidden[],
  { space }: Pick<Rules, 'space'>,
  table: RulesInPlay,
): Finding[] {
  const failing = cases.flatMap(({ group, world, taken }) => {
    const clauses = [group.base, ...group.exceptions]
    const { findings } = tally({ space, clauses, groups: [group] }, world, table)
    // A sentence of a made-up name would name it.
    const say = ({ because }: Finding) => (isStranger(taken.value) ? 'Not met in any case.' : because)
    const those = findings.filter(({ outcome }) => outcome === 'fails')
    return those.map((finding) => ({ clause: finding.clause, because: say(finding), taken, world }))
  })
  return findings.map((finding) => {
    const reasons = grouped(
      failing.filter(({ clause }) => clause === finding.clause),
      ({ because }) => because,
    )
    if (!reasons.size) return finding
    const { missing: _missing, ...rest } = finding
    const says = [...reasons].map(
      ([because, those]) =>
        `${sayTaken(
          space,
          those[0]!.world,
          those.map(({ taken }) => taken),
        )} – ${because}`,
    )
    return { ...rest, outcome: 'fails', because: says.join(' ') }
  })
}

/** The findings where the clauses that decide forbid the case between them, by more than one fact nobody told. */
export const saidTogether = (findings: readonly Finding[], deciding: readonly ClauseId[]): Finding[] =>
  findings.map((finding) => {
    if (finding.outcome !== 'unknown' || !deciding.includes(finding.clause)) return finding
    const { missing: _missing, ...rest } = finding
    const because = deciding.length > 1 ? 'In any case this or another of these is not met.' : 'Not met in any case.'
    return { ...rest, outcome: 'fails', because }
  })

/** "Format: Skirmish or Grand Army". */
function sayTaken({ specs }: Space, facts: RawFacts, taken: readonly Forbidden['taken'][]): string {
  const { segments } = taken[0]!
  const fact = factAt(specs, segments)!
  const named = (value: unknown) => (isStranger(value) ? 'none of those named' : sayValue(fact, value))
  return `${sayPath(specs, pathOf(segments), facts)}: ${listed(
    taken.map(({ value }) => named(value)),
    'or',
  )}`
}
