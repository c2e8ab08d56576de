/** The outline of every ship and station in a square of 18, its letter in the middle: larger classes fill more of it. */
const SHIPS: Readonly<Record<string, string>> = {
  scout: 'M9 1.5a7.5 7.5 0 0 1 7.5 7.5A7.5 7.5 0 0 1 9 16.5 7.5 7.5 0 0 1 1.5 9 7.5 7.5 0 0 1 9 1.5ZM8-2h2v4H8Z',
  'strike-fighter': 'M9-2 20 9 9 20-2 9Z',
  'patrol-ship': 'M9-2 19 18H-1Z',
  corvette: 'M9 0 17.5 7V18H.5V7Z',
  frigate: 'M0 0h18v9q0 7-9 10-9-3-9-10Z',
  destroyer: 'M9-3 14 4l6 14-5-2H3l-5 2L4 4Z',
  cruiser: 'M9-3 18 3v12l-9 6-9-6V3Z',
  battlecruiser: 'M-1-2 4 2h10l5-4v14l-10 9-10-9Z',
  battleship: 'M4-3h10l6 6v12l-6 6H4l-6-6V3Z',
  carrier: 'M-3 0h24l-4 18H1Z',
}
const STATIONS: Readonly<Record<string, string>> = {
  'defense-station': 'M0-1h4v3h3v-3h4v3h3v-3h4v20H0Z',
  refinery: 'M0 4h3v-6h4v6h11v15H0Z',
  'missile-platform': 'M0 4 3-3l3 7h6l3-7 3 7v15H0Z',
  'orbital-habitat': 'M0 19V8q0-10 9-10t9 10v11Z',
  'orbital-hangar': 'M0 0h18v19h-4v-3H4v3H0Z',
  shipyard: 'M0 0h18v19h-5v-4H5v4H0Z',
  'undersized-shipyard': 'M1 3h16v15h-4v-3H5v3H1Z',
  'jump-nexus': 'M-3 6h4L5-2h8l4 8h4v6h-4l-4 8H5l-4-8h-4Z',
}

/** What stands for any ship, any Fighter and any station. */
export const SHAPES = { ship: SHIPS.corvette!, fighter: SHIPS['strike-fighter']!, station: 'M1 1h16v16H1Z' } as const

/** The outline of a card; a plain square for a station without one of its own. */
export const outlineOf = (card: string): string => SHIPS[card] ?? STATIONS[card] ?? SHAPES.station

/** How far down the letter stands: lower where the outline is narrow at its top. */
const LOW: ReadonlySet<string> = new Set(['corvette', 'patrol-ship', 'refinery', 'missile-platform', 'orbital-habitat'])
export const letterAt = (card: string): number => (LOW.has(card) ? 15.5 : 13.5)
