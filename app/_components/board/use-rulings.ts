'use client'
import { useEffect, useState } from 'react'
import type { Board } from '../../../lib/games/starcom/board/board'
import { judgeQuestion, knownRuling, type Question } from './judge-board'

/** Time one slice may take before the page gets its turn again. */
const SLICE = 10

/**
 * Judges many questions without holding up the page: a few, then the page, then the next few. `knownRuling` gives what
 * has been judged so far; the number returned grows whenever there is more of it.
 */
export function useRulings(board: Board, questions: readonly Question[]): number {
  const [done, setDone] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let next = 0
    const slice = () => {
      const end = performance.now() + SLICE
      let judged = false
      while (next < questions.length && performance.now() < end) {
        const question = questions[next++]!
        if (knownRuling(question)) continue
        judgeQuestion(board, question)
        judged = true
      }
      if (judged) setDone((before) => before + 1)
      if (next < questions.length) timer = setTimeout(slice, 0)
    }
    timer = setTimeout(slice, 0)
    return () => clearTimeout(timer)
  }, [board, questions])
  return done
}
