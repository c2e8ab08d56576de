import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { filtered, isOlder, type KeptRuling, newestFirst, readLog, toMarkdown, writeLog } from '../../../lib/table/log'
import { FileButton } from '../open-file'
import { VerdictChip } from '../verdict/verdict-chip'
import { saveFile } from './files'
import { allKept, forget, keepAll, sayNotKept } from './keeping'
import { made } from './made'

export interface LogPageProps {
  /** Sub-path of the site. */
  base: string
  games: readonly { id: string; title: string }[]
}

const VERDICTS = [
  ['legal', 'Legal'],
  ['illegal', 'Not legal'],
  ['disputed', 'The rules do not say'],
  ['answered', 'Answered'],
] as const

const FIELD = 'min-h-12 min-w-0 rounded-md border border-border bg-surface px-3 text-text'

const pathOf = (base: string, one: KeptRuling) => `${base}/check/${one.game}/${one.checker}/${one.query}`

/** The rulings of this table: found, reopened, deleted, exported, imported. */
export function LogPage({ base, games }: LogPageProps): ReactNode {
  const [kept, setKept] = useState<readonly KeptRuling[]>()
  const [isRefused, setRefused] = useState(false)
  const [words, setWords] = useState('')
  const [game, setGame] = useState('')
  const [verdict, setVerdict] = useState('')
  const [told, setTold] = useState('')
  const load = () =>
    allKept().then((all) => {
      setKept(all ?? [])
      setRefused(!all)
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => void load(), [])
  const shown = useMemo(() => filtered(kept ?? [], { words, game, verdict }), [kept, words, game, verdict])
  const take = async (text: string) => {
    const read = readLog(text)
    if ('problem' in read) return setTold(read.problem)
    const outcome = await keepAll(read.kept)
    const left = read.unread ? ` ${read.unread} could not be read and were left aside.` : ''
    setTold(
      outcome.done
        ? `${read.kept.length === 1 ? 'One ruling' : `${read.kept.length} rulings`} imported.${left}`
        : sayNotKept(outcome.why),
    )
    await load()
  }
  const remove = async (one: KeptRuling) => {
    const outcome = await forget(one.id)
    if (!outcome.done) return setTold(sayNotKept(outcome.why))
    setKept((all) => all?.filter(({ id }) => id !== one.id))
    setTold(`Deleted: ${one.question} ${one.word}.`)
  }
  const markdown = () =>
    saveFile(
      'rulings.md',
      toMarkdown(shown, (one) => window.location.origin + pathOf(base, one)),
      'text/markdown',
    )
  return (
    <>
      <form
        className="mt-3 grid grid-cols-2 items-end gap-2 sm:grid-cols-[1fr_auto_auto]"
        aria-label="Find a ruling"
        hidden={!kept?.length}
        onSubmit={(event) => event.preventDefault()}
      >
        <label className="col-span-2 grid text-sm text-muted sm:col-span-1">
          Find
          <input className={FIELD} type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <label className="grid text-sm text-muted">
          Game
          <select className={FIELD} value={game} onChange={(event) => setGame(event.target.value)}>
            <option value="">All</option>
            {games.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label className="grid text-sm text-muted">
          Verdict
          <select className={FIELD} value={verdict} onChange={(event) => setVerdict(event.target.value)}>
            <option value="">All</option>
            {VERDICTS.map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </form>
      <p role="status" className="m-0 mt-2 min-h-6">
        {told}
      </p>
      {isRefused && <p className="font-semibold">{sayNotKept('refused')}</p>}
      {kept && !kept.length && !isRefused && (
        <p>
          No rulings yet. Answer the facts of a case: once its verdict stands, it is kept here, on this device only.
        </p>
      )}
      {kept && kept.length > 0 && !shown.length && <p>No ruling fits. Take a word or a choice away.</p>}
      <ol className="m-0 list-none p-0" aria-label="Rulings">
        {newestFirst(shown).map((one) => (
          <Line
            key={one.id}
            one={one}
            href={`${pathOf(base, one)}#kept=${encodeURIComponent(one.id)}`}
            onRemove={remove}
          />
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-2">
        <button type="button" className="button" disabled={!shown.length} onClick={markdown}>
          Export as Markdown
        </button>
        <button
          type="button"
          className="button"
          disabled={!shown.length}
          onClick={() => saveFile('rulings.json', writeLog(shown))}
        >
          Export as JSON
        </button>
        <FileButton accept="application/json,.json" take={take} refuse={setTold}>
          Import
        </FileButton>
      </div>
    </>
  )
}

function Line({
  one,
  href,
  onRemove,
}: {
  one: KeptRuling
  href: string
  onRemove: (one: KeptRuling) => void
}): ReactNode {
  const [isSure, setSure] = useState(false)
  const when = new Date(one.time).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="border-t border-hairline py-3" data-game={one.game}>
      <p className="m-0 flex flex-wrap items-center gap-x-3">
        <a className="font-semibold" href={href}>
          {one.question}
        </a>
        <VerdictChip verdict={one.verdict} word={one.word} />
      </p>
      <p className="m-0 text-sm text-muted">
        <time dateTime={one.time}>{when}</time> · {one.title} · {one.table}
        {isOlder(one, made(one.game)) && ' · made with earlier rules'}
      </p>
      {one.claims && <p className="m-0 leading-snug">{one.claims}</p>}
      <p className="m-0 line-clamp-3 leading-snug">{one.told.join(' · ')}</p>
      <p className="m-0 text-sm text-muted">{one.deciding.map(({ label }) => label).join('; ')}</p>
      <button
        type="button"
        className="min-h-11 border-0 bg-transparent p-0 text-link underline"
        aria-label={`${isSure ? 'Really delete' : 'Delete'}: ${one.question} ${one.word}`}
        onClick={() => (isSure ? onRemove(one) : setSure(true))}
        onBlur={() => setSure(false)}
      >
        {isSure ? 'Really delete' : 'Delete'}
      </button>
    </li>
  )
}
