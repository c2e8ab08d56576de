import { make } from './results.ts'
import { base } from './store.ts'
import { isTold } from './told.ts'

/** The way from a typed case to its checker: there each fact is shown with its words before anything is judged. */
export function judgeLink(query: string, game: string): HTMLElement[] {
  if (!isTold(query)) return []
  const told = new URLSearchParams({ judge: 'yes', ...(game ? { game } : {}), q: query })
  const href = `${base}/table/disagree/?${told}`
  return [make('p', { class: 'm-0 mb-3' }, make('a', { class: 'button primary px-4', href }, 'Judge this case'))]
}
