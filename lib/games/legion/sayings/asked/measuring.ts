/** What players ask of measuring and range. */
import type { Sayings } from '../../../../kernel/sayings.ts'

export const measuring: NonNullable<Sayings['asked']> = {
  measuring: [
    'can I measure any time',
    'is it ok to check distance before moving',
    'use the ruler during his turn',
    'lay down the movement template before I decide',
    'pre measuring allowed',
    'can I premeasure',
    'may I measure range before attacking',
    'movement tool before I declare',
  ],
  range: [
    'how far is range 3',
    'exactly 6 inches is that range 1 or 2',
    'range 2 to 4 weapon at 9 inches',
    'the target is 25 inches away',
    'is a unit at range 1 of itself',
    'does the leader count as at range 1 of himself',
    'what range is the nominated unit to herself',
    'which range band is it',
    '7 inches, what range',
    'is 12 inches range 2',
    'at 18.5 inches can my range 3 weapon shoot',
  ],
}
