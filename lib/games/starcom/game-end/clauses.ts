import { answerOver, followsOver } from '../../../kernel/checker.ts'
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { does, joinPlayers, sayPlayer } from '../../../kernel/players.ts'
import { listed } from '../../../kernel/words.ts'
import { NEW, OLD } from '../facts.ts'
import { facts } from './facts.ts'

const { condition } = clausesOver(facts)

const TRIGGERS = ['homeworldConquered', 'lastDomainCardDrawn', 'lastCardDiscarded', 'homeworldTradedBy'] as const
interface Triggers {
  readonly homeworldConquered: boolean
  readonly lastDomainCardDrawn: boolean
  readonly lastCardDiscarded?: boolean
  readonly homeworldTradedBy?: readonly string[]
}

const GOES_ON = 'The game goes on'
const NOBODY_LEFT = 'Nobody is left in the game, and the rules do not say who wins then'
const GAME_END = 'starcom:end-phase.game-end.1'
const AT_ONCE = 'starcom:end-phase.game-end.2'
const SCORING = 'starcom:end-phase.game-end.3'
const LAST_CARD = 'starcom:ready-phase.draw.4'
const CAPTURED = 'starcom:end-phase.cleanup.2'
const LAST_ONE = 'starcom:objective.elimination.1'
const READ_END = ['starcom:ambiguity.31/ii', 'starcom:ambiguity.33/i'] as const

/** November 2022: something has happened that stops the game beyond doubt. */
const isOver = (f: Pick<Triggers, 'homeworldConquered' | 'lastDomainCardDrawn'>) =>
  f.homeworldConquered || f.lastDomainCardDrawn

/** November 2022: does anything stop the game. */
const ends = (f: Triggers, table: RulesInPlay): boolean =>
  isOver(f) ||
  (f.lastCardDiscarded === true && table.reads('starcom:ambiguity.33/i') === 'B') ||
  (Boolean(f.homeworldTradedBy?.length) && table.reads('starcom:ambiguity.31/ii') === 'B')

/** The players with the largest total. */
function leaders(totals: Readonly<Record<string, number>>): string[] {
  const most = Math.max(...Object.values(totals))
  return Object.keys(totals).filter((player) => totals[player] === most)
}

const tieWords: Record<string, (players: string) => string> = {
  A: (players) => `${players} share the win`,
  B: (players) => `Nobody wins; ${players} draw`,
  C: (players) => `${players} tie; who wins is not settled`,
}

interface Table {
  readonly eliminated: readonly string[]
  readonly developmentsByPlayer: Readonly<Record<string, number>>
  readonly homeworldTradedBy?: readonly string[] | undefined
}

/** February 2022: players who have lost. */
const lostBy = ({ eliminated, homeworldTradedBy = [] }: Table, table: RulesInPlay) =>
  table.reads('starcom:ambiguity.31/i') === 'B' ? eliminated : [...eliminated, ...homeworldTradedBy]

/**
 * February 2022: players still in the game; undefined where nobody is out, whoever plays. Who is out is looked at first;
 * developments only say who plays.
 */
function remaining(f: Table, table: RulesInPlay): string[] | undefined {
  const lost = lostBy(f, table)
  return lost.length ? Object.keys(f.developmentsByPlayer).filter((player) => !lost.includes(player)) : undefined
}

