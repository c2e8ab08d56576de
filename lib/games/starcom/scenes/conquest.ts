/** What stands there when the end of a turn takes developments: who besieges, with how many ships, and what is left. */
import { type Claim, claim, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import { isNameAt } from './people.ts'
import { PLACES, type Place, placesIn } from './places.ts'
import { attackSaid, owned, times } from './siege.ts'
import { isCard, isFighter, isStation, type VesselMention } from './things.ts'
import { vesselsIn } from './vessels.ts'

/** Whether I am the one who besieges; undefined where neither is told. */
function iBesiege({ tokens, isOne }: SceneTools, places: readonly Place[]): boolean | undefined {
  const at = tokens.findIndex((_, place) => isOne(place, 'besiege', 'siege', 'sieging', 'blockade', 'surround'))
  const before = tokens.slice(Math.max(0, at - 4), Math.max(0, at)).map(({ plain }) => plain)
  const behind = tokens.slice(at + 1, at + 3).flatMap(({ plain, part }) => (part === tokens[at]?.part ? [plain] : []))
  if (at >= 0 && behind.some((plain) => /^(me|us|my|our|mine)$/.test(plain))) return false
  if (
    at >= 0 &&
    before.some((plain) => /^(under|being|get)$/.test(plain) && before.some((one) => /^(im?|we)$/.test(one)))
  )
    return false
  const owners = new Set(
    places.flatMap(({ owner }) => (owner === undefined || owner === 'none' ? [] : [owner === 'me'])),
  )
  if (owners.size === 1) return !owners.has(true)
  if (at >= 0 && before.some((plain) => /^(i|im|my|we|ive)$/.test(plain))) return true
  const isMine = tokens.some((_, place) => isOne(place, 'my', 'our') && isDevelopment(isOne, place + 1))
  return isMine ? false : undefined
}
const isDevelopment = (isOne: SceneTools['isOne'], at: number) => isOne(at, 'development', 'counter', 'counters')

const ROLES = ['controller', 'owner', 'defender', 'besieger', 'attacker']

/** "It is my own end phase": whose that is hangs on who besieges. */
function endPhase(tools: SceneTools, mine: boolean | undefined): Claim[] {
  const { tokens, isOne } = tools
  const to = tokens.findIndex((_, at) => isOne(at, 'phase', 'turn') && (isOne(at, 'turn') || isOne(at - 1, 'end')))
  const from = [1, 2, 3]
    .map((step) => to - step)
    .find((at) => at >= 0 && (tokens[at]!.owner || /^(my|his|her|their|your)$/.test(tokens[at]!.plain)))
  // "the controller's turn" says by itself whose it is
  if (to < 0 || from === undefined || isOne(from, ...ROLES)) return []
  const isMine = tokens[from]!.plain === 'my'
  // of three players the third may be meant
  const value =
    mine === undefined || (!isMine && tokens[from]!.owner) ? undefined : isMine === mine ? 'besieger' : 'controller'
  return [{ path: 'activePlayerIs', value, from, to }]
}

const TAKES = 'take took strip stripped remove removed use uses used kill eat ate steal stole'.split(' ')

/** What stands there when the end of a turn takes developments. */
export const conquest: Scene = (tools) => {
  const { tokens, isOne } = tools
  const mine = iBesiege(tools, placesIn(tools))
  const claims = endPhase(tools, mine)
  let ships = 0
  const found: VesselMention[] = []
  let stations = 0
  for (const [i, one] of owned(tools).entries()) {
    if (one.count === 0) continue
    const isMine = one.owner === undefined ? undefined : one.owner === 'me'
    if (isStation(one.value)) {
      if (mine !== undefined && isMine === mine) continue
      const attack = attackSaid(tools, one, vesselsIn(tools)[i + 1]?.start ?? tokens.length)
      for (const value of times(one.count, attack === undefined ? {} : { attack }))
        if (isCard(one.value) || one.count !== undefined)
          claims.push(claim(`stationsInSystem[${stations++}]`, value, one))
    } else if (
      isCard(one.value) &&
      one.value.slug === 'cruiser' &&
      [1, 2, 3].some((step) => isOne(one.to + step, ...TAKES))
    )
      claims.push(claim('cruisers', one.count ?? (tokens[one.to]!.plain.endsWith('s') ? undefined : 1), one))
    else if (!isFighter(one.value) && (mine === undefined || isMine !== !mine)) {
      const isMany = one.count === undefined && tokens[one.to]!.plain.endsWith('s')
      if (isMany || (isMine === undefined && one.count === undefined)) continue
      // "a ship each": of how many players is not counted
      if (isOne(one.to + 1, 'each', 'apiece')) {
        claims.push({ path: 'besiegerNonFighterShips', value: undefined, from: one.start, to: one.to })
        continue
      }
      ships += one.count ?? 1
      found.push(one)
    } else claims.push({ path: '', value: undefined, isUnread: true, from: one.start, to: one.to })
  }
  // "three ships of Kofi's, the third's a fighter", "two of them aren't fighters": how many are none is not told in a number
  const isOrdinal = (at: number) => /^(second|third|fourth|fifth|other|last|rest)s?$/.test(tokens[at]!.plain)
  const odd = owned(tools).some(
    ({ value, start, from, owner }) =>
      isFighter(value) &&
      owner !== 'me' &&
      (isOne(start - 1, 'is', 'are', 'isnt', 'arent') ||
        tokens.slice(start, from).some((_, step) => isOrdinal(start + step))),
  )
  const sum = tokens.findIndex(({ number }, at) => number !== undefined && isOne(at + 1, 'ship'))
  const rest = restOf(tools, sum)
  if (rest) return [...claims, rest, ...taken(tools)]
  if (odd && sum >= 0)
    return [...claims, { path: 'besiegerNonFighterShips', value: undefined, from: sum, to: sum + 1 }, ...taken(tools)]
  // of several who besiege each has his own
  const names = tokens.filter(
    (one, at) => isOne(at + 1, 'with', 'has', 'brings') && (one.isStrange || isNameAt(tools, at)),
  )
  if ((new Set(names.map(({ plain }) => plain)).size > 1 || isShared(tools)) && found.length)
    claims.push(claim('besiegerNonFighterShips', undefined, found[0]!))
  else if (found.length && new Set(found.map(({ owner }) => owner)).size === 1)
    claims.push({ path: 'besiegerNonFighterShips', value: ships, from: found[0]!.start, to: found.at(-1)!.to })
  const cruiser = found.find(({ value }) => isCard(value) && value.slug === 'cruiser')
  if (cruiser && isFree(tools) && !claims.some(({ path }) => path === 'cruisers'))
    claims.push(claim('cruisers', cruiser.count ?? 1, cruiser))
  return [
    ...claims,
    ...allOf(tools),
    ...(found.length ? undefended(tools) : []),
    ...(mine ? hers(tools) : ofMine(tools)),
    ...lastOne(tools),
    ...taken(tools),
    ...hadOnce(tools),
    ...hadThere(tools),
  ]
}

/** "3 ships but 1 is a Fighter": so many are none. */
function restOf({ tokens, isOne }: SceneTools, sum: number): Claim | undefined {
  const few = tokens.findIndex(
    ({ number }, at) =>
      number !== undefined && at > sum && at <= sum + 4 && isOne(at + 1, 'is', 'are') && isFighterAt(isOne, at + 2),
  )
  const [all, less] = [tokens[sum]?.number, tokens[few]?.number]
  return all !== undefined && less !== undefined && less <= all
    ? { path: 'besiegerNonFighterShips', value: all - less, from: sum, to: few + 2 }
    : undefined
}
const isFighterAt = (isOne: SceneTools['isOne'], at: number): boolean =>
  isOne(at, 'fighter') || (isOne(at, 'a', 'an') && isOne(at + 1, 'fighter'))

/** "So there is no siege": there a Cruiser does what no other ship can. */
const isFree = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some(
    (token, at) =>
      isOne(at, 'siege', 'besiege', 'besieged') &&
      tokens.slice(Math.max(0, at - 3), at).some(({ plain, part }) => part === token.part && NONE.test(plain)),
  )
const NONE = /^(no|not|isnt|without|never|cant|nobody)$/

/** "We both besiege, I got 2 ships, he got 1": those of one of them. */
const isShared = (tools: SceneTools): boolean =>
  allOf(tools).length > 0 &&
  tools.tokens.some(
    ({ number }, at) =>
      number !== undefined &&
      tools.isOne(at - 1, 'has', 'got', 'have') &&
      /^(he|she|i)$/.test(tools.tokens[at - 2]?.plain ?? ''),
  )

/** "Ann, Bob and me all besiege it": each who is named lays siege. */
function allOf(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const verb = tokens.findIndex(
    (_, at) => isOne(at, 'besiege', 'besieging', 'siege', 'sieging') && !isOne(at - 1, 'under'),
  )
  let from = verb - 1
  while (isOne(from, 'all', 'both', 'are', 'is')) from--
  const isOneOf = (at: number) => /^(i|me|he|she)$/.test(tokens[at]?.plain ?? '') || isNameAt(tools, at)
  let many = 0
  const to = from
  for (; from >= 0 && (isOneOf(from) || isOne(from, 'and')); from--) if (isOneOf(from)) many++
  return many > 1 ? [{ path: 'besiegers', value: many, from: from + 1, to }] : []
}

/** "I besiege her, she's got 3 developments", "my ships sit over her 3 cube world": they lie where I besiege. */
const hers = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap(({ number, part }, at): Claim[] =>
    number !== undefined &&
    isDevelopment(isOne, at + 1) &&
    ([1, 2, 3].some(
      (step) => tokens[at - step]?.part === part && /^(she|shes|he|hes|they|theyve)$/.test(tokens[at - step]!.plain),
    ) ||
      (isOne(at + 2, ...PLACES) && (tokens[at - 1]?.owner || /^(her|his|their)$/.test(tokens[at - 1]?.plain ?? ''))))
      ? [{ path: 'developments', value: number, from: at, to: at + 1 }]
      : [],
  )

/** "No defenders": beside ships that lay siege there is nothing that would hold them off. */
function undefended({ tokens, isOne }: SceneTools): Claim[] {
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'undefended') || (isOne(place, 'defender', 'defense') && isOne(place - 1, 'no', 'without')),
  )
  const isOnly = isOne(at + 1, 'but', 'except')
  return at < 0 || isOnly
    ? []
    : [{ path: 'underSiege', value: true, from: isOne(at, 'undefended') ? at : at - 1, to: at }]
}

