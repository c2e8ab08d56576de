import { useEffect, useState } from 'react'
import { askReach } from './ask'
import type { Position } from './position'

/** Systems all the chosen ships can get to, and those that only some of them can. */
export interface Reached {
  all: ReadonlySet<string>
  some: ReadonlySet<string>
  /** False while the systems are still being asked. */
  done: boolean
}
const NONE: Reached = { all: new Set(), some: new Set(), done: false }
/** Time one slice may take before the page gets its turn again. */
const SLICE = 12

/** The systems ships can get to, asked one by one at the front door without holding up the page. */
export function useReached(position: Position, ships: readonly string[]): Reached {
  const [found, setFound] = useState<{ position: Position; ships: readonly string[]; reached: Reached }>()
  useEffect(() => {
    if (!ships.length) return
    const [all, some] = [new Set<string>(), new Set<string>()]
    const { systems } = position.board
    let next = 0
    let timer: ReturnType<typeof setTimeout>
    const slice = () => {
      const start = performance.now()
      while (next < systems.length && performance.now() < start + SLICE) {
        const { id } = systems[next++]!
        const able = new Set(askReach(position, id, 'mine').ships.map(({ ship }) => ship))
        const count = ships.filter((ship) => able.has(ship)).length
        if (count) (count === ships.length ? all : some).add(id)
      }
      if (next < systems.length) timer = setTimeout(slice, 0)
      else setFound({ position, ships, reached: { all, some, done: true } })
    }
    timer = setTimeout(slice, 0)
    return () => clearTimeout(timer)
  }, [position, ships])
  return found?.ships === ships && found.position === position ? found.reached : NONE
}
