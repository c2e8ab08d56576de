import { choice } from '../../../kernel/facts.ts'

export const facts = {
  item: choice(
    {
      'hand contents': 'Which cards are in my hand',
      'hand size': 'How many cards are in my hand',
      'discard pile': 'The cards in my discard pile',
      'returned card': 'A card I take back from the discard pile',
      'contingency cards': 'Cards set aside for Contingencies',
    },
    { label: 'What the opponent asks about' },
  ),
} as const
type Item = keyof typeof facts.item.options

export const RULES: Record<Item, { clause: string; open: boolean; says: string }> = {
  'hand contents': {
    clause: 'legion:command-cards.info.1',
    open: false,
    says: 'The cards in the hand are secret and stay so',
  },
  'hand size': { clause: 'legion:command-cards.info.2', open: true, says: 'The number of cards in the hand is told' },
  'discard pile': {
    clause: 'legion:command-cards.info.3',
    open: true,
    says: 'The discard pile is shown whenever the opponent asks',
  },
  'returned card': {
    clause: 'legion:command-cards.info.4',
    open: true,
    says: 'A card taken back from the discard pile is named',
  },
  'contingency cards': {
    clause: 'legion:army-building.hand.3',
    open: false,
    says: 'Cards set aside stay facedown and secret',
  },
}
export const items = Object.keys(RULES) as Item[]
