import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Offer } from '../../../lib/ask/offer'
import { OVERLAY, SEGMENT } from '../fields/segment'
import { DISAGREE, MINE } from '../own-case'
import { ChipList, NamedLine } from '../sentence/chip-list'
import { type LoadAsking, offersOf, type ReadOffer } from './asking'
import { ownTable } from './own-table'
import { OrIsIt, WhichQuestion } from './which-question'

/** A game with the questions that can be argued about. */
export interface AskedGame {
  id: string
  title: string
  badge: string
  questions: readonly { id: string; question: string }[]
}

export interface DisagreePageProps {
  base: string
  games: readonly AskedGame[]
}

/** Longest sentence that is read. */
const LONGEST = 400

const argued = (address: string) => address + DISAGREE
const judged = (address: string) => address + MINE

/** What a sentence was read as. */
interface Found {
  offer: Offer
  words: string
  /** The questions that may be meant just as well; they stay once one of them is chosen. */
  ways: Offer['which']
}

const waysOf = ({ which }: Offer, before: Found | 'nothing' | 'failed' | undefined): Offer['which'] =>
  which.length || typeof before !== 'object' ? which : before.ways

/** Which question is it? Say it in a sentence, or take it from the list. */
export function DisagreePage({ base, games, load }: DisagreePageProps & { load?: LoadAsking }): ReactNode {
  const [game, setGame] = useState('')
  const [typed, setTyped] = useState('')
  const [isAlone, setAlone] = useState(false)
  const [found, setFound] = useState<Found | 'nothing' | 'failed'>()
  const asking = useRef<Promise<ReadOffer>>(undefined)
  const shown = useMemo(() => games.filter(({ id }) => !game || id === game), [games, game])
  const read = async (words: string, game: string, chosen?: string) => {
    if (!words.trim() || !load) return
    try {
      asking.current ??= offersOf(load)
      const editions = ownTable(games.map(({ id }) => id)).editions
      const offer = (await asking.current)(words, game, editions, chosen)
      setFound((before) => (offer ? { offer, words, ways: waysOf(offer, chosen ? before : undefined) } : 'nothing'))
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
  const isRead = typeof found === 'object' && found.words === typed
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
      <fieldset className="m-0 mt-3 border-0 p-0">
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
        <button type="submit" className="button min-h-14 px-4">
          Read it
        </button>
      </form>
      {found === 'failed' && <p>The reader of sentences could not be loaded. Choose the question below instead.</p>}
      {found === 'nothing' && <p>No question was found in this. Choose it below.</p>}
      {found && typeof found === 'object' && (
        <Understood
          key={`${found.offer.path} ${found.offer.which.length}`}
          offer={found.offer}
          isAlone={isAlone}
          isNext={isRead}
          ways={found.ways}
          choose={(checker) => read(found.words, game, checker)}
          base={base}
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
                  href={argued(`${base}/check/${id}/${checker}/`)}
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
  offer,
  ways: near,
  isAlone,
  isNext,
  choose,
  base,
}: {
  offer: Offer
  ways: Offer['which']
  /** Somebody asks for a ruling; nobody has disagreed yet. */
  isAlone: boolean
  /** Nothing else has been typed since: to go on with it is the next thing to do. */
  isNext: boolean
  /** Reads the sentence for one of the questions that may be meant. */
  choose: (name: string) => void
  base: string
}): ReactNode {
  const { asks, words, edition, open, unread, others } = offer
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  const href = base + offer.path
  const ways = [
    { to: argued(href), word: isAlone ? 'We disagree on this' : 'Yes, we disagree on this' },
    { to: judged(href), word: isAlone ? 'Yes, judge this' : 'Just judge it' },
  ]
  if (offer.which.length) return <WhichQuestion ways={offer.which} choose={choose} />
  return (
    <section ref={section} tabIndex={-1} aria-label="Understood" className="card mt-3 grid gap-2 p-3">
      <h2 className="m-0 text-xl leading-snug">{asks}</h2>
      <ChipList words={words} />
      {edition && <NamedLine {...edition} />}
      {open.map(({ said, choices }) => (
        <Ways
          key={said}
          title={`“${said}” may mean:`}
          ways={choices.map(({ says, path }) => ({ word: says, to: (isAlone ? judged : argued)(base + path) }))}
        />
      ))}
      {unread.length > 0 && (
        <p className="m-0 text-muted">Not understood: {unread.map((said) => `“${said}”`).join(', ')}</p>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        {(isAlone ? ways.toReversed() : ways).map(({ to, word }, at) => (
          <a key={word} className={`button min-h-14 text-lg ${isNext && at === 0 ? 'primary' : ''}`} href={to}>
            {word}
          </a>
        ))}
      </div>
      <OrIsIt ways={near.filter((one) => one.asks !== asks)} choose={choose} />
      {others.length > 0 && (
        <Ways title="Or is it:" ways={others.map((one) => ({ word: one.asks, to: argued(base + one.path) }))} />
      )}
    </section>
  )
}

/** Several ways on, a line each. */
function Ways({ title, ways }: { title: string; ways: readonly { word: string; to: string }[] }): ReactNode {
  return (
    <>
      <p className="m-0 text-muted">{title}</p>
      <ul className="m-0 list-none p-0">
        {ways.map(({ word, to }) => (
          <li key={to}>
            <a className="inline-flex min-h-11 items-center" href={to}>
              {word}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
