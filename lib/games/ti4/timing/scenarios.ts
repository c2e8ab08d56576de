import type { Scenario } from '../../../kernel/checker.ts'
import type { ClauseId } from '../../../kernel/ruling.ts'
import { MOMENTS, type MomentId } from './events.ts'

/** Moments asked about, the order they come in, and the clauses that say so: those that place them first, then what is said beside. */
const scene = (
  number: number,
  title: string,
  moments: MomentId[],
  order: readonly string[],
  deciding: string,
  beside = deciding,
): Scenario => {
  const ids = (names: string) => names.split(' ').map((name): ClauseId => `ti4:${name}`)
  return {
    number,
    title,
    facts: { moments },
    expect: {
      verdict: 'answered',
      answer: order.map((turn) => (turn in MOMENTS ? MOMENTS[turn as MomentId].label : turn)),
      deciding: ids(deciding),
      ...(beside === deciding
        ? { outcome: { clause: ids(deciding)[0]!, outcome: 'holds' as const } }
        : { follows: ids(beside) }),
    },
  }
}

/** Worked examples of the order of a tactical action; a number makes a case public, for good. */
export const scenarios: Scenario[] = [
  scene(
    1,
    'Does capacity come before space cannon fire?',
    ['offense', 'limits'],
    ['limits', 'offense'],
    'capacity.n1 space-cannon.2',
    'space-cannon.n6',
  ),
  scene(
    2,
    'Can a PDS fire at ships on their way?',
    ['offense', 'ships'],
    ['ships', 'offense'],
    'tactical-action.2 space-cannon.2',
    'movement.7',
  ),
  scene(
    3,
    'The hits of a PDS fall in the active system alone',
    ['offense', 'load'],
    ['load', 'offense'],
    'transport.1 space-cannon.2',
    'space-cannon.5',
  ),
  scene(
    4,
    'Can a move be added once a rift die fell?',
    ['rift', 'declare'],
    ['declare', 'rift'],
    'movement.6 gravity-rift.2',
    'gravity-rift.n3',
  ),
  scene(
    5,
    'What a rift takes is gone before the fleet pool counts',
    ['limits', 'rift'],
    ['rift', 'limits'],
    'gravity-rift.2 capacity.n1',
    'gravity-rift.n4',
  ),
  scene(
    6,
    'Is Gravity Drive used before the moves are declared?',
    ['declare', 'cards'],
    ['cards', 'declare'],
    'active-system.n3 movement.6',
  ),
  scene(
    7,
    'Do cannons fire before space combat?',
    ['combat', 'offense'],
    ['offense', 'combat'],
    'space-cannon.2 tactical-action.3',
    'space-cannon.n2',
  ),
  scene(
    8,
    'Fighters left without room by cannon fire do not fight',
    ['combat', 'offense', 'activate'],
    ['activate', 'offense', 'combat'],
    'active-system.1 space-cannon.2 tactical-action.3',
    'capacity.n2',
  ),
  scene(
    9,
    'Fighters that win a combat alone',
    ['after-combat', 'combat'],
    ['combat', 'after-combat'],
    'tactical-action.3 capacity.3c',
    'capacity.n3',
  ),
  scene(
    10,
    'When does the wormhole nexus flip?',
    ['nexus', 'offense', 'arrive'],
    ['arrive', 'offense', 'nexus'],
    'movement.6 space-cannon.2 wormhole-nexus.2a',
    'wormhole-nexus.n2',
  ),
  scene(
    11,
    'Can ground forces land while ships move?',
    ['landing', 'ships'],
    ['ships', 'landing'],
    'tactical-action.2 transport.4',
    'transport.2',
  ),
  scene(
    12,
    'The invasion in its order',
    ['ground-combat', 'defense', 'landing', 'bombardment', 'production'],
    ['bombardment', 'landing', 'defense', 'ground-combat', 'production'],
    'tactical-action.4 transport.4 space-cannon.6 tactical-action.5',
  ),
  scene(13, 'When do ground forces land?', ['landing'], ['landing'], 'transport.4'),
  scene(
    14,
    'Are units picked up before the rift dice are rolled?',
    ['rift', 'load'],
    ['Units are picked up and gravity rift dice are rolled, each ship on its way'],
    'transport.1 gravity-rift.2',
    'gravity-rift.n7',
  ),
  scene(
    15,
    'Is loading a part of moving?',
    ['load', 'ships', 'offense'],
    ['Ships move along their routes and units are picked up, each ship on its way', 'offense'],
    'tactical-action.2 transport.1 space-cannon.2',
    'space-cannon.5',
  ),
  {
    title: 'What is asked about is not known',
    facts: {},
    expect: {
      verdict: 'undetermined',
      missing: ['moments'],
      outcome: { clause: 'ti4:space-cannon.2', outcome: 'unknown' },
    },
  },
]
