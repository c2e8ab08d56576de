/** What is said of a case that the readings judge differently, and which of them turn it. */
import type { Examination } from './checker.ts'
import type { Examine, Under } from './looks.ts'
import type { Question } from './questions.ts'
import type { ReadingRuling } from './ruling.ts'
import { essenceOf } from './verdict.ts'

/** The verdict with its answer, to compare by. */
export const essence = ({ verdict, answer }: Examination) => essenceOf(verdict, answer)

/** True where a reading settles the case in another way. */
const isOther = (other: Examination, found: Examination): boolean =>
  other.verdict !== 'undetermined' && essence(other) !== essence(found)

/** The questions whose readings turn the case, alone where one does, and the case under each of those readings. */
export function readingsThatTurn(
  open: readonly Question[],
  under: readonly Under[],
  found: Examination,
  examine: Examine,
): ReadingRuling[] {
  const single = open.filter(({ ref, point }) =>
    point.readings.some(({ id }) => isOther(examine({ [ref]: id }), found)),
  )
  const along = single.length ? {} : fewestChanges(under, found)
  const shown = single.length ? single : open.filter(({ ref }) => along[ref])
  const more = open.flatMap((question) =>
    shown.includes(question) ? [] : readingsBehind(question, shown, under, along, examine),
  )
  return [...shown.flatMap((question) => readingsOf(question, shown, along, examine)), ...more]
}

/** The readings of a question that turns the case only where one that is shown is read otherwise, along with that reading. */
function readingsBehind(
  question: Question,
  shown: readonly Question[],
  under: readonly Under[],
  along: Readonly<Record<string, string>>,
  examine: Examine,
): ReadingRuling[] {
  const others = shown.flatMap(({ ref, point }) =>
    point.readings.filter(({ id }) => id !== 'A').map(({ id }) => ({ ...along, [ref]: id })),
  )
  const isAsked = (chosen: Readonly<Record<string, string>>) =>
    under.some(
      (one) => question.ref in one.chosen && Object.entries(chosen).every(([ref, id]) => one.chosen[ref] === id),
    )
  const turns = (chosen: Readonly<Record<string, string>>) =>
    question.point.readings.some(({ id }) => isOther(examine({ ...chosen, [question.ref]: id }), examine(chosen)))
  const behind = others.find((chosen) => isAsked(chosen) && turns(chosen))
  return behind ? readingsOf(question, [...shown, question], behind, examine) : []
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
  const beside = others.map(({ ref, point }) => {
    const reading = point.readings.find((one) => one.id === along[ref])
    return `${point.asks} ${reading?.says ?? ''}`
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
export function inAllReadings(found: Examination, all: readonly Examination[]): Examination {
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

/** A case that some reading only waits for: it is judged under none, and waits for what each of them lacks. */
export function waitingUnder(found: Examination, all: readonly Examination[]): Examination {
  const waiting = all.filter((one) => one.verdict === 'undetermined')
  const missing = [...new Set(waiting.flatMap((one) => one.missing))]
  // A case judged as a whole says nothing of its clauses while it waits: then no reading of them is the ruling's.
  const isSilent = waiting.some(({ findings }) => !findings.length)
  const deciding = isSilent ? [] : [...new Set([...found.deciding, ...waiting.flatMap((one) => one.deciding)])]
  const said = isSilent ? { ...found, findings: [] } : disagreeing(found, all)
  // Only one reading has an answer yet: it is not given as if it were the ruling's.
  const { answer: _answer, ...merged } = said
  return { ...merged, deciding, missing, verdict: 'undetermined', consequences: [] }
}

/** A case that waits for its answer, since the readings may part on it: allowed so far is not settled. */
export function answerAhead(found: Examination): Examination {
  const missing = [...(found.lacks?.() ?? [])]
  const waiting = found.findings.filter(({ outcome }) => outcome === 'unknown').map(({ clause }) => clause)
  const deciding = waiting.length ? waiting : found.deciding
  return { ...found, verdict: 'undetermined', deciding, missing, consequences: [] }
}

/** A case that some readings judge otherwise: what they part on decides. */
export function mergeDisputed(found: Examination, all: readonly Examination[]): Examination {
  const { answer: _answer, ...rest } = disagreeing(found, all)
  const differing = all.filter((one) => essence(one) !== essence(found))
  const deciding = [...new Set([...differing.flatMap((one) => one.deciding), ...found.deciding])]
  const contested = deciding.filter((clause) =>
    rest.findings.some((finding) => finding.clause === clause && finding.outcome === 'unknown'),
  )
  return { ...rest, deciding: contested.length ? contested : deciding, consequences: [] }
}
