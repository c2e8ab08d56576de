/** How players of Legion say the facts of a table. */
import type { FactSayings, Sayings } from '../../kernel/sayings.ts'
import { cards, characters } from './data/cards.ts'
import { scenes } from './scenes.ts'

const yes = (...as: string[]): FactSayings => ({ says: [{ value: true, as }] })
const ranks = [
  { value: 'commander', as: ['commander'] },
  { value: 'operative', as: ['operative'] },
  { value: 'corps', as: ['corps', 'core'] },
  { value: 'special', as: ['special forces', 'special force', 'spec ops'] },
  { value: 'support', as: ['support'] },
  { value: 'heavy', as: ['heavy'] },
]
const types = [
  { value: 'trooper', as: ['trooper', 'infantry', 'squad'] },
  { value: 'vehicle', as: ['vehicle'] },
  { value: 'emplacement-trooper', as: ['emplacement'] },
  { value: 'droid-trooper', as: ['droid trooper', 'droid'] },
  { value: 'clone-trooper', as: ['clone', 'clones'] },
  { value: 'wookiee-trooper', as: ['wookiee', 'wookie'] },
  { value: 'creature-trooper', as: ['creature'] },
  { value: 'ewok-trooper', as: ['ewok'] },
]
const units = (...names: string[]): FactSayings => ({
  units: names,
  says: [{ value: 0, as: names.flatMap((name) => [`no ${name}`, `without ${name}`, `without a ${name}`]) }],
})

