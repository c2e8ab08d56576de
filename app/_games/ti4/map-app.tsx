import { type ReactNode, useMemo, useRef, useState } from 'react'
import { ti4 } from '../../../lib/games/ti4/checkers'
import { sayUnknownVersion } from '../../../lib/link/version'
import type { CheckerProps } from '../../_components/check-props'
import { RulingContext, shownOf } from '../../_components/findings/context'
import { Laying } from '../../_components/laying'
import { useWide } from '../../_components/use-wide'
import { VerdictActions } from '../../_components/verdict/verdict-actions'
import { type Said, VerdictBar } from '../../_components/verdict/verdict-bar'
import { FirstScreen } from './first-screen'
import { FleetsPanel } from './fleet-text'
import { HexMap, type MapHandle } from './hex-map'
import { type Report, readText } from './import-panel'
import { Legend } from './legend'
import { ListEditor } from './list-editor'
import { MapContext, type MapState } from './map-context'
import { ringsOf } from './places'
import type { Position } from './position'
import { ReportCard } from './report-card'
import { isIdle, MapFindings, saidOf } from './ruling'
import { SeatsPanel } from './seats-panel'
import { ShipsPanel } from './ships-panel'
import { StartPanel } from './start-panel'
import { StepBar } from './step-bar'
import { TileTools, Toolbar, ZoomButtons } from './toolbar'
import { Tray } from './tray'
import { EDITION, movement, useMap } from './use-map'

/** Rings offered for a map that is still to be laid. */
const WIDTH_OF_BLANK = 3

interface Props {
  base: string
  props: CheckerProps
}

/** The map of Twilight Imperium: set it up, move ships by tap, and read what the rules say. */
export function MapApp({ base, props }: Props): ReactNode {
  const map = useMap(props)
  const [text, setText] = useState('')
  const [report, setReport] = useState<Report>()
  const start = (position: Position, read?: Report) => {
    map.closeAll()
    setReport(read)
    map.change(position)
    // Nothing lies around the centre: tiles come first.
    if (!ringsOf(position)) map.lay(WIDTH_OF_BLANK)
    window.scrollTo({ top: 0 })
  }
  const begin = { text, setText, start }
  if (!map.reads) return <Laying />
  if (map.fresh) return <FirstScreen {...begin} />
  if (map.broken) return <Unread map={map} begin={begin} />
  const again = () => {
    const read = readText(report?.text ?? text, false)
    if ('position' in read) start(read.position, read.report)
  }
  return (
    <Table map={map} base={base} begin={begin}>
      {report && <ReportCard report={report} again={again} close={() => setReport(undefined)} />}
    </Table>
  )
}

type Map = ReturnType<typeof useMap>
interface Begin {
  text: string
  setText: (text: string) => void
  start: (position: Position, report?: Report) => void
}

function Table({
  map,
  base,
  begin,
  children,
}: {
  map: Map
  base: string
  begin: Begin
  children: ReactNode
}): ReactNode {
  const { position, change, crew, choose, selected, places, reached, blocked, context, judged, query } = map
  const handle = useRef<MapHandle>(null)
  const isWide = useWide()
  const [fromList, setFromList] = useState(false)
  const state: MapState = useMemo(() => ({ position, change, crew, choose }), [position, change, crew, choose])
  const { ruling } = judged
  const said = saidOf(map)
  const tapFrom = (list: boolean) => (id: string) => {
    setFromList(list)
    map.tap(id)
  }
  const shown = shownOf(context, ruling?.deciding ?? [], EDITION)
  const tray = <Tray map={map} drawing={handle} fromList={fromList} isOver={!isWide} />
  return (
    <RulingContext value={context}>
      <MapContext value={state}>
        {children}
        <div className="mt-2 flex flex-col lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-start lg:gap-x-6">
          <div className="map-stage -mx-4 lg:mx-0">
            <HexMap
              ref={handle}
              position={map.drawn}
              {...{ places, selected, reached, blocked }}
              shown={map.shown}
              onTap={tapFrom(false)}
              canGrab={map.canGrab}
              grab={map.grab}
              drop={map.drop}
              letGo={map.letGo}
              open={map.openPlace}
            />
            <div className="pointer-events-none absolute inset-x-2 top-2 flex flex-wrap items-start justify-between gap-1 *:pointer-events-auto">
              {position.moves.length > 0 ? (
                <StepBar step={map.step} count={position.moves.length} show={map.setStep} />
              ) : (
                <span />
              )}
              <ZoomButtons map={handle} />
            </div>
            {!isWide && tray}
          </div>
          <div className="contents lg:block">
            <VerdictBar said={said} ready={map.ready} isCompact>
              {!isIdle(map) && (
                <VerdictActions
                  said={said}
                  sentence={ruling?.sentence ?? `${ti4.title}: ${movement.question} ${said.word}.`}
                  query={query ?? ''}
                  clauses={shown}
                />
              )}
            </VerdictBar>
            <div className="mt-2 min-w-0">
              <Toolbar
                undo={map.past.length ? map.undo : undefined}
                redo={map.future.length ? map.redo : undefined}
                rings={map.rings}
                filled={ringsOf(position)}
                lay={map.lay}
              />
              {map.rings !== undefined && <TileTools rings={map.rings} filled={ringsOf(position)} lay={map.lay} />}
              {isWide && tray}
              {map.ready && <MapFindings map={map} base={base} />}
              <ShipsPanel />
              <FleetsPanel />
              <SeatsPanel />
              <ListEditor {...{ position, places, selected, reached, blocked }} onTap={tapFrom(true)} />
              <StartPanel {...begin} />
              <Legend />
              <div className="pb-6" />
            </div>
          </div>
        </div>
      </MapContext>
    </RulingContext>
  )
}

const UNREAD: Said = {
  tone: 'clash',
  word: 'LINK NOT READ',
  summary: 'It may have been cut short. Ask for it once more, or start from another map.',
}

/** In the place of a board that its link does not hold. */
function Unread({ map: { position, change, unknownVersion }, begin }: { map: Map; begin: Begin }): ReactNode {
  const version = unknownVersion === undefined ? undefined : sayUnknownVersion(unknownVersion)
  return (
    <>
      <p className="card mt-3 p-3">{version?.message ?? 'This link has no readable map.'}</p>
      <p>
        <button type="button" className="button" onClick={() => change(position)}>
          Show a small board
        </button>
      </p>
      <FirstScreen {...begin} />
      <VerdictBar said={version ? { ...UNREAD, summary: version.fix } : UNREAD} ready>
        {null}
      </VerdictBar>
    </>
  )
}
