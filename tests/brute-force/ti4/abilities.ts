/** The second judge on movement by abilities (LRR 58.9, 78.7, fact sheet 3.2), and random cases for it. */
import { findUnit } from '../../../lib/games/ti4/data/units.ts'
import { anomaliesOf, type C, type M, near, type Reads, type U } from './judge.ts'
import { dice } from './maps.ts'

export const BY = [
  'retreat',
  'skilled-retreat',
  'foresight',
  'helix-protocol',
  'dark-space-navigation',
  'te-survival-instinct',
  'te-rescue',
]
export interface Asked extends C {
  by: string
  player: string
  controlled: string[]
}

const isShip = (u: U) => findUnit(u.type)!.roles.includes('ship')
const flies = (u: U) => isShip(u) || u.type.startsWith('floating-factory')

/** A case for a seed: ships of one player, each with a target, some with cargo. */
export function abilityCase(c: C, seed: number): Asked {
  const roll = dice(seed ^ 0xab1e)
  const pick = <T>(from: readonly T[]): T => from[roll(from.length)]!
  const by = pick(c.expansions.length ? BY : BY.slice(0, 5))
  const player = pick(['ann', 'bob'])
  const hero = by === 'helix-protocol' || by === 'dark-space-navigation'
  const into = by.startsWith('te-')
  const mine = c.units.filter((u) => u.owner === player)
  const target = into ? c.active : pick(c.systems).id
  const stands = (u: U) => roll(9) === 0 || hero || (into ? u.system !== c.active : u.system === c.active)
  const chosen = mine.filter((u) => (flies(u) ? stands(u) && roll(8) > 0 : roll(40) === 0) && u.system !== target)
  const free = mine.filter((u) => !flies(u) || u.type.startsWith('fighter'))
  const taken = new Set<string>()
  const moves = chosen.map((u): M => {
    const to = roll(12) === 0 ? pick(c.systems).id : target
    const loads = free
      .filter((x) => (x.system === u.system ? roll(3) === 0 : roll(40) === 0) && !taken.has(x.id) && x !== u)
      .slice(0, 3)
    for (const x of loads) taken.add(x.id)
    return {
      ship: u.id,
      path: to === u.system ? [u.system] : [u.system, to],
      loads: loads.map((x) => ({ unit: x.id, at: x.system })),
    }
  })
  // Cargo that stands elsewhere than it is lifted is bad input; a load from off the way is not.
  const controlled = c.systems.flatMap((s) => (roll(3) === 0 ? s.planets : []))
  return { ...c, by, player, controlled, moves, activePlayer: pick(['ann', 'bob', 'cid']) }
}

/** Everything that forbids the moves. */
export function abilityFaults(c: Asked, reads: Reads): string[] {
  const faults: string[] = []
  const { by, player } = c
  const hero = by === 'helix-protocol' || by === 'dark-space-navigation'
  const clause =
    by === 'retreat' ? 'space-combat.7b' : by === 'te-rescue' ? 'components.te-survival-instinct' : `components.${by}`
  const announced = reads('announced-changes') === 'B'
  const sys = (id: string) => c.systems.find((s) => s.id === id)!
  const unit = (id: string) => c.units.find((u) => u.id === id)!
  const has = (id: string, owner: string) => c.effects.some((e) => e.id === id && e.owner === owner)
  const board = hero ? { ...c, active: '' } : c
  const isActive = (id: string) => !hero && id === c.active
  const moving = c.moves.filter((m) => m.path.length > 1)
  if (by === 'te-survival-instinct' && moving.length > 2) faults.push(clause)
  if (by === 'te-rescue' && moving.length > 1) faults.push(clause)
  // each of these names one system
  const isOne = ['skilled-retreat', 'foresight', 'dark-space-navigation'].includes(by)
  if (isOne && new Set(moving.map((m) => m.path[1])).size > 1) faults.push(clause)
  for (const m of moving) {
    const [u, to] = [unit(m.ship), sys(m.path[1]!)]
    const kind = findUnit(u.type)!
    if (!flies(u)) {
      faults.push(kind.roles.includes('structure') ? 'structures.3' : 'ships.0')
      continue
    }
    if (
      u.type === 'fighter-i' &&
      ['retreat', 'dark-space-navigation', 'te-survival-instinct', 'te-rescue'].includes(by)
    ) {
      faults.push('components.fighter-i')
      continue
    }
    if (by === 'dark-space-navigation' && kind.type !== 'flagship' && kind.type !== 'dreadnought') {
      faults.push(clause)
      continue
    }
    if (!hero && (by.startsWith('te-') ? !isActive(to.id) : !isActive(u.system))) faults.push(clause)
    if (by.startsWith('te-') && !isActive(u.system) && sys(u.system).tokens.includes(player)) faults.push(clause)
    if (by === 'helix-protocol' && !to.tokens.includes(player)) faults.push(clause)
    if (!hero && by !== 'te-rescue' && !near(board, sys(u.system), to, player, 'movement')) faults.push('movement.n1')
    const foes = c.units.some((x) => x.system === to.id && x.owner !== player && isShip(x))
    if (foes && by === 'retreat') faults.push('space-combat.7c')
    if (foes && ['skilled-retreat', 'foresight', 'dark-space-navigation'].includes(by)) faults.push(clause)
    const there = anomaliesOf(c, to)
    const circlet = has('circlet-of-the-void', player)
    if (there.includes('asteroid-field') && !circlet && !has('antimass-deflectors', player))
      faults.push('asteroid-field.1')
    if (there.includes('supernova') && !circlet && !has('magmus-reactor', player)) faults.push('supernova.1')
    if (there.includes('nebula') && !isActive(to.id) && !circlet && !has('voidborn', player) && !announced)
      faults.push('nebula.n1')
  }
  for (const m of c.moves) faults.push(...cargoFaults(c, m, moving, isActive, announced))
  if (by === 'retreat' && moving.length) faults.push(...retreatFaults(c, moving))
  const fleet = c.units.filter(
    (u) => u.owner === player && u.system === c.active && findUnit(u.type)!.roles.includes('ship'),
  )
  const isAlone = fleet.length > 0 && fleet.every((u) => u.type === 'fighter-i')
  if (by === 'retreat' && !moving.length && isAlone && reads('fighter-retreat') === 'B') faults.push('space-combat.7b')
  return [...new Set(faults)]
}

