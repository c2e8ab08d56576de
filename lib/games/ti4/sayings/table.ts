/** What else lies on the table: cards in play, command tokens, the active system, fleet pools. */
import type { Claim, Mention, SceneTools } from '../../../kernel/sayings.ts'
import { needsShip } from '../constraints/effects.ts'
import { effectsIn, factionBefore, factionBeside, isNotThere } from './fleets.ts'
import { isMine, ME } from './groups.ts'
import { holdersOf, isAboutMe, personAt, subjectBefore, whoIs } from './owners.ts'
import type { PlaceMention } from './places.ts'
import type { Read } from './read.ts'
import { isOver, PASSES } from './ways.ts'

/** "Antimass on her side", "gravity drive of his". */
function sideBehind({ isOne }: SceneTools, to: number): string | undefined {
  if (!isOne(to + 1, 'on', 'of', 'by', 'from')) return undefined
  if (isOne(to + 2, 'my', 'me', 'mine', 'our')) return ME
  return isOne(to + 2, 'his', 'her', 'hers', 'their', 'theirs', 'him') ? 'opponent' : undefined
}

/** "No gravity drive", "I don't have antimass", "without it": a card that is not in play; "doesn't antimass help" is. */
function isMissing(tools: SceneTools, { from, start, count }: Mention<string>): boolean {
  const { tokens, isOne } = tools
  const isNear = (at: number) => tokens[at]?.part === tokens[from]!.part
  const isNo = [1, 2].some(
    (step) => isOne(from - step, 'no', 'without', 'lack', 'lacks', 'minus') && isNear(from - step),
  )
  const isHad = isOne(from - 1, 'have', 'has', 'got', 'own', 'had', 'researched') && isNear(from - 1)
  const isNotHad = isHad && isOne(from - 2, 'not', 'never', 'dont', 'doesnt', 'havent', 'hasnt', 'didnt')
  return count === 0 || isNo || isNotHad || isNotThere(tools, start)
}

/** "My Letnev Armada" is mine; who else comes into it may be that faction or not. */
function ofFaction(tools: SceneTools, start: number, faction: string): string | undefined {
  if (!isAboutMe(tools)) return faction
  return [1, 2, 3].some((step) => tools.isOne(start - step, 'my', 'our')) ? ME : undefined
}

/** Where only others are spoken of, what nobody is said to have is theirs: "the Jol-Nar player flies …, Gravity Drive". */
function ownerOfAll(tools: SceneTools, groups: Read['groups']): string | undefined {
  if (!groups.length || isAboutMe(tools) || groups.some(isMine)) return ME
  return groups.every(({ owner }) => owner === groups[0]!.owner) ? groups[0]!.owner : undefined
}

/** A card for one ship goes to a moving ship; among ships of one kind it makes no difference to which. */
export function effectClaims(
  tools: SceneTools,
  { movers, groups }: Pick<Read, 'movers' | 'groups'>,
  named: readonly Mention<string>[] = effectsIn(tools),
): Claim[] {
  const ship = movers.length === 1 ? movers[0]!.ids[0] : undefined
  const isAlone = movers.length > 0 || groups.every(({ owner }) => owner === ME)
  return named
    .filter((mention) => !isMissing(tools, mention))
    .flatMap((mention, i) => {
      const { value, start, to } = mention
      const said = mention.owner ?? sideBehind(tools, to) ?? holdersOf(tools, start)[0]
      const beside = said === undefined ? factionBeside(tools, mention) : undefined
      const owner = beside
        ? ofFaction(tools, start, personAt(tools, beside.to) ?? beside.value)
        : (whoIs(tools, said) ?? (isAlone ? ownerOfAll(tools, groups) : undefined))
      const effect = {
        id: value,
        ...(owner === undefined ? {} : { owner }),
        ...(ship && needsShip(value) ? { target: ship } : {}),
      }
      return [
        { path: `effects[${i}]`, value: effect, from: start, to },
        // with two sides at the table nobody said whose it is
        ...(owner === undefined ? [{ path: `effects[${i}].owner`, value: undefined, from: start, to }] : []),
      ]
    })
}

/** Whose token lies there: "my (command) token", "I have a token", "his token", "Ann has a token"; of any other nothing is said. */
function whoseToken(tools: SceneTools, at: number): string | undefined {
  const { tokens, isOne } = tools
  let before = at
  while (isOne(before - 1, 'command', 'own')) before--
  if (isOne(before - 1, 'my', 'our')) return ME
  if (isOne(before - 1, 'his', 'her', 'their')) return 'opponent'
  const isHad = isOne(before - 1, 'a', 'an') || isOne(before - 1, 'have', 'has', 'got', 'put', 'placed')
  const verb = isOne(before - 1, 'a', 'an') ? before - 2 : before - 1
  if (!isHad || !isOne(verb, 'have', 'has', 'got', 'put', 'placed', 'ive', 'i')) return undefined
  if ([verb, verb - 1, verb - 2].some((place) => /^(i|ive|we|weve)$/.test(tokens[place]?.plain ?? ''))) return ME
  return isOne(verb, 'have', 'has') ? holdersOf(tools, verb + 1)[0] : undefined
}

