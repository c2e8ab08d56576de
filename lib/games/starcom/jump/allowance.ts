/** How many jumps a ship has. */
import { clausesOver } from '../../../kernel/clause.ts'
import { NEW, OLD } from '../facts.ts'
import { counted } from '../words.ts'
import { comesOnTop, isGrantedAnew, isMoved, isStabilized, speedNow } from './by-card.ts'
import { jumpFacts } from './facts.ts'

const { clause, condition, exception } = clausesOver(jumpFacts)

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
    holds: (f, table) => f.class === 'Fighter' && isGrantedAnew(f, table),
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
