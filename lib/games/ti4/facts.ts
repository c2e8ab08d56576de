import { sayEach } from '../../kernel/fact-words.ts'
import {
  choice,
  count,
  list,
  map,
  name,
  pickFrom,
  type RawFacts,
  record,
  type Written,
  yesNo,
} from '../../kernel/facts.ts'
import { components } from './data/technologies.ts'
import { type ANOMALIES, hyperlaneFaces } from './data/tiles.ts'
import { thundersEdgeUnits, units } from './data/units.ts'
import { ANY_HYPERLANES, liesOffMap, UNSEEN_SHIP } from './places.ts'
import { sayEffects, sayMoves, saySystems, sayUnits } from './told.ts'

export const EDITION = 'lrr-2.0'

const ANOMALY_NAMES = {
  'asteroid-field': 'asteroid field',
  nebula: 'nebula',
  supernova: 'supernova',
  'gravity-rift': 'gravity rift',
  'entropic-scar': "entropic scar (Thunder's Edge)",
} satisfies Record<(typeof ANOMALIES)[number], string>
const WORMHOLE_NAMES = {
  alpha: 'alpha',
  beta: 'beta',
  gamma: 'gamma',
  delta: 'delta',
  epsilon: "epsilon (Thunder's Edge)",
}
const MARK_NAMES = {
  ingress: "ingress (Thunder's Edge)",
  egress: "egress (Thunder's Edge)",
  fracture: "in The Fracture (Thunder's Edge)",
  'active-breach': "active breach (Thunder's Edge)",
  legendary: 'legendary planet',
} satisfies Record<string, string>
export type Mark = keyof typeof MARK_NAMES
const unitNames = Object.fromEntries([...units, ...thundersEdgeUnits].map((unit) => [unit.id, unit.name]))
const effectNames = Object.fromEntries(components.map((component) => [component.id, component.name]))
const faceNames = Object.fromEntries(hyperlaneFaces.map((face) => [face.face, face.face]))

const abilityNames = {
  retreat: 'a retreat',
  'skilled-retreat': 'Skilled Retreat',
  foresight: 'Foresight',
  'helix-protocol': 'Helix Protocol',
  'dark-space-navigation': 'Dark Space Navigation',
  'te-survival-instinct': "Survival Instinct (Thunder's Edge)",
  'te-rescue': "Rescue (Thunder's Edge)",
}
export type AbilityId = keyof typeof abilityNames

const hex = record(
  { q: count({ label: 'column', min: -30, max: 30 }), r: count({ label: 'row', min: -30, max: 30 }) },
  {
    label: 'Position on the map',
    drawn: true,
    help: 'The map fills this in. Leave it blank for a tile off the map.',
  },
)

const system = record(
  {
    id: name({ label: 'System', sort: 'system', handle: true }),
    hex: { ...hex, relevant: (system: RawFacts): boolean => !liesOffMap(system as never) },
    anomalies: list(choice(ANOMALY_NAMES, { label: 'Anomaly' }), { label: 'Anomalies', max: 5, set: true }),
    wormholes: list(choice(WORMHOLE_NAMES, { label: 'Wormhole' }), {
      label: 'Wormholes',
      help: 'Printed ones and tokens.',
      max: 10,
      set: true,
    }),
    planets: list(name({ label: 'Planet', sort: 'place' }), { label: 'Planets', max: 8, optional: true }),
    tokens: list(name({ label: 'Player', sort: 'player' }), {
      label: 'Command tokens there, by player',
      help: 'Before the activation asked about.',
      max: 12,
      set: true,
    }),
    rollExempt: list(name({ label: 'Player', sort: 'player' }), {
      label: 'Players who do not roll for its rift',
      max: 8,
      optional: true,
    }),
    tile: name({ label: 'Tile number', drawn: true, optional: true }),
    nexus: choice({ inactive: 'inactive', active: 'active' }, { label: 'Side of the wormhole nexus', optional: true }),
    marks: list(choice(MARK_NAMES, { label: 'Mark' }), { label: 'Other marks', max: 5, optional: true }),
    unitsListed: yesNo({
      label: 'All units there are listed',
      help: 'No: somebody else may have ships there.',
      optional: true,
      tries: [true, UNSEEN_SHIP],
    }),
    offMap: yesNo({
      label: 'It lies off the map',
      help: 'As the wormhole nexus and the Creuss home system do; it touches no other system.',
      optional: true,
    }),
  },
  { label: 'System', told: saySystems(ANOMALY_NAMES, WORMHOLE_NAMES) },
)

