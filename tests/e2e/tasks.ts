/** Thirty things players come for, ten a game, each from the home screen of a phone. The runner is tasks.spec.ts. */

/** One interaction: a query typed, a link or button tapped, a found rule opened, an answer chosen, a system tapped. */
export type Move =
  | { type: string }
  | { tap: RegExp; opens?: string }
  | { rule: string; opens: string }
  | { choose: string; of: string }
  | { system: RegExp }

/** What must be on the screen at the end: words in a named region or list, a rule among what was found, or on its page. */
export type Sight = ({ region: string } | { list: string } | { found: string } | { rule: string }) & {
  says: readonly string[]
}

export interface Task {
  game: 'starcom' | 'legion' | 'ti4'
  /** What the player wants to know. */
  wants: string
  way: 'look up' | 'settle' | 'check' | 'tool'
  moves: readonly Move[]
  /** The first of them must be inside the screen. */
  sees: readonly Sight[]
}

const found = (rule: string, ...says: string[]): Sight => ({ found: rule, says })
const verdict = (...says: string[]): Sight => ({ region: 'Verdict', says })
const why = (...says: string[]): Sight => ({ region: 'Why', says })

const STARCOM: readonly Omit<Task, 'game'>[] = [
  {
    wants: 'how many cards may be held',
    way: 'look up',
    moves: [{ type: 'how many cards can i hold' }],
    sees: [found('starcom:additional-rules.hand-limit.1', 'Additional Rules, Hand Limit 1', 'at most five cards')],
  },
  {
    wants: 'who answers first in a response chain',
    way: 'look up',
    moves: [{ type: 'who may respond first' }],
    sees: [
      found(
        'starcom:additional-rules.responses.2',
        'Additional Rules, Responses 2',
        'The active player may respond first',
      ),
    ],
  },
  {
    wants: 'whether a siege stops income',
    way: 'look up',
    moves: [
      { type: 'does siege stop income' },
      { rule: 'starcom:additional-rules.siege.2', opens: '/rules/starcom/additional-rules/' },
    ],
    sees: [
      { rule: 'starcom:additional-rules.siege.2', says: ['The developments of a besieged system pay no credits'] },
    ],
  },
  {
    wants: 'to build a ship at a capital under siege',
    way: 'settle',
    moves: [
      { type: 'build a ship at a capital under siege' },
      { tap: /Case: A ship cannot be built in a capital/, opens: '/check/starcom/build/' },
    ],
    sees: [
      verdict('NOT LEGAL'),
      why('Command Phase, Build 6', 'No ship or station may be built in a system under siege'),
    ],
  },
  {
    wants: 'whether a Fighter jumps along with a Carrier',
    way: 'settle',
    moves: [
      { type: 'can a fighter jump with a carrier' },
      { tap: /Case: A Carrier .*takes a Fighter along/, opens: '/check/starcom/jump/' },
    ],
    sees: [verdict('LEGAL'), why('Command Phase, Move 6')],
  },
  {
    wants: 'whether two more stations fit on the developments',
    way: 'settle',
    moves: [
      { type: 'two stations on one development' },
      { tap: /Case: 1 \+ 2 stations do not fit on 2/, opens: '/check/starcom/station-limit/' },
    ],
    sees: [verdict('NOT LEGAL'), why('Command Phase, Build 4')],
  },
  {
    wants: 'to build on somebody else’s turn',
    way: 'check',
    moves: [
      { tap: /^Can I build this here\?$/, opens: '/check/starcom/build/' },
      { choose: 'No', of: 'Your own turn' },
    ],
    sees: [verdict('NOT LEGAL'), why('Game Overview, Turns 1')],
  },
  {
    wants: 'whether a system without a fight is contested',
    way: 'check',
    moves: [
      { type: 'is this system contested' },
      { tap: /Check.*: Is this system contested/, opens: '/check/starcom/contested/' },
      { choose: 'No', of: 'Combat there since your last turn ended' },
    ],
    sees: [
      verdict('the building ban after combat does not apply'),
      { region: 'Based on these rules', says: ['Command Phase, Build 7'] },
    ],
  },
  {
    wants: 'to add a development to an opponent’s system',
    way: 'check',
    moves: [
      { tap: /^Can I build a development here\?$/, opens: '/check/starcom/development/' },
      { choose: 'An opponent', of: 'Who controls the system' },
    ],
    sees: [verdict('NOT LEGAL'), why('Command Phase, Develop 1')],
  },
  {
    wants: 'what may be built at home, on the board',
    way: 'tool',
    moves: [{ tap: /^Board$/, opens: '/board/starcom/' }, { system: /row 1 column 1/ }],
    sees: [
      { list: 'In short', says: ['Ship: NOT LEGAL', 'Siege: No'] },
      { region: 'Check on this board', says: ['Can I build a ship here?', 'Command Phase, Build 5'] },
    ],
  },
]

