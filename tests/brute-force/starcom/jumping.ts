/** CK-07, from the fact sheet. */
import { cards } from '../../../lib/games/starcom/data/cards.ts'
import type { Judge, Reads } from './opinion.ts'
import type { Random } from './random.ts'

interface Jump extends Record<string, unknown> {
  card: string
  /** Stations have none. */
  class?: string
  mine: boolean
  controlledSinceTurnStart: boolean
  builtThisTurn: boolean
  speed: number
  speedBonus: number
  nexusReturns?: number
  extraJumps: number
  jumpsUsed: number
  adjacent: boolean
  gridSize?: number
  fromRow?: number
  fromCol?: number
  toRow?: number
  toCol?: number
  originController: string
  destinationController: string
  destinationCard: string
  interdicted: boolean
  arrivedAfterInterdiction?: boolean
  carrierJumpingAlong: boolean
  viaCard: string
  viaCardReaches: boolean
  cardPlayedByOther?: boolean
  shipOwner: string
  jumpDistance: number
  faceDownDestination: boolean
}

const NEW = '2022-11'
const vesselsOf = (edition: string) =>
  cards.filter((card) => card.edition === edition && (card.type === 'Ship' || card.type === 'Station'))
const systemsOf = (edition: string) =>
  cards.filter((card) => card.edition === edition && card.type.endsWith('System')).map(({ slug }) => slug)

/** Two different places on the array, or only the distance. */
function dealPlaces(random: Random) {
  if (random.chance(0.5)) {
    const adjacent = random.chance(0.75)
    return { adjacent, jumpDistance: adjacent ? 1 : random.int(2, 4) }
  }
  const gridSize = random.int(3, 5)
  const one = () => random.int(1, gridSize)
  const [fromRow, fromCol] = [one(), one()]
  let [toRow, toCol] = random.chance(0.6) ? [fromRow, Math.max(1, fromCol - 1)] : [one(), one()]
  while (toRow === fromRow && toCol === fromCol) [toRow, toCol] = [one(), one()]
  const jumpDistance = Math.abs(fromRow - toRow) + Math.abs(fromCol - toCol)
  return { gridSize, fromRow, fromCol, toRow, toCol, adjacent: jumpDistance === 1, jumpDistance }
}

function deal(random: Random, edition: string): Jump {
  const pool = vesselsOf(edition)
  const fighters = pool.filter(({ shipClass }) => shipClass === 'Fighter')
  const ships = pool.filter(({ type }) => type === 'Ship')
  const card = random.chance(0.35) ? random.of(fighters) : random.chance(0.9) ? random.of(ships) : random.of(pool)
  const viaCard = random.chance(0.5)
    ? 'none'
    : random.of(
        edition === NEW
          ? ['jump-stabilization', 'drummond', 'bribery', 'other']
          : ['jump-stabilization', 'jump-nexus', 'drummond', 'other'],
      )
  const mine = viaCard === 'bribery' ? random.chance(0.3) : random.chance(0.9)
  const builtThisTurn = random.chance(0.2)
  const extraJumps = random.of([0, 0, 1, 2])
  const speed = edition === NEW && card.type === 'Ship' ? card.speed! : random.int(0, 2)
  const speedBonus = random.of([0, 0, 1, 2])
  const nexusReturns = random.chance(0.15) ? 1 : 0
  const most = edition === NEW ? speed + speedBonus + nexusReturns : (card.shipClass === 'Fighter' ? 0 : 1) + extraJumps
  const faceDownDestination = random.chance(0.2)
  const interdicted = random.chance(0.12)
  const owners = ['none', 'me', 'Red', 'Blue']
  const originController = random.of(owners)
  const systems = [...systemsOf(edition), 'other', 'other']
  const open = faceDownDestination
    ? systems.filter((slug) => slug !== 'asteroid-field')
    : [...systems, 'asteroid-field', 'asteroid-field', 'asteroid-field']
  return {
    card: card.slug,
    ...(card.shipClass ? { class: card.shipClass } : {}),
    mine,
    controlledSinceTurnStart: !builtThisTurn && random.chance(0.9),
    builtThisTurn,
    speed,
    speedBonus,
    ...(nexusReturns ? { nexusReturns } : {}),
    extraJumps,
    jumpsUsed: random.int(0, Math.min(most, random.of([0, 1, 3]))),
    ...dealPlaces(random),
    originController,
    destinationController: random.chance(0.3) ? originController : random.of(owners),
    destinationCard: random.of(open),
    interdicted,
    ...(interdicted && random.chance(0.5) ? { arrivedAfterInterdiction: true } : {}),
    carrierJumpingAlong: random.chance(0.2),
    viaCard,
    viaCardReaches: random.chance(0.5),
    ...(random.chance(0.3) ? { cardPlayedByOther: random.chance(0.7) } : {}),
    shipOwner: mine ? 'me' : random.of(['Red', 'Blue']),
    faceDownDestination,
  } as Jump
}

