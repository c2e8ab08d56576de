/**
 * A case judged as one: a single predicate says everything of it. Where facts are missing it is asked in every world it
 * can tell apart, and only the gaps it looks at are filled. The same ruling everywhere is the ruling; two that differ, or
 * worlds that cannot all be tried, leave the case open.
 */

import { type Budget, charge } from './budget.ts'
import type { Examination } from './checker.ts'
import { dice } from './dice.ts'
import type { FactSpecs, RawFacts } from './facts.ts'
import { type Gap, gapAt, gapsIn, valueAt, withValue } from './gaps.ts'
import { sayPath } from './parse.ts'
import type { ClauseId, Finding, Step } from './ruling.ts'
import { Asked, seeing, unlessAsked } from './seeing.ts'
import { consistent, type Space } from './space.ts'
import { essenceOf } from './verdict.ts'
import { endsFirst, fillAll } from './worlds.ts'

/** What a look may cost, in steps of one run over a single line. Far more than public cases take. */
const WORK = 1_500
/** So many steps of a ruling are as dear as one of these: every clause is asked. */
const STEPS_EACH = 15
/** What a look at a case takes where nothing stops it, in steps of a ruling: the more, the more lines are compared. */
const LOOK = 16
/** So many lines make a look dearer than that. */
const LINES = 128
/** Worlds with every gap filled that are looked at first: where two differ, the case is open. */
const PROBES = 5
/** Runs spent on what one value of a gap changes. */
const FEW = 8

/** How a case is judged as one. `needs`: the facts it sees. */
interface Whole {
  space: Space
  needs: readonly string[]
  /** Judges what it sees; pure. `isRead`: its findings are read, else only what it comes to matters. */
  run: (seen: RawFacts, isRead: boolean) => Examination
  /** What is certain of it although a gap stops the rest; pure. */
  certain: (seen: RawFacts) => Examination
  /** What one run costs: about how many lines it compares with one another. */
  cost: number
}

/** A world in which the predicate came to an end, with the gaps that were filled for it. */
interface Leaf {
  world: RawFacts
  found: Examination
  filled: readonly Gap[]
}

/** What kept a walk from its end: no steps left, or a gap whose values cannot be listed. */
type Stop = 'spent' | 'unlisted'

const essence = ({ verdict, answer }: Examination) => essenceOf(verdict, answer)

/** How many lines the lists of a case have. */
const linesOf = (facts: RawFacts): number =>
  Object.values(facts).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0)

/** Judges a case as one, whatever is missing. What a run costs is asked only where it has to be run in several worlds. */
export function examineWhole(
  { costs, ...one }: Omit<Whole, 'cost'> & { costs: () => number },
  facts: RawFacts,
  budget?: Budget,
): Examination {
  charge({ budget }, LOOK * Math.max(1, linesOf(facts) / LINES) ** 2)
  const first = unlessAsked(() => one.run(seeing(one.space, facts)(one.needs), true))
  if (!(first instanceof Asked)) return first.said
  const whole: Whole = { ...one, cost: costs() }
  const purse = purseOf(budget)
  const seen = new Map<string, Gap>()
  const probes = probe(whole, facts, purse, seen)
  const turned = (among: readonly Leaf[]) => {
    const { missing, deciding } = turningOf(whole, facts, among, seen, budget)
    return open(missing, deciding)
  }
  if (differ(probes)) return turned(probes)
  const leaves: Leaf[] = []
  const stop = walk({ ...whole, isRead: true }, { world: facts, filled: [] }, purse, seen, (leaf) => {
    leaves.push(leaf)
    return !differ([leaf, leaves[0]!])
  })
  if (stop === 'unlisted') return certainly(whole, facts) ?? open(unlisted(whole, facts))
  if (stop === 'enough') return turned([...leaves, ...probes])
  if (stop === 'spent' || !leaves.length) return certainly(whole, facts) ?? open(allGaps(whole, facts, seen))
  return leaves[0]!.found.verdict === 'undetermined' ? leaves[0]!.found : common(leaves, whole.space.specs, facts)
}

/** What forbids the case whatever its gaps are filled with, where not every filling could be tried. */
function certainly({ space, needs, certain }: Whole, facts: RawFacts): Examination | undefined {
  const found = unlessAsked(() => certain(seeing(space, facts)(needs)))
  return !(found instanceof Asked) && found.said.verdict === 'illegal' ? found.said : undefined
}

