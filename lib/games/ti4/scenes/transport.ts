/** What ships are said to hold, for the question of what they may take along. */
import type { Scene } from '../../../kernel/sayings.ts'
import { base } from './base.ts'
import { isCarried } from './carried.ts'
import { errand } from './errands.ts'
import { moveClaims } from './moves.ts'
import { read } from './read.ts'
import { staying } from './stays.ts'

/** Words of picking up, of setting down and of tokens: there more counts than what is held. */
const ELSEWHERE = 'pick grab scoop collect fetch snatch way token counter cc planet drop leave behind there'.split(' ')

/** Where something is set down or left, or a token lies, how much a ship holds at once was not said. */
const UNLOADED = 'drop leave behind token counter cc unload then first twice again trip'.split(' ')

/** "War sun, 3 infantry, three fighters, 1 mech": what a ship holds hangs on no place, so none is filled; the checker takes any. */
export const transport: Scene = (tools) => {
  const one = read(tools, 'moving')
  const known = staying(one, base(one)) ?? errand(one, base(one))
  if (known) return known
  const [mover] = one.movers
  // "two carriers, one with 5 infantry": which of them holds what is told apart
  const isApart = one.movers.flatMap(({ ids }) => ids).length > 1
  const words = isApart ? [...ELSEWHERE, 'one', 'other'] : ELSEWHERE
  // "picks up my PDS", "grabs his infantry": what nobody takes from anywhere
  const isNeverTaken = one.loads.every(
    (load) => !isCarried(load) || (mover !== undefined && load.owner !== mover.owner),
  )
  // "scoops up 5 infantry": more than it holds, wherever they wait
  const isTooMuch =
    !isApart &&
    mover !== undefined &&
    (mover.mention.value.capacity ?? 0) < one.loads.filter(isCarried).flatMap(({ ids }) => ids).length &&
    !tools.tokens.some((_, at) => tools.isOne(at, ...UNLOADED))
  const isElsewhere = !isNeverTaken && !isTooMuch && tools.tokens.some((_, at) => tools.isOne(at, ...words))
  // "6 fighters moving with no carrier around": by themselves, from wherever
  const isAlone =
    one.movers.length > 0 &&
    one.movers.every(isCarried) &&
    tools.tokens.some(
      (_, at) => tools.isOne(at, 'carrier', 'ship') && [1, 2].some((step) => tools.isOne(at - step, 'no', 'without')),
    )
  const isTold = one.loads.length > 0 ? !isElsewhere : isAlone
  // "4 infantry, and 2 of them are mechs": how many of which it holds
  const isMixed = tools.tokens.some(
    (_, at) =>
      tools.isOne(at, 'of') && tools.isOne(at + 1, 'them', 'those', 'these') && tools.isOne(at + 2, 'are', 'is'),
  )
  if (isMixed) return [...base(one), ...moveClaims({ ...one, isOpen: true })]
  const isNowhere = !one.route.length && !one.places.length && !one.isOpen && isTold
  return [...base(one), ...moveClaims(mover && isNowhere ? { ...one, isAnywhere: true } : one)]
}
