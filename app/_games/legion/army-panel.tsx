import { type ReactNode, useState } from 'react'
import { characters } from '../../../lib/games/legion/data/cards'
import { factionOptions } from '../../../lib/games/legion/facts'
import { characterNamed, has, normal } from '../../../lib/games/legion/names'
import { Select } from '../../_components/board/controls'
import { questionId } from '../../_components/fields/field-context'
import { armyOf } from './hand-list'
import { Cross } from './signs'
import type { ToolState } from './use-tool-state'

const NAME_LIMIT = 60
const FACTIONS = [
  { options: [{ value: '', words: 'Any, or not sure' }] },
  { options: Object.entries(factionOptions).map(([value, words]) => ({ value, words: words as string })) },
]

/** The characters whose cards may be taken. */
export function ArmyPanel({ tool }: { tool: ToolState }): ReactNode {
  const army = armyOf(tool.facts)
  const faction = typeof tool.facts.faction === 'string' ? tool.facts.faction : ''
  const remove = (at: number) => {
    const left = army.toSpliced(at, 1)
    tool.set('army', left.length ? left : undefined)
  }
  return (
    <section aria-labelledby="army-title" id={questionId('army')}>
      <h2 id="army-title" className="m-0 mb-2 text-xl">
        Characters in the army
      </h2>
      {army.length > 0 && (
        <ul className="m-0 flex list-none flex-wrap gap-1 p-0" aria-label="In the army">
          {army.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a link may name a character twice
            <li key={at} className="card flex items-center gap-2 pl-3">
              <span className="min-w-0 grow py-1 leading-snug">
                <strong>{characterNamed(name)?.name ?? name}</strong>
                {!characterNamed(name) && <span className="text-sm text-muted"> has no cards in our list</span>}
              </span>
              <button
                type="button"
                className="grid size-11 flex-none place-items-center border-0 bg-transparent text-text"
                aria-label={`Take ${name} out of the army`}
                onClick={() => remove(at)}
              >
                <Cross />
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddCharacter army={army} faction={faction} add={(name) => tool.set('army', [...army, name])}>
        <div id={questionId('faction')}>
          <Select
            label="Faction of the army"
            value={faction}
            groups={FACTIONS}
            onChange={(value) => tool.set('faction', value || undefined)}
          />
        </div>
      </AddCharacter>
    </section>
  )
}

interface AddProps {
  army: readonly string[]
  faction: string
  add: (name: string) => void
  children: ReactNode
}

function AddCharacter({ army, faction, add, children }: AddProps): ReactNode {
  const [wanted, setWanted] = useState('')
  const [isKept, setKept] = useState(false)
  const found = characters.filter(
    ({ name, factions }) =>
      !has(army, name) &&
      (!wanted || normal(name).includes(normal(wanted))) &&
      (!faction || !factions.length || factions.some((one) => one === faction)),
  )
  const take = (name: string) => {
    add(name)
    setWanted('')
    setKept(true)
  }
  const typed = wanted.trim()
  return (
    <details className="mt-2" open={!army.length || isKept || undefined}>
      <summary className="font-semibold">Add a character</summary>
      <div className="mb-2">{children}</div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (typed) take(found[0]?.name ?? typed)
        }}
      >
        <label className="block">
          <span className="sr-only">Search characters</span>
          <input
            className="min-h-12 w-full rounded-md border border-border bg-surface px-3 text-text"
            type="search"
            maxLength={NAME_LIMIT}
            autoComplete="off"
            placeholder="Search, for example Vader"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
        <ul
          className="-mx-1 mt-2 mb-0 flex max-h-60 list-none flex-wrap gap-1 overflow-y-auto p-1"
          aria-label="Characters"
        >
          {found.map(({ name, factions }) => (
            <li key={name}>
              <button type="button" className="button px-3" onClick={() => take(name)}>
                {name}
                {!faction && factions.length > 1 && (
                  <span className="text-sm text-muted">{factions.length} factions</span>
                )}
              </button>
            </li>
          ))}
          {typed && !found.length && (
            <li>
              <button type="submit" className="button">
                Add “{typed}” as typed
              </button>
            </li>
          )}
        </ul>
      </form>
    </details>
  )
}
