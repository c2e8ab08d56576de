import { answerOver, checksOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { choice, count, yesNo } from '../../../kernel/facts.ts'
import { EDITIONS, NEW, OLD, vocabulary } from '../facts.ts'
import { figureOf } from '../figures.ts'
import * as usual from '../presumes.ts'
import { counted, money } from '../words.ts'

const facts = {
  action: choice({ repair: 'Repair', scrap: 'Scrap' }, { label: 'What you do' }),
  type: choice({ ship: 'Ship', station: 'Station' }, { label: 'Type', editions: [OLD] }),
  contested: yesNo({ label: 'The system is contested', help: 'Combat there since your last turn.', editions: [OLD] }),
  damage: count({ label: 'Damage on it', max: 60, editions: [OLD] }),
  hpToRepair: count({
    label: 'Points of damage to repair',
    min: 1,
    max: 60,
    editions: [OLD],
    changeable: true,
    remedy: (n: number) => `Repair ${counted(n, 'point')}`,
  }),
  credits: { ...vocabulary.credits, editions: [OLD] },
  cost: count({ label: 'Printed cost of the ship', max: 30, unit: 'credit', editions: [OLD] }),
} as const

const REPAIR = 'starcom:command-phase.repair-scrap.1'
const SCRAP = 'starcom:command-phase.repair-scrap.2'
const PEACE = 'starcom:command-phase.repair-scrap.3'
const SHIPS_IN_PEACE = 'starcom:additional-rules.contested-system.3'
const priceOf = (points: number) => points * figureOf('repair-price', OLD)

/** Half the printed cost, down, at least 1 (starcom:command-phase.repair-scrap.2). */
const yieldOf = (cost: number) => Math.max(1, Math.floor(cost / 2))

const { clause } = clausesOver(facts)
const clauses = [
  clause(PEACE, {
    editions: [OLD],
    needs: ['contested'],
    holds: ({ contested }) => !contested,
    says: { holds: 'The system is not contested.', fails: 'The system is contested: no repair and no scrap there.' },
  }),
  clause(SHIPS_IN_PEACE, {
    editions: [OLD],
    needs: ['contested', 'type'],
    when: ({ type }) => type === 'ship',
    holds: ({ contested }) => !contested,
    says: {
      holds: 'The system is not contested.',
      fails: 'Ships in a contested system are neither repaired nor scrapped.',
      aside: 'It speaks of ships only.',
    },
  }),
  clause(REPAIR, {
    editions: [OLD],
    needs: ['action', 'hpToRepair', 'credits'],
    when: ({ action }) => action === 'repair',
    // What no repair could pass is looked at before how much is to be repaired.
    holds: (f) => f.credits >= priceOf(1) && f.credits >= priceOf(f.hpToRepair),
    says: {
      holds: (f) => `Repairing ${f.hpToRepair} costs ${money(priceOf(f.hpToRepair))}; you have ${f.credits}.`,
      fails: (f) =>
        f.credits < priceOf(1)
          ? `Each point costs ${money(priceOf(1))}; you have only ${f.credits}.`
          : `Repairing ${f.hpToRepair} costs ${money(priceOf(f.hpToRepair))}; you have only ${f.credits}.`,
      aside: 'Nothing is repaired.',
    },
  }),
  clause(REPAIR, {
    editions: [OLD],
    needs: ['action', 'hpToRepair', 'damage'],
    when: ({ action }) => action === 'repair',
    holds: (f) => f.damage > 0 && f.hpToRepair <= f.damage,
    says: {
      holds: ({ damage }) => `${damage} damage is on it.`,
      fails: ({ damage }) => (damage ? `Only ${damage} damage is on it.` : 'No damage is on it.'),
      aside: 'Nothing is repaired.',
    },
  }),
  clause(SCRAP, {
    editions: [OLD],
    needs: ['action', 'type'],
    when: ({ action }) => action === 'scrap',
    holds: ({ type }) => type === 'ship',
    says: {
      holds: 'Ships may be scrapped.',
      fails: 'Only ships are scrapped, stations are not.',
      aside: 'Nothing is scrapped.',
    },
  }),
  clause(REPAIR, {
    editions: [NEW],
    needs: ['action'],
    when: ({ action }) => action === 'repair',
    holds: () => false,
    says: {
      holds: '',
      fails: 'The November 2022 edition has no repair; February 2022 had it.',
      aside: 'Nothing is repaired.',
    },
  }),
  clause(SCRAP, {
    editions: [NEW],
    needs: ['action'],
    when: ({ action }) => action === 'scrap',
    holds: () => false,
    says: {
      holds: '',
      fails: 'The November 2022 edition has no scrapping; February 2022 had it.',
      aside: 'Nothing is scrapped.',
    },
  }),
]

const answer = answerOver(facts)
const answers = [
  answer({
    editions: [OLD],
    needs: ['action', 'hpToRepair'],
    of: ({ action, hpToRepair }) =>
      action === 'repair'
        ? {
            kind: 'number',
            value: priceOf(hpToRepair),
            unit: 'credit',
            says: `Costs ${money(priceOf(hpToRepair))}`,
            derivation: [
              { says: `${hpToRepair} × ${figureOf('repair-price', OLD)}`, value: priceOf(hpToRepair), clause: REPAIR },
            ],
            deciding: [],
          }
        : undefined,
  }),
  answer({
    editions: [OLD],
    needs: ['action', 'cost'],
    whenLegal: true,
    of: ({ action, cost }) =>
      action === 'scrap'
        ? {
            kind: 'number',
            value: yieldOf(cost),
            unit: 'credit',
            says: `Gains ${money(yieldOf(cost))}`,
            derivation: [{ says: `Half of ${cost}, rounded down, at least 1`, value: yieldOf(cost), clause: SCRAP }],
            deciding: [],
          }
        : undefined,
  }),
]

/** CK-18: repair and scrap, which only February 2022 knows. */
export const repairScrap = defineChecker({
  id: 'repair-scrap',
  ...usual.repairScrap,
  game: 'starcom',
  aliases: ['ck-18'],
  title: 'Can I repair or scrap this?',
  question: 'Can I repair or scrap this?',
  asked: ['repair a ship', 'remove damage', 'scrap a ship', 'sell a ship', 'repair cost'],
  editions: EDITIONS,
  facts,
  checks: [
    checksOver(facts)(['action', 'type', 'cost'], (f) => f.action !== 'scrap' || f.type !== 'ship' || f.cost !== 0, {
      path: 'cost',
      message: 'No ship has a printed cost of 0.',
      fix: 'Give the cost on the card. The Scout prints none: what it brings is not said.',
      editions: [OLD],
    }),
  ],
  clauses,
  answer: answers,
  asks: 'may',
  gaps: ['Scrapping a Scout, which prints no cost.', 'Repair by cards (Repair Crews, Forsei).'],
})
