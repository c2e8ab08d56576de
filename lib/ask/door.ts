/** The front door for sentences: reads one, and judges what was understood. The same plain JSON for every surface. */
import { adjudicate, type Refusal } from '../adjudicate.ts'
import type { AskedPack } from '../kernel/pack.ts'
import type { Ruling } from '../kernel/ruling.ts'
import { type Asked, createAsk, type Question } from './index.ts'

/** A sentence read and judged; `ruling` is absent where no checker fits. */
export interface Judged extends Asked {
  ruling?: Ruling | Refusal
}

/** Prepares the door for some packs; preparing costs far more than asking. */
export function openAsk(packs: readonly AskedPack[]): (question: Question) => Judged {
  const ask = createAsk(packs)
  return (question) => {
    const asked = ask(question)
    if (!asked.checker) return asked
    const { checker, edition, facts, unsure } = asked
    const ruling = adjudicate(packs, {
      checker,
      ...(edition ? { edition } : {}),
      facts,
      ...(unsure.length ? { unsure } : {}),
      presume: true,
    })
    return { ...asked, ruling }
  }
}
