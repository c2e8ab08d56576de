/**
 * The first look at facts from outside: everything in them is plain, can be shown, and is no larger than the question
 * allows, so that whatever looks closer has bounded work. What the facts mean is the kernel's business.
 */
import type { Fact, FactSpecs, RawFacts } from './kernel/facts.ts'
import { nearest } from './kernel/nearest.ts'
import { isPathOf, parseFacts, pathOf } from './kernel/parse.ts'
import type { Issue } from './kernel/ruling.ts'

/** Names beyond the known ones that are still refused by name; with more of them nobody meant a fact. */
const SPARE_NAMES = 40
/** Longest path that is shown. */
const SHOWN = 60
/** No name of ours is longer, and none a player would give. */
const NAME_LIMIT = 120
/** Longer than any value we take. */
const TEXT_LIMIT = 500
/** More facts than anybody is unsure of. */
const UNSURE = 200
/** More readings than any game has open questions. */
const READINGS = 200

/**
 * Signs that cannot be seen or turn the words around them: controls, overrides of the reading direction, spaces without
 * width, half a character. Two names that look alike must be alike. (Joiners are kept: scripts and emoji need them.)
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u

const ALL_UNSEEN = new RegExp(UNSEEN, 'gu')

/** True for text every reader sees as it is. */
export const isShown = (text: string): boolean => !UNSEEN.test(text)

/** The text without what cannot be seen; pasted text is full of it. */
export const shownOnly = (text: string): string => text.replace(ALL_UNSEEN, '')

/** What was found so far, and where the value stands that is looked at. */
interface Look {
  issues: Issue[]
  place: (string | number)[]
}

function refuse({ issues, place }: Look, says: string, fix: string): void {
  const shown = (pathOf(place) || 'The facts').slice(0, SHOWN).replace(ALL_UNSEEN, '?')
  issues.push({ path: shown, message: `${shown} ${says}.`, fix })
}

/** Finds what of a value is too large, hidden or not plain, and the mend. Unknown names are left to the parser. */
function look(fact: Fact, value: unknown, found: Look): void {
  if (typeof value === 'string') {
    if (value.length > TEXT_LIMIT) refuse(found, `has ${value.length} characters`, 'Give a short text.')
    else if (!isShown(value)) refuse(found, 'holds signs that cannot be shown', 'Type it again.')
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) refuse(found, 'is not a number that can be written', 'Give a plain number.')
  } else if (typeof value === 'object' && value !== null) lookAtParts(fact, value, found)
  else if (typeof value !== 'boolean' && value !== null && value !== undefined)
    refuse(found, 'is nothing that can be written', 'Give plain JSON.')
}

function lookAtParts(fact: Fact, value: object, found: Look): void {
  if (Array.isArray(value)) {
    if (fact.kind !== 'list') return
    if (value.length > fact.max) refuse(found, `has ${value.length} items`, `Give at most ${fact.max}.`)
    else for (const [i, item] of value.entries()) lookAt(fact.of, i, item, found)
  } else if (fact.kind === 'map') {
    const { length } = Object.keys(value)
    if (length > fact.max) refuse(found, `has ${length} entries`, `Give at most ${fact.max}.`)
    else lookAtNames(value, () => fact.of, found)
  } else if (fact.kind === 'record') {
    const fields = fact.fields as FactSpecs
    const { length } = Object.keys(value)
    if (length > Object.keys(fields).length + SPARE_NAMES)
      refuse(found, `has ${length} facts`, 'Give only the facts asked for.')
    else lookAtNames(value, (key) => (Object.hasOwn(fields, key) ? fields[key] : undefined), found)
  }
}

function lookAt(fact: Fact, key: string | number, value: unknown, found: Look): void {
  found.place.push(key)
  look(fact, value, found)
  found.place.pop()
}

function lookAtNames(value: object, factOf: (key: string) => Fact | undefined, found: Look): void {
  for (const key of Object.keys(value)) {
    const wrong = wrongName(key)
    if (wrong) refuse({ ...found, place: [...found.place, key] }, ...wrong)
    const fact = wrong ? undefined : factOf(key)
    if (fact) lookAt(fact, key, (value as RawFacts)[key], found)
  }
}

