import { type Answered, answerOver } from '../../../kernel/checker.ts'
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { belonging, does, sayPlayer } from '../../../kernel/players.ts'
import { NEW, OLD, TITLES } from '../facts.ts'
import { facts } from './facts.ts'
import { chances, isCommand, resolution, type Sequence, waitingFor } from './sequence.ts'

const { clause, condition, exception } = clausesOver(facts)

const SEQUENCE = ['trigger', 'seats', 'activePlayer', 'plays', 'passes'] as const

const KINDS: Readonly<Record<string, string>> = {
  card: 'a card',
  ability: 'an ability',
  action: 'a turn action',
}

interface Opening {
  phase: string
  trigger: { kind: string }
  combatWindow?: boolean
}

/** True in the moments of the Combat Phase at which everybody may play (starcom:combat-phase.commands.1). */
const isWindow = ({ phase, combatWindow }: Pick<Opening, 'phase' | 'combatWindow'>, edition: string) =>
  phase === 'combat' && (edition === OLD || combatWindow === true)

const mayBeAnswered = ({ phase, trigger: { kind } }: Opening, edition: string): boolean =>
  (phase === 'command' || phase === 'combat') &&
  (kind === 'card' || kind === 'ability' || (kind === 'action' && edition === NEW))

/** True where a sequence may come about: as a response, or because a player may open one at this moment. */
const mayBegin = (f: Opening, edition: string): boolean =>
  f.trigger.kind === 'nothing'
    ? f.phase === 'command' || isWindow(f, edition)
    : mayBeAnswered(f, edition) || (f.trigger.kind === 'other' && edition === NEW && isWindow(f, edition))

/** The Command out of nothing, if there is one: what was played first, and by whom. */
function opener({ trigger, plays }: Pick<Sequence, 'trigger' | 'plays'>): { by: string } | undefined {
  const [first] = plays
  return trigger.kind === 'nothing' && first && isCommand(first.card) ? first : undefined
}

const offTurn = (activePlayer: string, by: string) =>
  `It is ${belonging(activePlayer, 'turn')}; ${sayPlayer(by)} may play a Command only in response to something.`

/** May it be responded to, and may a Command that opens a sequence be played at all. */
export const windows = [
  clause('starcom:additional-rules.responses.1', {
    needs: ['phase', 'trigger'],
    when: ({ trigger }) => trigger.kind !== 'exploreEffect' && trigger.kind !== 'nothing',
    holds: (f, table) => mayBeAnswered(f, table.edition),
    says: {
      holds: ({ phase, trigger }) =>
        `It is ${KINDS[trigger.kind]} in the ${phase === 'combat' ? 'Combat' : 'Command'} Phase, so it may be responded to.`,
      fails: ({ phase, trigger }, table) =>
        phase !== 'command' && phase !== 'combat'
          ? 'Responses belong to the Command and Combat Phases only.'
          : trigger.kind === 'action'
            ? `In the ${TITLES[table.edition]} edition turn actions cannot be responded to, only cards and abilities.`
            : table.edition === NEW
              ? 'Only cards, abilities and turn actions can be responded to.'
              : 'Only cards and abilities can be responded to.',
      aside: 'Nothing is responded to here, or an explore effect, which has a rule of its own.',
    },
  }),
  clause('starcom:command-phase.explore.2', {
    needs: ['trigger'],
    holds: ({ trigger }) => trigger.kind !== 'exploreEffect',
    says: {
      holds: 'It is not an explore effect.',
      fails: 'Nobody may respond to what a system does on being explored.',
    },
  }),
  clause('starcom:command-phase.play-commands.1', {
    needs: ['phase', 'trigger'],
    when: ({ phase, trigger }) => trigger.kind === 'nothing' && phase !== 'combat',
    holds: ({ phase }) => phase === 'command',
    says: {
      holds: 'In the Command Phase Commands and abilities may be played.',
      fails: 'Commands are played in the Command Phase and at certain moments of the Combat Phase.',
      aside: 'Only for what opens a sequence outside the Combat Phase.',
    },
  }),
  clause('starcom:combat-phase.commands.1', {
    editions: [NEW],
    needs: ['phase', 'trigger', 'combatWindow'],
    when: ({ phase, trigger }) => trigger.kind === 'nothing' && phase === 'combat',
    holds: ({ combatWindow }) => combatWindow,
    says: {
      holds: 'After a combat step every player may play Commands and abilities, the active player first.',
      fails: 'In the Combat Phase a sequence is opened only after a combat step.',
      aside: 'Only for what opens a sequence in the Combat Phase.',
    },
  }),
  clause('starcom:combat-phase.commands.1', {
    editions: [OLD],
    needs: ['phase', 'trigger'],
    when: ({ phase, trigger }) => trigger.kind === 'nothing' && phase === 'combat',
    holds: () => true,
    says: {
      holds: 'Before a combat step every player may play Commands and abilities, the active player first.',
      aside: 'Only for what opens a sequence in the Combat Phase.',
    },
  }),
  clause('starcom:card-types.command.2', {
    editions: [NEW],
    needs: ['trigger', 'activePlayer'],
    when: ({ trigger }) => trigger.kind === 'card',
    holds: ({ trigger, activePlayer }) => trigger.by === activePlayer,
    says: {
      holds: 'The card was played by the player whose turn it is.',
      fails: ({ trigger, activePlayer }) => offTurn(activePlayer, trigger.by),
      aside: 'Only for cards that are played.',
    },
  }),
  clause('starcom:card-types.command.2', {
    editions: [NEW],
    needs: ['trigger', 'activePlayer', 'plays'],
    when: (f) => f.trigger.kind === 'nothing' && opener(f) !== undefined,
    holds: (f) => opener(f)?.by === f.activePlayer,
    says: {
      holds: 'The Command is played by the player whose turn it is.',
      fails: (f) => offTurn(f.activePlayer, opener(f)?.by ?? 'Somebody else'),
      aside: 'Only for Commands that open a sequence.',
    },
  }),
  exception('starcom:combat-phase.commands.1', {
    editions: [NEW],
    lifts: ['starcom:card-types.command.2'],
    needs: ['phase', 'combatWindow'],
    readings: ['starcom:ambiguity.23'],
    holds: (f, table) => f.phase === 'combat' && f.combatWindow && table.reads('starcom:ambiguity.23') === 'A',
    says: { holds: 'After a combat step every player may play Commands, active player first, then clockwise.' },
  }),
  exception('starcom:combat-phase.commands.1', {
    editions: [NEW],
    lifts: ['starcom:additional-rules.responses.1'],
    needs: ['phase', 'trigger', 'combatWindow'],
    holds: (f) => f.phase === 'combat' && f.trigger.kind === 'other' && f.combatWindow,
    says: { holds: 'After a combat step every player may play Commands, whatever happened before.' },
  }),
]

