/** Systems of a way that nobody named: "through a system with his cruiser to an empty system", "and then into Tom's". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { ENDS, isLed, PASSES } from './leads.ts'
import type { PlaceMention } from './place-names.ts'

/** What is only called a system: "through a system with his cruiser". */
export const SOME_SYSTEM = 'a system'
const SYSTEM = ['system', 'hex', 'tile']

/** "Through a system", "into Tom's": each where it is passed or ended in, and no name follows. */
export const unnamedIn = ({ tokens, typed, isOne }: SceneTools): PlaceMention[] =>
  tokens.flatMap((token, at): PlaceMention[] => {
    const isNumbered = tokens[at + 1]?.number !== undefined && tokens[at + 1]!.part === token.part
    if (isOne(at, ...SYSTEM) && isOne(at - 1, 'a', 'another') && isOne(at - 2, ...PASSES) && !isNumbered)
      return [{ id: SOME_SYSTEM, from: at, to: at }]
    const isHis = token.owner === true && isOne(at - 1, ...ENDS, ...PASSES)
    const to = isOne(at + 1, ...SYSTEM, 'home') ? at + 1 : at
    const isAlone = tokens[to + 1]?.part !== token.part || isOne(to + 1, ...ENDS, ...PASSES, 'and', 'then', 'with')
    return isHis && isAlone && (to > at || !isOne(at, 'his', 'her'))
      ? [
          {
            id: `${typed.slice(token.start, token.end)}${to > at && isOne(to, 'home') ? ' home' : ' system'}`,
            from: at,
            to,
          },
        ]
      : []
  })

/**
 * Whether a place that is told by what kind it is, or by whose, is one of a way: where it lies between others, or behind two of them. Of
 * "my cruiser from A to an empty system" only the kind of place was told.
 */
export function isOfWay(tools: SceneTools, place: PlaceMention, places: readonly PlaceMention[]): boolean {
  const others = places.filter(({ from, id }) => from !== place.from && id !== place.id)
  const isPassed = (one: PlaceMention) => isLed(tools, one, PASSES)
  return (
    isPassed(place) ||
    / home$/.test(place.id) ||
    (isLed(tools, place, ENDS) && (others.length > 1 || others.some(isPassed)))
  )
}
