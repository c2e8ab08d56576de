/** Remarks on open questions that change something about a case, but not its verdict. */
import type { Examination } from './checker.ts'
import { type Question, sayNote } from './questions.ts'
import type { Judged } from './readings.ts'
import type { Note } from './ruling.ts'

const substance = (found: Examination) =>
  JSON.stringify([found.verdict, found.answer?.value, [...found.deciding].sort(), found.consequences])

/** Remarks on the questions that change something about this case without changing its verdict. */
export function notesOf(
  questions: readonly Question[],
  { found, asked, examine }: Pick<Judged, 'found' | 'asked' | 'examine'>,
): Note[] {
  const followsOf = (reading: string, { ref }: Question) => JSON.stringify(examine({ [ref]: reading }).consequences)
  const follows = JSON.stringify(found.consequences)
  const own = substance(found)
  const notes = questions.flatMap((question): Note[] => {
    const others = question.point.readings.filter((reading) => reading.id !== (question.fixed ?? 'A'))
    if (question.standing === 'unclear' && !question.fixed) {
      const moves = asked.has(question.ref) && others.some((reading) => followsOf(reading.id, question) !== follows)
      return moves ? [sayNote(question)] : []
    }
    const matters =
      asked.has(question.ref) && others.some((reading) => substance(examine({ [question.ref]: reading.id })) !== own)
    return matters || (question.fixed && question.fixed !== 'A') ? [sayNote(question)] : []
  })
  return notes
}
