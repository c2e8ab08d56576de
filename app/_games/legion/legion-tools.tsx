import { type MouseEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CheckerProps } from '../../_components/check-props'
import { Laying } from '../../_components/laying'
import { EffectsTool } from './effects-tool'
import { HandTool } from './hand-tool'
import { OrdersTool } from './orders-tool'
import { PriorityTool } from './priority-tool'
import { queryOfTool, TOOLS, type Tool, toolOf } from './tools'

/** What every tool is given. */
export interface ToolProps {
  tool: Tool
  props: CheckerProps
  base: string
  /** Tells the page the present query, so that another tool and back keeps the case. */
  remember: (toolQuery: string) => void
}

const BODIES = { hand: HandTool, priority: PriorityTool, orders: OrdersTool, effects: EffectsTool } as const

interface Props {
  base: string
  /** Words of the clauses, by checker. */
  described: Readonly<Record<string, CheckerProps>>
}

/** The command tools of Legion, one at a time; the link says which. */
export function LegionTools({ base, described }: Props): ReactNode {
  const [tool, setTool] = useState<Tool>()
  const kept = useRef(new Map<string, string>())
  useLayoutEffect(() => {
    const read = () => setTool(toolOf(window.location.search))
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  useEffect(() => {
    if (tool) document.title = `${tool.title} · Star Wars: Legion · Lawspeaker`
  }, [tool])
  const remember = useCallback((query: string) => tool && kept.current.set(tool.id, query), [tool])
  const open = (event: MouseEvent, next: Tool) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (!tool || next === tool) return
    const { pathname } = window.location
    window.history.replaceState(null, '', pathname + (kept.current.get(tool.id) ?? queryOfTool(tool, '')))
    window.history.pushState(null, '', pathname + (kept.current.get(next.id) ?? queryOfTool(next, '')))
    setTool(next)
  }
  return (
    <>
      <h1 className="mb-0 mt-2">{tool?.title ?? 'Command tools'}</h1>
      <nav
        aria-label="Command tools"
        className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-1 sm:max-w-xl"
      >
        {TOOLS.map((one) => (
          <a
            key={one.id}
            href={queryOfTool(one, '')}
            aria-current={one === tool ? 'page' : undefined}
            onClick={(event) => open(event, one)}
            className="button min-h-12 px-1 text-base aria-[current]:border-2 aria-[current]:border-text aria-[current]:font-bold"
          >
            {one.word}
          </a>
        ))}
      </nav>
      {tool ? <Body key={tool.id} tool={tool} described={described} base={base} remember={remember} /> : <Laying />}
    </>
  )
}

function Body({ tool, described, ...rest }: Omit<ToolProps, 'props'> & Pick<Props, 'described'>): ReactNode {
  const Any = BODIES[tool.id]
  const props = described[tool.checker]
  return props && <Any tool={tool} props={props} {...rest} />
}
