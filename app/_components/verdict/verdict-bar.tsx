import { type ReactNode, useEffect, useState } from 'react'
import { BANNER, type Tone } from './tones'
import { VerdictIcon } from './verdict-icon'

/** The verdict in words, as bar, announcement and table view have it. */
export interface Said {
  tone: Tone
  word: string
  summary: string
  /** Nothing to say yet: one quiet line. */
  isQuiet?: boolean
  /** The verdict of the usual case: it stands, but not as firmly. */
  isPresumed?: boolean
  /** The printing and the readings it rests on. */
  table?: string
}

const ANNOUNCE_AFTER = 400

/** Says a verdict once it has come to rest, and only when it is another one. */
function Announcement({ said, ready }: { said: Said; ready: boolean }): ReactNode {
  const [spoken, setSpoken] = useState('')
  const words = `${said.word}. ${said.summary}`
  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => setSpoken(words), ANNOUNCE_AFTER)
    return () => clearTimeout(timer)
  }, [words, ready])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {spoken}
    </p>
  )
}

interface Props {
  said: Said
  ready: boolean
  /** Leaves room for a drawing on a phone. */
  isCompact?: boolean
  children: ReactNode
}

const PLACE =
  'no-print z-10 order-last mt-auto -mx-4 border-t border-hairline bg-bg px-4 ' +
  '[@media(min-height:30rem)]:sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom,0px))] ' +
  'lg:order-none lg:top-12 lg:bottom-auto lg:mx-0 lg:border-0 lg:px-0 lg:py-3'

/** The verdict, always in sight: at the bottom of a phone, on top of the right column of a laptop. */
export function VerdictBar({ said, ready, isCompact = false, children }: Props): ReactNode {
  const isLong = said.word.length > 18
  return (
    <section
      aria-label="Verdict"
      className={`${PLACE} ${said.isQuiet ? 'py-0 lg:pt-1' : 'py-2'}`}
      data-verdict={ready ? (said.isPresumed ? 'undetermined' : said.tone) : 'waiting'}
      data-presumed={said.isPresumed ? said.tone : undefined}
    >
      <div
        data-tone={said.tone}
        className={`verdict-box flex ${said.isQuiet ? 'min-h-10 border-0! px-0!' : isCompact ? 'min-h-14 lg:min-h-27' : 'min-h-21 lg:min-h-27'} items-center gap-3 rounded-[10px] px-3 py-1 lg:px-4 ${BANNER[said.tone]}`}
      >
        <VerdictIcon verdict={said.tone} size={said.isQuiet ? 24 : 38} />
        <div className={said.isQuiet ? 'flex min-w-0 items-baseline gap-2 overflow-hidden' : 'min-w-0'}>
          <p
            className={`m-0 font-bold leading-tight ${said.isQuiet ? 'shrink-0 text-base whitespace-nowrap' : isLong ? 'line-clamp-2 text-lg' : `${isCompact ? 'text-xl' : 'text-[1.75rem]'} lg:text-4xl`}`}
          >
            {said.word}
          </p>
          <p
            className={`m-0 ${said.isQuiet ? 'line-clamp-1' : isCompact ? 'line-clamp-2' : 'line-clamp-3 lg:line-clamp-2'} text-sm leading-snug lg:text-base`}
          >
            {said.summary}
          </p>
          {said.table && !said.isQuiet && <p className="m-0 line-clamp-1 text-sm leading-snug">{said.table}</p>}
        </div>
      </div>
      {children}
      <Announcement said={said} ready={ready} />
    </section>
  )
}
