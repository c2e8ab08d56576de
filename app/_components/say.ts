import type { Checker } from '../../lib/kernel/checker'
import { inShort } from '../../lib/kernel/clause-says'
import { sayLines, sayValue } from '../../lib/kernel/fact-words'
import type { Fact, FactSpecs, RawFacts } from '../../lib/kernel/facts'
import { sayFollows } from '../../lib/kernel/follows'
import { sayPath, segmentsOf } from '../../lib/kernel/parse'
import { type Finding, type Presumed, plainOf, type ReadingRuling, type Ruling } from '../../lib/kernel/ruling'
import { VERDICT_WORDS } from '../../lib/kernel/verdict'
import { nextQuestion } from '../../lib/next-question'

export { sayPath as labelOfPath, segmentsOf }

/** The reason of a finding. A refusal that waits for nothing says so. */
export const sayBecause = ({ outcome, because }: Finding, isRefused = false): string =>
  isRefused && outcome === 'unknown' ? `Forbidden in any case. ${because}` : because

const more = (count: number) => (count > 0 ? `, and ${count} more` : '')

/** Letters of a list that still stand beside other facts; of a longer one its first lines. */
const SHORT = 60

/** A told value as players say it. */
export const sayTold = (fact: Fact, value: unknown): string =>
  fact.kind === 'list' && fact.of.kind === 'record' && fact.of.told && Array.isArray(value) && value.length
    ? sayLines(fact.of, value)
    : sayValue(fact, value)

/** A told value in a few words: of a long list the lines there is room for, and how many more there are. */
export function sayShort(fact: Fact, value: unknown): string {
  if (!Array.isArray(value)) return sayValue(fact, value)
  const firstOf = (count: number) => sayTold(fact, value.slice(0, count))
  let shown = value.length
  while (shown > 1 && firstOf(shown).length > SHORT) shown--
  return firstOf(shown) + more(value.length - shown)
}

/** The known facts a clause looked at. */
export const sayFacts = (specs: FactSpecs, finding: Finding): { key: string; label: string; value: string }[] =>
  Object.entries(finding.facts).flatMap(([key, value]) => {
    const fact = specs[key]
    return fact && value !== undefined ? [{ key, label: fact.label, value: sayShort(fact, value) }] : []
  })

const COUNTS = ['NO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']

/** The readings of the question that comes first: those of others stand below, some of them along with one of these. */
function firstReadings({ readings = [] }: Partial<Pick<Ruling, 'readings'>>): readonly ReadingRuling[] {
  const [first] = readings
  return readings.filter((one) => one.ambiguity === first?.ambiguity && one.point === first.point)
}

/** The verdict as the bar writes it. */
export function verdictWord(ruling: Pick<Ruling, 'verdict' | 'answer'> & Partial<Pick<Ruling, 'readings'>>): string {
  if (ruling.verdict === 'disputed') return `${COUNTS[Math.max(2, firstReadings(ruling).length)] ?? 'SEVERAL'} READINGS`
  return (ruling.verdict === 'answered' && ruling.answer?.says) || VERDICT_WORDS[ruling.verdict]
}

/** The word for what is still open: a question that asks who or how many does not "depend". */
export const openWord = ({ asks }: Pick<Checker, 'asks'>): string => (asks === 'value' ? 'NOT DECIDED YET' : 'DEPENDS')

/** The readings of what the rules do not say, each with what it comes to. */
function sayReadings(ruling: Partial<Pick<Ruling, 'readings'>>): string {
  const says = firstReadings(ruling).map((one) => `${one.reading}: ${verdictWord(one)}`)
  return `The rules do not say. ${says.slice(0, 3).join(' · ')}`
}

/** Why or what comes of a presumed verdict, and all that would turn it, or the first of it and how many more are listed. */
export function unlessOf(presumed: Presumed, isShort = false): string {
  const { verdict, unless, taken } = presumed
  const why = comesOf(presumed)
  const comes = why && `${why}${verdict === 'disputed' ? '. ' : ' '}`
  if (!unless.length) return taken.length ? `${comes}In the usual case.` : comes.trim()
  const listed = isShort ? unless.flatMap((turn) => turn.parts ?? [turn]) : unless
  const first = isShort ? listed.slice(0, 1) : listed
  const says = first.map((one) => one.says).join(' · ')
  return `${comes}In the usual case, unless: ${says}${more(listed.length - first.length)}`
}

/** What forbids a presumed case, what comes of a legal one, or how it is read. */
function comesOf(presumed: Presumed): string {
  const { verdict, answer, because, readings } = presumed
  if (verdict === 'disputed' && readings) return sayReadings({ readings })
  return because ?? (verdict === 'legal' && answer ? `${answer.says}.` : sayFollows(presumed))
}

/** What was told of a case, and what of it nobody knows. */
interface Told {
  facts: RawFacts
  unsure?: readonly string[] | undefined
}

/** What an open case waits for: what is plain already, the fact that is asked now, then how many more must be told even so. */
export function waitsFor(checker: Checker, ruling: Ruling, { facts, unsure }: Told): string {
  const next = nextQuestion(checker, ruling, unsure)
  if (!next) return summaryOf(checker.facts, ruling, facts)
  const open = [next, ...(ruling.asks ?? ruling.missing)].map((path) => sayPath(checker.facts, path, facts))
  const plain = plainOf(ruling)
  return `${plain ? `${plain} ` : ''}On: ${open[0]}${more(new Set(open).size - 1)}`
}

/** One line under the verdict. */
export function summaryOf(specs: FactSpecs, ruling: Ruling, facts: RawFacts): string {
  const headline = ruling.findings.find((finding) => finding.clause === ruling.deciding[0])
  if (ruling.verdict === 'undetermined') {
    const [first, ...rest] = [...new Set(ruling.missing.map((path) => sayPath(specs, path, facts)))]
    return first ? `On: ${first}${more(rest.length)}` : 'A fact is missing.'
  }
  if (ruling.verdict === 'disputed') return sayReadings(ruling)
  if (ruling.verdict === 'illegal')
    return headline?.outcome === 'fails' ? inShort(headline) : 'Whatever the missing facts are, a rule forbids it.'
  if (ruling.verdict === 'legal') {
    const follows = sayFollows(ruling)
    if (headline?.outcome === 'holds' && ruling.findings.some((finding) => finding.liftedBy === headline.clause))
      return `${headline.because} ${follows}`.trim()
    if (follows) return follows
    const held = ruling.findings.filter((finding) => finding.outcome === 'holds').length
    return ruling.answer
      ? `Nothing forbids it. ${ruling.answer.says}.`
      : `Nothing forbids it: ${held === 1 ? '1 clause agrees' : `${held} clauses agree`}.`
  }
  // what waits for a fact beside the answer is no reason for it
  const said = ruling.deciding.flatMap((id) => ruling.findings.find(({ clause }) => clause === id) ?? [])
  return said.find(({ outcome }) => outcome !== 'unknown')?.because ?? ''
}
