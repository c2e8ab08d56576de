import { answerOver, checksOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { choice } from '../../../kernel/facts.ts'
import { asked, usual } from '../../../kernel/presumption.ts'
import type { ClauseId, Step } from '../../../kernel/ruling.ts'
import { capital } from '../../../kernel/words.ts'
import { cardClause, cardName } from '../board/board.ts'
import { EDITION } from '../facts.ts'

const SPARING = ['nav-suite', 'crucible', 'circlet-of-the-void', 'dimensional-tear'] as const
/** They speak of a move in a tactical action, and help nobody who retreats. */
const OF_MOVES: readonly string[] = ['nav-suite', 'crucible']
const PICKED_UP = 'ti4:ambiguity.rift-pickup'

const facts = {
  unit: choice(
    {
      ship: 'A ship, or a fighter that flies by itself',
      aboard: 'What the ship carried when it came to the rift, or began there with',
      here: 'What the ship picked up in the rift system on its way',
      later: 'What the ship was to pick up after the rift',
    },
    { label: 'What you ask about' },
  ),
  die: choice(
    { low: '1, 2 or 3', high: '4 to 9', zero: '10, printed as 0' },
    { label: 'The die of the ship', help: 'Each ship rolls one die each time it leaves a gravity rift.' },
  ),
  spared: choice(
    {
      none: 'None',
      'nav-suite': cardName('nav-suite'),
      crucible: cardName('crucible'),
      'circlet-of-the-void': cardName('circlet-of-the-void'),
      'dimensional-tear': `${cardName('dimensional-tear')} of the player whose ship it is`,
    },
    { label: 'What spares the die' },
  ),
  by: choice({ move: 'A move in a tactical action', retreat: 'A retreat' }, { label: 'How the ship moves' }),
} as const

const { condition } = clausesOver(facts)

interface Told {
  unit: keyof (typeof facts)['unit']['options']
  die: keyof (typeof facts)['die']['options']
  spared: keyof (typeof facts)['spared']['options']
  by: keyof (typeof facts)['by']['options']
}

/** What spares the die; how the ship moves matters for some of it alone. */
const sparing = (told: Pick<Told, 'spared' | 'by'>) =>
  told.spared === 'none' || (OF_MOVES.includes(told.spared) && told.by === 'retreat') ? undefined : told.spared
const rolls = (told: Pick<Told, 'spared' | 'by'>) => sparing(told) === undefined
const isLost = (told: Omit<Told, 'unit'>) => told.die === 'low' && rolls(told)

/** What goes with a ship that is lost. */
const lost = (id: ClauseId, holds: string, when: (told: Told) => boolean = ({ unit }) => unit === 'ship') =>
  condition(id, {
    needs: ['unit', 'die', 'spared', 'by'],
    when: (told) => isLost(told) && when(told),
    holds: () => true,
    says: { holds, aside: 'Nothing is lost here.' },
  })

/** What a die says of whom: taken or not, why, and the clauses that decide. */
function fateOf(told: Told, reads: (question: string) => string) {
  const spared = sparing(told)
  if (spared) return { isTaken: false, why: `${cardName(spared)}: no die is rolled`, deciding: [cardClause(spared)] }
  const { unit, die } = told
  const deciding: ClauseId[] = ['ti4:gravity-rift.2', ...(die === 'zero' ? (['ti4:faq.zero-is-ten'] as const) : [])]
  if (die !== 'low') return { isTaken: false, why: 'only 1, 2 and 3 take a ship', deciding }
  if (unit === 'ship') return { isTaken: true, why: '1, 2 and 3 take the ship', deciding }
  const withShip: ClauseId[] = ['ti4:gravity-rift.2b', 'ti4:transport.1b']
  const stays: ClauseId[] = ['ti4:gravity-rift.n7']
  if (unit === 'later') return { isTaken: false, why: 'it was not aboard yet, and stays where it is', deciding: stays }
  if (unit === 'here' && reads(PICKED_UP) === 'B')
    return { isTaken: false, why: 'it stays in the rift system', deciding: stays }
  return { isTaken: true, why: 'it goes with the ship that carries it', deciding: withShip }
}

/** Gravity rift: what one die takes (gravity-rift.2 to n7 of the fact sheet). */
export const riftDie = defineChecker({
  id: 'rift-die',
  presumes: {
    spared: usual('none', 'nothing that spares the die', {
      unless: (card: string) => `${cardName(card)} spares the die`,
    }),
    by: asked('move', 'a move in a tactical action'),
  },
  opens: ['unit', 'die'],
  game: 'ti4',
  title: 'What does the rift take?',
  question: 'Is it removed by the gravity rift?',
  asked: ['gravity rift die', 'rift roll', 'lost in a gravity rift', 'cargo of a ship lost in the rift'],
  editions: [EDITION],
  facts,
  checks: [
    checksOver(facts)(['unit', 'by'], ({ unit, by }) => by !== 'retreat' || unit === 'aboard' || unit === 'ship', {
      path: 'unit',
      message: 'A retreat begins in the rift, so nothing is picked up on its way.',
      fix: 'Choose what the ship carried, or a move in a tactical action.',
    }),
  ],
  clauses: [
    condition('ti4:gravity-rift.2', {
      needs: ['die', 'spared', 'by'],
      when: rolls,
      holds: ({ die }) => die !== 'low',
      says: {
        holds: '4 to 10 is safe.',
        fails: '1, 2 and 3 take the ship off the board.',
        aside: 'No die is rolled.',
      },
    }),
    condition('ti4:faq.zero-is-ten', {
      needs: ['die', 'spared', 'by'],
      when: (told) => told.die === 'zero' && rolls(told),
      holds: () => true,
      says: { holds: 'The 0 of a die is a 10.', aside: 'Another number was rolled.' },
    }),
    condition('ti4:gravity-rift.2a', {
      needs: ['unit', 'spared', 'by'],
      when: (told) => (told.unit === 'aboard' || told.unit === 'here') && rolls(told),
      holds: () => true,
      says: { holds: 'What is carried rolls no die of its own.', aside: 'Nothing is carried, or no die is rolled.' },
    }),
    ...(['gravity-rift.2b', 'transport.1b'] as const).map((name) =>
      condition(`ti4:${name}`, {
        needs: ['unit', 'die', 'spared', 'by'],
        readings: [PICKED_UP],
        when: (told, { reads }) => isLost(told) && (told.unit === 'ship' || fateOf(told, reads).isTaken),
        holds: () => true,
        says: { holds: 'What a lost ship carries is lost with it.', aside: 'Nothing is lost with its ship here.' },
      }),
    ),
    condition('ti4:gravity-rift.n7', {
      needs: ['unit', 'die', 'spared', 'by'],
      readings: [PICKED_UP],
      when: (told, { reads }) =>
        isLost(told) && told.unit !== 'ship' && told.unit !== 'aboard' && !fateOf(told, reads).isTaken,
      holds: () => true,
      says: {
        holds: 'What was not aboard when the die was rolled stays where it is.',
        aside: 'Nothing was to be picked up, or the ship is safe.',
      },
    }),
    ...SPARING.map((card) =>
      condition(cardClause(card), {
        needs: ['spared', 'by'],
        when: (told) => told.spared === card && !rolls(told),
        holds: () => true,
        says: { holds: `${cardName(card)}: no die is rolled.`, aside: 'It spares no die here.' },
      }),
    ),
    condition('ti4:gravity-rift.2c', {
      needs: ['unit', 'die', 'spared', 'by'],
      readings: [PICKED_UP],
      when: (told, { reads }) => fateOf(told, reads).isTaken,
      holds: () => true,
      says: { holds: 'It goes to its owner’s reinforcements.', aside: 'It is not removed.' },
    }),
    lost('ti4:gravity-rift.n2', 'It is removed, not destroyed.'),
    lost(
      'ti4:gravity-rift.n3',
      'No other ship can be sent in its place: the moves are fixed.',
      ({ by }) => by === 'move',
    ),
    lost(
      'ti4:gravity-rift.n4',
      'It does not count against the fleet pool where it was heading.',
      ({ unit, by }) => unit === 'ship' && by === 'move',
    ),
    lost(
      'ti4:gravity-rift.n5d',
      'Where every ship of the retreat is lost, no token is placed.',
      ({ by }) => by === 'retreat',
    ),
  ],
  answer: answerOver(facts)({
    needs: ['unit', 'die', 'spared', 'by'],
    readings: [PICKED_UP],
    cites: [
      'ti4:gravity-rift.2',
      'ti4:faq.zero-is-ten',
      'ti4:gravity-rift.2b',
      'ti4:transport.1b',
      'ti4:gravity-rift.n7',
      ...SPARING.map(cardClause),
    ],
    of: (told, { reads }) => {
      const { isTaken, why, deciding } = fateOf(told, reads)
      return {
        kind: 'yes-no',
        value: isTaken,
        says: `${isTaken ? 'Yes, it is removed' : 'No'}: ${why}`,
        derivation: deciding.map((clause): Step => ({ says: capital(why), clause })),
        deciding,
      }
    },
  }),
  asks: 'value',
  gaps: ['How many dice there are: the moves tell that.'],
})
