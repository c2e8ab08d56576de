import { clausesOver } from '../../../kernel/clause.ts'
import { askFor } from '../../../kernel/seeing.ts'
import { NEW, OLD } from '../facts.ts'
import { figureOf } from '../figures.ts'
import { counted, money } from '../words.ts'
import { facts } from './facts.ts'

const { clause, condition } = clausesOver(facts)
export const limitOf = (edition: string) => figureOf('hand-limit', edition)

/** Cards that would come into the hand: one when buying, none when selling. */
export const dueOf = (f: { action: string; draws: number }) =>
  f.action === 'buy' ? 1 : f.action === 'sell' ? 0 : f.draws

/** True where the hand is too full for the next card due; a full hand is that for any number of cards. */
export const hasNoRoom = (f: { action: string; handSize: number; draws: number }, edition: string) =>
  f.handSize >= limitOf(edition) || f.handSize + dueOf(f) > limitOf(edition)

/** True for draws from a deck; a card may also come into the hand another way. */
const isDraw = (action: string) => action === 'ready-draw' || action === 'buy' || action === 'card-effect'

/** True for draws that a full hand of November 2022 skips; buying is not skipped but barred. */
export const isSkippable = (action: string) => action === 'ready-draw' || action === 'card-effect'

const LIMIT = 'starcom:additional-rules.hand-limit.1'
const BUY = 'starcom:command-phase.trade.1'
const SELL = 'starcom:command-phase.trade.2'
const SOURCE = 'starcom:additional-rules.drawing-cards.1'

/** Done again in the same turn, which some tables bar (starcom:ambiguity.22). */
const mayRepeat = (times: number | undefined, reads: (ref: string) => string) =>
  !times || reads('starcom:ambiguity.22') === 'A'

type Deck = keyof typeof facts.deck.options

/** The deck, asked for where nothing else says which it is. */
const chosen = (deck: Deck | undefined): Deck => deck ?? askFor('deck')
const nameOf = (deck: Deck) => facts.deck.options[deck]

interface Source {
  readonly deck: Deck | undefined
  readonly domainsControlled: readonly Deck[]
}

/** November 2022: what every draw, bought or not, asks of its deck. */
const fromOwnDomain = {
  holds: ({ deck, domainsControlled }: Source) =>
    domainsControlled.length > 0 && domainsControlled.includes(chosen(deck)),
  also: ['starcom:domains.control.1', 'starcom:additional-rules.siege.5'],
  says: {
    holds: ({ deck }: Source) =>
      deck ? `You control a system of the ${nameOf(deck)} domain.` : 'You control a system of every domain.',
    fails: ({ deck, domainsControlled }: Source) =>
      domainsControlled.length
        ? `You control no system of the ${deck ? nameOf(deck) : 'deck’s'} domain.`
        : 'You do not control any domain, so there is no deck to draw from.',
    aside: 'No card is drawn.',
  },
}

