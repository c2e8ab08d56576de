import type { Case, Contradiction } from '../../kernel/pack.ts'
import { contradictions } from './data/contradictions.ts'

interface Flip {
  /** A numbered case whose facts get another ruling in each edition. */
  case: string
  /** Facts to change or to add to it. */
  facts?: Readonly<Record<string, unknown>>
}

const freeJump = { originController: 'me', destinationController: 'none', speedBonus: 0, extraJumps: 0 }

/** By number of the contradiction: a case to run in both editions, or why there is none. */
const FLIPS: Readonly<Record<number, Flip | string>> = {
  1: { case: 'SC.FACT.01' },
  2: { case: 'SC.HAND.25' },
  3: { case: 'SC.HAND.12' },
  4: { case: 'SC.HAND.29' },
  5: { case: 'SC.HAND.23' },
  6: { case: 'SC.HAND.28' },
  7: { case: 'SC.CAP.02' },
  8: { case: 'SC.BUILD.48' },
  9: { case: 'SC.BUILD.38' },
  10: { case: 'SC.CONT.06' },
  11: { case: 'SC.BUILD.40' },
  12: { case: 'SC.INC.04' },
  13: { case: 'SC.RESP.01' },
  15: { case: 'SC.RESP.09' },
  16: { case: 'SC.TARG.02' },
  17: { case: 'SC.JUMP.76', facts: { ...freeJump, jumpsUsed: 1, speedBonus: 1 } },
  18: { case: 'SC.JUMP.76', facts: { ...freeJump, card: 'strike-fighter', class: 'Fighter', extraJumps: 1 } },
  19: { case: 'SC.JUMP.76' },
  20: { case: 'SC.JUMP.60' },
  21: { case: 'SC.JUMP.76', facts: { ...freeJump, faceDownDestination: true } },
  22: { case: 'SC.DEV.02' },
  23: { case: 'SC.DEV.16' },
  24: 'Both editions stop at the number on the card; only one has the rule in its pages.',
  25: { case: 'SC.REP.01' },
  26: { case: 'SC.DEAL.17' },
  27: { case: 'SC.DEAL.06' },
  28: { case: 'SC.DMG.02' },
  29: 'Holding fire is possible in both; only the separate choice is gone.',
  30: { case: 'SC.DMG.01' },
  31: { case: 'SC.DMG.20' },
  32: 'The windows lie before or after the steps; the checker of responses asks in which window you are.',
  33: { case: 'SC.RETR.03', facts: { hasMovedThisTurn: false, destinationEmpty: true, extraJumps: 0 } },
  34: { case: 'SC.DMG.15' },
  35: { case: 'SC.CONQ.10' },
  36: { case: 'SC.CONQ.06' },
  37: { case: 'SC.END.04' },
  38: { case: 'SC.END.05' },
  39: { case: 'SC.END.03', facts: { eliminated: [] } },
  40: 'Both put the Scout into the starting system; only the words differ.',
  41: 'We read both as the same neighbors; one edition names diagonals, the other only shows a picture.',
  42: 'A new name for the same domain.',
  43: { case: 'SC.COST.01' },
}

/** The contradictions with a case to run each. Throws when a case is gone: a bug of ours. */
export const flipsOf = (cases: readonly Case[]): Contradiction[] =>
  contradictions.map((one) => {
    const flip = FLIPS[one.number]
    if (typeof flip === 'string' || !flip) return { ...one, ...(flip ? { whyNone: flip } : {}) }
    const found = cases.find((candidate) => candidate.id === flip.case)
    if (!found) throw new Error(`Contradiction ${one.number}: there is no case ${flip.case}.`)
    return { ...one, flips: { checker: found.checker, facts: { ...found.facts, ...flip.facts } } }
  })
