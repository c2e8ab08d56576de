/** Command tokens in systems: whose they are, and in which. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { claimOf } from './claims.ts'
import { possessorAt } from './ellipses.ts'
import { isOver, STARTS } from './leads.ts'
import { holdersOf, ownerBehind, whoseBefore } from './owners.ts'
import { ME, playerAt, whoIs } from './people.ts'
import type { PlaceMention } from './places.ts'
import type { Read } from './read.ts'
import { activatedBefore, isTokenSystem, OTHER_TOKENS, SOME_SYSTEM, TOKENS, tokenBehind } from './unnamed-places.ts'

/** Whose token lies there: "my (command) token", "I have a token", "red's token", "a token of Ann"; of any other nothing is said. */
export function whoseToken(tools: SceneTools, at: number): string | undefined {
  const { tokens, isOne } = tools
  let before = at
  while (isOne(before - 1, 'command', 'own')) before--
  // "another player's token"
  if (isOne(before - 1, 'player', 'players') && isOne(before - 2, 'another', 'other')) return 'opponent'
  const whose = whoseBefore(tools, before - 1) ?? ownerBehind(tools, at)
  if (whose !== undefined) return whose
  // "the token in 22 is Jim's"
  const copula = [1, 2, 3, 4].map((step) => at + step).find((place) => isOne(place, 'is', 'was'))
  const said = copula === undefined ? undefined : possessorAt(tools, copula + 1)
  if (said !== undefined) return said
  // "we both have tokens": whose else was not said
  if (isOne(at - 1, 'have') && isOne(at - 2, 'both', 'each', 'all')) return undefined
  if (isOne(at + 1, 'i') && isOne(at + 2, 'put', 'placed')) return ME
  const isHad = isOne(before - 1, 'a', 'an') || isOne(before - 1, 'have', 'has', 'got', 'put', 'placed')
  const verb = isOne(before - 1, 'a', 'an') ? before - 2 : before - 1
  if (!isHad || !isOne(verb, 'have', 'has', 'got', 'put', 'placed', 'ive', 'i')) return undefined
  if ([verb, verb - 1, verb - 2].some((place) => /^(i|ive|we|weve)$/.test(tokens[place]?.plain ?? ''))) return ME
  return isOne(verb, 'have', 'has', 'got') ? holdersOf(tools, verb + 1)[0] : undefined
}

/** "My token", "the token in 31", "no token of mine in 24": one that lies or lay in a system, not one that is left. */
const isOnBoard = (tools: SceneTools, at: number): boolean =>
  !tools.isOne(at - 1, 'tactic', 'fleet', 'strategy', 'tactics', ...OTHER_TOKENS) &&
  ![1, 2, 3, 4].some(
    (step) =>
      // "with my token. Can it leave"
      tools.tokens[at + step]?.part === tools.tokens[at]!.part &&
      tools.isOne(at + step, 'left', 'remaining', 'tactic', 'pool', 'fleet', 'strategy', 'supply', 'reserve'),
  ) &&
  (whoseToken(tools, at) !== undefined ||
    isTaken(tools, at) ||
    [1, 2, 3, 4].some(
      (step) => tools.isOne(at + step, 'in', 'there', 'on') && !tools.isOne(at + step + 1, 'my', 'the'),
    ))

const NOT_HAD = ['dont', 'doesnt', 'havent', 'hasnt', 'never', 'not', 'neither', 'nor']

