import type { CommandCard } from './cards.ts'
import data from './effects.json' with { type: 'json' }

/**
 * What command cards do, in our own words, with timing, weapon, source and how sure it is; from
 * `legion-card-effects.json` of the fact sheets. For reading only: what rulings rest on stands in `cards.json`.
 */

/** Where an effect was read, as a player would name it. */
export const EFFECT_SOURCES = {
  'arch-2019': 'community card files of 2019',
  'swld-2020': 'community card data of 2020',
  'bsdata-2021': 'BattleScribe data of December 2021',
  'scan-2023': 'pictures of the cards, January 2023',
  'lhq-2026': 'Legion HQ, August 2026',
  'scan-2026': 'pictures of the cards, 2026',
  'amg-2024': 'the publisher’s card updates of July 2024',
} as const
export type EffectSource = keyof typeof EFFECT_SOURCES

/** Weapon printed on a card; dice and range as printed. */
export interface CardWeapon {
  mode: string
  name?: string
  range: string
  dice?: string
  surge?: string
  keywords: readonly string[]
}

/** One print of a card, as far as its text is known. */
export interface PrintedEffect {
  /** `rrg-2` for the time of the Rules Reference 2.x, `2024+` for later prints, else words. */
  printing: string
  orders?: string
  effect: string
  timing?: readonly string[]
  keywords?: readonly string[]
  permanence?: string
  weapon?: CardWeapon | null
  source: readonly EffectSource[]
  /** "two sources" or "one source". */
  confidence: string
}

/** What a card does. */
export interface CardEffect extends PrintedEffect {
  /** Id of the card. */
  id: string
  /** Printed pips in that print. */
  pips: number
  /** The print of 2024 and later works the same way. */
  laterSame?: boolean
  /** A print from before July 2024 exists; nobody has found its text. */
  earlierLost?: boolean
  /** Who may be nominated, where the card says so. */
  nominee?: string
  note?: string
  unsureAbout?: string
  others?: readonly PrintedEffect[]
}

const byId = new Map((data as unknown as readonly CardEffect[]).map((effect) => [effect.id, effect]))

/** What a card does; nothing where no source was found. */
export const effectOf = ({ id }: Pick<CommandCard, 'id'>): CardEffect | undefined => byId.get(id)

/** Known only from prints later than the edition we judge by: shown with that label, never used in a ruling. */
export const isLater = ({ printing }: Pick<PrintedEffect, 'printing'>): boolean => printing === '2024+'
