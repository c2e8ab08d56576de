import { describe, expect, it } from 'vitest'
import { adjudicate, findChecker } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import { type Claims, nextStep } from '../../lib/kernel/claims.ts'
import type { RawFacts } from '../../lib/kernel/facts.ts'
import { withValue } from '../../lib/kernel/gaps.ts'
import { segmentsOf } from '../../lib/kernel/parse.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { decidedOf } from './decided.ts'

const MAY: Claims = [{ verdict: 'legal' }, { verdict: 'illegal' }]
const top = (path: string) => String(segmentsOf(path)[0])
const valueAt = (facts: RawFacts, path: string): unknown =>
  segmentsOf(path).reduce<unknown>((value, part) => (value as RawFacts | undefined)?.[part], facts)

/** Of many cases every so manieth: each is judged once an answer. */
const EVERY = 11

/** Numbered cases of every game that have one verdict with all their facts told. */
const cases = games.flatMap((pack) =>
  pack.cases
    .filter((_, i) => i % EVERY === 0)
    .flatMap(({ id, checker: name, ...told }) => {
      const checker = name.includes('/') ? name : `${pack.id}/${name}`
      return decidedOf(pack, checker, told).map(({ sent, full, facts }) => {
        const specs = findChecker(games, checker)!.checker
        // What may stay away unasked is brought up by whom it helps.
        const begun = Object.fromEntries(Object.entries(facts).filter(([key]) => specs.facts[key]?.optional))
        return { id, sent: { ...sent, edition: full.edition }, full, facts, begun, asks: specs.asks }
      })
    }),
)

/** A table that answers what is asked from what it knows: how it ends, and how often it was asked. */
function dispute(
  { sent, facts, begun }: (typeof cases)[number],
  claims: Claims,
): { ruling: Ruling; asked: string[] } | undefined {
  let told: RawFacts = begun
  const unsure: string[] = []
  const asked: string[] = []
  for (let i = 0; i < 60; i++) {
    const ruling = adjudicate(games, { ...sent, facts: told, unsure })
    // Half of the facts may contradict what the other half explains: a page says so, and there is no ruling.
    if ('error' in ruling) return undefined
    const step = nextStep(ruling, claims, unsure)
    if (step.kind !== 'tell' && step.kind !== 'ask') return { ruling, asked }
    const [open = ''] = step.kind === 'tell' ? step.paths : [step.part.path]
    // A fact is told as a whole; of a list that is told already only its gap.
    const path = step.kind === 'tell' && told[top(open)] === undefined ? top(open) : open
    asked.push(path)
    const known = valueAt(facts, path)
    if (known === undefined) unsure.push(path)
    else told = withValue(told, segmentsOf(path), known)
  }
  throw new Error('The table was asked and asked.')
}

describe('asked only what parts their claims, a table that knows the facts', () => {
  const may = cases.filter(({ full, asks }) => asks !== 'value' && ['legal', 'illegal'].includes(full.verdict))
  const ended = may.flatMap((one) => {
    const end = dispute(one, MAY)
    return end ? [{ ...one, end }] : []
  })

  it('comes to the ruling all facts give, or is told that it hangs on what nobody knows', () => {
    expect(ended.length).toBeGreaterThan(20)
    const wrong = ended.flatMap(({ id, sent, full, facts, end: { ruling } }) => {
      const now = ruling.verdict === 'undetermined' ? ruling.presumed : ruling
      if (!now || now.verdict === full.verdict) return []
      // A fact nobody asked about was taken as usual, and the ruling says so: it is in what was taken.
      const taken = ruling.presumed?.taken.filter(({ path }) => valueAt(facts, path) !== undefined) ?? []
      return taken.some(({ as }) => as !== 'usual')
        ? []
        : [`${id} ${sent.checker}: ${now.verdict}, not ${full.verdict}`]
    })
    expect(wrong).toEqual([])
  })

  it('is asked about few of them', () => {
    const counts = ended.map(({ end: { asked } }) => asked.length).sort((a, b) => a - b)
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(5)
  })

  it('is never asked the same twice', () => {
    for (const {
      id,
      end: { asked },
    } of ended)
      expect(new Set(asked).size, id).toBe(asked.length)
  })
})
