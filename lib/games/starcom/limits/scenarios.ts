import type { Scenario } from '../../../kernel/checker.ts'
export const shipScenarios: Scenario[] = []
export const fighterScenarios: Scenario[] = []
export const stationScenarios: Scenario[] = []
