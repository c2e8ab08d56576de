import { games } from './games.ts'
import { base, recall, remember } from './store.ts'

/** The edition chosen for a game on this device; empty for the newest. */
export const editionOf = (game: string): string => recall(`edition.${game}`)

/** How the edition shown stands to the others: which one speaks, and what another one says. Empty where all say the same. */
export function otherWords(
  game: string,
  editions: readonly string[],
  text: string,
): { speaks: string; others: string[] } {
  const all = games.find(({ id }) => id === game)?.editions ?? []
  const titleOf = (edition: string) => all.find(({ id }) => id === edition)?.title ?? ''
  if (!editions.length || all.length < 2) return { speaks: '', others: [] }
  const lines = text.split('\n')
  const shown = Math.max(0, editions.indexOf(editionOf(game)))
  if (lines.length === 1)
    return { speaks: editions.length < all.length ? `Only in ${editions.map(titleOf).join(', ')}` : '', others: [] }
  const others = editions.flatMap((edition, i) => (i === shown ? [] : [`In ${titleOf(edition)}: ${lines[i] ?? ''}`]))
  return { speaks: titleOf(editions[shown] ?? ''), others }
}

/** Keeps the place when the edition is switched, and remembers the choice for searching. */
export function wakeEditions(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('[data-edition-link]')
    if (!link) return
    const [game = '', edition = ''] = (link.dataset.editionLink ?? '').split('/')
    remember(`edition.${game}`, edition)
    if (location.hash) link.hash = location.hash
  })
}

/** The address of a found thing in the edition the player reads, if that edition has it. */
export function inEdition(url: string, game: string, editions: readonly string[]): string {
  const edition = editionOf(game)
  const isDefault = !edition || editions[0] === undefined
  const [path = '', hash = ''] = url.split('#')
  const anchor = hash ? `#${hash}` : ''
  if (path.startsWith('/check/')) return `${base}${path}${edition ? `?ed=${edition}` : ''}`
  if (!path.startsWith('/rules/')) return `${base}${url}`
  const wanted = !isDefault && editions.includes(edition) ? edition : editions.length === 1 ? editions[0]! : ''
  const isNewest = !wanted || games.some(({ id, edition: first }) => id === game && first === wanted)
  if (isNewest) return `${base}${path}${anchor}`
  return `${base}${path.replace(`/rules/${game}/`, `/rules/${game}/${wanted}/`)}${anchor}`
}
