/** What the readers of scenes look at: named things with their numbers and owners. */

import { COLOURS, type Mention, type Named, type SceneTools, type Token } from '../kernel/sayings.ts'
import { isStop } from '../search/words.ts'
import { PhraseBook } from './phrases.ts'
import { baseOf } from './tokens.ts'
import { deniedBehind, isDisputed } from './unreal.ts'

const books = new WeakMap<readonly Named[], PhraseBook<Named>>()

function bookOf(table: readonly Named[]): PhraseBook<Named> {
  const known = books.get(table)
  if (known) return known
  const book = new PhraseBook<Named>()
  for (const named of table) book.add(named.name, named)
  books.set(table, book)
  return book
}

const MINE = new Set('my mine our i ive im me we weve'.split(' '))
const THEIRS = new Set(
  'his her he hes she shes they their enemy opponent opposing hostile enemies opponents'.split(' '),
)
const FILLERS = new Set(
  'have has got keep keeps bring brought only just still also more other extra x of own full the empty damaged single lone lonely measly'.split(
    ' ',
  ),
)

/** Someone who does what follows: "yellow exhausts" names no owner called "exhaust". */
const isSubject = (token: Token | undefined): boolean =>
  token !== undefined && (token.isStrange === true || THEIRS.has(token.plain) || COLOURS.test(token.plain))

