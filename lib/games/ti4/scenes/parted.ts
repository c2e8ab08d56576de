/** What is told beside a way and makes it another one: a stop, a ship or load that is left there, a second move, dice or hits. */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { fleetsIn } from '../sayings/fleets.ts'
import { AT, ENDS, isLed, PASSES } from './leads.ts'
import type { PlaceMention } from './places.ts'

const STAYS = 'stay stop remain halt park'.split(' ')
const LEAVES = 'leave drop unload'.split(' ')
const SOME = 'one some two half any another'.split(' ')

/** "May one of them stay in 26", "can I leave one of them on the way": some of what goes does not come along. */
const isSomeLeft = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some((_, at) => {
    const isSome = isOne(at, ...SOME) && isOne(at + 1, 'of') && isOne(at + 2, 'them', 'these', 'those')
    const isAsked = [1, 2].some((step) => isOne(at - step, 'can', 'may', 'could'))
    return (
      isSome &&
      (isOne(at - 1, ...LEAVES) || (isAsked && isOne(at + 3, ...STAYS))) &&
      tokens[at + 3]?.part === tokens[at]!.part
    )
  })

/** "From 27 to 25 and stop in 26": behind an end that is told another one. */
const isStopped = (tools: SceneTools, places: readonly PlaceMention[]): boolean => {
  const { tokens, isOne } = tools
  const end = places.find((place) => isLed(tools, place, ENDS))
  return (
    end !== undefined &&
    places.some(
      (place) =>
        place.from > end.to &&
        // "infantry stays on 31", from where it went
        !places.some(({ id, from }) => id === place.id && from <= end.from) &&
        isLed(tools, place, AT) &&
        // "Petra has a carrier parked in 28" is no stop of mine
        [2, 3].some((step) => isOne(place.from - step, ...STAYS) && tokens[place.from - step]!.plain !== 'parked') &&
        !isLed(tools, end, PASSES),
    )
  )
}

/** "From 27 to 25 twice". */
const isTwice = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some((_, at) => isOne(at, 'twice') && !isOne(at + 1, 'as') && !isOne(at - 1, 'rift', 'roll'))

/** "Into the rift, then 1 more", "and 2 more systems": the way goes on, and where to was not said. */
const isLonger = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some(({ part, number }, at) => {
    const isSystem = isOne(at + 2, 'system', 'hex', 'tile', 'step', 'jump')
    const isAlone = tokens[at + 2]?.part !== part && isOne(at - 1, 'then')
    return number !== undefined && isOne(at + 1, 'more', 'further') && (isSystem || isAlone)
  })

/** "After I already rolled the rift die", "then add a second cruiser after cannon fire": a move that is made too late. */
const isLate = ({ tokens, isOne }: SceneTools): boolean =>
  tokens.some(
    ({ plain }, at) =>
      (plain === 'rolled' && [1, 2, 3, 4, 5].some((step) => isOne(at + step, 'rift', 'die', 'dice'))) ||
      (isOne(at, 'add', 'send') && isOne(at + 1, 'another', 'second', 'a', 'one') && isOne(at - 1, 'then', 'i', 'and')),
  )

/** "3 hits on my carrier": what becomes of hits no question of moves answers. */
const isHit = (tools: SceneTools): boolean =>
  tools.tokens.some(
    ({ number }, at) =>
      number !== undefined &&
      tools.isOne(at + 1, 'hit') &&
      tools.isOne(at + 2, 'on', 'against', 'to') &&
      fleetsIn(tools).some(({ start, to }) => start <= at + 4 && to > at + 2),
  )

/** Whether a way that was told is not the way that is asked about. */
export const isOtherWay = (tools: SceneTools, places: readonly PlaceMention[]): boolean =>
  isSomeLeft(tools) || isStopped(tools, places) || isTwice(tools) || isLonger(tools) || isLate(tools) || isHit(tools)
