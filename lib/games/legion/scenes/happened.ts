/** What happened to each card that is named. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { CHANGE_OF_PLANS } from '../names.ts'
import { goneAskedAt } from './goes.ts'
import { type Round, roundAt, roundOf, sameRound } from './rounds.ts'
import { isUnavailable } from './things.ts'

const EVENTS: readonly [words: readonly string[], event: string][] = [
  [['play', 'plays', 'played', 'revealed', 'flipped'], 'play'],
  [['returned', 'back', 'return', 'returns'], 'returnToHand'],
  [['illegal'], 'illegal'],
  [
    ['discarded', 'discard', 'binned', 'tossed', 'throw', 'threw', 'thrown', 'ditched', 'chucked', 'trashed'],
    'discard',
  ],
  [['cancelled', 'canceled', 'cancel'], 'cancel'],
]
/** Said behind a card: it was not one that could be played. */
const ILLEGAL = /^(illegal|illegally|unplayable|invalid)$/

/** What happened to a card, and the last token that tells it. */
export interface Happened {
  mention: Mention<CommandCard>
  event: string
  round?: Round
  to: number
}

/** "Ambush, Push and Assault played", "Implacable is in play": told behind a row of cards for each of them. */
function isPlayedBehind({ isOne }: SceneTools, row: readonly Mention[]): boolean {
  const last = row.find(({ to }, i) => i + 1 === row.length || row[i + 1]!.start - to > 3)
  if (!last) return false
  if (row.some((one, i) => i > 0 && one.start - row[i - 1]!.to > 2 && one.start <= last.to)) return false
  const isIn = (at: number) => isOne(at, 'in') && isOne(at + 1, 'play')
  return [1, 2].some((step) => isOne(last.to + step, 'played') || isIn(last.to + step))
}

/** "Where does Push go, I played it": the one card of the sentence. */
function playedIt({ tokens, isOne }: SceneTools, named: readonly Mention[]): number | undefined {
  if (named.length !== 1) return undefined
  const at = tokens.findIndex(({ plain }, place) => plain === 'played' && isOne(place + 1, 'it', 'that', 'this'))
  return at > named[0]!.to && !isOne(at - 1, 'not', 'never', 'havent', 'hasnt') ? at : undefined
}

/** "Change of Plans was used, Assault went back": sent back by that card, or else taken back. */
function sentBack(
  { tokens, isOne }: SceneTools,
  named: readonly Mention<CommandCard>[],
  { from, to, value }: Mention<CommandCard>,
) {
  // "is Push back in my hand": that is what is asked
  if ([1, 2].some((step) => isOne(from - step, 'is', 'does', 'do', 'will', 'would', 'can', 'may', 'when', 'if')))
    return undefined
  // "when do I pick Standing Orders back up"
  const isAsked = tokens
    .slice(Math.max(0, from - 5), from)
    .some(({ plain, part }) => part === tokens[from]!.part && /^(do|does|can|may|should|could|would|will)$/.test(plain))
  if (isAsked) return undefined
  // "I got Ambush back into my hand", "Push returned to hand"
  const isBack =
    (isOne(to + 1, 'back') && isOne(to + 2, 'to', 'into', 'in', 'from', 'out', 'with', 'by', 'using')) ||
    // "got Push back in round 3"
    (isOne(to + 1, 'back') &&
      [1, 2].some((step) =>
        isOne(from - step, 'got', 'took', 'take', 'brought', 'had', 'have', 'picked', 'fetched'),
      )) ||
    ([1, 2].some((step) => isOne(to + step, 'returned')) && isOne(to + 2, 'to', 'returned'))
  const went = isBack
    ? to + 1
    : [1, 2, 3]
        .map((step) => to + step)
        .find(
          (at) => /^(went|came|sent|bounced|got|goes|comes)$/.test(tokens[at]?.plain ?? '') && isOne(at + 1, 'back'),
        )
  if (went === undefined || tokens[went]!.part !== tokens[to]!.part) return undefined
  const isPlans = named.some((one) => one.value.name === CHANGE_OF_PLANS && one.value !== value)
  return isPlans ? 'cancel' : 'returnToHand'
}

