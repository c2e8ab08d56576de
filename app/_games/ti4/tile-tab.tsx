import { type ReactNode, useState } from 'react'
import { ANOMALIES, findSystemTile, WORMHOLES } from '../../../lib/games/ti4/data/tiles'
import type { SystemFacts } from '../../../lib/games/ti4/facts'
import { Choice } from '../../_components/board/controls'
import { flipAnomaly, flipMark, flipWormhole, isPrinted } from './edit'
import { Flip } from './flip'
import { useMapContext } from './map-context'
import type { Place } from './places'
import { findTiles, isNexus, isOnMap, placeTile, removeTile, tileWords, turnLane, turnNexus } from './tiles'
import { traitWord } from './words'

/** What lies on a hex: a tile from the list, a hyperlane with its turn, or nothing. */
export function TileTab({ place, select }: { place: Place; select: (id: string | undefined) => void }): ReactNode {
  const { position, change } = useMapContext()
  return (
    <div className="grid gap-3">
      {place.kind === 'lane' && (
        <div className="flex flex-wrap items-center gap-2">
          <button type="button" className="button" onClick={() => change(turnLane(position, place.lane, -1))}>
            <span aria-hidden="true">↺</span> Turn left
          </button>
          <button type="button" className="button" onClick={() => change(turnLane(position, place.lane, 1))}>
            <span aria-hidden="true">↻</span> Turn right
          </button>
          <span>{place.lane.rotation * 60}°</span>
        </div>
      )}
      {place.kind === 'system' && <ByHand system={place.system} />}
      {place.hex && <Palette place={place} select={select} />}
      {place.kind !== 'empty' && (
        <button
          type="button"
          className="button justify-self-start"
          onClick={() => {
            change(removeTile(position, place))
            select(undefined)
          }}
        >
          Take this tile away
        </button>
      )}
    </div>
  )
}

function Palette({ place, select }: { place: Place; select: (id: string | undefined) => void }): ReactNode {
  const { position, change } = useMapContext()
  const [query, setQuery] = useState('')
  return (
    <div className="grid gap-2">
      <label className="grid gap-1 font-semibold">
        {place.kind === 'empty' ? 'Lay a tile' : 'Replace by another tile'}
        <input
          type="search"
          className="min-h-11 w-full rounded-md border border-border bg-surface px-2 font-normal text-text"
          placeholder="26, Lodor, nebula, alpha, 83A"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <ul className="m-0 grid max-h-72 list-none grid-cols-2 gap-2 overflow-y-auto p-1">
        {findTiles(query).map((tile) => {
          const isUsed = tile.kind === 'system' && isOnMap(position, tile.tile)
          const words = tileWords(tile)
          return (
            <li key={words}>
              <button
                type="button"
                className="button w-full justify-start px-2 text-left"
                disabled={isUsed}
                onClick={() => {
                  change(placeTile(position, place, tile))
                  select(tile.kind === 'system' ? tile.tile.tile : place.hex && `hex ${place.hex.q},${place.hex.r}`)
                }}
              >
                {words}
                {isUsed && ' (on the map)'}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What the tile does not print: tokens, ion storms, tears, and the side of the nexus. */
function ByHand({ system }: { system: SystemFacts }): ReactNode {
  const { position, change } = useMapContext()
  const { te } = position
  const isLegendary = system.marks?.includes('legendary') ?? false
  return (
    <>
      {isNexus(system) && (
        <Choice
          label="Side of the wormhole nexus"
          value={system.nexus ?? 'inactive'}
          onChange={(side) => change(turnNexus(position, system.id, side))}
          options={[
            { value: 'inactive' as const, words: 'Inactive: γ' },
            { value: 'active' as const, words: 'Active: α β γ' },
          ]}
        />
      )}
      <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
        <legend className="mb-1 p-0 font-semibold">
          Anomalies and wormholes{findSystemTile(system.tile ?? system.id) ? ', tokens included' : ''}
        </legend>
        {ANOMALIES.filter((trait) => te || trait !== 'entropic-scar').map((trait) => (
          <Flip
            key={trait}
            words={traitWord(trait)}
            on={system.anomalies.includes(trait)}
            fixed={isPrinted(system, trait)}
            flip={() => change(flipAnomaly(position, system, trait))}
          />
        ))}
        {WORMHOLES.filter((trait) => te || trait !== 'epsilon').map((trait) => (
          <Flip
            key={trait}
            words={`wormhole ${trait}`}
            on={system.wormholes.includes(trait)}
            fixed={isPrinted(system, trait)}
            flip={() => change(flipWormhole(position, system, trait))}
          />
        ))}
        {te &&
          (['ingress', 'egress', 'fracture', 'active-breach'] as const).map((mark) => (
            <Flip
              key={mark}
              words={mark === 'fracture' ? 'in The Fracture' : traitWord(mark)}
              on={system.marks?.includes(mark) ?? false}
              fixed={isPrinted(system, mark)}
              flip={() => change(flipMark(position, system, mark))}
            />
          ))}
        {te && (
          <Flip
            words="legendary planet"
            on={isLegendary}
            fixed={isPrinted(system, 'legendary')}
            flip={() => change(flipMark(position, system, 'legendary'))}
          />
        )}
      </fieldset>
    </>
  )
}
