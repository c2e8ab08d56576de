import { scene } from '../ids.ts'

const draw = { choice: 'draw', token: 'none', drawnRank: 'corps', unitRank: 'corps', promoted: false }

/** Worked examples of order tokens, one thing at a time. */
export const scenarios = [
  scene('A unit with a faceup token', { choice: 'faceup', token: 'faceup' }, 'legal', 'order-tokens.activate.1 holds', {
    deciding: 'order-tokens.activate.1',
  }),
  scene(
    'A unit with a facedown token',
    { choice: 'faceup', token: 'facedown' },
    'illegal',
    'order-tokens.activate.1 fails',
    { deciding: 'order-tokens.activate.1' },
  ),
  scene(
    'Which token lies beside the unit is not known',
    { choice: 'faceup' },
    'undetermined',
    'order-tokens.activate.1 unknown',
    { missing: ['token'] },
  ),
  scene('The drawn token has the rank of the unit', draw, 'legal', 'order-tokens.activate.2 holds', {
    deciding: 'order-tokens.activate.2',
  }),
  scene(
    'The drawn token has another rank',
    { ...draw, drawnRank: 'heavy' },
    'illegal',
    'order-tokens.activate.2 fails',
    { deciding: 'order-tokens.activate.2' },
  ),
  scene(
    'A drawn token does not move a unit that has an order',
    { ...draw, token: 'faceup' },
    'illegal',
    'order-tokens.activate.2 fails',
    { deciding: 'order-tokens.activate.2' },
  ),
  scene(
    'The drawn rank is not known',
    { ...draw, drawnRank: undefined },
    'undetermined',
    'order-tokens.activate.2 unknown',
    { missing: ['drawnRank'] },
  ),
  scene(
    'A promoted corps unit moves with a commander token',
    { ...draw, drawnRank: 'commander', promoted: true },
    'legal',
    'commander.promote.4 holds',
  ),
  scene(
    'A promoted corps unit does not move with a corps token',
    { ...draw, promoted: true },
    'illegal',
    'order-tokens.activate.2 fails',
    { deciding: 'order-tokens.activate.2' },
  ),
  scene('The token of a unit shows its rank', draw, 'legal', 'order-tokens.rank.1 holds'),
  scene(
    'Whether the unit was promoted is not known',
    { ...draw, promoted: undefined },
    'undetermined',
    'order-tokens.rank.1 unknown',
    { missing: ['promoted'] },
  ),
  scene(
    'The unit may have been promoted',
    { ...draw, drawnRank: 'commander', promoted: undefined },
    'undetermined',
    'commander.promote.4 unknown',
    { missing: ['promoted'] },
  ),
  scene(
    'When the unit is done its token is turned over',
    { choice: 'faceup', token: 'faceup' },
    'legal',
    'order-tokens.activate.3 holds',
  ),
]
