/** Which of the cards that are named lie on the table to be compared. */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { sideSaid } from './sides.ts'
import { cardsIn } from './things.ts'

/** "Push vs Ambush, blue has Push": of two cards one may be spoken of again, to say whose it is. */
function onceEach(tools: SceneTools, named: Mention<CommandCard>[]): Mention<CommandCard>[] {
  const cards = [...new Set(named.map(({ value }) => value))]
  if (cards.length !== 2 || named.length < 3) return named
  return cards.map((card) => {
    const own = named.filter(({ value }) => value === card)
    return own.find((one) => sideSaid(tools, one)) ?? own[0]!
  })
}

/** "Last round red had Ambush", "if blue had played Push": what was, or was not. */
export const isBygone = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  tokens.some(
    ({ part }, place) =>
      part === tokens[at]!.part &&
      ((isOne(place, 'last', 'previous') && isOne(place + 1, 'round', 'turn', 'game')) ||
        (isOne(place, 'if') && tokens[place + 2]?.plain === 'had')),
  )

/** Words that deny what follows. */
export const DENIED = /^(no|without|cannot|cant|couldnt|didnt|doesnt|wont|not|never|isnt|wasnt|unable)$/

/** "I can't play Ambush", "he didn't reveal Push", "I swapped Ambush for a 3 pip": it lies nowhere. */
const isUnplayed = ({ tokens, isOne }: SceneTools, { start }: Mention): boolean =>
  (/^(swapped|swap|traded|exchanged|replaced|dropped)$/.test(tokens[start - 1]?.plain ?? '') &&
    tokens.some(({ plain }, at) => at > start && at < start + 6 && /^(for|with)$/.test(plain))) ||
  (isOne(start - 1, 'play', 'played', 'reveal', 'revealed', 'pick', 'picked') &&
    tokens[start - 2]?.part === tokens[start]!.part &&
    DENIED.test(tokens[start - 2]!.plain))

/** "Can I play Ambush and Push in the same round": both are his who is named before them. */
export const isOfOne = ({ tokens, isOne }: SceneTools, [first, second, ...more]: readonly Mention[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  !more.length &&
  isOne(first.to + 1, 'and') &&
  second.start === first.to + 2 &&
  [1, 2, 3].some((step) =>
    isOne(first.start - step, 'play', 'plays', 'played', 'have', 'has', 'choose', 'pick', 'reveal'),
  ) &&
  !tokens.some(({ plain }) => /^(vs|versus|against|respectively|we|us|both|they|each)$/.test(plain))

/** "Assault vs Assault, red has the counter": the same card on both sides, whoever is which. */
export function mirroredIn(
  { isOne }: SceneTools,
  named: readonly Mention<CommandCard>[],
): readonly Mention<CommandCard>[] {
  const [one, other] = named
  const isMirror =
    named.length === 2 &&
    one!.value === other!.value &&
    other!.start === one!.to + 2 &&
    isOne(one!.to + 1, 'vs', 'versus', 'against')
  return isMirror ? named : []
}

/** "Push vs Push or Ambush": which of two it is was not said; "who goes first, Push or Ambush" compares them. */
function isOneOfTwo({ tokens, isOne }: SceneTools, { start, to }: Mention, named: readonly Mention[]): boolean {
  const isJoined = named.some(
    (one) => (isOne(to + 1, 'or') && one.start === to + 2) || (isOne(start - 1, 'or') && one.to === start - 2),
  )
  const isCompared = tokens.some(({ plain }) => /^(first|priority|prio|starts?|wins?|beats?|lower)$/.test(plain))
  return isJoined && (named.length > 2 || !isCompared)
}

/** "He used Push on turn two and wants Push again": nobody else's. */
const isAgain = ({ isOne }: SceneTools, { to, value }: Mention, named: readonly Mention[]): boolean =>
  named.filter((one) => one.value === value).length > 1 &&
  (isOne(to + 1, 'again', 'twice') || [1, 2].some((step) => isOne(to + step, 'second') && isOne(to + step + 1, 'time')))

/** The cards that lie on the table, each once. */
export const cardsShown = (tools: SceneTools): Mention<CommandCard>[] =>
  onceEach(
    tools,
    cardsIn(tools).filter(
      (one, _, all) =>
        !isBygone(tools, one.from) &&
        !isUnplayed(tools, one) &&
        !isAgain(tools, one, all) &&
        !isOneOfTwo(tools, one, all),
    ),
  )