/** Jumps from place to place; a reading of AMB-02 counts only where places are given. */
function distance(f: Jump, reads: Reads): number {
  if (f.fromRow === undefined) return f.adjacent ? 1 : f.jumpDistance
  const rows = Math.abs(f.fromRow - f.toRow!)
  const cols = Math.abs(f.fromCol! - f.toCol!)
  const reading = reads('2')
  if (reading === 'B') return (rows + cols) % 2 ? 99 : Math.max(rows, cols)
  return reading === 'C' ? Math.max(rows, cols) : rows + cols
}

/** How the ship travels: by its own jump, by a jump a card gives, or moved without jumping. */
function means(f: Jump, edition: string, reads: Reads): 'own' | 'granted' | 'moved' {
  if (edition !== NEW) {
    if (f.viaCard === 'other') return f.viaCardReaches ? 'granted' : 'own'
    if (f.cardPlayedByOther && f.viaCard !== 'drummond') return 'own'
    return f.viaCard === 'none' ? 'own' : 'granted'
  }
  if (f.viaCard === 'drummond' || f.viaCard === 'bribery') return 'moved'
  if (f.viaCard !== 'jump-stabilization') return 'own'
  return f.cardPlayedByOther && reads('25/iii') === 'B' ? 'own' : 'granted'
}

function allowanceNew(f: Jump, by: string, reads: Reads): string | undefined {
  const speed = f.speed + f.speedBonus + (reads('24/iii') === 'A' ? (f.nexusReturns ?? 0) : 0)
  const fighter = f.class === 'Fighter'
  if (fighter && speed === 0) {
    const allowed = f.carrierJumpingAlong || (by === 'granted' && reads('25/i') === 'B')
    return allowed ? undefined : 'command-phase.move.6'
  }
  if (f.jumpsUsed < speed || (by === 'granted' && reads('25/ii') === 'B')) return undefined
  return fighter ? 'command-phase.move.4' : 'command-phase.move.3'
}

function allowanceOld(f: Jump, by: string, reads: Reads): { failure?: string; saved?: string } {
  const onTop = by === 'granted' && reads('25/ii') === 'B'
  if (f.class !== 'Fighter') return f.jumpsUsed < 1 + f.extraJumps || onTop ? {} : { failure: 'command-phase.move.3' }
  if (f.jumpsUsed < f.extraJumps) return {}
  if (by === 'granted' && (f.extraJumps === 0 || onTop)) return { saved: 'additional-rules.fighters.5' }
  return f.carrierJumpingAlong ? { saved: 'cards.carrier.1' } : { failure: 'command-phase.move.4' }
}

