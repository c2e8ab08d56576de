import { createContext, useContext } from 'react'
import type { Checker } from '../../../lib/kernel/checker'
import type { Judge } from '../../../lib/kernel/pack'
import type { Ruling } from '../../../lib/kernel/ruling'
import type { CaseAction, TableCase } from '../case-state'
import type { CheckerProps } from '../check-props'

/** Everything the parts of a ruling are made from. */
export interface RulingState {
  pack: Judge
  checker: Checker
  props: CheckerProps
  table: TableCase
  dispatch: (action: CaseAction) => void
  /** Open question whose reading was chosen last. */
  chosen?: string | undefined
  /** Judges the same question with other facts or another edition. */
  judge: (table: TableCase) => Ruling | undefined
}

export const RulingContext = createContext<RulingState | undefined>(undefined)

export function useRulingContext(): RulingState {
  const context = useContext(RulingContext)
  if (!context) throw new Error('A part of a ruling stands outside its checker.')
  return context
}

export interface Quote {
  label: string
  title?: string
  text?: string
  href?: string
  /** Edition the words are from, when it is not the one asked for. */
  from?: string
}

/** Words and address of a clause in an edition; where that edition lacks it, from one that has it. */
export function quoteOf({ props, pack }: Pick<RulingState, 'props' | 'pack'>, id: string, edition: string): Quote {
  const clause = props.clauses[id]
  if (!clause) return { label: pack.cite(id) }
  const [other] = Object.keys(clause.printed)
  const from = clause.printed[edition] ? edition : other
  const printed = from ? clause.printed[from] : undefined
  return { label: clause.label, title: clause.title, ...printed, ...(from === edition ? {} : { from }) }
}

/** What decides, three clauses at most: as a table is shown it. */
export const shownOf = (state: Pick<RulingState, 'props' | 'pack'>, deciding: readonly string[], edition: string) =>
  deciding.slice(0, 3).map((id) => {
    const { label, text = '' } = quoteOf(state, id, edition)
    return { label, text }
  })

/** Title of an edition as a player says it. */
export const titleOf = (pack: Judge, edition: string): string =>
  pack.editions.find((known) => known.id === edition)?.title ?? edition
