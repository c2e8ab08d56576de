/**
 * Technologies, abilities and cards that touch movement: one record for each component clause.
 * Source: fact sheet section 3.2 and the checkers of section 4; the words stand in `content/ti4/components.mdx`.
 * A component without effects changes nothing a movement checker must compute. Thunder's Edge records have set `te`.
 */
import type { ClauseId } from '../../../kernel/ruling.ts'
import type { CardSet, FactionId } from './factions.ts'
import type { Anomaly, Wormhole } from './tiles.ts'

const COMPONENT_KINDS = [
  'unit',
  'flagship',
  'mech',
  'technology',
  'faction-ability',
  'agent',
  'commander',
  'hero',
  'breakthrough',
  'action-card',
  'promissory-note',
  'law',
  'relic',
  'exploration',
  'map',
] as const
export type ComponentKind = (typeof COMPONENT_KINDS)[number]

/** Space cannon that Experimental Battlestation gives a dock. */
export const BATTLESTATION_GUN = { threshold: 5, dice: 3 } as const

/** When a component comes into effect within a tactical action. */
const TIMINGS = [
  'always',
  'instead-of-activation',
  'after-activation',
  'before-moving',
  'movement',
  'after-movement',
  'space-cannon',
  'combat',
  'action',
] as const
export type Timing = (typeof TIMINGS)[number]

/** What a component bears on, in the words of the fact sheet. */
export type Touch =
  | 'move'
  | 'transport'
  | 'capacity'
  | 'fleet-pool'
  | 'blocking'
  | 'anomaly'
  | 'adjacency'
  | 'order'
  | 'activation'
  | 'token'
  | 'retreat'
  | 'ability-movement'
  | 'space-cannon'

/**
 * Which ships an effect is for. `one-chosen`: the ship named as target. `this-ship`: the unit itself.
 * `from-target-system`: ships that start in the one system named as target.
 */
export type ShipScope = 'one-chosen' | 'all-of-owner' | 'all-of-active-player' | 'this-ship' | 'from-target-system'

/** Who sees a change of the board. */
export type Viewpoint = 'owner' | 'everyone' | 'others' | 'this-ship'

/** What an adjacency is asked for (fact sheet 4.5). */
export type Purpose = 'movement' | 'cannon' | 'neighbor' | 'other'

/** Adds to the move value, before rifts, unless `per` says otherwise. */
export interface AddMove {
  does: 'add-move'
  amount: number
  ships: ShipScope
  /** The bonus counts once for each of these on the route; absent: once. */
  per?: 'passed-system-with-own-units'
  /** What must be true besides the component being in effect. */
  onlyIf?:
    | 'starts-at-home-or-alpha-or-beta'
    | 'active-system-adjacent-to-anomaly'
    | 'active-system-has-legendary-planet'
    | 'starts-in-the-fracture'
    | 'starts-at-home-or-active-breach'
    | 'active-system-has-plotted-player'
  /** False: a second copy adds nothing. */
  stacks?: false
}

/** Replaces the move value; later bonuses come on top. */
export interface SetMove {
  does: 'set-move'
  to: 'highest-on-board' | 'highest-moving-from-start-system'
  ships: ShipScope | 'non-fighter-ships-of-owner'
  /** True: it replaces the 1 of a nebula. Absent: not settled, see ambiguity.gravleash-nebula. */
  overridesNebula?: true
}

/** Lifts limits of an anomaly for the owner's ships. */
export interface OpenAnomaly {
  does: 'open-anomaly'
  anomaly: Anomaly
  /** May end the move there, where the anomaly alone would forbid it. */
  into: boolean
  /** May pass it. */
  through: boolean
  /** For a nebula: a ship that starts in one keeps its move value. */
  keepsMoveInNebula?: true
  /** Absent: the owner only. */
  forWhom?: 'everyone'
}

/** Changes what a gravity rift does to the owner's ships; the plain rift gives +1 for each exit and a die. */
export interface RiftChange {
  does: 'rift'
  /** Does a ship roll when it leaves? */
  rolls: boolean
  /** Move value for each exit. */
  perExit: 0 | 1
  /** Further move value, once in the move, if the route has at least one exit. */
  once: 0 | 1
  /** Absent: every rift. */
  only?: 'own-dimensional-tear'
}

/** Makes the unit's system an anomaly. */
export interface MakeAnomaly {
  does: 'make-anomaly'
  anomaly: Anomaly
  where: 'its-system' | 'target-system'
}

/** Lets ships pass systems that hold other players' ships. */
export interface PassShips {
  does: 'pass-ships'
  ships: ShipScope
  /** Whose ships may be passed. */
  of: 'anyone' | 'owner'
  onlyIf?: 'active-system-has-other-non-fighter-ships' | 'passed-system-has-own-units'
}

/** Closes systems to passing ships. */
export interface ClosePassage {
  does: 'close-passage'
  holding: 'owner-structures' | 'neutral-ships'
  forWhom: 'others' | 'everyone'
  /** True: no pass-ships effect lifts it ("cannot" is absolute). */
  absolute?: true
}

