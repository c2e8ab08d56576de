/** Questions as players put them, by checker: they help to find it. */
import type { Sayings } from '../../../../kernel/sayings.ts'
import { building } from './building.ts'
import { conflict } from './conflict.ts'
import { game } from './game.ts'
import { journeys } from './journeys.ts'

export const asked: NonNullable<Sayings['asked']> = { ...building, ...journeys, ...conflict, ...game }