/** What happened to each card that is named: "played Push in round one and Standing Orders in round two". */
export function happenedTo(tools: SceneTools, named: readonly Mention<CommandCard>[]): Happened[] {
  const happened: Happened[] = []
  const told = (at: number) => EVENTS.find(([words]) => tools.isOne(at, ...words))?.[1]
  const it = playedIt(tools, named)
  named.forEach((mention, i) => {
    const found =
      it === undefined
        ? roundOf(tools, mention, Math.max(named[i - 1]?.to ?? -1, happened.at(-1)?.round?.to ?? -1), named[i + 1])
        : roundOf(tools, { from: it, to: it + 1 }, it)
    const { isOne } = tools
    const isNear = (at: number) => tools.tokens[at]?.part === tools.tokens[mention.from]!.part
    const until = named[i + 1]?.start ?? tools.tokens.length
    const isIllegal = tools.tokens.slice(mention.to + 1, until).some(({ plain }, step, all) => {
      const isDenied = all.slice(Math.max(0, step - 2), step).some((token) => /^(not|isnt|wasnt|if)$/.test(token.plain))
      return (ILLEGAL.test(plain) && !isDenied) || (/^(legal|allowed|playable)$/.test(plain) && isDenied)
    })
    // "played 3, no Standing Orders"
    if (isUnavailable(tools, mention) || mention.count === 0) return
    // "do I discard Push": that is what is asked
    // "played Ambush r1 … where is Ambush"
    if (it === undefined && [1, 2].some((step) => isOne(mention.start - step, 'where', 'wheres'))) return
    if (!found && goneAskedAt(tools, mention) !== undefined) return
    const near = [1, 2, 3]
      .map((step) => mention.start - step)
      .map((at) => (isNear(at) ? told(at) : undefined))
      .find((event) => event !== undefined)
    const after = isPlayedBehind(tools, named.slice(i)) || it !== undefined ? 'play' : undefined
    const before = happened.at(-1)
    const linked =
      before &&
      before.mention === named[i - 1] &&
      mention.start - before.to <= 2 &&
      !isOne(mention.start - 1, 'with', 'by', 'via', 'through', 'using', 'for', 'of')
        ? before.event
        : undefined
    // "took Push back with Notorious Scoundrels": what it did
    if (
      isDoer(tools, mention) ||
      (before && !found && isOne(mention.start - 1, 'with', 'by', 'via', 'through', 'using'))
    )
      return
    const event =
      (isIllegal && isRevealed(tools) ? 'illegal' : near) ??
      sentBack(tools, named, mention) ??
      after ??
      linked ??
      (found ? 'play' : undefined)
    const to = found && it === undefined ? Math.max(found.to, mention.to) : mention.to
    if (!event) return
    const round = found ?? sameRound(tools)
    // what is sent back was played
    const isPlayed = happened.some((one) => one.event === 'play' && one.mention.value === mention.value)
    for (const each of event === 'cancel' && !isPlayed ? ['play', event] : [event])
      happened.push({ mention, event: each, ...(round ? { round } : {}), to })
    // "played round 2 and 3"
    const next = found && tools.isOne(found.to + 1, 'and') ? found.to + 2 : -1
    const second = /^[1-6]$/.test(tools.tokens[next]?.plain ?? '') ? tools.tokens[next]!.number : undefined
    const isAlone =
      tools.tokens[next + 1]?.part !== tools.tokens[next]?.part || !tools.isOne(next + 1, 'cards', 'card', 'orders')
    if (second !== undefined && isAlone)
      happened.push({ mention, event, round: { round: second, from: next, to: next }, to: next })
  })
  return [...(happened.length ? inTurn(tools, happened) : afterRounds(tools, named))]
}

