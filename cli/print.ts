/** A ruling for a person at a terminal: the verdict, what decides it, and what would change it. */
import type { Checker } from '../lib/kernel/checker.ts'
import { factAt } from '../lib/kernel/parse.ts'
import { sayCounted, sayTaken, usualWord } from '../lib/kernel/presumed.ts'
import type { Answer, Presumed, Remedy, Ruling, Step } from '../lib/kernel/ruling.ts'
import { VERDICT_WORDS } from '../lib/kernel/verdict.ts'
import { type Library, textOf } from './library.ts'
import { bold, faint, fold, section } from './terminal.ts'

/** In: a ruling, its checker, the words of its clauses, whether the headline follows what is presumed. */
export function sayRuling(ruling: Ruling, checker: Checker, library: Library, presume?: boolean): string {
  const { presumed } = ruling
  const answer = ruling.answer ?? presumed?.answer
  const usual = presume ? presumed : undefined
  const word = usual ? usualWord(usual) : VERDICT_WORDS[ruling.verdict]
  const { deciding } = usual ?? ruling
  const leads = usual ? 1 : leadsOf(ruling)
  return [
    `${bold(word)}\n${fold(ruling.sentence)}\n`,
    presumed ? sayPresumed(presumed) : '',
    answer ? sayAnswer(answer, library) : '',
    section(
      'Decided by',
      deciding.slice(0, leads).map((clause) => sayDeciding(clause, ruling, library, usual)),
    ),
    section(
      'Also checked',
      deciding.slice(leads).map((id) => fold(`${library.clauses.get(id)?.label ?? id} (${id})`, 2)),
    ),
    section(
      'Still to be known',
      ruling.missing.map((path) => sayMissing(path, checker)),
    ),
    section('This would make it legal', ruling.remedies.map(sayRemedy)),
    section('With the rest known, this could make it legal', ruling.openings.map(sayRemedy)),
    section('The rules do not say; each reading', (ruling.readings ?? []).map(sayReading)),
    section(
      'What follows',
      (presumed?.consequences ?? ruling.consequences).map((step) => fold(sayStep(step), 2)),
    ),
    section(
      'Notes',
      ruling.notes.map(({ ambiguity, point, asks, says }) =>
        fold(`${asks} ${says} (${ambiguity}${point ? `/${point}` : ''})`, 2),
      ),
    ),
    ruling.counted ? `\n${fold(sayCounted(ruling.counted))}\n` : '',
    section(
      'Left aside: asked by other questions only',
      (ruling.ignored ?? []).map((name) => fold(name, 2)),
    ),
    section(
      'Not covered here',
      checker.gaps.map((gap) => fold(gap, 2)),
    ),
  ]
    .join('')
    .trimEnd()
}

/** At least one clause leads; of an open case all, for each may still forbid it. */
const leadsOf = ({ verdict, leads, deciding }: Ruling): number =>
  verdict === 'undetermined' ? deciding.length : Math.max(1, leads)

const sayStep = ({ says, value, clause }: Step): string =>
  `${says}${value === undefined ? '' : ` (${value})`}${clause ? ` (${clause})` : ''}`

function sayPresumed(presumed: Presumed): string {
  const open = presumed.cut ? ['There was too much to try; more may turn it.'] : []
  return [
    section(
      `${usualWord(presumed)}, unless`,
      [...presumed.unless.map(({ says }) => says), ...open].map((says) => fold(says, 2)),
    ),
    section('What was taken', [fold(sayTaken(presumed.taken), 2)]),
  ].join('')
}

function sayAnswer(answer: Answer, library: Library): string {
  const steps = answer.derivation.map(({ says, clause }) =>
    fold(clause ? `${says} (${library.clauses.get(clause)?.label ?? clause})` : says, 2),
  )
  return section(`Answer: ${answer.says}`, steps)
}

function sayDeciding(id: string, ruling: Ruling, library: Library, usual?: Presumed): string {
  const clause = library.clauses.get(id)
  // what was not told yet is no reason of the usual case
  const because = usual ? usual.because : ruling.findings.find((finding) => finding.clause === id)?.because
  return [
    `  ${bold(clause ? `${clause.label}: ${clause.title}` : id)}  ${faint(id)}`,
    clause ? fold(textOf(clause, ruling.edition), 4) : '',
    because ? fold(`Here: ${because}`, 4) : '',
  ]
    .filter(Boolean)
    .join('\n')
}

function sayMissing(path: string, checker: Checker): string {
  const segments = [...path.matchAll(/[^.[\]]+/g)].map(([part]) => (/^\d+$/.test(part) ? Number(part) : part))
  const label = factAt(checker.facts, segments)?.label
  return fold(label ? `${path}: ${label}` : path, 2)
}

const sayRemedy = ({ says }: Remedy) => fold(says, 2)

const sayReading = ({
  ambiguity,
  point,
  asks,
  reading,
  says,
  verdict,
  answer,
}: NonNullable<Ruling['readings']>[number]) =>
  fold(
    `${asks} (${ambiguity}${point ? `/${point}` : ''}) Reading ${reading}: ${answer?.says ?? VERDICT_WORDS[verdict]}. ${says}`,
    2,
  )
