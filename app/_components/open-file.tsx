/** Texts of files: chosen with a button, or dropped on a part of the page. */
import { type DragEvent, type ReactNode, useState } from 'react'

/** What takes a text, and says so where a file cannot be read. */
export interface TakesText {
  take: (text: string) => void
  /** Shown to the player, with what to do instead. */
  refuse: (problem: string) => void
}

async function read(file: File, { take, refuse }: TakesText): Promise<void> {
  let text: string
  try {
    text = await file.text()
  } catch {
    return refuse(`${file.name} cannot be read. Open it and paste its text.`)
  }
  take(text)
}

/** A button that opens a file; the same file may be opened again. */
export function FileButton({
  children,
  accept = '.txt,.json,text/plain,application/json',
  ...takes
}: TakesText & { children: ReactNode; accept?: string }): ReactNode {
  return (
    <label className="button cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus">
      {children}
      <input
        type="file"
        className="sr-only"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void read(file, takes)
          target.value = ''
        }}
      />
    </label>
  )
}

/** Gives whether something hangs over a part of the page, and what that part listens to: a file or a text is taken. */
export function useDrop(takes: TakesText) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) void read(file, takes)
      else takes.take(event.dataTransfer.getData('text/plain'))
    },
  }
  return { isOver, handlers }
}
