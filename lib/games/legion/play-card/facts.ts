import { choice, list, name, type RawFacts, record, yesNo } from '../../../kernel/facts.ts'
import { characters } from '../data/cards.ts'
import { defeated, promotedFrom, rank, rankOptions, togetherFact, unitTypeOptions } from '../facts.ts'
import { NONE, titleOf } from '../names.ts'
import { sayArmy } from '../told.ts'

/** The facts of 5.2. */
export const facts = {
  hand: list(name({ label: 'Card' }), { label: 'Cards in your hand', max: 7, item: 'card' }),
  discard: list(name({ label: 'Card' }), { label: 'Cards in your discard pile', max: 12, item: 'card' }),
  army: list(
    record(
      {
        name: name({ label: 'Unit' }),
        rank: rank('Rank now', 'A promoted unit has the rank commander.'),
        type: choice(unitTypeOptions, { label: 'Type', optional: true }),
        defeated,
        promotedFrom,
        fieldCommander: yesNo({
          label: 'Has Field Commander',
          relevant: (unit: RawFacts): boolean =>
            unit.rank !== 'commander' && unit.rank !== 'operative' && unit.defeated !== true,
        }),
      },
      {
        label: 'Unit',
        row: ['name', 'rank', 'type', 'defeated', 'promotedFrom', 'fieldCommander'],
        told: sayArmy(rankOptions, unitTypeOptions),
      },
    ),
    {
      label: 'Units of your army',
      help: 'Commanders, operatives, characters, and units with Field Commander.',
      max: 20,
      item: 'unit',
    },
  ),
  chosen: name({
    label: 'Card you want to play',
    help: `Write ${NONE} for playing no card.`,
    samples: [NONE],
    ofNull: NONE,
    changeable: true,
    remedy: (card: string) => (card === NONE ? 'Play no card' : `Play ${titleOf(card)}`),
  }),
  revealed: yesNo({ label: 'The cards are already revealed' }),
  barred: list(name({ label: 'Card' }), {
    label: 'Cards that cannot be chosen this time',
    help: 'After Change of Plans: the card that was sent back. Left blank, none is counted, and the ruling says so.',
    blank: 'no card is barred this time',
    max: 7,
    optional: true,
  }),
  owners: list(
    record(
      {
        card: name({ label: 'Card' }),
        names: list(name({ label: 'Character' }), {
          label: 'Names under the title',
          help: 'Leave it empty if the card belongs to nobody.',
          max: 4,
        }),
        together: togetherFact((card) => card.names),
      },
      { label: 'Card' },
    ),
    { label: 'Cards our list does not have', help: 'The name line as printed.', max: 7, item: 'card', optional: true },
  ),
} as const

const unitFields = facts.army.of.fields

/** Owners are compared with the name lines of our list, so each of those names is tried for a unit without a name. */
const seenUnit = { ...unitFields, name: { ...unitFields.name, samples: characters.map((character) => character.name) } }

/** The facts the clauses see: beside the hand stands what is not known of cards our list does not have. */
export const seen = {
  ...facts,
  army: { ...facts.army, of: { ...facts.army.of, fields: seenUnit } },
  inHand: yesNo({ label: 'The chosen card is in the hand' }),
  unlisted: list(
    record(
      {
        name: name({ label: 'Card' }),
        owned: yesNo({ label: 'Its owner is in the army' }),
        characters: list(name({ label: 'Character' }), { label: 'Names under the title', max: 4, optional: true }),
        together: togetherFact((card) => card.characters),
      },
      { label: 'Card' },
    ),
    {
      label: 'Cards our list does not have',
    },
  ),
} as const
