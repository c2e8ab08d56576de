import type { Ambiguity } from '../../../kernel/ambiguity.ts'

/** The fifteen open questions of section 6 of the fact sheet, Q1 to Q15. Reading A is the better supported one. */
export const ambiguities: readonly Ambiguity[] = [
  {
    id: 'legion:ambiguity.1',
    sheet: 'Q1',
    topic: 'Must you nominate the commander whose card it is?',
    clauses: [
      'legion:commander.nominate.1',
      'legion:commander.nominate.2',
      'legion:command-phase.sequence.3',
      'legion:command-cards.operative.2',
    ],
    points: [
      {
        asks: 'When the card belongs to a commander, must that commander be nominated?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          { id: 'A', says: 'No. Any friendly commander may be nominated for the card.' },
          { id: 'B', says: 'Yes. The commander whose card it is must be nominated.' },
        ],
        why: 'The steps of the Rules Reference (1.0 to 2.0) ask only for a friendly commander, and the Command Cards entry of the Rules Reference bars only operatives. The later Core Rulebook 2.6 says that the named unit must be nominated.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.2',
    sheet: 'Q2',
    topic: 'What if Standing Orders cannot replace an illegal card?',
    clauses: ['legion:command-cards.illegal.1', 'legion:command-cards.play.2', 'legion:command-cards.play.3'],
    points: [
      {
        asks: 'An illegal card is revealed and its owner cannot exchange it for Standing Orders. What happens?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          {
            id: 'A',
            says: 'The player counts as unable to play a card: the other player has priority, or the round counter holder rolls if nobody plays.',
          },
          { id: 'B', says: 'The player picks a legal card from the hand instead.' },
        ],
        why: 'The Command Cards entry exchanges the card for Standing Orders only if its owner can do that, and does not say what follows otherwise. We found no source that settles it.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.3',
    sheet: 'Q3',
    topic: 'Where does an illegal card go?',
    clauses: ['legion:command-cards.illegal.1', 'legion:command-cards.discard.1a'],
    points: [
      {
        asks: 'Where does the illegal card go once Standing Orders has taken its place?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          { id: 'A', says: "Back to its owner's hand, since it was never played." },
          { id: 'B', says: 'To the discard pile in the End Phase, like a card that was played.' },
        ],
        why: 'The Command Cards entry describes the exchange and is silent about the card that is taken back. We found no source that settles it.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.4',
    sheet: 'Q4',
    topic: 'Must you nominate the commander who reaches the most units?',
    clauses: ['legion:command-cards.orders.4', 'legion:commander.nominate.1'],
    points: [
      {
        asks: 'Must a player nominate the commander who can give orders to the most units?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          { id: 'A', says: 'No. The nomination is free; the nominated unit then gives as many orders as it can.' },
          { id: 'B', says: 'Yes. "As many as possible" covers the choice of the nominated unit too.' },
        ],
        why: 'The Command Cards entry demands the largest possible number of orders but does not say from when it is counted. The wording of the Core Rulebook 2.6 speaks for a free nomination.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.5',
    sheet: 'Q5',
    topic: 'May you play a generic card without a commander?',
    clauses: [
      'legion:commander.promote.6',
      'legion:command-phase.play.1',
      'legion:command-cards.play.1',
      'legion:command-cards.operative.2',
      'legion:commander.field.1',
    ],
    points: [
      {
        point: 'i',
        asks: 'A player has only operatives left and has promoted nobody. May a generic card be played?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes. Its pips count, nobody can be nominated and no orders are given.' },
          { id: 'B', says: 'No. Without a commander a generic card cannot be played.' },
        ],
        why: 'The Core Rulebook 2.6 asks only for a commander or an operative. The 1.x Commander entry says that a player without a commander cannot play command cards, and has in mind a player with no trooper to promote.',
      },
      {
        point: 'ii',
        asks: 'A player has no commander and no operative left, but a unit with Field Commander. May a generic card be played?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes. Field Commander lets that unit be nominated for a card that belongs to nobody.' },
          { id: 'B', says: 'No. Without a commander a command card cannot be played.' },
        ],
        why: 'Field Commander makes the unit a commander for the nomination only. The 1.x Commander entry bars cards for a player without a commander and does not know the keyword.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.6',
    sheet: 'Q6',
    topic: 'Whose card is it if a character has two versions?',
    clauses: [
      'legion:command-cards.operative.1',
      'legion:command-cards.operative.2',
      'legion:command-cards.character.2',
    ],
    points: [
      {
        asks: "A character exists as commander and as operative, and the army has the operative. Is a card from the commander's box an operative's card?",
        standing: { 'rrg-2': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes. Ownership goes by the name on the card, so the operative is nominated.' },
          { id: 'B', says: 'No. The card is not specific to the operative, so the operative cannot be nominated.' },
        ],
        why: 'The Command Cards entry identifies the owner by the name line alone, and two data sets list the cards of Darth Vader and Luke Skywalker under both versions. No source answers the question itself.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.7',
    sheet: 'Q7',
    topic: 'Do untimed effects come before priority?',
    clauses: ['legion:command-cards.effects.2', 'legion:command-phase.timing.1', 'legion:command-phase.sequence.2'],
    points: [
      {
        asks: 'Do effects without a stated moment resolve before or after players see who has priority?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          { id: 'A', says: 'Before players see who has priority.' },
          { id: 'B', says: 'After players have seen who has priority.' },
        ],
        why: 'The Command Cards entry says only that they happen after the reveal. The steps of the Core Rulebook 2.6 put them before priority.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.8',
    sheet: 'Q8',
    topic: 'Must you promote a commander, or may you?',
    clauses: ['legion:commander.promote.1', 'legion:commander.promote.7'],
    points: [
      {
        asks: 'Is promoting a new commander optional?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          { id: 'A', says: 'Optional. The player may leave it.' },
          { id: 'B', says: 'Compulsory. The player must promote a commander when able to.' },
        ],
        why: 'The 1.x Commander entry says that the player can promote. The Core Rulebook 2.6 makes it compulsory, and no text of the 2.x entry was found.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.9',
    sheet: 'Q9',
    topic: 'Which miniature is measured for an order?',
    clauses: [
      'legion:command-cards.orders.2',
      'legion:issuing-orders.range.1',
      'legion:range.unit.1',
      'legion:range.at.1',
    ],
    points: [
      {
        asks: 'A unit has several miniatures. Which one must be at range 1–3 to get an order?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          { id: 'A', says: 'Any one miniature of the unit.' },
          { id: 'B', says: 'The unit leader.' },
        ],
        why: 'The Core Rulebook 2.6 is satisfied with one miniature. For the unit leader we found no source in this context; the Command Cards entry itself is silent.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.10',
    sheet: 'Q10',
    topic: 'Must both characters a card names be in the army?',
    clauses: [
      'legion:command-cards.character.1b',
      'legion:command-cards.character.2',
      'legion:command-cards.defeat.1',
      'legion:army-building.hand.2',
    ],
    points: [
      {
        asks: 'A card such as Common Cause also names a second character. Must both characters be in the army?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          { id: 'A', says: 'No. Only the owner named under the title must be in the army.' },
          { id: 'B', says: 'Yes. Both characters must be in the army.' },
        ],
        why: 'The Command Cards entry speaks of the name under the title. The 2019 data list both characters for Common Cause, Brains and Brawn and Notorious Scoundrels. Later editions write "and" or "or" on the card.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.11',
    sheet: 'Q11',
    topic: 'How many operatives may a Grand Army have?',
    clauses: ['legion:army-building.ranks.3'],
    points: [
      {
        asks: 'How many operatives may a Grand Army have at most?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          { id: 'A', says: '3 operatives.' },
          { id: 'B', says: '4 operatives.' },
        ],
        why: 'The Legion HQ card data of July 2024 give 3 and the fan wiki gives 4. Up to 3 operatives are legal under both.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.12',
    sheet: 'Q12',
    topic: "What if a card's owner is defeated while it is in play?",
    clauses: ['legion:command-cards.discard.1b', 'legion:command-cards.defeat.1', 'legion:command-cards.keywords.1'],
    points: [
      {
        asks: 'A character is defeated while one of its cards is in play. What happens to the card?',
        standing: { 'rrg-2': 'lean' },
        readings: [
          {
            id: 'A',
            says: 'The card stays in play until the End Phase; the parts that need the defeated unit do nothing.',
          },
          { id: 'B', says: 'The effect of the card ends at once.' },
        ],
        why: "The Command Cards entry ends an effect with the discard in the End Phase and bars a defeated character's cards only from being played. No source supports the second reading.",
      },
    ],
  },
  {
    id: 'legion:ambiguity.13',
    sheet: 'Q13',
    topic: 'Which effects stand after Change of Plans?',
    clauses: ['legion:command-cards.effects.5a', 'legion:command-cards.effects.5'],
    points: [
      {
        asks: 'Change of Plans sends play back to the selection step. Which effects of the first reveal stand?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          { id: 'A', says: 'Every effect that had already resolved stays resolved.' },
          { id: 'B', says: 'Selection starts afresh and no effect of the first reveal stands.' },
        ],
        why: 'Only the card text is known, and it says no more than that play returns to the selection step.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.14',
    sheet: 'Q14',
    topic: 'May an engaged trooper shoot with a gained weapon?',
    clauses: ['legion:command-cards.weapons.4a', 'legion:command-cards.weapons.4', 'legion:command-cards.weapons.2'],
    points: [
      {
        asks: 'Does the ban on ranged attacks by engaged troopers cover a ranged weapon gained from a card?',
        standing: { 'rrg-2': 'text' },
        readings: [
          {
            id: 'A',
            says: 'Yes. The ban is a general rule for engaged troopers and covers every ranged weapon without versatile.',
          },
          {
            id: 'B',
            says: "The sentence on command cards covers only attacks with the card's weapon, and gained weapons fall under the general rule for engaged troopers.",
          },
        ],
        why: "Nothing turns on it: under either reading the unit cannot shoot. The sentence is among the rules for attacks with a card's weapon, and the general rule in the Core Rulebook 2.6 gives the same result.",
      },
    ],
  },
  {
    id: 'legion:ambiguity.15',
    sheet: 'Q15',
    topic: "May you measure with the movement tool outside a unit's activation?",
    clauses: ['legion:premeasuring.move.1', 'legion:premeasuring.crb.1'],
    points: [
      {
        asks: "May the movement tool be used to measure outside the unit's own activation?",
        standing: { 'rrg-2': 'lean' },
        readings: [
          {
            id: 'A',
            says: 'Yes, at any time, with one movement tool and one range ruler, and without lifting the miniature.',
          },
          { id: 'B', says: "No, only during that unit's own activation." },
        ],
        why: 'B is the official answer of 2018 to an older Rules Reference. The rules in force from 28 February 2020 allow it at any time, as players quote them, and the Core Rulebook 2.6 does too; nothing we read says that it changed in between. We have not seen the paragraph of Rules Reference 2.x itself.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.16',
    sheet: 'Q16',
    topic: 'Do Entourage, Associate and Detachment free a place of their rank?',
    clauses: ['legion:army-building.ranks.6', 'legion:army-building.ranks.1d'],
    points: [
      {
        asks: 'A rank has more units than it may have, and the surplus has Entourage, Associate or Detachment. Is the army legal?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes. Such a unit does not take a place of its rank, as in later army building.' },
          { id: 'B', says: 'No. Every unit counts for its rank.' },
        ],
        why: 'The Legion HQ army data of August 2026 count this way for the present rules. The paragraph of the Rules Reference 2.x was not seen.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.17',
    sheet: 'Q17',
    topic: 'How do mercenaries count in an army?',
    clauses: ['legion:army-building.ranks.7'],
    points: [
      {
        asks: 'Do mercenaries count towards the least number of their rank, and is there a most number of them?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          {
            id: 'A',
            says: 'They do not count towards the least number, and only a few of each rank may be hired, as in later army building.',
          },
          { id: 'B', says: 'They count like any other unit, and no number of their own bounds them.' },
        ],
        why: 'The Legion HQ army data of August 2026 count this way for the present rules. The paragraph of the Rules Reference 2.x was not seen.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.18',
    sheet: 'Q18',
    topic: 'Which mercenaries may be nominated for Ploy and Aggression?',
    clauses: ['legion:commander.nominate.1', 'legion:command-cards.operative.2'],
    points: [
      {
        asks: 'The card wants a mercenary unit nominated. Does the rank of that unit still matter?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          {
            id: 'A',
            says: 'Yes. It has to be a commander; Ploy alone says that an operative may be nominated as well.',
          },
          { id: 'B', says: 'No. Any mercenary unit may be nominated.' },
        ],
        why: 'The print of this edition asks for a mercenary unit and names no rank; Ploy adds that operatives are included. The later print asks for a mercenary commander or operative on both cards.',
      },
    ],
  },
  {
    id: 'legion:ambiguity.19',
    sheet: 'Q19',
    topic: 'May a Field Commander be nominated for the card of a unit that is neither a commander nor an operative?',
    clauses: ['legion:commander.field.1', 'legion:commander.nominate.1'],
    points: [
      {
        asks: 'The card belongs to a unit of another rank, such as Major Marquand. May a unit with Field Commander be nominated for it?',
        standing: { 'rrg-2': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes. The card belongs to neither a commander nor an operative, and no more is asked.' },
          { id: 'B', says: 'No. Field Commander helps only with a card that is nobody’s own.' },
        ],
        why: 'Later rule books speak of a card that names neither a commander nor an operative. Army data of December 2021 speak of a neutral card. The paragraph of the Rules Reference 2.x was not seen.',
      },
    ],
  },
]
