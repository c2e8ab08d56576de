/** Words that every game makes the same way. */

/** "1 ship", "2 ships", "0 ships"; `many` where the plural is no plain s: "1 body", "2 bodies". */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** "Ann", "Ann and Bo", "Ann, Bo and Cy". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** As it goes on in the middle of a sentence: "Build 2" becomes "build 2". */
export const lowered = (says: string): string => `${says.charAt(0).toLowerCase()}${says.slice(1)}`
