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

/** What an upgrade may change of a unit. */
const UPGRADED: readonly (keyof BoardUnit)[] = ['figures', 'move', 'capacity', 'uses', 'component']

/**
 * The unit as its printed kind makes it. Of one that may be upgraded, what the upgrade changes is made when it is looked
 * at: only then is `isUpgraded` asked.
 */
export function unitOf(facts: UnitFacts, system: System, isUpgraded: () => boolean): BoardUnit {
  const kind = findUnit(facts.type)!
  const plain = placed(facts, system, kind)
  const upgrade = facts.orUpgraded ? findUnit(kind.upgradesTo ?? '') : undefined
  if (!upgrade) return plain
  const upgraded = placed(facts, system, upgrade)
  const makers = (Object.keys(plain) as (keyof BoardUnit)[]).map((key) => {
    const isChanged = UPGRADED.includes(key) && plain[key] !== upgraded[key]
    return [key, () => (isChanged && isUpgraded() ? upgraded : plain)[key]] as const
  })
  return late<BoardUnit>(Object.fromEntries(makers) as unknown as { [K in keyof BoardUnit]: () => BoardUnit[K] })
}

/** The text of each printed kind, where it has one of its own. */
const texts = new Map(
  [...printed, ...thundersEdgeUnits].map((kind) => [
    kind,
    findComponent(kind.clause?.slice('ti4:components.'.length) ?? ''),
  ]),
)

/** Every field by its name: boards are made by the thousand, and objects spread into one another cost ten times as much. */
function placed(facts: UnitFacts, system: System, kind: Unit): BoardUnit {
  const isShip = kind.roles.includes('ship')
  const isGround = kind.roles.includes('ground-force')
  const isInSpace = isShip ? !isGround : kind.movesAsShip
  return {
    id: facts.id,
    owner: facts.owner,
    kind,
    figures: kind,
    system,
    at: isInSpace ? 'space' : isShip ? (facts.at ?? 'space') : facts.at,
    move: facts.move ?? kind.move,
    capacity: facts.capacity ?? kind.capacity,
    uses: facts.uses ?? kind.uses ?? 1,
    isShip,
    isFighter: kind.type === 'fighter',
    isStructure: kind.roles.includes('structure'),
    isGround,
    component: texts.get(kind),
  }
}
