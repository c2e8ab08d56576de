/**
 * Facts as a query string and back: the link is the case. Keys are fact names in alphabetical order; how a value is
 * written stands in `values.ts`. A link says its own version: 1, or 2 where it names a field that version 1 had not.
 */
import type { FactSpecs, RawFacts } from '../kernel/facts.ts'
import { isPathOf } from '../kernel/parse.ts'
import { guard, needsNames, readFact, unguard, writeFact } from './values.ts'
import { isRead, versionOf } from './version.ts'

/** Longest link that is read; what lies beyond is left out by whole facts and told. */
const LINK_LIMIT = 16_000
/** Names of what is left out that are told. */
const TOLD = 20
/** Longest reading, and longest name of an open question. */
const READING_LIMIT = 80
/** More facts than anybody is unsure of. */
const UNSURE_LIMIT = 200
/** Facts the asker does not know; no fact has this name. */
const UNSURE = 'unsure'
/** Words that messengers, mailers and search machines hang on a link; they say nothing about a case. */
const TRACKING =
  /^(utm_\w*|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|li_fat_id|igsh(id)?|mc_[ce]id|_gl|_ga|ref_src|ref_url|srsltid)$/

/** A case as a link carries it. */
export interface LinkedCase {
  edition?: string
  readings: Record<string, string>
  facts: RawFacts
  /** Paths of facts the asker does not know. */
  unsure?: string[]
  /** Parameters that mean nothing here; dropped, and told to the player. */
  dropped: string[]
  /** The version the link says, where it is none of ours: nothing of it is read then. */
  unknownVersion?: string
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
  const isNamed = Object.entries(linked.facts).some(([key, value]) => specs[key] && needsNames(specs[key], value))
  if (params.size) params.set('v', isNamed ? '2' : '1')
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
  // Copied out of a page's source, `&` comes as `&amp;`; a name with that sign in it would be encoded.
  for (const [key, text] of new URLSearchParams(whole.replaceAll('&amp;', '&'))) {
    const told = params.get(key)
    if (told) told.push(text)
    else params.set(key, [text])
  }
  return { params, cut }
}

/**
 * Reads a query string. Values that cannot be read are kept as text, so that the parser refuses them by name; what is
 * told twice, belongs to a version not known here or lies beyond the limit is dropped by name: a link is never guessed at.
 */
export function readLink(specs: FactSpecs, query: string): LinkedCase {
  const { params, cut } = paramsOf(query)
  const [said = '1'] = params.get('v') ?? []
  params.delete('v')
  const version = versionOf(said)
  const isOurs = isRead(version)
  const facts: Record<string, unknown> = {}
  const readings: Record<string, string> = {}
  let unsure: string[] = []
  const dropped = cut ? ['everything after 16,000 characters'] : []
  let edition: string | undefined
  for (const [key, [text = '', ...more]] of params) {
    const fact = Object.hasOwn(specs, key) ? specs[key] : undefined
    const question = key.startsWith('reading.') ? key.slice('reading.'.length) : ''
    if (!fact && TRACKING.test(key)) continue
    const isKnown = fact || key === 'ed' || key === UNSURE || (question && question !== '__proto__')
    const isLong = question.length > READING_LIMIT || (question && text.length > READING_LIMIT)
    if (!isKnown || isLong || more.some((other) => other !== text) || !isOurs) dropped.push(key)
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
    ...(isOurs ? {} : { unknownVersion: version }),
  }
}
