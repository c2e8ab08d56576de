/** A point on which later editions (Core Rulebook 2.6 and 2025) differ; shown as a note, never mixed into a ruling. */
export interface LaterEdition {
  /** Row of section 7 of the fact sheet, from 1. */
  number: number
  /** What the row is about. */
  topic: string
  /** What each side says, in our own words. */
  says: { 'rrg-2': string; later: string }
  /** Clauses the note belongs to, full ids. */
  clauses: readonly string[]
}

export const laterEditions: readonly LaterEdition[] = [
  {
    number: 1,
    topic: 'Start of the Activation Phase',
    says: {
      'rrg-2': 'When both players have an effect at the start of the Activation Phase, the blue player resolves first.',
      later: 'The priority player resolves first.',
    },
    clauses: ['legion:command-cards.effects.7', 'legion:command-phase.timing.2'],
  },
  {
    number: 2,
    topic: 'Who rolls on a tie',
    says: {
      'rrg-2': 'The holder of the round counter rolls.',
      later: '"One player" rolls; there is no link to the round counter.',
    },
    clauses: ['legion:priority.tie.1', 'legion:priority.crb.1'],
  },
  {
    number: 3,
    topic: 'Nomination for a card that names a unit',
    says: {
      'rrg-2': 'The rules are silent; see the open questions.',
      later: 'The named unit must be nominated.',
    },
    clauses: ['legion:commander.nominate.1', 'legion:commander.nominate.2'],
  },
  {
    number: 4,
    topic: 'Promotion',
    says: {
      'rrg-2': 'A player whose last commander is defeated may promote a new one.',
      later: 'The player must promote, and the priority player does so first.',
    },
    clauses: ['legion:commander.promote.1', 'legion:commander.promote.7'],
  },
  {
    number: 5,
    topic: 'Measuring with the movement tool',
    says: {
      'rrg-2':
        'We read: at any time, with one tool and one ruler. An answer of 2018 to an older book allows it only while the unit activates.',
      later: 'At any time, with one tool and one ruler; the book says so outright.',
    },
    clauses: ['legion:premeasuring.move.1', 'legion:premeasuring.crb.1'],
  },
  {
    number: 6,
    topic: 'Rounds and points',
    says: {
      'rrg-2': '6 rounds and at most 800 points.',
      later: '5 rounds and 1000 points.',
    },
    clauses: [
      'legion:command-phase.round.1',
      'legion:command-phase.round.2',
      'legion:army-building.points.1',
      'legion:army-building.points.3',
    ],
  },
  {
    number: 7,
    topic: 'Pass pool',
    says: {
      'rrg-2': 'There is none.',
      later: 'A step after the order pool builds a pass pool.',
    },
    clauses: ['legion:command-phase.sequence.4', 'legion:command-phase.pass-pool.1'],
  },
  {
    number: 8,
    topic: 'Cards for two characters',
    says: {
      'rrg-2': 'Not covered; see the open questions.',
      later: '"or" asks for one of the characters, "and" for all of them.',
    },
    clauses: ['legion:command-cards.character.1b', 'legion:command-cards.character.2'],
  },
  {
    number: 9,
    topic: 'Range of a unit to itself',
    says: {
      'rrg-2': '1 for orders; in 1.x versions 1–3.',
      later: 'A unit is at any range of itself.',
    },
    clauses: ['legion:range.self.1', 'legion:command-cards.orders.3'],
  },
  {
    number: 10,
    topic: 'Units that do not count for their rank',
    says: {
      'rrg-2': 'Field Commander waives the commander. The rest is not covered; see the open questions.',
      later: 'Entourage, Associate and Detachment free a place; mercenaries are counted apart.',
    },
    clauses: ['legion:army-building.ranks.6', 'legion:army-building.ranks.7'],
  },
]
