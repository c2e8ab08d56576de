/** Open questions: which a case turns on, and what it is under each reading. */

import { type Budget, charge, isSpent } from './budget.ts'
import type { Checker, Examination } from './checker.ts'
import { factsOfEdition } from './edition-facts.ts'
import type { RawFacts } from './facts.ts'
import { gapsIn, hasGaps } from './gaps.ts'
import { type Question, sayNote, tableOf } from './questions.ts'
import type { Replay } from './replay.ts'
import type { Note, ReadingRuling } from './ruling.ts'
import { essenceOf, type Verdict } from './verdict.ts'

const essence = ({ verdict, answer }: Examination) => essenceOf(verdict, answer)

const substance = (found: Examination) =>
  JSON.stringify([found.verdict, found.answer?.value, [...found.deciding].sort(), found.consequences])

/** The case under one combination of readings. */
interface Under {
  chosen: Readonly<Record<string, string>>
  found: Examination
}

/**
 * The case under every combination of readings that can make a difference: a question is tried in all its readings
 * only where the examination so far has asked for it, so questions that the facts do not bring up cost nothing.
 */
function underReadings(open: readonly Question[], examine: Examine): Under[] {
  const all: Under[] = []
  const visit = (chosen: Record<string, string>, known?: { found: Examination; asked: Set<string> }): void => {
    const asked = known?.asked ?? new Set<string>()
    const found = known?.found ?? examine(chosen, asked)
    const next = open.find((question) => asked.has(question.ref) && !(question.ref in chosen))
    if (!next) {
      all.push({ chosen, found })
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

/** The case under all readings that matter. */
export interface Judged {
  found: Examination
  verdict: Verdict
  readings?: ReadingRuling[]
  /** Questions the examination asked for; the others cannot matter. */
  asked: ReadonlySet<string>
  /** The case under other readings. */
  examine: Examine
}

/** Looks at the case under some readings, the others as the table plays them; `asked` gets the questions it asks for. */
type Examine = (chosen: Readonly<Record<string, string>>, asked?: Set<string>) => Examination

/**
 * Looks at one case under one reading after another. Where all is told it is looked at once under each, and counted as
 * often as it is asked: then nothing is searched, and every look takes the same steps.
 */
function examining(
  checker: Checker,
  facts: RawFacts,
  edition: string,
  questions: readonly Question[],
  budget: Budget,
): Examine {
  const replay: Replay | undefined = questions.some(isOpen) ? { known: new Map() } : undefined
  const look: Examine = (chosen, asked) =>
    checker.examine(facts, tableOf(edition, questions, chosen, budget, asked, replay))
  const specs = factsOfEdition(checker.facts, edition)
  if (!questions.length || hasGaps(specs, facts, Object.keys(specs))) return look
  const looks = new Map<string, { found: Examination; asked: ReadonlySet<string>; steps: number }>()
  const standing = new Map(questions.map(({ ref, fixed = 'A' }) => [ref, fixed]))
  return (chosen, asked) => {
    const key = JSON.stringify(Object.entries(chosen).filter(([ref, reading]) => standing.get(ref) !== reading))
    const before = looks.get(key)
    if (before && budget.left >= before.steps) {
      charge({ budget }, before.steps)
      for (const ref of before.asked) asked?.add(ref)
      return before.found
    }
    const own = new Set<string>()
    const { left } = budget
    const found = look(chosen, own)
    if (!isSpent(budget)) looks.set(key, { found, asked: own, steps: left - budget.left })
    for (const ref of own) asked?.add(ref)
    return found
  }
}

/**
 * Judges under every reading that can make a difference. Where a search had to stop, a reading may not have come up:
 * only what no reading can change then stands, anything else waits for the facts that are not told.
 */
export function judgeReadings(
  checker: Checker,
  facts: RawFacts,
  edition: string,
  questions: readonly Question[],
  budget: Budget,
): Judged {
  const judged = judgeAll(checker, facts, edition, questions, budget)
  const open = new Set(questions.filter(isOpen).map(({ ref }) => ref))
  const isSure =
    judged.verdict === 'illegal' &&
    (!open.size || judged.found.failsBy?.some((refs) => !refs.some((ref) => open.has(ref))))
  if (!budget.stopped || judged.verdict === 'undetermined' || isSure) return judged
  const specs = factsOfEdition(checker.facts, edition)
  const missing = gapsIn(specs, facts, Object.keys(specs)).map((gap) => gap.path)
  const { answer: _answer, ...rest } = judged.found
  const found: Examination = { ...rest, verdict: 'undetermined', missing, consequences: [] }
  return { ...judged, found, verdict: 'undetermined' }
}

const isOpen = ({ standing, fixed }: Question) => standing === 'unclear' && !fixed

function judgeAll(
  checker: Checker,
  facts: RawFacts,
  edition: string,
  questions: readonly Question[],
  budget: Budget,
): Judged {
  const examine = examining(checker, facts, edition, questions, budget)
  const asked = new Set<string>()
  const found = examine({}, asked)
  const open = questions.filter(isOpen)
  if (!open.some((question) => asked.has(question.ref))) return { found, verdict: found.verdict, asked, examine }
  if (found.verdict === 'undetermined') {
    if (found.missing.length > FEW_MISSING) return { found, verdict: 'undetermined', asked, examine }
    const others = open
      .filter((question) => asked.has(question.ref))
      .flatMap(({ ref, point }) => point.readings.slice(1).map((reading) => examine({ [ref]: reading.id })))
      .filter((one) => one.verdict === 'undetermined')
    const missing = [...new Set([found, ...others].flatMap((one) => one.missing))]
    return { found: { ...found, missing }, verdict: 'undetermined', asked, examine }
  }
  const under = underReadings(open, examine)
  const all = under.map((one) => one.found)
  if (new Set(all.map(essence)).size === 1)
    return { found: inAllReadings(found, all), verdict: found.verdict, asked, examine }
  const waiting = all.filter((one) => one.verdict === 'undetermined')
  if (waiting.length) {
    const missing = [...new Set(waiting.flatMap((one) => one.missing))]
    // A case judged as a whole says nothing of its clauses while it waits: then no reading of them is the ruling's.
    const isSilent = waiting.some(({ findings }) => !findings.length)
    const deciding = isSilent ? [] : [...new Set([...found.deciding, ...waiting.flatMap((one) => one.deciding)])]
    const said = isSilent ? { ...found, findings: [] } : disagreeing(found, all)
    // Only one reading has an answer yet: it is not given as if it were the ruling's.
    const { answer: _answer, ...merged } = { ...said, deciding, consequences: [] }
    return { found: { ...merged, verdict: 'undetermined', missing }, verdict: 'undetermined', asked, examine }
  }
  const turns = (chosen: Record<string, string>) => essence(examine(chosen)) !== essence(found)
  const single = open.filter(({ ref, point }) => point.readings.some((reading) => turns({ [ref]: reading.id })))
  const along = single.length ? {} : fewestChanges(under, found)
  const shown = single.length ? single : open.filter(({ ref }) => along[ref])
  const readings = shown.flatMap((question) => readingsOf(question, shown, along, examine))
  return { found: mergeDisputed(found, all), verdict: 'disputed', readings, asked, examine }
}

/** The fewest readings other than the first that turn the case together; asked for where none turns it alone. */
function fewestChanges(under: readonly Under[], found: Examination): Record<string, string> {
  const changes = under
    .filter((one) => essence(one.found) !== essence(found))
    .map(({ chosen }) => Object.entries(chosen).filter(([, reading]) => reading !== 'A'))
    .sort((a, b) => a.length - b.length)
  return Object.fromEntries(changes[0] ?? [])
}

/** The case under each reading of one question, with those of the others it is played along with. */
function readingsOf(
  question: Question,
  shown: readonly Question[],
  along: Readonly<Record<string, string>>,
  examine: Examine,
): ReadingRuling[] {
  const others = shown.filter(({ ref }) => ref !== question.ref && along[ref])
  const beside = others.map(({ ref, ambiguity, point }) => {
    const reading = point.readings.find((one) => one.id === along[ref])
    return `${ambiguity.topic}: ${reading?.says ?? ''}`
  })
  return question.point.readings.map((reading): ReadingRuling => {
    const under = examine({ ...along, [question.ref]: reading.id })
    return {
      ambiguity: question.ambiguity.id,
      ...(question.point.point ? { point: question.point.point } : {}),
      asks: question.point.asks,
      reading: reading.id,
      says: beside.length ? `${reading.says} (Read along with it: ${beside.join(' ')})` : reading.says,
      verdict: under.verdict,
      ...(under.answer ? { answer: under.answer } : {}),
      deciding: under.deciding,
    }
  })
}

/** What forbids under every reading decides; a clause that forbids only under some is open. */
function inAllReadings(found: Examination, all: readonly Examination[]): Examination {
  if (found.verdict !== 'illegal') return found
  const deciding = found.deciding.filter((clause) => all.every((one) => one.deciding.includes(clause)))
  if (!deciding.length || deciding.length === found.deciding.length) return found
  return { ...disagreeing(found, all), deciding }
}

/** Findings on which the readings disagree are unknown: the rules do not say; or, where one only waits, nobody has told. */
function disagreeing(found: Examination, all: readonly Examination[]): Examination {
  const findings = found.findings.map((finding) => {
    const under = all.map((one) => one.findings.find(({ clause }) => clause === finding.clause))
    if (under.every((one) => one?.outcome === finding.outcome)) return finding
    const waits = under.find((one) => one?.outcome === 'unknown')
    const settled = new Set(under.map((one) => one?.outcome).filter((outcome) => outcome !== 'unknown'))
    if (waits && settled.size < 2) return waits
    return { ...finding, outcome: 'unknown' as const, because: 'The readings disagree on this.' }
  })
  return { ...found, findings }
}

function mergeDisputed(found: Examination, all: readonly Examination[]): Examination {
  const { answer: _answer, ...rest } = disagreeing(found, all)
  const differing = all.filter((one) => essence(one) !== essence(found))
  const deciding = [...new Set([...differing.flatMap((one) => one.deciding), ...found.deciding])]
  const contested = deciding.filter((clause) =>
    rest.findings.some((finding) => finding.clause === clause && finding.outcome === 'unknown'),
  )
  return { ...rest, deciding: contested.length ? contested : deciding, consequences: [] }
}

/** Remarks on the questions that change something about this case without changing its verdict. */
export function notesOf(
  questions: readonly Question[],
  { found, asked, examine }: Pick<Judged, 'found' | 'asked' | 'examine'>,
): Note[] {
  const followsOf = (reading: string, { ref }: Question) => JSON.stringify(examine({ [ref]: reading }).consequences)
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
      others.some((reading) => substance(examine({ [question.ref]: reading.id })) !== substance(found))
    return matters || (question.fixed && question.fixed !== 'A') ? [sayNote(question)] : []
  })
  return notes
}
