/** What cards do, and in which order. */
import { type Claim, claim, type Mention, type Named, type Scene, type SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { CHANGE_OF_PLANS } from '../names.ts'
import { mySide, sideSaid } from './sides.ts'
import { cardsIn } from './things.ts'

const TIMINGS: readonly Named<string>[] = [
  ...[
    'when revealed',
    'says reveal',
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
  ...[
    'untimed',
    'without (a|any) (timing|moment)',
    'no (timing|moment)',
    'no time on it',
    'no stated (time|timing|moment)',
    'doesnt say when',
    'does not say when',
    'never says when',
    '(say|says) nothing (of|about|on) when',
    '(say|says) nothing',
    'neither (has|have) (a|any) (timing|moment)',
    'neither says when',
  ].map((name) => ({ name, value: 'untimed' })),
  ...['during (its|his|her|my|an|the|) (activation|activations)', 'while activating'].map((name) => ({
    name,
    value: 'activation',
  })),
  ...[
    '(when|while|as) (orders|order) (are|is|get|gets) (issued|given)',
    'while issuing order',
    '(when|while|as) (i|we|he|she|they|you|one) (issue|issues) (orders|order)',
    'on issue orders',
    '(orders|order) effect',
    'when issuing order',
    'while orders are issued',
    'during issue orders',
  ].map((name) => ({
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
  const isHad = isOne(at - 1, 'have', 'has', 'got', 'with', 'won', 'wins', 'gets')
  const who = tokens[at - 2]?.plain ?? ''
  // "I'm red and have priority"
  const isMine =
    /^(i|ive|im|me)$/.test(who) || (who === 'and' && mine !== undefined && mine.at >= 0 && mine.at === at - 3)
  const isHis = /^(he|hes|she|shes|opponent)$/.test(who)
  if (at < 2 || !mine || !isHad || (!isMine && !isHis)) return []
  const other = mine.side === 'blue' ? 'red' : 'blue'
  return [{ path: 'priority', value: isMine ? mine.side : other, from: at - 2, to: at }]
}

export const effectOrder: Scene = (tools) => [...effectsTold(tools), ...myPriority(tools)]

function effectsTold(tools: SceneTools): Claim[] {
  const every = cardsIn(tools)
  const once = every.filter(({ value }, i) => every.findIndex((other) => other.value === value) === i)
  // of two cards one may be spoken of again
  const named = once.length > 1 ? once : every
  const both = ofBoth(tools, named)
  if (both) return both
  if (named.length) return cardEffects(tools, named)
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
  const sides = timing ? (isOneEach(tools) ? ['blue', 'red'] : sidesOfTwo(tools)) : []
  const isTwo =
    timing &&
    (sides.length === 2 || timing.count === 2 || tools.tokens.some((_, at) => tools.isOne(at, 'each', 'both', 'two')))
  return timing && isTwo
    ? [0, 1].map((i) => ({
        path: `effects[${i}]`,
        value: { ...(sides[i] ? { player: sides[i] } : {}), timing: timing.value },
        from: timing.from,
        to: timing.to,
      }))
    : []
}

/** "Both of us have something", "we each have one", "one each", "both got one": a player one. */
const isOneEach = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some(
    (_, at) =>
      (isOne(at, 'both', 'each') &&
        (isOne(at - 1, 'we', 'us', 'one') || (isOne(at + 1, 'of') && isOne(at + 2, 'us')))) ||
      // "who does theirs first"
      (isOne(at, 'theirs') && [1, 2, 3].some((step) => isOne(at - step, 'who')) && isOne(at + 1, 'first')) ||
      (isOne(at, 'both') &&
        (isOne(at + 1, 'players', 'sides', 'our') ||
          (isOne(at + 1, 'have', 'got', 'has') && tokens[at - 1]?.part !== tokens[at]!.part))),
  )

/** "Blue and red both have Push out", "we both played Push": the same card twice. */
function ofBoth({ tokens, isOne }: SceneTools, named: readonly Mention<CommandCard>[]): Claim[] | undefined {
  const [one] = named
  if (!one || named.length > 1) return undefined
  // "two Change of Plans on the table": nobody has the same card twice
  const isTwice = one.count === 2 && one.owner === undefined
  const both = isTwice ? one.start : [1, 2, 3, 4].map((step) => one.from - step).find((at) => isOne(at, 'both', 'each'))
  if (both === undefined || tokens[both]!.part !== tokens[one.start]!.part) return undefined
  return ['blue', 'red'].map((player, i) =>
    claim(`effects[${i}]`, { player, card: one.value.name }, { start: i ? one.start : both, to: one.to }),
  )
}

/** "One is blue's and one is red's", "one mine, one his": the owners of two effects told alike. */
function sidesOfTwo(tools: SceneTools): readonly string[] {
  const { tokens, isOne } = tools
  const mine = mySide(tools)
  const said = tokens.flatMap(({ plain }, at) => {
    if (![1, 2, 3, 4].some((step) => isOne(at - step, 'one', 'other', 'another'))) return []
    if (plain === 'blue' || plain === 'red') return [plain]
    const isMine = /^(mine|me|my)$/.test(plain)
    if (!mine || (!isMine && !/^(his|hers|theirs|opponent|opponents)$/.test(plain))) return []
    return [isMine ? mine.side : mine.side === 'blue' ? 'red' : 'blue']
  })
  return said.length === 2 && said[0] !== said[1] ? said : []
}

/** What each named card does: whose it is, when it says it works, and which card Change of Plans sent back. */
function cardEffects(tools: SceneTools, named: readonly Mention<CommandCard>[]): Claim[] {
  // "No Time for Sorrows" tells no moment
  const timings = tools
    .mentions(TIMINGS)
    .filter((one) => !named.some(({ from, to }) => from <= one.to && one.from <= to))
  const isOfAll = ({ start }: Mention) =>
    tools.tokens.some((_, at) => at <= start && tools.isOne(at, 'both', 'each', 'neither'))
  // "at the start of the activation phase red uses A and blue B"
  const isAhead = ({ to }: Mention) => named.length > 1 && to < named[0]!.start
  const shared = timings.length === 1 ? timings.find((one) => isOfAll(one) || isAhead(one)) : undefined
  // a row of cards that nobody plays and that say no moment is a hand, or a list
  const isRow =
    !timings.length && (named.length > 4 || (named.length > 2 && !named.some((one) => sideSaid(tools, one))))
  return (isRow ? [] : named).map((mention, i) => {
    const found = sideSaid(tools, mention)
    const until = named[i + 1]?.start ?? tools.tokens.length
    const own = timings.find(
      ({ from }) =>
        from > mention.to && from < until && from - mention.to <= 6 && !isOfAnother(tools, mention.to, from),
    )
    const timing = shared ?? own
    const effect = {
      ...(found ? { player: found.side } : {}),
      card: mention.value.name,
      ...(timing ? { timing: timing.value } : {}),
      ...(mention.value.name === CHANGE_OF_PLANS ? sentBack(tools, named, mention) : {}),
    }
    return claim(`effects[${i}]`, effect, { start: mention.start, to: own?.to ?? mention.to })
  })
}

/** "… or the end of the command phase one", "… against a reveal effect": the moment of something else. */
const isOfAnother = ({ tokens }: SceneTools, to: number, from: number): boolean =>
  tokens
    .slice(to + 1, from)
    .some(({ plain }, i, all) => /^(or|vs|versus|against)$/.test(plain) && !/^(it|its)$/.test(all[i + 1]?.plain ?? ''))

const SENT = ['send', 'sends', 'bounces', 'cancels', 'returns', 'bounced', 'sent', 'returned', 'cancelled', 'canceled']

/** "Used Change of Plans and bounced my card": it was used, and whose card goes back. */
function sentBack(tools: SceneTools, named: readonly Mention<CommandCard>[], plans: Mention<CommandCard>): object {
  const { tokens, isOne } = tools
  const other = named.find((one) => one !== plans)
  const at = tokens.findIndex((_, place) => isOne(place, ...SENT))
  const isAsked = [1, 2, 3].some((step) => isOne(at - step, 'can', 'may', 'could', 'if', 'would', 'will', 'not'))
  const isBack =
    other !== undefined &&
    at > 0 &&
    !isAsked &&
    ((other.start > at && other.start - at <= 3) || isOne(other.to + 2, ...SENT))
  // "used Change of Plans on my Push"
  const isOn = other !== undefined && isOne(plans.to + 1, 'on') && other.start - plans.to <= 3 && isUsed(tools, plans)
  const side = isBack || isOn ? sideSaid(tools, other)?.side : undefined
  if (!side && isUnused(tools)) return { used: false }
  return side ? { used: true, returns: side } : {}
}

/** "He didn't use it", "uses it but doesn't send anything back". */
const isUnused = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some(
    ({ plain }, at) =>
      /^(didnt|doesnt|dont|wont|without|never|not)$/.test(plain) &&
      [1, 2].some((step) => isOne(at + step, 'use', 'used', 'using', 'send', 'sending', 'bounce', 'return')),
  )

const isUsed = ({ isOne }: SceneTools, { start }: Mention): boolean =>
  [1, 2].some((step) => isOne(start - step, 'used', 'uses', 'played', 'plays')) && !isOne(start - 2, 'if', 'can', 'may')
