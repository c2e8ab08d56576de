/** Ways of which only the length was told: "my destroyer starts in a nebula, can it move two systems away". */
import type { SceneTools } from '../../../kernel/sayings.ts'
import { isShip } from './fleets.ts'
import { AT, leadAt } from './leads.ts'
import type { Read } from './read.ts'
import { placeOf } from './stands.ts'
import { FLIES } from './told-way.ts'
import { BEYOND, START } from './ways.ts'

const STEPS = ['systems', 'hexes', 'tiles', 'spaces']
/** Behind the number they say that it is none, or that more is told of the way. */
const MORE = ['from', 'to', 'into', 'of', 'in', 'between', 'at', 'through', 'via', 'and']
const ABOUT = ['than', 'least', 'most', 'up', 'these', 'those', 'both', 'the', 'my', 'all']

/** Where the one number of steps stands that somebody goes. */
function stepsAt({ tokens, isOne }: SceneTools): number {
  const isSteps = (at: number) => isOne(at + 1, ...STEPS)
  const [at = -1, ...more] = tokens.flatMap(({ number }, i) =>
    number !== undefined && number > 1 && isSteps(i) ? [i] : [],
  )
  const behind = isOne(at + 2, 'away', 'over', 'far') ? at + 3 : at + 2
  const isNear = (other: number) => tokens[other]?.part === tokens[at]?.part
  const isGone = tokens.some((_, i) => i < at && isNear(i) && isOne(i, ...FLIES, 'reach'))
  const isAbout = [1, 2].some((step) => isOne(at - step, ...ABOUT))
  const isDenied = tokens.some(
    (_, i) => isNear(i) && isOne(i, 'not', 'cant', 'cannot', 'dont', 'isnt', 'never', 'only'),
  )
  const isOfMore = isNear(behind) && isOne(behind, ...MORE)
  return more.length || !isGone || isAbout || isDenied || isOfMore ? -1 : at
}

/** The way with as many systems as were told, where none of them has a name but the first. */
export function withSteps(one: Read): Read {
  const { tools, places, groups, route, start } = one
  // "it starts in a nebula": who stands somewhere is the one who goes
  const standing = groups.length === 1 && isShip(groups[0]!.mention.value) ? groups : []
  const movers = one.movers.length ? one.movers : standing
  const at = stepsAt(tools)
  const many = tools.tokens[at]?.number ?? 0
  if (one.isOpen || route.length > 1 || movers.length !== 1 || many < 2 || many > 6) return one
  // "it starts in a nebula", where nothing else could be there
  const only =
    groups.length === 1 ? places.find((place) => place.to < at && leadAt(tools, place, AT) !== undefined) : undefined
  const begin = start ?? movers[0]!.begin ?? placeOf(tools, movers[0]!.mention, places) ?? only
  if (places.some(({ id }) => id !== begin?.id)) return one
  const said = { from: at, to: at + 1 }
  const between = Array.from({ length: many - 1 }, (_, i) => ({ ...said, id: `step ${i + 1}` }))
  return { ...one, movers, route: [begin ?? { ...said, id: START }, ...between, { ...said, id: BEYOND }] }
}
