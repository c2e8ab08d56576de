/** Words of playing a card: choosing it, playing none, playing it again, turning it over. */
import type { Mention, Named, SceneTools } from '../../../kernel/sayings.ts'

/** Ways to say that no card is played. */
export const NONE: readonly Named<'none'>[] = [
  'not play (a|any) (command|) card',
  '(dont|not) (want|like) (to|) (play|choose|pick) (a|any) (command|) card',
  'not play anything',
  'not playing (a|any) (command|) card',
  'play no card',
  'play nothing',
  'not choose (a|any) (command|) card',
  'choose no card',
  'skip playing',
  'pass and keep',
  'pass',
  '(skip|keep|save|hold back) (my|the|a|this|all my) (card|cards)',
  'hold (my|the|all my) (card|cards) back',
  '(play|choose|pick|use) (none|no cards)',
  '(dont|not) (want to|wanna|) (play|choose|pick) (any|one|anything)',
  'sit (it|this one|this round) out',
  'no card this round',
  '(can|may|could) (i|he|she|we|they) (just|simply|) skip',
].map((name) => ({ name, value: 'none' }))

/** Words right before the card that is to be played. */
export const CHOOSE = 'replay play choose pick select use reveal want flip put lay drop turned showed like wanna'.split(
  ' ',
)

const ASKS = ['can', 'may', 'could', 'must', 'to', 'gonna', 'should']

/** "Can I play it again", "can I just slam it straight back down", but not "I put it back in my hand". */
export function isPlayedAgain({ tokens, isOne }: SceneTools): boolean {
  return tokens.some((_, at) => {
    if (isOne(at, 'play', 'replay', 'choose', 'pick', 'use', 'reveal') && isOne(at + 1, 'it', 'that', 'again'))
      return true
    const isLaid =
      isOne(at, 'slam', 'drop', 'put', 'lay', 'throw', 'chuck', 'flip', 'plonk') && isOne(at + 1, 'it', 'that')
    const isElsewhere = [2, 3, 4, 5, 6].some((step) =>
      isOne(at + step, 'hand', 'discard', 'pile', 'bag', 'deck', 'box'),
    )
    return isLaid && !isElsewhere && [1, 2, 3].some((step) => isOne(at - step, ...ASKS))
  })
}

/** "Red flips Implacable", "flipped Whipcord Launcher, then we noticed": done, whoever did it; "can I flip it" is not. */
export function isTurnedOver({ tokens, isOne }: SceneTools, { start }: Mention): boolean {
  const verb = tokens[start - 1]
  if (!verb || verb.part !== tokens[start]!.part) return false
  if (start === 1) return /^(flipped|revealed)$/.test(verb.plain)
  const isAsked = [2, 3, 4].some((step) => isOne(start - step, ...ASKS, 'if', 'when', 'does', 'do', 'not', 'did'))
  return /^(flips|flipped|reveals|revealed)$/.test(verb.plain) && !isAsked
}
