/** Fleets as players name them: "3 cruisers", "Bob's War Sun", "two infantry". */
import type { Mention, Named, SceneTools } from '../../../kernel/sayings.ts'
import { components } from '../data/technologies.ts'
import { thundersEdgeUnits, type Unit, units } from '../data/units.ts'

const ALL = [...units, ...thundersEdgeUnits]
/** A kind said without its level is the one a player begins with. */
const plain = (type: string) => ALL.find((unit) => unit.type === type && !unit.faction && unit.level !== 2)
const TYPES: Named<Unit>[] = [...new Set(ALL.map(({ type }) => type))].flatMap((type) => {
  const unit = plain(type)
  const others: Record<string, string[]> = {
    'war-sun': ['warsun'],
    dreadnought: ['dread', 'dreadnaught'],
    infantry: ['ground force', 'inf', 'troop'],
    fighter: ['ff'],
    destroyer: ['dd'],
    carrier: ['cv'],
  }
  return unit ? [type.replaceAll('-', ' '), ...(others[type] ?? [])].map((name) => ({ name, value: unit })) : []
})
const SPOKEN: Named<Unit>[] = [
  ...ALL.flatMap((unit) => [
    { name: unit.name, value: unit },
    ...(unit.level ? [{ name: unit.name.replace(/ I+$/, ` ${unit.level}`), value: unit }] : []),
  ]),
  ...TYPES,
]
/** Technologies, cards and abilities: everything but the units. */
const EFFECTS: Named<string>[] = components
  .filter(({ kind }) => !['unit', 'flagship', 'mech', 'map'].includes(kind))
  .map(({ id, name }) => ({ name: name.replace(/\(.*\)/, ''), value: id }))

/** Every fleet that is named. */
export const fleetsIn = ({ mentions }: SceneTools): Mention<Unit>[] => mentions(SPOKEN)
/** Every card, technology or ability that is named. */
export const effectsIn = ({ mentions }: SceneTools): Mention<string>[] => mentions(EFFECTS)
export const isShip = (unit: Unit): boolean => unit.roles.includes('ship')
const namesOf = (all: readonly Named[]): readonly string[] => all.map(({ name }) => name)
/** Every way to say a unit, and a card. */
export const spokenUnits = namesOf(SPOKEN)
export const spokenEffects = namesOf(EFFECTS)
/** Names of units and cards, for mending. */
export const spokenNames: readonly string[] = [...spokenUnits, ...spokenEffects]
