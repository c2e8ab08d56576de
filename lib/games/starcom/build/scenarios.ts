import type { Scenario } from '../../../kernel/checker.ts'

/** Worked examples of building, one thing at a time. */
export const scenarios: Scenario[] = [
  {
    title: 'A ship cannot be built in a capital system under siege',
    facts: { what: 'ship', systemKind: 'capital', underSiege: true },
    expect: { verdict: 'illegal', deciding: ['starcom:command-phase.build.6', 'starcom:additional-rules.siege.3'] },
  },
]
