import type { Checker } from '../../kernel/checker.ts'
import { numberedCases } from '../../kernel/numbered.ts'
import type { Case } from '../../kernel/pack.ts'

/** What stands in the number of a case for its checker (`SC.BUILD.07`). */
const SERIES: Readonly<Record<string, string>> = {
  development: 'DEV',
  'ship-limit': 'CAP',
  'fighter-limit': 'FCAP',
  'station-limit': 'SCAP',
  build: 'BUILD',
  affordability: 'COST',
  jump: 'JUMP',
  route: 'ROUTE',
  siege: 'SIEGE',
  contested: 'CONT',
  income: 'INC',
  hand: 'HAND',
  deal: 'DEAL',
  'repair-scrap': 'REP',
  'quick-facts': 'FACT',
  responses: 'RESP',
  targets: 'TARG',
  conquest: 'CONQ',
  'combat-damage': 'DMG',
  retreat: 'RETR',
  'game-end': 'END',
}

/** The worked examples that have a number, as public cases. */
export const casesOf = (checkers: readonly Checker[]): Case[] => numberedCases(checkers, 'SC', SERIES)
