import * as z from 'zod/mini'
import type { Fact, FactSpecs, RawFacts } from './facts.ts'
import { nearest } from './nearest.ts'
import { NAME_LENGTH, ODD, recordPlainly } from './plainly.ts'
import type { Issue } from './ruling.ts'
import { meant, spelled } from './spelled.ts'

/** The zod schema of a fact; the facts of a checker form a strict object. */
function schemaOf(fact: Fact): z.ZodMiniType {
  if (fact.kind === 'yes-no') return z.boolean()
  if (fact.kind === 'choice') return z.enum(Object.keys(fact.options) as [string])
  if (fact.kind === 'count') return (fact.fractions ? z.number() : z.int()).check(z.gte(fact.min), z.lte(fact.max))
  if (fact.kind === 'name') return z.string().check(z.minLength(1), z.maxLength(NAME_LENGTH))
  if (fact.kind === 'list') return z.array(schemaOf(fact.of)).check(z.minLength(fact.min), z.maxLength(fact.max))
  if (fact.kind === 'map')
    return z.record(z.string().check(z.minLength(1), z.maxLength(NAME_LENGTH)), schemaOf(fact.of))
  return objectSchema(fact.fields)
}

/** Strict object over named facts, every one optional: absent is "not known". */
export function objectSchema(specs: FactSpecs): z.ZodMiniType {
  return z.strictObject(
    Object.fromEntries(Object.entries(specs).map(([key, fact]) => [key, z.optional(schemaOf(fact))])),
  )
}

/** Reads facts from outside. Gives the facts, or every issue with its path and the mend. */
export function parseFacts(specs: FactSpecs, raw: unknown): { facts: RawFacts } | { issues: Issue[] } {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { issues: [{ path: '', message: 'Facts are missing.', fix: 'Give one object of facts by name.' }] }
  }
  const oversized = tooDeep(raw)
  if (oversized) return { issues: [oversized] }
  const plain = recordPlainly(specs, raw)
  if (plain !== ODD) return { facts: plain }
  const told = spelled(specs, raw as RawFacts)
  const parsed = schemaCache(specs).safeParse(told)
  if (!parsed.success) return { issues: parsed.error.issues.flatMap((issue) => sayIssue(specs, told, issue)) }
  const maps = checkMaps(specs, parsed.data as RawFacts)
  return maps.length ? { issues: maps } : { facts: parsed.data as RawFacts }
}

const schemas = new WeakMap<FactSpecs, z.ZodMiniType>()
function schemaCache(specs: FactSpecs): z.ZodMiniType {
  const known = schemas.get(specs)
  if (known) return known
  const schema = objectSchema(specs)
  schemas.set(specs, schema)
  return schema
}

function tooDeep(raw: object): Issue | undefined {
  if (Object.keys(raw).length > 200)
    return { path: '', message: 'Far too many facts.', fix: 'Give only the facts asked for.' }
  return undefined
}

function checkMaps(specs: FactSpecs, facts: RawFacts): Issue[] {
  return Object.entries(specs).flatMap(([key, fact]) => {
    const value = facts[key]
    if (fact.kind !== 'map' || value === undefined || Object.keys(value as object).length <= fact.max) return []
    return [{ path: key, message: `${key} has too many entries.`, fix: `Give at most ${fact.max}.` }]
  })
}

/** `vessels[0].attack` from path segments. */
export const pathOf = (segments: readonly PropertyKey[]): string =>
  segments.map((part, i) => (typeof part === 'number' ? `[${part}]` : i ? `.${String(part)}` : String(part))).join('')

/** The fact a path of segments leads to. */
export function factAt(specs: FactSpecs, segments: readonly PropertyKey[]): Fact | undefined {
  let fact: Fact | undefined = { kind: 'record', fields: specs, label: '' }
  for (const part of segments) {
    if (fact?.kind === 'record')
      fact = Object.hasOwn(fact.fields, part) ? (fact.fields as FactSpecs)[String(part)] : undefined
    else if (fact?.kind === 'list' || fact?.kind === 'map') fact = fact.of
    else return undefined
  }
  return fact
}

