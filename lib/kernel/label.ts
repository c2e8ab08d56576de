/** What a player says aloud for a clause, made of its id. */

/** Words that stay small inside a name. */
const SMALL = new Set(['and', 'from', 'in', 'of', 'on', 'or', 'the', 'to'])
/** Roman numerals, and pieces that go by their letters. */
const CAPITALS = /^(?:i{1,3}|pds|lwd)$/

/** Letters that stand for words in an id; a player is told the words. */
const WORDS: Readonly<Record<string, string>> = { crb: 'Core Rulebook' }

/** "Circlet of the Void" from `circlet-of-the-void`, "PDS II" from `pds-ii`. */
export const nameOfSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word, at) => {
      if (CAPITALS.test(word)) return word.toUpperCase()
      if (WORDS[word]) return WORDS[word]
      return at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)
    })
    .join(' ')

const part = (name: string): string => (/^\d/.test(name) ? name : nameOfSlug(name))

/** "Command Cards, Hand 2a" from `game:command-cards.hand.2a`; cards by their name, open questions by number. */
export function citeByName(clause: string): string {
  const [page = '', ...rest] = clause.slice(clause.indexOf(':') + 1).split('.')
  if (page === 'cards') return `Card: ${nameOfSlug(rest[0] ?? '')}`
  if (page === 'ambiguity') return `Open question ${rest.join('.')}`
  return `${nameOfSlug(page)}, ${rest.map(part).join(' ')}`
}
