import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { does } from '../../../kernel/players.ts'
import { cardOf } from '../costs.ts'
import { NEW, OLD } from '../facts.ts'
import { counted } from '../words.ts'
import { distanceOf, type Places } from './distance.ts'
import { jumpFacts, ME, NOBODY, type Via } from './facts.ts'

const { clause, condition, exception } = clausesOver(jumpFacts)

/** True when a card moves the ship, so that it does not jump (November 2022: Bribery, Drummond). */
export const isMoved = (viaCard: string, edition: string) =>
  edition === NEW && (viaCard === 'bribery' || viaCard === 'drummond')

/** The card a ship travels by. */
interface ByCard {
  viaCard: string
  viaCardReaches?: boolean
  cardPlayedByOther?: boolean
}

/** February 2022: somebody else's card whose text speaks of the ships of its own player only. */
const isNotForMe = ({ viaCard, cardPlayedByOther }: ByCard) =>
  cardPlayedByOther === true && (viaCard === 'jump-stabilization' || viaCard === 'jump-nexus')

/** True when the jump is made by Jump Stabilization; whose ships profit is starcom:ambiguity.25/iii in November 2022. */
const isStabilized = (f: ByCard, table: RulesInPlay) =>
  f.viaCard === 'jump-stabilization' &&
  (!f.cardPlayedByOther || (table.edition === NEW && table.reads('starcom:ambiguity.25/iii') === 'A'))

/** True when the card itself says where the jump may lead. */
const reachesByCard = (f: ByCard, table: RulesInPlay) =>
  isStabilized(f, table) ||
  isMoved(f.viaCard, table.edition) ||
  (table.edition === OLD && (f.viaCard === 'drummond' || (f.viaCard === 'jump-nexus' && !isNotForMe(f))))

/** February 2022: true when a card lets the ship jump beyond its own jumps (starcom:additional-rules.fighters.5). */
export const isGranted = (f: ByCard) =>
  f.viaCard === 'other' ? f.viaCardReaches === true : f.viaCard !== 'none' && !isNotForMe(f)

/** Current speed: printed, bonuses, and what returns to a Jump Nexus earn (starcom:ambiguity.24/iii). */
export const speedNow = (f: { speed: number; speedBonus: number; nexusReturns?: number }, table: RulesInPlay) =>
  f.speed + f.speedBonus + (f.nexusReturns && table.reads('starcom:ambiguity.24/iii') === 'A' ? f.nexusReturns : 0)

/** True when the jump comes on top of the ship's own jumps (starcom:ambiguity.25/ii). */
const isFree = (table: RulesInPlay) => table.reads('starcom:ambiguity.25/ii') === 'B'

/** True when the card gives this jump on top of the ship's own jumps. */
export const comesOnTop = (f: ByCard, table: RulesInPlay) =>
  (table.edition === OLD ? isGranted(f) : isStabilized(f, table)) && isFree(table)

/** Whether two systems are neighbours: by their places where given, else as said. */
const areAdjacent = (f: Places & { adjacent: boolean }, table: RulesInPlay) => {
  const distance = distanceOf(f, table.reads('starcom:ambiguity.2'))
  return distance === undefined ? f.adjacent : distance === 1
}

const PLACES = ['adjacent', 'fromRow', 'fromCol', 'toRow', 'toCol'] as const

