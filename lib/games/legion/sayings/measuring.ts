/** How players speak of ranges and measuring. */
import { each, type Sayings, yes, yesNo } from '../../../kernel/sayings.ts'

export const measuringFacts: Sayings['facts'] = {
  tool: {
    says: each({
      'range-ruler': ['range ruler', 'ruler', 'measure (the|a|my) (range|distance)', 'range', 'premeasure range'],
      'movement-tool': [
        'movement tool',
        'move tool',
        '(movement|move) (template|stick)',
        'measure (my|a|the|his|her|) (move|movement)',
      ],
    }),
    quiet: true,
  },
  activating: {
    topics: [
      '(which|what|who) (unit|squad|) (is|are) activating',
      // whose that is: his unit's, or my opponent's
      '(his|her) (units|unit|) activation',
    ],
    says: yesNo(
      [
        '(is|are|am|while|when|currently|already) activating',
        '(unit|squad|units|guys|one|ones|it|he|she|i|im|were|they|we) (is|are|am|) (currently|now|) activating',
        '(while|when) (i|it|he|she|the unit|my unit) (activate|activates)',
        '(during|in) (my|its|this|that) (own|) (units|unit|) activation',
        '(during|in) (his|her) own activation',
        '(it|this) is (my|its|this|that) (own|) (units|unit|) activation',
        'is active',
      ],
      [
        'not activating',
        '(opponent|enemy|another) * activation',
        'before (i|it|he|she|they|you) (activate|activates)',
        'before (my|its|his|her|the) (own|) (units|unit|) activation',
        'not (my|its|his|her|that|this|the) (own|) (units|unit|squads|squad|) (activation|go|turn)',
        '(isnt|not) (even|) (activating|active)',
        'not active',
        'outside (its|an|my) activation',
        'before activating',
      ],
    ),
  },
  toolsDown: {
    says: [
      {
        value: '#',
        as: [
          '# (movement|move|moving) (tools|templates)',
          '# (tools|templates|rulers)',
          '# range (rulers|tools)',
          '# of (them|those|these)',
        ],
      },
      {
        value: 2,
        as: [
          '(second|another|extra) (movement|move) (tool|template)',
          '(second|another|extra) (range|) (ruler|tool)',
          '(both|two) (movement tools|tools)',
        ],
      },
    ],
  },
  lifted: { says: [{ value: false, as: ['(mini|miniature|model|figure) (stays|stay|remains)'] }] },
  inches: {
    // it is what is asked
    topics: [
      'range # (in|to) (inch|inches)',
      'range # * many (inch|inches)',
      'range # in',
      '# in (range|reach|sight)',
      '(was|were) # (inch|inches)',
    ],
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
          '(reaches|reach|shoots|goes) (out to|up to|to|) #',
          '(reaches|reach|shoots|fires|goes) only (to|) #',
        ],
      },
    ],
  },
}
