import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Checker } from '../../lib/kernel/checker'
import type { Judge } from '../../lib/kernel/pack'
import { plainOf } from '../../lib/kernel/ruling'
import { sayTable } from '../../lib/table/words'
import { type LoadDrawing, useDrawing } from './case-drawing'
import { startEdition, type TableCase } from './case-state'
import type { CheckerProps } from './check-props'
import { EditionSwitch } from './edition-switch'
import { Examples } from './examples'
import { FactsForm } from './facts-form'
import { RulingContext, type RulingState, shownOf, useRulingContext } from './findings/context'
import { AlsoLooked, Results } from './findings/results'
import { type Judged, judgeCase, waiting } from './judge-case'
import { LinkProblems } from './link-problems'
import { beginsLaidOut, OneQuestion } from './one-question'
import { openWord, summaryOf, unlessOf, verdictWord, waitsFor } from './say'
import { type LoadSayings, SentenceField } from './sentence/sentence-field'
import { cardOf, standingOf, toldOf } from './table/card'
import { DisagreeDoor } from './table/disagree-door'
import { NotKeptNote, TableNote } from './table/notes'
import { Reopened } from './table/reopened'
import { RulingSheet } from './table/ruling-sheet'
import { ShareSheet } from './table/share-sheet'
import { useKeeping } from './table/use-keeping'
import { TextPanel } from './text-panel'
import { Unless } from './unless'

import { type Elsewhere, usePresumed } from './use-presumed'
import { playedHere, useTableCase } from './use-table-case'
import { useNarrow, useWide } from './use-wide'
import { useRoomForVerdict } from './verdict/use-room'
import { VerdictActions } from './verdict/verdict-actions'
import { type Said, VerdictBar } from './verdict/verdict-bar'

function sayJudged(checker: Checker, judged: Judged, ready: boolean, table: string, told: TableCase): Said {
  const { ruling, clashes } = judged
  if (!ready) return { tone: 'undetermined', word: 'Reading the case', summary: 'One moment.', isQuiet: true }
  if (!ruling)
    return {
      tone: 'clash',
      word: 'ANSWERS CLASH',
      summary: clashes[0]?.message ?? 'These answers contradict each other.',
    }
  const { presumed } = ruling
  if (presumed && ruling.verdict === 'undetermined')
    return {
      tone: presumed.verdict,
      word: verdictWord(presumed),
      summary: unlessOf(presumed, true),
      isPresumed: true,
      table,
    }
  const isOpen = ruling.verdict === 'undetermined'
  const word = isOpen ? openWord(checker) : verdictWord(ruling)
  const summary = isOpen ? waitsFor(checker, ruling, told) : summaryOf(checker.facts, ruling, told.facts)
  // What is plain already is worth more than a line that cuts it off.
  return { tone: ruling.verdict, word, summary, isQuiet: isOpen && plainOf(ruling) === undefined, table }
}

/** Asks the facts, judges them as they come, and shows why. */
export function CheckerApp({
  pack,
  props,
  sayings,
  drawing,
  elsewhere,
}: {
  pack: Judge
  props: CheckerProps
  /** Absent where the pack says nothing of how its players speak. */
  sayings?: LoadSayings
  /** Absent where the game draws no case. */
  drawing?: LoadDrawing
  /** Absent where everything is worked out on the page. */
  elsewhere?: Elsewhere
}): ReactNode {
  const checker = pack.checkers.find((known) => known.id === props.checker)
  if (!checker) throw new Error(`The pack ${pack.id} has no checker ${props.checker}.`)
  return (
    <Judging pack={pack} checker={checker} props={props} sayings={sayings} drawing={drawing} elsewhere={elsewhere} />
  )
}

interface JudgingProps {
  pack: Judge
  checker: Checker
  props: CheckerProps
  sayings: LoadSayings | undefined
  drawing: LoadDrawing | undefined
  elsewhere: Elsewhere | undefined
}

