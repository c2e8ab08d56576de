/** Phrases that all but settle which checker is asked for. */
import type { Sayings } from '../../../kernel/sayings.ts'

export const cues: NonNullable<Sayings['cues']> = {
  transport: [
    'capacity',
    '(carry|carries|carried|haul|load|loading|lift|transport)',
    'pick up',
    '(ride|rides|riding) (on|in|along)',
    '(drop|leave|left) (off|behind)',
    'on board',
    'aboard',
    'a ground force',
    'how many * (fit|stay)',
    'full of',
    '(inf|infantry|gf|mech|mechs|troop|troops) on (a|my|one|it)',
    '(tow|tows|lug|lugs|ferry|ferries|shuttle|cargo|passenger|passengers)',
    '(scoop|grab|snatch|unload|unloads|unloaded) *',
  ],
  'fleet-pool': [
    'fleet (pool|supply)',
    'pool',
    '# supply',
    'fleet limit',
    'fleet (at|is) #',
    'too many ships',
    '# (tokens|) in fleet',
    '# (token|tokens) in (my|his|her|their|the|a) fleet',
    'fleet (regulations|regs|tokens)',
    'fleet * too (big|large)',
    '(max|maxes|maxed|cap|capped) (out|) at #',
    '(fighter|fighters) * (die|dies|lost)',
    'against (my|his|her|their) fleet',
    '(carrier|ship|transport) (died|destroyed)',
    '(combat|fight|battle) * (over|on|done|continues|ended|finished)',
    '(after|during) * (combat|fight|battle)',
    '(my|only a|only the|a space|space) dock * (fighter|fighters|ships)',
    '(with|and|have|has) no (carrier|carriers|ship|ships) (left|there|around|anymore)',
    '(fighter|fighters) left',
    'only (a|my|his|her|the) (dock|space dock)',
    '(fleet|fp|fs) (of|) #',
    '# in (my|his|her|their|the|) fleet',
    '(in|are in) space',
    'and no ships',
    'no (carrier|carriers|ship|ships|transport) left',
    '(floating|stranded|alone) in (space|the|#)',
  ],
  'space-cannon': [
    'space (cannon|cannons)',
    'cannon (offence|offense|defence|defense|fire|range|shot|shots|roll|rolls)',
    'pds',
    '(shoot|shoots|fire|fires) * (first|me)',
    '(shoot|shoots|fire|fires|fired) * at (me|my|us|our)',
    '(shoot|shoots|fire|fires|firing|shooting) (into|through|at|over)',
    'graviton laser',
    'experimental battlestation',
    'loncara ssodu',
    'hel titan',
    '(pds2|pds1|pdsii)',
    'solar flare',
    'plasma scoring',
    '(roll|rolls) * (minus|-) 1',
  ],
  adjacency: [
    '(adjacent|neighbour|neighbor|neighbours|neighbors|border|borders)',
    'next to',
    '(connect|connects|connected|link|links|linked) (up|) (to|with)',
    'adjacent to itself',
    '(share|shares|sharing) (a|an) (alpha|beta|gamma|wormhole)',
    'nexus * (link|links|side)',
    '# (systems|hexes|tiles) (from|away|apart)',
    '# and # (touch|border|connect|link)',
    'trade with',
    '(touch|touches) (each other|#|system)',
  ],
  reach: [
    '(what|who) (could|can|might) * (throw|send|bring) (at|into)',
    '(threat|threats|threatens|in range of)',
    '(am i|are we) safe',
    'safe from',
    '(is|are) * (safe|threatened|in danger|in reach)',
    'what (can|could) *',
    '(which|what) (ship|ships|fleet|fleets|unit|units) *',
    '(what|which|anything|something) of mine',
    'which of (these|those|them)',
    'which of the (ship|ships|fleet|fleets|units)',
    '(can|could|may|might) * (hit|attack|reach|threaten) (me|us|my|our) * (with anything|with something)',
    'which (one|ones) (of|can|could|reach|reaches|get|gets|make|makes)',
    'who all (can|could)',
    'any of (my|his|her|their|our) (ship|ships|fleet|fleets|stuff)',
    '(can|could|may|might) * reach (me|us)',
    'which * (reach|hit|get to|make it)',
  ],
  route: [
    '(route|routes|path|paths)',
    'without (crossing|passing|running|going|flying|touching)',
    '(avoid|avoids|avoiding)',
    '(which|what|shortest|quickest|fastest|best|all|other|ways|many) * (way|ways)',
    'ways (to|from)',
    'how (does|do|can|would) * get (from|to)',
  ],
  ability: ['(retreat|retreats|retreating)', 'skilled retreat', 'foresight', 'dark space navigation', 'helix protocol'],
  movement: [
    '(can|could|may|let|lets|stop|keep|from) * (activate|activating)',
    '(activate|activated|activating|activation) * (again|twice|second)',
    '(fly|move|go|jump|sail|sails|slip|sneak|run) * (through|past|from)',
    '(through|past) (my|his|her|their|your|me|him|them|us)',
    'move value',
    '(stop|stops|stopped|land|lands|landed|park|parked) * (in|at|on) #',
    '(remove|removed|took|take|pick|picked|pull|pulled) (up|) (my|his|her|their|the|a) token',
    '(move|moves|moved|leave|leaves) * out of',
  ],
}

