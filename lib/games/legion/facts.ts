import { choice, type RawFacts, yesNo } from '../../kernel/facts.ts'

/** The one edition judged: the Rules Reference 2.x. Later editions are comparison only. */
export const EDITION = 'rrg-2'
export const EDITIONS = [EDITION] as const

export type Player = 'blue' | 'red'
export const other = (player: Player): Player => (player === 'blue' ? 'red' : 'blue')
export const PLAYER_NAMES = { blue: 'Blue', red: 'Red' } as const

export const rankOptions = {
  commander: 'Commander',
  operative: 'Operative',
  corps: 'Corps',
  special: 'Special forces',
  support: 'Support',
  heavy: 'Heavy',
} as const
export type RankName = keyof typeof rankOptions

export const factionOptions = {
  empire: 'Galactic Empire',
  mandalorian: 'Mandalorians',
  rebel: 'Rebel Alliance',
  republic: 'Galactic Republic',
  separatist: 'Separatist Alliance',
  'shadow-collective': 'Shadow Collective',
} as const

/** Unit types as the cards word them; a trooper subtype is a trooper too. */
export const unitTypeOptions = {
  trooper: 'Trooper',
  'clone-trooper': 'Clone trooper',
  'creature-trooper': 'Creature trooper',
  'droid-trooper': 'Droid trooper',
  'emplacement-trooper': 'Emplacement trooper',
  'ewok-trooper': 'Ewok trooper',
  'wookiee-trooper': 'Wookiee trooper',
  vehicle: 'Vehicle',
  'ground-vehicle': 'Ground vehicle',
  'repulsor-vehicle': 'Repulsor vehicle',
} as const
export type UnitType = keyof typeof unitTypeOptions

/** Troopers and every trooper subtype (legion:issuing-orders.kind.1). */
export const isTrooper = (type: string): boolean => type === 'trooper' || type.endsWith('-trooper')

export const rank = (label: string, help?: string) => choice(rankOptions, { label, ...(help ? { help } : {}) })
export const defeated = yesNo({ label: 'Defeated' })
export const promotedFrom = choice(rankOptions, {
  label: 'Promoted from',
  help: 'The rank it had before it was promoted to commander. Leave it blank for a unit that was not promoted.',
  optional: true,
})

/** Whether the name line of a card says "and" or "or"; asked only where it names several. */
export const togetherFact = (namesOf: (card: RawFacts) => unknown) =>
  yesNo({
    label: 'The name line says “and”',
    help: 'Yes where all of them must be in the army, no where one is enough.',
    relevant: (card: RawFacts): boolean => {
      const names = namesOf(card)
      return Array.isArray(names) && names.length > 1
    },
  })