/** "Took my token off 30", "I removed his token", "my token is gone": it lies there no more. */
function isTaken({ tokens, isOne }: SceneTools, at: number): boolean {
  const { part } = tokens[at]!
  const isNear = (place: number) => tokens[place]?.part === part
  const isDone = [1, 2, 3, 4, 5].some(
    (step) =>
      isNear(at - step) && isOne(at - step, 'take', 'remove', 'pick', 'pull', 'lift', 'retrieve', 'regain', 'return'),
  )
  const isNotHad = [2, 3, 4, 5].some(
    (step) => isNear(at - step) && isOne(at - step, ...(step < 5 ? NOT_HAD : ['neither', 'nor'])),
  )
  // "my token has been removed from A"
  const isRemoved =
    isOne(at + 1, 'is', 'was', 'has', 'got', 'been') &&
    [2, 3, 4].some((step) => isNear(at + step) && isOne(at + step, 'remove', 'return', 'taken', 'lifted', 'back'))
  // "my token was in 33 but I removed it"
  const isUndone = tokens.some(
    (_, place) =>
      place > at &&
      isOne(place, 'take', 'remove', 'pick', 'pull', 'regain', 'retrieve') &&
      isOne(place + 1, 'it', 'that', 'them') &&
      !isOne(place + 2, 'to', 'with'),
  )
  // "there was a token of mine in B, removed", "it has been removed"
  const isSinceGone = tokens.some(
    ({ plain }, place) =>
      place > at &&
      /^(removed|returned|gone)$/.test(plain) &&
      tokens
        .slice(at + 1, place)
        .every((_, i) => !isOne(at + 1 + i, 'my', 'his', 'her', 'their', 'i', 'not', ...TOKENS)),
  )
  return (
    isDone ||
    isUndone ||
    isSinceGone ||
    isRemoved ||
    isNotHad ||
    [1, 2, 3].some((step) => isNear(at + step) && isOne(at + step, 'off', 'away', 'gone', 'isnt', 'wasnt', 'not')) ||
    isOne(at - 1, 'no', 'without') ||
    isOne(at - 2, 'without')
  )
}

/** "My token was in 33, but …", "lay there last round", "used to be in A": what is there now is said elsewhere, and not in words that are known. */
function isFormer(tools: SceneTools, at: number): boolean {
  const { tokens, isOne } = tools
  const isNear = (place: number) => tokens[place]?.part === tokens[at]!.part
  const isOnce = tokens.some(
    (_, place) =>
      isNear(place) &&
      Math.abs(place - at) <= 6 &&
      (isOne(place, 'formerly', 'former', 'previously', 'once') || (isOne(place, 'used') && isOne(place + 1, 'to'))),
  )
  const isThereWas = [at - 4, at - 3, at - 2].some(
    (place) => isOne(place, 'there') && tokens[place + 1]?.plain === 'was',
  )
  const isPast = /^(was|were|lay|stood|sat)$/.test(tokens[at + 1]?.plain ?? '')
  return (
    isOnce ||
    isThereWas ||
    (isPast && (isOver(tools, at) || tokens.some((_, i) => i > at && isOne(i, 'but', 'until', 'till', 'before'))))
  )
}

/** "Tokens in 30 and 31": the places that are joined to one. */
function andMore(tools: SceneTools, places: readonly PlaceMention[], first: PlaceMention): PlaceMention[] {
  const next = places.find(
    ({ from }) => from > first.to && from - first.to <= 3 && [1, 2].some((step) => tools.isOne(from - step, 'and')),
  )
  return next ? [first, ...andMore(tools, places, next)] : [first]
}

/** "Still", "already", a verb: what may stand between a token and where it lies. */
const LYING = ['is', 'are', 'lies', 'sits', 'still', 'already', 'also']

/** "Dreads from 6 and 32, both my tokens there": the places named before, all of them where there are many tokens. */
function placesThere({ isOne }: SceneTools, places: readonly PlaceMention[], at: number): PlaceMention[] {
  const before = places.filter(({ to }) => to < at)
  const last = before.at(-1)
  if (!last) return []
  const other = before.at(-2)
  const isPair = other && isOne(last.from - 1, 'and') && last.from - other.to <= 2
  const isBoth = [1, 2, 3].some((step) => isOne(at - step, 'both'))
  return other && (isBoth || (isPair && isOne(at - 2, ...TOKENS))) ? [other, last] : [last]
}

