/** From facts to a ruling: reads the facts, asks under every reading that matters, tries the remedies, says it. */
import type { Ambiguity, AmbiguityPoint, Standing } from './ambiguity.ts'
import type { Checker, Examination } from './checker.ts'
import type { Table } from './clause.ts'
import { factsOfEdition, type RawFacts } from './facts.ts'
import { parseFacts, sayPath } from './parse.ts'
import { findRemedies } from './remedies.ts'
import type { Invalid, Issue, Note, ReadingRuling, Ruling } from './ruling.ts'
import type { Verdict } from './verdict.ts'
import { holesIn } from './worlds.ts'

/** What the kernel is told of the game around a checker. */
export interface Setting {
  /** Title of the game, for the sentence. */
  game: string
  ambiguities: readonly Ambiguity[]
  /** The label a player says aloud: "Command Phase, Build 2". */
  cite: (clause: string) => string
}

/** What a table has settled for itself. */
export interface TableChoice {
  edition: string
  /** Reading played, by open question (`starcom:ambiguity.10`) or by one of its points (`starcom:ambiguity.20/ii`). */
  readings?: Readonly<Record<string, string>>
}

interface Question {
  /** `id` or `id/point`, as clauses consult it. */
  ref: string
  ambiguity: Ambiguity
  point: AmbiguityPoint
  standing: Standing
  fixed?: string
}