/** What is wrong with a name, and the mend. */
function wrongName(key: string): [says: string, fix: string] | undefined {
  if (key === '__proto__') return ['is not a name', 'Choose another one.']
  if (key.length > NAME_LIMIT) return ['is far too long a name', 'Give a shorter one.']
  return isShown(key) ? undefined : ['holds signs that cannot be shown', 'Type it again.']
}

/** What no facts of these may be, whatever they say: by path, with the mend. Empty for everything a player could mean. */
export function refuseOutside(specs: FactSpecs, raw: unknown): Issue[] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return []
  const found: Look = { issues: [], place: [] }
  lookAtParts({ kind: 'record', fields: specs, label: '' }, raw, found)
  return found.issues
}

/** Reads facts from outside: the facts, or every issue with its path and the mend. */
export function readOutside(specs: FactSpecs, raw: unknown): { facts: RawFacts } | { issues: Issue[] } {
  const issues = refuseOutside(specs, raw)
  return issues.length ? { issues } : parseFacts(specs, raw)
}

/** What no choice of readings may be, whatever the game: one text for each of a few open questions. */
export function refuseReadings(readings: unknown): Issue[] {
  if (readings === undefined) return []
  const entries = typeof readings === 'object' && readings !== null ? Object.entries(readings) : undefined
  const isText = (text: unknown) => typeof text === 'string' && text.length <= NAME_LIMIT && isShown(text)
  return entries && entries.length <= READINGS && entries.flat().every(isText)
    ? []
    : [{ path: 'readings', message: 'The readings cannot be read.', fix: 'Give one letter for each open question.' }]
}

/** What is no list of facts the asker is not sure of: every path must lead to a fact of this question. */
export function refuseUnsure(specs: FactSpecs, unsure: unknown): Issue[] {
  if (unsure === undefined) return []
  if (!Array.isArray(unsure) || unsure.length > UNSURE || !unsure.every((path) => typeof path === 'string'))
    return [{ path: 'unsure', message: 'What is not known cannot be read.', fix: 'Give a list of names of facts.' }]
  return unsure.filter((path) => !isPathOf(specs, path)).map((path) => unknownPath(specs, path))
}

function unknownPath(specs: FactSpecs, path: string): Issue {
  const shown = path.slice(0, SHOWN).replace(ALL_UNSEEN, '?')
  const close = nearest(path, Object.keys(specs))
  const fix = close ? `Did you mean ${close}?` : `Known facts: ${Object.keys(specs).join(', ')}.`
  return { path: 'unsure', message: `${shown} is not a fact of this question.`, fix }
}

/** The part of a value that can be read: items and fields that cannot are left out. */
function readablePart(fact: Fact, value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (fact.kind === 'list')
    return Array.isArray(value)
      ? value.slice(0, fact.max).flatMap((item) => readablePart(fact.of, item) ?? [])
      : undefined
  // A map nobody told is not known; an empty one would say that there is none.
  if ((fact.kind === 'record' || fact.kind === 'map') && !isObject) return undefined
  if (fact.kind === 'record') return readableParts(fact.fields as FactSpecs, value as RawFacts)
  if (fact.kind === 'map') {
    const names = Object.keys(value as RawFacts).filter((key) => key !== '__proto__')
    const parts = names.slice(0, fact.max).map((key) => [key, readablePart(fact.of, (value as RawFacts)[key])] as const)
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
  }
  return 'facts' in readOutside({ value: fact }, { value }) ? value : undefined
}

/** What of the facts can be read, down to single items; the facts themselves where all of them can. */
export function readableParts(specs: FactSpecs, facts: RawFacts): RawFacts {
  if ('facts' in readOutside(specs, facts)) return facts
  const parts = Object.entries(specs).map(([key, fact]) => [key, readablePart(fact, facts[key])] as const)
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
}
