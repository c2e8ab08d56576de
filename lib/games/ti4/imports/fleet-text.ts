/**
 * Fleets as text: "3 cr, 1 cv, 4 ff", "2 dreadnoughts, 5 fighters in 27 for blue", "Ann: 2 cv, 4 inf in 8; 1 dd in 36".
 * A line names its owner and its place anywhere; a part without them has those of the part before it.
 */
import type { UnitType } from '../data/units.ts'
import type { Aside } from './lay.ts'
import type { Fleet, ReadPosition } from './position.ts'

const KINDS: readonly (readonly [UnitType, string])[] = [
  ['carrier', 'cv c carrier carriers'],
  ['cruiser', 'cr ca cruiser cruisers'],
  ['destroyer', 'dd des destroyer destroyers'],
  ['dreadnought', 'dn dr dread dreads dreadnought dreadnoughts dreadnaught dreadnaughts'],
  ['fighter', 'ff f ftr fighter fighters'],
  ['flagship', 'fs flag flagship flagships'],
  ['war-sun', 'ws warsun warsuns'],
  ['infantry', 'gf inf i infantry infantries ground'],
  ['mech', 'mf mech mechs'],
  ['pds', 'pds pd'],
  ['space-dock', 'sd dock docks spacedock spacedocks'],
]
const KIND_OF = new Map(KINDS.flatMap(([type, words]) => words.split(' ').map((word) => [word, type] as const)))
/** Two words that are one. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\bwar\s+suns?\b/g, 'warsun'],
  [/\bspace\s+docks?\b/g, 'dock'],
  [/\bground\s+forces?\b/g, 'inf'],
  [/\bcommand\s+tokens?\b/g, 'token'],
]
const NUMBERS = new Map(
  'a one two three four five six seven eight nine ten'.split(' ').map((word, n) => [word, n || 1]),
)
const TOKENS = new Set(['token', 'tokens', 'cc'])
/** Words that only hold a sentence together. */
const FILLING = new Set(
  'and with the of for in at on to system active make activate player space planet units unit fleet home'.split(' '),
)
const MOST = 30
const LONGEST = 4000

/** What may be named: whom and where, each by several words, all in small letters. */
export interface Names {
  players: readonly { name: string; words: readonly string[] }[]
  systems: readonly { id: string; words: readonly string[] }[]
  planets: readonly { name: string; system: string }[]
  /** Home system, by player. */
  homes: Readonly<Record<string, string>>
}
/** Where the words of a part are about, when they do not say. */
export interface Here {
  owner?: string
  system?: string
}
export interface ReadFleets {
  /** Ground forces of which it is not told where they are have `any` as their place. */
  fleets: Fleet[]
  tokens: ReadPosition['tokens']
  /** System that is made active. */
  active?: string
  aside: Aside[]
}

interface Counted {
  type: UnitType
  level?: 1 | 2
  count: number
}

/** Reads fleets; a part with a word that says nothing is left aside whole, under the number of its line. */
export function readFleets(text: string, names: Names, here: Here = {}): ReadFleets {
  const read: ReadFleets = { fleets: [], tokens: [], aside: [] }
  if (text.length > LONGEST) {
    read.aside.push({ at: 0, token: '', message: 'This is too long. Give one line a player.' })
    return read
  }
  text.split('\n').forEach((line, i) => {
    let place: Here = { ...here }
    for (const part of line.split(';')) if (part.trim()) place = readPart(part.trim(), i + 1, place, names, read)
  })
  return read
}

/** Longest names first, so that "rigel i" is not taken for "rigel". */
const namesIn = (words: string, candidates: readonly { words: readonly string[] }[]) =>
  candidates
    .flatMap((one, at) => one.words.map((word) => ({ at, word })))
    .sort((a, b) => b.word.length - a.word.length)
    .flatMap(({ at, word }) => {
      const found = new RegExp(
        `(^|[^\\p{L}\\p{N}'])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=$|[^\\p{L}\\p{N}'])`,
        'u',
      ).exec(words)
      return found ? [{ at, word, from: found.index + found[1]!.length }] : []
    })

const without = (words: string, { from, word }: { from: number; word: string }): string =>
  `${words.slice(0, from)} ${words.slice(from + word.length)}`

