import type { Answered } from '../../../kernel/checker.ts'

export const SHIP_CAP = 'starcom:command-phase.build.5'
export const FIGHTER_CAP = 'starcom:additional-rules.fighters.4'
export const STATION_CAP = 'starcom:command-phase.build.4'

/** Room under a cap, never below none. */
export function room(have: number, cap: number, unit: string, clause: string): Answered {
  const value = Math.max(0, cap - have)
  return {
    kind: 'number',
    value,
    unit,
    says: value ? `Room for at most ${value} more` : `No room for another ${unit}`,
    derivation: [
      { says: 'Developments', value: cap, clause },
      { says: `${unit[0]!.toUpperCase()}${unit.slice(1)}s so far`, value: have, clause },
    ],
    deciding: [],
  }
}

/** What is said to whoever counts more Fighters than ships. */
export const FIGHTERS_ARE_SHIPS = {
  path: 'fightersControlled',
  message: 'You cannot control more Fighters than ships; Fighters are ships.',
  fix: 'Count Fighters among the ships too.',
}
