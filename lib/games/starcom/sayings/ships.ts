/** How players say whose ship it is, how fast, and how often it has moved. */
import { type FactSayings, type Sayings, yes, yesNo } from '../../../kernel/sayings.ts'

const jumpsUsed: NonNullable<FactSayings['says']> = [
  {
    value: '#',
    as: [
      'jumped # times',
      '(jumped|hopped) # times already',
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
      '(gone|hopped|flown|went) once',
      '(gone|hopped|moved|jumped) (one|a) (time|jump|hop) already',
      '(1|one) jump (so far|done|gone|in|made|already)',
      'after (1|a) jump',
      '(did|done|made|took|spent) (a|one|its|his) (jump|move|hop)',
      'already (did|done|made) (a|one|its) jump',
      'one jump (done|used|already|so far|behind)',
      'after (one|its first|the first) jump',
      'already moved',
      '(moved|jumped) * once',
      '(jumped|hopped) (already|) once',
      '(jumped|hopped) * (once|earlier)',
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
      '(no|zero) jumps (so far|used|yet|made)',
      '(hasnt|havent|not) (budged|gone|hopped|flown) (at all|yet|)',
      'first hop',
      'has not moved',
      'not moved',
      'hasnt moved',
      'first jump',
      'not jumped yet',
    ],
  },
]

export const shipsFacts: Sayings['facts'] = {
  mine: {
    // where mine are, another may go
    topics: ['(with|where) (my|our) (own|) ships'],
    says: yesNo(
      [
        'my (own|) ship',
        'ship of mine',
        'the (ship|scout|patrol|corvette|frigate|destroyer|cruiser|battlecruiser|battleship|carrier|fighter|one) is mine',
        '(it|this|that) is my (own|) (ship|scout|patrol|corvette|frigate|destroyer|cruiser|battlecruiser|battleship|carrier|fighter|one)',
        '(ship|it) belongs to me',
        'i own (it|the ship|the scout|the corvette)',
        'i own the ship',
      ],
      [
        '(opponent|enemy|his|her|their) ship jump',
        'not my ship',
        '(ship|corvette|scout|frigate|destroyer|cruiser|battleship|carrier) (isnt|not) mine',
        '(someone|somebody|another|player) elses ship',
        '(ship|it) belongs to (him|her|them|an opponent|the opponent)',
      ],
    ),
  },
  builtThisTurn: yes(
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
  ),
  controlledSinceTurnStart: {
    says: [
      {
        value: false,
        as: [
          '(traded|bought|captured|received|taken|took|given|gained|acquired) * this turn',
          '(got|took|bought|received|stole) * (in|through|by) (a|the|our) (trade|deal|swap)',
          '(got|took|bought|received|stole) * from (him|her|them|you) this turn',
          '(got|gave) * (in a trade|in a deal|from him|from her|from a deal) * this turn',
          'just (traded|received|captured|acquired|bought it)',
          '(got|was) (traded|given) (to me|)',
          'only mine since',
          '(only|just|) (took|gained|got|seized|won) control * this turn',
          '(handed|passed|given|traded) * (to me|over) * this turn',
          '(only|just) (got|took|received|gained|acquired) * (this turn|today|now)',
          '(came|fell) into my hands',
          'mine (only|just) (since|as of) (this turn|now)',
          '(stole|stolen|seized)',
          'took over (his|her|their|this|that)',
        ],
      },
    ],
  },
  hasMovedThisTurn: yes(
    'moved * this turn',
    'moved earlier',
    'has moved',
    '(moved|jumped) (already|earlier|before|once|this turn)',
    'already (moved|jumped)',
    'already (used|spent|made) its (move|jump)',
  ),
  speed: {
    units: ['speed'],
    says: [{ value: '#', as: ['speed #', 'speed (of|is) #', '(printed|base) speed (of|is|) #', '# speed'] }],
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
          '# to (the|its|) speed',
          '# (more|additional) speed',
          '# speed (from|by|because|through)',
          'speed (plus|raised by|up by|boosted by) #',
          '(gives|gets|get|gain|gains) * # speed',
          'plus # speed',
          'speed bonus (of|is) #',
          '# speed bonuses',
        ],
      },
    ],
  },
  extraJumps: {
    says: [
      { value: '#', as: ['# extra jumps', '# extra jump', '# additional jumps', '# enhanced jump drives'] },
      { value: 1, as: ['enhanced jump drive'] },
    ],
  },
  jumpsUsed: { says: jumpsUsed },
  // a ship that was carried has moved, and used no jump
  'retreat/jumpsUsed': {
    says: jumpsUsed.map(({ value, as }) => ({
      value,
      as: as.filter((text) => value === 0 || !text.includes('moved')),
    })),
    topics: ['moved'],
  },
}
