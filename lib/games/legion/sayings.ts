/** How players of Legion say the facts of a table. */
import type { FactSayings, Sayings } from '../../kernel/sayings.ts'
import { cards, characters } from './data/cards.ts'
import { scenes } from './scenes/index.ts'
import { spokenPeople } from './scenes/things.ts'

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
  { value: 'trooper', as: ['trooper', 'infantry', '(regular|ordinary|plain) trooper'] },
  { value: 'vehicle', as: ['vehicle'] },
  { value: 'emplacement-trooper', as: ['emplacement trooper', 'emplacement'] },
  { value: 'droid-trooper', as: ['droid trooper', 'droid'] },
  { value: 'clone-trooper', as: ['clone trooper', 'clone', 'clones'] },
  { value: 'wookiee-trooper', as: ['wookiee trooper', 'wookiee', 'wookie'] },
  { value: 'creature-trooper', as: ['creature trooper', 'creature'] },
  { value: 'ewok-trooper', as: ['ewok trooper', 'ewok'] },
]
/** Longer words first: a ground vehicle is no plain vehicle. */
const exactTypes = [
  ...types,
  { value: 'ground-vehicle', as: ['ground vehicle', 'walker'] },
  { value: 'repulsor-vehicle', as: ['repulsor vehicle', 'repulsor', 'speeder'] },
]
/** A droid that is shot at, or the droid in the name of a unit, is not the one who uses the card. */
const asUser = (type: string): string[] => [
  ...(type.includes(' ') ? [type] : []),
  `(is|are|be|it|they|being) (a|an|) ${type}`,
  `(can|may|could|does|do) (a|an|the|my|his|her) ${type}`,
  `(a|an|the|my|his|her) ${type} (unit|squad|with|has|have|gets|gains|uses|fires|shoots|attacks|can|may)`,
]
/** Troopers who are dead, or vehicles that are left, are not the unit that is promoted. */
const asCandidate = (type: string): string[] => [
  ...(type.includes(' ') ? [type] : []),
  `(promote|make) * ${type}`,
  `promote (a|the|my|his) (unit|squad) of * ${type}`,
  `(is|are|it|they|being) (a|an|) ${type}`,
  `(can|may|could|must) (a|an|the|my|his|her|one of my) ${type}`,
  `${type} (be|get|gets|become|becomes|is|was) (promoted|commander|a commander|the commander|the new commander|my commander)`,
  `(a|an|my|the|his) ${type} (unit|squad)`,
]
/** All ranks but that of a commander, which every question of commanders names. */
const lowerRanks = ranks.filter(({ value }) => value !== 'commander')
/** "Running the 501st", "212th list": what an army is, not a unit of that name. */
const army = (...names: string[]) =>
  names.flatMap((name) => [
    `(running|run|runs|playing|play|plays|bring|brings|bringing|am|is|on) (the|a|an|my|) ${name}`,
    `${name} (list|army|force|battleforce|player|hand|build)`,
  ])
const byRank = (ways: (word: string) => readonly string[], of = ranks) =>
  of.map(({ value, as }) => ({ value, as: as.flatMap(ways) }))
