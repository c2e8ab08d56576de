import type { ReactNode } from 'react'
import { isUnread } from '../../_components/case-state'
import { Gaps } from '../../_components/examples'
import { AnswerPart } from '../../_components/findings/answer'
import { Clashes } from '../../_components/findings/clashes'
import { RulingContext, shownOf } from '../../_components/findings/context'
import { Missing } from '../../_components/findings/missing'
import { Notes } from '../../_components/findings/notes'
import { Readings } from '../../_components/findings/readings'
import { Why } from '../../_components/findings/why'
import { LinkProblems } from '../../_components/link-problems'
import { openWord, summaryOf, verdictWord } from '../../_components/say'
import { useRoomForVerdict } from '../../_components/verdict/use-room'
import { VerdictActions } from '../../_components/verdict/verdict-actions'
import { type Said, VerdictBar } from '../../_components/verdict/verdict-bar'
import type { ToolState } from './use-tool-state'

function sayToolState({ judged, context, ready, state }: ToolState): Said {
  if (!ready) return { tone: 'undetermined', word: 'Reading the case', summary: 'One moment.', isQuiet: true }
  if (isUnread(state))
    return { tone: 'clash', word: 'LINK NOT READ', summary: 'Ask for it once more, or fill the case in here.' }
  const { ruling, clashes } = judged
  if (ruling)
    return {
      tone: ruling.verdict,
      word: ruling.verdict === 'undetermined' ? openWord(context.checker) : verdictWord(ruling),
      summary: summaryOf(context.checker.facts, ruling, context.table.facts),
      isQuiet: ruling.verdict === 'undetermined',
    }
  return {
    tone: 'clash',
    word: 'ANSWERS CLASH',
    summary: clashes[0]?.message ?? 'These answers contradict each other.',
  }
}

interface Props {
  tool: ToolState
  /** Words that replace those of the verdict, where the tool has shorter ones. */
  word?: string | undefined
  /** Shown in place of the answer's own steps. */
  answer?: ReactNode
  children: ReactNode
}

/** A tool on one side, what the rules say of it on the other; the verdict always in sight. */
export function ToolFrame({ tool, word, answer, children }: Props): ReactNode {
  const { context, state, judged, ready, toolQuery, checkerHref } = tool
  const isShown = ready && !isUnread(state)
  const ruling = isShown ? judged.ruling : undefined
  const said = { ...sayToolState(tool), ...(word && isShown ? { word } : {}) }
  useRoomForVerdict()
  const shown = shownOf(context, ruling?.deciding ?? [], context.table.edition)
  return (
    <RulingContext value={context}>
      <LinkProblems state={state} judged={judged} />
      <div className="mt-4 flex flex-col lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-start lg:gap-10">
        <div className="min-w-0">{children}</div>
        <div className="contents lg:block">
          <VerdictBar said={said} ready={ready}>
            {(!said.isQuiet || state.past.length > 0) && (
              <VerdictActions
                said={said}
                sentence={ruling?.sentence ?? `${context.pack.title}: ${context.checker.question} ${said.word}.`}
                query={toolQuery}
                clauses={shown}
                canUndo={state.past.length > 0}
                onUndo={() => context.dispatch({ type: 'undo' })}
              />
            )}
          </VerdictBar>
          <div className="pb-6">
            {isShown && <Clashes clashes={judged.clashes} />}
            {ruling && <Readings ruling={ruling} />}
            {ruling && (answer ?? <AnswerPart ruling={ruling} />)}
            {ruling && <Missing ruling={ruling} />}
            {ruling && <Why ruling={ruling} />}
            {ruling && <Notes ruling={ruling} />}
            <Gaps />
            <p className="m-0 mt-4">
              <a className="button" href={checkerHref}>
                Open in the checker: {context.checker.title}
              </a>
            </p>
          </div>
        </div>
      </div>
    </RulingContext>
  )
}
