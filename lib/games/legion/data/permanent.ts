/**
 * Cards whose print of this edition has Permanent, by name. From BSData (December 2021), card
 * scans of 2023 and community card data; cards known only from later prints are not among them.
 */
export const PERMANENT_CARDS: readonly string[] = [
  'Darkness Descends',
  'This is Where the Fun Begins',
  'You Underestimate My Power',
  'Hero of the Clone Wars',
  'Diplomatic Cover',
]

/** Cards whose text says that they stay in play all game, whatever keywords they have. */
export const ALL_GAME_CARDS: readonly string[] = ['Explosions!', 'Merciless Munitions']
