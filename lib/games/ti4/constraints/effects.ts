/** Cards without the player or the target they need. */

import { meant } from '../../../kernel/constraints.ts'
import { ofPlayer, sayPlayer } from '../../../kernel/players.ts'
import type { Constraint } from '../../../kernel/space.ts'
import { type Component, findComponent } from '../data/technologies.ts'
import { findSystemTile } from '../data/tiles.ts'
import { findUnit } from '../data/units.ts'
import type { AbilityId } from '../facts.ts'
import { ADD_TE, constraint, isWithoutTe, meantSystem, type ToldCase } from './names.ts'

const BATTLESTATION = 'experimental-battlestation'
/** Cards whose target has to be a ship, a system or a player, and the two whose wormhole goes with the system. */
const TARGETS: Readonly<Record<string, 'unit' | 'system' | 'border' | 'player'>> = {
  'gravity-drive': 'unit',
  'captain-mendosa': 'unit',
  'te-imperator': 'unit',
  'in-the-silence-of-space': 'system',
  'gamma-tokens': 'system',
  'te-void-tether': 'border',
  'te-heavens-eye': 'player',
  [BATTLESTATION]: 'unit',
}

/** Cards that speed up a ship of their own player only. */
const OWN_SHIP = new Set(['gravity-drive', 'te-imperator'])

/** True for a card that is put to one ship, which has to be named. */
export const needsShip = (id: string): boolean => TARGETS[id] === 'unit' && id !== BATTLESTATION

/** True for a card that its own player alone can put to a ship. */
export const isForOwnShip = (id: string): boolean => OWN_SHIP.has(id)

/** True for the card that is played on a space dock. */
export const needsDock = (id: string): boolean => id === BATTLESTATION

const unitWord = (id: string, wants: string) =>
  id === BATTLESTATION ? 'space dock' : wants === 'unit' ? 'ship' : wants

const TOKENS = ['creuss-wormhole-tokens', 'ion-storm']

/** True for a card that does nothing until it is told for which system or player. */
export const needsPlace = (id: string): boolean =>
  TOKENS.includes(id) || (TARGETS[id] !== undefined && TARGETS[id] !== 'unit')

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
/** True for a card that stands in no list of cards: what it leaves is told, or it is what is asked about. */
export const isToldOtherwise = (id: string): boolean => RESULTS[id] !== undefined || MOVERS[id] !== undefined
const BY_ITSELF =
  'It moves ships outside the Movement step: ask “Can this ability move these ships?” and name it as what moves them.'

