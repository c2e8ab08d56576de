/** Cards without the player or the target they need. */
import { type Component, findComponent } from '../data/technologies.ts'
import { findUnit } from '../data/units.ts'
import type { AbilityId } from '../facts.ts'
import { meant, meantSystem, type PartialCase, type Say } from './told.ts'

/** Cards whose target has to be a ship, a system or a player, and the two whose wormhole goes with the system. */
const TARGETS: Readonly<Record<string, 'unit' | 'system' | 'border' | 'player'>> = {
  'gravity-drive': 'unit',
  'captain-mendosa': 'unit',
  'te-imperator': 'unit',
  'in-the-silence-of-space': 'system',
  'gamma-tokens': 'system',
  'te-void-tether': 'border',
  'te-heavens-eye': 'player',
  'experimental-battlestation': 'unit',
}

/** Cards that speed up a ship of their own player only. */
const OWN_SHIP = new Set(['gravity-drive', 'te-imperator'])

/** True for a card that is put to one ship, which has to be named. */
export const needsShip = (id: string): boolean => TARGETS[id] === 'unit' && id !== 'experimental-battlestation'

const unitWord = (id: string, wants: string) =>
  id === 'experimental-battlestation' ? 'space dock' : wants === 'unit' ? 'ship' : wants

const TOKENS = ['creuss-wormhole-tokens', 'ion-storm']

/** Cards whose result is told instead: what they leave on the table. */
const RESULTS: Readonly<Record<string, string>> = {
  'nova-seed': 'Tell the result: the system has the anomaly supernova, and its units are gone.',
  'signal-jamming': 'Tell the result: put the token among the command tokens of its system.',
  'creuss-gate': 'Tell the tiles instead: the gate is tile 17, the home is tile 51, each with a delta wormhole.',
  'te-entropic-scar': 'Mark the system itself: an entropic scar is one of its anomalies.',
  'te-fracture': 'Mark the systems themselves: ingress, egress or in The Fracture.',
  'te-neutral-units': 'List the ships themselves, with neutral as their player.',
}
/** Cards that move ships outside the Movement step, and what they are called where that is asked. */
const MOVERS: Readonly<Record<string, readonly AbilityId[]>> = {
  'skilled-retreat': ['skilled-retreat'],
  'helix-protocol': ['helix-protocol'],
  'dark-space-navigation': ['dark-space-navigation'],
  'te-survival-instinct': ['te-survival-instinct', 'te-rescue'],
}
const BY_ITSELF =
  'It moves ships outside the Movement step: ask “Can this ability move these ships?” and name it as what moves them.'

/** How to tell what a card that would do nothing here means; undefined for a card that works as it is. */
function insteadOf({ id, kind }: Component, own: readonly string[] | undefined, by?: AbilityId): string | undefined {
  if (RESULTS[id]) return RESULTS[id]
  const asks = MOVERS[id]
  if (asks) return by && asks.includes(by) ? undefined : BY_ITSELF
  const isUnit = kind === 'unit' || kind === 'flagship' || kind === 'mech'
  return isUnit && own && !isListed(id, kind, own) ? 'List the unit itself among the units, by its kind.' : undefined
}

/**
 * A unit said beside its own units agrees with the table; so does an upgrade where there are none to upgrade. One beside
 * the old kind does not, nor does a unit of a faction that nobody listed.
 */
function isListed(id: string, kind: string, own: readonly string[]): boolean {
  if (own.some((type) => findUnit(type)?.clause === `ti4:components.${id}`)) return true
  const type = findUnit(id)?.type
  return kind === 'unit' && type !== undefined && !own.some((other) => findUnit(other)?.type === type)
}

