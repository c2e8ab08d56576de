/** A unit of a board, as its kind, its cards and its place make it. */
import type { BoardUnit, System } from './board.ts'
import { findComponent } from './data/technologies.ts'
import { findUnit, units as printed, thundersEdgeUnits } from './data/units.ts'
import type { UnitFacts } from './facts.ts'

/** The highest move value that is printed: a ship nobody listed may have it. */
const FASTEST = Math.max(...[...printed, ...thundersEdgeUnits].map(({ move }) => move ?? 0))

/** Whoever owns a ship that nobody listed: any player but those who are asked about. */
export const STRANGER = 'another player'

export const strangerIn = (system: System): BoardUnit =>
  unitOf(
    { id: `? in ${system.id}`, owner: STRANGER, type: 'cruiser-i', system: system.id, at: 'space', move: FASTEST },
    system,
  )

export function unitOf(facts: UnitFacts, system: System): BoardUnit {
  const kind = findUnit(facts.type)!
  const isShip = kind.roles.includes('ship')
  const component = kind.clause ? findComponent(kind.clause.slice('ti4:components.'.length)) : undefined
  return {
    id: facts.id,
    owner: facts.owner,
    kind,
    system,
    at:
      isShip || kind.movesAsShip
        ? isShip && kind.roles.includes('ground-force')
          ? (facts.at ?? 'space')
          : 'space'
        : facts.at,
    move: facts.move ?? kind.move,
    capacity: facts.capacity ?? kind.capacity,
    uses: facts.uses ?? kind.uses ?? 1,
    isShip,
    isFighter: kind.type === 'fighter',
    isStructure: kind.roles.includes('structure'),
    isGround: kind.roles.includes('ground-force'),
    ...(component ? { component } : {}),
  }
}
