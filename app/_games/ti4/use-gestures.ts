import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Box, moved, type View, zoomed } from './view'

const [TOUCHED_FOR, STILL] = [500, 8]

interface Gestures {
  svg: RefObject<SVGSVGElement | null>
  box: Box
  view: View
  show: (view: View) => void
  /** The system has ships that can be dragged. */
  canGrab: (id: string) => boolean
  grab: (id: string) => void
  drop: (id: string) => void
  /** The fleet in the hand is let go, wherever that is. */
  letGo: () => void
  /** A long press, or the second button of a mouse. */
  open: (id: string) => void
}
interface Held {
  id: string | undefined
  x: number
  y: number
  doing: 'waiting' | 'panning' | 'dragging' | 'pinching' | 'done'
}

const systemUnder = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<SVGGElement>('[data-system]')?.dataset.system

/** Fingers and mouse on the map: pan, pinch, wheel, drag a fleet, hold to open. Every one of them has a button too. */
export function useGestures({ svg, box, view, show, canGrab, grab, drop, letGo, open }: Gestures) {
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const held = useRef<Held>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [drag, setDrag] = useState<{ from: string; x: number; y: number; over: string | undefined }>()

  /** Units of the map for one pixel, and a point of the screen on the map. */
  const pixel = () => 1 / (svg.current?.getScreenCTM()?.a ?? 1)
  const onMap = (x: number, y: number) => {
    const matrix = svg.current?.getScreenCTM()
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x: view.x, y: view.y }
  }

  const latest = useRef({ view, box, show, onMap })
  latest.current = { view, box, show, onMap }
  /** Fingers may move more than once before the map is drawn anew: the next step begins where this one ends. */
  const see = (next: View) => {
    latest.current.view = next
    show(next)
  }
  useEffect(() => {
    const drawing = svg.current
    const onWheel = (event: WheelEvent) => {
      const { view: now, box: all, show: to, onMap: point } = latest.current
      const isWhole = now.zoom <= 1 && event.deltaY > 0
      // A page that has been scrolled is scrolled back first.
      if (!event.ctrlKey && (isWhole || window.scrollY > 0)) return
      event.preventDefault()
      if (isWhole) return
      const next = zoomed(now, all, Math.exp(-event.deltaY / 400), point(event.clientX, event.clientY))
      latest.current.view = next
      to(next)
    }
    drawing?.addEventListener('wheel', onWheel, { passive: false })
    return () => drawing?.removeEventListener('wheel', onWheel)
  }, [svg])

  const capture = (event: PointerEvent) => svg.current?.setPointerCapture(event.pointerId)
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const { clientX: x, clientY: y, pointerId } = event
    fingers.current.set(pointerId, { x, y })
    clearTimeout(timer.current)
    if (fingers.current.size > 1) {
      setDrag(undefined)
      if (held.current?.doing === 'dragging') letGo()
      held.current = { id: undefined, x, y, doing: 'pinching' }
      return
    }
    const id = systemUnder(x, y)
    const hold: Held = { id, x, y, doing: 'waiting' }
    held.current = hold
    if (id !== undefined && event.pointerType !== 'mouse')
      timer.current = setTimeout(() => {
        if (hold.doing !== 'waiting') return
        hold.doing = 'done'
        open(id)
      }, TOUCHED_FOR)
  }
  const pinch = (event: PointerEvent) => {
    const [one, two] = [...fingers.current.entries()]
    if (!one || !two) return
    const other = one[0] === event.pointerId ? two[1] : one[1]
    const before = fingers.current.get(event.pointerId)!
    const gap = (x: number, y: number) => Math.hypot(x - other.x, y - other.y) || 1
    const { clientX: x, clientY: y } = event
    const middle = onMap((x + other.x) / 2, (y + other.y) / 2)
    const larger = zoomed(latest.current.view, box, gap(x, y) / gap(before.x, before.y), middle)
    see(moved(larger, box, ((before.x - x) / 2) * pixel(), ((before.y - y) / 2) * pixel()))
    fingers.current.set(event.pointerId, { x, y })
  }
  const onPointerMove = (event: PointerEvent) => {
    const hold = held.current
    if (!hold || !fingers.current.has(event.pointerId)) return
    const { clientX: x, clientY: y } = event
    if (hold.doing === 'pinching') return pinch(event)
    if (hold.doing === 'waiting' && Math.hypot(x - hold.x, y - hold.y) > STILL) {
      clearTimeout(timer.current)
      const grabs = hold.id !== undefined && canGrab(hold.id)
      hold.doing = grabs ? 'dragging' : 'panning'
      if (grabs) grab(hold.id!)
      capture(event)
    }
    if (hold.doing === 'dragging') setDrag({ from: hold.id!, ...pointOf(onMap(x, y)), over: systemUnder(x, y) })
    if (hold.doing === 'panning') {
      const before = fingers.current.get(event.pointerId)!
      see(moved(latest.current.view, box, (before.x - x) * pixel(), (before.y - y) * pixel()))
      fingers.current.set(event.pointerId, { x, y })
    }
  }
  const end = (event: PointerEvent, isDropped: boolean) => {
    clearTimeout(timer.current)
    fingers.current.delete(event.pointerId)
    const hold = held.current
    setDrag(undefined)
    if (!hold) return
    const over = systemUnder(event.clientX, event.clientY)
    if (hold.doing === 'dragging') letGo()
    if (hold.doing === 'dragging' && isDropped && over !== undefined && over !== hold.id) drop(over)
    if (hold.doing === 'waiting') held.current = undefined
    else hold.doing = 'done'
  }
  return {
    drag,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
      /** What was a gesture is no tap as well. */
      onClickCapture: (event: MouseEvent) => {
        if (held.current && event.detail) event.stopPropagation()
        held.current = undefined
      },
      onContextMenu: (event: MouseEvent) => {
        const id = (event.target as Element).closest<SVGGElement>('[data-system]')?.dataset.system
        if (id === undefined) return
        event.preventDefault()
        if (held.current?.doing === 'done') return
        clearTimeout(timer.current)
        if (held.current) held.current.doing = 'done'
        open(id)
      },
    },
  }
}

const pointOf = ({ x, y }: { x: number; y: number }) => ({ x, y })
