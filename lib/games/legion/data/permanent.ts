/**
 * Cards whose print of this edition stays in play (Permanent, or all game), by name. From BSData (December 2021), card
 * scans of 2023 and community card data; cards known only from later prints are not among them.
 */
export const PERMANENT_CARDS: readonly string[] = [
  'Darkness Descends',
  'This is Where the Fun Begins',
  'You Underestimate My Power',
  'Hero of the Clone Wars',
  'Diplomatic Cover',
]
