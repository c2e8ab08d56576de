/** Fleet pools: whose, and how many tokens lie in them. */
import { type Claim, type Mention, NEEDS, type SceneTools } from '../../../kernel/sayings.ts'
import { holdersOf } from './owners.ts'
import { ME, whoIs } from './people.ts'

/** A number of tokens, in figures or in words: "3 in fleet", "three in fleet". */
const isFew = (token: SceneTools['tokens'][number] | undefined): boolean =>
  token?.number !== undefined && token.number < 10 && !/^an?$/.test(token.plain)

/** "My fleet pool", "fleet supply", "fleet limit", "my fleet tokens": the words a number of tokens stands beside. */
function poolsIn({ tokens, isOne }: SceneTools): number[] {
  const isPool = (at: number) =>
    (isOne(at, 'pool', 'supply') || (isOne(at, 'fp', 'fs') && tokens[at + 1]?.number !== undefined)) &&
    !isOne(at - 1, 'tactic', 'strategy', 'tactics', 'token')
  const isLimit = (at: number) =>
    (isOne(at, 'limit', 'token', 'cap') && isOne(at - 1, 'fleet')) ||
    (isOne(at, 'limit') && tokens[at + 1]?.part === tokens[at]!.part && tokens[at + 1]!.number !== undefined)
  // "4 tokens in fleet", "3 in my fleet"
  const isHeld = (at: number) =>
    isOne(at, 'fleet') &&
    [1, 2].some(
      (step) =>
        isOne(at - step, 'in', 'on') &&
        (isOne(at - step - 1, 'token', 'tokens', 'counter', 'counters', 'cc', 'ccs') || isFew(tokens[at - step - 1])),
    )
  const found = tokens.flatMap((_, at) => (isPool(at) || isLimit(at) ? [at] : []))
  return found.length ? found : tokens.flatMap((_, at) => (isHeld(at) ? [at] : []))
}

/** "Fleet 3.", "my fleet is at 3": the word "fleet" alone, a number and nothing that it counts. */
function isShortPool({ tokens, isOne }: SceneTools, at: number): boolean {
  const step = isOne(at + 1, 'is', 'are') && isOne(at + 2, 'at') ? 3 : isOne(at + 1, 'is', 'at', 'of') ? 2 : 1
  const number = tokens[at + step]
  const next = tokens[at + step + 1]
  const isEnd = next?.part !== tokens[at]!.part || isOne(at + step + 1, 'and', 'so', 'with')
  return (
    isOne(at, 'fleet') &&
    (number?.number ?? 99) < 10 &&
    number!.plain !== 'a' &&
    number!.part === tokens[at]!.part &&
    isEnd
  )
}

/** "I'm at 3 fleet", "got 4 fleet": a number right before the word alone. */
function isCountedPool({ tokens, isOne }: SceneTools, at: number): boolean {
  const next = tokens[at + 1]
  return (
    tokens[at]!.plain === 'fleet' &&
    /^\d$/.test(tokens[at - 1]?.plain ?? '') &&
    isOne(at - 2, 'at', 'got', 'have', 'has', 'had', 'with', 'only', 'ive') &&
    (next?.part !== tokens[at]!.part || isOne(at + 1, 'and', 'so', 'with'))
  )
}

/** "Fleet pool 3 for him". */
function besidePool({ isOne }: SceneTools, to: number): string | undefined {
  if (!isOne(to + 1, 'for', 'of')) return undefined
  if (isOne(to + 2, 'him', 'his', 'her', 'hers', 'them', 'theirs')) return 'opponent'
  return isOne(to + 2, 'me', 'mine') ? ME : undefined
}

/** "Pool 3, four cruisers of red": it is the pool of whose ships are told. */
function holderOf(fleets: readonly Mention[]): string {
  const [owner, ...more] = new Set(fleets.map((one) => one.owner ?? ME))
  return owner === undefined || more.length ? ME : owner
}

