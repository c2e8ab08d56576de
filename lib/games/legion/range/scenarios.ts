import { scene } from '../ids.ts'

/** Worked examples of ranges, both sides of every line. */
export const scenarios = [
  scene('6 inches are on the line and count as range 1', { inches: 6, self: false }, 'answered', 'range.at.2 holds', {
    deciding: 'range.ruler.1 range.at.1 range.at.2',
    answer: 1,
  }),
  scene('A little over 6 inches is range 2', { inches: 6.1, self: false }, 'answered', 'range.at.1 holds', {
    deciding: 'range.ruler.1 range.at.1',
    answer: 2,
  }),
  scene('18 inches are range 3', { inches: 18, self: false }, 'answered', 'orders.2 holds', { answer: 3 }),
  scene('A little over 18 inches is range 4', { inches: 18.5, self: false }, 'answered', 'range.at.1 holds', {
    answer: 4,
  }),
  scene('Bases that touch are at range 1', { inches: 0, self: false }, 'answered', 'range.ruler.1 holds', {
    answer: 1,
  }),
  scene('Measured between the closest edges', { inches: 10, self: false }, 'answered', 'range.measure.1 holds', {
    answer: 2,
  }),
  scene('A nominated unit is at range 1 of itself', { self: true }, 'answered', 'range.self.1 holds', {
    deciding: 'range.self.1',
    answer: 1,
  }),
  scene('The distance is not known', { self: false }, 'undetermined', 'range.at.2 unknown', { missing: ['inches'] }),
  scene('A distance lies between two units', { inches: 18 }, 'answered', 'range.self.1 not-in-play', { answer: 3 }),
  scene('Whether it is the unit itself is not known', {}, 'undetermined', 'range.self.1 unknown', {
    missing: ['inches'],
  }),
  scene(
    'A target at the lowest range of the weapon is in range',
    { inches: 10, self: false, weaponMin: 2, weaponMax: 4 },
    'answered',
    'range.weapon.1 holds',
    { answer: 2, deciding: 'range.ruler.1 range.at.1 range.weapon.1' },
  ),
  scene(
    'A target under the lowest range is not',
    { inches: 5, self: false, weaponMin: 2, weaponMax: 4 },
    'answered',
    'range.weapon.1 fails',
    { answer: 1 },
  ),
  scene(
    'One end of the range of the weapon rules the target out',
    { inches: 6.1, self: false, weaponMin: 3 },
    'answered',
    'range.weapon.1 fails',
    { answer: 2, deciding: 'range.ruler.1 range.at.1 range.weapon.1' },
  ),
  scene(
    'Where one end of the range of the weapon does not say it, the other does',
    { inches: 6.1, self: false, weaponMax: 3 },
    'answered',
    'range.weapon.1 not-in-play',
    { answer: 2 },
  ),
  scene(
    'Whether the weapon reaches is not known',
    { self: false, weaponMin: 2, weaponMax: 4 },
    'undetermined',
    'range.weapon.1 unknown',
    { missing: ['inches'] },
  ),
  scene('Nothing is known of the distance', {}, 'undetermined', 'range.at.1 unknown'),
]
