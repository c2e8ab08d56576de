import type { Scenario } from '../../kernel/checker.ts'
import type { Examples } from '../../kernel/numbered.ts'
import type { Case } from '../../kernel/pack.ts'
import { abilityCases } from './cases/abilities.ts'
import { afterCases } from './cases/after.ts'
import { alongCases } from './cases/along.ts'
import { anomalyCases } from './cases/anomalies.ts'
import { broughtCases } from './cases/brought.ts'
import { cannonCases } from './cases/cannons.ts'
import { cardCases } from './cases/cards.ts'
import { cargoCases } from './cases/cargo.ts'
import { laterCases } from './cases/later.ts'
import { levelCases } from './cases/levels.ts'
import { linkCases } from './cases/links.ts'
import { partialCases } from './cases/partial.ts'
import { routeCases } from './cases/routes.ts'
import { toldCases } from './cases/told.ts'
import { scenarios as riftDie } from './rift-die/scenarios.ts'
import { scenarios as timing } from './timing/scenarios.ts'

/** Numbered public cases; a number is never reused. */
export const cases: readonly Case[] = [
  ...routeCases,
  ...anomalyCases,
  ...linkCases,
  ...cardCases,
  ...cargoCases,
  ...cannonCases,
  ...broughtCases,
  ...abilityCases,
  ...toldCases,
  ...levelCases,
  ...partialCases,
  ...alongCases,
  ...afterCases,
  ...laterCases,
]

/** The numbered cases of a checker as worked examples; those that wait for a list or a map to be told are left out. */
const scenariosOf = (checker: string): Scenario[] =>
  cases
    .filter(
      (one) =>
        one.checker === checker &&
        (one.expect.verdict !== 'undetermined' || !('seating' in one.facts && one.facts.seating === undefined)),
    )
    .filter(
      (one) =>
        one.expect.verdict !== 'undetermined' ||
        Object.keys((one.facts.fleetPool as object | undefined) ?? {}).length > 0,
    )
    .map(({ title, facts, readings, expect }) => ({
      title,
      facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
      ...(readings ? { readings } : {}),
      expect: {
        verdict: expect.verdict as Scenario['expect']['verdict'],
        deciding: expect.deciding,
        ...('answer' in expect ? { answer: expect.answer as never } : {}),
        ...(expect.follows ? { follows: expect.follows } : {}),
      },
    }))

/** The worked examples of each checker: one line a checker. */
export const examples: Readonly<Record<string, Examples>> = {
  movement: { scenarios: scenariosOf('movement') },
  transport: { scenarios: scenariosOf('transport') },
  'fleet-pool': { scenarios: scenariosOf('fleet-pool') },
  'space-cannon': { scenarios: scenariosOf('space-cannon') },
  adjacency: { scenarios: scenariosOf('adjacency') },
  reach: { scenarios: scenariosOf('reach') },
  route: { scenarios: scenariosOf('route') },
  ability: { scenarios: scenariosOf('ability') },
  timing: { series: 'TIMING', scenarios: timing },
  'rift-die': { series: 'RIFT', scenarios: riftDie },
}
