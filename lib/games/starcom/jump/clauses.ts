/** What may travel, and where it may not. */
import { clausesOver } from '../../../kernel/clause.ts'
import { does } from '../../../kernel/players.ts'
import { cardOf } from '../costs.ts'
import { NEW, OLD } from '../facts.ts'
import { isMoved, isTakenAlong, wasTakenAlong } from './by-card.ts'
import { jumpFacts, ME, NOBODY, type Via } from './facts.ts'

const { clause, condition, exception } = clausesOver(jumpFacts)

/** What can travel at all, and when. */
export const traveller = [
  clause('starcom:card-types.ship.3', {
    needs: ['card'],
    holds: ({ card }, table) => cardOf(card, table.edition)?.type === 'Ship',
    also: ['starcom:card-types.station.1'],
    says: { holds: 'It is a ship.', fails: 'It is a station; only ships move.' },
  }),
  clause('starcom:cards.interdiction.1', {
    leads: 'last',
    needs: ['interdicted', 'arrivedAfterInterdiction'],
    readings: ['starcom:ambiguity.26'],
    holds: ({ interdicted, arrivedAfterInterdiction }, table) =>
      !interdicted || (arrivedAfterInterdiction === true && table.reads('starcom:ambiguity.26') === 'A'),
    says: {
      holds: ({ interdicted }) =>
        interdicted ? 'It came into the system after Interdiction was played.' : 'Interdiction does not hold it.',
      fails: ({ arrivedAfterInterdiction }) =>
        arrivedAfterInterdiction === undefined
          ? 'Interdiction holds the ships of that system, and nothing says that this one came there later.'
          : 'Interdiction holds the ships of that system.',
    },
  }),
  clause('starcom:command-phase.move.1', {
    needs: ['mine', 'controlledSinceTurnStart', 'builtThisTurn', 'viaCard'],
    when: ({ viaCard }, table) => !isMoved(viaCard, table.edition),
    holds: ({ mine, controlledSinceTurnStart, builtThisTurn }) => mine && controlledSinceTurnStart && !builtThisTurn,
    says: {
      holds: 'It has been yours since the turn began.',
      fails: ({ mine, builtThisTurn }) =>
        !mine
          ? 'It is not your ship.'
          : builtThisTurn
            ? 'It was built this turn.'
            : 'It has not been yours since the turn began.',
      aside: 'It is moved by a card and does not jump.',
    },
  }),
  exception('starcom:cards.destroyer.1', {
    editions: [NEW],
    lifts: ['starcom:command-phase.move.1'],
    needs: ['card', 'mine', 'builtThisTurn'],
    holds: ({ card, mine, builtThisTurn }) => card === 'destroyer' && mine && builtThisTurn,
    says: { holds: 'A Destroyer may jump in the turn it is built.' },
  }),
]

/** A Carrier is Large (starcom:cards.carrier.1), so no Fighter is carried where only smaller ships may go. */
const tooLarge = 'The Carrier is Large and may not go into the Asteroid Field, so it takes no Fighter there.'

/** What the destination's own card says. */
export const destinationText = [
  clause('starcom:cards.asteroid-field.1', {
    editions: [NEW],
    needs: [
      'destinationCard',
      'class',
      'viaCard',
      'cardPlayedByOther',
      'carrierJumpingAlong',
      'speed',
      'speedBonus',
      'nexusReturns',
    ],
    readings: [
      'starcom:ambiguity.27',
      'starcom:ambiguity.24/iii',
      'starcom:ambiguity.25/i',
      'starcom:ambiguity.25/iii',
    ],
    when: ({ destinationCard }) => destinationCard === 'asteroid-field',
    holds: (f, table) =>
      f.class === 'Small' ||
      (f.class === 'Fighter' && !isTakenAlong(f, table)) ||
      (isMoved(f.viaCard, NEW) && table.reads('starcom:ambiguity.27') === 'A'),
    says: {
      holds: (f) => `A ${f.class} ship may go into the Asteroid Field.`,
      fails: (f) =>
        f.class === 'Fighter'
          ? tooLarge
          : `Only Small ships and Fighters go into the Asteroid Field; this one is ${f.class}.`,
      aside: 'The destination is not an Asteroid Field.',
    },
  }),
  clause('starcom:cards.asteroid-field.1', {
    editions: [OLD],
    needs: [
      'destinationCard',
      'class',
      'viaCard',
      'viaCardReaches',
      'cardPlayedByOther',
      'carrierJumpingAlong',
      'extraJumps',
      'jumpsUsed',
    ],
    readings: ['starcom:ambiguity.47', 'starcom:ambiguity.25/ii'],
    when: ({ destinationCard }) => destinationCard === 'asteroid-field',
    holds: (f, table) =>
      f.class === 'Small' ||
      (f.class === 'Fighter' && !wasTakenAlong(f, table) && table.reads('starcom:ambiguity.47') === 'B'),
    says: {
      holds: 'Small ships may enter the Asteroid Field.',
      fails: (f, table) =>
        f.class === 'Fighter' && wasTakenAlong(f, table)
          ? tooLarge
          : `Only Small ships enter the Asteroid Field; this one is ${f.class}.`,
      aside: 'The destination is not an Asteroid Field.',
    },
  }),
]

/** Controller of both systems, when one player holds both. */
const holderOfBoth = (f: { originController: string; destinationController: string }) =>
  f.originController === f.destinationController && f.originController !== NOBODY ? f.originController : undefined

/** No straight hop between two systems of one opponent. */
export const hop = [
  clause('starcom:command-phase.move.7', {
    editions: [NEW],
    needs: ['originController', 'destinationController', 'viaCard', 'mine', 'shipOwner'],
    readings: ['starcom:ambiguity.28/i', 'starcom:ambiguity.28/ii'],
    holds: (f, table) => {
      const holder = holderOfBoth(f)
      if (!holder) return true
      if (isMoved(f.viaCard, NEW)) {
        const reading = table.reads('starcom:ambiguity.28/ii')
        return reading === 'C' || holder === (reading === 'A' || f.mine ? ME : f.shipOwner)
      }
      return (
        holder === ME || ((f.viaCard as Via) === 'jump-stabilization' && table.reads('starcom:ambiguity.28/i') === 'B')
      )
    },
    says: {
      holds: 'It does not go from one system of an opponent straight to another of the same opponent.',
      fails: (f) =>
        `${does(f.originController, 'controls', 'control')} both systems; a ship cannot jump from one straight into the other.`,
    },
  }),
]

/** What arriving brings about. */
export const arrival = [
  condition('starcom:command-phase.explore.1', {
    needs: ['faceDownDestination'],
    when: ({ faceDownDestination }) => faceDownDestination,
    holds: () => true,
    says: {
      holds: (_f, table) =>
        table.edition === NEW ? 'The card must be turned up on arrival.' : 'The card may be turned up on arrival.',
      aside: 'The destination lies face up.',
    },
  }),
]
