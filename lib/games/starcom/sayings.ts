/** How players of Star Commander say the facts of a table. */
import type { FactSayings, Sayings } from '../../kernel/sayings.ts'
import { cards } from './data/cards.ts'
import { scenes } from './scenes.ts'

const whose = (value: boolean, as: string[]) => ({ value, as })
const yes = (...as: string[]): FactSayings => ({ says: [whose(true, as)] })

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

const nameController = (lead: string): FactSayings => ({
  says: [
    { value: 'me', as: [`${lead} (my|mine|own|our) *`, `${lead} * (i control|of mine|i own)`] },
    { value: 'none', as: [`${lead} * (neutral|uncontrolled|nobody|unclaimed)`] },
  ],
})

const phase: FactSayings = {
  says: [
    { value: 'ready', as: ['ready phase', 'in ready'] },
    { value: 'command', as: ['command phase'] },
    { value: 'combat', as: ['combat phase'] },
    { value: 'end', as: ['end phase'] },
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
        'turn of another',
        'other player turn',
        'out of turn',
      ],
    },
    { value: true, as: ['my (own|) turn', 'my own turn', 'my turn', 'on my turn', 'its my turn'] },
  ],
}

const builtThisTurn = yes(
  'built (it|) this turn',
  'built * this turn',
  'just built',
  'built * just now',
  'built * now',
  'just been built',
  'only just built',
  'came off the yard',
  'new this turn',
  'freshly built',
  'newly built',
  'brand new',
  'this turn built',
)

const credits: FactSayings = {
  units: ['credit', 'cr', 'money', 'bucks', 'coins'],
  says: [{ value: 0, as: ['broke', 'no credits', 'no money'] }],
}

const opposing: FactSayings = {
  says: [
    {
      value: true,
      as: [
        '(enemy|enemies|opponent|opposing|hostile|rival) * (still there|present|there|here|around|remain|left over)',
        '(enemy|opposing|hostile|opponent) (ship|fighter|fleet|scout) (is|are|still|sits|sit)',
        'opposing ships',
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
        'was (combat|fighting|a battle|a fight) (there|here|last)',
        'fought (there|here|in)',
        '(combat|battle|fight) (there|here) (last|this|since)',
        'after (combat|the battle|a battle|battle)',
      ],
    },
    {
      value: false,
      as: ['no (combat|battle|fight|fighting)', 'without combat', 'there was no combat', 'no one fought'],
    },
  ],
}

const cardAfterBuild: FactSayings = {
  after: [
    'build',
    'building',
    'buy',
    'afford',
    'place',
    'construct',
    'make',
    'put',
    'add',
    'produce',
    'pay',
    'cost',
    'price',
    'for',
  ],
}
const jumping: FactSayings = {
  after: ['my', 'a', 'the', 'can', 'may', 'does', 'an', 'this', 'does'],
}

