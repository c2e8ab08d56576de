import { type ReactNode, useState } from 'react'
import { Choice } from '../../_components/board/controls'
import { activate, flipToken } from './edit'
import { FleetTab } from './fleet-tab'
import { Flip } from './flip'
import { useMapContext } from './map-context'
import type { Place } from './places'
import { nameOf } from './position'
import { ReachTab } from './reach-tab'
import { SeatSign } from './seat-sign'
import { TileTab } from './tile-tab'
import { sayPlace, traitsOf } from './words'

const TABS = ['Fleet', 'Tokens', 'Reach', 'Tile'] as const

interface Props {
  place: Place
  /** While tiles are laid the tile comes first. */
  laying: boolean
  select: (id: string | undefined) => void
  /** The frame is drawn by what holds it. */
  isBare: boolean
}

/** Everything about one place of the map, by tap. */
export function SystemSheet({ place, laying, select, isBare }: Props): ReactNode {
  const { position, change } = useMapContext()
  const [tab, setTab] = useState<(typeof TABS)[number]>(laying ? 'Tile' : 'Fleet')
  const system = place.kind === 'system' ? place.system : undefined
  const isActive = system !== undefined && position.board.active === system.id
  return (
    <section aria-labelledby="sheet" className={`grid gap-3 ${isBare ? 'pt-1' : 'card mt-2 p-3'}`}>
      <div className="flex items-center gap-2">
        <h2 id="sheet" className="m-0 min-w-0 grow text-lg leading-tight">
          {system ? (
            <>
              <span className="sr-only">System </span>
              {nameOf(system)}
              {traitsOf(system).length > 0 && (
                <span className="block text-sm font-normal text-muted">{traitsOf(system).join(', ')}</span>
              )}
            </>
          ) : (
            sayPlace(place)
          )}
        </h2>
        {system && (
          <button
            type="button"
            className="button flex-none aria-pressed:border-2 aria-pressed:border-text aria-pressed:font-semibold"
            aria-pressed={isActive}
            onClick={() => change(activate(position, system.id))}
          >
            <span aria-hidden="true">★</span> {isActive ? 'Active' : 'Make active'}
          </button>
        )}
        <button type="button" className="button flex-none px-3" aria-label="Close" onClick={() => select(undefined)}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      {system && (
        <Choice
          label="What to change"
          value={tab}
          onChange={setTab}
          options={TABS.map((value) => ({ value, words: value }))}
          isQuiet
        />
      )}
      {system && tab === 'Fleet' && <FleetTab system={system} />}
      {system && tab === 'Tokens' && (
        <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
          <legend className="mb-1 p-0 font-semibold">Command tokens here, before this activation</legend>
          {position.board.players.map((player) => (
            <Flip
              key={player}
              words={player}
              sign={<SeatSign position={position} player={player} />}
              on={system.tokens.includes(player)}
              flip={() => change(flipToken(position, system, player))}
            />
          ))}
        </fieldset>
      )}
      {system && tab === 'Reach' && <ReachTab system={system} />}
      {(!system || tab === 'Tile') && <TileTab place={place} select={select} />}
    </section>
  )
}
