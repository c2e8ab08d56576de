import { startTransition, useEffect, useState } from 'react'
import type { Board } from '../../../lib/games/starcom/board/board'
import { judgeQuestion, knownRuling, type Question } from './judge-board'

/** Time one slice may take before the page gets its turn again. */
const SLICE = 8
/** How often the page shows what has been judged meanwhile. */
const SHOW_EVERY = 150

/**
 * Judges many questions without holding up the page: a few, then the page, then the next few. `knownRuling` gives what
 * has been judged so far; the number returned grows whenever there is more of it to show.
 */
export function useRulings(board: Board, questions: readonly (Question | undefined)[]): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const open = questions.filter((question) => question && !knownRuling(question))
    if (!open.length) return
    let timer: ReturnType<typeof setTimeout>
    let next = 0
    let last = performance.now()
    const slice = () => {
      const start = performance.now()
      while (next < open.length && performance.now() < start + SLICE) judgeQuestion(board, open[next++]!)
      if (next === open.length || performance.now() > last + SHOW_EVERY) {
        last = performance.now()
        startTransition(() => setShown((before) => before + 1))
      }
      if (next < open.length) timer = setTimeout(slice, 0)
    }
    timer = setTimeout(slice, 0)
    return () => clearTimeout(timer)
  }, [board, questions])
  return shown
}