/** How to tell what a card that would do nothing here means; undefined for a card that works as it is. */
function insteadOf(
  { id, kind }: Component,
  own: readonly string[] | undefined,
  by: AbilityId | undefined,
): string | undefined {
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

type ToldEffect = NonNullable<ToldCase['effects']>[number]
const componentOf = ({ id }: ToldEffect) => (id === undefined ? undefined : findComponent(id))
/** What the card of an effect wants as its target. */
const wantsOf = ({ id }: ToldEffect) => (id === undefined ? undefined : TARGETS[id])

/** Kinds that belong to nobody. */
const NOBODYS: readonly string[] = ['law', 'map', 'exploration']
/** Cards that are put to one thing only. */
const ONE_TARGET = new Set(['gravity-drive', 'in-the-silence-of-space', 'te-imperator', 'captain-mendosa'])

/** The kinds of the units of who played it, where they are told. */
const kindsOf = ({ owner }: ToldEffect, { units }: Pick<ToldCase, 'units'>) =>
  units
    ?.filter((unit) => owner === undefined || unit.owner === owner)
    .flatMap(({ type }) => (type === undefined ? [] : [type]))

const ofCards = [
  constraint.each('effects[]', ['expansions'], (effect, told) =>
    componentOf(effect)?.set === 'te' && isWithoutTe(told)
      ? { at: 'id', message: `${componentOf(effect)!.name} is of Thunder's Edge.`, fix: ADD_TE }
      : undefined,
  ),
  constraint.each('effects[]', ['systems'], ({ id, target }, { systems = [] }) => {
    const system = id === 'gamma-tokens' ? systems.find((one) => one.id === target) : undefined
    const printed = system?.tile === undefined ? undefined : findSystemTile(system.tile)
    return system?.anomalies?.includes('entropic-scar') || printed?.anomalies.includes('entropic-scar')
      ? { at: 'target', message: 'No wormhole token lies in an entropic scar.', fix: 'Name another system.' }
      : undefined
  }),
  constraint.each('effects[]', [], (effect) => {
    const component = componentOf(effect)
    return component && effect.owner === undefined && !NOBODYS.includes(component.kind)
      ? { at: 'owner', message: `Nobody is named as the player of ${component.name}.`, fix: 'Name the player.' }
      : undefined
  }),
]

const notAsCard = (by: (told: Pick<ToldCase, 'by'>) => AbilityId | undefined, sees: readonly 'by'[]): Constraint =>
  constraint.each('effects[]', ['units', ...sees], (effect, told) => {
    const component = componentOf(effect)
    const instead = component && !wantsOf(effect) && insteadOf(component, kindsOf(effect, told), by(told))
    return instead
      ? { at: 'id', message: `${component.name} is not listed as a card in play.`, fix: instead }
      : undefined
  })

/** A card for a ship of its own player waits for none of them while somebody else moves. */
const needsTarget = (isAnyShip: boolean): Constraint =>
  constraint.each('effects[]', ['activePlayer'], (effect, { activePlayer }) => {
    const { id = '', owner, target } = effect
    const wants = wantsOf(effect)
    const isOfOther = owner !== undefined && activePlayer !== undefined && owner !== activePlayer
    if (!wants || target !== undefined || ((isAnyShip || isOfOther) && OWN_SHIP.has(id))) return undefined
    return {
      at: 'target',
      message: `${componentOf(effect)?.name} needs its ${unitWord(id, wants)}.`,
      fix: wants === 'border' ? 'Give two systems as a/b.' : `Name the ${unitWord(id, wants)}.`,
    }
  })

/** Captain Mendosa quickens a ship of whoever acts, whoever plays it; an ability does not look at it. */
const ofMover = constraint.each('effects[]', ['units', 'activePlayer'], (effect, { units = [], activePlayer }) => {
  const { id, target } = effect
  const whose = id === 'captain-mendosa' ? units.find((unit) => unit.id === target)?.owner : undefined
  return whose !== undefined && activePlayer !== undefined && whose !== activePlayer
    ? {
        at: 'target',
        message: `Captain Mendosa is for a ship of the active player; ${target} belongs to ${sayPlayer(whose)}.`,
        fix: `Name a ship ${ofPlayer(activePlayer)}.`,
      }
    : undefined
})

const ofTargets = [
  constraint.each('effects[]', ['units'], (effect, { units }) => {
    const { target } = effect
    if (wantsOf(effect) !== 'unit' || target === undefined || !units || units.some(({ id }) => id === target))
      return undefined
    const ids = units.map(({ id }) => id)
    return {
      at: 'target',
      message: `${target} is not on the board.`,
      fix: meant(target, ids, 'Name a ship of the list.'),
    }
  }),
  constraint.each('effects[]', ['units'], (effect, { units = [] }) => {
    const { id, target } = effect
    const type = id === BATTLESTATION ? units.find((unit) => unit.id === target)?.type : undefined
    const kind = type === undefined ? undefined : findUnit(type)
    return kind && kind.type !== 'space-dock'
      ? {
          at: 'target',
          message: `${componentOf(effect)?.name} is for a space dock; ${target} is not one.`,
          fix: 'Name the space dock.',
        }
      : undefined
  }),
  constraint.each('effects[]', ['units'], (effect, { units = [] }) => {
    const { id = '', owner, target } = effect
    const whose = OWN_SHIP.has(id) ? units.find((unit) => unit.id === target)?.owner : undefined
    return owner !== undefined && whose !== undefined && whose !== owner
      ? {
          at: 'target',
          message: `${componentOf(effect)?.name} ${ofPlayer(owner)} is for a ship of the same player; ${target} belongs to ${sayPlayer(whose)}.`,
          fix: `Name a ship ${ofPlayer(owner)}.`,
        }
      : undefined
  }),
  constraint.each('effects[]', ['systems'], (effect, told) => {
    const { target } = effect
    const isThere = told.systems?.some(({ id }) => id === target)
    return wantsOf(effect) === 'system' && target !== undefined && isThere === false
      ? { at: 'target', message: `${target} is not on the board.`, fix: meantSystem(told, target) }
      : undefined
  }),
  constraint.each('effects[]', ['systems'], (effect, { systems }) => {
    const { target } = effect
    if (wantsOf(effect) !== 'border' || target === undefined || !systems) return undefined
    const ends = target.split('/')
    return ends.length === 2 && ends.every((end) => systems.some(({ id }) => id === end))
      ? undefined
      : { at: 'target', message: `${target} is not a border.`, fix: 'Give two systems as a/b.' }
  }),
  constraint.each('effects[]', [], (effect, { effects = [] }) => {
    const { id = '', owner, target } = effect
    if (!ONE_TARGET.has(id) || target === undefined) return undefined
    const before = effects
      .slice(0, effects.indexOf(effect))
      .findLast((other) => other.id === id && other.owner === owner && other.target !== undefined)
    return before && before.target !== target
      ? {
          at: 'target',
          message: `${componentOf(effect)?.name} is given to two: ${before.target} and ${target}.`,
          fix: 'Choose one.',
        }
      : undefined
  }),
  constraint.each('effects[]', ['systems'], (effect, { systems }) => {
    const { id = '', target } = effect
    if (!TOKENS.includes(id) || !systems) return undefined
    const wormholes = systems.find((system) => system.id === target)?.wormholes
    return wormholes?.includes('alpha') || wormholes?.includes('beta')
      ? undefined
      : {
          at: 'target',
          message: `Which wormhole ${componentOf(effect)?.name} gives is told with the system.`,
          fix: 'Name the system as target and put alpha or beta among its wormholes.',
        }
  }),
]

/**
 * Cards in play: their set, player and target. `isAnyShip`: a card for one ship may wait for the ship it goes to.
 * `isByAbility`: the facts tell what moves the ships.
 */
export const effectConstraints = ({ isAnyShip = false, isByAbility = false }): readonly Constraint[] => [
  ...ofCards,
  isByAbility ? notAsCard(({ by }) => by, ['by']) : notAsCard(() => undefined, []),
  needsTarget(isAnyShip),
  ...(isAnyShip || isByAbility ? [] : [ofMover]),
  ...ofTargets,
]