/** Phrases that put the very question of a checker. */
export const heads: NonNullable<Sayings['heads']> = {
  movement: [
    'allowed to (stop|land|end|move|fly|enter|leave|go)',
    // "my carrier, carrying 4 infantry, moves from A to B": what it holds is judged with its move
    '(moves|goes|flies|jumps|sails|travels|heads) (from|through|past)',
    // who has left by then leaves the way to others
    '(until|till|before) * (retreated|withdrew|fled)',
    '(aboard|board) (moves|goes|flies|jumps|sails|travels|heads)',
  ],
  transport: [
    '(carry|carries|carrying|take|takes|lift|move|tow|haul) (a|an|my|his|her|#) (pds|dock|inf|infantry|mech|gf)',
    '(room|space) for',
    'many (infantry|troops|mechs|fighters|units) * (carry|carries|hold|holds|fit|fits|load|loads)',
  ],
  'fleet-pool': [
    '(must|have to|do|does) * (go|die|remove|lose) (now|some|any|two|them)',
    '(too many|how many) (ships|cruisers|dreads|destroyers|carriers|dreadnoughts)',
    '# fleet (token|tokens)',
    'fleet (pool|supply) (is|of|at|) #',
    '# in (my|his|her|their|the|) fleet (pool|supply)',
    '(until|till|before) * (retreated|withdrew|fled)',
  ],
  'space-cannon': [
    'pds * (shot|shots|range)',
    '(range|reach) of * pds',
    'pds * (shoot|shoots|fire|fires|hit|hits|shot|shots|reach|roll|rolls)',
    '(shoot|shoots|fire|fires|shot|hit) * pds',
  ],
  adjacency: [
    '(is|are) * (adjacent|neighbours|neighbors|linked|connected)',
    '(adjacent|neighbours|neighbors|linked|connected) (for|when|if|over|through|via|by|because|since|now|or)',
  ],
  reach: [
    'which of (my|his|her|their|our) (ships|fleets|stuff)',
    '(who|which|any|anything|something|what|everything) of (mine|his|hers|theirs|ours)',
    'what (can|could|may|might) (get|move|go|come|fly) (to|into|in) *',
    '(could|can|might) any * (ship|ships|fleet)',
    '(who|what|anyone|anybody|someone|anything) * (reach|hit|attack|threaten|get to|come at|come for)',
    '(what|which ships|which fleets|everything) * (i|my) * (bring|send|reach|get|have in range)',
  ],
}

/** Whatever is carried: where the way itself may be closed, the move is judged. */
export const yields: NonNullable<Sayings['yields']> = {
  transport: [
    '(through|thru|past|pass|across|over) (a|an|the|my|this|that|) (nebula|supernova|asteroids)',
    '(through|thru|past|pass|across|over) (a|an|the|this|that|) asteroid field',
  ],
}

/** Words without which a checker is hardly asked for. */
export const needs: NonNullable<Sayings['needs']> = {
  transport: [
    '(infantry|inf|troop|gf|grunt|mech|fighter|ff|ftr|fighta|force|sentinel|hel|titan|pds|dock)',
    '(capacity|carry|haul|load|unload|lift|transport|aboard|board|room|fit|hold|tow|pick|cargo|crucible|genesis|dominus)',
  ],
  'fleet-pool': [
    '(pool|supply|fleet|limit|fp|fs|max|cap|armada|regulation|reg)',
    '(fighter|ff|ftr|infantry|inf|mech|remove|lose|lost|die|excess|over|many|stay|survive|float)',
  ],
  'space-cannon': [
    '(pds|pds1|pds2|pdsii|cannon|shoot|fire|shot|hel|titan|ssodu|quetzecoatl|battlestation|plasma|graviton|solar|jet|antimass|jam|roll|hit)',
  ],
  adjacency: [
    '(adjacent|adjacency|neighbour|neighbor|neighbouring|neighboring|border|touch|connect|link|join|next|beside|apart|hyperlane|trade|side by side)',
    '(wormhole|alpha|beta|gamma|delta|nexus|ingress)',
  ],
  ability: ['(retreat|withdraw|foresight|helix|navigation|nav|skilled|instinct|flee|pull back)'],
  route: ['(way|route|path|avoid|around|how|without|detour|skip|bypass|get)'],
}
