import type { ReactNode } from 'react'
import { findSystemTile } from '../../../lib/games/ti4/data/tiles'
import type { SystemFacts } from '../../../lib/games/ti4/facts'
import { type Chip, chipsOf } from './chips'
import { Glyph } from './glyphs'
import { HEIGHT, type Spot } from './places'
import type { Position } from './position'
import { seatInk } from './seats'
import { TraitSign, wormholesOf } from './signs'

interface Inside extends Spot {
  position: Position
  system: SystemFacts
  letters: number
  signs: ReadonlyMap<string, string>
}

const [WIDE, TALL] = [27, 18]
/** Where the chips of a system lie: three in the upper row, two in the lower. */
const SLOTS = [3, 2]

/** Fleets: a chip for each kind of unit with its count; filled in space, outlined on planets. */
function Fleets({ position, system, x, y, signs }: Inside): ReactNode {
  const chips = chipsOf(position, system.id, SLOTS[0]! + SLOTS[1]!)
  const rows = chips.length > SLOTS[0]! ? [chips.slice(0, SLOTS[0]), chips.slice(SLOTS[0])] : [chips]
  return rows.map((row, line) =>
    row.map((chip, i) => {
      const left = x + (i - (row.length - 1) / 2) * (WIDE + 1.5)
      const top = y + (rows.length > 1 ? 12 : 18) + line * (TALL + 1.5)
      return (
        <g key={chip.key} transform={`translate(${left} ${top})`}>
          <ChipFace chip={chip} ink={seatInk(position, chip.owner)} sign={signs.get(chip.owner) ?? ''} />
        </g>
      )
    }),
  )
}

function ChipFace({ chip, ink, sign }: { chip: Chip; ink: string; sign: string }): ReactNode {
  const { type, count, inSpace, isFirst } = chip
  const on = inSpace ? 'var(--on-seat)' : 'var(--text)'
  return (
    <>
      <rect
        x={-WIDE / 2}
        y={-TALL / 2}
        width={WIDE}
        height={TALL}
        rx={inSpace ? 4 : 9}
        fill={inSpace ? ink : 'var(--surface)'}
        stroke={inSpace ? 'var(--surface)' : ink}
        strokeWidth={inSpace ? 1 : 2}
      />
      {type ? (
        <g transform={`translate(${isFirst ? -4.5 : -5.5} .5)`}>
          <Glyph type={type} fill={inSpace ? on : ink} size={0.78} />
        </g>
      ) : (
        <text x="-5.5" y="5" textAnchor="middle" fontSize="14" fontWeight="700" fill={on}>
          +
        </text>
      )}
      <text x={isFirst ? 8 : 7} y="5" textAnchor="middle" fontSize={count > 9 ? 11 : 14} fontWeight="700" fill={on}>
        {count}
      </text>
      {isFirst && (
        <g transform={`translate(${-WIDE / 2 - 0.5} ${-TALL / 2 + 0.5})`}>
          <circle r="6.4" fill="var(--surface)" stroke={ink} strokeWidth="1.6" />
          <text y="3.6" textAnchor="middle" fontSize="10" fontWeight="700" fill="var(--text)">
            {sign}
          </text>
        </g>
      )}
    </>
  )
}

/** Command tokens lie under the names, or beside them where fleets lie there. */
const [UNDER, ASIDE] = [
  [
    [-24, 24],
    [0, 29],
    [24, 24],
    [-39, 4],
  ],
  [
    [40, -6],
    [-40, -6],
    [34, -20],
    [-34, -20],
  ],
] as const
function Tokens({ position, system, x, y, letters, signs, isCrowded }: Inside & { isCrowded: boolean }): ReactNode {
  const places = isCrowded ? ASIDE : UNDER
  return system.tokens.slice(0, places.length).map((player, i) => {
    const [dx, dy] = places[i]!
    return (
      <g key={player} transform={`translate(${x + dx} ${y + dy})`}>
        <polygon
          points="-5.5,-10 5.5,-10 11,0 5.5,10 -5.5,10 -11,0"
          fill={seatInk(position, player)}
          stroke="var(--surface)"
          strokeWidth="1.5"
        />
        <text y={letters * 0.28} textAnchor="middle" fontSize={letters * 0.75} fontWeight="700" fill="var(--on-seat)">
          {signs.get(player)}
        </text>
      </g>
    )
  })
}

