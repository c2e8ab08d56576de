import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { NEW, OLD } from '../facts.ts'
import { isGranted, speedNow } from '../jump/by-card.ts'
import { arrival, destinationText, traveller } from '../jump/clauses.ts'
import { NOBODY } from '../jump/facts.ts'
import { reach } from '../jump/reach.ts'
import { facts, ME } from './facts.ts'

const { clause, condition, exception } = clausesOver(facts)

const RETREAT = 'starcom:combat-phase.retreat.2'

/** A clause of the jump checker that binds retreats as it stands. */
const ofJump = (...ids: string[]) => [...traveller, ...reach, ...destinationText].filter(({ id }) => ids.includes(id))

/** February 2022: does a card give this Fighter a jump to retreat with. */
const hasGivenJump = (f: {
  extraJumps: number
  viaCard: string
  viaCardReaches: boolean
  cardPlayedByOther?: boolean
  carrierJumpingAlong: boolean
}) => f.extraJumps > 0 || f.carrierJumpingAlong || isGranted(f)

const owned = clause(RETREAT, {
  leads: 'first',
  needs: ['mine'],
  holds: ({ mine }) => mine,
  says: { holds: 'It is your ship.', fails: 'It is not your ship; each player retreats with their own.' },
})

/** November 2022: movement to spare, and a system of your own. */
const november = [
  clause(RETREAT, {
    editions: [NEW],
    needs: ['class', 'speed', 'speedBonus', 'nexusReturns', 'jumpsUsed'],
    readings: ['starcom:ambiguity.20/v', 'starcom:ambiguity.24/iii'],
    holds: (f, table) =>
      f.jumpsUsed < speedNow(f, table) ||
      (f.class === 'Fighter' && f.jumpsUsed === 0 && table.reads('starcom:ambiguity.20/v') === 'B'),
    says: {
      holds: 'It has movement to spare.',
      fails: (f, table) =>
        speedNow(f, table) === 0
          ? 'Its speed is 0, so it has no movement to retreat with.'
          : 'It has used all its jumps this turn.',
    },
  }),
  clause(RETREAT, {
    editions: [NEW],
    needs: ['destinationController', 'activePlayer'],
    readings: ['starcom:ambiguity.20/iii'],
    holds: ({ destinationController, activePlayer }, table) =>
      destinationController === (table.reads('starcom:ambiguity.20/iii') === 'B' ? activePlayer : ME),
    says: {
      holds: 'The destination is one of your systems.',
      fails: ({ destinationController }) =>
        destinationController === NOBODY
          ? 'Nobody controls the destination; only a system of your own will do.'
          : 'You do not control the destination.',
    },
  }),
  clause('starcom:command-phase.move.1', {
    editions: [NEW],
    needs: ['mine', 'controlledSinceTurnStart', 'builtThisTurn'],
    readings: ['starcom:ambiguity.20/ii'],
    when: ({ mine }) => mine,
    holds: ({ controlledSinceTurnStart, builtThisTurn }, table) =>
      (controlledSinceTurnStart && !builtThisTurn) || table.reads('starcom:ambiguity.20/ii') === 'A',
    says: {
      holds: 'How long you have had it does not stop the retreat.',
      fails: 'It has not been yours since the turn began, so it does not jump.',
      aside: 'It is not your ship.',
    },
  }),
  ...ofJump('starcom:cards.destroyer.1'),
]

const isOpenTo = (f: { destinationController: string; destinationEmpty: boolean }, table: RulesInPlay) =>
  f.destinationController === ME ||
  (table.reads('starcom:ambiguity.20/iv') === 'B' ? f.destinationController === NOBODY : f.destinationEmpty)

/** February 2022: not moved, and a friendly or empty system. */
const february = [
  clause(RETREAT, {
    editions: [OLD],
    needs: ['hasMovedThisTurn'],
    holds: ({ hasMovedThisTurn }) => !hasMovedThisTurn,
    says: { holds: 'It has not moved this turn.', fails: 'It has moved this turn.' },
  }),
  clause(RETREAT, {
    editions: [OLD],
    needs: ['class', 'extraJumps', 'viaCard', 'viaCardReaches', 'cardPlayedByOther', 'carrierJumpingAlong'],
    readings: ['starcom:ambiguity.20/v'],
    when: (f) => f.class === 'Fighter',
    holds: (f, table) => hasGivenJump(f) || table.reads('starcom:ambiguity.20/v') === 'B',
    says: {
      holds: 'A card gives the Fighter a jump.',
      fails: 'A Fighter has no jump of its own to retreat with.',
      aside: 'It is not a Fighter.',
    },
  }),
  clause(RETREAT, {
    editions: [OLD],
    needs: ['destinationController', 'destinationEmpty'],
    readings: ['starcom:ambiguity.20/iv'],
    holds: isOpenTo,
    says: { holds: 'The destination is friendly or empty.', fails: 'The destination is neither friendly nor empty.' },
  }),
]

/** Who retreats when; it forbids nothing. */
const turn = condition('starcom:combat-phase.retreat.1', {
  needs: ['activePlayer'],
  holds: ({ activePlayer }) => activePlayer === ME,
  says: {
    holds: 'You retreat first, then the others clockwise.',
    fails: 'The active player retreats first, then the others clockwise.',
  },
})

/** Where the table plays that a retreat is no jump, the destination need not be adjacent. */
const anywhere = exception(RETREAT, {
  editions: [NEW],
  lifts: ['starcom:command-phase.move.2'],
  needs: [],
  readings: ['starcom:ambiguity.20/i'],
  holds: (_facts, table) => table.reads('starcom:ambiguity.20/i') === 'B',
  says: { holds: 'At this table any of your systems will do.' },
})

/** In the order of the procedure. */
export const clauses = [
  ...ofJump('starcom:card-types.ship.3'),
  owned,
  ...november,
  ...february,
  ...ofJump('starcom:command-phase.move.2', 'starcom:cards.jump-stabilization.1', 'starcom:cards.jump-nexus.1'),
  ...ofJump('starcom:cards.drummond.1').filter(({ editions }) => editions?.includes(OLD)),
  anywhere,
  ...ofJump('starcom:cards.interdiction.1', 'starcom:cards.asteroid-field.1'),
  turn,
  ...arrival.map((found) => ({ ...found, editions: [OLD] })),
]
