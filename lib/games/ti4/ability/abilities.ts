/** The abilities that move ships outside the Movement step, and what each asks of the ships, the start and the target. */
import { worldOf } from '../../../kernel/seeing.ts'
import { cardClause, type Turn } from '../board/board.ts'
import { type ClauseOf, citing, citingCards, together } from '../cited.ts'
import type { AbilityId, CaseFacts } from '../facts.ts'
import { NO_SYSTEM } from '../way/activation.ts'
import { CUTS, JOINTS } from '../way/joints.ts'

/** Whether fighters may retreat by themselves. */
export const FIGHTERS_ALONE = 'ti4:ambiguity.fighter-retreat'
export const ANNOUNCED = 'ti4:ambiguity.announced-changes'

/** Cards that open anomalies in the Movement step alone. */
export const MOVE_STEP_ONLY = ['nav-suite']

/** Rooms that movement by abilities goes through, in the order of the procedure. */
export const BY_ABILITY = together(
  citing(
    ['movement.9', 'structures.3', 'ships.0', 'components.fighter-i', NO_SYSTEM, 'movement.n1'],
    [ANNOUNCED, FIGHTERS_ALONE],
  ),
  JOINTS,
  CUTS,
  citing(['asteroid-field.1', 'supernova.1', 'nebula.n1', 'nebula.n5']),
  citingCards((effect, id) => effect.does === 'open-anomaly' && effect.into && !MOVE_STEP_ONLY.includes(id)),
  citing([
    'space-combat.7b',
    'space-combat.7c',
    'components.skilled-retreat',
    'components.foresight',
    'components.helix-protocol',
    'components.dark-space-navigation',
    'components.te-survival-instinct',
    'faq.ability-transport',
    'movement.n2',
    'movement.n2a',
    'transport.n2',
    'transport.n5',
    'transport.3',
    'components.ahk-syl-siven',
    'faq.skilled-retreat',
    'components.dark-energy-tap',
  ]),
)
/** What follows from it. */
export const AFTER_ABILITY = citing([
  'gravity-rift.2',
  'gravity-rift.n5b',
  'space-combat.7b',
  'space-combat.7d',
  'components.skilled-retreat',
  'components.foresight',
  'command-tokens.6',
])
export type AbilityClause = ClauseOf<typeof BY_ABILITY>

/** Cards that look at whose turn it is. */
const needsTurn = ({ effects }: CaseFacts) =>
  effects.some(({ id }) => id === 'lazax-gate-folding' || id === 'spacial-conduit-cylinder')

/** The cases of heroes have no active system; elsewhere it is where the action or the combat is. */
const hasActive = (by: unknown) => by !== 'helix-protocol' && by !== 'dark-space-navigation'

/** Heroes move ships in no active system; whose turn it is matters only to a few cards. */
export const TURN: Turn = {
  active: (facts) => (hasActive(facts.by) ? facts.active : undefined),
  activePlayer: (facts) =>
    worldOf(facts as never).activePlayer === undefined && !needsTurn(facts) ? facts.player! : facts.activePlayer,
}

/** What an ability asks of the ships, the start and the target. */
export interface Ability {
  name: string
  clause: AbilityClause
  /** Where the ships come from: the active system, or anywhere. */
  from: 'active' | 'anywhere'
  to: 'active' | 'anywhere'
  adjacent: boolean
  /** No ships of others in the target. */
  empty: boolean
  /** Fighters go along without a carrier. */
  fighters: boolean
  /** Own tokens in the start system: no obstacle to the ships, or one. */
  locked: boolean
  /** A token of the player has to lie in the target. */
  tokenThere?: true
  /** A token of the player is put into the target, by this clause. */
  token?: ClauseOf<typeof AFTER_ABILITY>
  /** All ships go to one target. */
  one?: true
  most?: number
  only?: readonly string[]
}

const base = { from: 'active', to: 'anywhere', adjacent: true, empty: true, fighters: true, locked: false } as const
const card = cardClause
const hero = { ...base, from: 'anywhere', adjacent: false } as const
const rescue = { ...base, from: 'anywhere', to: 'active', empty: false, fighters: false, locked: true } as const

/** Every ability of the fact sheet that moves ships outside the Movement step. */
export const ABILITIES = {
  retreat: {
    ...base,
    name: 'retreat',
    clause: 'ti4:space-combat.7b',
    fighters: false,
    one: true,
    token: 'ti4:space-combat.7d',
  },
  'skilled-retreat': {
    ...base,
    name: 'Skilled Retreat',
    clause: card('skilled-retreat'),
    token: card('skilled-retreat'),
    one: true,
  },
  foresight: { ...base, name: 'Foresight', clause: card('foresight'), token: card('foresight'), one: true },
  'helix-protocol': { ...hero, name: 'Helix Protocol', clause: card('helix-protocol'), empty: false, tokenThere: true },
  'dark-space-navigation': {
    ...hero,
    name: 'Dark Space Navigation',
    clause: card('dark-space-navigation'),
    fighters: false,
    one: true,
    only: ['flagship', 'dreadnought'],
  },
  'te-survival-instinct': { ...rescue, name: 'Survival Instinct', clause: card('te-survival-instinct'), most: 2 },
  'te-rescue': { ...rescue, name: 'Rescue', clause: card('te-survival-instinct'), adjacent: false, most: 1 },
} as const satisfies Record<AbilityId, Ability>
