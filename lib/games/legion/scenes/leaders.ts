/** Who is left to lead an army, where nobody is named: "only my operative is left", "my commander is alive". */
import { type Claim, type Mention, NEEDS, type SceneTools } from '../../../kernel/sayings.ts'
import { fateOf, isDeadAt } from './fates.ts'
import { isAbsent, RANKS } from './things.ts'

const LEFT = ['left', 'alive', 'remain', 'remaining']
/** With them it is spoken of who leads, or who else is left. */
const SPOKEN =
  /^(leaders?|generals?|promote\w*|promoti\w*|everyone|everybody|everything|nobody|noone|wiped|army|list|units?|squads?|troopers?|vehicles?|tanks?|survivors?)$/
/** When a card may be played, or how, is another question than whether there is anybody to lead with it. */
const WHEN = /^(phase|activations?|activat\w+|facedown|after|before|during|saw|seen|forced?|making|makes)$/

/** What is told of them; where that leaves open who is there, or whether it is asked, the army is in doubt. `to`: what is to be played. */
export function leadersLeft(tools: SceneTools, to: Pick<Mention, 'start' | 'from'> | undefined): Claim[] {
  const ranks = tools.mentions(RANKS).filter(({ value }) => value === 'commander' || value === 'operative')
  const unit =
    onlyOperative(tools, ranks) ??
    livingCommander(tools, ranks) ??
    nobodyLeads(tools, ranks) ??
    onlyTroopers(tools, ranks)
  if (unit) return [unit]
  const at = tools.tokens.findIndex(
    ({ plain }, place) =>
      SPOKEN.test(plain) ||
      (plain !== 'gone' && isDeadAt(tools, place)) ||
      ranks.some(({ from }) => from === place) ||
      isAllThatIsLeft(tools, place, to),
  )
  if (at >= 0) return [{ path: 'army', value: undefined, isUnread: true, from: at, to: at }]
  // the words themselves may tell something else: "before we flip"
  const isWhen = tools.tokens.some(({ plain }, place) => WHEN.test(plain) && !isCommandPhase(tools, place))
  return isWhen && to ? [{ path: 'army', value: undefined, from: to.start, to: to.start }] : []
}

/** "Only my corps is left", "all I have left is a heavy", "just my AT-ST survives"; of cards that are left it tells nothing here. */
function isAllThatIsLeft({ tokens, isOne }: SceneTools, at: number, to: Pick<Mention, 'from'> | undefined): boolean {
  if (!isOne(at, ...LEFT, 'survive', 'survived') || tokens.some((_, place) => isOne(place, 'card', 'cards', 'hand')))
    return false
  return tokens.some(({ part }, place) => {
    const isCard = to !== undefined && place < to.from && to.from < at
    return part === tokens[at]!.part && isOne(place, 'only', 'just', 'all', 'last') && !isCard
  })
}

const isCommandPhase = ({ isOne }: SceneTools, at: number): boolean => isOne(at, 'phase') && isOne(at - 1, 'command')

/** "Do I need a commander or is an operative enough": nobody who is there. */
const isAsked = ({ isOne }: SceneTools, { start, to }: Mention): boolean =>
  isOne(start - 1, ...NEEDS, 'is', 'are', 'or', 'if', 'an') &&
  [1, 2].some((step) => isOne(to + step, 'enough', 'or', 'needed'))

/** "No commander, just an operative", "only my operative is left": of whom there are several, one will do. */
function onlyOperative(tools: SceneTools, ranks: readonly Mention<string>[]): Claim | undefined {
  const { isOne } = tools
  const none = ranks.find((one) => one.value === 'commander' && isAbsent(tools, one))
  const one = ranks.find(({ value }) => value === 'operative')
  const isRest = ranks.every((other) => other === one || other === none)
  if (!one || !isRest || isAsked(tools, one) || isOne(one.to + 1, 'card', 'cards') || isAbsent(tools, one))
    return undefined
  const only = [1, 2, 3].map((step) => one.from - step).find((at) => isOne(at, 'only', 'just'))
  const left = [1, 2].map((step) => one.to + step).find((at) => isOne(at, ...LEFT))
  const isDead = fateOf(tools, one).defeated === true
  if (isDead || only === undefined || (left === undefined && !none)) return undefined
  const from = Math.min(none?.start ?? only, only)
  return {
    path: 'army[0]',
    value: { rank: 'operative', defeated: false },
    from,
    to: Math.max(left ?? one.to, none?.to ?? 0),
  }
}

const NO = /^(no|without|zero|neither|nor|any)$/
const ALL = /^(all|both|every)$/
const LINK = /^(or|and|nor)$/

