/** Sentences for every game at once: fetched when somebody types one, as it brings all that judges along. */
import { createAsk } from '../../../lib/ask/index'
import { type Offer, offerOf } from '../../../lib/ask/offer'
import type { AskedPack } from '../../../lib/kernel/pack'

/** What judges in every game and how its players speak; of its cases the titles alone. */
export type LoadAsking = () => Promise<readonly AskedPack[]>

/** Reads a sentence. In: the sentence, the chosen game or nothing, the edition this table plays of each game, the question where somebody chose it. */
export type ReadOffer = (
  question: string,
  game: string,
  editions: Readonly<Record<string, string>>,
  checker?: string,
) => Offer | undefined

/** Prepares the reader of sentences of all games. */
export async function offersOf(load: LoadAsking): Promise<ReadOffer> {
  const packs = await load()
  const read = createAsk(packs)
  return (question, game, editions, checker) => {
    const asked = { question, ...(game ? { game } : {}), ...(checker ? { checker } : {}) }
    const said = read(asked)
    // What the sentence names goes before what this table plays.
    const edition = said.named ? undefined : editions[said.checker?.split('/')[0] ?? '']
    return offerOf(edition ? read({ ...asked, edition }) : said, packs)
  }
}