/** Room for words across a hex, and the share of it a letter takes. */
const [ROOM, LETTER] = [84, 0.6]
/** Names of the planets and stations, one a line, as large as they fit. */
function Names({ system, x, y, letters, isCrowded }: Inside & { isCrowded: boolean }): ReactNode {
  const tile = findSystemTile(system.tile ?? system.id)
  const names = [...(system.planets ?? []), ...(tile?.stations ?? [])]
  if (!names.length) return null
  const room = isCrowded && system.tokens.length ? ROOM * 0.75 : ROOM
  const step = names.length > 2 ? (isCrowded ? 9.5 : 12) : Math.min(letters * 0.8, isCrowded ? 12 : 14)
  const size = (name: string) => Math.min(letters * 0.86, step + 1.5, room / (name.length * LETTER))
  // A single line stands in the middle; over fleets the lines begin right under the number.
  const first = isCrowded ? y - 12 + (3 - names.length) * 4 - 4 : y + 1 - ((names.length - 1) * step) / 2
  return names.map((name, i) => (
    <text
      key={name}
      x={x}
      y={first + i * step}
      textAnchor="middle"
      fontSize={size(name).toFixed(1)}
      fontWeight="600"
      fill="var(--text)"
    >
      {name}
    </text>
  ))
}

/** Planets as discs behind their names. */
export function Planets({ system, x, y }: Spot & { system: SystemFacts }): ReactNode {
  const { planets = [], anomalies } = system
  const places = [
    [],
    [[0, -4, 25]],
    [
      [-19, -9, 17],
      [20, 4, 16],
    ],
    [
      [-22, -6, 14],
      [4, -18, 13],
      [22, 6, 14],
    ],
  ][Math.min(planets.length, 3)]!
  return places.map(([dx, dy, r]) => (
    <g key={`${dx}`} pointerEvents="none">
      <circle
        cx={x + dx!}
        cy={y + dy!}
        r={r}
        fill="var(--planet)"
        fillOpacity={anomalies.length ? 0.7 : 1}
        stroke="var(--planet-edge)"
        strokeWidth="1.5"
      />
    </g>
  ))
}

/** What a system shows, above every route: number, names, wormholes, fleets and tokens. */
export function HexFace(inside: Inside): ReactNode {
  const { position, system, x, y, letters } = inside
  const holes = wormholesOf(system)
  const top = y - HEIGHT / 2 + 6 + letters * 0.68
  const isCrowded = position.board.units.some((unit) => unit.system === system.id)
  const isActive = position.board.active === system.id
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className="hex-face" pointerEvents="none" aria-hidden="true">
      {isActive && (
        <text x={x + 25} y={top} textAnchor="middle" fontSize={letters} fill="var(--text)">
          ★
        </text>
      )}
      {holes.map((trait, i) => (
        <g key={trait} transform={`translate(${x + holeAt(i, holes.length, isCrowded)} ${y + (isCrowded ? -29 : 22)})`}>
          <TraitSign trait={trait} />
        </g>
      ))}
      <Names {...inside} isCrowded={isCrowded} />
      {/* The middle of the side is left to the count of a route. */}
      <text x={x - 26} y={top} fontSize={letters * 0.82} fill="var(--text)">
        {numberOf(system)}
      </text>
      <Fleets {...inside} />
      <Tokens {...inside} isCrowded={isCrowded} />
    </g>
  )
}

/** Wormholes lie in the lower right, or over the fleets; several beside each other. */
const holeAt = (i: number, count: number, isCrowded: boolean): number =>
  isCrowded ? 11 + i * 21 : count > 1 ? (i - (count - 1) / 2) * 23 : 23

/** The number on the tile; The Fracture has letters of its own instead. */
const numberOf = ({ id, tile }: SystemFacts): string =>
  findSystemTile(tile ?? id)?.kind === 'fracture' ? `Fracture ${id.slice(-1)}` : id
