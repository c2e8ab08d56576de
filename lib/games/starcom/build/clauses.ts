/** When a build may be made, and what forbids it. */
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { NEW, OLD, vocabulary } from '../facts.ts'
import { isByCard, isUncapped } from './by-card.ts'

const { clause, exception } = clausesOver(vocabulary)

/** True when there was combat, as the table reads combat without a shot (starcom:ambiguity.7). */
export const hadCombat = (f: { combatSinceMyLastTurn: boolean; noDamageAssigned?: boolean }, table: RulesInPlay) =>
  f.combatSinceMyLastTurn && !(f.noDamageAssigned && table.reads('starcom:ambiguity.7') === 'B')

/** When: in your own Command Phase; Forsei opens the other phases of your turn for ships. */
export const time = [
  clause('starcom:game-overview.turns.1', {
    needs: ['isMyTurn', 'byCard'],
    when: ({ byCard }) => !isByCard(byCard),
    holds: ({ isMyTurn }) => isMyTurn,
    says: {
      holds: 'It is your own turn.',
      fails: 'It is not your turn; you may build on your own turn only.',
      aside: 'The card says when it builds.',
    },
  }),
  clause('starcom:game-overview.phases.1', {
    needs: ['phase', 'byCard'],
    when: ({ byCard }) => !isByCard(byCard),
    holds: ({ phase }) => phase === 'command',
    also: ['starcom:command-phase.order.1'],
    says: {
      holds: 'It is the Command Phase, where building belongs.',
      fails: ({ phase }) =>
        `It is the ${vocabulary.phase.options[phase]} Phase; building belongs to the Command Phase.`,
      aside: 'The card says when it builds.',
    },
  }),
  exception('starcom:cards.forsei.1', {
    editions: [NEW],
    lifts: ['starcom:game-overview.phases.1'],
    needs: ['what', 'iControlForsei'],
    holds: ({ what, iControlForsei }) => iControlForsei && what !== 'station',
    says: { holds: 'Forsei lets you build ships in every phase of your own turn.' },
  }),
]

/** The bans: siege and fighting, and what lifts them in your own starting system. */
export const bans = [
  clause('starcom:command-phase.build.6', {
    needs: ['underSiege', 'byCard'],
    readings: ['starcom:ambiguity.6/ii'],
    holds: ({ underSiege, byCard }, table) => !underSiege || isUncapped(byCard, table),
    also: ['starcom:additional-rules.siege.3'],
    says: {
      holds: ({ underSiege }) =>
        underSiege ? 'The siege does not stop what a card builds.' : 'The system is not under siege.',
      fails: 'The system is under siege; neither ships nor stations may be built there.',
    },
  }),
  clause('starcom:command-phase.build.7', {
    editions: [NEW],
    needs: ['combatSinceMyLastTurn', 'noDamageAssigned', 'opposingShipsPresent', 'byCard'],
    readings: ['starcom:ambiguity.7', 'starcom:ambiguity.6/ii'],
    holds: (f, table) => !(f.opposingShipsPresent && hadCombat(f, table)) || isUncapped(f.byCard, table),
    notes: [
      { ambiguity: 'starcom:ambiguity.8/i', when: (f) => f.combatSinceMyLastTurn && f.opposingShipsPresent },
      { ambiguity: 'starcom:ambiguity.8/ii', when: (f) => f.combatSinceMyLastTurn && f.opposingShipsPresent },
      { ambiguity: 'starcom:ambiguity.8/iii', when: (f) => f.combatSinceMyLastTurn && f.opposingShipsPresent },
    ],
    says: {
      holds: ({ combatSinceMyLastTurn, opposingShipsPresent }) =>
        !combatSinceMyLastTurn
          ? 'No combat took place there after your last turn.'
          : !opposingShipsPresent
            ? 'Combat took place there, but no opposing ships are left; the ban needs both.'
            : 'The ban after combat does not reach this build.',
      fails: 'Combat took place there after your last turn, and opposing ships are still in the system.',
    },
  }),
  clause('starcom:command-phase.build.7', {
    editions: [OLD],
    needs: ['combatSinceMyLastTurn', 'noDamageAssigned', 'byCard', 'systemController'],
    readings: ['starcom:ambiguity.7', 'starcom:ambiguity.6/ii'],
    // Contested is a player's system (starcom:additional-rules.contested-system.1), and this one is nobody's.
    holds: (f, table) => !hadCombat(f, table) || f.systemController === 'none' || isUncapped(f.byCard, table),
    notes: [
      { ambiguity: 'starcom:ambiguity.8/ii', when: (f) => f.combatSinceMyLastTurn },
      { ambiguity: 'starcom:ambiguity.8/iii', when: (f) => f.combatSinceMyLastTurn },
    ],
    also: ['starcom:additional-rules.contested-system.2'],
    says: {
      holds: (f) =>
        f.combatSinceMyLastTurn && f.systemController === 'none'
          ? 'Nobody controls the system, so it is not contested.'
          : 'The system is not contested.',
      fails:
        'The system is contested: there has been combat since your last turn, whether enemies are still there or not.',
    },
  }),
  exception('starcom:command-phase.build.8', {
    editions: [NEW],
    lifts: ['starcom:command-phase.build.6', 'starcom:command-phase.build.7'],
    needs: ['what', 'isMyStartingSystem'],
    holds: ({ what, isMyStartingSystem }) => what !== 'station' && isMyStartingSystem,
    says: { holds: 'You can always build ships in your own starting system.' },
  }),
]
