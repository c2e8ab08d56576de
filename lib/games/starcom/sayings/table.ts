/** How players say whose turn it is, whose system, what stands there. */
import type { FactSayings, Sayings } from '../../../kernel/sayings.ts'
import { yes } from './shared.ts'

const siege: FactSayings = {
  says: [
    {
      value: true,
      as: [
        'under siege',
        'besieged',
        'besieging',
        'sieged',
        'blockaded',
        'siege on (it|me|my)',
        'being sieged',
        'laying siege',
        'sieging',
        '(siege|sieges|besiege|besieges|blockade|blockades|blockading) (me|it|us|my)',
        '(a|the) siege (there|here|is on|going on)',
        '(besieged|sieged|blockaded) by',
        '(fleet|ships|ship) * (sitting|parked|camping) (on|in|at) my',
      ],
    },
    {
      value: false,
      as: [
        'no siege',
        'not under siege',
        'not besieged',
        'without siege',
        'unbesieged',
        'siege is (over|broken|lifted)',
        '(nobody|noone|none) (is|) (besieging|sieging|besieges|besieged)',
        'safe from siege',
      ],
    },
  ],
  topics: ['siege'],
}

const controller: FactSayings = {
  says: [
    {
      value: 'me',
      as: [
        '(system|planet|world|capital|place|homeworld|colony|one) (i|we) (control|own|hold|have)',
        '(system|planet|world|capital|place|colony) (is|of) mine',
        'under my control',
        '(i|we) (am|are) (the controller|in control)',
        'my (own|) (system|planet|world|place|sector|colony)',
        '(system|planet|world|capital) (of mine|i control|i own)',
        'i control it',
        'i control',
        'my (own|) system',
        'my system',
        'system of mine',
        'system i (own|control|hold)',
        'i (own|hold) it',
        'my (capital|colony|planet|sector)',
        'our system',
        'mine',
      ],
    },
    {
      value: 'none',
      as: [
        'neutral',
        'uncontrolled',
        'nobody controls',
        'nobody owns',
        'no owner',
        'nobody controls',
        'no one controls',
        'unowned',
        'unclaimed',
        'empty system',
        'belongs to (nobody|noone)',
        'controlled by (nobody|noone)',
        'nobody owns',
        'no controller',
        'not controlled (by anyone|by anybody|)',
        'no one (controls|owns|holds)',
        '(nobody|noone) (holds|has) (it|the|that|this)',
        'without (a controller|an owner)',
        'without (controller|owner)',
        'free (system|planet|world)',
      ],
    },
    {
      value: 'opponent',
      as: [
        'opponent * (system|planet|world|capital|homeworld)',
        '(his|her|their) (system|planet|world|capital)',
        '(someone|somebody) else (system|planet|world|capital|place)',
        'another player (system|planet|world|capital)',
        '(opponent|enemy|rival|opposing) system',
        'opponent controls',
        'system of an opponent',
        'belongs to (an|my|the) (opponent|enemy)',
        'someone else system',
        'their system',
        '(his|her|their) system',
        'controlled by (an|my|the) (opponent|enemy)',
        'hostile system',
      ],
    },
  ],
}

const phase: FactSayings = {
  says: [
    { value: 'ready', as: ['ready phase', 'ready step', '(in|during|still) ready', 'in ready'] },
    { value: 'command', as: ['command phase'] },
    {
      value: 'combat',
      as: [
        'combat phase',
        '(in|during|into) combat',
        '(in|during) the (fight|battle)',
        'middle of (combat|a fight|the fight|the battle)',
        '(fighting|combat) (right|) now',
      ],
    },
    { value: 'end', as: ['end phase', '(in|at|during) the end of (my|his|her|the) turn'] },
  ],
  quiet: true,
}

const turn: FactSayings = {
  says: [
    {
      value: false,
      as: [
        '(opponent|enemy|other|another|someone|somebody|their|his|her) * turn',
        'not my turn',
        '(his|her|their|your) (ready|command|combat|end) phase',
        '(on|in|during|is|its) your (turn|go)',
        'turn of another',
        'other player turn',
        'out of turn',
        'my turn (ended|finished|over|done|passed)',
        'my turn (is|has|was) (over|finished|done|ended|passed)',
      ],
    },
    {
      value: true,
      as: [
        'my (own|) turn',
        '(on|its|during|in) my (own|) (turn|go)',
        'my go',
        'i am active',
        'my (own|) (ready|command|combat|end) phase',
        'active player (is|) me',
      ],
    },
  ],
}

