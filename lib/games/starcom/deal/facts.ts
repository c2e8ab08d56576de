import { choice, count, list, record, yesNo } from '../../../kernel/facts.ts'
import { NEW, OLD, vocabulary } from '../facts.ts'
import { sayGoods } from '../told.ts'

export const KINDS = {
  credits: 'Credits',
  'hand-card': 'Cards from hand',
  'table-card': 'Card in play',
  system: 'System',
  ship: 'Ship',
  station: 'Station',
  favour: 'Favor or promise',
} as const

const goods = list(
  record(
    {
      kind: choice(KINDS, { label: 'What' }),
      from: choice({ me: 'You', partner: 'The other player' }, { label: 'Given by' }),
      count: count({
        label: 'How many cards',
        min: 1,
        max: 9,
        relevant: (good: { readonly kind?: unknown }) => good.kind === undefined || good.kind === 'hand-card',
      }),
    },
    { label: 'Goods', row: ['kind', 'from', 'count'], told: sayGoods },
  ),
  {
    label: 'What changes hands',
    help: 'One line for each kind of goods and each giver.',
    min: 1,
    max: 12,
    item: 'goods',
  },
)

const BOTH_WAYS = 'Where both players receive ships, of the one who is closer to the limit or farther over it.'

export const facts = {
  goods,
  developments: count({ label: 'Developments on the system', max: 20, unit: 'development' }),
  stationsInSystem: { ...vocabulary.stationsInSystem, label: 'Stations in the system' },
  shipsThere: count({ label: 'Non-Fighter ships the giver leaves there', max: 60, unit: 'ship' }),
  homeworldTraded: yesNo({ label: 'The system is the Homeworld of its giver' }),
  receiverHandSize: count({
    label: "Cards in the receiver's hand before the deal",
    help: 'Of the player who gets more cards than they give.',
    max: 8,
    unit: 'card',
  }),
  receiverShips: count({
    label: "The receiver's ships after the deal",
    help: BOTH_WAYS,
    max: 200,
    unit: 'ship',
    editions: [NEW],
  }),
  receiverFighters: count({
    label: "The receiver's Fighters after the deal",
    help: BOTH_WAYS,
    max: 200,
    unit: 'Fighter',
    editions: [OLD],
  }),
  receiverDevelopments: count({
    label: "The receiver's developments after the deal",
    help: 'Of the player whose ships are counted.',
    max: 200,
    unit: 'development',
  }),
} as const
