import { type PointerEvent, useEffect, useRef } from 'react'

const FIRST_AFTER = 450
const THEN_EVERY = 90

/** A press that is held repeats; a short press, or a key, acts once. */
export function useRepeat(act: () => void): {
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerLeave: () => void
  onPointerCancel: () => void
  onClick: () => void
} {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const stop = () => clearTimeout(timer.current)
  const again = () => {
    repeated.current = true
    latest.current()
    timer.current = setTimeout(again, THEN_EVERY)
  }
  return {
    onPointerDown: (event) => {
      repeated.current = false
      if (event.button === 0) timer.current = setTimeout(again, FIRST_AFTER)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!repeated.current) latest.current()
      repeated.current = false
    },
  }
}