const credits: FactSayings = {
  own: true,
  units: ['credit', 'cr', 'money', 'bucks', 'coins'],
  says: [
    { value: 0, as: ['broke', 'no credits', 'no money', 'out of (credits|money)', 'not a single credit'] },
    { value: '#', as: ['(have|got|with|hold) # (to spend|in the bank|left to spend)'] },
  ],
}

const opposing: FactSayings = {
  says: [
    {
      value: true,
      as: [
        '(enemy|opponent|opposing|hostile|rival|his|her|their) (ship|ships|fighter|fighters|scout|fleet|cruiser|corvette|destroyer) (is|are|) (still|) (there|here|around|present|parked|left|sitting)',
        '(enemy|opponent|opposing|hostile|rival) (ship|fighter|scout|fleet|cruiser|corvette|destroyer|frigate) (in|parked|sitting|present)',
        '(enemy|enemies|opponent|opposing|hostile|rival) * (still there|present|there|here|around|remain|left over)',
        '(enemy|opposing|hostile|opponent) (ship|fighter|fleet|scout) (is|are|still|sits|sit)',
        'opposing ships',
        'still (a|an|his|her|their|some|) (enemy|opposing|hostile|) (ship|ships|scout|fighter|fighters|cruiser|corvette|destroyer|frigate) (there|here|in)',
        '(his|her|their|enemy) (ship|ships|fighter|fighters|scout|fleet|cruiser|corvette|destroyer|frigate) (is|are) still (in|there|here|around|hanging|sitting|parked|lurking|floating|waiting)',
        '(ship|ships|fighter|fighters|scout|fleet|cruiser|corvette|destroyer|frigate) (hanging|lurking|waiting|floating|sticking) around',
        'enemies are still',
        'enemies still',
      ],
    },
    {
      value: false,
      as: [
        '(enemy|enemies|opponent|opposing|hostile) * (gone|left|fled|dead|destroyed|retreated)',
        'no (enemy|opposing|hostile|opponent) ships',
        'no enemies',
        'nobody else there',
      ],
    },
  ],
}

