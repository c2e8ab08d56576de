import { BOARD_VERSIONS, readBoard, writeBoard } from '../../../lib/games/ti4/board/link'
import { ti4 } from '../../../lib/games/ti4/checkers'
import { type FactionId, findFaction } from '../../../lib/games/ti4/data/factions'
import type { EffectFacts, MoveFacts, SystemFacts } from '../../../lib/games/ti4/facts'
import { codeOf, OFFERED } from './cards'
import { isPrinted } from './edit'
import { type Position, START_TOKENS, settled } from './position'
import { COLOURS, factionNamed } from './seats'

const MOST = 16
/** Longest address that is read. */
const LIMIT = 16_000
type Mark = NonNullable<SystemFacts['marks']>[number]
const MARKS: readonly Mark[] = ['ingress', 'egress', 'fracture', 'active-breach', 'legendary']
const CARD_SIGNS = 3
/** In place of a seat: the law is nobody's. */
const NOBODY = '-'

/** Units are named by their place in the list, which the board brings back in the same order. */
const unitAt = ({ board }: Position, id: string): number => board.units.findIndex((unit) => unit.id === id)

function writeMove(position: Position, { ship, path, loads }: MoveFacts): string {
  const load = ({ unit, at, visit }: MoveFacts['loads'][number]) =>
    [unitAt(position, unit), at, ...(visit === undefined ? [] : [visit])].join('.')
  return [unitAt(position, ship), path.join('.'), ...loads.map(load)].join('~')
}

/** `3gdr` is a card of seat 3; what it is given to follows a star: `u12` a unit, `s18` a system, `p2` a player. */
function writeEffect(position: Position, { id, owner, target }: EffectFacts): string {
  const { players } = position.board
  const seat = owner === undefined ? NOBODY : players.indexOf(owner)
  const unit = target === undefined ? -1 : unitAt(position, target)
  const player = target === undefined ? -1 : players.indexOf(target)
  const aim = target === undefined ? '' : unit >= 0 ? `*u${unit}` : player >= 0 ? `*p${player}` : `*s${target}`
  return `${seat}${codeOf(id)}${aim}`
}

/** The address of a position, with its question mark; undefined where the board does not fit into one. */
export function writePosition(position: Position): string | undefined {
  const board = writeBoard(position.board)
  if (!board) return undefined
  const { players } = position.board
  const { me, tactic, fleet, factions, colours, moves, effects, te, readings } = position
  const parts = [`b=${board}`, `t=${[me, tactic, ...fleet].map((n) => n.toString(36)).join('')}`]
  if (factions.some((faction, seat) => faction !== factionNamed(players[seat]!))) parts.push(`f=${factions.join('.')}`)
  if (colours.some((colour, seat) => colour !== seat)) parts.push(`c=${colours.join('')}`)
  if (te) parts.push('x=te')
  const marks = position.board.systems.flatMap((system) =>
    (system.marks ?? []).flatMap((mark) => (isPrinted(system, mark) ? [] : `${MARKS.indexOf(mark)}${system.id}`)),
  )
  if (marks.length) parts.push(`k=${marks.join('.')}`)
  if (moves.length) parts.push(`m=${moves.map((move) => writeMove(position, move)).join('!')}`)
  if (effects.length) parts.push(`e=${effects.map((effect) => writeEffect(position, effect)).join('.')}`)
  const played = Object.entries(readings)
  if (played.length) parts.push(`r=${played.map((pair) => pair.map(encodeURIComponent).join('~')).join('!')}`)
  return `?${parts.join('&')}`
}

const whole = (text: string | undefined, most: number, other: number): number =>
  text && /^\d+$/.test(text) ? Math.min(Number(text), most) : other

const upTo = (most: number, n: number | undefined, other: number): number =>
  n === undefined || Number.isNaN(n) ? other : Math.min(n, most)

function readMove(position: Position, text: string): MoveFacts[] {
  const { units } = position.board
  const unitOf = (at: string | undefined) => units[whole(at, units.length, units.length)]
  const [ship, path = '', ...loads] = text.split('~')
  const unit = unitOf(ship)
  if (!unit) return []
  const taken = loads.flatMap((load) => {
    const [at, from = '', visit] = load.split('.')
    const cargo = unitOf(at)
    return cargo ? [{ unit: cargo.id, at: from, ...(visit ? { visit: whole(visit, MOST, 0) } : {}) }] : []
  })
  return [{ ship: unit.id, path: path.split('.'), loads: taken }]
}

