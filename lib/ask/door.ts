/** The front door for sentences: reads one, and judges what was understood. The same plain JSON for every surface. */
import { adjudicate, type Refusal, type Request } from '../adjudicate.ts'
import type { AskedPack } from '../kernel/pack.ts'
import type { Ruling } from '../kernel/ruling.ts'
import { type Asked, createAsk, type Question } from './index.ts'

/** A sentence read and judged; `ruling` is absent where no checker fits. */
export interface Judged extends Asked {
  ruling?: Ruling | Refusal
}

/** What is judged of a sentence that was read, with what is usual. */
export function requestOf({ checker = '', edition, facts, unsure }: Asked): Request {
  return {
    checker,
    ...(edition ? { edition } : {}),
    facts,
    ...(unsure.length ? { unsure } : {}),
    presume: true,
  }
}

/** Prepares the door for some packs; preparing costs far more than asking. */
export function openAsk(packs: readonly AskedPack[]): (question: Question) => Judged {
  const ask = createAsk(packs)
  return (question) => {
    const asked = ask(question)
    return asked.checker ? { ...asked, ruling: adjudicate(packs, requestOf(asked)) } : asked
  }
}
