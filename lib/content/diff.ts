/** A run of words, said by both texts or by one of them. */
export interface Piece {
  words: string
  /** `added` is only in the newer text, `removed` only in the older. */
  only?: 'added' | 'removed'
}

/** What changed between two texts, word by word: the longest common run of words stays, the rest is marked. */
export function diffWords(older: string, newer: string): Piece[] {
  const a = older.split(/\s+/).filter(Boolean)
  const b = newer.split(/\s+/).filter(Boolean)
  const common = lengthsOf(a, b)
  const pieces: Piece[] = []
  const add = (word: string, only?: Piece['only']) => {
    const last = pieces.at(-1)
    if (last && last.only === only) last.words += ` ${word}`
    else pieces.push(only ? { words: word, only } : { words: word })
  }
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      add(a[i]!)
      i++
      j++
    } else if (j >= b.length || (i < a.length && common[i + 1]![j]! >= common[i]![j + 1]!)) add(a[i++]!, 'removed')
    else add(b[j++]!, 'added')
  }
  return pieces
}

/** For each pair of starts, how many words the rests have in common, in order. */
function lengthsOf(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i]![j] = a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
    }
  }
  return table
}
