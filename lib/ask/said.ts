/** What was understood of a sentence, as every screen says it. */
import { sayLines, sayTogether } from '../kernel/fact-words.ts'
import type { FactSpecs, RawFacts } from '../kernel/facts.ts'
import { grouped } from '../kernel/grouped.ts'
import { factAt, sayPath, segmentsOf } from '../kernel/parse.ts'
import type { Chip } from './types.ts'

/** One fact that was read, or the lines of one list that the same words gave. */
export interface SaidFact {
  /** Path of the fact, or of the first of those lines. */
  path: string
  /** What it is about: "Kind of system"; absent where the value says all. */
  label?: string
  value: string
}

/** Some words of the sentence with every fact they gave. */
export interface SaidWords {
  said: string
  facts: readonly SaidFact[]
}

/** The list a chip stands in, or its own path. */
const placeOf = (path: string): string => {
  const parts = segmentsOf(path)
  return typeof parts.at(-1) === 'number' ? parts.slice(0, -1).join('.') : path
}

type Told = Pick<Chip, 'path' | 'value' | 'says'>

/** One fact in words, or several lines of one list at once. */
export function sayFact(specs: FactSpecs, chips: readonly Told[]): SaidFact {
  const [{ path, says }] = chips as [Told]
  if (says) return { path, value: says }
  const fact = factAt(specs, segmentsOf(path))
  const values = chips.map(({ value }) => value)
  // The words of a game say what it is about; whatever was read is said.
  if (fact?.kind === 'record' && fact.told) return { path, value: sayLines(fact, values as RawFacts[]) }
  return {
    path,
    label: sayPath(specs, chips.length > 1 ? placeOf(path) : path),
    value: fact ? sayTogether(fact, values) : '',
  }
}

/** Every fact that was read under the words it came from, in their order; what the same words gave stands together. */
export function sayChips(specs: FactSpecs, chips: readonly Chip[]): SaidWords[] {
  const spoken = [...grouped(chips, ({ said, from }) => `${from[0]} ${said}`).values()]
  return spoken.map((own) => ({
    said: own[0]!.said,
    facts: [...grouped(own, ({ path }) => placeOf(path)).values()].map((together) => sayFact(specs, together)),
  }))
}
