import { type ReactNode, useMemo, useRef, useState } from 'react'
import { judging as ti4 } from '../../../lib/games/ti4/judging'
import { writeLink } from '../../../lib/link/codec'
import { sayUnknownVersion } from '../../../lib/link/version'
import type { CheckerProps } from '../check-props'
import { AnswerPart } from '../findings/answer'
import { BenchContext, quoteOf } from '../findings/context'
import { Mend } from '../findings/mend'
import { Notes } from '../findings/notes'
import { Readings } from '../findings/readings'
import { Why } from '../findings/why'
import { Laying } from '../laying'
import { summaryOf, verdictWord } from '../say'
import { VerdictActions } from '../verdict/verdict-actions'
import { type Said, VerdictBar } from '../verdict/verdict-bar'
import { DeskContext } from './desk'
import { HexMap } from './hex-map'
import { Legend } from './legend'
import { ListEditor } from './list-editor'
import { ringsOf } from './places'
import { SeatsPanel } from './seats-panel'
import { ShipsPanel } from './ships-panel'
import { StartPanel } from './start-panel'
import { Toolbar } from './toolbar'
import { Tray } from './tray'
import { EDITION, movement, useMap } from './use-map'

interface Props {
  base: string
  props: CheckerProps
}

/** The map of Twilight Imperium: set it up, move ships by tap, and read what the rules say. */
export function MapApp({ base, props }: Props): ReactNode {
  const map = useMap(props)
  if (!map.reads) return <Laying />
  return map.broken ? <Unread map={map} /> : <Table map={map} base={base} />
}

function Table({ map, base }: { map: Map; base: string }): ReactNode {
  const { position, change, ship, choose, selected, places, reached, blocked, bench, judged, query } = map
  const drawing = useRef<HTMLDivElement>(null)
  const [fromList, setFromList] = useState(false)
  const desk = useMemo(() => ({ position, change, ship, choose }), [position, change, ship, choose])
  const { ruling } = judged
  const said = saidOf(map)
  const tapFrom = (list: boolean) => (id: string) => {
    setFromList(list)
    map.tap(id)
  }
  const shown = (ruling?.deciding ?? []).slice(0, 3).map((id) => {
    const { label, text = '' } = quoteOf(bench, id, EDITION)
    return { label, text }
  })
  return (
    <BenchContext value={bench}>
      <DeskContext value={desk}>
        <StartPanel onStart={map.closeAll} />
        <div className="flex flex-col lg:mt-2 lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8">
          <div className="min-w-0">
            <Toolbar
              undo={map.past.length ? map.undo : undefined}
              redo={map.future.length ? map.redo : undefined}
              rings={map.rings}
              filled={ringsOf(position)}
              lay={map.lay}
            />
            <div ref={drawing} className="mt-2">
              <HexMap {...{ position, places, selected, reached, blocked }} shown={map.shown} onTap={tapFrom(false)} />
            </div>
            <Tray map={map} drawing={drawing} fromList={fromList} />
            <ShipsPanel />
          </div>
          <div className="contents lg:row-span-2 lg:block">
            <VerdictBar said={said} ready={map.ready} isCompact>
              <VerdictActions
                said={said}
                sentence={ruling?.sentence ?? `${ti4.title}: ${movement.question} ${said.word}.`}
                query={query ?? ''}
                clauses={shown}
              />
            </VerdictBar>
            {map.ready && <Findings map={map} base={base} />}
          </div>
          <div className="min-w-0 pb-6">
            <SeatsPanel />
            <ListEditor {...{ position, places, selected, reached, blocked }} onTap={tapFrom(true)} />
            <Legend />
          </div>
        </div>
      </DeskContext>
    </BenchContext>
  )
}

type Map = ReturnType<typeof useMap>

const UNREAD: Said = {
  tone: 'clash',
  word: 'LINK NOT READ',
  summary: 'It may have been cut short. Ask for it once more, or start from another map.',
}

/** In the place of a board that its link does not hold. */
function Unread({ map: { position, change, ship, choose, closeAll, unknownVersion } }: { map: Map }): ReactNode {
  const version = unknownVersion === undefined ? undefined : sayUnknownVersion(unknownVersion)
  return (
    <DeskContext value={{ position, change, ship, choose }}>
      <p className="card mt-3 p-3">{version?.message ?? 'This link has no readable map.'}</p>
      <StartPanel onStart={closeAll} />
      <p>
        <button type="button" className="button" onClick={() => change(position)}>
          Show a small board
        </button>
      </p>
      <VerdictBar said={version ? { ...UNREAD, summary: version.fix } : UNREAD} ready>
        {null}
      </VerdictBar>
    </DeskContext>
  )
}

function saidOf({ position, ready, judged: { ruling, clashes } }: Map): Said {
  if (!ready) return { tone: 'undetermined', word: 'Reading the board', summary: 'One moment.' }
  const isIdle = !position.moves.length && (!position.board.active || ruling?.verdict === 'legal')
  if (isIdle) return { tone: 'answered', word: 'NO MOVES YET', summary: 'Choose a ship, then tap where it goes.' }
  const [first, ...rest] = ruling?.consequences ?? []
  if (ruling?.verdict === 'legal' && first)
    return {
      tone: 'legal',
      word: 'LEGAL',
      summary: `Then: ${first.says}${rest.length ? ` And ${rest.length} more.` : ''}`,
    }
  if (ruling) return { tone: ruling.verdict, word: verdictWord(ruling), summary: summaryOf(movement.facts, ruling) }
  return { tone: 'clash', word: 'ANSWERS CLASH', summary: clashes[0]?.message ?? 'Make a system active.' }
}

function Findings({ map, base }: { map: Map; base: string }): ReactNode {
  const { position, judged, bench, query, applied } = map
  const { ruling, clashes } = judged
  const { table } = bench
  const isIdle = !position.moves.length
  return (
    <div className="pb-2">
      {clashes.map(({ path, message, fix }) => (
        <p key={path + message} className="card m-0 mt-2 p-3">
          {message} {fix}
        </p>
      ))}
      {!isIdle && <Mend ruling={ruling} applied={applied} />}
      {ruling && <Readings ruling={ruling} />}
      {ruling && <AnswerPart ruling={ruling} />}
      {ruling && !isIdle && <Why ruling={ruling} />}
      {ruling && <Notes ruling={ruling} />}
      {!query && <p>This board is too large for a link.</p>}
      <p className="m-0 mt-4">
        <a
          className="button"
          href={`${base}/check/ti4/movement/?${writeLink(movement.facts, { readings: table.readings, facts: table.facts })}`}
        >
          Open in the checker: {movement.title}
        </a>
      </p>
    </div>
  )
}
