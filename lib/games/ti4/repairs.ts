/** Small changes that may make an illegal action legal; the kernel judges each of them again. */
import type { Clause, RulesInPlay } from '../../kernel/clause.ts'
import type { RawFacts } from '../../kernel/facts.ts'
import { type Group, groupAllows, groupsOf } from '../../kernel/groups.ts'
import type { Remedy } from '../../kernel/ruling.ts'
import { Asked, seeing, unlessAsked } from '../../kernel/seeing.ts'
import { boardOf } from './board/board.ts'
import { type CaseFacts, type MoveFacts, vocabulary } from './facts.ts'
import { findRoute } from './way/search.ts'

const WHOLE: readonly (keyof CaseFacts)[] = [
  'systems',
  'hyperlanes',
  'units',
  'activePlayer',
  'active',
  'moves',
  'effects',
]

/** What can be changed about moves that these clauses judge. */
interface Ways {
  groups: readonly Group[]
  /** True where another route, or no move at all, mends it: where routes are what is judged. */
  ofRoutes: boolean
}

/** Fewer loads, and where routes are judged other routes and fewer ships: only for cases that are told in full. */
export function repairsBy(deciding: readonly Clause[], ofRoutes: boolean) {
  const ways = { groups: groupsOf(deciding), ofRoutes }
  return (raw: RawFacts, table: RulesInPlay): Remedy[] => {
    const found = unlessAsked(() => repairsOf(ways, raw, table))
    return found instanceof Asked ? [] : found.said
  }
}

function repairsOf({ groups, ofRoutes }: Ways, raw: RawFacts, table: RulesInPlay): Remedy[] {
  if (WHOLE.some((key) => raw[key] === undefined)) return []
  // What is not told stops whoever looks at it: a half-told line is no case to mend.
  const seen = seeing({ specs: vocabulary, checks: [] }, raw)(Object.keys(raw))
  const facts = { tacticTokens: 1, expansions: [], ...seen } as unknown as CaseFacts
  const legal = (moves: readonly MoveFacts[]) => {
    const changed = { ...facts, moves }
    return groups.every((group) => groupAllows(group, changed as never, table))
  }
  if (!legal([])) return []
  const failing = facts.moves.filter((move) => !legal([move]))
  const found: Remedy[] = []
  const offer = (moves: readonly MoveFacts[], says: string) => found.push({ change: { moves }, says })
  const swap = (change: (move: MoveFacts) => MoveFacts | undefined) =>
    facts.moves.flatMap((move) => (failing.includes(move) ? (change(move) ?? []) : [move]))
  const rerouted = ofRoutes ? swap((move) => reroute(facts, move, table)) : []
  const names = (moves: readonly MoveFacts[]) => moves.map((move) => move.ship).join(', ')
  if (failing.length && rerouted.length === facts.moves.length)
    offer(rerouted, sayRoutes(rerouted.filter((move) => !facts.moves.includes(move))))
  const lighter = swap((move) => lighten(move, legal))
  if (failing.length && lighter.length === facts.moves.length)
    offer(lighter, `Load less: ${failing.map((move) => sayLoads(move, lighter)).join('; ')}`)
  if (ofRoutes && failing.length && failing.length < facts.moves.length)
    offer(
      facts.moves.filter((move) => !failing.includes(move)),
      `Leave ${names(failing)} where it is`,
    )
  return found
}

const sayRoutes = (moves: readonly MoveFacts[]) =>
  moves.map((move) => `Take ${move.ship} along ${move.path.join(' – ')}`).join('; ')
const sayLoads = (move: MoveFacts, lighter: readonly MoveFacts[]) => {
  const now = lighter.find((other) => other.ship === move.ship)!
  return `${move.ship} with ${now.loads.map((load) => load.unit).join(', ') || 'nothing'}`
}

/** Another route that takes the same loads. */
function reroute(facts: CaseFacts, move: MoveFacts, table: RulesInPlay): MoveFacts | undefined {
  const board = boardOf(facts)
  const ship = board.unitById.get(move.ship)!
  const via = move.loads.flatMap((load) => board.byId.get(load.at) ?? [])
  const path = findRoute(board, ship, table, via)
  if (!path) return undefined
  const ids = path.map((system) => system.id)
  const loads = move.loads.map(({ unit, at }) =>
    ids.indexOf(at) === ids.lastIndexOf(at) ? { unit, at } : { unit, at, visit: ids.indexOf(at) },
  )
  return { ship: move.ship, path: ids, loads }
}

/** The same route with loads left out from the end until it is legal. */
function lighten(move: MoveFacts, legal: (moves: readonly MoveFacts[]) => boolean): MoveFacts | undefined {
  const good = move.loads.filter((load) => legal([{ ...move, loads: [load] }]))
  for (let kept = good.length; kept >= 0; kept--) {
    const lighter = { ...move, loads: good.slice(0, kept) }
    if (lighter.loads.length < move.loads.length && legal([lighter])) return lighter
  }
  return undefined
}
