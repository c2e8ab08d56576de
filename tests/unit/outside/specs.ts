/** Facts of every shape that has a limit. */
import { count, type FactSpecs, list, map, name, record, yesNo } from '../../../lib/kernel/facts.ts'

export const specs: FactSpecs = {
  siege: yesNo({ label: 'Siege' }),
  players: list(name({ label: 'Player' }), { label: 'Players', max: 3 }),
  vessels: list(record({ owner: name({ label: 'Owner' }), attack: count({ label: 'Attack' }) }, { label: 'Vessel' }), {
    label: 'Vessels',
  }),
  scores: map(count({ label: 'Score' }), { label: 'Scores', max: 2 }),
}