const shipsControlled: FactSayings = {
  units: [
    'ships already',
    'ships on the board',
    'ships in all',
    'ships in total',
    'ships total',
    'ships overall',
    'ships altogether',
    'ships out',
    'ships everywhere',
    'ships so far',
    'ships now',
  ],
  says: [
    {
      value: '#',
      as: [
        '(have|control|own|got) # ships',
        '(have|control|own|got) # * ships',
        '# ships',
        'ship (count|total) (is|of) #',
        '# of my ships',
      ],
    },
  ],
}
const fightersControlled: FactSayings = {
  units: ['fighters already', 'fighters on the board', 'fighters in total', 'fighters out'],
  says: [{ value: '#', as: ['(have|control|own|got) # fighters', '(have|control|own|got) # * fighters'] }],
}
const totalDevelopments: FactSayings = {
  units: [
    'developments in (all|total)',
    'developments total',
    'developments on the board',
    'developments overall',
    'developments altogether',
    'total developments',
    'developments across',
    'developments everywhere',
  ],
  says: [
    {
      value: '#',
      as: ['total of # developments', '# developments on (the|my) (whole|) board', 'developments (total|totalling) #'],
    },
  ],
}
const developmentsHere: FactSayings = {
  units: ['development', 'developments', 'counters', 'development counters', 'devs', 'development (there|here)'],
  says: [{ value: 0, as: ['no developments', 'undeveloped', 'no development counters'] }],
}
const stationsHere: FactSayings = {
  units: [
    'stations (already|there|here)',
    'station (already|there|here)',
    'station in it',
    'stations in it',
    'stations in the system',
  ],
  says: [
    { value: 1, as: ['second station', 'another station', 'already (a|one) station', 'have a station there'] },
    { value: 2, as: ['third station'] },
    { value: 0, as: ['first station', 'no stations', 'no station (there|here|yet)'] },
    { value: '#', as: ['already (have|has|holds) # stations', 'has # stations', 'with # stations'] },
  ],
}
const count: FactSayings = {
  says: [
    { value: 1, as: ['one more', 'another', 'a second', 'a third', 'a fourth', 'a single'] },
    {
      value: '#',
      as: [
        'build # (ships|stations|fighters|developments|more)',
        'build # more',
        'build # * (ships|stations|fighters)',
        '# more (ships|stations|fighters|developments|counters)',
        '# more',
        '# (ships|stations|fighters|developments) at once',
        '# new (ships|stations|fighters)',
      ],
    },
  ],
}
const what: FactSayings = {
  says: [
    { value: 'fighter', as: ['(build|place|building|make|buy) * (fighter|fighters)', '# fighters'] },
    {
      value: 'station',
      as: ['(build|place|building|put|construct|add) * (station|stations)', '(second|third|another|first) station'],
    },
    { value: 'ship', as: ['(build|place|building|make|construct|buy) * (ship|ships|warship|vessel)'] },
  ],
  quiet: true,
}

/** A named card says what kind of thing it is. */
const kindOf = (card: (typeof cards)[number]) =>
  card.shipClass === 'Fighter' ? 'fighter' : card.type === 'Station' ? 'station' : 'ship'