/** "My token in 25", "I have a token there": it lies in the start where no place is named. */
export function withTokens(claims: Claim[], { tools, places, route }: Read): Claim[] {
  const { isOne } = tools
  const isLeft = (i: number) => isOne(i + 1, 'left', 'remaining', 'isnt', 'not', 'wasnt') || isOne(i + 2, 'not')
  const at = tools.tokens.findIndex((_, i) => isOne(i, 'token', 'tokens') && !isLeft(i) && whoseToken(tools, i))
  if (at < 0) return claims
  const owner = whoIs(tools, whoseToken(tools, at))
  const isThere =
    (isOne(at + 1, 'is', 'lies') && isOne(at + 2, 'there')) ||
    (isOne(at + 1, 'there', 'on', 'in') && isOne(isOne(at + 1, 'there') ? at + 1 : at + 2, 'there', 'it', 'them'))
  // "into 34, where her own token is"
  const isWhere = [1, 2, 3, 4].some((step) => isOne(at - step, 'where'))
  const place =
    (isWhere ? places.findLast(({ to }) => to < at) : undefined) ??
    places.find(({ from }) => from > at && from - at <= 4) ??
    (isThere || isOne(at - 2, 'there') || (isOne(at - 3, 'there') && isOne(at - 2, 'is'))
      ? places.filter(({ to }) => to < at).at(-1)
      : undefined) ??
    route[0]
  return claims.map((claim) => {
    const system = claim.value as { id?: string }
    return place && claim.path.startsWith('systems[') && system.id === place.id
      ? { ...claim, value: { ...system, tokens: [owner] } }
      : claim
  })
}

/** Where nobody moves: the place that is reached, entered or attacked. */
const target = ({ isOne }: SceneTools, { tools, places, groups }: Read): PlaceMention | undefined =>
  places.find(
    ({ from }) =>
      !isOver(tools, from) &&
      !isOne(from - 1, 'from', 'leave') &&
      [1, 2, 3].some((step) =>
        isOne(from - step, 'reach', 'attack', 'hit', 'get', 'me', 'to', 'into', 'near', 'against', 'enter', 'target'),
      ),
  ) ?? places.find(({ from }) => places.length === 1 && !groups.length && !isOne(from - 1, ...PASSES))

/** "Bob moves two cruisers from 24 to 25": nothing of mine is spoken of, so it is his move; "can he come from 38 to 40". */
function otherMover({ tools, groups, movers, route }: Read): string | undefined {
  const [first] = groups
  if (route.length > 1 && !movers.length) return subjectBefore(tools, route[0]!.from)
  return first && route.length > 1 && !groups.some(isMine) && !isAboutMe(tools) ? first.owner : undefined
}

/** "I activate 24", "the active system is 24", "can I activate that": the place. */
function activated({ tools, places }: Read, verb: number): PlaceMention | undefined {
  const { isOne } = tools
  const before = places.filter(({ to }) => to < verb).at(-1)
  if (before && isOne(verb + 1, 'that', 'it', 'there', 'this')) return before
  return places.find(({ from }) => from > verb)
}

/** "Ann attacks me in 33", "if he enters 24": whose turn it is by what they do. */
function attackerIn(tools: SceneTools): string | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(
    (_, i) =>
      isOne(i, 'attack', 'enter', 'invade', 'come', 'move', 'fly', 'sail', 'go') &&
      !isOne(i - 1, 'to') &&
      personBefore(tools, i),
  )
  return at < 0 ? attackerBehind(tools) : personBefore(tools, at)
}

/** "Which of Jol-Nar's ships can hit me": those who may come are theirs. */
function attackerBehind(tools: SceneTools): string | undefined {
  const { tokens, typed, isOne } = tools
  const at = tokens.findIndex((_, i) => isOne(i, 'reach', 'hit', 'attack') && isOne(i + 1, 'me', 'us'))
  const owner = tokens.findLastIndex((one, i) => one.owner && i < at && at - i <= 3 && isOne(i + 1, 'ship', 'fleet'))
  if (at < 0 || owner < 0) return undefined
  return factionBefore(tools, owner + 1) ?? typed.slice(tokens[owner]!.start, tokens[owner]!.end - 2)
}
/** The one right before what they do: "Ann attacks", "can Ann attack". */
const personBefore = (tools: SceneTools, at: number): string | undefined => personAt(tools, at - 1)

