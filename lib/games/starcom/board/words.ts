import { counted } from '../words.ts'
import { type Board, CAPITAL, ORDINARY, placeOf, type System, type Vessel } from './board.ts'
import { nameOfCard } from './pieces.ts'

/** A seat as a sentence names it. */
export const sayOwner = (board: Pick<Board, 'seats' | 'me'>, seat: number): string =>
  seat === board.me ? 'you' : (board.seats[seat] ?? `player ${seat + 1}`)

/** One letter beside the colour of a seat; a number where two names begin alike. */
export function letterOf(board: Pick<Board, 'seats'>, seat: number): string {
  const first = (name: string | undefined) => (name?.trim()[0] ?? '?').toUpperCase()
  const letters = board.seats.map(first)
  const letter = letters[seat] ?? '?'
  return letters.filter((other) => other === letter).length > 1 ? String(seat + 1) : letter
}

export const sayPlace = (size: number, at: number): string => {
  const { row, col } = placeOf(size, at)
  return `row ${row} column ${col}`
}

/** What a system is called: its card, or what is known of it. */
export function sayCard({ card, faceDown }: System, edition: string): string {
  if (faceDown) return 'face down'
  if (!card) return 'card not known'
  if (card === ORDINARY) return 'ordinary system'
  if (card === CAPITAL) return 'capital system'
  return nameOfCard(card, edition)
}

const SHORT: Readonly<Record<string, string>> = {
  [ORDINARY]: 'ordinary',
  [CAPITAL]: 'capital',
  homeworld: 'Home',
  'research-world': 'Research',
  'core-world': 'Core',
  'gambling-world': 'Gambling',
  'trade-world': 'Trade',
  'military-base': 'Military',
  'alien-system': 'Alien',
  'new-colony': 'Colony',
  'asteroid-field': 'Asteroid',
  'pulsar-system': 'Pulsar',
  'black-hole': 'Bl. hole',
  'silis-major': 'Silis M.',
  forsei: 'Forsei',
  drummond: 'Drumm.',
  'empty-system': 'Empty',
}

/** At most eight letters, for a cell on a phone. */
export const shortCard = ({ card, faceDown }: System): string => (faceDown ? '' : card ? (SHORT[card] ?? card) : '?')

/** "2 Corvettes of Ann", with what is unusual about them. */
export function sayVessel(board: Board, { owner, card, count, attackBonus, damage }: Vessel): string {
  const marks = [
    attackBonus ? `attack +${attackBonus}` : '',
    damage ? `${damage} damage${count > 1 ? ' each' : ''}` : '',
  ]
  const more = marks.filter(Boolean).join(', ')
  const whose = owner === board.me ? 'of yours' : `of ${sayOwner(board, owner)}`
  return `${counted(count, nameOfCard(card, board.edition))} ${whose}${more ? ` (${more})` : ''}`
}

/** Everything about a system in one line: "row 2 column 3, Trade World, controlled by you, 2 developments, …". */
export function saySystem(board: Board, at: number, state: readonly string[] = []): string {
  const system = board.systems[at]!
  const { home, controller, developments, combat, interdicted, vessels } = system
  const parts = [
    sayPlace(board.size, at),
    sayCard(system, board.edition),
    home === undefined
      ? ''
      : home === board.me
        ? 'your starting system'
        : `starting system of ${sayOwner(board, home)}`,
    controller === undefined ? 'controlled by nobody' : `controlled by ${sayOwner(board, controller)}`,
    controller === undefined ? '' : counted(developments, 'development'),
    ...vessels.map((vessel) => sayVessel(board, vessel)),
    combat ? 'combat since your last turn' : '',
    interdicted ? 'Interdiction' : '',
    ...state,
  ]
  return parts.filter(Boolean).join(', ')
}
