import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { RawFacts } from '../../lib/kernel/facts'

/** What a game draws of a typed case; it draws nothing where there is nothing to see yet. */
export type Drawing = ComponentType<{ facts: RawFacts; href: string }>
export type LoadDrawing = () => Promise<Drawing>

/** The case as a picture beside its form, fetched once there is a fact to draw. */
export function CaseDrawing({ load, facts, href }: { load: LoadDrawing; facts: RawFacts; href: string }): ReactNode {
  const [drawing, setDrawing] = useState<{ Draw: Drawing }>()
  const isNeeded = Object.keys(facts).length > 0
  useEffect(() => {
    let over = false
    if (isNeeded && !drawing)
      load().then(
        (Draw) => over || setDrawing({ Draw }),
        // The form says the same; without the network there is no picture.
        () => undefined,
      )
    return () => {
      over = true
    }
  }, [load, isNeeded, drawing])
  return drawing && isNeeded ? <drawing.Draw facts={facts} href={href} /> : null
}