function Judging({ pack, checker, props, sayings, drawing, elsewhere }: JudgingProps): ReactNode {
  const { state, dispatch, query, visit } = useTableCase(checker, startEdition(pack, checker))
  const seen = useDeferredValue(state)
  const { now: table, chosen } = seen
  const ready = seen.ready && seen.reads === state.reads
  const first = useMemo(
    () => (ready ? judgeCase(pack, checker, table, true) : waiting(props.missing)),
    [ready, pack, checker, table, props.missing],
  )
  const judged = usePresumed(pack, checker, table, first, elsewhere)
  const context = useMemo((): RulingState => {
    const judge = (other: TableCase) => judgeCase(pack, checker, other).ruling
    return { pack, checker, props, table, dispatch, chosen, judge }
  }, [pack, checker, props, table, dispatch, chosen])
  useRoomForVerdict()
  const [claims, setClaims] = useState('')
  // Where the case begins with the map or the board, its door is the first thing on the page.
  const isLaidOut = beginsLaidOut(checker, table, props)
  const byHand = props.table && !isLaidOut && <TableLink {...props.table} query={query} />
  const settled = ready && judged.isWhole ? judged.ruling : undefined
  const hasVerdict =
    ready &&
    judged.ruling !== undefined &&
    (judged.ruling.verdict !== 'undetermined' || judged.ruling.presumed !== undefined)
  const isNarrow = useNarrow()
  const isWide = useWide()
  const [openedBelow, setOpenedBelow] = useState<boolean>()
  // On a phone the rule that decides comes before the form, unless that stands open above it.
  const isFormBelow = isNarrow && (openedBelow ?? hasVerdict)
  const { Draw, isComing, show } = useDrawing(props.table && drawing, table.facts)
  const isLaid = ready && !isComing
  useShownOnceLaid(isLaid)
  const results = ready && <Results judged={judged} applied={seen.applied} />
  const isTold = seen.changed || seen.isOwn === true
  const keeping = useKeeping({ context, ruling: settled, query, isTold, reads: seen.reads, claims })
  const bar = <Sticky judged={judged} ready={ready} query={query} onActed={keeping.now} />
  return (
    <RulingContext value={context}>
      <div className="flex flex-wrap items-center gap-x-4">
        <EditionSwitch edition={state.now.edition} />
        <span className="ml-auto flex flex-none gap-4">
          {state.past.length > 0 && (
            <button type="button" className="quiet-button" onClick={() => dispatch({ type: 'undo' })}>
              Undo
            </button>
          )}
          <button
            type="button"
            className="quiet-button"
            onClick={() => {
              setClaims('')
              dispatch({ type: 'reset', edition: state.now.edition, readings: playedHere(checker).readings })
            }}
          >
            Reset
          </button>
        </span>
      </div>
      <TableNote />
      <LinkProblems state={seen} judged={judged} />
      <Reopened ruling={settled} query={query} />
      {sayings ? <SentenceField load={sayings}>{byHand}</SentenceField> : byHand}
      {checker.reads && (
        <div className="mt-4">
          <TextPanel
            reader={checker.reads}
            facts={state.now.facts}
            take={(change, says) => dispatch({ type: 'apply', change, says })}
          />
        </div>
      )}
      <div className="mt-4 flex min-h-[calc(100dvh-16rem)] flex-col lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start lg:gap-10">
        <div className={`contents lg:grid lg:min-w-0 lg:gap-4 ${isLaid ? '' : 'until-laid'}`}>
          <div className="grid min-w-0 gap-4 lg:contents">
            {Draw && props.table && <Draw facts={table.facts} href={props.table.href} />}
            {show && (
              <button type="button" className="button min-h-12 justify-self-start" onClick={show}>
                Show the case as a picture
              </button>
            )}
            <OneQuestion judged={judged} ready={ready} />
            <Unless presumed={judged.ruling?.presumed} />
          </div>
          {isFormBelow && results}
          <AllFacts
            isFolded={isLaidOut}
            isAsked={ready && !seen.changed && hasOpenFacts(judged, table)}
            onToggle={(isOpen) => setOpenedBelow(isOpen ? hasVerdict : undefined)}
          >
            <FactsForm state={state} judged={judged} />
          </AllFacts>
          {isLaidOut && isWide && ready && <Examples visit={visit} />}
        </div>
        <div className="contents lg:col-start-2 lg:block">
          {!isNarrow && bar}
          <div className={(isNarrow ? isLaid : ready) ? 'contents' : 'until-laid'}>
            {keeping.problem && <NotKeptNote why={keeping.problem} />}
            <DisagreeDoor judged={judged} query={query} onSettled={setClaims} isKept={keeping.isKept} />
            {!isFormBelow && results}
            {ready && <AlsoLooked judged={judged} visit={isLaidOut && isWide ? undefined : visit} />}
          </div>
        </div>
        {isNarrow && bar}
      </div>
      {settled && <RulingSheet ruling={settled} query={query} />}
    </RulingContext>
  )
}

