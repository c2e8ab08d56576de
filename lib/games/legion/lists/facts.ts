import type { RawFacts } from '../../../kernel/facts.ts'
import { battleForceOptions } from '../command-hand/facts.ts'
import type { Faction } from '../data/cards.ts'
import { characterNamed, has, normal, ownerIn, titleOf } from '../names.ts'
import { type ArmyList, emptyList } from './list.ts'

/** The characters of a list that own command cards, each once; two that travel as one unit are both in it. */
const charactersIn = ({ units }: ArmyList): string[] => [
  ...new Set(units.flatMap(({ name }) => name.split(' + ').flatMap((part) => ownerIn(part)?.name ?? []))),
]

/** A faction every character with one faction has; hired hands of the Shadow Collective tell nothing. */
function factionOf(characters: readonly string[]): Faction | undefined {
  const told = characters.flatMap((name) => {
    const factions = characterNamed(name)?.factions ?? []
    return factions.length === 1 && factions[0] !== 'shadow-collective' ? factions : []
  })
  return new Set(told).size === 1 ? told[0] : undefined
}

const forceOf = (name: string): string | undefined =>
  Object.keys(battleForceOptions).find((force) => normal(force) === normal(name))

/** What a list tells the checker of command hands (`legion/command-hand`): army, hand, faction, battle force, cards set aside. */
export function handFacts(list: ArmyList): RawFacts {
  const army = charactersIn(list)
  const faction = list.faction ?? factionOf(army)
  const battleForce = list.battleForce === undefined ? undefined : forceOf(list.battleForce)
  return {
    ...(army.length ? { army } : {}),
    ...(list.cards.length ? { hand: list.cards } : {}),
    ...(faction ? { faction } : {}),
    ...(battleForce ? { battleForce } : {}),
    ...(list.contingencies.length ? { contingencies: { cards: list.contingencies } } : {}),
  }
}

/** The list with this army and this hand: what a player changed since it was read goes out, all else stays. */
export function withHand(list: ArmyList | undefined, facts: RawFacts): ArmyList {
  const army = (facts.army as string[] | undefined) ?? []
  const known = list?.units.filter(({ name }) => !ownerIn(name) || has(army, ownerIn(name)!.name)) ?? []
  const there = list ? charactersIn({ ...list, units: known }) : []
  const units = army
    .filter((name) => !has(there, name))
    .map((name) => ({ name: printed(name), count: 1, upgrades: [] }))
  const faction = facts.faction as Faction | undefined
  const contingencies = (facts.contingencies as { cards?: string[] } | undefined)?.cards ?? []
  return {
    ...(list ?? emptyList('plain')),
    units: [...units, ...known],
    cards: ((facts.hand as string[] | undefined) ?? []).map(titleOf),
    contingencies: contingencies.map(titleOf),
    ...(faction ? { faction } : {}),
    ...(typeof facts.battleForce === 'string' ? { battleForce: facts.battleForce } : {}),
  }
}

const printed = (name: string): string => characterNamed(name)?.name ?? name
