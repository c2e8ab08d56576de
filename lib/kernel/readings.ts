/** Judges a case under every reading of the open questions that can make a difference. */
import { partAhead } from './answers.ts'
import { type Budget, isSpent, unlessSpent } from './budget.ts'
import type { Checker, Examination } from './checker.ts'
import { answerAhead, essence, inAllReadings, mergeDisputed, readingsThatTurn, waitingUnder } from './disputed.ts'
import { factsOfEdition } from './edition-facts.ts'
import type { RawFacts } from './facts.ts'
import { gapsIn } from './gaps.ts'
import { type Examine, examining, isOpen, underReadings } from './looks.ts'
import type { Question } from './questions.ts'
import type { ReadingRuling } from './ruling.ts'
import type { Verdict } from './verdict.ts'

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

/**
 * Judges under every reading that can make a difference. Where a search had to stop, a reading may not have come up:
 * only what no reading can change then stands, anything else waits for the facts that are not told.
 * `wordless`: what it comes to is asked, and its findings are not read.
 */
export function judgeReadings(
  checker: Checker,
  facts: RawFacts,
  edition: string,
  questions: readonly Question[],
  budget: Budget,
  wordless = false,
): Judged {
  const judged = judgeAll(checker, facts, edition, questions, budget, wordless)
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

function judgeAll(
  checker: Checker,
  facts: RawFacts,
  edition: string,
  questions: readonly Question[],
  budget: Budget,
  wordless: boolean,
): Judged {
  const examine = examining(checker, facts, edition, questions, budget, wordless)
  const asked = new Set<string>()
  const found = examine({}, asked)
  const open = questions.filter(isOpen)
  if (!open.some((question) => asked.has(question.ref))) return { found, verdict: found.verdict, asked, examine }
  if (found.verdict === 'undetermined')
    return {
      found: { ...found, missing: missingUnder(open, found, asked, examine) },
      verdict: 'undetermined',
      asked,
      examine,
    }
  // Out of steps a look leaves all open, and with one that does the case is open, whatever the others would say.
  const isEnough = ({ verdict }: Examination) => verdict === 'undetermined' && isSpent(budget)
  const under = underReadings(open, examine, isEnough)
  const all = under.map((one) => one.found)
  // Out of steps, every reading leaves open what one look had settled.
  if (new Set([found, ...all].map(essence)).size === 1) {
    if (mayPart(all, budget)) return { found: answerAhead(found), verdict: 'undetermined', asked, examine }
    return { found: inAllReadings(found, all), verdict: found.verdict, asked, examine }
  }
  if (all.some(({ verdict }) => verdict === 'undetermined'))
    return { found: waitingUnder(found, all), verdict: 'undetermined', asked, examine }
  // A reading that allows the case and still waits for its answer may come to what the others say.
  const unanswered = all.find((one) => !one.answer && one.verdict === found.verdict && one.lacks?.().length)
  if (unanswered && all.every(({ verdict }) => verdict === found.verdict))
    return { found: answerAhead(unanswered), verdict: 'undetermined', asked, examine }
  const disputed: Judged = { found: mergeDisputed(found, all), verdict: 'disputed', asked, examine }
  // which of the readings turn it is for whoever reads it
  return wordless ? disputed : { ...disputed, readings: readingsThatTurn(open, under, found, examine) }
}

/** True where the readings allow the case alike so far, and a fact that its answer lacks can still part them. */
function mayPart([one, ...others]: readonly Examination[], budget: Budget): boolean {
  const outlook = one?.outlook?.()
  if (!outlook) return false
  return unlessSpent(
    () => others.some((other) => !other.outlook || partAhead(outlook, other.outlook(), budget)),
    () => true,
  )
}

/** With more facts missing than this, facts that only another reading would ask for are left for later. */
const FEW_MISSING = 6

/** What a case waits for: its missing facts, and those that only another reading asks for. */
function missingUnder(
  open: readonly Question[],
  { missing }: Examination,
  asked: ReadonlySet<string>,
  examine: Examine,
): string[] {
  if (missing.length > FEW_MISSING) return [...missing]
  const others = open
    .filter(({ ref }) => asked.has(ref))
    .flatMap(({ ref, point }) => point.readings.slice(1).map((reading) => examine({ [ref]: reading.id })))
    .filter(({ verdict }) => verdict === 'undetermined')
  return [...new Set([missing, ...others.map((one) => one.missing)].flat())]
}
