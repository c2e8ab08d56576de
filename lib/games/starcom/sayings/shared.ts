/** Ways of saying that several facts share. */
import type { FactSayings } from '../../../kernel/sayings.ts'
import { cards } from '../data/cards.ts'

/** "No cube for me" refuses one, and says nothing of what lies there. */
export const NO_DEVELOPMENTS = [
  '(has|have|had|with|are|is|got|holds|still) no (developments|development counters)',
  'no (developments|counters) (there|here|yet|on|so|at|in)',
  'without (any|) developments',
  'undeveloped',
]

export const developmentsHere: FactSayings = {
  // "to add a counter" counts none
  firm: true,
  own: true,
  units: [
    'development',
    'developments',
    'counters',
    'development counters',
    'devs',
    'development (there|here)',
    'development (system|world|planet|colony)',
  ],
  says: [{ value: 0, as: NO_DEVELOPMENTS }],
}

/** Names and aliases of the cards of one type. */
export const spoken = (type: (typeof cards)[number]['type']) =>
  cards.filter((card) => card.type === type).flatMap(({ name, aliases }) => [name, ...aliases])

/** Players by the colour of their pieces. */
export const SEATS = 'blue|red|green|yellow|black|purple|orange|pink|white|grey|gray'

/** Systems that nobody controls. */
export const FREE = '(neutral|uncontrolled|unowned|unclaimed|empty) (system|planet|world|place)'
const OF_NOBODY = '(system|planet|world|place) (that|which|) (nobody|noone) (owns|controls|holds)'
/** A station in a system that nobody controls: it is asked whether it may stand there. */
export const onFree = [...spoken('Station'), 'station'].flatMap((name) =>
  ['', '(a|an|the) '].flatMap((one) => [FREE, OF_NOBODY].map((free) => `${name} (on|at|in) ${one}${free}`)),
)

/** Whether a Homeworld may be given away, and what comes of it. */
export const homeGiven: readonly string[] = [
  '(trade|trading|give|giving|sell|selling|swap|swapping) (away|) (my|his|her|their|our) homeworld',
]
