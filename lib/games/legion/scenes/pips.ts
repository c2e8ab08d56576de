/** Pips without the card that shows them, and pips of which it is only said how they compare. */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { SIDES } from './sides.ts'
import { cardsIn } from './things.ts'

const PLURALS = ['zeros', 'ones', 'twos', 'threes', 'fours']

/** "Twos", "3s": cards by nothing but their pips, as it was typed. */
export function pluralAt({ tokens, typed }: SceneTools, at: number): number | undefined {
  const word = typed.slice(tokens[at]?.start, tokens[at]?.end).toLowerCase()
  const pips = /^[0-4]s$/.test(word) ? Number(word[0]) : PLURALS.indexOf(word)
  return pips < 0 ? undefined : pips
}

/** "One pip more than red", "two fewer", "one extra pip": measured by what the other side shows. */
export const isCompared = ({ tokens }: SceneTools, at: number): boolean =>
  [1, 2].some(
    (step) =>
      tokens[at + step]?.part === tokens[at]!.part &&
      tokens.slice(at + 1, at + step).every(({ plain }) => /^pips?$/.test(plain)) &&
      COMPARES.test(tokens[at + step]!.plain),
  )
const COMPARES = /^(more|less|fewer|extra|additional|further|higher|lower|above|below|over|under)$/

/** "His card has more pips than mine", "both have the same pips": one is measured by the other, and no number is told. */
export const unmeasured = ({ tokens, isOne }: SceneTools): number[] =>
  tokens.flatMap(({ plain, part }, at) => {
    const isBeside = [1, 2, 3].some((step) => tokens[at + step]?.part === part && isOne(at + step, 'pip', 'pips'))
    const isEnd = tokens[at + 1]?.part !== part && tokens.some((_, place) => place < at && isOne(place, 'pip', 'pips'))
    return MEASURES.test(plain) && (isBeside || isEnd) ? [at] : []
  })
const MEASURES = /^(more|fewer|less|lower|higher|same|equal|identical)$/

const LESS = /^(less|fewer|lower|below|under)$/

/** "Mine is a 2 pip, his has one pip more": what the one side shows tells what the other does; "one more than mine" alone tells neither. */
export function measured(tools: SceneTools, claims: readonly Claim[]): readonly Claim[] {
  const { tokens, isOne } = tools
  const at = tokens.findIndex(({ number }, place) => number !== undefined && isCompared(tools, place))
  const word = [1, 2].map((step) => at + step).find((place) => COMPARES.test(tokens[place]?.plain ?? ''))
  if (at < 0 || word === undefined) return claims
  // "one more card" counts no pips
  const isPips = tokens.slice(at, at + 4).some((_, step) => isOne(at + step, 'pip', 'pips'))
  const isEnd = tokens[word + 1]?.part !== tokens[at]!.part || isOne(word + 1, 'than')
  if (!isPips && !isEnd) return claims
  const open = claims.find(
    ({ path, value, from, to }) => /pips$/.test(path) && value === undefined && from <= at && at <= to,
  )
  const shown = claims.find(({ path, value }) => path.endsWith('.pips') && typeof value === 'number')
  if (!open && !shown && isPips)
    return [...claims, ...SIDES.map((side) => ({ path: `${side}.pips`, value: undefined, from: at, to: word }))]
  if (!open || !shown || shown.path === open.path) return claims
  const value = Number(shown.value) + (LESS.test(tokens[word]!.plain) ? -1 : 1) * tokens[at]!.number!
  return value < 0 || value > 4 ? claims : claims.map((one) => (one === open ? { ...open, value, to: word } : one))
}

/** "Two cards with 1 pip": what several cards show is a hand, and nobody plays it. */
const isOfCards = ({ isOne, tokens }: SceneTools, at: number): boolean =>
  [1, 2, 3, 4].some((step) => {
    const isMany = (tokens[at - step]?.number ?? 1) > 1
    return isMany && (isOne(at - step + 1, 'card', 'cards', 'with') || isOne(at - 1, 'with'))
  })

/** "Is Sorry About the Mess a one pip": what is asked of the card itself, and no card of the other side. */
const isOfItself = (tools: SceneTools, at: number): boolean =>
  /^(a|an)$/.test(tools.tokens[at - 1]?.plain ?? '') &&
  cardsIn(tools).some(
    ({ start, to }) =>
      to === at - 2 && tools.tokens[to]!.part === tools.tokens[at]!.part && tools.isOne(start - 1, 'is'),
  )

/** "My one pip against his three", "I got zero pips, he 1": behind the first the word may be left out. */
export function pipsAlone(tools: SceneTools) {
  const { tokens, isOne } = tools
  const isPips = (at: number) => isOne(at + 1, 'pip', 'pips', 'pipper', 'pippers')
  const isAny = tokens.some((token, at) => token.number !== undefined && isPips(at))
  return tokens.flatMap(({ plain, number, part }, at) => {
    if (number === undefined || number > 4 || isOfCards(tools, at) || isOfItself(tools, at)) return []
    const isAlone =
      /^([0-4]|zero|one|two|three|four)$/.test(plain) &&
      !isOne(at - 1, 'round', 'turn') &&
      (isCompared(tools, at) ||
        tokens[at + 1]?.part !== part ||
        isOne(at + 1, 'against', 'vs', 'versus', 'and', 'so', 'who')) &&
      [1, 2, 3].some((step) =>
        /^(mine|my|i|he|hes|his|him|hers|she|me|opponents)$/.test(tokens[at - step]?.plain ?? ''),
      )
    if (!isPips(at) && !(isAny && isAlone)) return []
    return [
      {
        from: at,
        to: isPips(at) ? at + 1 : at,
        start: at,
        key: 'pips',
        value: (isCompared(tools, at) ? undefined : number) as unknown,
      },
    ]
  })
}
