/** A unit of a board, as its kind, its cards and its place make it. */
import { late } from '../../../kernel/late.ts'
import { findComponent } from '../data/technologies.ts'
import { findUnit, units as printed, thundersEdgeUnits, type Unit } from '../data/units.ts'
import type { UnitFacts } from '../facts.ts'
import type { BoardUnit, System } from './board.ts'

/** The highest move value that is printed: a ship nobody listed may have it. */
const FASTEST = Math.max(...[...printed, ...thundersEdgeUnits].map(({ move }) => move ?? 0))

/** Whoever owns a ship that nobody listed: any player but those who are asked about. */
export const STRANGER = 'another player'

export const strangerIn = (system: System): BoardUnit =>
  unitOf(
    { id: `? in ${system.id}`, owner: STRANGER, type: 'cruiser-i', system: system.id, at: 'space', move: FASTEST },
    system,
    () => false,
  )

/**
 * The unit as its printed kind makes it. Of one that may be upgraded, what the upgrade changes is made when it is looked
 * at: only then is `isUpgraded` asked.
 */
export function unitOf(facts: UnitFacts, system: System, isUpgraded: () => boolean): BoardUnit {
  const kind = findUnit(facts.type)!
  const upgrade = facts.orUpgraded ? findUnit(kind.upgradesTo ?? '') : undefined
  if (!upgrade) return { ...placed(facts, system, kind), ...figured(facts, kind) }
  const known = placed(facts, system, kind)
  const figures = () => (isUpgraded() ? upgrade : kind)
  const changed = (key: 'move' | 'capacity' | 'uses') => () =>
    figured(facts, kind)[key] === figured(facts, upgrade)[key]
      ? figured(facts, kind)[key]
      : figured(facts, figures())[key]
  const makers = Object.fromEntries(Object.entries(known).map(([key, value]) => [key, () => value]))
  return late<BoardUnit>({
    ...(makers as { readonly [K in keyof typeof known]: () => BoardUnit[K] }),
    figures,
    move: changed('move') as () => BoardUnit['move'],
    capacity: changed('capacity') as () => number,
    uses: changed('uses') as () => number,
    component: () => (kind.clause === upgrade.clause ? componentOf(kind) : componentOf(figures())),
  })
}

const componentOf = ({ clause }: Unit) => (clause ? findComponent(clause.slice('ti4:components.'.length)) : undefined)

/** What is printed for the kind. */
const figured = (facts: UnitFacts, figures: Unit) => ({
  figures,
  move: facts.move ?? figures.move,
  capacity: facts.capacity ?? figures.capacity,
  uses: facts.uses ?? figures.uses ?? 1,
  component: componentOf(figures),
})

/** What no upgrade changes. */
function placed(facts: UnitFacts, system: System, kind: Unit) {
  const isShip = kind.roles.includes('ship')
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
    isShip,
    isFighter: kind.type === 'fighter',
    isStructure: kind.roles.includes('structure'),
    isGround: kind.roles.includes('ground-force'),
  }
}
