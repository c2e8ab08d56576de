/** In which round something happened. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { DEAD } from './fates.ts'
import { cardsIn } from './things.ts'

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const SHORT_ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th']

/** A round that is told, and where. */
export interface Round {
  round: number
  from: number
  to: number
}

/** "Round 2", "the second round" at a place. */
export function roundAt({ tokens, isOne }: SceneTools, at: number): Round | undefined {
  const short = /^r([1-6])$/.exec(tokens[at]?.plain ?? '')
  if (short) return { round: Number(short[1]), from: at, to: at }
  // "played Push in one"
  const bare = isOne(at, 'in') ? tokens[at + 1] : undefined
  if (bare && /^([1-6]|one|two|three|four|five|six)$/.test(bare.plain) && tokens[at + 2]?.part !== bare.part)
    return { round: bare.number!, from: at, to: at + 1 }
  if (!isOne(at, 'round', 'turn')) return undefined
  const next = tokens[at + 1]?.number
  if (next !== undefined && next > 0) return { round: next, from: at, to: at + 1 }
  const plain = tokens[at - 1]?.plain ?? '?'
  const round = Math.max(ORDINALS.indexOf(plain), SHORT_ORDINALS.indexOf(plain))
  return round > 0 ? { round, from: at - 1, to: at } : undefined
}

/** "R1 Push, r2 Ambush", "turn 1: Push": rounds stand before their cards where the first of them does. */
function isRoundFirst(tools: SceneTools): boolean {
  const { tokens, isOne } = tools
  const [first] = cardsIn(tools)
  const at = tokens.findIndex((_, place) => roundAt(tools, place) !== undefined)
  const round = at < 0 ? undefined : roundAt(tools, at)!
  if (!first || !round || round.to >= first.start || isOne(round.to + 1, 'now', 'is', 'over')) return false
  return (
    tokens
      .slice(round.to + 1, first.start)
      .every(({ plain }) =>
        /^(i|we|he|she|ive|played|play|plays|was|is|with|then|used|put|to|a|my|his)$/.test(plain),
      ) && first.start - round.to <= 4
  )
}

/** The round told close behind a card, or before it where another card does not lie between. */
export function roundOf(
  tools: SceneTools,
  { from, to }: Pick<Mention, 'from' | 'to'>,
  since: number,
  next?: Mention,
): Round | undefined {
  const until = next?.from ?? tools.tokens.length
  const before = tools.once(isRoundFirst) ? roundBefore(tools, from, since) : undefined
  if (before) return before
  for (let at = to + 1; at <= Math.min(to + 5, until - 1); at++) {
    const found = roundAt(tools, at)
    // "Push, in round two Ambush": the round of the next card
    const isNext = tools.tokens
      .slice(to, found?.from)
      .some(({ plain, part }) => plain === 'and' || part !== tools.tokens[at]!.part)
    if (found && (!next || found.to < until - 1 || !isNext)) return found
  }
  return roundBefore(tools, from, since)
}

/** The round told close before a card. */
function roundBefore(tools: SceneTools, from: number, since: number): Round | undefined {
  for (let at = from - 1; at >= Math.max(since + 1, from - 5); at--) {
    const found = roundAt(tools, at)
    // "Vader died in round two, his Implacable …": the round of his death
    const isOfDeath = found && [1, 2, 3].some((step) => tools.isOne(found.from - step, ...DEAD))
    if (found && found.to < from && !isOfDeath) return found
  }
  return undefined
}

/** "Died in round 3, his card was played that same round": the only round that is told. */
export function sameRound(tools: SceneTools): Round | undefined {
  const { tokens, isOne } = tools
  if (!tokens.some((_, at) => isOne(at, 'same') && isOne(at + 1, 'round', 'turn'))) return undefined
  const told = tokens.flatMap((_, at) => roundAt(tools, at) ?? [])
  return told.length === 1 ? told[0] : undefined
}
