/** Phrases that all but settle which checker is asked for. */
import type { Sayings } from '../../../kernel/sayings.ts'
import { spoken } from './shared.ts'

export const cues: NonNullable<Sayings['cues']> = {
  affordability: [
    '(afford|affordable)',
    '(cost|costs|price) (of|a|an|the|for|me)',
    'how much (does|do|is|are) * (cost|costs)',
    '(pay|enough) * for',
  ],
  deal: [
    '(trade|deal|swap) * (for|with|my|his|her)',
    '(trade|swap|offers|offer) # *',
    '(sell|selling|trade|trading|give|giving) (my|this|that) * (to|for) *',
    '(sell|give|gives|trade|pay|pays|offer|offers) (him|her|them|you|me)',
    'my * for (his|her|their|your)',
    '(give|gives|giving|trading|selling) (you|him|her|them|me) *',
  ],
  retreat: [
    '(fall|fell|pull|back) (back|out|off)',
    'run from',
    '(retreat|retreats|retreating|flee|fleeing)',
    'run away',
    '(bail|bails|bailing|pull|pulls|pulling|get|gets|slip|slips|back|backs) (out|off|away) *',
    '(withdraw|withdraws|withdrawing|escape|escapes|escaping|disengage)',
  ],
  route: [
    'route',
    '(hop|hops|leg|legs|jump|jumps) (one|two|three|1|2|3)',
    '(two|three|2|3) (hops|jumps|legs)',
    'first hop',
    'first (to|into|then|and)',
    'then (to|into|on)',
  ],
  targets: [
    '(play|plays|use|aim|target|bombard) * (at|on|against) (a|an|the|my|his|her|their)',
    // of Interdiction a jump is asked
    ...spoken('Command')
      .filter((name) => name !== 'Interdiction')
      .flatMap((name) => [
        `(play|use|put|aim) ${name} (on|at|against|with|onto)`,
        `${name} with (my|his|her|their|a|the)`,
      ]),
  ],
  jump: ['(jump|jumps|hop|fly) * (into|to|from)', 'second jump', '2nd jump'],
  build: [
    '(build|make|construct|crank|churn|spawn|pump) (out|) (a|an|another|one|my|the|some|#)',
    '(to|can|may|i) build *',
    // it is told, so it is not what is asked
    '(have|has|got) (me|us) (besieged|blockaded|sieged|under siege)',
  ],
  contested: ['(contested|contest)'],
  income: [
    '(get|collect|earn|gain) (money|credits|cash|income) (for|from|of)',
    '(income|ready phase) * (credits|money|get|gain)',
    'income',
    '# credits for me',
    '(system|world|planet|colony|homeworld|it|still) (pay|pays|paying|earn|earns)',
    '(how much|what) (do|will|would) i (earn|collect|get in)',
    '(earn|earns|collect|collects)',
  ],
  'repair-scrap': ['(repair|repairs|repairing|scrap|scrapping|fix|mend)'],
  siege: [
    '(besieged|sieged) (now|then|or)',
    '(is|are) * (under siege|besieged|sieged) (with|if|when|by)',
    '(lay|lays) siege',
    'am i (besieged|sieged)',
    'siege my',
  ],
  responses: [
    '(respond|response|responds|counter|counters|react|reacts|reply) (to|with)',
    '(answer|answers|respond|react|counter|reply) * with',
    'plays * (passes|passed)',
  ],
  'combat-damage': [
    '(shoots|fires|shooting|firing) * (at|to|on|between)',
    '(shoot|fire|fired|shot) * (at|to|on|between) (my|mine|his|her|their|your|the|a|an|it|two|2|several)',
    '(assign|assigns|deal|deals|put|puts|split|splits) * damage',
    'damage * (between|at)',
    '# hp',
    '(kill|kills|destroy|destroys) (my|his|her|their|a|the) *',
    '(dead|alive|survive|survives|destroyed)',
    '(hit|hits) * for #',
    '(puts|deals|assigns|does|dealt|assigned) # (on|into|at|to|onto) (mine|it|his|hers|him|me)',
    '(eat|eats|soak|soaks|absorb|absorbs|suffer|suffers|suffered|takes|took|taken) (another|#) *',
  ],
  'ship-limit': [
    'ship limit',
    '(one|#|any|no) more (ship|ships)',
    'count (toward|towards|against) (my|the) (cap|limit)',
    '(ships|ship) * (limit|too many|one more)',
  ],
  'fighter-limit': [
    'fighter limit',
    '# more fighters',
    '(gives|give|trades|trading|sells|sell) (me|him|her|them) # fighters',
    '(have|control|own|got|keep|at) # fighters',
    '# fighters (already|out|on the board|in play|now)',
    'fighters * (allowed|limit|max|ok|many)',
  ],
  'station-limit': [
    'station limit',
    '# stations * (development|developments|counters)',
    '(put|place|build|fit|squeeze) # stations',
    '(max|many|most) (stations|station)',
    'stations (fit|allowed)',
  ],
  development: [
    '(build|add|put|place|want) * (development|developments)',
    'development (in|on)',
    '(develop|developing) (a|an|my|his|her|the|this|that)',
  ],
  conquest: [
    '(my|his|her|their|the) (own|) end phase * (development|developments|counter|counters)',
    '(development|developments|counter|counters) * (his|her|my|the|their) (own|) end phase',
    'i besiege',
    'besieging * is it mine (now|)',
    'is it mine now',
    'besieging (it|with)',
    '(end phase|conquest) * (besiege|besieges|siege|sieged)',
    '(conquest|conquer)',
    '(developments|counters) (fall|falls|lost|removed|go|die)',
    '(get|gets|keep|keeps|lose|loses) * (development|developments|counter|counters) (there|left|after|afterwards|then)',
    '(do|will|would|does) (i|he|she|they|we) lose',
    'many * (lose|loses) * (end|turn)',
    '(besiege|besieges|besieging) * with # (developments|development|counters)',
  ],
  'game-end': [
    'game (done|finished|over)',
    '(took|conquered|captured|lost) (my|his|her|their) homeworld',
    '(game|it) * (over|end|ends|finished)',
    'who (wins|won|win)',
  ],
  'quick-facts': [
    '(what|how much) (does|is) a card',
    'how many credits * (card|cards) *',
    '(each|everyone|everybody|players) * (start|starts|begin|beginning|setup)',
    '(at|in) (the|) (beginning|start|setup)',
    'most cards',
  ],
  hand: [
    '(throw|discard) * (cards|away)',
    '(system|planet|world|effect|it|exploring|explored|that) (gives|gets|grants|lets) (me|you) * (card|cards)',
    '(draw|buy|sell) (a|another|again|two|2|cards|one)',
    '(hold|holding) # cards',
  ],
}
