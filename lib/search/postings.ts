/** For each stem the records that have it, in three flat arrays: quick to build, small, easy on the collector. */

/** Stem `t` stands in `docs[starts[t]]` up to `docs[starts[t + 1]]`, with its field-weighted frequency in `weights`. */
export interface Postings {
  starts: Int32Array
  /** Positions of records, ascending within a stem. */
  docs: Int32Array
  weights: Float32Array
}

/** One field of every record with what its words weigh, depending on its length. */
export interface WeighedField {
  runs: readonly (readonly number[])[]
  weight: number
  /** From 0 to 1: how much length counts against the words. */
  b: number
}

/** Counts, then fills: no array grows. What is usual is told by the records that speak in sentences, not by bare names. */
export function makePostings(
  fields: readonly WeighedField[],
  docCount: number,
  termCount: number,
  speaks: readonly boolean[],
): Postings {
  const starts = countStarts(fields, docCount, termCount)
  const total = starts[termCount]!
  const docs = new Int32Array(total)
  const weights = new Float32Array(total)
  const next = starts.slice(0, termCount)
  const speakers = speaks.filter(Boolean).length || 1
  const usual = fields.map(
    ({ runs }) => runs.reduce((sum, run, doc) => sum + (speaks[doc] ? run.length : 0), 0) / speakers || 1,
  )
  for (let doc = 0; doc < docCount; doc += 1) {
    fields.forEach(({ runs, weight, b }, at) => {
      const run = runs[doc]!
      const share = weight / (1 - b + (b * run.length) / usual[at]!)
      for (const term of run) {
        const end = next[term]!
        const seen = end > starts[term]! && docs[end - 1] === doc
        const slot = seen ? end - 1 : end
        docs[slot] = doc
        weights[slot]! += share
        if (!seen) next[term] = end + 1
      }
    })
  }
  return { starts, docs, weights }
}

function countStarts(fields: readonly WeighedField[], docCount: number, termCount: number): Int32Array {
  const starts = new Int32Array(termCount + 1)
  const lastSeen = new Int32Array(termCount).fill(-1)
  for (let doc = 0; doc < docCount; doc += 1) {
    for (const { runs } of fields) {
      for (const term of runs[doc]!) {
        if (lastSeen[term] === doc) continue
        lastSeen[term] = doc
        starts[term + 1]! += 1
      }
    }
  }
  for (let term = 0; term < termCount; term += 1) starts[term + 1]! += starts[term]!
  return starts
}

/** First and one past the last entry of a stem. */
export function entriesOf({ starts }: Postings, term: number): [number, number] {
  return [starts[term]!, starts[term + 1]!]
}

/** What a stem weighs in one record; 0 where it does not have it. */
export function weightIn(postings: Postings, term: number, doc: number): number {
  const [start, end] = entriesOf(postings, term)
  const at = firstFrom(postings.docs, start, end, doc)
  return at < end && postings.docs[at] === doc ? postings.weights[at]! : 0
}

function firstFrom(docs: Int32Array, start: number, end: number, doc: number): number {
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >> 1
    if (docs[middle]! < doc) low = middle + 1
    else high = middle
  }
  return low
}

/** Inverse document frequency, never negative. */
export function idf(frequency: number, size: number): number {
  return Math.log(1 + (Math.max(0, size - frequency) + 0.5) / (frequency + 0.5))
}
