/** Cunning of both sides, and cunning that is only asked about. */
import type { SceneTools } from '../../../kernel/sayings.ts'

/** "Cunning on both sides", "we both have cunning", "both cards with cunning". */
export function isOfBothSides({ tokens, isOne }: SceneTools, at: number): boolean {
  const isHere = (place: number) => tokens[place]?.part === tokens[at]!.part
  const both = [1, 2, 3, 4].map((step) => at - step).find((place) => isHere(place) && isOne(place, 'both', 'each'))
  const between = both === undefined ? [] : tokens.slice(both + 1, at)
  const isHad =
    between.some(({ plain }) => /^(has|have|had|got|with)$/.test(plain)) &&
    between.every(({ plain }) => /^(of|us|players|sides|cards|commanders|has|have|had|got|with|a|the)$/.test(plain))
  const isOn =
    isOne(at + 1, 'on', 'for', 'from') && isOne(at + 2, 'both', 'each') && isOne(at + 3, 'side', 'sides', 'player')
  return isHad || isOn
}

/** "Does he have cunning", "do we both have cunning": that is what is asked. */
export const isCunningAsked = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  [2, 3, 4, 5].some(
    (step) =>
      isOne(at - step, 'do', 'does') &&
      tokens[at - step]!.part === tokens[at]!.part &&
      tokens[at - step - 1]?.part !== tokens[at]!.part,
  ) && isOne(at - 1, 'have', 'has', 'got')

/** "… a commander with cunning. Does cunning make me go first": what it does is asked, and who has it was told. */
export const isAskedAgain = ({ tokens, isOne }: SceneTools, at: number): boolean =>
  isOne(at - 1, 'does', 'do', 'would', 'will', 'can', 'if') &&
  tokens.some(({ plain }, place) => place < at && plain === 'cunning')
