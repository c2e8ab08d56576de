/** Runs in the browser: brings the island of the page to life. */
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Checker } from '../../lib/kernel/checker'
import type { LoadDrawing } from '../_components/case-drawing'
import { CheckerApp } from '../_components/checker-app'
import type { LoadRecognise } from '../_components/open/opened'
import type { LoadSayings } from '../_components/sentence/sentence-field'
import type { LoadAsking } from '../_components/table/asking'
import { earlyIn } from './early'
import { Failed } from './failed'
import { type CheckerPage, type PackWays, packOf } from './pack'
import { askElsewhere } from './turns'

interface AwakeProps {
  place: Element
  again: () => Promise<void>
  children: ReactNode
}

/** Awake once it is on the page: what was typed before is told again, then what was pressed (`loader.ts` held it). */
function Awake({ place, again, children }: AwakeProps): ReactNode {
  useEffect(() => {
    void again().then(() => {
      place.toggleAttribute('data-alive', true)
      // In a task of its own: by then what was typed has been drawn.
      setTimeout(() => place.dispatchEvent(new Event('alive')))
    })
  }, [place, again])
  return children
}

function wake(draw: (told: never, turns?: string) => ReactNode): void {
  const place = document.querySelector('[data-island]')
  const told = document.querySelector<HTMLScriptElement>('script[data-told]')
  if (!place || !told) throw new Error('This page has no island.')
  const island = (
    <Failed>
      <Awake place={place} again={earlyIn(place)}>
        {draw(JSON.parse(told.textContent ?? '') as never, told.dataset.turns)}
      </Awake>
    </Failed>
  )
  if (place.hasChildNodes()) hydrateRoot(place, island)
  else createRoot(place).render(island)
}

/** Wakes a board. */
export const wakeBoard = (Board: ComponentType<never>): void =>
  wake((told) => {
    const Any = Board as ComponentType<object>
    return <Any {...(told as object)} />
  })

/** Wakes a checker page. */
export function wakeChecker(checker: Checker, ways: PackWays, sayings?: LoadSayings, drawing?: LoadDrawing): void {
  // The picture of a link's case comes beside its verdict, not after it.
  if (window.location.search) drawing?.().catch(() => undefined)
  wake((props: CheckerPage, turns) => (
    <CheckerApp
      pack={packOf(props.pack, checker, ways)}
      props={props}
      {...(sayings ? { sayings } : {})}
      {...(drawing ? { drawing } : {})}
      {...(turns ? { elsewhere: askElsewhere(turns, props.pack) } : {})}
    />
  ))
}

/** Wakes a page of what a table keeps or opens; `load` brings everything that reads sentences, or exports. */
export const wakeTable = (Page: ComponentType<never>, load: LoadAsking | LoadRecognise): void =>
  wake((told) => {
    const Any = Page as unknown as ComponentType<{ load: typeof load }>
    return <Any {...(told as object)} load={load} />
  })