const LEGION: readonly Omit<Task, 'game'>[] = [
  {
    wants: 'how many cards a command hand has',
    way: 'look up',
    moves: [{ type: 'how many cards in a command hand' }],
    sees: [found('legion:command-cards.hand.1', 'Command Cards, Hand 1', 'exactly 7 command cards')],
  },
  {
    wants: 'what happens when the opponent cannot play a card',
    way: 'look up',
    moves: [{ type: 'opponent cannot play a card' }],
    sees: [found('legion:command-cards.play.2', 'Command Cards, Play 2', 'that player has priority')],
  },
  {
    wants: 'what an illegal card turns into when revealed',
    way: 'look up',
    moves: [{ type: 'illegal card revealed' }],
    sees: [found('legion:command-cards.illegal.1', 'Command Cards, Illegal 1', 'exchanged for Standing Orders')],
  },
  {
    wants: 'to take Vader’s cards without Vader',
    way: 'settle',
    moves: [
      { type: 'vaders cards without vader' },
      { tap: /Case: Vader’s cards without Vader/, opens: '/check/legion/command-hand/' },
    ],
    sees: [verdict('NOT LEGAL'), why('Command Cards, Character 1b')],
  },
  {
    wants: 'to play the card of a defeated character',
    way: 'settle',
    moves: [
      { type: 'character is defeated can i play their card' },
      { tap: /Case: The owner is defeated(?! while)/, opens: '/check/legion/play-card/' },
    ],
    sees: [verdict('NOT LEGAL'), why('Command Cards, Defeat 1')],
  },
  {
    wants: 'which of two reveal effects comes first',
    way: 'settle',
    moves: [
      { type: 'two when revealed effects' },
      { tap: /Case: Two reveal effects/, opens: '/check/legion/effect-order/' },
    ],
    sees: [verdict('blue'), { region: 'Based on these rules', says: ['Command Cards, Effects 6'] }],
  },
  {
    wants: 'who has priority after a tie on pips and a block',
    way: 'settle',
    moves: [
      { type: 'tie on pips, blue rolls a block' },
      { tap: /Case: A tie, blue rolls a block/, opens: '/check/legion/priority/' },
    ],
    sees: [verdict('Blue has priority'), { region: 'Based on these rules', says: ['Priority, Tie 1'] }],
  },
  {
    wants: 'to measure before moving',
    way: 'look up',
    moves: [
      { type: 'can i premeasure' },
      { rule: 'legion:premeasuring.range.1', opens: '/rules/legion/premeasuring/' },
    ],
    sees: [{ rule: 'legion:premeasuring.range.1', says: ['at any'] }],
  },
  {
    wants: 'to see two cards’ effects in order',
    way: 'tool',
    moves: [{ tap: /^Effect order$/, opens: '/board/legion/' }, { tap: /^Example: Annihilation Looms/ }],
    sees: [verdict('1 HAPPENS, 1 CANCELLED', 'An effect tied to the reveal goes before')],
  },
  {
    wants: 'to see who may get the orders of a card',
    way: 'tool',
    moves: [{ tap: /^Orders$/, opens: '/board/legion/' }, { tap: /^Example: Assault with five units/ }],
    sees: [verdict('3 orders have to be given')],
  },
]

