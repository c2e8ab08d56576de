/** Edits between two words, a swap of neighbours counting as one. */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(row[j - 1]! + 1, rows[i - 1]![j]! + 1, rows[i - 1]![j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}

/** The known word closest to what was typed, if any is close enough to be meant. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const word = typed.slice(0, 60).toLowerCase()
  let best: string | undefined
  let least = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const other = candidate.toLowerCase()
    // Words are at least so many edits apart as one is longer.
    if (Math.abs(other.length - word.length) >= least) continue
    const distance = editDistance(word, other)
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}
