/** How players say who is there to fight and what was fought. */
import { type Sayings, yes, yesNo } from '../../../kernel/sayings.ts'

export const battlesFacts: Sayings['facts'] = {
  opposingShipsPresent: {
    says: yesNo(
      [
        '(enemy|opponent|opposing|hostile|rival|his|her|their) (ship|ships|fighter|fighters|scout|fleet|cruiser|corvette|destroyer) (is|are|) (still|) (there|here|around|present|parked|sitting)',
        '(enemy|opponent|opposing|hostile|rival|his|her|their) (ship|ships|fighter|fighters|scout|fleet|cruiser|corvette|destroyer) (are|is) left (there|here|in)',
        '(enemy|opponent|opposing|hostile|rival) (ship|fighter|scout|fleet|cruiser|corvette|destroyer|frigate) (in|parked|sitting|present)',
        '(enemy|enemies|opponent|opposing|hostile|rival) * (still there|present|there|here|around|remain|left over)',
        '(enemy|opposing|hostile|opponent) (ship|fighter|fleet|scout) (still|sits|sit)',
        'opposing ships',
        '(ship|ships|fighter|fighters|scout|fleet|cruiser|corvette|destroyer|frigate) of (his|hers|theirs|an opponent|the enemy) (is|are|still|there|here|sits|parked)',
        '(enemy|enemies|opponents|hostiles) (is|are|) (still|) (about|there|here|around|present|in orbit|overhead)',
        '(his|her|their|enemy|rival) (ship|ships|scout|fleet|cruiser|corvette|destroyer|frigate|vessel) (over|above|orbiting|in orbit|hovering)',
        'still (a|an|his|her|their|some|) (enemy|opposing|hostile|) (ship|ships|scout|fighter|fighters|cruiser|corvette|destroyer|frigate) (there|here|in)',
        '(his|her|their|enemy) (ship|ships|fighter|fighters|scout|fleet|cruiser|corvette|destroyer|frigate) (is|are) still (in|there|here|around|hanging|sitting|parked|lurking|floating|waiting)',
        '(ship|ships|fighter|fighters|scout|fleet|cruiser|corvette|destroyer|frigate) (hang|hangs|hanging|lurk|lurking|wait|waiting|float|floating|stick|sticking) around',
        '(he|she|they) (is|are) (still|) (there|here|around)',
        'enemies are still',
        'enemies still',
      ],
      [
        '(enemy|enemies|opponent|opposing|hostile) * (gone|fled|dead|destroyed|retreated)',
        'no (enemy|opposing|hostile|opponent) ships',
        'no enemies',
        'nobody else there',
      ],
    ),
  },
  combatSinceMyLastTurn: {
    here: true,
    // where and when may not be said
    topics: ['(fought|battled|clashed|fight|battle)', 'no shots (were|have been|) (fired|exchanged)'],
    says: yesNo(
      [
        'combat since my last turn',
        '(fought|attacked|battled|shot|hit) (me|us|my) (in|at|on|over|) * since',
        '(fight|combat|battle|shooting) (in|at|on|over) * since',
        '(fight|fought|fighting|battle|battled|combat|brawl|scrap|clash|skirmish|shooting|shots|war) * since',
        '(fight|fought|fighting|battle|battled|combat|brawl|clash|skirmish) * (last|this) round',
        'we (fought|battled|clashed|shot) (there|here|over|in|at)',
        'since (my|the) (last|) (turn|go) * (fight|fighting|combat|battle)',
        '(combat|battle|fight|fought|fighting) * since (my|your|the) last turn',
        'there was (combat|battle|fighting|a fight|a battle)',
        'was (combat|fighting|a battle|a fight|a scrap) (there|here|last|since|after)',
        '(had|saw) (a|) (fight|battle|combat|scrap) (here|there|since|last)',
        '(combat|battle|fight|scrap) (here|there|) (last|since|after) (my|last|)',
        'shots (were|) (fired|exchanged)',
        '(brawl|clash|skirmish|scuffle|shootout|dogfight) (there|here|last|in|over)',
        'fought (there|here|in)',
        '(combat|battle|fight) (there|here) (last|this|since)',
        '(right|just|straight|directly) after (combat|the battle|a battle|battle|the fight)',
      ],
      [
        'no (combat|battle|fight|fighting)',
        'without combat',
        '(nobody|noone) (fought|battled) *',
        '(peaceful|quiet) (there|here|since)',
        'there was no combat',
        'no one fought',
      ],
    ),
  },
  noDamageAssigned: yes(
    '(no one|nobody|noone|none) * damage',
    '(nobody|noone|no one) * (hit|hurt|scratched|damaged)',
    '(no one|nobody|noone) (dealt|did|took|assigned|suffered|got|was) (a|any|) (hit|hits|hurt|damaged|damage|single)',
    '(no one|nobody|noone) (dealt|did|took|assigned|suffered) * (damage|point|hit)',
    'no hits',
    'without (any|) damage',
    'not a single shot',
    '(nobody|noone|no one) (fired|shot|shoots|fires)',
    // "nobody is attacking" speaks of no combat that was
    '(nobody|noone|no one) attacked (there|in it|in that|anyone|anybody|anything)',
    'no damage (was|) assigned',
    'held fire',
    'no shots',
    'no shots (were|have been|) (fired|exchanged)',
    'nobody assigned damage',
    'without a shot',
  ),
  contested: yes('contested'),
  // without a fight no system is
  'repair-scrap/contested': {
    says: yesNo(
      ['contested', '(there was|was|had|we had) (combat|a fight|fighting|a battle) (there|here|in it) (since|after) *'],
      ['no (combat|fight|fighting|battle) (there|here|in it)', 'uncontested', '(not|isnt) contested'],
    ),
  },
  attack: {
    says: [{ value: '#', as: ['attack (of|is|) #', '# attack', 'strength (of|is|) #', '(shoots|hits) for #'] }],
  },
  target: {
    says: [{ value: 'station', as: ['(on|at|against) (a|the|my|his|her|their|an) (enemy|) station'] }],
  },
  targetMine: {
    says: [
      {
        value: false,
        as: [
          '(his|her|their|enemy|opponents|opposing) (station|ship|cruiser|destroyer|frigate|corvette|scout|battleship|battlecruiser|carrier)',
          '(station|ship) of (an|my|the) (opponent|enemy)',
          '(somebody|someone|anybody|anyone) elses (station|ship)',
        ],
      },
      { value: true, as: ['my own (station|ship)', '(at|on|against) my (station|ship)', 'aimed at my'] },
    ],
  },
  myVesselThere: {
    says: yesNo(
      ['(my|our|own) station (there|here|in it|but|and no)', 'with my station'],
      [
        '(have|has|got|ive|own) (nothing|no vessel|no vessels)',
        'nothing of mine',
        '(dont|not|havent) (have|own|got) (anything|a vessel|any vessel)',
        '(have|got|ive) neither',
      ],
    ),
  },
  myShipThere: {
    says: yesNo(
      [
        'ship of mine (there|in it|in that system|in the system)',
        'my (ship|scout|patrol|corvette|frigate|destroyer|cruiser|battlecruiser|battleship|carrier|fighter|one) (is|sits|stands|is parked|is sitting) (there|in there|in it|in that system|in the system)',
        '(have|got) (a|my|one) ship (there|in it|in that system|in the system)',
        'my ship (is|sits|stands) (there|in it)',
      ],
      [
        'without (a|any) ship of mine',
        'without (a|any|my) ship (there|in it)',
        '(no|none of my) (ship|ships) (of mine|there|in it)',
        'none of my ships',
        '(but|and) no ships',
        'no ship of mine',
        '(dont|not) have (one|any|a ship) there',
        '(have|got|ive) (no|none) there',
        'nothing of mine (there|in it|there at all)',
        'where i have no (ship|ships)',
        '(dont|not) have * ship',
        '(have|got|with|ive) no (ship|ships)',
      ],
    ),
  },
}