const hyperlane = record(
  {
    id: name({ label: 'Name', optional: true }),
    hex,
    face: choice(faceNames, { label: 'Tile face', optional: true }),
    pairs: list(list(count({ label: 'Side', max: 5 }), { label: 'Line', min: 2, max: 2 }), {
      label: 'Lines, by the sides they join',
      help: 'At rotation 0; 0 is the top side, then clockwise.',
      max: 15,
      optional: true,
    }),
    rotation: count({ label: 'Clockwise turns of 60 degrees', max: 5 }),
  },
  { label: 'Hyperlane tile' },
)

/**
 * The unit that is asked whether all units of its kind and player that may be upgraded are, for an upgrade covers the
 * kind: the one of which it is told, else the first.
 */
function isAskedFor({ id, owner, type, orUpgraded }: RawFacts, { units = [] }: RawFacts): boolean {
  if (orUpgraded !== true) return false
  const alike = (units as RawFacts[]).filter((one) => one.orUpgraded && one.owner === owner && one.type === type)
  return (alike.find(({ upgraded }) => upgraded !== undefined) ?? alike[0])?.id === id
}

const unit = record(
  {
    id: name({ label: 'Unit', sort: 'unit', handle: true }),
    owner: name({ label: 'Player', sort: 'player', handle: true }),
    type: choice(unitNames, { label: 'Kind of unit', handle: true }),
    system: name({ label: 'System', sort: 'system', handle: true }),
    at: name({
      label: 'Place there',
      sort: 'place',
      // The one planet on which it matters to a way through space who stands there.
      samples: ['space', 'Mecatol Rex'],
      help: '`space` or the name of a planet. Ships are always in space.',
      optional: true,
    }),
    move: count({ label: 'Move value', help: 'Only where it differs from the printed one.', max: 20, optional: true }),
    capacity: count({
      label: 'Capacity',
      help: 'Only where it differs from the printed one.',
      max: 40,
      optional: true,
    }),
    uses: count({
      label: 'Capacity it takes',
      help: 'Only where it differs from the printed one.',
      max: 1,
      optional: true,
    }),
    orUpgraded: yesNo({
      label: 'It may be the upgraded kind',
      help: 'Yes: which of the two it is was not said.',
      optional: true,
    }),
    upgraded: yesNo({ label: 'It is the upgraded kind', relevant: isAskedFor }),
  },
  {
    label: 'Unit',
    told: sayUnits(unitNames),
    row: ['id', 'owner', 'type', 'system', 'at', 'move', 'capacity', 'uses', 'orUpgraded', 'upgraded'],
  },
)

const move = record(
  {
    ship: name({ label: 'Ship', sort: 'unit', handle: true }),
    path: list(name({ label: 'System', sort: 'system' }), {
      label: 'Route',
      help: 'From where the ship stands to where it ends.',
      min: 1,
      max: 40,
      ordered: true,
    }),
    loads: list(
      record(
        {
          unit: name({ label: 'Unit', sort: 'unit', handle: true }),
          at: name({ label: 'Loaded in system', sort: 'system', handle: true }),
          visit: count({
            label: 'Which stop of the route',
            help: 'Only if the route comes to this system twice; the start is 0.',
            optional: true,
          }),
          to: name({
            label: 'Set down in',
            help: 'Only where it is not the space where the ship ends: a system or a planet.',
            optional: true,
          }),
        },
        { label: 'Load' },
      ),
      { label: 'Loads', item: 'load' },
    ),
  },
  { label: 'Move', told: sayMoves },
)

