import { answerOver, checksOver, followsOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import type { Step } from '../../../kernel/ruling.ts'
import { plural } from '../../../kernel/words.ts'
import { EDITIONS, NEW, OLD } from '../facts.ts'
import * as usual from '../presumes.ts'
import { CAPTURED, cardsOver, clauses, type Goods, has, LOSES } from './clauses.ts'
import { facts } from './facts.ts'

const STATIONS = 'starcom:command-phase.trade.5'

/** Who has the stations of a traded system (February 2022: starcom:ambiguity.34). */
function stationsThen(stations: number, edition: string, reads: (ref: string) => string): Step[] {
  if (!stations) return []
  if (edition === NEW) return [{ says: 'The stations go to the new controller', value: stations, clause: STATIONS }]
  const stay = reads('starcom:ambiguity.34') === 'B'
  return [
    {
      says: stay ? 'The stations stay with their old controller' : 'The stations go to the new controller',
      value: stations,
    },
  ]
}

/** What giving a Homeworld away brings about (starcom:ambiguity.31). */
function homeworldThen(edition: string, reads: (ref: string) => string): Step[] {
  if (edition === NEW)
    return [{ says: reads('starcom:ambiguity.31/ii') === 'A' ? 'The game goes on' : 'The game ends', clause: CAPTURED }]
  const isOut = reads('starcom:ambiguity.31/i') === 'A'
  const says = isOut ? 'The player without a Homeworld has lost' : 'The player without a Homeworld plays on'
  return [{ says, clause: LOSES }]
}

const COUNTERS = 'starcom:command-phase.trade.4'

/** What becomes of a traded system beyond its counters. */
const outcome = answerOver(facts)({
  needs: ['goods', 'stationsInSystem', 'homeworldTraded'],
  whenLegal: true,
  readings: ['starcom:ambiguity.34', 'starcom:ambiguity.31/i', 'starcom:ambiguity.31/ii'],
  of: ({ goods, stationsInSystem, homeworldTraded }, { edition, reads }) => {
    if (!has(goods, 'system')) return undefined
    const steps = [
      ...stationsThen(stationsInSystem, edition, reads),
      ...(homeworldTraded ? homeworldThen(edition, reads) : []),
    ]
    const value = steps.map((step) => step.says)
    return {
      kind: 'list',
      value,
      says: value.length ? value.join('; ') : 'Only the counters change',
      derivation: steps,
      deciding: [COUNTERS, ...steps.flatMap((step) => step.clause ?? [])],
    }
  },
})

const follow = followsOver(facts)
const follows = [
  follow({
    needs: ['goods', 'developments'],
    clause: COUNTERS,
    of: ({ goods, developments }) =>
      has(goods, 'system')
        ? {
            says: `The receiver places ${plural(developments, 'counter')} on the system.`,
            value: developments,
          }
        : undefined,
  }),
  follow({
    needs: ['goods', 'shipsThere'],
    clause: 'starcom:additional-rules.siege.1',
    of: ({ goods, shipsThere }) =>
      has(goods, 'system') && shipsThere > 0
        ? {
            says: "Ships the giver keeps there are an opponent's now: check for a siege.",
            value: shipsThere,
          }
        : undefined,
  }),
  follow({
    needs: ['goods'],
    clause: 'starcom:command-phase.move.1',
    of: ({ goods }) =>
      has(goods, 'ship') ? { says: 'A ship received this turn does not jump this turn.' } : undefined,
  }),
  follow({
    needs: ['goods', 'receiverHandSize'],
    editions: [NEW],
    clause: 'starcom:additional-rules.hand-limit.1',
    of: (f) => {
      const over = cardsOver(f, NEW)
      return over ? { says: `Discard ${plural(over, 'card')} to make room.`, value: over } : undefined
    },
  }),
  follow({
    needs: ['goods', 'receiverHandSize'],
    editions: [OLD],
    clause: 'starcom:additional-rules.hand-limit.3',
    of: (f) => {
      const over = cardsOver(f, OLD)
      return over ? { says: `Discard ${plural(over, 'card')} first.`, value: over } : undefined
    },
  }),
]

const check = checksOver(facts)

/** True where one player alone gives ships, and a system too: who receives the ships then has both. */
const comesWithItsSystem = (goods: Goods) => {
  const givers = (kind: string) => new Set(goods.filter((good) => good.kind === kind).map(({ from }) => from))
  const ofShips = givers('ship')
  const [giver] = ofShips
  return ofShips.size === 1 && givers('system').has(giver!)
}

/** CK-12: what may change hands, and what follows for a traded system. */
export const deal = defineChecker({
  id: 'deal',
  ...usual.deal,
  game: 'starcom',
  aliases: ['ck-12'],
  title: 'Can we make this deal?',
  question: 'Can we make this deal?',
  asked: [
    'trade with a player',
    'trade a system',
    'give a ship away',
    'trade cards',
    'trade favors',
    'trade my homeworld',
    'stations in a traded system',
  ],
  editions: EDITIONS,
  facts,
  checks: [
    check(['goods'], ({ goods }) => goods.filter((good) => good.kind === 'system').length <= 1, {
      path: 'goods',
      message: 'More than one system is in the deal.',
      fix: 'Ask about one system at a time.',
    }),
    check(['goods', 'homeworldTraded'], (f) => !f.homeworldTraded || has(f.goods, 'system'), {
      path: 'homeworldTraded',
      message: 'No system is in the deal.',
      fix: 'Add a system to the deal, or say that no Homeworld is traded.',
    }),
    check(['goods', 'developments'], (f) => !has(f.goods, 'system') || f.developments > 0, {
      path: 'developments',
      message: 'A system with an owner has at least one development.',
      fix: 'Give 1 development or more.',
    }),
    check(['goods', 'receiverShips'], (f) => !has(f.goods, 'ship') || f.receiverShips > 0, {
      path: 'receiverShips',
      message: 'Whoever receives a ship has at least that one after the deal.',
      fix: 'Count the ships received too.',
      editions: [NEW],
    }),
    check(
      ['goods', 'developments', 'receiverDevelopments'],
      (f) => !comesWithItsSystem(f.goods) || f.developments <= f.receiverDevelopments,
      {
        path: 'receiverDevelopments',
        message: 'The receiver has at least the developments of the system that comes along.',
        fix: 'Count the counters placed on that system too.',
      },
    ),
    check(['receiverHandSize'], (f) => f.receiverHandSize <= 5, {
      path: 'receiverHandSize',
      message: 'No hand is larger than five cards.',
      fix: 'Count the hand again.',
      editions: [NEW],
    }),
    check(['receiverHandSize'], (f) => f.receiverHandSize <= 8, {
      path: 'receiverHandSize',
      message: 'No hand is larger than eight cards.',
      fix: 'Count the hand again.',
      editions: [OLD],
    }),
  ],
  clauses,
  answer: outcome,
  follows,
  asks: 'may',
  gaps: [
    'Whether both sides can give what they offer.',
    'Surplus ships of a player who gives a system away: an open question of its own.',
  ],
})
