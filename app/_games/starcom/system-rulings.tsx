import { type ReactNode, useMemo } from 'react'
import { nameOfCard } from '../../../lib/games/starcom/board/pieces'
import { verdictWord } from '../../_components/say'
import { VerdictChip } from '../../_components/verdict/verdict-chip'
import { useBoardContext } from './context'
import { answerOf, ask, askPlace, knownRuling, linkOf, mayOf, type Question } from './judge-board'
import { RulingLine } from './ruling-line'
import { useRulings } from './use-rulings'

interface Asked {
  title: string
  /** One word for it, where room is short; absent where the answer is a sentence. */
  short?: string
  question: Question
}

/** Checkers about one system, in the order a player needs them. */
const OF_SYSTEM = ['siege', 'contested', 'development', 'conquest'] as const
const SHORT: Readonly<Record<string, string>> = { siege: 'Siege', contested: 'Contested', development: 'Development' }
const OF_BOARD = ['income', 'game-end'] as const

const idOf = (title: string) => `ruling-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

function useAsked(at: number): Asked[] {
  const { board, sieges } = useBoardContext()
  return useMemo(() => {
    if (board.systems[at]!.faceDown) return []
    const of = (id: string) => {
      const question = ask(id, board, sieges, { at })
      const short = SHORT[id]
      return question ? [{ title: question.checker.title, question, ...(short ? { short } : {}) }] : []
    }
    const place = (['ship', 'station'] as const).flatMap((what) => {
      const question = askPlace(board, sieges, at, what)
      return question
        ? [{ title: `Can I build a ${what} here?`, question, short: what === 'ship' ? 'Ship' : 'Station' }]
        : []
    })
    const card = board.table.buildCard as string | undefined
    const chosen = card
      ? of('build').map(({ question }) => ({
          question,
          title: `Can I build this here: ${nameOfCard(card, board.edition)}?`,
          short: nameOfCard(card, board.edition),
        }))
      : []
    const [siege = [], contested = [], ...rest] = OF_SYSTEM.map(of)
    return [...siege, ...contested, ...place, ...chosen, ...rest.flat()]
  }, [board, sieges, at])
}

const useQuestions = (asked: readonly Asked[]) => useMemo(() => asked.map(({ question }) => question), [asked])

/** The rulings of one system in a few words beside the board; each leads to its reasons further down. */
export function RulingsInShort({ at }: { at: number }): ReactNode {
  const { board } = useBoardContext()
  const asked = useAsked(at)
  useRulings(board, useQuestions(asked))
  const chips = asked.flatMap(({ short, title, question }) => {
    const found = knownRuling(question)
    const ruling = found?.ruling
    if (!short || !ruling) return []
    const yes = answerOf(ruling)
    const isOnlyPrice = ruling.verdict === 'undetermined' && mayOf(found) === 'yes'
    const asked = isOnlyPrice ? 'if you can pay' : verdictWord(ruling)
    const word = yes === undefined ? asked : yes ? 'Yes' : 'No'
    return [{ short, href: `#${idOf(title)}`, verdict: ruling.verdict, word }]
  })
  if (!chips.length) return null
  return (
    <ul aria-label="In short" className="board-short m-0 flex list-none gap-x-4 p-0">
      {chips.map(({ short, href, verdict, word }) => (
        <li key={short}>
          <a className="inline-flex min-h-11 items-center gap-1.5 text-text" href={href}>
            {short}: <VerdictChip verdict={verdict} word={word} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Everything the checkers say of one system, each with a link to the checker filled in from the board. */
export function SystemRulings({ at }: { at: number }): ReactNode {
  const { board, sieges, base } = useBoardContext()
  const asked = useAsked(at)
  useRulings(board, useQuestions(asked))
  const more = [ask('combat-damage', board, sieges, { at }), ...OF_BOARD.map((id) => ask(id, board, sieges, { at }))]
  return (
    <section aria-labelledby="rulings" className="mt-6">
      <h3 id="rulings" className="m-0 mb-1">
        Check on this board
      </h3>
      {asked.length === 0 && <p className="m-0 mb-2 text-muted">It lies face down: turned up, it is judged here.</p>}
      <ul className="m-0 list-none p-0">
        {asked.map(({ title, question }) => (
          <RulingLine key={title} id={idOf(title)} title={title} question={question} found={knownRuling(question)} />
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
