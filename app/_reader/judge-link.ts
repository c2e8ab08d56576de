import { make } from './results.ts'
import { base } from './store.ts'

/** So many words are a case told, not a word looked up. */
const CASE_WORDS = 5

/** The way from a typed case to its checker: there each fact is shown with its words before anything is judged. */
export function judgeLink(query: string): HTMLElement[] {
  if (query.split(/\s+/).length < CASE_WORDS) return []
  const href = `${base}/table/disagree/?q=${encodeURIComponent(query)}`
  return [
    make('p', { class: 'm-0' }, make('a', { class: 'inline-flex min-h-11 items-center', href }, 'Judge this case')),
  ]
}