/** Makes systems adjacent. */
export interface MakeAdjacent {
  does: 'make-adjacent'
  /** Which systems are joined to each other, or to the active or unit's system. */
  joins:
    | 'alpha-and-beta-systems'
    | 'active-system-and-any-wormhole'
    | 'active-system-and-own-units'
    | 'ship-and-own-mechs'
    | 'ingress-and-egress'
    | 'active-breaches'
  for: Viewpoint
  /** Adjacency that Enforced Travel Ban and Nexus Sovereignty do not cut. */
  survivesLaws?: true
  onlyIf?: 'active-system-has-non-delta-wormhole' | 'active-system-has-own-units'
}

/** Takes adjacency away. */
export interface CutAdjacency {
  does: 'cut-adjacency'
  cuts: 'same-type-alpha-beta' | 'alpha-beta-of-nexus' | 'marked-border' | 'wormholes-but-epsilon'
  for: Viewpoint
  /** Absent: every purpose. */
  purposes?: readonly Purpose[]
  notFor?: readonly FactionId[]
}

/** Adds wormholes to a system. */
export interface AddWormhole {
  does: 'add-wormhole'
  /** All of these, or one of them where `choose` is set. */
  wormholes: readonly Wormhole[]
  choose?: true
  where: 'its-system' | 'target-system' | 'mecatol-rex'
  onlyIf?: 'owner-is-active-and-does-not-control-mecatol-rex'
  for: Viewpoint
}

/** Fleet pool and capacity. */
export type LimitChange =
  /** Fighters in its system outside capacity; by unit level where they differ. */
  | { does: 'free-fighters'; fighters: readonly [levelI: number, levelII: number] }
  /** Added to the limit that the fleet pool gives. */
  | { does: 'fleet-limit'; add: number }
  /** Most tokens a fleet pool may hold, for everyone. */
  | { does: 'fleet-tokens-at-most'; tokens: number }
  /** Share of a ship that each fighter above capacity counts against the fleet pool. */
  | { does: 'overflow-fighter'; ships: 0.5 | 1 }
  /** Capacity the unit takes beside a ship with capacity. */
  | { does: 'uses-capacity'; uses: 0 }
  /** Not counted against the fleet pool. */
  | { does: 'outside-fleet-pool' }
  /** Its owner counts it against capacity or against the fleet pool. */
  | { does: 'either-limit' }
  /** One fighter may be placed for each capacity ship that used a wormhole, if room is left. */
  | { does: 'place-fighter'; per: 'capacity-ship-through-wormhole' }
  /** Structures of the owner may be carried, without capacity. */
  | { does: 'carry-structures' }
  /** Cannot be carried, although it is a ground force, or only carried, although it is a ship. */
  | { does: 'cargo'; carried: 'never' | 'always' }

/** Space cannon. */
export type CannonChange =
  /** Fires: lowest hit, dice, reach; once the trigger has come where one is named. */
  | {
      does: 'space-cannon'
      hitsOn: number
      dice: number
      reach: 'own-system' | 'adjacent'
      trigger?: 'other-players-ships-moved-in'
    }
  /** Added to each space cannon die of other players against the owner's units. */
  | { does: 'cannon-roll-against-owner'; add: number }
  /** Dice added in all, for one roll. */
  | { does: 'extra-cannon-die'; dice: number }
  /** Hits go to non-fighter ships if possible. */
  | { does: 'cannon-hits-non-fighters-first' }
  /** Other players cannot use space cannon against these ships. */
  | { does: 'no-cannon-against'; ships: 'all-of-owner' | 'owner-ships-in-its-system' }
  /** Hits of another player's roll that are cancelled. */
  | { does: 'cancel-cannon-hits'; hits: number }
  /** Cannot be hit by space cannon in Offense. */
  | { does: 'no-cannon-target' }
  /** Units in it cannot use unit abilities, and nobody outside can use them on units in it. */
  | { does: 'no-unit-abilities' }

/** Activation and command tokens. */
export type TokenChange =
  /** Ships may leave systems that hold a token of their owner; `cargo`: units may be loaded there too. */
  | { does: 'leave-tokened'; ships: 'all-of-owner' | 'owner-flagship'; cargo: boolean }
  /** The owner's token in the active system goes back to the tactic pool. */
  | { does: 'return-token-from-active-system'; to: 'tactic-pool' }
  /** Another player's token is placed in a non-home system with the owner's ships or adjacent to them. */
  | { does: 'place-token-of-other-player' }
  /** May activate a system with an own token; both return to reinforcements and the turn ends. */
  | { does: 'activate-tokened' }
  /** Other players cannot activate an asteroid field that holds at least one ship of the owner. */
  | { does: 'bar-activation'; of: 'asteroid-field-with-owner-ship' }
  /** Influence that other players pay to activate its system. */
  | { does: 'activation-cost'; influence: number }
  /** The giver of the note cannot move units into the active system that holds the user's units. */
  | { does: 'bar-moving-in'; forWhom: 'giver' }

