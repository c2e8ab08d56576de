/** The front door for sentences: reads one, and judges what was understood. The same plain JSON for every surface. */
import { adjudicate, type Refusal, type Request } from '../adjudicate.ts'
import type { AskedPack } from '../kernel/pack.ts'
import type { Ruling } from '../kernel/ruling.ts'
import { type Asked, createAsk, type Question } from './index.ts'

/** A sentence read and judged; `ruling` is absent where no checker fits, or its verdict would rest on nothing that was told. */
export interface Judged extends Asked {
  ruling?: Ruling | Refusal
}

/** What is judged of a sentence that was read, with what is usual; where nothing of it was read, nothing is presumed. */
export function requestOf({ checker = '', edition, facts, unsure, chips }: Asked): Request {
  return {
    checker,
    ...(edition ? { edition } : {}),
    facts,
    ...(unsure.length ? { unsure } : {}),
    presume: chips.length > 0,
  }
}

/** True of a verdict where nothing was read of a sentence that tells something: it answers another question. */
export const isBlind = ({ chips, unread }: Asked, ruling: Ruling | Refusal): boolean =>
  !chips.length && unread.length > 0 && !('error' in ruling) && ruling.verdict !== 'undetermined'

/** Prepares the door for some packs; preparing costs far more than asking. */
export function openAsk(packs: readonly AskedPack[]): (question: Question) => Judged {
  const ask = createAsk(packs)
  return (question) => {
    const asked = ask(question)
    if (!asked.checker) return asked
    const ruling = adjudicate(packs, requestOf(asked))
    return isBlind(asked, ruling) ? asked : { ...asked, ruling }
  }
}
