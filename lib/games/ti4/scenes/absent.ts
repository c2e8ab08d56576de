/** What is named and is not there: what is lacked, what was lost, what something is only said to be. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { Unit } from '../data/units.ts'
import { fleetsIn } from '../sayings/fleets.ts'
import { LEFT } from './leads.ts'
import { isLetter } from './numbers.ts'
import { ME } from './people.ts'

const NOT = 'no not without dont doesnt didnt havent hasnt never lacks lack nobody none noone neither'.split(' ')
const HAVING = 'have has had got own owns any with think thinks believe he she they i his her my'.split(' ')

/** "Instead of infantry": `from` is the first word of the thing, "of" among them or not. */
export const isInstead = (isOne: SceneTools['isOne'], from: number): boolean =>
  [from, from - 1].some((at) => isOne(at, 'of') && isOne(at - 1, 'instead'))

/**
 * "He doesn't have pds 2", "I lost a carrier", "do my fighters need a carrier": nothing that is there. `from`: the first
 * word of the thing.
 */
export function isNotThere({ tokens, isOne }: SceneTools, from: number): boolean {
  // "2 mechs instead of infantry"; what is hit instead of something else stands beside it
  const isHit = tokens.some((_, at) => at < from && isOne(at, 'hit', 'shoot', 'target', 'kill', 'destroy', 'assign'))
  if (!isHit && isInstead(isOne, from)) return true
  for (let at = from - 1; at >= Math.max(0, from - 5) && tokens[at]!.part === tokens[from]!.part; at--) {
    if (isOne(at, 'lost', 'lose', 'need', 'needs', 'destroyed', 'killed')) return true
    if (NOT.includes(tokens[at]!.plain))
      return isOne(at + 1, ...HAVING) || (at === from - 1 && isOne(at, 'no', 'not', 'without'))
    if (!isOne(at, ...HAVING) && !/^an?$/.test(tokens[at]!.plain)) return false
  }
  return false
}

const DEAD =
  'died dead dies destroyed killed gone sunk exploded lost eaten blown shot wiped nuked annihilated sniped popped blew'.split(
    ' ',
  )

/** What may stand between a fleet and what became of it: where it stood. */
const STOOD = 'in at on there that which who was were stood sat waited'.split(' ')

/** "My last carrier died", "the carrier was destroyed"; not "are the fighters lost", which asks. */
function isDestroyed(tools: SceneTools, { start, to }: Mention): boolean {
  const { tokens, typed, isOne } = tools
  let at = to + 1
  while (isOne(at, ...STOOD) || /^\d+$/.test(tokens[at]?.plain ?? '') || isLetter(tools, at)) at++
  // "he had a cruiser in 31 but it left"
  const isIt = isOne(at, 'but')
  // "but she retreated"; in "but he shot down 2" he does it to them
  const isWho = isIt && isOne(at + 1, 'he', 'she', 'we', 'i')
  if (isIt) at += isWho || isOne(at + 1, 'it', 'they', 'that', 'those') ? 2 : 1
  while (isOne(at, 'is', 'are', 'was', 'were', 'got', 'has', 'been', 'just', 'all', 'already')) at++
  // "my only ship there, a carrier, got destroyed"
  const isElided = at > to + 1 && typed.slice(tokens[to]!.end, tokens[to + 1]!.start).trim() === ','
  const isNear = isIt || isElided || tokens[at]?.part === tokens[to]!.part
  const isDead = (DEAD.includes(tokens[at]?.plain ?? '') && isNear && !isWho) || (isIt && isOne(at, ...LEFT))
  return (
    isDead &&
    ![1, 2].some(
      (step) =>
        tokens[start - step]?.part === tokens[start]!.part &&
        isOne(start - step, 'is', 'are', 'do', 'does', 'will', 'would', 'can', 'must', 'if', 'when', 'once', 'unless'),
    )
  )
}

/** "It's a ground force", "is a mech a ground force": what something is said or asked to be. */
function isPredicate(tools: SceneTools, { from, to, start }: Mention): boolean {
  const { tokens, isOne } = tools
  // "her mech fires as PDS"
  if (isOne(start - 1, 'as') || (isOne(start - 1, 'like') && /^an?$/.test(tokens[start]!.plain))) return true
  // "since it's also ground force"
  const isBare = isOne(from - 1, 'also', 'just', 'only', 'still')
  if (!isOne(to, 'force') || from === to || !(isBare || /^an?$/.test(tokens[from - 1]?.plain ?? ''))) return false
  const before = isBare ? from - 2 : start - 1
  const isSaid = isOne(before, 'is', 'it', 'are', 'as', 'be', 'being', 'isnt', 'not') || tokens[before]?.isToo === true
  return isSaid || fleetsIn(tools).some((other) => other.to === before)
}

