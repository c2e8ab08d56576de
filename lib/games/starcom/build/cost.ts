/** What a build costs, and cards that cannot be built at all. */
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { cardOf, costOf } from '../costs.ts'
import { NEW, OLD, vocabulary } from '../facts.ts'
import { money } from '../words.ts'
import { isByCard } from './by-card.ts'

const { clause, condition } = clausesOver(vocabulary)

/** Copies of Efficient Construction that count; of several, as the table reads starcom:ambiguity.46. */
export const discountsOf = (copies: number, table: RulesInPlay): number =>
  copies > 1 && table.reads('starcom:ambiguity.46') === 'B' ? 1 : copies

interface Priced {
  card: string
  count: number
  efficientConstruction?: number
  byCard?: string
}

/** Credits as printed, station discounts included. */
const printedOf = ({ card, count, efficientConstruction = 0 }: Priced, table: RulesInPlay): number =>
  count * costOf(card, table.edition, () => discountsOf(efficientConstruction, table))

/** Credits for the whole build; what a card builds is free unless the table reads it otherwise (starcom:ambiguity.6/i). */
export const priceOf = (f: Priced, table: RulesInPlay): number =>
  isByCard(f.byCard) && table.reads('starcom:ambiguity.6/i') === 'A' ? 0 : printedOf(f, table)

/** True of a Scout, which prints no cost, unless the table takes that for 0 (starcom:ambiguity.48). */
export const isPriceless = (card: string, table: RulesInPlay): boolean =>
  card === 'scout' && table.reads('starcom:ambiguity.48') === 'A'

const saysCost = {
  holds: (f: Priced & { credits: number }, table: RulesInPlay) =>
    isPriceless(f.card, table)
      ? 'There is no cost to pay.'
      : isByCard(f.byCard)
        ? `The card builds it, free as we read it; the printed cost is ${money(printedOf(f, table))}, and you have ${f.credits}.`
        : `It costs ${money(priceOf(f, table))}; you have ${f.credits}.`,
  fails: (f: Priced & { credits: number }, table: RulesInPlay) =>
    `It costs ${money(priceOf(f, table))}; you have only ${f.credits}.`,
}

/** What it costs, and cards that cannot be built at all. */
export const cost = [
  clause('starcom:cards.scout.1', {
    needs: ['card'],
    readings: ['starcom:ambiguity.48'],
    when: ({ card }) => card === 'scout',
    holds: (_facts, table) => table.reads('starcom:ambiguity.48') === 'B',
    says: { holds: 'A Scout is taken to cost nothing.', fails: 'A Scout prints no cost and cannot be built.' },
  }),
  clause('starcom:cards.orbital-hangar.1', {
    editions: [OLD],
    needs: ['card', 'myFighterBays'],
    when: ({ card }) => card === 'orbital-hangar',
    holds: ({ myFighterBays }) => myFighterBays,
    says: { holds: 'You have Fighter Bays.', fails: 'An Orbital Hangar may be built only with Fighter Bays.' },
  }),
  condition('starcom:cards.efficient-construction.1', {
    editions: [NEW],
    needs: ['what', 'efficientConstruction'],
    when: ({ what, efficientConstruction }) => what === 'station' && efficientConstruction > 0,
    holds: () => true,
    says: { holds: 'Efficient Construction takes 1 off each station, never under 1.' },
  }),
  clause('starcom:command-phase.build.1', {
    editions: [NEW],
    needs: ['card', 'count', 'credits', 'efficientConstruction', 'byCard'],
    readings: ['starcom:ambiguity.46', 'starcom:ambiguity.6/i', 'starcom:ambiguity.48'],
    holds: (f, table) => priceOf(f, table) <= f.credits,
    notes: [{ ambiguity: 'starcom:ambiguity.38', when: ({ card }) => cardOf(card, NEW)?.domain !== 'Neutral' }],
    says: saysCost,
  }),
  clause('starcom:command-phase.build.1', {
    editions: [OLD],
    needs: ['card', 'count', 'credits', 'byCard'],
    readings: ['starcom:ambiguity.6/i', 'starcom:ambiguity.48'],
    holds: (f, table) => priceOf(f, table) <= f.credits,
    notes: [{ ambiguity: 'starcom:ambiguity.38', when: ({ card }) => cardOf(card, OLD)?.domain !== 'Neutral' }],
    says: saysCost,
  }),
]
