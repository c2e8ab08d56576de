/** Numbers that speak of a fleet named before: "one PDS of mine, two of red's", "two PDS on Mecatol and one on Lodor". */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import type { Unit } from '../data/units.ts'
import { isFirmNumber } from './numbers.ts'
import { ME } from './people.ts'
import type { PlaceMention } from './places.ts'
import { placeOf } from './stands.ts'

/** Whose they are, behind an "of": "of red's", "of mine". */
function ownerOf({ tokens, typed }: SceneTools, at: number): string | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.plain === 'mine') return ME
  if (/^(his|hers|theirs)$/.test(token.plain)) return 'opponent'
  return token.owner ? typed.slice(token.start, token.end).replace(/[’']s$/, '') : undefined
}

/** The fleets with those that a number alone speaks of; `ownerIn`: whose a fleet is. */
export function withEllipses(
  tools: SceneTools,
  fleets: readonly Mention<Unit>[],
  places: readonly PlaceMention[],
  ownerIn: (place: number) => string | undefined,
): Mention<Unit>[] {
  const { tokens, isOne } = tools
  const spoken = tokens.flatMap((token, at): Mention<Unit>[] => {
    const last = fleets.findLastIndex(({ to }) => to < at)
    const isAnother = isOne(at, 'another') || (isOne(at, 'other') && isOne(at - 1, 'the'))
    // "the first carrier has 4 infantry, the second 4 fighters"
    const first = isOne(at, 'second', 'third') ? fleets.find(({ start }) => isOne(start - 1, 'first')) : undefined
    if (first && first.to < at && !fleets.some(({ from }) => from === at + 1))
      return [{ ...first, from: at, start: at, to: at, count: 1 }]
    const possessed = ownerOf(tools, at)
    const isHead = tokens[at - 1]?.part !== token.part && isOne(at + 1, 'in', 'at')
    const isAlone = possessed !== undefined && (isOne(at - 1, 'and', 'or') || isHead)
    const isFree =
      (isFirmNumber(token) || isAnother || isAlone) && !fleets.some(({ start, to }) => start <= at && at <= to)
    if (last < 0 || !isFree) return []
    if (isAlone) return [{ value: fleets[last]!.value, from: at, start: at, to: at, count: 1, owner: possessed }]
    const said = { value: fleets[last]!.value, from: at, start: at, count: token.number ?? 1 }
    const owner = isOne(at + 1, 'of') ? ownerOf(tools, at + 2) : undefined
    if (owner !== undefined) return [{ ...said, to: at + 2, owner }]
    const own = placeOf(tools, fleets[last]!, places) ?? places.find(({ from }) => from - fleets[last]!.to === 2)
    const before = isOne(at - 1, 'and') ? at - 2 : at - 1
    const isElsewhere =
      (before < at - 1 || tokens[before]!.part !== token.part) &&
      isOne(at + 1, 'in', 'at', 'on', 'from') &&
      places.some(({ from }) => from - at === 2) &&
      own !== undefined &&
      own.to === before
    const same = isElsewhere ? ownerIn(last) : undefined
    return same === undefined ? [] : [{ ...said, to: at, owner: same }]
  })
  return [...fleets, ...spoken].sort((a, b) => a.start - b.start)
}
