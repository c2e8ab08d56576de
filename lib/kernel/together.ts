/**
 * The clauses of a checker asked together, of facts that may have gaps: stopped at the first gap any of them looks at.
 * For checkers whose clauses nearly all look at one and the same board (`whole.ts` fills the gaps).
 */
import { answersOf } from './answers.ts'
import type { Answered, ClauseChecker, Examination, FollowRule } from './checker.ts'
import type { Clause, RulesInPlay } from './clause.ts'
import { allSaidBy, citedBy, outcomeOf, seenBy, sentenceOf } from './clause-says.ts'
import type { RawFacts } from './facts.ts'
import { type Lifted, lookAt, oncePerClause, reasonsOf, told } from './findings.ts'
import { type Group, inEdition, type Rules } from './groups.ts'
import { heavier, lookAtItems } from './items.ts'
import type { Said } from './narrowing.ts'
import type { Finding, Reason, Step } from './ruling.ts'
import { Asked, unlessAsked, worldOf } from './seeing.ts'
import { type Stood, tighteningOf } from './tightening.ts'
import type { Outcome } from './verdict.ts'

/** How a clause stands, the exceptions beside it counted in. */
interface Standing extends Stood {
  /** Why, if anything is to be said. */
  finding?: Pick<Finding, 'outcome' | 'because' | 'about' | 'reasons' | 'liftedBy'>
  lifters: readonly Clause[]
}

/** What all clauses say of the facts, and what follows. Pure; throws where it looks at a gap. */
export function judgeTogether(checker: ClauseChecker, rules: Rules, seen: RawFacts, table: RulesInPlay): Examination {
  const standings = standingsOf(rules.groups, seen, table)
  const lifting = [...new Set(standings.flatMap(({ lifters }) => lifters))]
  const findings = table.wordless ? [] : oncePerClause(findingsOf(rules.clauses, standings, lifting, seen, table))
  const ruling = standings.filter(({ clause }) => clause.role === 'rule')
  const those = (outcome: Outcome) => ruling.filter((one) => one.outcome === outcome).map(({ clause }) => clause)
  const failing = those('fails')
  const base = { findings, missing: [], remarks: [] }
  if (failing.length) {
    const tightening = tighteningOf(standings)
    const deciding = citedBy([...failing, ...tightening], table.edition)
    return { ...base, verdict: 'illegal', deciding, consequences: [] }
  }
  const answer = answerOf(checker, seen, table)
  const follows = (checker.follows ?? [])
    .filter((rule) => inEdition(rule, table.edition))
    .flatMap((rule) => stepsOf(rule.of(seen as never, table)).map((step) => ({ step, rule })))
  const { deciding: ofAnswer = [], consequences: more = [], ...given } = answer ?? {}
  const steps = [...more, ...follows.map(({ step }) => step)]
  const price = follows.flatMap(({ step, rule }) => (rule.decides && step.clause ? [step.clause] : []))
  const holding = citedBy([...lifting, ...those('holds')], table.edition)
  return {
    ...base,
    findings: table.wordless
      ? findings
      : [...findings, ...notedBy([...more.map((step) => ({ step })), ...follows], findings)],
    verdict: checker.asks === 'may' ? 'legal' : answer ? 'answered' : 'undetermined',
    deciding: [...new Set(checker.asks === 'may' ? [...holding, ...ofAnswer, ...price] : ofAnswer)],
    consequences: steps,
    ...(answer ? { answer: { ...(given as Answered), derivation: [...answer.derivation] } } : {}),
  }
}

const stepsOf = (said: Step | readonly Step[] | undefined): readonly Step[] => (said ? [said].flat() : [])

function answerOf(checker: ClauseChecker, seen: RawFacts, table: RulesInPlay): Answered | undefined {
  for (const rule of answersOf(checker, table.edition)) {
    const found = rule.of(seen as never, table)
    if (found) return found
  }
  return undefined
}

/**
 * The verdict of what is certain although a gap stops the rest: illegal where something fails whatever the gaps are filled
 * with, for what is not told can only add to it. Throws where nothing does.
 */
export function judgeCertain(rules: Rules, seen: RawFacts, table: RulesInPlay): Examination {
  const groups = rules.groups.map(ofCertain(seen, table))
  const written = new Map(groups.map(({ base }, i) => [base, rules.groups[i]!.base]))
  const standings = standingsOf(groups, seen, table).map((one) => ({ ...one, clause: written.get(one.clause)! }))
  const failing = standings.flatMap(({ clause, outcome }) =>
    clause.role === 'rule' && outcome === 'fails' ? [clause] : [],
  )
  return {
    verdict: failing.length ? 'illegal' : 'undetermined',
    deciding: citedBy(failing, table.edition),
    findings: oncePerClause(
      findingsOf(
        rules.clauses,
        standings.filter(({ outcome }) => outcome === 'fails'),
        [],
        seen,
        table,
      ),
    ),
    missing: [],
    remarks: [],
    consequences: [],
  }
}

/** The same clauses, each asked of those of its things that are certain. */
function ofCertain(seen: RawFacts, table: RulesInPlay): (group: Group) => Group {
  const known = new Map<unknown, ReadonlyMap<string, readonly unknown[]> | undefined>()
  return (group) => {
    const { base } = group
    const family = base.each?.family
    if (!base.each || !family?.certain) return group
    if (!known.has(family.by)) {
      const found = unlessAsked(() => family.certain!(seen, table))
      known.set(family.by, found instanceof Asked ? undefined : found.said)
    }
    const things = known.get(family.by)
    if (!things) return group
    const { family: _family, ...each } = base.each
    return { ...group, base: { ...base, each: { ...each, items: () => things.get(base.id) ?? [] } } }
  }
}

