import { createContext, useContext } from 'react'

/** What every question knows of the ruling, whatever its depth. */
export interface FieldNotes {
  /** Path to what is wrong with the value there. */
  wrong: ReadonlyMap<string, string>
  /** Path of the question that comes next, and what to call it. */
  next?: string
  nextWord?: string
  /** Paths of the facts that can still change the verdict. */
  missing: readonly string[]
  /** All facts, for questions that are asked only in some cases. */
  facts: Readonly<Record<string, unknown>>
  /** Names given elsewhere in the form, offered where a name is asked. */
  names: readonly string[]
}

export const FieldContext = createContext<FieldNotes>({ wrong: new Map(), missing: [], facts: {}, names: [] })

export const useFieldNotes = (): FieldNotes => useContext(FieldContext)

/** Id of the question of a path. */
export const questionId = (path: string): string => `fact-${path}`

/** Brings a question into sight and puts the keyboard there. */
export function focusQuestion(path: string): void {
  const parts = path.split(/(?=[.[])/)
  const found = parts
    .map((_, i) => document.getElementById(questionId(parts.slice(0, parts.length - i).join(''))))
    .find(Boolean)
  if (!found) return
  for (let up = found.parentElement; up; up = up.parentElement) if (up instanceof HTMLDetailsElement) up.open = true
  found.scrollIntoView({ block: 'nearest' })
  const control =
    found.querySelector<HTMLElement>('input:checked') ?? found.querySelector<HTMLElement>('select, input, button')
  control?.focus()
}

/** Every name given anywhere in the facts. */
export function namesIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string' && /^[A-Z]/.test(value)) found.push(value)
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) namesIn(item, found)
  return [...new Set(found)]
}
