/** How far a jump leads. */
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { NEW, OLD } from '../facts.ts'
import { isNotForMe, isStabilized, reachesByCard } from './by-card.ts'
import { distanceOf, type Places } from './distance.ts'
import { jumpFacts } from './facts.ts'

const { clause } = clausesOver(jumpFacts)

/** Whether two systems are neighbours: by their places where given, else as said. */
const areAdjacent = (f: Places & { adjacent: boolean }, table: RulesInPlay) => {
  const distance = distanceOf(f, table.reads('starcom:ambiguity.2'))
  return distance === undefined ? f.adjacent : distance === 1
}

/** Bribery moves no ship of whoever plays it. */
const isOfAnother = ({ mine, cardPlayedByOther }: { mine: boolean; cardPlayedByOther?: boolean }) =>
  !mine || cardPlayedByOther === true

const PLACES = ['adjacent', 'fromRow', 'fromCol', 'toRow', 'toCol'] as const

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
    leads: 'first',
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
    leads: 'first',
    needs: ['viaCard', 'cardPlayedByOther'],
    when: isStabilized,
    holds: () => true,
    says: { holds: 'Jump Stabilization reaches the whole board.', aside: 'It does not travel by Jump Stabilization.' },
  }),
  clause('starcom:cards.jump-nexus.1', {
    editions: [OLD],
    leads: 'first',
    needs: ['viaCard', 'cardPlayedByOther'],
    when: (f) => f.viaCard === 'jump-nexus' && !isNotForMe(f),
    holds: () => true,
    says: {
      holds: 'Your Jump Nexus can be reached from anywhere.',
      aside: 'It does not jump to one of your Jump Nexuses.',
    },
  }),
  clause('starcom:cards.drummond.1', {
    editions: [OLD],
    leads: 'first',
    needs: ['viaCard'],
    when: ({ viaCard }) => viaCard === 'drummond',
    holds: () => true,
    says: { holds: 'Drummond sends a ship to any system.', aside: 'Drummond is not used.' },
  }),
  clause('starcom:cards.drummond.1', {
    editions: [NEW],
    leads: 'first',
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
    leads: 'first',
    needs: [...PLACES, 'viaCard', 'mine', 'cardPlayedByOther'],
    readings: ['starcom:ambiguity.2'],
    when: ({ viaCard }) => viaCard === 'bribery',
    holds: (f, table) => isOfAnother(f) && areAdjacent(f, table),
    also: ['starcom:setup.adjacency.1'],
    says: {
      holds: (f) =>
        f.mine
          ? 'Bribery moves a ship that is not of the player who plays it to an adjacent system.'
          : 'Bribery moves a ship that is not yours to an adjacent system.',
      fails: (f) =>
        !isOfAnother(f)
          ? 'Bribery moves only ships that are not yours.'
          : 'Bribery moves a ship to an adjacent system only.',
      aside: 'Bribery is not played.',
    },
  }),
]
