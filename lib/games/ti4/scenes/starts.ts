/** Where a way begins: what says so, and what only looks like it. */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { fleetsIn, isShip } from '../sayings/fleets.ts'
import { AT, ENDS, FIGHTS, isAt, isEnd, isLed, isLeft, isStoodIn, leadAt, PASSES, STANDS, STARTS } from './leads.ts'
import { movedTo } from './moved.ts'
import { ME, personAt } from './people.ts'
import type { PlaceMention } from './places.ts'
import { isBegun, isLockedIn } from './unnamed-places.ts'

/** "29, can it move out of there to 28": the place that was named last. */
function fromThere(tools: SceneTools, places: readonly PlaceMention[]): PlaceMention | undefined {
  const { tokens, isOne } = tools
  // "takes 2 infantry from there"
  const loads = fleetsIn(tools).filter(({ value }) => !isShip(value))
  const at = tokens.findIndex(
    (_, i) =>
      (isOne(i, 'there') && isOne(i - 1, 'from', 'of', 'leave') && !loads.some(({ to }) => to === i - 2)) ||
      // "my token is in 25, can they move out of it"
      (isOne(i, 'it') && ((isOne(i - 1, 'of') && isOne(i - 2, 'out')) || isOne(i - 1, 'leave'))),
  )
  return at < 0 ? undefined : places.filter(({ to }) => to < at).at(-1)
}

/** "Picks up 2 infantry from 41, 22 to 23", "22 to 23 to 24, takes 2 infantry from 23": where loads come from while the way is told elsewhere. */
function isPicked(tools: SceneTools, place: PlaceMention, places: readonly PlaceMention[]): boolean {
  const { isOne } = tools
  const lead = leadAt(tools, place, ['from'])
  const load = fleetsIn(tools).find(({ to }) => to + 1 === lead)
  if (!load) return false
  const isTaken = (...verbs: string[]) => [1, 2].some((step) => isOne(load.start - step, ...verbs))
  if (places.some(({ id, from }) => id === place.id && from < place.from))
    return isTaken('take', 'pick', 'grab', 'load')
  const next = places[places.indexOf(place) + 1]
  return isTaken('pick', 'grab', 'scoop') && next !== undefined && !isLed(tools, next, [...ENDS, ...PASSES])
}

/** "If red leaves A can I go through A": where somebody else may be gone from. */
function isLeftByOther(tools: SceneTools, place: PlaceMention): boolean {
  const at = leadAt(tools, place, ['leave', 'leaves', 'left', 'quits', 'exits'])
  // "Bo left 25, so can I pass"
  const isGone =
    tools.tokens[at ?? -1]?.plain === 'left' && tools.tokens.some(({ plain }, i) => i > place.to && plain === 'i')
  if (at === undefined || (!isGone && !tools.isOne(at - 2, 'if', 'when', 'once', 'after', 'until', 'unless')))
    return false
  const person = tools.isOne(at - 1, 'they', 'it') ? undefined : personAt(tools, at - 1)
  return person !== undefined && person !== ME
}

/** "Took my token from 26". */
const isOfToken = (tools: SceneTools, place: PlaceMention): boolean => {
  const at = leadAt(tools, place, ['from', 'off', 'out'])
  return at !== undefined && tools.isOne(at - 1, 'token', 'counter', 'cc')
}

/** "He moved out of 25, and his carrier goes back there from 26": that was before. */
const isMovedOut = (tools: SceneTools, place: PlaceMention): boolean => {
  const at = leadAt(tools, place, ['out', 'from', 'off'])
  const verb = at === undefined ? -1 : tools.isOne(at - 1, 'out') ? at - 2 : at - 1
  return /^(moved|flew|went|jumped|came|got|pulled|withdrew)$/.test(tools.tokens[verb]?.plain ?? '')
}

/** The place a way begins at, if one is said to be it; `standing`: where the ship is said to be. */
export function startOf(
  tools: SceneTools,
  places: readonly PlaceMention[],
  standing: PlaceMention | undefined,
): PlaceMention | undefined {
  const goesOn = (place: PlaceMention, i: number) =>
    i < places.length - 1 &&
    tools.isOne(place.to + 1, ...ENDS, ...PASSES) &&
    tools.tokens[place.to + 1]!.part === tools.tokens[places[i + 1]!.from]!.part &&
    !isLed(tools, place, [...ENDS, ...PASSES])
  const moved = movedTo(tools, places)
  const begun = places.filter(
    (place) =>
      isLed(tools, place, STARTS) &&
      !isOfToken(tools, place) &&
      !isPicked(tools, place, places) &&
      !isLeftByOther(tools, place),
  )
  return (
    (moved?.isOther ? undefined : moved?.place) ??
    // "locked down by my own token"
    places.find((place) => isLockedIn(tools, place) || isBegun(tools, place)) ??
    begun.find((place) => !isMovedOut(tools, place)) ??
    begun[0] ??
    places.find((place) => isAt(tools, place, STANDS) || isLeft(tools, place) || isStoodIn(tools, place)) ??
    places.find((place) => isAt(tools, place, FIGHTS) && !isEnd(tools, place)) ??
    places.find(
      (place) =>
        isLed(tools, place, AT) &&
        tools.isOne(place.to + 1, 'going', 'moving', 'heading', 'wanting') &&
        // "around his fleet at 26 going 25 to 27"
        !places.some(({ from, to }) => from === place.to + 2 && tools.isOne(to + 1, ...ENDS)),
    ) ??
    fromThere(tools, places) ??
    standing ??
    places.find(goesOn)
  )
}
