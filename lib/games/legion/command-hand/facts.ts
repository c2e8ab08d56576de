import { choice, count, list, name, type RawFacts, record, yesNo } from '../../../kernel/facts.ts'
import { cards } from '../data/cards.ts'
import { factionOptions, togetherFact } from '../facts.ts'
import { cardNamed, listed } from '../names.ts'

const forces = [...new Set(cards.flatMap((card) => card.battleForce ?? []))].sort()

/** Battle forces of the card list, and none. */
export const battleForceOptions: Readonly<Record<string, string>> = {
  none: 'No battle force',
  ...Object.fromEntries(forces.map((force) => [force, force])),
}

/** The facts of 5.1: an army, a hand, and what the card list cannot know. */
export const facts = {
  army: list(name({ label: 'Character' }), {
    label: 'Characters in the army',
    help: 'By the name on the unit card; the commander and the operative version have the same name.',
    min: 1,
    max: 20,
    item: 'character',
    changeable: true,
    remedy: (army: string[]) => `Have ${listed(army)} in the army`,
  }),
  hand: list(name({ label: 'Card' }), {
    label: 'Cards in the hand',
    help: 'Spelling is forgiving. Unknown names are kept and marked.',
    min: 1,
    max: 40,
    item: 'card',
    changeable: true,
    remedy: (hand: string[]) => `Take ${listed(hand)}`,
  }),
  absent: list(name({ label: 'Character' }), {
    label: 'Characters that are not in the army',
    help: 'Asked only where the army is not told.',
    max: 20,
    item: 'character',
    optional: true,
    relevant: (facts: RawFacts): boolean => facts.army === undefined,
  }),
  more: yesNo({
    label: 'The hand has more cards than these',
    help: 'Blank counts as no: then the cards above are the whole hand.',
    optional: true,
  }),
  contingencies: record(
    {
      x: count({ label: 'Contingencies in the army, added up', max: 9 }),
      cards: list(name({ label: 'Card' }), { label: 'Cards set aside', max: 9, item: 'card' }),
    },
    {
      label: 'Contingencies',
      help: 'Leave it blank for an army without the keyword.',
      optional: true,
      blank: 'no unit of the army has Contingencies',
    },
  ),
  figures: list(
    record(
      {
        name: name({ label: 'Card' }),
        handPips: count({ label: 'Pips in the hand', max: 4 }),
        characters: list(name({ label: 'Character' }), {
          label: 'Names under the title',
          help: 'Leave it empty if the card belongs to no character.',
          max: 4,
          relevant: (card: RawFacts): boolean => typeof card.name !== 'string' || !cardNamed(card.name),
        }),
        together: togetherFact((card) => card.characters),
      },
      { label: 'Card' },
    ),
    {
      label: 'Cards our list does not have',
      help: 'Pips and name line as printed.',
      max: 12,
      item: 'card',
      optional: true,
    },
  ),
  faction: choice(factionOptions, { label: 'Faction of the army', help: 'Asked only for a card tied to a faction.' }),
  battleForce: choice(battleForceOptions, {
    label: 'Battle force of the army',
    help: 'Asked only for a card of a battle force.',
  }),
  restrictionMet: yesNo({
    label: 'The army meets every other printed restriction',
    help: 'Asked only for a card with a restriction our list cannot test, such as one for a kind of unit or for a version of its owner.',
  }),
} as const

const { figures: _figures, contingencies: aside, absent: _absent, ...asked } = facts

/** The facts the clauses see: beside the hand stands what is known of cards our list does not have. */
export const seen = {
  ...asked,
  aside: record({ ...aside.fields, army: facts.army }, { label: aside.label, optional: true }),
  given: list(
    record(
      {
        name: name({ label: 'Card' }),
        handPips: count({ label: 'Pips in the hand', max: 4 }),
        allowed: yesNo({ label: 'Its character is in the army' }),
        described: yesNo({ label: 'Its pips and its names are told' }),
        missing: list(name({ label: 'Character' }), { label: 'Names under its title that the army lacks', max: 4 }),
      },
      { label: 'Card' },
    ),
    { label: 'Cards by figures given' },
  ),
}
