/** Reads facts that are told exactly as they are described; whatever else was sent is for the parser, which has words for it. */
import type { Fact, FactSpecs, RawFacts } from './facts.ts'

/** Longest name that is taken. */
export const NAME_LENGTH = 60

/** Said of a value that is not told exactly so. */
export const ODD = Symbol('odd')

const isName = (value: unknown): boolean => typeof value === 'string' && value.length > 0 && value.length <= NAME_LENGTH

function isPlainObject(value: unknown): value is RawFacts {
  if (typeof value !== 'object' || value === null) return false
  const kind = Object.getPrototypeOf(value)
  return kind === Object.prototype || kind === null
}

/** A copy of the value where it is one of this fact, as the parser would give it; `ODD` for anything else. */
function plainly(fact: Fact, value: unknown): unknown {
  if (fact.kind === 'yes-no') return typeof value === 'boolean' ? value : ODD
  if (fact.kind === 'choice') return typeof value === 'string' && Object.hasOwn(fact.options, value) ? value : ODD
  if (fact.kind === 'name') return isName(value) ? value : ODD
  if (fact.kind === 'count') {
    const isNumber = fact.fractions ? Number.isFinite(value) : Number.isSafeInteger(value)
    return isNumber && (value as number) >= fact.min && (value as number) <= fact.max ? value : ODD
  }
  if (fact.kind === 'record') return recordPlainly(fact.fields, value)
  if (fact.kind === 'map') return mapPlainly(fact.of, fact.max, value)
  if (!Array.isArray(value) || value.length < fact.min || value.length > fact.max) return ODD
  const items: unknown[] = []
  for (const item of value) {
    const read = plainly(fact.of, item)
    if (read === ODD) return ODD
    items.push(read)
  }
  return items
}

/** The named facts in the order in which they are described. */
export function recordPlainly(fields: FactSpecs, value: unknown): RawFacts | typeof ODD {
  if (!isPlainObject(value)) return ODD
  const read: Record<string, unknown> = {}
  let found = 0
  for (const key in fields) {
    if (!Object.hasOwn(value, key)) continue
    const part = plainly(fields[key]!, value[key])
    if (part === ODD) return ODD
    read[key] = part
    found++
  }
  return found === Object.keys(value).length ? read : ODD
}

function mapPlainly(fact: Fact, max: number, value: unknown): RawFacts | typeof ODD {
  if (!isPlainObject(value)) return ODD
  const keys = Object.keys(value)
  if (keys.length > max) return ODD
  const read: Record<string, unknown> = {}
  for (const key of keys) {
    const part = isName(key) && key !== '__proto__' ? plainly(fact, value[key]) : ODD
    if (part === ODD) return ODD
    read[key] = part
  }
  return read
}
