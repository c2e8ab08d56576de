/** CK-07 leg by leg, from the fact sheet: what each jump uses up, and whose system it leaves. */
import { cards } from '../../../lib/games/starcom/data/cards.ts'
import type { Judge, Reads } from './opinion.ts'
import type { Random } from './random.ts'

interface Leg extends Record<string, unknown> {
  adjacent: boolean
  destinationController: string
  destinationCard: string
  interdicted: boolean
  arrivedAfterInterdiction?: boolean
  viaCard: string
  viaCardReaches: boolean
  jumpDistance: number
  carrierJumpingAlong: boolean
  faceDownDestination: boolean
}

interface Route extends Record<string, unknown> {
  card: string
  class: string
  mine: boolean
  controlledSinceTurnStart: boolean
  builtThisTurn: boolean
  speed: number
  speedBonus: number
  extraJumps: number
  jumpsUsed: number
  originController: string
  legs: Leg[]
}

const NEW = '2022-11'

function dealLeg(random: Random, edition: string): Leg {
  const adjacent = random.chance(0.8)
  const others = edition === NEW ? ['drummond'] : ['jump-nexus', 'drummond']
  const interdicted = random.chance(0.07)
  return {
    adjacent,
    destinationController: random.of(['none', 'me', 'Red']),
    destinationCard: random.chance(0.15) ? 'asteroid-field' : 'other',
    interdicted,
    ...(interdicted ? { arrivedAfterInterdiction: random.chance(0.5) } : {}),
    viaCard: random.chance(0.6) ? 'none' : random.of(['jump-stabilization', 'other', ...others]),
    viaCardReaches: random.chance(0.5),
    jumpDistance: adjacent ? 1 : random.int(2, 3),
    carrierJumpingAlong: random.chance(0.3),
    faceDownDestination: false,
  }
}

function deal(random: Random, edition: string): Route {
  const ships = cards.filter((card) => card.edition === edition && card.type === 'Ship')
  const fighter = ships.find(({ shipClass }) => shipClass === 'Fighter')!
  const ship = random.chance(0.3) ? fighter : random.of(ships)
  const builtThisTurn = random.chance(0.15)
  return {
    card: ship.slug,
    class: ship.shipClass!,
    mine: true,
    controlledSinceTurnStart: !builtThisTurn,
    builtThisTurn,
    speed: ship.speed ?? 0,
    speedBonus: random.int(0, 2),
    extraJumps: random.int(0, 2),
    jumpsUsed: 0,
    originController: random.of(['me', 'Red', 'none']),
    legs: Array.from({ length: random.int(1, 3) }, () => dealLeg(random, edition)),
  }
}

/** Whether the ship has a jump for this leg, and whether the leg uses one up. */
function allowance(f: Route, leg: Leg, used: number, edition: string, reads: Reads): [may: boolean, uses: boolean] {
  const isFighter = f.class === 'Fighter'
  if (edition === NEW) {
    const granted = leg.viaCard === 'jump-stabilization'
    const speed = f.speed + f.speedBonus
    if (isFighter && speed === 0) return [leg.carrierJumpingAlong || (granted && reads('25/i') === 'B'), false]
    const onTop = granted && reads('25/ii') === 'B'
    return [used < speed || onTop, !onTop]
  }
  const granted = leg.viaCard === 'other' ? leg.viaCardReaches : leg.viaCard !== 'none'
  const onTop = granted && reads('25/ii') === 'B'
  if (!isFighter) return [used < 1 + f.extraJumps || onTop, !onTop]
  const may = used < f.extraJumps || leg.carrierJumpingAlong || (granted && (f.extraJumps === 0 || onTop))
  return [may, !leg.carrierJumpingAlong && !onTop && f.extraJumps > 0]
}

function isReached(leg: Leg, edition: string): boolean {
  if (leg.viaCard === 'drummond') return edition !== NEW || leg.adjacent
  if (leg.viaCard === 'jump-stabilization') return edition !== NEW || leg.jumpDistance <= 2
  if (leg.viaCard === 'jump-nexus') return true
  return leg.adjacent || (leg.viaCard === 'other' && leg.viaCardReaches)
}

const mayEnter = (f: Route, leg: Leg, isMoved: boolean, edition: string, reads: Reads): boolean =>
  leg.destinationCard !== 'asteroid-field' ||
  f.class === 'Small' ||
  (f.class === 'Fighter' && (edition === NEW || reads('47') === 'B')) ||
  (isMoved && reads('27') === 'A')

function judge(f: Route, edition: string, reads: Reads) {
  const failures: string[] = []
  let used = f.jumpsUsed
  let origin = f.originController
  for (const leg of f.legs) {
    const isMoved = edition === NEW && leg.viaCard === 'drummond'
    // A Carrier is Large: a Fighter that has no jump but by it stays outside an Asteroid Field.
    const alone = { ...leg, carrierJumpingAlong: false }
    const isCargo = !isMoved && leg.carrierJumpingAlong && !allowance(f, alone, used, edition, reads)[0]
    const isHeld = leg.interdicted && !(leg.arrivedAfterInterdiction && reads('26') === 'A')
    if (isHeld) failures.push('cards.interdiction.1')
    if (!isMoved) {
      if (f.builtThisTurn && !(edition === NEW && f.card === 'destroyer')) failures.push('command-phase.move.1')
      const [may, uses] = allowance(f, leg, used, edition, reads)
      const slow = edition === NEW && f.speed + f.speedBonus === 0
      if (!may) failures.push(`command-phase.move.${f.class !== 'Fighter' ? 3 : slow ? 6 : 4}`)
      if (uses) used += 1
    }
    if (!isReached(leg, edition)) {
      const ofCard = isMoved || (edition === NEW && leg.viaCard === 'jump-stabilization')
      failures.push(ofCard ? `cards.${leg.viaCard}.1` : 'command-phase.move.2')
    }
    const isTooLarge = isCargo && f.class === 'Fighter' && leg.destinationCard === 'asteroid-field'
    if (isTooLarge || !mayEnter(f, leg, isMoved, edition, reads)) failures.push('cards.asteroid-field.1')
    const isHop = origin === leg.destinationController && origin !== 'none' && origin !== 'me'
    if (edition === NEW && isHop && !(isMoved && reads('28/ii') === 'C')) failures.push('command-phase.move.7')
    origin = leg.destinationController
  }
  if (failures.length) return { verdict: 'illegal' as const, headline: failures[0]!, failures }
  return { verdict: 'legal' as const }
}

const AB = ['A', 'B'] as const

export const routing: Judge<Route> = {
  checker: 'starcom/route',
  deal,
  judge,
  unclear: {
    '2022-11': { 26: AB, '25/i': AB, '25/ii': AB, 27: AB, '28/ii': ['A', 'B', 'C'] },
    '2022-02': { 26: AB, '25/ii': AB, 47: AB },
  },
  settled: { '2022-11': {}, '2022-02': {} },
}
