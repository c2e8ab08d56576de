/** Questions as players put them, by checker: they help to find it. */
import { grouped } from '../../../../kernel/grouped.ts'
import type { Sayings } from '../../../../kernel/sayings.ts'
import { building } from './building.ts'
import { conflict } from './conflict.ts'
import { game } from './game.ts'
import { journeys } from './journeys.ts'
import { toldBuilding } from './told-building.ts'
import { toldConflict } from './told-conflict.ts'
import { toldGame } from './told-game.ts'
import { toldJourneys } from './told-journeys.ts'

const rooms = [building, journeys, conflict, game, toldBuilding, toldJourneys, toldConflict, toldGame]

export const asked: NonNullable<Sayings['asked']> = Object.fromEntries(
  [...grouped(rooms.flatMap(Object.entries), ([checker]) => checker)].map(([checker, all]) => [
    checker,
    all.flatMap(([, texts]) => texts),
  ]),
)
