/** Which words of a sentence put its question: the others tell the case. */

import { grouped } from '../kernel/grouped.ts'
import type { Token } from '../kernel/sayings.ts'
import { isStop } from '../search/words.ts'

const LEADS = /^(and|so|then|but|ok|hey|well|also|still|now|or|if|when|while)$/
const ASKS =
  /^(can|may|could|do|does|did|is|are|am|was|will|would|should|must|how|what|whats|who|whos|which|when|where|whose|any|why)$/
const TURNED = /^(can|may|could|do|does|did|am|will|would|should|must)$/
const SUBJECTS = /^(i|we|he|she|they|it|you|my|his|her|their|that|this|the|an?|there|these|those|someone|anyone)$/
const OPENED = /^(i|we|he|she|they|you|it|what|which|who|how|all)$/
const WANTS = /^(want|wants|wanna|trying|like)$/
const ASSENTS = /^(right|yeah|yes|no|ok|legal|allowed|fine|correct|true)$/

/** The words that ask; none where all of them do, or they cannot be told apart. */
export function askingIn(tokens: readonly Token[], typed: string): ReadonlySet<Token> {
  const asking = new Set<Token>()
  let before: readonly Token[] = []
  for (const part of grouped(tokens, (token) => token.part).values()) {
    const own = part.slice(startOf(part, typed))
    for (const token of own) asking.add(token)
    // "…, right?": it asks what stands before
    if (own.length && own.every(({ plain }) => isStop(plain) || ASSENTS.test(plain)))
      for (const token of before) asking.add(token)
    before = part
  }
  return asking.size === tokens.length ? new Set() : asking
}

/** Where a part of a sentence begins to ask; its end where it only tells. */
function startOf(part: readonly Token[], typed: string): number {
  const first = part.find(({ plain }) => !LEADS.test(plain))
  if ((first && ASKS.test(first.plain)) || /^\s*\?/.test(typed.slice(part.at(-1)!.end))) return 0
  // "he has two there can I build"
  const turned = part.findIndex(
    ({ plain }, at) =>
      at > 0 &&
      TURNED.test(plain) &&
      (SUBJECTS.test(part[at + 1]?.plain ?? '') || part[at + 1]?.isStrange === true) &&
      !OPENED.test(part[at - 1]!.plain),
  )
  if (turned > 0) return turned
  return part.some(({ plain }) => WANTS.test(plain)) ? 0 : part.length
}
