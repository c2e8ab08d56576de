/**
 * The open questions of the Star Commander rules (1 to 52 are AMB-01 to AMB-52 of the fact sheet), with their readings.
 * Numbers are permanent. Questions whose readings differ by edition have one point for each edition.
 */

import type { Ambiguity } from '../../../kernel/ambiguity.ts'

export const ambiguities: readonly Ambiguity[] = [
  {
    id: 'starcom:ambiguity.1',
    sheet: 'AMB-01',
    topic: 'Whose first turn skips the Ready Phase?',
    clauses: ['starcom:game-overview.phases.2'],
    points: [
      {
        asks: 'Which first turn leaves out the Ready Phase?',
        standing: { '2022-02': 'lean', '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Each player leaves it out on their own first turn.' },
          { id: 'B', says: 'Only the opening turn of the game leaves it out.' },
        ],
        why: "The phase list describes every player's turn, and income in the very first round would favor later seats. Against it: the publisher's digital client, as last published, pays everyone but the starting player on their first turn (its check per player is switched off).",
      },
    ],
  },
  {
    id: 'starcom:ambiguity.2',
    sheet: 'AMB-02',
    topic: 'Which systems are adjacent?',
    clauses: ['starcom:setup.adjacency.1', 'starcom:command-phase.move.2'],
    points: [
      {
        asks: 'Which systems are adjacent?',
        standing: { '2022-11': 'lean' },
        readings: [
          {
            id: 'A',
            says: 'Systems along the table diagonals of the diamond are adjacent: one step along a row or a column of the array.',
          },
          { id: 'B', says: 'Systems along the diagonals of the array are adjacent: one row and one column apart.' },
          { id: 'C', says: 'All eight surrounding systems of the array are adjacent.' },
        ],
        why: 'The word "diamond" of October 2022, both published pictures and the January 2022 example of play speak for A. B splits the array like bishops\' colors and leaves systems no ship could reach by jumping, four of nine on a 3x3 array. February 2022 names the diagonal lines of the grid, and we take them for those you see on the table, not those of rows and columns. November 2022 has no sentence about it.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.3',
    sheet: 'AMB-03',
    topic: 'Where does the Scout start?',
    clauses: ['starcom:setup.scout.1'],
    points: [
      {
        asks: 'Is the starting Scout in the Homeworld system or in a neighboring one?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Beside the Homeworld card, so it is in that system.' },
          { id: 'B', says: 'In a neighboring system.' },
        ],
        why: 'The setup picture shows it touching the Homeworld, and February 2022 puts it in the starting system.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.4',
    sheet: 'AMB-04',
    topic: 'Does the Scout count toward the ship cap?',
    clauses: [
      'starcom:setup.scout.1',
      'starcom:command-phase.build.5',
      'starcom:card-types.ship.6',
      'starcom:cards.scout.1',
    ],
    points: [
      {
        asks: 'Does the Scout count toward the ship cap?',
        standing: { '2022-11': 'text' },
        readings: [
          {
            id: 'A',
            says: 'It counts, so at the start (1 development, 1 Scout) no ship can be built until a second development exists.',
          },
          { id: 'B', says: 'Scouts are left out of the count.' },
        ],
        why: "The Scout is a Small ship and the cap counts ships. The publisher's digital client leaves Scouts out of the count; that is not a rule.",
      },
    ],
  },
  {
    id: 'starcom:ambiguity.5',
    sheet: 'AMB-05',
    topic: 'What if you have more ships than the cap allows?',
    clauses: [
      'starcom:command-phase.build.5',
      'starcom:command-phase.trade.3',
      'starcom:additional-rules.fighters.4',
      'starcom:card-types.ship.6',
    ],
    points: [
      {
        point: 'i',
        asks: 'What happens to surplus ships (in February 2022: surplus Fighters) after you lose developments?',
        standing: { '2022-02': 'unclear', '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'The surplus stays; you only cannot build more.' },
          { id: 'B', says: 'The surplus must be given up.' },
        ],
        why: 'Building more is illegal, that much is plain. No page says how ships would be removed, which speaks for A. For B: February 2022 says only "control" of its Fighter cap, and the November 2022 Card Types page limits what you control, while the Command Phase page limits building.',
      },
      {
        point: 'ii',
        asks: 'May you receive ships (in February 2022: Fighters) in a trade beyond the cap?',
        standing: { '2022-02': 'unclear', '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'You may; the cap only limits building.' },
          { id: 'B', says: 'You cannot; the cap limits control, so the trade is barred.' },
        ],
        why: 'For B: February 2022 says only "control" of its Fighter cap, and the November 2022 Card Types page limits what you control. For A: the November 2022 Command Phase page limits building, and no page names the cap among the limits of a trade.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.6',
    sheet: 'AMB-06',
    topic: 'Does a card that builds obey cost, caps and bans?',
    clauses: [
      'starcom:command-phase.build.1',
      'starcom:command-phase.build.5',
      'starcom:cards.mass-production.1',
      'starcom:cards.military-base.1',
    ],
    points: [
      {
        point: 'i',
        asks: 'Do you pay for ships or stations a card builds?',
        standing: { '2022-02': 'unclear', '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'They are free, because the card does it.' },
          { id: 'B', says: 'You pay the printed cost.' },
        ],
        why: "The cards do not speak of the price. The publisher's digital client charges nothing. Free is better supported.",
      },
      {
        point: 'ii',
        asks: 'Do caps and building bans apply to builds made by a card?',
        standing: { '2022-02': 'unclear', '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'They apply, because the card says build.' },
          { id: 'B', says: 'They are ignored.' },
        ],
        why: 'The cards do not speak of caps and bans. That they apply is better supported.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.7',
    sheet: 'AMB-07',
    topic: 'Is it combat if nobody assigns damage?',
    clauses: [
      'starcom:command-phase.build.7',
      'starcom:combat-phase.systems.1',
      'starcom:additional-rules.contested-system.1',
    ],
    points: [
      {
        asks: 'Has combat taken place in a shared system if nobody assigned damage?',
        standing: { '2022-02': 'text', '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes, every shared system goes through the combat steps.' },
          { id: 'B', says: 'No, only if damage was assigned.' },
        ],
        why: 'February 2022 says that combat takes place wherever two players have ships or stations, so there A is the text. November 2022 does not say it; A is better supported.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.8',
    sheet: 'AMB-08',
    topic: 'When exactly does combat ban building?',
    clauses: ['starcom:command-phase.build.7', 'starcom:additional-rules.contested-system.1'],
    points: [
      {
        point: 'i',
        asks: 'Do opposing Fighters count as opposing ships?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, opposing Fighters count.' },
          { id: 'B', says: 'No, only ships other than Fighters count.' },
        ],
        why: 'A Fighter is a ship, and unlike the siege rule this rule does not exclude Fighters.',
      },
      {
        point: 'ii',
        asks: 'Do fights of your own last turn count as since your last turn?',
        standing: { '2022-02': 'lean', '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'No, the time starts when your last turn ended.' },
          { id: 'B', says: 'Yes, the time includes your last turn.' },
        ],
        why: 'Since a turn means after its end. The same holds for "contested" in February 2022.',
      },
      {
        point: 'iii',
        asks: 'Does a fight earlier in this same turn count?',
        standing: { '2022-02': 'lean', '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, it counts.' },
          { id: 'B', says: 'No, only fights before this turn count.' },
        ],
        why: 'A fight this turn is a fight after your last turn. In November 2022 it matters with Forsei, which lets you build after combat. The same holds for "contested" in February 2022.',
      },
      {
        point: 'iv',
        asks: 'Do opposing ships count that came only after the fight?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, every opposing ship there now counts.' },
          { id: 'B', says: 'No, only ships that were there in the fight and have stayed.' },
        ],
        why: 'The rule asks for opposing ships that are "still" there. Strictly that means ships that stayed, which speaks for B. A needs no memory of who fought, and no rule asks you to keep track of it.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.9',
    sheet: 'AMB-09',
    topic: 'Does the starting-system exception beat the ship cap?',
    clauses: ['starcom:command-phase.build.8'],
    points: [
      {
        asks: 'Does "always" in the starting-system exception also beat the ship cap?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'No, it only cancels the siege and combat bans it is attached to.' },
          { id: 'B', says: 'Yes, it also beats the ship cap.' },
        ],
        why: 'The exception is part of the same point as the bans.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.10',
    sheet: 'AMB-10',
    topic: 'Do defending Fighters prevent a siege?',
    clauses: ['starcom:additional-rules.fighters.1', 'starcom:additional-rules.siege.1'],
    points: [
      {
        asks: "Do the controller's Fighters keep a system from being under siege?",
        standing: { '2022-02': 'lean', '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, a Fighter is a ship with an attack value.' },
          { id: 'B', says: 'No, Fighters have no part in a siege.' },
        ],
        why: "Only the attacker's side excludes Fighters in the words. The publisher's digital client ignores them as defenders.",
      },
    ],
  },
  {
    id: 'starcom:ambiguity.11',
    sheet: 'AMB-11',
    topic: 'Is attack 0 an attack value?',
    clauses: ['starcom:additional-rules.siege.1', 'starcom:card-types.station.3'],
    points: [
      {
        asks: 'Does a ship or station with attack 0 prevent a siege?',
        standing: { '2022-02': 'text', '2022-11': 'text' },
        readings: [
          {
            id: 'A',
            says: 'No, attack 0 is not an attack value, so a lone Scout, Refinery, Orbital Habitat, Shipyard or Jump Nexus does not stop a siege.',
          },
          { id: 'B', says: 'Yes, a printed 0 is a value too.' },
        ],
        why: 'November 2022 speaks of stations without attack that are left in conquered systems. Every station prints an attack, so these can only be those with 0. February 2022 has the same words for a siege.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.12',
    sheet: 'AMB-12',
    topic: 'Does a siege look at printed or current attack?',
    clauses: ['starcom:additional-rules.siege.1', 'starcom:cards.advanced-systems.1'],
    points: [
      {
        asks: 'Which attack counts when you check for a siege?',
        standing: { '2022-02': 'lean', '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'The current attack, so bonuses arm a vessel with attack 0.' },
          { id: 'B', says: 'The printed attack.' },
        ],
        why: "Vessels have the bonus, for example from Advanced Systems or a Missile Platform. The publisher's digital client agrees.",
      },
    ],
  },
  {
    id: 'starcom:ambiguity.13',
    sheet: 'AMB-13',
    topic: 'Do stations in a besieged system keep working?',
    clauses: [
      'starcom:ready-phase.gain-credits.2',
      'starcom:additional-rules.siege.4',
      'starcom:cards.refinery.1',
      'starcom:cards.orbital-habitat.1',
      'starcom:cards.jump-nexus.1',
    ],
    points: [
      {
        asks: 'Do stations in a besieged system keep working (Refinery credits, Orbital Habitat growth, Jump Nexus speed)?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'They keep working; only the text of the System card is off.' },
          { id: 'B', says: 'Every effect located in the system is off.' },
        ],
        why: "The sentence speaks of that system's effects, but its second half about abilities names no owner. A is better supported. Trade Routes is a technology and is unaffected either way.",
      },
    ],
  },
  {
    id: 'starcom:ambiguity.14',
    sheet: 'AMB-14',
    topic: 'In whose End Phase does a siege remove counters?',
    clauses: ['starcom:end-phase.conquest.1', 'starcom:end-phase.conquest.2'],
    points: [
      {
        point: 'i',
        asks: 'In whose End Phase does a besieged system lose counters?',
        standing: { '2022-11': 'text' },
        readings: [
          { id: 'A', says: "In every player's End Phase." },
          { id: 'B', says: "Only in the besieger's own End Phase." },
        ],
        why: 'The words say any system under siege and the ships of the non-controlling player, and they replaced the older "active player". B is the text of February 2022 and what the publisher\'s digital client does.',
      },
      {
        point: 'ii',
        asks: "On the controller's own turn, do the controller's own unarmed ships other than Fighters (a Scout) count against the besieged system?",
        standing: { '2022-02': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes, by the words they count, because they are ships of the active player.' },
          { id: 'B', says: 'No, only ships of an opponent count.' },
        ],
        why: 'The words count the ships of the active player and make no exception for the controller. The rules do not settle it.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.15',
    sheet: 'AMB-15',
    topic: 'What if two opponents besiege one system?',
    clauses: ['starcom:end-phase.conquest.1', 'starcom:end-phase.conquest.2'],
    points: [
      {
        point: 'i',
        asks: 'Are the ships of two besieging opponents added together, and who conquers?',
        standing: { '2022-11': 'unclear' },
        readings: [
          {
            id: 'A',
            says: 'The ships of all besieging players are added together; the rules do not name who conquers.',
          },
          {
            id: 'B',
            says: "Each besieging player's ships count on their own, and the one who removes the last counter conquers.",
          },
        ],
        why: 'The text speaks of one non-controlling player. It does not decide this.',
      },
      {
        point: 'ii',
        asks: 'Whose ships count when two opponents besiege one system, and who conquers?',
        standing: { '2022-02': 'text' },
        readings: [
          { id: 'A', says: "Only the active player's ships count, and the active player conquers." },
          { id: 'B', says: 'The ships of both besieging players are added together.' },
        ],
        why: 'The text names the active player.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.16',
    sheet: 'AMB-16',
    topic: 'Do armed stations change hands in a conquered system?',
    clauses: ['starcom:end-phase.conquest.3', 'starcom:card-types.station.3'],
    points: [
      {
        asks: 'Do stations with an attack value in a conquered system change hands?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes, any stations left change control.' },
          { id: 'B', says: 'No, only stations without attack go to the conqueror.' },
        ],
        why: 'The End Phase page says any stations, the Card Types page those without attack. Only a conquest by a Cruiser without a siege can make it matter.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.17',
    sheet: 'AMB-17',
    topic: 'How do lethal-first vessels protect the others?',
    clauses: [
      'starcom:combat-phase.assign-damage.3',
      'starcom:cards.frigate.1',
      'starcom:cards.defense-station.1',
      'starcom:cards.evasion.1',
    ],
    points: [
      {
        point: 'i',
        asks: 'In what order may several lethal-first vessels of one player be assigned damage?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'In any order among themselves, but all before the rest.' },
          {
            id: 'B',
            says: 'Each of them comes before all others, lethal-first ones included, so they block one another.',
          },
        ],
        why: 'The effect is meant to protect the other vessels; read strictly against one another the cards could never be satisfied.',
      },
      {
        point: 'ii',
        asks: 'Are assignments of two different attacking players added up?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'They are added up.' },
          { id: 'B', says: 'Each attacking player must assign lethal damage on their own.' },
        ],
        why: 'The cards do not say. The vessels of one player are added up.',
      },
      {
        point: 'iii',
        asks: 'Does damage already marked this turn lower what is still lethal?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes, only the remaining hit points must be covered.' },
          { id: 'B', says: 'No, the full hit points must be assigned again.' },
        ],
        why: 'The cards do not say.',
      },
      {
        point: 'iv',
        asks: 'What if a lethal-first vessel cannot be damaged (Evasion)?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'It must still be assigned lethal damage first, although that damage is prevented.' },
          { id: 'B', says: 'It is passed over, since no damage is lethal to it.' },
          { id: 'C', says: 'It can never be assigned lethal damage, so it shields the other vessels.' },
        ],
        why: 'The cards do not say.',
      },
      {
        point: 'v',
        asks: 'Do hit-point bonuses raise the lethal number?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, current hit points count, bonuses included.' },
          { id: 'B', says: 'No, the printed hit points count.' },
        ],
        why: 'Damage is lethal when it reaches the hit points the vessel has now.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.18',
    sheet: 'AMB-18',
    topic: 'How does a Battleship attack two targets?',
    clauses: ['starcom:combat-phase.assign-damage.3', 'starcom:cards.battleship.1'],
    points: [
      {
        point: 'i',
        asks: "How is a Battleship's attack dealt to two targets?",
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'Its attack is divided between the two.' },
          { id: 'B', says: 'It deals its full attack to each.' },
        ],
        why: 'The 0.9.5 design note calls it dividing damage. The card itself does not say. A is better supported.',
      },
      {
        point: 'ii',
        asks: 'How many targets may any other vessel choose?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Exactly one.' },
          { id: 'B', says: 'It may divide its attack over several.' },
        ],
        why: 'One target per vessel is implied only: a Battleship could not have one more than usual otherwise.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.19',
    sheet: 'AMB-19',
    topic: 'Does damage stay after the turn?',
    clauses: ['starcom:combat-phase.resolve-damage.2', 'starcom:end-phase.cleanup.1'],
    points: [
      {
        asks: 'Does damage stay on a vessel after the turn?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'It is gone at the end of the turn.' },
          { id: 'B', says: 'It stays.' },
        ],
        why: "The rules pages are silent. The 0.9.5 design note says damage no longer persists, and the publisher's digital client resets it.",
      },
    ],
  },
  {
    id: 'starcom:ambiguity.20',
    sheet: 'AMB-20',
    topic: 'Which ships may retreat, and where?',
    clauses: ['starcom:combat-phase.retreat.2'],
    points: [
      {
        point: 'i',
        asks: 'Must the destination of a retreat be adjacent and reachable with unused speed?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, a retreat is a jump.' },
          { id: 'B', says: 'No, any system you control will do.' },
        ],
        why: 'The rule calls it a jump and asks for movement to spare.',
      },
      {
        point: 'ii',
        asks: 'May ships built or received this turn retreat?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'They may; the retreat rule only asks for unused movement.' },
          { id: 'B', says: 'They cannot; a ship you have not controlled since the start of the turn does not jump.' },
        ],
        why: 'The retreat rule does not mention how long you have controlled the ship.',
      },
      {
        point: 'iii',
        asks: 'Who is "that player", who must control the destination?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'The controller of the ship that retreats.' },
          { id: 'B', says: 'The active player.' },
        ],
        why: 'The sentence goes round all players in turn and means the one who is retreating.',
      },
      {
        point: 'iv',
        asks: 'What are a "friendly" and an "empty" system?',
        standing: { '2022-02': 'unclear' },
        readings: [
          { id: 'A', says: 'Empty means that no ships are there.' },
          { id: 'B', says: 'Empty means that nobody controls it.' },
        ],
        why: 'Neither word is defined.',
      },
      {
        point: 'v',
        asks: 'May a Fighter retreat?',
        standing: { '2022-02': 'lean', '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Only if a card gives it a jump.' },
          { id: 'B', says: 'Yes, like any other ship that has not moved.' },
        ],
        why: 'A Fighter has no jump of its own to retreat with. Against it: February 2022 says "move" here, not "jump", which is closer to B. November 2022 says "jump" and asks for movement to spare.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.21',
    sheet: 'AMB-21',
    topic: 'Who responds when, and what resolves when?',
    clauses: [
      'starcom:additional-rules.responses.1',
      'starcom:additional-rules.responses.2',
      'starcom:additional-rules.responses.3',
    ],
    points: [
      {
        point: 'i',
        asks: 'Who has the next chance after a new item is added?',
        standing: { '2022-02': 'unclear', '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'The round restarts at the active player.' },
          { id: 'B', says: 'It goes on from the next seat.' },
        ],
        why: 'The rules give the order once and do not say what a new item does to it.',
      },
      {
        point: 'ii',
        asks: 'Does anybody get a new chance between two resolutions?',
        standing: { '2022-02': 'lean', '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'No, the whole sequence resolves once all have passed.' },
          { id: 'B', says: 'Yes, a new chance opens after each resolution.' },
        ],
        why: 'The rules speak of the sequence resolving as a whole.',
      },
      {
        point: 'iii',
        asks: 'When does the action take effect that is responded to?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'It is the bottom item and waits until the responses have resolved.' },
          { id: 'B', says: 'It takes effect at once, and the responses follow.' },
        ],
        why: 'The newest item resolves first and the oldest last.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.22',
    sheet: 'AMB-22',
    topic: 'How often may you buy or sell cards?',
    clauses: ['starcom:command-phase.order.1', 'starcom:command-phase.trade.1', 'starcom:command-phase.trade.2'],
    points: [
      {
        asks: 'How often per turn may you buy a card or sell two?',
        standing: { '2022-02': 'lean', '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'As often as you can pay.' },
          { id: 'B', says: 'Once each per turn.' },
        ],
        why: 'No count is given.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.23',
    sheet: 'AMB-23',
    topic: 'May others play Commands freely in combat?',
    clauses: ['starcom:combat-phase.commands.1', 'starcom:card-types.command.2'],
    points: [
      {
        asks: 'May players who are not active play Commands freely in the combat windows?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, the combat rules give every player the window.' },
          { id: 'B', says: 'No, still only as responses.' },
        ],
        why: 'The specific rule of combat goes before the general one about Commands.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.24',
    sheet: 'AMB-24',
    topic: 'How long does a Jump Nexus bonus last?',
    clauses: ['starcom:command-phase.move.5', 'starcom:cards.jump-nexus.1'],
    points: [
      {
        point: 'i',
        asks: 'Which ships get the Jump Nexus bonus, and for how long?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Ships standing there and ships arriving there get it and keep it this turn.' },
          { id: 'B', says: 'A ship has it only while it is in that system.' },
        ],
        why: 'The effect lasts for the rest of the turn.',
      },
      {
        point: 'ii',
        asks: 'Do two Jump Nexuses add up?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, each gives +1 speed.' },
          { id: 'B', says: 'No, the bonus counts once.' },
        ],
        why: 'Each of them says that ships in its system have +1 speed.',
      },
      {
        point: 'iii',
        asks: 'Does leaving and coming back earn the bonus again?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes, each arrival earns it.' },
          { id: 'B', says: 'No, a ship earns it once per Jump Nexus and turn.' },
        ],
        why: 'The card does not say.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.25',
    sheet: 'AMB-25',
    topic: 'What may use Jump Stabilization?',
    clauses: [
      'starcom:command-phase.move.6',
      'starcom:cards.jump-stabilization.1',
      'starcom:cards.jump-nexus.1',
      'starcom:cards.drummond.1',
    ],
    points: [
      {
        point: 'i',
        asks: 'May a Fighter at speed 0 use Jump Stabilization?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'No, the rules name the Carrier as the one case in which it jumps.' },
          { id: 'B', says: 'Yes, the card says ships.' },
        ],
        why: 'A is better supported. In February 2022 the card and the Fighter rule settle it: Fighters may.',
      },
      {
        point: 'ii',
        asks: "Does the jump use up one of the ship's jumps?",
        standing: { '2022-02': 'unclear', '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: "Yes, it uses up one of the ship's jumps." },
          { id: 'B', says: 'No, it comes on top of them.' },
        ],
        why: 'The card does not say. In February 2022 the same question arises for Jump Nexus and Drummond.',
      },
      {
        point: 'iii',
        asks: "Do other players' ships in the system profit?",
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes, the card says ships and names no owner.' },
          { id: 'B', says: 'No, only ships of the player who plays it.' },
        ],
        why: 'The card does not say. In February 2022 it names your ships only.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.26',
    sheet: 'AMB-26',
    topic: 'Does Interdiction hold ships that arrive later?',
    clauses: ['starcom:cards.interdiction.1'],
    points: [
      {
        asks: 'Which ships does Interdiction hold?',
        standing: { '2022-02': 'unclear', '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'Only ships that are there when it resolves.' },
          { id: 'B', says: 'Any ship while it is in that system.' },
        ],
        why: 'The card does not say.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.27',
    sheet: 'AMB-27',
    topic: 'May a card move a large ship into an Asteroid Field?',
    clauses: ['starcom:cards.bribery.1', 'starcom:cards.asteroid-field.1', 'starcom:cards.drummond.1'],
    points: [
      {
        asks: 'May Bribery or Drummond move a Medium or Large ship into an Asteroid Field?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes, the Asteroid Field restricts jumps only.' },
          { id: 'B', says: 'No, such ships are barred in any case.' },
        ],
        why: 'On 5 and 6 November 2022 the card went from "enter" to "jump" and the two movers were reworded to "move". A is better supported.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.28',
    sheet: 'AMB-28',
    topic: 'Does the same-opponent ban bind movement by cards?',
    clauses: [
      'starcom:command-phase.move.7',
      'starcom:cards.bribery.1',
      'starcom:cards.jump-stabilization.1',
      'starcom:cards.drummond.1',
    ],
    points: [
      {
        point: 'i',
        asks: 'Does the ban on hopping between two systems of one opponent bind a jump by Jump Stabilization?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, it is your own jump.' },
          { id: 'B', says: 'No, the card is an exception.' },
        ],
        why: 'The card lets your ships jump further; it is still you who moves them.',
      },
      {
        point: 'ii',
        asks: 'Does the ban bind Bribery and Drummond on a chosen ship?',
        standing: { '2022-11': 'unclear' },
        readings: [
          {
            id: 'A',
            says: "Yes, measured from the player who moves the ship: that player's opponent may not control both systems.",
          },
          {
            id: 'B',
            says: "Yes, measured from the controller of the ship: that player's opponent may not control both systems.",
          },
          { id: 'C', says: 'No, the ban does not reach ships moved by a card.' },
        ],
        why: 'The rule speaks of you moving a ship. Whose opponent counts is open.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.29',
    sheet: 'AMB-29',
    topic: 'What if a card reaches a full hand without a draw?',
    clauses: ['starcom:cards.spy-network.1'],
    points: [
      {
        asks: 'What happens if you hold five cards and gain one by Spy Network or a trade?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'You may discard a card to make room.' },
          { id: 'B', says: 'You cannot take the card.' },
        ],
        why: 'More than five is never allowed; the rest is not said. In February 2022 you discard first.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.30',
    sheet: 'AMB-30',
    topic: 'Does damage equal to hit points destroy?',
    clauses: ['starcom:combat-phase.resolve-damage.2', 'starcom:end-phase.cleanup.3'],
    points: [
      {
        asks: 'Is a ship destroyed when its damage equals its hit points?',
        standing: { '2022-02': 'text' },
        readings: [
          { id: 'A', says: 'No, only when it is more than the hit points, checked at Cleanup.' },
          { id: 'B', says: 'Yes, damage equal to the hit points destroys it.' },
        ],
        why: 'The text says more. Still, the January 2022 example of play removes Fighters with 2 hit points that were hit for 2. Stations are not named; they act like ships.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.31',
    sheet: 'AMB-31',
    topic: 'What if you trade your Homeworld away?',
    clauses: ['starcom:objective.elimination.1', 'starcom:command-phase.trade.3', 'starcom:end-phase.cleanup.2'],
    points: [
      {
        point: 'i',
        asks: 'Do you lose when you trade your Homeworld away?',
        standing: { '2022-02': 'text' },
        readings: [
          { id: 'A', says: 'Yes, your Homeworld is no longer under your control, so you lose.' },
          { id: 'B', says: 'No, a traded Homeworld has not been captured.' },
        ],
        why: 'The Welcome page takes a player out whose Homeworld is not under their control, however it was lost. The End Phase page speaks only of a captured Homeworld, which speaks for B, but it does not say that no other player is out.',
      },
      {
        point: 'ii',
        asks: 'Does the game end when a Homeworld is traded away?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'No, a trade is not a conquest.' },
          { id: 'B', says: 'Yes, the Homeworld counts as captured at Cleanup.' },
        ],
        why: 'Game End asks for a conquest; Cleanup says captured. The rules do not settle it.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.32',
    sheet: 'AMB-32',
    topic: 'Who wins a tie for most developments?',
    clauses: ['starcom:objective.win.1', 'starcom:end-phase.game-end.3'],
    points: [
      {
        asks: 'Who wins if players tie for the most developments?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'The tied players share the win.' },
          { id: 'B', says: 'Nobody wins; the game is a draw.' },
          { id: 'C', says: 'The winner is not settled; the rules need a tiebreak they do not give.' },
        ],
        why: 'There is no tiebreak and no rule about a shared win.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.33',
    sheet: 'AMB-33',
    topic: 'What counts in a close game end?',
    clauses: [
      'starcom:objective.end.1',
      'starcom:end-phase.game-end.1',
      'starcom:end-phase.game-end.2',
      'starcom:cards.research-initiative.1',
    ],
    points: [
      {
        point: 'i',
        asks: 'Does the game end if the last card of a Domain deck is discarded by Research Initiative instead of drawn?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'No, the Game End rules ask for the last card to be drawn.' },
          { id: 'B', says: 'Yes, the deck has run out.' },
        ],
        why: 'The objective speaks of an empty deck, the Game End rules of drawing the last card.',
      },
      {
        point: 'ii',
        asks: 'If several systems fall in one Conquest step and a Homeworld is among them, are the rest still resolved before counting?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'No, the game ends the moment the Homeworld is conquered.' },
          { id: 'B', says: 'Yes, the Conquest step is finished first.' },
        ],
        why: 'The game ends immediately, but no order among several systems is given.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.34',
    sheet: 'AMB-34',
    topic: 'Who gets the stations in a traded system?',
    clauses: ['starcom:command-phase.trade.5'],
    points: [
      {
        asks: 'What happens to stations in a system that is traded?',
        standing: { '2022-02': 'unclear' },
        readings: [
          { id: 'A', says: 'They pass to the new controller.' },
          { id: 'B', says: 'They stay with the player who gave the system away.' },
        ],
        why: 'The rules do not address it. November 2022 passes them on.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.35',
    sheet: 'AMB-35',
    topic: 'Where exactly may ships be built?',
    clauses: ['starcom:command-phase.build.3'],
    points: [
      {
        point: 'i',
        asks: 'Must you control the starting or capital system you build in?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, it must be one you control.' },
          { id: 'B', says: 'No, any starting or capital system will do.' },
        ],
        why: "The Card Types page lets you build in your own Homeworld or in Capital Systems, so at least the starting system is your own; of Capital Systems it does not say whose. The publisher's digital client requires control of both, but it is not a rule.",
      },
      {
        point: 'ii',
        asks: 'May ships be built in capital systems?',
        standing: { '2022-02': 'text' },
        readings: [
          { id: 'A', says: 'No, only in your home system.' },
          { id: 'B', says: 'Yes, capital systems are building places too.' },
        ],
        why: 'The rules page names the home system only. The January 2022 example of play allows capital systems.',
      },
      {
        point: 'iii',
        asks: 'May Fighters be built at home without a card that says so?',
        standing: { '2022-02': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, a Fighter is a ship.' },
          { id: 'B', says: 'No, Fighters need a card that lets you build them.' },
        ],
        why: 'The rules page and the Homeworld card say ships. The January 2022 example of play says no.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.36',
    sheet: 'AMB-36',
    topic: 'Does Military Base build two stations on one development?',
    clauses: ['starcom:command-phase.build.4', 'starcom:cards.military-base.1'],
    points: [
      {
        asks: 'Does a Military Base build two stations on one development?',
        standing: { '2022-02': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes, the card goes before the station cap.' },
          { id: 'B', says: 'No, one development leaves room for one station.' },
        ],
        why: 'The card builds two stations; the cap allows one for each development.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.37',
    sheet: 'AMB-37',
    topic: "May you add developments to an opponent's system?",
    clauses: ['starcom:command-phase.develop.1'],
    points: [
      {
        asks: 'May you add a development to a system an opponent controls?',
        standing: { '2022-02': 'unclear' },
        readings: [
          { id: 'A', says: 'No, adding presupposes that you control the system.' },
          { id: 'B', says: 'Yes, nothing forbids it.' },
        ],
        why: 'The rules do not say it outright. A is better supported.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.38',
    sheet: 'AMB-38',
    topic: 'When are ships, stations and technologies played from hand?',
    clauses: ['starcom:command-phase.build.1', 'starcom:card-types.technology.1', 'starcom:cards.battlecruiser.1'],
    points: [
      {
        asks: 'When and at what price are station, ship and technology cards played from the hand?',
        standing: { '2022-02': 'lean', '2022-11': 'lean' },
        readings: [
          {
            id: 'A',
            says: 'In your own Command Phase: stations and the Battlecruiser are builds (cost, place and caps apply); technologies show no cost and are free.',
          },
          { id: 'B', says: 'They are put on the table without paying, like a Command.' },
        ],
        why: "No page says it. The publisher's digital client does the same as A.",
      },
    ],
  },
  {
    id: 'starcom:ambiguity.39',
    sheet: 'AMB-39',
    topic: 'Does the Carrier rule still matter?',
    clauses: ['starcom:command-phase.move.6'],
    points: [
      {
        asks: 'Does the Carrier rule for Fighters matter in this edition?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'No, the card list of this edition has no Carrier.' },
          {
            id: 'B',
            says: 'Yes, with an old Carrier card: it takes along all Fighters there (February 2022) or up to five (from March 2022).',
          },
        ],
        why: 'The rule mentions the Carrier, but the card list dropped it on 27 October 2022.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.40',
    sheet: 'AMB-40',
    topic: 'What if piles, cubes or tokens run out?',
    clauses: ['starcom:game-overview.components.1', 'starcom:setup.decks.2', 'starcom:command-phase.build.1'],
    points: [
      {
        asks: 'What happens when a pile, the cubes or the tokens run out?',
        standing: { '2022-02': 'unclear', '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'What is not there cannot be built or placed.' },
          { id: 'B', says: 'The table uses a substitute; the supply is not a limit.' },
        ],
        why: 'The rules do not address it.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.41',
    sheet: 'AMB-41',
    topic: 'Do players start with cards?',
    clauses: ['starcom:setup.decks.1'],
    points: [
      {
        asks: 'Do players start with cards in hand?',
        standing: { '2022-02': 'lean', '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'No, players start without cards.' },
          { id: 'B', says: 'Yes, an opening hand is dealt.' },
        ],
        why: 'No opening hand is mentioned.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.42',
    sheet: 'AMB-42',
    topic: 'How do Orbital Habitat and the maximum go together?',
    clauses: ['starcom:command-phase.develop.5', 'starcom:cards.orbital-habitat.1'],
    points: [
      {
        point: 'i',
        asks: 'Do the two extra developments come on top of the printed maximum?',
        standing: { '2022-02': 'lean', '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, they come on top of it.' },
          { id: 'B', says: 'No, the printed maximum still holds.' },
        ],
        why: 'The card speaks of two additional developments.',
      },
      {
        point: 'ii',
        asks: 'The Habitat is gone while the system is above its printed maximum: do the extra counters stay?',
        standing: { '2022-02': 'unclear', '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'They stay; only further developments are barred.' },
          { id: 'B', says: 'They are removed down to the printed maximum.' },
        ],
        why: 'The rules do not say.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.43',
    sheet: 'AMB-43',
    topic: 'In which order do turn-start effects happen?',
    clauses: ['starcom:ready-phase.start-of-turn.1', 'starcom:cards.core-world.1'],
    points: [
      {
        point: 'i',
        asks: 'In which order do several turn-start effects happen?',
        standing: { '2022-02': 'unclear', '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'The player whose turn it is chooses the order.' },
          { id: 'B', says: 'They happen together.' },
        ],
        why: 'No order among them is given.',
      },
      {
        point: 'ii',
        asks: 'Which systems can take the free development of Core World (in February 2022: Gambling World)?',
        standing: { '2022-02': 'lean', '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'A system you control that has room.' },
          { id: 'B', says: 'Any system you control, even at its maximum.' },
        ],
        why: 'The card asks for a valid system.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.44',
    sheet: 'AMB-44',
    topic: 'How does a Cruiser count at conquest?',
    clauses: ['starcom:cards.cruiser.1'],
    points: [
      {
        point: 'i',
        asks: 'Does a Cruiser count twice in a besieged system?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'No, it counts once.' },
          { id: 'B', says: 'Yes, once as a besieging ship and once by its own effect.' },
        ],
        why: 'Its effect lets it remove a development siege or no siege; it does not say that it counts double.',
      },
      {
        point: 'ii',
        asks: 'A Cruiser removes the last counter of a system that is not besieged: is that a conquest, and by whom?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes, the controller of the Cruiser has conquered the system.' },
          { id: 'B', says: 'No, the system is then controlled by nobody.' },
        ],
        why: 'The conquest rule speaks of the besieging player only.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.45',
    sheet: 'AMB-45',
    topic: "Who goes after a Filibuster on someone else's turn?",
    clauses: ['starcom:cards.filibuster.1'],
    points: [
      {
        asks: 'Who goes after the extra turn?',
        standing: { '2022-02': 'unclear', '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'The seat after the player whose turn was interrupted.' },
          { id: 'B', says: 'The seat after the player who took the extra turn.' },
        ],
        why: 'The rules do not say.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.46',
    sheet: 'AMB-46',
    topic: 'Do several Efficient Construction add up?',
    clauses: ['starcom:cards.efficient-construction.1'],
    points: [
      {
        asks: 'Do several copies of Efficient Construction add up?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, each takes 1 credit off, but never under 1.' },
          { id: 'B', says: 'No, the discount counts once.' },
        ],
        why: 'Each copy says that your stations cost 1 less.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.47',
    sheet: 'AMB-47',
    topic: 'May Fighters enter an Asteroid Field?',
    clauses: ['starcom:additional-rules.fighters.3', 'starcom:cards.asteroid-field.1'],
    points: [
      {
        asks: 'May Fighters enter an Asteroid Field?',
        standing: { '2022-02': 'unclear' },
        readings: [
          { id: 'A', says: 'No, a Fighter is a class of its own and only Small ships may enter.' },
          { id: 'B', says: 'Yes, Fighters are small ships.' },
        ],
        why: 'The Undersized Shipyard names Fighters and Small ships apart. The Additional Rules page calls Fighters small ships, and the January 2022 example of play parks Fighters there. November 2022 names Fighters as allowed.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.48',
    sheet: 'AMB-48',
    topic: 'Can you build a Scout?',
    clauses: ['starcom:cards.scout.1'],
    points: [
      {
        asks: 'May you build a Scout?',
        standing: { '2022-02': 'lean', '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'No, it has no cost.' },
          { id: 'B', says: 'Yes, for 0 credits.' },
        ],
        why: 'It prints no cost and there is one per player.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.49',
    sheet: 'AMB-49',
    topic: 'May you use Railgun Turrets twice on one ship?',
    clauses: ['starcom:cards.railgun-turrets.1'],
    points: [
      {
        asks: 'May you use Railgun Turrets again on the same ship this turn?',
        standing: { '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'Yes, and the raised attack is then the new price and the new bonus.' },
          { id: 'B', says: 'No, once per ship and turn.' },
        ],
        why: 'The card does not say.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.50',
    sheet: 'AMB-50',
    topic: 'May you develop a system under siege?',
    clauses: ['starcom:command-phase.develop.4'],
    points: [
      {
        asks: 'May you develop your system while it is under siege?',
        standing: { '2022-02': 'lean', '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, only ships and stations are banned.' },
          { id: 'B', says: 'No, a siege bars all building.' },
        ],
        why: 'The siege rule names ships and stations, not developments.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.51',
    sheet: 'AMB-51',
    topic: 'Whose next turn ends a Black Hole?',
    clauses: ['starcom:cards.black-hole.1'],
    points: [
      {
        asks: 'Whose next turn ends the effect of a Black Hole?',
        standing: { '2022-02': 'unclear', '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: "The next turn of the ship's controller." },
          { id: 'B', says: 'The turn of the next player.' },
        ],
        why: 'The card does not say whose turn it means.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.52',
    sheet: 'AMB-52',
    topic: 'May a Command target a station in a Pulsar System?',
    clauses: ['starcom:cards.pulsar-system.1'],
    points: [
      {
        asks: 'May a Command target a station in a Pulsar System?',
        standing: { '2022-02': 'text', '2022-11': 'text' },
        readings: [
          { id: 'A', says: 'Yes, stations are not shielded.' },
          { id: 'B', says: 'No, everything in the system is shielded.' },
        ],
        why: 'November 2022 shields the system and the ships in it, February 2022 only the ships. A station can be targeted in both.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.53',
    sheet: 'AMB-53',
    topic: 'Does the starting-system exception beat the siege rule?',
    clauses: ['starcom:additional-rules.siege.3', 'starcom:command-phase.build.8', 'starcom:command-phase.build.6'],
    points: [
      {
        asks: 'Your starting system is under siege. May you build ships there?',
        standing: { '2022-11': 'lean' },
        readings: [
          { id: 'A', says: 'Yes, the Command Phase page says so, and the exception goes before the general ban.' },
          { id: 'B', says: 'No, the siege rule bans all ships and names no exception.' },
        ],
        why: 'Two November 2022 pages conflict. The Command Phase page says that you can always build ships there and names the siege; the Additional Rules page has the ban without the exception. A special rule beside its own ban speaks for A.',
      },
    ],
  },
  {
    id: 'starcom:ambiguity.54',
    sheet: 'AMB-54',
    topic: 'How far does Ram reach?',
    clauses: ['starcom:additional-rules.targeting.1', 'starcom:additional-rules.targeting.2', 'starcom:cards.ram.1'],
    points: [
      {
        asks: 'You play Ram and destroy one of your ships. Where may its target be?',
        standing: { '2022-02': 'unclear' },
        readings: [
          {
            id: 'A',
            says: 'In the system of the destroyed ship only, because the card makes your ship do the damage.',
          },
          { id: 'B', says: 'In any system, because the card says to choose a target.' },
        ],
        why: "Two sentences of the targeting rule meet. A card that makes your ship do something to another ship keeps to that ship's system; a card worded for a chosen target reaches anywhere. Ram does both. November 2022 names the system on the card.",
      },
    ],
  },
  {
    id: 'starcom:ambiguity.55',
    sheet: 'AMB-55',
    topic: 'What if a system has more stations than developments?',
    clauses: [
      'starcom:command-phase.build.4',
      'starcom:card-types.station.2',
      'starcom:end-phase.conquest.1',
      'starcom:end-phase.conquest.3',
    ],
    points: [
      {
        asks: 'A siege takes counters from a system, or its new controller places only 1. What happens to stations beyond the number of counters?',
        standing: { '2022-02': 'unclear', '2022-11': 'unclear' },
        readings: [
          { id: 'A', says: 'They stay; you only cannot build more there.' },
          { id: 'B', says: 'The surplus must be given up.' },
        ],
        why: 'The number of developments limits how many stations a system holds, and no page says how stations would be removed. A is slightly better supported, as for surplus ships.',
      },
    ],
  },
]
