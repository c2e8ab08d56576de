/** What JSON.parse does not say of a text: how deep it nests, how much it holds, and which name an object holds twice. */

const [QUOTE, COLON, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [34, 58, 92, 91, 93, 123, 125]
const isSpace = (sign: number) => sign === 32 || (sign >= 9 && sign <= 13)

/** Facts nest five deep, and the largest board has some twelve thousand names and lists; these bound the work only. */
const DEEPEST = 10_000
const MOST = 40_000

export interface Scan {
  /** Nests deeper or holds more than any facts. */
  tooMuch: boolean
  /** The first name some object holds twice. */
  doubled?: string
}

/** Where a string that starts at a quote ends: after its closing quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at + 1
}

/** The name a quoted text stands for, when a colon follows it. */
function nameAt(text: string, start: number, end: number): string | undefined {
  let at = end
  while (isSpace(text.charCodeAt(at))) at++
  if (text.charCodeAt(at) !== COLON) return undefined
  const quoted = text.slice(start, end)
  if (!quoted.includes('\\')) return quoted.slice(1, -1)
  try {
    return JSON.parse(quoted) as string
  } catch {
    return undefined
  }
}

/** Looks over a text once, from left to right. What is no JSON gives some answer too, and never throws. */
export function scanJson(text: string): Scan {
  const open: (Set<string> | undefined)[] = []
  let doubled: string | undefined
  let parts = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) {
      const end = endOfString(text, at)
      const names = open.at(-1)
      const name = names && nameAt(text, at, end)
      if (name !== undefined && names?.has(name)) doubled ??= name
      if (name !== undefined) parts++
      if (name !== undefined) names?.add(name)
      at = end - 1
    } else if (sign === OPEN || sign === OPEN_LIST) {
      open.push(sign === OPEN ? new Set() : undefined)
      parts++
      if (open.length > DEEPEST) return { tooMuch: true }
    } else if (sign === CLOSE || sign === CLOSE_LIST) open.pop()
    if (parts > MOST) return { tooMuch: true }
  }
  return doubled === undefined ? { tooMuch: false } : { tooMuch: false, doubled }
}
