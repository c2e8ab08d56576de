import { useEffect, useRef, useState } from 'react'
import type { Ruling } from '../../../lib/kernel/ruling'
import type { RulingState } from '../findings/context'
import { keptOf, standingOf } from './card'
import type { NotKept } from './keeping'

/** A ruling that stands this long is settled; milliseconds. */
const SETTLED_AFTER = 1200

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`

interface Asked {
  context: RulingState
  /** Absent while there is none, or while what would turn it is not worked out. */
  ruling: Ruling | undefined
  query: string
  /** True once the player has told something of it: a case only looked at is not kept by itself. */
  isTold: boolean
  /** How many links have been read: another link is another case. */
  reads: number
  /** The two claims and whose stood; empty where nobody disagreed. */
  claims: string
}

export interface Keeping {
  /** Why the last ruling is not kept. */
  problem?: NotKept
  /** True once this very ruling is kept. */
  isKept: boolean
  /** Keeps the ruling now: it was shown, sent or printed. */
  now: () => void
}

/** Keeps every ruling a player settles. One case is one entry while it is being told; once acted on, the next change begins another. */
export function useKeeping({ context, ruling, query, isTold, reads, claims }: Asked): Keeping {
  const [problem, setProblem] = useState<NotKept>()
  const [keptQuery, setKeptQuery] = useState<string>()
  const entry = useRef({ id: '', reads: -1, isClosed: false, query: '' })
  const keepNow = async (isActedOn: boolean) => {
    if (!ruling || standingOf(ruling).verdict === 'undetermined' || !query) return
    const { id, reads: before, isClosed, query: last } = entry.current
    const isNew = !id || before !== reads || (isClosed && last !== query)
    const own = isNew ? newId() : id
    entry.current = { id: own, reads, isClosed: isActedOn || (isClosed && !isNew), query }
    const ruled = keptOf(context, ruling, query, own, new Date().toISOString())
    const kept = claims ? { ...ruled, claims } : ruled
    const { keep } = await import('./keeping')
    const outcome = await keep(kept)
    setProblem(outcome.done ? undefined : outcome.why)
    if (outcome.done) setKeptQuery(query)
  }
  const latest = useRef(keepNow)
  useEffect(() => {
    latest.current = keepNow
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ruling or another link begins the wait anew
  useEffect(() => {
    if (!ruling || !isTold) return
    const timer = setTimeout(() => void latest.current(false), SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [ruling, isTold, query, reads, claims])
  return { ...(problem ? { problem } : {}), isKept: keptQuery === query, now: () => void latest.current(true) }
}