function outOfReach(f: Jump, edition: string, by: string, reads: Reads): string | undefined {
  const far = distance(f, reads)
  if (by === 'moved') {
    const clause = `cards.${f.viaCard}.1`
    // "not yours" speaks to whoever plays the card
    const isOwnBribed = f.viaCard === 'bribery' && f.mine && !f.cardPlayedByOther
    return far !== 1 || isOwnBribed ? clause : undefined
  }
  if (by === 'granted') return edition === NEW && far > 2 ? 'cards.jump-stabilization.1' : undefined
  return far === 1 || (f.viaCard === 'other' && f.viaCardReaches) ? undefined : 'command-phase.move.2'
}

/** True for a Fighter that a Carrier takes along and that could not jump without it; Carriers are Large. */
function isCargo(f: Jump, edition: string, by: string, reads: Reads): boolean {
  if (f.class !== 'Fighter' || by === 'moved' || !f.carrierJumpingAlong) return false
  const alone = { ...f, carrierJumpingAlong: false }
  return (edition === NEW ? allowanceNew(alone, by, reads) : allowanceOld(alone, by, reads).failure) !== undefined
}

function barredField(f: Jump, edition: string, by: string, reads: Reads): boolean {
  if (f.destinationCard !== 'asteroid-field' || f.class === 'Small') return false
  if (isCargo(f, edition, by, reads)) return true
  if (edition !== NEW) return !(f.class === 'Fighter' && reads('47') === 'B')
  return f.class !== 'Fighter' && !(by === 'moved' && reads('27') === 'A')
}

/** Two systems of one opponent (2022-11). */
function hops(f: Jump, by: string, reads: Reads): boolean {
  if (f.originController !== f.destinationController || f.originController === 'none') return false
  const holder = f.originController
  if (by === 'moved') {
    if (reads('28/ii') === 'C') return false
    return holder !== (reads('28/ii') === 'A' ? 'me' : f.shipOwner)
  }
  return holder !== 'me' && !(f.viaCard === 'jump-stabilization' && reads('28/i') === 'B')
}

function judge(f: Jump, edition: string, reads: Reads) {
  const failures: string[] = []
  const saved: string[] = []
  const by = means(f, edition, reads)
  if (cards.find(({ slug, edition: list }) => slug === f.card && list === edition)!.type !== 'Ship')
    failures.push('card-types.ship.3')
  if (f.interdicted && !(f.arrivedAfterInterdiction && reads('26') === 'A')) failures.push('cards.interdiction.1')
  if (by !== 'moved') {
    const fresh = !f.controlledSinceTurnStart || f.builtThisTurn
    if (!f.mine) failures.push('command-phase.move.1')
    else if (fresh && edition === NEW && f.card === 'destroyer' && f.builtThisTurn) saved.push('cards.destroyer.1')
    else if (fresh) failures.push('command-phase.move.1')
    const allowance = edition === NEW ? { failure: allowanceNew(f, by, reads) } : allowanceOld(f, by, reads)
    if (allowance.failure) failures.push(allowance.failure)
    if ('saved' in allowance && allowance.saved) saved.push(allowance.saved)
  }
  const reach = outOfReach(f, edition, by, reads)
  if (reach) failures.push(reach)
  if (barredField(f, edition, by, reads)) failures.push('cards.asteroid-field.1')
  if (edition === NEW && hops(f, by, reads)) failures.push('command-phase.move.7')
  if (failures.length) return { verdict: 'illegal' as const, headline: failures[0]!, failures }
  return { verdict: 'legal' as const, headline: saved[0] ?? 'card-types.ship.3' }
}

const AB = ['A', 'B'] as const

export const jumping: Judge<Jump> = {
  checker: 'starcom/jump',
  deal,
  judge,
  unclear: {
    '2022-11': { '24/iii': AB, '25/i': AB, '25/ii': AB, '25/iii': AB, 26: AB, 27: AB, '28/ii': ['A', 'B', 'C'] },
    '2022-02': { '25/ii': AB, 26: AB, 47: AB },
  },
  settled: { '2022-11': { 2: ['A', 'B', 'C'], '28/i': AB }, '2022-02': {} },
}