/** Where a token lies; in the start of the way where no place is named. */
function placesOfToken({ tools, places, route }: Read, at: number): PlaceMention[] {
  const { isOne, tokens } = tools
  const isNear = (place: number) => tokens[place]?.part === tokens[at]!.part
  // "a system that already has my token", "past my own token system"
  const told = places.find(
    (place) =>
      isTokenSystem(tools, place) && (tokenBehind(tools, place.to) === at || (place.from <= at && at <= place.to)),
  )
  if (told) return [told]
  let next = at + 1
  while (isOne(next, ...LYING)) next++
  // "my token from last action is still on it"
  const isOnIt = [1, 2, 3, 4, 5, 6].some(
    (step) => isOne(at + step, 'on', 'in') && isOne(at + step + 1, 'it', 'there') && isNear(at + step),
  )
  const isThere =
    isOnIt ||
    isOne(next, 'there') ||
    (isOne(at + 1, 'there', 'on', 'in') && isOne(isOne(at + 1, 'there') ? at + 1 : at + 2, 'there', 'it', 'them'))
  // "into 34, where her own token is"
  const isWhere = [1, 2, 3, 4, 5].some((step) => isOne(at - step, 'where'))
  // "in 34 with my token", "28 has my token"
  const holder = [2, 3, 4].flatMap((step) =>
    isOne(at - step, 'has', 'holds', 'bears', 'got', 'with') ? [at - step] : [],
  )[0]
  const last = holder !== undefined && isOne(holder - 1, 'which', 'that') ? holder - 2 : (holder ?? 0) - 1
  const held = places.find(({ to }) => to === last)
  // "leave a system with my token": the start of the way, or one that nobody named
  if (!held && isOne(last, 'system', 'hex', 'tile')) {
    const lead = isOne(last - 1, 'a', 'an', 'the', 'that', 'another') ? last - 2 : last - 1
    return isOne(lead, ...STARTS) ? route.slice(0, 1) : []
  }
  const where = isWhere ? places.findLast(({ to }) => to < at) : undefined
  const behind = places.find(
    ({ from }) => from > at && (from - at <= REACH || (from - at <= REACH + 2 && isOne(from - 1, 'in', 'on', 'at'))),
  )
  // "through B (my token is there) to C"
  const isLeftOut = isThere && behind !== undefined && !isOne(behind.from - 1, 'in', 'on', 'at')
  const first = held ?? where ?? (isLeftOut ? undefined : behind)
  if (first) return first === behind ? andMore(tools, places, first) : [first]
  const isThereIs = isOne(at - 2, 'there') || (isOne(at - 3, 'there') && isOne(at - 2, 'is'))
  if (isThere || isThereIs) return placesThere(tools, places, at)
  return route.slice(0, 1)
}
/** So far behind a token its place is looked for. */
const REACH = 4

/** "My token is still there", "there's a token of his on it": whose token lies in the one system that is spoken of; its words. */
export function tokenThere(tools: SceneTools): { owner: string; from: number; to: number } | undefined {
  const { tokens, isOne } = tools
  for (const [at, { part }] of tokens.entries()) {
    if (!isOne(at, ...TOKENS) || isOne(at - 1, ...OTHER_TOKENS) || isTaken(tools, at) || isFormer(tools, at)) continue
    const owner = whoIs(tools, whoseToken(tools, at))
    const to = [1, 2, 3, 4, 5, 6]
      .map((step) => at + step)
      .find(
        (place) =>
          tokens[place]?.part === part &&
          (isOne(place, 'there') ||
            (isOne(place - 1, 'in', 'on') && isOne(place, 'it')) ||
            (isOne(place - 1, 'in', 'on') && isOne(place, 'that') && isOne(place + 1, 'system', 'tile', 'hex'))),
      )
    if (owner !== undefined && to !== undefined) return { owner, from: whoseBefore(tools, at - 1) ? at - 1 : at, to }
  }
  return undefined
}

/** "My token and his token in 25": what is joined to another lies where that does. */
const joinedTo = ({ isOne }: SceneTools, all: readonly number[], at: number): number => {
  const next = all.find((other) => other > at && other - at <= 4 && isOne(at + 1, 'and'))
  return next === undefined ? at : next
}

