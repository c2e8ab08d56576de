import type { ReactNode } from 'react'
import { CAPITAL, ORDINARY } from '../../../lib/games/starcom/board/board'
import { putCard, putController, putDevelopments, putFacts, putHome } from '../../../lib/games/starcom/board/edit'
import { LIMITS } from '../../../lib/games/starcom/board/limits'
import { anyCard, isSystemCard, kindOf, maximumOf, systemCards } from '../../../lib/games/starcom/board/pieces'
import { letterOf } from '../../../lib/games/starcom/board/words'
import { Choice, Select, Stepper, Told } from '../../_components/board/controls'
import { useBoardContext } from './context'
import { Disc, Inline } from './signs'
import { Vessels } from './vessels'

const FACE_DOWN = '(face down)'
const NOT_KNOWN = ''

/** The seats as answers, with their signs. */
export function useSeats(): { value: number; words: string; sign: ReactNode }[] {
  const { board } = useBoardContext()
  return board.seats.map((name, seat) => ({
    value: seat,
    words: seat === board.me ? 'You' : name,
    sign: (
      <Inline>
        <Disc seat={seat} letter={letterOf(board, seat)} />
      </Inline>
    ),
  }))
}

function CardSelect({ at }: { at: number }): ReactNode {
  const { board, change } = useBoardContext()
  const { card, faceDown } = board.systems[at]!
  const { edition } = board
  const listed = (kind: 'starting' | 'capital' | 'ordinary') =>
    systemCards(edition, kind).map(({ slug, name }) => ({ value: slug, words: name }))
  const known =
    card &&
    (card === ORDINARY || card === CAPITAL || (isSystemCard(card) && anyCard(card, edition)?.edition === edition))
  const strange =
    card && !known
      ? [{ options: [{ value: card, words: `${anyCard(card, edition)?.name}, not in this edition` }] }]
      : []
  return (
    <Select
      label="System card"
      value={faceDown ? FACE_DOWN : (card ?? NOT_KNOWN)}
      onChange={(value) =>
        change(putCard(board, at, value === FACE_DOWN ? undefined : value || undefined, value === FACE_DOWN))
      }
      groups={[
        {
          options: [
            { value: FACE_DOWN, words: 'Face down' },
            { value: NOT_KNOWN, words: 'Not sure' },
          ],
        },
        ...strange,
        { title: 'Starting', options: listed('starting') },
        { title: 'Capitals', options: [...listed('capital'), { value: CAPITAL, words: 'A capital, card not named' }] },
        { title: 'Ordinary', options: [...listed('ordinary'), { value: ORDINARY, words: 'Ordinary, card not named' }] },
      ]}
    />
  )
}

/** A card that is not known yet is turned up by one tap. */
function CardChips({ at }: { at: number }): ReactNode {
  const { board, change } = useBoardContext()
  const known = (['starting', 'capital', 'ordinary'] as const).flatMap((kind) => systemCards(board.edition, kind))
  const turnUp = (slug: string) => {
    // The chips go away with the tap; the keyboard stays with the sheet.
    document.getElementById('sheet')?.focus({ preventScroll: true })
    change(putCard(board, at, slug))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that each do something, no set of form fields
    <div role="group" aria-label="Turn up as" className="flex flex-wrap gap-1">
      {known.map(({ slug, name }) => (
        <button
          key={slug}
          type="button"
          className="button px-2 py-0.5 text-sm leading-tight"
          onClick={() => turnUp(slug)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** Everything that can be said of one system. */
export function SystemEditor({ at }: { at: number }): ReactNode {
  const { board, change } = useBoardContext()
  const seats = useSeats()
  const system = board.systems[at]!
  const kind = kindOf(system, board.edition)
  const most = maximumOf(system, board.edition)
  const printed = system.card ? anyCard(system.card, board.edition)?.maxDevelopments : undefined
  return (
    <div className="grid gap-4">
      {!system.card && <CardChips at={at} />}
      <Vessels at={at} />
      <CardSelect at={at} />
      {kind === 'starting' && (
        <Choice
          label="Whose starting system"
          value={system.home}
          options={[...seats, { value: undefined, words: 'Not sure' }]}
          onChange={(home) => change(putHome(board, at, home))}
        />
      )}
      <Choice
        label="Controlled by"
        value={system.controller}
        options={[{ value: undefined, words: 'Nobody' }, ...seats]}
        onChange={(controller) => change(putController(board, at, controller))}
      />
      <Stepper
        label="Developments"
        value={system.developments}
        max={LIMITS.developments}
        note={most === undefined ? undefined : `printed maximum ${most}`}
        onChange={(many) => change(putDevelopments(board, at, many))}
      />
      {!printed && !system.faceDown && (
        <Choice
          label="Printed maximum"
          value={system.maximum}
          options={[
            ...[2, 3, 4, 5, 6].map((n) => ({ value: n, words: String(n) })),
            { value: undefined, words: 'Not sure' },
          ]}
          onChange={(maximum) => change(putFacts(board, at, { maximum }))}
        />
      )}
      <Told
        label="Combat there since your last turn ended"
        value={system.combat}
        onChange={(combat) => change(putFacts(board, at, { combat }))}
      />
      <Told
        label="Interdiction is on the system"
        value={system.interdicted}
        onChange={(interdicted) => change(putFacts(board, at, { interdicted }))}
      />
    </div>
  )
}