const differ = (leaves: readonly Leaf[]) => new Set(leaves.map(({ found }) => essence(found))).size > 1

/** A few worlds with every gap filled, far apart from one another; those no table can hold left out. */
function probe(whole: Whole, facts: RawFacts, purse: Purse, seen: Map<string, Gap>): Leaf[] {
  const gaps = gapsIn(whole.space.specs, facts, whole.needs)
  if (gaps.some(({ domain }) => !domain?.length)) return []
  const roll = dice()
  const leaves: Leaf[] = []
  for (let i = 0; i < PROBES; i++) {
    const pick = (size: number) => (i === 0 ? 0 : i === 1 ? size - 1 : roll(size))
    const world = gaps.reduce(
      (told, gap) => withValue(told, gap.segments, gap.domain![pick(gap.domain!.length)]),
      facts,
    )
    if (!consistent(whole.space, world)) continue
    const few = { ...purse, left: Math.min(purse.left, FEW * whole.cost) }
    const before = few.left
    walk(whole, { world, filled: gaps }, few, seen, (leaf) => {
      leaves.push(leaf)
      return false
    })
    purse.left -= before - few.left
    if (differ(leaves) && i) break
  }
  return leaves
}

const open = (missing: readonly string[], deciding: readonly ClauseId[] = []): Examination => ({
  verdict: 'undetermined',
  deciding: [...deciding],
  findings: [],
  missing: [...missing],
  consequences: [],
  remarks: [],
})

/** Every gap in what the predicate may look at, and what it asked for besides. */
const allGaps = ({ space, needs }: Whole, facts: RawFacts, seen: ReadonlyMap<string, Gap>): string[] => [
  ...new Set([...gapsIn(space.specs, facts, needs).map(({ path }) => path), ...seen.keys()]),
]

/** The gaps without which nothing can be tried. */
const unlisted = ({ space, needs }: Whole, facts: RawFacts): string[] =>
  gapsIn(space.specs, facts, needs)
    .filter((gap) => !gap.domain)
    .map(({ path }) => path)

/** What a look has left; what it takes of it the ruling pays as well. */
interface Purse {
  left: number
  budget: Budget | undefined
}

/** For a look no more than the ruling has. */
const purseOf = (budget: Budget | undefined): Purse => ({
  left: budget ? Math.min(WORK, budget.left / STEPS_EACH) : WORK,
  budget,
})

function pay(purse: Purse, cost: number): void {
  purse.left -= cost
  charge(purse, cost * STEPS_EACH)
}

type Start = Pick<Leaf, 'world' | 'filled'>

/** Goes through the worlds the predicate can tell apart, until `onLeaf` says no; tells what stopped it otherwise. */
function walk(
  whole: Whole & { isRead?: true },
  { world, filled }: Start,
  purse: Purse,
  seen: Map<string, Gap>,
  onLeaf: (leaf: Leaf) => boolean,
): Stop | 'enough' | undefined {
  pay(purse, whole.cost)
  if (purse.left < 0) return 'spent'
  const found = unlessAsked(() => whole.run(seeing(whole.space, world)(whole.needs), whole.isRead === true))
  if (!(found instanceof Asked)) return onLeaf({ world, found: found.said, filled }) ? undefined : 'enough'
  const gap = gapAt(whole.space.specs, world, found.segments)
  if (!gap.domain) return 'unlisted'
  seen.set(gap.path, gap)
  const fillings = fillAll(whole.space, world, [gap])
  if (!fillings) return 'spent'
  let unlistedBelow = false
  for (const next of endsFirst(fillings)) {
    const stop = walk(whole, { world: next, filled: [...filled, gap] }, purse, seen, onLeaf)
    if (stop === 'unlisted') unlistedBelow = true
    else if (stop) return stop
  }
  return unlistedBelow ? 'unlisted' : undefined
}

/** What decides where one of two worlds is forbidden and the other is not, else what their answers go by. */
const partsBy = (a: Examination, b: Examination): readonly ClauseId[] =>
  ([a, b].find(({ verdict }) => verdict === 'illegal') ?? a).deciding

