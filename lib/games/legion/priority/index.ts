import { type Checker, checksOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import { EDITIONS } from '../facts.ts'
import { cardNamed } from '../names.ts'
import { prepared } from '../prepared.ts'
import { clauses, whoHas } from './clauses.ts'
import type { Side } from './duel.ts'
import { facts, seen } from './facts.ts'
import { scenarios } from './scenarios.ts'

const check = checksOver(facts)

const agrees = ({ card, pips }: Side): boolean => {
  const known = cardNamed(card)
  if (pips === undefined || typeof known?.pips !== 'number') return true
  return pips === known.pips || (known.pipsConflicts ?? []).some((conflict) => conflict.pips === pips)
}

const words = (side: 'blue' | 'red') => ({
  path: `${side}.pips`,
  message: 'Our list has that card with other printed pips.',
  fix: 'Leave pips out for a listed card, or give them as printed; the pips for building a hand do not count here.',
})

const inner = defineChecker({
  id: 'priority',
  game: 'legion',
  aliases: ['swl-5-3'],
  title: 'Priority',
  question: 'Who has priority this round?',
  asked: [
    'who has priority',
    'who goes first',
    'tie on pips',
    'same pips',
    'roll the red die for priority',
    'cunning',
    'round counter',
    'nobody can play a card',
  ],
  editions: EDITIONS,
  facts: seen,
  clauses,
  answer: whoHas,
  asks: 'value',
  gaps: ['Which characters have Cunning: the unit card says so.'],
  scenarios,
})

/** Odd rounds blue, even rounds red (legion:priority.counter.1). */
const holderIn = (round: number) => (round % 2 ? 'blue' : 'red')

/** Tells the holder by the round where only the round is known. */
const prepare = (raw: RawFacts): RawFacts =>
  raw.roundCounterHolder === undefined && raw.round !== undefined
    ? { ...raw, roundCounterHolder: holderIn(Number(raw.round)), byRound: true }
    : { ...raw, byRound: false }

const base = prepared(inner, { facts, prepare, from: { byRound: ['round'] } })

/** 5.3: lower pips, then Cunning, then the die of the round counter's holder. */
export const priority: Checker = {
  ...base,
  examine: (raw, table) => {
    const found = base.examine(raw, table)
    if (found.verdict !== 'undetermined') return found
    const deciding = found.deciding.length ? found.deciding : ['legion:priority.tie.1']
    if (found.missing.join() !== 'die') return { ...found, deciding }
    const { answer } = base.examine({ ...raw, die: 'not-rolled' }, table)
    return { ...found, deciding, ...(answer ? { answer } : {}) }
  },
  checks: [
    check(['blue'], ({ blue }) => agrees(blue), words('blue')),
    check(['red'], ({ red }) => agrees(red), words('red')),
    check(
      ['roundCounterHolder', 'round'],
      ({ roundCounterHolder, round }) => round === undefined || roundCounterHolder === holderIn(round),
      {
        path: 'round',
        message: 'Blue holds the round counter in odd rounds, red in even rounds.',
        fix: 'Leave one of the two out.',
      },
    ),
  ],
}
