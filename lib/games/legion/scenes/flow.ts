/** What cards did, in which order, and where they are. */
import type { Claim, Mention, Named, Scene, SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { mySide, sideSaid } from './priority.ts'
import { cardsIn, claim, fateOf, peopleBeside } from './things.ts'

const TIMINGS: readonly Named<string>[] = [
  ...[
    'when revealed',
    'reveal effect',
    'reveal one',
    'reveal card',
    'upon reveal',
    'on reveal',
    'when (they|it) (are|is) revealed',
  ].map((name) => ({
    name,
    value: 'reveal',
  })),
  ...['untimed', 'without a timing', 'no timing', 'no time on it'].map((name) => ({ name, value: 'untimed' })),
  ...['during (its|his|her|my|an) activation', 'while activating'].map((name) => ({ name, value: 'activation' })),
  ...['while issuing order', 'when issuing order', 'while orders are issued', 'during issue orders'].map((name) => ({
    name,
    value: 'issue-orders',
  })),
  ...['end of the command phase', 'end of command phase', 'end of command'].map((name) => ({
    name,
    value: 'end-of-command-phase',
  })),
  ...[
    'start of the activation phase',
    'start of activation phase',
    'beginning of the activation phase',
    'start of activation',
  ].map((name) => ({ name, value: 'start-of-activation-phase' })),
]

/** "I'm blue, I have priority". */
function myPriority(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, 'priority'))
  const mine = mySide(tools)
  const isMine = isOne(at - 1, 'have', 'got', 'with') && /^(i|ive|im|me)$/.test(tokens[at - 2]?.plain ?? '')
  return at > 0 && mine && mine.at >= 0 && isMine ? [{ path: 'priority', value: mine.side, from: at - 2, to: at }] : []
}

export const effectOrder: Scene = (tools) => [...effectsTold(tools), ...myPriority(tools)]

function effectsTold(tools: SceneTools): Claim[] {
  const named = cardsIn(tools)
  if (named.length)
    return named.map((mention, i) => {
      const found = sideSaid(tools, mention)
      return claim(`effects[${i}]`, { ...(found ? { player: found.side } : {}), card: mention.value.name }, mention)
    })
  // "two when revealed effects", "each of us has something while issuing orders"
  const [timing, ...more] = tools.mentions(TIMINGS)
  // "an end of command phase effect against one at the start of the activation phase"
  if (timing && more.length)
    return [timing, ...more].map((one, i) => {
      const found = sideSaid(tools, one)
      return claim(`effects[${i}]`, { ...(found ? { player: found.side } : {}), timing: one.value }, one)
    })
  // "red's end of command phase or blue's"
  const other = timing && tools.isOne(timing.to + 1, 'or', 'and') ? timing.to + 2 : -1
  const side = ['blue', 'red'].find((one) => tools.tokens[other]?.plain === one)
  const first = timing && sideSaid(tools, timing)
  if (timing && side && first && first.side !== side)
    return [first.side, side].map((player, i) =>
      claim(`effects[${i}]`, { player, timing: timing.value }, i ? { start: other, to: other } : timing),
    )
  const isTwo = timing && (timing.count === 2 || tools.tokens.some((_, at) => tools.isOne(at, 'each', 'both', 'two')))
  return timing && isTwo
    ? [0, 1].map((i) => ({ path: `effects[${i}]`, value: { timing: timing.value }, from: timing.from, to: timing.to }))
    : []
}

const EVENTS: readonly [words: readonly string[], event: string][] = [
  [['play', 'plays', 'played'], 'play'],
  [['returned', 'back', 'return', 'returns'], 'returnToHand'],
  [['illegal'], 'illegal'],
  [['discarded', 'discard'], 'discard'],
  [['cancelled', 'canceled', 'cancel'], 'cancel'],
]

/** "Round 2", "round two", "second round": the number behind or before the word, close behind a card. */
function roundAfter({ tokens, isOne }: SceneTools, { to }: Pick<Mention, 'to'>, until: number) {
  for (let at = to + 1; at <= Math.min(to + 4, until - 1); at++)
    if (isOne(at, 'round', 'turn') && tokens[at + 1]?.number !== undefined)
      return { round: tokens[at + 1]!.number, to: at + 1 }
  return undefined
}

/** What happened to each card that is named: "played Push in round one and Standing Orders in round two". */
export const cardFlow: Scene = (tools) => {
  const { tokens, isOne } = tools
  const named = cardsIn(tools)
  const happened: { mention: Mention<CommandCard>; event: string; round?: number; to: number }[] = []
  const told = (at: number) => EVENTS.find(([words]) => isOne(at, ...words))?.[1]
  named.forEach((mention, i) => {
    const until = named[i + 1]?.start ?? tokens.length
    const found = roundAfter(tools, mention, until)
    const near = [1, 2, 3].map((step) => told(mention.start - step)).find((event) => event !== undefined)
    // "Ambush, Push and Assault played", "Implacable is in play"
    const behind = named.slice(i).find(({ to }, k, rest) => k + 1 === rest.length || rest[k + 1]!.start - to > 3)
    const isJoined = named
      .slice(i)
      .every((one, k, rest) => k === 0 || one.start - rest[k - 1]!.to <= 2 || one.start > behind!.to)
    const after =
      behind && isJoined
        ? isOne(behind.to + 1, 'played') ||
          isOne(behind.to + 2, 'played') ||
          (isOne(behind.to + 1, 'in') && isOne(behind.to + 2, 'play')) ||
          (isOne(behind.to + 2, 'in') && isOne(behind.to + 3, 'play'))
          ? 'play'
          : undefined
        : undefined
    const before = happened.at(-1)
    const linked =
      before && i > 0 && before.mention === named[i - 1] && mention.start - before.to <= 2 ? before.event : undefined
    const event = near ?? after ?? linked ?? (found ? 'play' : undefined)
    if (event)
      happened.push({
        mention,
        event,
        ...(found?.round === undefined ? {} : { round: found.round }),
        to: found?.to ?? mention.to,
      })
  })
  const dead = peopleBeside(tools, named).find((one) => fateOf(tools, one).defeated)
  const owned = dead && named.find(({ value }) => value.characters.some((name) => name === dead.value))
  const asked =
    named.find((mention) => !happened.some((one) => one.mention === mention)) ??
    (owned && happened.length === 1 ? owned : undefined)
  const unnamed = named.length ? undefined : permanent(tools)
  return [
    ...happened.map(({ mention, event, round, to }, i) =>
      claim(
        `events[${i}]`,
        { ...(round === undefined ? {} : { round }), event, card: mention.value.name },
        { start: mention.start, to },
      ),
    ),
    ...(dead && owned
      ? [
          claim(
            `events[${happened.length}]`,
            { event: 'ownerDefeated', card: owned.value.name },
            { start: dead.start, to: fateOf(tools, dead).to },
          ),
        ]
      : []),
    ...(asked ? [claim('card', asked.value.name, asked)] : []),
    ...(unnamed ? [unnamed] : []),
  ]
}

/** "A permanent card played in round 3", without its name. */
function permanent(tools: SceneTools): Claim | undefined {
  const { tokens, isOne } = tools
  const at = tokens.findIndex((_, place) => isOne(place, 'permanent'))
  const played = tokens.findIndex((_, place) => isOne(place, 'played', 'play'))
  if (at < 0 || played < 0) return undefined
  const found = roundAfter(tools, { to: played }, tokens.length)
  const value = { ...(found ? { round: found.round } : {}), event: 'play', keywords: ['Permanent'] }
  return { path: 'events[0]', value, from: Math.min(at, played), to: Math.max(at, found?.to ?? played) }
}
