import { type ReactNode, useEffect, useRef, useState } from 'react'
import { chatOf, type RulingCard } from './card'
import { drawCard } from './draw-card'
import { copyText, saveFile } from './files'
import { Qr } from './qr'

const ROW = 'button min-h-12 w-full'

/** Ways to hand a ruling on: a code for the other phone, the link, a text for the chat, a picture, paper. */
export function ShareSheet({
  card,
  link,
  onClose,
}: {
  card: RulingCard
  link: string
  onClose: () => void
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const [told, setTold] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  const copied = async (text: string, done: string) =>
    setTold((await copyText(text)) ? done : 'Copying is not allowed here.')
  const send = async () => {
    await navigator.share?.({ title: card.question, text: chatOf(card), url: link }).catch(() => undefined)
  }
  const picture = async () => {
    const blob = await drawCard(card)
    if (!blob) return setTold('This device cannot draw a picture.')
    const file = new File([blob], 'ruling.png', { type: 'image/png' })
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(() => undefined)
    else {
      saveFile(file.name, blob)
      setTold('Picture saved.')
    }
  }
  return (
    <dialog
      ref={dialog}
      aria-label="Share this ruling"
      onClose={onClose}
      className="no-print fixed inset-0 m-auto max-h-[92dvh] w-[min(26rem,94vw)] overflow-auto rounded-[10px] border border-border bg-bg p-4 text-text"
    >
      <p className="m-0 font-bold leading-snug">
        {card.question} {card.word}
      </p>
      <p className="m-0 text-sm text-muted">{card.table}</p>
      <Qr text={link} className="mx-auto my-3 block w-full max-w-64" />
      <div className="grid gap-2">
        {'share' in navigator && (
          <button type="button" className={`${ROW} primary`} onClick={send}>
            Send
          </button>
        )}
        <button type="button" className={ROW} onClick={() => copied(link, 'Link copied')}>
          Copy link
        </button>
        <button type="button" className={ROW} onClick={() => copied(`${chatOf(card)}\n${link}`, 'Text copied')}>
          Copy text for a chat
        </button>
        <button type="button" className={ROW} onClick={picture}>
          Picture
        </button>
        <button
          type="button"
          className={ROW}
          onClick={() => {
            dialog.current?.close()
            setTimeout(() => window.print())
          }}
        >
          Print
        </button>
        <button type="button" className={ROW} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <p role="status" className="m-0 mt-2 min-h-6 text-center">
        {told}
      </p>
    </dialog>
  )
}
