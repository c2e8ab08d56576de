/** Space Cannon Offense (fact sheet 4.4): who may fire, in which order, with what, at whom. */

import type { RulesInPlay } from '../../kernel/clause.ts'
import { does, ofPlayer, thoseOf } from '../../kernel/players.ts'
import { Asked, unlessAsked } from '../../kernel/seeing.ts'
import { linksBetween } from './adjacency.ts'
import { type Board, type BoardUnit, cardClause, type Effect, effectsOf, hasEffect, type System } from './board.ts'
import { STRANGER } from './board-unit.ts'
import { type ClauseOf, citing, citingUnits, restated, type StepBy, together } from './cited.ts'
import { BATTLESTATION_GUN } from './data/technologies.ts'
import type { Unit } from './data/units.ts'
import { CARD_LINKS, type PlainLink, WORMHOLE_MAKERS } from './joints.ts'
import { wormholesOf } from './wormholes.ts'

const NO_TARGET = 'ti4:ambiguity.cannon-no-target'

/** A unit whose own text lets it reach the next system; of PDS II the rule itself says so. */
const hasOwnReach = ({ id, spaceCannon }: Unit) => spaceCannon?.reach === 'adjacent' && id !== 'pds-ii'

/** What is said of the volleys. */
export const VOLLEYS = citing(
  [
    restated('space-cannon.2', 'space-cannon.1', 'space-cannon.4', 'space-cannon.n3', 'tactical-action.2c'),
    'components.experimental-battlestation',
    'components.graviton-laser-system',
    'components.maneuvering-jets',
  ],
  [NO_TARGET],
)
/** Who may fire, and who may not. */
export const OFFENSE = together(
  VOLLEYS,
  CARD_LINKS,
  WORMHOLE_MAKERS,
  citing([
    restated('space-cannon.3c', 'wormholes.2', 'hyperlanes.n2a'),
    'space-cannon.5a',
    'space-cannon.5b',
    'wormholes.2',
    'hyperlanes.n2a',
    'wormhole-nexus.n2',
    'faq.enforced-travel-ban',
    'faq.experimental-battlestation',
    'faq.floating-factory-hits',
    'components.te-entropic-scar',
    'components.solar-flare',
    'components.quetzecoatl',
  ]),
  citingUnits(hasOwnReach),
)
type OffenseClause = ClauseOf<typeof OFFENSE>
export type VolleyStep = StepBy<ClauseOf<typeof VOLLEYS>>

export interface Volley {
  player: string
  units: { unit: BoardUnit; dice: number; threshold: number; link?: PlainLink }[]
  extraDice: number
  /** Named where it is fired by a card, apart from the order of seats. */
  card?: typeof BATTLESTATION
  /** Players who may be the target; empty for a roll without effect. */
  targets: string[]
}
/** A unit or a player that may not fire, with the clause. */
export interface Held {
  who: string
  clause: OffenseClause
  says: string
}
export interface Offense {
  volleys: Volley[]
  held: Held[]
  /** Clauses it rests on. */
  clauses: OffenseClause[]
}

type Places = ReadonlyMap<BoardUnit, System>
/** Ships in the active system by owner. */
type Fleets = ReadonlyMap<string, BoardUnit[]>
const placeOf = (unit: BoardUnit, places: Places) => places.get(unit) ?? unit.system

/** Clockwise from the active player. */
function turnOrder(board: Board, seating: readonly string[]): string[] {
  const at = seating.indexOf(board.activePlayer)
  return [...seating.slice(at), ...seating.slice(0, at)]
}

/** Ships in the active system by owner, after the moves. */
function fleets(board: Board, active: System, places: Places): Map<string, BoardUnit[]> {
  const found = new Map<string, BoardUnit[]>()
  const strangers = active.units.filter(({ owner }) => owner === STRANGER)
  for (const unit of [...board.units, ...strangers]) {
    if (!unit.isShip || placeOf(unit, places) !== active || (unit.at !== 'space' && !places.has(unit))) continue
    found.set(unit.owner, [...(found.get(unit.owner) ?? []), unit])
  }
  return found
}

/** Who fires at whom. How the players sit is asked only where more than one of them can fire. */
export function offense(board: Board, seating: () => readonly string[], places: Places, table: RulesInPlay): Offense {
  const active = board.active!
  const here = fleets(board, active, places)
  const result: Offense = { volleys: [], held: [], clauses: ['ti4:space-cannon.2'] }
  const hilColish = [...places.keys()].find((unit) => unit.kind.id === 'hil-colish')
  const at = hilColish ? places.get(hilColish)! : undefined
  for (const effect of battlestations(board, places, here))
    battlestation(board, effect, active, places, here, at, result)
  const armed = new Set(board.units.filter(({ kind }) => kind.spaceCannon).map(({ owner }) => owner))
  const guns = new Map<string, Volley['units']>()
  for (const player of armed) {
    const own = eligible(board, player, active, places, at, result)
    if (own.length) guns.set(player, own)
  }
  const order = guns.size > 1 ? turnOrder(board, seating()) : guns.keys()
  for (const player of order) if (guns.has(player)) aim(board, player, guns.get(player)!, here, places, table, result)
  return result
}

