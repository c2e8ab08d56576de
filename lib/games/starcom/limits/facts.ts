import { choice } from '../../../kernel/facts.ts'
import { pick, vocabulary } from '../facts.ts'
import { counted } from '../words.ts'

/** What is done with ships against a cap: it plainly limits building, the rest is open. */
const action = choice(
  { build: 'Build them', keep: 'Keep what I have', receive: 'Receive them in a trade' },
  { label: 'What you want to do', help: 'Blank counts as building.', optional: true },
)

export const shipFacts = {
  ...pick('what', 'count', 'shipsControlled', 'fightersControlled', 'totalDevelopments', 'byCard'),
  action,
} as const

export const fighterFacts = {
  ...pick('count'),
  fightersControlled: {
    ...vocabulary.fightersControlled,
    changeable: true,
    remedy: (n: number) => (n ? `Be down to ${counted(n, 'Fighter')} first` : 'Be without Fighters first'),
  },
  ...pick('shipsControlled', 'totalDevelopments'),
  action,
} as const

export const stationFacts = pick('systemController', 'stationsInSystem', 'developmentsInSystem', 'count', 'byCard')
