/** What happened to cards, and where they are. */
import { type Claim, claim, type Mention, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { CHANGE_OF_PLANS, STANDING_ORDERS } from '../names.ts'
import { fateOf } from './fates.ts'
import { goesAtTheEnd } from './goes.ts'
import { type Happened, happenedTo, happenedToIt, isDoer } from './happened.ts'
import { usedAt } from './plans.ts'
import { roundOf } from './rounds.ts'
import { keptFrom, stillWorks } from './still-works.ts'
import { cardsIn, isUnavailable, peopleBeside } from './things.ts'

export const cardFlow: Scene = (tools) => {
  const named = cardsIn(tools)
  const played = happenedTo(tools, named)
  const happened = [...played, ...happenedToIt(tools, played)]
  const used = usedAt(tools, named)
  // "used Change of Plans round 1": it is discarded, and which card was played in its stead is not said
  if (used !== undefined && happened.length && happened.every(({ mention }) => mention.value.name === CHANGE_OF_PLANS))
    return [{ path: 'events', value: undefined, from: used, to: used }]
  const isPermanent = happened.length === 1 && happened[0]!.event === 'play' && permanentAt(tools) !== undefined
  const dead = peopleBeside(tools, named).find((one) => fateOf(tools, one).defeated)
  const owned = dead && named.find(({ value }) => value.characters.some((name) => name === dead.value))
  const unplaced = named.filter(
    (mention) =>
      !happened.some((one) => one.mention === mention) &&
      !(happened.some(({ event }) => event === 'illegal') && mention.value.name === STANDING_ORDERS) &&
      !isDoer(tools, mention) &&
      // "no Standing Orders"
      !isUnavailable(tools, mention) &&
      mention.count !== 0 &&
      !isCanceller(mention, happened),
  )
  const isOfOne = new Set(happened.map(({ mention }) => mention.value)).size === 1
  // of two of which nothing is told it is not said which one is meant
  const asked =
    (new Set(unplaced.map(({ value }) => value)).size === 1 ? unplaced[0] : undefined) ??
    (isOfOne && (owned || isWhereAsked(tools) || happened.some(({ event }) => event === 'illegal'))
      ? happened[0]!.mention
      : undefined)
  const unnamed = named.length ? undefined : permanent(tools)
  const kept = happened.length ? [] : keptFrom(tools, named)
  if (kept.length) return kept
  const nameless = happened.length ? [] : namelessSentBack(tools, named)
  if (nameless.length) return nameless
  const more = playedOn(tools, happened)
  if (more.length) return more
  const still = stillWorks(tools, happened)
  return [
    ...(happened.length || dead ? [] : goesAtTheEnd(tools, named)),
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
    ...still,
    ...(asked && !still.length ? [claim('card', asked.value.name, asked)] : []),
    ...(unnamed ? [unnamed] : []),
    ...lastRound(tools, happened),
    // "Leia died, where does it go now": in which phase she died is not said
    ...(dead && owned ? tools.tokens.flatMap((_, at) => (tools.isOne(at, 'now') ? [nowAt(at)] : [])).slice(0, 1) : []),
  ]
}
const nowAt = (at: number): Claim => ({ path: 'moment', value: undefined, isUnread: true, from: at, to: at })

/** "My card got sent back by Change of Plans, is it discarded": a card without its name. */
function namelessSentBack(tools: SceneTools, named: readonly Mention<CommandCard>[]): Claim[] {
  const { tokens, isOne } = tools
  const isPlans = named.length > 0 && named.every((one) => one.value.name === CHANGE_OF_PLANS)
  const at = tokens.findIndex((_, place) => isOne(place, 'card') && isOne(place - 1, 'my', 'his', 'her', 'the'))
  const back = [1, 2, 3].map((step) => at + step).find((place) => isOne(place, 'back', 'returned', 'bounced'))
  const isAsked = tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ plain }) => /^(can|may|could|if|does|do|is|will|would)$/.test(plain))
  if (!isPlans || at < 0 || back === undefined || isAsked || tokens[back]!.part !== tokens[at]!.part) return []
  const card = 'The card sent back'
  const words = { start: at - 1, to: back }
  return [
    claim('events[0]', { event: 'play', card }, words),
    claim('events[1]', { event: 'cancel', card }, words),
    ...(isWhereAsked(tools) ? [claim('card', card, words)] : []),
  ]
}

/** "Got it back and played it again", "last round and this round as well": what is played again is told of no round. */
function playedOn({ tokens, isOne }: SceneTools, happened: readonly Happened[]): Claim[] {
  const isLast = tokens.some((_, at) => isOne(at, 'last', 'previous') && isOne(at + 1, 'round', 'turn'))
  const at = tokens.findIndex(
    (_, place) =>
      (isLast && isOne(place, 'this') && isOne(place + 1, 'round', 'turn')) ||
      (isOne(place, 'again') && happened.every(({ mention, to }) => mention.to !== place - 1 && to !== place - 1)),
  )
  return at < 0 || !happened.length ? [] : [{ path: 'events', value: undefined, isUnread: true, from: at, to: at }]
}

/** "I played it last round": that round is over; but "the last round" may be the sixth. */
function lastRound({ tokens, isOne }: SceneTools, happened: readonly Happened[]): Claim[] {
  const at = tokens.findIndex(
    (_, place) =>
      isOne(place, 'last', 'previous') && isOne(place + 1, 'round', 'turn') && !isOne(place - 1, 'the', 'our', 'my'),
  )
  const isPlayed = happened.some(({ event }) => event === 'play') && tokens.some(({ plain }) => plain === 'played')
  return at >= 0 && isPlayed ? [{ path: 'moment', value: 'round-over', from: at, to: at + 1 }] : []
}

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
  tokens.some(
    (_, at) =>
      isOne(at, 'where', 'wheres', 'stay', 'bin', 'toss', 'gone', 'keep', 'happens', 'goes', 'discard') ||
      // "is it back in my hand"
      (isOne(at, 'is', 'does', 'will', 'did', 'has') && isOne(at + 1, 'it', 'that')),
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
