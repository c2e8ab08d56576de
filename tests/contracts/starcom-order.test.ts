import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../lib/adjudicate.ts'
import { NEW } from '../../lib/games/starcom/facts.ts'
import { starcom } from '../../lib/games/starcom/index.ts'
import { Random } from '../brute-force/starcom/random.ts'

/** Lists whose order means nothing, by checker: who lists what first decides nothing. */
const UNORDERED: Readonly<Record<string, readonly string[]>> = {
  affordability: ['builds'],
  'combat-damage': ['vessels', 'assignments'],
  conquest: ['stationsInSystem'],
  deal: ['goods'],
  'game-end': ['eliminated', 'homeworldTradedBy'],
  hand: ['domainsControlled'],
  income: ['systems'],
  siege: ['vessels'],
}

type Facts = Readonly<Record<string, unknown>>

const shuffled = <T>(items: readonly T[], random: Random): T[] => {
  const rest = [...items]
  return items.map(() => rest.splice(random.int(0, rest.length - 1), 1)[0]!)
}

const mixed = (facts: Facts, keys: readonly string[], random: Random): Facts => ({
  ...facts,
  ...Object.fromEntries(
    keys.flatMap((key) => (Array.isArray(facts[key]) ? [[key, shuffled(facts[key] as unknown[], random)]] : [])),
  ),
})

/** Whatever a ruling decides, an answer that is a list taken as a set. */
function decided(
  checker: string,
  edition: string,
  readings: Readonly<Record<string, string>> | undefined,
  facts: Facts,
) {
  const ruling = adjudicate([starcom], {
    checker: `starcom/${checker}`,
    edition,
    facts,
    presume: false,
    ...(readings ? { readings } : {}),
  })
  if ('error' in ruling) return 'refused'
  const value = ruling.answer?.value
  const answer = Array.isArray(value) ? [...value].sort() : value
  return { verdict: ruling.verdict, deciding: [...ruling.deciding].sort(), answer }
}

describe.each(Object.entries(UNORDERED))('%s', (id, keys) => {
  const { scenarios } = starcom.checkers.find((checker) => checker.id === id)!
  const listed = scenarios.filter(({ facts }) =>
    keys.some((key) => Array.isArray(facts[key]) && (facts[key] as unknown[]).length > 1),
  )

  it('has examples with something to put in another order', () => {
    expect(id === 'conquest' || id === 'game-end' || listed.length > 0).toBe(true)
  })

  it('decides the same in whatever order things are listed', () => {
    const random = new Random(31)
    for (const { title, edition = NEW, readings, facts } of listed) {
      const first = decided(id, edition, readings, facts)
      for (let i = 0; i < 4; i++)
        expect(decided(id, edition, readings, mixed(facts, keys, random)), title).toEqual(first)
    }
  })
})