/** The parts of a path: names, and positions as numbers. */
export const segmentsOf = (path: string): (string | number)[] =>
  (path.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** True for the path of a fact, or of a part of one: `vessels[0].attack`. */
export function isPathOf(specs: FactSpecs, path: string): boolean {
  const segments = segmentsOf(path)
  const isPlaced = (part: string | number, i: number) => {
    const around = factAt(specs, segments.slice(0, i))
    return (around?.kind === 'list') === (typeof part === 'number')
  }
  return segments.length > 0 && pathOf(segments) === path && segments.every(isPlaced) && !!factAt(specs, segments)
}

/** The field by which the lines of a list are called: what tells them apart, or a name. */
function callingField(list: Fact | undefined): string | undefined {
  if (list?.kind !== 'list' || list.of.kind !== 'record') return undefined
  const fields = Object.entries(list.of.fields as FactSpecs)
  return fields.find(([key, { kind, handle }], i) => kind === 'name' && (key === 'name' || (handle && i === 0)))?.[0]
}

/** What whoever told a line of a list calls it, where no other line is called the same. */
function calledBy(list: Fact | undefined, lines: unknown, place: number): string | undefined {
  const field = callingField(list)
  if (field === undefined || !Array.isArray(lines)) return undefined
  const told = lines as readonly (RawFacts | undefined)[]
  const called = told[place]?.[field]
  const isOnly = () => !told.some((line, i) => i !== place && line?.[field] === called)
  return typeof called === 'string' && isOnly() ? called : undefined
}

/** A number or a letter or two alone would not read as a name: "system 82". */
const isBare = (called: string): boolean => called.length < 3 || /^\d+$/.test(called)

/** A path as the form names it: "vessel 1: Attack value" from `vessels[0].attack`; of lines that are called something in what was told, by that: "Mecatol Rex: Anomalies". */
export function sayPath(specs: FactSpecs, path: string, told?: RawFacts): string {
  const segments = segmentsOf(path)
  const words = segments.flatMap((part, i): string[] => {
    const fact = factAt(specs, segments.slice(0, i + 1))
    if (typeof part !== 'number') return fact?.label ? [fact.label] : [String(part)]
    const list = factAt(specs, segments.slice(0, i))
    const item = (list?.kind === 'list' && list.item) || 'line'
    const called = told && calledBy(list, valueAt(told, segments.slice(0, i)), part)
    return [called && !isBare(called) ? called : `${item} ${called ?? part + 1}`]
  })
  return words.slice(-2).join(': ') || path
}

function valueAt(raw: RawFacts, segments: readonly PropertyKey[]): unknown {
  let value: unknown = raw
  for (const part of segments) value = (value as Record<PropertyKey, unknown> | undefined)?.[part]
  return value
}

function sayIssue(specs: FactSpecs, raw: RawFacts, issue: z.core.$ZodIssue): Issue[] {
  const path = pathOf(issue.path)
  const fact = factAt(specs, issue.path)
  if (issue.code === 'unrecognized_keys') {
    const known = fact?.kind === 'record' ? Object.keys(fact.fields) : []
    return issue.keys.map((key) => {
      const close = nearest(key, known)
      return {
        path: pathOf([...issue.path, key]),
        message: `${key} is not a fact of this question.`,
        fix: close ? `Did you mean ${close}?` : `Known facts: ${known.join(', ')}.`,
      }
    })
  }
  const given = valueAt(raw, issue.path)
  if (given === null) return [{ path, message: `${path} is null.`, fix: 'Leave the fact out if it is not known.' }]
  if (Array.isArray(given) && fact?.kind === 'list')
    return [{ path, message: `${path} has ${given.length} items.`, fix: `Give ${expected(fact)}.` }]
  const shown =
    typeof given === 'object' ? (Array.isArray(given) ? 'a list' : 'an object') : JSON.stringify(given)?.slice(0, 60)
  const close = fact?.kind === 'choice' ? meant(fact, given) : undefined
  const fix = close === undefined ? `Give ${expected(fact)}.` : `Did you mean ${close}? Else give ${expected(fact)}.`
  return [{ path, message: `${path} cannot be ${shown}.`, fix }]
}

function expected(fact: Fact | undefined): string {
  if (!fact) return 'a known fact'
  if (fact.kind === 'yes-no') return 'true or false, or leave it out if not known'
  if (fact.kind === 'choice') {
    const values = Object.keys(fact.options)
    return values.length > 12
      ? `one of ${values.length} values, such as ${values.slice(0, 4).join(', ')}`
      : `one of: ${values.join(', ')}`
  }
  if (fact.kind === 'count') return `a ${fact.fractions ? '' : 'whole '}number from ${fact.min} to ${fact.max}`
  if (fact.kind === 'name') return `a name of 1 to ${NAME_LENGTH} characters`
  if (fact.kind === 'list') return `a list of ${fact.min} to ${fact.max} items`
  if (fact.kind === 'map') return 'an object with one value per name'
  return `an object with ${Object.keys(fact.fields).join(', ')}`
}
