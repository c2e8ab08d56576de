/** A case in a sentence for each checker of Star Wars: Legion: its empty field shows it. */
export const examples: Readonly<Record<string, string>> = {
  'command-hand': 'Galactic Empire, is my hand legal',
  'play-card': 'can I play Ambush',
  priority: 'blue plays Ambush, red Assault',
  nomination: 'nominate my commander Vader for Implacable',
  'issue-orders': 'Vader, Implacable, a trooper at range 2',
  'effect-order': 'blue Ambush, red Change of Plans',
  'card-flow': 'I played Ambush',
  'open-information': 'how many cards are in my hand',
  'card-weapon': 'the card gives a weapon, unit has arsenal 2',
  'army-composition': '800 points, 2 commanders, 3 corps units',
  promotion: 'my last commander died, promote a corps unit',
  range: '9 inches',
  'order-tokens': 'its card says corps, the operative token was drawn',
  'order-pool': '6 units, 2 have orders',
}
