import { scene } from '../ids.ts'

const promote = {
  commandersLeft: 0,
  phase: 'end',
  promotes: true,
  candidateType: 'trooper',
  candidateRank: 'corps',
  ownUnit: true,
  onBattlefield: true,
  troopersLeft: true,
}
const leave = { commandersLeft: 0, phase: 'end', promotes: false, troopersLeft: true }
const without = (facts: Record<string, unknown>, ...keys: string[]) =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !keys.includes(key)))

/** Worked examples of promotions, one thing at a time. */
export const scenarios = [
  scene(
    'A trooper is promoted in the End Phase after the last commander fell',
    promote,
    'legal',
    'commander.promote.1 holds',
    { deciding: 'commander.promote.1 commander.promote.2' },
  ),
  scene(
    'With a commander left nobody is promoted',
    { ...promote, commandersLeft: 1 },
    'illegal',
    'commander.promote.1 fails',
    { deciding: 'commander.promote.1' },
  ),
  scene(
    'Nobody is promoted in the Command Phase',
    { ...promote, phase: 'command' },
    'illegal',
    'commander.promote.1 fails',
    { deciding: 'commander.promote.1' },
  ),
  scene('The phase is not known', without(promote, 'phase'), 'undetermined', 'commander.promote.1 unknown', {
    missing: ['phase'],
  }),
  scene(
    'A vehicle cannot be promoted',
    { ...promote, candidateType: 'ground-vehicle' },
    'illegal',
    'commander.promote.2 fails',
    { deciding: 'commander.promote.2' },
  ),
  scene(
    'An emplacement trooper is a trooper',
    { ...promote, candidateType: 'emplacement-trooper' },
    'legal',
    'commander.promote.2 holds',
  ),
  scene(
    'A unit that is not on the battlefield cannot be promoted',
    { ...promote, onBattlefield: false },
    'illegal',
    'commander.promote.2 fails',
  ),
  scene(
    'The opponent’s trooper cannot be promoted',
    { ...promote, ownUnit: false },
    'illegal',
    'commander.promote.2 fails',
  ),
  scene(
    'Where the unit is is not known',
    without(promote, 'onBattlefield'),
    'undetermined',
    'commander.promote.2 unknown',
    { missing: ['onBattlefield'] },
  ),
  scene(
    'An operative can be promoted',
    { ...promote, candidateRank: 'operative' },
    'legal',
    'commander.promote.8 holds',
  ),
  scene(
    'Which rank the unit had is not known',
    { ...without(promote, 'candidateRank', 'phase') },
    'undetermined',
    'commander.promote.8 unknown',
  ),
  scene('A promoted unit changes its token', promote, 'legal', 'commander.promote.3 holds'),
  scene('A promoted unit is activated with a commander token', promote, 'legal', 'commander.promote.4 holds'),
  scene('A promoted unit is a commander for every purpose', promote, 'legal', 'commander.promote.5 holds'),
  scene(
    'Whether somebody is promoted is not known',
    without({ ...promote, phase: 'command' }, 'promotes'),
    'undetermined',
    'commander.promote.3 unknown',
    { missing: ['promotes'] },
  ),
  scene(
    'In the Activation Phase somebody may be promoted',
    without({ ...promote, phase: 'activation' }, 'promotes'),
    'undetermined',
    'commander.promote.4 unknown',
    { missing: ['promotes'] },
  ),
  scene(
    'With a commander left somebody may be promoted',
    without({ ...promote, commandersLeft: 1 }, 'promotes'),
    'undetermined',
    'commander.promote.5 unknown',
    { missing: ['promotes'] },
  ),
  scene(
    'With no trooper left nobody can be promoted',
    { ...leave, troopersLeft: false },
    'legal',
    'commander.promote.6 holds',
  ),
  scene(
    'Whether a trooper is left is not known',
    without(leave, 'troopersLeft'),
    'undetermined',
    'commander.promote.6 unknown',
    { missing: ['troopersLeft'] },
  ),
  scene('Promoting nobody although a trooper is left', leave, 'disputed', 'commander.promote.1 unknown', {
    deciding: 'commander.promote.1',
  }),
  scene(
    'A commander of your own is one you have left',
    { ...without(promote, 'commandersLeft', 'troopersLeft'), candidateRank: 'commander' },
    'illegal',
    'commander.promote.1 fails',
    { deciding: 'commander.promote.1' },
  ),
]
