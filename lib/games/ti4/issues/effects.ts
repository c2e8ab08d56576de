/** Cards without the player or the target they need. */
import { type Component, findComponent } from '../data/technologies.ts'
import { findUnit } from '../data/units.ts'
import type { PartialCase, Say } from './told.ts'

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

/** True for a card that is put to one ship, which has to be named. */
export const needsShip = (id: string): boolean => TARGETS[id] === 'unit' && id !== 'experimental-battlestation'

const unitWord = (id: string, wants: string) =>
  id === 'experimental-battlestation' ? 'space dock' : wants === 'unit' ? 'ship' : wants

const TOKENS = ['creuss-wormhole-tokens', 'ion-storm']

/** How to tell what a card that would do nothing here means; undefined for a card that works as it is. */
function insteadOf({ id, kind }: Pick<Component, 'id' | 'kind'>, own: readonly string[]): string | undefined {
  if (id === 'nova-seed') return 'Tell the result: the system has the anomaly supernova, and its units are gone.'
  if ((kind === 'unit' || kind === 'flagship' || kind === 'mech') && !isListed(id, kind, own))
    return 'List the unit itself among the units, by its kind.'
  return undefined
}

/** An upgrade said beside its own units, or where there are none to upgrade, agrees with the table; one beside the old kind does not. */
function isListed(id: string, kind: string, own: readonly string[]): boolean {
  if (own.includes(id)) return true
  const type = findUnit(id)?.type
  return kind === 'unit' && !own.some((other) => findUnit(other)?.type === type)
}

/** Cards in play: their set, player and target. */
export function effectIssues(raw: PartialCase, say: Say): void {
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
    const own = (raw.units ?? []).filter(({ owner }) => effect.owner === undefined || owner === effect.owner)
    const types = own.flatMap(({ type }) => (type === undefined ? [] : [type]))
    const instead = effect.id in TARGETS || !raw.units ? undefined : insteadOf(component, types)
    if (instead) say(`${path}.id`, `${component.name} is not told as a card in play.`, instead)
    const wants = TARGETS[effect.id]
    if (wants && effect.target === undefined)
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
      say(`${path}.target`, `${effect.target} is not on the board.`, 'Name a ship of the list.')
    if (
      wants === 'system' &&
      effect.target !== undefined &&
      raw.systems &&
      !raw.systems.some((system) => system.id === effect.target)
    )
      say(`${path}.target`, `${effect.target} is not on the board.`, 'Name a system of the list.')
    if (wants === 'border' && effect.target !== undefined && raw.systems) {
      const known = raw.systems.map((system) => system.id)
      if (!effect.target.split('/').every((id) => known.includes(id)) || effect.target.split('/').length !== 2)
        say(`${path}.target`, `${effect.target} is no border.`, 'Give two systems as a/b.')
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
