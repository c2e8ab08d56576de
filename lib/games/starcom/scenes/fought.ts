/** Whether there was a fight there, and whose turn it was and is. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { genitiveAt, nameAt } from './people.ts'
import { type Place, placesIn } from './places.ts'
import { vesselsIn } from './vessels.ts'

const TURNS = ['turn', 'go', 'phase']
const BATTLES =
  'attacked shot shoot shooting fired fight fought fighting battle brawl combat clash skirmish scrap shootout scuffle'.split(
    ' ',
  )

/** "We fought during my own last turn", "before my last turn": that was before it ended. */
function ownLastTurn({ tokens, isOne }: SceneTools): Claim | undefined {
  const turn = tokens.findIndex(
    ({ part }, at) =>
      isOne(at, 'turn') &&
      isOne(at - 1, 'last') &&
      [2, 3].some((step) => tokens[at - step]?.plain === 'my' && tokens[at - step]!.part === part) &&
      [3, 4].some((step) => isOne(at - step, 'during', 'in', 'on', 'before')),
  )
  const battle = tokens.findIndex(({ part }, at) => part === tokens[turn]?.part && isOne(at, ...BATTLES))
  return turn < 0 || battle < 0
    ? undefined
    : { path: 'combatSinceMyLastTurn', value: undefined, from: Math.min(battle, turn), to: Math.max(battle, turn) }
}

/** "A fight in Anna's system, can I build in my capital": where they fought is not the place that is asked about. */
export const isBattleground = ({ tokens, isOne }: SceneTools, { from, owner }: Place, all: readonly Place[]): boolean =>
  owner !== undefined &&
  !/^(me|none)$/.test(owner) &&
  all.some((other) => other.owner === 'me') &&
  [1, 2, 3, 4].some((step) => tokens[from - step]?.part === tokens[from]!.part && isOne(from - step, ...BATTLES))

/** So it was not there that they fought, as far as it is told. */
export function foughtElsewhere(tools: SceneTools): Claim[] {
  const all = placesIn(tools)
  const place = all.find((one) => isBattleground(tools, one, all))
  return place
    ? [{ path: 'combatSinceMyLastTurn', value: undefined, from: Math.max(0, place.from - 4), to: place.to }]
    : []
}

const DID =
  /^(sat|came|went|flew|left|stood|took|brought|sent|built|put|made|got|gave|sold|had|did|was|were|ran|bought|\p{L}+ed)$/u

/** "He moved his Cruiser in on his turn", "it sat there during blues turn": told of a turn that has gone, and asked of none. */
function isTurnGone({ tokens, isOne }: SceneTools, at: number): boolean {
  const told = tokens.filter(({ part }) => part === tokens[at]!.part)
  return (
    isOne(at - 1, 'on', 'in', 'during', 'at') &&
    told.some(({ plain }) => DID.test(plain)) &&
    !told.some(({ plain }) => /^(can|may|could|do|does|if|would|now)$/.test(plain)) &&
    // "we were in blues turn"
    !/^(were|was|im|am|are|is|its|still)$/.test(tokens[at - 2]?.plain ?? '')
  )
}

const NONE_DONE = /^(no|nobody|noone|none|neither|not|without|never|didnt|wasnt)$/
/** "Nobody assigned any damage": they met in a combat all the same. */
const metInPeace = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some(
    ({ part }, at) =>
      isOne(at, 'damage') &&
      tokens.some((one) => one.part === part && NONE_DONE.test(one.plain)) &&
      tokens.some((one, place) => one.part === part && isOne(place, 'assigned', 'dealt', 'did', 'done')),
  )

/** "It is Kim's turn"; but "we fought on her turn" says only that they fought. */
export function fought(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    (token, place) =>
      (token.owner === true || genitiveAt(tools, place) || /^(his|her|their|your|my)$/.test(token.plain)) &&
      [1, 2].some((step) => isOne(place + step, ...TURNS) && tokens[place + step]!.part === token.part),
  )
  const own = ownLastTurn(tools)
  if (own) return [own]
  const elsewhere = foughtElsewhere(tools)
  if (elsewhere.length) return elsewhere
  if (at < 0 || isOne(at + 1, 'last', 'next', 'previous')) return []
  const { part, plain } = tokens[at]!
  const battle = tokens.findIndex((token, place) => token.part === part && isOne(place, ...BATTLES))
  const to = isOne(at + 1, ...TURNS) ? at + 1 : at + 2
  // "my combat phase" is no battle
  if (battle >= 0 && !(battle > at && battle <= to)) {
    // "combat was on my turn": that it is my turn now it does not say
    if (plain === 'my' && isOne(at - 1, 'after', 'before', 'since', 'until')) return []
    if (plain === 'my') return [{ path: 'isMyTurn', value: undefined, from: at, to }]
    if (isOne(battle - 1, 'no', 'without')) return []
    return [{ path: 'combatSinceMyLastTurn', value: true, from: Math.min(battle, at), to: Math.max(battle, to) }]
  }
  if (plain === 'my' && isOne(at - 1, 'after', 'before', 'since', 'until', 'last', 'not')) return []
  const isMine = plain === 'my'
  if (!isMine && isTurnGone(tools, at)) {
    const met = metInPeace(tools) && othersIn(tools)
    const path = met ? 'combatSinceMyLastTurn' : ''
    return [{ path, value: met || undefined, ...(met ? {} : { isUnread: true }), from: at - 1, to }]
  }
  if (isMine && !isOne(to, 'phase')) return []
  // "the ready phase" says no more of which it is
  return tokens[at]!.owner && !nameAt(tools, at) ? [] : [{ path: 'isMyTurn', value: isMine, from: at, to: at }]
}

/** Ships of both sides are spoken of. */
const othersIn = (tools: SceneTools): boolean => {
  const owners = vesselsIn(tools).flatMap(({ owner }) => owner ?? [])
  return owners.includes('me') && owners.some((owner) => owner !== 'me')
}
