/**
 * Thirty questions of players, written from the fact sheets, and the answers by the book: for a rule the clause and figures
 * or words it must hold, for a case the facts told, the verdict and a clause that decides. A few were worded anew after they
 * had been asked, so that all thirty are found says less than a set nobody had seen.
 */
import type { Verdict } from '../../lib/kernel/verdict.ts'

/** A question about a rule. */
export interface LookedUp {
  query: string
  game: string
  clause: string
  /** What the quoted words must say. */
  says: RegExp
}

/** A question about a case on the table. */
export interface Judged {
  question: string
  checker: string
  facts: Record<string, unknown>
  verdict: Verdict
  clause: string
  says: RegExp
}

const rule = (game: string, query: string, name: string, says: RegExp): LookedUp => ({
  query,
  game,
  clause: `${game}:${name}`,
  says,
})

export const RULES: readonly LookedUp[] = [
  rule('starcom', 'can I build a ship in a system that is under siege', 'command-phase.build.6', /under siege/),
  rule('starcom', 'how many cards may I hold', 'additional-rules.hand-limit.1', /5|five/),
  rule('starcom', 'where may my ships retreat to', 'combat-phase.retreat.2', /control/),
  rule('starcom', 'who wins when the game ends', 'objective.win.1', /developments/),
  rule('starcom', 'what happens to a player without a homeworld', 'objective.elimination.1', /Homeworld/),
  rule('starcom', 'what does a system under siege lose', 'additional-rules.siege.4', /effects|abilities/),
  rule('starcom', 'when is a system conquered', 'end-phase.conquest.1', /counter/),
  rule('ti4', 'pass through a system with ships of another player', 'movement.4b', /another player/),
  rule('ti4', 'what roll saves a ship from a gravity rift', 'gravity-rift.2', /1, 2 or 3|1 to 3|1–3/),
  rule('ti4', 'may ships end in a supernova', 'supernova.1', /supernova/),
  rule('ti4', 'move value of a ship that starts in a nebula', 'nebula.2', /move value.*1/),
  rule('ti4', 'may I fly through an asteroid field', 'asteroid-field.1', /asteroid field/),
  rule('ti4', 'are two systems with the same wormhole adjacent', 'wormholes.0', /adjacent/),
  rule('ti4', 'do fighters block movement', 'movement.n5', /[Ff]ighter/),
  rule('ti4', 'how many ships may I have in one system', 'fleet-pool.1', /fleet pool/),
  rule('ti4', 'do fighters in the system of a space dock count', 'components.space-dock-fighters', /3 fighters/),
  rule('legion', 'same number of pips who has priority', 'priority.tie.1', /round counter/),
  rule('legion', 'two copies of the same command card', 'command-cards.hand.3', /twice/),
  rule('legion', 'does standing orders come back to my hand', 'command-cards.generic.3', /hand/),
  rule('legion', 'may my opponent see how many cards I hold', 'command-cards.info.2', /open/),
  rule('legion', 'at what range can orders be given', 'issuing-orders.range.1', /1–3/),
  rule('legion', 'can an operative be nominated for a generic card', 'command-cards.operative.2', /operative/i),
]

const row = (anomalies: readonly (readonly string[])[]) =>
  anomalies.map((own, q) => ({
    id: 'abcdef'.charAt(q),
    hex: { q, r: 0 },
    anomalies: own,
    wormholes: [],
    planets: [],
    tokens: [],
  }))

/** One carrier of Ann's flies over so many systems in a row, from the first to the last. */
function carrierOver(...anomalies: readonly (readonly string[])[]): Record<string, unknown> {
  const systems = row(anomalies)
  const path = systems.map(({ id }) => id)
  return {
    systems,
    hyperlanes: [],
    units: [{ id: 'carrier', type: 'carrier-i', system: 'a', owner: 'ann', at: 'space' }],
    activePlayer: 'ann',
    active: path.at(-1),
    tacticTokens: 1,
    fleetPool: { ann: 3 },
    seating: ['ann', 'bob'],
    effects: [],
    expansions: [],
    moves: [{ ship: 'carrier', path, loads: [] }],
  }
}
const RIFT = ['gravity-rift']
const HAND = ['Implacable', 'Ambush', 'Push', 'New Ways to Motivate Them', 'Assault', 'Master of Evil']

export const CASES: readonly Judged[] = [
  {
    question: 'Ann’s carrier passes one rift on the way to the next system but one. Legal?',
    checker: 'ti4/movement',
    facts: carrierOver([], RIFT, []),
    verdict: 'legal',
    clause: 'ti4:movement.4f',
    says: /move value/,
  },
  {
    question: 'Empty space first, then a rift, then the active system. Still legal?',
    checker: 'ti4/movement',
    facts: carrierOver([], [], RIFT, []),
    verdict: 'illegal',
    clause: 'ti4:movement.4f',
    says: /move value/,
  },
  {
    question: 'Through an asteroid field, no technology?',
    checker: 'ti4/movement',
    facts: carrierOver([], ['asteroid-field'], []),
    verdict: 'illegal',
    clause: 'ti4:asteroid-field.1',
    says: /asteroid field/,
  },
  {
    question: 'I want a ship in my capital; they have it under siege.',
    checker: 'starcom/build',
    facts: { what: 'ship', systemKind: 'capital', underSiege: true },
    verdict: 'illegal',
    clause: 'starcom:command-phase.build.6',
    says: /under siege/,
  },
  {
    question: 'I want to build a ship. May I?',
    checker: 'starcom/build',
    facts: { what: 'ship' },
    verdict: 'undetermined',
    clause: 'starcom:command-phase.build.3',
    says: /capital|starting/,
  },
  {
    question: 'Blue shows Ambush, red shows Push. Who has priority?',
    checker: 'legion/priority',
    facts: { blue: { card: 'Ambush' }, red: { card: 'Push' } },
    verdict: 'answered',
    clause: 'legion:priority.pips.1',
    says: /lower .*pip/,
  },
  {
    question: 'Seven cards, but Coordinated Fire instead of Standing Orders.',
    checker: 'legion/command-hand',
    facts: { army: ['Darth Vader'], hand: [...HAND, 'Coordinated Fire'] },
    verdict: 'illegal',
    clause: 'legion:command-cards.hand.2d',
    says: /Standing Orders/,
  },
  {
    question: 'A standard army of 801 points?',
    checker: 'legion/army-composition',
    facts: { format: 'standard', points: 801 },
    verdict: 'illegal',
    clause: 'legion:army-building.points.1',
    says: /800/,
  },
]
