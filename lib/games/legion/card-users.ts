/** Who may put a command card into a hand: commanders and units, factions, battle forces. */
import { type CommandCard, cards, characters, type Faction } from './data/cards.ts'
import { factionOptions } from './facts.ts'
import { characterNamed, has, normal, same } from './names.ts'

/** Somebody whose cards are asked for. */
export interface CardUser {
  kind: 'character' | 'faction' | 'battle-force'
  /** As printed: "Darth Vader", "empire", "Blizzard Force". */
  name: string
}

/** Why a card is open to somebody. */
export type UseReason = 'everyone' | 'own' | 'faction' | 'battle-force' | 'not tied'

/** A card that may be used, and why. */
export interface UsableCard {
  card: CommandCard
  reason: UseReason
  /** Characters the card asks for besides. */
  needs: readonly string[]
}

/** Everybody who has cards of their own, for a filter. */
export const cardUsers: readonly CardUser[] = [
  ...characters.map(({ name }): CardUser => ({ kind: 'character', name })),
  ...Object.keys(factionOptions).map((name): CardUser => ({ kind: 'faction', name })),
  ...[...new Set(cards.flatMap((card) => card.battleForce ?? []))]
    .sort()
    .map((name): CardUser => ({ kind: 'battle-force', name })),
]

/** Why this user may use the card (legion:command-cards.generic.1, character.1b, legion:card-anatomy.command.3), if so. */
function reasonFor(card: CommandCard, { kind, name }: CardUser): UseReason | undefined {
  if (card.scope === 'generic') return 'everyone'
  if (kind === 'character') return has(card.characters, name) ? 'own' : undefined
  if (kind === 'battle-force') return card.battleForce && same(card.battleForce, name) ? 'battle-force' : undefined
  if (card.faction === (name as Faction)) return card.battleForce ? undefined : 'faction'
  return card.faction === null && card.scope === 'character' ? 'not tied' : undefined
}

/**
 * The cards somebody may use, in the order of the card list. The other rules of the hand still hold.
 * In: a commander, operative or unit by any of its names, a faction, or a battle force. Out: the cards, each with why.
 */
export function cardsFor(user: CardUser): UsableCard[] {
  const name = user.kind === 'character' ? (characterNamed(user.name)?.name ?? user.name) : user.name
  return cards.flatMap((card) => {
    const reason = reasonFor(card, { ...user, name })
    if (!reason) return []
    const others = card.characterMode === 'all' ? card.characters.filter((owner) => !same(owner, name)) : []
    return [{ card, reason, needs: reason === 'own' ? others : [] }]
  })
}

/** A user in one word, for a filter: `c-darthvader`, `f-empire`, `b-blizzardforce`. */
export const userKey = ({ kind, name }: CardUser): string => `${kind.charAt(0)}-${normal(name)}`

/** The users a card is open to, as words; `all` for a card open to everyone. */
export const userKeysOf = (card: CommandCard): string[] =>
  card.scope === 'generic' ? ['all'] : cardUsers.filter((user) => reasonFor(card, user)).map(userKey)
