import { type ReactNode, useMemo, useState } from 'react'
import { Remedies } from '../../_components/findings/remedies'
import type { ToolProps } from './legion-tools'
import { OrderCard } from './order-card'
import { orderStandings } from './order-standing'
import { chosenOf, unitsOf } from './orders-list'
import { RangeStrip } from './range-strip'
import { SelectedUnit } from './selected-unit'
import { ToolFrame } from './tool-frame'
import { UnitList } from './unit-list'
import { type ToolState, useToolState } from './use-tool-state'

const FREE = { hasOrder: false, defeated: false }
const EXAMPLE = {
  card: 'Assault',
  nominee: 'A',
  units: [
    { ...FREE, id: 'A', name: 'Darth Vader', rank: 'commander', types: ['trooper'] },
    { ...FREE, id: 'B', name: 'Stormtroopers', rank: 'corps', types: ['trooper'], range: 2 },
    { ...FREE, id: 'C', name: 'Stormtroopers', rank: 'corps', types: ['trooper'], range: 4 },
    { ...FREE, id: 'D', name: 'AT-ST', rank: 'heavy', types: ['ground-vehicle'], range: 3 },
    { ...FREE, id: 'E', name: 'Snowtroopers', rank: 'corps', types: ['trooper'], range: 3 },
  ],
}

/** Who may get an order, who must, how many there are, and whether the player's own choice stands. */
export function OrdersTool(props: ToolProps): ReactNode {
  const tool = useToolState(props)
  const { facts, context, judged, state } = tool
  const [touched, setTouched] = useState(0)
  const units = unitsOf(facts)
  const selected = Math.min(touched, units.length - 1)
  const { judge, table } = context
  const standings = useMemo(
    () => orderStandings(table.facts, (asked) => judge({ ...table, facts: asked })),
    [table, judge],
  )
  return (
    <ToolFrame tool={tool}>
      {!units.length && facts.card === undefined && (
        <button type="button" className="button mb-3" onClick={() => tool.apply(EXAMPLE, 'Example')}>
          Example: Assault with five units
        </button>
      )}
      <OrderCard tool={tool} />
      <Count tool={tool} most={standings.most} />
      {units.length > 0 && (
        <>
          <RangeStrip tool={tool} standings={standings.units} selected={selected} select={setTouched} />
          <SelectedUnit tool={tool} at={selected} standing={standings.units[selected]} />
        </>
      )}
      <Remedies ruling={judged.ruling} applied={facts.chosen === undefined ? undefined : state.applied} />
      <UnitList tool={tool} standings={standings.units} />
    </ToolFrame>
  )
}

/** The number in one glance, beside what was chosen. */
function Count({ tool, most }: { tool: ToolState; most: number | undefined }): ReactNode {
  const chosen = chosenOf(tool.facts).length
  if (most === undefined) return null
  return (
    <p className="m-0 mt-3 text-xl leading-snug">
      <strong>
        {most} order{most === 1 ? '' : 's'}
      </strong>{' '}
      {most === 1 ? 'has' : 'have'} to be given
      {chosen > 0 && <span className="text-base text-muted">, {chosen} chosen</span>}
    </p>
  )
}
