/** The sheet behind each §: three ways to cite a rule, pin it, print it. */
import { type Cited, citationOf, FORMATS } from './citation.ts'
import { isPinned, NOT_KEPT, pin, showMarks, unpin } from './pins.ts'
import { make } from './results.ts'
import { say } from './say.ts'
import { placeBeside } from './sheet.ts'

let sheet: HTMLElement | undefined

const text = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** Everything a citation needs, read off the page. */
function citedFrom(clause: HTMLElement): Cited {
  const number = clause.querySelector('h3 a')
  const label = number?.getAttribute('aria-label') ?? text(number)
  const title = text(clause.querySelector('h3')).slice(text(number).length).trim()
  const around = clause.closest<HTMLElement>('[data-cited]')
  return {
    label,
    title,
    where: around?.dataset.cited ?? '',
    caution: [...clause.querySelectorAll('[data-cite]')].map(text).join('; '),
    words: text(clause.querySelector('.clause-words')),
    source: text(clause.querySelector('[data-source]')),
    url: `${location.origin}${location.pathname}#${clause.id}`,
  }
}

async function copy(cited: Cited, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    say(`Copied ${cited.label}, ${cited.where}`)
  } catch {
    say('This browser does not let pages copy. Select the text instead.')
  }
}

/** Prints this clause alone. */
function printOnly(clause: HTMLElement): void {
  const root = document.documentElement
  root.dataset.print = 'one'
  clause.dataset.printed = ''
  const restore = () => {
    delete root.dataset.print
    delete clause.dataset.printed
  }
  addEventListener('afterprint', restore, { once: true })
  print()
}

function choice(word: string, act: () => void): HTMLElement {
  const button = make('button', { type: 'button', class: 'button w-full justify-start' }, word)
  button.addEventListener('click', () => {
    sheet?.hidePopover()
    act()
  })
  return button
}

/** Opens the sheet of a clause beside its §; closing gives the focus back to it. */
export function openCitations(button: HTMLElement): void {
  const clause = button.closest<HTMLElement>('.clause')
  if (!clause) return
  const cited = citedFrom(clause)
  const id = button.dataset.copy ?? ''
  if (!sheet) {
    sheet = make('div', { popover: 'auto', role: 'dialog', class: 'card fixed m-0 w-72 p-4 text-text' })
    document.body.append(sheet)
  }
  const pinned = isPinned(id)
  sheet.setAttribute('aria-label', `Cite or pin ${cited.label}`)
  const rows = [
    make('p', { class: 'm-0 font-bold' }, cited.label),
    make('p', { class: 'm-0 text-sm text-muted' }, cited.where),
    ...FORMATS.map(({ id: format, word }) =>
      choice(`Copy: ${word}`, () => void copy(cited, citationOf(cited, format))),
    ),
    choice(pinned ? 'Unpin' : 'Pin', () => {
      const done = pinned ? unpin(id) : pin({ id, ...cited })
      showMarks()
      if (!done) return say(NOT_KEPT)
      say(pinned ? `Unpinned ${cited.label}` : `Pinned ${cited.label}: it stands on the first page and under Find`)
    }),
    choice('Print this rule', () => printOnly(clause)),
  ]
  sheet.replaceChildren(make('div', { class: 'grid gap-2' }, ...rows))
  sheet.showPopover()
  placeBeside(sheet, button)
  sheet.querySelector('button')?.focus()
}
