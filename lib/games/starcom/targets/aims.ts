import { NEW, OLD } from '../facts.ts'

/** What can be picked on the board. */
export type Kind = 'system' | 'ship' | 'station'

/** What one Command picks, in one edition. */
export interface Aim {
  kinds: readonly Kind[]
  /** Whose ship or station it must be, where the card says so. */
  whose?: 'mine' | 'theirs'
  /** What you must have in the same system. */
  beside?: 'ship' | 'vessel'
}

const SYSTEM: Aim = { kinds: ['system'] }
const SHIP: Aim = { kinds: ['ship'] }
const VESSEL: Aim = { kinds: ['ship', 'station'] }

/** Commands that pick something on the board, by edition; each is the clause of its card. */
export const AIMS: Readonly<Record<string, Readonly<Record<string, Aim>>>> = {
  [NEW]: {
    'orbital-bombardment': { ...SHIP, whose: 'mine' },
    'trade-envoy': SYSTEM,
    barrage: { ...VESSEL, whose: 'theirs', beside: 'vessel' },
    ram: { ...VESSEL, beside: 'ship' },
    'maximum-firepower': SYSTEM,
    sabotage: { ...VESSEL, beside: 'vessel' },
    bribery: { ...SHIP, whose: 'theirs' },
    'jump-drive-detonation': { ...SYSTEM, beside: 'ship' },
    'jump-stabilization': SYSTEM,
    interdiction: SYSTEM,
    'raise-shields': SYSTEM,
    evasion: SHIP,
  },
  [OLD]: {
    'trade-envoy': SYSTEM,
    'repair-crews': VESSEL,
    barrage: { ...VESSEL, whose: 'mine' },
    ram: { ...VESSEL, beside: 'ship' },
    'maximum-firepower': VESSEL,
    sabotage: VESSEL,
    bribery: SHIP,
    'jump-stabilization': SYSTEM,
    interdiction: SYSTEM,
    evasion: SHIP,
  },
}

/** The Commands of all editions that pick something, each once. */
export const AIMED = [...new Set(Object.values(AIMS).flatMap((ofEdition) => Object.keys(ofEdition)))]
