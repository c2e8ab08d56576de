import { checksOver } from '../../../kernel/checker.ts'
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { notInList, UNCONTROLLED } from '../build/checks.ts'
import { cardOf } from '../costs.ts'
import { EDITIONS, NEW, OLD } from '../facts.ts'
import { counted, money } from '../words.ts'
import { facts } from './facts.ts'

const { clause, condition } = clausesOver(facts)

const FIRST = 'starcom:command-phase.develop.2'
const NEXT = 'starcom:command-phase.develop.4'
const MAXIMUM = 'starcom:command-phase.develop.5'
const COLONY = 'starcom:cards.new-colony.1'

interface Purchase {
  developments: number
  count: number
  maxDevelopments: number
  orbitalHabitats: number
  card: string
}

/** Developments the system can hold, Orbital Habitats included (starcom:ambiguity.42/i). */
const ceilingOf = (f: Pick<Purchase, 'maxDevelopments' | 'orbitalHabitats'>, table: RulesInPlay) =>
  f.maxDevelopments + (f.orbitalHabitats && table.reads('starcom:ambiguity.42/i') === 'A' ? 2 * f.orbitalHabitats : 0)

/** True where the first development brings one more, free (starcom:cards.new-colony.1); every New Colony has the room. */
export const isColonized = ({ card, developments }: Pick<Purchase, 'card' | 'developments'>) =>
  card === 'new-colony' && developments === 0

/** A counter that comes onto the system, with what it costs. */
export interface Counter {
  /** Which one on the system it is, from 1. */
  place: number
  credits: number
  clause: string
}

/**
 * The counters in the order they come: each that is bought costs the number it makes (starcom:command-phase.develop.4),
 * the free one of a New Colony included in that number.
 */
export function countersOf(f: Pick<Purchase, 'card' | 'developments' | 'count'>): Counter[] {
  const counters: Counter[] = []
  for (let bought = 0; bought < f.count; bought++) {
    const place = f.developments + counters.length + 1
    counters.push({ place, credits: place, clause: place === 1 ? FIRST : NEXT })
    if (place === 1 && isColonized(f)) counters.push({ place: 2, credits: 0, clause: COLONY })
  }
  return counters
}

/** Credits for all of it. */
export const priceOf = (f: Pick<Purchase, 'card' | 'developments' | 'count'>): number =>
  countersOf(f).reduce((sum, { credits }) => sum + credits, 0)

/** Developments on the system afterwards. */
export const levelOf = (f: Pick<Purchase, 'card' | 'developments' | 'count'>): number =>
  f.developments + countersOf(f).length

const maximum = {
  needs: ['developments', 'count', 'maxDevelopments', 'orbitalHabitats', 'card'],
  readings: ['starcom:ambiguity.42/i'],
  also: ['starcom:cards.orbital-habitat.1'],
} as const

type Paid = Pick<Purchase, 'card' | 'developments' | 'count'> & { credits: number }
const payable = { needs: ['developments', 'count', 'credits', 'card'] } as const
const cost = (f: Paid) =>
  isColonized(f) && f.count > 1
    ? `It costs ${money(priceOf(f))}, the free development of the New Colony counted as one already there`
    : `It costs ${money(priceOf(f))}`
const saysPrice = {
  holds: (f: Paid) => `${cost(f)}; you have ${f.credits}.`,
  fails: (f: Paid) => `${cost(f)}; you have only ${f.credits}.`,
}
const canPay = (f: Paid) => priceOf(f) <= f.credits

export const clauses = [
  clause('starcom:cards.empty-system.1', {
    editions: [OLD],
    needs: ['card'],
    holds: ({ card }) => card !== 'empty-system',
    says: { holds: 'It is not an Empty System.', fails: 'An Empty System takes no developments.' },
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
      holds: ({ myNonFighterShips }) => `You have ${counted(myNonFighterShips, 'ship')} there, Fighters not counted.`,
      fails: 'The first development needs one of your ships in the system, and a Fighter is not enough.',
      aside: 'Somebody controls the system already.',
    },
  }),
  clause(FIRST, {
    editions: [OLD],
    needs: ['systemController', 'myNonFighterShips', 'myFighters'],
    when: ({ systemController }) => systemController === 'none',
    holds: ({ myNonFighterShips, myFighters }) => myNonFighterShips + myFighters >= 1,
    says: {
      holds: ({ myNonFighterShips, myFighters }) =>
        `You have ${counted(myNonFighterShips + myFighters, 'ship')} there; in this edition a Fighter is enough.`,
      fails: 'The first development needs one of your ships in the system.',
      aside: 'Somebody controls the system already.',
    },
  }),
  condition(COLONY, {
    needs: ['card', 'developments'],
    when: isColonized,
    holds: () => true,
    says: {
      holds: 'The first development on a New Colony brings one more, free.',
      aside: 'It is not the first development on a New Colony.',
    },
  }),
  clause(MAXIMUM, {
    ...maximum,
    holds: (f, table) => levelOf(f) <= ceilingOf(f, table),
    notes: [
      { ambiguity: 'starcom:ambiguity.42/ii', when: (f) => f.developments > f.maxDevelopments + 2 * f.orbitalHabitats },
    ],
    says: {
      holds: (f, table) =>
        `The system would have ${counted(levelOf(f), 'development')}; it can hold ${ceilingOf(f, table)}.`,
      fails: (f, table) =>
        `The system would have ${counted(levelOf(f), 'development')}; it can hold only ${ceilingOf(f, table)}.`,
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
    says: { ...saysPrice, aside: 'More than a first development is asked for.' },
  }),
  clause(NEXT, {
    ...payable,
    when: ({ developments, count }) => developments === 0 && count > 1,
    holds: canPay,
    also: [FIRST],
    says: { ...saysPrice, aside: 'Only for a first development with more after it.' },
  }),
  clause(NEXT, {
    ...payable,
    when: ({ developments }) => developments > 0,
    holds: canPay,
    says: { ...saysPrice, aside: 'The system has no development yet.' },
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
  check(['underSiege', 'systemController'], (f) => !(f.underSiege && f.systemController === 'none'), UNCONTROLLED),
  check(['systemController', 'developments'], (f) => f.systemController !== 'none' || f.developments === 0, {
    path: 'developments',
    message: 'A system nobody controls has no developments.',
    fix: 'Set its developments to 0, or say who controls it.',
  }),
  check(['systemController', 'developments'], (f) => f.systemController === 'none' || f.developments > 0, {
    path: 'developments',
    message: 'A system somebody controls has at least one development.',
    fix: 'Set its developments to 1 or more, or say that nobody controls it.',
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
        fix: 'Leave the maximum blank, or give the number printed on the card.',
        editions: [edition],
      },
    ),
  ]),
]
