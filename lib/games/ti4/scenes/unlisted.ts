/** Ships of others of which nobody said what they are: "past his fleet in 31", "red has ships there". */
import type { Claim, Mention, SceneTools } from '../../../kernel/sayings.ts'
import { isShip } from '../sayings/fleets.ts'
import { isGone } from './absent.ts'
import { claimOf } from './claims.ts'
import { possessorAt } from './ellipses.ts'
import { AT, isOver } from './leads.ts'
import { holdersOf, ownerBehind, whoseBefore } from './owners.ts'
import { ME, whoIs } from './people.ts'
import type { PlaceMention } from './places.ts'
import type { Read } from './read.ts'
import { placeBefore, placeOf } from './stands.ts'

/** "Mine are in 24, his are in 25", "red's 3 are in 25": whose they are that no other word names. */
function bareOwner(tools: SceneTools, at: number): string | undefined {
  const { tokens, isOne } = tools
  const verb = tokens[at + 1]?.number === undefined ? at + 1 : at + 2
  return isOne(verb, 'is', 'are') && isOne(verb + 1, ...AT) ? possessorAt(tools, at) : undefined
}

/** Where they are, with the words that say so. */
export function unlistedIn({ tools, places, groups }: Read): (Mention & { place: PlaceMention })[] {
  const { tokens, isOne } = tools
  const standsIn = (mention: Mention) => placeOf(tools, mention, places) ?? placeBefore(tools, mention, places)
  return tokens.flatMap((_, at) => {
    const isShips = isOne(at, 'ship', 'fleet', 'stuff', 'blockade')
    const bare = isShips ? undefined : bareOwner(tools, at)
    if (!isShips && bare === undefined) return []
    if (isOne(at + 1, 'pool', 'supply', 'token', 'limit') || isOver(tools, at)) return []
    const before = bare === undefined ? whoseBefore(tools, at - 1) : undefined
    const owner = bare ?? before ?? ownerBehind(tools, at) ?? holdersOf(tools, at)[0]
    const said = { value: undefined, start: before === undefined ? at : at - 1, from: at, to: at }
    const place = standsIn(said)
    if (!place || owner === undefined || whoIs(tools, owner) === ME || isGone(tools, said)) return []
    // "my cruiser is in 24, his are in 25": cruisers too, and nobody said how many
    const isMany = ({ mention }: Read['groups'][number]) =>
      mention.start === at && isShip(mention.value) && !isOne(at + 1, 'is')
    const isTold = groups.some(
      (group) => group.owner !== ME && standsIn(group.mention)?.id === place.id && !isMany(group),
    )
    return isTold ? [] : [{ ...said, place }]
  })
}

/** The systems with that: of what stands there not all is listed. */
export const withUnlisted = (systems: readonly Claim[], one: Read): Claim[] => [
  ...systems,
  ...unlistedIn(one).flatMap(({ place, start, to }): Claim[] => {
    const told = claimOf(systems, place.id)
    return told ? [{ path: `${told.path}.unitsListed`, value: false, from: start, to }] : []
  }),
]
