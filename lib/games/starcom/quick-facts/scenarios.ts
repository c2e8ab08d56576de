import type { Scenario } from '../../../kernel/checker.ts'
import { OLD } from '../facts.ts'
import { type FigureName, figures } from '../figures.ts'

const ADJACENT = 'starcom:setup.adjacency.1'
const figure = (number: number, name: FigureName, answer: number, clause: string, edition?: string): Scenario => ({
  number,
  title: `${figures[name].label}: ${answer}`,
  ...(edition ? { edition } : {}),
  facts: { figure: name },
  expect: { verdict: 'answered', answer, deciding: [`starcom:${clause}`] },
})
const places = (fromRow: number, fromCol: number, toRow: number, toCol: number) => ({
  figure: 'neighbours',
  gridSize: 3,
  fromRow,
  fromCol,
  toRow,
  toCol,
})

/** Numbers players look up. */
export const scenarios: Scenario[] = [
  figure(1, 'hand-limit', 5, 'additional-rules.hand-limit.1'),
  figure(2, 'hand-limit', 8, 'additional-rules.hand-limit.1', OLD),
  figure(3, 'buy-price', 3, 'command-phase.trade.1'),
  figure(4, 'sell-cards', 2, 'command-phase.trade.2', OLD),
  figure(5, 'sell-price', 3, 'command-phase.trade.2'),
  figure(6, 'start-credits', 3, 'setup.credits.1'),
  figure(7, 'start-developments', 1, 'setup.homeworld.2'),
  figure(8, 'start-ships', 1, 'setup.scout.1', OLD),
  figure(9, 'first-development', 1, 'command-phase.develop.2'),
  figure(10, 'fighter-speed', 0, 'additional-rules.fighters.3'),
  figure(11, 'repair-price', 2, 'command-phase.repair-scrap.1', OLD),
  figure(12, 'card-income', 2, 'ready-phase.gain-credits.2'),
  {
    number: 13,
    title: 'One step along a column: neighbors',
    facts: places(1, 2, 2, 2),
    expect: {
      verdict: 'answered',
      answer: true,
      deciding: [ADJACENT],
      outcome: { clause: ADJACENT, outcome: 'holds' },
    },
  },
  {
    number: 14,
    title: 'One step along a diagonal of the array: not neighbors',
    edition: OLD,
    facts: places(1, 1, 2, 2),
    expect: {
      verdict: 'answered',
      answer: false,
      deciding: [ADJACENT],
      outcome: { clause: ADJACENT, outcome: 'fails' },
    },
  },
  {
    number: 15,
    title: 'Two steps along a row: not neighbors',
    facts: places(1, 1, 1, 3),
    expect: { verdict: 'answered', answer: false, deciding: [ADJACENT] },
  },
  {
    number: 16,
    title: 'Diagonal neighbors where the table plays all eight',
    readings: { 'starcom:ambiguity.2': 'C' },
    facts: places(1, 1, 2, 2),
    expect: { verdict: 'answered', answer: true, deciding: [ADJACENT] },
  },
  {
    title: 'It depends on the column',
    facts: { figure: 'neighbours', fromRow: 1, fromCol: 1, toRow: 2 },
    expect: { verdict: 'undetermined', missing: ['toCol'], outcome: { clause: ADJACENT, outcome: 'unknown' } },
  },
  {
    number: 17,
    title: 'Three rows apart are not neighbors, whatever the columns',
    facts: { figure: 'neighbours', fromRow: 1, toRow: 4 },
    expect: { verdict: 'answered', answer: false, deciding: [ADJACENT] },
  },
]
