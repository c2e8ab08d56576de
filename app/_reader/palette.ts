/** The palette: the same search, over any page, by keyboard or thumb. */
import { find, warmUp } from './finder.ts'
import { showCase } from './judge-link.ts'
import { released } from './pressed.ts'
import { make, showResults } from './results.ts'
import { keepQuery, wakeArrows } from './search-page.ts'
import { recall } from './store.ts'
import { isTold } from './told.ts'

let dialog: HTMLDialogElement | undefined

function build(): HTMLDialogElement {
  const input = make('input', {
    type: 'search',
    'aria-label': 'Search rules, checkers and cards',
    'aria-describedby': 'palette-keys',
    placeholder: 'can i build under siege',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    class: 'min-h-12 w-full rounded-md border border-border bg-surface px-4 text-lg text-text',
  }) as HTMLInputElement
  const close = make('button', { type: 'button', class: 'button shrink-0' }, 'Close')
  const head = make('div', { class: 'flex gap-2' }, make('label', { class: 'min-w-0 grow' }, input), close)
  const place = make('div', { class: 'mt-3 min-h-40', 'aria-live': 'polite' })
  const keys = make(
    'p',
    { id: 'palette-keys', class: 'm-0 mt-3 hidden text-sm text-muted lg:block' },
    'Arrows move, Enter opens, Esc closes.',
  )
  const made = make(
    'dialog',
    {
      class: 'card m-auto mt-2 max-h-[85dvh] w-[min(44rem,96vw)] overflow-auto p-4 text-text backdrop:bg-bg/80',
      'aria-label': 'Search',
    },
    head,
    place,
    keys,
  ) as HTMLDialogElement
  const game = () => document.querySelector<HTMLElement>('main [data-game]')?.dataset.game ?? recall('game')
  let latest = 0
  let opensFirst = false
  const openFirst = () => place.querySelector<HTMLAnchorElement>('a[data-hit], a[data-near]')?.click()
  input.addEventListener('input', async () => {
    const turn = ++latest
    const query = input.value.trim()
    opensFirst = false
    place.ariaBusy = String(query !== '')
    if (!query) return place.replaceChildren()
    const chosen = game()
    const found = await find({ query, game: chosen })
    await released()
    if (turn !== latest) return
    showResults(place, found, chosen, isTold(query), query)
    showCase(place, query, chosen)
    if (opensFirst) openFirst()
  })
  const onKey: Readonly<Record<string, () => void>> = {
    // Enter is for what was typed, never for what an earlier letter found.
    Enter: () => {
      if (place.ariaBusy === 'true') opensFirst = true
      else openFirst()
    },
    // A search field would spend the first Esc on its own words.
    Escape: () => made.close(),
  }
  input.addEventListener('keydown', (event) => {
    const act = onKey[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  place.addEventListener('click', () => {
    keepQuery(input.value)
    made.close()
  })
  close.addEventListener('click', () => made.close())
  made.addEventListener('click', (event) => {
    if (event.target === made) made.close()
  })
  wakeArrows(head, place)
  document.body.append(made)
  return made
}

/** Opens the palette and gives its field; closing gives the focus back to what had it. */
export function openPalette(): HTMLInputElement {
  dialog ??= build()
  warmUp()
  if (!dialog.open) dialog.showModal()
  return dialog.querySelector('input')!
}
