/** Links and labels are derived from ids; there is no mapping table. */
import { nameOfSlug } from '../kernel/label.ts'

/** Splits `game:command-phase.build.2` into game, page and name. */
export function partsOf(id: string): { game: string; page: string; name: string } {
  const [game = '', rest = ''] = id.split(/:(.*)/s)
  const [page = '', name = ''] = rest.split(/\.(.*)/s)
  return { game, page, name }
}

/** Where a page of a game stands, in an edition: the default edition has the short address. */
export const pageUrl = (game: string, page: string, edition?: string): string =>
  `/rules/${game}/${edition ? `${edition}/` : ''}${page}/`

/** Where a clause or an open question stands. `edition` only when it is not the default one. */
export function urlOf(id: string, edition?: string): string {
  const { game, page, name } = partsOf(id)
  if (page === 'ambiguity') return `/questions/${game}/#${name}`
  return `${pageUrl(game, page, edition)}#${name}`
}

/** What a player says aloud for a clause, from its page's `cite` and its name; `needs`: the expansion its id begins with. */
export function labelOf(cite: string, name: string, page = '', needs = ''): string {
  if (/^LRR \d/.test(cite)) {
    if (name === '0') return cite
    if (/^n\d/.test(name)) return `${nameOfSlug(page)} note ${name.slice(1)}`
    return `${cite}.${name}`
  }
  const own = needs && name.startsWith(`${needs}-`) ? name.slice(needs.length + 1) : name
  const said = own
    .split('.')
    .map((part) => (/^\d/.test(part) ? part : nameOfSlug(part)))
    .join(' ')
  return cite === 'Card' ? `Card: ${said.replace(/ 1$/, '')}` : `${cite}, ${said}`
}

/** The number by which the publisher's rules print a clause, of its label: `58.4b`; none where they print none. */
export const printedNumber = (label: string): string | undefined => /^LRR (\d[\d.a-z]*)$/.exec(label)?.[1]
