import type { Case } from '../../kernel/pack.ts'
export const cases: readonly Case[] = []
