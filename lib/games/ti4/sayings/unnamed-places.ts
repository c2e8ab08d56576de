/** Systems of a way that nobody named: "through a system with his cruiser to an empty system", "and then into Tom's". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { ENDS, isLed, PASSES, STARTS } from './leads.ts'
import type { PlaceMention } from './place-names.ts'

/** What is only called a system: "through a system with his cruiser". */
export const SOME_SYSTEM = 'a system'
/** The end of a way that nobody named. */
export const DESTINATION = 'destination'
const SYSTEM = ['system', 'hex', 'tile']
const NEXT = 'adjacent adjoining neighboring neighbouring nearby next'.split(' ')

/** "To an adjacent system where I own a planet", "into the system next door": the last word of it. */
function nextAt({ tokens, isOne }: SceneTools, at: number): number | undefined {
  const { part } = tokens[at]!
  const isNext = isOne(at, ...NEXT) && isOne(at + 1, ...SYSTEM)
  const isNextDoor = isOne(at, ...SYSTEM) && isOne(at + 1, 'next') && isOne(at + 2, 'door', 'over')
  const to = isNext ? at + 1 : at + 2
  const isNamed = tokens[to + 1]?.part === part && (tokens[to + 1]!.number !== undefined || isOne(to + 1, 'is', 'to'))
  return (isNext || isNextDoor) && isOne(at - 1, 'a', 'an', 'the') && isOne(at - 2, 'to', 'into') && !isNamed
    ? to
    : undefined
}

/** "Through a system", "into Tom's": each where it is passed or ended in, and no name follows. */
export const unnamedIn = (tools: SceneTools): PlaceMention[] => {
  const { tokens, typed, isOne } = tools
  return tokens.flatMap((token, at): PlaceMention[] => {
    const isNumbered = tokens[at + 1]?.number !== undefined && tokens[at + 1]!.part === token.part
    if (isOne(at, ...SYSTEM) && isOne(at - 1, 'a', 'another') && isOne(at - 2, ...PASSES) && !isNumbered)
      return [{ id: SOME_SYSTEM, from: at, to: at }]
    const next = nextAt(tools, at)
    if (next !== undefined) return [{ id: DESTINATION, from: at, to: next }]
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
}

/**
 * Whether a place that is told by what kind it is, or by whose, is one of a way: where it lies between others, or behind two of them. Of
 * "my cruiser from A to an empty system" only the kind of place was told.
 */
export function isOfWay(tools: SceneTools, place: PlaceMention, places: readonly PlaceMention[]): boolean {
  const others = places.filter(({ from, id }) => from !== place.from && id !== place.id)
  const isPassed = (one: PlaceMention) => isLed(tools, one, PASSES)
  if (place.id === DESTINATION)
    return others.some((one) => isLed(tools, one, STARTS)) && !others.some((one) => isLed(tools, one, ENDS))
  return (
    isPassed(place) ||
    / home$/.test(place.id) ||
    (isLed(tools, place, ENDS) && (others.length > 1 || others.some(isPassed)))
  )
}
