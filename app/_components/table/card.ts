/** A ruling as a card: what a share, a print, a picture and the log say of it, made once. */
import { sayPath } from '../../../lib/kernel/parse'
import { sayTaken } from '../../../lib/kernel/presumed'
import type { Answer, ReadingRuling, Ruling } from '../../../lib/kernel/ruling'
import type { Verdict } from '../../../lib/kernel/verdict'
import type { KeptRuling } from '../../../lib/table/log'
import { sayTable } from '../../../lib/table/words'
import { quoteOf, type RulingState } from '../findings/context'
import { sayTold, summaryOf, unlessOf, verdictWord } from '../say'
import { contrastsOf } from './contrast'
import { made } from './made'

/** The verdict that stands: the presumed one where facts are missing. */
export interface Standing {
  verdict: Verdict
  answer?: Answer
  deciding: readonly string[]
  readings?: readonly ReadingRuling[]
}

export const standingOf = (ruling: Ruling): Standing =>
  ruling.presumed && ruling.verdict === 'undetermined' ? ruling.presumed : ruling

export interface RulingCard {
  game: string
  title: string
  question: string
  /** Edition and readings: "February 2022 · reading A of …". */
  table: string
  verdict: Verdict
  word: string
  summary: string
  /** What was taken as usual, in a sentence; empty where nothing was. */
  taken: string
  facts: readonly { label: string; value: string }[]
  deciding: readonly { id: string; label: string; text: string; href?: string }[]
  /** What other printings say: "In February 2022: NOT LEGAL". */
  contrasts: readonly string[]
  sentence: string
  query: string
}

/** What was told of a case, and what nobody knows of it, as the player reads it. */
export function toldOf({ checker, table }: Pick<RulingState, 'checker' | 'table'>): RulingCard['facts'] {
  const facts = Object.entries(table.facts).flatMap(([key, value]) => {
    const fact = checker.facts[key]
    return fact && value !== undefined ? [{ label: fact.label, value: sayTold(fact, value) }] : []
  })
  const unsure = (table.unsure ?? []).map((path) => ({
    label: sayPath(checker.facts, path, table.facts),
    value: 'not sure',
  }))
  return [...facts, ...unsure]
}

/** Clauses a card quotes. */
const QUOTED = 3

export function cardOf(context: RulingState, ruling: Ruling, query: string): RulingCard {
  const { pack, checker, table } = context
  const { presumed } = ruling
  const isPresumed = presumed !== undefined && ruling.verdict === 'undetermined'
  const standing = standingOf(ruling)
  const word = verdictWord(standing as Ruling)
  return {
    game: pack.id,
    title: pack.title,
    question: checker.question,
    table: sayTable(pack, ruling.edition, table.readings),
    verdict: standing.verdict,
    word,
    summary: isPresumed ? unlessOf(presumed) : summaryOf(checker.facts, ruling, table.facts),
    taken: isPresumed ? sayTaken(presumed.taken) : '',
    facts: toldOf(context),
    deciding: standing.deciding.slice(0, QUOTED).map((id) => {
      const { label, text = '', href } = quoteOf(context, id, ruling.edition)
      return { id, label, text, ...(href ? { href } : {}) }
    }),
    contrasts: contrastsOf(context, ruling).map(({ title, word: other }) => `In ${title}: ${other}`),
    sentence: isPresumed ? presumed.sentence : ruling.sentence,
    query,
  }
}

/** The text for a chat: question, verdict, why, by which rules. Without the link. */
export function chatOf(card: RulingCard): string {
  const why = card.deciding.map(({ label }) => label).join('; ')
  return [
    `${card.title} (${card.table}): ${card.question} ${card.word}`,
    card.summary,
    why && `Decided by: ${why}`,
    ...card.contrasts,
  ]
    .filter(Boolean)
    .join('\n')
}

/** The card as the log keeps it. */
export function keptOf(context: RulingState, ruling: Ruling, query: string, id: string, time: string): KeptRuling {
  const card = cardOf(context, ruling, query)
  const { checker, table } = context
  const { answer } = standingOf(ruling)
  return {
    id,
    time,
    game: card.game,
    checker: checker.id,
    title: card.title,
    question: card.question,
    edition: ruling.edition,
    table: card.table,
    readings: table.readings,
    facts: table.facts,
    unsure: table.unsure ?? [],
    told: card.facts.map(({ label, value }) => `${label}: ${value}`),
    query,
    verdict: card.verdict,
    word: card.word,
    ...(answer ? { answer: JSON.stringify(answer.value) } : {}),
    isPresumed: ruling.presumed !== undefined && ruling.verdict === 'undetermined',
    summary: [card.summary, card.taken].filter(Boolean).join(' '),
    sentence: card.sentence,
    deciding: card.deciding.map(({ id: clause, label, text }) => ({ id: clause, label, text })),
    made: made(card.game),
  }
}
