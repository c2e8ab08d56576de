import type { ReactNode } from 'react'
import { cardUsers, userKey, userKeysOf } from '../../../lib/games/legion/card-users'
import { ownerOf, sectionOf } from '../../../lib/games/legion/card-words'
import { type CommandCard, cards } from '../../../lib/games/legion/data/cards'
import { factionOptions } from '../../../lib/games/legion/facts'
import { CardSection } from '../../_components/card-list'
import { Crumbs } from '../../_site/crumbs'
import { CardAnatomy } from './card-anatomy'
import { Pips } from './card-marks'
import { CardPanel } from './card-panel'

const GROUPS = [
  { kind: 'character', title: 'Commanders, operatives and units' },
  { kind: 'faction', title: 'Factions' },
  { kind: 'battle-force', title: 'Battle forces' },
] as const

const sayUser = (kind: string, name: string) =>
  kind === 'faction' ? factionOptions[name as keyof typeof factionOptions] : name

/** Cards for everyone come first, those of no one faction last. */
const PLACES: readonly string[] = ['Everyone', ...Object.values(factionOptions)]
const placeOf = (section: string) => (PLACES.includes(section) ? PLACES.indexOf(section) : PLACES.length)

/** Every command card in one compact list: a tap opens what it does; the reader module filters it. */
export default function CommandCards(): ReactNode {
  const sections = [...new Set(cards.map(sectionOf))].sort((a, b) => placeOf(a) - placeOf(b))
  return (
    <div data-game="legion">
      <Crumbs path="/cards/legion/" />
      <h1 className="mb-2 mt-3">Command cards</h1>
      <p className="intro">What each card does in our words, who may use it, and the rules that touch it.</p>
      <Filter />
      {sections.map((section) => {
        const own = cards.filter((card) => sectionOf(card) === section)
        return (
          <CardSection key={section} title={section} count={own.length}>
            {own.map((card) => (
              <Row key={card.id} card={card} />
            ))}
          </CardSection>
        )
      })}
      <CardAnatomy />
    </div>
  )
}

/** One line of the list; what stands behind it is found by the filter and by search too. */
function Row({ card }: { card: CommandCard }): ReactNode {
  return (
    <details
      id={card.id}
      className="card-row"
      data-filter-item
      data-pips={card.handPips}
      data-for={userKeysOf(card).join(' ')}
    >
      <summary>
        <span className="pips">
          <Pips count={card.pips ?? card.handPips} />
        </span>
        <span>
          <strong>{card.name}</strong> <small>{ownerOf(card)}</small>
        </span>
      </summary>
      <CardPanel card={card} />
    </details>
  )
}

/** Words, pips, and whose cards they are; hidden until the reader module has woken it. */
function Filter(): ReactNode {
  return (
    <div className="no-print mt-3 grid gap-2 sm:grid-cols-2" data-filter="cards" hidden>
      <label className="block">
        <span className="block text-sm font-semibold">Find a card</span>
        <input
          type="search"
          className="min-h-12 w-full rounded-md border border-border bg-surface px-3 text-text"
          placeholder="vader, suppression, Blast"
          autoComplete="off"
        />
      </label>
      <label className="block">
        <span className="block text-sm font-semibold">Who may use it</span>
        <select
          data-filter-for
          className="min-h-12 w-full rounded-md border border-border bg-surface px-2 text-text"
          defaultValue=""
        >
          <option value="">Anybody</option>
          {GROUPS.map(({ kind, title }) => (
            <optgroup key={kind} label={title}>
              {cardUsers
                .filter((user) => user.kind === kind)
                .map((user) => (
                  <option key={userKey(user)} value={userKey(user)}>
                    {sayUser(kind, user.name)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <fieldset className="m-0 flex flex-wrap items-center gap-2 border-0 p-0 sm:col-span-2">
        <legend className="float-left mr-2 text-sm font-semibold">Pips in a hand</legend>
        {[1, 2, 3, 4].map((pips) => (
          <button
            key={pips}
            type="button"
            className="chip min-h-11 min-w-11 justify-center bg-surface px-3"
            aria-pressed="false"
            data-filter-pips={pips}
          >
            {pips}
          </button>
        ))}
        <output className="ml-auto text-sm text-muted" />
      </fieldset>
    </div>
  )
}
