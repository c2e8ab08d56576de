import type { Checker, Examination } from '../../../kernel/checker.ts'
import type { Table } from '../../../kernel/clause.ts'
import { type Fact, list, type RawFacts, record } from '../../../kernel/facts.ts'
import type { ClauseId, Finding } from '../../../kernel/ruling.ts'
import type { Check } from '../../../kernel/space.ts'
import { fold, type Outcome } from '../../../kernel/verdict.ts'
import { cardOf } from '../costs.ts'
import { EDITIONS, OLD } from '../facts.ts'
import { jumpFacts } from '../jump/facts.ts'
import { jump } from '../jump/index.ts'
import * as usual from '../presumes.ts'
import { scenarios } from './scenarios.ts'

const {
  adjacent,
  destinationController,
  destinationCard,
  interdicted,
  viaCard,
  faceDownDestination,
  carrierJumpingAlong,
  jumpDistance,
  viaCardReaches,
} = jumpFacts

const SHARED = [
  'card',
  'class',
  'mine',
  'controlledSinceTurnStart',
  'builtThisTurn',
  'speed',
  'speedBonus',
  'extraJumps',
  'jumpsUsed',
] as const
const shared = Object.fromEntries(SHARED.map((key) => [key, jumpFacts[key]])) as Pick<
  typeof jumpFacts,
  (typeof SHARED)[number]
>

const facts = {
  ...shared,
  originController: { ...jumpFacts.originController, label: 'Controller of the system it starts from' },
  legs: list(
    record(
      {
        adjacent: { ...adjacent, changeable: false },
        destinationController,
        destinationCard,
        interdicted,
        viaCard,
        viaCardReaches,
        jumpDistance,
        carrierJumpingAlong: { ...carrierJumpingAlong, changeable: false },
        faceDownDestination,
      },
      {
        label: 'Jump',
        row: [
          'adjacent',
          'destinationController',
          'destinationCard',
          'interdicted',
          'viaCard',
          'viaCardReaches',
          'jumpDistance',
          'carrierJumpingAlong',
          'faceDownDestination',
        ],
      },
    ),
    { label: 'Jumps in order', min: 1, max: 6, item: 'jump' },
  ),
} as const

type Leg = RawFacts

/** Facts of a jump that may stay away without leaving anything unknown. */
const OPTIONAL = new Set(Object.entries<Fact>(jumpFacts).flatMap(([key, fact]) => (fact.optional ? [key] : [])))

const GRANTED = ['jump-stabilization', 'jump-nexus', 'drummond']

/** Jumps of its own that a leg uses up: none, one, or not known. */
function usedBy(leg: Leg, facts: RawFacts, table: Table): number | undefined {
  if (table.reads('starcom:ambiguity.25/ii') === 'B') {
    if (leg.viaCard === undefined) return undefined
    if (GRANTED.includes(String(leg.viaCard))) return 0
  }
  if (leg.carrierJumpingAlong === false) return 1
  const card = cardOf(String(facts.card), table.edition)
  const shipClass = facts.class ?? card?.shipClass
  if (shipClass !== undefined && shipClass !== 'Fighter') return 1
  if (shipClass === undefined || leg.carrierJumpingAlong === undefined) return undefined
  if (table.edition === OLD) return 0
  const speed = facts.speed ?? card?.speed
  return speed === undefined || facts.speedBonus === undefined
    ? undefined
    : speed === 0 && facts.speedBonus === 0
      ? 0
      : 1
}

/** The facts of each jump: what the route says of it, what all jumps share, and what the jumps before it used. */
function legFacts(facts: RawFacts, table: Table): RawFacts[] {
  const { legs, originController, jumpsUsed, ...rest } = facts as { legs: readonly Leg[] } & RawFacts
  let used = jumpsUsed as number | undefined
  return legs.map((leg, i) => {
    const origin = i ? legs[i - 1]!.destinationController : originController
    const all = { ...rest, ...leg, originController: origin, jumpsUsed: used }
    const more = usedBy(leg, rest, table)
    used = used === undefined || more === undefined ? undefined : used + more
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  })
}

