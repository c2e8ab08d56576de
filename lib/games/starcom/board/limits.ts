/** The largest numbers the board takes: more than any game brings, so that a slip of the finger shows. */
export const LIMITS = { developments: 20, vessels: 30, attackBonus: 20, damage: 99 } as const