function eligible(
  board: Board,
  player: string,
  active: System,
  places: Places,
  hilColishAt: System | undefined,
  result: Offense,
): Volley['units'] {
  const found: Volley['units'] = []
  for (const unit of board.units) {
    const cannon = unit.kind.spaceCannon
    if (unit.owner !== player || !cannon) continue
    const place = placeOf(unit, places)
    const shot = { unit, dice: cannon.dice, threshold: cannon.hitsOn }
    const link = place === active ? undefined : linkOf(board, place, active, player, hilColishAt)
    if (place !== active && !link) {
      if (cannon.reach === 'adjacent' && active.nexus === 'inactive' && nexusWouldReach(board, place))
        result.held.push({
          who: unit.id,
          clause: 'ti4:wormhole-nexus.n2',
          says: `${unit.id} in ${place.id} does not reach the nexus before it flips.`,
        })
      continue
    }
    if (isScarred(board, place, active)) {
      result.held.push({
        who: unit.id,
        clause: cardClause('te-entropic-scar'),
        says: `${unit.id} cannot use space cannon: entropic scar.`,
      })
    } else if (place !== active && cannon.reach !== 'adjacent') {
      result.held.push({
        who: unit.id,
        clause: 'ti4:space-cannon.3c',
        says: `${unit.id} stands in ${place.id} and does not reach adjacent systems.`,
      })
    } else found.push(link ? { ...shot, link } : shot)
  }
  return found
}

/** What joins the two for the cannons of a player; Hil Colish has taken her wormhole along. */
const linkOf = (board: Board, place: System, active: System, player: string, hilColishAt: System | undefined) =>
  linksBetween(board, place, active, { player, purpose: 'cannon', ...(hilColishAt ? { hilColishAt } : {}) })[0]

/** Nobody fires out of an entropic scar, nor into one. */
const isScarred = (board: Board, place: System, active: System) =>
  board.te && (place.anomalies.has('entropic-scar') || active.anomalies.has('entropic-scar'))

/** Plasma Scoring adds one die a roll (faq.plasma-scoring). */
const plasmaOf = (board: Board, player: string) => (effectsOf(board, 'plasma-scoring', player).length ? 1 : 0)

const nexusWouldReach = (board: Board, place: System) =>
  [...wormholesOf(board, place)].some((type) => type === 'alpha' || type === 'beta')

/** The clauses by which a unit reaches the active system from the next one: its own, and those of the way there. */
function reachClauses(board: Board, { unit, link }: Volley['units'][number]): OffenseClause[] {
  if (!link) return []
  const own = unit.kind.clause && hasOwnReach(unit.kind) ? [unit.kind.clause] : []
  const makers = link.makers ?? []
  if (link.by === 'card') return ['ti4:space-cannon.3c', ...own, link.clause]
  if (link.by === 'hyperlane') return ['ti4:space-cannon.3c', ...own, 'ti4:hyperlanes.n2a']
  if (link.by === 'side') return ['ti4:space-cannon.3c', ...own]
  const isBanned = link.wormhole === 'alpha' || link.wormhole === 'beta'
  const law = isBanned && hasEffect(board, 'enforced-travel-ban')
  return [
    'ti4:space-cannon.3c',
    ...own,
    'ti4:wormholes.2',
    ...makers,
    ...(law ? (['ti4:faq.enforced-travel-ban'] as const) : []),
  ]
}

/** Why nobody else may fire at this player's ships there. */
function shieldOf(
  board: Board,
  target: string,
  ships: readonly BoardUnit[],
): { clause: OffenseClause; says: string } | undefined {
  if (target === board.activePlayer && hasEffect(board, 'solar-flare', target)) {
    return { clause: cardClause('solar-flare'), says: `Solar Flare protects ${thoseOf(target, 'ships')}.` }
  }
  if (ships.some((unit) => unit.kind.id === 'quetzecoatl'))
    return { clause: cardClause('quetzecoatl'), says: `Quetzecoatl protects ${thoseOf(target, 'ships')}.` }
  return undefined
}

/** A Floating Factory in space there of somebody this player may fire at: it is no ship, and sets nothing off. */
const factoryThere = (board: Board, player: string, places: Places): BoardUnit | undefined =>
  board.units.find(
    (unit) =>
      unit.kind.movesAsShip &&
      placeOf(unit, places) === board.active &&
      (player === board.activePlayer ? unit.owner !== player : unit.owner === board.activePlayer),
  )