/** Movement by ability: move values and 58.3 to 58.7 do not apply (movement.9). */
export interface AbilityMove {
  does: 'ability-move'
  /** Where one record holds two components: which of them. Survival Instinct is Ral Nel's, Rescue an action card. */
  by?: 'survival-instinct' | 'rescue'
  to: 'adjacent-without-other-ships' | 'systems-with-own-tokens' | 'chosen-system-without-other-ships' | 'active-system'
  /** Ships may leave systems with an own token. Absent: nothing special is recorded. */
  leavesTokened?: boolean
  /** False: units cannot be loaded in a non-active system with an own token. Absent: nothing special is recorded. */
  loadsTokened?: false
  /** Fighters go without a carrier. Absent: the sheet does not say. */
  freeFighters?: true
  /** Do ships roll for rifts they leave? Absent: nothing special is recorded. */
  riftRolls?: true
  /** Anomalies that cannot be entered. */
  closed?: readonly Anomaly[]
  /** Asteroid fields may be entered with Antimass Deflectors only. */
  asteroidFieldsNeedAntimass?: true
  /** Most ships, and from where. */
  ships?: { most: number; from: 'adjacent-systems' | 'any-system' }
}

/** Other changes. */
export type OtherChange =
  /** May move before or after the other ships of the declaration. */
  | { does: 'moves-first-or-last' }
  /** Moves and retreats as if it were a ship: move value and capacity by level. */
  | {
      does: 'moves-as-ship'
      move: readonly [levelI: number, levelII: number]
      capacity: readonly [levelI: number, levelII: number]
    }
  /** Destroyed when blockaded. */
  | { does: 'destroyed-when-blockaded' }
  /** Retreats may go where the owner has nothing, if no other player's units are there. */
  | { does: 'retreat-to-empty' }
  /** Turns a system into the Muaat supernova, tile 81; Muaat units there may stay and leave. */
  | { does: 'place-tile'; tile: '81' }
  /** Wormhole tokens cannot be placed in it. */
  | { does: 'no-wormhole-tokens' }
  /** Flips to its other wormhole after a Move Ships or Retreat step in which ships used it. */
  | { does: 'flips-after-use' }

export type Effect =
  | AddMove
  | SetMove
  | OpenAnomaly
  | RiftChange
  | MakeAnomaly
  | PassShips
  | ClosePassage
  | MakeAdjacent
  | CutAdjacency
  | AddWormhole
  | LimitChange
  | CannonChange
  | TokenChange
  | AbilityMove
  | OtherChange

export interface Component {
  /** Slug used in facts; the component's clause is `ti4:components.` and this. */
  id: string
  /** Name on the card. */
  name: string
  kind: ComponentKind
  set: CardSet
  /** Whose component it is; absent: open to all. */
  faction?: FactionId
  /** When it comes into effect. */
  timing: Timing
  touches: readonly Touch[]
  /** What a fact must name to use it: a ship or a system. */
  target?: 'ship' | 'system'
  /** Other clauses that say the same as its text. */
  restatedBy?: readonly ClauseId[]
  /** What it changes, for a checker. Empty: nothing that is computed. */
  effects: readonly Effect[]
}

/** Nebula, supernova and asteroid field opened in full, as by Nav Suite and Circlet of the Void. */
const ALL_ANOMALIES_OPEN: readonly OpenAnomaly[] = [
  { does: 'open-anomaly', anomaly: 'asteroid-field', into: true, through: true },
  { does: 'open-anomaly', anomaly: 'supernova', into: true, through: true },
  { does: 'open-anomaly', anomaly: 'nebula', into: true, through: true, keepsMoveInNebula: true },
]

