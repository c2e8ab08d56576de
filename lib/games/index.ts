import type { GamePack } from '../kernel/pack.ts'
import { legion } from './legion/index.ts'
import { starcom } from './starcom/index.ts'
import { ti4 } from './ti4/index.ts'

/** Every game that can be judged: one line a game. */
export const games: readonly GamePack[] = [starcom, legion, ti4]
