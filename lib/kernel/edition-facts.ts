/** The facts that an edition knows. */
import type { Fact, FactSpecs, RawFacts } from './facts.ts'

/** The fact as one edition asks for it: what is relevant is told the edition. The same fact where that changes nothing. */
function factIn(fact: Fact, edition: string): Fact {
  const { relevant } = fact
  const own = relevant
    ? { ...fact, relevant: (near: RawFacts, facts: RawFacts) => relevant(near, facts, edition) }
    : fact
  if (own.kind === 'record') {
    const fields = factsIn(own.fields, edition)
    return fields === own.fields ? own : { ...own, fields }
  }
  if (own.kind !== 'list' && own.kind !== 'map') return own
  const of = factIn(own.of, edition)
  return of === own.of ? own : { ...own, of }
}

function factsIn(specs: FactSpecs, edition: string): FactSpecs {
  const isKnown = ({ editions }: Fact) => !editions || editions.includes(edition)
  const all = Object.entries(specs)
  const found = all.flatMap(([key, fact]) => (isKnown(fact) ? [[key, factIn(fact, edition)] as const] : []))
  const isSame = found.length === all.length && found.every(([key, fact]) => fact === specs[key])
  return isSame ? specs : Object.fromEntries(found)
}

const ofEdition = new WeakMap<FactSpecs, Map<string, FactSpecs>>()

/** The facts an edition knows, put together once. */
export function factsOfEdition(specs: FactSpecs, edition: string): FactSpecs {
  const known = ofEdition.get(specs) ?? new Map<string, FactSpecs>()
  ofEdition.set(specs, known)
  const before = known.get(edition)
  if (before) return before
  const found = factsIn(specs, edition)
  known.set(edition, found)
  return found
}
