/** Labels for games whose pages have no numbers of their own. */

const words = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** "Command Cards, Hand 2a" from `game:command-cards.hand.2a`; open questions by number. */
export function citeByName(clause: string): string {
  const [page = '', ...rest] = clause.slice(clause.indexOf(':') + 1).split('.')
  if (page === 'ambiguity') return `Open question ${rest.join('.')}`
  return `${words(page)}, ${rest.map((part) => (/^\d/.test(part) ? part : words(part))).join(' ')}`
}