const TI4: readonly Omit<Task, 'game'>[] = [
  {
    wants: 'what enters a nebula that is not active',
    way: 'settle',
    moves: [
      { type: 'nebula that is not active' },
      { tap: /Case: Into a nebula that is not active/, opens: '/check/ti4/movement/' },
    ],
    sees: [verdict('NOT LEGAL'), why('LRR 59.1')],
  },
  {
    wants: 'whether wormholes are adjacent',
    way: 'look up',
    moves: [{ type: 'are wormholes adjacent' }],
    sees: [found('ti4:wormholes.0', 'LRR 101', 'identical wormholes are adjacent')],
  },
  {
    wants: 'to leave a system with the own command token',
    way: 'look up',
    moves: [{ type: 'leave a system with my own command token' }],
    sees: [found('ti4:movement.4c', 'LRR 58.4c', "one of its own faction's command tokens")],
  },
  {
    wants: 'what to do with too many ships for the fleet pool',
    way: 'look up',
    moves: [{ type: 'too many ships for my fleet pool' }],
    sees: [found('ti4:fleet-pool.3', 'LRR 37.3', 'more ships than your fleet pool allows')],
  },
  {
    wants: 'to move through a system with another player’s fighters',
    way: 'settle',
    moves: [
      { type: "move through another player's fighters" },
      { tap: /Case: A cruiser may not pass an enemy fighter/, opens: '/check/ti4/movement/' },
    ],
    sees: [verdict('NOT LEGAL'), why('LRR 58.4b')],
  },
  {
    wants: 'to go out of the active system and back',
    way: 'settle',
    moves: [
      { type: 'out of the active system and back' },
      { tap: /Case: Out of the active system and back with move 2/, opens: '/check/ti4/movement/' },
    ],
    sees: [verdict('LEGAL')],
  },
  {
    wants: 'whether a PDS II fires into the next system',
    way: 'settle',
    moves: [
      { type: 'pds ii fire into the next system' },
      { tap: /Case: A PDS II next door does/, opens: '/check/ti4/space-cannon/' },
    ],
    sees: [verdict('5+'), { region: 'Based on these rules', says: ['LRR 77.3c'] }],
  },
  {
    wants: 'when a ship rolls for a gravity rift',
    way: 'look up',
    moves: [{ type: 'gravity rift roll' }, { rule: 'ti4:gravity-rift.2', opens: '/rules/ti4/gravity-rift/' }],
    sees: [{ rule: 'ti4:gravity-rift.2', says: ['Roll one die for each ship'] }],
  },
  {
    wants: 'which systems are adjacent, by a worked case',
    way: 'check',
    moves: [{ tap: /^What is adjacent\?$/, opens: '/check/ti4/adjacency/' }, { tap: /Touching sides/ }],
    sees: [verdict('side'), { region: 'Based on these rules', says: ['LRR 6'] }],
  },
  {
    wants: 'why a ship on the map does not get there',
    way: 'tool',
    moves: [
      { tap: /^Map$/, opens: '/board/ti4/' },
      { tap: /^A small board for one clause/ },
      { tap: /A single fighter in the way$/ },
    ],
    sees: [verdict('NOT LEGAL'), why('LRR 58.4b')],
  },
]

const of = (game: Task['game'], tasks: readonly Omit<Task, 'game'>[]): Task[] =>
  tasks.map((task) => ({ game, ...task }))

export const TASKS: readonly Task[] = [...of('starcom', STARCOM), ...of('legion', LEGION), ...of('ti4', TI4)]
