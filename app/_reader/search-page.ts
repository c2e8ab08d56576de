import { endings } from './endings.ts'
import { find, warmUp } from './finder.ts'
import { games } from './games.ts'
import { showCase } from './judge-link.ts'
import { released } from './pressed.ts'
import { make, showResults } from './results.ts'
import { base, recall, remember } from './store.ts'
import { dressUp } from './style.ts'
import { isTold } from './told.ts'

const RECENT = 8

/** Queries that led somewhere, newest first; kept on this device only. */
function recent(): string[] {
  try {
    const kept: unknown = JSON.parse(recall('recent') || '[]')
    return (Array.isArray(kept) ? kept : []).filter((query) => typeof query === 'string').slice(0, RECENT)
  } catch {
    return []
  }
}

/** Remembers a query that was followed. */
export function keepQuery(query: string): void {
  const kept = [query, ...recent().filter((other) => other !== query)].slice(0, RECENT)
  if (query.trim()) remember('recent', JSON.stringify(kept))
}

function showRecent(place: HTMLElement | null): void {
  const queries = recent()
  if (!place || !queries.length) return
  const links = queries.map((query) =>
    make('a', { class: 'chip px-3', href: `${base}/search/?q=${encodeURIComponent(query)}` }, query),
  )
  const clear = make('button', { type: 'button', class: 'chip min-h-11 bg-surface px-3' }, 'Clear')
  clear.addEventListener('click', () => {
    remember('recent', '')
    place.replaceChildren()
  })
  place.replaceChildren(make('p', { class: 'm-0 flex flex-wrap items-center gap-2' }, 'Recent', ...links, clear))
}

const isThumb = () => matchMedia('(pointer: coarse)').matches

/** Parts of addresses that say what kind of page stands there, and nothing of what it is about. */
const ROOMS = ['rules', 'check', 'cards', 'quick', 'board', 'cases']

/** "/rules/starcom/comand-phase/": what was looked for, and in which game. */
function wordsOfAddress(pathname: string): { words: string; game: string | undefined } {
  const parts = pathname.slice(base.length).split('/').filter(Boolean)
  const game = games.find(({ id }) => parts.includes(id))
  const editions = game?.editions.map(({ id }) => id) ?? []
  const told = parts.filter((part) => part !== game?.id && ![...ROOMS, ...editions].includes(part))
  return {
    words: told
      .join(' ')
      .replace(/[^a-z0-9]+/gi, ' ')
      .trim(),
    game: game?.id,
  }
}

/** Wakes the search field of a page that has one of its own. */
export function wakeSearchPage(): void {
  const form = document.querySelector<HTMLFormElement>('[data-search-form]')
  const place = document.querySelector<HTMLElement>('[data-results]')
  const browse = document.querySelector<HTMLElement>('[data-browse]')
  const input = form?.elements.namedItem('q') as HTMLInputElement | null
  if (!form || !place || !input) return
  // The words of a dead address are searched for; they are no case anybody told.
  const dead = 'fromAddress' in place.dataset ? wordsOfAddress(location.pathname) : undefined
  const address = dead?.words ?? ''
  const game = () => (form.elements.namedItem('game') as RadioNodeList | HTMLInputElement).value
  const choose = (value: string) => {
    for (const radio of form.querySelectorAll<HTMLInputElement>('input[type=radio]'))
      radio.checked = radio.value === value
  }
  // What is browsed shows the chosen game alone; see theme-script.ts for the first paint.
  const showGame = () => {
    const root = document.documentElement
    if (game()) root.dataset.chosen = game()
    else delete root.dataset.chosen
  }
  /** A thumb's keyboard hides half the screen: with the first letter the field goes to the top, results below it. */
  const makeRoom = () => {
    if (isThumb()) form.scrollIntoView({ block: 'start' })
  }
  let latest = 0
  const search = async () => {
    const query = input.value.trim()
    const turn = ++latest
    place.ariaBusy = String(query !== '')
    const chosenHere = form.querySelector('input[type=radio]') ? game() : ''
    const shown = new URLSearchParams({ ...(query ? { q: query } : {}), ...(chosenHere ? { game: chosenHere } : {}) })
    history.replaceState(null, '', `${location.pathname}${shown.size ? `?${shown}` : ''}`)
    if (browse) browse.hidden = query !== ''
    if (!query) {
      delete document.documentElement.dataset.asked
      return place.replaceChildren()
    }
    const chosen = game()
    void dressUp()
    const found = await find({ query, game: chosen })
    await released()
    if (turn !== latest) return
    const isFirst = !place.hasChildNodes()
    const isCase = query !== address && isTold(query)
    showResults(place, found, chosen, isCase, query)
    showCase(place, isCase ? query : '', chosen)
    place.prepend(...endings(query, take))
    if (isFirst && document.activeElement === input) makeRoom()
  }
  /** Puts a whole query into the field and searches it. */
  const take = (query: string) => {
    input.value = query
    input.focus()
    void search()
  }
  const params = new URLSearchParams(location.search)
  choose(params.get('game') ?? dead?.game ?? recall('game'))
  showGame()
  // What was typed before this module woke stays.
  input.value ||= params.get('q') ?? address
  showRecent(document.querySelector('[data-recent]'))
  input.addEventListener('input', search)
  input.addEventListener('focus', warmUp)
  form.addEventListener('change', (event) => {
    // A text field left for a result fires this too; drawing the results anew then would swallow the tap.
    if ((event.target as HTMLInputElement).name !== 'game') return
    remember('game', game())
    showGame()
    void search()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    keepQuery(input.value)
    void search()
    // Puts a thumb's keyboard away; keys want to walk on from the field.
    if (isThumb()) input.blur()
  })
  wakeArrows(form, place)
  place.addEventListener('click', () => keepQuery(input.value))
  if (input.value) void search()
}

/** Arrow keys walk from the field through the results and back. */
export function wakeArrows(from: HTMLElement, place: HTMLElement): void {
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!step || (event.target as HTMLInputElement).type === 'radio') return
    const links = [...place.querySelectorAll<HTMLElement>('a')]
    const field = from.querySelector<HTMLElement>('input[type=search]')
    const next = links.indexOf(document.activeElement as HTMLElement) + step
    const target = next < 0 ? field : links[next]
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  from.addEventListener('keydown', walk)
  place.addEventListener('keydown', walk)
}