/** The gaps of which some value alone gives another ruling, somewhere among the worlds looked at, and the clauses by which it does. */
function turningOf(
  whole: Whole,
  facts: RawFacts,
  probes: readonly Leaf[],
  seen: ReadonlyMap<string, Gap>,
  budget: Budget | undefined,
): { missing: string[]; deciding: ClauseId[] } {
  const purse = purseOf(budget)
  const deciding = new Set<ClauseId>()
  const turnsFrom = ({ world, found, filled }: Leaf, gap: Gap, value: unknown): boolean => {
    const other = withValue(world, gap.segments, value)
    // The world itself fits: only what looks at the changed fact can speak against the other one.
    if (!consistent(whole.space, other, new Set([String(gap.segments[0])]))) return false
    let differs = false
    const few = { ...purse, left: Math.min(purse.left, FEW * whole.cost) }
    const before = few.left
    walk(whole, { world: other, filled }, few, new Map(), (leaf) => {
      differs = differ([leaf, { world, found, filled }])
      if (differs) for (const clause of partsBy(found, leaf.found)) deciding.add(clause)
      return !differs
    })
    purse.left -= before - few.left
    return differs
  }
  const turns = (gap: Gap): boolean =>
    probes.some((leaf) => {
      if (!leaf.filled.some(({ path }) => path === gap.path)) return false
      const now = JSON.stringify(valueAt(leaf.world, gap))
      return endsFirst(gap.domain!).some(
        (value) => JSON.stringify(value) !== now && (purse.left < 0 || turnsFrom(leaf, gap, value)),
      )
    })
  const gaps = new Map(gapsIn(whole.space.specs, facts, whole.needs).map((gap) => [gap.path, gap]))
  const all = [...new Map([...gaps, ...seen]).values()].filter(({ domain }) => domain)
  const turning = all.filter(turns).map(({ path }) => path)
  return { missing: turning.length ? turning : allGaps(whole, facts, seen), deciding: [...deciding] }
}

/** What all worlds have in common: no reason may speak of a value that is only assumed. */
function common(leaves: readonly Leaf[], specs: FactSpecs, facts: RawFacts): Examination {
  const all = leaves.map(({ found }) => found)
  const [first] = all as [Examination]
  const everywhere = <T>(items: readonly T[], of: (found: Examination) => readonly T[]): T[] => {
    const known = all.map((found) => new Set(of(found).map((item) => JSON.stringify(item))))
    return items.filter((item) => known.every((set) => set.has(JSON.stringify(item))))
  }
  const deciding = everywhere<ClauseId>(first.deciding, (found) => found.deciding)
  const steps = everywhere<Step>(first.consequences, (found) => found.consequences)
  const more = all.some((found) => found.consequences.length > steps.length)
  const gaps = [...new Set(leaves.flatMap(({ filled }) => filled.map(({ path }) => sayPath(specs, path, facts))))]
  return {
    ...first,
    deciding: deciding.length ? deciding : [...new Set(all.flatMap((found) => found.deciding))],
    findings: commonFindings(all),
    remarks: [...new Set(all.flatMap((found) => found.remarks))],
    consequences: more ? [...steps, { says: `More may follow; not known: ${gaps.join(', ')}.` }] : steps,
    ...(first.answer
      ? {
          answer: {
            ...first.answer,
            derivation: everywhere<Step>(first.answer.derivation, (found) => found.answer?.derivation ?? []),
          },
        }
      : {}),
  }
}

const WHATEVER: Readonly<Record<string, string>> = {
  holds: 'Met in any case.',
  fails: 'Not met in any case.',
}

/** Findings that are the same in all worlds; where only the words differ, words that assume nothing. */
function commonFindings(all: readonly Examination[]): Finding[] {
  const [first, ...rest] = all as [Examination, ...Examination[]]
  return first.findings.flatMap((finding) => {
    const same = rest.map(({ findings }) =>
      findings.find(({ clause, outcome }) => clause === finding.clause && outcome === finding.outcome),
    )
    if (same.includes(undefined)) return []
    if (same.every((other) => other!.because === finding.because)) return [finding]
    const { reasons: _reasons, about: _about, ...bare } = finding
    return [{ ...bare, because: WHATEVER[finding.outcome] ?? finding.because }]
  })
}
