/**
 * Units with the figures that movement, transport, fleet pool and space cannon need.
 * Source: fact sheet section 3.1 (four public unit lists compared). Two figures differ between lists: Strike Wing Alpha
 * II has capacity 1 (other list 0) and Artemiris capacity 6 (other list 3); the table follows organised online play.
 * Thunder's Edge rows: fact sheet for move and capacity, the AsyncTI4 unit list for the rest.
 */
import type { CardSet, FactionId } from './factions.ts'

export const UNIT_TYPES = [
  'carrier',
  'cruiser',
  'destroyer',
  'dreadnought',
  'fighter',
  'flagship',
  'war-sun',
  'infantry',
  'mech',
  'pds',
  'space-dock',
] as const
export type UnitType = (typeof UNIT_TYPES)[number]

/** What a unit counts as. A Hel-Titan is a structure and a ground force at once. */
export type UnitRole = 'ship' | 'ground-force' | 'structure'

export interface Unit {
  /** Slug of the name, such as `carrier-i`. */
  id: string
  name: string
  /** The common unit it is or replaces. */
  type: UnitType
  roles: readonly UnitRole[]
  /** Absent: every faction may have it. */
  faction?: FactionId
  set: CardSet
  /** 2 for the upgrade, 1 for a unit that has one. Absent: no upgrade pair. */
  level?: 1 | 2
  /** Id of the upgrade. */
  upgradesTo?: string
  /** Resources for one production and the units it gives; null when the unit is not bought. */
  cost: { resources: number; units: number } | null
  /** Lowest die that hits, and number of ten-sided dice; null when it does not fight. */
  combat: { hitsOn: number; dice: number | 'opponent-non-fighter-ships' } | null
  /** Systems it may enter in a move; null when it has no move value. */
  move: number | null
  /** Fighters plus ground forces it can carry. */
  capacity: number
  /** Capacity it takes as cargo or in space; null when it cannot be carried. */
  uses: 0 | 1 | null
  /** Fighters in its system that do not count against capacity. */
  freeFighters?: number
  /** Lowest die that hits, dice, and whether it also fires into adjacent systems. */
  spaceCannon?: { hitsOn: number; dice: number; reach: 'own-system' | 'adjacent' }
  /** Has Sustain Damage. */
  sustain: boolean
  /** A structure that moves and retreats as if it were a ship (Floating Factory). */
  movesAsShip?: true
  /** Clause of its own text, where that touches movement. */
  clause?: `ti4:components.${string}`
}

