import type { Examples } from '../../kernel/numbered.ts'
import { scenarios as affordability } from './affordability/scenarios.ts'
import { scenarios as build } from './build/scenarios.ts'
import { scenarios as combatDamage } from './combat-damage/scenarios.ts'
import { scenarios as conquest } from './conquest/scenarios.ts'
import { scenarios as contested } from './contested/scenarios.ts'
import { scenarios as deal } from './deal/scenarios.ts'
import { scenarios as development } from './development/scenarios.ts'
import { scenarios as fighterLimit } from './fighter-limit/scenarios.ts'
import { scenarios as gameEnd } from './game-end/scenarios.ts'
import { scenarios as hand } from './hand/scenarios.ts'
import { scenarios as income } from './income/scenarios.ts'
import { scenarios as jump } from './jump/scenarios.ts'
import { scenarios as quickFacts } from './quick-facts/scenarios.ts'
import { scenarios as repairScrap } from './repair-scrap/scenarios.ts'
import { scenarios as responses } from './responses/scenarios.ts'
import { scenarios as retreat } from './retreat/scenarios.ts'
import { scenarios as route } from './route/scenarios.ts'
import { scenarios as shipLimit } from './ship-limit/scenarios.ts'
import { scenarios as siege } from './siege/scenarios.ts'
import { scenarios as stationLimit } from './station-limit/scenarios.ts'
import { scenarios as targets } from './targets/scenarios.ts'

/** The worked examples of each checker: one line a checker. Those with a number are public cases. */
export const examples: Readonly<Record<string, Examples>> = {
  development: { series: 'DEV', scenarios: development },
  'ship-limit': { series: 'CAP', scenarios: shipLimit },
  'fighter-limit': { series: 'FCAP', scenarios: fighterLimit },
  'station-limit': { series: 'SCAP', scenarios: stationLimit },
  build: { series: 'BUILD', scenarios: build },
  affordability: { series: 'COST', scenarios: affordability },
  jump: { series: 'JUMP', scenarios: jump },
  route: { series: 'ROUTE', scenarios: route },
  siege: { series: 'SIEGE', scenarios: siege },
  contested: { series: 'CONT', scenarios: contested },
  income: { series: 'INC', scenarios: income },
  hand: { series: 'HAND', scenarios: hand },
  deal: { series: 'DEAL', scenarios: deal },
  'repair-scrap': { series: 'REP', scenarios: repairScrap },
  'quick-facts': { series: 'FACT', scenarios: quickFacts },
  responses: { series: 'RESP', scenarios: responses },
  targets: { series: 'TARG', scenarios: targets },
  conquest: { series: 'CONQ', scenarios: conquest },
  'combat-damage': { series: 'DMG', scenarios: combatDamage },
  retreat: { series: 'RETR', scenarios: retreat },
  'game-end': { series: 'END', scenarios: gameEnd },
}
