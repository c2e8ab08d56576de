/** What happens in a tactical action, in its order (section 1 of the fact sheet), each with the clause that places it. */
import type { ClauseId } from '../../../kernel/ruling.ts'

interface Moment {
  /** As a player reads it in a list of choices. */
  label: string
  clause: ClauseId
  /** What its clause says of when it happens, without its full stop. */
  when: string
}

export const MOMENTS = {
  activate: {
    label: 'A system is activated',
    clause: 'ti4:active-system.1',
    when: 'The action begins with a token from the tactic pool on the system that is activated',
  },
  cards: {
    label: 'Cards used after activating (Gravity Drive, Flank Speed)',
    clause: 'ti4:active-system.n3',
    when: 'What is used after a system is activated is used before the action goes on to Movement',
  },
  declare: {
    label: 'All moves and loads are declared',
    clause: 'ti4:movement.6',
    when: 'All ships that move are named before the first of them moves',
  },
  ships: {
    label: 'Ships move along their routes',
    clause: 'ti4:tactical-action.2',
    when: 'Ships move once the system is active and all moves are named',
  },
  load: {
    label: 'Units are picked up',
    clause: 'ti4:transport.1',
    when: 'Units are picked up while their ship moves: where it starts, where it passes, and in the active system',
  },
  rift: {
    label: 'Gravity rift dice are rolled',
    clause: 'ti4:gravity-rift.2',
    when: 'A ship rolls just before it leaves the rift, on its way',
  },
  arrive: {
    label: 'The ships arrive',
    clause: 'ti4:movement.6',
    when: 'All moving ships arrive in the active system together',
  },
  limits: {
    label: 'Fleet pool and capacity are put right after arriving',
    clause: 'ti4:capacity.n1',
    when: 'What arrives over its limits is trimmed at once, before space cannon fire and combat',
  },
  offense: {
    label: 'Space Cannon Offense',
    clause: 'ti4:space-cannon.2',
    when: 'Space Cannon Offense comes once ships have moved: the active player first, then the others clockwise',
  },
  nexus: {
    label: 'The wormhole nexus flips',
    clause: 'ti4:wormhole-nexus.2a',
    when: 'A nexus that a ship moved into flips when Movement is over, after Space Cannon Offense',
  },
  combat: {
    label: 'Space combat',
    clause: 'ti4:tactical-action.3',
    when: 'Space combat is the step after Movement',
  },
  'after-combat': {
    label: 'Capacity is put right after combat',
    clause: 'ti4:capacity.3c',
    when: 'Capacity does not matter during a combat; the surplus goes when it is over',
  },
  bombardment: {
    label: 'Bombardment',
    clause: 'ti4:tactical-action.4',
    when: 'Invasion follows space combat; its first part is bombardment',
  },
  landing: {
    label: 'Ground forces land on planets',
    clause: 'ti4:transport.4',
    when: 'Ground forces land in the Invasion step, not while ships move',
  },
  defense: {
    label: 'Space Cannon Defense',
    clause: 'ti4:space-cannon.6',
    when: 'Space Cannon Defense comes in the invasion, once ground forces are committed',
  },
  'ground-combat': {
    label: 'Ground combat',
    clause: 'ti4:tactical-action.4',
    when: 'Ground combat is fought in the Invasion step, after landing',
  },
  production: {
    label: 'Units are produced',
    clause: 'ti4:tactical-action.5',
    when: 'Production is the last step of the action',
  },
} as const satisfies Record<string, Moment>

export type MomentId = keyof typeof MOMENTS

/** All of them, in their order. */
export const IN_ORDER = Object.keys(MOMENTS) as MomentId[]

/** What each ship does on its way, one after another: none of it comes before the rest. */
export const ON_THE_WAY: readonly MomentId[] = ['ships', 'load', 'rift']

/** What is worth saying where two of them are asked about together. */
interface Beside {
  clause: ClauseId
  of: readonly [readonly MomentId[], readonly MomentId[]]
  says: string
}

const LIMITS: readonly MomentId[] = ['limits']

export const BESIDE: readonly Beside[] = [
  {
    clause: 'ti4:gravity-rift.n7',
    of: [['load'], ['rift']],
    says: 'What is picked up before the rift is aboard when the die is rolled; what was to be picked up after it stays where it is.',
  },
  {
    clause: 'ti4:movement.7',
    of: [['offense'], ['declare', ...ON_THE_WAY]],
    says: 'No cannon fires at ships on their way: it fires in the second half of Movement, when all have arrived.',
  },
  {
    clause: 'ti4:space-cannon.5',
    of: [['offense'], ON_THE_WAY],
    says: 'Its hits fall on ships in the active system alone.',
  },
  {
    clause: 'ti4:gravity-rift.n3',
    of: [['declare'], ['rift']],
    says: 'After the first rift die no ship can be added to the moves.',
  },
  {
    clause: 'ti4:gravity-rift.n4',
    of: [['rift'], LIMITS],
    says: 'Ships that the rift took are not counted against the fleet pool where they were heading.',
  },
  {
    clause: 'ti4:space-cannon.n6',
    of: [['offense'], LIMITS],
    says: 'Where cannon fire takes room for cargo away, capacity is put right again before the next player fires.',
  },
  {
    clause: 'ti4:capacity.n2',
    of: [['offense'], ['combat', 'limits', 'after-combat']],
    says: 'What cannon fire leaves without room is removed before space combat.',
  },
  {
    clause: 'ti4:capacity.n3',
    of: [['combat'], ['after-combat', 'limits']],
    says: 'Fighters alone may win a combat and be removed when it is over.',
  },
  {
    clause: 'ti4:space-cannon.n2',
    of: [['offense'], ['combat']],
    says: 'A fleet that is shot down before combat is not beaten in combat.',
  },
  {
    clause: 'ti4:wormhole-nexus.n2',
    of: [['offense'], ['nexus']],
    says: 'In the action that flips it, only cannons in systems with a gamma wormhole reach the nexus.',
  },
  {
    clause: 'ti4:transport.2',
    of: [['landing'], [...ON_THE_WAY, 'arrive']],
    says: 'Nothing is set down on the way: cargo ends in space with its ship.',
  },
]
