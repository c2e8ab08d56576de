import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Asked } from '../../../lib/ask/index'
import type { Checker } from '../../../lib/kernel/checker'
import { writeLink } from '../../../lib/link/codec'
import { OVERLAY, SEGMENT } from '../fields/segment'
import { ChipList, NamedLine } from '../sentence/chip-list'
import { type AskedGame, type LoadAsking, wholeAsk } from './asking'
import { ownTable } from './own-table'
import { WhichQuestion } from './which-question'

export interface DisagreePageProps {
  base: string
  games: readonly AskedGame[]
}

/** Longest sentence that is read. */
const LONGEST = 400

interface Found {
  asked: Asked
  checker: Checker
}

const addressOf = (base: string, name: string, query = '') => `${base}/check/${name}/${query}`
const argued = (address: string) => `${address}#disagree`

/** The case of a sentence as the address of its checker. */
function caseAddress(base: string, games: readonly AskedGame[], { asked, checker }: Found): string {
  const { defaultEdition } = games.find(({ id }) => id === checker.game) ?? {}
  const edition = asked.edition && asked.edition !== defaultEdition ? { edition: asked.edition } : {}
  const query = writeLink(checker.facts, { ...edition, facts: asked.facts, unsure: asked.unsure })
  return addressOf(base, `${checker.game}/${checker.id}`, query && `?${query}`)
}

