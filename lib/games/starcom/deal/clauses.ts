import { clausesOver } from '../../../kernel/clause.ts'
import type { FactValue } from '../../../kernel/facts.ts'
import { NEW, OLD } from '../facts.ts'
import { figureOf } from '../figures.ts'
import { counted } from '../words.ts'
import { facts, type KINDS } from './facts.ts'

export type Goods = FactValue<typeof facts.goods>
type Kind = keyof typeof KINDS

const { clause, condition } = clausesOver(facts)

export const has = (goods: Goods, kind: Kind) => goods.some((good) => good.kind === kind)

/** Cards by which one hand grows, swaps set off against each other. */
const cardsGained = (goods: Goods) => {
  const given = (from: string) =>
    goods.filter((good) => good.kind === 'hand-card' && good.from === from).reduce((sum, good) => sum + good.count, 0)
  return Math.abs(given('me') - given('partner'))
}

/** Cards over the hand limit when the deal is done. */
export const cardsOver = (f: { goods: Goods; receiverHandSize: number }, edition: string) =>
  cardsGained(f.goods) ? Math.max(0, f.receiverHandSize + cardsGained(f.goods) - figureOf('hand-limit', edition)) : 0

/** What speaks of a Homeworld that is gone, by edition. */
export const LOSES = 'starcom:objective.elimination.1'
export const CAPTURED = 'starcom:end-phase.cleanup.2'
const homeworldGone = (id: string, edition: string, holds: string) =>
  condition(id, {
    editions: [edition],
    needs: ['goods', 'homeworldTraded'],
    when: ({ goods, homeworldTraded }) => has(goods, 'system') && homeworldTraded,
    holds: () => true,
    says: { holds, aside: 'No Homeworld is traded.' },
  })

/** Goods the edition does not list: favours since November 2022, stations on their own before. */
const BARRED: Readonly<Record<string, Kind>> = { [NEW]: 'favour', [OLD]: 'station' }

export const clauses = [
  clause('starcom:command-phase.trade.3', {
    needs: ['goods'],
    holds: ({ goods }, { edition }) => !has(goods, BARRED[edition]!),
    says: {
      holds: 'Everything offered may be traded.',
      fails: (_f, { edition }) =>
        edition === NEW
          ? 'Favors cannot be traded in the November 2022 edition.'
          : 'Stations cannot be traded on their own in the February 2022 edition.',
    },
  }),
  clause('starcom:additional-rules.hand-limit.1', {
    editions: [NEW],
    needs: ['goods', 'receiverHandSize'],
    readings: ['starcom:ambiguity.29'],
    when: ({ goods }) => cardsGained(goods) > 0,
    holds: (f, { reads }) => cardsOver(f, NEW) === 0 || reads('starcom:ambiguity.29') === 'A',
    says: {
      holds: (f) =>
        cardsOver(f, NEW) ? 'Cards are discarded to make room.' : 'The hand stays within the limit of five cards.',
      fails: (f) => `The hand would hold ${f.receiverHandSize + cardsGained(f.goods)} cards; the limit is five.`,
      aside: 'No hand grows.',
    },
  }),
  condition('starcom:additional-rules.hand-limit.3', {
    editions: [OLD],
    needs: ['goods', 'receiverHandSize'],
    when: (f) => cardsOver(f, OLD) > 0,
    holds: () => true,
    says: {
      holds: 'With a full hand a card is discarded before another comes in.',
      aside: 'There is room in the hand.',
    },
  }),
  clause('starcom:card-types.ship.6', {
    editions: [NEW],
    needs: ['goods', 'receiverShips', 'receiverDevelopments'],
    readings: ['starcom:ambiguity.5/ii'],
    when: ({ goods }) => has(goods, 'ship'),
    holds: (f, { reads }) => f.receiverShips <= f.receiverDevelopments || reads('starcom:ambiguity.5/ii') === 'A',
    also: ['starcom:command-phase.build.5'],
    says: {
      holds: (f) =>
        f.receiverShips <= f.receiverDevelopments
          ? `${counted(f.receiverShips, 'ship')} against ${counted(f.receiverDevelopments, 'development')}: within the limit.`
          : 'As we read it, the ship limit is one on building only.',
      fails: (f) =>
        `${counted(f.receiverShips, 'ship')} would be more than ${counted(f.receiverDevelopments, 'development')}.`,
      aside: 'No ship is traded.',
    },
  }),
  clause('starcom:additional-rules.fighters.4', {
    editions: [OLD],
    needs: ['goods', 'receiverFighters', 'receiverDevelopments'],
    readings: ['starcom:ambiguity.5/ii'],
    when: ({ goods }) => has(goods, 'ship'),
    holds: (f, { reads }) => f.receiverFighters <= f.receiverDevelopments || reads('starcom:ambiguity.5/ii') === 'A',
    says: {
      holds: (f) =>
        f.receiverFighters <= f.receiverDevelopments
          ? `${counted(f.receiverFighters, 'Fighter')} against ${counted(f.receiverDevelopments, 'development')}: within the limit.`
          : 'As we read it, the Fighter limit is one on building only.',
      fails: (f) =>
        `${counted(f.receiverFighters, 'Fighter')} would be more than ${counted(f.receiverDevelopments, 'development')}.`,
      aside: 'No ship is traded.',
    },
  }),
  condition('starcom:command-phase.trade.4', {
    needs: ['goods'],
    when: ({ goods }) => has(goods, 'system'),
    holds: () => true,
    says: {
      holds: 'The receiver of the system places as many counters as the giver takes off.',
      aside: 'No system is traded.',
    },
  }),
  condition('starcom:command-phase.trade.5', {
    editions: [NEW],
    needs: ['goods', 'stationsInSystem'],
    when: ({ goods, stationsInSystem }) => has(goods, 'system') && stationsInSystem > 0,
    holds: () => true,
    says: { holds: 'The stations go along with the system.', aside: 'No stations are in a traded system.' },
  }),
  homeworldGone(
    LOSES,
    OLD,
    'It says that a player who no longer controls their Homeworld has lost; this one was traded away.',
  ),
  homeworldGone(CAPTURED, NEW, 'It speaks of a Homeworld that was captured; this one was traded away.'),
]
