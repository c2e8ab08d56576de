import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FileButton, useDrop } from '../open-file'
import type { LoadRecognise, Opened } from './opened'

export interface OpenPageProps {
  /** Sub-path of the site. */
  base: string
}

/** As much of a shared text as is searched for. */
const SEARCHED = 300

/** Files the installed app was started with. */
interface LaunchQueue {
  setConsumer: (take: (launch: { files?: readonly { getFile: () => Promise<File> }[] }) => void) => void
}

/** What somebody shared to the installed app; a link counts where there are no words. */
function sharedIn(search: string): string {
  const told = new URLSearchParams(search)
  return [told.get('text'), told.get('url'), told.get('title')].map((text) => text?.trim()).find(Boolean) ?? ''
}

const UNKNOWN =
  'This is not a list, map or board of a tool that is known here, or a part of it is missing. Copy the whole export, or search for it.'

/** A text of another tool goes to where it belongs: shared to the app, opened with it, pasted or dropped. */
export function OpenPage({ base, load }: OpenPageProps & { load?: LoadRecognise }): ReactNode {
  const id = useId()
  const [text, setText] = useState('')
  const [found, setFound] = useState<Opened>()
  const [problem, setProblem] = useState('')
  const searchFor = (words: string) => `${base}/search/?q=${encodeURIComponent(words.slice(0, SEARCHED))}`

  const take = async (told: string, wasShared = false) => {
    setText(told)
    setFound(undefined)
    if (!told.trim()) return setProblem('Nothing is here yet. Paste an export, or choose a file.')
    let opened: Opened | undefined
    try {
      opened = (await load?.())?.(told)
    } catch {
      return setProblem('The readers of exports could not be loaded. Check the connection and try again.')
    }
    if (!opened && wasShared) return window.location.replace(searchFor(told))
    if (!opened) return setProblem(UNKNOWN)
    setProblem('')
    setFound(opened)
    // Nothing was left aside, so there is nothing to show first.
    if (opened.path && !opened.aside.length) window.location.replace(`${base}${opened.path}`)
  }
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const shared = sharedIn(window.location.search)
    if (shared) void latest.current(shared, true)
    const { launchQueue } = window as unknown as { launchQueue?: LaunchQueue }
    launchQueue?.setConsumer(async ({ files }) => {
      const file = await files?.[0]?.getFile()
      if (file) void latest.current(await file.text())
    })
  }, [])

  const takes = { take: (told: string) => void take(told), refuse: setProblem }
  const { isOver, handlers } = useDrop(takes)
  return (
    <form
      className={`mt-4 grid max-w-2xl gap-3 rounded-[10px] ${isOver ? 'outline-3 outline-offset-4 outline-focus' : ''}`}
      onSubmit={(event) => {
        event.preventDefault()
        void take(text)
      }}
      {...handlers}
    >
      <label htmlFor={id} className="font-semibold">
        List, map or board as text
      </label>
      <textarea
        id={id}
        className="min-h-40 w-full rounded-md border border-border bg-surface p-2 font-mono text-text"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status">{found && <Report opened={found} base={base} />}</div>
      {problem && (
        <p role="alert" className="m-0 text-illegal">
          {problem} {text.trim() && <a href={searchFor(text)}>Search for it</a>}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={`button min-h-12 px-4 ${found?.path ? '' : 'primary'}`}>
          Open it
        </button>
        <FileButton {...takes}>Choose a file</FileButton>
      </div>
    </form>
  )
}

/** What was recognised and what was left aside, before it is opened. */
function Report({ opened, base }: { opened: Opened; base: string }): ReactNode {
  const { what, says, aside, word, path } = opened
  return (
    <>
      <p className="m-0 font-semibold">{what}</p>
      <p className="m-0">{says}</p>
      {aside.length > 0 && (
        <>
          <p className="m-0 mt-2">
            Left aside: {aside.length} {aside.length === 1 ? 'part' : 'parts'} not understood.
          </p>
          <ul className="m-0 max-h-60 overflow-y-auto pl-5 text-sm leading-snug [overflow-wrap:anywhere]">
            {aside.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
              <li key={at}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {path ? (
        <p className="m-0 mt-2">
          <a className="button primary min-h-12 px-4" href={`${base}${path}`}>
            {word}
          </a>
        </p>
      ) : (
        <p className="m-0 mt-2">It is too large for an address. Paste it where it belongs: on the map itself.</p>
      )}
    </>
  )
}
