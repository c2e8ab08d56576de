/** What the other printings of a game say of the same facts. */
import type { Ruling } from '../../../lib/kernel/ruling'
import { quoteOf, type RulingState, titleOf } from '../findings/context'
import { judgeCase } from '../judge-case'
import { verdictWord } from '../say'
import type { Standing } from './card'

export interface Contrast {
  edition: string
  title: string
  /** Absent where the facts contradict each other there. */
  verdict?: Ruling['verdict']
  word: string
  /** Clause that leads there. */
  lead?: string
}

const standing = (ruling: Ruling): Standing =>
  ruling.presumed && ruling.verdict === 'undetermined' ? ruling.presumed : ruling

/** True when two printings decide otherwise, or count otherwise; what a forbidden thing would cost is no other ruling. */
const differs = (one: Standing, other: Standing) =>
  one.verdict !== other.verdict ||
  (one.verdict !== 'illegal' &&
    one.answer &&
    other.answer &&
    JSON.stringify(one.answer.value) !== JSON.stringify(other.answer.value))

const found = new WeakMap<Ruling, Contrast[]>()

/** Every printing that decides otherwise; looked for once a ruling. */
export function contrastsOf(context: RulingState, ruling: Ruling): Contrast[] {
  const known = found.get(ruling) ?? lookFor(context, ruling)
  found.set(ruling, known)
  return known
}

function lookFor(context: RulingState, ruling: Ruling): Contrast[] {
  const { checker, pack, table } = context
  const one = standing(ruling)
  return checker.editions.flatMap((edition): Contrast[] => {
    if (edition === ruling.edition) return []
    const title = titleOf(pack, edition)
    const { ruling: there, clashes } = judgeCase(pack, checker, { ...table, edition }, true)
    if (!there) return [{ edition, title, word: clashes[0]?.message ?? 'These answers contradict each other there.' }]
    const other = standing(there)
    if (!differs(one, other)) return []
    const lead = other.deciding[0] ? quoteOf(context, other.deciding[0], edition).label : undefined
    const word = one.verdict === other.verdict && other.answer ? other.answer.says : verdictWord(other as Ruling)
    return [
      { edition, title, verdict: other.verdict, word, ...(lead && other.verdict !== 'undetermined' ? { lead } : {}) },
    ]
  })
}