function readPart(part: string, line: number, before: Here, names: Names, read: ReadFleets): Here {
  const leave = (message: string): Here => {
    read.aside.push({ at: line, token: part, message })
    return before
  }
  let words = part.toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ')
  const isActive = /\bactiv(?:e|ate)\b/.test(words)
  const [player] = namesIn(words, names.players)
  if (player) words = without(words, player)
  const owner = player ? names.players[player.at]!.name : before.owner
  const [planet] = namesIn(
    words,
    names.planets.map(({ name }) => ({ words: [name.toLowerCase()] })),
  )
  const on = planet && names.planets[planet.at]
  if (planet) words = without(words, planet)
  const found = placeIn(words, names, owner)
  words = found.words
  const system = found.system ?? on?.system ?? before.system
  for (const [pattern, word] of JOINED) words = words.replace(pattern, word)
  const inSpace = /\bin\s+(?:the\s+)?space\b/.test(words)
  const { counted, tokens, stray } = countedIn(words)
  const here = { ...(owner === undefined ? {} : { owner }), ...(system === undefined ? {} : { system }) }
  if (stray.length) return leave(`“${stray[0]}” is not a unit, player or system here.`)
  if (system === undefined) return leave('Say which system: “in 27”, or the name of a planet.')
  if (isActive) read.active = system
  if (!counted.length && !tokens) return here
  if (owner === undefined) return leave('Say whose they are: “for blue”, or a name before the colon.')
  if (tokens) read.tokens.push({ system, player: owner })
  const isGround = (type: UnitType) => ['infantry', 'mech', 'pds', 'space-dock'].includes(type)
  for (const { type, level, count } of counted)
    read.fleets.push({
      owner,
      system,
      at: !isGround(type) || inSpace ? 'space' : on?.system === system ? on.name : 'any',
      type,
      ...(level ? { level } : {}),
      count,
    })
  return here
}

/** The system named in a part: "in 27", a planet, "home". */
function placeIn(words: string, { systems, homes }: Names, owner: string | undefined) {
  const numbered =
    /(?:\b(?:in|at|to|system|tile|activate|active)\s+(?:system\s+|tile\s+)?#?|^\s*#?(?=\d+[a-b]?\s*:))(\d+[a-b]?)\b/u.exec(
      words,
    )
  const byNumber = numbered && systems.find(({ id }) => id.toLowerCase() === numbered[1])
  if (numbered && byNumber)
    return {
      system: byNumber.id,
      words: `${words.slice(0, numbered.index)} ${words.slice(numbered.index + numbered[0].length)}`,
    }
  const [named] = namesIn(
    words,
    systems.map(({ words: all }) => ({ words: all.filter((word) => /\D/.test(word)) })),
  )
  if (named) return { system: systems[named.at]!.id, words: without(words, named) }
  const isHome = /\bhome\b/.test(words) && owner !== undefined
  return { system: isHome ? homes[owner] : undefined, words }
}

const LEVEL: Readonly<Record<string, 1 | 2>> = { 1: 1, 2: 2, i: 1, ii: 2 }

/** "3 cr, 1 cv2, four fighters": every number goes with the kind after it. */
function countedIn(words: string): { counted: Counted[]; tokens: number; stray: string[] } {
  const counted: Counted[] = []
  const stray: string[] = []
  let tokens = 0
  let count: number | undefined
  for (const raw of words.split(/[\s,:+&.()]+/).filter(Boolean)) {
    const [, digits, word = ''] = /^(\d*)x?(.*)$/.exec(raw) ?? []
    if (digits) {
      if (count !== undefined) stray.push(String(count))
      count = Number(digits)
    }
    if (!word) continue
    const [, kind = '', version] = /^([a-z'-]+?)-?(ii|[12])?$/.exec(word) ?? []
    const type = KIND_OF.get(word) ?? KIND_OF.get(kind)
    const isVersion = LEVEL[word] !== undefined && count === undefined && counted.length > 0
    if (isVersion && word !== 'i') counted.at(-1)!.level = LEVEL[word]!
    else if (isVersion && !counted.at(-1)!.level) counted.at(-1)!.level = 1
    else if (NUMBERS.has(word)) count = NUMBERS.get(word)!
    else if (TOKENS.has(word)) {
      tokens += count ?? 1
      count = undefined
    } else if (type) {
      const level = KIND_OF.has(word) ? undefined : LEVEL[version ?? '']
      counted.push({ type, count: count ?? 1, ...(level ? { level } : {}) })
      count = undefined
    } else if (!FILLING.has(word)) stray.push(raw)
  }
  if (count !== undefined) stray.push(String(count))
  for (const one of counted) if (one.count > MOST || one.count < 1) stray.push(String(one.count))
  return { counted, tokens, stray }
}