/** "Which of my cruisers", "any dread of his", "how many fighters", "3 extra fighters": what is asked for, nothing that is told. */
const isSought = ({ isOne }: SceneTools, { start, from, count }: Mention): boolean =>
  (count !== undefined && isOne(from - 1, 'extra', 'additional')) ||
  (count === undefined &&
    (isOne(start - 1, 'which', 'any', 'what') ||
      (isOne(start - 1, 'many') && isOne(start - 2, 'how')) ||
      (isOne(start - 1, 'of') && isOne(start - 2, 'which', 'any')) ||
      (isOne(start, 'of') && isOne(start - 1, 'which', 'any'))))

/** "He used to have a destroyer there", "his carrier used to be in B", "is no longer in B", "were in B until she left". */
const isFormer = (tools: SceneTools, mention: Mention): boolean => {
  const { tokens, isOne } = tools
  const { to } = mention
  const next = isOne(to + 1, 'of') ? to + 3 : to + 1
  const isPast = /^(was|were|stood|sat|lay)$/.test(tokens[next]?.plain ?? '') || isHad(tools, mention)
  const isUntil =
    isPast &&
    [0, 1, 2, 3, 4, 5].some(
      (step) => tokens[next + step]?.part === tokens[to]!.part && isOne(next + step, 'until', 'till', 'before'),
    )
  // "yesterday he had cruisers in 25, not anymore"
  const isNoMore = tokens.some((_, at) => at > to && at < to + 8 && isOne(at, 'anymore') && isOne(at - 1, 'not'))
  if (isPast && isNoMore) return true
  const isNoLonger = [next, next + 1].some((at) => isOne(at, 'no') && isOne(at + 1, 'longer'))
  return (
    isUntil ||
    isNoLonger ||
    isGoneOff(tools, mention) ||
    (isOne(next, 'used') && isOne(next + 1, 'to')) ||
    // "next turn my cruiser will be in B"
    (tokens[next]?.plain === 'will' && isOne(next + 1, 'be') && isOne(next + 2, 'in', 'at', 'on', 'there')) ||
    usedToHave(tools, mention)
  )
}

/** "I had 3 cruisers there", "she was in B with a cruiser". */
const isHad = ({ tokens }: SceneTools, { from }: Mention): boolean => {
  const before = tokens.slice(0, from).filter(({ part }) => part === tokens[from]!.part)
  return before.some(({ plain }) => /^(had|was|were)$/.test(plain)) && !before.some(({ plain }) => plain === 'if')
}

/** "His destroyer retreated from B. Can my cruiser pass": who went is gone where somebody else asks to go. */
export const isGoneOff = (tools: SceneTools, { to, owner }: Mention): boolean =>
  owner !== undefined &&
  owner !== ME &&
  LEFT.includes(tools.tokens[to + 1]?.plain ?? '') &&
  fleetsIn(tools).some((other) => other.to !== to && other.owner === ME)

const usedToHave = ({ tokens, isOne }: SceneTools, { start, from }: Mention): boolean =>
  tokens.slice(Math.max(0, start - 3), from).some((_, i) => isOne(start - 3 + i, 'used') && isOne(start - 2 + i, 'to'))

/** "His PDS in 30 isn't there any more", "her dreadnought is not in 26"; where mine is not, it is somewhere else. */
function isDeniedThere(tools: SceneTools, { owner, to }: Mention): boolean {
  if (owner === undefined || owner === ME) return false
  const { tokens, isOne } = tools
  let at = to + 1
  while (isOne(at, 'in', 'at', 'on') || /^\d+$/.test(tokens[at]?.plain ?? '') || isLetter(tools, at)) at++
  return tools.isDenied(at - 1)
}

/** "My carrier left and my fighters stayed behind", "he left with his carrier and his fighters stayed": it is gone, and they are not. */
function hasLeft({ tokens, isOne }: SceneTools, { start, to }: Mention): boolean {
  const stayed = tokens.findIndex(({ plain }) => /^(stayed|behind|remained)$/.test(plain))
  const isEnd = tokens[to + 2]?.part !== tokens[to]!.part || isOne(to + 2, 'and', 'but', 'while')
  const isBehind = tokens[to + 1]?.plain === 'left' && isEnd
  const own = isOne(start - 1, 'my', 'his', 'her', 'their', 'the', 'a') ? start - 2 : start - 1
  const isWith = isOne(own, 'with') && tokens[own - 1]?.plain === 'left'
  return stayed > to + 1 && (isBehind || isWith)
}

