/** Two places of which it is asked whether they are adjacent: "is 26 next to 39 for Creuss, their tiles don't touch". */
import type { Claim, Scene, SceneTools } from '../../../kernel/sayings.ts'
import { factionsIn, isViewpoint } from '../sayings/factions.ts'
import { activeIn } from './active.ts'
import { hyperlanes } from './base.ts'
import { effectClaims } from './cards.ts'
import { claimOf, systemClaims, unitClaims } from './claims.ts'
import { comparedPlaces, endsOf, isOfOne, looseWormholes } from './compared.ts'
import { ME } from './groups.ts'
import { isAboutMe, whoIs } from './people.ts'
import { type PlaceMention, placesIn } from './places.ts'
import { read } from './read.ts'
import { farApartAt } from './told-way.ts'
import { turnAt } from './turns.ts'

/** So far from each other no two tiles touch. */
const APART = 7

/** "Is 40 adjacent to itself": both ends are the one that is named. */
function comparedIn(tools: SceneTools, places: readonly PlaceMention[]): (PlaceMention | undefined)[] {
  const [from, other] = endsOf(tools, places)
  const self = isOfOne(tools) ? tools.tokens.findIndex((_, at) => tools.isOne(at, 'itself', 'own', 'same', 'one')) : -1
  const isSelf = self >= 0 && (other === undefined || tools.isOne(self, 'itself'))
  return [from, from && isSelf ? { ...from, from: self, to: self } : other]
}

/** From whose view it is asked: "for Creuss"; of cards that only somebody else has, from theirs. */
function viewClaims(tools: SceneTools, effects: readonly Claim[]): Claim[] {
  const viewer = factionsIn(tools).find((faction) => isViewpoint(tools, faction))
  if (viewer) return [{ path: 'player', value: whoIs(tools, viewer.value), from: viewer.from, to: viewer.to }]
  const had = effects.filter(({ path }) => /^effects\[\d+\]$/.test(path))
  const owners = new Set(had.map(({ value }) => (value as { owner?: string }).owner))
  const [owner] = owners
  const isTheirs = owners.size === 1 && owner !== undefined && owner !== ME && !isAboutMe(tools)
  return isTheirs ? [{ ...had[0]!, path: 'player', value: owner }] : []
}

/** "It's Red's turn", "Winnu takes a tactical action": the player, by the name that is used elsewhere too. */
function turnClaims(tools: SceneTools, view: readonly Claim[]): Claim[] {
  const turn = turnAt(tools)
  const who = turn === undefined ? activeIn(tools) : turn.who
  if (who === undefined) return []
  const at = turn?.at ?? tools.tokens.findIndex(({ plain }) => plain === 'active')
  const player = whoIs(tools, who)
  const known = view[0]?.value as string | undefined
  const value = known?.toLowerCase() === player.toLowerCase() ? known : player
  return [{ path: 'activePlayer', value, from: at, to: at }]
}

/** "They don't touch": each has a place of its own on the map. */
function apartClaims(tools: SceneTools, systems: readonly Claim[], ends: readonly Claim[]): Claim[] {
  const at = farApartAt(tools)
  const told = [...new Set(ends.map(({ value }) => claimOf(systems, value as string)))]
  if (at < 0 || told.length !== 2) return []
  return told.flatMap((system, i) =>
    system
      ? [
          {
            path: `${system.path}.hex`,
            value: { q: i * APART, r: 0 },
            from: at,
            to: at,
            says: 'the tiles do not touch',
          },
        ]
      : [],
  )
}

/** What is compared, what joins it, and for whom. */
export const adjacency: Scene = (tools) => {
  const one = { ...read(tools, 'told'), places: comparedPlaces(tools, placesIn(tools, true)) }
  const [from, to] = comparedIn(tools, one.places)
  const ends = [
    ...(from ? [{ path: 'from', value: from.id, from: from.from, to: from.to }] : []),
    ...(to ? [{ path: 'to', value: to.id, from: to.from, to: to.to }] : []),
  ]
  const systems = systemClaims({ ...one, route: [] })
  // "the Creuss flagship sits in 25": what lies where it stands may hang on it
  const ships = { ...one, groups: one.groups.filter(({ mention }) => mention.value.type === 'flagship') }
  const loose = looseWormholes(tools, one.places).flatMap((at) =>
    systems
      .filter(({ path }) => /^systems\[\d+\]$/.test(path))
      .map(({ path }): Claim => ({ path: `${path}.wormholes`, value: undefined, from: at, to: at })),
  )
  const isSelf = from !== undefined && from.id === to?.id
  // whatever lies there, it is not adjacent to itself
  const effects = effectClaims(tools, one, ['adjacency']).filter(({ value }) => !isSelf || value !== undefined)
  const view = viewClaims(tools, effects)
  return [
    ...systems,
    ...apartClaims(tools, systems, ends),
    ...(isSelf ? [] : loose),
    ...unitClaims(ships),
    ...hyperlanes(tools),
    ...effects,
    ...ends,
    ...view,
    ...turnClaims(tools, view),
  ]
}
