/** So many words are a case told, not a word looked up. */
const CASE_WORDS = 5

/** A case told, in so many words that no single one of them is the one looked up. */
export const isTold = (query: string): boolean => query.trim().split(/\s+/).length >= CASE_WORDS