/** "No commanders or operatives left", "all my commanders and operatives are dead": nobody who could lead. */
function nobodyLeads(tools: SceneTools, ranks: readonly Mention<string>[]): Claim | undefined {
  const { tokens, isOne } = tools
  const [one, other, ...more] = [...ranks].sort((a, b) => a.from - b.from)
  if (!one || !other || more.length || one.value === other.value) return undefined
  const between = tokens.slice(one.to + 1, other.from)
  const isLinked =
    between.some(({ plain }) => LINK.test(plain)) &&
    between.every(({ plain }) => LINK.test(plain) || /^(no|my|his|her|their|our|any)$/.test(plain))
  const first = [1, 2].map((step) => one.from - step).find((at) => isHere(at) && NO.test(tokens[at]!.plain))
  const whole = [1, 2, 3].map((step) => one.from - step).find((at) => isHere(at) && ALL.test(tokens[at]!.plain))
  function isHere(at: number): boolean {
    return tokens[at]?.part === tokens[one!.from]!.part
  }
  const dead = [1, 2, 3].map((step) => other.to + step).find((at) => isHere(at) && isDeadAt(tools, at))
  const from = first ?? (dead === undefined ? undefined : whole)
  const isOpen = tokens.some(
    ({ plain }, at) =>
      /^(if|unless|when|until|promot\w*|field)$/.test(plain) ||
      (isHere(at) && at < one.from && /^(do|does|are|is|not|nearly|almost|opponents?)$/.test(plain) && !isOwnDoing(at)),
  )
  // "my opponent has no commanders": the one who asks is he who would play
  function isOwnDoing(at: number): boolean {
    return /^opponents?$/.test(tokens[at]!.plain) && !tokens.some(({ plain }) => /^(i|we|my|our)$/.test(plain))
  }
  // "no operatives, my commander …": one of both alone
  if (!isLinked || from === undefined || isOpen) return undefined
  const left = [1, 2].map((step) => other.to + step).find((at) => isOne(at, ...LEFT, 'anymore'))
  // "no commander or operative died", "none is needed"
  const isEnd = !isHere(other.to + 1) || left !== undefined || isOne(other.to + 1, 'in', 'on', 'now', 'there')
  if (first !== undefined && (dead !== undefined || !isEnd)) return undefined
  return { path: 'army', value: [], from, to: dead ?? left ?? other.to, says: 'Nobody who could lead' }
}

/** "All that's left is one trooper squad, never promoted": nobody who could lead, where it is said that none was made one. */
function onlyTroopers({ tokens, isOne }: SceneTools, ranks: readonly Mention<string>[]): Claim | undefined {
  const promoted = tokens.findIndex(({ plain }) => /^(un)?promoted$/.test(plain))
  const isDenied =
    tokens[promoted]?.plain === 'unpromoted' ||
    [1, 2, 3].some((step) =>
      /^(never|not|nobody|noone|none|wasnt|werent|havent|hasnt|isnt)$/.test(tokens[promoted - step]?.plain ?? ''),
    )
  const body = tokens.findIndex(
    (_, at) => at < promoted && isOne(at, 'squad', 'trooper', 'stormtrooper', 'snowtrooper', 'corps', 'unit'),
  )
  const only = [1, 2, 3, 4, 5, 6].map((step) => body - step).find((at) => isOne(at, 'only', 'just', 'left'))
  const isLeft = tokens.some((_, at) => isOne(at, ...LEFT))
  const isOpen = tokens.some(({ plain }) => /^(if|unless|when|until|field|and|or)$/.test(plain))
  const last = body + 1 < promoted && isOne(body + 1, ...LEFT) ? body + 1 : body
  if (promoted < 0 || !isDenied || body < 0 || only === undefined || !isLeft || isOpen || ranks.length) return undefined
  return { path: 'army', value: [], from: only, to: last, says: 'Nobody who could lead' }
}

/** "My commander is still alive": all that counts for a card that is nobody's own. */
function livingCommander(tools: SceneTools, ranks: readonly Mention<string>[]): Claim | undefined {
  const [one, ...more] = ranks
  const isMine = one && (one.owner === 'me' || tools.isOne(one.from - 1, 'my', 'our', 'a'))
  if (!one || more.length || one.value !== 'commander' || !isMine) return undefined
  const { defeated, to } = fateOf(tools, one)
  const isUnsure = tools.isOne(one.start - 1, 'if', 'is', 'while', 'when', 'unless', 'until', 'whether')
  return defeated === false && !isUnsure
    ? { path: 'army[0]', value: { rank: 'commander', defeated: false }, from: one.start, to }
    : undefined
}