/** How every clause stands. Where one fails, those that wait for a fact do not hold the case up; else the first is asked. */
function standingsOf(groups: readonly Group[], seen: RawFacts, table: RulesInPlay): Standing[] {
  const standings: Standing[] = []
  const isAsked = familiesOf(seen, table)
  let waiting: Asked | undefined
  for (const group of groups) {
    const asked = isAsked(group.base)
    if (!asked) continue
    const look = asked instanceof Asked ? asked : unlessAsked(() => standingOf(group, seen, table))
    if (look instanceof Asked) waiting ??= look
    else if (look.said) standings.push(look.said)
  }
  if (waiting && !standings.some(({ clause, outcome }) => clause.role === 'rule' && outcome === 'fails')) throw waiting
  return standings
}

/** Asks every family once which of its clauses have things; one that is stopped at a gap stops all of them. */
function familiesOf(seen: RawFacts, table: RulesInPlay): (clause: Clause) => boolean | Asked {
  const known = new Map<unknown, { said: ReadonlyMap<string, unknown> } | Asked>()
  return ({ id, each }) => {
    if (!each?.family) return true
    const { by, find } = each.family
    const found = known.get(by) ?? unlessAsked(() => find(seen, table))
    known.set(by, found)
    return found instanceof Asked ? found : found.said.has(id)
  }
}

/** Asks of what is seen; a gap stops whoever asks. */
const saidOfAll =
  (seen: RawFacts): Said =>
  (run) =>
    run(() => seen)

/** How one clause stands; nothing for one that is asked of no thing at all. */
function standingOf(group: Group, seen: RawFacts, table: RulesInPlay): Standing | undefined {
  const { base: clause, exceptions } = group
  if (clause.each) {
    const { judged, asked } = lookAtItems(clause.each, seen, table)
    if (!judged.length && !asked) return undefined
    const said = saidOfAll(seen)
    const reasons = reasonsOf(clause, judged, group, said, table)
    const outcome = reasons.reduce<Outcome>(
      (most, one) => (heavier(one.outcome, most) ? one.outcome : most),
      'not-in-play',
    )
    if (asked && outcome !== 'fails') throw asked
    const lifters = [...new Set(reasons.flatMap(({ lifter }) => lifter ?? []))]
    const finding = table.wordless ? {} : findingFrom(reasons, outcome)
    return { clause, outcome, reasons, lifters: outcome === 'fails' ? [] : lifters, ...finding }
  }
  const own = outcomeOf(clause, seen, table)
  const lifter = own === 'fails' ? exceptions.find((one) => outcomeOf(one, seen, table) === 'holds') : undefined
  if (table.wordless)
    return lifter ? { clause, outcome: 'not-in-play', lifters: [lifter] } : { clause, outcome: own, lifters: [] }
  if (lifter) {
    const finding = {
      outcome: 'not-in-play',
      because: sentenceOf(lifter, 'holds', seen, table),
      liftedBy: lifter.id,
    } as const
    return { clause, outcome: 'not-in-play', lifters: [lifter], finding }
  }
  const isSaid = own !== 'not-in-play' || clause.says.aside !== undefined
  const because = isSaid ? sentenceOf(clause, own, seen, table) : ''
  return { clause, outcome: own, lifters: [], ...(because ? { finding: { outcome: own, because } } : {}) }
}

const bare = ({ lifter: _lifter, ...reason }: Lifted): Reason => reason

/** Nothing is said of things that are not in play, unless something lifts the clause for them. */
function findingFrom(reasons: readonly Lifted[], outcome: Outcome): Pick<Standing, 'finding'> {
  const plain = reasons.map(bare)
  const isSaid = outcome !== 'not-in-play' || plain.some((reason) => reason.liftedBy)
  return isSaid ? { finding: { outcome, because: '', ...told(plain, outcome) } } : {}
}

/** One finding a clause, in the order of the clauses; an exception speaks where it lifts something. */
function findingsOf(
  clauses: readonly Clause[],
  standings: readonly Standing[],
  lifting: readonly Clause[],
  seen: RawFacts,
  table: RulesInPlay,
): Finding[] {
  const byClause = new Map(standings.map((one) => [one.clause, one]))
  return clauses.flatMap((clause): Finding[] => {
    const finding = lifting.includes(clause)
      ? { outcome: 'holds' as const, ...sayLifting(clause, seen, table) }
      : byClause.get(clause)?.finding
    if (!finding) return []
    return allSaidBy(clause, table.edition).map((id) => ({
      clause: id,
      ...finding,
      facts: seenBy(clause, worldOf(seen)),
    }))
  })
}

function sayLifting(exception: Clause, seen: RawFacts, table: RulesInPlay): Pick<Finding, 'because'> {
  if (!exception.each) return { because: sentenceOf(exception, 'holds', seen, table) }
  const said = saidOfAll(seen)
  const { judged } = lookAt(exception, said, table)
  return { because: '', ...told(reasonsOf(exception, judged, undefined, said, table).map(bare), 'holds') }
}

/** What follows by a clause that said nothing else, and by what echoes it. */
function notedBy(follows: readonly { step: Step; rule?: FollowRule }[], findings: readonly Finding[]): Finding[] {
  const known = new Set(findings.map(({ clause }) => clause))
  return follows.flatMap(({ step: { clause, says }, rule }): Finding[] => {
    if (!clause || known.has(clause)) return []
    const news = [clause, ...(rule?.echoes?.(clause) ?? [])].filter((one) => !known.has(one))
    for (const one of news) known.add(one)
    return news.map((one) => ({ clause: one, outcome: 'holds', because: says, facts: {} }))
  })
}