/** Of a page that a link opened nothing is shown that its case will push aside (globals.css); from then on all of it. */
function useShownOnceLaid(isLaid: boolean): void {
  useEffect(() => {
    if (isLaid) delete document.documentElement.dataset.asked
  }, [isLaid])
}

/** A link brings facts along that do not settle the case. */
const hasOpenFacts = ({ ruling }: Judged, { facts }: TableCase): boolean =>
  Object.keys(facts).length > 0 && ruling?.verdict === 'undetermined'

interface AllFactsProps {
  /** Folded on a wide screen too: the case is better laid out elsewhere. */
  isFolded: boolean
  isAsked: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/**
 * The whole form, one tap away. On a wide screen it stands open; where the browser cannot do that by its sheet alone,
 * where a link leaves something to tell: a phone asks that above, one fact at a time.
 */
function AllFacts({ isFolded, isAsked, onToggle, children }: AllFactsProps): ReactNode {
  const [ready, setReady] = useState(false)
  const fold = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (ready || !isAsked || !fold.current) return
    fold.current.open = window.matchMedia('(min-width: 64rem)').matches
    setReady(true)
  }, [ready, isAsked])
  return (
    <details
      ref={fold}
      className={`all-facts min-w-0 max-lg:mt-4 ${isFolded ? 'folded' : ''}`}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className="min-h-12 font-semibold">All facts at once</summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}

/** The way to the page where the same is set up by hand; takes the case along where that page can read it. */
function TableLink({ href, word, facts, query }: NonNullable<CheckerProps['table']> & { query: string }): ReactNode {
  return (
    <p className="m-0 min-w-0">
      <a
        className="inline-flex min-h-11 items-center leading-tight lg:rounded-md lg:border lg:border-border lg:bg-surface lg:px-3.5 lg:text-text lg:no-underline lg:hover:bg-raised"
        href={facts && query ? `${href}&${query.slice(1)}` : href}
      >
        {word}
      </a>
    </p>
  )
}

interface StickyProps {
  judged: Judged
  ready: boolean
  query: string
  onActed: () => void
}

function Sticky({ judged, ready, query, onActed }: StickyProps): ReactNode {
  const context = useRulingContext()
  const { pack, checker, table } = context
  const { ruling } = judged
  const [isShared, setShared] = useState(false)
  const said = sayJudged(checker, judged, ready, sayTable(pack, table.edition, table.readings), table)
  const clauses = ruling ? shownOf(context, standingOf(ruling).deciding, table.edition) : []
  const hasRuling = ruling !== undefined && !said.isQuiet
  return (
    <VerdictBar said={said} ready={ready}>
      {hasRuling && (
        <VerdictActions
          said={said}
          sentence={ruling.sentence}
          query={query}
          clauses={clauses}
          asked={{ question: checker.question, facts: toldOf(context) }}
          onShare={() => setShared(true)}
          onActed={onActed}
        />
      )}
      {hasRuling && isShared && (
        <ShareSheet
          card={cardOf(context, ruling, query)}
          link={window.location.origin + window.location.pathname + query}
          onClose={() => setShared(false)}
        />
      )}
    </VerdictBar>
  )
}
