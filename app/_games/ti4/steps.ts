/** The declared moves one after another, for looking only: the judge sees them all together. */
import { onBoard } from './edit'
import type { Position } from './position'

/** The board after the first so many moves: ships and what they carry stand where they went. */
export function afterMoves(position: Position, count: number): Position {
  const gone = new Map<string, string>()
  for (const { ship, path, loads } of position.moves.slice(0, count)) {
    const end = path.at(-1)
    if (end === undefined) continue
    for (const id of [ship, ...loads.map(({ unit }) => unit)]) gone.set(id, end)
  }
  const units = position.board.units.map((unit) => {
    const system = gone.get(unit.id)
    return system === undefined ? unit : { ...unit, system, at: 'space' }
  })
  return onBoard(position, { units })
}
