import { type Answered, answerOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { viewsOver } from '../../../kernel/derive.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { late } from '../../../kernel/late.ts'
import { capital } from '../../../kernel/words.ts'
import { type Board, boardOf, type System } from '../board/board.ts'
import { caseFacts, shared } from '../common.ts'
import { ofAction } from '../constraints/index.ts'
import { constraint, isLane, placesOf, unitsOf } from '../constraints/names.ts'
import type { CaseFacts } from '../facts.ts'
import { pick } from '../facts.ts'
import { planetsOf } from '../places.ts'
import * as usual from '../presumes.ts'
import { cutsBetween, linksBetween, linksFrom } from '../way/adjacency.ts'
import { CUTS, LINKS, type Link, TO_ITSELF, type View } from '../way/joints.ts'

const facts = { ...caseFacts, ...pick('from', 'to', 'player', 'purpose') }

type Source = { kind: 'system' | 'unit' | 'planet'; system: System } | undefined

function sourceOf(board: Board, name: string): Source {
  const system = board.byId.get(name)
  if (system) return { kind: 'system', system }
  const unit = board.unitById.get(name)
  if (unit) return { kind: 'unit', system: unit.system }
  const home = board.systems.find((candidate) => planetsOf(candidate.facts).includes(name))
  return home ? { kind: 'planet', system: home } : undefined
}

/** Where it is asked from, and what is found from there. */
interface Around {
  board: Board
  source: NonNullable<Source>
  to: System | undefined
  view: View
  links: readonly Link[]
}

function aroundOf(facts: CaseFacts): Around {
  const board = boardOf(facts)
  const source = sourceOf(board, facts.from!)!
  const eyes = { player: () => facts.player!, purpose: () => facts.purpose! }
  const ship = board.unitById.get(facts.from!)
  const view = late<View>(eyes)
  const seen = ship ? late<View>({ ...eyes, ship: () => ship }) : view
  const to = facts.to === undefined ? undefined : board.byId.get(facts.to)
  const links = to ? linksBetween(board, source.system, to, seen, true) : linksFrom(board, source.system, seen)
  return { board, source, to, view, links }
}

const views = {
  around: viewsOver(facts)(
    [
      'systems',
      'units',
      'from',
      'to',
      'purpose',
      'effects',
      'otherEffects',
      'player',
      'active',
      'activePlayer',
      'hyperlanes',
      'expansions',
    ],
    (told) => aroundOf(told as unknown as CaseFacts),
  ),
}
const { condition } = clausesOver(facts, views)

const restsOn = ({ clause, makers = [] }: Link): string[] => [clause, ...makers]
/** Systems beside the one asked about, each with its links. */
function neighborsOf(links: readonly Link[]): Map<System, Link[]> {
  const found = new Map<System, Link[]>()
  for (const link of links) found.set(link.to, [...(found.get(link.to) ?? []), link])
  return found
}
/** Cards and laws that part the two systems asked about, where nothing joins them. */
const cutsIn = ({ board, source, to, view, links }: Around) =>
  !to || to === source.system || links.length ? [] : cutsBetween(board, source.system, to, view)

const aboutLink = ({ from, link }: { from: System; link: Link }) => ({ from: from.id, system: link.to.id })

/** Every clause that can join two systems, or put a wormhole there, asked of each link. */
const joining = LINKS.clauses.map((id) =>
  condition(id, {
    echoes: LINKS.echoes(id),
    needs: ['around'],
    each: ({ around }) =>
      around.links.filter((link) => restsOn(link).includes(id)).map((link) => ({ from: around.source.system, link })),
    about: aboutLink,
    holds: () => true,
    says: { holds: ({ from, link }) => `${from.id} and ${link.to.id}: ${link.says}.` },
  }),
)
/** Every clause that can part them. */
const parting = CUTS.clauses.map((id) =>
  condition(id, {
    echoes: CUTS.echoes(id),
    needs: ['around'],
    when: ({ around }) => cutsIn(around).includes(id),
    holds: () => false,
    says: {
      holds: '',
      fails: ({ around: { source, to } }) => `It takes away the link between ${source.system.id} and ${to!.id}.`,
    },
  }),
)

const OFF_THE_MAP = 'ti4:adjacency.n2'
const NOT_OF_UNIT = 'ti4:adjacency.n1'

const ownSystem = condition('ti4:adjacency.3', {
  needs: ['around'],
  when: ({ around }) => around.source.kind === 'planet',
  holds: () => true,
  says: { holds: ({ around }) => `A planet is adjacent to its own system ${around.source.system.id}.` },
})
const notItself = condition('ti4:adjacency.2a', {
  echoes: TO_ITSELF.echoes,
  needs: ['around'],
  when: () => false,
  holds: () => true,
  says: {
    holds: '',
    aside: ({ around: { source } }) =>
      source.kind === 'planet' ? '' : `${source.system.id} is not adjacent to itself.`,
  },
})

/** Why nothing is adjacent to what lies off the map, or to the system a unit is in. */
const offTheMap = condition(OFF_THE_MAP, {
  needs: ['around'],
  when: ({ around: { source, to, links } }) => !to && !links.length && source.kind !== 'planet' && !source.system.hex,
  holds: () => true,
  says: { holds: ({ around }) => `${around.source.system.id} lies off the map; only wormholes join it to others.` },
})
const notOfUnit = condition(NOT_OF_UNIT, {
  needs: ['around'],
  when: ({ around: { source, to } }) => source.kind === 'unit' && source.system === to,
  holds: () => true,
  says: { holds: ({ around }) => `A unit is not adjacent to ${around.source.system.id}, the system it is in.` },
})

const namesOf = (links: readonly Link[]) => [...new Set(links.map((link) => link.says))]
const unique = (clauses: readonly string[]) => [...new Set(clauses)]

/** Every neighbor, with what joins it. */
function allOf({ source, links }: Around): Answered {
  const ways = neighborsOf(links)
  const found = [...ways].map(([to, by]) => ({ system: to.id, by: namesOf(by) }))
  const isPlanet = source.kind === 'planet'
  if (isPlanet) found.push({ system: source.system.id, by: ['its own system'] })
  const lines = found
    .map((item) => ({ item, line: `${item.system}: ${item.by.join(' + ')}` }))
    .sort((a, b) => (a.line < b.line ? -1 : 1))
  const value = lines.map(({ line }) => line)
  const rests = unique([...links.flatMap(restsOn), ...(isPlanet ? ['ti4:adjacency.3'] : [])])
  return {
    kind: 'list',
    value,
    says: value.join('; ') || 'None',
    derivation: [...ways].flatMap(([to, by]) =>
      by.map((link) => ({ says: `${to.id} by ${link.says}`, clause: link.clause })),
    ),
    items: lines.map(({ item }) => item),
    deciding: rests.length ? rests : [source.system.hex ? 'ti4:adjacency.0' : OFF_THE_MAP],
  }
}

/** Whether the two are adjacent. */
function oneOf(around: Around): Answered {
  const { source, to, links } = around
  const own = source.system === to
  const value = own ? source.kind === 'planet' : links.length > 0
  const cuts = cutsIn(around)
  const none = own ? (source.kind === 'unit' ? NOT_OF_UNIT : 'ti4:adjacency.2a') : 'ti4:adjacency.0'
  const joined = own ? ['ti4:adjacency.3'] : unique(links.flatMap(restsOn))
  return {
    kind: 'yes-no',
    value,
    says: value ? `Yes${links.length ? `, by ${namesOf(links).join(' + ')}` : ''}` : 'No',
    derivation: links.map((link) => ({ says: capital(link.says), clause: link.clause })),
    deciding: value ? joined : cuts.length ? cuts : [none],
  }
}

const neighbors = answerOver(
  facts,
  views,
)({
  needs: ['around'],
  of: ({ around }) => (around.to ? oneOf(around) : allOf(around)),
})

/** `from` may be a system, a unit or a planet; a hyperlane tile is none of them. */
const aPlace = constraint.listed(
  'from',
  ['systems', 'units', 'hyperlanes'],
  (told) => told.systems && [...(placesOf(told) ?? []), ...(unitsOf(told) ?? [])],
  (from, told) => ({
    message: isLane(told, from)
      ? `${from} is a hyperlane tile, not a system.`
      : `${from} is neither a system, a unit nor a planet here.`,
    fix: 'Name a system, a unit or a planet of the lists.',
  }),
)

/** 4.5: what is adjacent to what, by which link. */
export const adjacency = defineChecker({
  ...shared,
  id: 'adjacency',
  ...usual.adjacency,
  aliases: ['4-5'],
  title: 'What is adjacent?',
  question: 'Which systems are adjacent to this?',
  asked: ['adjacent', 'next to', 'wormhole adjacent', 'hyperlane', 'neighbors'],
  facts,
  checks: [...ofAction, aPlace],
  clauses: [...joining, ...parting, ownSystem, notItself, offTheMap, notOfUnit],
  answer: neighbors,
  asks: 'value',
  gaps: ['Being neighbors through planets one controls.'],
})