/** "After two rounds, Ambush then Assault": one in each. */
function afterRounds({ tokens, isOne }: SceneTools, named: readonly Mention<CommandCard>[]): Happened[] {
  const [first] = named
  const at = first ? first.start - 3 : -1
  const isTold = isOne(at, 'after') && tokens[at + 1]!.number === named.length && isOne(at + 2, 'round', 'rounds')
  const isRow = named.every(
    ({ start }, i) =>
      i === 0 || (start - named[i - 1]!.to <= 2 && (start - named[i - 1]!.to < 2 || isOne(start - 1, 'then', 'and'))),
  )
  // "… Ambush then Assault in hand": those are left
  const isLeft = tokens
    .slice((named.at(-1)?.to ?? 0) + 1)
    .some(({ plain }, i) => i < 3 && /^(in|hand|held|remain)$/.test(plain))
  if (at < 0 || !isTold || !isRow || isLeft) return []
  return named.map((mention, i) => ({
    mention,
    event: 'play',
    round: { round: i + 1, from: at + 1, to: at + 2 },
    to: mention.to,
  }))
}

/** "Ambush, Push and Assault in rounds 1 to 3": one in each, where there are as many cards as rounds. */
function inTurn({ tokens, isOne, typed }: SceneTools, happened: readonly Happened[]): readonly Happened[] {
  const at = tokens.findIndex(({ plain }) => /^(rounds|turns)$/.test(plain))
  const last = isOne(at + 2, 'to', 'through', 'till') ? at + 3 : at + 2
  const [first, end] = [tokens[at + 1]?.number, tokens[last]?.number]
  const isSpan = last > at + 2 || /^\s*[-–]\s*$/.test(typed.slice(tokens[at + 1]?.end, tokens[last]?.start))
  if (at < 0 || first === undefined || end === undefined || !isSpan) return happened
  const row = happened.filter(({ mention, event }) => event === 'play' && mention.to < at)
  const isEach = row.length === end - first + 1
  if (!isEach) return happened.filter((one) => !row.includes(one))
  return happened.map((one) => {
    const place = row.indexOf(one)
    return place < 0 ? one : { ...one, round: { round: first + place, from: at, to: last } }
  })
}

/** "… got it returned to my hand", "some effect made me discard it": what happened to the card that was played. */
export function happenedToIt(tools: SceneTools, happened: readonly Happened[]): Happened[] {
  const { tokens, isOne } = tools
  return tokens
    .flatMap(({ plain }, at): Happened[] => {
      const last = happened.findLast(({ to }) => to < at)
      const near = [at - 3, at - 2, at - 1, at + 1].find(
        (place) => isOne(place, 'it', 'that') && tokens[place]!.part === tokens[at]!.part,
      )
      const [, event] = EVENTS.slice(1).find(([words]) => words.includes(plain)) ?? []
      const isAsked = tokens
        .slice(Math.max(0, at - 5), at)
        .some((token) => token.part === tokens[at]!.part && ASKING.test(token.plain))
      if (!last || !event || near === undefined || isAsked || last.event !== 'play' || tokens[at + 1]?.plain === 'pile')
        return []
      // "played Ambush round 1, got it back round 3"
      const round = [1, 2, 3].flatMap((step) => roundAt(tools, at + step) ?? [])[0]
      const isBack = plain !== 'back' || isOne(at - 1, 'it', 'that') || isOne(at - 1, 'came', 'went', 'bounced', 'sent')
      return isBack
        ? [
            {
              ...last,
              ...(round ? { round } : {}),
              event,
              to: round?.to ?? at,
              mention: { ...last.mention, start: Math.min(near, at) },
            },
          ]
        : []
    })
    .slice(0, 1)
}
const ASKING =
  /^(do|does|did|should|must|can|may|could|will|would|if|when|to|where|wheres|whether|is|not|never|dont|didnt|gets?)$/

/** Of a card that was never shown nothing happened yet, illegal or not. */
const isRevealed = ({ tokens }: SceneTools): boolean =>
  tokens.some(({ plain }) => /^(revealed|reveal|flipped|turned|showed|shown|exchanged|swapped|became)$/.test(plain))

/** "Cancelled by Change of Plans": what it did, not what became of it. */
export const isDoer = ({ isOne }: SceneTools, { value, start }: Mention<CommandCard>): boolean =>
  value.name === CHANGE_OF_PLANS && isOne(start - 1, 'by', 'for', 'through', 'with', 'using', 'via')
