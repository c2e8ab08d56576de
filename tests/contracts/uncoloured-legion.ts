/** Colours no scenario of Star Wars: Legion can show, by checker, as "clause outcome", with the reason. */
export const uncolouredLegion: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'legion/command-hand': {
    'legion:army-building.hand.1 unknown': 'It holds at every table.',
  },
  'legion/priority': {
    'legion:card-anatomy.command.7 unknown': 'The card alone says it; a card not known is no card of the list.',
    'legion:card-anatomy.command.2 unknown': 'The card alone says it.',
    'legion:command-cards.generic.2 unknown': 'The card alone says it.',
  },
  'legion/nomination': {
    'legion:commander.promote.8 unknown': 'A unit that was not promoted leaves the fact out.',
    'legion:commander.promote.5 unknown': 'A unit that was not promoted leaves the fact out.',
    'legion:command-phase.sequence.3 unknown': 'It holds at every table.',
    'legion:issuing-orders.who.1 unknown': 'It holds at every table.',
  },
  'legion/issue-orders': {
    'legion:commander.promote.8 unknown': 'A unit that was not promoted leaves the fact out.',
    'legion:commander.promote.5 unknown': 'A unit that was not promoted leaves the fact out.',
    'legion:command-phase.sequence.3 unknown': 'It holds at every table.',
    'legion:issuing-orders.who.1 unknown': 'It holds at every table.',
  },
  'legion/card-weapon': {
    'legion:command-cards.weapons.2 fails': 'It grants and forbids nothing.',
    'legion:command-cards.weapons.2 unknown': 'It grants and forbids nothing.',
  },
  'legion/measuring': {
    'legion:premeasuring.range.1 fails': 'It allows the ruler at any time.',
    'legion:premeasuring.range.1 unknown': 'It allows the ruler at any time.',
  },
  'legion/order-tokens': {
    'legion:order-tokens.activate.3 unknown': 'It holds at every table.',
  },
  'legion/effect-order': {
    'legion:command-phase.sequence.2 unknown': 'The step is shown where it is asked for.',
  },
  'legion/card-flow': {
    'legion:command-cards.info.2 unknown': 'What is not asked for is taken from the card that is named.',
  },
  'legion/order-pool': {
    'legion:order-tokens.pool.1 unknown': 'It holds at every table.',
    'legion:command-phase.sequence.4 unknown': 'It holds at every table.',
  },
}
