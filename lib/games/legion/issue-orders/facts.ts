import { choice, count, list, name, record, yesNo } from '../../../kernel/facts.ts'
import { ORDER_TYPES } from '../data/cards.ts'
import { rankOptions, unitTypeOptions } from '../facts.ts'
import { listed } from '../names.ts'
import { mercenary, facts as nomination } from '../nomination/facts.ts'
import { sayUnits } from '../told.ts'

const words = (slug: string) => slug.replaceAll('-', ' ')
const orderTypes = Object.fromEntries(ORDER_TYPES.map((type) => [type, words(type)]))
const optional = true as const

/** One line of the orders section of a card. */
const slotFields = {
  kind: choice(
    { count: 'A number of units', named: 'A unit by name', 'each-eligible': 'Every unit that can', none: 'Nobody' },
    { label: 'Orders for' },
  ),
  count: count({ label: 'How many', min: 1, max: 12, optional }),
  types: list(choice(orderTypes, { label: 'Kind' }), {
    label: 'Of which kind',
    help: 'Leave it empty for any unit.',
    max: 6,
    optional,
  }),
  names: list(name({ label: 'Unit' }), { label: 'Unit names', max: 4, optional }),
} as const

/** One unit of yours. What is left out is not known, but for orders, defeat and keywords, which are then none. */
export const unitFields = {
  id: name({ label: 'Short name', help: 'Different for every unit.' }),
  name: name({ label: 'Unit', optional }),
  rank: choice(rankOptions, { label: 'Rank now', optional }),
  types: list(choice({ ...unitTypeOptions, ai: 'AI keyword' }, { label: 'Type' }), {
    label: 'Types',
    help: 'Subtype and main type; add AI for a unit with that keyword.',
    max: 6,
    optional,
  }),
  range: count({
    label: 'Range from the nominee',
    help: 'To its nearest miniature; the nominee itself counts as 1.',
    min: 1,
    max: 12,
    optional,
  }),
  inches: count({
    label: 'Inches from the nominee',
    help: 'Instead of the range.',
    max: 72,
    fractions: true,
    unit: 'inch',
    optional,
  }),
  leaderRange: count({ label: 'Range of the unit leader', help: 'Only where it differs.', min: 1, max: 12, optional }),
  hasOrder: yesNo({ label: 'Has an order already', help: 'Blank counts as no.', optional }),
  defeated: yesNo({ label: 'Defeated', help: 'Blank counts as no.', optional }),
  keywords: list(name({ label: 'Keyword' }), {
    label: 'Keywords',
    help: 'Only Field Commander matters; blank counts as none.',
    max: 12,
    optional,
  }),
  promotedFrom: choice(rankOptions, { label: 'Promoted from', optional }),
  mercenary: mercenary({ optional }),
} as const

/** The facts of 5.5. */
export const facts = {
  card: name({ label: 'Card played' }),
  slots: list(record(slotFields, { label: 'Orders' }), {
    label: 'Orders section of the card',
    help: 'Needed only where our list does not have it, or has two prints.',
    max: 6,
    item: 'line',
    optional,
  }),
  nominee: name({ label: 'Nominated unit', help: 'By its short name.' }),
  units: list(record(unitFields, { label: 'Unit', told: sayUnits(rankOptions) }), {
    label: 'Your units',
    min: 1,
    max: 24,
    item: 'unit',
  }),
  asks: choice(
    { 'how-many': 'How many orders have to be given', 'this-choice': 'Whether this choice is legal' },
    {
      label: 'What you want to know',
      help: 'Blank judges the choice if there is one, or else counts the orders.',
      optional,
    },
  ),
  chosen: list(name({ label: 'Unit' }), {
    label: 'Units that get the orders',
    ofNull: undefined,
    help: 'By their short names.',
    max: 24,
    item: 'unit',
    optional,
    changeable: true,
    remedy: (ids: string[]) => `Give the orders to ${listed(ids)}`,
  }),
  owner: { ...nomination.card.fields.owner, optional, relevant: undefined },
  opponentCard: name({
    label: 'Card of the opponent',
    help: 'Only Sabotaged Communications matters: it leaves you one order.',
    blank: 'the opponent plays another card than Sabotaged Communications',
    optional,
  }),
  otherBest: count({
    label: 'Most orders another of your commanders could give',
    help: 'Matters only for open question 4.',
    max: 24,
    optional,
  }),
} as const
