/** How players say what was revealed and who goes first. */
import { each, type Sayings, yesNo } from '../../../kernel/sayings.ts'

export const priorityFacts: Sayings['facts'] = {
  revealed: {
    says: yesNo(
      [
        '(already|just) (revealed|flipped|shown)',
        'cards (are|were|have been|) (already|) (revealed|flipped|shown|turned over|face up)',
        '(flipped|revealed|turned|shown) * (cards|card)',
        '(card|cards) (is|are) (face up|open|on the table|out)',
        'after (the|we|i) (reveal|revealed|flip|flipped)',
        '(flipped|turned) (over|up|face up)',
        '(i|we|he|she|they|ive|weve|hes) (already|just|) (flipped|showed)',
        'revealed',
      ],
      [
        'not revealed',
        'before (the|we|i) reveal',
        'before (revealing|flipping)',
        'before (we|i|he|they) (flip|flipped|show|turn)',
        'not yet revealed',
        'still (face down|facedown|hidden)',
        'yet to (reveal|flip)',
      ],
    ),
  },
  roundCounterHolder: {
    says: each({
      blue: [
        'blue (has|holds|with|owns|got) * (counter|round counter)',
        'blue player * (has|got|holds) * counter',
        'round counter * blue',
        'counter (is with|belongs to) blue',
      ],
      red: [
        'red (has|holds|with|owns|got) * (counter|round counter)',
        'red player (got|has|holds) * counter',
        'round counter * red',
        'counter (is with|belongs to) red',
      ],
    }),
    quiet: true,
    topics: ['round counter'],
  },
  round: {
    says: [
      { value: '#', as: ['round #', 'turn #', '# round'] },
      ...['1st', '2nd', '3rd', '4th', '5th', '6th'].map((nth, i) => ({ value: i + 1, as: [`${nth} (round|turn)`] })),
      { value: 1, as: ['first round', 'round one', 'opening round'] },
      { value: 2, as: ['second round'] },
      { value: 3, as: ['third round'] },
      { value: 4, as: ['fourth round'] },
      { value: 5, as: ['fifth round'] },
      { value: 6, as: ['sixth round', 'final round', '(is|its|now|in|were in|thats) the last round'] },
    ],
  },
  die: {
    says: each({
      block: [
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
        'shield',
      ],
      surge: [
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
      blank: [
        '(came|comes) up * blank',
        'rolled blank',
        'die * blank',
        'rolled * blank',
        'rolls * blank',
        'die (shows|is|showed|landed on) * blank',
        'a blank',
        'blank',
        '(die|roll|it) (came up|comes up|was|is|showed|shows|turned up|landed) (empty|nothing)',
        '(empty|nothing|no symbol|no icon) on (the|it|that) (red|) (die|roll|)',
        '(rolled|rolls|roll) (nothing|nada)',
      ],
      'not-rolled': [
        'not rolled',
        'no roll',
        'before rolling',
        'havent rolled',
        'not been rolled',
        'yet to roll',
        'no die (rolled|thrown|yet)',
        '(nobody|no one|none|neither) (has|have|) (yet|) (rolled|thrown)',
        '(nobody|no one|none|neither) * (rolled|thrown|threw) (yet|anything|it|the|a)',
        '(die|roll) (hasnt|isnt|wasnt) * (rolled|thrown|happened)',
        '(before|until) (we|i|he|anyone|anybody) (roll|rolls|rolled|throw)',
        'die (is|) (still|yet) to be rolled',
      ],
    }),
    quiet: true,
  },
  priority: {
    says: each({
      blue: [
        'blue (has|wins|won|with|got|gets|holds|takes|gained) * priority',
        'priority * blue',
        'blue goes first',
        'blue is first',
      ],
      red: [
        'red (has|wins|won|with|got|gets|holds|takes|gained) * priority',
        'priority * red',
        'red goes first',
        'red is first',
      ],
    }),
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
      {
        value: true,
        as: [
          '(show|place|include|see|put|tell|say|need|want|know) * (where|when|the moment) * priority',
          '(where|when) * priority (is|gets) (placed|settled|determined|decided)',
        ],
      },
    ],
    quiet: true,
  },
}
