import type { RawFacts } from '../../../lib/kernel/facts'
import type { Ruling, Step } from '../../../lib/kernel/ruling'
import { type UnitTold, unitsOf } from './orders-list'

/** How a unit stands to the orders: whatever is chosen it gets one, it may, it cannot, or it is not settled yet. */
export interface OrderStanding {
  is: 'must' | 'may' | 'cannot' | 'open'
  /** What the ruling says of the unit. */
  step?: Step
}

const SAYS = {
  must: 'has to get an order',
  may: 'may get an order',
  cannot: 'cannot get an order',
  open: 'not decided yet',
} as const

/** The standing in words. */
export const sayStanding = (standing: OrderStanding | undefined): string => SAYS[standing?.is ?? 'open']

type Ask = (facts: RawFacts) => Ruling | undefined

const mostOf = (ruling: Ruling | undefined): number | undefined =>
  ruling?.verdict === 'answered' && ruling.answer?.kind === 'number' ? ruling.answer.value : undefined

/** The question of the largest number, whatever was chosen. */
export const howMany = (facts: RawFacts): RawFacts => {
  const { chosen: _chosen, ...rest } = facts
  return { ...rest, asks: 'how-many' }
}

/**
 * Every unit's standing, by asking how many orders there are with this unit out of the way, and with it alone.
 * A unit without which the largest number drops has to get an order; one that can get the only order may.
 */
export function orderStandings(facts: RawFacts, ask: Ask): { most?: number; units: OrderStanding[] } {
  const units = unitsOf(facts)
  const base = ask(howMany(facts))
  const most = mostOf(base)
  if (most === undefined) return { units: units.map(() => ({ is: 'open' })) }
  const steps = base?.answer?.derivation ?? []
  const busy = (spare: (at: number) => boolean): RawFacts =>
    howMany({ ...facts, units: units.map((unit, at): UnitTold => (spare(at) ? unit : { ...unit, hasOrder: true })) })
  const standing = (at: number): OrderStanding['is'] => {
    const alone = mostOf(ask(busy((other) => other === at)))
    if (!alone) return 'cannot'
    const without = mostOf(ask(busy((other) => other !== at)))
    return without !== undefined && without < most ? 'must' : 'may'
  }
  return { most, units: units.map((_, at) => ({ is: standing(at), ...(steps[at] ? { step: steps[at] } : {}) })) }
}
