import { type ReactNode, useEffect, useState } from 'react'

/** The modules of a QR code as one path: a unit each, with a quiet edge of four around them. */
async function pathOf(text: string): Promise<{ path: string; size: number }> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: runs.join(''), size }
}

/** Longest link a phone's camera still reads off a screen. */
const QR_LIMIT = 1200

/** A link for the other phone's camera, drawn here: dark on white in every theme, or no reader finds it. */
export function Qr({
  text,
  className = '',
  delay = 0,
}: {
  text: string
  className?: string
  /** Waits so long before it draws, in milliseconds: nobody looks at a case that is still being told. */
  delay?: number
}): ReactNode {
  const [drawn, setDrawn] = useState<{ of: string; path: string; size: number }>()
  useEffect(() => {
    let over = false
    const draw = async () => {
      const made = await pathOf(text).catch(() => undefined)
      if (made && !over) setDrawn({ of: text, ...made })
    }
    const timer = text.length <= QR_LIMIT ? setTimeout(draw, delay) : undefined
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [text, delay])
  if (text.length > QR_LIMIT) return <p className="m-0">This case is too long for a QR code. Send the link instead.</p>
  if (drawn?.of !== text) return <p className="m-0">Drawing the code …</p>
  return (
    <svg
      role="img"
      aria-label="QR code of the link to this ruling"
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${drawn.size}v${drawn.size}H0z`} />
      <path fill="#000" d={drawn.path} />
    </svg>
  )
}
