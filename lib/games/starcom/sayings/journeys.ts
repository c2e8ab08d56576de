/** How players say who goes where. */
import { each, type FactSayings, type Sayings, yes, yesNo } from '../../../kernel/sayings.ts'

const nameController = (lead: string): FactSayings => ({
  says: each({
    me: [`${lead} (my|mine|own|our) *`, `${lead} * (i control|of mine|i own)`],
    none: [`${lead} * (neutral|uncontrolled|nobody|unclaimed)`],
  }),
})

export const journeysFacts: Sayings['facts'] = {
  originController: nameController('(from|leave|leaving|out of)'),
  destinationController: nameController('(into|toward|enter|entering)'),
  adjacent: {
    says: yesNo(
      [
        'adjacent',
        'connected',
        'next door',
        'neighbouring',
        'neighboring',
        'next to',
        'right beside',
        'beside',
        '(one|1) (system|step|space|hop|jump|tile|card) (over|further|on|along|away)',
        '(the|a|his|her|their|my) (neighbour|neighbor|neighbours|neighbors) (system|world|planet|one|)',
        '(neighbour|neighbor) (system|world|planet)',
        '(touching|touches|borders|bordering)',
        'right (next|by) (to|it|me)',
        'the next (system|world|planet) (over|along|on)',
        'right (beside|alongside) (me|it|us)',
      ],
      [
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
        'two (over|systems over|spaces over|hops away)',
        'kitty corner',
        'opposite corner',
      ],
    ),
  },
  jumpDistance: {
    says: [
      {
        value: '#',
        as: [
          '# (systems|jumps|steps|hops|tiles|spaces) (away|apart|off|over|further)',
          '# away',
          'distance (of|is) #',
          '(across|over) # (systems|jumps|steps)',
          '# (systems|jumps|steps) distant',
        ],
      },
    ],
  },
  interdicted: {
    here: true,
    ...yes(
      '(stuck|pinned|locked|caught|held) (by|under|in) (an|his|her|) interdiction',
      'interdiction',
      'interdicted',
      'interdiction (is|was) (on|played)',
    ),
  },
  arrivedAfterInterdiction: {
    says: yesNo(
      [
        '(came|arrived|jumped in|entered) * after (interdiction|it)',
        '(flew|came|went|got|moved|arrived|jumped) (in|there|here|) (only|just|) (afterwards|afterward|later)',
        '(came|arrived|got|flew|jumped|entered) (in|there|here|) (once|when|after) * interdiction',
        'interdiction * (before|already) * (arrived|came|flew|got|entered)',
        'after the interdiction',
      ],
      [
        '(was|were|been|sat|sitting|parked|stood) (there|here|in it) (already|before|all along|all the time|the whole time|the entire time|from the start)',
        '(already|always) (there|here) (when|before)',
        'been (there|here) since',
        '(sat|sitting|been|stood|parked) (there|here|in it) (since|long|) before *',
        '(here|there) (ahead of|before) (the|) interdiction',
        '(before|ahead of) (the|his|her|) interdiction',
        '(there|here) (all along|all the time|the whole time|before interdiction)',
      ],
    ),
  },
  carrierJumpingAlong: {
    says: yesNo(
      [
        '(along with|with|on|aboard|via|inside) (a|my|the) carrier',
        'carrier (takes|carries|brings|jumps along|transports)',
        '(go|goes|jumps|moves|rides|flies) along with it',
      ],
      ['without (a|my|the|any|) carrier', 'no carrier', 'not (on|with|aboard) (a|my|the) carrier'],
    ),
    // it may have carried it before
    topics: ['carrier', 'carried by'],
  },
  faceDownDestination: yes(
    'face down',
    'not (been|) (turned|flipped) (over|up|) yet',
    'still hidden',
    'nobody (looked|explored) (there|it)',
    'facedown',
    'unexplored',
    'unrevealed',
    'hidden (system|card)',
    'not (explored|revealed|turned|flipped) (yet|)',
    'undiscovered',
  ),
  viaCard: {
    says: each({
      'jump-stabilization': ['jump stabilization', 'jump stabilisation'],
      'jump-nexus': ['jump nexus', '(using|use|via|through|by|with) (the|my|a|) nexus'],
      drummond: ['drummond', '(using|use|via|through|by|with|thanks to) drummond'],
      bribery: ['bribery', 'bribe'],
      none: [
        'no card',
        '(just|only) a (plain|simple|normal) (jump|move)',
        'not using (a|any) card',
        'no (special|) card',
        'without a card',
        'ordinary jump',
        'normal jump',
        'regular jump',
      ],
    }),
  },
  'jump/destinationCard': { after: ['into', 'to', 'onto', 'enter', 'toward', 'adjacent'], unread: ['empty-system'] },
  'retreat/destinationCard': { after: ['into', 'to', 'onto', 'enter', 'toward', 'adjacent'], unread: ['empty-system'] },
  destinationEmpty: {
    says: yesNo(
      [
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
      [
        'not empty',
        'occupied',
        'ships (there|in it|sitting there|waiting there) (already|)',
        'has ships',
        '(someone|somebody) (is|) there',
        '(enemy|his|her|their|other) ships (there|in it|in there|are there|sit there)',
      ],
    ),
  },
}