/** "He has four ships on my 2 cube system": they lie where he is. */
const ofMine = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap(({ number, plain }, at): Claim[] =>
    number !== undefined &&
    plain !== 'single' &&
    isDevelopment(isOne, at + 1) &&
    isOne(at + 2, ...PLACES) &&
    /^(my|our)$/.test(tokens[at - 1]?.plain ?? '')
      ? [{ path: 'developments', value: number, from: at, to: at + 2 }]
      : [],
  )

/** "He besieges my last cube": there is no other. */
const lastOne = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((_, at): Claim[] =>
    isDevelopment(isOne, at) &&
    isOne(at - 1, 'last', 'only', 'single', 'lone') &&
    /^(my|his|her|their)$/.test(tokens[at - 2]?.plain ?? '') &&
    isOne(at - 3, 'besiege', 'siege', 'blockade', 'over', 'at', 'on', 'have')
      ? [{ path: 'developments', value: 1, from: at - 1, to: at }]
      : [],
  )

/** "Strips a counter": what is taken is not what lies there. */
const taken = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((_, at): Claim[] =>
    isDevelopment(isOne, at) &&
    [2, 3, 4].some((step) => isOne(at - step, ...TAKES) && tokens[at - step]!.part === tokens[at]!.part)
      ? [{ path: '', value: undefined, from: at - 1, to: at }]
      : [],
  )

