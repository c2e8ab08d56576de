import { readBoard, writeBoard } from '../../../lib/games/ti4/board-link'
import type { MoveFacts } from '../../../lib/games/ti4/case'
import { judging as ti4 } from '../../../lib/games/ti4/judging'
import { OFFERED } from './offered'
import { type Position, readyPosition, settled } from './position'

const MOST = 16
/** Longest address that is read. */
const LIMIT = 16_000

/** Units are named by their place in the list, which the board brings back in the same order. */
function writeMove({ board }: Position, { ship, path, loads }: MoveFacts): string {
  const at = (id: string) => board.units.findIndex((unit) => unit.id === id)
  return [at(ship), path.join('.'), ...loads.map(({ unit, at: from }) => `${at(unit)}.${from}`)].join('~')
}

/** The address of a position, with its question mark; undefined where the board does not fit into one. */
export function writePosition(position: Position): string | undefined {
  const board = writeBoard(position.board)
  if (!board) return undefined
  const { me, tactic, fleet, moves, effects, readings } = position
  const parts = [`b=${board}`, `t=${[me, tactic, ...fleet].join('.')}`]
  if (moves.length) parts.push(`m=${moves.map((move) => writeMove(position, move)).join('!')}`)
  if (effects.length) parts.push(`e=${effects.join('.')}`)
  const played = Object.entries(readings)
  if (played.length) parts.push(`r=${played.map((pair) => pair.map(encodeURIComponent).join('~')).join('!')}`)
  return `?${parts.join('&')}`
}

const whole = (text: string | undefined, most: number, other: number): number =>
  text && /^\d+$/.test(text) ? Math.min(Number(text), most) : other

function readMove(position: Position, text: string): MoveFacts[] {
  const { units } = position.board
  const [ship, path = '', ...loads] = text.split('~')
  const unit = units[whole(ship, units.length, units.length)]
  if (!unit) return []
  const taken = loads.flatMap((load) => {
    const [at, from = ''] = load.split('.')
    const cargo = units[whole(at, units.length, units.length)]
    return cargo ? [{ unit: cargo.id, at: from }] : []
  })
  return [{ ship: unit.id, path: path.split('.'), loads: taken }]
}

function readReadings(text: string): Position['readings'] {
  const known = new Set(ti4.ambiguities.map(({ id }) => id))
  const pairs = text
    .split('!')
    .filter(Boolean)
    .map((pair) => pair.replaceAll('%3A', ':').replaceAll('%2F', '/').split('~'))
  return Object.fromEntries(pairs.filter(([ref = '', reading]) => reading && known.has(ref.split('/')[0]!)))
}

/** Reads an address; undefined where it holds no board, more than any board, or two. */
export function readPosition(search: string): Position | undefined {
  if (search.length > LIMIT) return undefined
  // Read by hand: names of players are written for the board, not for a form.
  const told = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => /^[btmer]=/.test(part))
  const parts = new Map(told.map((part) => [part.slice(0, 1), part.slice(2)]))
  if (parts.size < told.length) return undefined
  const board = readBoard(parts.get('b') ?? '')
  if (!board?.players.length) return undefined
  const [me, tactic, ...fleet] = (parts.get('t') ?? '').split('.')
  const position: Position = {
    board,
    me: whole(me, board.players.length - 1, 0),
    tactic: whole(tactic, MOST, 3),
    fleet: board.players.map((_, i) => whole(fleet[i], MOST, 3)),
    moves: [],
    effects: (parts.get('e') ?? '').split('.').filter((id) => OFFERED.some((offered) => offered.id === id)),
    readings: readReadings(parts.get('r') ?? ''),
  }
  const moves = (parts.get('m') ?? '').split('!').filter(Boolean)
  return settled({ ...position, moves: moves.flatMap((move) => readMove(position, move)) })
}

/** What a visitor without a link begins with. */
export const firstPosition = (): Position => readyPosition(1)
