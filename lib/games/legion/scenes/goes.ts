/** Where a card goes when the round ends is asked: "does Push get binned in the End Phase", "do I discard it after the round". */
import { type Claim, claim, type Mention, type SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'

const GONE = ['discard', 'discarded', 'bin', 'binned', 'toss', 'tossed', 'trash', 'trashed', 'lose', 'lost']
const PLACE = ['hand', 'back', 'table', 'play', 'out']
const DO = ['does', 'will', 'do', 'would']

/** First and last word of "at the end of the round", "in the End Phase", "after the round", behind a place. */
function endBehind({ tokens, isOne }: SceneTools, place: number): { from: number; to: number } | undefined {
  const at = tokens.findIndex(
    ({ part }, step) =>
      step > place &&
      part === tokens[place]!.part &&
      ((isOne(step, 'end') &&
        [1, 2, 3].some((more) => isOne(step + more, 'round', 'phase')) &&
        isOne(step - 1, 'at', 'after', 'in', 'the')) ||
        (isOne(step, 'after') && [1, 2].some((more) => isOne(step + more, 'round', 'turn')))),
  )
  const to = [3, 2, 1].map((step) => at + step).find((step) => isOne(step, 'round', 'phase', 'turn'))
  // "at the end of the round or in the Command Phase": when, is asked
  return at < 0 || to === undefined || isOne(to + 1, 'or') ? undefined : { from: at, to }
}

/** "Do I discard Push", "must he bin my Ambush": the verb before the card, and nothing that was done. */
export function goneAskedAt({ tokens, isOne }: SceneTools, { from }: Pick<Mention, 'from'>): number | undefined {
  const verb = isOne(from - 1, 'my', 'our', 'his', 'her', 'the') ? from - 2 : from - 1
  const asks = [2, 3, 4].map((step) => verb - step).find((at) => isOne(at, ...DO, 'must', 'should', 'can', 'may'))
  const isWho = tokens.slice((asks ?? verb) + 1, verb).some(({ plain }) => /^(i|we|he|she|they)$/.test(plain))
  return isOne(verb, ...GONE, 'keep') && isWho ? verb : undefined
}

/** Of a card that is played, and of the time after it. */
export function goesAtTheEnd(tools: SceneTools, named: readonly Mention<CommandCard>[]): Claim[] {
  const { isOne, tokens } = tools
  const [one, ...more] = named
  const end = one && endBehind(tools, one.to)
  if (!one || more.length || !end) return []
  const isCards = isOne(one.start - 1, ...DO) && isOne(one.to + 1, 'go', 'come', 'return', 'get', 'stay', 'leave')
  const isPlace = tokens.slice(one.to, end.from).some((_, i) => isOne(one.to + i, ...GONE, ...PLACE))
  // "is it discarded in the End Phase"
  const isPassive = isOne(one.start - 1, 'is', 'are') && isOne(one.to + 1, ...GONE)
  // "may I discard it" asks something else
  const asked = goneAskedAt(tools, one) ?? -1
  const by = asked < 0 || [2, 3].some((step) => isOne(asked - step, 'can', 'may')) ? undefined : asked
  if (!(isCards && isPlace) && !isPassive && by === undefined) return []
  const words = { start: by ?? one.from, to: by === undefined ? one.to + 1 : one.to }
  return [
    claim('events[0]', { event: 'play', card: one.value.name }, words),
    { path: 'moment', value: 'round-over', ...end },
    { path: 'asks', value: 'where', from: words.start, to: words.to },
  ]
}
