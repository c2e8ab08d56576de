/** How players of Legion say the facts of a table. */
import type { Sayings } from '../../../kernel/sayings.ts'
import { cards, characters } from '../data/cards.ts'
import { scenes } from '../scenes/index.ts'
import { NONE } from '../scenes/playing.ts'
import { spokenPeople } from '../scenes/things.ts'
import { armyFacts } from './army.ts'
import { asked } from './asked/index.ts'
import { cardsFacts } from './cards.ts'
import { cues, oneWord } from './cues.ts'
import { examples } from './examples.ts'
import { measuringFacts } from './measuring.ts'
import { nominationFacts } from './nomination.ts'
import { ordersFacts } from './orders.ts'
import { priorityFacts } from './priority.ts'
import { promotionFacts } from './promotion.ts'
import { weaponsFacts } from './weapons.ts'

export const sayings: Sayings = {
  facts: {
    ...armyFacts,
    ...promotionFacts,
    ...priorityFacts,
    ...nominationFacts,
    ...ordersFacts,
    ...cardsFacts,
    ...weaponsFacts,
    ...measuringFacts,
  },
  scenes,
  examples,
  asked,
  cues,
  heads: {
    'open-information': [
      '(insists|insist|wants|demands|asks|tells) * show (him|her|them|me) * hand',
      '(wont|refuses|refuse|refused|wouldnt|refusing) (to|) (tell|say|show|answer|name)',
      '(have to|need to|must|should|gotta) (i|he|she|we|) (say|tell|name) (him|her|them|) (which|what) (one|card|it)',
    ],
    'issue-orders': [
      '(can|may|could|should|must) (i|he|she|we|they) (give|hand|issue) (the|an|that|this|one) order to',
      '(take|takes|get|gets|have|receive) (the|that|his|her) order instead',
      '(order|orders) (himself|herself|itself)',
      '(himself|herself|itself) (an|the) order',
      'in range of (himself|herself|itself) for',
    ],
    range: ['(order|orders) range'],
    promotion: ['(do|must|does|should) (i|he|she|we) (have to|need to|) promote'],
    // who gives them is asked, whatever card is played
    nomination: [
      '(with|let|lets|have|having) * (doing|do|giving|issuing) (the|his|her|my|all|) orders',
      '(be|being|as) the one (who|that|) (issues|issuing|gives|giving)',
      // the comma lets a phrase reach over one: "I play Push, Vader gives the orders"
      ...cards.map(
        ({ name }) => `(play|plays|played|playing) ${name} (${oneWord}) (gives|hands|issues) (out|) (the|all|), orders`,
      ),
    ],
    'card-flow': ['(burned|burnt|discarded|gone|lost) or (back|still|in|do|does|is|returned)'],
    'play-card': [
      '(get|gets|able|allowed) to play (a|any) (card|command card)',
      // to play none
      ...NONE.flatMap(({ name }) => (/card/.test(name) && !/keep/.test(name) ? [name] : [])),
      '(can|may|could) (i|he|she|we|they) (pick|choose|play|take|use|select) * again',
      '(wants|want|wanna|tries|trying|going|gonna|like) (to|) (pick|choose|play|use|select) * again',
      '(wants|want|wanna) * again',
      '(again|twice) (this one|) * (ok|okay|fine|legal|allowed|good)',
      ...cards.flatMap(({ name }) => [`${name} (again|twice)`, `${name} # (rounds|turns|times) in a row`]),
      '(reuse|reuses|reusing|reused|replay|replays|replayed)',
      '(play|plays|playing|picks|uses|using) * a second time',
      '(can|may|could) (i|he|she|we|they) (just|) (lay|put|slam|drop|throw|play|use) (the|that) same',
      '(can|may|could) (i|he|she|we|they) (just|) (lay|put|slam|drop|throw) * (straight|right) back down',
    ],
    'effect-order': ['whose (card|comes|goes|returns|one) * (to|into) (my|our|the|) hand first'],
    // the hand is put together before the game: "another 3 pip", "a 2 pip in my hand"
    'command-hand': [
      '(another|other|second|third|fourth|extra) # (pip|pips)',
      '(run|runs|bring|brings|include|pack) # # (pip|pips)',
      '# (pip|pips) * (in|for) (my|his|her|the|our|a) hand',
      '(in|into) (my|his|her|the|our) hand (just|only|because|but) for * # (pip|pips)',
      '(my|his|her|our) # # (pip|pips)',
      'as (my|his|her|our|the) # (pip|pips)',
      '(in|into) (my|his|her|our|the) (seven|7)',
      '(swap|swaps|swapped|trade|traded|replace|replaced|exchange|exchanged|drop|dropped) * (for|with) (a|an|the|any) (second|third|fourth|) # (pip|pips)',
      '(do|must|should) (i|he|she|we) (really|always|even|) (have to|need to|) (bring|include|pack)',
      '(want|wanna|like|going) (to|) (run|bring|include|pack)',
    ],
  },
  // a list of cards: the search has it
  beyond: spokenPeople.flatMap((name) => [
    `(which|what) (command|) cards (can|does|do|could|may|has) ${name} (use|have|play|own|bring|take|got|get)`,
    `(which|what) (command|) cards (go|goes|come|comes|belong|belongs) (with|to) ${name}`,
  ]),
  yields: {
    // "so no more Sharpshooter": what a card gave is asked, not whether it is played
    'play-card': ['(so|then) no more', '(on|for) (id10|id 10|seeker droid)'],
    'card-weapon': ['(still|) (have|has|keep|keeps) (it|that) (the|next|in|after) *'],
    // two effects of one moment: which of them comes first
    priority: ['(both|each) * (start|beginning|end) of (the|) (activation|command)'],
    // whoever will not say so, who goes first is asked
    'open-information': ['(who|whos|whose) (has|is|goes|gets|) (priority|prio|first)'],
    'card-flow': ['whose (card|comes|goes|returns|one) * (to|into) (my|our|the|) hand first', '(how many|which) pips'],
    // whether it may be played again is asked, and not what comes first
    'effect-order': [
      '(can|may|could) (i|we|he|she|they) (still|just|) (play|pick|choose|slam|put|lay|drop|throw|chuck) (it|that)',
    ],
    // a card that is to be played, or who is ordered, whoever is left
    'army-composition': ['(ambush|push|assault|standing orders)', '(order|orders)', 'order (token|tokens)'],
    // what is played is compared, whatever the hand holds
    'command-hand': [
      '(who|whos|whose|which player|do i|does he|do we) (goes|go|is|starts|start|has|gets|wins|roll) (first|priority|prio|start)',
      '(who|whos|whose) (first|prio|priority)',
      '(priority|prio|die|tie|tied)',
    ],
    // who was promoted may be nominated, whoever gets the orders
    'issue-orders': ['(was|got|been) promoted', '(my|a|the|his) promoted * (issue|give|hand)'],
    // who is nominated is told, and who gets the order is asked
    nomination: ['(can|may|could|should|must) (i|we) (give|hand|issue) (the|an|that|this|one) order to'],
  },
  needs: {
    // whoever fell, and what an emplacement trooper counts as, is told for other questions too
    promotion: [
      '(promote|promotes|promoted|promoting|promotion|unpromoted|become|becomes|becoming|made|make|makes|making|turn|new|next|pick|choose|choosing|step|steps|replace|replaces|replacement|token|lead|leads|appoint|upgrade)',
      '# (commander|commanders) left',
      '(take|takes|taking) (over|command|charge|the lead)',
      '(be|as|is) (a|an|my|the|his|her|our|) commander',
    ],
    'card-weapon': [
      '(weapon|weapons|keyword|shoot|shoots|shooting|shot|fire|fires|firing|fired|attack|attacks|attacking|engaged|melee|combat|arsenal|pool)',
      '(pistol|rifle|carbine|blaster|saber|lightsaber|gun|guns|ranged|versatile|counterpart|burn|burns|blast|blasts|stuck|locked)',
      '(use|uses|using|used|get|gets|gain|gains|give|gives|add|adds|combine|combines|together)',
      '(activate|activates|activated|activation)',
      'card (names|mentions|lists)',
    ],
    measuring: [
      '(measure|measures|measuring|measured|premeasure|premeasuring|premeasured|ruler|tool|template|distance|distances|range|ranges|tape|check|checking|inch|inches|far)',
    ],
    'effect-order': [
      '(first|effect|effects|sequence|resolve|resolves|resolved|happen|happens|timing|untimed|trigger|triggers|reveal|revealed|simultaneous)',
      '(in|which|what|the) order',
      'order of',
      '(start|end|beginning) of',
      '(before|after) (mine|his|hers|theirs|the other)',
      '(goes|kicks|fires) off',
    ],
    nomination: [
      'be (picked|chosen|selected) for (his|her|their|my|the|that|this) card',
      '(nominate|nominated|nominating|nominates|nomination|nominee|issue|issues|issuing|order|orders|owner|lead|leads)',
    ],
  },
  names: [...cards.map(({ name }) => name), ...characters.map(({ name }) => name)],
  kinds: { card: cards.map(({ name }) => name), unit: spokenPeople },
  short: {
    chewie: 'chewbacca',
    palps: 'palpatine',
    blu: 'blue',
    bleu: 'blue',
    op: 'operative',
    cmdrs: 'commanders',
    prio: 'priority',
    rnd: 'round',
    rd: 'round',
    cmdr: 'commander',
    comms: 'communications',
    pipper: 'pip',
    pippers: 'pips',
    v: 'vs',
  },
}
