/** How the facts of a table are said where no scene reads them. */
import { each, type Sayings, yesNo } from '../../../kernel/sayings.ts'

export const facts: Sayings['facts'] = {
  tacticTokens: {
    says: [
      {
        value: '#',
        as: [
          '# tactic tokens',
          '# tactic token',
          '# (token|tokens) in (my|the|) (tactic|tactics) pool',
          '# (token|tokens) (left|) in (my|the|) (tactic|tactics)',
          '# (command|) (token|tokens) left',
          '(tactic|tactics) pool (of|is|has|at|) #',
        ],
      },
      { value: 1, as: ['(last|final) (tactic|command|) token', 'only (tactic|command) token', 'only token left'] },
      {
        value: 0,
        as: [
          'no tactic tokens',
          'no tactic token',
          'no (token|tokens) (left|) in (my|the|) (tactic|tactics)',
          'no command tokens left',
        ],
      },
    ],
  },
  combat: {
    says: yesNo(
      [
        'combat * (still|) going on',
        'still going on',
        'in (a|the|) (space|) combat',
        'during (a|the|) (space|) combat',
        'combat is going on',
        '(still|are|mid|keep) fighting',
        'in the middle of (a|the|) (combat|fight|battle)',
        '(mid|still in) (combat|fight|battle)',
        'round # of (the|) (combat|fight|battle)',
      ],
      [
        'no (combat|fight|battle)',
        '(after|before) (a|the|) (space|) (combat|fight|battle)',
        '(combat|fight|battle) (is|was|) (over|done|finished|ended|ends)',
        '(won|lost|survived) (a|the|) (space|) (combat|fight|battle)',
      ],
    ),
  },
  purpose: {
    says: each({
      movement: ['for movement', 'to move', 'moving', 'for moving', 'when * moves', 'for (a|my|his|her|their) move'],
      cannon: ['for space cannon', 'to shoot', 'for pds'],
      neighbor: [
        '(we|us|he|she|they|him|her) * (neighbors|neighbours)',
        '(my|his|her|their) (neighbor|neighbour)',
        '(trade|trading|deal|transaction) * with',
        'and i neighbours',
      ],
    }),
    quiet: true,
  },
  whose: {
    says: each({
      mine: [
        'which of my ships',
        'my ships',
        '(can|could|may|do) i * (reach|bring|send|get|have)',
        '(anything|something|ship|ships|fleet|fleets) of mine',
        'of mine',
        'my (fleet|fleets|stuff)',
        '(everything|anything|all|ships) i can (bring|send|get|move|throw)',
      ],
      theirs: [
        '(what|who) (could|can|might|will|would|may) * (throw|send|bring) at',
        '(throw|throws|come|comes) at (me|us|my)',
        '(anyone|anybody|someone|he|she|they|enemy|enemies|opponent) * (attack|reach|hit|threaten|get)',
        'who * (attack|reach|hit|threaten|get)',
        '(come|comes|get) (at|to) me',
        '(threat|threats|danger|threatened)',
        'am i safe',
        '(enemy|his|her|their|opposing) (ships|fleet|fleets|ship)',
        '(red|blue|green|yellow|black|purple|orange|pink|white) (ship|ships|fleet|fleets)',
        '(anything|something) (of|from) (red|blue|green|yellow|black|purple|orange|pink|white|his|hers|theirs)',
        'who can (reach|attack|hit) me',
        'what can reach me',
        'enemy ships',
        'his ships',
        'their ships',
        'can (he|she|they) reach',
        'threaten me',
        'opponents reach',
        'reach me',
      ],
    }),
    quiet: true,
  },
  by: {
    says: each({
      retreat: ['retreat', 'retreating'],
      'skilled-retreat': ['skilled retreat'],
      foresight: ['foresight'],
      'helix-protocol': ['helix protocol'],
      'dark-space-navigation': ['dark space navigation'],
    }),
  },
  expansions: { says: [{ value: 'te', as: ["thunder's edge", 'thunders edge'] }] },
}