function aim(
  board: Board,
  player: string,
  guns: Volley['units'],
  here: Fleets,
  places: Places,
  table: RulesInPlay,
  result: Offense,
): void {
  const isActive = player === board.activePlayer
  const wanted = isActive
    ? [...here.keys()].filter((owner) => owner !== player)
    : [board.activePlayer].filter((owner) => here.has(owner))
  const targets: string[] = []
  for (const target of wanted) {
    const shield = shieldOf(board, target, here.get(target)!)
    if (shield) result.held.push({ who: player, ...shield })
    else targets.push(target)
  }
  if (targets.length) {
    const extraDice = plasmaOf(board, player)
    result.volleys.push({ player, units: guns, extraDice, targets })
    result.clauses.push(isActive ? 'ti4:space-cannon.5b' : 'ti4:space-cannon.5a')
    result.clauses.push(...guns.flatMap((gun) => reachClauses(board, gun)))
  } else if (!wanted.length) {
    const third = isActive ? undefined : [...here.keys()].find((owner) => owner !== player)
    const factory = factoryThere(board, player, places)
    if (factory)
      result.held.push({
        who: player,
        clause: 'ti4:faq.floating-factory-hits',
        says: `${does(player, 'has', 'have')} no target: ${factory.id} is a Floating Factory.`,
      })
    else if (!isActive && table.reads(NO_TARGET) === 'B')
      result.volleys.push({ player, units: guns, extraDice: 0, targets: [] })
    else if (third)
      result.held.push({
        who: player,
        clause: 'ti4:space-cannon.5a',
        says: `${does(player, 'may', 'may')} fire at ships ${ofPlayer(board.activePlayer)} only, not at those ${ofPlayer(third)}.`,
      })
    else
      result.held.push({
        who: player,
        clause: isActive ? 'ti4:space-cannon.5b' : 'ti4:space-cannon.5a',
        says: `${does(player, 'has', 'have')} no target.`,
      })
  }
}

const BATTLESTATION = 'experimental-battlestation'

const isDock = ({ kind }: BoardUnit) => kind.type === 'space-dock'

/** True where a ship of the active player has moved into the active system. */
const hasArrived = ({ activePlayer }: Board, places: Places, here: Fleets): boolean =>
  (here.get(activePlayer) ?? []).some((unit) => places.has(unit))

/** The cards that let a dock fire. Where none could, whatever they are, they need not be known. */
function battlestations(board: Board, places: Places, here: Fleets): readonly Effect[] {
  const cards = unlessAsked(() => effectsOf(board, BATTLESTATION))
  if (!(cards instanceof Asked)) return cards.said
  const isTheirs = board.units.some((unit) => isDock(unit) && unit.owner !== board.activePlayer)
  if (isTheirs && hasArrived(board, places, here)) throw cards
  return []
}

/** A dock of another player fires once ships have moved into the active system: 5 (×3), at the active player only. */
function battlestation(
  board: Board,
  effect: { owner?: string; target?: string },
  active: System,
  places: Places,
  here: Fleets,
  hilColishAt: System | undefined,
  result: Offense,
): void {
  const { activePlayer } = board
  const { owner } = effect
  const dock = board.unitById.get(effect.target ?? '')
  const holds = (clause: OffenseClause, says: string) => result.held.push({ who: owner ?? '', clause, says })
  if (!owner || owner === activePlayer || dock?.owner !== owner) {
    holds(cardClause(BATTLESTATION), 'Experimental Battlestation is for a space dock of another player.')
    return
  }
  const link = dock.system === active ? undefined : linkOf(board, dock.system, active, owner, hilColishAt)
  if (dock.system !== active && !link) {
    holds(cardClause(BATTLESTATION), `${dock.id} is neither in ${active.id} nor next to it.`)
    return
  }
  if (isScarred(board, dock.system, active)) {
    holds(cardClause('te-entropic-scar'), `${dock.id} cannot use space cannon: entropic scar.`)
    return
  }
  const arrived = hasArrived(board, places, here)
  const shield = arrived ? shieldOf(board, activePlayer, here.get(activePlayer)!) : undefined
  if (!arrived)
    holds('ti4:faq.experimental-battlestation', `No ship ${ofPlayer(activePlayer)} has moved into ${active.id}.`)
  else if (shield) result.held.push({ who: owner, ...shield })
  else {
    const gun = { unit: dock, ...BATTLESTATION_GUN, ...(link ? { link } : {}) }
    const extraDice = plasmaOf(board, owner)
    result.volleys.push({ player: owner, units: [gun], extraDice, targets: [activePlayer], card: BATTLESTATION })
    result.clauses.push(cardClause(BATTLESTATION), 'ti4:faq.experimental-battlestation')
  }
}
