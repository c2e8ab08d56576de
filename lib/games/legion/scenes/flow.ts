/** What happened to cards, and where they are. */
import { type Claim, claim, type Mention, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { CHANGE_OF_PLANS, STANDING_ORDERS } from '../names.ts'
import { cardsIn, DEAD, fateOf, peopleBeside } from './things.ts'

const EVENTS: readonly [words: readonly string[], event: string][] = [
  [['play', 'plays', 'played'], 'play'],
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
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const SHORT_ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th']

/** What happened to a card, and the last token that tells it. */
interface Happened {
  mention: Mention<CommandCard>
  event: string
  round?: Round
  to: number
}

/** A round that is told, and where. */
interface Round {
  round: number
  from: number
  to: number
}

/** "Round 2", "the second round" at a place. */
function roundAt({ tokens, isOne }: SceneTools, at: number): Round | undefined {
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
function roundOf(
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
function sameRound(tools: SceneTools): Round | undefined {
  const { tokens, isOne } = tools
  if (!tokens.some((_, at) => isOne(at, 'same') && isOne(at + 1, 'round', 'turn'))) return undefined
  const told = tokens.flatMap((_, at) => roundAt(tools, at) ?? [])
  return told.length === 1 ? told[0] : undefined
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
  // "I got Ambush back into my hand", "Push returned to hand"
  const isBack =
    (isOne(to + 1, 'back') && isOne(to + 2, 'to', 'into', 'in', 'from', 'out')) ||
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
function happenedTo(tools: SceneTools, named: readonly Mention<CommandCard>[]): Happened[] {
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
    if (isDoer(tools, mention)) return
    const event =
      (isIllegal && isRevealed(tools) ? 'illegal' : near) ??
      sentBack(tools, named, mention) ??
      after ??
      linked ??
      (found ? 'play' : undefined)
    const to = found && it === undefined ? Math.max(found.to, mention.to) : mention.to
    if (!event) return
    const round = found ?? sameRound(tools)
    happened.push({ mention, event, ...(round ? { round } : {}), to })
    // "played round 2 and 3"
    const next = found && tools.isOne(found.to + 1, 'and') ? found.to + 2 : -1
    const second = /^[1-6]$/.test(tools.tokens[next]?.plain ?? '') ? tools.tokens[next]!.number : undefined
    const isAlone =
      tools.tokens[next + 1]?.part !== tools.tokens[next]?.part || !tools.isOne(next + 1, 'cards', 'card', 'orders')
    if (second !== undefined && isAlone)
      happened.push({ mention, event, round: { round: second, from: next, to: next }, to: next })
  })
  return happened
}

/** "… got it returned to my hand", "some effect made me discard it": what happened to the card that was played. */
function happenedToIt({ tokens, isOne }: SceneTools, happened: readonly Happened[]): Happened[] {
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
      const isBack = plain !== 'back' || isOne(at - 1, 'it', 'that') || isOne(at - 1, 'came', 'went', 'bounced', 'sent')
      return isBack ? [{ ...last, event, to: at, mention: { ...last.mention, start: Math.min(near, at) } }] : []
    })
    .slice(0, 1)
}
const ASKING =
  /^(do|does|did|should|must|can|may|could|will|would|if|when|to|where|wheres|whether|is|not|never|dont|didnt|gets?)$/

export const cardFlow: Scene = (tools) => {
  const named = cardsIn(tools)
  const played = happenedTo(tools, named)
  const happened = [...played, ...happenedToIt(tools, played)]
  const isPermanent = happened.length === 1 && happened[0]!.event === 'play' && permanentAt(tools) !== undefined
  const dead = peopleBeside(tools, named).find((one) => fateOf(tools, one).defeated)
  const owned = dead && named.find(({ value }) => value.characters.some((name) => name === dead.value))
  const unplaced = named.filter(
    (mention) =>
      !happened.some((one) => one.mention === mention) &&
      !(happened.some(({ event }) => event === 'illegal') && mention.value.name === STANDING_ORDERS) &&
      !isDoer(tools, mention) &&
      !isCanceller(mention, happened),
  )
  // of two of which nothing is told it is not said which one is meant
  const asked =
    (new Set(unplaced.map(({ value }) => value)).size === 1 ? unplaced[0] : undefined) ??
    (happened.length === 1 && (owned || isWhereAsked(tools) || happened[0]!.event === 'illegal')
      ? happened[0]!.mention
      : undefined)
  const unnamed = named.length ? undefined : permanent(tools)
  return [
    ...happened.map(({ mention, event, round, to }, i) =>
      claim(
        `events[${i}]`,
        {
          ...(round ? { round: round.round } : {}),
          event,
          card: mention.value.name,
          ...(isPermanent ? { keywords: ['Permanent'] } : {}),
        },
        { start: mention.start, to },
      ),
    ),
    ...happened.flatMap(({ round }) => (round ? [{ path: '', value: undefined, from: round.from, to: round.to }] : [])),
    ...(dead && owned ? [lostOwner(tools, dead, owned, happened)] : []),
    ...(asked ? [claim('card', asked.value.name, asked)] : []),
    ...(unnamed ? [unnamed] : []),
  ]
}

/** Of a card that was never shown nothing happened yet, illegal or not. */
const isRevealed = ({ tokens }: SceneTools): boolean =>
  tokens.some(({ plain }) => /^(revealed|reveal|flipped|turned|showed|shown|exchanged|swapped|became)$/.test(plain))

/** "Cancelled by Change of Plans": what it did, not what became of it. */
const isDoer = ({ isOne }: SceneTools, { value, start }: Mention<CommandCard>): boolean =>
  value.name === CHANGE_OF_PLANS && isOne(start - 1, 'by', 'for', 'through')

/** "His Change of Plans cancelled my Push": it is Push that is asked for. */
const isCanceller = ({ value }: Mention<CommandCard>, happened: readonly Happened[]): boolean =>
  value.name === CHANGE_OF_PLANS && happened.some(({ event }) => event === 'cancel' || event === 'returnToHand')

/** "Vader died that same round": the owner of a card is defeated, in the round that is told. */
function lostOwner(
  tools: SceneTools,
  dead: Mention,
  owned: Mention<CommandCard>,
  happened: readonly Happened[],
): Claim {
  const { to } = fateOf(tools, dead)
  const isSame = [1, 2, 3].some((step) => tools.isOne(to + step, 'same') && tools.isOne(to + step + 1, 'round', 'turn'))
  const told = roundOf(tools, { from: to, to }, to)
  const round = told?.round ?? (isSame ? happened.at(-1)?.round?.round : undefined)
  return claim(
    `events[${happened.length}]`,
    { ...(round === undefined ? {} : { round }), event: 'ownerDefeated', card: owned.value.name },
    { start: dead.start, to: told?.to ?? to },
  )
}

/** Where a card is or goes is asked, not how many there are. */
const isWhereAsked = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some((_, at) =>
    isOne(at, 'where', 'wheres', 'stay', 'bin', 'toss', 'gone', 'keep', 'happens', 'goes', 'discard'),
  ) && !tokens.some((_, at) => isOne(at, 'how') && isOne(at + 1, 'many', 'big'))

/** "It says Permanent", but not "it is not permanent". */
function permanentAt({ tokens, isOne }: SceneTools): number | undefined {
  const at = tokens.findIndex((_, place) => isOne(place, 'permanent'))
  const isDenied = [1, 2, 3].some((step) => isOne(at - step, 'not', 'isnt', 'no', 'without', 'doesnt', 'never'))
  return at < 0 || isDenied ? undefined : at
}

/** "A permanent card played in round 3", without its name. */
function permanent(tools: SceneTools): Claim | undefined {
  const { tokens, isOne } = tools
  const at = permanentAt(tools)
  const played = tokens.findIndex((_, place) => isOne(place, 'played', 'play'))
  if (at === undefined || played < 0) return undefined
  const found = roundOf(tools, { from: played, to: played }, played)
  const value = { ...(found ? { round: found.round } : {}), event: 'play', keywords: ['Permanent'] }
  return { path: 'events[0]', value, from: Math.min(at, played), to: Math.max(at, found?.to ?? played) }
}
