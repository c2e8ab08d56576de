import type { Case } from '../../kernel/pack.ts'
import { anomalyCases } from './cases/anomalies.ts'
import { routeCases } from './cases/routes.ts'

/** Numbered public cases; a number is never reused. */
export const cases: readonly Case[] = [...routeCases, ...anomalyCases]