/** "His token and mine", "tokens of red, blue and me": whose else. */
function alsoOf(tools: SceneTools, at: number): string[] {
  if (tools.isOne(at + 1, 'of')) {
    const owners: string[] = []
    for (let place = at + 2; place < tools.tokens.length; place++) {
      if (tools.isOne(place, 'and')) continue
      const owner = tools.isOne(place, 'me', 'mine') ? ME : playerAt(tools, place)
      if (owner === undefined) break
      owners.push(whoIs(tools, owner))
    }
    return owners
  }
  if (!tools.isOne(at + 1, 'and')) return []
  if (tools.isOne(at + 2, 'mine')) return [ME]
  return tools.isOne(at + 2, 'his', 'hers', 'theirs') ? [whoIs(tools, 'opponent')] : []
}

/** "I put my token on 31 this turn, cruisers to 31": it activates the system, and lay there not before. */
const isActivation = ({ tools: { tokens, isOne }, route }: Read, at: number, system: string): boolean =>
  route.at(-1)?.id === system &&
  [1, 2, 3].some((step) => isOne(at - step, 'put', 'place', 'drop')) &&
  !tokens.some((_, place) => isOne(place, 'last', 'earlier', 'already', 'before', 'previous'))

/** "My token in 25", "I have a token there", "a token of mine in 30 and in 31". */
export function withTokens(claims: Claim[], one: Read): Claim[] {
  const { tools } = one
  const isTelling = (i: number) => one.places.some(({ id, to }) => id === SOME_SYSTEM && tokenBehind(tools, to) === i)
  const named = tools.tokens.flatMap((_, i) =>
    tools.isOne(i, ...TOKENS) && (isOnBoard(tools, i) || isTelling(i)) ? [i] : [],
  )
  // "the custodians token": none of anybody's
  const others = tools.tokens.flatMap((_, i): Claim[] =>
    tools.isOne(i, ...TOKENS) && tools.isOne(i - 1, ...OTHER_TOKENS)
      ? [{ path: '', value: undefined, from: i - 1, to: i }]
      : [],
  )
  // a token of the board is none of those that are left; of one that nobody is said to own it is open where it counts
  const heard = named.flatMap((i): Claim[] => {
    const places = isTaken(tools, i) ? [] : placesOfToken(one, joinedTo(tools, named, i))
    const isUntold = isFormer(tools, i) || whoseToken(tools, i) === undefined || !places.length
    const isOpen = !isTaken(tools, i) && isUntold
    const lain = isOpen ? places : []
    const systems = lain.flatMap(({ id }) => claimOf(claims, id)?.path ?? [])
    const open = isOpen && !systems.length ? ['systems[0]'] : systems
    const from = tools.isOne(i - 1, 'command') || whoseBefore(tools, i - 1) ? i - 1 : i
    return (open.length ? open.map((path) => `${path}.tokens`) : ['']).map((path) => ({
      path,
      value: undefined,
      from,
      to: i,
    }))
  })
  const laid = new Map<string, string[]>()
  for (const at of named) {
    const owner = isTaken(tools, at) || isFormer(tools, at) ? undefined : whoIs(tools, whoseToken(tools, at))
    if (owner === undefined) continue
    const lain = placesOfToken(one, joinedTo(tools, named, at)).filter(({ id }) => !isActivation(one, at, id))
    for (const { id } of lain) laid.set(id, [...new Set([...(laid.get(id) ?? []), owner, ...alsoOf(tools, at)])])
  }
  for (const { id, from } of one.places) {
    const done = id === SOME_SYSTEM ? activatedBefore(tools, from) : undefined
    if (done) laid.set(id, [done.isMine ? ME : whoIs(tools, 'opponent')])
  }
  const told = claims.map((claim) => {
    const system = claim.value as { id?: string }
    const here = claim.path.startsWith('systems[') ? laid.get(system?.id ?? '') : undefined
    return here ? { ...claim, value: { ...system, tokens: here } } : claim
  })
  return [...told, ...heard, ...others]
}
