/** Phrases that put the very question of a checker, and some that other checkers give way to. */
import type { Sayings } from '../../../kernel/sayings.ts'

/** "My dread carrying a mech moves to 25": what it holds is judged with its move. */
const CARGO = '(infantry|inf|mech|mechs|fighter|fighters|ff|troops|gf)'
const GOES = '(move|moves|go|goes|fly|flies|jump|jumps|sail|sails|travel|travels)'
export const LADEN = ['(carrying|hauling|transporting|holding)', '(loaded|laden|full) (with|of)'].flatMap((held) =>
  ['*', '#'].flatMap((many) => [
    `${held} ${many} ${CARGO} ${GOES}`,
    `${held} ${many} ${CARGO} (and|plus) ${many} ${CARGO} ${GOES}`,
    `${held} ${many} ${CARGO} # ${CARGO} ${GOES}`,
  ]),
)

/** "Shoot at me when I fly through", "fire at ships passing": cannons and ships on their way. */
export const ON_THE_WAY = ['*', '* *'].flatMap((between) =>
  [
    '(on|along) (my|the|his|her|their) way',
    '(passing|flying|going) (through|past|by)',
    '(fly|pass|go|move) (through|past|by)',
    'passing',
  ].map((way) => `(shoot|shoots|shot|fire|fires|fired|firing|hit|hits) ${between} ${way}`),
)

/** "Lost a cruiser to the rift, now he brings one more destroyer": whether that may still be declared. */
const ONE_MORE = '(one more|another) (ship|cruiser|carrier|destroyer|dread|dreadnought)'
export const ADDED = [
  `after * * (want|wants) to (bring|send|move|add) ${ONE_MORE}`,
  `${ONE_MORE} (now|instead|then|afterwards|still|after)`,
  `(now|then|after|still|instead) (bring|send|move|add) ${ONE_MORE}`,
  `(now|then|after|still|instead) * (want|wants|going|gonna) to (bring|send|move|add) ${ONE_MORE}`,
  ...['*', '* *'].map((who) => `(now|then|after|still|instead) ${who} (bring|brings|send|sends|move|add) ${ONE_MORE}`),
]

/** "His dock plus two PDS in between stop my cruiser", "does a PDS block him": whether they are in the way. */
const SHIP = '(cruiser|cruisers|carrier|carriers|destroyer|destroyers|dread|dreads|ship|ships|fleet|flagship)'
const WHOSE = '(my|his|her|their|our|the|a|)'
export const IN_THE_WAY = [
  `(stop|stops|block|blocks|bar|bars) ${WHOSE} ${SHIP}`,
  `(stop|stops|block|blocks|bar|bars) ${WHOSE} # ${SHIP}`,
  `${SHIP} (is|are|get|gets|) (stopped|blocked) by`,
]

/** "Does my dread stop his PDS", "do I have to fire all of them": of cannons, and not which of them may fire. */
export const OF_CANNONS = [
  ...['pds', 'cannon', 'cannons', 'space cannon'].map(
    (cannon) => `${SHIP} (stop|stops|block|blocks|prevent|prevents) ${WHOSE} ${cannon}`,
  ),
  ...['(to|)', '*'].map(
    (who) => `(have|has|need|needs|must|got|gotta) ${who} (fire|shoot|use|roll) (all|both|every|each)`,
  ),
]

/** "4 fighters stay behind": what becomes of them where the ship that held them is gone. */
export const STAYING = [
  '# (fighter|fighters|ff) (stay|stays|stayed|remain|remained) behind',
  '(fighter|fighters|ff) (stay|stays|stayed|remain|remained), no (dock|docks|space dock|space docks)',
  '(fighter|fighters|ff) (stay|stays|stayed|remain|remained) (behind|there|) (no|without) (dock|docks|space dock|space docks)',
]

