import { choice, count, name, type RawFacts, record, yesNo } from '../../../kernel/facts.ts'
import { PLAYER_NAMES } from '../facts.ts'
import { cardNamed, isNone, NONE } from '../names.ts'

const listed = ({ card }: RawFacts) => (typeof card === 'string' ? cardNamed(card) : undefined)
const plays = ({ card }: RawFacts): boolean => typeof card !== 'string' || !isNone(card)

/** Only a commander's or operative's own card can profit from Cunning; so a generic or faction card is not asked. */
const mayBeOwn = (side: RawFacts): boolean => plays(side) && (listed(side)?.scope ?? 'character') === 'character'

const side = (label: string) =>
  record(
    {
      card: name({
        label: 'Card in play',
        help: `Write ${NONE} for a player who could not play a card.`,
        samples: [NONE],
      }),
      pips: count({
        label: 'Printed pips',
        help: 'Upper left corner of the card. Asked only where our list does not know them or the sources disagree.',
        max: 4,
        relevant: (known: RawFacts): boolean =>
          plays(known) && (typeof listed(known)?.pips !== 'number' || listed(known)?.pipsConflicts !== undefined),
      }),
      cunning: yesNo({
        label: 'Its owner has Cunning',
        help: 'Asked only on a tie, and only for a character’s own card.',
        relevant: mayBeOwn,
      }),
    },
    { label, row: ['card', 'pips', 'cunning'], ofNull: { card: NONE } },
  )

/** The facts of 5.3. */
export const facts = {
  blue: side('Blue player'),
  red: side('Red player'),
  tied: yesNo({
    label: 'The pips are equal',
    help: 'Enough for a tie whose numbers are not told.',
    optional: true,
  }),
  roundCounterHolder: choice(PLAYER_NAMES, { label: 'Who holds the round counter' }),
  round: count({
    label: 'Round',
    help: 'Enough when it is not known who holds the round counter.',
    min: 1,
    max: 6,
    optional: true,
  }),
  die: choice(
    { block: 'Block', surge: 'Defense surge', blank: 'Blank', 'not-rolled': 'Not rolled yet' },
    { label: 'Red defense die', help: 'Asked only when a roll is needed.' },
  ),
} as const

const sawPips = yesNo({ label: 'Pips are told, so a card is played', optional: true })

/** A side as the clauses see it: whoever told its pips has seen a card. */
const seenSide = <S extends typeof facts.blue>(side: S) => record({ ...side.fields, sawPips }, { label: side.label })

/** The facts the clauses see. */
export const seen = {
  ...facts,
  blue: seenSide(facts.blue),
  red: seenSide(facts.red),
  byRound: yesNo({ label: 'The holder follows from the round' }),
} as const
