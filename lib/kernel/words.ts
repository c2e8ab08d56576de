/** Words that every game makes the same way. */

/** "1 ship", "2 inches", "0 ships"; `many` where the plural is made otherwise: "1 body", "2 bodies". */
export const plural = (n: number, one: string, many = `${one}${/(ch|sh|s|x)$/.test(one) ? 'es' : 's'}`): string =>
  `${n} ${n === 1 ? one : many}`

/** "Ann", "Ann and Bo", "Ann, Bo and Cy". */
export const listed = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** How many words all of these begin with. */
function sharedStart(lines: readonly (readonly string[])[]): number {
  const [first = [], ...others] = lines
  const parting = first.findIndex((word, at) => others.some((line) => line[at] !== word))
  return parting < 0 ? first.length : parting
}

/** Sentences of which one holds; where they part in a single word, the rest is said once: "a token lies in 27, 25 or 30". */
export function either(says: readonly string[]): string {
  const lines = says.map((line) => line.split(' '))
  const start = sharedStart(lines)
  const rest = lines.map((line) => line.slice(start))
  const end = sharedStart(rest.map((line) => line.slice(1).reverse()))
  if (lines.length < 2 || rest.some((line) => line.length !== end + 1)) return listed(says, 'or')
  const [same = []] = rest
  const own = listed(
    rest.map(([word = '']) => word),
    'or',
  )
  return [...lines[0]!.slice(0, start), own, ...same.slice(1)].join(' ')
}

/** As it begins a sentence. */
export const capital = (says: string): string => `${says.charAt(0).toUpperCase()}${says.slice(1)}`

/** As it goes on in the middle of a sentence: "Build 2" becomes "build 2". */
export const lowered = (says: string): string => `${says.charAt(0).toLowerCase()}${says.slice(1)}`
