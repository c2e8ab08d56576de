/**
 * One fact as a word of a link and back. Words stay words, lists of plain records are short (`me,ship,Small,2;ann,ship`):
 * by the order each record promises in `row`, what came later by name. Anything deeper is JSON in base64url after a tilde.
 */
import type { Fact, FactSpecs, RawFacts, RecordFact } from '../kernel/facts.ts'

/** More items than any fact takes are not taken apart: the whole is kept as text, and the parser refuses it. */
const SPARE_ITEMS = 40
/** A list or a map that is known to be empty. */
const NONE = '-'

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isScalar = (fact: Fact) => fact.kind !== 'list' && fact.kind !== 'record' && fact.kind !== 'map'
const isFlatRecord = (fact: RecordFact) => Object.values(fact.fields).every(isScalar)
/** Written in a line without its names: in the order it promises; a flat record that promises none, as its fields stand. */
const rowOf = (fact: RecordFact): readonly string[] | undefined =>
  fact.row ?? (isFlatRecord(fact) ? Object.keys(fact.fields) : undefined)
const isShort = (fact: Fact) => isScalar(fact) || (fact.kind === 'record' && rowOf(fact) !== undefined)

/** Text without the signs a link gives a meaning of its own. */
export const guard = (text: string) => text.replace(/[~,;:=]/g, (sign) => `~${sign.charCodeAt(0).toString(16)}`)
export const unguard = (text: string) =>
  text.replace(/~([0-9a-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function writeScalar(fact: Fact, value: unknown): string {
  if (value === undefined) return ''
  if (fact.kind === 'yes-no' && typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === NONE ? '~2d' : guard(String(value))
}

function readScalar(fact: Fact, text: string): unknown {
  if (text === '') return undefined
  const plain = unguard(text)
  if (fact.kind === 'yes-no') return plain === 'yes' ? true : plain === 'no' ? false : plain
  return fact.kind === 'count' && /^-?\d{1,9}(\.\d{1,6})?$/.test(plain) ? Number(plain) : plain
}

/** A record in a line: the fields of its row, then what the row does not have as `name=value`. */
function writeRecord(fact: RecordFact, value: RawFacts): string {
  const row = rowOf(fact)!
  const parts = row.map((key) => writeScalar(fact.fields[key]!, value[key]))
  while (parts.length > 1 && parts.at(-1) === '') parts.pop()
  const named = namedIn(fact, value).map((key) => `${key}=${writeScalar(fact.fields[key]!, value[key])}`)
  return [...parts, ...named].join(',')
}

function writeShort(fact: Fact, value: unknown): string {
  if (fact.kind !== 'record') return writeScalar(fact, value)
  return typeof value === 'string' ? value : writeRecord(fact, value as RawFacts)
}

/** Fields that are told but stand in no row: those a later version has added. */
const namedIn = (fact: RecordFact, value: RawFacts): string[] => {
  const row = rowOf(fact) ?? []
  return Object.keys(fact.fields).filter((key) => !row.includes(key) && value[key] !== undefined)
}

const NAMED = /^(\w+)=(.*)$/s

function readShort(fact: Fact, text: string): unknown {
  if (fact.kind !== 'record') return readScalar(fact, text)
  const row = rowOf(fact)!
  const entries: [string, unknown][] = []
  for (const [i, part] of text.split(',').entries()) {
    const [, name = '', said = ''] = NAMED.exec(part) ?? []
    const isNamed = Object.hasOwn(fact.fields, name) && !row.includes(name) && !entries.some(([key]) => key === name)
    const key = isNamed ? name : row[i]
    // More parts than there are fields, or a field nobody knows: kept as it was, for the parser to refuse.
    if (!key || !fact.fields[key]) return text
    entries.push([key, readScalar(fact.fields[key], isNamed ? said : part)])
  }
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

const toBase64 = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
const fromBase64 = (text: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)),
  )

/** Fields a record tells that stand in no row; none of anything else. */
const laterIn = (fact: Fact, value: unknown): Fact[] =>
  fact.kind === 'record' && isObject(value)
    ? namedIn(fact, value as RawFacts).map((key) => (fact.fields as FactSpecs)[key]!)
    : []
const isDeep = (fact: Fact, value: unknown): boolean => !laterIn(fact, value).every(isScalar)

/** The records of a value, each with its fact. */
const recordsOf = (fact: Fact, value: unknown): [Fact, unknown][] =>
  fact.kind === 'list' && Array.isArray(value) ? value.map((item) => [fact.of, item]) : [[fact, value]]

/** True where a record tells a field that the first version of links had no place for: it is written by its name. */
export const needsNames = (fact: Fact, value: unknown): boolean =>
  recordsOf(fact, value).some(([one, item]) => laterIn(one, item).length > 0 && !isDeep(one, item))

/** Text in the place of a list or a map is what a link said and nobody could read; it stays as it was. */
export function writeFact(fact: Fact, value: unknown): string {
  const json = () => `~${toBase64(JSON.stringify(value))}`
  const isWhole = recordsOf(fact, value).every(([one, item]) => !isDeep(one, item))
  if (fact.kind === 'list' && isShort(fact.of)) {
    if (typeof value === 'string') return value
    const items = value as unknown[]
    if (!isWhole) return json()
    return items.length ? items.map((item) => writeShort(fact.of, item)).join(';') : NONE
  }
  if (fact.kind === 'map' && isScalar(fact.of)) {
    if (typeof value === 'string') return value
    const pairs = Object.entries(value as RawFacts)
    return pairs.map(([key, item]) => `${guard(key)}:${writeScalar(fact.of, item)}`).join(';') || NONE
  }
  return isShort(fact) && isWhole ? writeShort(fact, value) : json()
}

const splits = (text: string, max: number): string[] | undefined => {
  const items = text.split(';')
  return items.length > max + SPARE_ITEMS ? undefined : items
}

/** A guarded sign is a tilde and two digits; no JSON in base64 begins with a digit. */
const isJson = (text: string) => /^~[A-Za-z]/.test(text)

function readJson(text: string): unknown {
  try {
    return JSON.parse(fromBase64(text.slice(1)))
  } catch {
    return text
  }
}

/** JSON in the place of a line: records that another version could not write short. Anything else stays as it was. */
function readRecords(fact: Fact, text: string): unknown {
  const value = readJson(text)
  const of: Fact = fact.kind === 'list' ? fact.of : fact
  const fits = fact.kind === 'list' ? Array.isArray(value) && value.every(isObject) : isObject(value)
  if (of.kind !== 'record' || !fits) return text
  const again = writeFact(fact, value)
  return isJson(again) || JSON.stringify(readFact(fact, again)) === JSON.stringify(value) ? value : text
}

/** The value a word of a link means; the word itself where it cannot be read. */
export function readFact(fact: Fact, text: string): unknown {
  if (isScalar(fact)) return readScalar(fact, text)
  if (isJson(text) && (isShort(fact) || (fact.kind === 'list' && isShort(fact.of)))) return readRecords(fact, text)
  if (isJson(text)) return fact.kind === 'map' && isScalar(fact.of) ? text : readJson(text)
  if (fact.kind === 'list' && isShort(fact.of))
    return text === NONE ? [] : (splits(text, fact.max)?.map((item) => readShort(fact.of, item)) ?? text)
  if (fact.kind === 'map' && isScalar(fact.of)) {
    if (text === NONE) return {}
    const pairs = splits(text, fact.max)?.map((item) => item.split(':'))
    const names = new Set(pairs?.map(([key = '']) => unguard(key)))
    // A name that comes twice, or a second value for it: nobody can say which was meant.
    if (!pairs || names.size < pairs.length || pairs.some((pair) => pair.length > 2)) return text
    return Object.fromEntries(pairs.map(([key = '', item = '']) => [unguard(key), readScalar(fact.of, item)]))
  }
  return isShort(fact) ? readShort(fact, text) : text
}
