/** How players of Star Commander say the facts of a table. */
import type { FactSayings, Sayings } from '../../kernel/sayings.ts'
import { cards } from './data/cards.ts'
import { BUILDS } from './scenes/build.ts'
import { scenes } from './scenes/index.ts'

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

const builtThisTurn = yes(
  'built (it|) this turn',
  'built * this turn',
  'just built',
  'built * just now',
  'built * now',
  'just been built',
  'only just built',
  'came (off|out of) (the|my) (yard|shipyard|dock)',
  '(fresh|straight) (off|out of|from) the (yard|shipyard)',
  '(placed|bought|made|constructed|produced|appeared) (it|) (this turn|just now)',
  'put (it|) down this turn',
  'new this turn',
  'freshly built',
  'newly built',
  'brand new',
  'this turn built',
)

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
  own: true,
  units: [
    'ships (on the table|in play|left)',
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
  // where there are none was not said: "a station but no ships"
  topics: ['no ships'],
}
const fightersControlled: FactSayings = {
  own: true,
  units: ['fighters (already|out|overall|altogether|everywhere|now|on the board|in total|in play)'],
  says: [{ value: '#', as: ['(have|control|own|got) # fighters', '(have|control|own|got) # * fighters'] }],
}
const totalDevelopments: FactSayings = {
  own: true,
  units: [
    'developments (in play|on my systems|on the table|combined|together|total)',
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
    {
      value: 1,
      as: [
        'second station',
        'another station',
        'already (a|one) station',
        '(have|has|is|got) (a|one) station (there|here|in it|already)',
        'station (is|sits|stands) (there|here) already',
        'one station (is|) (there|here|already|in it|in the system)',
      ],
    },
    { value: 2, as: ['third station', '(has|have|got|already) two stations'] },
    { value: 3, as: ['fourth station'] },
    {
      value: 0,
      as: ['first station', 'no stations', 'no station (there|here|yet|in it)', 'none there (yet|)', 'none (here|yet)'],
    },
    {
      value: '#',
      as: [
        'already (have|has|holds|got|) # stations',
        'has # stations',
        'with # stations',
        '# stations (in|there|here|already|on)',
      ],
    },
  ],
}
const count: FactSayings = {
  says: [
    {
      value: '#',
      as: [
        '(give|gives|giving|add|adding|place|get|gain|gains|grant|want|receive) (me|) # (more|) (ships|stations|fighters|developments|strike fighters)',
      ],
    },
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
    {
      value: 'fighter',
      as: ['(build|place|building|make|buy|put|get|add) * (fighter|fighters)', '# (more|new|extra) fighters'],
    },
    {
      value: 'station',
      as: [
        '(build|place|building|put|construct|add) * (station|stations)',
        '(second|third|fourth|another|first) station',
        '# (more|new|extra) (stations|station)',
        'room for (a|another) station',
      ],
    },
    {
      value: 'ship',
      as: [
        '(build|place|building|make|construct|buy|drop|plop|put|stick|add|get|throw|want) * (ship|ships|warship|vessel)',
        '# (more|new|extra) (ships|ship|warships)',
        'room for (a|another) (ship|warship)',
      ],
    },
  ],
  quiet: true,
}

const spoken = (type: (typeof cards)[number]['type']) =>
  cards.filter((card) => card.type === type).flatMap(({ name, aliases }) => [name, ...aliases])

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
        as: [`(${BUILDS.join('|')}) ${card.name}`, `(${BUILDS.join('|')}) * ${card.name}`],
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
        '(ordinary|normal|plain|regular|minor) (system|world|planet|one|place|colony)',
        '(any|some) (old|ordinary|random) (system|world|planet)',
        'just (an|some) ordinary',
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

