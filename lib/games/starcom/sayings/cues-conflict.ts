/** Phrases that all but settle which checker is asked for: journeys, fights, sieges and Commands. */
import type { Sayings } from '../../../kernel/sayings.ts'
import { FREE, homeGiven, onFree, SEATS, spoken } from './shared.ts'

/** A way that a ship is told to go. */
const onWay = spoken('Ship').map((name) => `${name} (goes|hops|jumps|flies|moves|) from * to`)

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
const lifts = [
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

export const conflictCues: NonNullable<Sayings['cues']> = {
  retreat: [
    '(want|wants|wanted) (out|away)',
    'after the (shooting|fight|combat|battle|first shots)',
    '(run|runs|running) (to|into|out|through|off)',
    'when (it|she|he|my ship) runs',
    '(i|we) run',
    'hide (in|at|behind)',
    '(cant|cannot) (withdraw|flee|run|retreat)',
    '(fall|fell|pull|back) (back|out|off)',
    'run from',
    '(retreat|retreats|retreating|flee|fleeing)',
    'run away',
    '(bail|bails|bailing|pull|pulls|pulling|get|gets|slip|slips|back|backs) (out|off|away) *',
    '(withdraw|withdraws|withdrawing|escape|escapes|escaping|disengage)',
  ],
  route: [
    'from * (over|across|via|through) *',
    '(colony|home|system|world|planet|capital|homeworld) and back',
    '(mine|his|hers|theirs|neutral|home) (mine|his|hers|theirs|neutral|home)',
    'to (neutral|mine|his|hers|home|#) to',
    'to * (system|world|planet) to',
    'to (neutral|mine|his|hers) and (on|back|then)',
    'neutral again',
    '(through|across) (two|three|2|3|#) (of|systems)',
    'systems (far|deep)',
    'from * to * then',
    'then on (to|into)',
    ...onWay,
    'another of (his|hers|theirs|mine)',
    '(out|there) and (back|out)',
    'back to back',
    '(two|three|four|2|3|4) systems in',
    '(each|every|all) (step|hop|jump|leg)',
    'all adjacent',
    'both adjacent',
    '(one|1) further',
    'through * (and|then)',
    'do (two|three|2|3) more',
    'route',
    '(hop|hops|leg|legs|jump|jumps) (one|two|three|1|2|3)',
    '(two|three|2|3) (hops|jumps|legs)',
    'first hop',
    'first (to|into|then|and)',
    '(second|third) (into|to)',
    'then (to|into|on|home|mine|neutral|back)',
    'then (his|her|their|my) (system|place|planet|world|colony|capital)',
  ],
  targets: [
    '(play|plays|use|aim|target|bombard) * (at|on|against) (a|an|the|my|his|her|their)',
    // of Interdiction a jump is asked
    ...spoken('Command')
      .filter((name) => name !== 'Interdiction')
      .flatMap((name) => [
        `${name} (go|hit|work|strike|be used|be played|be aimed) (on|at|against|in|a|an|the|my|his|her)`,
        `(play|use|put|aim) ${name} (on|at|against|with|onto)`,
        `${name} with (my|his|her|their|a|the)`,
      ]),
  ],
  jump: [
    '(follow|follows|following) (my|the|his|her|their|a|an)',
    'from * (system|world|planet|colony|capital|homeworld) (to|into)',
    '(scout|ship|frigate|cruiser|corvette|destroyer|carrier|fighter|battleship|battlecruiser) * (in|at|from) row',
    '(go|jump|move|hop|fly) from row',
    '(row # column #|row) * with (a|my)',
    // what was built before it is told, not asked
    '(can|may|could|do|does) (i|we|it|they|that|this|mine) (already|still|also|even|just|) (jump|move|hop|fly|leave)',
    '(jump|jumps|hop|fly) * (into|to|from)',
    '(pop|nip|head|scoot|drift) (over|across) to',
    '(want|wanna) (to|) jump',
    'jump (with|it)',
    'jumping it (now|over|there|away|to|into)',
    '(second|2nd) (jump|hop|move)',
  ],
  contested: [
    '(is|does|do|are) (it|the|my|that|this|a) * contested',
    'contested (or|now|then|yet|still|anyway)',
    '(count|counts|call|called|counted) (as|) contested',
  ],
  siege: [
    // "…, enemy Scout. siege?"
    ...[...spoken('Ship'), ...spoken('Station')].flatMap((name) => [`${name}, siege`, `${name} there, siege`]),
    '(is|are) home (besieged|sieged|under siege)',
    'siege (over|broken|lifted|gone|done)',
    'siege on (his|her|their|my|our|this|that|the) (system|planet|world|colony)',
    'still (besieged|sieged|under siege)',
    '(ships|ship|vessels|stations|fighters|nothing) of (mine|ours|his|hers|theirs) (besieged|sieged|under siege)',
    '(hold|holds|fend|fends|keep|keeps) off',
    'keep * from besieging',
    '(count|counts) (for|as|towards) (a|the|) siege',
    'is (that|this|it|there) (a|) siege',
    ...lifts,
    '(is|are|am) (it|i|that|this|we|my|he|she|they|his|her|their|home) * (besieged|sieged|under siege)',
    '(defend|defends|defending) (it|with|the|against)',
    '(besieged|sieged) (now|then|or)',
    '(is|are) * (under siege|besieged|sieged) (with|if|when|by)',
    '(lay|lays) siege',
    'am i (besieged|sieged)',
    'siege my',
    '(parked|sitting|sits|sit|standing|orbiting|waiting|camping|hovering) (at|in|on|over|above) (my|our)',
  ],
  responses: [
    '(respond|response|responds|counter|counters|react|reacts|reply) (to|with)',
    '(answer|answers|respond|react|counter|reply) * with',
    'plays * (passes|passed)',
    'who (goes|is) next',
    '(play|use) * (on|in|during) (his|her|your|their|someone elses|somebody elses|another players|an opponents) turn',
    `(play|use) * (on|in|during) (${SEATS}|opponent) turn`,
    // "Red's turn, nothing going on, may I play it"
    ...['', ', nothing *'].flatMap((between) =>
      ['may', 'can', 'could'].map(
        (may) => `(${SEATS}|his|her|their|opponent) turn${between}, ${may} i (just|still|now|) (play|use)`,
      ),
    ),
  ],
  'combat-damage': [
    '(hold|holds|holding) (my|his|her|their|its|) fire',
    '(have|need|has) to (shoot|fire|fight) *',
    '(all|every) (of|) my (ships|vessels) (fire|shoot)',
    '(attack|attacks|shoot|shoots|fire|fires|strike|strikes|hit|hits) (first|last|before)',
    '(shoots|fires|shooting|firing) * (at|to|on|between)',
    '(shoot|fire|fired|shot) * (at|to|on|between) (my|mine|his|her|their|your|the|a|an|it|two|2|several)',
    '(deals|dealt) # (to|on|into|at)',
    '(ignore|bypass|skip) (it|them|him|the|his|her|their)',
    ...spoken('Ship').map((name) => `(hit|attack|target) (the|his|her|their) ${name}`),
    '(all|everything) (#|) (on|at|into) (the|his|her|their|it|him|one)',
    '(assign|assigns|deal|deals|put|puts|split|splits) * damage',
    'damage * (between|at)',
    '# hp',
    '(kill|kills|destroy|destroys) (my|his|her|their|a|the) *',
    '(dead|alive|survive|survives|destroyed)',
    '(blown|blew|blow|shot|blasted) (up|down|apart)',
    '(hit|hits) * for #',
    '(puts|deals|assigns|does|dealt|assigned) # (on|into|at|to|onto) (mine|it|his|hers|him|me)',
    '(eat|eats|soak|soaks|absorb|absorbs|suffer|suffers|suffered|takes|took|taken) (another|#) *',
  ],
  conquest: [
    '(who|which) (would|will|does|do|gets|) * (take|takes|get|gets) (it|that|the system)',
    'do (they|these|those|we|our ships) add up',
    'both (besieging|besiege|sieging)',
    '(besieging|besiege|sieging|siege) * (together|jointly)',
    '(both|two|three|2|3) of (us|them) (are|) (besieging|besiege|sieging|siege)',
    'what (do|does|can|will|would) (i|we|he|she|they) take',
    'how many (development|developments|counter|counters) (do|does|will|would|can) (i|we|he|she|they) (get|take|lose|remove|keep)',
    '(what|how many) (drops|drop|falls|fall|comes off|come off)',
    'whats left',
    '(players|of us) (siege|sieges|besiege|besieges|besieging|sieging)',
    'what is left',
    '(does|do|will|would) (it|the|my|they|that|his|her) * (fall|fell)',
    'is it gone',
    '(is|are) (it|my|the|this|that) * lost',
    '(gone|conquered|mine) (already|yet|or)',
    '(take|takes|taking|remove|removes|removing|strip|strips|eat|eats|lose|loses) (a|an|one|two|the|any|my|#) (development|developments|counter|counters)',
    '(lose|loses|losing) (developments|counters)',
    '(attacker|attackers|besieger|besiegers|defender|defenders|controller|controllers|owner|owners) (own|) (end phase|turn)',
    'wipe (it|them) out',
    '(besieged|sieged|siege) by # (player|players|ship|ships)',
    '# * ships (besieging|sieging|besiege|siege)',
    '(my|his|her|their|the) (own|) end phase * (development|developments|counter|counters)',
    '(development|developments|counter|counters) * (his|her|my|the|their) (own|) end phase',
    'i besiege',
    'besieging * is it mine (now|)',
    '(is|are) (it|his|her|their|the|that|this) * mine (now|if|when)',
    'besieging (it|with)',
    '(end phase|conquest) * (besiege|besieges|siege|sieged)',
    '(conquest|conquer)',
    '(developments|counters) (fall|falls|lost|removed|go|die)',
    '(get|gets|keep|keeps|lose|loses) * (development|developments|counter|counters) (there|left|after|afterwards|then)',
    '(do|will|would|does) (i|he|she|they|we) lose',
    'many * (lose|loses) * (end|turn)',
    '(besiege|besieges|besieging) * with # (developments|development|counters)',
  ],
}
