/**
 * Facts as a query string and back: the link is the case. Keys are fact names in alphabetical order, words stay words,
 * lists of plain records are short (`me,ship,Small,2;ann,ship`), anything deeper is JSON in base64url after a tilde.
 */
import type { Fact, FactSpecs, RawFacts } from '../kernel/facts.ts'

/** Version of the link format; a released version is never read differently. */
export const LINK_VERSION = '1'
const LINK_LIMIT = 16_000
/** A list or a map that is known to be empty. */
const NONE = '-'

/** A case as a link carries it. */
export interface LinkedCase {
  edition?: string
  readings: Record<string, string>
  facts: RawFacts
  /** Parameters that mean nothing here; dropped, and told to the player. */
  dropped: string[]
}

const isScalar = (fact: Fact) => fact.kind !== 'list' && fact.kind !== 'record' && fact.kind !== 'map'
const isFlat = (fact: Fact) =>
  isScalar(fact) || (fact.kind === 'record' && Object.values(fact.fields as FactSpecs).every(isScalar))

const guard = (text: string) => text.replace(/[~,;:]/g, (sign) => `~${sign.charCodeAt(0).toString(16)}`)
const unguard = (text: string) =>
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
  return fact.kind === 'count' && /^-?\d{1,9}(\.\d+)?$/.test(plain) ? Number(plain) : plain
}

function writeFlat(fact: Fact, value: unknown): string {
  if (fact.kind !== 'record') return writeScalar(fact, value)
  const fields = Object.entries(fact.fields as FactSpecs).map(([key, field]) =>
    writeScalar(field, (value as RawFacts)[key]),
  )
  while (fields.length > 1 && fields.at(-1) === '') fields.pop()
  return fields.join(',')
}

function readFlat(fact: Fact, text: string): unknown {
  if (fact.kind !== 'record') return readScalar(fact, text)
  const parts = text.split(',')
  const entries = Object.entries(fact.fields as FactSpecs).map(
    ([key, field], i) => [key, readScalar(field, parts[i] ?? '')] as const,
  )
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

function writeFact(fact: Fact, value: unknown): string {
  if (fact.kind === 'list' && isFlat(fact.of))
    return (value as unknown[]).length ? (value as unknown[]).map((item) => writeFlat(fact.of, item)).join(';') : NONE
  if (fact.kind === 'map' && isScalar(fact.of)) {
    return (
      Object.entries(value as RawFacts)
        .map(([key, item]) => `${guard(key)}:${writeScalar(fact.of, item)}`)
        .join(';') || NONE
    )
  }
  if (isFlat(fact)) return writeFlat(fact, value)
  return `~${toBase64(JSON.stringify(value))}`
}

function readFact(fact: Fact, text: string): unknown {
  if (fact.kind === 'list' && isFlat(fact.of))
    return text === NONE ? [] : text.split(';').map((item) => readFlat(fact.of, item))
  if (fact.kind === 'map' && isScalar(fact.of)) {
    if (text === NONE) return {}
    const pairs = text.split(';').map((item) => item.split(':'))
    return Object.fromEntries(pairs.map(([key = '', item = '']) => [unguard(key), readScalar(fact.of, item)]))
  }
  if (isFlat(fact)) return readFlat(fact, text)
  if (!text.startsWith('~')) return text
  try {
    return JSON.parse(fromBase64(text.slice(1)))
  } catch {
    return text
  }
}

/** The canonical query string of a case, without `?`. An unknown fact stays away; the default edition too. */
export function writeLink(
  specs: FactSpecs,
  linked: { edition?: string; readings?: Readonly<Record<string, string>>; facts: RawFacts },
): string {
  const params = new URLSearchParams()
  for (const key of Object.keys(linked.facts).sort()) {
    const fact = specs[key]
    if (fact && linked.facts[key] !== undefined) params.set(key, writeFact(fact, linked.facts[key]))
  }
  if (linked.edition) params.set('ed', linked.edition)
  for (const [ambiguity, reading] of Object.entries(linked.readings ?? {}).sort())
    params.set(`reading.${ambiguity}`, reading)
  if (params.size) params.set('v', LINK_VERSION)
  return params
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%3B', ';')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
    .replaceAll('%7E', '~')
}

/** Reads a query string. Values that cannot be read are kept as text, so that the parser refuses them by name. */
export function readLink(specs: FactSpecs, query: string): LinkedCase {
  const params = new URLSearchParams(query.slice(0, LINK_LIMIT))
  const linked: LinkedCase = { readings: {}, facts: {}, dropped: [] }
  const facts: Record<string, unknown> = {}
  for (const [key, text] of params) {
    const fact = Object.hasOwn(specs, key) ? specs[key] : undefined
    if (fact) facts[key] = readFact(fact, text)
    else if (key === 'ed') linked.edition = text
    else if (key.startsWith('reading.')) linked.readings[key.slice('reading.'.length)] = text
    else if (key !== 'v') linked.dropped.push(key)
  }
  return { ...linked, facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) }
}
