/** "Command Phase, Build 2" from `starcom:command-phase.build.2`; cards by their name, open questions by number. */
export function cite(clause: string): string {
  const [page = '', ...rest] = clause.slice(clause.indexOf(':') + 1).split('.')
  const words = (slug: string) =>
    slug
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  if (page === 'cards') return `Card: ${words(rest[0] ?? '')}`
  if (page === 'ambiguity') return `Open question ${rest.join('.')}`
  const name = rest.map((part) => (/^\d/.test(part) ? part : words(part))).join(' ')
  return `${words(page)}, ${name}`
}