const effect = record(
  {
    id: choice(effectNames, { label: 'Card or ability', handle: true }),
    owner: name({ label: 'Whose', sort: 'player', optional: true }),
    target: name({ label: 'Chosen ship, system or player', optional: true }),
    neighbors: yesNo({
      label: 'Its owner and the active player are neighbors',
      help: 'Only where units of both are not already in the same or in adjacent systems.',
      optional: true,
    }),
  },
  { label: 'Effect', told: sayEffects(effectNames), row: ['id', 'owner', 'target'] },
)

/** The facts of a tactical action, named as in section 4.0 of the fact sheet. A checker picks the ones it needs. */
export const vocabulary = {
  systems: list(system, { label: 'Systems', item: 'system', min: 1, max: 300 }),
  // Two hexes are joined by some hyperlanes or by none.
  hyperlanes: list(hyperlane, { label: 'Hyperlane tiles', item: 'hyperlane', max: 60, tries: [[], ANY_HYPERLANES] }),
  units: list(unit, { label: 'Units', item: 'unit', max: 1200 }),
  activePlayer: name({ label: 'Active player', sort: 'player', handle: true }),
  active: name({ label: 'System to activate', sort: 'system', handle: true }),
  tacticTokens: count({ label: 'Tactic tokens left, this one included' }),
  moves: list(move, { label: 'Moves, all declared together', item: 'move', max: 120 }),
  fleetPool: map(count({ label: 'Tokens in the fleet pool', max: 16 }), {
    sort: 'player',
    label: 'Fleet pools, by player',
  }),
  effects: list(effect, {
    label: 'Technologies, abilities, cards and laws in effect',
    item: 'effect',
    max: 120,
  }),
  otherEffects: record(
    {
      may: yesNo({ label: 'More may be in effect than is listed' }),
      these: list(effect, {
        label: 'What else is in effect',
        item: 'effect',
        max: 120,
        relevant: ({ may }: RawFacts): boolean => may === true,
      }),
    },
    {
      label: 'Beyond what is listed',
      help: 'Leave it blank where all that matters is listed.',
      optional: true,
      told: sayEach(['may'], ({ may }) =>
        may ? 'other cards and abilities may be in effect' : 'nothing else is in effect',
      ),
    },
  ),
  seating: list(name({ label: 'Player', sort: 'player' }), { label: 'Players, clockwise', max: 12, ordered: true }),
  expansions: list(choice({ te: "Thunder's Edge" }, { label: 'Expansion' }), {
    label: 'Expansions beyond Prophecy of Kings',
    max: 1,
    set: true,
  }),
  player: name({ label: 'Player', sort: 'player', handle: true }),
  system: name({ label: 'System', sort: 'system', handle: true }),
  combat: yesNo({ label: 'A combat is going on there' }),
  from: name({ label: 'System, unit or planet', handle: true }),
  to: name({ label: 'The other system', sort: 'system', optional: true }),
  purpose: choice(
    { movement: 'moving', cannon: 'space cannon', neighbor: 'being neighbors', other: 'anything else' },
    { label: 'What it is for' },
  ),
  whose: choice({ mine: 'My ships', theirs: "Other players' ships" }, { label: 'Whose ships' }),
  ship: name({ label: 'Ship', sort: 'unit', handle: true }),
  by: choice(abilityNames, { label: 'What moves the ships', handle: true }),
  controlled: list(name({ label: 'Planet', sort: 'place' }), { label: 'Planets the player controls', max: 60 }),
} as const

export type SystemFacts = Written<typeof system>
export type HyperlaneFacts = Written<typeof hyperlane>
export type UnitFacts = Written<typeof unit>
export type MoveFacts = Written<typeof move>
export type LoadFacts = MoveFacts['loads'][number]
export type EffectFacts = Written<typeof effect>

/** What every question tells, unless it says so otherwise. */
type Always = 'systems' | 'hyperlanes' | 'units' | 'activePlayer' | 'active' | 'moves' | 'effects' | 'expansions'
/** The case of section 4.0 of the fact sheet: every fact a checker may ask; those it does not ask stay away. */
export type CaseFacts = { readonly [K in Always]: Written<(typeof vocabulary)[K]> } & {
  readonly [K in Exclude<keyof typeof vocabulary, Always>]?: Written<(typeof vocabulary)[K]>
}

/** Picks the facts a checker asks for, in the order it asks. */
export const pick = pickFrom(vocabulary)
