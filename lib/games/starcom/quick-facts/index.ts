import { answerOver, checksOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { choice } from '../../../kernel/facts.ts'
import { EDITIONS, NEW } from '../facts.ts'
import { type Figure, type FigureName, figures } from '../figures.ts'
import { placeChecks } from '../jump/checks.ts'
import { distanceOf } from '../jump/distance.ts'
import { placeFacts } from '../jump/facts.ts'
import * as usual from '../presumes.ts'
import { counted } from '../words.ts'

const labels = Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figure.label])) as Record<
  FigureName,
  string
>
const { adjacent: _adjacent, ...coordinates } = placeFacts
const place = (fact: (typeof coordinates)[keyof typeof coordinates]) => ({ ...fact, optional: false as const })

const facts = {
  figure: choice({ ...labels, neighbours: 'Are two systems neighbors' }, { label: 'What you want to know' }),
  gridSize: coordinates.gridSize,
  fromRow: place(coordinates.fromRow),
  fromCol: place(coordinates.fromCol),
  toRow: place(coordinates.toRow),
  toCol: place(coordinates.toCol),
} as const

const ADJACENT = 'starcom:setup.adjacency.1'
const { condition } = clausesOver(facts)
const answer = answerOver(facts)

/** A number of the rules as this edition prints it. */
const number = answer({
  needs: ['figure'],
  cites: [...new Set(Object.values(figures).map((figure) => figure.clause))].flatMap((clause) =>
    EDITIONS.filter((edition) =>
      Object.values(figures).some((figure) => figure.clause === clause && edition in figure.value),
    ).map((edition) => ({
      clause,
      edition,
    })),
  ),
  of: ({ figure }, { edition }) => {
    if (figure === 'neighbours') return undefined
    const { label, unit, clause, value: values }: Figure = figures[figure]
    const value = values[edition]
    if (value === undefined) return undefined
    return {
      kind: 'number',
      value,
      unit,
      says: counted(value, unit),
      derivation: [{ says: label, value, clause }],
      deciding: [clause],
    }
  },
})

const neighbours = answer({
  needs: ['figure', 'fromRow', 'fromCol', 'toRow', 'toCol'],
  readings: ['starcom:ambiguity.2'],
  of: (f, { reads }) => {
    if (f.figure !== 'neighbours') return undefined
    const reading = reads('starcom:ambiguity.2')
    const value = distanceOf(f, reading) === 1
    return {
      kind: 'yes-no',
      value,
      says: value ? 'Yes, neighbors' : 'No, not neighbors',
      derivation: [
        { says: 'Rows apart', value: Math.abs(f.fromRow - f.toRow), clause: ADJACENT },
        { says: 'Columns apart', value: Math.abs(f.fromCol - f.toCol), clause: ADJACENT },
      ],
      deciding: [ADJACENT],
    }
  },
})

/** CK-19: numbers to look up, and which systems are neighbours. */
export const quickFacts = defineChecker({
  id: 'quick-facts',
  ...usual.quickFacts,
  game: 'starcom',
  aliases: ['ck-19'],
  title: 'Which number do you need?',
  question: 'Which number do you need?',
  asked: [
    'hand limit',
    'starting credits',
    'price of a card',
    'fighter speed',
    'adjacent systems',
    'neighbors',
    'start of the game',
  ],
  editions: EDITIONS,
  facts,
  checks: [
    ...placeChecks.filter((check) => !check.needs.includes('adjacent')),
    checksOver(facts)(['figure'], ({ figure }) => figure !== 'repair-price', {
      path: 'figure',
      message: 'The November 2022 edition has no repair.',
      fix: 'Switch to the February 2022 edition.',
      editions: [NEW],
    }),
  ],
  clauses: [
    condition(ADJACENT, {
      needs: ['figure', 'fromRow', 'fromCol', 'toRow', 'toCol'],
      readings: ['starcom:ambiguity.2'],
      when: ({ figure }) => figure === 'neighbours',
      holds: (f, { reads }) => distanceOf(f, reads('starcom:ambiguity.2')) === 1,
      says: {
        holds: 'They lie one step apart along a row or a column of the array.',
        fails: 'They do not lie one step apart along a row or a column of the array.',
        aside: 'A number is asked for.',
      },
    }),
  ],
  answer: [number, neighbours],
  asks: 'value',
})