/** Whoever "activates" is the active player; `isMyTurn`: the asker is, where nobody is said to be. */
export function activation(one: Read, isMyTurn: boolean): Claim[] {
  const { tools, route } = one
  const { tokens, isOne } = tools
  const verb = tokens.findIndex((_, at) => isOne(at, 'activate', 'activates', 'activated', 'activating'))
  const named = tokens.findIndex((_, at) => isOne(at, 'active') && isOne(at + 1, 'system', 'tile', 'hex'))
  const isNamed = named >= 0 && one.places.find(({ from }) => from > named && from - named <= 4)
  const activator = verb < 0 ? undefined : subjectBefore(tools, verb)
  // "green used Flank Speed, 2 cruisers from 19 to 22": nobody said that I come into it
  const isOthers = !isAboutMe(tools) && whoIs(tools, 'opponent') !== 'opponent'
  // "my cruisers in 24, they go to 25": who goes a way that is told is known
  const isGoing = one.movers.length > 0 && route.length > 1
  const told = activator ?? one.goer ?? otherMover(one) ?? (isGoing ? undefined : attackerIn(tools))
  const who = whoIs(tools, told ?? (isOthers || !isMyTurn ? undefined : ME))
  // "he activated 43 last turn, can I move there": who is active now was not said
  const isUnknown = verb > 0 && activator === undefined && tokens[verb]!.plain === 'activates'
  const isTwo = activator !== undefined && one.goer !== undefined && activator !== one.goer
  const place =
    (verb >= 0 ? activated(one, verb) : undefined) ??
    (isNamed || undefined) ??
    route.at(-1) ??
    (verb < 0 ? target(tools, one) : undefined)
  if (!place) return []
  return [
    { path: 'active', value: place.id, from: place.from, to: place.to },
    {
      path: 'activePlayer',
      value: isTwo || isUnknown ? undefined : who,
      from: verb > 0 ? verb - 1 : place.from,
      to: verb > 0 ? verb : place.to,
    },
  ]
}

/** "3 in my fleet pool", "pool of 5", "fleet supply is 4", "sue has a pool of 3", "fleet 3". */
export function fleetPool(tools: SceneTools, fleets: readonly Mention[]): Claim[] {
  const { tokens, isOne } = tools
  const pools = tokens.flatMap((_, place) =>
    isOne(place, 'pool', 'supply') && !isOne(place - 1, 'tactic', 'strategy', 'tactics', 'token') ? [place] : [],
  )
  // "does supply count here, pool of 2": the one with a number behind it
  const numbered = (place: number) =>
    tokens[place + 2]?.part === tokens[place]!.part &&
    isOne(place + 1, 'of', 'is') &&
    tokens[place + 2]!.number !== undefined
  const pool = pools.find(numbered) ?? pools[0] ?? -1
  const isShort = ({ part }: (typeof tokens)[number], place: number) =>
    isOne(place, 'fleet') && /^\d+$/.test(tokens[place + 1]?.plain ?? '') && tokens[place + 2]?.part !== part
  const at = pool >= 0 ? pool : tokens.findIndex(isShort)
  if (at < 0) return []
  const start = isOne(at - 1, 'fleet') ? at - 1 : at
  // the number stands close by, and counts nothing else
  const places = [at + 1, at + 2, start - 1, start - 2, start - 3, start - 4, at + 3]
  const found = places.find(
    (place) =>
      tokens[place]?.number !== undefined &&
      tokens[place]!.part === tokens[at]!.part &&
      !fleets.some(({ start, to }) => start <= place && place <= to) &&
      !isOne(place + 1, 'ship', 'ships', 'unit', 'units') &&
      !(place < start && isOne(place - 1, 'in', 'at')) &&
      /^\d|^(one|two|three|four|five|six|seven|eight)/.test(tokens[place]!.plain),
  )
  // "I need 5 in my pool" is what somebody claims, not what lies there
  const isNeeded = (place: number) =>
    [1, 2, 3].some((step) => isOne(place - step, 'need', 'needs', 'needed', 'require', 'requires', 'must'))
  if (found !== undefined && isNeeded(found)) return [{ path: 'fleetPool', value: undefined, from: start, to: at }]
  // "I don't remember how many are in my pool"
  if (found === undefined) return [{ path: 'fleetPool', value: undefined, from: start, to: at }]
  const [from, to] = [Math.min(found, start), Math.max(found, at)]
  const [owner = ME] = holdersOf(tools, from, true)
  return [{ path: 'fleetPool', value: { [whoIs(tools, owner)]: tokens[found]!.number }, from, to }]
}
