'use client'
import { type ReactNode, useState } from 'react'
import { ANOMALIES, WORMHOLES } from '../../../lib/games/ti4/data/tiles'
import { units as allUnits } from '../../../lib/games/ti4/data/units'
import { Choice, Select, Stepper } from '../board/controls'
import { activate, changeUnits, flipAnomaly, flipToken, flipWormhole, isPrinted, type Pile } from './edit'
import { meOf, nameOf, type Position, systemOf } from './position'
import { traitWord, unitsIn, unitWord } from './words'

const MOST = 15
const KINDS = allUnits.filter((unit) => !unit.faction).map(({ id, name }) => ({ value: id, words: name }))

interface Props {
  position: Position
  at: string
  change: (to: Position) => void
}

function Flip({
  words,
  on,
  fixed,
  flip,
}: {
  words: string
  on: boolean
  fixed?: boolean
  flip: () => void
}): ReactNode {
  return (
    <label className="chip min-h-11 cursor-pointer gap-2 has-checked:border-text has-checked:font-semibold">
      <input type="checkbox" className="size-5 accent-text" checked={on} disabled={fixed} onChange={flip} />
      {words}
    </label>
  )
}

function pilesOf(position: Position, at: string): (Pile & { count: number })[] {
  const piles = new Map<string, Pile & { count: number }>()
  for (const { owner, type, at: place = 'space' } of unitsIn(position, at)) {
    const key = [owner, type, place].join('|')
    piles.set(key, { owner, type, at: place, system: at, count: (piles.get(key)?.count ?? 0) + 1 })
  }
  return [...piles.values()]
}

/** Everything in one system, by tap: units by plus and minus, tokens by seat, anomalies and wormholes. */
export function SystemSheet({ position, at, change }: Props): ReactNode {
  const system = systemOf(position, at)
  const [owner, setOwner] = useState(meOf(position))
  const [type, setType] = useState('cruiser-i')
  const [place, setPlace] = useState('space')
  if (!system) return null
  const isActive = position.board.active === at
  const { players } = position.board
  const seat = players.includes(owner) ? owner : meOf(position)
  const places = ['space', ...(system.planets ?? [])]
  const where = places.includes(place) ? place : 'space'
  return (
    <section aria-labelledby="sheet" className="card mt-4 grid gap-3 p-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="sheet" className="m-0 grow text-xl">
          System {nameOf(system)}
        </h2>
        <button type="button" className="button" aria-pressed={isActive} onClick={() => change(activate(position, at))}>
          {isActive ? 'Active system' : 'Make active'}
        </button>
      </div>
      {pilesOf(position, at).map(({ count, ...pile }) => (
        <Stepper
          key={`${pile.owner}${pile.type}${pile.at}`}
          label={`${pile.owner}: ${unitWord(pile.type)}${pile.at === 'space' ? '' : ` on ${pile.at}`}`}
          value={count}
          max={MOST}
          onChange={(next) => change(changeUnits(position, pile, next > count ? 1 : -1))}
        />
      ))}
      <div className="grid gap-2 border-t border-hairline pt-2">
        <Choice
          label="Add a unit of"
          value={seat}
          onChange={setOwner}
          options={players.map((player) => ({ value: player, words: player }))}
        />
        <div className="flex flex-wrap gap-2">
          <div className="grow">
            <Select label="Kind of unit" value={type} onChange={setType} groups={[{ options: KINDS }]} isQuiet />
          </div>
          {places.length > 1 && (
            <Select
              label="In space, or the planet"
              value={where}
              onChange={setPlace}
              groups={[{ options: places.map((value) => ({ value, words: value })) }]}
              isQuiet
            />
          )}
          <button
            type="button"
            className="button"
            onClick={() => change(changeUnits(position, { system: at, owner: seat, type, at: where }, 1))}
          >
            Add
          </button>
        </div>
      </div>
      <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
        <legend className="mb-1 p-0 font-semibold">Command tokens</legend>
        {players.map((player) => (
          <Flip
            key={player}
            words={player}
            on={system.tokens.includes(player)}
            flip={() => change(flipToken(position, system, player))}
          />
        ))}
      </fieldset>
      <details>
        <summary className="font-semibold">Anomalies and wormholes</summary>
        <div className="flex flex-wrap gap-2">
          {ANOMALIES.slice(0, 4).map((trait) => (
            <Flip
              key={trait}
              words={traitWord(trait)}
              on={system.anomalies.includes(trait)}
              fixed={isPrinted(system, trait)}
              flip={() => change(flipAnomaly(position, system, trait))}
            />
          ))}
          {WORMHOLES.slice(0, 4).map((trait) => (
            <Flip
              key={trait}
              words={`wormhole ${trait}`}
              on={system.wormholes.includes(trait)}
              fixed={isPrinted(system, trait)}
              flip={() => change(flipWormhole(position, system, trait))}
            />
          ))}
        </div>
      </details>
    </section>
  )
}
