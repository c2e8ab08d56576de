/** Ways from one wormhole to another where no system has a name: "from alpha to alpha", "an alpha to a beta". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import type { PlaceMention } from './place-names.ts'

const KINDS = ['alpha', 'beta', 'gamma', 'delta']
const isKind = ({ tokens }: SceneTools, at: number): boolean => KINDS.includes(tokens[at]?.plain ?? '')
/** What is turned from one kind to another goes no way. */
const TURNS = 'nexus storm token flip turn change switch swap convert become connect link join make count treat'.split(
  ' ',
)

/** Where the two kinds of such a way stand, by the first of them. */
function pairAt(tools: SceneTools, at: number): [number, number] | undefined {
  const { tokens, isOne } = tools
  if (!isKind(tools, at)) return undefined
  const to = isOne(at + 1, 'wormhole') ? at + 2 : at + 1
  let end = to + 1
  while (isOne(end, 'a', 'an', 'the', 'other', 'another', 'one')) end++
  const { part } = tokens[at]!
  const isTold = isOne(to, 'to', 'into') && isKind(tools, end) && tokens[end]!.part === part
  const isTurned = tokens.some((token, i) => i < at && token.part === part && isOne(i, ...TURNS))
  return isTold && !isTurned ? [at, end] : undefined
}

/** Whether the word at a place is one end of such a way. */
export const isWayEnd = (tools: SceneTools, at: number): boolean =>
  tools.once(pairsIn).some((pair) => pair.includes(at))
function pairsIn(tools: SceneTools): [number, number][] {
  const pairs = tools.tokens.flatMap((_, at) => {
    const pair = pairAt(tools, at)
    return pair ? [pair] : []
  })
  // "from alpha to beta to alpha": how three of them lie was not told
  return pairs.length === 1 ? pairs : []
}

/** The second of one kind is another system. */
export const isOther = (tools: SceneTools, { id, from }: PlaceMention): boolean =>
  tools.once(pairsIn).some(([first, second]) => second === from && tools.tokens[first]!.plain === id)

/** A way of such two, which lie apart: who goes by wormholes speaks of no sides that touch. */
export const isByKinds = (tools: SceneTools, route: readonly PlaceMention[]): boolean =>
  route.length === 2 && route.every(({ tile, to }) => tile === undefined && isWayEnd(tools, to))
