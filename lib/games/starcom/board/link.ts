import { count, type FactSpecs, list, name } from '../../../kernel/facts.ts'
import type { Board, System, Vessel } from './board.ts'
import { FACE_DOWN, NOT_KNOWN, SYSTEM_CODES, TOKEN_CODES, VESSEL_CODES } from './codes.ts'
import { tableFacts } from './table.ts'

/**
 * A board as one word of a link: the size, then every system row by row after a point.
 * A system: card, `H` seat of the Homeworld, `C` seat and developments, `M` maximum, a letter for combat and
 * Interdiction, then each stack after a dash: seat, card, how many, `a` attack bonus, `d` damage.
 */
export const writeArray = ({ size, systems }: Pick<Board, 'size' | 'systems'>): string =>
  [size, ...systems.map(writeSystem)].join('.')

function writeSystem(system: System): string {
  const { card, faceDown, home, controller, developments, maximum, combat, interdicted, vessels } = system
  const tokens = TOKEN_CODES.find((one) => one.combat === combat && one.interdicted === interdicted)
  return [
    faceDown ? FACE_DOWN : card ? SYSTEM_CODES[card] : NOT_KNOWN,
    home === undefined ? '' : `H${home}`,
    controller === undefined ? '' : `C${controller}${developments}`,
    maximum === undefined ? '' : `M${maximum}`,
    tokens?.code ?? '',
    ...vessels.map(writeVessel),
  ].join('')
}

const some = (letter: string, n: number) => (n ? `${letter}${n}` : '')
const writeVessel = ({ owner, card, count: many, attackBonus, damage }: Vessel): string =>
  `-${owner}${VESSEL_CODES[card]}${many === 1 ? '' : many}${some('a', attackBonus)}${some('d', damage)}`

/** Everything a link of the board may hold, for the codec that writes the links of all cases. */
export const linkFacts: FactSpecs = {
  b: name({ label: 'The array' }),
  seats: list(name({ label: 'Player' }), { label: 'Players, clockwise', min: 2, max: 4 }),
  me: count({ label: 'The seat that asks', max: 3 }),
  ...tableFacts,
}

/** The facts of a board's link. */
export const linkedFacts = (board: Board): Readonly<Record<string, unknown>> => ({
  b: writeArray(board),
  seats: [...board.seats],
  me: board.me,
  ...board.table,
})
