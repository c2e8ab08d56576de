import type { ReactNode } from 'react'
import type { Component } from '../../../lib/games/ti4/data/technologies'
import { Select } from '../../_components/board/controls'
import { aim, cardsFor, firstTarget, flipCard, groupOf, inPlay, LAWS, targetOf, targetsFor } from './cards'
import { Flip } from './flip'
import { useMapContext } from './map-context'

/** Groups of cards that are shown without opening anything. */
const OPEN = ['Technologies', 'Faction']

/** Technologies, abilities and cards of a seat; laws stand with the active player. */
export function CardsPanel({ seat }: { seat: number }): ReactNode {
  const { position } = useMapContext()
  const owner = position.board.players[seat]!
  const groups = new Map<string, Component[]>()
  for (const card of cardsFor(position.factions[seat] ?? '', position.te))
    groups.set(groupOf(card), [...(groups.get(groupOf(card)) ?? []), card])
  const isOpen = (group: string, cards: readonly Component[]) =>
    OPEN.includes(group) || cards.some(({ id }) => inPlay(position, id, owner))
  const folded = [...groups].filter(([group, cards]) => !isOpen(group, cards))
  return (
    <div className="grid gap-3">
      {[...groups]
        .filter(([group, cards]) => isOpen(group, cards))
        .map(([group, cards]) => (
          <Cards key={group} title={`${group} of ${owner}`} cards={cards} owner={owner} />
        ))}
      <details>
        <summary>More cards of {owner}</summary>
        <div className="grid gap-3 pb-2">
          {folded.map(([group, cards]) => (
            <Cards key={group} title={`${group} of ${owner}`} cards={cards} owner={owner} />
          ))}
        </div>
      </details>
      {seat === position.me && <Cards title="Laws" cards={LAWS} owner={undefined} />}
    </div>
  )
}

interface Props {
  title: string
  cards: readonly Component[]
  /** Nobody, for a law. */
  owner: string | undefined
}
function Cards({ title, cards, owner }: Props): ReactNode {
  const { position, change } = useMapContext()
  const aimed = cards.filter((card) => owner !== undefined && targetOf(card) && inPlay(position, card.id, owner))
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">{title}</legend>
      {cards.map((card) => {
        const wants = owner !== undefined && targetOf(card) !== undefined
        const first = wants ? firstTarget(position, card, owner) : undefined
        return (
          <Flip
            key={card.id}
            words={card.name}
            on={inPlay(position, card.id, owner) !== undefined}
            fixed={wants && first === undefined}
            flip={() => change(flipCard(position, card, owner, first))}
          />
        )
      })}
      {owner !== undefined &&
        aimed.map((card) => (
          <div key={card.id} className="w-full">
            <Select
              label={`${card.name} is for`}
              value={inPlay(position, card.id, owner)?.target ?? ''}
              onChange={(target) => change(aim(position, card.id, owner, target))}
              groups={[{ options: targetsFor(position, card, owner) }]}
            />
          </div>
        ))}
    </fieldset>
  )
}
