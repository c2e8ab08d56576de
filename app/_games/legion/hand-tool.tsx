import type { ReactNode } from 'react'
import { isTied } from '../../../lib/games/legion/command-hand/cards'
import { cardNamed } from '../../../lib/games/legion/names'
import { ArmyPanel } from './army-panel'
import { Asked } from './asked'
import { Faults } from './hand-faults'
import { HandImport } from './hand-import'
import { handOf } from './hand-list'
import { HandRemedies } from './hand-remedies'
import { HandSlots } from './hand-slots'
import type { ToolProps } from './legion-tools'
import { ToolFrame } from './tool-frame'
import { type ToolState, useToolState } from './use-tool-state'

const EXTRAS = ['battleForce', 'restrictionMet', 'contingencies', 'figures'] as const

/** The hand builder: the army, seven slots, and what is wrong with what lies in them. */
export function HandTool(props: ToolProps): ReactNode {
  const tool = useToolState(props)
  const { judged } = tool
  return (
    <ToolFrame tool={tool}>
      <HandImport tool={tool} />
      <ArmyPanel tool={tool} />
      <section aria-labelledby="hand-title" className="mt-6" id="fact-hand">
        <h2 id="hand-title" className="m-0 mb-2 text-xl">
          Command hand
          <span className="ml-2 text-base font-normal text-muted">{handOf(tool.facts).length} of 7 cards</span>
        </h2>
        {judged.ruling && handOf(tool.facts).length > 0 && <Faults tool={tool} ruling={judged.ruling} />}
        <HandRemedies tool={tool} />
        <HandSlots tool={tool} />
      </section>
      <Extras tool={tool} />
    </ToolFrame>
  )
}

/** What the card list cannot know; open as soon as a ruling waits for it. */
function Extras({ tool }: { tool: ToolState }): ReactNode {
  const { facts, notes } = tool
  const waits = (key: string) => notes.missing.some((path) => path.startsWith(key))
  const isTold = EXTRAS.some((key) => facts[key] !== undefined || waits(key))
  const tied = handOf(facts)
    .flatMap((name) => cardNamed(name) ?? [])
    .some(isTied)
  return (
    <details className="mt-4 border-t border-hairline" open={isTold || undefined}>
      <summary className="min-h-12 font-semibold">
        Battle force, Contingencies, cards our list does not have{tied ? ' (asked by a card here)' : ''}
      </summary>
      <div className="grid gap-5 py-2">
        <Asked tool={tool} paths={EXTRAS} />
      </div>
    </details>
  )
}
