/** How players say whose turn it is, in which phase, and that the game may be over. */
import { each, type Sayings, yes } from '../../../kernel/sayings.ts'

export const turnsFacts: Sayings['facts'] = {
  phase: {
    says: each({
      ready: [
        'ready phase',
        'start of (my|the|his|her) turn',
        'beginning of (my|the|his|her) turn',
        'ready step',
        '(in|during|still) ready',
        'in ready',
      ],
      command: ['command phase'],
      combat: [
        'combat phase',
        '(in|during|into) combat',
        '(in|during) the (fight|battle)',
        'middle of (combat|a fight|the fight|the battle)',
        '(fighting|combat) (right|) now',
      ],
      end: ['end phase', '(in|at|during) the end of (my|his|her|the) turn'],
    }),
    quiet: true,
  },
  isMyTurn: {
    says: [
      {
        value: false,
        as: [
          '(opponent|enemy|their|his|her|rival) turn',
          '(other|another|opposing|someone|somebody) (player|else|one|guy) turn',
          'not my turn',
          '(his|her|their|your) (ready|command|combat|end) phase',
          '(on|in|during|is|its) your (turn|go)',
          'turn of another',
          'other player turn',
          'out of turn',
          '(other|another) (players|guys|persons) (turn|go|phase)',
          '(someone|somebody) else (is|) (active|at turn)',
          '(its|is) not (me|my go|my phase)',
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
  },
  firstTurn: yes(
    '(first|1st|opening|very first) (turn|round|go|trun)',
    'turn (one|1)',
    'first turn',
    'my first turn',
    '(opening|very first|starting) turn',
    '(just|only) started',
    '(turn|round) (one|1)',
  ),
  homeworldConquered: yes(
    'homeworld * (conquered|captured|fell|fallen|taken|falls|lost)',
    'lost (my|his|her|their) homeworld',
    'homeworld (got|was|has been|is) (captured|conquered|taken|lost)',
    '(conquer|conquered|capture|captured|took|take|takes|grabbed|seized|snatched|nabbed) * homeworld',
  ),
  lastDomainCardDrawn: yes(
    '(last|final) (domain|science|industry|statecraft|politics|) card (was|got|is|has been|been|) (drawn|taken)',
    '(was|got|is) drawn',
    '(no|zero) cards left in (the|a) * deck',
    '(drew|draws|took|takes) the (last|final)',
    '(last|final) card * (drawn|deck)',
    '(drew|took) (the|) (very|) (last|final)',
    '(drew|took) the very last',
    '(deck|domain deck) (ran out|is empty|empty|runs out|is out)',
    '(deck|pile) * (empty|exhausted|dry)',
    '(deck|pile) (is|) down to (zero|nothing)',
    '(draw|draws|drew|drawn) * last * card',
  ),
  // how they stand is told in words that count nobody
  developmentsByPlayer: {
    topics: ['(tie|ties|tied|tying|equal|equals|level|even|alike|same|identical)', 'neck and neck'],
  },
  lastCardDiscarded: yes(
    '(last|final) (domain|science|industry|statecraft|politics|) card * (discard|discarded|trashed|binned|dumped|ditched|burned|burnt)',
    '(last|final) (domain|science|industry|statecraft|politics|) card * (thrown|tossed|chucked) away',
    '(discard|discarded|discards|binned|trashed|dumped|ditched) * (last|final) * card',
  ),
}
