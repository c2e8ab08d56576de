/** What part of the map is shown: its middle, and how many times larger than the whole. Pure figures, no screen. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface View {
  x: number
  y: number
  zoom: number
}
export const [NEAREST, STEP] = [5, 1.5]

export const whole = ({ x, y, width, height }: Box): View => ({ x: x + width / 2, y: y + height / 2, zoom: 1 })

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** The same view, kept inside the map; `below` is room under it that something else covers. */
export function kept({ x, y, zoom }: View, { x: left, y: top, width, height }: Box, below = 0): View {
  const times = within(zoom, 1, NEAREST)
  const [halfWide, halfTall] = [width / times / 2, height / times / 2]
  return {
    zoom: times,
    x: within(x, left + halfWide, left + width - halfWide),
    y: within(y, top + halfTall, top + height - halfTall + below),
  }
}

/** Larger or smaller by a factor, with a point of the map held where it is. */
export function zoomed(view: View, box: Box, factor: number, at: { x: number; y: number } = view): View {
  const zoom = within(view.zoom * factor, 1, NEAREST)
  const part = view.zoom / zoom
  return kept({ zoom, x: at.x + (view.x - at.x) * part, y: at.y + (view.y - at.y) * part }, box)
}

export const moved = (view: View, box: Box, dx: number, dy: number, below = 0): View =>
  kept({ ...view, x: view.x + dx, y: view.y + dy }, box, below)

export const viewBoxOf = ({ x, y, zoom }: View, { width, height }: Box): string =>
  [x - width / zoom / 2, y - height / zoom / 2, width / zoom, height / zoom].map((n) => n.toFixed(1)).join(' ')
