/** What a ruling says beside what it should, for whoever reads why a case failed. */
import type { Ruling } from '../../lib/kernel/ruling.ts'

interface Wanted {
  verdict: string
  deciding?: readonly string[]
  answer?: unknown
}

const without = (all: readonly string[], some: readonly string[]) => all.filter((one) => !some.includes(one))
const line = (says: string, ids: readonly string[]) => (ids.length ? [`${says} ${ids.join(', ')}`] : [])

/** Its sentence, its deciding clauses with their reasons, and where it differs from what the case expects. */
export function whyFailed(ruling: Ruling, { verdict, deciding = [], answer }: Wanted): string {
  const reasons = ruling.deciding.map((id) => {
    const finding = ruling.findings.find(({ clause }) => clause === id)
    return `  ${id}: ${finding?.because ?? ''}`
  })
  return [
    ruling.sentence,
    ...reasons,
    ...(ruling.verdict === verdict ? [] : [`It is ${ruling.verdict} and should be ${verdict}.`]),
    ...line('It should be decided by', without(deciding, ruling.deciding)),
    ...(deciding.length ? line('It is decided as well by', without(ruling.deciding, deciding)) : []),
    ...(answer === undefined
      ? []
      : [`Answer: ${JSON.stringify(ruling.answer?.value)}, should be ${JSON.stringify(answer)}`]),
  ].join('\n')
}
