import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../lib/adjudicate.ts'
import { cases } from '../../lib/games/ti4/cases.ts'
import { findUnit } from '../../lib/games/ti4/data/units.ts'
import type { CaseFacts, MoveFacts } from '../../lib/games/ti4/facts.ts'
import { ti4 } from '../../lib/games/ti4/index.ts'
import type { AnswerItem, Ruling } from '../../lib/kernel/ruling.ts'
import { plain } from '../brute-force/plain.ts'
import { sampleOf } from '../brute-force/sample.ts'

/** Boards of the numbered cases, each once, where an action of the active player can be told. */
interface Board {
  name: string
  readings: Readonly<Record<string, string>>
  facts: CaseFacts
}

const WHOLE = ['systems', 'units', 'activePlayer', 'active', 'effects', 'hyperlanes', 'expansions'] as const
const quick = [plain(ti4)]
/** Larger boards are walked by nobody here. */
const MOST_SYSTEMS = 7

function boards(): Board[] {
  const found = new Map<string, Board>()
  for (const { id, facts, readings = {} } of cases) {
    if (WHOLE.some((key) => facts[key] === undefined)) continue
    const told = { ...facts, moves: [], tacticTokens: 1 } as unknown as CaseFacts
    if (told.systems.length > MOST_SYSTEMS || !told.systems.some((system) => system.id === told.active)) continue
    const key = JSON.stringify([...WHOLE.map((name) => facts[name]), readings])
    if (!found.has(key)) found.set(key, { name: id, readings, facts: told })
  }
  return [...found.values()]
}

/** A card of the one who moves that waits for its ship goes to the first one that is declared. */
const aimed = ({ effects, moves, activePlayer }: CaseFacts) =>
  effects.map((effect) => {
    const isWaiting = effect.id === 'gravity-drive' && !effect.target && (effect.owner ?? activePlayer) === activePlayer
    return isWaiting ? { ...effect, target: moves[0]?.ship } : effect
  })
function ask(checker: string, told: object, { readings }: Board): Ruling | undefined {
  const facts = checker === 'movement' ? { ...told, effects: aimed(told as CaseFacts) } : told
  const ruling = adjudicate(quick, { checker: `ti4/${checker}`, facts, readings, presume: false })
  return 'error' in ruling ? undefined : ruling
}
const itemsOf = (ruling: Ruling | undefined): readonly AnswerItem[] | undefined =>
  ruling?.answer?.kind === 'list' ? ruling.answer.items : undefined

/** Every walk from a system that comes nowhere twice but to the active system: what a player could declare at all. */
function walksFrom({ facts: { systems, active } }: Board, start: string, most: number): string[][] {
  const walks: string[][] = []
  const walk = (path: string[]) => {
    if (path.length > 1 && path.at(-1) === active) return void walks.push(path)
    if (path.length > most) return
    for (const { id } of systems) if (!path.includes(id) || (id === active && path.length > 1)) walk([...path, id])
  }
  walk([start])
  return walks
}

const moves = (ship: string, path: readonly string[]): MoveFacts => ({ ship, path, loads: [] })

/** Ships that open the way to others; only they are declared along here. */
const opensWays = ({ facts }: Board) =>
  facts.units.some(({ type, owner }) => type === 'hil-colish' && owner === facts.activePlayer) ||
  facts.effects.some(({ id }) => id === 'te-gravleash')

/** The routes that movement allows the ship, alone or with one other ship declared along. */
function allowedBy(board: Board, ship: { id: string; system: string }, most: number): Set<string> {
  const { facts } = board
  const others = opensWays(board)
    ? facts.units.filter(({ id, owner }) => id !== ship.id && owner === facts.activePlayer)
    : []
  const along = others.flatMap((other) => walksFrom(board, other.system, 3).map((path) => moves(other.id, path)))
  const isLegal = (declared: readonly MoveFacts[]) =>
    ask('movement', { ...facts, moves: declared }, board)?.verdict === 'legal'
  const allowed = walksFrom(board, ship.system, most).filter((path) => {
    const own = moves(ship.id, path)
    return isLegal([own]) || along.some((other) => isLegal([own, other]))
  })
  return new Set(allowed.map((path) => path.join(' ')))
}

const movers = ({ facts }: Board) =>
  facts.units
    .filter(({ type, owner }) => {
      const kind = findUnit(type)!
      return owner === facts.activePlayer && (kind.roles.includes('ship') || kind.movesAsShip)
    })
    .slice(0, 3)

/** As many routes as the answer lists. */
const SHOWN = 12

function disagreements(board: Board): string[] {
  const most = board.facts.systems.length > 5 ? 3 : 4
  const reach = ask('reach', { ...board.facts, whose: 'mine' }, board)
  const reached = reach?.verdict === 'answered' ? (reach.answer?.value as string[]) : undefined
  return movers(board).flatMap((ship) => {
    const ruling = ask('route', { ...board.facts, ship: ship.id }, board)
    const items = itemsOf(ruling)
    if (ruling?.verdict !== 'answered' || !items) return []
    const wrong: string[] = []
    const allowed = allowedBy(board, ship, most)
    const listed = new Set(items.map(({ path }) => (path as string[]).join(' ')))
    for (const item of items) {
      const along = (item.along ?? []) as unknown as { ship: string; path: string[] }[]
      const declared = [moves(ship.id, item.path as string[]), ...along.map((other) => moves(other.ship, other.path))]
      const { verdict } = ask('movement', { ...board.facts, moves: declared }, board)!
      if (verdict !== 'legal') wrong.push(`${ship.id}: route lists ${item.path}, movement says ${verdict}`)
    }
    for (const path of allowed)
      if (!listed.has(path) && listed.size < SHOWN) wrong.push(`${ship.id}: movement allows ${path}, route does not`)
    const isCounted = reached?.includes(ship.id)
    if (isCounted !== undefined && ship.system !== board.facts.active && isCounted !== listed.size > 0)
      wrong.push(`${ship.id}: route lists ${listed.size}, reach ${isCounted ? 'counts it' : 'does not'}`)
    return wrong
  })
}

describe('movement allows a path exactly when route lists it and reach counts the ship', () => {
  const all = boards()
  it('on enough boards to tell', () => {
    expect(all.length).toBeGreaterThan(150)
    expect(all.some(opensWays)).toBe(true)
  })
  const parts = Array.from({ length: 10 }, (_, i) => i)
  it.each(sampleOf(parts))('part %i of 10', (part) => {
    const wrong = all
      .filter((_, i) => i % parts.length === part)
      .flatMap((board) => disagreements(board).map((one) => `${board.name}: ${one}`))
    expect(wrong).toEqual([])
  })
})

describe('answers that list things', () => {
  const listing = cases.flatMap(({ id, checker, facts, readings }) => {
    const ruling = adjudicate(quick, { checker: `ti4/${checker}`, facts, readings: readings ?? {}, presume: false })
    return 'error' in ruling || ruling.answer?.kind !== 'list' ? [] : [{ id, answer: ruling.answer }]
  })

  it('carry each line as data', () => {
    const wrong = listing.filter(({ answer }) => answer.items?.length !== answer.value.length).map(({ id }) => id)
    expect(listing.length).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  })
})