/** The owner said at a token: "my", "Red's", "enemy". */
function ownerAt(tokens: readonly Token[], at: number, typed: string): string | undefined {
  const token = tokens[at]
  if (!token) return undefined
  // "everyone but me has it"
  if (token.plain === 'me' && /^(but|except|not)$/.test(tokens[at - 1]?.plain ?? '')) return undefined
  // "the player left of me has it"
  if (token.plain === 'me' && tokens[at - 1]?.plain === 'of') return 'opponent'
  if (MINE.has(token.plain)) return 'me'
  if (THEIRS.has(token.plain)) return 'opponent'
  const word = typed.slice(token.start, token.end)
  // "my war sun's got 6 fighters": a thing, and nobody's name
  const isThing = /^[a-z]/.test(word) && !token.isStrange && !COLOURS.test(token.plain)
  if (token.owner && isThing && tokens[at + 1]?.plain === 'got') return undefined
  if (token.owner) return word.replace(/[’']s$/i, '')
  // "joes destroyer"
  const isName =
    token.isStrange && /[a-z]{2}s$/i.test(word) && tokens[at + 1]?.plain !== 'the' && !isSubject(tokens[at - 1])
  // "Nils' 4 dreads"
  return isName ? (/[’']/.test(typed[token.end] ?? '') ? word : word.slice(0, -1)) : undefined
}

const isPossessive = (token: Token | undefined): boolean =>
  token !== undefined && /^(my|our|his|her|their)$/.test(token.plain)

/** Whose it is stands between. */
const isOwned = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token) => token.owner === true)

/** "Kim has two Cruisers". */
const isNameBeforeHas = (tokens: readonly Token[], place: number, typed: string): boolean => {
  const token = tokens[place]!
  const isName =
    token.isStrange || COLOURS.test(token.plain) || /^[A-Z][a-z]+$/.test(typed.slice(token.start, token.end))
  const verb = /^(only|just|still|also|already)$/.test(tokens[place + 1]?.plain ?? '') ? place + 2 : place + 1
  return /^(has|have|had|got)$/.test(tokens[verb]?.plain ?? '') && isName && !isStop(token.plain)
}

function withLead<T>(
  tokens: readonly Token[],
  typed: string,
  found: { value: T; from: number; to: number },
): Mention<T> {
  const mention: Mention<T> = { ...found, start: found.from }
  // "25 has red's dread": the verb between is not said of the ship
  let told = found.from
  for (let place = found.from - 1; place >= Math.max(0, found.from - 4); place--) {
    const token = tokens[place]!
    if (token.part !== tokens[found.from]!.part) break
    // "gus has": a name that ends in s
    const owner = isNameBeforeHas(tokens, place, typed)
      ? typed.slice(token.start, token.end).replace(/[’']s$/i, '')
      : ownerAt(tokens, place, typed)
    if (owner !== undefined && mention.owner === undefined) {
      mention.owner = owner
      told = place
    } else if (token.number !== undefined && mention.count === undefined) {
      // "his ships in 21, my PDS" without its comma: before a possessive a figure counts nothing, but for "2 of my"
      if (/^\d/.test(token.plain) && isPossessive(tokens[place + 1])) break
      // "with attack 2 keep Lena's Battleship": nor before what another word parts from it
      if (isOwned(tokens, place + 1, found.from) && tokens[place + 1]?.plain !== 'of') {
        mention.start = told
        break
      }
      mention.count = token.number
    } else if (!FILLERS.has(token.plain)) break
    mention.start = place
  }
  // "his lone fighter", "my single lonely fighter": whatever word it is that tells what kind
  const possessor = FILLERS.has(tokens[found.from - 2]?.plain ?? '') ? found.from - 3 : found.from - 2
  const whose = tokens[possessor]
  const isTold = mention.owner === undefined && mention.count === undefined && mention.start === found.from
  if (isTold && isPossessive(whose) && whose!.part === tokens[found.from]!.part)
    mention.owner = ownerAt(tokens, possessor, typed)!
  // "a cruiser of mine", "two corvettes of Kim's"
  const behind = tokens[found.to + 1]?.plain === 'of' ? tokens[found.to + 2] : undefined
  if (mention.owner === undefined && behind && (behind.owner || /^(mine|ours|his|hers|theirs)$/.test(behind.plain))) {
    const owner = /^(hers|theirs)$/.test(behind.plain)
      ? 'opponent'
      : /^ours$/.test(behind.plain)
        ? 'me'
        : ownerAt(tokens, found.to + 2, typed)
    if (owner !== undefined) mention.owner = owner
  }
  return mention
}

/** Forms of the words that readers of scenes compare with: they stand in the code, so there are only so many. */
const bases = new Map<string, string>()
function formOf(word: string): string {
  const known = bases.get(word)
  if (known !== undefined) return known
  const form = baseOf(word)
  bases.set(word, form)
  return form
}

/** The tools for one sentence. */
export function toolsFor(tokens: readonly Token[], typed: string): SceneTools {
  const known = new Map<readonly Named[], readonly Mention[]>()
  const asked = new Map<unknown, unknown>()
  const tools: SceneTools = {
    tokens,
    typed,
    mentions: <T>(table: readonly Named<T>[]) => {
      const before = known.get(table)
      if (before) return [...before] as Mention<T>[]
      const matches = bookOf(table)
        .matches(tokens)
        .sort((a, b) => b.weight - a.weight || a.from - b.from)
      const taken = new Set<number>()
      const found: Mention<T>[] = []
      for (const { meant, from, to, places } of matches) {
        if (places.some((place) => taken.has(place))) continue
        for (const place of places) taken.add(place)
        found.push(withLead(tokens, typed, { value: meant.value as T, from, to }))
      }
      found.sort((a, b) => a.from - b.from)
      known.set(table, found)
      return [...found]
    },
    isOne: (place, ...words) => {
      const token = tokens[place]
      if (!token) return false
      const { plain, word: form } = token
      const first = form.charCodeAt(0)
      // A base form begins as its word does: that spares nearly all of the looking up.
      for (const word of words)
        if (word === plain || (word.charCodeAt(0) === first && formOf(word) === form)) return true
      return false
    },
    isDenied: (place) => deniedBehind(tokens, place),
    isDisputed: (one) => isDisputed(tokens, one),
    once: <T>(find: (tools: SceneTools) => T) => {
      if (!asked.has(find)) asked.set(find, find(tools))
      return asked.get(find) as T
    },
  }
  return tools
}
