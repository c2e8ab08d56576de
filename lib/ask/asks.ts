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
const ASSENTS = /^(right|yeah|yes|no|ok|okay|legal|allowed|fine|correct|true|possible)$/
/** A part of fewer words is only the end of the one before it. */
const SHORT = 4

/** The words that ask; none where all of them do, or they cannot be told apart. */
export function askingIn(tokens: readonly Token[], typed: string): ReadonlySet<Token> {
  const asking = new Set<Token>()
  const parts = [...grouped(tokens, (token) => token.part).values()]
  parts.forEach((part, i) => {
    const own = part.slice(startOf(part, typed))
    for (const token of own) asking.add(token)
    // "…, right?": it asks what stands before, and what that is only the end of: "…, one cruiser, ok?"
    if (!own.length || !own.every(({ plain }) => isStop(plain) || ASSENTS.test(plain))) return
    for (let at = i - 1; at >= 0; at--) {
      for (const token of parts[at]!) asking.add(token)
      if (parts[at]!.length >= SHORT) break
    }
  })
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