/** Cards in play: their set, player and target. `isAnyShip`: a card for one ship may wait for the ship it goes to. */
export function effectIssues(raw: PartialCase, say: Say, isAnyShip = false): void {
  const chosen = new Map<string, string>()
  raw.effects?.forEach((effect, i) => {
    const path = `effects[${i}]`
    const component = effect.id === undefined ? undefined : findComponent(effect.id)
    if (!component || effect.id === undefined) return
    if (component.set === 'te' && raw.expansions && !raw.expansions.length)
      say(`${path}.id`, `${component.name} is of Thunder's Edge.`, 'Add te to expansions.')
    if (
      effect.owner === undefined &&
      component.kind !== 'law' &&
      component.kind !== 'map' &&
      component.kind !== 'exploration'
    )
      say(`${path}.owner`, `Nobody is named as the player of ${component.name}.`, 'Name the player.')
    const own = raw.units?.filter(({ owner }) => effect.owner === undefined || owner === effect.owner)
    const types = own?.flatMap(({ type }) => (type === undefined ? [] : [type]))
    const instead = effect.id in TARGETS ? undefined : insteadOf(component, types, raw.by)
    if (instead) say(`${path}.id`, `${component.name} is not told as a card in play.`, instead)
    const wants = TARGETS[effect.id]
    if (wants && effect.target === undefined && !(isAnyShip && OWN_SHIP.has(effect.id)))
      say(
        `${path}.target`,
        `${component.name} needs its ${unitWord(effect.id, wants)}.`,
        wants === 'border' ? 'Give two systems as a/b.' : `Name the ${unitWord(effect.id, wants)}.`,
      )
    if (
      wants === 'unit' &&
      effect.target !== undefined &&
      raw.units &&
      !raw.units.some((unit) => unit.id === effect.target)
    )
      say(
        `${path}.target`,
        `${effect.target} is not on the board.`,
        meant(
          effect.target,
          raw.units.map(({ id }) => id),
          'Name a ship of the list.',
        ),
      )
    const aimed = raw.units?.find(({ id }) => id === effect.target)
    const goesTo = OWN_SHIP.has(effect.id) && effect.owner !== undefined ? aimed?.owner : undefined
    if (goesTo !== undefined && goesTo !== effect.owner)
      say(
        `${path}.target`,
        `${component.name} of ${effect.owner} is for a ship of ${effect.owner}; ${effect.target} belongs to ${goesTo}.`,
        `Name a ship of ${effect.owner}.`,
      )
    if (
      wants === 'system' &&
      effect.target !== undefined &&
      raw.systems &&
      !raw.systems.some((system) => system.id === effect.target)
    )
      say(`${path}.target`, `${effect.target} is not on the board.`, meantSystem(raw, effect.target))
    if (wants === 'border' && effect.target !== undefined && raw.systems) {
      const known = raw.systems.map((system) => system.id)
      if (!effect.target.split('/').every((id) => known.includes(id)) || effect.target.split('/').length !== 2)
        say(`${path}.target`, `${effect.target} is not a border.`, 'Give two systems as a/b.')
    }
    const key = `${effect.id}|${effect.owner}`
    if (
      ['gravity-drive', 'in-the-silence-of-space', 'te-imperator', 'captain-mendosa'].includes(effect.id) &&
      effect.target !== undefined
    ) {
      if (chosen.has(key) && chosen.get(key) !== effect.target)
        say(
          `${path}.target`,
          `${component.name} is given to two: ${chosen.get(key)} and ${effect.target}.`,
          'Choose one.',
        )
      chosen.set(key, effect.target)
    }
    if (TOKENS.includes(effect.id) && raw.systems) tokenIssue(raw, effect, path, component.name, say)
  })
}

function tokenIssue(raw: PartialCase, effect: { target?: string }, path: string, name: string, say: Say): void {
  const system = raw.systems?.find((candidate) => candidate.id === effect.target)
  if (system?.wormholes?.includes('alpha') || system?.wormholes?.includes('beta')) return
  say(
    `${path}.target`,
    `Which wormhole ${name} gives is told with the system.`,
    'Name the system as target and put alpha or beta among its wormholes.',
  )
}
