/** A move that is done, and where the same ships go on from: "he moved 2 cruisers from A to B and now wants to move them on to C". */
import type { Mention, SceneTools } from '../../../kernel/sayings.ts'
import { fleetsIn, isShip } from '../sayings/fleets.ts'
import { ENDS, isOver, leadAt } from './leads.ts'
import { isTile } from './numbers.ts'
import type { PlaceMention } from './places.ts'

const WENT = /^(moved|flew|went|jumped|came|travelled|traveled|sailed)$/
const GOES = 'follow move go fly jump travel continue leave hop bring send take'.split(' ')
/** Beside the second verb they say that it is another move. */
const MORE = 'now again on onward onwards further out'.split(' ')
const THEM = ['it', 'them', 'they', 'those', 'these']

/** The second verb: "now wants to move them on", "may it fly to C"; undefined where somebody else goes. */
function goesAgain({ tokens, isOne }: SceneTools, went: number): number | undefined {
  const at = tokens.findIndex(
    ({ plain }, i) => i > went && !WENT.test(plain) && !/ed$/.test(plain) && isOne(i, ...GOES),
  )
  // "now 27 to 28", "now to 24"
  const anew = tokens.findIndex(
    ({ plain }, i) =>
      i > went &&
      plain === 'now' &&
      (isOne(i + 1, ...ENDS) || (isTile(tokens[i + 1]?.plain ?? '') && isOne(i + 2, ...ENDS))),
  )
  if (at < 0 && anew >= 0) return anew
  const isMore = [-4, -3, -2, -1, 1, 2, 3].some((step) => tokens[at + step] && isOne(at + step, ...MORE))
  const isThem = [at - 2, at - 1, at + 1].some((place) => isOne(place, ...THEM))
  return at >= 0 && (isMore || isThem || isOne(at, 'follow')) ? at : undefined
}

interface Moved {
  verb: number
  place: PlaceMention
  /** Other ships are asked about: "can the cruiser in B now go on". */
  isOther?: true
}

/** The place a done move ended in, and its verb; undefined where nobody moves once more. */
export function movedTo(tools: SceneTools, places: readonly PlaceMention[]): Moved | undefined {
  const { tokens, isOne } = tools
  const verb = tokens.findIndex(({ plain }, at) => WENT.test(plain) && !isOne(at - 1, 'if', 'when', 'has', 'had'))
  const again = verb < 0 ? undefined : goesAgain(tools, verb)
  if (again === undefined) return undefined
  const place = places.findLast(
    (one) =>
      one.from > verb &&
      one.to < again &&
      tokens[one.from]!.part === tokens[verb]!.part &&
      leadAt(tools, one, [...ENDS, 'in']) !== undefined,
  )
  // of a turn that is over it is said where they are only by "from B" or "still"
  const isSaid = !isOver(tools, verb) || tokens.some((_, at) => at > verb && isOne(at, 'still'))
  const isNamedAgain = places.some(({ id, from }) => place && id === place.id && from > place.to)
  if (!place || !(isSaid || isNamedAgain)) return undefined
  const others = fleetsIn(tools).filter(({ start }) => start > place.to)
  const isAsked = others.some(
    ({ start, value }) => isShip(value) && [1, 2].some((step) => isOne(start - step, 'can', 'may', 'could')),
  )
  if (isAsked) return { verb, place, isOther: true }
  return others.some(({ owner }) => owner !== undefined) ? undefined : { verb, place }
}

/** "I moved my dread from A to B. Can the cruiser in B now go on": what moved before stays where it came to. */
export function isMovedBefore(tools: SceneTools, { start }: Pick<Mention, 'start'>, places: readonly PlaceMention[]) {
  const moved = movedTo(tools, places)
  return moved?.isOther && moved.verb < start && start < moved.place.from ? moved.place : undefined
}