function cargoFaults(c: Asked, m: M, moving: M[], isActive: (id: string) => boolean, announced: boolean): string[] {
  const faults: string[] = []
  const unit = (id: string) => c.units.find((u) => u.id === id)!
  const ship = unit(m.ship)
  const has = (id: string) => c.effects.some((e) => e.id === id && e.owner === c.player)
  let [used, cargo] = [0, 0]
  for (const l of m.loads) {
    const u = unit(l.unit)
    const kind = findUnit(u.type)!
    const structure = kind.roles.includes('structure')
    const small = structure && has('te-miniaturization')
    if (moving.some((o) => o.ship === u.id)) faults.push('movement.n3')
    if (u.type.startsWith('hel-titan')) faults.push('components.hel-titan')
    else if (structure && !small) faults.push('structures.3')
    else if (!structure && kind.type !== 'fighter' && !kind.roles.includes('ground-force')) faults.push('transport.0')
    if (l.at !== ship.system || m.path.length < 2) faults.push('faq.ability-transport')
    else if (!isActive(l.at) && c.systems.find((s) => s.id === l.at)!.tokens.includes(c.player)) {
      const flagship = findUnit(ship.type)!.type === 'flagship' && has('ahk-syl-siven')
      if (!announced && !flagship) faults.push('movement.n2', 'transport.3')
    }
    if (small) continue
    cargo++
    used += kind.uses ?? 1
  }
  const { capacity } = findUnit(ship.type)!
  if (cargo && capacity === 0) faults.push('movement.5')
  else if (used > capacity) faults.push('transport.0', 'capacity.1')
  return faults
}

function retreatFaults(c: Asked, moving: M[]): string[] {
  const faults: string[] = []
  const targets = [...new Set(moving.map((m) => m.path[1]!))]
  if (targets.length > 1) faults.push('space-combat.7b')
  const gone = moving.flatMap((m) => [m.ship, ...m.loads.map((l) => l.unit)])
  if (
    c.units.some(
      (u) =>
        u.owner === c.player &&
        u.system === c.active &&
        flies(u) &&
        findUnit(u.type)!.move !== null &&
        !gone.includes(u.id),
    )
  )
    faults.push('space-combat.7b')
  if (targets.length > 1) return faults
  const here = c.units.filter((u) => u.system === targets[0])
  const own = here.some((u) => u.owner === c.player)
  const planets = c.systems.find((s) => s.id === targets[0])!.planets
  const tap = c.effects.some((e) => e.id === 'dark-energy-tap' && e.owner === c.player)
  if (!own && !planets.some((p) => c.controlled.includes(p)) && !(tap && here.every((u) => u.owner === c.player)))
    faults.push('space-combat.7c')
  return faults
}