/** What can travel at all, and when. */
export const traveller = [
  clause('starcom:card-types.ship.3', {
    needs: ['card'],
    holds: ({ card }, table) => cardOf(card, table.edition)?.type === 'Ship',
    also: ['starcom:card-types.station.1'],
    says: { holds: 'It is a ship.', fails: 'It is a station; only ships move.' },
  }),
  clause('starcom:cards.interdiction.1', {
    needs: ['interdicted', 'arrivedAfterInterdiction'],
    readings: ['starcom:ambiguity.26'],
    holds: ({ interdicted, arrivedAfterInterdiction }, table) =>
      !interdicted || (arrivedAfterInterdiction === true && table.reads('starcom:ambiguity.26') === 'A'),
    says: {
      holds: ({ interdicted }) =>
        interdicted ? 'It came into the system after Interdiction was played.' : 'Interdiction does not hold it.',
      fails: 'Interdiction holds the ships of that system.',
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

/** How many jumps: November 2022 by speed. */
export const speedAllowance = [
  clause('starcom:command-phase.move.3', {
    editions: [NEW],
    needs: ['class', 'speed', 'speedBonus', 'nexusReturns', 'jumpsUsed', 'viaCard', 'cardPlayedByOther'],
    readings: ['starcom:ambiguity.24/iii', 'starcom:ambiguity.25/ii', 'starcom:ambiguity.25/iii'],
    when: (f) => f.class !== 'Fighter' && !isMoved(f.viaCard, NEW),
    holds: (f, table) => f.jumpsUsed < speedNow(f, table) || comesOnTop(f, table),
    also: ['starcom:command-phase.move.5'],
    notes: [
      { ambiguity: 'starcom:ambiguity.24/i', when: (f) => f.speedBonus > 0 },
      { ambiguity: 'starcom:ambiguity.24/ii', when: (f) => f.speedBonus > 1 },
    ],
    says: {
      holds: (f, table) => `It has used ${counted(f.jumpsUsed, 'jump')} at speed ${speedNow(f, table)}.`,
      fails: (f, table) => `It has used ${counted(f.jumpsUsed, 'jump')} and its speed is ${speedNow(f, table)}.`,
      aside: 'Only for ships that jump and are not Fighters.',
    },
  }),
  clause('starcom:command-phase.move.4', {
    editions: [NEW],
    needs: ['class', 'speed', 'speedBonus', 'nexusReturns', 'jumpsUsed', 'viaCard', 'cardPlayedByOther'],
    readings: ['starcom:ambiguity.24/iii', 'starcom:ambiguity.25/ii', 'starcom:ambiguity.25/iii'],
    when: (f, table) => f.class === 'Fighter' && !isMoved(f.viaCard, NEW) && speedNow(f, table) > 0,
    holds: (f, table) => f.jumpsUsed < speedNow(f, table) || comesOnTop(f, table),
    also: ['starcom:command-phase.move.3', 'starcom:command-phase.move.5'],
    notes: [{ ambiguity: 'starcom:ambiguity.24/i', when: (f) => f.speedBonus > 0 }],
    says: {
      holds: (f, table) => `The Fighter has used ${counted(f.jumpsUsed, 'jump')} at speed ${speedNow(f, table)}.`,
      fails: (f, table) =>
        `The Fighter has used ${counted(f.jumpsUsed, 'jump')} and its speed is ${speedNow(f, table)}.`,
      aside: 'Only for Fighters with a speed above 0.',
    },
  }),
  clause('starcom:command-phase.move.6', {
    editions: [NEW],
    needs: ['class', 'speed', 'speedBonus', 'nexusReturns', 'carrierJumpingAlong', 'viaCard', 'cardPlayedByOther'],
    readings: ['starcom:ambiguity.24/iii', 'starcom:ambiguity.25/i', 'starcom:ambiguity.25/iii'],
    when: (f, table) => f.class === 'Fighter' && !isMoved(f.viaCard, NEW) && speedNow(f, table) === 0,
    holds: (f, table) =>
      f.carrierJumpingAlong || (isStabilized(f, table) && table.reads('starcom:ambiguity.25/i') === 'B'),
    also: ['starcom:command-phase.move.4'],
    notes: [{ ambiguity: 'starcom:ambiguity.39', when: (f) => f.carrierJumpingAlong }],
    says: {
      holds: ({ carrierJumpingAlong }) =>
        carrierJumpingAlong ? 'A Carrier takes the Fighter along.' : 'Jump Stabilization lets the Fighter jump.',
      fails: 'A Fighter at speed 0 jumps only along with a Carrier.',
      aside: 'Only for Fighters at speed 0.',
    },
  }),
]

/** How many jumps: February 2022 by count. */
export const countAllowance = [
  clause('starcom:command-phase.move.3', {
    editions: [OLD],
    needs: ['class', 'extraJumps', 'jumpsUsed', 'viaCard', 'viaCardReaches', 'cardPlayedByOther'],
    readings: ['starcom:ambiguity.25/ii'],
    when: (f) => f.class !== 'Fighter',
    holds: (f, table) => f.jumpsUsed < 1 + f.extraJumps || comesOnTop(f, table),
    says: {
      holds: (f) => `It has used ${f.jumpsUsed} of ${counted(1 + f.extraJumps, 'jump')}.`,
      fails: (f) => `It has used ${f.jumpsUsed} of ${counted(1 + f.extraJumps, 'jump')}; none is left.`,
      aside: 'Only for ships that are not Fighters.',
    },
  }),
  clause('starcom:command-phase.move.4', {
    editions: [OLD],
    needs: ['class', 'extraJumps', 'jumpsUsed'],
    when: (f) => f.class === 'Fighter',
    holds: (f) => f.jumpsUsed < f.extraJumps,
    also: ['starcom:additional-rules.fighters.5'],
    says: {
      holds: (f) => `Cards give the Fighter ${counted(f.extraJumps, 'jump')}; it has used ${f.jumpsUsed}.`,
      fails: (f) =>
        f.extraJumps ? 'The Fighter has used every jump cards give it.' : 'A Fighter has no jump of its own.',
      aside: 'Only for Fighters.',
    },
  }),
  exception('starcom:additional-rules.fighters.5', {
    editions: [OLD],
    lifts: ['starcom:command-phase.move.4'],
    needs: ['class', 'extraJumps', 'viaCard', 'viaCardReaches', 'cardPlayedByOther'],
    readings: ['starcom:ambiguity.25/ii'],
    holds: (f, table) => f.class === 'Fighter' && isGranted(f) && (f.extraJumps === 0 || isFree(table)),
    says: { holds: 'A card that lets ships jump works for Fighters too.' },
  }),
  exception('starcom:cards.carrier.1', {
    editions: [OLD],
    lifts: ['starcom:command-phase.move.4'],
    needs: ['class', 'carrierJumpingAlong'],
    holds: (f) => f.class === 'Fighter' && f.carrierJumpingAlong,
    says: { holds: 'A Carrier that jumps takes the Fighters of its system along.' },
  }),
  condition('starcom:cards.enhanced-jump-drive.1', {
    editions: [OLD],
    needs: ['extraJumps'],
    when: (f) => f.extraJumps > 0,
    holds: () => true,
    says: { holds: (f) => `Cards give ${counted(f.extraJumps, 'more jump')}.`, aside: 'No card gives more jumps.' },
  }),
]

/** How far: to a neighbour, or as far as the card says. */
export const reach = [
  clause('starcom:command-phase.move.2', {
    needs: [...PLACES, 'viaCard', 'viaCardReaches', 'cardPlayedByOther'],
    readings: ['starcom:ambiguity.2', 'starcom:ambiguity.25/iii'],
    when: (f, table) => !reachesByCard(f, table),
    holds: (f, table) => areAdjacent(f, table) || (f.viaCard === 'other' && f.viaCardReaches),
    also: ['starcom:setup.adjacency.1'],
    says: {
      holds: (f, table) =>
        areAdjacent(f, table) ? 'The destination is adjacent.' : 'The card reaches the destination.',
      fails: (f, { edition }) =>
        edition === OLD && isNotForMe(f)
          ? 'The destination is not adjacent, and the card serves only the ships of the player whose card it is.'
          : 'The destination is not adjacent.',
      aside: 'The card says where it may go.',
    },
  }),
  clause('starcom:cards.jump-stabilization.1', {
    editions: [NEW],
    needs: [...PLACES, 'viaCard', 'cardPlayedByOther', 'jumpDistance'],
    readings: ['starcom:ambiguity.2', 'starcom:ambiguity.25/iii'],
    when: isStabilized,
    holds: (f, table) => (distanceOf(f, table.reads('starcom:ambiguity.2')) ?? (f.adjacent ? 1 : f.jumpDistance)) <= 2,
    says: {
      holds: 'Jump Stabilization reaches systems at most two jumps away.',
      fails: 'The destination is more than two jumps away; Jump Stabilization reaches two.',
      aside: 'It does not travel by Jump Stabilization.',
    },
  }),
  clause('starcom:cards.jump-stabilization.1', {
    editions: [OLD],
    needs: ['viaCard', 'cardPlayedByOther'],
    when: isStabilized,
    holds: () => true,
    says: { holds: 'Jump Stabilization reaches the whole board.', aside: 'It does not travel by Jump Stabilization.' },
  }),
  clause('starcom:cards.jump-nexus.1', {
    editions: [OLD],
    needs: ['viaCard', 'cardPlayedByOther'],
    when: (f) => f.viaCard === 'jump-nexus' && !isNotForMe(f),
    holds: () => true,
    says: {
      holds: 'Your Jump Nexus can be reached from anywhere.',
      aside: 'It does not jump to a Jump Nexus of yours.',
    },
  }),
  clause('starcom:cards.drummond.1', {
    editions: [OLD],
    needs: ['viaCard'],
    when: ({ viaCard }) => viaCard === 'drummond',
    holds: () => true,
    says: { holds: 'Drummond sends a ship to any system.', aside: 'Drummond is not used.' },
  }),
  clause('starcom:cards.drummond.1', {
    editions: [NEW],
    needs: [...PLACES, 'viaCard'],
    readings: ['starcom:ambiguity.2'],
    when: ({ viaCard }) => viaCard === 'drummond',
    holds: areAdjacent,
    also: ['starcom:setup.adjacency.1'],
    says: {
      holds: 'Drummond moves a ship to an adjacent system.',
      fails: 'Drummond moves a ship to an adjacent system only.',
      aside: 'Drummond is not used.',
    },
  }),
  clause('starcom:cards.bribery.1', {
    editions: [NEW],
    needs: [...PLACES, 'viaCard', 'mine'],
    readings: ['starcom:ambiguity.2'],
    when: ({ viaCard }) => viaCard === 'bribery',
    holds: (f, table) => !f.mine && areAdjacent(f, table),
    also: ['starcom:setup.adjacency.1'],
    says: {
      holds: 'Bribery moves a ship that is not yours to an adjacent system.',
      fails: (f) =>
        f.mine ? 'Bribery moves only ships that are not yours.' : 'Bribery moves a ship to an adjacent system only.',
      aside: 'Bribery is not played.',
    },
  }),
]

/** What the destination's own card says. */
export const destinationText = [
  clause('starcom:cards.asteroid-field.1', {
    editions: [NEW],
    needs: ['destinationCard', 'class', 'viaCard'],
    readings: ['starcom:ambiguity.27'],
    when: ({ destinationCard }) => destinationCard === 'asteroid-field',
    holds: (f, table) =>
      f.class === 'Small' ||
      f.class === 'Fighter' ||
      (isMoved(f.viaCard, NEW) && table.reads('starcom:ambiguity.27') === 'A'),
    says: {
      holds: (f) => `A ${f.class} ship may go into the Asteroid Field.`,
      fails: (f) => `Only Small ships and Fighters go into the Asteroid Field; this one is ${f.class}.`,
      aside: 'The destination is not an Asteroid Field.',
    },
  }),
  clause('starcom:cards.asteroid-field.1', {
    editions: [OLD],
    needs: ['destinationCard', 'class'],
    readings: ['starcom:ambiguity.47'],
    when: ({ destinationCard }) => destinationCard === 'asteroid-field',
    holds: (f, table) => f.class === 'Small' || (f.class === 'Fighter' && table.reads('starcom:ambiguity.47') === 'B'),
    says: {
      holds: 'Small ships may enter the Asteroid Field.',
      fails: (f) => `Only Small ships enter the Asteroid Field; this one is ${f.class}.`,
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
