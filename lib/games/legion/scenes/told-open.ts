/** What is asked to be shown, where something else is told beside it. */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'

const TOOK = /^(took|take|takes|taken|taking|got|get|gets|brought|bring|pulled|fetched|returned|picked|put)$/

/** "Which card I took back from my discard": that card, and not the pile. */
function takenBack({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(({ plain }) => TOOK.test(plain))
  const back = [1, 2, 3].map((step) => at + step).find((place) => isOne(place, 'back'))
  const pile = back === undefined ? -1 : tokens.findIndex((_, place) => place > back && isOne(place, 'discard'))
  const isNear = pile > 0 && pile - back! <= 4 && tokens[pile]!.part === tokens[at]!.part
  const isDenied = [1, 2].some((step) => /^(not|never|didnt|cant)$/.test(tokens[at - step]?.plain ?? ''))
  if (at < 0 || !isNear || isDenied) return []
  // "he took a card back from the discard, can I see his hand": that is asked, and this told
  const isTold = tokens.some((one, place) => one.part !== tokens[at]!.part && isOne(place, 'hand', 'discard'))
  return [{ path: isTold ? '' : 'item', value: isTold ? undefined : 'returned card', from: at, to: pile }]
}

/** "He already showed me his discard pile": that is done, and not what is asked. */
function shownAlready({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(({ plain }) => /^(showed|shown)$/.test(plain))
  const what = [1, 2, 3].map((step) => at + step).find((place) => isOne(place, 'discard', 'hand'))
  const { part } = tokens[at] ?? {}
  const isAsked = tokens
    .slice(0, Math.max(0, at))
    .some((one) => one.part === part && /^(has|have|if|not|did)$/.test(one.plain))
  const isElsewhere = tokens.some((one, place) => one.part !== part && isOne(place, 'discard', 'hand'))
  if (at < 0 || what === undefined || isAsked || !isElsewhere || tokens[what]!.part !== part) return []
  return [{ path: '', value: undefined, from: at, to: isOne(what + 1, 'pile') ? what + 1 : what }]
}

export const openInformation: Scene = (tools) => [...takenBack(tools), ...shownAlready(tools)]