const combatSince: FactSayings = {
  says: [
    {
      value: true,
      as: [
        'combat since my last turn',
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
    },
    {
      value: false,
      as: ['no (combat|battle|fight|fighting)', 'without combat', 'there was no combat', 'no one fought'],
    },
  ],
}

const systemKind: FactSayings = {
  says: [
    {
      value: 'starting',
      as: ['homeworld', 'home world', 'starting system', 'home system', 'home planet', 'start system'],
    },
    { value: 'capital', as: ['capital', 'capital system'] },
    {
      value: 'ordinary',
      as: [
        '(ordinary|normal|plain|regular|minor) (system|world|planet|one|place|colony)',
        '(any|some) (old|ordinary|random) (system|world|planet)',
        'just (an|some) ordinary',
        'ordinary system',
        'normal system',
        'regular system',
        'not a capital',
        '(outside|outside of) (a|the|my|any) capital',
        'no (real|proper|) capital',
        'no capital',
        'non capital',
        'plain system',
        'minor system',
        'not capital',
      ],
    },
  ],
  quiet: true,
}

export const tableFacts: Sayings['facts'] = {
  underSiege: siege,
  systemController: controller,
  phase,
  isMyTurn: turn,
  credits,
  opposingShipsPresent: opposing,
  combatSinceMyLastTurn: combatSince,
  systemKind,
  isMyStartingSystem: {
    says: [
      {
        value: true,
        as: [
          'my (own|) (homeworld|home|starting)',
          'my own homeworld',
          'my homeworld',
          'my home (world|system|planet)',
          'my starting system',
          'my own starting system',
          'our homeworld',
        ],
        sets: { systemKind: 'starting' },
      },
      {
        value: false,
        as: [
          '(opponent|enemy|someone|his|her|their|captured|conquered) * (homeworld|starting system|home system)',
          'captured homeworld',
          'homeworld i (took|captured|conquered)',
        ],
        sets: { systemKind: 'starting' },
      },
    ],
  },
  'siege/controller': { says: controller.says!.slice(0, 2) },
  'contested/controller': { says: controller.says!.slice(0, 2) },
  noDamageAssigned: yes(
    '(no one|nobody|noone|none) * damage',
    '(nobody|noone|no one) * (hit|hurt|scratched|damaged)',
    '(no one|nobody|noone) (dealt|did|took|assigned|suffered|got|was) (a|any|) (hit|hits|hurt|damaged|damage|single)',
    '(no one|nobody|noone) (dealt|did|took|assigned|suffered) * (damage|point|hit)',
    'no hits',
    'without (any|) damage',
    'not a single shot',
    'nobody (fired|shot|attacked)',
    'no damage (was|) assigned',
    'held fire',
    'no shots',
    'nobody assigned damage',
    'without a shot',
  ),
  contested: yes('contested'),

  firstTurn: yes(
    'first turn',
    'my first turn',
    '(opening|very first|starting) turn',
    '(just|only) started',
    '(turn|round) (one|1)',
  ),
  action: { quiet: true },
  type: { after: ['a', 'my', 'the', 'repair', 'scrap', 'damaged'] },
  figure: {
    says: [
      {
        value: 'repair-price',
        as: [
          '(price|cost) of (a|) repair',
          'repair (cost|price)',
          'how much * repair',
          'cost * (repair|fix|heal) (one|1|a) (point|hp|damage|hit)',
          '(repair|repairing|fixing|healing) * (cost|each|per)',
          'what * (cost|costs) to (fix|repair|heal)',
          'what does (it cost to|a) repair',
        ],
      },
      { value: 'card-income', as: ['(credits|income) * (from|for) * card', 'what does a card pay'] },
      {
        value: 'neighbours',
        as: [
          'how many (neighbours|neighbors)',
          '(neighbours|neighbors) of',
          'how many adjacent',
          '(next to|beside|touching) each other',
          '(edges|sides|rows|columns) wrap',
          '(row # column|row #) * (row # column|row #) (next|adjacent|neighbours)',
          'which systems are adjacent',
          'how far',
          'distance (from|between)',
          'how many jumps',
          'adjacent to (row|the|it)',
          'systems (touch|adjacent)',
        ],
      },
      {
        value: 'hand-limit',
        as: [
          'how many cards (can|may|do|am|are) (i|you|we) (hold|have|keep|allowed)',
          'how many cards (fit|maximum|max|at most)',
          'cards (at most|maximum|max) in hand',
          'hand limit',
          'most cards',
          '(max|maximum) (number of|) cards',
          '(limit|cap) (on|of) cards',
          'hand size',
          'maximum hand',
          'cards (can|may) (i|you|we) (hold|have|keep)',
          'how many cards * hand',
          'max hand',
        ],
      },
      {
        value: 'buy-price',
        as: [
          'price of a card',
          'how much * (buy|buying) (a|one) card',
          'what * cost to buy',
          '(cost|price) (to buy|of buying|for) (a|one) card',
          'cost * card',
          'how much * card',
          'what does a card cost',
        ],
      },
      {
        value: 'sell-price',
        as: [
          'what (is|are) two cards worth',
          'sale (price|value)',
          'credits for two cards',
          'how much * sell',
          'sell * how much',
          'get for selling',
          'what * (get|bring|brings|pays) * (selling|two cards)',
          'selling two cards',
        ],
      },
      {
        value: 'sell-cards',
        as: [
          'how many cards * sell',
          'how many cards * (throw|discard|ditch|dump|chuck|give up)',
          'cards (needed|required|it takes) to sell',
          'cards to discard for a sale',
        ],
      },
      {
        value: 'start-credits',
        as: [
          '(starting|start) (credits|money|cash)',
          'credits * (start|begin)',
          'how much money * start',
          'how much (cash|credits) * (begin|start|beginning)',
          '(cash|money|credits) * everyone (begin|begins|start|starts|has|gets)',
          'start with * credits',
          'credits (each|apiece|per player|) (at|in|to) (the|) (start|beginning|begin)',
          '(credits|money) (each|apiece|) * (setup|set up|beginning)',
        ],
      },
      {
        value: 'start-developments',
        as: [
          'starting developments',
          'developments * start',
          'how many developments * (start|begin|beginning)',
          'developments * beginning',
          'developments * (set up|setup|homeworld have)',
        ],
      },
      {
        value: 'start-ships',
        as: [
          'starting ships',
          'ships * start',
          'scouts at the start',
          'how many (scouts|ships) * (start|begin|beginning)',
          '(scouts|ships) * beginning',
        ],
      },
      {
        value: 'first-development',
        as: [
          'price of * first development',
          'first development cost',
          'cost of * first development',
          'how much * first development',
        ],
      },
      {
        value: 'fighter-speed',
        as: [
          '(base|basic|printed) speed * fighter',
          'fighter * (base|basic) speed',
          'fighter speed',
          'speed of (a|the) (strike|) fighter',
          'how far (can|does) (a|the) fighter',
          'speed of * fighter',
          'how fast * fighter',
        ],
      },
    ],
  },
}
