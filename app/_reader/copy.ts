/** What the number of a clause, or a long press on its words, opens: source and links, and the ways to send, cite, pin and print it. */
import { type Cited, citationOf, FORMATS } from './citation.ts'
import { onLongPress } from './long-press.ts'
import { isPinned, NOT_KEPT, pin, showMarks, unpin } from './pins.ts'
import { make } from './results.ts'
import { say } from './toast.ts'

const text = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** Everything a citation needs, read off the page. */
function citedFrom(clause: HTMLElement): Cited {
  const around = clause.closest<HTMLElement>('[data-cited]')
  return {
    label: clause.dataset.label ?? '',
    title: text(clause.querySelector('[data-title]')),
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

/** Gives the words with their source to whatever the device sends by; who thinks better of it is told nothing. */
const send = (cited: Cited): Promise<void> =>
  navigator.share({ title: `${cited.label}: ${cited.title}`, text: citationOf(cited, 'quote') }).catch(() => undefined)

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

function choice(word: string, act: () => void, name = word): HTMLElement {
  const button = make('button', { type: 'button', 'aria-label': name }, word)
  button.addEventListener('click', act)
  return button
}

/** Says "Pin" or "Unpin", and does it. */
function pinChoice(id: string, cited: Cited): HTMLElement {
  const word = () => (isPinned(id) ? 'Unpin' : 'Pin')
  const button = choice(word(), () => {
    const wasPinned = isPinned(id)
    const done = wasPinned ? unpin(id) : pin({ id, ...cited })
    showMarks()
    button.textContent = button.ariaLabel = word()
    if (!done) return say(NOT_KEPT)
    say(wasPinned ? `Unpinned ${cited.label}` : `Pinned ${cited.label}: it stands on the first page and under Find`)
  })
  return button
}

/** Puts the ways to cite first among what stands behind a number, once. */
function offer(behind: HTMLDetailsElement): void {
  const clause = behind.closest<HTMLElement>('.clause')
  const apparatus = behind.querySelector('.apparatus')
  if (!clause || !apparatus || apparatus.querySelector('.cites')) return
  const cited = citedFrom(clause)
  apparatus.prepend(
    make(
      'div',
      { role: 'group', 'aria-label': `Cite or pin ${cited.label}`, class: 'cites no-print' },
      ...('share' in navigator ? [choice('Send', () => void send(cited))] : []),
      'Copy',
      ...FORMATS.map(({ id: format, word }) =>
        choice(word, () => void copy(cited, citationOf(cited, format)), `Copy: ${word}`),
      ),
      pinChoice(clause.dataset.clause ?? '', cited),
      choice('Print this rule', () => printOnly(clause)),
    ),
  )
}

/** Wakes the numbers in the margin; those opened before this woke get their ways to cite now. Esc closes one again. */
export function wakeCitations(): void {
  for (const behind of document.querySelectorAll<HTMLDetailsElement>('.behind[open]')) offer(behind)
  document.addEventListener(
    'toggle',
    ({ target }) => target instanceof HTMLDetailsElement && target.matches('.behind[open]') && offer(target),
    true,
  )
  onLongPress(
    (target) => (target.closest('a, button, summary, .apparatus') ? null : target.closest<HTMLElement>('.clause')),
    (clause) => {
      const behind = clause.querySelector<HTMLDetailsElement>('.behind')
      if (!behind) return
      behind.open = true
      requestAnimationFrame(() => behind.scrollIntoView({ block: 'nearest' }))
    },
  )
  document.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    const behind = (target as Element).closest<HTMLDetailsElement>('.behind[open]')
    if (key !== 'Escape' || defaultPrevented || !behind) return
    behind.open = false
    behind.querySelector('summary')?.focus()
  })
}