const jumpsUsed: NonNullable<FactSayings['says']> = [
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
      '(did|done|made|took|spent) (a|one|its|his) (jump|move|hop)',
      'already (did|done|made) (a|one|its) jump',
      'one jump (done|used|already|so far|behind)',
      'after (one|its first|the first) jump',
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
    as: ['not jumped', 'hasnt jumped', 'has not moved', 'not moved', 'hasnt moved', 'first jump', 'not jumped yet'],
  },
]

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
    'ship-limit/totalDevelopments': {
      ...totalDevelopments,
      units: [...totalDevelopments.units!, ...developmentsHere.units!],
    },
    'fighter-limit/totalDevelopments': {
      ...totalDevelopments,
      units: [...totalDevelopments.units!, ...developmentsHere.units!],
    },
    'fighter-limit/fightersControlled': {
      ...fightersControlled,
      units: [...fightersControlled.units!, 'fighters', 'strike fighters'],
    },
    'ship-limit/fightersControlled': {
      ...fightersControlled,
      units: [...fightersControlled.units!, 'fighters', 'strike fighters'],
    },
    developmentsInSystem: developmentsHere,
    stationsInSystem: stationsHere,
    count,
    what,
    card: jumping,
    'siege/controller': { says: controller.says!.slice(0, 2) },
    'contested/controller': { says: controller.says!.slice(0, 2) },
    'build/card': buildCard,
    'build/shipClass': { after: ['class', ...cardAfterBuild.after!] },
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
    myShipyardHere: yes(
      '(my|our) shipyard',
      '(has|have|got|with|own|there is) (a|one|my) shipyard (there|here|in it|)',
      'shipyard (is|stands|sits|already) (there|here|in it|in the system)',
      'shipyard of mine',
      '(a|the|my|) shipyard (let|lets|letting|allow|allows|enable|enables|help|helps)',
    ),
    undersizedShipyardHere: yes('undersized shipyard'),
    orbitalHangarHere: yes('orbital hangar', '(at|in|on|with|by) (the|a|an|my|our|) orbital hangar'),
    myCarrierHere: yes('(my|a) carrier (there|here|is there|in the system|in it)', 'carrier of mine', 'with a carrier'),
    myFighterBays: yes('fighter bays', 'fighter bay'),
    iControlForsei: yes('(control|own|have|hold|with) forsei', 'forsei'),
    efficientConstruction: {
      says: [
        {
          value: '#',
          as: ['# copies of efficient construction', '# efficient construction', '# copy of efficient construction'],
        },
        {
          value: 2,
          as: [
            'efficient construction twice',
            '(both|two) efficient construction',
            'second efficient construction too',
          ],
        },
        { value: 1, as: ['efficient construction'] },
      ],
      // a third one may be had, or wanted
      topics: ['(another|second|third|fourth) efficient construction'],
    },
    byCard: {
      says: [
        { value: 'mass-production', as: ['mass production'] },
        { value: 'military-base', as: ['military base'] },
      ],
    },
    noDamageAssigned: yes(
      '(no one|nobody|noone|none) * damage',
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

    mine: {
      // where mine are, another may go
      topics: ['(with|where) (my|our) (own|) ships'],
      says: [
        { value: true, as: ['my (own|) ship', 'ship of mine', 'i own the ship'] },
        { value: false, as: ['(opponent|enemy|his|her|their) ship jump', 'not my ship'] },
      ],
    },
    builtThisTurn,
    controlledSinceTurnStart: {
      says: [
        {
          value: false,
          as: [
            '(traded|bought|captured|received|taken|took|given|gained|acquired) * this turn',
            '(got|gave) * (in a trade|in a deal|from him|from her|from a deal) * this turn',
            'just (traded|received|captured|acquired|bought it)',
            '(got|was) (traded|given) (to me|)',
            'only mine since',
            '(stole|stolen|seized)',
            'took over (his|her|their|this|that)',
          ],
        },
      ],
    },
    speed: {
      units: ['speed'],
      says: [
        { value: '#', as: ['speed #', 'speed (of|is) #', '(printed|base) speed (of|is|) #', '# speed', 'moves #'] },
      ],
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
    jumpsUsed: { says: jumpsUsed },
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
            '(isnt|not) (next door|adjacent|beside)',
            'two (over|systems over|spaces|hops)',
            'kitty corner',
            'opposite corner',
          ],
        },
      ],
    },
    attack: {
      says: [{ value: '#', as: ['attack (of|is|) #', '# attack', 'strength (of|is|) #', '(shoots|hits) for #'] }],
    },
    targetMine: {
      says: [
        whose(false, [
          '(his|her|their|enemy|opponents|opposing) (station|ship|cruiser|destroyer|frigate|corvette|scout|battleship|battlecruiser|carrier)',
          '(station|ship) of (an|my|the) (opponent|enemy)',
          '(somebody|someone|anybody|anyone) elses (station|ship)',
        ]),
        whose(true, ['my own (station|ship)', '(at|on|against) my (station|ship)', 'aimed at my']),
      ],
    },
    myVesselThere: yes('(my|our|own) station (there|here|in it|but|and no)', 'with my station'),
    target: {
      says: [{ value: 'station', as: ['(on|at|against) (a|the|my|his|her|their|an) (enemy|) station'] }],
    },
    myShipThere: {
      says: [
        whose(true, [
          'ship of mine (there|in it|in that system|in the system)',
          '(have|got) (a|my|one) ship (there|in it|in that system|in the system)',
          'my ship (is|sits|stands) (there|in it)',
        ]),
        whose(false, [
          'without (a|any) ship of mine',
          'without (a|any|my) ship (there|in it)',
          '(no|none of my) (ship|ships) (of mine|there|in it)',
          '(but|and) no ships',
          'no ship of mine',
          'where i have no (ship|ships)',
          '(dont|not) have * ship',
          '(have|got|with|ive) no (ship|ships)',
        ]),
      ],
    },
    jumpDistance: {
      says: [
        {
          value: '#',
          as: [
            '# (systems|jumps|steps) (away|over|apart)',
            '# away',
            'distance (of|is) #',
            '(across|over) # (systems|jumps|steps)',
          ],
        },
      ],
    },
    originController: nameController('(from|leave|leaving|out of)'),
    destinationController: nameController('(into|to|toward|enter|entering)'),
    interdicted: yes('interdiction', 'interdicted', 'interdiction (is|was) (on|played)'),
    arrivedAfterInterdiction: yes('(came|arrived|jumped in|entered) * after (interdiction|it)'),
    carrierJumpingAlong: {
      says: [
        whose(true, [
          '(along with|with|on|aboard|via|by|inside) (a|my|the) carrier',
          'carrier (takes|carries|brings|jumps along|transports)',
          '(go|goes|jumps|moves|rides|flies) (along|) with it',
          'carried by',
          'carrier',
        ]),
        whose(false, ['without (a|my|the|any|) carrier', 'no carrier', 'not (on|with|aboard) (a|my|the) carrier']),
      ],
    },
    faceDownDestination: yes(
      'face down',
      'facedown',
      'unexplored',
      'unrevealed',
      'hidden (system|card)',
      'not (explored|revealed|turned|flipped) (yet|)',
      'undiscovered',
    ),
    viaCard: {
      says: [
        { value: 'jump-stabilization', as: ['jump stabilization', 'jump stabilisation'] },
        { value: 'jump-nexus', as: ['jump nexus', '(using|use|via|through|by|with) (the|my|a|) nexus'] },
        { value: 'drummond', as: ['drummond'] },
        { value: 'bribery', as: ['bribery', 'bribe'] },
        { value: 'none', as: ['no card', 'without a card', 'ordinary jump', 'normal jump', 'regular jump'] },
      ],
    },
    'jump/destinationCard': { after: ['into', 'to', 'the', 'an', 'a'], unread: ['empty-system'] },
    'retreat/destinationCard': { after: ['into', 'to', 'the', 'an', 'a'], unread: ['empty-system'] },
    // a ship that was carried has moved, and used no jump
    'retreat/jumpsUsed': {
      says: jumpsUsed.map(({ value, as }) => ({
        value,
        as: as.filter((text) => value === 0 || !text.includes('moved')),
      })),
      topics: ['moved'],
    },
    hasMovedThisTurn: yes(
      'moved * this turn',
      'moved earlier',
      'has moved',
      '(moved|jumped) (already|earlier|before|once|this turn)',
      'already (moved|jumped)',
      'already (used|spent|made) its (move|jump)',
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
            'nobody (is|) there',
            'no one (is|) there',
            'nothing (there|in it)',
            'is empty',
            'empty (space|place)',
          ],
        },
        {
          value: false,
          as: [
            'not empty',
            'occupied',
            'ships (there|in it|sitting there|waiting there) (already|)',
            'has ships',
            '(someone|somebody) (is|) there',
            '(enemy|his|her|their|other) ships (there|in it|in there|are there|sit there)',
          ],
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
            'room for another',
            '(add|build|put|place|buy|fit) another',
            '(the|my) next one',
          ],
        },
        {
          value: '#',
          as: [
            'room for #',
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
        'developments (so far|here|built|in place|on this|on the)',
        'development (so far|here|built)',
        'counters (on it|there|already|here|so far)',
        'on it (now|already|)',
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
            'printed (max|maximum|limit) (of|is|) #',
            'printed #',
            '(takes|holds|fits) (at most|up to|) #',
            'cap (of|is) #',
            'out of #',
            'allows #',
            'maximum development #',
          ],
        },
      ],
    },
    orbitalHabitats: {
      says: [
        { value: '#', as: ['# (orbital|) habitats', '# (orbital|) habitat'] },
        { value: 1, as: ['(orbital|the|my) habitat'] },
        { value: 0, as: ['(no|without a|without an) (orbital|) habitat'] },
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
            'besiege (it|him|her|them) with #',
          ],
        },
      ],
    },
    besiegers: {
      says: [
        {
          value: 2,
          as: ['and (i|me|he|she|they) besiege', 'both besiege', 'both (of us|players|opponents) (besiege|besieging)'],
        },
        {
          value: '#',
          as: [
            '(besieged|sieged|blockaded) by # (players|opponents|enemies)',
            '# (players|of us|of them) (besiege|siege|sieging)',
            '# (of us|of them) (are|) (both|all|) (besieging|sieging)',
            '# players besiege',
            '# besiegers',
            '# players besieging',
            '# besieging players',
            '# opponents besiege',
          ],
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
            '(attacker|besieger) (turn|end phase)',
          ],
        },
        {
          value: 'controller',
          as: [
            '(controller|defender|owner) * end phase',
            'end phase of the (controller|defender|owner|player who owns|player who controls)',
            'end phase of the (one|player) who (owns|controls)',
          ],
        },
      ],
      quiet: true,
    },
    cruisers: {
      units: [
        'cruiser (there|here|present|uses|strips|takes|removes)',
        'cruisers (there|here|present|use|strip|take|remove)',
      ],
      says: [
        { value: '#', as: ['# cruisers use', '# cruisers (take|remove|strip)'] },
        { value: 1, as: ['with (his|my|her|a|the|one) cruiser'] },
      ],
    },

    firstTurn: yes('first turn', 'my first turn', '(turn|round) (one|1)'),
    tradeRoutes: {
      says: [
        { value: '#', as: ['# trade routes', '# copies of trade routes'] },
        { value: 2, as: ['(both|two) trade routes', 'trade routes twice'] },
        { value: 1, as: ['a trade route', 'one trade route', '(have|with|got|own) trade routes'] },
      ],
    },
    stationsControlled: {
      units: ['stations', 'station'],
      says: [{ value: '#', as: ['(control|have|own) # stations'] }],
    },

    action: { quiet: true },
    'hand/action': {
      says: [
        {
          value: 'ready-draw',
          as: [
            'draw * ready phase',
            'ready phase draw',
            'ready draw',
            '(ready phase|ready)',
            'draw my (card|cards)',
            'draw (at the start|for my turn|at the beginning)',
            '(skip|must i skip|miss) (the|my) draw',
            'start of (my|the) turn',
          ],
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
          as: [
            'sell (two|2|my|some) * cards',
            'sell cards',
            'selling cards',
            'discard (two|2) (cards|) for',
            'sell',
            'cash in (two|cards)',
            'turn (two|my) cards into credits',
          ],
        },
        {
          value: 'card-effect',
          as: [
            'draw (from|because of|by|off) (a|the) (card|effect)',
            'card (lets|makes|tells) me draw',
            'effect (lets|makes) me draw',
            '(its|the|that) (extra|bonus|free) (card|draw)',
            '(its|the|that) (card|draw) (from|of|by) * (world|system|planet|card)',
            '(lets|let|makes|tells) me (draw|take|pick)',
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
            '(have|hold|holding|held|got) (only|just|already|) #',
            '# in (my|the|) hand',
            'hand (is|has|at) #',
            'down to # (cards|)',
            'already at #',
            '(have|hold|holding) # cards',
            'hand of #',
            'hand size (is|of) #',
            'out of (my|a hand of|) #',
            '(already|i|still) hold #',
            'holding #',
          ],
        },
        { value: 5, as: ['full hand', 'hand is full'] },
        { value: 0, as: ['empty hand', '(have|hold|got|with|ive) no cards', 'no cards in (my|) hand', 'out of cards'] },
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
            '(sell|buy) # cards',
            '(sell|buy) # of',
          ],
        },
        { value: 1, as: ['draw a card', 'draw one', 'draw another card', 'a draw'] },
      ],
    },
    deck: {
      after: ['from', 'draw', 'deck', 'buy', 'the'],
      says: [
        {
          value: 'statecraft',
          as: ['(politics|statecraft) (deck|card|pile)', '(from|off) (the|) (politics|statecraft)'],
        },
        { value: 'industry', as: ['industry (deck|card|pile)', '(from|off) (the|) industry'] },
        { value: 'science', as: ['science (deck|card|pile)', '(from|off) (the|) science'] },
      ],
    },
    domainsControlled: {
      says: [{ value: 'statecraft', as: ['(control|have|own) * politics'] }],
      after: ['control', 'own', 'have', 'domain', 'hold', 'only'],
    },
    dieDomain: { after: ['die', 'dice', 'roll', 'rolled', 'shows'] },
    timesThisTurn: {
      says: [
        {
          value: '#',
          as: [
            '# times already',
            'already (bought|sold|did it) # times',
            '# times this turn',
            '(bought|sold) # already',
            'already (bought|sold) #',
          ],
        },
        {
          value: 0,
          as: ['not (bought|sold) (yet|any|one|)', 'first (buy|sale|purchase|card) this turn', 'havent (bought|sold)'],
        },
        {
          value: 1,
          as: [
            'already (bought|sold) (one|once|a|two)',
            'bought one already',
            'second (time|card) this turn',
            'already did',
            'a second card',
            'twice this turn',
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
        {
          value: '#',
          as: [
            '(he|she|they|partner|receiver|opponent|i) (has|have|holds|hold|got|already has|already have|already hold) # (cards|in hand|)',
            'hand of # (cards|)',
            'holding # (cards|)',
          ],
        },
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
      units: ['damage', 'damage on it', 'damage tokens', 'damage on (my|the|a)'],
      says: [
        { value: 0, as: ['undamaged', 'no damage'] },
        { value: '#', as: ['(took|taken|has|suffered) # (damage|hits|points)', 'damaged (for|by) #'] },
      ],
    },
    hpToRepair: {
      says: [
        { value: '#', as: ['(repair|repairing|fix|fixing|heal|mend|remove) # (of|damage|point|points|hull|hit|hp|)'] },
      ],
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
      'homeworld * (conquered|captured|fell|taken|falls|lost)',
      'lost (my|his|her|their) homeworld',
      '(conquer|conquered|capture|captured|took|take|takes) * homeworld',
    ),
    lastDomainCardDrawn: yes(
      '(last|final) (domain|science|industry|statecraft|politics|) card (was|got|is|has been|been|) (drawn|taken)',
      '(was|got|is) drawn',
      'drawn',
      '(no|zero) cards left in (the|a) * deck',
      '(drew|draws|took|takes) the (last|final)',
      'last card * (drawn|deck)',
      '(drew|took) (the|) (very|) (last|final)',
      '(drew|took) the very last',
      '(deck|domain deck) (ran out|is empty|empty|runs out|is out)',
      '(draw|draws|drew|drawn) * last * card',
    ),
    lastCardDiscarded: yes(
      '(last|final) (domain|science|industry|statecraft|politics|) card * (discard|discarded|trashed|binned|dumped|ditched|burned|burnt)',
      '(last|final) (domain|science|industry|statecraft|politics|) card * (thrown|tossed|chucked) away',
      '(discard|discarded|discards|binned|trashed|dumped|ditched) * (last|final) * card',
    ),

    figure: {
      says: [
        {
          value: 'repair-price',
          as: [
            '(price|cost) of (a|) repair',
            'repair (cost|price)',
            'how much * repair',
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
            'how many cards (can|may|do|am) i (hold|have|keep|allowed)',
            'how many cards (fit|maximum|max|at most)',
            'cards (at most|maximum|max) in hand',
            'hand limit',
            'most cards',
            '(max|maximum) (number of|) cards',
            '(limit|cap) (on|of) cards',
            'hand size',
            'maximum hand',
            'cards can i hold',
            'how many cards * hand',
            'max hand',
          ],
        },
        { value: 'buy-price', as: ['price of a card', 'cost * card', 'how much * card', 'what does a card cost'] },
        {
          value: 'sell-price',
          as: [
            'what (is|are) two cards worth',
            'sale (price|value)',
            'credits for two cards',
            'how much * sell',
            'sell * how much',
            'get for selling',
          ],
        },
        { value: 'sell-cards', as: ['how many cards * sell', 'cards to discard for a sale'] },
        {
          value: 'start-credits',
          as: [
            '(starting|start) (credits|money|cash)',
            'credits * (start|begin)',
            'how much money * start',
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
  },
  scenes,
  asked: {
    targets: [
      'interdiction on a system where I only have a station',
      'barrage onto his station',
      'bombardment on his planet, counters it drops to',
      'ram at a ship there',
      'aim sabotage at my own ship',
    ],
    build: [
      'is a carrier allowed on a planet with a shipyard',
      'could my station go up there',
      'I still want to place a ship where a fight happened',
      'card builds ships in a besieged system',
      'play mass production onto a colony, does a siege stop it',
      'cruisers built outside a capital',
      'drop a cruiser at my homeworld, 9 credits in the bank',
      'dropping a shipyard in a neutral system',
      'two strike fighters with a carrier there',
      'place a destroyer after combat with his ships still around',
      'may I put a missile platform here',
      'capital I control, want a frigate',
      'is it ok to build in his capital',
      'build during the combat phase',
      'put up a station in my system',
      'squeeze another station in',
      'new corvette at my capital while he has me besieged',
      'frigate in his system',
      'destroyer in somebody else’s system',
      'does a shipyard let me build a large ship',
      'build two fighters next to my carrier',
      'system contested, can I still build',
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
      'built it this turn, may it jump',
      'may a new frigate jump straight away',
      'can my scout move there',
      'fighter hitches a ride with the carrier',
      'interdiction, can it leave',
      'leave his system and go into another system of his',
      'move a ship I got in a trade this turn',
      'is the ship allowed to move again',
      'jump into a face down system',
      'travel by jump nexus',
      'speed 2 ship two systems away',
      'enter a black hole',
      'diagonal jump',
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
      'he has a frigate there and I have a scout, siege',
      'my cruiser came into her capital where she keeps a station, besieged now',
      'cruiser in orbit of my homeworld, I only have a station there, besieged',
      'two of his frigates versus my scout',
      'her trade world, I brought a frigate, she only has a habitat',
      'his battleship came to my world where my corvette sits',
      'whose ships make a siege',
      '(a|no) siege (then|or|right|though|now|yet)',
      '(that|this|it) (is|) (a|no|not a) siege',
      '(is|am|are) (it|i|we|this|that) (now|still|) (besieged|sieged|under siege)',
      '(count|counts) as (a|) siege',
      'siege or (not|no)',
      'sieged?',
      'is that a siege',
      'his scout sits in my system with my fighter',
      'enemy corvette and fighters in my system and nothing of mine, besieged or not',
      'my station is there and one enemy ship, does the siege hold',
      'two opponents have ships in my system',
      'does my missile platform stop the siege',
      'empty system of mine, siege',
      'no vessels at all, besieged',
      'one scout of his in my system, is it besieged',
      'does a fighter break the siege',
      'only fighters of Red there, siege',
    ],
    development: [
      'settle an unclaimed colony with my scout',
      'two more cubes on my homeworld',
      'what does the next cube cost me',
      'colony is full, habitat there, room for another',
      'developing a planet I own',
      'add one more counter, I have a scout there',
      'develop a planet nobody controls',
      'how much for the next development',
      'is the maximum reached',
      'can I put a development on his system',
      'go from two to four developments',
      'build two developments in one turn',
      'do I need a ship there to develop',
      'no ship of mine in it, add a development',
      'price of the fourth development',
      'orbital habitat lets me go over the max',
      'second development on a neutral system',
      'what does the third development cost',
      'can I develop an enemy system',
      'max 3, add one more counter',
      'colonise with only fighters',
    ],
    'combat-damage': [
      'sabotaged before its damage, does the target still take it',
      'took three and has seven hp, dead',
      'evasion on it, can I still hit it',
      'puts all five on the battleship',
      'does the frigate still take the damage',
      'does the rest go to the next ship',
      'his battleship shoots 4 at my scout',
      'does my frigate survive 3 damage',
      'may I spread the damage over several ships',
      'all my attack on one target',
      'can damage be left over',
      'two ships fire at the same target',
      'ship with four HP took four damage, destroyed',
      'split damage between two ships',
      '3 on the scout and 2 on the corvette',
      'fire at, shoot at, kill, hit points',
      'can I shoot the cruiser before the frigate',
      'assign 4 damage to',
      'my destroyer fires on his corvette',
      'who assigns damage first',
    ],
    retreat: [
      'fall back next door after the fight',
      'pull my scout out of the battle',
      'can my ship leave after that beating',
      'run from combat to my world',
      'back off to the adjacent planet that is mine',
      'is she allowed to get her ship out',
      'run away from the battle to the next system',
      'retreat into his system',
      'can a ship that has jumped still retreat',
      'pull out of the combat, ships sitting there',
      'flee to an empty system',
      'withdraw my frigate next door',
      'may a fighter retreat on its own',
      'get out of the fight after combat',
      'jumped into a fight, can it run to my own system',
      'retreat to my neighbouring system',
      'can I flee after moving',
      'escape from combat',
    ],
    conquest: [
      'two frigates besiege my colony with three developments in his end phase',
      'his cruiser took a development though nobody besieges it',
      'we both besiege the capital, who gets it',
      'how many cubes do I lose to two besieging ships',
      'do my cubes come off in the end phase',
      'station with attack saves my developments from conquest',
      'besieged with five counters, what is left',
      '(cruiser|cruisers) * (took|take|takes|strip|strips|stripped|remove|removes|removed|ate)',
      '(developments|counters|development) * (come|comes|came) off',
      '(lose|lost|loses) * (developments|counters|development)',
      '(take|took|takes|remove|strip|stripped) * my (developments|development|counters)',
      'both besiege the same system, whose is it',
      'strip counters with his cruiser',
      'take the system from him, capture',
      'three ships besiege a system with two counters, what happens',
      'do I capture the system in the end phase',
      'end of my turn, my ships are around a capital with counters on it',
      'how many developments are removed',
    ],
    income: [
      'one planet with four developments, how much do I get',
      'five developments and a refinery, nobody besieging, so many credits for me',
      'homeworld and another planet, both besieged, credits',
      'what do my planets pay',
      'two trade routes and stations on the board, how much',
      'income please',
      'trade world with 3 developments and a homeworld with 5',
      'what do two trade routes bring',
      'credits in my ready phase',
      'does a besieged system pay',
      'first turn, do I get credits',
      'refineries and income',
      'what do I collect for my systems',
      'credits from two systems with developments',
      'how much do I earn',
      'credits this turn with a trade world',
      'what do I get for my systems',
    ],
    hand: [
      'research world besieged, do I get the extra card',
      'die shows industry, which card do I get',
      'a card lets me take one and I have five',
      'pick from the pile',
      'my planets are all of one domain, no card',
      'got 4 in hand, draw 2 in ready phase',
      'buy science card with 3 credits while I only control industry',
      'may I sell with three cards in hand',
      'purchase a card from a deck I have no domain for',
      'hand full, forced to draw',
      'which deck may I draw from',
      'how many cards may I draw',
      'sell the same turn I bought',
      'I have five cards, may I draw',
      'buy a second card this turn',
      'sell two cards',
      'draw from science when I control only industry',
    ],
    responses: [
      'can anyone react when I build a ship',
      'too late for that command',
      'my go to respond',
      'you move a ship and I answer',
      'turn order, he plays, she passes',
      'who is up, Al has passed',
      'may I answer in the ready phase',
      'can I cancel his command with mine',
      'clockwise, whose chance is it',
      'plays a card in response to a response',
      'can Bo answer Sabotage with Intercept Orders',
      'who may play next',
      'can I react to a jump',
      'which card resolves first',
    ],
    affordability: [
      'can I pay for a destroyer and two corvettes',
      'I have 9 credits and want a frigate and a refinery',
      'got 12 credits, want two scouts',
      'what is the price with efficient construction',
      'how much is a frigate',
      'refinery cost',
      '20 credits, how many',
      'do I have the money for three scouts',
      'I have nine credits exactly, what does it cost',
      'he says the price is nine, I say more',
      '6 credits, two corvettes',
      'what does a battleship cost',
      'enough credits for a refinery',
    ],
    'ship-limit': [
      'does the scout count toward the cap',
      'all I have is two scouts and one development',
      'he trades me a ship and I am at my limit',
      'eight ships out of which five are fighters',
      'lost developments, do I have to scrap ships',
      '8 ships and 7 developments over the limit',
      'lost a development, too many ships now',
      'mass production gives me three fighters with nine ships',
      'more ships than developments',
      'maximum number of ships',
      'six ships and six developments, may I add one more',
      'fleet cap',
      'do fighters count against the ship limit',
      'ships altogether and developments overall',
      '4 ships and 4 developments, one more ship',
      'how many ships may I have',
    ],
    'station-limit': [
      'two stations, three developments, squeeze more in',
      'system with four counters and three of my stations, a fourth',
      'no station there yet, one development, two stations',
      'stations per system',
      'can my station go in his system with 4 developments',
      'three stations, three developments, ok',
      'max stations here',
      'station number two in a system with two developments',
      'my station in a system with 4 developments',
      'how many stations go in a system with three devs',
      'two stations on one development',
      'another station here',
    ],
    'fighter-limit': [
      'fighters, developments, another fighter',
      'six fighters out, one more',
      'how many more fighters',
      '5 fighters out, 3 ships, 6 developments',
      'max number of fighters',
      'one more strike fighter with 4 of them and 4 developments',
      'limit of fighters',
      'too many fighters',
      '6 fighters and 5 developments',
      'how many fighters may I have',
    ],
    contested: [
      'enemies left, still contested',
      'nobody fired a shot, contested now',
      'is it contested when we shared the system',
      'big fight here last turn but nobody took a hit, is my system contested',
      'contested or not',
      'combat here since my last turn',
      'battle in my system, enemy still there, contested',
      'we fought here last turn, is it contested',
      'is the system contested',
    ],
    route: [
      'first the one beside it and after that the field',
      'first into the neutral one, then on to my homeworld',
      'goes to the face down one and then into another',
      'two hops, each one next to the other',
      'hop 1 adjacent, hop 2 into his system',
      'jump there and then jump on',
      'first into a neutral system, then into an asteroid field',
      'three jumps one after the other',
      'is this path legal for my battlecruiser',
      'first hop then on into',
      'two hops in a row',
      'does that path work',
      'jump through a neutral system and on to his',
      'two jumps in a row',
      'move from here via there to',
    ],
    deal: [
      'I offer you my colony',
      'cards from my hand for your frigate',
      'sell you a scout',
      'he promises peace if I give him something',
      'I give you 6 credits for your destroyer, deal ok',
      'he offers a system for peace',
      'swap my station for his scout',
      'can I promise not to attack for credits',
      'gift a ship',
      'hand over two cards',
      'she wants credits and a card for her corvette',
      'sell him a ship',
      'trade a ship for credits',
      'give him a station for two cards',
      'sell my system',
      'swap cards',
    ],
    'repair-scrap': [
      'damage on my cruiser, want to fix two of it',
      'fix hull points',
      'repair it after the battle',
      'scrap it in a contested place',
      'it is worth nine, scrap it',
      'fix damage on my station in a contested system',
      'mend a cruiser for credits',
      'what do I get for scrapping',
      'remove damage tokens',
      'repair 2 damage on my cruiser',
      'scrap my old corvette',
      'get credits for scrapping',
    ],
    'game-end': [
      'she took the last card, I have more than he has',
      'homeworld captured by me, is it the end',
      'last card thrown away or binned, keep playing',
      'equal developments, who wins',
      'final card drawn',
      'my homeworld just got conquered, game over',
      'somebody drew the last science card, who won',
      'most developments wins',
      'both have 7 developments at the end',
      'is the game finished',
      'player eliminated, does it end',
      'last domain card discarded, do we stop',
      'does the game stop now',
      'I took his homeworld, is it over',
      'deck is empty, who wins',
      'tie at the end',
    ],
    'quick-facts': [
      'new to this, how many credits at the beginning',
      'remind me of the number at setup',
      'most cards I can hold',
      'what is paid for two cards',
      'cost of the first counter',
      'credits each at the start',
      'buying a card costs three, right',
      'hand limit again',
      'starting developments',
      'how fast are fighters',
      'how much do I get for selling',
      'how many ships at the start',
      'neighbours of row 1 column 1',
      'which systems are next to the corner',
      'what is the hand limit',
      'how much does a card cost',
      'how many credits do I start with',
    ],
  },
  cues: {
    affordability: [
      '(afford|affordable)',
      '(cost|costs|price) (of|a|an|the|for|me)',
      'how much (does|do|is|are) * (cost|costs)',
      'for # credits',
      '(pay|enough) * for',
    ],
    deal: [
      '(trade|deal|swap) * (for|with|my|his|her)',
      '(trade|swap) # *',
      '(sell|give|gives|trade|pay|pays|offer|offers) (him|her|them|you|me)',
      'my * for (his|her|their|your)',
    ],
    retreat: ['(retreat|retreats|retreating|flee|fleeing)', 'run away'],
    route: [
      'route',
      '(hop|hops|leg|legs|jump|jumps) (one|two|three|1|2|3)',
      '(two|three|2|3) (hops|jumps|legs)',
      'first hop',
      'first (to|into|then|and)',
      'then (to|into|on)',
    ],
    targets: ['(play|plays|use|aim|target|bombard) * (at|on|against) (a|an|the|my|his|her|their)'],
    jump: ['(jump|jumps|hop|fly) * (into|to|from)', 'second jump', '2nd jump'],
    build: ['(build|make|construct) (a|an|another|one|my)'],
    contested: ['(contested|contest)'],
    income: [
      '(income|ready phase) * (credits|money|get|gain)',
      'income',
      '# credits for me',
      '(how much|what) (do|will|would) i (earn|collect|get in)',
      '(earn|earns|collect|collects)',
    ],
    'repair-scrap': ['(repair|repairs|scrap|scrapping|fix|mend)'],
    siege: [
      '(is|are) * (under siege|besieged|sieged) (with|if|when|by)',
      '(lay|lays) siege',
      'am i (besieged|sieged)',
      'siege my',
    ],
    responses: ['(respond|response|responds|counter|counters) (to|with)', 'plays * (passes|passed)'],
    'combat-damage': [
      '(shoots|fires|shoot|fire|fired|shot) * (at|to|on|between)',
      '(assign|assigns|deal|deals|put|puts|split|splits) * damage',
      'damage * (between|at)',
      '# hp',
    ],
    'ship-limit': ['ship limit', '(ships|ship) * (limit|too many|one more)'],
    'fighter-limit': ['fighter limit', '# (more|) fighters', 'fighters * (allowed|limit|max|ok)'],
    'station-limit': ['station limit', '(max|many|most) (stations|station)', 'stations (fit|allowed)'],
    development: [
      '(build|add|put|place|want) * (development|developments)',
      'development (in|on)',
      '(develop|developing) (a|an|my|his|her|the|this|that)',
    ],
    conquest: [
      'i besiege',
      'besieging (it|with)',
      '(end phase|conquest) * (besiege|besieges|siege|sieged)',
      '(conquest|conquer)',
      '(developments|counters) (fall|falls|lost|removed|go|die)',
    ],
    'game-end': ['(game|it) * (over|end|ends|finished)', 'who (wins|won|win)'],
    'quick-facts': [
      '(each|everyone|everybody|players) * (start|starts|begin|beginning|setup)',
      '(at|in) (the|) (beginning|start|setup)',
      'most cards',
    ],
    hand: ['(draw|buy|sell) (a|another|again|two|2|cards|one)', '(hold|holding) # cards'],
  },
  names: [...new Set(cards.map(({ name }) => name))],
  kinds: {
    vessel: [...spoken('Ship'), ...spoken('Station')],
    command: spoken('Command'),
  },
  short: {
    dev: 'development',
    devs: 'developments',
    cred: 'credit',
    creds: 'credits',
    sys: 'system',
    cube: 'development',
    cubes: 'developments',
    seige: 'siege',
    seiged: 'sieged',
    beseiged: 'besieged',
    beseige: 'besiege',
    beseiging: 'besieging',
  },
}