export const components: readonly Component[] = [
  {
    id: 'fighter-i',
    name: 'Fighter I',
    kind: 'unit',
    set: 'base',
    timing: 'always',
    touches: ['move', 'transport'],
    effects: [{ does: 'cargo', carried: 'always' }],
  },
  {
    id: 'fighter-ii',
    name: 'Fighter II',
    kind: 'unit',
    set: 'base',
    timing: 'always',
    touches: ['move', 'capacity', 'fleet-pool'],
    restatedBy: ['ti4:ships.n1'],
    effects: [{ does: 'overflow-fighter', ships: 1 }],
  },
  {
    id: 'pds-ii',
    name: 'PDS II',
    kind: 'unit',
    set: 'base',
    timing: 'space-cannon',
    touches: ['space-cannon'],
    effects: [{ does: 'space-cannon', hitsOn: 5, dice: 1, reach: 'adjacent' }],
  },
  {
    id: 'space-dock-fighters',
    name: 'Space Dock',
    kind: 'unit',
    set: 'base',
    timing: 'always',
    touches: ['capacity'],
    effects: [{ does: 'free-fighters', fighters: [3, 3] }],
  },
  {
    id: 'antimass-deflectors',
    name: 'Antimass Deflectors',
    kind: 'technology',
    set: 'base',
    timing: 'always',
    touches: ['anomaly', 'space-cannon'],
    restatedBy: ['ti4:asteroid-field.n1'],
    effects: [
      { does: 'open-anomaly', anomaly: 'asteroid-field', into: true, through: true },
      { does: 'cannon-roll-against-owner', add: -1 },
    ],
  },
  {
    id: 'gravity-drive',
    name: 'Gravity Drive',
    kind: 'technology',
    set: 'base',
    timing: 'after-activation',
    touches: ['move'],
    target: 'ship',
    effects: [{ does: 'add-move', amount: 1, ships: 'one-chosen' }],
  },
  {
    id: 'fleet-logistics',
    name: 'Fleet Logistics',
    kind: 'technology',
    set: 'base',
    timing: 'always',
    touches: [],
    effects: [],
  },
  {
    id: 'light-wave-deflector',
    name: 'Light/Wave Deflector',
    kind: 'technology',
    set: 'base',
    timing: 'always',
    touches: ['blocking'],
    effects: [{ does: 'pass-ships', ships: 'all-of-owner', of: 'anyone' }],
  },
  {
    id: 'dark-energy-tap',
    name: 'Dark Energy Tap',
    kind: 'technology',
    set: 'pok',
    timing: 'combat',
    touches: ['retreat'],
    effects: [{ does: 'retreat-to-empty' }],
  },
  {
    id: 'graviton-laser-system',
    name: 'Graviton Laser System',
    kind: 'technology',
    set: 'base',
    timing: 'space-cannon',
    touches: ['space-cannon'],
    effects: [{ does: 'cannon-hits-non-fighters-first' }],
  },
  {
    id: 'plasma-scoring',
    name: 'Plasma Scoring',
    kind: 'technology',
    set: 'base',
    timing: 'space-cannon',
    touches: ['space-cannon'],
    restatedBy: ['ti4:faq.plasma-scoring', 'ti4:space-cannon.n3a'],
    effects: [{ does: 'extra-cannon-die', dice: 1 }],
  },
  {
    id: 'chaos-mapping',
    name: 'Chaos Mapping',
    kind: 'technology',
    set: 'base',
    faction: 'saar',
    timing: 'always',
    touches: ['activation'],
    effects: [{ does: 'bar-activation', of: 'asteroid-field-with-owner-ship' }],
  },
  {
    id: 'floating-factory',
    name: 'Floating Factory',
    kind: 'unit',
    set: 'base',
    faction: 'saar',
    timing: 'always',
    touches: ['move', 'capacity'],
    effects: [
      { does: 'moves-as-ship', move: [1, 2], capacity: [4, 5] },
      { does: 'outside-fleet-pool' },
      { does: 'no-cannon-target' },
      { does: 'destroyed-when-blockaded' },
    ],
  },
  {
    id: 'captain-mendosa',
    name: 'Captain Mendosa',
    kind: 'agent',
    set: 'pok',
    faction: 'saar',
    timing: 'after-activation',
    touches: ['move'],
    target: 'ship',
    effects: [{ does: 'set-move', to: 'highest-on-board', ships: 'one-chosen', overridesNebula: true }],
  },
  {
    id: 'aetherpassage',
    name: 'Aetherpassage',
    kind: 'faction-ability',
    set: 'pok',
    faction: 'empyrean',
    timing: 'after-activation',
    touches: ['blocking'],
    effects: [{ does: 'pass-ships', ships: 'all-of-active-player', of: 'owner' }],
  },
  {
    id: 'aetherstream',
    name: 'Aetherstream',
    kind: 'technology',
    set: 'pok',
    faction: 'empyrean',
    timing: 'after-activation',
    touches: ['move'],
    effects: [
      { does: 'add-move', amount: 1, ships: 'all-of-active-player', onlyIf: 'active-system-adjacent-to-anomaly' },
    ],
  },
  {
    id: 'voidborn',
    name: 'Voidborn',
    kind: 'faction-ability',
    set: 'pok',
    faction: 'empyrean',
    timing: 'always',
    touches: ['anomaly'],
    effects: [{ does: 'open-anomaly', anomaly: 'nebula', into: true, through: true, keepsMoveInNebula: true }],
  },
  {
    id: 'voidwatch',
    name: 'Voidwatch',
    kind: 'technology',
    set: 'pok',
    faction: 'empyrean',
    timing: 'after-movement',
    touches: [],
    effects: [],
  },
  {
    id: 'quantum-entanglement',
    name: 'Quantum Entanglement',
    kind: 'faction-ability',
    set: 'base',
    faction: 'creuss',
    timing: 'always',
    touches: ['adjacency'],
    effects: [{ does: 'make-adjacent', joins: 'alpha-and-beta-systems', for: 'owner', survivesLaws: true }],
  },
  {
    id: 'slipstream',
    name: 'Slipstream',
    kind: 'faction-ability',
    set: 'base',
    faction: 'creuss',
    timing: 'movement',
    touches: ['move'],
    effects: [{ does: 'add-move', amount: 1, ships: 'all-of-owner', onlyIf: 'starts-at-home-or-alpha-or-beta' }],
  },
  {
    id: 'creuss-gate',
    name: 'Creuss Gate and Creuss home',
    kind: 'map',
    set: 'base',
    faction: 'creuss',
    timing: 'always',
    touches: ['adjacency'],
    effects: [],
  },
  {
    id: 'hil-colish',
    name: 'Hil Colish',
    kind: 'flagship',
    set: 'base',
    faction: 'creuss',
    timing: 'always',
    touches: ['adjacency', 'order'],
    effects: [
      { does: 'add-wormhole', wormholes: ['delta'], where: 'its-system', for: 'everyone' },
      { does: 'moves-first-or-last' },
    ],
  },
  {
    id: 'emissary-taivra',
    name: 'Emissary Taivra',
    kind: 'agent',
    set: 'pok',
    faction: 'creuss',
    timing: 'after-activation',
    touches: ['adjacency'],
    effects: [
      {
        does: 'make-adjacent',
        joins: 'active-system-and-any-wormhole',
        for: 'everyone',
        onlyIf: 'active-system-has-non-delta-wormhole',
      },
    ],
  },
  {
    id: 'creuss-wormhole-tokens',
    name: 'Creuss wormhole tokens',
    kind: 'technology',
    set: 'base',
    faction: 'creuss',
    timing: 'action',
    touches: ['adjacency'],
    target: 'system',
    effects: [
      { does: 'add-wormhole', wormholes: ['alpha', 'beta'], choose: true, where: 'target-system', for: 'everyone' },
    ],
  },
  {
    id: 'sai-seravus',
    name: 'Sai Seravus',
    kind: 'commander',
    set: 'pok',
    faction: 'creuss',
    timing: 'after-movement',
    touches: ['capacity'],
    effects: [{ does: 'place-fighter', per: 'capacity-ship-through-wormhole' }],
  },
  {
    id: 'spacial-conduit-cylinder',
    name: 'Spacial Conduit Cylinder',
    kind: 'technology',
    set: 'base',
    faction: 'jol-nar',
    timing: 'after-activation',
    touches: ['adjacency'],
    effects: [
      {
        does: 'make-adjacent',
        joins: 'active-system-and-own-units',
        for: 'everyone',
        onlyIf: 'active-system-has-own-units',
      },
    ],
  },
  {
    id: 'lazax-gate-folding',
    name: 'Lazax Gate Folding',
    kind: 'technology',
    set: 'base',
    faction: 'winnu',
    timing: 'always',
    touches: ['adjacency'],
    effects: [
      {
        does: 'add-wormhole',
        wormholes: ['alpha', 'beta'],
        where: 'mecatol-rex',
        onlyIf: 'owner-is-active-and-does-not-control-mecatol-rex',
        for: 'everyone',
      },
    ],
  },
  {
    id: 'gashlai-physiology',
    name: 'Gashlai Physiology',
    kind: 'faction-ability',
    set: 'base',
    faction: 'muaat',
    timing: 'always',
    touches: ['anomaly'],
    effects: [{ does: 'open-anomaly', anomaly: 'supernova', into: false, through: true }],
  },
  {
    id: 'magmus-reactor',
    name: 'Magmus Reactor',
    kind: 'technology',
    set: 'base',
    faction: 'muaat',
    timing: 'always',
    touches: ['anomaly'],
    effects: [{ does: 'open-anomaly', anomaly: 'supernova', into: true, through: false }],
  },
  {
    id: 'nova-seed',
    name: 'Nova Seed',
    kind: 'hero',
    set: 'pok',
    faction: 'muaat',
    timing: 'action',
    touches: ['anomaly'],
    target: 'system',
    effects: [{ does: 'place-tile', tile: '81' }],
  },
  {
    id: 'dimensional-tear',
    name: 'Dimensional Tear',
    kind: 'unit',
    set: 'pok',
    faction: 'vuilraith',
    timing: 'always',
    touches: ['anomaly', 'capacity'],
    effects: [
      { does: 'make-anomaly', anomaly: 'gravity-rift', where: 'its-system' },
      { does: 'rift', rolls: false, perExit: 1, once: 0, only: 'own-dimensional-tear' },
      { does: 'free-fighters', fighters: [6, 12] },
    ],
  },
  {
    id: 'crucible',
    name: 'Crucible',
    kind: 'promissory-note',
    set: 'pok',
    faction: 'vuilraith',
    timing: 'after-activation',
    touches: ['move'],
    effects: [{ does: 'rift', rolls: false, perExit: 1, once: 1 }],
  },
  {
    id: 'armada',
    name: 'Armada',
    kind: 'faction-ability',
    set: 'base',
    faction: 'letnev',
    timing: 'always',
    touches: ['fleet-pool'],
    effects: [{ does: 'fleet-limit', add: 2 }],
  },
  {
    id: 'memoria',
    name: 'Memoria',
    kind: 'flagship',
    set: 'pok',
    faction: 'nomad',
    timing: 'movement',
    touches: ['adjacency'],
    effects: [{ does: 'make-adjacent', joins: 'ship-and-own-mechs', for: 'this-ship' }],
  },
  {
    id: 'ahk-syl-siven',
    name: 'Ahk-Syl Siven: Probability Matrix',
    kind: 'hero',
    set: 'pok',
    faction: 'nomad',
    timing: 'action',
    touches: ['token', 'transport'],
    effects: [{ does: 'leave-tokened', ships: 'owner-flagship', cargo: true }],
  },
  {
    id: 'ysia-yssrila',
    name: "Y'sia Y'ssrila",
    kind: 'flagship',
    set: 'base',
    faction: 'yssaril',
    timing: 'always',
    touches: ['blocking'],
    effects: [{ does: 'pass-ships', ships: 'this-ship', of: 'anyone' }],
  },
  {
    id: 'aerie-hololattice',
    name: 'Aerie Hololattice',
    kind: 'technology',
    set: 'pok',
    faction: 'argent',
    timing: 'always',
    touches: ['blocking'],
    effects: [{ does: 'close-passage', holding: 'owner-structures', forWhom: 'others', absolute: true }],
  },
  {
    id: 'aerie-sentinel',
    name: 'Aerie Sentinel',
    kind: 'mech',
    set: 'pok',
    faction: 'argent',
    timing: 'always',
    touches: ['capacity'],
    effects: [{ does: 'uses-capacity', uses: 0 }],
  },
  {
    id: 'quetzecoatl',
    name: 'Quetzecoatl',
    kind: 'flagship',
    set: 'pok',
    faction: 'argent',
    timing: 'space-cannon',
    touches: ['space-cannon'],
    effects: [{ does: 'no-cannon-against', ships: 'owner-ships-in-its-system' }],
  },
  {
    id: 'helix-protocol',
    name: 'Helix Protocol',
    kind: 'hero',
    set: 'pok',
    faction: 'argent',
    timing: 'action',
    touches: ['ability-movement'],
    effects: [
      {
        does: 'ability-move',
        to: 'systems-with-own-tokens',
        leavesTokened: true,
        loadsTokened: false,
        freeFighters: true,
        riftRolls: true,
        closed: ['nebula', 'supernova'],
        asteroidFieldsNeedAntimass: true,
      },
    ],
  },
  {
    id: 'dark-space-navigation',
    name: 'Dark Space Navigation',
    kind: 'hero',
    set: 'pok',
    faction: 'l1z1x',
    timing: 'action',
    touches: ['ability-movement'],
    target: 'system',
    effects: [
      {
        does: 'ability-move',
        to: 'chosen-system-without-other-ships',
        leavesTokened: true,
        loadsTokened: false,
        riftRolls: true,
        closed: ['nebula', 'supernova'],
        asteroidFieldsNeedAntimass: true,
      },
    ],
  },
  {
    id: 'foresight',
    name: 'Foresight',
    kind: 'faction-ability',
    set: 'base',
    faction: 'naalu',
    timing: 'after-movement',
    touches: ['ability-movement'],
    target: 'system',
    effects: [
      {
        does: 'ability-move',
        to: 'adjacent-without-other-ships',
        freeFighters: true,
        riftRolls: true,
        closed: ['nebula', 'supernova'],
        asteroidFieldsNeedAntimass: true,
      },
    ],
  },
  {
    id: 'hybrid-crystal-fighter-ii',
    name: 'Hybrid Crystal Fighter II',
    kind: 'unit',
    set: 'base',
    faction: 'naalu',
    timing: 'always',
    touches: ['fleet-pool'],
    effects: [{ does: 'overflow-fighter', ships: 0.5 }],
  },
  {
    id: 'il-na-viroset',
    name: 'Il Na Viroset',
    kind: 'commander',
    set: 'pok',
    faction: 'mahact',
    timing: 'instead-of-activation',
    touches: ['activation'],
    effects: [{ does: 'activate-tokened' }],
  },
  {
    id: 'hel-titan',
    name: 'Hel-Titan',
    kind: 'unit',
    set: 'pok',
    faction: 'ul',
    timing: 'always',
    touches: ['transport', 'space-cannon'],
    effects: [{ does: 'cargo', carried: 'never' }],
  },
  {
    id: 'loncara-ssodu',
    name: 'Loncara Ssodu',
    kind: 'flagship',
    set: 'base',
    faction: 'xxcha',
    timing: 'space-cannon',
    touches: ['space-cannon'],
    effects: [{ does: 'space-cannon', hitsOn: 5, dice: 3, reach: 'adjacent' }],
  },
  {
    id: 'indomitus',
    name: 'Indomitus',
    kind: 'mech',
    set: 'pok',
    faction: 'xxcha',
    timing: 'space-cannon',
    touches: ['space-cannon'],
    effects: [{ does: 'space-cannon', hitsOn: 8, dice: 1, reach: 'adjacent' }],
  },
  {
    id: 'artemiris',
    name: 'Artemiris',
    kind: 'flagship',
    set: 'codex-3',
    faction: 'keleres',
    timing: 'always',
    touches: ['activation'],
    effects: [{ does: 'activation-cost', influence: 2 }],
  },
  {
    id: 'flank-speed',
    name: 'Flank Speed',
    kind: 'action-card',
    set: 'base',
    timing: 'after-activation',
    touches: ['move'],
    effects: [{ does: 'add-move', amount: 1, ships: 'all-of-owner', stacks: false }],
  },
  {
    id: 'nav-suite',
    name: 'Nav Suite',
    kind: 'action-card',
    set: 'pok',
    timing: 'after-activation',
    touches: ['anomaly'],
    effects: [...ALL_ANOMALIES_OPEN, { does: 'rift', rolls: false, perExit: 0, once: 0 }],
  },
  {
    id: 'lost-star-chart',
    name: 'Lost Star Chart',
    kind: 'action-card',
    set: 'base',
    timing: 'after-activation',
    touches: ['adjacency'],
    effects: [{ does: 'make-adjacent', joins: 'alpha-and-beta-systems', for: 'everyone', survivesLaws: true }],
  },
  {
    id: 'in-the-silence-of-space',
    name: 'In The Silence Of Space',
    kind: 'action-card',
    set: 'base',
    timing: 'after-activation',
    touches: ['blocking'],
    target: 'system',
    effects: [{ does: 'pass-ships', ships: 'from-target-system', of: 'anyone' }],
  },
  {
    id: 'skilled-retreat',
    name: 'Skilled Retreat',
    kind: 'action-card',
    set: 'base',
    timing: 'combat',
    touches: ['ability-movement'],
    target: 'system',
    effects: [{ does: 'ability-move', to: 'adjacent-without-other-ships', freeFighters: true, closed: ['nebula'] }],
  },
  {
    id: 'solar-flare',
    name: 'Solar Flare',
    kind: 'action-card',
    set: 'codex-1',
    timing: 'after-activation',
    touches: ['space-cannon'],
    effects: [{ does: 'no-cannon-against', ships: 'all-of-owner' }],
  },
  {
    id: 'experimental-battlestation',
    name: 'Experimental Battlestation',
    kind: 'action-card',
    set: 'base',
    timing: 'after-movement',
    touches: ['space-cannon'],
    effects: [{ does: 'space-cannon', hitsOn: 5, dice: 3, reach: 'adjacent', trigger: 'other-players-ships-moved-in' }],
  },
  {
    id: 'counterstroke',
    name: 'Counterstroke',
    kind: 'action-card',
    set: 'codex-1',
    timing: 'after-activation',
    touches: ['token'],
    effects: [{ does: 'return-token-from-active-system', to: 'tactic-pool' }],
  },
  {
    id: 'maneuvering-jets',
    name: 'Maneuvering Jets',
    kind: 'action-card',
    set: 'base',
    timing: 'space-cannon',
    touches: ['space-cannon'],
    effects: [{ does: 'cancel-cannon-hits', hits: 1 }],
  },
  {
    id: 'signal-jamming',
    name: 'Signal Jamming',
    kind: 'action-card',
    set: 'base',
    timing: 'action',
    touches: ['token'],
    target: 'system',
    effects: [{ does: 'place-token-of-other-player' }],
  },
  {
    id: 'ceasefire',
    name: 'Ceasefire',
    kind: 'promissory-note',
    set: 'base',
    timing: 'after-activation',
    touches: ['activation'],
    effects: [{ does: 'bar-moving-in', forWhom: 'giver' }],
  },
  {
    id: 'enforced-travel-ban',
    name: 'Enforced Travel Ban',
    kind: 'law',
    set: 'base',
    timing: 'always',
    touches: ['adjacency'],
    effects: [
      {
        does: 'cut-adjacency',
        cuts: 'same-type-alpha-beta',
        for: 'everyone',
        purposes: ['movement'],
        notFor: ['creuss'],
      },
    ],
  },
  {
    id: 'nexus-sovereignty',
    name: 'Nexus Sovereignty',
    kind: 'law',
    set: 'pok',
    timing: 'always',
    touches: ['adjacency'],
    effects: [
      {
        does: 'cut-adjacency',
        cuts: 'alpha-beta-of-nexus',
        for: 'everyone',
        purposes: ['movement'],
        notFor: ['creuss'],
      },
    ],
  },
  {
    id: 'wormhole-reconstruction',
    name: 'Wormhole Reconstruction',
    kind: 'law',
    set: 'base',
    timing: 'always',
    touches: ['adjacency'],
    effects: [{ does: 'make-adjacent', joins: 'alpha-and-beta-systems', for: 'everyone', survivesLaws: true }],
  },
  {
    id: 'shared-research',
    name: 'Shared Research',
    kind: 'law',
    set: 'base',
    timing: 'always',
    touches: ['anomaly'],
    effects: [{ does: 'open-anomaly', anomaly: 'nebula', into: false, through: true, forWhom: 'everyone' }],
  },
  {
    id: 'fleet-regulations',
    name: 'Fleet Regulations',
    kind: 'law',
    set: 'base',
    timing: 'always',
    touches: ['fleet-pool'],
    effects: [{ does: 'fleet-tokens-at-most', tokens: 4 }],
  },
  {
    id: 'dominus-orb',
    name: 'Dominus Orb',
    kind: 'relic',
    set: 'pok',
    timing: 'before-moving',
    touches: ['token', 'transport'],
    effects: [{ does: 'leave-tokened', ships: 'all-of-owner', cargo: true }],
  },
  {
    id: 'circlet-of-the-void',
    name: 'Circlet of the Void',
    kind: 'relic',
    set: 'codex-4',
    timing: 'always',
    touches: ['anomaly'],
    effects: [...ALL_ANOMALIES_OPEN, { does: 'rift', rolls: false, perExit: 1, once: 0 }],
  },
  {
    id: 'gamma-tokens',
    name: 'Gamma Wormhole and Gamma Relay',
    kind: 'exploration',
    set: 'pok',
    timing: 'always',
    touches: ['adjacency'],
    target: 'system',
    effects: [{ does: 'add-wormhole', wormholes: ['gamma'], where: 'target-system', for: 'everyone' }],
  },
  {
    id: 'ion-storm',
    name: 'Ion Storm',
    kind: 'exploration',
    set: 'pok',
    timing: 'always',
    touches: ['adjacency'],
    target: 'system',
    effects: [
      { does: 'add-wormhole', wormholes: ['alpha', 'beta'], choose: true, where: 'target-system', for: 'everyone' },
      { does: 'flips-after-use' },
    ],
  },
  {
    id: 'te-entropic-scar',
    name: 'Entropic scar',
    kind: 'map',
    set: 'te',
    timing: 'always',
    touches: ['space-cannon', 'adjacency'],
    effects: [{ does: 'no-unit-abilities' }, { does: 'no-wormhole-tokens' }],
  },
  {
    id: 'te-fracture',
    name: 'The Fracture',
    kind: 'map',
    set: 'te',
    timing: 'always',
    touches: ['adjacency'],
    effects: [{ does: 'make-adjacent', joins: 'ingress-and-egress', for: 'everyone' }],
  },
  {
    id: 'te-neutral-units',
    name: 'Neutral ships',
    kind: 'map',
    set: 'te',
    timing: 'always',
    touches: ['blocking'],
    effects: [{ does: 'close-passage', holding: 'neutral-ships', forWhom: 'everyone' }],
  },
  {
    id: 'te-void-tether',
    name: 'Void Tether',
    kind: 'breakthrough',
    set: 'te',
    faction: 'empyrean',
    timing: 'always',
    touches: ['adjacency'],
    effects: [{ does: 'cut-adjacency', cuts: 'marked-border', for: 'others' }],
  },
  {
    id: 'te-gravleash',
    name: 'Gravleash Maneuvers',
    kind: 'breakthrough',
    set: 'te',
    faction: 'letnev',
    timing: 'movement',
    touches: ['move'],
    effects: [{ does: 'set-move', to: 'highest-moving-from-start-system', ships: 'non-fighter-ships-of-owner' }],
  },
  {
    id: 'te-imperator',
    name: 'Imperator',
    kind: 'breakthrough',
    set: 'te',
    faction: 'winnu',
    timing: 'after-activation',
    touches: ['move'],
    target: 'ship',
    effects: [{ does: 'add-move', amount: 1, ships: 'one-chosen', onlyIf: 'active-system-has-legendary-planet' }],
  },
  {
    id: 'te-alraith',
    name: "Al'raith Ix Ianovar",
    kind: 'breakthrough',
    set: 'te',
    faction: 'vuilraith',
    timing: 'movement',
    touches: ['move'],
    effects: [{ does: 'add-move', amount: 1, ships: 'all-of-owner', onlyIf: 'starts-in-the-fracture' }],
  },
  {
    id: 'te-breaches',
    name: 'Breaches',
    kind: 'faction-ability',
    set: 'te',
    faction: 'crimson',
    timing: 'always',
    touches: ['adjacency', 'move'],
    effects: [
      { does: 'make-adjacent', joins: 'active-breaches', for: 'everyone' },
      { does: 'cut-adjacency', cuts: 'wormholes-but-epsilon', for: 'owner' },
      { does: 'add-move', amount: 1, ships: 'all-of-owner', onlyIf: 'starts-at-home-or-active-breach' },
    ],
  },
  {
    id: 'te-corsair',
    name: 'Corsair',
    kind: 'unit',
    set: 'te',
    faction: 'mentak',
    timing: 'always',
    touches: ['blocking'],
    effects: [
      { does: 'pass-ships', ships: 'this-ship', of: 'anyone', onlyIf: 'active-system-has-other-non-fighter-ships' },
    ],
  },
  {
    id: 'te-luminous',
    name: 'D.W.S. Luminous',
    kind: 'flagship',
    set: 'te',
    faction: 'deepwrought',
    timing: 'always',
    touches: ['blocking', 'move'],
    effects: [
      { does: 'pass-ships', ships: 'this-ship', of: 'anyone', onlyIf: 'passed-system-has-own-units' },
      { does: 'add-move', amount: 1, ships: 'this-ship', per: 'passed-system-with-own-units' },
    ],
  },
  {
    id: 'te-heavens-eye',
    name: "Heaven's Eye",
    kind: 'flagship',
    set: 'te',
    faction: 'firmament',
    timing: 'movement',
    touches: ['move'],
    effects: [{ does: 'add-move', amount: 1, ships: 'this-ship', onlyIf: 'active-system-has-plotted-player' }],
  },
  {
    id: 'te-miniaturization',
    name: 'Miniaturization',
    kind: 'faction-ability',
    set: 'te',
    faction: 'ral-nel',
    timing: 'always',
    touches: ['transport'],
    effects: [{ does: 'carry-structures' }],
  },
  {
    id: 'te-survival-instinct',
    name: 'Survival Instinct and Rescue',
    kind: 'faction-ability',
    set: 'te',
    timing: 'action',
    touches: ['ability-movement'],
    effects: [
      {
        does: 'ability-move',
        by: 'survival-instinct',
        to: 'active-system',
        leavesTokened: false,
        ships: { most: 2, from: 'adjacent-systems' },
      },
      {
        does: 'ability-move',
        by: 'rescue',
        to: 'active-system',
        leavesTokened: false,
        ships: { most: 1, from: 'any-system' },
      },
    ],
  },
  {
    id: 'te-eidolon-maximum',
    name: 'Eidolon Maximum',
    kind: 'unit',
    set: 'te',
    faction: 'naaz-rokha',
    timing: 'always',
    touches: ['move', 'fleet-pool'],
    effects: [{ does: 'either-limit' }],
  },
  {
    id: 'te-linkship',
    name: 'Linkship',
    kind: 'unit',
    set: 'te',
    faction: 'ral-nel',
    timing: 'always',
    touches: ['move'],
    effects: [],
  },
]

const byId = new Map(components.map((component) => [component.id, component]))

/** The component with this id, or undefined for one we do not know. */
export function findComponent(id: string): Component | undefined {
  return byId.get(id)
}