/** Base game, Prophecy of Kings and codices. */
export const units: readonly Unit[] = [
  { id: 'carrier-i', name: 'Carrier I', type: 'carrier', roles: ['ship'], set: 'base', level: 1, upgradesTo: 'carrier-ii', cost: { resources: 3, units: 1 }, combat: { hitsOn: 9, dice: 1 }, move: 1, capacity: 4, uses: null, sustain: false },
  { id: 'carrier-ii', name: 'Carrier II', type: 'carrier', roles: ['ship'], set: 'base', level: 2, cost: { resources: 3, units: 1 }, combat: { hitsOn: 9, dice: 1 }, move: 2, capacity: 6, uses: null, sustain: false },
  { id: 'cruiser-i', name: 'Cruiser I', type: 'cruiser', roles: ['ship'], set: 'base', level: 1, upgradesTo: 'cruiser-ii', cost: { resources: 2, units: 1 }, combat: { hitsOn: 7, dice: 1 }, move: 2, capacity: 0, uses: null, sustain: false },
  { id: 'cruiser-ii', name: 'Cruiser II', type: 'cruiser', roles: ['ship'], set: 'base', level: 2, cost: { resources: 2, units: 1 }, combat: { hitsOn: 6, dice: 1 }, move: 3, capacity: 1, uses: null, sustain: false },
  { id: 'destroyer-i', name: 'Destroyer I', type: 'destroyer', roles: ['ship'], set: 'base', level: 1, upgradesTo: 'destroyer-ii', cost: { resources: 1, units: 1 }, combat: { hitsOn: 9, dice: 1 }, move: 2, capacity: 0, uses: null, sustain: false },
  { id: 'destroyer-ii', name: 'Destroyer II', type: 'destroyer', roles: ['ship'], set: 'base', level: 2, cost: { resources: 1, units: 1 }, combat: { hitsOn: 8, dice: 1 }, move: 2, capacity: 0, uses: null, sustain: false },
  { id: 'dreadnought-i', name: 'Dreadnought I', type: 'dreadnought', roles: ['ship'], set: 'base', level: 1, upgradesTo: 'dreadnought-ii', cost: { resources: 4, units: 1 }, combat: { hitsOn: 5, dice: 1 }, move: 1, capacity: 1, uses: null, sustain: true },
  { id: 'dreadnought-ii', name: 'Dreadnought II', type: 'dreadnought', roles: ['ship'], set: 'base', level: 2, cost: { resources: 4, units: 1 }, combat: { hitsOn: 5, dice: 1 }, move: 2, capacity: 1, uses: null, sustain: true },
  { id: 'fighter-i', name: 'Fighter I', type: 'fighter', roles: ['ship'], set: 'base', level: 1, upgradesTo: 'fighter-ii', cost: { resources: 1, units: 2 }, combat: { hitsOn: 9, dice: 1 }, move: null, capacity: 0, uses: 1, sustain: false, clause: 'ti4:components.fighter-i' },
  { id: 'fighter-ii', name: 'Fighter II', type: 'fighter', roles: ['ship'], set: 'base', level: 2, cost: { resources: 1, units: 2 }, combat: { hitsOn: 8, dice: 1 }, move: 2, capacity: 0, uses: 1, sustain: false, clause: 'ti4:components.fighter-ii' },
  { id: 'war-sun', name: 'War Sun', type: 'war-sun', roles: ['ship'], set: 'base', cost: { resources: 12, units: 1 }, combat: { hitsOn: 3, dice: 3 }, move: 2, capacity: 6, uses: null, sustain: true },
  { id: 'infantry-i', name: 'Infantry I', type: 'infantry', roles: ['ground-force'], set: 'base', level: 1, upgradesTo: 'infantry-ii', cost: { resources: 1, units: 2 }, combat: { hitsOn: 8, dice: 1 }, move: null, capacity: 0, uses: 1, sustain: false },
  { id: 'infantry-ii', name: 'Infantry II', type: 'infantry', roles: ['ground-force'], set: 'base', level: 2, cost: { resources: 1, units: 2 }, combat: { hitsOn: 7, dice: 1 }, move: null, capacity: 0, uses: 1, sustain: false },
  { id: 'mech', name: 'Mech', type: 'mech', roles: ['ground-force'], set: 'pok', cost: { resources: 2, units: 1 }, combat: { hitsOn: 6, dice: 1 }, move: null, capacity: 0, uses: 1, sustain: true },
  { id: 'pds-i', name: 'PDS I', type: 'pds', roles: ['structure'], set: 'base', level: 1, upgradesTo: 'pds-ii', cost: null, combat: null, move: null, capacity: 0, uses: null, spaceCannon: { hitsOn: 6, dice: 1, reach: 'own-system' }, sustain: false },
  { id: 'pds-ii', name: 'PDS II', type: 'pds', roles: ['structure'], set: 'base', level: 2, cost: null, combat: null, move: null, capacity: 0, uses: null, spaceCannon: { hitsOn: 5, dice: 1, reach: 'adjacent' }, sustain: false, clause: 'ti4:components.pds-ii' },
  { id: 'space-dock-i', name: 'Space Dock I', type: 'space-dock', roles: ['structure'], set: 'base', level: 1, upgradesTo: 'space-dock-ii', cost: null, combat: null, move: null, capacity: 0, uses: null, freeFighters: 3, sustain: false, clause: 'ti4:components.space-dock-fighters' },
  { id: 'space-dock-ii', name: 'Space Dock II', type: 'space-dock', roles: ['structure'], set: 'base', level: 2, cost: null, combat: null, move: null, capacity: 0, uses: null, freeFighters: 3, sustain: false, clause: 'ti4:components.space-dock-fighters' },
  { id: 'strike-wing-alpha-i', name: 'Strike Wing Alpha I', type: 'destroyer', roles: ['ship'], faction: 'argent', set: 'pok', level: 1, upgradesTo: 'strike-wing-alpha-ii', cost: { resources: 1, units: 1 }, combat: { hitsOn: 8, dice: 1 }, move: 2, capacity: 1, uses: null, sustain: false },
  { id: 'strike-wing-alpha-ii', name: 'Strike Wing Alpha II', type: 'destroyer', roles: ['ship'], faction: 'argent', set: 'pok', level: 2, cost: { resources: 1, units: 1 }, combat: { hitsOn: 7, dice: 1 }, move: 2, capacity: 1, uses: null, sustain: false },
  { id: 'super-dreadnought-i', name: 'Super Dreadnought I', type: 'dreadnought', roles: ['ship'], faction: 'l1z1x', set: 'base', level: 1, upgradesTo: 'super-dreadnought-ii', cost: { resources: 4, units: 1 }, combat: { hitsOn: 5, dice: 1 }, move: 1, capacity: 2, uses: null, sustain: true },
  { id: 'super-dreadnought-ii', name: 'Super Dreadnought II', type: 'dreadnought', roles: ['ship'], faction: 'l1z1x', set: 'base', level: 2, cost: { resources: 4, units: 1 }, combat: { hitsOn: 4, dice: 1 }, move: 2, capacity: 2, uses: null, sustain: true },
  { id: 'exotrireme-i', name: 'Exotrireme I', type: 'dreadnought', roles: ['ship'], faction: 'norr', set: 'base', level: 1, upgradesTo: 'exotrireme-ii', cost: { resources: 4, units: 1 }, combat: { hitsOn: 5, dice: 1 }, move: 1, capacity: 1, uses: null, sustain: true },
  { id: 'exotrireme-ii', name: 'Exotrireme II', type: 'dreadnought', roles: ['ship'], faction: 'norr', set: 'base', level: 2, cost: { resources: 4, units: 1 }, combat: { hitsOn: 5, dice: 1 }, move: 2, capacity: 1, uses: null, sustain: true },
  { id: 'advanced-carrier-i', name: 'Advanced Carrier I', type: 'carrier', roles: ['ship'], faction: 'sol', set: 'base', level: 1, upgradesTo: 'advanced-carrier-ii', cost: { resources: 3, units: 1 }, combat: { hitsOn: 9, dice: 1 }, move: 1, capacity: 6, uses: null, sustain: false },
  { id: 'advanced-carrier-ii', name: 'Advanced Carrier II', type: 'carrier', roles: ['ship'], faction: 'sol', set: 'base', level: 2, cost: { resources: 3, units: 1 }, combat: { hitsOn: 9, dice: 1 }, move: 2, capacity: 8, uses: null, sustain: true },
  { id: 'prototype-war-sun-i', name: 'Prototype War Sun I', type: 'war-sun', roles: ['ship'], faction: 'muaat', set: 'base', level: 1, upgradesTo: 'prototype-war-sun-ii', cost: { resources: 12, units: 1 }, combat: { hitsOn: 3, dice: 3 }, move: 1, capacity: 6, uses: null, sustain: true },
  { id: 'prototype-war-sun-ii', name: 'Prototype War Sun II', type: 'war-sun', roles: ['ship'], faction: 'muaat', set: 'base', level: 2, cost: { resources: 10, units: 1 }, combat: { hitsOn: 3, dice: 3 }, move: 3, capacity: 6, uses: null, sustain: true },
  { id: 'saturn-engine-i', name: 'Saturn Engine I', type: 'cruiser', roles: ['ship'], faction: 'ul', set: 'pok', level: 1, upgradesTo: 'saturn-engine-ii', cost: { resources: 2, units: 1 }, combat: { hitsOn: 7, dice: 1 }, move: 2, capacity: 1, uses: null, sustain: false },
  { id: 'saturn-engine-ii', name: 'Saturn Engine II', type: 'cruiser', roles: ['ship'], faction: 'ul', set: 'pok', level: 2, cost: { resources: 2, units: 1 }, combat: { hitsOn: 6, dice: 1 }, move: 3, capacity: 2, uses: null, sustain: true },
  { id: 'hybrid-crystal-fighter-i', name: 'Hybrid Crystal Fighter I', type: 'fighter', roles: ['ship'], faction: 'naalu', set: 'base', level: 1, upgradesTo: 'hybrid-crystal-fighter-ii', cost: { resources: 1, units: 2 }, combat: { hitsOn: 8, dice: 1 }, move: null, capacity: 0, uses: 1, sustain: false },
  { id: 'hybrid-crystal-fighter-ii', name: 'Hybrid Crystal Fighter II', type: 'fighter', roles: ['ship'], faction: 'naalu', set: 'base', level: 2, cost: { resources: 1, units: 2 }, combat: { hitsOn: 7, dice: 1 }, move: 2, capacity: 0, uses: 1, sustain: false, clause: 'ti4:components.hybrid-crystal-fighter-ii' },
  { id: 'hel-titan-i', name: 'Hel-Titan I', type: 'pds', roles: ['structure', 'ground-force'], faction: 'ul', set: 'pok', level: 1, upgradesTo: 'hel-titan-ii', cost: null, combat: { hitsOn: 7, dice: 1 }, move: null, capacity: 0, uses: null, spaceCannon: { hitsOn: 6, dice: 1, reach: 'own-system' }, sustain: true, clause: 'ti4:components.hel-titan' },
  { id: 'hel-titan-ii', name: 'Hel-Titan II', type: 'pds', roles: ['structure', 'ground-force'], faction: 'ul', set: 'pok', level: 2, cost: null, combat: { hitsOn: 6, dice: 1 }, move: null, capacity: 0, uses: null, spaceCannon: { hitsOn: 5, dice: 1, reach: 'adjacent' }, sustain: true, clause: 'ti4:components.hel-titan' },
  { id: 'floating-factory-i', name: 'Floating Factory I', type: 'space-dock', roles: ['structure'], faction: 'saar', set: 'base', level: 1, upgradesTo: 'floating-factory-ii', cost: null, combat: null, move: 1, capacity: 4, uses: null, sustain: false, movesAsShip: true, clause: 'ti4:components.floating-factory' },
  { id: 'floating-factory-ii', name: 'Floating Factory II', type: 'space-dock', roles: ['structure'], faction: 'saar', set: 'base', level: 2, cost: null, combat: null, move: 2, capacity: 5, uses: null, sustain: false, movesAsShip: true, clause: 'ti4:components.floating-factory' },
  { id: 'dimensional-tear-i', name: 'Dimensional Tear I', type: 'space-dock', roles: ['structure'], faction: 'vuilraith', set: 'pok', level: 1, upgradesTo: 'dimensional-tear-ii', cost: null, combat: null, move: null, capacity: 0, uses: null, freeFighters: 6, sustain: false, clause: 'ti4:components.dimensional-tear' },
  { id: 'dimensional-tear-ii', name: 'Dimensional Tear II', type: 'space-dock', roles: ['structure'], faction: 'vuilraith', set: 'pok', level: 2, cost: null, combat: null, move: null, capacity: 0, uses: null, freeFighters: 12, sustain: false, clause: 'ti4:components.dimensional-tear' },
  { id: 'duha-menaimon', name: 'Duha Menaimon', type: 'flagship', roles: ['ship'], faction: 'arborec', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 5, uses: null, sustain: true },
  { id: 'quetzecoatl', name: 'Quetzecoatl', type: 'flagship', roles: ['ship'], faction: 'argent', set: 'pok', cost: { resources: 8, units: 1 }, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true, clause: 'ti4:components.quetzecoatl' },
  { id: 'arc-secundus', name: 'Arc Secundus', type: 'flagship', roles: ['ship'], faction: 'letnev', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'son-of-ragh', name: 'Son of Ragh', type: 'flagship', roles: ['ship'], faction: 'saar', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'artemiris', name: 'Artemiris', type: 'flagship', roles: ['ship'], faction: 'keleres', set: 'codex-3', cost: { resources: 8, units: 1 }, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 6, uses: null, sustain: true, clause: 'ti4:components.artemiris' },
  { id: 'the-inferno', name: 'The Inferno', type: 'flagship', roles: ['ship'], faction: 'muaat', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'wrath-of-kenara', name: 'Wrath of Kenara', type: 'flagship', roles: ['ship'], faction: 'hacan', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'dynamo', name: 'Dynamo', type: 'flagship', roles: ['ship'], faction: 'empyrean', set: 'pok', cost: { resources: 8, units: 1 }, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'genesis', name: 'Genesis', type: 'flagship', roles: ['ship'], faction: 'sol', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 12, uses: null, sustain: true },
  { id: 'hil-colish', name: 'Hil Colish', type: 'flagship', roles: ['ship'], faction: 'creuss', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 5, dice: 1 }, move: 1, capacity: 3, uses: null, sustain: true, clause: 'ti4:components.hil-colish' },
  { id: '0-0-1', name: '[0.0.1]', type: 'flagship', roles: ['ship'], faction: 'l1z1x', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 5, uses: null, sustain: true },
  { id: 'arvicon-rex', name: 'Arvicon Rex', type: 'flagship', roles: ['ship'], faction: 'mahact', set: 'pok', cost: { resources: 8, units: 1 }, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'fourth-moon', name: 'Fourth Moon', type: 'flagship', roles: ['ship'], faction: 'mentak', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'matriarch', name: 'Matriarch', type: 'flagship', roles: ['ship'], faction: 'naalu', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 9, dice: 2 }, move: 1, capacity: 6, uses: null, sustain: true },
  { id: 'visz-el-vir', name: 'Visz El Vir', type: 'flagship', roles: ['ship'], faction: 'naaz-rokha', set: 'pok', cost: { resources: 8, units: 1 }, combat: { hitsOn: 9, dice: 2 }, move: 1, capacity: 4, uses: null, sustain: true },
  { id: 'the-alastor', name: 'The Alastor', type: 'flagship', roles: ['ship'], faction: 'nekro', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 9, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'memoria-i', name: 'Memoria I', type: 'flagship', roles: ['ship'], faction: 'nomad', set: 'pok', level: 1, upgradesTo: 'memoria-ii', cost: { resources: 8, units: 1 }, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true, clause: 'ti4:components.memoria' },
  { id: 'memoria-ii', name: 'Memoria II', type: 'flagship', roles: ['ship'], faction: 'nomad', set: 'pok', level: 2, cost: { resources: 8, units: 1 }, combat: { hitsOn: 5, dice: 2 }, move: 2, capacity: 6, uses: null, sustain: true, clause: 'ti4:components.memoria' },
  { id: 'cmorran-norr', name: "C'Morran N'orr", type: 'flagship', roles: ['ship'], faction: 'norr', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 6, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'ouranos', name: 'Ouranos', type: 'flagship', roles: ['ship'], faction: 'ul', set: 'pok', cost: { resources: 8, units: 1 }, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'j-n-s-hylarim', name: 'J.N.S. Hylarim', type: 'flagship', roles: ['ship'], faction: 'jol-nar', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 6, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'the-terror-between', name: 'The Terror Between', type: 'flagship', roles: ['ship'], faction: 'vuilraith', set: 'pok', cost: { resources: 8, units: 1 }, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'salai-sai-corian', name: 'Salai Sai Corian', type: 'flagship', roles: ['ship'], faction: 'winnu', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 7, dice: 'opponent-non-fighter-ships' }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'loncara-ssodu', name: 'Loncara Ssodu', type: 'flagship', roles: ['ship'], faction: 'xxcha', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 3, uses: null, spaceCannon: { hitsOn: 5, dice: 3, reach: 'adjacent' }, sustain: true, clause: 'ti4:components.loncara-ssodu' },
  { id: 'van-hauge', name: 'Van Hauge', type: 'flagship', roles: ['ship'], faction: 'yin', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 9, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'ysia-yssrila', name: "Y'sia Y'ssrila", type: 'flagship', roles: ['ship'], faction: 'yssaril', set: 'base', cost: { resources: 8, units: 1 }, combat: { hitsOn: 5, dice: 2 }, move: 2, capacity: 3, uses: null, sustain: true, clause: 'ti4:components.ysia-yssrila' },
  { id: 'indomitus', name: 'Indomitus', type: 'mech', roles: ['ground-force'], faction: 'xxcha', set: 'pok', cost: { resources: 2, units: 1 }, combat: { hitsOn: 6, dice: 1 }, move: null, capacity: 0, uses: 1, spaceCannon: { hitsOn: 8, dice: 1, reach: 'adjacent' }, sustain: true, clause: 'ti4:components.indomitus' },
  { id: 'aerie-sentinel', name: 'Aerie Sentinel', type: 'mech', roles: ['ground-force'], faction: 'argent', set: 'pok', cost: { resources: 2, units: 1 }, combat: { hitsOn: 6, dice: 1 }, move: null, capacity: 0, uses: 0, sustain: true, clause: 'ti4:components.aerie-sentinel' },
]