/** Whose chance it is and when and in which order the sequence resolves. */
export const sequence = [
  condition('starcom:additional-rules.responses.2', {
    needs: SEQUENCE,
    readings: ['starcom:ambiguity.21/i'],
    holds: (f, table) => waitingFor(f, table) !== undefined,
    also: ['starcom:additional-rules.turn-order.2'],
    says: {
      holds: (f, table) => `Chances go round: ${chances(f, table).join(', ')}. Next is ${waitingFor(f, table)}.`,
      fails: 'Everybody has passed.',
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

const CHANCES = 'starcom:additional-rules.responses.2'
const CLOCKWISE = 'starcom:additional-rules.turn-order.2'
const RESOLVES = 'starcom:additional-rules.responses.3'
const NEWEST = 'starcom:additional-rules.responses.4'

function whoseChance(f: Sequence, player: string, table: RulesInPlay): Answered {
  return {
    kind: 'name',
    value: player,
    says: `${does(player, 'has', 'have')} the chance now`,
    derivation: [
      { says: `Order of chances: ${chances(f, table).map(sayPlayer).join(', ')}`, clause: CHANCES },
      { says: `Passed since the newest play: ${f.passes.map(sayPlayer).join(', ') || 'nobody'}` },
    ],
    deciding: [CHANCES, CLOCKWISE],
  }
}

const INTERCEPT = 'starcom:cards.intercept-orders.1'

/** The player whose chance it is, or once all have passed the items in the order in which they resolve. */
function nextIn(f: Sequence & Opening, table: RulesInPlay): Answered | undefined {
  if (!mayBegin(f, table.edition)) return undefined
  const player = waitingFor(f, table)
  if (player !== undefined) return whoseChance(f, player, table)
  const items = resolution(f, table)
  const again = table.reads('starcom:ambiguity.21/ii') === 'B'
  return {
    kind: 'list',
    value: items,
    says: items.length ? `Resolves: ${items.join(', then ')}` : 'Nobody played anything, so nothing resolves',
    derivation: items.map((says, i) => ({ says, value: i + 1, clause: NEWEST })),
    consequences: [
      {
        says: again ? 'After each item everybody gets a new chance.' : 'Nobody gets a new chance between two items.',
        clause: RESOLVES,
      },
    ],
    deciding: [NEWEST, RESOLVES, ...(f.plays.some((play) => play.card === 'intercept-orders') ? [INTERCEPT] : [])],
  }
}

const order = {
  readings: ['starcom:ambiguity.21/i', 'starcom:ambiguity.21/ii', 'starcom:ambiguity.21/iii'],
  whenLegal: true,
  leads: true,
} as const

/** What comes next; February 2022 knows no moments in the Combat Phase. */
export const next = [
  answerOver(facts)({ ...order, editions: [NEW], needs: ['phase', 'combatWindow', ...SEQUENCE], of: nextIn }),
  answerOver(facts)({ ...order, editions: [OLD], needs: ['phase', ...SEQUENCE], of: nextIn }),
]
