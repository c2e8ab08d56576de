/** Pips without the card that shows them, and pips of which it is only said how they compare. */
import type { SceneTools } from '../../../kernel/sayings.ts'

/** "One pip more than red", "two fewer", "one extra pip": measured by what the other side shows. */
export const isCompared = ({ tokens }: SceneTools, at: number): boolean =>
  [1, 2].some(
    (step) =>
      tokens[at + step]?.part === tokens[at]!.part &&
      tokens.slice(at + 1, at + step).every(({ plain }) => /^pips?$/.test(plain)) &&
      /^(more|less|fewer|extra|additional|further|higher|lower|above|below|over|under)$/.test(tokens[at + step]!.plain),
  )

/** "His card has more pips than mine", "both have the same pips": one is measured by the other, and no number is told. */
export const unmeasured = ({ tokens, isOne }: SceneTools): number[] =>
  tokens.flatMap(({ plain, part }, at) => {
    const isBeside = [1, 2, 3].some((step) => tokens[at + step]?.part === part && isOne(at + step, 'pip', 'pips'))
    const isEnd = tokens[at + 1]?.part !== part && tokens.some((_, place) => place < at && isOne(place, 'pip', 'pips'))
    return MEASURES.test(plain) && (isBeside || isEnd) ? [at] : []
  })
const MEASURES = /^(more|fewer|less|lower|higher|same|equal|identical)$/

/** "My one pip against his three", "I got zero pips, he 1": behind the first the word may be left out. */
export function pipsAlone(tools: SceneTools) {
  const { tokens, isOne } = tools
  const isPips = (at: number) => isOne(at + 1, 'pip', 'pips', 'pipper', 'pippers')
  const isAny = tokens.some((token, at) => token.number !== undefined && isPips(at))
  return tokens.flatMap(({ plain, number, part }, at) => {
    if (number === undefined || number > 4) return []
    const isAlone =
      /^([0-4]|zero|one|two|three|four)$/.test(plain) &&
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
