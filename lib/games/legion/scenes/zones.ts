/** Where a card has come to by what was told of it: taken back from the discard pile, sent back a round ago, played before. */
import { type Claim, claim, type Mention, type SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { PERMANENT_CARDS } from '../data/permanent.ts'
import { CHANGE_OF_PLANS, has, STANDING_ORDERS } from '../names.ts'
import { roundAt } from './rounds.ts'

const GIVES = 'take took give gave get got bring brought return fetch put pick pull'.split(' ')
const MORE_GIVES = ['recover', 'retrieve', 'grab', 'rescue', 'dig', 'dug']
const MOVED = ['return', 'put', 'pull', 'take', 'taken', 'back']
const ASKS =
  /^(can|may|could|should|would|will|must|if|when|how|do|does|did|to|not|never|no|unless|wont|cant|(did|does|do|is|was|has|have)nt)$/
const PLAYED = /^(played|used|chose|revealed|flipped)$/

/** "From my discard pile", "out of the discard": the place of that word. */
const outOfDiscard = ({ tokens, isOne }: SceneTools, part: number): number =>
  tokens.findIndex(
    (token, at) =>
      token.part === part &&
      isOne(at, 'discard', 'discards') &&
      [1, 2, 3].some(
        (step) => isOne(at - step, 'from', 'of') && (!isOne(at - step, 'of') || isOne(at - step - 1, 'out')),
      ),
  )

/** "Push came", "Push was returned", "Push is back", but not "Scoundrels returned". */
const isMoved = ({ isOne }: SceneTools, at: number, to: number): boolean =>
  isOne(at, 'come', 'came', 'went') ||
  (isOne(at, ...MOVED) && isOne(at - 1, 'is', 'was', 'got', 'been', 'were', 'are')) ||
  (isOne(at, 'back') && at === to + 1)

/** "Gave me back Push from my discard pile", "Ambush came out of the discard": it is in the hand again. */
export function isTakenBack(tools: SceneTools, { start, to }: Mention): boolean {
  const { tokens, isOne } = tools
  const { part } = tokens[start]!
  const out = outOfDiscard(tools, part)
  if (out < 0) return false
  const isNear = (at: number) => tokens[at]?.part === part
  const before = [1, 2, 3, 4].map((step) => start - step).find((at) => isNear(at) && isOne(at, ...GIVES, ...MORE_GIVES))
  const after = [1, 2, 3].map((step) => to + step).find((at) => isNear(at) && isMoved(tools, at, to))
  const verb = before ?? after
  const isAsked = tokens
    .slice(Math.max(0, (verb ?? 0) - 4), verb)
    .some((token) => token.part === part && ASKS.test(token.plain))
  return verb !== undefined && !isAsked
}

/** "He sent Push back", "with Change of Plans, Push went back": the card that cannot be chosen again at once. */
export function sentBack(
  tools: SceneTools,
  named: readonly Mention<CommandCard>[],
  among: readonly Mention<CommandCard>[],
): Mention<CommandCard> | undefined {
  const { isOne } = tools
  const plans = named.filter(({ value }) => value.name === CHANGE_OF_PLANS)
  const isPlans = plans.length > 0
  return among
    .filter((one) => !isTakenBack(tools, one))
    .find(
      ({ to, start }) =>
        // "I ambushed back in round one" is a while ago
        (isOne(to + 1, 'back') && !isAgo(tools, to + 1)) ||
        // "he used Change of Plans on my Push"
        (isOne(start - 1, 'on') && plans.some((one) => one.to === start - 2)) ||
        (isPlans && isOne(to + 1, 'went', 'came', 'got', 'goes', 'comes', 'was') && isOne(to + 2, 'back', 'sent')) ||
        [1, 2].some((step) => isOne(start - step, 'sent', 'returned', 'bounced', 'cancelled')),
    )
}

/** "Last round Change of Plans bounced it. New round now": what was barred then may be chosen again. */
export function isRoundLater(tools: SceneTools, { start }: Mention): boolean {
  const { tokens, isOne } = tools
  const isRound = (at: number) => isOne(at + 1, 'round', 'turn')
  const rounds = tokens.flatMap((_, at) => roundAt(tools, at) ?? [])
  const isCounted = rounds.length > 1 && rounds.at(-1)!.from > start && rounds.at(-1)!.round > rounds[0]!.round
  return (
    isCounted ||
    tokens.some(
      ({ part }, at) =>
        isRound(at) &&
        ((isOne(at, 'last', 'previous') && part === tokens[start]!.part && !isOne(at - 1, 'the', 'our')) ||
          (isOne(at, 'next', 'new', 'later', 'following') &&
            // "must I wait until the next round"
            ![1, 2, 3].some((step) => isOne(at - step, 'until', 'till', 'before', 'only', 'or', 'than', 'wait')))),
    )
  )
}

/** "Played Push in round 2, can I play it again in round 5": an End Phase lies between, so it is discarded. */
export function playedBefore(
  tools: SceneTools,
  named: readonly Mention<CommandCard>[],
  chosen: Mention<CommandCard> | undefined,
): Claim[] {
  const { tokens, isOne } = tools
  const { value } = chosen ?? {}
  const isBack = tokens.some(
    (_, at) => isOne(at, 'back', 'return', 'discard', 'recover', 'retrieve', 'cancel') && !isAgo(tools, at),
  )
  if (!value || isBack || value.name === STANDING_ORDERS || has(PERMANENT_CARDS, value.name)) return []
  if (named.some((one) => one.value.name === CHANGE_OF_PLANS)) return []
  const isOnly = named.every((one) => one.value === value)
  const row = isOnly ? inARow(tools) : undefined
  if (row) return [{ path: 'discard[0]', value: value.name, ...row }]
  const own = named.filter((one) => one.value === value)
  const done = own.find((one) => isDoneAt(tools, one))
  const played = tokens.findIndex(
    ({ plain }, at) =>
      PLAYED.test(plain) &&
      !tokens.slice(Math.max(0, at - 2), at).some((token) => ASKS.test(token.plain)) &&
      ((isOnly && isOne(at + 1, 'it', 'that')) ||
        named.some((one) => one.value === value && one.start > at && one.start - at <= 2)),
  )
  const verb = own.length > 1 && done ? done.from : played
  if (verb < 0 || isOtherPlayer(tools, verb)) return []
  const then = thenAt(tools, verb)
  const isAgain =
    tokens.some(
      ({ plain }, at) =>
        /^(again|same|replay|reuse|twice)$/.test(plain) || (isOne(at, 'time') && isOne(at - 1, 'second')),
    ) || isOne(verb - 1, 'already')
  const start = isOne(verb - 1, 'already') ? verb - 1 : verb
  return then !== undefined && isAgain ? [claim('discard[0]', value.name, { start, to: then })] : []
}

/** "Pushed in round one": the card itself is what was done; "I got pushed", "we pushed the table" is not. */
function isDoneAt(tools: SceneTools, { from, to }: Mention): boolean {
  const { tokens, isOne } = tools
  const before = tokens.slice(Math.max(0, from - 3), from).filter(({ part }) => part === tokens[from]!.part)
  const isByWhom = before.every(({ plain }) => ME.test(plain) || THEM.test(plain) || /^(already|and)$/.test(plain))
  const isWhen = isOne(to + 1, 'in', 'on', 'last', 'earlier') || isAgo(tools, to + 1) || Boolean(roundAt(tools, to + 1))
  return from === to && /ed$/.test(tokens[from]!.plain) && isByWhom && isWhen
}

/** "Back in round one": a while ago. */
const isAgo = ({ isOne }: SceneTools, at: number): boolean =>
  isOne(at, 'back') && isOne(at + 1, 'in', 'on') && isOne(at + 2, 'round', 'turn', 'the')

/** "Twice in a row", "two rounds in a row": an End Phase lies between. */
export function inARow({ tokens, isOne }: SceneTools): { from: number; to: number } | undefined {
  const row = tokens.findIndex(({ plain }, at) => plain === 'row' && isOne(at - 2, 'in'))
  const isTimes = isOne(row - 3, 'round', 'turn', 'time') && (tokens[row - 4]?.number ?? 0) > 1
  const from = tokens[row - 3]?.plain === 'twice' ? row - 3 : isTimes ? row - 4 : -1
  return row < 0 || from < 0 ? undefined : { from, to: row }
}

const ME = /^(i|ive|im|we|weve)$/
const THEM = /^(red|blue|he|hes|she|shes|they|theyve|opponent|enemy|mate|buddy)$/

/** "He played Ambush last round, may I play Ambush again": each of them has one. */
function isOtherPlayer({ tokens }: SceneTools, verb: number): boolean {
  const isWho = ({ plain }: { plain: string }) => ME.test(plain) || THEM.test(plain)
  const player = tokens.slice(0, verb).findLast(isWho)
  const asker = tokens.find(
    (token, at) =>
      isWho(token) &&
      (/^(can|may|could|wants?|wanna)$/.test(tokens[at - 1]?.plain ?? '') ||
        /^(wants?|wanna|would)$/.test(tokens[at + 1]?.plain ?? '')),
  )
  return player !== undefined && asker !== undefined && ME.test(player.plain) !== ME.test(asker.plain)
}

/** Where it is said that it was in an earlier round: "in round 1" where no other is named but a later one, "last round", "earlier". */
function thenAt(tools: SceneTools, verb: number): number | undefined {
  const { tokens, isOne } = tools
  const isNear = (at: number) => at > verb && at - verb <= 8 && tokens[at]!.part === tokens[verb]!.part
  const rounds = tokens.flatMap((_, at) => roundAt(tools, at) ?? [])
  const then = rounds.find(({ from }) => isNear(from))
  const others = rounds.filter(({ from }) => from !== then?.from)
  if (then) return others.length && !others.some(({ round }) => round > then.round) ? undefined : then.to
  // "earlier this round"
  if (tokens.some((_, at) => isOne(at, 'this') && isOne(at + 1, 'round', 'turn', 'phase'))) return undefined
  const last = tokens.findIndex(
    (_, at) => isNear(at) && isOne(at, 'last', 'previous') && isOne(at + 1, 'round', 'turn'),
  )
  const earlier = tokens.findIndex(({ plain }, at) => isNear(at) && plain === 'earlier')
  return last >= 0 ? last + 1 : earlier >= 0 ? earlier : undefined
}

/** "He used Change of Plans, may I pick the same card again": the card that was sent back, whatever it is called. */
export function sameAgain({ tokens, isOne }: SceneTools, named: readonly Mention<CommandCard>[]): Claim[] {
  const isPlans = named.length > 0 && named.every(({ value }) => value.name === CHANGE_OF_PLANS)
  const at = tokens.findIndex((_, place) => isOne(place, 'same') && isOne(place + 1, 'card', 'one'))
  const verb = [1, 2, 3]
    .map((step) => at - step)
    .find((place) => isOne(place, 'play', 'pick', 'choose', 'select', 'use'))
  const isLater = tokens.some(
    (_, place) => isOne(place, 'next', 'later', 'new', 'last') && isOne(place + 1, 'round', 'turn'),
  )
  if (!isPlans || at < 0 || verb === undefined || isLater) return []
  const words = { start: at, to: at + 1 }
  return [claim('chosen', 'The same card', words), claim('barred[0]', 'The same card', words)]
}