/** Which question is it? Say it in a sentence, or take it from the list. */
export function DisagreePage({ base, games, load }: DisagreePageProps & { load?: LoadAsking }): ReactNode {
  const [game, setGame] = useState('')
  const [typed, setTyped] = useState('')
  const [isAlone, setAlone] = useState(false)
  const [found, setFound] = useState<Found | 'nothing' | 'failed'>()
  const asking = useRef<ReturnType<typeof wholeAsk>>(undefined)
  const shown = useMemo(() => games.filter(({ id }) => !game || id === game), [games, game])
  const read = async (words: string, game: string, chosen?: string) => {
    if (!words.trim() || !load) return
    try {
      asking.current ??= wholeAsk(games, load)
      const { ask, checkerOf } = await asking.current
      const asked = ask(words, game, game ? ownTable([game]).editions[game] : undefined, chosen)
      const checker = asked.checker ? checkerOf(asked.checker) : undefined
      setFound(checker ? { asked, checker } : 'nothing')
    } catch {
      asking.current = undefined
      setFound('failed')
    }
  }
  // Another page may hand over what was typed there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the link says
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search)
    const words = asked.get('q')?.slice(0, LONGEST) ?? ''
    setAlone(asked.has('judge'))
    setTyped(words)
    const { games: played } = ownTable([])
    const named = asked.get('game') ?? (played.length === 1 ? played[0] : '')
    const among = games.find(({ id }) => id === named)?.id ?? ''
    setGame(among)
    void read(words, among)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void read(typed, game)
  }
  return (
    <>
      <h1 className="my-3">{isAlone ? 'Your case' : 'We disagree'}</h1>
      <p className="intro">
        {isAlone
          ? 'What was understood is shown first, with the words it came from. Nothing is judged before you say so.'
          : 'Two sides, two claims. You are asked only for the facts on which the claims part, one at a time; pass the phone across the table.'}
      </p>
      <fieldset className="m-0 border-0 p-0">
        <legend className="sr-only">Game</legend>
        <div className="grid grid-cols-2 gap-1 sm:grid-cols-4">
          {[{ id: '', title: 'All games' }, ...games].map(({ id, title }) => (
            <label key={id} className={SEGMENT}>
              <input type="radio" name="game" className={OVERLAY} checked={game === id} onChange={() => setGame(id)} />
              {title}
            </label>
          ))}
        </div>
      </fieldset>
      <form className="mt-4 flex flex-wrap items-end gap-2" aria-label="Say the case" onSubmit={submit}>
        <label htmlFor="argued" className="w-full text-xl font-bold">
          {isAlone ? 'Say it in a sentence' : 'What do you disagree about?'}
        </label>
        <input
          id="argued"
          className="min-h-14 min-w-0 flex-1 rounded-md border border-border bg-surface px-3 text-lg text-text"
          value={typed}
          maxLength={LONGEST}
          autoComplete="off"
          enterKeyHint="go"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button primary min-h-14 px-4">
          Read it
        </button>
      </form>
      {found === 'failed' && <p>The reader of sentences could not be loaded. Choose the question below instead.</p>}
      {found === 'nothing' && <p>No question was found in this. Choose it below.</p>}
      {found && typeof found === 'object' && (
        <Understood
          key={`${found.asked.question} ${found.asked.checker}`}
          found={found}
          href={caseAddress(base, games, found)}
          isAlone={isAlone}
          choose={(name) => read(found.asked.question, game, name)}
          base={base}
          games={games}
        />
      )}
      {shown.map(({ id, title, badge, questions }) => (
        <section key={id} className="mt-6" data-game={id} aria-labelledby={`asks-${id}`}>
          <h2 id={`asks-${id}`} className="m-0 flex items-center gap-2 text-xl">
            <span className="badge">{badge}</span> {title}
          </h2>
          <ul className="m-0 list-none p-0 sm:grid sm:grid-cols-2 sm:gap-x-6">
            {questions.map(({ id: checker, question }) => (
              <li key={checker} className="border-b border-hairline">
                <a
                  className="flex min-h-12 items-center py-2 leading-snug"
                  href={argued(addressOf(base, `${id}/${checker}`))}
                >
                  {question}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** The question found and every fact with the words it came from, before anything is judged. */
function Understood({
  found,
  href,
  isAlone,
  choose,
  base,
  games,
}: {
  found: Found
  href: string
  /** Somebody asks for a ruling; nobody has disagreed yet. */
  isAlone: boolean
  /** Reads the sentence for one of the questions that may be meant. */
  choose: (name: string) => void
  base: string
  games: readonly AskedGame[]
}): ReactNode {
  const { asked, checker } = found
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  const gameOf = (id: string) => games.find((one) => one.id === id)
  const titleOf = (name: string) => {
    const [game, id] = name.split('/')
    return gameOf(game ?? '')?.questions.find((one) => one.id === id)?.question ?? name
  }
  const ways = [
    { to: argued(href), word: isAlone ? 'We disagree on this' : 'Yes, we disagree on this' },
    { to: href, word: isAlone ? 'Yes, judge this' : 'Just judge it' },
  ]
  if (asked.near && asked.checker) {
    const ways = [asked.checker, ...asked.near].map((name) => ({ name, title: titleOf(name) }))
    return <WhichQuestion ways={ways} choose={choose} />
  }
  const unread = asked.unread.map(([start, end]) => `“${asked.question.slice(start, end)}”`)
  return (
    <section ref={section} tabIndex={-1} aria-label="Understood" className="card mt-3 grid gap-2 p-3">
      <h2 className="m-0 text-xl leading-snug">{checker.question}</h2>
      <ChipList specs={checker.facts} chips={asked.chips} />
      {asked.named && <NamedLine named={asked.named} editions={gameOf(checker.game)?.editions ?? []} />}
      {unread.length > 0 && <p className="m-0 text-muted">Not understood: {unread.join(', ')}</p>}
      <div className="grid gap-2 sm:grid-cols-2">
        {(isAlone ? ways.toReversed() : ways).map(({ to, word }, at) => (
          <a key={word} className={`button min-h-14 text-lg ${at ? '' : 'primary'}`} href={to}>
            {word}
          </a>
        ))}
      </div>
      {asked.alternatives.length > 0 && (
        <>
          <p className="m-0 text-muted">Or is it:</p>
          <ul className="m-0 list-none p-0">
            {asked.alternatives.slice(0, 3).map((name) => (
              <li key={name}>
                <a className="inline-flex min-h-11 items-center" href={argued(addressOf(base, name))}>
                  {titleOf(name)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
