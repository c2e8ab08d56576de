import { checksOver } from '../../../kernel/checker.ts'
import { constraintsOver } from '../../../kernel/constraints.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import { EDITIONS } from '../facts.ts'
import { cardNamed, isNone } from '../names.ts'
import * as usual from '../presumes.ts'
import { clauses, consequences, whoHas } from './clauses.ts'
import { type Duel, isTied, needsRoll, type Side } from './duel.ts'
import { facts, seen } from './facts.ts'

const check = checksOver(facts)
const constraint = constraintsOver(facts)

/** The pips told are those of the card, as far as our list knows it. */
const agrees = ({ card, pips }: Partial<Side>): boolean => {
  if (card === undefined || pips === undefined) return true
  const known = cardNamed(card)
  if (typeof known?.pips !== 'number') return true
  return pips === known.pips || (known.pipsConflicts ?? []).some((conflict) => conflict.pips === pips)
}

const otherPips = {
  at: 'pips',
  message: 'Our list has that card with other printed pips.',
  fix: 'Leave the printed pips blank for a listed card, or give them as printed; the pips for building a hand do not count here.',
}

const cardless = (side: 'blue' | 'red') => ({
  path: `${side}.pips`,
  message: 'Pips are given for a player who plays no card.',
  fix: 'Name the card, or leave the pips blank.',
})

const cardChecks = [
  constraint.each('blue', [], (blue) => (agrees(blue) ? undefined : otherPips)),
  constraint.each('red', [], (red) => (agrees(red) ? undefined : otherPips)),
]

const toldCardless = [
  check(['blue'], ({ blue }) => !isNone(blue.card) || blue.pips === undefined, cardless('blue')),
  check(['red'], ({ red }) => !isNone(red.card) || red.pips === undefined, cardless('red')),
]

const seenChecks = checksOver(seen)
const seenCardless = [
  seenChecks(['blue'], ({ blue }) => !isNone(blue.card) || !blue.sawPips, cardless('blue')),
  seenChecks(['red'], ({ red }) => !isNone(red.card) || !red.sawPips, cardless('red')),
]

/** Odd rounds blue, even rounds red (legion:priority.counter.1). */
const holderIn = (round: number) => (round % 2 ? 'blue' : 'red')

const roundChecks = [
  check(
    ['blue', 'red', 'roundCounterHolder', 'round'],
    ({ roundCounterHolder, round, ...duel }) =>
      round === undefined || !needsRoll(duel as Duel) || roundCounterHolder === holderIn(round),
    {
      path: 'round',
      message: 'Blue holds the round counter in odd rounds, red in even rounds.',
      fix: 'Leave one of the two out.',
    },
  ),
]

/** What is told of a tie is what the cards show; where there is one, both play a card. */
const tie = {
  path: 'tied',
  message: 'The printed pips of the two cards say otherwise.',
  fix: 'Leave it blank where both cards are told.',
}
const agreesOnTie = ({ tied, ...duel }: Duel & { tied?: boolean }): boolean =>
  tied === undefined || tied === isTied(duel)
const toldTied = check(['blue', 'red', 'tied'], agreesOnTie, tie)
const seenTied = seenChecks(['blue', 'red', 'tied'], agreesOnTie, tie)

const side = (told: unknown, tied: unknown) => {
  const known = told as Partial<Side> | undefined
  return known?.pips === undefined && tied !== true ? known : { ...known, sawPips: true }
}

/** Tells the holder by the round where only the round is known. */
function prepare(raw: RawFacts): RawFacts {
  const sides = { ...raw, blue: side(raw.blue, raw.tied), red: side(raw.red, raw.tied) }
  return raw.roundCounterHolder === undefined && raw.round !== undefined
    ? { ...sides, roundCounterHolder: holderIn(Number(raw.round)), byRound: true }
    : { ...sides, byRound: false }
}

/** 5.3: lower pips, then Cunning, then the die of the round counter's holder. */
export const priority = defineChecker({
  id: 'priority',
  ...usual.priority,
  game: 'legion',
  aliases: ['swl-5-3'],
  title: 'Who has priority?',
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
  facts,
  clauses,
  answer: whoHas,
  follows: consequences,
  asks: 'value',
  gaps: ['Which characters have Cunning: the unit card says so.'],
  waitsAt: 'legion:priority.tie.1',
  yetToHappen: { die: 'not-rolled' },
  derives: {
    facts: seen,
    of: prepare,
    from: { byRound: ['round'] },
    checks: [...cardChecks, ...seenCardless, seenTied, ...roundChecks],
  },
  checks: [...cardChecks, ...roundChecks, ...toldCardless, toldTied],
})
