import { choice, list, name, type RawFacts, record, yesNo } from '../../../kernel/facts.ts'
import { defeated, promotedFrom, rank } from '../facts.ts'
import { AGGRESSION, cardNamed, isNone, NONE, PLOY } from '../names.ts'

const cardOf = (card: RawFacts) => (typeof card.name === 'string' ? cardNamed(card.name) : undefined)

/** True for a card that our list knows to be nobody's own. */
const isNobodys = (card: RawFacts): boolean => {
  const known = cardOf(card)
  return known !== undefined && known.scope !== 'character'
}

const ownerFields = {
  name: name({
    label: 'Name under the title',
    help: `Write ${NONE} for a card that is nobody’s own.`,
    samples: [NONE],
  }),
  rank: rank('Rank of that unit in this army', 'A promoted unit has the rank commander.'),
} as const

const nomineeFields = {
  name: name({ label: 'Unit' }),
  rank: rank('Rank now', 'A promoted unit has the rank commander.'),
  friendly: yesNo({ label: 'Your own unit' }),
  defeated,
  promotedFrom,
} as const

/** Whether a unit is a mercenary. */
export const mercenary = <const M extends object>(more: M) =>
  yesNo({ label: 'A mercenary', help: 'Matters only for the cards Ploy and Aggression.', ...more })

/** The facts of 5.4. */
export const facts = {
  card: record(
    {
      name: name({ label: 'Card played' }),
      owner: record(
        {
          ...ownerFields,
          rank: {
            ...ownerFields.rank,
            relevant: (owner: RawFacts): boolean => typeof owner.name !== 'string' || !isNone(owner.name),
          },
        },
        {
          label: 'Owner of the card',
          row: ['name', 'rank'],
          ofNull: { name: NONE },
          relevant: (card: RawFacts): boolean => !isNobodys(card),
        },
      ),
    },
    { label: 'Card' },
  ),
  nominee: record(
    {
      ...nomineeFields,
      keywords: list(name({ label: 'Keyword' }), {
        label: 'Keywords',
        help: 'Only Field Commander matters here.',
        max: 20,
        optional: true,
      }),
      mercenary: mercenary({ optional: true }),
    },
    { label: 'Nominated unit' },
  ),
  otherCommanders: list(name({ label: 'Unit' }), {
    label: 'Your other undefeated commanders',
    help: 'Only to suggest another nomination.',
    max: 6,
    item: 'commander',
    optional: true,
  }),
} as const

/** The facts the clauses see: one owner by name, and whether the nominee is a Field Commander. */
export const seen = {
  owner: record(ownerFields, { label: 'Owner of the card' }),
  hiring: choice(
    { no: 'Any other card', ploy: PLOY, aggression: AGGRESSION },
    { label: 'Whether the card wants a mercenary nominated' },
  ),
  nominee: record(
    {
      ...nomineeFields,
      fieldCommander: yesNo({
        label: 'Has Field Commander',
        relevant: (unit: RawFacts): boolean => unit.rank !== 'commander' && unit.rank !== 'operative',
      }),
      mercenary: mercenary({}),
    },
    { label: 'Nominated unit' },
  ),
} as const
