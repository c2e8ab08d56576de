import { answerOver, checksOver } from '../../../kernel/checker.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import type { Step } from '../../../kernel/ruling.ts'
import { EDITIONS, NEW, OLD } from '../facts.ts'
import { figureOf } from '../figures.ts'
import * as usual from '../presumes.ts'
import { counted, money } from '../words.ts'
import { clauses, dueOf, hasNoRoom, isSkippable, limitOf } from './clauses.ts'
import { facts } from './facts.ts'

const LIMIT = 'starcom:additional-rules.hand-limit.1'
const FULL = 'starcom:additional-rules.hand-limit.2'
const OTHERWISE = 'starcom:additional-rules.hand-limit.3'
const READY_FULL = 'starcom:ready-phase.draw.3'
const BUY = 'starcom:command-phase.trade.1'
const SELL = 'starcom:command-phase.trade.2'

interface Hand {
  action: string
  handSize: number
  draws: number
}

/** Cards over the limit: skipped draws in November 2022, discards before drawing in February 2022. */
const overOf = (f: Hand, edition: string) => Math.max(0, f.handSize + dueOf(f) - limitOf(edition))

/** The clause that deals with the cards over the limit. */
const overClause = (f: Hand, edition: string) =>
  f.action === 'gain-card'
    ? edition === OLD
      ? OTHERWISE
      : LIMIT
    : edition === NEW && f.action === 'ready-draw'
      ? READY_FULL
      : FULL

function follow(f: Hand, edition: string): Step[] {
  const over = overOf(f, edition)
  const steps: Step[] = []
  if (f.action === 'buy') steps.push({ says: `Pay ${money(figureOf('buy-price', edition))}.`, clause: BUY })
  if (f.action === 'sell')
    steps.push({ says: `Discard two cards and gain ${money(figureOf('sell-price', edition))}.`, clause: SELL })
  if (!over) return steps
  const skips = edition === NEW && isSkippable(f.action)
  const says = skips
    ? `Skip ${over === 1 ? 'one draw' : `${over} draws`}.`
    : `Discard ${counted(over, 'card')} to make room.`
  return [...steps, { says, value: over, clause: overClause(f, edition) }]
}

/** Cards in hand afterwards. */
const handAfter = answerOver(facts)({
  needs: ['action', 'handSize', 'draws'],
  whenLegal: true,
  of: (f, { edition }) => {
    const sold = f.action === 'sell' ? figureOf('sell-cards', edition) : 0
    const over = overOf(f, edition)
    const value = f.handSize + dueOf(f) - over - sold
    return {
      kind: 'number',
      value,
      unit: 'card',
      says: `${counted(value, 'card')} in hand`,
      derivation: [
        { says: 'Cards in hand now', value: f.handSize, clause: LIMIT },
        ...(dueOf(f)
          ? [{ says: 'Cards to draw or take', value: dueOf(f), clause: f.action === 'buy' ? BUY : LIMIT }]
          : []),
        ...(over ? [{ says: 'Over the limit', value: -over, clause: overClause(f, edition) }] : []),
        ...(sold ? [{ says: 'Cards sold', value: -sold, clause: SELL }] : []),
      ],
      deciding:
        f.action !== 'sell' && hasNoRoom(f, edition)
          ? [LIMIT, ...(overClause(f, edition) === READY_FULL ? [FULL] : []), overClause(f, edition)]
          : [LIMIT],
      consequences: follow(f, edition),
    }
  },
})

const check = checksOver(facts)

/** CK-11: may I draw, buy, sell or take cards, and how many are in hand then. */
export const hand = defineChecker({
  id: 'hand',
  ...usual.hand,
  game: 'starcom',
  aliases: ['ck-11'],
  title: 'Can I draw, buy or sell cards?',
  question: 'Can I draw, buy or sell, and how many cards do I end up with?',
  asked: [
    'hand limit',
    'draw a card',
    'full hand',
    'buy a card',
    'sell cards',
    'which deck can i draw from',
    'domain die',
    'discard to hand size',
  ],
  editions: EDITIONS,
  facts,
  checks: [
    check(['action', 'draws'], (f) => f.action !== 'buy' || f.draws <= 1, {
      path: 'draws',
      message: 'Cards are bought one at a time.',
      fix: 'Ask for 1 card, and again for the next one.',
    }),
    check(['action', 'besiegedSource'], (f) => !f.besiegedSource || f.action === 'card-effect', {
      path: 'besiegedSource',
      message: 'Only a draw because of a card has a System card it comes from.',
      fix: 'Choose the draw because of a card, or leave blank whether its system is under siege.',
      editions: [NEW],
    }),
    check(['action', 'draws'], (f) => f.action !== 'sell' || f.draws === 0, {
      path: 'draws',
      message: 'Selling draws no cards.',
      fix: 'Set the number of cards to 0, or leave it blank.',
    }),
  ],
  clauses,
  answer: handAfter,
  asks: 'may',
  gaps: [
    'A draw that takes the last card of a Domain deck: ask about the end of the game.',
    'Cards put into play at once.',
  ],
})
