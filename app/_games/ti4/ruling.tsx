import type { ReactNode } from 'react'
import { writeLink } from '../../../lib/link/codec'
import { AnswerPart } from '../../_components/findings/answer'
import { Notes } from '../../_components/findings/notes'
import { Readings } from '../../_components/findings/readings'
import { Remedies } from '../../_components/findings/remedies'
import { Why } from '../../_components/findings/why'
import { summaryOf, verdictWord } from '../../_components/say'
import type { Said } from '../../_components/verdict/verdict-bar'
import { movement, type useMap } from './use-map'

type Map = ReturnType<typeof useMap>

/** Nothing is asked yet: no move is declared and nothing is wrong. */
export const isIdle = ({ position, judged: { ruling } }: Map): boolean =>
  !position.moves.length && (!position.board.active || ruling?.verdict === 'legal')

/** What the bar says. */
export function saidOf(map: Map): Said {
  const {
    ready,
    context: { table },
    judged: { ruling, clashes },
  } = map
  if (!ready) return { tone: 'undetermined', word: 'Reading the board', summary: 'One moment.', isQuiet: true }
  if (isIdle(map))
    return { tone: 'answered', word: 'NO MOVES YET', summary: 'Choose a ship, then tap where it goes.', isQuiet: true }
  if (ruling)
    return { tone: ruling.verdict, word: verdictWord(ruling), summary: summaryOf(movement.facts, ruling, table.facts) }
  return { tone: 'clash', word: 'ANSWERS CLASH', summary: clashes[0]?.message ?? 'Make a system active.' }
}

/** Why, and what would change it. */
export function MapFindings({ map, base }: { map: Map; base: string }): ReactNode {
  const { position, judged, context, query, applied } = map
  const { ruling, clashes } = judged
  const { table } = context
  const isStill = !position.moves.length
  return (
    <div className="pb-2">
      {!isIdle(map) &&
        clashes.map(({ path, message, fix }) => (
          <p key={path + message} className="card m-0 mt-2 p-3">
            {message} {fix}
          </p>
        ))}
      {!isStill && <Remedies ruling={ruling} applied={applied} />}
      {ruling && <Readings ruling={ruling} />}
      {ruling && <AnswerPart ruling={ruling} />}
      {ruling && !isStill && <Why ruling={ruling} />}
      {ruling && <Notes ruling={ruling} />}
      {!query && <p>This board is too large for a link.</p>}
      <p className="m-0 mt-2">
        <a
          className="inline-flex min-h-11 items-center"
          href={`${base}/check/ti4/movement/?${writeLink(movement.facts, { readings: table.readings, facts: table.facts })}`}
        >
          Open in the checker: {movement.title}
        </a>
      </p>
    </div>
  )
}
