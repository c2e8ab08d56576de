import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type Encode = typeof import('uqr').encode

/** The modules of a QR code as one path: a unit each, with a quiet edge of four around them. */
interface Code {
  of: string
  path: string
  size: number
}

function codeOf(encode: Encode, text: string): Code {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { of: text, path: runs.join(''), size }
}

const encoder = async (): Promise<Encode> => (await import('uqr')).encode

/** Longest link a phone's camera still reads off a screen. */
const QR_LIMIT = 1200

interface Shown {
  text: string
  className?: string
}

/** A link for the other phone's camera, drawn here: dark on white in every theme, or no reader finds it. */
export function Qr({ text, className }: Shown): ReactNode {
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    let over = false
    const draw = async () => {
      const encode = await encoder().catch(() => undefined)
      if (encode && !over) setCode(codeOf(encode, text))
    }
    if (text.length <= QR_LIMIT) draw()
    return () => {
      over = true
    }
  }, [text])
  return <Drawing code={code} text={text} className={className} />
}

/** When the script that draws is fetched, in milliseconds after the page is up: whatever else the page wants goes before it. */
const FETCHED_AFTER = 1000

/** The same on paper, drawn as the page goes to the printer: drawing holds a slow phone for longer than a key may wait. */
export function PrintedQr({ text, className }: Shown): ReactNode {
  const [code, setCode] = useState<Code>()
  const encode = useRef<Encode>(undefined)
  useEffect(() => {
    const fetch = async () => {
      encode.current = await encoder().catch(() => undefined)
    }
    const timer = setTimeout(fetch, FETCHED_AFTER)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const draw = () => {
      if (encode.current && text.length <= QR_LIMIT) flushSync(() => setCode(codeOf(encode.current!, text)))
    }
    window.addEventListener('beforeprint', draw)
    return () => window.removeEventListener('beforeprint', draw)
  }, [text])
  return <Drawing code={code} text={text} className={className} />
}

function Drawing({ code, text, className = '' }: Shown & { code: Code | undefined }): ReactNode {
  if (text.length > QR_LIMIT) return <p className="m-0">This case is too long for a QR code. Send the link instead.</p>
  if (code?.of !== text) return <p className="m-0">Drawing the code …</p>
  return (
    <svg
      role="img"
      aria-label="QR code of the link to this ruling"
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
      <path fill="#000" d={code.path} />
    </svg>
  )
}
