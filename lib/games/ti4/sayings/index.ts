/** How players of Twilight Imperium 4 say the facts of a table. */
import type { Sayings } from '../../../kernel/sayings.ts'
import { systemTiles } from '../data/tiles.ts'
import { scenes } from '../scenes/index.ts'
import { asked } from './asked.ts'
import { cues, needs, yields } from './cues.ts'
import { examples } from './examples.ts'
import { facts } from './facts.ts'
import { spokenEffects, spokenNames, spokenUnits } from './fleets.ts'
import { heads, OF_CANNONS } from './heads.ts'

export const sayings: Sayings = {
  facts,
  scenes,
  examples,
  asked,
  cues,
  heads,
  needs,
  yields,
  beyond: [
    '# resources',
    '# trade goods',
    '(price|cost) of',
    'how much (does|do|is|are) * (cost|costs)',
    'what (does|do|is) * cost',
    '(can|could) i afford',
    'influence',
    '(do|does|would|will|still) (i|we|he|she|they|it) (still|) control (it|the|that|this|a)',
    'who (controls|owns|gets) (the|this|that) planet',
    'control (token|marker|cube)',
    '(trade|sell|gift|lend|give) (him|her|them|me|us|somebody|someone) (a|an|my|his|her|the|one|this|that) (ship|unit|cruiser|carrier|destroyer|dread|dreadnought|fighter)',
    '(pds|cannon|cannons|them) * (rolled|rolls|showed|shows) (a|an|) (0|zero)',
    ...['rolled', 'roll', 'rolls', 'got', 'threw'].map(
      (roll) => `${roll} (a|an|) (0|zero) (with|for|on|from) (the|my|his|her|a|) (pds|cannon|cannons)`,
    ),
    '(give|gives|assign|assigns|assigning|allocate|put|puts) (the|a|that|this|his|her|my|both|all|) (hit|hits) (to|on|onto)',
    '(who|which|what|must|can|may) * (take|takes|absorb|absorbs) (the|a|that|this|) (hit|hits)',
    ...OF_CANNONS,
    // what becomes of a hit, and whether one rolls where a move only ends in a rift
    ...['*', '* *'].map((with_) => `(can|could|may|does|do|will) ${with_} sustain * (hit|hits|shot|shots)`),
    'sustain (damage|) (eat|eats|cancel|cancels|soak|soaks|block|blocks|stop|stops|work|works|against|vs)',
    '(eat|eats|soak|soaks|tank|tanks|negate|negates) (a|the|one|this|that|) (pds|cannon|) (hit|hits|shot|shots)',
    ...['rift', '* rift', '* * rift', '* (41|67)'].flatMap((rift) => [
      `(roll|rolls) * (end|ends|ending|stop|stops|stopping|enter|enters|entering) ${rift}`,
      `(end|ends|ending|stop|stops|stopping|enter|enters|entering) ${rift} * (roll|rolls)`,
    ]),
    '(commodities|objective|objectives|victory points)',
    '(my|our|your|his|her|cast|many|more|extra) (vote|votes)',
    '(i|we|he|she|they|you|to|can|who) (vote|votes|voting) (on|for|with|against)',
    '(what|which|new|this|next|every|my) agenda',
    'agenda phase',
  ],
  kinds: { unit: spokenUnits, effect: spokenEffects },
  // a faction, or what is said of its leaders, that lies near a word of the game
  names: [
    ...spokenNames,
    ...systemTiles.flatMap(({ planets }) => planets),
    'Argent Flight',
    'Coalition',
    // no misspelt word of the game
    'miles',
    'unupgraded',
    'nonupgraded',
    'commander',
    'agent',
    'hero',
    'unlocked',
    'locked',
  ],
}
