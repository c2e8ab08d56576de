import type { Examination } from '../../kernel/checker.ts'
import type { RawFacts } from '../../kernel/facts.ts'
import type { About, ClauseId, Finding, Step } from '../../kernel/ruling.ts'
import type { Outcome } from '../../kernel/verdict.ts'
import { alsoOf } from './also.ts'
import type { Cited, StepBy } from './cited.ts'

/** One thing a clause says, and what of. */
interface Told {
  says: string
  about: About | undefined
}
interface Entry {
  outcome: Outcome
  reasons: Told[]
  facts: RawFacts
}

const WEIGHT: Record<Outcome, number> = { fails: 3, unknown: 2, holds: 1, 'not-in-play': 0 }

/** What a sentence is about, with the system where it names one. */
export const placedAt = (about: About, system: { id: string } | undefined): About =>
  system ? { ...about, system: system.id } : about

/**
 * Collects findings in the order of the procedure: one a clause, all its reasons together, the weightiest outcome.
 * It takes the clauses its rooms declare and no others: what sees it as a `Tally` of fewer clauses may say only those.
 */
export class Tally<C extends ClauseId> {
  private readonly found = new Map<ClauseId, Entry>()
  private readonly noted = new Map<ClauseId, Finding>()
  private readonly cited = new Set<ClauseId>()
  private readonly price = new Set<ClauseId>()
  readonly consequences: Step[] = []

  // Properties, not methods: a method would let a narrow tally pass for a wide one.
  readonly add = (outcome: Outcome, clause: C, says: string, facts: RawFacts = {}, about?: About): void =>
    this.collect(outcome, clause, { says, about }, facts)
  private collect(outcome: Outcome, clause: ClauseId, told: Told, facts: RawFacts): void {
    const known = this.found.get(clause)
    if (!known || WEIGHT[outcome] > WEIGHT[known.outcome]) this.found.set(clause, { outcome, reasons: [told], facts })
    else if (known.outcome === outcome && !known.reasons.some(({ says }) => says === told.says))
      known.reasons.push(told)
  }
  readonly fails = (clause: C, because: string, facts?: RawFacts, about?: About): void => {
    this.add('fails', clause, because, facts, about)
  }
  readonly holds = (clause: C, because: string, facts?: RawFacts): void => {
    this.add('holds', clause, because, facts)
  }
  readonly aside = (clause: C, because: string, facts?: RawFacts): void => {
    this.add('not-in-play', clause, because, facts)
  }
  /** Something the case used that decides nothing by itself: shown, not cited as deciding. */
  readonly note = (clause: C, because: string, facts: RawFacts = {}): void => {
    if (!this.noted.has(clause)) this.noted.set(clause, { clause, outcome: 'holds', because, facts })
  }
  /** A clause that made a number too small: it failed nothing itself, yet the illegal case rests on it. */
  readonly limits = (clause: C, because: string, facts?: RawFacts): void => {
    this.note(clause, because, facts)
    this.cited.add(clause)
  }
  readonly follows = (step: StepBy<C>): void => {
    this.consequences.push(step)
    if (step.clause) this.note(step.clause, step.says)
  }
  /** What a legal case costs or risks: a consequence that is cited as deciding, after all that permits it. */
  readonly costs = (step: StepBy<C>): void => {
    this.follows(step)
    if (step.clause) this.price.add(step.clause)
  }
  /** Takes over what clauses of the kernel said. */
  hears(findings: readonly Finding[]): void {
    for (const { clause, outcome, because, reasons, facts } of findings) {
      if (outcome === 'not-in-play') continue
      const told = reasons?.filter((reason) => reason.outcome === outcome) ?? [{ says: because, about: undefined }]
      for (const { says, about } of told) this.collect(outcome, clause, { says, about }, facts)
    }
  }
  /** True while nothing failed. */
  get stands(): boolean {
    for (const entry of this.found.values()) if (entry.outcome === 'fails') return false
    return true
  }
  of(outcome: Outcome): ClauseId[] {
    return [...this.found].filter(([, entry]) => entry.outcome === outcome).map(([clause]) => clause)
  }
  get findings(): Finding[] {
    const decisive = [...this.found].map(([clause, entry]) => findingOf(clause, entry))
    const all = [...decisive, ...[...this.noted.values()].filter(({ clause }) => !this.found.has(clause))]
    const named = new Set(all.map(({ clause }) => clause))
    return all.flatMap((finding) => {
      const also = alsoOf(finding.clause).filter((other) => !named.has(other))
      for (const other of also) named.add(other)
      return [finding, ...also.map((other) => ({ ...finding, clause: other }))]
    })
  }
  /** A "may I": legal or illegal with the clauses that decide. */
  ruling(): Examination {
    const failing = this.of('fails')
    const deciding = failing.length ? [...failing, ...this.cited] : [...this.of('holds'), ...this.price]
    return {
      verdict: failing.length ? 'illegal' : 'legal',
      deciding: [...new Set(deciding)],
      findings: this.findings,
      missing: [],
      consequences: failing.length ? [] : this.consequences,
      remarks: [],
    }
  }
}

/** A tally of what these rooms say. */
export const tallyOf = <C extends ClauseId>(_rooms: Cited<C>) => new Tally<C>()

/** The finding of a clause; what it is about stands beside its sentences as data. */
function findingOf(clause: ClauseId, { outcome, reasons, facts }: Entry): Finding {
  const named = reasons.flatMap(({ says, about }) => (about ? [{ outcome, about, says }] : []))
  return {
    clause,
    outcome,
    because: reasons.map(({ says }) => says).join(' '),
    ...(named.length ? { reasons: named } : {}),
    facts,
  }
}
