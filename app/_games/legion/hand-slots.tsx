import { type ReactNode, useState } from 'react'
import { Pips } from './card-marks'
import { CardPicker } from './card-picker'
import { groupHand, handOf } from './hand-list'
import { HeldCard } from './held-card'
import type { ToolState } from './use-tool-state'

/** How a hand is laid out; what makes it legal is the checker's to say. */
const SLOTS = [
  { pips: 1, room: 2 },
  { pips: 2, room: 2 },
  { pips: 3, room: 2 },
  { pips: 4, room: 1 },
] as const

/** The seven slots by pips, and every card that fits none of them. */
export function HandSlots({ tool }: { tool: ToolState }): ReactNode {
  const [open, setOpen] = useState<number>()
  const groups = groupHand(tool.facts)
  const hand = handOf(tool.facts)
  const add = (name: string) => {
    tool.set('hand', [...hand, name])
    setOpen(undefined)
  }
  const others = [...groups].flatMap(([pips, held]) => (SLOTS.some((slot) => slot.pips === pips) ? [] : held))
  return (
    <div className="grid gap-4">
      {SLOTS.map(({ pips, room }) => {
        const held = groups.get(pips) ?? []
        const left = room - held.length
        return (
          <section key={pips} aria-labelledby={`slots-${pips}`}>
            <h3 id={`slots-${pips}`} className="m-0 mb-1 flex items-center gap-2">
              <Pips count={pips} />
              <span className="text-sm font-normal text-muted">
                {held.length} of {room}
                {left > 0 && `, ${left} missing`}
                {left < 0 && `, ${-left} too many`}
              </span>
            </h3>
            <ul className="m-0 grid list-none gap-1 p-0">
              {held.map((card) => (
                <HeldCard key={card.at} tool={tool} held={card} />
              ))}
              {left > 0 && (
                <li>
                  <button
                    type="button"
                    className="button min-h-12 w-full justify-start border-dashed text-left"
                    aria-expanded={pips === 4 ? undefined : open === pips}
                    onClick={() => (pips === 4 ? add('Standing Orders') : setOpen(open === pips ? undefined : pips))}
                  >
                    {pips === 4 ? 'Add Standing Orders' : `Choose a ${pips}-pip card`}
                    {left > 1 && <span className="ml-auto text-sm text-muted">{left} slots free</span>}
                  </button>
                </li>
              )}
            </ul>
            {open === pips && left > 0 && <CardPicker pips={pips} add={add} />}
          </section>
        )
      })}
      {others.length > 0 && (
        <section aria-labelledby="slots-other">
          <h3 id="slots-other" className="m-0 mb-1">
            Pips not known
          </h3>
          <ul className="m-0 grid list-none gap-1 p-0">
            {others.map((card) => (
              <HeldCard key={card.at} tool={tool} held={card} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
