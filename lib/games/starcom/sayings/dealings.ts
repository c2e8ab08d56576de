/** How players say what others do, and what they offer. */
import { each, type Sayings, yes } from '../../../kernel/sayings.ts'

export const dealingsFacts: Sayings['facts'] = {
  'responses/combatWindow': yes(
    'combat step (is|was|has|just) * (finished|done|over)',
    'after (a|the|each) combat step',
    'end of (a|the) combat step',
    'combat step (just|has|is) (wrapped|ended|over|done|finished)',
    'step of (combat|fighting|the fight) (is|has|just) (done|over|finished|ended)',
    'between (two|) combat steps',
    'before the next combat step',
  ),
  'trigger.kind': {
    says: each({
      card: [
        '(respond|reply|answer|react) to (his|her|the|a|this) (play|card|command)',
        '(plays|played|play) * card',
        'card is played',
        'response to a (card|command)',
        'respond to (a|the|his|her|their) (card|command)',
      ],
      ability: ['(uses|used|use) * ability', 'ability (is|was) used', 'respond to (an|the) ability'],
      action: [
        'turn action',
        '(moves|moved|builds|built|develops|trades|jumps|moving|building|developing|trading|a jump|a move|a build)',
      ],
      exploreEffect: ['explore effect', '(explored|exploring|explores) *', 'effect of exploring', 'exploration effect'],
      other: [
        'nothing happened',
        'nothing has happened',
        '(nothing|nothings) (is|) (happening|going on)',
        'no reason',
        'just because',
      ],
    }),
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
  shipsThere: {
    says: [
      {
        value: '#',
        as: [
          '# ships (there|in it|in the system)',
          '(leave|leaves|leaving|keep|keeps) # (ship|ships|scout|scouts|corvette|frigate|destroyer|cruiser|battlecruiser|battleship|carrier|cruisers|corvettes|frigates|destroyers) (behind|there|in|)',
        ],
      },
    ],
  },
  receiverShips: {
    says: [
      {
        value: '#',
        as: [
          '(he|she|they|hed|shed|theyd|him|her) (would|will|d|) (have|has|be at|end up with|hold|get to|own) # ships',
          'receiver * # ships',
          '(up to|over to) # ships',
        ],
      },
    ],
  },
  receiverFighters: {
    says: [
      {
        value: '#',
        as: ['(he|she|they|hed|shed|theyd) (would|will|d|) (have|has|hold|own) # fighters', '# fighters among them'],
      },
    ],
  },
  receiverDevelopments: {
    says: [
      {
        value: '#',
        as: [
          'ships (on|with|and|but|for|against|to|at|over) (only|just|his|her|) # (developments|counters)',
          '(he|she|they|hed|shed|theyd) (would|will|d|) (have|has|be at|end up with|own) # (developments|counters)',
        ],
      },
    ],
  },
  homeworldTraded: yes(
    '(my|his|her|their) homeworld (in exchange|for|against)',
    'wants my homeworld',
    'homeworld in exchange',
    '(trade|trades|traded|traded away|give away|gave away|sold) * homeworld',
    '(trade|give|sell|giving|trading|selling) * homeworld',
    'trade my homeworld',
  ),
}
