import type { Case } from '../../../kernel/pack.ts'

type Verdict = Case['expect']['verdict']
type Facts = Case['facts']

/** Full id of a clause; `!x` is short for a card. */
const full = (name: string) => (name.startsWith('!') ? `ti4:components.${name.slice(1)}` : `ti4:${name}`)

/** Activation alone; a move within it; a move that passes a system. */
export const ACT = 'active-system.1 active-system.2'
export const ONE = `${ACT} movement.4f movement.4a`
export const VIA = `${ONE} movement.4b`

/** One numbered case; the clauses in words, `!` before a card. */
export const one =
  (checker: string) =>
  (
    id: string,
    title: string,
    facts: Facts,
    verdict: Verdict,
    clauses: string,
    rest: { answer?: unknown; readings?: Case['readings']; follows?: string } = {},
  ): Case => ({
    id: `TI4.${id}`,
    title,
    checker,
    ...(rest.readings ? { readings: rest.readings } : {}),
    facts,
    expect: {
      verdict,
      deciding: clauses.split(' ').filter(Boolean).map(full),
      ...('answer' in rest ? { answer: rest.answer } : {}),
      ...(rest.follows ? { follows: rest.follows.split(' ').map(full) } : {}),
    },
  })
