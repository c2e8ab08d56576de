import type { Scenario } from '../../../kernel/checker.ts'
export const scenarios: Scenario[] = []
