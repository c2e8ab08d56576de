/** Whether a combat goes on while ships are counted: "lost my carrier in the space combat but won". */
import type { Claim, SceneTools } from '../../../kernel/sayings.ts'

const COMBAT = ['combat', 'battle', 'fight']
const LOST = 'lost lose died dead destroyed killed sunk sunken exploded gone blown went fell'.split(' ')
/** Beside "won" they say that nobody has yet. */
const NOT_YET = 'not never havent hasnt didnt if once until unless when whoever nobody noone yet'.split(' ')
/** What may stand behind a "won" that ends a combat; "won the initiative" ends none. */
const BEHIND_WON = 'but and so it though although anyway with the that this in already by now'.split(' ')

/** "In the space combat": the last word of it. */
function inCombat({ isOne }: SceneTools, at: number): number | undefined {
  let to = at + 1
  while (isOne(to, 'a', 'the', 'that', 'this', 'space', 'last')) to++
  return isOne(at, 'in') && isOne(to, ...COMBAT) ? to : undefined
}

/** "We won", "but won": the combat is over. Not "won the roll". */
function isWon({ tokens, isOne }: SceneTools, at: number): boolean {
  const { plain, part } = tokens[at]!
  const isNear = (place: number) => tokens[place]?.part === part
  if (plain !== 'won') return false
  const isDenied = [-4, -3, -2, -1, 1].some((step) => isNear(at + step) && isOne(at + step, ...NOT_YET))
  const isOther = isOne(at + 1, 'the', 'that', 'this') && !isOne(at + 2, 'space', ...COMBAT)
  return !isDenied && !isOther && (!isNear(at + 1) || isOne(at + 1, ...BEHIND_WON))
}

/** A combat that is told of as going on, or as over; of one in which ships were lost neither was said. */
export function foughtIn(tools: SceneTools): Claim[] {
  const { tokens, isOne } = tools
  const won = tokens.findIndex((_, at) => isWon(tools, at))
  if (won >= 0) return [{ path: 'combat', value: false, from: won, to: won }]
  const at = tokens.findIndex((_, at) => inCombat(tools, at) !== undefined)
  const to = at < 0 ? undefined : inCombat(tools, at)
  if (to === undefined) return []
  const { part } = tokens[at]!
  const isLost = tokens.some((token, i) => i < at && token.part === part && isOne(i, ...LOST))
  return isLost ? [] : [{ path: 'combat', value: true, from: at, to }]
}
