/** "No cards no tech", "without any technology": that nothing is in play is told. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'

const CARDS = ['card', 'tech', 'technology', 'boost']

/** Nobody else is said to have none: "he has no tech". */
function isMine({ tokens, isOne }: SceneTools, no: number): boolean {
  const isNear = (at: number) => tokens[at]?.part === tokens[no]!.part
  const verb = no - 1
  if (!isNear(verb) || isOne(verb, 'and', 'or', ...CARDS)) return true
  return isOne(verb, 'have', 'got', 'with') && (!isNear(verb - 1) || isOne(verb - 1, 'i', 'ive', 'we', 'weve'))
}

/** The denied word, and where its denial begins; "no cards in hand" speaks of others. */
function deniedAt(tools: SceneTools, at: number): number | undefined {
  const { tokens, isOne } = tools
  const before = isOne(at - 1, 'any', 'my', 'action') ? at - 2 : at - 1
  const isOther = tokens[at + 1]?.part === tokens[at]!.part && !isOne(at + 1, 'no', 'and', 'or', 'nothing')
  return isOne(at, ...CARDS) && isOne(before, 'no', 'without') && !isOther && isMine(tools, before) ? before : undefined
}

/** In: a sentence that names no card. Out: the claim that there is none, where that is what it says. */
export function noCards(tools: SceneTools): Claim[] {
  const denied = tools.tokens.flatMap((_, at) => {
    const from = deniedAt(tools, at)
    return from === undefined ? [] : [{ from, to: at }]
  })
  const [first] = denied
  return first ? [{ path: 'effects', value: [], from: first.from, to: denied.at(-1)!.to }] : []
}
