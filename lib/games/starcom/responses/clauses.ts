import { answerOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { NEW } from '../facts.ts'
import { facts } from './facts.ts'
import { chances, isCommand, resolution, type Sequence, waitingFor } from './sequence.ts'

const { clause, condition, exception } = clausesOver(facts)

const SEQUENCE = ['trigger', 'seats', 'activePlayer', 'plays', 'passes'] as const

const KINDS = {
  card: 'a card',
  ability: 'an ability',
  action: 'a turn action',
  exploreEffect: 'an explore effect',
  other: 'no play or action',
}

const mayBeAnswered = (phase: string, kind: string, edition: string): boolean =>
  (phase === 'command' || phase === 'combat') &&
  (kind === 'card' || kind === 'ability' || (kind === 'action' && edition === NEW))

/** May it be responded to, and may a Command that opens a sequence be played at all. */
export const windows = [
  clause('starcom:additional-rules.responses.1', {
    needs: ['phase', 'trigger'],
    when: ({ trigger }) => trigger.kind !== 'exploreEffect',
    holds: ({ phase, trigger }, table) => mayBeAnswered(phase, trigger.kind, table.edition),
    says: {
      holds: ({ trigger }) =>
        `It is ${KINDS[trigger.kind as keyof typeof KINDS]} in a phase with responses, so it may be responded to.`,
      fails: ({ phase, trigger }, table) =>
        phase !== 'command' && phase !== 'combat'
          ? 'Responses belong to the Command and Combat Phases only.'
          : trigger.kind === 'action'
            ? `In ${table.edition} turn actions cannot be responded to, only cards and abilities.`
            : 'Only cards, abilities and turn actions can be responded to.',
      aside: 'An explore effect has a rule of its own.',
    },
  }),
  clause('starcom:command-phase.explore.2', {
    needs: ['trigger'],
    holds: ({ trigger }) => trigger.kind !== 'exploreEffect',
    says: {
      holds: 'It is no explore effect.',
      fails: 'Nobody may respond to what a system does on being explored.',
    },
  }),
  clause('starcom:card-types.command.2', {
    editions: [NEW],
    needs: ['trigger', 'activePlayer'],
    when: ({ trigger }) => trigger.kind === 'card',
    holds: ({ trigger, activePlayer }) => trigger.by === activePlayer,
    says: {
      holds: 'The card was played by the player whose turn it is.',
      fails: ({ trigger, activePlayer }) =>
        `It is ${activePlayer}'s turn; ${trigger.by} may play a Command only in response to something.`,
      aside: 'Speaks of cards that are played.',
    },
  }),
  exception('starcom:combat-phase.commands.1', {
    editions: [NEW],
    lifts: ['starcom:card-types.command.2'],
    needs: ['phase', 'combatWindow'],
    readings: ['starcom:ambiguity.23'],
    holds: ({ phase, combatWindow }, table) =>
      phase === 'combat' && combatWindow && table.reads('starcom:ambiguity.23') === 'A',
    says: { holds: 'After a combat step every player may play Commands, active player first, then clockwise.' },
  }),
]

/** Whose chance it is and when and in which order the sequence resolves. */
export const order = [
  condition('starcom:additional-rules.responses.2', {
    needs: SEQUENCE,
    readings: ['starcom:ambiguity.21/i'],
    holds: (f, table) => waitingFor(f, table) !== undefined,
    also: ['starcom:additional-rules.turn-order.2'],
    says: {
      holds: (f, table) => `Chances go round: ${chances(f, table).join(', ')}. Next is ${waitingFor(f, table)}.`,
      fails: 'Everybody has had a chance and passed.',
    },
  }),
  condition('starcom:additional-rules.responses.3', {
    needs: SEQUENCE,
    holds: (f, table) => waitingFor(f, table) === undefined,
    says: { holds: 'All players have passed, so it resolves now.', fails: 'Not everybody has passed yet.' },
  }),
  condition('starcom:additional-rules.responses.4', {
    needs: SEQUENCE,
    holds: (f, table) => waitingFor(f, table) === undefined,
    says: { holds: 'The newest item resolves first, the oldest last.', fails: 'Nothing resolves yet.' },
  }),
  condition('starcom:cards.intercept-orders.1', {
    needs: ['plays'],
    when: ({ plays }) => plays.some((play) => play.card === 'intercept-orders'),
    holds: ({ plays }) =>
      plays.every(({ card, target }) => card !== 'intercept-orders' || isCommand(plays[Number(target) - 1]?.card)),
    says: {
      holds: 'Intercept Orders is aimed at a Command.',
      fails: 'Intercept Orders works on Commands only; what it is aimed at here keeps its effect.',
      aside: 'No Intercept Orders among the plays.',
    },
  }),
]

/** Clauses about the sequence; they lead when the sequence is what was asked. */
export const AHEAD: readonly string[] = [
  'starcom:additional-rules.responses.2',
  'starcom:additional-rules.turn-order.2',
  'starcom:additional-rules.responses.4',
  'starcom:additional-rules.responses.3',
  'starcom:cards.intercept-orders.1',
]

function whoseChance(f: Sequence, player: string, table: { reads: (ref: string) => string; edition: string }) {
  return {
    kind: 'name' as const,
    value: player,
    says: `${player} has the chance now`,
    derivation: [
      { says: `Order of chances: ${chances(f, table).join(', ')}`, clause: AHEAD[0]! },
      { says: `Passed since the newest play: ${f.passes.join(', ') || 'nobody'}` },
    ],
    deciding: AHEAD.slice(0, 2),
  }
}

/** The player whose chance it is, or once all have passed the items in the order in which they resolve. */
export const next = answerOver(facts)({
  needs: ['phase', ...SEQUENCE],
  readings: ['starcom:ambiguity.21/i', 'starcom:ambiguity.21/ii', 'starcom:ambiguity.21/iii'],
  whenLegal: true,
  cites: AHEAD,
  of: ({ phase, ...f }, table) => {
    if (!mayBeAnswered(phase, f.trigger.kind, table.edition)) return undefined
    const player = waitingFor(f, table)
    if (player !== undefined) return whoseChance(f, player, table)
    const items = resolution(f, table)
    const again = table.reads('starcom:ambiguity.21/ii') === 'B'
    return {
      kind: 'list',
      value: items,
      says: `Resolves: ${items.join(', then ')}`,
      derivation: items.map((says, i) => ({ says, value: i + 1, clause: 'starcom:additional-rules.responses.4' })),
      consequences: [
        {
          says: again ? 'After each item everybody gets a new chance.' : 'Nobody gets a new chance between two items.',
          clause: AHEAD[3]!,
        },
      ],
      deciding: [
        'starcom:additional-rules.responses.4',
        'starcom:additional-rules.responses.3',
        ...(f.plays.some((play) => play.card === 'intercept-orders') ? [AHEAD[4]!] : []),
      ],
    }
  },
})