export const clauses = [
  clause(LIMIT, {
    needs: ['handSize'],
    holds: ({ handSize }, { edition }) => handSize <= limitOf(edition),
    says: {
      holds: ({ handSize }, { edition }) => `${counted(handSize, 'card')} in hand; the limit is ${limitOf(edition)}.`,
      fails: ({ handSize }, { edition }) =>
        `${counted(handSize, 'card')} in hand is over the limit of ${limitOf(edition)}.`,
    },
  }),
  clause('starcom:game-overview.phases.2', {
    needs: ['action', 'firstTurn'],
    when: ({ action }) => action === 'ready-draw',
    holds: ({ firstTurn }) => !firstTurn,
    notes: [{ ambiguity: 'starcom:ambiguity.1', when: ({ firstTurn }) => firstTurn }],
    says: {
      holds: 'It is not your first turn, so there is a Ready Phase.',
      fails: 'Your first turn has no Ready Phase, so no draw.',
      aside: 'It is not the draw of the Ready Phase.',
    },
  }),
  clause(SOURCE, {
    editions: [NEW],
    needs: ['action', 'handSize', 'draws', 'deck', 'domainsControlled'],
    when: (f) => isSkippable(f.action) && f.draws > 0 && f.handSize < limitOf(NEW),
    ...fromOwnDomain,
  }),
  clause(SOURCE, {
    editions: [NEW],
    needs: ['action', 'deck', 'domainsControlled'],
    when: ({ action }) => action === 'buy',
    ...fromOwnDomain,
  }),
  clause('starcom:additional-rules.siege.4', {
    editions: [NEW],
    needs: ['action', 'besiegedSource'],
    when: ({ action, besiegedSource }) => action === 'card-effect' && besiegedSource !== undefined,
    holds: ({ besiegedSource }) => !besiegedSource,
    also: ['starcom:cards.research-world.1'],
    says: {
      holds: 'No siege switches off what gives the draw.',
      fails: 'The text of a System card under siege is off, so a Research World there gives no draw.',
      aside: 'No System card is said to give the draw.',
    },
  }),
  clause('starcom:ready-phase.draw.5', {
    editions: [OLD],
    needs: ['action', 'draws', 'deck', 'dieDomain', 'domainsControlled'],
    when: ({ action, draws }) => action === 'ready-draw' && draws > 0,
    holds: ({ deck, dieDomain, domainsControlled }) =>
      (deck === undefined || deck === dieDomain) && domainsControlled.includes(dieDomain),
    says: {
      holds: 'The Domain Die shows a domain you control, and you draw from its deck.',
      fails: ({ deck, dieDomain, domainsControlled }) =>
        !domainsControlled.includes(dieDomain)
          ? `The Domain Die shows ${nameOf(dieDomain)}, which you do not control; no draw.`
          : `The Domain Die shows ${nameOf(dieDomain)}, not ${deck ? nameOf(deck) : 'the domain of the deck'}.`,
      aside: 'It is not the draw of the Ready Phase.',
    },
  }),
  clause(BUY, {
    needs: ['action', 'handSize', 'credits', 'timesThisTurn'],
    readings: ['starcom:ambiguity.22'],
    when: ({ action }) => action === 'buy',
    holds: (f, { edition, reads }) =>
      f.credits >= figureOf('buy-price', edition) &&
      (edition === OLD || f.handSize < limitOf(edition)) &&
      mayRepeat(f.timesThisTurn, reads),
    says: {
      holds: (_f, { edition }) => `A card costs ${money(figureOf('buy-price', edition))}.`,
      fails: (f, { edition }) =>
        edition === NEW && f.handSize >= limitOf(edition)
          ? `With ${counted(f.handSize, 'card')} in hand you cannot buy.`
          : f.credits < figureOf('buy-price', edition)
            ? `A card costs ${money(figureOf('buy-price', edition))}; you have ${f.credits}.`
            : 'You have bought a card this turn already.',
      aside: 'No card is bought.',
    },
  }),
  clause(SELL, {
    needs: ['action', 'handSize', 'timesThisTurn'],
    readings: ['starcom:ambiguity.22'],
    when: ({ action }) => action === 'sell',
    holds: (f, { edition, reads }) =>
      f.handSize >= figureOf('sell-cards', edition) && mayRepeat(f.timesThisTurn, reads),
    says: {
      holds: (_f, { edition }) => `Two cards bring ${money(figureOf('sell-price', edition))}.`,
      fails: (f, { edition }) =>
        f.handSize < figureOf('sell-cards', edition)
          ? 'You need two cards to sell.'
          : 'You have sold cards this turn already.',
      aside: 'Nothing is sold.',
    },
  }),
  clause(LIMIT, {
    editions: [NEW],
    needs: ['action', 'handSize', 'draws'],
    readings: ['starcom:ambiguity.29'],
    when: ({ action }) => action === 'gain-card',
    holds: (f, { reads }) => f.handSize + f.draws <= limitOf(NEW) || reads('starcom:ambiguity.29') === 'A',
    says: {
      holds: (f) =>
        f.handSize + f.draws <= limitOf(NEW) ? 'There is room in your hand.' : 'You discard to make room.',
      fails: (f) => `${f.handSize} + ${counted(f.draws, 'card')} would be over the limit of ${limitOf(NEW)}.`,
      aside: 'No card comes into the hand without drawing.',
    },
  }),
  condition('starcom:additional-rules.hand-limit.2', {
    needs: ['action', 'handSize', 'draws'],
    when: (f, { edition }) => (edition === OLD ? isDraw(f.action) : isSkippable(f.action)) && hasNoRoom(f, edition),
    holds: () => true,
    says: {
      holds: (_f, { edition }) =>
        edition === NEW
          ? 'With a full hand a draw is skipped.'
          : 'With a full hand you discard a card before each draw.',
      aside: 'There is room in your hand.',
    },
  }),
  condition('starcom:ready-phase.draw.3', {
    editions: [NEW],
    needs: ['action', 'handSize', 'draws'],
    when: (f) => f.action === 'ready-draw' && hasNoRoom(f, NEW),
    holds: () => true,
    says: { holds: 'With five cards in hand you skip the draw.', aside: 'There is room for the draw.' },
  }),
  condition('starcom:additional-rules.hand-limit.3', {
    editions: [OLD],
    needs: ['action', 'handSize', 'draws'],
    when: (f) => f.action === 'gain-card' && hasNoRoom(f, OLD),
    holds: () => true,
    says: { holds: 'With a full hand you discard a card before taking another.', aside: 'There is room in your hand.' },
  }),
]