/** What stops the game and who has won. */
export const clauses = [
  condition(GAME_END, {
    editions: [NEW],
    needs: TRIGGERS,
    readings: READ_END,
    notes: [
      { ambiguity: 'starcom:ambiguity.33/i', when: (f) => f.lastCardDiscarded === true && !isOver(f) },
      { ambiguity: 'starcom:ambiguity.31/ii', when: (f) => Boolean(f.homeworldTradedBy?.length) && !isOver(f) },
    ],
    holds: ends,
    says: {
      holds: 'Something that ends the game has happened.',
      fails: 'No Homeworld is conquered and nobody has drawn the last card of a Domain deck.',
    },
  }),
  condition(AT_ONCE, {
    editions: [NEW],
    needs: [...TRIGGERS, 'otherSystemsFalling'],
    readings: ['starcom:ambiguity.33/ii'],
    when: ends,
    holds: (f, table) =>
      !(f.homeworldConquered && f.otherSystemsFalling) || table.reads('starcom:ambiguity.33/ii') === 'A',
    says: {
      holds: 'The game stops at this moment.',
      fails: 'The Conquest step is finished first.',
      aside: 'Nothing ends the game.',
    },
  }),
  condition(LAST_CARD, {
    editions: [NEW],
    needs: ['homeworldConquered', 'lastDomainCardDrawn'],
    when: ({ homeworldConquered }) => !homeworldConquered,
    holds: ({ lastDomainCardDrawn }) => lastDomainCardDrawn,
    says: {
      holds: 'The last card of a Domain deck has been drawn.',
      fails: 'No Domain deck has run out by a draw.',
      aside: 'The conquered Homeworld ends the game already.',
    },
  }),
  condition(SCORING, {
    editions: [NEW],
    needs: [...TRIGGERS, 'developmentsByPlayer'],
    readings: ['starcom:ambiguity.32'],
    when: ends,
    holds: ({ developmentsByPlayer }) => leaders(developmentsByPlayer).length === 1,
    says: {
      holds: ({ developmentsByPlayer }) =>
        `${does(leaders(developmentsByPlayer)[0], 'has', 'have')} the most developments.`,
      fails: 'Several players tie for the most developments, and no tiebreak is given.',
      aside: 'Nothing is counted while the game goes on.',
    },
  }),
  condition(CAPTURED, {
    editions: [OLD],
    needs: ['eliminated'],
    holds: ({ eliminated }) => eliminated.length > 0,
    says: {
      holds: ({ eliminated }) => `Out of the game: ${listed(eliminated.map(sayPlayer))}.`,
      fails: 'No Homeworld has been captured.',
    },
  }),
  condition(LAST_ONE, {
    editions: [OLD],
    needs: ['eliminated', 'developmentsByPlayer', 'homeworldTradedBy'],
    readings: ['starcom:ambiguity.31/i'],
    notes: [
      {
        ambiguity: 'starcom:ambiguity.31/i',
        when: (f) => (f.homeworldTradedBy ?? []).some((player: string) => !f.eliminated.includes(player)),
      },
    ],
    holds: (f, table) => remaining(f, table)?.length === 1,
    says: {
      holds: 'Only one player is left, and wins.',
      fails: (f, table) =>
        remaining(f, table)?.length === 0
          ? 'Nobody is left: every Homeworld is out of the control of its player.'
          : 'More than one player is left.',
    },
  }),
]

const named = (
  value: string,
  deciding: string[],
  derivation: { says: string; value?: number; clause?: string }[] = [],
) => ({
  kind: 'name' as const,
  value,
  says: value,
  derivation,
  deciding,
})

const triggersOf = (f: Triggers): string[] => [
  GAME_END,
  AT_ONCE,
  ...(!f.homeworldConquered && f.lastDomainCardDrawn ? [LAST_CARD] : []),
]

/** Whether the game goes on, and if not who has won. */
export const answers = [
  answerOver(facts)({
    editions: [NEW],
    needs: [...TRIGGERS],
    readings: READ_END,
    of: (f, table) => (ends(f, table) ? undefined : named(GOES_ON, [GAME_END])),
  }),
  answerOver(facts)({
    editions: [NEW],
    needs: [...TRIGGERS, 'otherSystemsFalling', 'developmentsByPlayer'],
    readings: [...READ_END, 'starcom:ambiguity.32', 'starcom:ambiguity.33/ii'],
    of: (f, table) => {
      if (!ends(f, table)) return named(GOES_ON, [GAME_END])
      const waits = f.homeworldConquered && f.otherSystemsFalling && table.reads('starcom:ambiguity.33/ii') === 'B'
      if (waits) return named('The Conquest step is finished, then the developments are counted', triggersOf(f))
      const first = leaders(f.developmentsByPlayer)
      const totals = Object.entries(f.developmentsByPlayer).map(([player, value]) => ({
        says: sayPlayer(player),
        value,
        clause: SCORING,
      }))
      const [winner] = first
      const words =
        first.length === 1
          ? does(winner, 'wins', 'win')
          : tieWords[table.reads('starcom:ambiguity.32')]!(joinPlayers(first))
      return named(words, [...triggersOf(f), SCORING], totals)
    },
  }),
  answerOver(facts)({
    editions: [OLD],
    needs: ['eliminated', 'developmentsByPlayer', 'homeworldTradedBy'],
    readings: ['starcom:ambiguity.31/i'],
    of: (f, table) => {
      const left = remaining(f, table)
      if (!left) return named(GOES_ON, [CAPTURED, LAST_ONE], [{ says: 'Nobody is out of the game', clause: LAST_ONE }])
      const names = left.map(sayPlayer).join(', ') || 'nobody'
      const steps = [{ says: `Still in the game: ${names}`, value: left.length, clause: LAST_ONE }]
      const outcomes = [NOBODY_LEFT, does(left[0], 'wins', 'win')]
      return named(outcomes[left.length] ?? GOES_ON, [CAPTURED, LAST_ONE], steps)
    },
  }),
]

/** What is plain before anybody has counted. */
export const stops = followsOver(facts)({
  editions: [NEW],
  needs: ['homeworldConquered', 'lastDomainCardDrawn', 'otherSystemsFalling'],
  clause: AT_ONCE,
  of: (f, table) =>
    isOver(f) && !(f.homeworldConquered && f.otherSystemsFalling && table.reads('starcom:ambiguity.33/ii') === 'B')
      ? { says: 'The game is over. Whoever has the most developments wins.', isAnswer: true }
      : undefined,
})
