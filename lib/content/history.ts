/** When the rules of a game changed, and what with them: editions, dated changes of the published rules, our own rulings. */
import type { ClauseRecord, EditionRecord, GameContent } from './records.ts'

/** Something that happened on a day. */
export interface Dated {
  /** What it is: an edition that came into force, a change of the published rules, or rulings of ours that changed. */
  kind: 'edition' | 'rules' | 'ruling'
  /** Unique among those of its kind and game; never changes. */
  id: string
  /** `YYYY-MM-DD`. */
  date: string
  /** What happened, in a few words. */
  what: string
  says: string
  /** Full ids of the clauses it is about. */
  clauses: readonly string[]
}

/** Everything of a game that has a date, newest first. */
export function historyOf({ editions, timeline, changes }: GameContent): Dated[] {
  const all: Dated[] = [
    ...editions.flatMap(({ id, title, says = '', date }): Dated[] =>
      date ? [{ kind: 'edition', id, date, what: `${title} is in force`, says, clauses: [] }] : [],
    ),
    ...timeline.map(
      ({ date, says, clauses }, i): Dated => ({
        kind: 'rules',
        id: `${date}-${i}`,
        date,
        what: 'The published rules changed',
        says,
        clauses,
      }),
    ),
    ...changes.map(
      ({ id, date, says, clauses }): Dated => ({ kind: 'ruling', id, date, what: 'Rulings changed', says, clauses }),
    ),
  ]
  return all.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id < b.id ? -1 : 1))
}

/** What a newer edition did to the clauses of an older one. */
export interface EditionStep {
  newer: EditionRecord
  older: EditionRecord
  /** Clauses only the newer one has. */
  added: ClauseRecord[]
  /** Clauses only the older one has. */
  gone: ClauseRecord[]
  /** Clauses both have in other words. */
  reworded: ClauseRecord[]
}

/** The editions of a game, each beside the one before it. In: the game and the clauses of all. */
export function editionSteps({ id, editions }: GameContent, clauses: readonly ClauseRecord[]): EditionStep[] {
  const own = clauses.filter((clause) => clause.game === id)
  const has = ({ editions: of }: ClauseRecord, edition: EditionRecord) => of.includes(edition.id)
  return editions.slice(1).map((older, i) => {
    const newer = editions[i]!
    return {
      newer,
      older,
      added: own.filter((clause) => has(clause, newer) && !has(clause, older)),
      gone: own.filter((clause) => has(clause, older) && !has(clause, newer)),
      reworded: own.filter(
        (clause) => has(clause, newer) && has(clause, older) && clause.text[newer.id] !== clause.text[older.id],
      ),
    }
  })
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "7 November 2022" of `2022-11-07`. */
export function sayDay(date: string): string {
  const [year, month, day] = date.split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** From when to when the rules of an edition are in force: "from 7 November 2022"; empty where no source says anything. */
export function sayInForce({ date, until, asOf }: EditionRecord): string {
  if (date) return until ? `${sayDay(date)} to ${sayDay(until)}` : `from ${sayDay(date)}`
  return asOf ? `as of ${asOf}, exact day unknown` : ''
}
