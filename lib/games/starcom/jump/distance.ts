/** Two places on the square array of systems, as far as given. */
export interface Places {
  fromRow?: number
  fromCol?: number
  toRow?: number
  toCol?: number
}

/**
 * Jumps between two places under a reading of starcom:ambiguity.2, or undefined where a coordinate is not given.
 * A: along rows and columns. B: along the diagonals of the array; some places cannot be reached. C: all eight around.
 */
export function distanceOf({ fromRow, fromCol, toRow, toCol }: Places, reading: string): number | undefined {
  if (fromRow === undefined || fromCol === undefined || toRow === undefined || toCol === undefined) return undefined
  const [rows, cols] = [Math.abs(fromRow - toRow), Math.abs(fromCol - toCol)]
  if (reading === 'A') return rows + cols
  if (reading === 'B' && (rows + cols) % 2) return Number.POSITIVE_INFINITY
  return Math.max(rows, cols)
}