/** Phrases that put the very question of a checker. */
export const heads: NonNullable<Sayings['heads']> = {
  timing: [
    '(before|b4) or after',
    '(checked|rolled|fire|fires|shoot|shoots) (before|b4)',
    'after or before',
    '(which|what) (comes|goes|happens|is|do we do|do i do) first',
    '(comes|come|happen|happens|happening) (before|after)',
    '(in|) (which|what) order',
    'when (do|does|is|are) * (flip|flips|land|checked|rolled|used|use|resolve|resolved|happen)',
    'when (do|does) * check',
    'add (a|another) (move|ship) after',
    'add (a|another|one) (second|more|) (ship|cruiser|carrier|destroyer|dread|dreadnought|move) after',
    ...ADDED,
    'on the way or (only|just|) *',
    '(only|just) at the end',
    '(gravity drive|flank speed) after (i|he|she|they|we)',
    ...ON_THE_WAY,
    '(stop|stopping|halt) * (drop|unload|land)',
    '(drop|unload|land) * (on|along) the way',
  ],
  'rift-die': [
    '(rolled|roll|rolls|got) (a|an|) # * (leaving|leave|leaves|for|in|from|on) (a|the|) (gravity|) rift',
    '(rolled|roll|rolls|got) (a|an|) # * (leaving|leave|leaves|for|in|from|on) (a|the|) gravity rift',
    '(lost|removed|died|dies|gone|eaten|taken|swallowed) (in|to|by) (a|the|) (gravity|) rift',
    'rift * (count|counts) as destroyed',
    '(do|does) * roll (for|in|at) (a|the|) gravity rift',
    '(do|does) * roll (for|in|at) (a|the|) rift',
    'roll (per|for each) ship',
    '(rolled|roll|rolls|got) (a|an|) # (exiting|exits|exit) (a|the|) (gravity|) rift',
    '(leave|leaves|leaving) (a|the) (gravity|) rift * roll',
    '(leave|leaves|leaving) (a|the) (gravity|) rift (and|) (the|) (one|first|second) (rolls|rolled)',
    'rift * * (rolled|rolls) (a|an|) #',
    '(leaving|leave|leaves|left|from) (41|67) * (rolled|roll|rolls|got) (a|an|) #',
    '(rolled|rolls) (a|an|) # and (a|an|) #',
    '(rolled|roll|rolls|got) (a|an|) # for (a|the|my|his|her|) (carrier|cruiser|destroyer|dread|ship|fighter|flagship)',
    'rift * (in|on|aboard) (it|her|them) (die|dies|lost|gone|removed)',
  ],
  movement: [
    ...IN_THE_WAY,
    '(hop|hops|go|fly|jump|move) out and (come|comes|get|go|fly|jump|move|) back',
    'allowed to (stop|land|end|move|fly|enter|leave|go)',
    'cross # (going|from)',
    '(fighter|fighters|ff) (i|1|1s|ones|ii|iis|2|2s|) (move|moves|moving|fly|flying|go|going) (along|) (with no|without|without a|alone with no) (carrier|carriers|ship|ships)',
    '(fighter|fighters|ff) (i|1|1s|ones|ii|iis|2|2s|) (ever|even|actually|) (move|moves|moving|fly|flying|go|going) (alone|solo|unaided)',
    '(fighter|fighters|ff) (i|1|1s|ones|ii|iis|2|2s|) (ever|even|actually|) (move|moves|moving|fly|flying|go|going) (on|by) (their|its) own',
    '(fighter|fighters|ff) (i|1|1s|ones|ii|iis|2|2s|) (ever|even|actually|) (move|moves|moving|fly|flying|go|going) by (themselves|itself)',
    // "fighter 2s, 2 systems": how far, and not what is carried
    '(fighter|fighters|ff) (ii|iis|2s|upgraded|) # (systems|hexes|tiles|spaces|jumps|hops)',
    // "my carrier, carrying 4 infantry, moves from A to B": what it holds is judged with its move
    '(moves|goes|flies|jumps|sails|travels|heads) (from|through|past)',
    // who has left by then leaves the way to others
    '(until|till|before) * (retreated|withdrew|fled)',
    '(aboard|board) (moves|goes|flies|jumps|sails|travels|heads)',
    ...LADEN,
    '(that|who|which|already|have|has) (just|) (retreated|withdrew|fled)',
  ],
  transport: [
    '(carry|carries|carrying|take|takes|lift|move|tow|haul|drag|bring|ferry) (a|an|my|his|her|#) (pds|dock|inf|infantry|mech|gf|guy|guys)',
    '(ship|put|load|stick|stuff|pack) * (pds|dock) * (in|on|into|onto|aboard) (a|my|the|his|her) *',
    '(pds|dock) be (transported|carried|shipped|loaded)',
    '(bring|brings|take|takes|carry|lift|load) (a|an|my|his|her|the|#) (hel titan|titan|pds|dock) (along|aboard|with|in|on)',
    '(room|space) for',
    '(drop|drops|dropping) (infantry|inf|mech|mechs|troops|gf|fighters|it|them|units) off',
    '(ride|rides|riding) along',
    'how many (infantry|inf|gf|troops|mechs|fighters|units) (can|does|do|may|could)',
    'many (infantry|inf|gf|troops|mechs|fighters|units) * (carry|carries|hold|holds|fit|fits|load|loads|cram|squeeze|stuff|take|bring)',
  ],
  'fleet-pool': [
    '(count|counts) (to|towards|toward|against|for) (my|his|her|the|) capacity',
    '(must|have to|do|does) * (go|die|remove|lose) (now|some|any|two|them)',
    ...STAYING,
    '(too many|how many) (ships|cruisers|dreads|destroyers|carriers|dreadnoughts)',
    '# fleet (token|tokens)',
    'what (dies|goes)',
    'how many (stay|survive|remain)',
    'do * trim',
    'fleet (pool|supply) (is|of|at|) #',
    '(pool|supply) (is|of|at|) #',
    '(too many|over the limit|do they die|do they go)',
    '(have|has) # fleet',
    '# in (my|his|her|their|the|) fleet (pool|supply)',
    'fleet (cap|limit|token|tokens) #',
    'at # fleet',
    '(planets|ground|space), over',
    '(infantry|mechs|troops|gf|forces) landed',
    '(infantry|mechs|troops|gf|fighters) (float|floats|floating|drift|drifting|adrift|stranded)',
    '(until|till|before) * (retreated|withdrew|fled)',
  ],
  'space-cannon': [
    'pds * (shot|shots|range)',
    '(range|reach) of * pds',
    'pds * (shoot|shoots|fire|fires|hit|hits|shot|shots|reach|roll|rolls)',
    '(shoot|shoots|fire|fires|shot|hit) * pds',
    '(which|who) (fire|fires|shoot|shoots|roll|rolls)',
    'what (do|does|would|will) (i|he|she|they|we) roll',
    'flagship * how many dice',
  ],
  adjacency: [
    '(hyperlane|hyperlanes) * (adjacent|neighbours|neighbors)',
    'nexus (connect|connects|link|links|touch|touches)',
    '(is|are) * (adjacent|neighbours|neighbors|linked|connected|beside)',
    '(adjacent|neighbours|neighbors|linked|connected) (for|when|if|over|through|via|by|because|since|now|or)',
  ],
  ability: [
    '(announce|announces|announced) * retreat',
    '(dark space navigation|dark space nav)',
    '(l1z1x|argent) hero',
    'hero of (the|) (l1z1x|argent)',
  ],
  route: [
    'how many (moves|hexes|jumps|steps|systems) (from|to|between|is it)',
    '(which|what) (wormhole|wormholes|systems|hexes) (do|would|should|must|can|could) *',
    'how (does|do|can|would) * get (from|to)',
    '(shortest|best|quickest|fastest) (way|route|path)',
  ],
  reach: [
    'which of (my|his|her|their|our|*) (ships|fleets|stuff)',
    'who (makes|gets) (it|) to #',
    '(who|which|any|anything|something|what|everything) of (mine|his|hers|theirs|ours)',
    'what (can|could|may|might) * throw',
    'what (can|could|may|might) (get|move|go|come|fly) (to|into|in) *',
    '(could|can|might) any * (ship|ships|fleet)',
    '(who|what|anyone|anybody|someone|anything|nobody|noone|nothing) * (reach|hit|attack|threaten|get to|come at|come for)',
    'which (get|gets|reach|reaches|make|makes) (to|it|there|#)',
    '(what|which ships|which fleets|everything) * (i|my) * (bring|send|reach|get|have in range)',
    '(nothing|none|anything|something) (of|) (mine|his|hers|theirs|ours) * (reach|reaches|get|gets|make|makes)',
    '(in danger|under threat)',
    '(close|near) enough (to|for)',
  ],
}
