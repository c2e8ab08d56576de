import { units } from '../../../lib/games/ti4/data/units.ts'
import { dash, type Pieces } from '../../_site/quick/pieces.ts'

/** Ships every faction has. */
function fleet(): Pieces {
  const own = units.filter(({ faction, roles, set }) => !faction && set === 'base' && roles.includes('ship'))
  return {
    title: 'Ships',
    head: ['Ship', 'Move', 'Capacity'],
    rows: own.map(({ name, move, capacity }) => [name, dash(move), String(capacity)]),
  }
}

const pieces: readonly Pieces[] = [fleet()]

export default pieces
