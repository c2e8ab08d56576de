/**
 * Facts as a query string and back: the link is the case. Keys are fact names in alphabetical order, words stay words,
 * lists of plain records are short (`me,ship,Small,2;ann,ship`), anything deeper is JSON in base64url after a tilde.
 */
import type { Fact, FactSpecs, RawFacts } from '../kernel/facts.ts'
import { isPathOf } from '../kernel/parse.ts'

/** Version of the link format; a released version is never read differently. */
export const LINK_VERSION = '1'
/** Longest link that is read; what lies beyond is left out by whole facts and told. */
const LINK_LIMIT = 16_000
/** Names of what is left out that are told. */
const TOLD = 20
/** More items than any fact takes are not taken apart: the whole is kept as text, and the parser refuses it. */
const SPARE_ITEMS = 40
/** Longest reading, and longest name of an open question. */
const READING_LIMIT = 80
/** More facts than anybody is unsure of. */
const UNSURE_LIMIT = 200
/** A list or a map that is known to be empty. */
const NONE = '-'
/** Facts the asker does not know; no fact has this name. */
const UNSURE = 'unsure'

/** A case as a link carries it. */
export interface LinkedCase {
  edition?: string
  readings: Record<string, string>
  facts: RawFacts
  /** Paths of facts the asker does not know. */
  unsure?: string[]
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
  return fact.kind === 'count' && /^-?\d{1,9}(\.\d{1,6})?$/.test(plain) ? Number(plain) : plain
}

function writeFlat(fact: Fact, value: unknown): string {
  if (fact.kind === 'record' && typeof value === 'string') return value
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
  const fields = Object.entries(fact.fields as FactSpecs)
  if (parts.length > fields.length) return text
  const entries = fields.map(([key, field], i) => [key, readScalar(field, parts[i] ?? '')] as const)
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

/** Text in the place of a list or a map is what a link said and nobody could read; it stays as it was. */
function writeFact(fact: Fact, value: unknown): string {
  const isShort = (fact.kind === 'list' && isFlat(fact.of)) || (fact.kind === 'map' && isScalar(fact.of))
  if (isShort && typeof value === 'string') return value
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

const splits = (text: string, max: number): string[] | undefined => {
  const items = text.split(';', max + SPARE_ITEMS + 1)
  return items.length > max + SPARE_ITEMS ? undefined : items
}

function readFact(fact: Fact, text: string): unknown {
  if (fact.kind === 'list' && isFlat(fact.of))
    return text === NONE ? [] : (splits(text, fact.max)?.map((item) => readFlat(fact.of, item)) ?? text)
  if (fact.kind === 'map' && isScalar(fact.of)) {
    if (text === NONE) return {}
    const pairs = splits(text, fact.max)?.map((item) => item.split(':'))
    const names = new Set(pairs?.map(([key = '']) => unguard(key)))
    // A name that comes twice, or a second value for it: nobody can say which was meant.
    if (!pairs || names.size < pairs.length || pairs.some((pair) => pair.length > 2)) return text
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
  linked: {
    edition?: string
    readings?: Readonly<Record<string, string>>
    facts: RawFacts
    unsure?: readonly string[]
  },
): string {
  const params = new URLSearchParams()
  for (const key of Object.keys(linked.facts).sort()) {
    const fact = specs[key]
    if (fact && linked.facts[key] !== undefined) params.set(key, writeFact(fact, linked.facts[key]))
  }
  if (linked.edition) params.set('ed', linked.edition)
  for (const [ambiguity, reading] of Object.entries(linked.readings ?? {}).sort())
    params.set(`reading.${ambiguity}`, reading)
  if (linked.unsure?.length) params.set(UNSURE, [...linked.unsure].sort().map(guard).join(','))
  if (params.size) params.set('v', LINK_VERSION)
  return params
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%3B', ';')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
    .replaceAll('%7E', '~')
}

/** The parameters of a query, those of one name together; a link that is too long loses whole parameters. */
function paramsOf(query: string): { params: Map<string, string[]>; cut: boolean } {
  const cut = query.length > LINK_LIMIT
  const whole = cut ? query.slice(0, Math.max(0, query.lastIndexOf('&', LINK_LIMIT))) : query
  const params = new Map<string, string[]>()
  for (const [key, text] of new URLSearchParams(whole)) {
    const told = params.get(key)
    if (told) told.push(text)
    else params.set(key, [text])
  }
  return { params, cut }
}

/**
 * Reads a query string. Values that cannot be read are kept as text, so that the parser refuses them by name; what is
 * told twice, belongs to another version or lies beyond the limit is dropped by name: a link is never guessed at.
 */
export function readLink(specs: FactSpecs, query: string): LinkedCase {
  const { params, cut } = paramsOf(query)
  const [version = LINK_VERSION] = params.get('v') ?? []
  params.delete('v')
  const facts: Record<string, unknown> = {}
  const readings: Record<string, string> = {}
  let unsure: string[] = []
  const dropped = cut ? ['everything after 16,000 characters'] : []
  let edition: string | undefined
  for (const [key, [text = '', ...more]] of params) {
    const fact = Object.hasOwn(specs, key) ? specs[key] : undefined
    const question = key.startsWith('reading.') ? key.slice('reading.'.length) : ''
    const isOurs = fact || key === 'ed' || key === UNSURE || (question && question !== '__proto__')
    const isLong = question.length > READING_LIMIT || (question && text.length > READING_LIMIT)
    if (!isOurs || isLong || more.some((other) => other !== text) || version !== LINK_VERSION) dropped.push(key)
    else if (fact) facts[key] = readFact(fact, text)
    else if (question) readings[question] = text
    else if (key === 'ed') edition = text
    else {
      const paths = text.split(',', UNSURE_LIMIT).map(unguard)
      unsure = paths.filter((path) => isPathOf(specs, path))
      dropped.push(...paths.filter((path) => path && !isPathOf(specs, path)))
    }
  }
  return {
    ...(edition === undefined ? {} : { edition }),
    readings,
    ...(unsure.length ? { unsure } : {}),
    facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    dropped: dropped.length > TOLD ? [...dropped.slice(0, TOLD), `${dropped.length - TOLD} more`] : dropped,
  }
}
