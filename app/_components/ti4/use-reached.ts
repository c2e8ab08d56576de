import { useEffect, useState } from 'react'
import { askReach } from './ask'
import type { Position } from './position'

const NONE: ReadonlySet<string> = new Set()
/** Time one slice may take before the page gets its turn again. */
const SLICE = 12

/** The systems a ship can get to, asked one by one at the front door without holding up the page. */
export function useReached(position: Position, ship: string | undefined): ReadonlySet<string> {
  const [found, setFound] = useState<{ position: Position; ship: string; reached: ReadonlySet<string> }>()
  useEffect(() => {
    if (!ship) return
    const reached = new Set<string>()
    const { systems } = position.board
    let next = 0
    let timer: ReturnType<typeof setTimeout>
    const slice = () => {
      const start = performance.now()
      while (next < systems.length && performance.now() < start + SLICE) {
        const { id } = systems[next++]!
        if (askReach(position, id, 'mine').ships.some((one) => one.ship === ship)) reached.add(id)
      }
      if (next < systems.length) timer = setTimeout(slice, 0)
      else setFound({ position, ship, reached })
    }
    timer = setTimeout(slice, 0)
    return () => clearTimeout(timer)
  }, [position, ship])
  return ship && found?.ship === ship && found.position === position ? found.reached : NONE
}