/** "He has no tactic tokens left, I have one": of those of whoever is not active the case says nothing. */
export const othersTactics = (tools: SceneTools, active: unknown): Claim[] =>
  tools.tokens.flatMap((_, at): Claim[] => {
    const isTactic =
      tools.isOne(at, 'tactic', 'tactics') || (tools.isOne(at, 'token', 'counter', 'cc') && tools.isOne(at + 1, 'left'))
    const holder = isTactic ? holdersOf(tools, at)[0] : undefined
    if (holder === undefined || whoIs(tools, holder) === active) return []
    return [{ path: active === undefined ? 'tacticTokens' : '', value: undefined, from: at - 1, to: at }]
  })

/** "3 in my fleet pool", "pool of 5", "fleet supply is 4", "sue has a pool of 3", "4 tokens in fleet", "fleet 3". */
export function fleetPool(tools: SceneTools, fleets: readonly Mention[]): Claim[] {
  const { tokens, typed, isOne } = tools
  const pools = poolsIn(tools)
  // "does supply count here, pool of 2": the one with a number behind it
  const numbered = (place: number) => {
    const at = isOne(place + 1, 'of', 'is', 'at') ? place + 2 : place + 1
    return tokens[at]?.part === tokens[place]!.part && tokens[at]!.number !== undefined
  }
  const pool = pools.find(numbered) ?? pools[0] ?? -1
  const at = pool >= 0 ? pool : tokens.findIndex((_, place) => isShortPool(tools, place) || isCountedPool(tools, place))
  if (at < 0) return []
  const start = isOne(at - 1, 'fleet') ? at - 1 : at
  // "fleet tokens: 3"
  const isNear = (place: number) =>
    tokens[place]!.part === tokens[at]!.part ||
    (place === at + 1 && typed.slice(tokens[at]!.end, tokens[place]!.start).trim() === ':')
  // the number stands close by, and counts nothing else
  const places = [at + 1, at + 2, start - 1, start - 2, start - 3, start - 4, at + 3]
  const first = places.find(
    (place) =>
      tokens[place]?.number !== undefined &&
      isNear(place) &&
      !fleets.some(({ start, to }) => start <= place && place <= to) &&
      !(
        isOne(place + 1, 'ship', 'unit', 'system', 'hex', 'tile', 'jump', 'infantry', 'action') &&
        tokens[place + 1]!.part === tokens[place]!.part
      ) &&
      !(place < start && isOne(place - 1, 'in', 'at') && !isCountedPool(tools, place + 1)) &&
      /^\d|^(one|two|three|four|five|six|seven|eight)/.test(tokens[place]!.plain),
  )
  // "my pool was 3, it's 4 now", "went from 4 to 3", "pool 5, so 2 now", "used to have 4 fleet tokens, now it's 2"
  const isFormer =
    /^(was|were|from|had)$/.test(tokens[(first ?? 0) - 1]?.plain ?? '') ||
    (first !== undefined && isOne(first - 1, 'have', 'be') && isOne(first - 3, 'used'))
  const later = tokens.flatMap(({ plain }, place) => (place > first! && /^\d$/.test(plain) ? [place] : []))
  const found =
    later.find((place) => isOne(place + 1, 'now')) ??
    (isFormer ? later.find((place) => isOne(place - 1, 'it', 'its', 'is', 'now', 'to', 'at')) : first)
  // "I need 5 in my pool" is what somebody claims, not what lies there
  const isNeeded = (place: number) => [1, 2, 3].some((step) => isOne(place - step, ...NEEDS, 'must'))
  if (found !== undefined && isNeeded(found)) return [{ path: 'fleetPool', value: undefined, from: start, to: at }]
  // "I don't remember how many are in my pool"
  if (found === undefined) return [{ path: 'fleetPool', value: undefined, from: start, to: at }]
  const [from, to] = [Math.min(found, start), Math.max(found, at)]
  const whose = isOne(start - 1, 'my', 'our')
    ? ME
    : /^(his|her|their)$/.test(tokens[start - 1]?.plain ?? '')
      ? 'opponent'
      : undefined
  const [owner = whose ?? besidePool(tools, to) ?? holderOf(fleets)] = holdersOf(tools, from, true)
  return [{ path: 'fleetPool', value: { [whoIs(tools, owner)]: tokens[found]!.number }, from, to }]
}
