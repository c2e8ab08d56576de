/** Change of Plans that is used: the cards that lie there are not those that count. */
import type { Claim, Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { CommandCard } from '../data/cards.ts'
import { CHANGE_OF_PLANS } from '../names.ts'
import { SIDES } from './sides.ts'

const USES = /^(use|used|uses|using|triggers?|triggered)$/
const DENIED = /^(no|not|without|dont|doesnt|didnt|wont|never|isnt|wasnt|cant|couldnt|unless)$/

/** Where it is said to be used: "he uses it", "Change of Plans used", but not "without using it", "he used Push". */
export function usedAt({ tokens }: SceneTools, named: readonly Mention<CommandCard>[]): number | undefined {
  if (!named.some(({ value }) => value.name === CHANGE_OF_PLANS)) return undefined
  const at = tokens.findIndex(
    ({ plain }, place) =>
      USES.test(plain) &&
      ![1, 2, 3].some((step) => DENIED.test(tokens[place - step]?.plain ?? '')) &&
      !named.some(({ value, start }) => value.name !== CHANGE_OF_PLANS && start === place + 1),
  )
  return at < 0 ? undefined : at
}

/** "Blue Push, red Change of Plans used, who has priority": both select again, and what they then show is not said. */
export function plansUsed(tools: SceneTools, named: readonly Mention<CommandCard>[]): Claim[] | undefined {
  const at = usedAt(tools, named)
  return at === undefined
    ? undefined
    : SIDES.map((side) => ({ path: `${side}.card`, value: undefined, from: at, to: at }))
}
