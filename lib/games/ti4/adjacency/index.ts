import type { Checker, Examination } from '../../../kernel/checker.ts'
import { late } from '../../../kernel/late.ts'
import type { Issue } from '../../../kernel/ruling.ts'
import { CUTS, cutsBetween, LINKS, type Link, linksBetween, linksFrom, type View } from '../adjacency.ts'
import { type Board, boardOf, type System } from '../board.ts'
import type { CaseFacts } from '../case.ts'
import { type ClauseOf, citedBy, citing, together } from '../cited.ts'
import { caseFacts, shared } from '../common.ts'
import { pick } from '../facts.ts'
import { judgedBy } from '../judged.ts'
import * as usual from '../presumes.ts'
import { type Tally, tallyOf } from '../tally.ts'

const ROOMS = together(LINKS, CUTS, citing(['adjacency.2a', 'adjacency.3', 'adjacency.n1', 'adjacency.n2']))
type Adjacency = Tally<ClauseOf<typeof ROOMS>>

type Source = { kind: 'system' | 'unit' | 'planet'; system: System } | undefined

function sourceOf(board: Board, name: string): Source {
  const system = board.byId.get(name)
  if (system) return { kind: 'system', system }
  const unit = board.unitById.get(name)
  if (unit) return { kind: 'unit', system: unit.system }
  const home = board.systems.find((candidate) => candidate.facts.planets?.includes(name))
  return home ? { kind: 'planet', system: home } : undefined
}

function judge(facts: CaseFacts): Examination {
  const board = boardOf(facts)
  const source = sourceOf(board, facts.from!)!
  const view: View = late({ player: () => facts.player!, purpose: () => facts.purpose! })
  const unit = board.unitById.get(facts.from!)
  const seen: View = unit ? Object.create(view, { ship: { value: unit, enumerable: true } }) : view
  const to = facts.to === undefined ? undefined : board.byId.get(facts.to)
  const links = to ? linksBetween(board, source.system, to, seen) : linksFrom(board, source.system, seen)
  const ways = new Map<System, Link[]>()
  for (const link of links) ways.set(link.to, [...(ways.get(link.to) ?? []), link])
  const tally = tallyOf(ROOMS)
  for (const link of links)
    for (const clause of [link.clause, ...(link.makers ?? [])])
      tally.holds(clause, `${source.system.id} and ${link.to.id}: ${link.says}.`)
  const own = source.kind === 'planet'
  tally.add(
    own ? 'holds' : 'not-in-play',
    own ? 'ti4:adjacency.3' : 'ti4:adjacency.2a',
    own
      ? `A planet is adjacent to its own system ${source.system.id}.`
      : `${source.system.id} is not adjacent to itself.`,
  )
  return to ? oneOf(board, source, to, ways, view, tally) : allOf(source, ways, tally)
}

const namesOf = (links: readonly Link[]) => [...new Set(links.map((link) => link.says))]
const sayWays = (links: readonly Link[]) => namesOf(links).join(' + ')

function allOf(source: NonNullable<Source>, ways: ReadonlyMap<System, readonly Link[]>, tally: Adjacency): Examination {
  const found = [...ways].map(([to, links]) => ({ system: to.id, by: namesOf(links) }))
  if (source.kind === 'planet') found.push({ system: source.system.id, by: ['its own system'] })
  const lines = found
    .map((item) => ({ item, line: `${item.system}: ${item.by.join(' + ')}` }))
    .sort((a, b) => (a.line < b.line ? -1 : 1))
  const value = lines.map(({ line }) => line)
  const derivation = [...ways].flatMap(([to, links]) =>
    links.map((link) => ({ says: `${to.id} by ${link.says}`, clause: link.clause })),
  )
  const deciding = tally.of('holds').length
    ? tally.of('holds')
    : [source.system.hex ? 'ti4:adjacency.0' : 'ti4:adjacency.n2']
  return {
    ...tally.ruling(),
    verdict: 'answered',
    deciding,
    answer: {
      kind: 'list',
      value,
      says: value.join('; ') || 'none',
      derivation,
      items: lines.map(({ item }) => item),
    },
  }
}

function oneOf(
  board: Board,
  source: NonNullable<Source>,
  to: System,
  ways: ReadonlyMap<System, readonly Link[]>,
  view: Parameters<typeof cutsBetween>[3],
  tally: Adjacency,
): Examination {
  const links = ways.get(to) ?? []
  const own = source.system === to
  const value = own ? source.kind === 'planet' : links.length > 0
  const cuts = own || value ? [] : cutsBetween(board, source.system, to, view)
  for (const clause of cuts) tally.fails(clause, `It takes away the link between ${source.system.id} and ${to.id}.`)
  const none = own ? (source.kind === 'unit' ? 'ti4:adjacency.n1' : 'ti4:adjacency.2a') : 'ti4:adjacency.0'
  const deciding = value
    ? own
      ? ['ti4:adjacency.3']
      : [...new Set(links.flatMap((link) => [link.clause, ...(link.makers ?? [])]))]
    : cuts.length
      ? cuts
      : [none]
  const says = value ? `yes${links.length ? `, by ${sayWays(links)}` : ''}` : 'no'
  const derivation = links.map((link) => ({ says: link.says, clause: link.clause }))
  return {
    ...tally.ruling(),
    verdict: 'answered',
    deciding,
    consequences: [],
    answer: { kind: 'yes-no', value, says, derivation },
  }
}

/** `from` may be a system, a unit or a planet; a hyperlane tile is none of them. */
function fromIssues(facts: {
  from?: string
  systems?: CaseFacts['systems']
  units?: CaseFacts['units']
  hyperlanes?: CaseFacts['hyperlanes']
}): Issue[] {
  const { from, systems, units = [], hyperlanes = [] } = facts
  if (from === undefined || !systems) return []
  if (
    systems.some((system) => system.id === from || system.planets?.includes(from)) ||
    units.some((unit) => unit.id === from)
  )
    return []
  const lane = hyperlanes.some((tile) => tile.id === from || tile.face === from)
  return [
    {
      path: 'from',
      message: lane
        ? `${from} is a hyperlane tile, not a system.`
        : `${from} is neither a system, a unit nor a planet here.`,
      fix: 'Name a system, a unit or a planet of the lists.',
    },
  ]
}

/** 4.5: what is adjacent to what, by which link. */
const adjacencyCase = {
  ...shared,
  id: 'adjacency',
  ...usual.adjacency,
  aliases: ['4-5'],
  title: 'What is adjacent?',
  question: 'Which systems are adjacent to this?',
  asked: ['adjacent', 'next to', 'wormhole adjacent', 'hyperlane', 'neighbors'],
  facts: { ...caseFacts, ...pick('from', 'to', 'player', 'purpose') },
  refuses: (facts) => [...shared.refuses(facts), ...fromIssues(facts as never)],
  ...citedBy(ROOMS),
  gaps: ['Being neighbors through planets one controls.'],
} satisfies Omit<Checker, 'examine'>

export const adjacency: Checker = {
  ...adjacencyCase,
  examine: judgedBy(
    adjacencyCase,
    [
      'systems',
      'units',
      'from',
      'to',
      'purpose',
      'effects',
      'player',
      'active',
      'activePlayer',
      'hyperlanes',
      'expansions',
    ],
    judge,
  ),
}
