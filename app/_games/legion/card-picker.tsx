import { type ReactNode, useMemo, useState } from 'react'
import { sayOrders } from '../../../lib/games/legion/card-words'
import { type CommandCard, cards } from '../../../lib/games/legion/data/cards'
import { has, normal } from '../../../lib/games/legion/names'
import { useRulingContext } from '../../_components/findings/context'
import { Doubts } from './card-marks'
import { ClauseLine, ClauseLink } from './clause-line'
import { handOf } from './hand-list'
import { type Standing, standingOf } from './standing'

interface Offer {
  card: CommandCard
  standing: Standing
  isHeld: boolean
}

const AS = { barred: 'fails', open: 'unknown', disputed: 'disputed', free: 'holds' } as const

interface Props {
  pips: number
  add: (name: string) => void
}

/** Cards of one value: those this army may take first, the others with the reason. */
export function CardPicker({ pips, add }: Props): ReactNode {
  const { checker, table } = useRulingContext()
  const [wanted, setWanted] = useState('')
  const offers = useMemo(
    () =>
      cards
        .filter((card) => card.handPips === pips)
        .map((card): Offer => {
          const standing = standingOf(checker, table.edition, table.facts, table.readings, card.name)
          return { card, standing, isHeld: has(handOf(table.facts), card.name) }
        }),
    [checker, table, pips],
  )
  const found = offers.filter(({ card }) => normal([card.name, ...card.characters].join(' ')).includes(normal(wanted)))
  const isFree = ({ standing, isHeld }: Offer) => standing.is === 'free' && !isHeld
  const isOpen = ({ standing, isHeld }: Offer) => (standing.is === 'open' || standing.is === 'disputed') && !isHeld
  const rest = found.filter((offer) => !isFree(offer) && !isOpen(offer))
  const row = (offer: Offer) => <OfferRow key={offer.card.id} offer={offer} take={() => add(offer.card.name)} />
  const open = found.filter(isOpen)
  return (
    <div className="card mt-1 bg-raised p-2">
      <input
        aria-label={`Search ${pips}-pip cards`}
        className="min-h-12 w-full rounded-md border border-border bg-surface px-3 text-text"
        type="search"
        autoComplete="off"
        placeholder="Search cards or characters"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <ul className="m-0 mt-2 grid list-none gap-1 p-0">{found.filter(isFree).map(row)}</ul>
      {open.length > 0 && (
        <details open={Boolean(wanted) || undefined}>
          <summary>Needs an answer, or the rules do not say ({open.length})</summary>
          <ul className="m-0 grid list-none gap-1 p-0">{open.map(row)}</ul>
        </details>
      )}
      {rest.length > 0 && (
        <details open={Boolean(wanted) || undefined}>
          <summary>Not for this army now, with the reason ({rest.length})</summary>
          <ul className="m-0 grid list-none gap-1 p-0">{rest.map(row)}</ul>
        </details>
      )}
    </div>
  )
}

function OfferRow({ offer, take }: { offer: Offer; take: () => void }): ReactNode {
  const { card, standing, isHeld } = offer
  const barred = isHeld || standing.is === 'barred'
  return (
    <li className="card px-3 py-1">
      <div className="flex items-center gap-2">
        <div className="min-w-0 grow leading-snug">
          <strong>{card.name}</strong>
          <span className="block text-sm text-muted">{sayOrders(card.orders)}</span>
        </div>
        <button type="button" className="button flex-none px-3" onClick={take}>
          Take<span className="sr-only"> {card.name}</span>
          {barred && <span className="sr-only">, breaks a clause</span>}
        </button>
      </div>
      <Doubts card={card} />
      {isHeld && (
        <span className="block leading-snug">
          <span className="font-semibold text-illegal">
            <span aria-hidden="true">✕</span> In the hand already.
          </span>{' '}
          <ClauseLink id="legion:command-cards.hand.3" />
        </span>
      )}
      {standing.findings.map((finding) => (
        <ClauseLine key={finding.clause} finding={finding} as={AS[standing.is]} />
      ))}
    </li>
  )
}
