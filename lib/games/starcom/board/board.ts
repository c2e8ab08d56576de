import type { RawFacts } from '../../../kernel/facts.ts'
import { type EDITIONS, NEW } from '../facts.ts'

/** Systems along one side of the array (starcom:setup.grid.1). */
export const SIZES = [3, 4, 5] as const
export type Size = (typeof SIZES)[number]
export type Edition = (typeof EDITIONS)[number]

/** Names of the seats when nobody has said others: the colours of the counters. */
export const SEAT_NAMES = ['Blue', 'Orange', 'Violet', 'Green'] as const
export const SEATS = { min: 2, max: 4 } as const

/** Systems whose card is not named, only its kind. */
export const ORDINARY = 'ordinary'
export const CAPITAL = 'capital'

/** Equal ships or stations of one player in one system. */
export interface Vessel {
  /** Index of the seat that controls it. */
  owner: number
  /** Slug of the card. */
  card: string
  count: number
  /** Attack on top of the printed one, from cards that do not lie in this system. */
  attackBonus: number
  /** Damage on each of them. */
  damage: number
}

/** One card of the array. Absent means not known. */
export interface System {
  /** Slug of the card, or `ordinary` or `capital` where only the kind is known. Never with `faceDown`. */
  card?: string
  faceDown: boolean
  /** Seat whose Homeworld it is. */
  home?: number
  /** Seat whose counters lie on it; absent where nobody's do. */
  controller?: number
  developments: number
  /** Printed maximum, where the card does not tell it. */
  maximum?: number
  vessels: readonly Vessel[]
  /** Combat there since the last turn of the player who asks. */
  combat?: boolean
  interdicted?: boolean
}

/** A table of Star Commander as it lies there, and what cannot be seen on it but was said. */
export interface Board {
  edition: Edition
  size: Size
  /** Names clockwise. */
  seats: readonly string[]
  /** The seat that asks. */
  me: number
  /** Row by row. */
  systems: readonly System[]
  /** Facts that do not lie on the board, by name; see `table.ts`. */
  table: RawFacts
  /** Readings the table plays, by open question. */
  readings: Readonly<Record<string, string>>
}

/** Row and column on the array, counted from 1. */
export interface Place {
  row: number
  col: number
}

export const placeOf = (size: number, at: number): Place => ({ row: Math.floor(at / size) + 1, col: (at % size) + 1 })

/** Index of a place, or undefined off the array. */
export const indexOf = (size: number, { row, col }: Place): number | undefined =>
  row >= 1 && row <= size && col >= 1 && col <= size ? (row - 1) * size + col - 1 : undefined

/** A system nobody has turned up, empty; what cannot be seen is not known. */
export const hidden = (): System => ({ faceDown: true, developments: 0, vessels: [] })

export const emptyBoard = (size: Size = 3, edition: Edition = NEW, seats: number = SEATS.min): Board => ({
  edition,
  size,
  seats: SEAT_NAMES.slice(0, seats),
  me: 0,
  systems: Array.from({ length: size * size }, hidden),
  table: {},
  readings: {},
})

/** The board with one system changed. */
export const withSystem = (board: Board, at: number, change: Partial<System>): Board => ({
  ...board,
  systems: board.systems.map((system, i) => (i === at ? { ...system, ...change } : system)),
})