export const sayings: Sayings = {
  facts: {
    faction: {
      says: [
        { value: 'empire', as: ['empire', 'imperial', 'galactic empire', 'imperials'] },
        { value: 'rebel', as: ['rebel', 'rebels', 'rebel alliance', 'rebellion'] },
        { value: 'republic', as: ['republic', 'galactic republic', 'grand army of the republic', 'gar'] },
        { value: 'separatist', as: ['separatist', 'separatists', 'cis', 'separatist alliance'] },
        { value: 'shadow-collective', as: ['shadow collective', 'shadow collective army'] },
        { value: 'mandalorian', as: ['mandalorian army', 'mandalorians faction'] },
      ],
      quiet: true,
    },
    battleForce: {
      says: [{ value: 'none', as: ['no battle force', 'not a battle force', 'without a battle force'] }],
      topics: ['battle force'],
    },
    restrictionMet: { quiet: true },

    revealed: {
      says: [
        {
          value: true,
          as: ['(already|just) revealed', 'cards (are|were) revealed', 'after (the|we) reveal', 'revealed'],
        },
        { value: false, as: ['not revealed', 'before (the|we|i) reveal', 'not yet revealed', 'still face down'] },
      ],
    },

    roundCounterHolder: {
      says: [
        {
          value: 'blue',
          as: [
            'blue (has|holds|with|owns|got) * (counter|round counter)',
            'blue player * (has|got|holds) * counter',
            'round counter * blue',
            'counter (is with|belongs to) blue',
          ],
        },
        {
          value: 'red',
          as: [
            'red (has|holds|with|owns|got) * (counter|round counter)',
            'red player (got|has|holds) * counter',
            'round counter * red',
            'counter (is with|belongs to) red',
          ],
        },
      ],
      quiet: true,
      topics: ['round counter'],
    },
    round: {
      says: [
        { value: '#', as: ['round #', 'turn #', '# round'] },
        { value: 1, as: ['first round', 'round one'] },
        { value: 2, as: ['second round'] },
        { value: 3, as: ['third round'] },
        { value: 4, as: ['fourth round'] },
        { value: 5, as: ['fifth round'] },
        { value: 6, as: ['sixth round', 'last round'] },
      ],
    },
    die: {
      says: [
        {
          value: 'block',
          as: [
            '(came|comes) up * block',
            'rolled block',
            'die * block',
            'rolled * block',
            'rolls * block',
            'die (shows|is|says|comes up|showed|landed on) * block',
            'block on the die',
            'red die block',
            'a block',
          ],
        },
        {
          value: 'surge',
          as: [
            '(came|comes) up * surge',
            'rolled surge',
            'die * surge',
            'rolled * surge',
            'rolls * surge',
            'die (shows|is|showed|landed on) * surge',
            'a surge',
            'defense surge',
            'defence surge',
          ],
        },
        {
          value: 'blank',
          as: [
            '(came|comes) up * blank',
            'rolled blank',
            'die * blank',
            'rolled * blank',
            'rolls * blank',
            'die (shows|is|showed|landed on) * blank',
            'a blank',
            'blank',
          ],
        },
        { value: 'not-rolled', as: ['not rolled', 'no roll', 'before rolling', 'havent rolled'] },
      ],
      quiet: true,
    },

    'nomination/nominee.rank': {
      says: ranks.map(({ value, as }) => ({
        value,
        as: as.flatMap((word) => [
          `nominate * ${word}`,
          `nominated * ${word}`,
          `(my|a|an|the) ${word} (be nominated|nominated|issue)`,
          `(can|may) (a|an|my) ${word}`,
        ]),
      })),
      after: ['nominate', 'nominated', 'a', 'an', 'my', 'is'],
    },
    'nominee.defeated': yes(
      '(nominee|unit|commander|he|she|it) (is|was|has been) (dead|defeated|killed|destroyed)',
      'dead',
      'defeated',
      'killed',
    ),
    'nominee.friendly': {
      says: [
        { value: false, as: ['(enemy|opponent) (unit|commander)', 'not my unit'] },
        { value: true, as: ['my own unit', 'friendly'] },
      ],
    },
    'nominee.promotedFrom': {
      says: ranks.map(({ value, as }) => ({
        value,
        as: as.flatMap((word) => [`promoted from ${word}`, `promoted ${word}`, `was (a|an) ${word}`]),
      })),
      quiet: true,
    },
    'card.owner.rank': { quiet: true },

    'army-composition/format': {
      says: [
        {
          value: 'standard',
          as: ['standard', '800 points', '1000 points', '800 point', 'normal game', 'standard game'],
        },
        { value: 'skirmish', as: ['skirmish', '500 points', '600 points', '500 point'] },
        { value: 'grand-army', as: ['grand army', '1600 points', '1600 point'] },
      ],
      quiet: true,
    },
    points: { units: ['points', 'pts', 'point'] },
    commander: units('commanders', 'commander'),
    operative: units('operatives', 'operative'),
    corps: units('corps', 'corps units', 'corps unit', 'core units', 'core'),
    special: units('special forces', 'special force', 'special forces units', 'specials'),
    support: units('support', 'supports', 'support units'),
    heavy: units('heavy', 'heavies', 'heavy units'),

    commandersLeft: {
      units: ['commanders left', 'commander left', 'commanders alive', 'commanders'],
      says: [
        {
          value: 0,
          as: [
            'no commander',
            'no commanders',
            'last commander (died|dies|is dead|was defeated|killed|is defeated)',
            'only commander (died|dies|is dead|was defeated|killed|is defeated)',
            'commander (died|dies|is dead|was defeated|killed|is defeated)',
            'all commanders (died|dead|defeated)',
          ],
        },
        { value: 1, as: ['another commander (left|alive)', 'one commander left', 'still have (a|one) commander'] },
      ],
    },
    'promotion/phase': {
      says: [
        { value: 'command', as: ['command phase'] },
        { value: 'activation', as: ['activation phase', 'activation'] },
        { value: 'end', as: ['end phase', 'end of the round'] },
      ],
      quiet: true,
    },
    promotes: {
      says: [
        { value: true, as: ['promote', 'promoting', 'promoted'] },
        {
          value: false,
          as: ['not promote', 'without promoting', 'skip promot', 'decline to promote', 'nobody is promoted'],
        },
      ],
    },
    candidateType: { says: types, quiet: true },
    candidateRank: {
      says: ranks.map(({ value, as }) => ({
        value,
        as: as.flatMap((word) => [`promote * ${word}`, `(a|an|my|the) ${word} unit`, `${word} (trooper|squad|unit)`]),
      })),
      after: ['promote', 'a', 'an', 'my', 'rank'],
    },
    ownUnit: {
      says: [
        { value: false, as: ['(enemy|opponent) unit'] },
        { value: true, as: ['my own unit', 'own unit'] },
      ],
    },
    onBattlefield: {
      says: [
        { value: true, as: ['on the (table|battlefield|board|field)'] },
        {
          value: false,
          as: [
            'not on the (table|battlefield|board)',
            'in reserve',
            'off the (table|battlefield|board)',
            'not deployed',
            'inside a transport',
            'embarked',
          ],
        },
      ],
    },
    troopersLeft: {
      says: [
        {
          value: false,
          as: [
            'no (trooper|troopers|trooper units|infantry) (left|alive)',
            'only vehicles left',
            'no troopers',
            'only vehicles',
          ],
        },
        { value: true, as: ['troopers left', 'still have (a|some) trooper'] },
      ],
    },

    tool: {
      says: [
        {
          value: 'range-ruler',
          as: ['range ruler', 'ruler', 'measure (the|a|my) (range|distance)', 'range', 'premeasure range'],
        },
        { value: 'movement-tool', as: ['movement tool', 'move tool', 'movement template', 'measure (my|a|the) move'] },
      ],
      quiet: true,
    },
    activating: {
      says: [
        {
          value: true,
          as: [
            'activating',
            'activates',
            '(my|its|this) (own|) activation',
            'during (my|its|his|her) activation',
            'is active',
          ],
        },
        {
          value: false,
          as: [
            'not activating',
            '(opponent|enemy|another) * activation',
            'before (i|it) activate',
            'not active',
            'outside (its|an|my) activation',
            'before activating',
          ],
        },
      ],
    },

    inches: { units: ['inch', 'inches'] },
    self: yes('to itself', 'from itself', 'itself', 'on itself'),
    weaponMin: { says: [{ value: '#', as: ['weapon * range #', 'minimum range #', 'min range #'] }] },
    weaponMax: { says: [{ value: '#', as: ['maximum range #', 'max range #', 'up to range #'] }] },

    choice: {
      says: [
        { value: 'faceup', as: ['face up', 'faceup', 'face up token', 'faceup token', 'faceup order'] },
        { value: 'draw', as: ['draw', 'drawn', 'draws', 'from the (bag|pool|stack)', 'pull'] },
      ],
      quiet: true,
    },
    token: {
      says: [
        { value: 'facedown', as: ['face down token', 'facedown token', 'already activated', 'facedown'] },
        { value: 'faceup', as: ['face up token (beside|next|on)', 'has a (faceup|face up) (token|order)'] },
        { value: 'none', as: ['no token', 'without a token', 'no order token', 'without an order'] },
      ],
      quiet: true,
    },
    drawnRank: {
      says: ranks.map(({ value, as }) => ({
        value,
        as: as.flatMap((word) => [`(draw|drew|drawn|pull|pulled|draws) * ${word}`, `${word} token`]),
      })),
      quiet: true,
    },
    unitRank: {
      says: ranks.map(({ value, as }) => ({
        value,
        as: as.flatMap((word) => [`${word} unit`, `activate * ${word}`, `(is|was) (a|an) ${word}`]),
      })),
      quiet: true,
    },
    promoted: yes('promoted', 'was promoted'),

    units: { units: ['units', 'unit', 'squads'] },
    'order-pool/units': {
      units: ['units', 'undefeated units', 'units left', 'units alive', 'squads'],
      says: [{ value: '#', as: ['(have|with|field) # units', 'have # * units'] }],
    },
    ordered: {
      units: [
        'orders',
        'units with orders',
        'face up tokens',
        'order tokens',
        'have orders',
        'ordered',
        'faceup tokens',
      ],
      says: [
        {
          value: '#',
          as: [
            '# (of them|) (have|with|got|has) * (order|orders)',
            '# (got|have) * (order|orders)',
            'issued # orders',
            'ordered #',
            '# are ordered',
          ],
        },
        { value: 0, as: ['no orders', 'without orders', 'none ordered'] },
      ],
    },

    item: {
      says: [
        {
          value: 'hand contents',
          as: [
            '(which|what) cards * (got|have|hold) * hand',
            'tell * which cards',
            'which cards * hand',
            'what cards * hand',
            'see my hand',
            'look at my hand',
            'show * hand',
            'show (him|her|them) my hand',
            'reveal my hand',
            'what is in my hand',
            'my hand',
            'contents of my hand',
            'show my command cards',
          ],
        },
        { value: 'hand size', as: ['how many cards', 'number of cards', 'hand size', 'how many command cards'] },
        { value: 'discard pile', as: ['discard pile', 'discarded cards', 'discard', 'played cards'] },
        {
          value: 'returned card',
          as: ['take back', 'took back', 'returned card', 'card i return', 'return to hand', 'returned to (my|) hand'],
        },
        { value: 'contingency cards', as: ['contingency', 'contingencies', 'set aside'] },
      ],
      quiet: true,
    },

    mode: {
      says: [
        { value: 'gains', as: ['gains (the|a|this) weapon', 'gain (the|a|this) weapon', 'gains'] },
        {
          value: 'attack',
          as: ['may attack', 'attack with (the|) (card|weapon)', 'perform an attack', 'free attack', 'attacks with'],
        },
        { value: 'keyword', as: ['keyword', 'gives * keyword', 'gains * keyword'] },
      ],
      quiet: true,
    },
    moment: {
      quiet: true,
      says: [
        { value: 'own activation', as: ['(its|his|her|own|my) activation', 'during * activation'] },
        { value: 'end of own activation', as: ['end of (its|his|her|the) activation'] },
        { value: 'command-phase', as: ['in the command phase', 'still command phase'] },
        { value: 'activation-phase', as: ['in the activation phase'] },
        { value: 'round-over', as: ['after the end phase', 'round is over', 'end of the round', 'next round'] },
        {
          value: 'other',
          as: ['another moment', 'outside (its|his|her) activation', 'not (its|his|her) activation', 'enemy turn'],
        },
      ],
    },
    user: { says: [{ value: 'counterpart', as: ['counterpart'] }], quiet: true },
    unitType: { says: types, quiet: true },
    engaged: yes('engaged', 'in melee', 'in base contact', 'base to base'),
    weapon: {
      says: [
        { value: 'ranged', as: ['ranged weapon', 'ranged attack', 'ranged', 'shoot', 'gun'] },
        { value: 'melee', as: ['melee weapon', 'melee attack'] },
      ],
      quiet: true,
    },
    versatile: yes('versatile'),
    arsenal: { says: [{ value: '#', as: ['arsenal #'] }] },
    extraWeapon: yes(
      'another weapon',
      'second weapon',
      'together with its own weapon',
      'combine weapons',
      'also its own weapon',
      'add another weapon',
    ),

    start: {
      says: [
        {
          value: '#',
          as: ['start(ed|s|) with # cards', '# cards at the start', '# cards to start', '# command cards at the start'],
        },
      ],
    },
    'card-flow/asks': {
      says: [
        { value: 'hand-size', as: ['how many cards', 'how many * in hand', 'hand size'] },
        { value: 'where', as: ['where is', 'where does', 'where did', 'where goes', 'what happens to'] },
      ],
      quiet: true,
    },
    'issue-orders/asks': {
      says: [
        { value: 'how-many', as: ['how many orders', 'how many units', 'how many (can|may|must|do)'] },
        {
          value: 'this-choice',
          as: ['is this (legal|ok|allowed)', 'may i (order|choose)', 'can i (order|choose|give)'],
        },
      ],
      quiet: true,
    },
    priority: {
      says: [
        {
          value: 'blue',
          as: ['blue (has|wins|won|with) * priority', 'priority * blue', 'blue goes first', 'blue is first'],
        },
        {
          value: 'red',
          as: ['red (has|wins|won|with) * priority', 'priority * red', 'red goes first', 'red is first'],
        },
      ],
      quiet: true,
    },
    placePriority: { quiet: true },
  },
  scenes,
  asked: {
    'command-hand': [
      'two one pips, two two pips, two three pips and standing orders',
      'is this hand ok: Ambush, Push, Assault',
      'may I take Implacable without Vader',
      'three 1-pip cards in my hand',
      'seven cards including standing orders',
    ],
    'play-card': [
      'may I just not play a card',
      'can I choose the same card right away',
      'only card I hold, must I play it',
      'last unit with Field Commander, generic card ok',
      'pass and keep the cards',
      'my commander died, can I still play his card',
      'can I play Implacable if Vader is dead',
      'card of a defeated character',
      'may I pick a card from the discard pile',
    ],
    priority: [
      'blue plays Ambush, red Assault, who goes first',
      'same pips, who wins',
      'both play two pips',
      'who has priority with 1 pip against 3',
      'tie, red die shows block',
    ],
    nomination: [
      'operative is in my list, his card, can he give the orders',
      'who gets nominated, my commander or the operative',
      'can I nominate Boba Fett',
      'who issues the orders for a generic card',
      'nominate an operative for Push',
      'can Luke be nominated for Son of Skywalker',
    ],
    'issue-orders': [
      'do I have to issue all the orders, are they optional',
      'who gets orders at range 2 and range 4',
      'is that enough orders',
      'how many orders does Assault give',
      'Ambush nominating Vader, how many orders',
      'can a unit at range 4 get an order',
      'must I give every order',
      'order a unit that already has one',
    ],
    'effect-order': [
      'each of us has something that happens while issuing orders',
      'which effect is resolved first',
      'both effects at the same time',
      'Change of Plans and Annihilation Looms, what happens first',
      'both cards have an effect in the command phase',
    ],
    'card-flow': [
      'started with seven, three rounds done, hand size',
      'owner died while the card is in play, does it stay on the table',
      'does the card stay or go to the discard',
      'I played standing orders, does it come back',
      'how many cards do I have after round 3',
      'where does the played card go',
      'card sent back by Change of Plans',
    ],
    'open-information': [
      'must I show my hand',
      'does he have to tell me how many cards he has',
      'can I look at his discard pile',
      'is the discard pile public',
    ],
    'card-weapon': [
      'can I use the weapon of the card while engaged',
      'does the counterpart gain the weapon',
      'card weapon with arsenal 2',
      'shoot in melee with the card weapon',
    ],
    'army-composition': [
      '1 commander, 3 corps, 2 special forces, 800 points',
      'two commanders and six corps legal',
      'how many heavy units may I take',
      'army without a commander',
    ],
    promotion: [
      'can I make this unit my commander',
      'last commander is dead, make someone commander',
      'my last commander died, who is promoted',
      'can I promote a vehicle',
      'must I promote a new commander',
      'promote a corps trooper',
    ],
    measuring: ['can I premeasure', 'may I measure range before attacking', 'movement tool before I declare'],
    range: ['7 inches, what range', 'is 12 inches range 2', 'at 18.5 inches can my range 3 weapon shoot'],
    'order-tokens': [
      'I drew a corps token, which unit',
      'can I activate a unit with a face up token',
      'unit has a face down token',
      'promoted corps unit, commander token',
    ],
    'order-pool': ['9 units, 3 with orders, how many tokens', 'how many tokens go in the bag'],
  },
  names: [...cards.map(({ name }) => name), ...characters.map(({ name }) => name)],
}
