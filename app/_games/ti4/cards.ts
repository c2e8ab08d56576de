import type { FactionId } from '../../../lib/games/ti4/data/factions'
import { type Component, type ComponentKind, components } from '../../../lib/games/ti4/data/technologies'
import type { EffectFacts } from '../../../lib/games/ti4/facts'
import { meOf, type Position } from './position'
import { isMine } from './words'

/** What a card of the map names: one own ship, a system, or a player. */
export type Target = 'ship' | 'system' | 'player'

const KINDS: Partial<Record<ComponentKind, string>> = {
  technology: 'Technologies',
  'faction-ability': 'Faction',
  breakthrough: 'Faction',
  agent: 'Leaders',
  commander: 'Leaders',
  hero: 'Leaders',
  'action-card': 'Action cards',
  'promissory-note': 'Promissory notes',
  relic: 'Relics',
  law: 'Laws',
}
/** These change no movement that is judged here, or are set on the map itself: a wormhole token, a tile. */
const ELSEWHERE = new Set(['ability-move', 'place-tile', 'retreat-to-empty', 'place-token-of-other-player'])
const ON_THE_MAP = ['creuss-wormhole-tokens', 'te-void-tether', 'experimental-battlestation', 'maneuvering-jets']
const TO_PLAYERS = ['te-heavens-eye']

/** Cards the map offers, in the order of the pack. */
export const OFFERED: readonly Component[] = components.filter(
  ({ id, kind, effects }) =>
    KINDS[kind] && !ON_THE_MAP.includes(id) && effects.some(({ does }) => !ELSEWHERE.has(does)),
)
export const groupOf = ({ kind }: Component): string => KINDS[kind] ?? 'Other'
export const targetOf = ({ id, target }: Component): Target | undefined => (TO_PLAYERS.includes(id) ? 'player' : target)

export const LAWS = OFFERED.filter(({ kind }) => kind === 'law')
/** What a seat may have: open to all, and what is its faction's. Notes are given away and open to all. */
export const cardsFor = (faction: FactionId | '', te: boolean): Component[] =>
  OFFERED.filter(
    (card) =>
      card.kind !== 'law' &&
      (te || card.set !== 'te') &&
      (!card.faction || card.faction === faction || card.kind === 'promissory-note'),
  )

export const inPlay = ({ effects }: Position, id: string, owner?: string): EffectFacts | undefined =>
  effects.find((effect) => effect.id === id && effect.owner === owner)

/** What a card can be given to, as names with words. */
export function targetsFor(position: Position, card: Component, owner: string): { value: string; words: string }[] {
  const kind = targetOf(card)
  const { systems, units, players } = position.board
  if (kind === 'ship')
    return units
      .filter((unit) => unit.owner === owner && (unit.at ?? 'space') === 'space')
      .map(({ id }) => ({ value: id, words: id }))
  if (kind === 'system') return systems.map(({ id }) => ({ value: id, words: id }))
  return players.filter((player) => player !== owner).map((player) => ({ value: player, words: player }))
}

/** Where a card goes when it is played: a ship that moves, the active system, another player. */
export function firstTarget(position: Position, card: Component, owner: string): string | undefined {
  const targets = targetsFor(position, card, owner).map(({ value }) => value)
  const { moves, board } = position
  const liked = [
    ...moves.map(({ ship }) => ship),
    board.active,
    ...board.units.filter((unit) => isMine(position, unit)).map(({ id }) => id),
  ]
  return liked.find((id) => id !== undefined && targets.includes(id)) ?? targets[0]
}

/** Plays a card, or takes it back. */
export function flipCard(position: Position, card: Component, owner: string | undefined, target?: string): Position {
  const { effects } = position
  if (inPlay(position, card.id, owner))
    return { ...position, effects: effects.filter((effect) => effect.id !== card.id || effect.owner !== owner) }
  const effect = { id: card.id, ...(owner === undefined ? {} : { owner }), ...(target === undefined ? {} : { target }) }
  return { ...position, effects: [...effects, effect] }
}
export const aim = (position: Position, id: string, owner: string, target: string): Position => ({
  ...position,
  effects: position.effects.map((effect) =>
    effect.id === id && effect.owner === owner ? { ...effect, target } : effect,
  ),
})

/** What a faction can always do. */
export const abilitiesOf = (faction: FactionId | '', owner: string, te: boolean): EffectFacts[] =>
  OFFERED.filter(
    (card) => card.kind === 'faction-ability' && card.faction === faction && (te || card.set !== 'te'),
  ).map(({ id }) => ({ id, owner }))

/** The faction of a seat, with its abilities in effect; those of the one before go. */
export function setFaction(position: Position, seat: number, faction: FactionId | ''): Position {
  const owner = position.board.players[seat] ?? meOf(position)
  const kept = position.effects.filter(
    (effect) => effect.owner !== owner || OFFERED.find(({ id }) => id === effect.id)?.faction === undefined,
  )
  return {
    ...position,
    factions: position.factions.map((one, i) => (i === seat ? faction : one)),
    effects: [...kept, ...abilitiesOf(faction, owner, position.te)],
  }
}

/** Three signs for a card in a link, made from its permanent id. */
export function codeOf(id: string): string {
  let hash = 7
  for (const sign of id) hash = (hash * 31 + sign.charCodeAt(0)) % 46_656
  return hash.toString(36).padStart(3, '0')
}
