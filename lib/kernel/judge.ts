/** From facts to a ruling: reads the facts, asks under every reading that matters, tries the remedies, says it. */

import { type Budget, fullBudget } from './budget.ts'
import type { Checker } from './checker.ts'
import { awaiting, doubtsOf } from './doubted.ts'
import { factsOfEdition } from './edition-facts.ts'
import type { FactSpecs, RawFacts } from './facts.ts'
import { isBlankAt } from './gaps.ts'
import { leadFirst } from './lead.ts'
import { misfitsOf } from './misfits.ts'
import { withOneSpelling } from './names.ts'
import { notesOf } from './notes.ts'
import { parseFacts, sayPath } from './parse.ts'
import { type Beside, presumedBeside } from './presumed.ts'
import {
  checkReadings,
  type Question,
  questionOf,
  type Setting,
  sayNote,
  type TableChoice,
  tableOf,
} from './questions.ts'
import { type Judged, judgeReadings } from './readings.ts'
import { findRemedies, quickVerdict } from './remedies.ts'
import { type Counted, type Invalid, type Issue, plainOf, type Ruling } from './ruling.ts'
import { VERDICT_WORDS, type Verdict } from './verdict.ts'

/** Said where the search stopped before it had tried everything. */
const TOO_MUCH = 'Too much is open to try everything; each fact told helps.'

function sentenceOf(
  checker: Checker,
  setting: Setting,
  facts: RawFacts,
  ruling: Omit<Ruling, 'sentence'>,
  isCut: boolean,
): string {
  const word = ruling.verdict === 'answered' && ruling.answer ? ruling.answer.says : VERDICT_WORDS[ruling.verdict]
  const clauses = ruling.deciding.slice(0, Math.max(1, ruling.leads)).map(setting.cite).join('; ')
  const need =
    ruling.verdict === 'undetermined' && ruling.missing.length
      ? ` on ${ruling.missing
          .slice(0, 3)
          .map((path) => `“${sayPath(checker.facts, path, facts)}”`)
          .join(', ')}`
      : ''
  const cut = isCut && ruling.verdict === 'undetermined' ? ` ${TOO_MUCH}` : ''
  const plain = plainOf(ruling)
  return `${setting.game} (${setting.titleOf?.(ruling.edition) ?? ruling.edition}): ${checker.question} ${plain ? `${plain} ` : ''}${word}${need}${clauses ? ` (${clauses})` : ''}${cut}`
}

/** What a ruling is asked for beside its facts. */
export interface Asking {
  /** Paths of facts the asker does not know; never presumed. */
  unsure?: readonly string[]
  /** False: nothing is presumed. True: the sentence follows what is presumed. Absent: it stands beside the ruling. */
  presume?: boolean
}

/**
 * Judges raw facts. Pure: the same input gives the same ruling on any machine.
 * In: a checker, its setting, the table's choice, facts from anywhere, how far to look, what of it is not known.
 * Out: a ruling, or what to mend in the facts.
 */
