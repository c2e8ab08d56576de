import data from './cards.json' with { type: 'json' }
import type { EffectSource } from './effects.ts'

/**
 * Command cards and the characters that own them: names, figures and a few words of gist, no card text.
 * Copied with every mark of doubt from `legion-command-cards.json`, the card file of the fact sheet; orders that the file of
 * card effects has for the print of this edition are added, and confirm those that are the same, and so is the kind of a
 * weapon. `null` means not known: it is never "none" and never zero.
 */

/** The data sets behind the figures. Cards only in the 2025 and 2026 sets belong to later editions than `rrg-2`. */
export const CARD_SOURCES = {
  'arch-2019': 'matanlurey/swlegion-archived, command card files, May 2019',
  'lhq-2.5.3': 'Electrynth/legion-hq-web, src/constants/cards.json, July 2024 (the data set labelled 2.5.3)',
  'lhq-2026': 'TravisSClark/legion-hq-web, cards.json and cardText.json, August 2026; orders are scanned card text',
  'tts-2025': 'swlegion/tts, contrib/cards, October 2025',
} as const
export type CardSource = keyof typeof CARD_SOURCES

/** How sure the orders are: several data sets agree, one alone has them, or scanned 2026 text that needs a look at the card. */
const ORDERS_CONFIDENCES = ['two-sources', 'one-source', 'scan-text'] as const
export type OrdersConfidence = (typeof ORDERS_CONFIDENCES)[number]

/** Who may take a card: everyone, the character named under its title, or another printed restriction. */
const CARD_SCOPES = ['generic', 'character', 'faction', 'battle-force', 'restricted-other'] as const
export type CardScope = (typeof CARD_SCOPES)[number]

export const FACTIONS = ['empire', 'mandalorian', 'rebel', 'republic', 'separatist', 'shadow-collective'] as const
export type Faction = (typeof FACTIONS)[number]

/** Unit ranks as the checkers name them. */
const RANKS = ['commander', 'operative', 'corps', 'special', 'support', 'heavy'] as const
export type Rank = (typeof RANKS)[number]

/**
 * What a count slot asks for, as the card file words it: unit types, ranks and one keyword, mixed.
 * `special-forces` is the rank `special`; `ai` is a unit with the AI keyword.
 */
export const ORDER_TYPES = [
  'trooper',
  'clone-trooper',
  'droid-trooper',
  'ewok-trooper',
  'vehicle',
  'commander',
  'operative',
  'corps',
  'special-forces',
  'support',
  'heavy',
  'ai',
] as const
export type OrderType = (typeof ORDER_TYPES)[number]

/** One part of the orders section of a card. */
export type OrderSlot =
  /** Orders for `count` units of any listed type; an empty list is any unit. */
  | { kind: 'count'; count: number; types: readonly OrderType[] }
  /** One order for a unit of that name; several names are any one of them. */
  | { kind: 'named'; names: readonly string[] }
  /** An order for every eligible unit. */
  | { kind: 'each-eligible' }
  /** No order. */
  | { kind: 'none' }

/** When an effect happens. `end-of-unit-activation` falls in the Activation Phase, when the unit is done. */
const EFFECT_TIMINGS = [
  'reveal',
  'untimed',
  'end-of-command-phase',
  'start-of-activation-phase',
  'end-of-unit-activation',
] as const
export type EffectTiming = (typeof EFFECT_TIMINGS)[number]

/** A command card. */
export interface CommandCard {
  /** Kebab-case name, unique. */
  id: string
  /** Title on the card, compared without case, punctuation and accents. */
  name: string
  /** Printed pips, 0 to 4, used for priority; `null` = not confirmed by the sources, ask the player. */
  pips: number | null
  /** Pips the card counts with while the hand is built, 1 to 4. */
  handPips: number
  /** Who may take it. */
  scope: CardScope
  /** Names under the title; empty for a card that is no character's own. */
  characters: readonly string[]
  /** Whether one of `characters` is enough or all are needed; `null` without characters. */
  characterMode: 'any' | 'all' | null
  /** Ranks under which the owner appears in the 2.5.3 unit data; empty = not in those data. */
  ownerRanks: readonly Rank[]
  /** Faction in the data; `null` = not tied to one faction there. */
  faction: Faction | null
  /** Battle force the card needs; `null` = none recorded. */
  battleForce: string | null
  /** Orders section; `null` = no reliable source. Where prints differ, this is one of them; the table says which is played. */
  orders: readonly OrderSlot[] | null
  /** Data sets behind `orders`. */
  ordersSources: readonly (CardSource | EffectSource)[]
  /** How sure `orders` is; `null` where `orders` is. */
  ordersConfidence: OrdersConfidence | null
  /** Orders of another print, where the prints differ. */
  ordersOtherPrinting?: { orders: readonly OrderSlot[]; source: CardSource | EffectSource }
  /** Moment of the effect; `null` = no effect or moment not recorded, never the same as `untimed`. */
  effectTiming: EffectTiming | null
  /** Data set behind `effectTiming`. */
  effectTimingSource?: CardSource
  /** The effect in a few words of ours. */
  effectGist?: string
  /** Whether a unit gains the card's weapon or makes an attack with it; absent = no weapon or not recorded. */
  weaponMode?: 'gains' | 'attack'
  /** Data set behind `weaponMode`. */
  weaponModeSource?: CardSource
  /** Range icon of that weapon in the print of this edition, as the file of card effects has it; absent = not known for it. */
  weaponKind?: 'ranged' | 'melee' | 'both'
  /** Whether that weapon has the keyword versatile; absent where `weaponKind` is. */
  weaponVersatile?: boolean
  /** Why `handPips` differs from `pips` or stands alone. */
  handPipsNote?: string
  /** Data sets that give other pips than `pips`. */
  pipsConflicts?: readonly { source: CardSource; pips: number }[]
  /** Data sets that give `pips` or `handPips`. */
  pipsSources: readonly (CardSource | EffectSource)[]
  /** Second characters the 2019 data name on the card: open question `legion:ambiguity.10`. */
  alsoNames2019?: readonly string[]
  /** Title the owner must have according to the 2026 data. */
  titleRestriction2026?: string
  /** Campaign the card belongs to. */
  campaign?: string
  /** Data sets that list the card. */
  presentIn: readonly CardSource[]
}

/** A character (or named unit) that owns command cards. */
export interface Character {
  /** Name as it stands under the card title. */
  name: string
  /** Factions to which the data tie at least one of its cards; empty = no card of it is tied to one faction. */
  factions: readonly Faction[]
  /** Ranks in the 2.5.3 unit data, two for a character with two versions; empty = not in those data. */
  ranks: readonly Rank[]
  /** Ids of its cards, in the order of the card file. */
  cards: readonly string[]
}

// A JSON import widens every word to `string`, hence the casts.
export const cards = data.cards as unknown as readonly CommandCard[]
export const characters = data.characters as unknown as readonly Character[]
