import { type ReactNode, useState } from 'react'
import type { FactionId } from '../../../lib/games/ti4/data/factions'
import { Choice, Select, Stepper } from '../../_components/board/controls'
import { setFaction } from './cards'
import { CardsPanel } from './cards-panel'
import { upgrade, upgradesOf } from './fleet'
import { Flip } from './flip'
import { useMapContext } from './map-context'
import { SeatSign } from './seat-sign'
import { COLOURS, canBeName, factionWord, MAX_SEATS, offeredFactions, rename, setColour, setSeats } from './seats'

/** Who plays, who acts, what they have, and the tokens that count. */
export function SeatsPanel(): ReactNode {
  const { position, change } = useMapContext()
  const { board, me, tactic, te } = position
  return (
    <details className="card mt-4 px-3 py-1">
      <summary className="font-semibold">Players, technologies, cards: {board.players[me]} acts</summary>
      <div className="grid gap-3 pb-3">
        <Choice
          label="Active player"
          value={me}
          onChange={(seat) => change({ ...position, me: seat, moves: [] })}
          options={board.players.map((player, seat) => ({
            value: seat,
            words: player,
            sign: <SeatSign position={position} player={player} />,
          }))}
        />
        <Stepper
          label="Tactic tokens left"
          value={tactic}
          max={16}
          onChange={(next) => change({ ...position, tactic: next })}
        />
        <CardsPanel seat={me} />
        <Flip words="Thunder's Edge is in play" on={te} flip={() => change({ ...position, te: !te })} />
        <Stepper
          label="Players"
          value={board.players.length}
          min={2}
          max={MAX_SEATS}
          onChange={(seats) => change(setSeats(position, seats))}
        />
        {board.players.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <Seat key={seat} seat={seat} />
        ))}
      </div>
    </details>
  )
}

function Seat({ seat }: { seat: number }): ReactNode {
  const { position, change } = useMapContext()
  const player = position.board.players[seat]!
  const faction = position.factions[seat] ?? ''
  const upgrades = upgradesOf(position, player)
  return (
    <details className="rounded-md border border-hairline px-2">
      <summary>
        <SeatSign position={position} player={player} />
        <span>
          {player}
          {faction && factionWord(faction) !== player ? `, ${factionWord(faction)}` : ''}
        </span>
      </summary>
      <div className="grid gap-3 pb-3">
        <NameField key={player} seat={seat} />
        <Select
          label={`Faction of ${player}`}
          value={faction}
          onChange={(next) => change(setFaction(position, seat, next as FactionId | ''))}
          groups={[
            {
              options: [
                { value: '', words: 'None chosen' },
                ...offeredFactions(position.te).map(({ id, name }) => ({ value: id, words: name })),
              ],
            },
          ]}
        />
        <Select
          label={`Color of ${player}`}
          value={String(position.colours[seat] ?? 0)}
          onChange={(next) => change(setColour(position, seat, Number(next)))}
          groups={[{ options: COLOURS.map((words, i) => ({ value: String(i), words })) }]}
        />
        <Stepper
          label={`Fleet pool of ${player}`}
          value={position.fleet[seat] ?? 0}
          max={16}
          onChange={(next) => change({ ...position, fleet: position.fleet.map((one, i) => (i === seat ? next : one)) })}
        />
        {upgrades.length > 0 && (
          <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
            <legend className="mb-1 p-0 font-semibold">Unit upgrades</legend>
            {upgrades.map((one) => (
              <Flip
                key={one.type}
                words={one.name}
                on={one.isDone}
                flip={() => change(upgrade(position, player, one))}
              />
            ))}
          </fieldset>
        )}
        {seat !== position.me && <CardsPanel seat={seat} />}
      </div>
    </details>
  )
}

function NameField({ seat }: { seat: number }): ReactNode {
  const { position, change } = useMapContext()
  const player = position.board.players[seat]!
  const [text, setText] = useState(player)
  const name = text.trim()
  const isGood = canBeName(position, seat, name)
  return (
    <label className="grid gap-1 font-semibold">
      Name
      <input
        className="min-h-11 w-full rounded-md border border-border bg-surface px-2 font-normal text-text"
        value={text}
        maxLength={12}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onBlur={() => {
          if (isGood && name !== player) change(rename(position, seat, name))
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      {!isGood && (
        <span role="alert" className="font-normal text-illegal">
          Use another name, up to 12 letters, no dots or tildes.
        </span>
      )}
    </label>
  )
}
