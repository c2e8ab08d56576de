import type { ReactNode } from 'react'
import type { GameContent } from '../../lib/content'
import { Icon } from './icons'
import { at } from './paths'

/** The search field; a plain form that works as a link, woken by the reader module. Of several games one may be chosen. */
export function SearchForm({ games }: { games: readonly GameContent[] }): ReactNode {
  const [only] = games
  return (
    <search>
      <form action={at('/search/')} method="get" data-search-form className="[scroll-margin-top:-1rem]">
        {games.length === 1 && only ? (
          <input type="hidden" name="game" value={only.id} />
        ) : (
          <fieldset className="m-0 flex flex-wrap gap-2 border-0 p-0">
            <legend className="sr-only">Game</legend>
            <GameChoice value="" word="All" />
            {games.map((game) => (
              <GameChoice key={game.id} value={game.id} word={game.short} />
            ))}
          </fieldset>
        )}
        <div className="mt-3 flex gap-2">
          <label className="grow">
            <span className="sr-only">Search rules, checkers and cards, or tell a case</span>
            <input
              type="search"
              name="q"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              placeholder="a word, or your whole case"
              className="min-h-12 w-full rounded-md border border-border bg-surface px-4 text-lg text-text"
            />
          </label>
          <button type="submit" className="button" aria-label="Search">
            <Icon name="find" />
          </button>
        </div>
      </form>
    </search>
  )
}

function GameChoice({ value, word }: { value: string; word: string }): ReactNode {
  return (
    <label className="chip min-h-11 cursor-pointer bg-surface px-3 has-checked:border-2 has-checked:border-text has-checked:font-bold has-checked:text-text has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input type="radio" name="game" value={value} defaultChecked={value === ''} className="sr-only" />
      {word}
    </label>
  )
}
