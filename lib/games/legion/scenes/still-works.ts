/** Whether a card still works is asked: "does he still have the keyword from that card in round 3". */
import { type Claim, claim, type Mention, type SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import type { Happened } from './happened.ts'
import { roundAt } from './rounds.ts'

const ASKS = ['do', 'does', 'is', 'are', 'can', 'may', 'will', 'has', 'have']
const KEEPS = ['still', 'keep', 'keeps', 'lose', 'loses', 'lasts', 'retain']
const OF_CARD = /^(keywords?|effects?|bonus|works?|working)$/
/** What is asked with them is where the card is, or how many there are. */
const OF_HAND = /^(cards?|hand|hold|holding|many|table|discard|play|pile|where)$/

/** Where the question stands: its helping verb and its last word; whether it names the card or what the card does. */
function questionAt({ tokens, isOne }: SceneTools) {
  const at = tokens.findIndex((_, place) => isOne(place, ...KEEPS))
  const asks = [2, 3, 4].map((step) => at - step).find((place) => isOne(place, ...ASKS))
  if (at < 0 || asks === undefined || tokens[asks]!.part !== tokens[at]!.part) return undefined
  const behind = tokens.slice(at + 1).filter(({ part }) => part === tokens[at]!.part)
  const from = behind.findIndex(
    ({ plain }, i) => plain === 'from' && /^(card|the|that|this|it)$/.test(behind[i + 1]?.plain ?? ''),
  )
  const isIt = behind.some(
    ({ plain }, i) => plain === 'it' && /^(have|has|got|keep|keeps)$/.test(behind[i - 1]?.plain ?? ''),
  )
  const isOfCard = from >= 0 || isIt || behind.some(({ plain }) => OF_CARD.test(plain))
  const before = tokens.slice(0, at).filter(({ part }) => part === tokens[at]!.part)
  const isOther = [...before, ...(from < 0 ? behind : behind.slice(0, from))].some(({ plain }) => OF_HAND.test(plain))
  return behind.length && !isOther ? { from: asks, to: at + behind.length, isOfCard } : undefined
}

/** Whoever asks whether a keyword or an effect lasts asks where its card is; of anything else nobody can tell what is asked. */
export function stillWorks(tools: SceneTools, happened: readonly Happened[]): Claim[] {
  const question = questionAt(tools)
  const cards = new Set(happened.map(({ mention }) => mention.value))
  const [card] = cards
  if (!question || !card) return []
  const { from, to, isOfCard } = question
  // "do I keep Implacable": where it is, is asked already
  if (happened.some(({ mention }) => mention.from > from && mention.to <= to)) return []
  if (!isOfCard || cards.size > 1) return [{ path: 'asks', value: undefined, isUnread: true, from, to }]
  const last = Math.max(...happened.map(({ round }) => round?.round ?? Infinity))
  const later = tools.tokens
    .flatMap((_, at) => roundAt(tools, at) ?? [])
    .find((round) => round.from >= from && round.to <= to && round.round > last)
  return [
    { path: 'asks', value: 'where', from, to },
    { path: 'card', value: card.name, from, to },
    ...(later ? [{ path: 'moment', value: 'round-over', from: later.from, to: later.to }] : []),
  ]
}

/** "Does Maul keep Jedi Hunter from At Last next round": a card that was played, in a round that is over. */
export function keptFrom({ tokens, isOne }: SceneTools, named: readonly Mention<CommandCard>[]): Claim[] {
  const [one, ...more] = named
  const keeps = tokens.findIndex(
    (_, place) => isOne(place, ...KEEPS) || (isOne(place, 'have', 'has') && isOne(place - 1, 'still')),
  )
  const later = tokens.findIndex(
    (_, place) =>
      (isOne(place, 'next', 'following') && isOne(place + 1, 'round', 'turn')) ||
      (isOne(place, 'after') && [1, 2].some((step) => isOne(place + step, 'round', 'turn'))),
  )
  const end = [1, 2].map((step) => later + step).find((place) => isOne(place, 'round', 'turn'))
  const isFrom = one !== undefined && isOne(one.start - 1, 'from', 'of') && keeps >= 0 && keeps < one.start
  if (!one || more.length || !isFrom || later < 0 || end === undefined) return []
  return [
    claim('events[0]', { event: 'play', card: one.value.name }, { start: one.start - 1, to: one.to }),
    { path: 'asks', value: 'where', from: keeps, to: keeps },
    { path: 'card', value: one.value.name, from: one.start, to: one.to },
    { path: 'moment', value: 'round-over', from: later, to: end },
  ]
}
