/** Scenes of Star Commander: fleets in a system, shopping lists, who answers whom, what changes hands. */
import type { Scene } from '../../../kernel/sayings.ts'
import { build } from './build.ts'
import { affordability, fighterLimit, limits } from './building.ts'
import { hand, repairScrap } from './cards.ts'
import { combatDamage } from './combat.ts'
import { conquest } from './conquest.ts'
import { development } from './developing.ts'
import { income } from './income.ts'
import { grid, jump, retreat } from './journeys.ts'
import { responses } from './players.ts'
import { contested } from './presence.ts'
import { priced, purse } from './purse.ts'
import { route } from './route.ts'
import { siege } from './siege.ts'
import { stationLimit } from './standing.ts'
import { targets } from './targets.ts'
import { gameEnd } from './totals.ts'
import { deal } from './trade.ts'

/** What was spent, and what a ship costs, counts wherever credits do: more than a number that is only had. */
const withPurse =
  (scene: Scene): Scene =>
  (tools) => {
    const left = purse(tools)
    const isOpen = left.some(({ path }) => path === 'credits')
    return [...scene(tools).filter(({ path }) => !isOpen || path !== 'credits'), ...priced(tools), ...left]
  }

/** Readers of scenes, by checker. */
export const scenes: Readonly<Record<string, Scene>> = {
  build: withPurse(build),
  contested,
  siege,
  conquest,
  development: withPurse(development),
  'ship-limit': limits,
  'fighter-limit': fighterLimit,
  'station-limit': stationLimit,
  affordability: withPurse(affordability),
  'combat-damage': combatDamage,
  jump,
  retreat,
  route,
  'quick-facts': grid,
  income,
  deal,
  responses,
  'game-end': gameEnd,
  hand: withPurse(hand),
  targets,
  'repair-scrap': withPurse(repairScrap),
}
