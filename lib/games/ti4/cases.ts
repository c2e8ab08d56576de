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
import { linkCases } from './cases/links.ts'
import { routeCases } from './cases/routes.ts'
import { toldCases } from './cases/told.ts'

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
  ...alongCases,
  ...afterCases,
  ...laterCases,
]
