'use client'
import { type ReactNode, useMemo } from 'react'
import { nameOfCard } from '../../../lib/games/starcom/board/pieces'
import { useDesk } from './context'
import { ask, askPlace, knownRuling, linkOf, type Question } from './judge-board'
import { RulingLine } from './ruling-line'
import { useRulings } from './use-rulings'

interface Asked {
  title: string
  question: Question
}

/** Checkers about one system, in the order a player needs them. */
const OF_SYSTEM = ['siege', 'contested', 'development', 'conquest'] as const
const OF_BOARD = ['income', 'game-end'] as const

function useAsked(at: number): Asked[] {
  const { board, sieges } = useDesk()
  return useMemo(() => {
    const of = (id: string) => {
      const question = ask(id, board, sieges, { at })
      return question ? [{ title: question.checker.title, question }] : []
    }
    const place = (['ship', 'station'] as const).flatMap((what) => {
      const question = askPlace(board, sieges, at, what)
      return question ? [{ title: `Can I build a ${what} here?`, question }] : []
    })
    const card = board.table.buildCard as string | undefined
    const chosen = card
      ? of('build').map((one) => ({ ...one, title: `Can I build this here: ${nameOfCard(card, board.edition)}?` }))
      : []
    const [siege = [], contested = [], ...rest] = OF_SYSTEM.map(of)
    return [...siege, ...contested, ...place, ...chosen, ...rest.flat()]
  }, [board, sieges, at])
}

/** Everything the checkers say of one system, each with a link to the checker filled in from the board. */
export function SystemRulings({ at }: { at: number }): ReactNode {
  const { board, sieges, base } = useDesk()
  const asked = useAsked(at)
  const questions = useMemo(() => asked.map(({ question }) => question), [asked])
  useRulings(board, questions)
  const more = [ask('combat-damage', board, sieges, { at }), ...OF_BOARD.map((id) => ask(id, board, sieges, { at }))]
  return (
    <section aria-labelledby="rulings" className="mt-6">
      <h3 id="rulings" className="m-0 mb-1">
        Check on this board
      </h3>
      <ul className="m-0 list-none p-0">
        {asked.map(({ title, question }) => (
          <RulingLine key={title} title={title} question={question} found={knownRuling(question)} />
        ))}
      </ul>
      <p className="m-0 flex flex-wrap gap-2 border-t border-hairline pt-2">
        {more.flatMap((question) =>
          question
            ? [
                <a key={question.checker.id} className="button" href={linkOf(base, board, question)}>
                  {question.checker.title}
                </a>,
              ]
            : [],
        )}
      </p>
    </section>
  )
}