/** What is lacked, what was lost, what was there only once. */
export const isGone = (tools: SceneTools, mention: Mention): boolean =>
  isNotThere(tools, mention.start) ||
  isDeniedThere(tools, mention) ||
  tools.isDisputed(mention) ||
  isDestroyed(tools, mention) ||
  hasLeft(tools, mention) ||
  isFormer(tools, mention)

/** A fleet that is named and stands nowhere. */
const isAbsent = (tools: SceneTools, mention: Mention<Unit>): boolean =>
  mention.count === 0 ||
  // "four non-fighter ships"
  tools.isOne(mention.from - 1, 'non') ||
  // "whose pds shoots"
  tools.isOne(mention.from - 1, 'whose') ||
  isGone(tools, mention) ||
  isPredicate(tools, mention) ||
  isSought(tools, mention)

/** "4 destroyers in A. I lost one destroyer", "and lost one", "one of which left": how many are left hangs on when they were counted. */
export const lostLater = (tools: SceneTools): number | undefined => {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(({ number }, i) => {
    if (number === undefined || number < 1) return false
    const many = fleetsIn(tools).filter(({ to, count = 0 }) => to < i && count > number)
    const fleet = fleetsIn(tools).find(({ from }) => from === i + 1)
    const isSame = !fleet || many.some(({ value }) => value.type === fleet.value.type)
    // "last turn I had 2 cruisers in A, now there are 3"
    const isNow = [1, 2, 3].some(
      (step) => isOne(i - step, 'now') && tokens[i - step]!.part === tokens[i]!.part && !isOne(i + 1, 'of'),
    )
    const isSince = isNow && !fleet && fleetsIn(tools).some((one) => one.to < i && isHad(tools, one))
    if (isSince && tokens[i + 1]?.part !== tokens[i]!.part) return true
    // "lose one?" asks
    const isHead = tokens[i - 1]?.plain === 'lost' && tokens[i - 2]?.part !== tokens[i - 1]?.part
    const isLost =
      isOne(i - 1, 'lost') && (isHead || /^(and|i|we|he|she|they|but|then)$/.test(tokens[i - 2]?.plain ?? ''))
    const isOfWhich =
      isOne(i + 1, 'of') && isOne(i + 2, 'which', 'them') && ['left', ...DEAD].includes(tokens[i + 3]?.plain ?? '')
    // "2 dreads and a cruiser in A, one dread dies"
    const isDying = fleet && isOne(fleet.to + 1, 'die', 'dies', 'died', 'explodes', 'blows') && many.length > 0
    if (isDying && isSame) return true
    return many.length > 0 && isSame && ((isLost && (fleet || tokens[i + 1]?.part !== tokens[i]!.part)) || isOfWhich)
  })
  if (at >= 0) return at
  // "a war sun and 6 fighters. War sun dies": what was told of before
  const dying = fleetsIn(tools).find(
    ({ start, to, count, owner, value }) =>
      (count ?? 1) === 1 &&
      isOne(to + 1, 'dies', 'died', 'explodes', 'exploded') &&
      tokens[to + 1]!.plain !== 'die' &&
      (tokens[start - 1]?.part !== tokens[start]!.part || isOne(start - 1, 'the', 'then', 'and', 'but')) &&
      !isOne(start - 2, 'if', 'when', 'once', 'unless') &&
      fleetsIn(tools).some(
        (one) => one.to < start && one.value.type === value.type && (owner === undefined || one.owner === owner),
      ),
  )
  return dying?.from
}

/** What is there of a fleet that is named: of "one of my four cruisers was destroyed" three, of what is absent nothing. */
export function presentOf(tools: SceneTools, mention: Mention<Unit>): Mention<Unit>[] {
  const { start, count = 0 } = mention
  const part = tools.isOne(start, 'of') ? tools.tokens[start - 1]?.number : undefined
  if (part === undefined || part >= count) return isAbsent(tools, mention) ? [] : [mention]
  const isLost = isNotThere(tools, start - 1) || isDestroyed(tools, { ...mention, start: start - 1 })
  return [isLost ? { ...mention, count: count - part, start: start + 1 } : mention]
}
