import { type ReactNode, useState } from 'react'
import type { Aside } from '../../../lib/games/ti4/imports/lay'
import { withText } from './from-import'
import { useMapContext } from './map-context'

const INPUT = 'min-h-11 w-full min-w-0 rounded-md border border-border bg-surface px-2 font-normal text-text'

/** What of a text found no place, by its line. */
function LeftAside({ aside }: { aside: readonly Aside[] }): ReactNode {
  if (!aside.length) return null
  return (
    <ul role="alert" className="m-0 list-none p-0 leading-snug text-illegal">
      {aside.map(({ at, token, message }) => (
        <li key={`${at}${token}`}>
          “{token}”: {message}
        </li>
      ))}
    </ul>
  )
}

/** One line for a system that is open: "3 cr, 1 cv, 4 ff". What is not understood stays in the field. */
export function FleetLine({ system, owner }: { system: string; owner: string }): ReactNode {
  const { position, change } = useMapContext()
  const [text, setText] = useState('')
  const [aside, setAside] = useState<readonly Aside[]>([])
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        const read = withText(position, text, { owner, system })
        setAside(read.aside)
        if (!read.aside.length) setText('')
        if (read.fleets.length || read.tokens.length) change(read.position)
      }}
    >
      <label htmlFor="fleet-line" className="font-semibold">
        Fleet as text
      </label>
      <div className="flex gap-2">
        <input
          id="fleet-line"
          className={INPUT}
          placeholder="3 cr, 1 cv, 4 ff"
          autoComplete="off"
          autoCapitalize="none"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button flex-none" disabled={!text.trim()}>
          Add
        </button>
      </div>
      <LeftAside aside={aside} />
    </form>
  )
}

/** Every fleet of the table as text, a line a player; lines that are not understood stay in the field. */
export function FleetsPanel(): ReactNode {
  const { position, change } = useMapContext()
  const [text, setText] = useState('')
  const [aside, setAside] = useState<readonly Aside[]>([])
  const [told, setTold] = useState('')
  const place = () => {
    const read = withText(position, text)
    setAside(read.aside)
    setText(read.aside.map(({ token }) => token).join('\n'))
    const count = read.fleets.reduce((sum, fleet) => sum + fleet.count, 0)
    setTold(`${count} ${count === 1 ? 'unit' : 'units'} placed.`)
    if (count || read.tokens.length || read.active) change(read.position)
  }
  const [first = 'Ann', second = 'Bob'] = position.board.players
  const example = position.board.systems.find(({ planets }) => planets?.length)
  return (
    <details className="card mt-4 px-3 py-1">
      <summary className="font-semibold">Fleets as text</summary>
      <form
        className="grid gap-2 pb-3"
        onSubmit={(event) => {
          event.preventDefault()
          place()
        }}
      >
        <label htmlFor="fleets">Whose, what and where; a line or a semicolon between fleets</label>
        <textarea
          id="fleets"
          className="min-h-28 w-full rounded-md border border-border bg-surface p-2 text-text"
          placeholder={`${first}: 3 cr, 1 cv, 4 ff in ${position.board.systems[0]?.id ?? '27'}\n${second}: 2 dreadnoughts${example ? `, 2 inf on ${example.planets?.[0]}` : ''}`}
          autoCapitalize="none"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <LeftAside aside={aside} />
        <div className="flex items-center gap-3">
          <button type="submit" className="button" disabled={!text.trim()}>
            Place these fleets
          </button>
          <p className="m-0" aria-live="polite">
            {told}
          </p>
        </div>
        <p className="m-0 text-sm text-muted">
          cv carrier, cr cruiser, dd destroyer, dn dreadnought, ff fighter, ws war sun, fs flagship, inf infantry, mech,
          pds, sd space dock; “cr2” is upgraded. Owners go by name, faction or colour. Ground forces stand on the first
          planet unless you say “in space” or “on” another. “token” puts a command token, “active 30” activates.
        </p>
      </form>
    </details>
  )
}
