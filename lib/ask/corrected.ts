/** What a sentence takes back: "4 ships, no wait, 5", "blue 1 pip, sorry, blue 2". */

const APART = ' *[,.–-]+ *'
const MARK = 'wait|sorry|[iI] meant?|make that|actually'
const NUMBER = String.raw`(\d+|one|two|three|four|five|six)`
const NUMBER_ANEW = new RegExp(
  String.raw`\b${NUMBER}\b([a-z ]*)${APART}(?:(?:no|${MARK})[ ,.]+)+${NUMBER}(?:\2\b|(?=[^\w ]|$| (?:and|at|in|on)\b))`,
  'gi',
)
const WORDS_ANEW = new RegExp(
  String.raw`\b([a-z]+)\b[^,.;:!?]*${APART}(?:no[ ,.]+)?(?:${MARK})[ ,.]+(?:no[ ,.]+)?(?=\1\b)`,
  'gi',
)

/** "But Jyn... I mean Han": a name that takes the place of another; "a scout? no wait, a corvette": any word. */
const NAME_ANEW = new RegExp(String.raw`\b[A-Z][a-z]+${APART}(?:${MARK})[ ,.]+(?=[A-Z])|\b\w+\W+no,? wait\W+`, 'g')

/** The sentence as it stands, as long as before: what is said anew takes the place of what it takes back. */
export const corrected = (typed: string): string =>
  typed
    .replace(NUMBER_ANEW, (all, _, noun, anew) => (anew + noun).padEnd(all.length))
    .replace(WORDS_ANEW, (all) => ' '.repeat(all.length))
    .replace(NAME_ANEW, (all) => ' '.repeat(all.length))
