/** Lists in the forms of other tools. What a list does not tell is left out, never made up. */
import { cardNamed } from '../names.ts'
import { DECK_KEYS } from './json.ts'
import { type ArmyList, HEADINGS, type ListForm, type ListUnit } from './list.ts'

/** The forms a list can be written in; the standard text needs the rank of every unit. */
const WRITABLE = ['standard', 'minimal', 'tournament', 'hq-json', 'admiral-json'] as const
export type WritableForm = (typeof WRITABLE)[number]

/** Which of the forms have room for what this list tells. */
export const formsFor = (list: ArmyList): WritableForm[] =>
  WRITABLE.filter((form) => form !== 'standard' || (list.units.length > 0 && list.units.every((unit) => unit.heading)))

const pipsOf = (name: string): string => '•'.repeat(cardNamed(name)?.handPips ?? 0) || '?'
const times = ({ count }: ListUnit): string => (count > 1 ? `${count}× ` : '')
const priced = ({ name, cost }: { name: string; cost?: number }): string =>
  cost === undefined ? name : `${name} (${cost})`

/** Points of one copy with its upgrades, where all of them are told. */
function wholeCost({ cost, upgrades }: ListUnit): number | undefined {
  const all = [cost, ...upgrades.map((upgrade) => upgrade.cost)]
  return all.includes(undefined) ? undefined : all.reduce<number>((sum, each) => sum + each!, 0)
}

function figures({ points, limit, activations }: ArmyList): string[] {
  if (points === undefined) return []
  const counted = activations === undefined ? '' : ` (${activations} activation${activations === 1 ? '' : 's'})`
  return [`${points}${limit === undefined ? '' : `/${limit}`}${counted}`]
}

const commands = ({ cards }: ArmyList): string[] =>
  cards.length ? [`Commands: ${cards.map((name) => `${pipsOf(name)} ${name}`).join(', ')}`] : []

const contingencies = (list: ArmyList): string[] =>
  list.contingencies.length ? ['Contingencies:', ...list.contingencies.map((name) => `${pipsOf(name)}${name}`)] : []

function standardLine(unit: ListUnit): string {
  const { name, count, cost, upgrades } = unit
  const whole = wholeCost(unit)
  const total = whole === undefined ? '' : ` = ${whole * count}`
  if (count === 1 && !upgrades.length) return ` - ${name}${total}`
  const row = upgrades.length ? `: ${upgrades.map(priced).join(', ')}` : ''
  return ` - ${times(unit)}${cost === undefined ? name : `${name} (${cost})`}${row}${total}`
}

function standard(list: ArmyList): string[] {
  const groups = HEADINGS.flatMap((heading) => {
    const own = list.units.filter((unit) => unit.heading === heading)
    return own.length ? [{ heading, own }] : []
  })
  // Counterparts stand where their host does: below the first heading that comes before them in the list.
  const place = new Map(list.units.map((unit, at) => [unit.heading, at]).reverse() as [string, number][])
  const ordered = groups.toSorted((a, b) => (place.get(a.heading) ?? 0) - (place.get(b.heading) ?? 0))
  return [
    list.name ?? 'Untitled',
    ...figures(list),
    ...ordered.flatMap(({ heading, own }) => [`${heading}:`, ...own.map(standardLine)]),
    ...(list.cards.length ? ['', ...commands(list)] : []),
    ...contingencies(list),
  ]
}

const minimal = (list: ArmyList): string[] => [
  ...figures(list),
  ...list.units.map((unit) => {
    const upgrades = unit.upgrades.map(({ name }) => name).join(', ')
    return `${times(unit)}${unit.name} ${upgrades ? `(${upgrades})` : ''}`
  }),
  ...commands(list),
  ...contingencies(list),
]

const tournament = (list: ArmyList): string[] => [
  list.name ?? 'Untitled',
  ...figures(list),
  ...list.units.flatMap((unit) => {
    const cost = wholeCost(unit)
    const copy = [
      priced({ name: unit.name, ...(cost === undefined ? {} : { cost }) }),
      ...unit.upgrades.map((upgrade) => ` - ${priced(upgrade)}`),
    ]
    return Array.from({ length: unit.count }, () => copy).flat()
  }),
  ...(list.cards.length ? ['', 'Commands:', ...list.cards.map((name) => `${pipsOf(name)}${name}`)] : []),
  ...contingencies(list),
  ...(list.deck.length
    ? [
        '',
        'Battle Deck',
        ...list.deck.flatMap(({ heading, cards }) => [`${heading}:`, ...cards.map((card) => ` - ${card}`)]),
      ]
    : []),
]

const FACTION_WORDS = ['rebel', 'empire', 'republic', 'separatist']

function json(list: ArmyList, isAdmiral: boolean): string {
  const deckOf = (heading: string) => list.deck.find((part) => part.heading === heading)?.cards ?? []
  const [primary, secondary, advantages] = DECK_KEYS.map(([, heading]) => deckOf(heading))
  const scenario = list.limit === 600 ? 'recon' : 'standard'
  const force = list.battleForce && list.battleForce !== 'none' ? { battleForce: list.battleForce } : {}
  const units = list.units.flatMap(({ name, count, upgrades }) =>
    Array.from({ length: count }, () => ({
      name,
      upgrades: upgrades.map((upgrade) => upgrade.name),
      ...(isAdmiral ? { loadout: [] } : {}),
    })),
  )
  const points = list.points === undefined ? {} : { points: list.points }
  const activations = list.activations === undefined ? {} : { numActivations: list.activations }
  const armyFaction = list.faction && FACTION_WORDS.includes(list.faction) ? list.faction : ''
  const held = { armyFaction, ...force, commandCards: list.cards, contingencies: list.contingencies, units }
  const listname = list.name ?? ''
  const deck = { conditions: advantages, deployment: primary, objective: secondary }
  return isAdmiral
    ? JSON.stringify({
        listname,
        ...points,
        author: 'Tabletop Admiral',
        ...activations,
        ...held,
        battlefieldDeck: { scenario, ...deck },
      })
    : JSON.stringify(
        {
          author: 'Legion HQ',
          listname,
          ...points,
          ...activations,
          ...held,
          battlefieldDeck: { ...deck, scenario },
          ...(list.link ? { listlink: list.link } : {}),
        },
        null,
        4,
      )
}

const WRITERS: Readonly<Record<WritableForm, (list: ArmyList) => string>> = {
  standard: (list) => standard(list).join('\n'),
  minimal: (list) => minimal(list).join('\n'),
  tournament: (list) => tournament(list).join('\n'),
  'hq-json': (list) => json(list, false),
  'admiral-json': (list) => json(list, true),
}

/** A list as text of that form. Pure. */
export const writeList = (list: ArmyList, form: WritableForm & ListForm): string => WRITERS[form](list)