function readEffect({ board: { units, players, systems } }: Position, text: string): EffectFacts[] {
  const [card = '', aim] = text.split('*')
  const found = OFFERED.find(({ id }) => codeOf(id) === card.slice(1, 1 + CARD_SIGNS))
  const owner = card[0] === NOBODY ? undefined : players[whole(card[0], players.length, players.length)]
  if (!found || (owner === undefined) !== (found.kind === 'law')) return []
  const name = aim?.slice(1)
  const target = {
    u: units[whole(name, units.length, units.length)]?.id,
    p: players[whole(name, players.length, players.length)],
    s: systems.find(({ id }) => id === name)?.id,
  }[aim?.[0] ?? '']
  return [{ id: found.id, ...(owner === undefined ? {} : { owner }), ...(target === undefined ? {} : { target }) }]
}

function readMarks(systems: readonly SystemFacts[], text: string): SystemFacts[] {
  const words = text.split('.').filter(Boolean)
  return systems.map((system) => {
    const told = words.flatMap((word) => (word.slice(1) === system.id ? (MARKS[Number(word[0])] ?? []) : []))
    const marks = [...new Set([...(system.marks ?? []), ...told])]
    return marks.length ? { ...system, marks } : system
  })
}

function readReadings(text: string): Position['readings'] {
  const known = new Set(ti4.ambiguities.map(({ id }) => id))
  const pairs = text
    .split('!')
    .filter(Boolean)
    .map((pair) => pair.replaceAll('%3A', ':').replaceAll('%2F', '/').split('~'))
  return Object.fromEntries(
    pairs.filter(([ref = '', reading = '']) => /^\w{1,20}$/.test(reading) && known.has(ref.split('/')[0]!)),
  )
}

/** What a sentence around a link leaves at its end. */
const AT_END = /[.,;:!?)\]}>'"”»]+$/

/** The address without what came with it when it was copied. */
const cleaned = (search: string): string => search.replaceAll('&amp;', '&').replace(AT_END, '')

/** The version a link says its map is of, where it is none that can be read here. */
export function unknownVersionOf(search: string): string | undefined {
  const [, version] = /[?&]b=(\w)/.exec(cleaned(search.slice(0, LIMIT))) ?? []
  return version === undefined || BOARD_VERSIONS.some((one) => one === version) ? undefined : version
}

/** Reads an address; undefined where it holds no board, more than any board, or two. */
export function readPosition(search: string): Position | undefined {
  if (search.length > LIMIT) return undefined
  // Read by hand: names of players are written for the board, not for a form.
  const told = cleaned(search)
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => /^[btfcxkmer]=/.test(part))
  const parts = new Map(told.map((part) => [part.slice(0, 1), part.slice(2)]))
  if (parts.size < told.length) return undefined
  const of = (key: string) => parts.get(key) ?? ''
  const board = readBoard(of('b'))
  if (!board?.players.length) return undefined
  const [me, tactic, ...fleet] = [...of('t')].map((digit) => Number.parseInt(digit, 36))
  const factions = parts.has('f') ? of('f').split('.') : board.players.map(factionNamed)
  // Named before anything refers to a unit.
  const bare = settled({
    board: { ...board, systems: readMarks(board.systems, of('k')) },
    me: upTo(board.players.length - 1, me, 0),
    tactic: upTo(MOST, tactic, START_TOKENS),
    fleet: board.players.map((_, i) => upTo(MOST, fleet[i], START_TOKENS)),
    factions: board.players.map((_, i): FactionId | '' => findFaction(factions[i] ?? '')?.id ?? ''),
    colours: board.players.map((_, i) => whole(of('c')[i], COLOURS.length - 1, i)),
    moves: [],
    effects: [],
    te: of('x') === 'te',
    readings: readReadings(of('r')),
  })
  const words = (key: string, mark: string) => of(key).split(mark).filter(Boolean)
  return settled({
    ...bare,
    moves: words('m', '!').flatMap((move) => readMove(bare, move)),
    effects: words('e', '.').flatMap((effect) => readEffect(bare, effect)),
  })
}