export function judge(
  checker: Checker,
  setting: Setting,
  choice: TableChoice,
  raw: unknown,
  budget = fullBudget(),
  asking: Asking = {},
): Ruling | Invalid {
  const steps = judgeInSteps(checker, setting, choice, raw, budget, asking)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/**
 * The same in steps, for a page that stays awake: the ruling with what is presumed as soon as that is known, then
 * nothing after every judging, at last the ruling with what would turn it.
 */
export function* judgeInSteps(
  checker: Checker,
  setting: Setting,
  choice: TableChoice,
  raw: unknown,
  budget = fullBudget(),
  { unsure = [], presume }: Asking = {},
): Generator<Ruling | undefined, Ruling | Invalid> {
  const { edition } = choice
  const specs = factsOfEdition(checker.facts, edition)
  const parsed = parseFacts(checker.facts, raw)
  const issues = [...checkReadings(setting, choice), ...('issues' in parsed ? parsed.issues : [])]
  if (!('facts' in parsed) || issues.length) return invalid(issues)
  const told = Object.fromEntries(
    Object.entries(parsed.facts).filter(([key, value]) => specs[key] && value !== undefined),
  )
  const { facts, issues: twins } = withOneSpelling(checker.facts, told)
  const clashes = twins.length ? twins : misfitsOf(checker, specs, facts, edition).map(({ issue }) => issue)
  // what the asker does not know is missing, and nothing to mend
  const misfits = clashes.filter(({ path }) => !(unsure.includes(path) && isBlankAt(facts, path)))
  if (misfits.length) return invalid(misfits)
  const questions = checker.consults.flatMap((ref) => questionOf(ref, setting, choice) ?? [])
  const plain = judgeReadings(checker, facts, edition, questions, budget)
  const isOpen = plain.verdict === 'undetermined' || !unsure.length
  const judged = isOpen
    ? plain
    : awaiting(plain, doubtsOf({ checker, edition, questions, facts, unsure, budget }, plain))
  const ruling = assemble(checker, setting, choice, facts, questions, judged, budget)
  if (presume === false) return ruling
  const withBeside = ({ presumed, asks }: Beside): Ruling => {
    const { sentence, ...rest } = ruling
    const says = (presume && presumed?.sentence) || sentence
    return { ...rest, ...(presumed ? { presumed } : {}), ...(asks ? { asks } : {}), sentence: says }
  }
  const asks = `${setting.game} (${setting.titleOf?.(edition) ?? edition}): ${checker.question}`
  const steps = presumedBeside({ checker, edition, questions, facts, unsure }, judged, asks)
  let step = steps.next()
  for (; !step.done; step = steps.next()) yield step.value && withBeside(step.value)
  return withBeside(step.value)
}

/** What is counted for facts that were left blank and matter beside the others. */
const countedIn = (specs: FactSpecs, facts: RawFacts, edition: string): Counted[] =>
  Object.entries(factsOfEdition(specs, edition)).flatMap(([path, { blank }]) => {
    const says = facts[path] === undefined && (typeof blank === 'function' ? blank(facts) : blank)
    return says ? [{ path, says }] : []
  })

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
  budget: Budget,
): Ruling {
  const { found, verdict, readings } = judged
  const remarked = found.remarks.flatMap((ref) => questionOf(ref, setting, choice) ?? []).map(sayNote)
  const notes =
    verdict === 'disputed' || verdict === 'undetermined' ? remarked : [...notesOf(questions, judged), ...remarked]
  const distinct = notes.filter(
    (note, i) => notes.findIndex((other) => other.ambiguity === note.ambiguity && other.point === note.point) === i,
  )
  const again = (changed: RawFacts): Verdict | 'invalid' => {
    if (misfitsOf(checker, factsOfEdition(checker.facts, choice.edition), changed, choice.edition, facts).length)
      return 'invalid'
    const quick = quickVerdict(checker, changed, choice.edition, questions, budget)
    if (quick) return quick
    return judgeReadings(checker, changed, choice.edition, questions, budget, true).verdict
  }
  const tried =
    verdict === 'illegal' && !found.failsTogether
      ? findRemedies(checker, facts, tableOf(choice.edition, questions, {}, budget), again)
      : { remedies: [], openings: [] }
  const ruling: Omit<Ruling, 'sentence'> = {
    checker: `${checker.game}/${checker.id}`,
    edition: choice.edition,
    verdict,
    ...(found.answer ? { answer: found.answer } : {}),
    ...leadFirst(verdict, found.deciding, found.findings, checker.leadsOf),
    findings: found.findings,
    missing:
      verdict === 'undetermined'
        ? found.missing
        : verdict === 'legal' && found.awaits
          ? [...(found.lacks?.() ?? [])]
          : [],
    ...tried,
    consequences: found.consequences,
    ...(readings ? { readings } : {}),
    notes: distinct,
  }
  const counted = verdict === 'undetermined' ? [] : countedIn(checker.facts, facts, choice.edition)
  if (counted.length) ruling.counted = counted
  return { ...ruling, sentence: sentenceOf(checker, setting, facts, ruling, budget.stopped) }
}