const buildCard: FactSayings = {
  says: cards
    .filter((card) => card.type === 'Ship' || card.type === 'Station')
    .filter((card, i, all) => all.findIndex((one) => one.slug === card.slug) === i)
    .flatMap((card) => [
      {
        value: card.slug,
        as: [
          `(build|place|building|construct|make|buy|produce|put|add) ${card.name}`,
          `(build|place|building|construct|make|buy|produce|put|add) * ${card.name}`,
        ],
        sets: { what: kindOf(card) },
      },
      { value: card.slug, as: [card.name], sets: { what: kindOf(card) }, passing: true as const },
    ]),
  after: cardAfterBuild.after!,
  quiet: true,
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
        '(ordinary|normal|plain|regular|minor) (system|world|planet|one|place)',
        'just an ordinary',
        'ordinary system',
        'normal system',
        'regular system',
        'not a capital',
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

export const sayings: Sayings = {
  facts: {
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
    shipsControlled,
    fightersControlled,
    totalDevelopments,
    developmentsInSystem: developmentsHere,
    stationsInSystem: stationsHere,
    count,
    what,
    card: jumping,
    'build/card': buildCard,
    'build/shipClass': { after: ['class'] },
    class: {
      after: ['class', 'a', 'my'],
      says: [{ value: 'Fighter', as: ['fighter jump', 'my fighter', 'a fighter'] }],
    },
    myStationInSystem: yes(
      'my station (there|here|in it|in the system)',
      'station of mine',
      'i have a station (there|here)',
      'have a station there',
    ),
    myShipyardHere: yes('(my|a|our) shipyard', 'has a shipyard', 'with a shipyard', 'shipyard (there|here|in it)'),
    undersizedShipyardHere: yes('undersized shipyard'),
    orbitalHangarHere: yes('orbital hangar'),
    myCarrierHere: yes('(my|a) carrier (there|here|is there|in the system|in it)', 'carrier of mine', 'with a carrier'),
    myFighterBays: yes('fighter bays', 'fighter bay'),
    iControlForsei: yes('(control|own|have|hold|with) forsei', 'forsei'),
    efficientConstruction: {
      says: [
        {
          value: '#',
          as: ['# copies of efficient construction', '# efficient construction', '# copy of efficient construction'],
        },
        { value: 1, as: ['(have|with|a|own) efficient construction', 'efficient construction'] },
      ],
    },
    byCard: {
      says: [
        { value: 'mass-production', as: ['mass production'] },
        { value: 'military-base', as: ['military base'] },
      ],
    },
    noDamageAssigned: yes(
      '(no one|nobody|none) * damage',
      'not a single shot',
      'nobody (fired|shot|attacked)',
      'no damage (was|) assigned',
      'held fire',
      'no shots',
      'nobody assigned damage',
      'without a shot',
    ),
    contested: yes('contested'),

    mine: {
      says: [
        { value: true, as: ['my (ship|own ship)'] },
        { value: false, as: ['(opponent|enemy|his|her|their) ship jump', 'not my ship'] },
      ],
    },
    builtThisTurn,
    controlledSinceTurnStart: {
      says: [
        {
          value: false,
          as: ['(traded|bought|captured|received|got|taken|took) * this turn', 'just (traded|got|received|captured)'],
        },
      ],
    },
    speed: {
      units: ['speed'],
      says: [{ value: '#', as: ['speed #', 'speed (of|is) #', 'printed speed #', 'base speed #'] }],
    },
    speedBonus: {
      says: [
        {
          value: '#',
          as: [
            'bonus of #',
            '# speed bonus',
            '# bonus speed',
            '# extra speed',
            'plus # speed',
            'speed bonus (of|is) #',
            '# speed bonuses',
          ],
        },
      ],
    },
    extraJumps: {
      says: [
        { value: '#', as: ['# extra jumps', '# extra jump', '# additional jumps'] },
        { value: 1, as: ['enhanced jump drive'] },
      ],
    },
    jumpsUsed: {
      says: [
        {
          value: '#',
          as: [
            'jumped # times',
            'used # jumps',
            '# jumps used',
            'already jumped #',
            'already used # jumps',
            'moved # times',
            '# jumps already',
            'made # jumps',
          ],
        },
        {
          value: 1,
          as: [
            'already jumped',
            'has jumped',
            'jumped once',
            'already moved',
            'jump again',
            'used its jump',
            'jumped already',
            'moved already',
            'has moved once',
            'moved once',
            'a second time',
            'second jump',
          ],
        },
        { value: 2, as: ['jumped twice', 'used both jumps', 'third jump', 'already jumped twice', 'moved twice'] },
        {
          value: 0,
          as: [
            'not jumped',
            'hasnt jumped',
            'has not moved',
            'not moved',
            'hasnt moved',
            'first jump',
            'not jumped yet',
          ],
        },
      ],
    },
    adjacent: {
      says: [
        {
          value: true,
          as: ['adjacent', 'next door', 'neighbouring', 'neighboring', 'next to', 'right beside', 'beside'],
        },
        {
          value: false,
          as: [
            'not adjacent',
            'diagonal',
            'diagonally',
            'two (systems|steps|jumps) away',
            'distant',
            'far away',
            'across the board',
            'non adjacent',
            '# systems away',
            '# steps away',
            'not next to',
          ],
        },
      ],
    },
    jumpDistance: {
      says: [{ value: '#', as: ['# systems away', '# jumps away', '# steps away', 'distance (of|is) #'] }],
    },
    originController: nameController('(from|leave|leaving|out of)'),
    destinationController: nameController('(into|to|toward|enter|entering)'),
    interdicted: yes('interdiction', 'interdicted'),
    arrivedAfterInterdiction: yes('(came|arrived|jumped in|entered) * after (interdiction|it)'),
    carrierJumpingAlong: yes(
      '(along with|with|on|aboard|via|by|inside) (a|my|the) carrier',
      'carrier (takes|carries|brings|jumps along|transports)',
      'carried by',
      'carrier',
    ),
    faceDownDestination: yes('face down', 'facedown', 'unexplored', 'unrevealed', 'hidden system'),
    viaCard: {
      says: [
        { value: 'jump-stabilization', as: ['jump stabilization', 'jump stabilisation'] },
        { value: 'jump-nexus', as: ['jump nexus'] },
        { value: 'drummond', as: ['drummond'] },
        { value: 'bribery', as: ['bribery', 'bribe'] },
        { value: 'none', as: ['no card', 'without a card', 'ordinary jump', 'normal jump', 'regular jump'] },
      ],
    },
    'jump/destinationCard': { after: ['into', 'to', 'the', 'an', 'a'] },
    'retreat/destinationCard': { after: ['into', 'to', 'the', 'an', 'a'] },
    hasMovedThisTurn: yes(
      'moved * this turn',
      'moved earlier',
      'has moved',
      '(moved|jumped) (already|this turn)',
      'already (moved|jumped)',
    ),
    destinationEmpty: {
      says: [
        {
          value: true,
          as: [
            '(to|into) an empty (system|one|neighbour|neighbor)',
            'empty destination',
            'empty (system|neighbour|neighbor)',
            'no ships (there|in it|in the destination)',
            'nobody there',
            'is empty',
          ],
        },
        {
          value: false,
          as: ['not empty', 'occupied', 'ships (there|in it) already', 'has ships', 'someone (is|) there'],
        },
      ],
    },

    developments: developmentsHere,
    'development/count': {
      says: [
        {
          value: 1,
          as: [
            'a development',
            'one development',
            'another development',
            'first development',
            'next development',
            'a (second|third|fourth|fifth) development',
            '(second|third|fourth|fifth) development',
            'one more',
          ],
        },
        {
          value: '#',
          as: [
            '(build|add|place|buy|put) # developments',
            '(build|add|place|buy|put) # counters',
            '# developments at once',
            '# more developments',
            '(build|add|place|buy|put) # more',
          ],
        },
      ],
    },
    'development/developments': {
      units: [
        'developments (there|already|on it|now)',
        'development (there|already|on it|now)',
        'counters on it',
        'counter on it',
        'counters there',
        'counters already',
        'counter already',
      ],
      says: [
        { value: 0, as: ['first development', 'no developments', 'undeveloped', 'empty system', 'no development'] },
        { value: 1, as: ['second development'] },
        { value: 2, as: ['third development'] },
        { value: 3, as: ['fourth development'] },
        { value: 4, as: ['fifth development'] },
        {
          value: '#',
          as: [
            'already (have|has|got) # developments',
            'has # developments',
            'with # developments',
            'has # development',
            'has # counters',
          ],
        },
      ],
    },
    maxDevelopments: {
      says: [
        {
          value: '#',
          as: [
            'max #',
            'maximum #',
            'maximum (of|is) #',
            'max (of|is) #',
            'limit (of|is) #',
            '# max',
            'printed #',
            'printed max #',
            'allows #',
            'maximum development #',
          ],
        },
      ],
    },
    orbitalHabitats: {
      says: [
        { value: '#', as: ['# orbital habitats', '# orbital habitat'] },
        { value: 1, as: ['orbital habitat'] },
      ],
    },
    myNonFighterShips: {
      says: [
        {
          value: 0,
          as: [
            'no ship (there|here|of mine|in it)',
            'no ships (there|here|of mine|in it)',
            'without (a|any) ship',
            'only fighters',
            'fighters only',
            'nothing there',
          ],
        },
        {
          value: 1,
          as: [
            '(have|with) (a|my|one) (ship|scout|cruiser|destroyer|corvette|frigate|battleship|battlecruiser) (there|here|in it|in the system)',
            'my (ship|scout|cruiser|destroyer|corvette|frigate|battleship|battlecruiser) (is|sits) (there|here|in)',
          ],
        },
        { value: '#', as: ['# (ships|ship) of mine (there|here)', '# of my ships', 'my # ships', '# ships there'] },
      ],
    },
    myFighters: {
      says: [
        { value: '#', as: ['# fighters (there|here)', 'only # fighters', '# of my fighters', '# fighters'] },
        { value: 1, as: ['only a fighter', 'a fighter there'] },
      ],
    },

    besiegerNonFighterShips: {
      says: [
        {
          value: '#',
          as: [
            '# besieging ships',
            '# ships besieging',
            '# ships besiege',
            'besieged by # ships',
            '# (enemy|opposing|my) ships',
            'with # ships',
            '# * (corvettes|cruisers|destroyers|scouts|frigates|battleships|battlecruisers)',
            '# ships',
            'besiege * with #',
          ],
        },
      ],
    },
    besiegers: {
      says: [
        {
          value: '#',
          as: ['# players besiege', '# besiegers', '# players besieging', '# besieging players', '# opponents besiege'],
        },
        {
          value: 1,
          as: ['(one|single) player besieg', 'one besieger', 'i besiege', 'i am besieging', 'alone besiege'],
        },
      ],
    },
    activePlayerIs: {
      says: [
        {
          value: 'besieger',
          as: [
            'my end phase',
            'besieging player',
            '(besieger|attacker) * end phase',
            'my end phase while i besiege',
            'end phase of the (besieger|attacker)',
          ],
        },
        {
          value: 'controller',
          as: ['(controller|defender|owner) * end phase', 'end phase of the (controller|defender|owner)'],
        },
      ],
      quiet: true,
    },
    cruisers: { says: [{ value: '#', as: ['# cruisers use', '# cruisers (take|remove)'] }] },

    firstTurn: yes('first turn', 'my first turn'),
    tradeRoutes: {
      says: [
        { value: '#', as: ['# trade routes', '# copies of trade routes'] },
        { value: 1, as: ['a trade route', 'one trade route'] },
      ],
    },
    stationsControlled: { units: ['stations'], says: [{ value: '#', as: ['(control|have|own) # stations'] }] },

    action: { quiet: true },
    'hand/action': {
      says: [
        {
          value: 'ready-draw',
          as: ['draw * ready phase', 'ready phase draw', 'ready draw', 'draw my card', 'draw at the start'],
        },
        {
          value: 'buy',
          as: [
            '(purchase|buy|buying|get) (one|another|it|cards)',
            'purchase',
            'buy off',
            'buy (a|another|one|second|the) * card',
            'buy card',
            'buying (a|another) card',
            'purchase (a|another) card',
            'pay for a card',
            'buy another',
            'buy',
          ],
        },
        {
          value: 'sell',
          as: ['sell (two|2|my|some) * cards', 'sell cards', 'selling cards', 'discard two cards for', 'sell'],
        },
        {
          value: 'card-effect',
          as: [
            'draw (from|because of|by|off) (a|the) (card|effect)',
            'card (lets|makes|tells) me draw',
            'effect (lets|makes) me draw',
          ],
        },
        { value: 'gain-card', as: ['(gain|receive|get|take) cards', 'given cards', 'take cards into hand'] },
      ],
      quiet: true,
    },
    handSize: {
      units: [
        'cards in hand',
        'cards in hand',
        'cards in my hand',
        'cards already',
        'cards in (the|a) hand',
        'card hand',
        'cards',
      ],
      says: [
        {
          value: '#',
          as: [
            '(have|hold|holding) # cards',
            'hand of #',
            'hand size (is|of) #',
            '(already|i|still) hold #',
            'holding #',
          ],
        },
        { value: 5, as: ['full hand', 'hand is full'] },
        { value: 0, as: ['empty hand', 'no cards'] },
      ],
    },
    draws: {
      says: [
        {
          value: '#',
          as: [
            'draw # cards',
            'me draw #',
            'draws #',
            'draw #',
            'draw # more',
            '# draws',
            'draws # cards',
            'drawing # cards',
            'take # cards',
          ],
        },
        { value: 1, as: ['draw a card', 'draw one', 'draw another card', 'a draw'] },
      ],
    },
    deck: {
      after: ['from', 'draw', 'deck', 'buy', 'the'],
      says: [{ value: 'statecraft', as: ['politics deck', 'politics card', 'from politics'] }],
    },
    domainsControlled: {
      says: [{ value: 'statecraft', as: ['(control|have|own) * politics'] }],
      after: ['control', 'own', 'have', 'domain', 'hold', 'only'],
    },
    dieDomain: { after: ['die', 'dice', 'roll', 'rolled', 'shows'] },
    timesThisTurn: {
      says: [
        { value: '#', as: ['# times already', 'already (bought|sold) # times', '# times this turn'] },
        {
          value: 1,
          as: [
            'already (bought|sold) (one|once|a|two)',
            'bought one already',
            'second (time|card) this turn',
            'already did',
            'buy another',
            'a second card',
            'twice',
          ],
        },
      ],
    },

    'responses/combatWindow': yes(
      'combat step (is|was|has|just) * (finished|done|over)',
      'after (a|the|each) combat step',
      'end of (a|the) combat step',
    ),
    'trigger.kind': {
      says: [
        {
          value: 'card',
          as: [
            '(plays|played|play) * card',
            'card is played',
            'response to a (card|command)',
            'respond to (a|the|his|her|their) (card|command)',
          ],
        },
        { value: 'ability', as: ['(uses|used|use) * ability', 'ability (is|was) used', 'respond to (an|the) ability'] },
        {
          value: 'action',
          as: [
            'turn action',
            '(moves|moved|builds|built|develops|trades|jumps|moving|building|developing|trading|a jump|a move|a build)',
          ],
        },
        {
          value: 'exploreEffect',
          as: ['explore effect', '(explored|exploring|explores) *', 'effect of exploring', 'exploration effect'],
        },
        { value: 'other', as: ['nothing happened', 'nothing has happened', 'no reason'] },
      ],
      quiet: true,
    },

    receiverHandSize: {
      says: [
        { value: '#', as: ['(he|she|they|partner|receiver|opponent) (has|have|holds) # cards', 'hand of # cards'] },
      ],
    },
    shipsThere: { says: [{ value: '#', as: ['# ships (there|in it|in the system)'] }] },
    homeworldTraded: yes(
      '(my|his|her|their) homeworld (in exchange|for|against)',
      'wants my homeworld',
      'homeworld in exchange',
      '(trade|give|sell|giving|trading|selling) * homeworld',
      'trade my homeworld',
    ),

    'repair-scrap/action': {
      says: [
        { value: 'repair', as: ['repair', 'repairing', 'fix', 'heal', 'mend'] },
        { value: 'scrap', as: ['scrap', 'scrapping', 'sell my ship', 'recycle', 'dismantle'] },
      ],
      quiet: true,
    },
    type: { after: ['a', 'my', 'the', 'repair', 'scrap', 'damaged'] },
    damage: {
      units: ['damage', 'damage on it', 'damage tokens'],
      says: [{ value: 0, as: ['undamaged', 'no damage'] }],
    },
    hpToRepair: {
      says: [{ value: '#', as: ['repair # damage', 'repair # points', 'repair #', 'fix # damage', 'heal #'] }],
    },
    cost: {
      says: [
        {
          value: '#',
          as: [
            'cost #',
            'costs #',
            'for # credits',
            'cost #',
            'costs #',
            'printed cost #',
            'worth #',
            'cost (is|of) #',
          ],
        },
      ],
    },

    homeworldConquered: yes(
      'homeworld * (conquered|captured|fell|taken|falls)',
      '(conquer|conquered|capture|captured|took|take|takes) * homeworld',
    ),
    lastDomainCardDrawn: yes(
      'last card * (drawn|deck)',
      'drew the last',
      '(deck|domain deck) (ran out|is empty|empty|runs out|is out)',
      '(draw|draws|drew|drawn) * last * card',
    ),
    lastCardDiscarded: yes('last card * discarded', 'discard * last card'),

    figure: {
      says: [
        {
          value: 'hand-limit',
          as: ['hand limit', 'hand size', 'maximum hand', 'cards can i hold', 'how many cards * hand', 'max hand'],
        },
        { value: 'buy-price', as: ['price of a card', 'cost * card', 'how much * card', 'what does a card cost'] },
        { value: 'sell-price', as: ['credits for two cards', 'how much * sell', 'sell * how much', 'get for selling'] },
        { value: 'sell-cards', as: ['how many cards * sell', 'cards to discard for a sale'] },
        {
          value: 'start-credits',
          as: ['starting credits', 'credits * (start|begin)', 'how much money * start', 'start with * credits'],
        },
        {
          value: 'start-developments',
          as: ['starting developments', 'developments * start', 'how many developments * (start|begin)'],
        },
        {
          value: 'start-ships',
          as: ['starting ships', 'ships * start', 'scouts at the start', 'how many (scouts|ships) * (start|begin)'],
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
            'speed of * fighter',
            'how fast * fighter',
          ],
        },
      ],
    },
  },
  scenes,
  asked: {
    build: [
      'stick a station here',
      'not my turn, may I still put up a station',
      'enemy fighter parked in the system, build a corvette',
      'someone else capital, plop ships down',
      'can I build a ship in my besieged capital',
      'second station in a system with one development',
      'build a battleship on my homeworld',
      'may I place fighters here',
      'shipyard in an ordinary system, can I build a cruiser',
    ],
    jump: [
      '4 by 4 map, from row 2 to row 3',
      'can a station jump',
      'already used one jump, go again',
      'one of his systems into another of his',
      'can my cruiser move to the next system',
      'jump twice with a battlecruiser',
      'can a fighter jump on its own',
      'is interdiction stopping me',
      'can I fly into an asteroid field',
      'ship built this turn move',
    ],
    siege: [
      'empty system of mine, siege',
      'no vessels at all, besieged',
      'one scout of his in my system, is it besieged',
      'does a fighter break the siege',
      'only fighters of Red there, siege',
    ],
    development: [
      'second development on a neutral system',
      'what does the third development cost',
      'can I develop an enemy system',
      'max 3, add one more counter',
      'colonise with only fighters',
    ],
    'combat-damage': [
      'ship with four HP took four damage, destroyed',
      'split damage between two ships',
      '3 on the scout and 2 on the corvette',
      'fire at, shoot at, kill, hit points',
      'can I shoot the cruiser before the frigate',
      'assign 4 damage to',
      'my destroyer fires on his corvette',
      'who assigns damage first',
    ],
    retreat: ['retreat to my neighbouring system', 'can I flee after moving', 'escape from combat'],
    conquest: [
      'both besiege the same system, whose is it',
      'strip counters with his cruiser',
      'take the system from him, capture',
      'three ships besiege a system with two counters, what happens',
      'do I capture the system in the end phase',
      'how many developments are removed',
    ],
    income: [
      'what do I collect for my systems',
      'credits from two systems with developments',
      'how much do I earn',
      'credits this turn with a trade world',
      'what do I get for my systems',
    ],
    hand: [
      'I have five cards, may I draw',
      'buy a second card this turn',
      'sell two cards',
      'draw from science when I control only industry',
    ],
    responses: [
      'can Bo answer Sabotage with Intercept Orders',
      'who may play next',
      'can I react to a jump',
      'which card resolves first',
    ],
    affordability: [
      'I have nine credits exactly, what does it cost',
      'he says the price is nine, I say more',
      '6 credits, two corvettes',
      'what does a battleship cost',
      'enough credits for a refinery',
    ],
    'ship-limit': [
      'six ships and six developments, may I add one more',
      'fleet cap',
      'do fighters count against the ship limit',
      'ships altogether and developments overall',
      '4 ships and 4 developments, one more ship',
      'how many ships may I have',
    ],
    'station-limit': [
      'my station in a system with 4 developments',
      'how many stations go in a system with three devs',
      'two stations on one development',
      'another station here',
    ],
    'fighter-limit': ['6 fighters and 5 developments', 'how many fighters may I have'],
    contested: ['we fought here last turn, is it contested', 'is the system contested'],
    route: [
      'first hop then on into',
      'two hops in a row',
      'does that path work',
      'jump through a neutral system and on to his',
      'two jumps in a row',
      'move from here via there to',
    ],
    deal: ['trade a ship for credits', 'give him a station for two cards', 'sell my system', 'swap cards'],
    'repair-scrap': ['repair 2 damage on my cruiser', 'scrap my old corvette', 'get credits for scrapping'],
    'game-end': [
      'last domain card discarded, do we stop',
      'does the game stop now',
      'I took his homeworld, is it over',
      'deck is empty, who wins',
      'tie at the end',
    ],
    'quick-facts': ['what is the hand limit', 'how much does a card cost', 'how many credits do I start with'],
  },
  names: [...new Set(cards.map(({ name }) => name))],
}
