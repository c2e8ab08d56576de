/** Open questions as a table meets them: which stand in its edition, what it plays, and the remark on one. */
import type { Ambiguity, AmbiguityPoint, Standing } from './ambiguity.ts'
import type { Budget } from './budget.ts'
import type { RulesInPlay } from './clause.ts'
import type { Replay } from './replay.ts'
import type { Issue, Note } from './ruling.ts'

/** What the kernel is told of the game around a checker. */
export interface Setting {
  /** Title of the game, for the sentence. */
  game: string
  ambiguities: readonly Ambiguity[]
  /** The label a player says aloud: "Command Phase, Build 2". */
  cite: (clause: string) => string
  /** The title of an edition, "November 2022"; without it an edition goes by its id. */
  titleOf?: (edition: string) => string
}

/** What a table has settled for itself. */
export interface TableChoice {
  edition: string
  /** Reading played, by open question (`game:ambiguity.10`) or by one of its points (`game:ambiguity.20/ii`). */
  readings?: Readonly<Record<string, string>>
}

/** An open question as one table meets it. */
export interface Question {
  /** `id` or `id/point`, as clauses consult it. */
  ref: string
  ambiguity: Ambiguity
  point: AmbiguityPoint
  standing: Standing
  fixed?: string
}

const known = new WeakMap<readonly Ambiguity[], ReadonlyMap<string, Ambiguity>>()

/** The open questions of a game by their ids. */
function byId(ambiguities: readonly Ambiguity[]): ReadonlyMap<string, Ambiguity> {
  const before = known.get(ambiguities)
  if (before) return before
  const found = new Map(ambiguities.map((one) => [one.id, one]))
  known.set(ambiguities, found)
  return found
}

/** Finds the question a reference names. */
export function questionOf(ref: string, setting: Setting, choice: TableChoice): Question | undefined {
  const [id, point] = ref.split('/')
  const ambiguity = byId(setting.ambiguities).get(id!)
  const found = ambiguity?.points.find((candidate) => (point ? candidate.point === point : true))
  const standing = found?.standing[choice.edition]
  if (!ambiguity || !found || !standing) return undefined
  const settled =
    choice.readings?.[ref] ?? (point ? choice.readings?.[`${id}.${point}`] : undefined) ?? choice.readings?.[id!]
  // What is settled for the whole question may be a reading that only another of its points has.
  const fixed = found.readings.find((reading) => reading.id === settled)?.id
  return { ref, ambiguity, point: found, standing, ...(fixed ? { fixed } : {}) }
}

/** Refuses readings of questions or answers that do not exist. */
export function checkReadings(setting: Setting, choice: TableChoice): Issue[] {
  return Object.entries(choice.readings ?? {}).flatMap(([ref, reading]) => {
    const [id, named] = ref.split('/')
    const ambiguity = setting.ambiguities.find((candidate) => candidate.id === id || ref.startsWith(`${candidate.id}.`))
    if (!ambiguity)
      return [
        {
          path: `readings.${ref}`,
          message: `${ref} is not an open question of ${setting.game}.`,
          fix: 'See the list of open questions.',
        },
      ]
    const pointName = named ?? (ref.length > ambiguity.id.length ? ref.slice(ambiguity.id.length + 1) : undefined)
    const points = ambiguity.points.filter((point) => !pointName || point.point === pointName)
    if (points.some((point) => point.readings.some((known) => known.id === reading))) return []
    const known = [...new Set(points.flatMap((point) => point.readings.map((r) => r.id)))]
    return [
      {
        path: `readings.${ref}`,
        message: `${ref} has no reading ${reading}.`,
        fix: known.length ? `Give one of: ${known.join(', ')}.` : 'That point does not exist.',
      },
    ]
  })
}

/** The table as clauses see it: the reading tried, else the one fixed, else A. */
export const tableOf = (
  edition: string,
  questions: readonly Question[],
  chosen: Readonly<Record<string, string>>,
  budget?: Budget,
  asked?: Set<string>,
  replay?: Replay,
): RulesInPlay => ({
  edition,
  ...(budget ? { budget } : {}),
  ...(replay ? { replay } : {}),
  reads: (ref) => {
    asked?.add(ref)
    const reading = chosen[ref] ?? questions.find((question) => question.ref === ref)?.fixed ?? 'A'
    replay?.asking?.push([ref, reading])
    return reading
  },
})

/** The remark on a question, by its standing. */
export function sayNote({ ambiguity, point, standing, fixed }: Question): Note {
  const named = { ambiguity: ambiguity.id, ...(point.point ? { point: point.point } : {}), asks: point.asks }
  if (standing === 'unclear' && !fixed) {
    const both = point.readings.map((reading) => `${reading.id}: ${reading.says}`).join(' ')
    return { ...named, says: `The rules do not say. ${both} Shown by reading A.` }
  }
  const chosen = point.readings.find((reading) => reading.id === (fixed ?? 'A'))
  const lead = fixed ? `Our table uses reading ${fixed}` : standing === 'text' ? 'By the words' : 'The better reading'
  return { ...named, says: `${lead}: ${chosen?.says ?? ambiguity.topic}` }
}
