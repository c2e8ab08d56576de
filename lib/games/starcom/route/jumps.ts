import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { Known, RawFacts } from '../../../kernel/facts.ts'
import { Asked, unlessAsked } from '../../../kernel/seeing.ts'
import { cardOf } from '../costs.ts'
import { NEW } from '../facts.ts'
import { comesOnTop, isMoved, speedNow } from '../jump/by-card.ts'
import { ME } from '../jump/facts.ts'
import { type facts, LEG_KEYS, SHARED_KEYS } from './facts.ts'

type Route = Known<typeof facts>
type Leg = Route['legs'][number]
type JumpFacts = Omit<Route, 'legs'> & Leg

/** One jump of a route: its place, from 1, and its facts as the clauses of a single jump see them. */
export interface Jump {
  place: number
  facts: RawFacts
}

/** A figure of the ship as told, else as its card prints it; stopped at the figure where both are open. */
function printed<T>(told: () => T, onCard: () => T | null | undefined): T {
  const said = unlessAsked(told)
  if (!(said instanceof Asked)) return said.said
  const card = unlessAsked(onCard)
  if (card instanceof Asked || card.said == null) throw said
  return card.said
}

/** Jumps of its own that this one uses up: what moves the ship, carries it or comes on top uses none. */
function usedBy(jump: JumpFacts, table: RulesInPlay): number {
  if (isMoved(jump.viaCard, table.edition) || comesOnTop(jump, table)) return 0
  if (jump.class !== 'Fighter') return 1
  if (table.edition === NEW) return speedNow(jump, table) === 0 ? 0 : 1
  return jump.extraJumps === 0 || jump.carrierJumpingAlong ? 0 : 1
}

/**
 * The facts of one jump, read late: what the ship is, what this jump says, whose system the jump before led to and the
 * jumps used until then. A fact nobody told stops only who looks at it.
 */
class FactsOfJump {
  constructor(
    readonly route: Route,
    readonly leg: Leg,
    readonly before: (FactsOfJump & JumpFacts) | undefined,
    readonly table: RulesInPlay,
  ) {}
  get originController(): string {
    return this.before ? this.before.destinationController : this.route.originController
  }
  get jumpsUsed(): number {
    return this.before ? this.before.jumpsUsed + usedBy(this.before, this.table) : this.route.jumpsUsed
  }
  /** Asked where the jump before brought the ship there; of the system it starts from, Interdiction is taken to have found it. */
  get arrivedAfterInterdiction(): boolean | undefined {
    const told = () => this.leg.arrivedAfterInterdiction
    if (this.before) return told()
    const said = unlessAsked(told)
    return said instanceof Asked ? undefined : said.said
  }
  get shipOwner(): string {
    return this.route.mine ? ME : this.route.shipOwner
  }
  get class(): Route['class'] {
    const { route, table } = this
    return printed(
      () => route.class,
      () => cardOf(route.card, table.edition)?.shipClass as Route['class'] | undefined,
    )
  }
  get speed(): number {
    const { route, table } = this
    return printed(
      () => route.speed,
      () => cardOf(route.card, table.edition)?.speed,
    )
  }
}

const own = new Set(Object.getOwnPropertyNames(FactsOfJump.prototype))
const lend = (key: string, get: (this: FactsOfJump) => unknown) => {
  if (!own.has(key)) Object.defineProperty(FactsOfJump.prototype, key, { get })
}
for (const key of SHARED_KEYS)
  lend(key, function () {
    return this.route[key as keyof Route]
  })
for (const key of LEG_KEYS)
  lend(key, function () {
    return this.leg[key as keyof Leg]
  })

/** The jumps of a route in order, each as if it were asked alone. */
export function jumpsOf(route: Route, table: RulesInPlay): Jump[] {
  let before: (FactsOfJump & JumpFacts) | undefined
  return route.legs.map((leg, at) => {
    before = new FactsOfJump(route, leg, before, table) as FactsOfJump & JumpFacts
    return { place: at + 1, facts: before as unknown as RawFacts }
  })
}
