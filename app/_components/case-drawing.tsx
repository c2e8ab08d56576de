import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { RawFacts } from '../../lib/kernel/facts'

/** What a game draws of a typed case; it draws nothing where there is nothing to see yet. */
export type Drawing = ComponentType<{ facts: RawFacts; href: string }>
export type LoadDrawing = () => Promise<Drawing>

/** Milliseconds that a case waits for its picture; on a bad network it is shown without. */
const PATIENCE = 1000

/**
 * The case as a picture beside its form, fetched once there is a fact to draw. `isComing`: it will be there in a moment.
 * One that is late pushes nothing away that is read already: it comes when `show` asks for it, or with the next answer.
 */
export function useDrawing(
  load: LoadDrawing | undefined,
  facts: RawFacts,
): { Draw?: Drawing; isComing: boolean; show?: () => void } {
  const [drawing, setDrawing] = useState<{ Draw?: Drawing }>()
  /** Facts that are shown without their picture; null once others were told. */
  const [without, setWithout] = useState<RawFacts | null>()
  const latest = useRef(facts)
  useEffect(() => {
    latest.current = facts
    if (without && facts !== without) setWithout(null)
  }, [facts, without])
  const isNeeded = load !== undefined && Object.keys(facts).length > 0
  useEffect(() => {
    if (!isNeeded || drawing) return
    let over = false
    const goOn = () => setWithout((before) => (before === undefined ? latest.current : before))
    const timer = setTimeout(goOn, PATIENCE)
    load().then(
      (Draw) => over || setDrawing({ Draw }),
      // The form says the same; without the network there is no picture.
      () => over || setDrawing({}),
    )
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [load, isNeeded, drawing])
  const isWithout = isNeeded && facts === without
  return {
    ...(isNeeded && !isWithout ? drawing : {}),
    isComing: isNeeded && !drawing && without === undefined,
    ...(isWithout && (!drawing || drawing.Draw) ? { show: () => setWithout(null) } : {}),
  }
}
