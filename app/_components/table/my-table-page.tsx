import { type ReactNode, useEffect, useState } from 'react'
import type { Judge } from '../../../lib/kernel/pack'
import {
  BARE_TABLE,
  fitting,
  type MyTable,
  NAME_LENGTH,
  readTable,
  SEATS,
  withReading,
  writeTable,
} from '../../../lib/table/my-table'
import { sayTable } from '../../../lib/table/words'
import { FileButton } from '../open-file'
import { saveFile } from './files'
import { keepTable, ownTable } from './own-table'

export interface MyTablePageProps {
  games: readonly Pick<Judge, 'id' | 'title' | 'editions' | 'defaultEdition' | 'ambiguities'>[]
}

const FIELD = 'min-h-12 w-full min-w-0 rounded-md border border-border bg-surface px-3 text-text'

/** What this table plays: set once, remembered, and said in every answer. */
export function MyTablePage({ games }: MyTablePageProps): ReactNode {
  const ids = games.map(({ id }) => id)
  const [table, setTable] = useState<MyTable>(BARE_TABLE)
  const [told, setTold] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => setTable(ownTable(ids)), [])
  const put = (next: MyTable, says = 'Kept on this device.') => {
    setTable(next)
    setTold(keepTable(next, ids) ? says : 'Not kept: this browser keeps nothing for this page. Export it instead.')
  }
  const take = (text: string) => {
    const read = readTable(text)
    if ('problem' in read) return setTold(read.problem)
    const { table: next, left } = fitting(read.table, games)
    put(next, left.length ? `Imported. Left aside, as this version does not know it: ${left.join(', ')}.` : 'Imported.')
  }
  return (
    <>
      <p role="status" className="m-0 min-h-6 font-semibold">
        {told}
      </p>
      <Games games={games} table={table} put={put} />
      <Seats seats={table.seats} put={(seats) => put({ ...table, seats })} />
      {games
        .filter(({ id }) => !table.games.length || table.games.includes(id))
        .map((game) => (
          <GameSection key={game.id} game={game} table={table} put={put} />
        ))}
      <div className="mt-6 flex flex-wrap gap-2">
        <button type="button" className="button" onClick={() => saveFile('my-table.json', writeTable(table))}>
          Export
        </button>
        <FileButton accept="application/json,.json" take={take} refuse={setTold}>
          Import
        </FileButton>
        <button type="button" className="button" onClick={() => put(BARE_TABLE, 'Forgotten.')}>
          Forget all of it
        </button>
      </div>
    </>
  )
}

interface Part {
  table: MyTable
  put: (table: MyTable) => void
}

function Games({ games, table, put }: Part & MyTablePageProps): ReactNode {
  const toggle = (id: string, isOn: boolean) =>
    put({ ...table, games: isOn ? [...table.games, id] : table.games.filter((one) => one !== id) })
  return (
    <fieldset className="m-0 mt-2 border-0 p-0">
      <legend className="p-0 text-xl font-bold">Games we play</legend>
      {games.map(({ id, title }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-text"
            checked={table.games.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  )
}

function Seats({ seats, put }: { seats: readonly string[]; put: (seats: readonly string[]) => void }): ReactNode {
  const rows = [...seats, ...(seats.length < SEATS ? [''] : [])]
  const change = (i: number, name: string) =>
    put(rows.map((one, k) => (k === i ? name : one)).filter((one, k) => one !== '' || k < i))
  return (
    <fieldset className="m-0 mt-4 border-0 p-0">
      <legend className="p-0 text-xl font-bold">Names, in the order you sit</legend>
      <div className="mt-1 grid gap-2 sm:grid-cols-2">
        {rows.map((name, i) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
            key={i}
            aria-label={`Seat ${i + 1}`}
            className={FIELD}
            value={name}
            maxLength={NAME_LENGTH}
            autoComplete="off"
            placeholder={i === seats.length ? 'Add a name' : ''}
            onChange={(event) => change(i, event.target.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function GameSection({ game, table, put }: Part & { game: MyTablePageProps['games'][number] }): ReactNode {
  const edition = table.editions[game.id] ?? game.defaultEdition
  const readings = table.readings[game.id] ?? {}
  const chosen = Object.keys(readings).length
  return (
    <section className="mt-6" data-game={game.id} aria-labelledby={`table-${game.id}`}>
      <h2 id={`table-${game.id}`} className="m-0 text-xl">
        {game.title}
      </h2>
      <p className="m-0 text-muted">{sayTable(game, edition, readings)}</p>
      {game.editions.length > 1 && (
        <label className="mt-2 grid max-w-[34rem] text-sm text-muted">
          Edition
          <select
            className={FIELD}
            value={edition}
            onChange={(event) => put({ ...table, editions: { ...table.editions, [game.id]: event.target.value } })}
          >
            {game.editions.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <details className="mt-2">
        <summary>House readings of open questions{chosen ? ` (${chosen} chosen)` : ''}</summary>
        <div className="grid gap-3">
          {game.ambiguities.flatMap(({ id, topic, points }) =>
            points
              .filter(({ readings: all, standing }) => all.length > 1 && (standing[edition] ?? 'text') !== 'text')
              .map(({ point, asks, readings: all }) => {
                const ref = point ? `${id}/${point}` : id
                return (
                  <label key={ref} className="grid leading-snug">
                    <span>{asks || topic}</span>
                    <select
                      className={FIELD}
                      value={readings[ref] ?? ''}
                      onChange={(event) => put(withReading(table, game.id, ref, event.target.value || undefined))}
                    >
                      <option value="">As printed</option>
                      {all.map((one) => (
                        <option key={one.id} value={one.id}>
                          {one.id}: {one.says}
                        </option>
                      ))}
                    </select>
                  </label>
                )
              }),
          )}
        </div>
      </details>
    </section>
  )
}