/** Where a fact of one jump stands among the facts of the route. */
function pathOf(key: string, leg: number): string {
  if (key === 'originController') return leg ? `legs[${leg - 1}].destinationController` : key
  if (key === 'shipOwner') return 'mine'
  return (SHARED as readonly string[]).includes(key) ? key : `legs[${leg}].${key}`
}

const WEIGHT: Record<Outcome, number> = { fails: 3, unknown: 2, holds: 1, 'not-in-play': 0 }

/** One finding a clause: the weightiest of all jumps, the earliest of equals, named by its jump. */
function merged(legs: readonly Examination[]): Finding[] {
  const best = new Map<ClauseId, Finding>()
  legs.forEach((leg, i) => {
    for (const finding of leg.findings) {
      const known = best.get(finding.clause)
      if (known && WEIGHT[known.outcome] >= WEIGHT[finding.outcome]) continue
      best.set(finding.clause, { ...finding, because: `Jump ${i + 1}: ${finding.because}` })
    }
  })
  return [...best.values()]
}

/** Judges every jump of the route by the clauses of a single jump; one that is barred bars the route. */
function examine(facts: RawFacts, table: Table): Examination {
  if (facts.legs === undefined) {
    return { verdict: 'undetermined', deciding: [], findings: [], missing: ['legs'], consequences: [], remarks: [] }
  }
  const legs = legFacts(facts, table).map((leg) => jump.examine(leg, table))
  const verdict = fold(
    legs.map((leg) => (leg.verdict === 'illegal' ? 'fails' : leg.verdict === 'undetermined' ? 'unknown' : 'holds')),
  )
  const telling = legs.filter((leg) => leg.verdict === verdict)
  const missing = verdict === 'undetermined' ? legs.flatMap((leg, i) => leg.missing.map((key) => pathOf(key, i))) : []
  return {
    verdict,
    deciding: [...new Set(telling.flatMap((leg) => leg.deciding))],
    findings: merged(legs),
    missing: [...new Set(missing)],
    consequences:
      verdict === 'legal'
        ? legs.flatMap((leg, i) => leg.consequences.map((step) => ({ ...step, says: `Jump ${i + 1}: ${step.says}` })))
        : [],
    remarks: [...new Set(legs.flatMap((leg) => leg.remarks))],
  }
}

/** The checks of a single jump, asked of every jump of the route as far as it is known. */
const checks = jump.checks.flatMap((check) =>
  (check.editions ?? EDITIONS).map(
    (edition): Check => ({
      ...check,
      needs: [],
      editions: [edition],
      fits: (facts: RawFacts) => {
        const { legs, ...rest } = facts as { legs?: readonly Leg[] } & RawFacts
        const known = (of: RawFacts) => check.needs.every((key) => of[key] !== undefined || OPTIONAL.has(key))
        return (legs ?? [{}]).every((leg, i) => {
          const { jumpsUsed: _used, ...later } = rest
          const of = { ...(i ? later : rest), ...leg }
          return !known(of) || check.fits(of as never)
        })
      },
    }),
  ),
)

/** CK-07 for several jumps in a row: each is judged by itself, with who controls what at that moment. */
export const route: Checker = {
  id: 'route',
  ...usual.route,
  game: 'starcom',
  aliases: ['ck-07-route'],
  title: 'Can this ship take this route?',
  question: 'Can this ship take this route?',
  asked: ['several jumps', 'jump twice', 'route of a ship', 'path with two jumps', 'move through a system'],
  editions: EDITIONS,
  facts,
  checks,
  cites: jump.cites,
  rolesOf: (clause) => jump.rolesOf?.(clause) ?? [],
  consults: jump.consults,
  gaps: [
    'Control, cards and Interdiction that change between two jumps: give each jump as it stands then.',
    'Rows and columns: say for each jump whether it goes to an adjacent system.',
    'A speed bonus gained on the way: count it if the ship has it before it needs it.',
  ],
  scenarios,
  examine,
}
