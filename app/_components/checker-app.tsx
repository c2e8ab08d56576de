'use client'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import type { Checker } from '../../lib/kernel/checker'
import type { GamePack } from '../../lib/kernel/pack'
import type { TableCase } from './case-state'
import type { CheckerProps } from './check-props'
import { EditionContrast, EditionSwitch } from './edition-switch'
import { Examples, Gaps } from './examples'
import { FactsForm } from './facts-form'
import { AnswerPart } from './findings/answer'
import { Clashes } from './findings/clashes'
import { BenchContext, quoteOf } from './findings/context'
import { Mend } from './findings/mend'
import { Missing } from './findings/missing'
import { Notes } from './findings/notes'
import { Readings } from './findings/readings'
import { Why } from './findings/why'
import { type Judged, judgeCase } from './judge-case'
import { LinkProblems } from './link-problems'
import { summaryOf, verdictWord } from './say'
import { useTableCase } from './use-table-case'
import { VerdictActions } from './verdict/verdict-actions'
import { type Said, VerdictBar } from './verdict/verdict-bar'

const CLASH: Said = { tone: 'clash', word: 'FACTS CLASH', summary: '' }

function sayJudged(checker: Checker, { ruling, clashes }: Judged): Said {
  if (!ruling) return { ...CLASH, summary: clashes[0]?.message ?? 'These facts do not go together.' }
  return { tone: ruling.verdict, word: verdictWord(ruling), summary: summaryOf(checker.facts, ruling) }
}

/** Room the sticky verdict takes on a phone, so that what the keyboard reaches is never under it. */
function useRoomForVerdict(): void {
  useEffect(() => {
    const root = document.documentElement
    root.style.scrollPaddingBottom = window.matchMedia('(min-width: 64rem)').matches ? '1rem' : '13rem'
    return () => {
      root.style.scrollPaddingBottom = ''
    }
  }, [])
}

/** Asks the facts, judges them as they come, and shows why. */
export function CheckerApp({ pack, props }: { pack: GamePack; props: CheckerProps }): ReactNode {
  const checker = pack.checkers.find((known) => known.id === props.checker)
  if (!checker) throw new Error(`The pack ${pack.id} has no checker ${props.checker}.`)
  return <Judging pack={pack} checker={checker} props={props} />
}

function Judging({ pack, checker, props }: { pack: GamePack; checker: Checker; props: CheckerProps }): ReactNode {
  const defaultEdition = checker.editions.includes(pack.defaultEdition)
    ? pack.defaultEdition
    : (checker.editions[0] ?? '')
  const { state, dispatch, query, visit } = useTableCase(checker, defaultEdition)
  const judged = useMemo(() => judgeCase(pack, checker, state.now), [pack, checker, state.now])
  const judge = useCallback((table: TableCase) => judgeCase(pack, checker, table).ruling, [pack, checker])
  const bench = { pack, checker, props, table: state.now, dispatch, chosen: state.chosen, judge }
  const said = sayJudged(checker, judged)
  const { ruling } = judged
  useRoomForVerdict()
  const shown = (ruling?.deciding ?? []).slice(0, 3).map((id) => {
    const { label, text = '' } = quoteOf(bench, id, state.now.edition)
    return { label, text }
  })
  return (
    <BenchContext value={bench}>
      <div className="mt-3 flex flex-wrap items-center gap-1">
        <EditionSwitch />
        <button
          type="button"
          className="button ml-auto min-h-12 px-2 sm:px-4"
          onClick={() => dispatch({ type: 'reset', edition: state.now.edition })}
        >
          Reset
        </button>
      </div>
      <LinkProblems state={state} judged={judged} />
      <div className="mt-4 flex flex-col lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start lg:gap-10">
        <FactsForm state={state} judged={judged} />
        <div className="contents lg:block">
          <VerdictBar said={said} ready={state.ready}>
            <VerdictActions
              said={said}
              sentence={ruling?.sentence ?? `${pack.title}: ${checker.question} ${said.word}. ${said.summary}`}
              query={query}
              clauses={shown}
              canUndo={state.past.length > 0}
              onUndo={() => dispatch({ type: 'undo' })}
            />
          </VerdictBar>
          <div className="pb-6">
            {ruling && state.ready && <EditionContrast ruling={ruling} />}
            <Clashes clashes={judged.clashes} />
            {ruling && <Readings ruling={ruling} />}
            {ruling && <AnswerPart ruling={ruling} />}
            {ruling && <Missing ruling={ruling} />}
            {ruling && ruling.verdict !== 'undetermined' && <Why ruling={ruling} />}
            <Mend ruling={ruling} applied={state.applied} />
            {ruling && <Notes ruling={ruling} />}
            {ruling?.verdict === 'undetermined' && <Why ruling={ruling} />}
            <Gaps />
            <Examples visit={visit} />
          </div>
        </div>
      </div>
    </BenchContext>
  )
}
