import type { Case } from '../../kernel/pack.ts'
import { effectCases, flowCases } from './cases/effects.ts'
import { handCases } from './cases/hand.ts'
import { nominationCases, orderCases } from './cases/orders.ts'
import { playCases, priorityCases } from './cases/play.ts'
import { armyCases, smallCases, weaponCases } from './cases/small.ts'

/** Numbered public cases; a number is never reused. */
export const cases: readonly Case[] = [
  ...handCases,
  ...playCases,
  ...priorityCases,
  ...nominationCases,
  ...orderCases,
  ...effectCases,
  ...flowCases,
  ...weaponCases,
  ...armyCases,
  ...smallCases,
]
