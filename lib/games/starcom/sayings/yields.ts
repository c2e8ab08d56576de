/** Words that turn a checker away, and leave the sentence to another. */
import type { Sayings } from '../../../kernel/sayings.ts'
import { FREE, homeGiven, onFree, SEATS, spoken } from './shared.ts'

/** A way that a ship is told to go. */
export const onWay = spoken('Ship').map((name) => `${name} (goes|hops|jumps|flies|moves|) from * to`)

/** Whether there is a fight at all. */
export const fightHeads: readonly string[] = [
  '(do|does|must|will|would) (they|we|he|she|it) (have to|) fight',
  '(do|does|must|will|would) (my|his|her|their) * (have to|) (fight|shoot|fire)',
  '(do|does|must|will) * and * (have to|) fight',
  '(is|will) there (be|) (a|any|) (combat|fight|battle) (between|on|in|now|then|when|if)',
]

/** Where a yard stands is told of a place to build in, and not of a bill. */
const yards = ['shipyard', 'undersized shipyard', 'orbital hangar'].flatMap((name) => [
  `${name} (on|at|in) (my|our|the|this|that)`,
  `${name} (there|here)`,
])
/** Counters that are put down are developments, whatever stands there. */
const laid = [
  '(put|puts|place|places|drop|drops|add|adds|stick|plop|lay|plant|set) (a|an|another|one|the|my|#) (development|counter)',
]

/** "5 developments. Is a sixth allowed": one more of what was counted. */
export const oneMore = ['', '* '].map(
  (between) =>
    `# developments ${between}, is (a|another) (second|third|fourth|fifth|sixth) (one|) (allowed|ok|okay|legal|possible|fine)`,
)

/** "Same but a station on the besieged Homeworld": the siege is told, and another thing is asked. */
const besiegedPlace = [...spoken('Ship'), ...spoken('Station')].map(
  (name) => `(but|about) (a|an|another|one) ${name} (on|at|in) (the|my|our) (besieged|sieged|blockaded) *`,
)

/** Who counts ships and developments asks for more than a price. */
const besideScout = ['scout # development', 'scout (and|plus) # development', 'scout * # development']

/** Whether a system is full, and no word of what it pays. */
export const full = ['(is|isnt|thats) (that|it|this|) (the|its|) (max|maximum|maxed|most|limit|full)']

/** "Mia gives me Trade World": what changes hands has not paid yet. */
const taken = spoken('System').map(
  (name) =>
    `(give|gives|gave|trade|trades|traded|sell|sells|sold|hand|hands|offer|offers) (me|us|him|her|them) * ${name}`,
)

/** "Trade World gives me 5 credits": it pays, and does not change hands. */
const pays = spoken('System').map((name) => `${name} (give|gives|gave|pay|pays) (me|us|him|her|them|you)`)

/** "Core World gave me a counter at turn start": no question of how a game begins. */
const COUNTER_GIVEN = '(give|gives|gave) (me|us|him|her|them) (a|an|one|#|) (development|counter)'

/** Counters and vessels that are bought are no cards. */
const bought = ['(development|counter)', ...spoken('Ship'), ...spoken('Station')].map(
  (name) =>
    `(buy|buying|purchase|purchasing) (a|an|another|one|the|my|#|) (more|new|next|first|second|third|fourth|fifth|sixth|) ${name}`,
)

/** "Red jumps into my capital, a Frigate there?": it is built, or stands there, and does not jump. */
const comesInto = spoken('Ship').flatMap((name) =>
  ['', 'a ', 'another '].map(
    (one) => `(${SEATS}|he|she|they) (jump|fly|move|hop|go|come) (in|into|to) (my|our) *, ${one}${name} (there|here)`,
  ),
)

/** Whether a siege is over, whatever ends it. */
export const lifts = [
  '(stop|stops|prevent|prevents|break|breaks|lift|lifts|end|ends) (the|a|his|her|their|my) (siege|blockade)',
]

/** "May my Defense Station attack when it is under siege": neither built nor besieging. */
const stationFires = ['station', ...spoken('Station')].flatMap((name) => [
  `(can|may|do|does|will|could|must) * ${name} * (attack|shoot|fire)`,
  `${name} (allowed|able) to (attack|shoot|fire)`,
])

/** A ship that goes its way, or fights, is none that is built. */
export const yields: NonNullable<Sayings['yields']> = {
  hand: bought,
  // where it is left it has not to go
  jump: [
    'then on (to|into) (his|her|their|another|the|a|an)',
    ...lifts,
    ...comesInto,
    '(leave|keep) (my|our|the|a|an) * (in|at|on|there|here)',
    '(leave|keep) (it|them) (in|at|on|there|here)',
  ],
  // "eight developments, one Refinery, two of them under siege" stand there already
  build: [
    'now it (goes|moves|jumps|flies) *',
    ...onWay,
    ...fightHeads,
    ...laid,
    ...oneMore,
    ...stationFires,
    '# of (em|them|those) (under siege|besieged)',
  ],
  income: [...full, ...taken],
  'quick-facts': [COUNTER_GIVEN],
  // an exploration is asked about, and no answer to it
  responses: ['(can|may|could|do|does|must) (i|we|he|she|they|it) explore'],
  // whose turn it is matters to whether it may be played, and not to what it hits
  targets: [
    `(on|in|during) (${SEATS}|his|her|your|their|opponent) turn`,
    // it is aimed at a play, and at nothing on the board
    'intercept orders',
  ],
  siege: [
    ...laid,
    ...besiegedPlace,
    ...onFree,
    ...stationFires,
    // what it pays is asked, and the siege told
    '(do|does|will|would) * (get|earn|collect) (the|my|any|) * (credits|income)',
    '(keep|keeps|still|stop|stops) (paying|pay|pays)',
  ],
  development: [...onFree, '(offer|offers|offered|give|gives|sell|sells) (me|us|him|her|them) *'],
  // what nobody controls is in nobody's gift
  deal: [FREE, ...pays],
  conquest: laid,
  'station-limit': laid,
  'ship-limit': laid,
  // when the game begins there is no room for a second ship, whatever it costs
  affordability: [
    // where it is besieged money is not all that is asked
    '(besieged|sieged|blockaded) by *',
    '(pay|enough) * to (fix|repair|mend|heal|patch)',
    ...yards,
    ...besideScout,
    '(turn|round) (one|1)',
    '(first|opening) (turn|round)',
  ],
  'game-end': homeGiven,
}
