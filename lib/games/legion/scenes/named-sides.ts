/** Two players that are called by their names: "Dave played Push and Sarah Assault". */
import type { Mention, SceneTools, Token } from '../../../kernel/sayings.ts'

/** "Joe plays Push", but not "switched". */
export const isName = ({ isStrange, plain }: Token): boolean => isStrange === true && !/(ed|ing)$/.test(plain)

const SHOWS = /^(plays?|played|shows?|showed|flips?|flipped|reveals?|revealed|has|had|got|chose|picked|put|with|is)$/

/** The name right before a card, or before the verb that shows it. */
function nameBefore({ tokens, typed }: SceneTools, { from }: Pick<Mention, 'from'>): string | undefined {
  const at = [1, 2, 3].map((step) => from - step).find((place) => tokens[place] && isName(tokens[place]!))
  if (at === undefined || tokens[at]!.part !== tokens[from]!.part) return undefined
  const isShown = tokens
    .slice(at + 1, from)
    .every(({ plain }) => SHOWS.test(plain) || /^(down|out|an?|the)$/.test(plain))
  const said = typed.slice(tokens[at]!.start, tokens[at]!.end).replace(/[’']s$/i, '')
  return isShown ? said[0]!.toUpperCase() + said.slice(1) : undefined
}

/** Both names in the order of their cards, where each card has one of its own. */
export function namesOfSides(
  tools: SceneTools,
  found: readonly Pick<Mention, 'from'>[],
): readonly [string, string] | undefined {
  const [first, second] = found.map((one) => nameBefore(tools, one))
  return found.length === 2 && first && second && first !== second ? [first, second] : undefined
}
