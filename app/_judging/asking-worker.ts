/** In a worker: a case told in a sentence, for pages that judge nothing themselves. */
import type { Offer } from '../../lib/ask/offer'
import { type LoadAsking, offersOf, type ReadOffer } from '../_components/table/asking'

/** A sentence, and what the page knows of the table. */
export interface Told {
  number: number
  question: string
  game: string
  editions: Readonly<Record<string, string>>
  /** Which question it is, where somebody chose it. */
  checker?: string
}

/** What came of the sentence of that number; no offer where no question fits it. */
export interface Read {
  number: number
  offer?: Offer
  failed?: true
}

/** Answers sentences; whoever types on is answered for the last one alone. */
export function listen(load: LoadAsking): void {
  let reading: Promise<ReadOffer> | undefined
  let latest = 0
  addEventListener('message', async ({ data: { number, question, game, editions, checker } }: MessageEvent<Told>) => {
    latest = number
    try {
      reading ??= offersOf(load)
      const read = await reading
      if (latest !== number) return
      const offer = read(question, game, editions, checker)
      postMessage({ number, ...(offer ? { offer } : {}) } satisfies Read)
    } catch {
      reading = undefined
      postMessage({ number, failed: true } satisfies Read)
    }
  })
}