/** Finds the question a reference names. */
function questionOf(ref: string, setting: Setting, choice: TableChoice): Question | undefined {
  const [id, point] = ref.split('/')
  const ambiguity = setting.ambiguities.find((candidate) => candidate.id === id)
  const found = ambiguity?.points.find((candidate) => (point ? candidate.point === point : true))
  const standing = found?.standing[choice.edition]
  if (!ambiguity || !found || !standing) return undefined
  const fixed =
    choice.readings?.[ref] ?? (point ? choice.readings?.[`${id}.${point}`] : undefined) ?? choice.readings?.[id!]
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

const tableOf = (
  edition: string,
  questions: readonly Question[],
  chosen: Readonly<Record<string, string>>,
  asked?: Set<string>,
): Table => ({
  edition,
  reads: (ref) => {
    asked?.add(ref)
    return chosen[ref] ?? questions.find((question) => question.ref === ref)?.fixed ?? 'A'
  },
})

/** The verdict, and the answer where it is one: an illegal case has no result that could differ. */
const essence = (found: Examination) =>
  JSON.stringify([
    found.verdict,
    found.verdict === 'legal' || found.verdict === 'answered' ? found.answer?.value : undefined,
  ])
const substance = (found: Examination) =>
  JSON.stringify([found.verdict, found.answer?.value, [...found.deciding].sort(), found.consequences])

/**
 * The case under every combination of readings that can make a difference: a question is tried in all its readings
 * only where the examination so far has asked for it, so questions that the facts do not bring up cost nothing.
 */
function underReadings(
  open: readonly Question[],
  examine: (chosen: Record<string, string>, asked: Set<string>) => Examination,
): Examination[] {
  const all: Examination[] = []
  const visit = (chosen: Record<string, string>, known?: { found: Examination; asked: Set<string> }): void => {
    const asked = known?.asked ?? new Set<string>()
    const found = known?.found ?? examine(chosen, asked)
    const next = open.find((question) => asked.has(question.ref) && !(question.ref in chosen))
    if (!next) {
      all.push(found)
      return
    }
    for (const reading of next.point.readings) {
      visit({ ...chosen, [next.ref]: reading.id }, reading.id === 'A' ? { found, asked } : undefined)
    }
  }
  visit({})
  return all
}

/** With more facts missing than this, facts that only another reading would ask for are left for later. */
const FEW_MISSING = 6

interface Judged {
  found: Examination
  verdict: Verdict
  readings?: ReadingRuling[]
  /** Questions the examination asked for; the others cannot matter. */
  asked: ReadonlySet<string>
}

function judgeReadings(checker: Checker, facts: RawFacts, edition: string, questions: readonly Question[]): Judged {
  const examine = (chosen: Record<string, string>, asked?: Set<string>) =>
    checker.examine(facts, tableOf(edition, questions, chosen, asked))
  const asked = new Set<string>()
  const found = examine({}, asked)
  const open = questions.filter((question) => question.standing === 'unclear' && !question.fixed)
  if (!open.some((question) => asked.has(question.ref))) return { found, verdict: found.verdict, asked }
  if (found.verdict === 'undetermined') {
    if (found.missing.length > FEW_MISSING) return { found, verdict: 'undetermined', asked }
    const others = open
      .filter((question) => asked.has(question.ref))
      .flatMap(({ ref, point }) => point.readings.slice(1).map((reading) => examine({ [ref]: reading.id })))
      .filter((one) => one.verdict === 'undetermined')
    const missing = [...new Set([found, ...others].flatMap((one) => one.missing))]
    return { found: { ...found, missing }, verdict: 'undetermined', asked }
  }
  const all = underReadings(open, examine)
  if (new Set(all.map(essence)).size === 1) return { found, verdict: found.verdict, asked }
  const waiting = all.filter((one) => one.verdict === 'undetermined')
  if (waiting.length) {
    const missing = [...new Set(waiting.flatMap((one) => one.missing))]
    return { found: { ...found, verdict: 'undetermined', missing }, verdict: 'undetermined', asked }
  }
  const single = open.filter((question) =>
    question.point.readings.some((reading) => essence(examine({ [question.ref]: reading.id })) !== essence(found)),
  )
  const readings = (single.length ? single : open).flatMap((question) =>
    question.point.readings.map((reading): ReadingRuling => {
      const under = examine({ [question.ref]: reading.id })
      return {
        ambiguity: question.ambiguity.id,
        ...(question.point.point ? { point: question.point.point } : {}),
        reading: reading.id,
        says: reading.says,
        verdict: under.verdict,
        ...(under.answer ? { answer: under.answer } : {}),
        deciding: under.deciding,
      }
    }),
  )
  return { found: mergeDisputed(found, all), verdict: 'disputed', readings, asked }
}

/** Findings on which the readings disagree are unknown: the rules do not say. */
function mergeDisputed(found: Examination, all: readonly Examination[]): Examination {
  const agreed = (clause: string, outcome: string) =>
    all.every((one) => one.findings.some((finding) => finding.clause === clause && finding.outcome === outcome))
  const findings = found.findings.map((finding) =>
    agreed(finding.clause, finding.outcome)
      ? finding
      : { ...finding, outcome: 'unknown' as const, because: 'The readings disagree on this.' },
  )
  const differing = all.filter((one) => essence(one) !== essence(found))
  const deciding = [...new Set([...differing.flatMap((one) => one.deciding), ...found.deciding])]
  const contested = deciding.filter((clause) => findings.some((f) => f.clause === clause && f.outcome === 'unknown'))
  const { answer: _answer, ...rest } = found
  return { ...rest, findings, deciding: contested.length ? contested : deciding, consequences: [] }
}

function notesOf(
  checker: Checker,
  facts: RawFacts,
  edition: string,
  questions: readonly Question[],
  { found, asked }: Pick<Judged, 'found' | 'asked'>,
): Note[] {
  const followsOf = (reading: string, { ref }: Question) =>
    JSON.stringify(checker.examine(facts, tableOf(edition, questions, { [ref]: reading })).consequences)
  const notes = questions.flatMap((question): Note[] => {
    const others = question.point.readings.filter((reading) => reading.id !== (question.fixed ?? 'A'))
    if (question.standing === 'unclear' && !question.fixed) {
      const moves =
        asked.has(question.ref) &&
        others.some((reading) => followsOf(reading.id, question) !== JSON.stringify(found.consequences))
      return moves ? [sayNote(question)] : []
    }
    const matters =
      asked.has(question.ref) &&
      others.some(
        (reading) =>
          substance(checker.examine(facts, tableOf(edition, questions, { [question.ref]: reading.id }))) !==
          substance(found),
      )
    return matters || (question.fixed && question.fixed !== 'A') ? [sayNote(question)] : []
  })
  return notes
}

function sayNote({ ambiguity, point, standing, fixed }: Question): Note {
  const named = { ambiguity: ambiguity.id, ...(point.point ? { point: point.point } : {}) }
  if (standing === 'unclear' && !fixed) {
    const both = point.readings.map((reading) => `${reading.id}: ${reading.says}`).join(' ')
    return { ...named, says: `The rules do not say. ${both} Shown by reading A.` }
  }
  const chosen = point.readings.find((reading) => reading.id === (fixed ?? 'A'))
  const lead = fixed ? `This table plays reading ${fixed}` : standing === 'text' ? 'By the words' : 'The better reading'
  return { ...named, says: `${lead}: ${chosen?.says ?? ambiguity.topic}` }
}

const WORDS: Record<Verdict, string> = {
  legal: 'LEGAL',
  illegal: 'NOT LEGAL',
  undetermined: 'DEPENDS',
  disputed: 'THE RULES DO NOT SAY',
  answered: 'ANSWER',
}

function sentenceOf(checker: Checker, setting: Setting, ruling: Omit<Ruling, 'sentence'>): string {
  const word = ruling.verdict === 'answered' && ruling.answer ? ruling.answer.says : WORDS[ruling.verdict]
  const clauses = ruling.deciding.slice(0, 4).map(setting.cite).join('; ')
  const need =
    ruling.verdict === 'undetermined' && ruling.missing.length
      ? ` on ${ruling.missing
          .slice(0, 3)
          .map((path) => `“${sayPath(checker.facts, path)}”`)
          .join(', ')}`
      : ''
  return `${setting.game} (${ruling.edition}): ${checker.question} ${word}${need}${clauses ? ` (${clauses})` : ''}`
}

/**
 * Judges raw facts. Pure: the same input gives the same ruling on any machine.
 * In: a checker, its setting, the table's choice, facts from anywhere. Out: a ruling, or what to mend in the facts.
 */
export function judge(checker: Checker, setting: Setting, choice: TableChoice, raw: unknown): Ruling | Invalid {
  const specs = factsOfEdition(checker.facts, choice.edition)
  const parsed = parseFacts(checker.facts, raw)
  const issues = [...checkReadings(setting, choice), ...('issues' in parsed ? parsed.issues : [])]
  if (!('facts' in parsed) || issues.length) return invalid(issues)
  const facts = Object.fromEntries(
    Object.entries(parsed.facts).filter(([key, value]) => specs[key] && value !== undefined),
  )
  const misfits = misfitsOf(checker, specs, facts, choice.edition)
  if (misfits.length) return invalid(misfits)
  const questions = checker.consults.flatMap((ref) => questionOf(ref, setting, choice) ?? [])
  const judged = judgeReadings(checker, facts, choice.edition, questions)
  return assemble(checker, setting, choice, facts, questions, judged)
}

function misfitsOf(
  checker: Checker,
  specs: ReturnType<typeof factsOfEdition>,
  facts: RawFacts,
  edition: string,
): Issue[] {
  const refused = checker.refuses?.(facts) ?? []
  const unfit = checker.checks
    .filter((check) => !check.editions || check.editions.includes(edition))
    .filter((check) => check.needs.every((key) => specs[key]) && !holesIn(specs, facts, check.needs).length)
    .filter((check) => !check.fits(facts as never))
    .map(({ path, message, fix }) => ({ path, message, fix }))
  return [...refused, ...unfit]
}

const invalid = (issues: Issue[]): Invalid => ({
  code: 'invalid-facts',
  message: issues.map((issue) => `${issue.message} ${issue.fix}`).join(' '),
  issues,
})

function assemble(
  checker: Checker,
  setting: Setting,
  choice: TableChoice,
  facts: RawFacts,
  questions: readonly Question[],
  judged: Judged,
): Ruling {
  const { found, verdict, readings } = judged
  const remarked = found.remarks.flatMap((ref) => questionOf(ref, setting, choice) ?? []).map(sayNote)
  const notes =
    verdict === 'disputed' || verdict === 'undetermined'
      ? remarked
      : [...notesOf(checker, facts, choice.edition, questions, judged), ...remarked]
  const distinct = notes.filter(
    (note, i) => notes.findIndex((other) => other.ambiguity === note.ambiguity && other.point === note.point) === i,
  )
  const again = (changed: RawFacts): Verdict | 'invalid' => {
    if (misfitsOf(checker, factsOfEdition(checker.facts, choice.edition), changed, choice.edition).length)
      return 'invalid'
    const table = tableOf(choice.edition, questions, {})
    const quick = checker.allows?.(changed, table)
    if (
      quick &&
      (quick !== 'legal' || !questions.some((question) => question.standing === 'unclear' && !question.fixed))
    )
      return quick
    return judgeReadings(checker, changed, choice.edition, questions).verdict
  }
  const tried =
    verdict === 'illegal'
      ? findRemedies(checker, facts, tableOf(choice.edition, questions, {}), again)
      : { remedies: [], openings: [] }
  const ruling: Omit<Ruling, 'sentence'> = {
    checker: `${checker.game}/${checker.id}`,
    edition: choice.edition,
    verdict,
    ...(found.answer ? { answer: found.answer } : {}),
    deciding: found.deciding,
    findings: found.findings,
    missing: verdict === 'undetermined' ? found.missing : [],
    ...tried,
    consequences: found.consequences,
    ...(readings ? { readings } : {}),
    notes: distinct,
  }
  return { ...ruling, sentence: sentenceOf(checker, setting, ruling) }
}
