/** Systems, hyperlane tiles and units that cannot be on one table. */
import { meant } from '../../../kernel/constraints.ts'
import { hexKey } from '../board/geometry.ts'
import { findHyperlane } from '../data/tiles.ts'
import { findUnit } from '../data/units.ts'
import { isCreussHome, isCrimsonHome, isNexus } from '../places.ts'
import {
  ADD_TE,
  constraint,
  isLane,
  isWithoutTe,
  placesOf,
  systemNamed,
  systemsOf,
  type ToldCase,
  twice,
} from './names.ts'

type ToldSystem = NonNullable<ToldCase['systems']>[number]
type ToldHex = NonNullable<ToldSystem['hex']>

/** A system whose name is told. */
const isNamed = (system: ToldSystem) => system.id !== undefined
/** A system is taken for one off the map by its tile, or by its name where no tile is told. */
const leaveHex = ({ tile }: ToldSystem) =>
  tile
    ? 'Leave its hex out, or give the tile that lies on that hex.'
    : 'Leave its hex out. If it is only called so, give its tile, or say that it does not lie off the map.'
const SIDES = ['alpha', 'beta', 'gamma'] as const

const nameOf = (tile: object | undefined) => {
  const { id, face } = tile as { id?: string; face?: string }
  return id ?? face ?? 'A tile without a name'
}

/** Systems and hyperlane tiles. */
export const boardConstraints = [
  constraint.distinct(['systems[].id'], (id) => twice(id, 'system')),
  constraint.distinct(
    ['systems[].hex', 'hyperlanes[].hex'],
    (_hex, tile, other) => ({
      message: `${nameOf(tile)} and ${nameOf(other)} are on the same hex.`,
      fix: 'Give each tile its own hex.',
    }),
    ({ q, r }: ToldHex) => (q === undefined || r === undefined ? undefined : hexKey(q, r)),
  ),
  constraint.each('systems[].tile', [], (tile) =>
    tile !== undefined && findHyperlane(tile)
      ? {
          message: `${tile} is a hyperlane tile, and that is no system.`,
          fix: 'List it among the hyperlanes, with its face.',
        }
      : undefined,
  ),
  constraint.each('systems[]', [], (system) =>
    isNamed(system) && system.offMap && system.hex
      ? {
          at: 'hex',
          message: `${system.id} has a place on the map and lies off it.`,
          fix: 'Leave its hex out, or say that it lies on the map.',
        }
      : undefined,
  ),
  constraint.each('systems[]', [], (system) =>
    isNamed(system) && isNexus(system) && system.hex
      ? { at: 'hex', message: 'The wormhole nexus lies off the map.', fix: leaveHex(system) }
      : undefined,
  ),
  constraint.each('systems[]', [], (system) =>
    isNamed(system) &&
    isNexus(system) &&
    system.nexus === 'inactive' &&
    SIDES.every((type) => system.wormholes?.includes(type))
      ? {
          at: 'nexus',
          message: 'The inactive nexus has gamma only.',
          fix: 'Set nexus to active, or list only tokens among its wormholes.',
        }
      : undefined,
  ),
  constraint.each('systems[]', [], (system) =>
    isNamed(system) &&
    isNexus(system) &&
    system.nexus === 'active' &&
    system.wormholes?.includes('gamma') &&
    !SIDES.every((type) => system.wormholes?.includes(type))
      ? {
          at: 'nexus',
          message: 'The active nexus has alpha and beta beside gamma.',
          fix: 'Set nexus to inactive, or list alpha and beta among its wormholes too.',
        }
      : undefined,
  ),
  constraint.each('systems[]', [], (system) =>
    isNamed(system) && isCreussHome(system) && system.hex
      ? { at: 'hex', message: 'The Creuss home system lies off the map.', fix: leaveHex(system) }
      : undefined,
  ),
  constraint.each('systems[]', [], (system) =>
    isNamed(system) && isCrimsonHome(system) && system.hex
      ? { at: 'hex', message: 'The home system of the Crimson Rebellion lies off the map.', fix: leaveHex(system) }
      : undefined,
  ),
  constraint.each('systems[]', ['expansions'], ({ id, anomalies, wormholes, marks }, told) =>
    id !== undefined &&
    isWithoutTe(told) &&
    (anomalies?.includes('entropic-scar') ||
      wormholes?.includes('epsilon') ||
      marks?.some((mark) => mark !== 'legendary'))
      ? { message: `${id} has something of Thunder's Edge.`, fix: ADD_TE }
      : undefined,
  ),
  constraint.each('hyperlanes[]', [], ({ face, pairs }) =>
    face || pairs
      ? undefined
      : {
          at: 'pairs',
          message: 'A hyperlane tile has neither a face nor lines.',
          fix: 'Give its face, such as 83A, or its pairs.',
        },
  ),
  constraint.each('hyperlanes[].pairs[]', [], ([a, b]) =>
    a !== undefined && a === b
      ? { message: 'A line joins a side to itself.', fix: 'Give two different sides.' }
      : undefined,
  ),
  constraint.each('hyperlanes[].id', ['systems'], (id, told) =>
    systemsOf(told)?.includes(id)
      ? { message: `${id} is a system too.`, fix: 'Give the hyperlane tile another name.' }
      : undefined,
  ),
]

const onPlanet = (at: string | undefined) => at !== undefined && at !== 'space'
const kindOf = (type: string | undefined) => (type === undefined ? undefined : findUnit(type))
const IN_SPACE = 'Say that its place there is space.'

/** Units: their names, their places, and whether they may stand there. */
export const unitConstraints = [
  constraint.distinct(['units[].id'], (id) => twice(id, 'unit')),
  constraint.each('units[].type', ['expansions'], (type, told) =>
    findUnit(type)?.set === 'te' && isWithoutTe(told)
      ? { message: `${findUnit(type)!.name} is of Thunder's Edge.`, fix: ADD_TE }
      : undefined,
  ),
  constraint.listed(
    'units[].system',
    ['systems', 'hyperlanes'],
    systemsOf,
    (name, told) => ({
      message: isLane(told, name)
        ? `${name} is a hyperlane tile; no unit can be there.`
        : `${name} is not a system of this map.`,
      fix: 'Name a system of the list.',
    }),
    (told) => placesOf(told) ?? [],
  ),
  constraint.each('units[]', ['systems'], ({ at, system }, { systems }) => {
    if (!systems || system === undefined || !onPlanet(at)) return undefined
    const planets = systemNamed(systems, system)?.planets
    return planets && !planets.includes(at!)
      ? {
          at: 'at',
          message: `${system} has no planet ${at}.`,
          fix: meant(at!, planets, 'Name a planet of the system, or space.'),
        }
      : undefined
  }),
  constraint.each('units[]', ['systems'], ({ at, type, system }, { systems }) => {
    const kind = kindOf(type)
    if (!kind || !onPlanet(at) || system === undefined || !systems) return undefined
    if (kind.movesAsShip) return { at: 'at', message: 'A Floating Factory is in space.', fix: IN_SPACE }
    return kind.roles.length === 1 && kind.roles[0] === 'ship'
      ? { at: 'at', message: `${kind.name} is a ship; ships are in space.`, fix: IN_SPACE }
      : undefined
  }),
  constraint.each('units[]', ['systems'], ({ at, type, system }, { systems }) => {
    const kind = kindOf(type)
    return at === 'space' && kind?.roles.includes('structure') && !kind.movesAsShip && system !== undefined && systems
      ? { at: 'at', message: `${kind.name} is a structure; it stands on a planet.`, fix: 'Name its planet.' }
      : undefined
  }),
]