/** A keyword that frees a unit of its rank, said beside that rank. */
const waivers = lowerRanks.flatMap(({ value: rank, as }) =>
  ['entourage', 'associate', 'detachment', 'mercenary'].map((keyword) => ({
    value: { rank, keyword },
    as: as.flatMap((word) => [
      `${word} * ${keyword}`,
      `${word} (unit|squad|team|trooper|units|) (with|has|have|having|by) ${keyword}`,
      `${keyword} * ${word}`,
    ]),
  })),
)
const nobodysCard: FactSayings = {
  says: [
    {
      value: 'none',
      as: [
        '(nobody|nobodys|no one|no ones) (own|) card',
        '(nobody|nobodys) own',
        '(belongs|belong) to (nobody|no one)',
        '(no|without) (name|names|character|owner) (on|under|below|beneath) (it|the title|its title|the card)',
        'generic (card|command card|one)',
        'card is generic',
        '(has|have|with) no owner',
        'nobody (owns|own) (it|that|this|the card)',
      ],
    },
  ],
}
const ownerRank: FactSayings = {
  says: byRank((word) => [
    `owner (of the card|of that card|of this card|of it|) (is|was) (a|an|my|his|the|) ${word}`,
    `(character|guy|one) on the card is (a|an|my|) ${word}`,
  ]),
  quiet: true,
}
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
        { value: 'separatist', as: ['separatist', 'separatists', 'seps', 'cis', 'separatist alliance'] },
        { value: 'shadow-collective', as: ['shadow collective', 'the collective'] },
        {
          value: 'mandalorian',
          as: [
            'mandos',
            'mandalorians faction',
            'mandalorian faction',
            ...army('mandalorian', 'mandalorians', 'mando'),
          ],
        },
      ],
      quiet: true,
    },
    battleForce: {
      says: [
        {
          value: 'none',
          as: [
            '(no|without|not|isnt) (a|any|) (battle force|battleforce)',
            '(dont|doesnt|not|isnt|arent) (play|run|running|playing|use|using|have) (a|any) (battle force|battleforce)',
            '(normal|regular|plain|ordinary) (army|list)',
          ],
        },
        { value: '501st Legion', as: army('501st') },
        { value: '212th Attack Battalion', as: ['212th battalion', ...army('212th')] },
        { value: 'The Ohnaka Gang', as: ['ohnaka gang', 'hondos gang', ...army('ohnaka', 'ohnakas')] },
        { value: 'Blizzard Force', as: army('blizzard') },
        { value: 'Tempest Force', as: army('tempest') },
        { value: 'Echo Base Defenders', as: ['echo base defender', ...army('echo base')] },
        { value: 'Bright Tree Village', as: ['ewok village', ...army('bright tree')] },
        { value: 'Separatist Invasion', as: ['invasion force', ...army('invasion')] },
      ],
      topics: ['battle force'],
    },
    restrictionMet: {
      says: [
        {
          value: false,
          as: [
            '(army|list|i|he|she|they|we) (doesnt|does not|dont|do not|hasnt|havent|lacks|lack|misses) * (unit|units|kind|type|keyword) * card (asks|wants|demands|needs|requires|says)',
            '(army|list) (doesnt|does not|fails to) (meet|satisfy|fit|fulfil|match) * (restriction|requirement|condition|card)',
            '(restriction|requirement|condition) * (not|isnt|unmet|never) (met|satisfied|fulfilled)',
            '(restriction|requirement|condition) is unmet',
          ],
        },
        {
          value: true,
          as: [
            '(army|list|i|we) (meets|meet|satisfies|satisfy|fits|fulfils) * (restriction|restrictions|requirement|condition)',
            '(restriction|restrictions|requirement|condition) (is|are) (met|satisfied|fulfilled)',
          ],
        },
      ],
      quiet: true,
    },

    revealed: {
      says: [
        {
          value: true,
          as: [
            '(already|just) (revealed|flipped|shown)',
            'cards (are|were|have been|) (already|) (revealed|flipped|shown|turned over|face up)',
            '(flipped|revealed|turned|shown) * (cards|card)',
            '(card|cards) (is|are) (face up|open|on the table|out)',
            'after (the|we|i) (reveal|revealed|flip|flipped)',
            'revealed',
          ],
        },
        {
          value: false,
          as: [
            'not revealed',
            'before (the|we|i) reveal',
            'before (revealing|flipping)',
            'before (we|i|he|they) (flip|flipped|show|turn)',
            'not yet revealed',
            'still (face down|facedown|hidden)',
            'yet to (reveal|flip)',
          ],
        },
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
        { value: 1, as: ['first round', 'round one', 'opening round'] },
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
            'block rolled',
            'block',
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
            'surge rolled',
            'surge',
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
        {
          value: 'not-rolled',
          as: [
            'not rolled',
            'no roll',
            'before rolling',
            'havent rolled',
            'not been rolled',
            'yet to roll',
            'no die rolled',
            '(nobody|no one|none|neither) (has|have|) (rolled|thrown)',
            '(before|until) (we|i|he|anyone|anybody) (roll|rolls|rolled|throw)',
            'die (is|) (still|yet) to be rolled',
          ],
        },
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
          `promoted to ${word}`,
          `promoted (into|as) (a|the|) ${word}`,
          `now (a|my|the|) ${word}`,
        ]),
      })),
      after: ['nominate', 'nominated', 'a', 'an', 'my', 'is'],
      // who else is there
      topics: [
        '(have|has|got|other|another) (a|an|one|my|another) (commander|operative)',
        '(other|another) (commander|operative)',
      ],
    },
    'nominee.defeated': {
      says: [
        {
          value: true,
          as: [
            '(nominee|unit|commander|he|she|it) (is|was|has been) (dead|defeated|killed|destroyed|gone)',
            '(wiped out|already dead|just died|died)',
            'dead',
            'defeated',
            'killed',
          ],
        },
        {
          value: false,
          as: [
            'alive',
            'undefeated',
            'still (standing|kicking|breathing|up|lives|living)',
            '(he|she|it|unit|nominee) (is still|still is) (here|there|around|in the game|on the table|on the board)',
          ],
        },
      ],
      // another may be nominated just because of that
      topics: ['(last|only) commander (is|was|has been|) (dead|defeated|killed|destroyed|gone|died|down)'],
    },
    'nominee.friendly': {
      says: [
        {
          value: false,
          as: [
            '(enemy|opponent|opposing) (unit|commander|trooper|squad|operative|corps|heavy|support|special)',
            'not my unit',
            'belongs to (him|her|them|my opponent|the opponent|the enemy)',
            '(his|her|their) (unit|commander|trooper|squad|operative|corps|heavy|support)',
          ],
        },
        {
          value: true,
          as: [
            'my own unit',
            'friendly',
            '(both|all|them|they) * (in|of) (my|our) (list|army)',
            '(nominate|nominating) (my|our|one of my)',
            '(my|our) own (unit|commander|trooper|squad|operative|corps|heavy|support|guy|guys|special|character)',
            '(it|he|she|unit) is (mine|ours)',
            'one of (my|our) own',
          ],
        },
      ],
    },
    'nominee.mercenary': {
      says: [
        {
          value: true,
          as: ['mercenary', 'mercenaries', 'merc', 'mercs', 'hired gun'],
        },
      ],
      quiet: true,
    },
    'nominee.promotedFrom': {
      says: ranks.map(({ value, as }) => ({
        value,
        as: as.flatMap((word) => [
          `promoted from ${word}`,
          `promoted ${word}`,
          `(was|used to be) (a|an) ${word}`,
          `(a|an|my|the|) ${word} (guy|unit|squad|trooper|) (was|is|got|been|) promoted`,
          `${word} promoted to`,
          `${word} (got|was|is|been|has been) promoted to`,
          `${word} (before|beforehand|originally|previously|formerly|once)`,
          `(originally|previously|formerly|before|once) (a|an|my|) ${word}`,
          `promoted * (from|out of) (a|an|my|the|) ${word}`,
          `${word} until (now|then|the promotion)`,
        ]),
      })),
      quiet: true,
    },
    'card.owner.rank': ownerRank,
    'owner.rank': ownerRank,
    'card.owner.name': nobodysCard,
    'owner.name': nobodysCard,
    otherBest: {
      says: [
        {
          value: '#',
          as: [
            '(another|other|different) (commander|nominee|one) * (could|can|might|would) * (order|ordered|issue|issued|give|given|hand) #',
            '(another|other|different) (commander|nominee|one) * (could|can|might|would) (have|reach|get) #',
            '(could|might) have (given|issued|ordered) #',
            'most orders another * (could|can) (give|issue) is #',
            '# (orders|units) (with|by|from) (another|the other|a different) commander',
          ],
        },
      ],
    },

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
    points: {
      units: ['points', 'pts', 'point', 'pt', 'pointer'],
      says: [
        {
          value: '#',
          as: ['at #', '# on the (dot|nose)', '(comes|adds|sums|totals|coming) (up|in|out|) (to|at) #', 'total of #'],
        },
      ],
    },
    commander: units('commanders', 'commander'),
    operative: units('operatives', 'operative'),
    corps: units('corps', 'corps units', 'corps unit', 'core units', 'core'),
    special: units('special forces', 'special force', 'special forces units', 'specials'),
    support: units('support', 'supports', 'support units'),
    heavy: units('heavy', 'heavies', 'heavy units'),
    waived: { says: waivers, quiet: true },
    allies: yes('allies of convenience', 'allies of convience'),
    fieldCommander: yes(
      '(list|army) * field commander',
      '(with|and|but) (a|one|) field commander',
      '(unit|tank|somebody|someone|one|walker|squad) (has|have|having) field commander',
    ),

    commandersLeft: {
      // who is left was not said
      topics: [
        '# of (my|our|the|his) # commanders',
        '# of # commanders',
        '# (commander|commanders) (is|are|was|were|got|has|have|) (been|) (dead|died|dies|killed|defeated|gone|down|fell|lost)',
        '# of (my|our|the|his) commanders (is|are|was|were|got|has|have|) (been|) (dead|died|dies|killed|defeated|gone|down|fell|lost)',
        '(lose|lost) (#|one of my|one of our) (commander|commanders)',
      ],
      units: ['commanders left', 'commander left', 'commanders alive', 'commanders'],
      says: [
        {
          value: 0,
          as: [
            '(the|my|our) (one|single|sole|last|only) commander * (dead|died|dies|killed|defeated|gone|down|fell)',
            'no commander (left|remaining|alive|)',
            'no commanders (left|remaining|alive|)',
            '(last|only) commander * (died|dead|defeated|killed|gone|down)',
            '(last|only) commander (died|dies|is dead|was defeated|killed|is defeated|fell|is gone|was killed|got killed|is down|bit the dust|dead)',
            '(my|our|the) (one|sole|single) commander * (died|dies|dead|defeated|killed|gone|fell|down)',
            'lost * (last|only|sole) commander',
            '(my|our|the) commander (died|dies|is dead|was defeated|killed|is defeated|fell|is gone|was killed|got killed)',
            '(none|nobody) of (my|the|our) commanders (is|are|) (left|alive)',
            'commanders are all (dead|gone|defeated|down)',
            'lost * (last|only) commander',
            'lost (all|both) (my|the|) commanders',
            '(all|both) (my|the|of my|) commanders (died|dead|defeated|are dead|are defeated|are gone|fell|killed)',
            'without (a|any) commander',
            'out of commanders',
          ],
        },
        {
          value: 1,
          as: [
            'another commander (left|alive)',
            'one commander (left|alive|remaining)',
            'still (have|got) (a|one) commander',
            '(a|one) commander (is still|still|is) (alive|left|around)',
          ],
        },
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
        {
          value: true,
          as: [
            'promote',
            'promoting',
            'promoted',
            '(make|making|turn) * commander',
            '(become|becomes) (a|my|the|our|) (new|) commander',
          ],
        },
        {
          value: false,
          as: [
            'not promote',
            'without promoting',
            'skip * promotion',
            'refuse to promote',
            'decline (to promote|)',
            'nobody (is|gets) promoted',
            'promote (nobody|no one|none)',
            '(id|ill|would|we) rather (not|nobody|no one)',
            '(dont|do not|wont|didnt) (want|wish|like) to',
            '(leave|keep) * without (a|any) commander',
          ],
        },
      ],
      // whether it has to be done is the question
      topics: ['(have|need|needs|has|forced|obliged|got|supposed) to promote', 'must (i|he|she|we|you) promote'],
    },
    candidateType: { says: exactTypes.map(({ value, as }) => ({ value, as: as.flatMap(asCandidate) })), quiet: true },
    // a commander is what it is promoted to
    candidateRank: {
      says: lowerRanks.map(({ value, as }) => ({
        value,
        as: as.flatMap((word) => [
          `promote * ${word}`,
          `(is|are|it|they|hes|shes|was|were) (a|an|my|) ${word}`,
          `${word} (before|until now|rank)`,
          `rank (is|was|of|) ${word}`,
          `(and|but) (a|) ${word}`,
          `(a|an|my|the) ${word} unit`,
          `(a|an|my|the) ${word} (speeder|walker|vehicle|tank|clone|droid|trooper|squad)`,
          `${word} (trooper|squad|unit)`,
          `${word} (get|be|become|becomes|is) (promoted|commander|the commander|my commander)`,
          `is (my|our|an|a|) ${word}`,
        ]),
      })),
      quiet: true,
    },
    ownUnit: {
      says: [
        {
          value: false,
          as: [
            '(enemy|opponent|opposing) (unit|trooper|squad|troopers|guys)',
            'not (my|our) (own|unit|squad|trooper)',
            '(it|unit|squad) is (his|hers|theirs)',
            'belongs to (him|her|them|my opponent|the enemy)',
          ],
        },
        {
          value: true,
          as: [
            'own (unit|squad|trooper|troopers|guys|side|army)',
            '(it|unit|squad|they) (is|are) (mine|ours)',
            'one of (my|our) own',
            'friendly (unit|squad|trooper|troopers)',
            '(promote|promoting|make|making|turn) (my|our|one of my|one of our)',
            'is (my|our) (operative|corps|heavy|support|trooper)',
          ],
        },
      ],
    },
    onBattlefield: {
      // where others stand says nothing of the one who is promoted
      topics: [
        '(commander|commanders|trooper|troopers|vehicles) on the (table|battlefield|board|field)',
        '(to|must|should) be on the (table|battlefield|board|field)',
      ],
      says: [
        { value: true, as: ['on the (table|battlefield|board|field)'] },
        {
          value: false,
          as: [
            'not on the (table|battlefield|board)',
            'in reserve',
            'off the (table|battlefield|board)',
            'not deployed',
            '(in|inside) (a|the|its|his) transport',
            'not (yet|) deployed',
            '(inside|in|aboard|on) (a|the|its|my) transport',
            '(still|kept|waiting|sits|sitting) in (the|) (reserve|reserves)',
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
            'no (trooper|troopers|trooper units|infantry) (left|alive|remaining|)',
            'only (vehicles|vehicle) (left|alive|remaining)',
            'all (my|) troopers (are|) (dead|gone|defeated)',
            'only vehicles left',
            'no troopers',
            'only vehicles',
          ],
        },
        {
          value: true,
          as: [
            'troopers left',
            'still have (a|some|one) trooper',
            '(trooper|troopers|infantry) (left|alive|around|out there)',
            '(have|got|has) * (trooper|infantry) (unit|units|squad|squads) (left|alive|around|out there|on the table|on the board)',
            '(have|got|has|ive) (still|some|my|other|) troopers',
            'troopers * still (alive|around|there|on the)',
          ],
        },
      ],
    },

    'card-flow/moment': {
      says: [
        {
          value: 'round-over',
          as: [
            'end of the round',
            'round (is|#|# is) (over|done|finished)',
            'rounds (done|over|finished|played|later)',
            '# rounds (done|over|finished|played)',
            'after (the|this|that) round',
            'after round #',
            'after # rounds',
            'after (its|his|that|the|my) (round|turn)',
            'after the end phase',
            'next round',
          ],
        },
        {
          value: 'command-phase',
          as: [
            '(in|still|during) (the|our|) command phase',
            'command phase (is|) (not|isnt|hasnt|still) (over|done|finished|ended|going|running|yet)',
            'command phase (is|) (not|isnt) (over|done|finished|ended) yet',
            'before (the|) activation phase',
            '(middle|rest) of (the|) command phase',
            'still (issuing|handing out) orders',
          ],
        },
        {
          value: 'activation-phase',
          as: [
            '(in|during|still) (the|our|) activation phase',
            'activation phase (is|) (not|isnt|hasnt|still) (over|done|finished|ended|going|running)',
            'before (the|) end phase',
            '(middle|rest) of (the|) activation phase',
            'still activating',
            '(middle|start|end) of (the|) activation',
          ],
        },
      ],
      quiet: true,
    },
    tool: {
      says: [
        {
          value: 'range-ruler',
          as: ['range ruler', 'ruler', 'measure (the|a|my) (range|distance)', 'range', 'premeasure range'],
        },
        {
          value: 'movement-tool',
          as: ['movement tool', 'move tool', 'movement template', 'measure (my|a|the|his|her|) (move|movement)'],
        },
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
            'before (i|it|he|she|they|you) (activate|activates)',
            'not active',
            'outside (its|an|my) activation',
            'before activating',
          ],
        },
      ],
    },

    inches: {
      units: ['inch', 'inches'],
      says: [{ value: '#', as: ['# in', '# inch', 'distance (of|is) #', '# away'] }],
    },
    self: yes(
      '(of|from|on|to) (himself|herself|itself)',
      'own range',
      '(the|a) unit itself',
      'nominated unit (itself|himself|herself)',
      'itself',
    ),
    weaponMin: {
      says: [
        {
          value: '#',
          as: [
            '(minimum|min|minimal) (range|) (of|is|) #',
            '(minimum|min|minimal) (of|is) range #',
            '(closer|nearer|less|shorter) than range #',
            'range # (and|or) (up|beyond|further|farther|more)',
            '(starts|begins) (at|from) (range|) #',
          ],
        },
      ],
    },
    weaponMax: {
      says: [
        {
          value: '#',
          as: [
            '(maximum|max|maximal) (range|) (of|is|) #',
            '(maximum|max|maximal) (of|is) range #',
            '(up|out) to range #',
            'range # (weapon|gun|rifle|blaster|attack|max|maximum|tops)',
            '(reaches|reach) (to|out to|up to|) range #',
          ],
        },
      ],
    },

    choice: {
      says: [
        {
          value: 'faceup',
          as: [
            '(pick|picked|choose|chose|take|took|select) (a|the|this|that|my) (unit|squad|one) with (a|an|its|the) (faceup|face up)',
            '(pick|choose|activate|take|use) * (faceup|face up) (token|order)',
            '(pick|choose|activate|take|use) * (faceup|face up)',
            '(instead of|rather than|without|no) (drawing|draw|pulling|pull|a draw)',
            '(pick|choose|activate|take|use) (it|him|her|them|that|that one|this one) (instead|rather)',
            '(pick|choose|activate|take|use) (it|him|her|them|that|that one|this one) (instead of|rather than|without) (drawing|pulling|a draw)',
          ],
        },
        { value: 'draw', as: ['draw', 'drawn', 'draws', 'drew', 'from the (bag|pool|stack)', 'pull', 'pulled'] },
      ],
      quiet: true,
    },
    token: {
      says: [
        {
          value: 'facedown',
          as: [
            '(face down|facedown) (token|order)',
            '(already|has|have) (activated|gone|acted|went)',
            'facedown',
            'face down',
            'token (is|was|) (flipped|turned) (over|down|)',
          ],
        },
        {
          value: 'faceup',
          as: [
            '(faceup|face up) (token|order) (beside|next|on|there|)',
            '(has|with|have|got) (a|the|its|) (faceup|face up) (token|order)',
            'token * is (faceup|face up)',
            '(token|order) (is|lies|sits|lying|) (face up|faceup)',
            '(faceup|face up) on (it|the unit|my unit)',
          ],
        },
        {
          value: 'none',
          as: [
            'no token',
            'without (a|any|) token',
            'no order token',
            'without (an|any) order',
            'no (token|order) (on|beside|next)',
            '(hasnt|havent|doesnt|dont) (got|have|) (any|a|an|its|one|) (order|) (token|order)',
            '(no|without) (token|order|order token) (on|beside|next|by|near|at|there|yet)',
            '(hasnt|havent|doesnt|dont|never|not) (got|have|has|had|get|gotten|received) (a|an|any) (order|token|order token)',
          ],
        },
      ],
      quiet: true,
    },
    drawnRank: {
      says: ranks.map(({ value, as }) => ({
        value,
        as: [...as, ...(value === 'special' ? ['special'] : [])].flatMap((word) => [
          `(draw|drew|drawn|pull|pulled|draws) * ${word}`,
          `${word} token`,
          `${word} (was|is|gets|got|came|) (drawn|pulled|up|out)`,
          `token (is|was|shows|says|reads) (a|an|) ${word}`,
        ]),
      })),
      quiet: true,
    },
    unitRank: {
      says: ranks.map(({ value, as }) => ({
        value,
        as: as.flatMap((word) => [
          `${word} (unit|squad|trooper|troopers)`,
          `activate * ${word}`,
          `(is|are|it|they|was|were) (a|an|my|) ${word}`,
          `card (says|shows|reads|has|lists) (a|an|) ${word}`,
          `${word} (on|by|per) (its|the|his|her|their) (unit|) card`,
          `(printed|rank) (is|as|rank|rank is|) (a|an|) ${word}`,
          `(printed|printed as) (a|an|) ${word}`,
          `(he|she|it|they) (is|are) (a|an|) ${word}`,
        ]),
      })),
      // "the token is a corps one", "it was a corps token": that is what was drawn
      topics: ranks.flatMap(({ as }) =>
        as.flatMap((word) => [
          `(token|one) (is|was|shows) (a|an) ${word}`,
          `(is|it|was) (a|an|the) ${word} token`,
          `(is|are|it|was) (a|an|) ${word} (drawn|token)`,
        ]),
      ),
      quiet: true,
    },
    promoted: yes('promoted', 'was promoted', 'been promoted', 'made (the|a|my|) commander'),

    units: { units: ['units', 'unit', 'squads'] },
    'order-pool/units': {
      units: [
        'units',
        'undefeated units',
        'units (left|alive|remaining|on the table|in play|still)',
        'squads',
        'activations',
        '(left|alive|remaining)',
      ],
      says: [
        {
          value: '#',
          as: [
            '(have|with|field) # units',
            'have # * units',
            '(out of|of) # units',
            'of (my|the) # units',
            '# units (alive|left)',
          ],
        },
      ],
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
            '# of (my|the|his|her|our|their|those) (guys|units|squads|troopers|boys|lot|squad|ones) (got|get|have|has|had|with|received|hold) * (order|orders|token|tokens)',
            '# (guys|units|squads|troopers|boys|unit|squad|guy) (got|get|have|has|had|received|hold) * (order|orders|token|tokens)',
            '# with (a|an|one|their|its) (order|token|face up token|faceup token|order token)',
            '# (got|have) * (order|orders)',
            'issued # orders',
            'ordered #',
            '# are ordered',
            '# (already|) (have|with|got|has|had) (an|a|one|their|) (face up|faceup|) (order|orders|order token|order tokens|token|tokens)',
            '(gave|issued|handed out|given) # (orders|order|tokens)',
            '# (face up|faceup) (orders|order|tokens|order tokens)',
            '# (already|) (received|were issued|were given|given|been given|been issued) (an|a|) (order|orders)',
            '# orders (issued|given|handed out|out)',
          ],
        },
        { value: 0, as: ['no orders', 'without orders', 'none ordered'] },
      ],
      topics: ['# without orders', '# * without orders'],
    },

    item: {
      says: [
        {
          value: 'hand contents',
          as: [
            '(which|what) (command|) cards * (got|have|hold|holding|keep|kept|left)',
            '(which|what) * (in|still in) (my|his|her|their|the) hand',
            '(which|what) cards * hand',
            '(names|titles) of (my|his|her|the) cards',
            '(see|look at|peek at|peek into|show|reveal|open|view|check) (his|her|their|your|the) hand',
            'tell * which cards',
            'which cards * hand',
            'which cards (i|ive|we) * (got|have|hold)',
            'what cards * hand',
            '(see|know|at|tell|show|ask) (whats|what) (is|s|) in (my|his|her|their|the) hand',
            '(whats|what) (is|) in (my|his|her|their) hand',
            '(his|her|their|opponents) hand',
            '(which|what) (cards|command cards) (he|hes|she|they|i|ive) (still|) (has|have|got|hold|holds)',
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
        {
          value: 'hand size',
          as: [
            'number of cards * hand',
            'how many cards * hand',
            'how many cards',
            'number of cards',
            'hand size',
            'how many command cards',
          ],
        },
        { value: 'discard pile', as: ['discard pile', 'discarded cards', 'discard', 'played cards'] },
        {
          value: 'returned card',
          as: [
            'take back',
            'took back',
            '(take|took|taken|get|got|pulled|grabbed|picked|bring|brought) (a|one|my|his|her|the|that) (card|one) (back|out)',
            '(card|one) (i|he|she|they|we) (took|take|got|get|pulled|grabbed|picked) (back|up|out)',
            'back (out of|from) (the|my|his|her) (discard|discard pile)',
            '(card|one) (back|out|up) (out of|from|of) (the|my|his|her) (discard|discard pile)',
            'came back to (my|his|her|the) hand',
            '(card|one) (came|comes|went|goes|was put|moved) back',
            '(which|what) (card|one) (came|comes|went|goes) back (to|into|in) (my|his|her|the|) hand',
            '(which|what) (card|one) (i|he|she|they|we) (took|take|takes|got|get|gets|put|brought) back',
            '(came|comes|went|goes) back (to|into|in) (my|his|her|the|) hand',
            '(take|took|taken|takes|got|get|gets|brought|brings|pulled|picked|fetched|put) * back',
            'back (from|out of) (his|her|my|their|the|) discard (pile|)',
            '(from|out of) (his|her|my|their|the|) discard (pile|) (back|) (to|into)',
            '(returned|recovered|retrieved|picked) * from (his|her|my|their|the|) discard (pile|)',
            'returned card',
            '(returned|returns) (a|the|one|his|her) card',
            'card i return',
            'return to hand',
            'returned to (my|) hand',
          ],
        },
        { value: 'contingency cards', as: ['contingency', 'contingencies', 'set aside'] },
      ],
      quiet: true,
    },

    mode: {
      says: [
        {
          value: 'gains',
          as: [
            'gains (the|a|this) weapon',
            'gain (the|a|this) weapon',
            'gains',
            '(gives|give|giving|gave|hands|hand|grants|grant|lends) * (weapon|gun|rifle|launcher|blaster|rocket)',
            '(gets|get|got|receives|receive) (a|an|the|this|that|its) * (weapon|gun|rifle|launcher|blaster|rocket)',
            '(weapon|gun) (is|gets|) (gained|granted)',
          ],
        },
        {
          value: 'attack',
          as: [
            'may attack',
            'attack with (the|) (card|weapon)',
            '(perform|make|makes|performs) an attack',
            'free attack',
            'attacks with',
            'lets (him|her|it|them|me|the unit) attack',
            '(perform|performs|make|makes|do|does) (an|one|a free|the) attack',
            'attack using (the|this|that|a) (card|weapon)',
          ],
        },
        { value: 'keyword', as: ['keyword', '(gives|hands|grants|gains|gets|lends) * keyword'] },
      ],
      quiet: true,
    },
    moment: {
      quiet: true,
      says: [
        { value: 'own activation', as: ['(in|during|at) (its|his|her|their|my|) (own|) activation', 'own activation'] },
        {
          value: 'end of own activation',
          as: [
            'end of (its|his|her|the|their|my|an) (own|) activation',
            'end of (the|this|that|my) (unit|units|squad) activation',
            '(when|as|once|after) (its|his|her|the|their|my) (own|) activation (ends|ended|is over|is done|finishes|is ending)',
            '(its|his|her|the|their|my) (own|) activation (ends|ended|is ending|finishes)',
            '(last|final) (thing|action|step) (in|of|during) (its|his|her|the|their|my) (own|) activation',
            '(ends|finishes|ending|finishing) (its|his|her|the|their) (own|) activation',
          ],
        },
        {
          value: 'other',
          as: [
            'another moment',
            '(outside|after|before) (of|) (its|his|her|their|my) (own|) activation',
            'not (its|his|her) activation',
            'enemy turn',
            'outside (of|) (its|his|her|my|their|an|the) (own|) activation',
            'not (its|his|her|my|their) (own|) activation',
            '(not|isnt|never) (in|during|inside|on) (its|his|her|my|their|the) (own|) activation',
            '(in|during) (the|) (command|end) phase',
            '(before|after|between) (its|his|her|my|their) (own|) activation',
            '(enemy|opponents|his|her) turn',
            '(opponent|opponents|enemy|enemies|another|other) * activation',
            'while (he|she|they|another unit) activates',
          ],
        },
      ],
    },
    momentOnCard: {
      says: [
        {
          value: true,
          as: [
            'card (itself|) (says|names|mentions|tells|gives) (when|then|the moment|that moment|this moment|its moment|a moment|the timing|this timing|its timing|the time|its own timing)',
            'card (itself|) says * (may|can) * then',
            'card (itself|) (allows|lets|permits) * then',
            '(moment|timing|time) (is|) (printed|named|given|written|stated) (on|by) (the|that) card',
          ],
        },
        {
          value: false,
          as: [
            'card (itself|) (doesnt|does not|never|wont) (say|says|name|names|mention|mentions|give|gives|tell) * (when|moment|timing|time)',
            'card (itself|) (names|gives|has|says) no (moment|timing|time)',
            '(no|without) (moment|timing) (printed|named|given|) on (the|that) card',
          ],
        },
      ],
    },
    cardSaysCounterpart: {
      says: [
        {
          value: false,
          as: [
            'card (doesnt|does not|never) (say|says|mention|name|names|give|gives) * (counterpart|counterparts)',
            'card says nothing * counterpart',
            'card says nothing (of|about) (counterpart|counterparts)',
            'nothing on the card * (counterpart|counterparts)',
            'nothing on the card * to (its|the|his|her|) (counterpart|counterparts)',
            'no card (says|gives|mentions|names) * (counterpart|counterparts)',
          ],
        },
        {
          value: true,
          as: [
            '(card|it) (says|names|mentions|gives|lets|includes|specifies) * (counterpart|counterparts)',
            'card gives * to (its|the|his|her|) (counterpart|counterparts)',
            '(counterpart|counterparts) (is|are|) (named|mentioned|listed|included) (on|by|in) (the|that) card',
          ],
        },
      ],
    },
    unitSpecified: {
      says: [
        {
          value: true,
          as: [
            '(one|some) of the (units|unit|ones) (the|that|this|my) card (names|mentions|lists)',
            '(named|mentioned|listed|specified) (on|by|in) the card',
            'card (names|mentions|specifies|lists) (him|her|it|them|that unit|this unit|the unit|my unit)',
            'card (itself|) (names|mentions|specifies|lists) (my|the|this|that|his|her|our) (unit|squad|trooper)',
            'card (itself|) (names|mentions|specifies|lists) (him|her|it|them)',
            '(unit|squad|he|she|it|name) (is|) (named|mentioned|specified|listed) (on|by|in) (the|that|this) card',
            'one of (the|those) (units|squads|ones|names) * card (names|mentions|specifies|lists)',
            '(unit|squad) the card (names|mentions|specifies|lists|is for)',
            'card is (meant|made|) for (this|that|my|the) (unit|squad)',
          ],
        },
        {
          value: false,
          as: [
            '(doesnt|does not|never|didnt) (name|mention|specify|list) (him|her|it|them|that|this|my|his)',
            '(doesnt|does not|never) list',
            '(unit|units|one) * the card (doesnt|does not|never|didnt) (name|mention|specify|list)',
            'card (names|mentions|lists) (other|another)',
          ],
        },
      ],
      quiet: true,
    },
    user: { says: [{ value: 'counterpart', as: ['counterpart'] }], quiet: true },
    unitType: { says: exactTypes.map(({ value, as }) => ({ value, as: as.flatMap(asUser) })), quiet: true },
    engaged: {
      // "works at range and in melee": where a weapon works, not where a unit stands
      topics: [
        '(range|ranged) (and|or) (in|at|) melee',
        'melee (and|or) (at|in|) range',
        '(works|used|usable|only|weapon|good) in melee',
      ],
      says: [
        {
          value: true,
          as: [
            'engaged',
            'in (a|) melee',
            'in (a|) close combat',
            'in (hand to hand|a brawl|a fight|combat)',
            '(stuck|locked|tied up|caught) in (a|) (melee|combat)',
            '(in|makes|touching) (base|) contact',
            'base to base',
          ],
        },
        {
          value: false,
          as: [
            '(nobody|no one|no enemy|no enemies|none) (near|close|around|beside|touching|next to|in contact|adjacent)',
            '(nobody|no one|no enemy|no enemies|none) (is|are) (near|close|around|beside|touching|next to|in contact)',
            '(out of|free of|outside|away from|unengaged) (melee|close combat|any melee|the melee)',
            'unengaged',
            '(nobody|no one|no enemy|no enemies|none|nothing) (is|are|) (engaged|in melee|in contact|in base contact)',
            'not (engaged|in melee|in contact|in base contact|in close combat)',
          ],
        },
      ],
    },
    weapon: {
      says: [
        {
          value: 'ranged',
          as: ['ranged weapon', 'ranged attack', 'ranged', 'range weapon', '(only|just) (shoots|shooting|fires)'],
        },
        {
          value: 'melee',
          as: [
            'melee (weapon|attack|only|icon|profile)',
            '(close combat|hand to hand) (weapon|attack)',
            '(sword|saber|sabre|lightsaber|blade|knife|vibroblade) (attack|weapon)',
            '(weapon|attack|it|card) is (a|) melee',
            'only (in|for|a|) melee',
          ],
        },
        {
          value: 'both',
          as: [
            '(range|ranged) (and|or|plus) (in|at|) melee (weapon|attack|)',
            'melee (and|or|plus) (in|at|) (range|ranged) (weapon|attack|)',
            '(weapon|attack|it|card) is (both|) (a|) melee (and|or) (a|) (range|ranged)',
            '(ranged|range) as well as (in|) melee',
            'both (icons|range icons)',
          ],
        },
      ],
      quiet: true,
    },
    versatile: yes('versatile'),
    arsenal: {
      says: [
        { value: '#', as: ['arsenal #', 'arsenal (of|is|value) #'] },
        {
          value: 1,
          as: [
            '(no|without|lacks|lacking) arsenal',
            'without (the|an) arsenal',
            '(doesnt|dont|does not|hasnt|havent|not) (have|has|got|with) (the|any|an|) arsenal',
          ],
        },
      ],
    },
    extraWeapon: yes(
      '(to|may|can|i|he|you|we) (add|combine|mix) * (weapon|gun|weapons|rifle)',
      '(together|along|combined|plus) with * (weapon|gun|rifle|blaster|pistol|pistols|cannon)',
      '(beside|besides|alongside|plus|next to|on top of) (its|his|her|their|my|the) * (weapon|gun|rifle|blaster)',
      '(both|two|all|several) (of|) (its|his|her|the|my|) weapons',
      '(fire|fires|firing|shoot|shoots) both',
      'another weapon',
      'second weapon',
      'together with its own weapon',
      'combine weapons',
      'also its own weapon',
      'add another weapon',
      'with another (weapon|gun)',
      '(together|along|combined) with (another|a second|its own|his own) (weapon|gun)',
      'other weapon (too|as well|in the pool)',
    ),

    start: {
      says: [
        {
          value: '#',
          as: [
            'started with #',
            'start with # (cards|command cards|)',
            'started with # (cards|command cards)',
            '# (cards|command cards) (at|in) the (start|beginning)',
            '# cards to start (with|)',
            '(began|begun|beginning|begin|started|start|starting) with (only|just|exactly|but) #',
            '(began|beginning|begin) with # (cards|)',
            '(began|begun|beginning|begin|started|start|starting) with * hand of #',
            '# (cards|command cards) to (begin|start) with',
            '# (cards|command cards) (each|) (at|in|from) (the|) (start|beginning|outset)',
            '(initial|starting|opening) hand (was|is|of) #',
            'from # cards',
          ],
        },
      ],
    },
    'card-flow/asks': {
      says: [
        {
          value: 'hand-size',
          as: [
            'how many (command|) cards',
            'how many * in (my|his|her|the|) hand',
            'hand size',
            'how many (left|remain|remaining|now)',
            'size of (my|the|his|her) hand',
            'how (big|large) (is|was|will) (my|the|his|her|our|your) hand',
            '(number|count|amount) of * cards * (in|left)',
          ],
        },
        {
          value: 'where',
          as: [
            'where (is|does|did|goes|do|should)',
            'where (now|then|to|would|will|has|can)',
            'what (happens|happened) to',
            'hand or discard',
            'discard or (in|) hand',
            '(stay|stays|remain|remains) (on the table|in play|out)',
            '(does|do|will) (it|he|she|the card|that card|this card) (stay|come back|return|go back|go to)',
            '(come|comes|go|goes) back to (my|his|her|the|) hand',
            '(go|goes|going) (to|into) (the|my|his|her|) discard',
            '(stay|stays) or (go|goes|discard)',
            '(do|does|should|must) (i|he|she|we) (bin|discard|toss|keep) (it|that|the card)',
            '(is|was) (it|the card|that card|my card|his card) (gone|discarded|out of play|still in play|back in my hand)',
          ],
        },
      ],
      quiet: true,
    },
    'issue-orders/asks': {
      says: [
        {
          value: 'how-many',
          as: [
            'how many orders',
            'how many units',
            'how many (can|may|must|do|should|have)',
            '(must|should) (i|he|she|we) (give|hand|place|issue|put|use) (out|) (all|both|every|each)',
            '(have|need) to (give|hand|place|issue|put|use) (out|) (all|both|every|each)',
            'number of orders',
          ],
        },
        {
          value: 'this-choice',
          as: [
            'is (this|that) (legal|ok|allowed|fine)',
            'is (this|that|my|the) (choice|selection|pick) (legal|ok|allowed|fine|right)',
            '(choice|selection) (legal|ok|allowed|fine)',
            '(legal|ok|fine|allowed) (that|if) (i|he|we) (choose|chose|pick|picked|order|ordered)',
            'may i (order|choose)',
            'can i (order|choose|give)',
            '(i|we|he) (picked|chose|choose|selected) * (legal|ok|allowed|fine)',
          ],
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
    placePriority: {
      says: [
        {
          value: false,
          as: [
            '(dont|no|not|without) (need|want|care|have|placing|counting|including) * priority',
            '(dont|no|not) (need|want|have) to * (see|show|place|know|count) * priority',
            '(leave|leaving) (out|priority) (priority|out)',
          ],
        },
        { value: true, as: ['(show|place|include|see|put) (where|when|the moment) * priority'] },
      ],
      quiet: true,
    },
  },
  scenes,
  asked: {
    'command-hand': [
      'he plays rebels and has an imperial card in the hand',
      'with this battle force, may I take that card in my hand',
      'can i have this faction card in hand',
      'he packed this card, is that hand fine',
      'the card names two characters, must both be in the list',
      'can my hand have two copies of the same card',
      'which seven cards may I take',
      'build my command hand with these cards',
      'am I allowed to bring this card in my list without its character',
      'can rebels take an imperial card',
      'one of each: Ambush, Push, Assault and three of Vader',
      'is six cards plus standing orders a legal deck',
      'my hand needs two of every pip',
      'does the battle force let me take this card',
      'contingencies set aside in the hand',
      'does my army need the operative to take his card',
      'two one pips, two two pips, two three pips and standing orders',
      'is this hand ok: Ambush, Push, Assault',
      'may I take Implacable without Vader',
      'three 1-pip cards in my hand',
      'can I bring this card without its character',
      'which cards may a battle force take',
      'seven cards including standing orders',
    ],
    'play-card': [
      'the cards are face up already, can I still change mine',
      'may I play Push this round',
      'can I reveal a card I already played',
      'no cards left in hand, do I have to play',
      'is his card still playable after he died',
      'I only have standing orders left',
      'swap the card after it was revealed',
      'can I change my mind once the cards are flipped',
      'do I need a commander to play a generic card',
      'my operative is alive but all commanders are gone, can I play his card',
      'must I play a card',
      'the character is not in my army any more, play the card',
      'can I refuse to choose a card',
      'play a one pip of a dead character',
      'choose it again next turn although it is discarded',
      'may I just not play a card',
      'can I choose the same card right away',
      'only card I hold, must I play it',
      'last unit with Field Commander, generic card ok',
      'pass and keep the cards',
      'he has two cards left, may he pass this round',
      'may I pass with a card in hand',
      'my commander died, can I still play his card',
      'can I play Implacable if Vader is dead',
      'card of a defeated character',
      'may I pick a card from the discard pile',
    ],
    priority: [
      'who goes first this turn',
      'I am blue with one pip, he has three',
      'do I win priority with fewer pips',
      'standing orders against Ambush who starts',
      'tied pips, roll off, blank',
      'we tied, who rolls, who holds the round counter',
      'cunning breaks the tie',
      'lower pips goes first right',
      'equal pips and both have cunning',
      'which player activates first',
      'red defence die came up surge, who has priority',
      'I am red and he is blue',
      'blue plays Ambush, red Assault, who goes first',
      'same pips, who wins',
      'both play two pips',
      'who has priority with 1 pip against 3',
      'tie, red die shows block',
      'I play Ambush, he plays Assault',
      'my 3 pip against his 1 pip',
      'I dropped Push and my opponent dropped Standing Orders',
      'both Ambush, what now',
      'his 2 pipper against my Ambush',
    ],
    nomination: [
      'can somebody other than the owner give the orders',
      'may she give the orders for Ambush',
      'can any commander do the orders of a card that is nobody’s own',
      'is he allowed to issue the orders of Push',
      'so she can issue orders, she is not dead yet',
      'the owner of the card is an operative, may another unit issue the orders',
      'can a mercenary issue the orders of Ploy',
      'who can I nominate for this card',
      'may a special forces unit be the nominated commander',
      'is my operative allowed to issue orders with a generic card',
      'can a dead commander be nominated',
      'can I nominate his unit',
      'must the owner of the card be nominated',
      'nominate somebody else for his own card',
      'promoted trooper nominated',
      'does field commander let a unit be nominated',
      'operative is in my list, his card, can he give the orders',
      'who gets nominated, my commander or the operative',
      'can I nominate Boba Fett',
      'who issues the orders for a generic card',
      'nominate an operative for Push',
      'can Luke be nominated for Son of Skywalker',
    ],
    'issue-orders': [
      'the orders go to these two squads, is that choice fine',
      'one vehicle and one corps on the card, I picked these, legal',
      'are they fine for an order',
      'is it ok to order them, the one who issues is 10 inches away',
      'do I need to hand out all of the orders',
      'another commander could have ordered more units',
      'how many orders can I issue with Push',
      'who gets the order tokens',
      'unit at range 5 gets an order',
      'must it be troopers',
      'may I order the commander himself',
      'can the nominated unit give itself an order',
      'fewer orders than the card says',
      'he already has a face up token, order again',
      'two orders on one unit',
      'measure range from the nominated commander for orders',
      'units out of range 3 cannot get orders',
      'my card gives two orders but I have only one unit left',
      'do I have to issue all the orders, are they optional',
      'who gets orders at range 2 and range 4',
      'is that enough orders',
      'how many orders does Assault give',
      'Ambush nominating Vader, how many orders',
      'can a unit at range 4 get an order',
      'must I give every order',
      'order a unit that already has one',
      'order to a unit 20 inches away',
      'does a special forces unit get an order from Assault',
    ],
    'effect-order': [
      'his card does something on reveal and mine too, which goes first',
      'mine works when I issue orders, his as well, who first',
      'which of the two happens first',
      'blue has an effect on reveal and so has red, which one is resolved first',
      'in which order do these cards happen',
      'both cards say when revealed',
      'whose effect goes first, priority player',
      'does my card effect happen before his card goes back to hand',
      'order of start of activation phase effects',
      'two effects at the end of the command phase',
      'his card cancels mine, does mine still happen',
      'each of us has something that happens while issuing orders',
      'which effect is resolved first',
      'both effects at the same time',
      'Change of Plans and Annihilation Looms, what happens first',
      'he sent my card back with Change of Plans, do I still get what it gives',
      'does the effect of my card still happen after his Change of Plans',
      'both cards have an effect in the command phase',
    ],
    'card-flow': [
      'we are in the activation phase, where is the card now',
      'hand size after two rounds',
      'cards left in my hand after playing three',
      'do I get my card back at the end of the round',
      'is it discarded or does it return to my hand',
      'permanent card stays in play',
      'divulge card goes back',
      'how many command cards do I have left',
      'what happens to the card when its owner is defeated',
      'illegal card was played, where does it go',
      'does the discarded card ever come back',
      'started with seven, three rounds done, hand size',
      'owner died while the card is in play, does it stay on the table',
      'does the card stay or go to the discard',
      'I played standing orders, does it come back',
      'how many cards do I have after round 3',
      'where does the played card go',
      'card sent back by Change of Plans',
    ],
    'open-information': [
      'am I allowed to see his played cards',
      'do I have to tell which card came back',
      'does she need to say which cards are left',
      'is my hand hidden information',
      'can he ask how many cards I hold',
      'do I have to reveal which card I took back',
      'look through the opponent discard',
      'is it secret or public',
      'he wants to know what I have left',
      'do contingency cards stay hidden',
      'peek at his hand',
      'must I show my hand',
      'does he have to tell me how many cards he has',
      'can I look at his discard pile',
      'is the discard pile public',
    ],
    'card-weapon': [
      'vehicle gets the weapon of the card, can it fire',
      'use the weapon of the card outside my activation',
      'may I attack with the card weapon in melee',
      'versatile weapon while engaged',
      'combine the card weapon with its own weapon',
      'free attack from a card',
      'does another unit get the keyword from the card',
      'can I use the weapon of the card while engaged',
      'does the counterpart gain the weapon',
      'card weapon with arsenal 2',
      'shoot in melee with the card weapon',
      'the card gives a keyword to units it names, does my tank get it too',
      'who may use the keyword of a command card',
    ],
    'army-composition': [
      'is my list legal',
      'only two corps in an 800 point army',
      'three supports and four specials too many',
      'how many corps do I need at least',
      'skirmish list with one commander',
      'two Vaders in one army',
      'same unique character twice',
      'can I field 4 heavies in grand army',
      'how many operatives are allowed',
      'my army is 805 points',
      '1 commander, 3 corps, 2 special forces, 800 points',
      'two commanders and six corps legal',
      'how many heavy units may I take',
      'army without a commander',
    ],
    promotion: [
      'commander got killed, do I have to pick a new one',
      'when do I promote, at the end of the phase',
      'may a droid trooper become commander',
      'no troopers left, only vehicles, who becomes commander',
      'can I make an emplacement trooper the new commander',
      'still one commander alive, can I promote',
      'unit in reserve becomes commander',
      'do I choose which trooper is promoted',
      'can I make this unit my commander',
      'last commander is dead, make someone commander',
      'my last commander died, who is promoted',
      'can I promote a vehicle',
      'must I promote a new commander',
      'promote a corps trooper',
      'my only commander died, may my special forces get promoted',
    ],
    measuring: [
      'can I measure any time',
      'is it ok to check distance before moving',
      'use the ruler during his turn',
      'lay down the movement template before I decide',
      'pre measuring allowed',
      'can I premeasure',
      'may I measure range before attacking',
      'movement tool before I declare',
    ],
    range: [
      'how far is range 3',
      'exactly 6 inches is that range 1 or 2',
      'range 2 to 4 weapon at 9 inches',
      'the target is 25 inches away',
      'is a unit at range 1 of itself',
      'does the leader count as at range 1 of himself',
      'what range is the nominated unit to herself',
      'which range band is it',
      '7 inches, what range',
      'is 12 inches range 2',
      'at 18.5 inches can my range 3 weapon shoot',
    ],
    'order-tokens': [
      'drew a special, the printed rank is special forces, activate',
      'I drew support but the unit is heavy',
      'which unit may I activate with the token I drew',
      'can a unit without an order be activated by drawing',
      'drew a support token but my supports have all gone',
      'activate the same unit again this round',
      'pull a random token or pick a unit with an order',
      'unit with a facedown order wants to act',
      'must I draw if I have face up orders',
      'special forces token for a corps unit',
      'which token does the promoted commander use',
      'I drew a corps token, which unit',
      'can I activate a unit with a face up token',
      'unit has a face down token',
      'promoted corps unit, commander token',
    ],
    'order-pool': [
      'how many tokens do I shuffle into the order pool',
      'units without orders go into the stack',
      '7 units, 2 ordered, tokens in the pool',
      'how big is my order pool',
      '9 units, 3 with orders, how many tokens',
      'how many tokens go in the bag',
    ],
  },
  cues: {
    nomination: [
      '(nominate|nominated|nominating|nominee|nomination)',
      '(corps|operative|trooper|support|heavy|forces) * (issue|give|hand) (the|out) orders',
      '(can|may|could) (he|she|they|someone|somebody|anyone|anybody|any) * (issue|give|hand|do) * orders',
      '(he|she|they) (can|may|could) (issue|give|hand) * orders',
      '(can|may|could) (my|his|her|the|a|another) * (issue|give|hand) (out|the) * orders',
      'who (can|may|could) (issue|give|hand) * orders',
      'owner of (the|that|this|my) card',
    ],
    priority: [
      '(priority|cunning)',
      '(who|which player|which of us) * (first|starts|begins)',
      '(vs|versus|against) * (pip|pips|pipper)',
      'round counter',
      '# pip * # pip',
    ],
    promotion: [
      '(promote|promotes|promoting|promotion)',
      '(get|gets|be|been|is|become|becomes) * (promoted|commander)',
    ],
    'order-pool': ['(order|) pool', 'how many * (bag|stack|pool)'],
    'order-tokens': [
      '(drew|draw|drawn|pulled) * token',
      '(drew|drawn|pulled|draws) (a|an|the|) (commander|operative|corps|special|support|heavy)',
      '(instead of|without|rather than) (drawing|pulling)',
      '(facedown|faceup|face down|face up) (order|token)',
      '(drew|draw|drawn|pulled|draws|pull) * (token|corps|special|support|heavy|commander|operative)',
      '(corps|special|support|heavy|commander|operative|forces) (drawn|pulled)',
      'printed rank',
    ],
    'effect-order': [
      '(whose|which) effect',
      '(effect|effects) * (first|order|before|after|resolve|resolves|vs)',
      '(reveal|revealed) effect',
      '(does|do|did) * still (get|happen|happens|resolve|work|works|trigger|count)',
      '(something|works|happens|triggers|effect|one|thing) * (on|when|upon|at) (reveal|revealed)',
      '(works|happens|does) * when * (issue|issuing) orders',
      '(goes|happens|comes|resolves|resolved|works) first * (on|when|upon|at) (reveal|revealed)',
      'which (one|card|of them|of the two|) (goes|is|happens|resolves|comes) first',
      '(in|what|which) (what|which|) order',
      '(the|in) order of',
      '(before|after) (or|and) (after|before)',
    ],
    'open-information': [
      'get to (know|see)',
      '(must|have to|need to|has to|needs to|may|can|does|do) * (tell|say|show|reveal|disclose) * (which|what|how many)',
      '(see|look|peek|show|tell|ask|know|hidden|open|secret|public) * (hand|discard|discards|card|cards|contingency)',
      '(hand|discard|discards|card|cards|contingency) * (hidden|open|secret|public|see|tell|show)',
    ],
    'army-composition': [
      '(list|army) * (legal|allowed|ok|composition)',
      '# (corps|heavies|supports|specials|operatives)',
      '(twice|two of|double|both) * in (the|my|his|one|an) (list|army)',
    ],
    'command-hand': [
      '(copies|copy) of',
      '(run|bring|include|pack|field) * (cards|card|copies)',
      '(cards|card) * go in',
      '(legal|whole|command) hand',
      'hand * (legal|allowed|ok|fine|good)',
      '(bring|include|take) * without',
      '(playing|play|plays|on|running|run|runs|with) (empire|rebel|rebels|republic|separatists|separatist|cis|mandos|mandalorians|imperials)',
      '(empire|rebel|republic|separatist|cis|mandalorian|imperial) (list|army|player)',
      '(battle force|shadow collective|501st|212th|ohnaka|blizzard force|tempest force|echo base|bright tree)',
      '(must|need|needs|be|both) * in (the|my|his|her) (list|army)',
      '(names|name|reads|says) * under (it|the title)',
      '(good to go|allowed|legal|ok|fine) in (my|his|her|the) hand',
    ],
    'issue-orders': [
      '(issue|give|gives|get|gets|receive|issues) * (order|orders)',
      '(hand|place|put|give|issue) (out|) (both|all|every|the|three|two) * (order|orders)',
      '(order|orders) (go|goes|went|for|on) (to|)',
      '(corps|vehicle|trooper|troopers|support|heavy) (on|by) the card',
      '(could|can) have (ordered|issued)',
      '(to|may|can|i) order (them|it|him|her|my|the|those|these|both)',
      'ordered (one|only|just|my|the|two|three)',
      '(for|ok for) (an|) order',
      'how many * (orders|order)',
      'order to',
      '(order|orders|ordering) (himself|herself|itself|themselves)',
      '(already|still) (has|have|had|got) (an|a|its|their) (order|faceup order|face up order)',
    ],
    'card-flow': [
      'where (is|does|goes|did|are)',
      'what (happens|happened) to',
      '(hand or discard|discard or hand)',
      'hand size',
      'size of (my|the|his|her) hand',
      '(do|does|should|must) (i|he|she|we) (keep|discard|bin|toss)',
      '(does|will|is) (it|the card|that card|this card) (stay|remain|gone|discarded|still in play)',
      '(cards|card) * left in * hand',
      '(still|stay|stays|remain|remains) (in play|on the table|out)',
      'back to (my|his|her|the) hand',
      'how many * left',
    ],
    'play-card': [
      '(change|swap|switch|exchange) (my|the|mine|it|cards|card)',
      '(can|may|could) i (still|) (play|put|drop|pick|choose|use|select|reveal)',
      '(play|choose|pick|playable|reveal) * (again|dead|died|discard)',
      '(still|) playable',
      '(can|may|could|does) (i|he|she|they|we) (just|) pass',
    ],
    'card-weapon': [
      '(card|cards) * weapon',
      'weapon * card',
      '(engaged|arsenal|counterpart|versatile)',
      '(fire|fires|firing|shoot|shoots|shooting)',
      '(gives|give|gains|gain|gets|get) * keyword',
      'keyword * card',
      '(unit|units) the card (names|mentions|lists)',
    ],
    measuring: ['(premeasure|measure|measuring)', '(ruler|movement tool)'],
    range: ['(what|which) range', 'in range', '# (inches|inch)', '(range|distance) * (himself|herself|itself)'],
  },
  names: [...cards.map(({ name }) => name), ...characters.map(({ name }) => name)],
  kinds: { card: cards.map(({ name }) => name), unit: spokenPeople },
  short: { chewie: 'chewbacca', palps: 'palpatine', prio: 'priority', pipper: 'pip', pippers: 'pips' },
}
