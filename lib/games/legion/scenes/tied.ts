/** A tie of which no number is told: "same pips", "we tied", "on the tie roll". */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'
import { SIDES } from './sides.ts'

const DENIED = /^(not|no|never|without|isnt|arent|wasnt|werent|dont|doesnt|didnt|almost|nearly|unless|until|avoid)$/
const ALIKE = ['same', 'equal', 'identical', 'tied', 'matching', 'even']

/** First and last word that say so. */
function wordsAt({ tokens, isOne }: SceneTools, at: number): { from: number; to: number } | undefined {
  const isHere = (place: number) => tokens[place]?.part === tokens[at]!.part
  // "same pips", "the same number of pips"
  const pips = [1, 2, 3].map((step) => at + step).find((place) => isHere(place) && isOne(place, 'pip', 'pips'))
  if (isOne(at, ...ALIKE) && pips !== undefined && !tokens.slice(at + 1, pips).some(({ plain }) => plain === 'as'))
    return { from: at, to: pips }
  // "I have 2 pips, same as him"
  const isAsHis = /^(him|his|her|hers|me|mine|them|theirs)$/.test(tokens[at + 2]?.plain ?? '')
  if (isOne(at, 'same') && isOne(at + 1, 'as') && isAsHis && tokens.some((_, place) => isOne(place, 'pip', 'pips')))
    return { from: at, to: at + 2 }
  // "pips are the same"
  const before = [1, 2, 3, 4].map((step) => at - step).find((place) => isHere(place) && isOne(place, 'pip', 'pips'))
  const isLinked =
    before !== undefined &&
    tokens.slice(before + 1, at).every(({ plain }) => /^(is|are|was|were|the|all|both|count|counts|still)$/.test(plain))
  if (isOne(at, ...ALIKE) && before !== undefined && before < at - 1 && isLinked) return { from: before, to: at }
  const isOther = isOne(at + 1, 'fighter', 'bomber', 'pilot', 'interceptor', 'up', 'with', 'at', 'in')
  // "blue holds the counter, tied, rolled a blank"
  const behind = isOne(at + 1, 'again') ? at + 2 : at + 1
  const isBare = tokens[at]!.plain === 'tied' && !isHere(at - 1) && !isHere(behind)
  const isTie =
    isBare ||
    (tokens[at]!.plain === 'tied' && isOne(at - 1, 'we', 'are', 'is', 'its', 'it', 'were', 'was', 'both', 'cards')) ||
    (tokens[at]!.plain === 'tie' && (isOne(at - 1, 'a', 'the', 'we') || isOne(at + 1, 'roll', 'on')))
  return isTie && !isOther ? { from: at, to: at } : undefined
}

/** "Are the pips equal", "is it a tie", "do we tie": that is what is asked. */
function isAsked({ tokens, typed, isOne }: SceneTools, from: number): boolean {
  const { part } = tokens[from]!
  // "we're tied"
  if (/^we[’']re$/i.test(typed.slice(tokens[from - 1]?.start, tokens[from - 1]?.end))) return false
  return [1, 2, 3, 4].some(
    (step) =>
      tokens[from - step]?.part === part &&
      isOne(from - step, 'is', 'are', 'do', 'does', 'did', 'was', 'were', 'would', 'whether', 'which') &&
      tokens[from - step - 1]?.part !== part &&
      tokens
        .slice(from - step + 1, from)
        .every(({ plain }) => /^(it|we|they|that|this|the|a|our|both|cards|pips)$/.test(plain)),
  )
}

/** That both show the same, where the words say so and the cards or figures of both do not. */
export function tiedTold(tools: SceneTools, claims: readonly Claim[]): Claim[] {
  const { tokens, isOne } = tools
  const isTold = (side: string) =>
    claims.some(({ path, value }) => (path === `${side}.card` || path === `${side}.pips`) && value !== undefined)
  if (SIDES.every(isTold) || claims.some(({ value }) => value === 'none')) return []
  for (const at of tokens.keys()) {
    const words = wordsAt(tools, at)
    if (!words) continue
    const isBygone = tokens.some(
      (token, place) =>
        token.part === tokens[at]!.part &&
        isOne(place, 'last', 'previous') &&
        isOne(place + 1, 'round', 'turn', 'game'),
    )
    const isDenied =
      [1, 2, 3].some((step) => DENIED.test(tokens[words.from - step]?.plain ?? '')) ||
      tokens.slice(words.from, words.to).some(({ plain }) => DENIED.test(plain))
    if (!isBygone && !isDenied && !isAsked(tools, words.from)) return [{ path: 'tied', value: true, ...words }]
  }
  return []
}
