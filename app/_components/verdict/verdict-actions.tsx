import { type ReactNode, useEffect, useState } from 'react'
import { copyText } from '../table/files'
import { ActionIcon } from './action-icon'
import type { ShownCase, ShownClause } from './table-view'
import { TableView } from './table-view'
import type { Said } from './verdict-bar'

interface Props {
  said: Said
  /** One line to copy, without the link. */
  sentence: string
  query: string
  clauses: readonly ShownClause[]
  /** What the table is shown of the case beside the verdict. */
  asked?: ShownCase
  canUndo?: boolean
  /** Absent where the page has its own. */
  onUndo?: () => void
  /** Opens the page's own ways to share; absent where it has none. */
  onShare?: () => void
  /** Told when the ruling was copied, shared or shown. */
  onActed?: () => void
}

const TOLD_FOR = 2500
const ACTION = 'button flex-1 px-1 text-sm break-normal max-[22rem]:[&>svg]:hidden'

/** What can be done with a ruling. */
export function VerdictActions({
  said,
  sentence,
  query,
  clauses,
  asked,
  canUndo,
  onUndo,
  onShare,
  onActed,
}: Props): ReactNode {
  const [told, setTold] = useState('')
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!told) return
    const timer = setTimeout(() => setTold(''), TOLD_FOR)
    return () => clearTimeout(timer)
  }, [told])
  const address = () => window.location.origin + window.location.pathname + query
  const copied = async (text: string, done: string) => {
    setTold((await copyText(text)) ? done : 'Copying is not allowed here')
    onActed?.()
  }
  const share = async () => {
    onActed?.()
    if (onShare) return onShare()
    const link = { title: document.title, text: sentence, url: address() }
    if (!navigator.share) return copied(link.url, 'Link copied')
    await navigator.share(link).catch(() => undefined)
  }
  const show = () => {
    setShown(true)
    onActed?.()
  }
  return (
    <div className="relative mt-2 flex flex-wrap gap-1">
      <button type="button" className={ACTION} onClick={() => copied(`${sentence}\n${address()}`, 'Ruling copied')}>
        <ActionIcon name="copy" /> Copy<span className="sr-only"> ruling</span>
      </button>
      <button type="button" className={ACTION} onClick={share}>
        <ActionIcon name="share" /> Share
      </button>
      <button type="button" className={`${ACTION} primary`} onClick={show}>
        <ActionIcon name="show" /> Show<span className="sr-only"> the table</span>
      </button>
      {onUndo && (
        <button type="button" className={`${ACTION} disabled:opacity-50`} disabled={!canUndo} onClick={onUndo}>
          <ActionIcon name="undo" /> Undo
        </button>
      )}
      <p
        role="status"
        className={
          told
            ? 'absolute inset-x-0 bottom-full m-0 mb-1 rounded-md border border-border bg-raised p-2 text-center'
            : 'sr-only'
        }
      >
        {told}
      </p>
      {shown && <TableView said={said} clauses={clauses} shown={asked} onClose={() => setShown(false)} />}
    </div>
  )
}
