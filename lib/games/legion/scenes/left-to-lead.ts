/** Who leads an army of which only the owner of a card that was turned over is told, and that he is dead. */
import { type Claim, claim, type Mention, type SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { fateOf } from './fates.ts'
import { armyOf } from './lives.ts'
import { isTurnedOver } from './playing.ts'

/**
 * "Flipped Implacable but Vader's been dead since round 2": somebody else leads as usual, and so another card takes its
 * place. Who was the only one, or fell with all others, leaves that open.
 */
export function leftToLead(
  tools: SceneTools,
  chosen: Mention<CommandCard> | undefined,
  people: readonly Mention<string>[],
): Claim[] {
  const isAlone = tools.tokens.some(
    ({ plain }, at) => ALONE.test(plain) || (plain === 'last' && isLeader(tools, at + 1)),
  )
  const owners = chosen?.value.characters ?? []
  const isOfOne = owners.length === 1 && people.every(({ value }) => owners.includes(value))
  const [first] = people
  if (!first) return []
  if (isAlone || isAsked(tools, first) || isLater(tools) || !isOfOne || !isTurnedOver(tools, chosen!))
    return [claim('army', undefined, first)]
  const { to } = fateOf(tools, first)
  const other = { path: `army[${people.length}]`, value: {}, from: to, to, says: 'Somebody else of the army' }
  return [...armyOf(tools, people, undefined), other]
}
/** "Is Vader dead", "if Vader died". */
const isAsked = ({ isOne }: SceneTools, { start }: Mention): boolean =>
  isOne(start - 1, 'is', 'was', 'if', 'unless', 'when', 'did', 'does', 'whether', 'until')

/** "… then Vader died", "died this round": the card was legal when it was turned over. */
const isLater = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some(
    ({ plain }, at) =>
      /^(then|after|afterwards|later|next)$/.test(plain) ||
      (plain === 'this' && isOne(at + 1, 'round', 'turn', 'phase')),
  ) && !tokens.some(({ plain }) => /^(already|since|last|been|previous|earlier)$/.test(plain))

const ALONE = /^(only|nobody|noone|none|everybody|everyone|all|both|alone|sole|no|without|commanders?|operatives?)$/
const isLeader = ({ isOne }: SceneTools, at: number): boolean => isOne(at, 'commander', 'operative', 'leader', 'one')
