import { type ReactNode, useEffect, useState } from 'react'
import { titleOf, useRulingContext } from '../findings/context'
import { type NotKept, sayNotKept } from './keeping'
import { ownTable } from './own-table'

const LINK = 'min-h-11 border-0 bg-transparent p-0 text-link underline'

/** Where a link is judged by another printing than this table plays: said, and one tap away. */
export function TableNote(): ReactNode {
  const { pack, checker, table, dispatch } = useRulingContext()
  const [own, setOwn] = useState<string>()
  useEffect(() => setOwn(ownTable([pack.id]).editions[pack.id]), [pack.id])
  if (!own || own === table.edition || !checker.editions.includes(own)) return null
  return (
    <p className="m-0 mt-1 text-muted">
      This case is judged by {titleOf(pack, table.edition)}. Your table plays {titleOf(pack, own)}.{' '}
      <button type="button" className={LINK} onClick={() => dispatch({ type: 'edition', edition: own })}>
        Judge it by that
      </button>
    </p>
  )
}

/** Said where the ruling could not be kept on this device. */
export function NotKeptNote({ why }: { why: NotKept }): ReactNode {
  return (
    <p role="status" className="m-0 mt-2 font-semibold">
      {sayNotKept(why)}
    </p>
  )
}
