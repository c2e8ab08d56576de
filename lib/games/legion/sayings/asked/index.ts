/** Questions as players put them, by checker: they help to find it. */
import type { Sayings } from '../../../../kernel/sayings.ts'
import { army } from './army.ts'
import { cards } from './cards.ts'
import { measuring } from './measuring.ts'
import { orders } from './orders.ts'

export const asked: NonNullable<Sayings['asked']> = { ...cards, ...orders, ...army, ...measuring }
