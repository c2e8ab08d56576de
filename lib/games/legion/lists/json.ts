/** Lists for Tabletop Simulator, as Legion HQ and Tabletop Admiral write them. */
import type { Faction } from '../data/cards.ts'
import { titleOf } from '../names.ts'
import { readLink } from './link.ts'
import { type ArmyList, emptyList, type ListProblem, type ListUnit } from './list.ts'
import { stacked } from './units.ts'

const FACTIONS: Readonly<Record<string, Faction>> = {
  rebel: 'rebel',
  rebels: 'rebel',
  empire: 'empire',
  imperial: 'empire',
  republic: 'republic',
  separatist: 'separatist',
  separatists: 'separatist',
  mandalorian: 'mandalorian',
  mandalorians: 'mandalorian',
  shadowcollective: 'shadow-collective',
  mercenary: 'shadow-collective',
}

/** Keys that hold nothing for us. */
const SILENT = ['author', 'type', 'silhData']
/** The keys of the deck are names of older books; what they hold is told by the heading. */
export const DECK_KEYS = [
  ['deployment', 'Objectives'],
  ['objective', 'Secondaries'],
  ['conditions', 'Advantages'],
] as const

type Json = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const show = (key: string, value: unknown): string => `${key}: ${JSON.stringify(value)?.slice(0, 200)}`

/** Keeps the strings of a list; anything else there is left aside. */
function strings(key: string, value: unknown, aside: string[]): string[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) {
    aside.push(show(key, value))
    return []
  }
  return value.flatMap((item) => {
    if (typeof item === 'string' && item.trim()) return [item.trim()]
    aside.push(show(key, item))
    return []
  })
}

function unitsOf(value: unknown, aside: string[]): ListUnit[] {
  if (value !== undefined && !Array.isArray(value)) aside.push(show('units', value))
  const units = Array.isArray(value) ? value : []
  return stacked(
    units.flatMap((unit): ListUnit[] => {
      if (!isRecord(unit) || typeof unit.name !== 'string') {
        aside.push(show('units', unit))
        return []
      }
      const { name, upgrades, loadout, ...more } = unit
      for (const key of Object.keys(more)) if (!SILENT.includes(key)) aside.push(show(key, more[key]))
      strings('loadout', loadout, aside)
      return [{ name, count: 1, upgrades: strings('upgrades', upgrades, aside).map((upgrade) => ({ name: upgrade })) }]
    }),
  )
}

function deckOf(value: unknown, list: ArmyList): void {
  if (value === undefined || value === null) return
  if (!isRecord(value)) {
    list.aside.push(show('battlefieldDeck', value))
    return
  }
  const { scenario, condition, ...deck } = value
  const all: Json = condition === undefined ? deck : { ...deck, conditions: condition }
  for (const [key, heading] of DECK_KEYS) {
    const cards = strings(key, all[key], list.aside)
    if (cards.length) list.deck.push({ heading, cards })
  }
  const known: readonly string[] = DECK_KEYS.map(([key]) => key)
  for (const key of Object.keys(all)) if (!known.includes(key)) list.aside.push(show(key, all[key]))
  if (scenario === 'recon') list.limit ??= 600
  else if (scenario !== undefined && scenario !== 'standard') list.aside.push(show('scenario', scenario))
}

const KEYS = [
  'listname',
  'title',
  'points',
  'numActivations',
  'armyFaction',
  'battleForce',
  'commandCards',
  'contingencies',
  'units',
  'battlefieldDeck',
  'battleFieldDeck',
  'listlink',
  ...SILENT,
]

/** The whole text as JSON. In: a text that begins with a brace. Out: the list, or why it cannot be read. */
export function readJson(text: string): ArmyList | ListProblem {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return {
      problem:
        'This begins like a Tabletop Simulator export but is not whole: a bracket, a comma or the end is missing. Copy the whole export once more.',
    }
  }
  if (!isRecord(json) || !(Array.isArray(json.commandCards) || Array.isArray(json.units)))
    return {
      problem: 'This holds neither command cards nor units. Paste an export of Legion HQ or Tabletop Admiral.',
    }
  const list = emptyList(json.author === 'Tabletop Admiral' ? 'admiral-json' : 'hq-json')
  const { aside } = list
  const name = json.listname ?? json.title
  if (typeof name === 'string' && name) list.name = name
  for (const [key, to] of [
    ['points', 'points'],
    ['numActivations', 'activations'],
  ] as const) {
    const value = json[key]
    if (Number.isInteger(value)) list[to] = value as number
    else if (value !== undefined) aside.push(show(key, value))
  }
  const told = typeof json.armyFaction === 'string' ? json.armyFaction.toLowerCase().replace(/[^a-z]/g, '') : undefined
  if (typeof json.listlink === 'string') list.link = json.listlink
  // Mercenaries and Mandalorians have an empty faction here; the link tells them apart.
  const faction = FACTIONS[told ?? ''] ?? readLink(list.link ?? '')?.faction
  if (faction) list.faction = faction
  if (json.armyFaction && !FACTIONS[told ?? '']) aside.push(show('armyFaction', json.armyFaction))
  list.battleForce = typeof json.battleForce === 'string' && json.battleForce ? json.battleForce : 'none'
  list.cards = strings('commandCards', json.commandCards, aside).map(titleOf)
  list.contingencies = strings('contingencies', json.contingencies, aside).map(titleOf)
  list.units = unitsOf(json.units, aside)
  deckOf(json.battlefieldDeck ?? json.battleFieldDeck, list)
  for (const key of Object.keys(json)) if (!KEYS.includes(key)) aside.push(show(key, json[key]))
  return list
}