/** "I had three developments there, one fell last turn": how many are left is not said. */
const hadOnce = ({ tokens, isOne }: SceneTools): Claim[] =>
  tokens.flatMap((token, at): Claim[] =>
    token.number !== undefined &&
    isDevelopment(isOne, at + 1) &&
    tokens[at - 1]?.plain === 'had' &&
    tokens.some(({ plain }, place) => place > at && /^(fell|lost|gone)$/.test(plain))
      ? [{ path: 'developments', value: undefined, from: at, to: at + 1 }]
      : [],
  )

/** "My cubes, I had four there": a number whose noun was said before it. */
function hadThere({ tokens, isOne }: SceneTools): Claim[] {
  const noun = tokens.findIndex((_, at) => isDevelopment(isOne, at))
  const at = tokens.findIndex(
    (token, place) =>
      place > noun &&
      token.number !== undefined &&
      !/^(an?|no)$/.test(token.plain) &&
      isOne(place - 1, 'have', 'has', 'had', 'got', 'are', 'were', 'with', 'only') &&
      isOne(place + 1, 'there', 'on', 'left', 'here', 'of'),
  )
  const isCounted = noun < 0 || tokens[noun - 1]?.number !== undefined
  return at < 0 || isCounted ? [] : [{ path: 'developments', value: tokens[at]!.number, from: at, to: at }]
}