/** Units of Thunder's Edge; only with that expansion. */
export const thundersEdgeUnits: readonly Unit[] = [
  { id: 'the-egeiro', name: 'The Egeiro', type: 'flagship', roles: ['ship'], faction: 'bastion', set: 'te', cost: { resources: 8, units: 1 }, combat: { hitsOn: 9, dice: 1 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'd-w-s-luminous', name: 'D.W.S. Luminous', type: 'flagship', roles: ['ship'], faction: 'deepwrought', set: 'te', cost: { resources: 8, units: 1 }, combat: { hitsOn: 7, dice: 2 }, move: 1, capacity: 6, uses: null, sustain: true, clause: 'ti4:components.te-luminous' },
  { id: 'quietus', name: 'Quietus', type: 'flagship', roles: ['ship'], faction: 'crimson', set: 'te', cost: { resources: 8, units: 1 }, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'heavens-eye', name: "Heaven's Eye", type: 'flagship', roles: ['ship'], faction: 'firmament', set: 'te', cost: { resources: 8, units: 1 }, combat: { hitsOn: 5, dice: 2 }, move: 1, capacity: 3, uses: null, sustain: true, clause: 'ti4:components.te-heavens-eye' },
  { id: 'heavens-hollow', name: "Heaven's Hollow", type: 'flagship', roles: ['ship'], faction: 'obsidian', set: 'te', cost: { resources: 8, units: 1 }, combat: { hitsOn: 5, dice: 3 }, move: 1, capacity: 3, uses: null, sustain: true },
  { id: 'last-dispatch', name: 'Last Dispatch', type: 'flagship', roles: ['ship'], faction: 'ral-nel', set: 'te', cost: { resources: 8, units: 1 }, combat: { hitsOn: 8, dice: 2 }, move: 2, capacity: 4, uses: null, sustain: true },
  { id: 'exile-i', name: 'Exile I', type: 'destroyer', roles: ['ship'], faction: 'crimson', set: 'te', level: 1, upgradesTo: 'exile-ii', cost: { resources: 1, units: 1 }, combat: { hitsOn: 8, dice: 1 }, move: 2, capacity: 0, uses: null, sustain: false },
  { id: 'exile-ii', name: 'Exile II', type: 'destroyer', roles: ['ship'], faction: 'crimson', set: 'te', level: 2, cost: { resources: 1, units: 1 }, combat: { hitsOn: 7, dice: 1 }, move: 2, capacity: 0, uses: null, sustain: false },
  { id: 'linkship-i', name: 'Linkship I', type: 'destroyer', roles: ['ship'], faction: 'ral-nel', set: 'te', level: 1, upgradesTo: 'linkship-ii', cost: { resources: 1, units: 1 }, combat: { hitsOn: 9, dice: 1 }, move: 3, capacity: 0, uses: null, sustain: false, clause: 'ti4:components.te-linkship' },
  { id: 'linkship-ii', name: 'Linkship II', type: 'destroyer', roles: ['ship'], faction: 'ral-nel', set: 'te', level: 2, cost: { resources: 1, units: 1 }, combat: { hitsOn: 8, dice: 1 }, move: 4, capacity: 0, uses: null, sustain: false, clause: 'ti4:components.te-linkship' },
  { id: 'corsair', name: 'Corsair', type: 'cruiser', roles: ['ship'], faction: 'mentak', set: 'te', cost: { resources: 2, units: 1 }, combat: { hitsOn: 6, dice: 1 }, move: 3, capacity: 2, uses: null, sustain: false, clause: 'ti4:components.te-corsair' },
  { id: 'eidolon-maximum', name: 'Eidolon Maximum', type: 'mech', roles: ['ship', 'ground-force'], faction: 'naaz-rokha', set: 'te', cost: null, combat: { hitsOn: 4, dice: 4 }, move: 3, capacity: 0, uses: 1, sustain: true, clause: 'ti4:components.te-eidolon-maximum' },
]

const byId = new Map([...units, ...thundersEdgeUnits].map((unit) => [unit.id, unit]))

/** The unit with this id, or undefined for one we do not know. */
export function findUnit(id: string): Unit | undefined {
  return byId.get(id)
}
