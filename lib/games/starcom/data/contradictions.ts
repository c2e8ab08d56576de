/** Where the two editions contradict each other. */

/** One topic on which the editions differ. */
export interface Contradiction {
  /** Row number of the fact sheet. */
  number: number
  topic: string
  /** What each edition says, in our own words. */
  says: Record<'2022-02' | '2022-11', string>
  /** Clauses that carry the difference, full ids. */
  clauses: string[]
}

export const contradictions: readonly Contradiction[] = [
  {
    number: 1,
    topic: 'Hand limit',
    says: { '2022-02': 'Eight cards', '2022-11': 'Five cards' },
    clauses: ['starcom:additional-rules.hand-limit.1'],
  },
  {
    number: 2,
    topic: 'Drawing with a full hand',
    says: { '2022-02': 'You discard one card, then draw', '2022-11': 'The draw is skipped' },
    clauses: ['starcom:additional-rules.hand-limit.2', 'starcom:ready-phase.draw.3'],
  },
  {
    number: 3,
    topic: 'Buying a card with a full hand',
    says: { '2022-02': 'Allowed after a discard', '2022-11': 'Not allowed' },
    clauses: ['starcom:command-phase.trade.1'],
  },
  {
    number: 4,
    topic: 'Card put into a full hand in another way',
    says: { '2022-02': 'You discard one card first', '2022-11': 'Only the limit itself is stated' },
    clauses: ['starcom:additional-rules.hand-limit.3', 'starcom:additional-rules.hand-limit.1'],
  },
  {
    number: 5,
    topic: 'Ready Phase draw',
    says: {
      '2022-02': 'The Domain Die must match a domain you control',
      '2022-11': 'One card from any domain you control',
    },
    clauses: ['starcom:ready-phase.draw.5', 'starcom:ready-phase.draw.1'],
  },
  {
    number: 6,
    topic: 'Deck choice for other draws',
    says: { '2022-02': 'Unrestricted, unless the card says otherwise', '2022-11': 'Only decks of domains you control' },
    clauses: ['starcom:additional-rules.drawing-cards.1', 'starcom:domains.control.2'],
  },
  {
    number: 7,
    topic: 'Ship cap',
    says: { '2022-02': 'None', '2022-11': 'Ships of all classes, at most your total developments' },
    clauses: ['starcom:command-phase.build.5', 'starcom:card-types.ship.6'],
  },
  {
    number: 8,
    topic: 'Fighter cap',
    says: {
      '2022-02': 'Fighters, at most your total developments',
      '2022-11': 'No cap of their own; Fighters count as ships',
    },
    clauses: ['starcom:additional-rules.fighters.4', 'starcom:command-phase.build.5'],
  },
  {
    number: 9,
    topic: 'Where ships are built',
    says: { '2022-02': 'In your home system', '2022-11': 'In starting and capital systems' },
    clauses: ['starcom:command-phase.build.3', 'starcom:card-types.ship.4'],
  },
  {
    number: 10,
    topic: 'Building ban after fighting',
    says: {
      '2022-02': 'Contested: any combat since your last turn, whether enemies are still there or not',
      '2022-11': 'Combat since your last turn, and opposing ships still there',
    },
    clauses: ['starcom:command-phase.build.7', 'starcom:additional-rules.contested-system.1'],
  },
  {
    number: 11,
    topic: 'Starting system under siege or fought over',
    says: { '2022-02': 'No ships and no stations there', '2022-11': 'Ships always, stations not' },
    clauses: ['starcom:command-phase.build.8', 'starcom:command-phase.build.6', 'starcom:additional-rules.siege.3'],
  },
  {
    number: 12,
    topic: 'What a siege switches off',
    says: {
      '2022-02': 'Income from its developments, and building',
      '2022-11': 'Also its effects and abilities; its domain stays usable for drawing',
    },
    clauses: [
      'starcom:additional-rules.siege.4',
      'starcom:additional-rules.siege.5',
      'starcom:additional-rules.siege.2',
    ],
  },
  {
    number: 13,
    topic: 'What can be responded to',
    says: { '2022-02': 'Cards and abilities', '2022-11': 'Cards, abilities and turn actions' },
    clauses: ['starcom:additional-rules.responses.1'],
  },
  {
    number: 15,
    topic: "Commands on another player's turn",
    says: { '2022-02': 'Not regulated beyond the rules for responses', '2022-11': 'Only as responses' },
    clauses: ['starcom:card-types.command.2'],
  },
  {
    number: 16,
    topic: 'Targeting rule',
    says: {
      '2022-02': 'Ships and stations target only in their own system; cards that name a target reach anywhere',
      '2022-11': 'Removed; each card states its reach',
    },
    clauses: ['starcom:additional-rules.targeting.1', 'starcom:additional-rules.targeting.2'],
  },
  {
    number: 17,
    topic: 'Jumps per turn',
    says: { '2022-02': 'One for each ship, unless a card says more', '2022-11': 'As many as its speed' },
    clauses: ['starcom:command-phase.move.3', 'starcom:card-types.ship.5'],
  },
  {
    number: 18,
    topic: 'Fighters and jump cards',
    says: {
      '2022-02': 'Any card that grants jumps works for Fighters',
      '2022-11': 'Only if its speed rises above 0, or with a Carrier',
    },
    clauses: ['starcom:additional-rules.fighters.5', 'starcom:command-phase.move.4', 'starcom:command-phase.move.6'],
  },
  {
    number: 19,
    topic: 'Hop between two systems of the same opponent',
    says: { '2022-02': 'Allowed', '2022-11': 'Banned' },
    clauses: ['starcom:command-phase.move.7'],
  },
  {
    number: 20,
    topic: 'Jump on the turn of building',
    says: { '2022-02': 'No ship may', '2022-11': 'The Destroyer may' },
    clauses: ['starcom:command-phase.move.1', 'starcom:cards.destroyer.1'],
  },
  {
    number: 21,
    topic: 'Exploring a face-down system',
    says: { '2022-02': 'You may turn it up', '2022-11': 'You must turn it up' },
    clauses: ['starcom:command-phase.explore.1'],
  },
  {
    number: 22,
    topic: 'First development by a Fighter',
    says: { '2022-02': 'Allowed, any ship will do', '2022-11': 'Not allowed' },
    clauses: ['starcom:command-phase.develop.2', 'starcom:additional-rules.fighters.2'],
  },
  {
    number: 23,
    topic: "Developing opponents' systems",
    says: { '2022-02': 'Not ruled out in words', '2022-11': 'Ruled out' },
    clauses: ['starcom:command-phase.develop.1'],
  },
  {
    number: 24,
    topic: 'Development maximum',
    says: { '2022-02': 'Printed on the card, not in the rules pages', '2022-11': 'A rule' },
    clauses: ['starcom:command-phase.develop.5', 'starcom:card-types.system.2'],
  },
  {
    number: 25,
    topic: 'Repair and scrap',
    says: { '2022-02': 'Available in uncontested systems', '2022-11': 'Do not exist' },
    clauses: [
      'starcom:command-phase.repair-scrap.1',
      'starcom:command-phase.repair-scrap.2',
      'starcom:command-phase.repair-scrap.3',
    ],
  },
  {
    number: 26,
    topic: 'Goods in trades between players',
    says: { '2022-02': 'Ships count among the goods, and favors', '2022-11': 'All vessels; no favors' },
    clauses: ['starcom:command-phase.trade.3'],
  },
  {
    number: 27,
    topic: 'Stations in a traded system',
    says: { '2022-02': 'Not addressed', '2022-11': 'They go with the system' },
    clauses: ['starcom:command-phase.trade.5'],
  },
  {
    number: 28,
    topic: 'Systems that see combat',
    says: {
      '2022-02': 'Every system shared by two players',
      '2022-11': 'Only systems with vessels of the active player',
    },
    clauses: ['starcom:combat-phase.systems.1'],
  },
  {
    number: 29,
    topic: 'Choice to fight',
    says: { '2022-02': 'Expressly optional', '2022-11': 'No separate choice; you may leave targets unselected' },
    clauses: ['starcom:combat-phase.systems.3', 'starcom:combat-phase.assign-damage.2'],
  },
  {
    number: 30,
    topic: 'When damage destroys',
    says: {
      '2022-02': 'More damage than hit points, checked at Cleanup',
      '2022-11': 'Damage equal to or above hit points, at once',
    },
    clauses: ['starcom:combat-phase.resolve-damage.2', 'starcom:end-phase.cleanup.3'],
  },
  {
    number: 31,
    topic: 'Damage of a shooter that is destroyed first',
    says: { '2022-02': 'Still dealt once assigned', '2022-11': 'Lost unless damage has resolved' },
    clauses: ['starcom:combat-phase.commands.2'],
  },
  {
    number: 32,
    topic: 'Command windows in combat',
    says: { '2022-02': 'Before each step', '2022-11': 'After each step' },
    clauses: ['starcom:combat-phase.commands.1'],
  },
  {
    number: 33,
    topic: 'Retreat',
    says: {
      '2022-02': 'Ships that have not moved, to friendly or empty systems',
      '2022-11': 'Ships with movement left, to systems of their own player',
    },
    clauses: ['starcom:combat-phase.retreat.2'],
  },
  {
    number: 34,
    topic: 'Lethal-first vessels',
    says: { '2022-02': 'None', '2022-11': 'Frigate and Defense Station' },
    clauses: ['starcom:combat-phase.assign-damage.3', 'starcom:cards.frigate.1', 'starcom:cards.defense-station.1'],
  },
  {
    number: 35,
    topic: 'Counters removed by a siege',
    says: {
      '2022-02': "As many as the active player's ships other than Fighters",
      '2022-11': "As many as the non-controlling player's ships other than Fighters, in any End Phase",
    },
    clauses: ['starcom:end-phase.conquest.1'],
  },
  {
    number: 36,
    topic: 'Stations in a conquered system',
    says: { '2022-02': 'Not addressed', '2022-11': 'They go to the conqueror' },
    clauses: ['starcom:end-phase.conquest.3', 'starcom:card-types.station.3'],
  },
  {
    number: 37,
    topic: 'Losing a Homeworld',
    says: { '2022-02': 'That player is out and their pieces are removed', '2022-11': 'The game ends' },
    clauses: ['starcom:end-phase.cleanup.2', 'starcom:objective.elimination.1', 'starcom:end-phase.game-end.1'],
  },
  {
    number: 38,
    topic: 'Winning',
    says: { '2022-02': 'Last player left', '2022-11': 'Most developments when the game ends' },
    clauses: ['starcom:objective.goal.1', 'starcom:objective.elimination.1', 'starcom:objective.win.1'],
  },
  {
    number: 39,
    topic: 'Domain deck runs out',
    says: { '2022-02': 'Nothing happens', '2022-11': 'The game ends when the last card is drawn' },
    clauses: ['starcom:end-phase.game-end.1', 'starcom:ready-phase.draw.4'],
  },
  {
    number: 40,
    topic: 'Scout at setup',
    says: { '2022-02': 'In the starting system', '2022-11': 'Beside the Homeworld (the same thing by the picture)' },
    clauses: ['starcom:setup.scout.1'],
  },
  {
    number: 41,
    topic: 'Which systems are adjacent',
    says: { '2022-02': 'Along the diagonal lines of the grid', '2022-11': 'Not stated, but pictured' },
    clauses: ['starcom:setup.adjacency.1'],
  },
  {
    number: 42,
    topic: 'Name of the second domain',
    says: { '2022-02': 'Politics', '2022-11': 'Statecraft' },
    clauses: ['starcom:domains.decks.1'],
  },
  {
    number: 43,
    topic: 'Prices and strength of ships',
    says: {
      '2022-02': 'Costs 2 to 21, hit points 2 to 28, no speed figure',
      '2022-11': 'Costs 1 to 12, hit points 1 to 10, with a speed figure',
    },
    clauses: ['starcom:command-phase.build.1', 'starcom:card-types.ship.2'],
  },
]
