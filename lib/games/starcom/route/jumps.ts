import type { Table } from '../../../kernel/clause.ts'
import type { Known, RawFacts } from '../../../kernel/facts.ts'
import { Asked, unlessAsked } from '../../../kernel/seeing.ts'
import { cardOf } from '../costs.ts'
import { NEW } from '../facts.ts'
import { comesOnTop, isMoved, speedNow } from '../jump/clauses.ts'
import { ME } from '../jump/facts.ts'
import type { facts } from './facts.ts'

type Route = Known<typeof facts>

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
function usedBy(jump: JumpFacts, table: Table): number {
  if (isMoved(jump.viaCard, table.edition) || comesOnTop(jump, table)) return 0
  if (jump.class !== 'Fighter') return 1
  if (table.edition === NEW) return speedNow(jump, table) === 0 ? 0 : 1
  return jump.extraJumps === 0 || jump.carrierJumpingAlong ? 0 : 1
}

type JumpFacts = Omit<Route, 'legs'> & Route['legs'][number]

/**
 * The jumps of a route, each as if it were asked alone: what the ship is, what this jump says, whose system the jump
 * before led to, and the jumps used until then. Read late: a fact nobody told stops only who looks at it.
 */
export function jumpsOf(route: Route, table: Table): Jump[] {
  const jumps: JumpFacts[] = []
  route.legs.forEach((leg, at) => {
    const facts: object = Object.create(route)
    for (const key of Object.keys(leg)) Object.defineProperty(facts, key, { get: () => leg[key as keyof typeof leg] })
    const before = jumps[at - 1]
    Object.defineProperties(facts, {
      ...(before
        ? {
            originController: { get: () => before.destinationController },
            jumpsUsed: { get: () => before.jumpsUsed + usedBy(before, table) },
          }
        : {}),
      shipOwner: { get: () => (route.mine ? ME : route.shipOwner) },
      class: {
        get: () =>
          printed(
            () => route.class,
            () => cardOf(route.card, table.edition)?.shipClass,
          ),
      },
      speed: {
        get: () =>
          printed(
            () => route.speed,
            () => cardOf(route.card, table.edition)?.speed,
          ),
      },
    })
    jumps.push(facts as JumpFacts)
  })
  return jumps.map((facts, at) => ({ place: at + 1, facts }))
}
