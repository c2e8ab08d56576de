/** How players of Star Commander say the facts of a table. */
import type { Sayings } from '../../../kernel/sayings.ts'
import { cards } from '../data/cards.ts'
import { seats } from '../scenes/actor.ts'
import { scenes } from '../scenes/index.ts'
import { asked } from './asked/index.ts'
import { battlesFacts } from './battles.ts'
import { buildingFacts } from './building.ts'
import { cardsFacts } from './cards.ts'
import { cues } from './cues.ts'
import { dealingsFacts } from './dealings.ts'
import { developingFacts } from './developing.ts'
import { examples } from './examples.ts'
import { figuresFacts } from './figures.ts'
import { journeysFacts } from './journeys.ts'
import { limitsFacts } from './limits.ts'
import { mendingFacts } from './mending.ts'
import { needs, shownBy } from './needs.ts'
import { homeGiven, spoken } from './shared.ts'
import { shipsFacts } from './ships.ts'
import { siegesFacts } from './sieges.ts'
import { systemsFacts } from './systems.ts'
import { turnsFacts } from './turns.ts'
import { fightHeads, oneMore, yields } from './yields.ts'

export const sayings: Sayings = {
  facts: {
    ...turnsFacts,
    ...systemsFacts,
    ...shipsFacts,
    ...journeysFacts,
    ...battlesFacts,
    ...siegesFacts,
    ...buildingFacts,
    ...developingFacts,
    ...mendingFacts,
    ...limitsFacts,
    ...cardsFacts,
    ...dealingsFacts,
    ...figuresFacts,
  },
  scenes,
  seats,
  examples,
  asked,
  cues,
  heads: {
    // what was built is told, and whether it goes is asked
    jump: [
      '(park|parking) (my|our|the|a|an|one) *',
      '(want|wanna|like|going) (to|) (send|move|jump|fly) it (next|over|out|away|into|to|on)',
      'now it (goes|moves|jumps|flies) *',
      ...['can', 'may', 'could'].flatMap((may) =>
        [`this turn, ${may}`, `this turn (and|so|) ${may}`].map(
          (told) => `${told} (it|they) (already|now|still|) (go|move|fly|leave|jump|hop)`,
        ),
      ),
    ],
    deal: [
      ...homeGiven,
      '(swapped|traded|sold) (me|us) (his|her|their|a|the) *',
      '(trade|trading|swap|swapping|exchange|exchanging) (credits|money|cards|ships|systems|developments) with *',
    ],
    responses: [
      '(can|may|could|does|do) (someone|anyone|anybody|somebody|he|she|they) (react|respond|answer) *',
      '(can|may|could) (i|we) (react|respond|answer|reply|interrupt)',
    ],
    'ship-limit': ['how many (more|other|) ships (can|may|could|am|are|do) (i|we|he|she|they|you)'],
    'fighter-limit': ['how many (more|other|) fighters (can|may|could|am|are|do) (i|we|he|she|they|you)'],
    'station-limit': ['how many (more|other|) stations (can|may|could|do|fit|go)'],
    'repair-scrap': ['to (fix|repair|mend|heal|patch) (my|the|a|his|her|it)'],
    affordability: [
      ...[...spoken('Ship'), ...spoken('Station')].map(
        (name) => `(buy|purchase) (a|an|another|one|two|three|#|my|the|) (new|second|third|) ${name}`,
      ),
      '(what|whats) * (go|goes|sell|sells) for',
      '(what|whats) (do|does|would) # * (go|sell) for',
    ],
    'combat-damage': fightHeads,
    siege: ['(do|does|am|are|is) (i|we|he|she|they|that|this) (besiege|besieging|sieging) *'],
    development: [
      ...['', '* '].map(
        (between) =>
          `developments ${between}, can i (add|place|put|build|have) (a|another) (second|third|fourth|fifth|sixth)`,
      ),
      ...oneMore,
      '(cost|much|price) to (fill|max|develop) *',
      'from # (development|developments|counter|counters) (up|) to #',
      'from (nothing|none|zero|scratch) (up|) to # (development|developments|counters)',
    ],
    'quick-facts': [
      'what (does|is|would) (the|a|my) first development cost',
      'how much (to|is it to|would it be to|does it cost to|do i pay to) buy (a|one|another|) card',
      '(how much|what) * (get|got|paid|worth|bring) * for (two|2) cards',
    ],
  },
  needs,
  yields,
  shownBy,
  // it has counters and cards, and no such tokens
  beyond: ['(command|tactic|fleet|strategy|order) (token|tokens)'],
  names: [...new Set(cards.map(({ name }) => name))],
  kinds: {
    vessel: [...spoken('Ship'), ...spoken('Station')],
    command: spoken('Command'),
  },
  short: {
    dev: 'development',
    devs: 'developments',
    cred: 'credit',
    creds: 'credits',
    sys: 'system',
    flog: 'sell',
    offload: 'sell',
    cube: 'development',
    cubes: 'developments',
    defence: 'defense',
    defences: 'defense',
    seige: 'siege',
    seiged: 'sieged',
    beseiged: 'besieged',
    beseige: 'besiege',
    beseiging: 'besieging',
    '2nd': 'second',
    '3rd': 'third',
    '4th': 'fourth',
    '5th': 'fifth',
  },
}
