import { checksOver } from '../../../kernel/checker.ts'
import { clausesOver, type Table } from '../../../kernel/clause.ts'
import { notInList } from '../build/checks.ts'
import { cardOf } from '../costs.ts'
import { EDITIONS, NEW, OLD } from '../facts.ts'
import { facts } from './facts.ts'

const { clause, condition } = clausesOver(facts)

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`

/** Credits for the next `count` developments: each costs the number it makes (starcom:command-phase.develop.4). */
export const priceOf = (developments: number, count: number) =>
  Array.from({ length: count }, (_, i) => developments + i + 1).reduce((sum, price) => sum + price, 0)

/** Developments the system can hold, Orbital Habitats included (starcom:ambiguity.42/i). */
const ceilingOf = (f: { maxDevelopments: number; orbitalHabitats: number }, table: Table) =>
  f.maxDevelopments + (table.reads('starcom:ambiguity.42/i') === 'A' ? 2 * f.orbitalHabitats : 0)

const FIRST = 'starcom:command-phase.develop.2'
const NEXT = 'starcom:command-phase.develop.4'
const MAXIMUM = 'starcom:command-phase.develop.5'

const maximum = {
  needs: ['developments', 'count', 'maxDevelopments', 'orbitalHabitats'],
  readings: ['starcom:ambiguity.42/i'],
  also: ['starcom:cards.orbital-habitat.1'],
} as const

const payable = { needs: ['developments', 'count', 'credits'] } as const
const saysPrice = {
  holds: (f: { developments: number; count: number; credits: number }) =>
    `It costs ${plural(priceOf(f.developments, f.count), 'credit')}; you have ${f.credits}.`,
  fails: (f: { developments: number; count: number; credits: number }) =>
    `It costs ${plural(priceOf(f.developments, f.count), 'credit')}; you have only ${f.credits}.`,
}
const canPay = (f: { developments: number; count: number; credits: number }) =>
  priceOf(f.developments, f.count) <= f.credits

export const clauses = [
  clause('starcom:cards.empty-system.1', {
    editions: [OLD],
    needs: ['card'],
    holds: ({ card }) => card !== 'empty-system',
    says: { holds: 'It is no Empty System.', fails: 'An Empty System takes no developments.' },
  }),
  clause('starcom:command-phase.develop.1', {
    needs: ['systemController'],
    readings: ['starcom:ambiguity.37'],
    holds: ({ systemController }, table) =>
      systemController !== 'opponent' || (table.edition === OLD && table.reads('starcom:ambiguity.37') === 'B'),
    says: {
      holds: ({ systemController }) =>
        systemController === 'opponent'
          ? "Nothing forbids adding to an opponent's system."
          : 'No other player controls the system.',
      fails: 'Another player controls the system.',
    },
  }),
  clause(FIRST, {
    editions: [NEW],
    needs: ['systemController', 'myNonFighterShips'],
    when: ({ systemController }) => systemController === 'none',
    holds: ({ myNonFighterShips }) => myNonFighterShips >= 1,
    also: ['starcom:additional-rules.fighters.2'],
    says: {
      holds: 'You have a ship there that is no Fighter.',
      fails: 'The first development needs a ship of yours there that is no Fighter.',
      aside: 'The system has an owner already.',
    },
  }),
  clause(FIRST, {
    editions: [OLD],
    needs: ['systemController', 'myNonFighterShips', 'myFighters'],
    when: ({ systemController }) => systemController === 'none',
    holds: ({ myNonFighterShips, myFighters }) => myNonFighterShips + myFighters >= 1,
    says: {
      holds: 'You have a ship there.',
      fails: 'The first development needs a ship of yours there.',
      aside: 'The system has an owner already.',
    },
  }),
  clause(MAXIMUM, {
    ...maximum,
    holds: (f, table) => f.developments + f.count <= ceilingOf(f, table),
    notes: [
      { ambiguity: 'starcom:ambiguity.42/ii', when: (f) => f.developments > f.maxDevelopments + 2 * f.orbitalHabitats },
    ],
    says: {
      holds: (f, table) => `${f.developments} + ${f.count} developments fit; the system holds ${ceilingOf(f, table)}.`,
      fails: (f, table) =>
        `${f.developments} + ${f.count} developments do not fit; the system holds ${ceilingOf(f, table)}.`,
    },
  }),
  clause('starcom:additional-rules.siege.3', {
    needs: ['underSiege'],
    readings: ['starcom:ambiguity.50'],
    when: ({ underSiege }) => underSiege === true,
    holds: (_f, table) => table.reads('starcom:ambiguity.50') === 'A',
    says: {
      holds: 'A siege bars ships and stations, not developments.',
      fails: 'The system is under siege, and this table bars all building there.',
      aside: 'The system is not under siege.',
    },
  }),
  clause(FIRST, {
    ...payable,
    when: ({ developments, count }) => developments === 0 && count === 1,
    holds: canPay,
    says: { ...saysPrice, aside: 'It is not only a first development.' },
  }),
  clause(NEXT, {
    ...payable,
    when: ({ developments, count }) => developments === 0 && count > 1,
    holds: canPay,
    also: [FIRST],
    says: { ...saysPrice, aside: 'It does not start from no development.' },
  }),
  clause(NEXT, {
    ...payable,
    when: ({ developments }) => developments > 0,
    holds: canPay,
    says: { ...saysPrice, aside: 'It starts with the first development.' },
  }),
  condition('starcom:command-phase.develop.3', {
    needs: ['systemController'],
    when: ({ systemController }) => systemController === 'none',
    holds: () => true,
    says: { holds: 'The first development makes the system yours.', aside: 'Control does not change.' },
  }),
]

const check = checksOver(facts)

export const checks = [
  check(['systemController', 'developments'], (f) => f.systemController !== 'none' || f.developments === 0, {
    path: 'developments',
    message: 'A system nobody controls has no developments.',
    fix: 'Set developments to 0, or say who controls the system.',
  }),
  check(['systemController', 'developments'], (f) => f.systemController === 'none' || f.developments > 0, {
    path: 'developments',
    message: 'A system somebody controls has at least one development.',
    fix: 'Set developments to 1 or more, or systemController to none.',
  }),
  ...EDITIONS.flatMap((edition) => [
    check(['card'], (f) => f.card === 'other' || cardOf(f.card, edition) !== undefined, {
      path: 'card',
      ...notInList(edition),
      editions: [edition],
    }),
    check(
      ['card', 'maxDevelopments'],
      (f) => {
        const card = cardOf(f.card, edition)
        return !card || card.maxDevelopments === f.maxDevelopments
      },
      {
        path: 'maxDevelopments',
        message: 'The card prints another maximum, or none.',
        fix: 'Leave maxDevelopments out, or set it as printed on the card.',
        editions: [edition],
      },
    ),
  ]),
]
