import { completions } from '../../lib/search/syntax.ts'
import { games } from './games.ts'
import { make } from './results.ts'

/** Buttons that end the word being typed: `game:…`, `is:open`; nothing where it begins none of them. */
export function endings(query: string, take: (query: string) => void): HTMLElement[] {
  const buttons = completions(query, games).map((whole) => {
    const button = make('button', { type: 'button', class: 'button' }, whole.split(/\s/).at(-1)!)
    button.addEventListener('click', () => take(`${whole}${whole.endsWith(':') ? '' : ' '}`))
    return button
  })
  return buttons.length ? [make('p', { class: 'm-0 mb-2 flex flex-wrap gap-2', 'data-endings': '' }, ...buttons)] : []
}
