import type { ReactNode } from 'react'
import type { GameContent } from '../../lib/content'
import { sayInForce } from '../../lib/content/history'
import { editionsPath, rulesPath } from '../../lib/page-addresses'
import { at } from './paths'

/** Links to the same page in every edition; the chosen one is marked. `rest` is the address after the edition. */
export function EditionSwitch({
  game,
  edition,
  rest,
}: {
  game: GameContent
  edition: string
  rest: string
}): ReactNode {
  if (game.editions.length < 2) return null
  return (
    <nav aria-label="Edition" className="editions no-print">
      {game.editions.map((one) => {
        return (
          <a
            key={one.id}
            aria-current={one.id === edition ? 'true' : undefined}
            href={at(`${rulesPath(game, one.id)}${rest}`)}
            data-edition-link={`${game.id}/${one.id}`}
          >
            {one.title}
          </a>
        )
      })}
    </nav>
  )
}

/** One quiet line: which rules these are, of which day, and where their changes stand. */
export function RulesOf({ game, editions }: { game: GameContent; editions: readonly string[] }): ReactNode {
  const said = game.editions
    .filter(({ id }) => editions.includes(id))
    .map((one) => [one.title, sayInForce(one)].filter(Boolean).join(', '))
  return (
    <p className="related" data-rules-of>
      {said.join('; ')}. <a href={at(editionsPath(game))}>All editions</a>
    </p>
  )
}

/** How a player tells which edition is on the table. */
export function WhichEdition({ game }: { game: GameContent }): ReactNode {
  const told = game.editions.filter(({ differs }) => differs)
  if (!told.length) return null
  return (
    <section className="mt-4" data-which-edition>
      <h2 className="m-0 text-lg">Which edition do I have?</h2>
      <dl className="m-0 mt-1">
        {told.map((one) => (
          <div key={one.id} className="py-1">
            <dt className="font-bold">
              {one.title}
              <span className="font-normal text-muted">{sayInForce(one) && ` (${sayInForce(one)})`}</span>
            </dt>
            <dd className="m-0 max-w-[66ch]">{one.differs}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
