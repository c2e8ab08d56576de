/** Tile numbers by what stands around them: in a way, in a list, said to be active. */
import type { SceneTools, Token } from '../../../kernel/sayings.ts'

/** A number that counts: no article, and no more than stand in one place. */
export const isFirmNumber = ({ number, plain }: Token): boolean =>
  number !== undefined && number > 0 && number < 13 && !/^(an?|both|couple|pair|single)$/.test(plain)

/** The number of a tile, as it is typed: "5", "27", "82b", "114". */
export const isTile = (word: string): boolean => /^(\d{1,2}[ab]?|1[0-2]\d)$/.test(word)

/** A system without a name, as it is typed: "B". An "I" is the asker. */
export const isLetter = ({ typed, tokens }: Pick<SceneTools, 'typed' | 'tokens'>, at: number): boolean =>
  tokens[at] !== undefined && /^[A-HJ-Z]$/.test(typed.slice(tokens[at]!.start, tokens[at]!.end))

/** "18 - 24 - 27": numbers tied to a way by dashes, or written one behind the other; of two alone only tiles of two digits. */
export function chained({ tokens, typed }: SceneTools): Set<number> {
  const isAt = (at: number) => isTile(tokens[at]?.plain ?? '') || isLetter({ tokens, typed }, at)
  const isLong = (at: number) => isAt(at) && tokens[at]!.plain.length > 1
  const isTied = (at: number) => {
    if (!isAt(at) || !isAt(at + 1)) return false
    const between = typed.slice(tokens[at]!.end, tokens[at + 1]!.start)
    const areLetters = [at, at + 1].every((place) => isLetter({ tokens, typed }, place))
    return /^\s*[-–—]+\s*$/.test(between) || (/^\s+$/.test(between) && (areLetters || (isLong(at) && isLong(at + 1))))
  }
  const found = new Set<number>()
  for (let at = 0; at < tokens.length; at++) {
    let end = at
    while (isTied(end)) end++
    const run = tokens.slice(at, end + 1)
    if (
      run.length > 2 ||
      (run.length === 2 &&
        run.every(({ plain }, i) => plain.length > 1 || isLetter({ tokens, typed }, at + i)) &&
        (run[0]!.plain.length > 1 || /[-–—]/.test(typed.slice(run[0]!.end, run[1]!.start))))
    )
      for (let place = at; place <= end; place++) found.add(place)
    at = end
  }
  return found
}

/** Behind these words numbers with commas between them are a list of places, and no way. */
const LISTED = ['in', 'at', 'on', 'of', 'between', 'are', 'tokens', 'systems', 'tiles', 'hold', 'holds', 'and', 'or']

/** "27, 28, 31", "24, then 25, then 26": three tiles or more with commas between them are a way; "in 27, 28, 31" are not. */
export function listIn({ tokens, typed, isOne }: Pick<SceneTools, 'tokens' | 'typed' | 'isOne'>): ReadonlySet<number> {
  const isLong = (at: number) =>
    (isTile(tokens[at]?.plain ?? '') && tokens[at]!.plain.length > 1) || isLetter({ tokens, typed }, at)
  const next = (at: number) => (isOne(at + 1, 'then') ? at + 2 : at + 1)
  const isTied = (at: number) =>
    isLong(at) && isLong(next(at)) && /^\s*,\s*(then\s+)?$/.test(typed.slice(tokens[at]!.end, tokens[next(at)]!.start))
  const found = new Set<number>()
  for (let at = 0; at < tokens.length; at++) {
    const run = [at]
    while (isTied(run.at(-1)!)) run.push(next(run.at(-1)!))
    const end = run.at(-1)!
    // "27, 28, 31 are nebulae"
    const isList = isOne(at - 1, ...LISTED) || isOne(end + 1, 'and', 'or', 'are', 'have', 'has')
    if (run.length > 2 && !isList) for (const place of run) found.add(place)
    at = end
  }
  return found
}

const ACTIVE = ['active', 'activated']
/** "C, the active system, via B", "C (which is the active system)"; not "C, the active system is B". */
const APPOSED =
  /^\s*[,(]\s*(?:(?:which|that)(?:\s+is|['’]s)\s+)?(?:the|my|our)\s+active\s+(?:system|tile|hex|one)\b(?!\s*(?:is\b|was\b|being\b|[:=\d]|[A-Z]\b))/
/** "Active is 24", "active's 24", "active system: 24", "24 is active", "24 isn't the active one". */
export function isActive({ tokens, typed, isOne }: SceneTools, at: number): boolean {
  if (APPOSED.test(typed.slice(tokens[at]!.end))) return true
  // "in the active system, rift next to it"
  const isBeside = isOne(at + 1, 'next', 'beside', 'adjacent') && tokens[at - 1]?.part !== tokens[at]!.part
  if (isBeside) return false
  let before = at - 1
  while (isOne(before, 'is', 'system', 'tile', 'hex', 'was', 'being', 'one')) before--
  if (isOne(before, ...ACTIVE) && !isOne(before - 1, 'i', 'he', 'she', 'they', 'ill', 'will', 'hell', 'shell', 'gonna'))
    return true
  let after = at + 1
  while (isOne(after, 'the', 'not', 'my', 'his', 'still', 'already', 'now')) after++
  const isWith = [1, 2, 3].some((step) => isOne(at - step, 'with'))
  const verb = isOne(at + 1, 'is', 'isnt', 'was', 'being') || tokens[at]!.isToo === true || isWith
  if (isOne(at + 1, 'is', 'isnt', 'was', 'being')) after++
  while (isOne(after, 'the', 'not', 'my', 'his', 'still', 'already', 'now')) after++
  return verb && isOne(after, ...ACTIVE) && !isOne(after + 1, 'side')
}
