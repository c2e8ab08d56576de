import type { ReactNode } from 'react'
import { legion } from '../../../lib/games/legion'
import { clausesOn, questionsOn } from '../../../lib/games/legion/card-clauses'
import { doubtsOf, ownerOf, pipsOf, sayOrders } from '../../../lib/games/legion/card-words'
import { commandHand } from '../../../lib/games/legion/command-hand'
import type { CommandCard } from '../../../lib/games/legion/data/cards'
import { effectOf, isLater, type PrintedEffect } from '../../../lib/games/legion/data/effects'
import { sayPrinting, saySource, sayTiming, sayWeapon } from '../../../lib/games/legion/effect-words'
import { writeLink } from '../../../lib/link/codec'
import { Figure, TouchingRules } from '../../_components/card-list'
import { at } from '../../_site/paths'

/** What a card is and does, its sources, and the rules and open questions that touch it. */
export async function CardPanel({ card }: { card: CommandCard }): Promise<ReactNode> {
  const effect = effectOf(card)
  const doubts = doubtsOf(card)
  const hand = writeLink(commandHand.facts, {
    facts: { ...(card.characters.length ? { army: card.characters.slice(0, 1) } : {}), hand: [card.name] },
  })
  return (
    <div className="card-panel">
      <dl>
        <Figure name="Whose">{ownerOf(card)}</Figure>
        <Figure name="Pips">
          {pipsOf(card)}
          {card.pips !== card.handPips && `; counts as ${card.handPips} when the hand is built`}
        </Figure>
        <Figure name="Orders">{sayOrders(card.orders)}</Figure>
        {effect?.nominee && <Figure name="Nominated">{effect.nominee}</Figure>}
      </dl>
      {effect ? <Print print={effect} isMain /> : <p className="aside">No source for its effect was found.</p>}
      {effect?.laterSame && <p className="aside">The print of 2024 and later works the same way.</p>}
      {effect?.earlierLost && (
        <p className="aside">
          An older print of this card exists; its words were not found, so no ruling here uses the effect.
        </p>
      )}
      {effect?.others?.map((print) => (
        <Print key={print.printing} print={print} />
      ))}
      {[effect?.note, effect?.unsureAbout, ...doubts].filter(Boolean).length > 0 && (
        <p className="aside">
          {[
            ...doubts.map((doubt) => `${doubt}.`),
            effect?.note,
            effect?.unsureAbout && `Unsure: ${effect.unsureAbout}.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <Touching card={card} />
      <p>
        <a className="button" href={at(`/board/legion/?tool=hand&${hand}`)}>
          Build a hand with it
        </a>{' '}
        <a href={at(`/cards/legion/#${card.id}`)} data-card-link>
          Link to this card
        </a>
      </p>
    </div>
  )
}

/** One print: what it does, when, its weapon, and where that is known from. */
function Print({ print, isMain }: { print: PrintedEffect; isMain?: boolean }): ReactNode {
  const timing = sayTiming(print)
  const later = isLater(print)
  return (
    <section data-later={later || undefined}>
      <h3>
        {sayPrinting(print)}
        {later && (isMain ? ': not the print of this edition' : '')}
      </h3>
      <p>{print.effect}</p>
      {!isMain && print.orders && <p className="small">Orders there: {print.orders}.</p>}
      {print.weapon && <p className="small">Weapon: {sayWeapon(print.weapon)}</p>}
      {timing && <p className="small">{timing}</p>}
      <p className="aside">{saySource(print)}</p>
    </section>
  )
}

/** Links to the clauses and open questions of a card. */
function Touching({ card }: { card: CommandCard }): ReactNode {
  const ids = clausesOn(card, effectOf(card))
  const questions = questionsOn(card).flatMap((id) => legion.ambiguities.find((one) => one.id === id) ?? [])
  return (
    <>
      <TouchingRules game="legion" ids={ids} />
      {questions.length > 0 && (
        <p className="links">
          <span>Open questions:</span>
          {questions.map(({ id, topic }) => (
            <a key={id} href={at(`/questions/legion/#${id.slice('legion:ambiguity.'.length)}`)}>
              {topic}
            </a>
          ))}
        </p>
      )}
    </>
  )
}
