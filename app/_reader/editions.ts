import { games } from './games.ts'
import { base, recall, remember } from './store.ts'

/** The edition chosen for a game on this device; empty for the newest. */
export const editionOf = (game: string): string => recall(`edition.${game}`)

/** How the edition shown stands to the others. All of it is empty where every edition says the same. */
interface Standing {
  /** The only editions that say this at all, by their titles. */
  only: string
  /** The edition whose words are shown, where another says it in other words. */
  speaks: string
  /** What the others say. */
  others: string[]
}

/** How the words shown of a record stand to its other editions. */
export function standingOf(game: string, editions: readonly string[], text: string): Standing {
  const all = games.find(({ id }) => id === game)?.editions ?? []
  const titleOf = (edition: string) => all.find(({ id }) => id === edition)?.title ?? ''
  const only = editions.length && editions.length < all.length ? editions.map(titleOf).join(', ') : ''
  const lines = text.split('\n')
  if (lines.length === 1 || !editions.length || all.length < 2) return { only, speaks: '', others: [] }
  const shown = Math.max(0, editions.indexOf(editionOf(game)))
  const others = editions.flatMap((edition, i) => (i === shown ? [] : [`In ${titleOf(edition)}: ${lines[i] ?? ''}`]))
  return { only, speaks: titleOf(editions[shown] ?? ''), others }
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
