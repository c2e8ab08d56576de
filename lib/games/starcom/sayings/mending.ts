/** How players say what they repair and scrap. */
import { each, type Sayings } from '../../../kernel/sayings.ts'

export const mendingFacts: Sayings['facts'] = {
  'repair-scrap/action': {
    says: each({
      repair: [
        'repair',
        'repairing',
        'repaired',
        'patch',
        'patch up',
        'healing',
        'fixing',
        'mending',
        'fix',
        'heal',
        'mend',
      ],
      scrap: ['scrap', 'scrapping', 'sell my ship', 'recycle', 'scrapped', 'scrap it', 'break up', 'junk', 'dismantle'],
    }),
    quiet: true,
  },
  type: { after: ['a', 'my', 'the', 'repair', 'scrap', 'damaged'] },
  damage: {
    units: ['damage', 'damage on it', 'damage tokens'],
    says: [
      { value: 0, as: ['undamaged', 'no damage'] },
      {
        value: '#',
        as: ['(took|taken|has|suffered) # (damage|hits|points)', '(is|was|got|been|am) damaged (for|by) #'],
      },
    ],
  },
  hpToRepair: {
    // "repair a damaged Frigate"
    firm: true,
    says: [
      {
        value: '#',
        as: [
          '(repair|repairing|fix|fixing|heal|healing|mend|mending|remove|patch) # (of|damage|point|points|hull|hit|hits|hp|)',
          '(repair|fix|heal|mend|patch) (up|off|back) # (of|damage|point|points|hull|hit|hits|hp|)',
          '# (point|points|hit|hits|hp) (repaired|fixed|healed|mended|back)',
        ],
      },
    ],
  },
  cost: {
    says: [
      {
        value: '#',
        as: [
          'cost was #',
          'costed #',
          'it cost #',
          'price (of|is|was|) #',
          'paid #',
          'cost #',
          'costs #',
          '(bought|built|got) * for # credits',
          'printed cost #',
          'worth #',
          'cost (is|of) #',
        ],
      },
    ],
  },
}
