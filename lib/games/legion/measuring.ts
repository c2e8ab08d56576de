import type { Checker, Scenario } from '../../kernel/checker.ts'
import { clausesOver } from '../../kernel/clause.ts'
import { defineChecker } from '../../kernel/examine.ts'
import { choice, yesNo } from '../../kernel/facts.ts'
import { EDITIONS } from './facts.ts'
import * as usual from './presumes.ts'

const facts = {
  tool: choice(
    { 'range-ruler': 'Range ruler', 'movement-tool': 'Movement tool' },
    {
      label: 'What you measure with',
      changeable: true,
      remedy: (tool: string) => `Measure with the ${tool === 'range-ruler' ? 'range ruler' : 'movement tool'}`,
    },
  ),
  activating: yesNo({
    label: 'The unit you measure for is activating now',
    changeable: true,
    remedy: (now: boolean) => (now ? 'Wait until that unit activates' : 'Measure before or after its activation'),
  }),
} as const
const { clause, condition } = clausesOver(facts)
const RULER = 'legion:premeasuring.range.1'
const TOOL = 'legion:premeasuring.move.1'
const ANY_TIME = 'legion:ambiguity.15'
const FREE = 'legion:premeasuring.move.2'
const other = { aside: 'Only for the other tool.' }

const scenarios: Scenario[] = [
  {
    title: 'The range ruler may be used at any time',
    facts: { tool: 'range-ruler', activating: false },
    expect: { verdict: 'legal', deciding: [RULER], outcome: { clause: RULER, outcome: 'holds' } },
  },
  {
    title: 'The range ruler needs no activation',
    facts: { tool: 'range-ruler' },
    expect: { verdict: 'legal', deciding: [RULER], outcome: { clause: TOOL, outcome: 'not-in-play' } },
  },
  {
    title: 'The movement tool may be used while that unit activates',
    facts: { tool: 'movement-tool', activating: true },
    expect: { verdict: 'legal', deciding: [TOOL], outcome: { clause: TOOL, outcome: 'holds' } },
  },
  {
    title: 'The movement tool may be used for a unit that is not activating',
    facts: { tool: 'movement-tool', activating: false },
    expect: { verdict: 'legal', deciding: [TOOL], outcome: { clause: TOOL, outcome: 'holds' } },
  },
  {
    title: 'By the answer of 2018 the movement tool waits for the activation',
    facts: { tool: 'movement-tool', activating: false },
    readings: { [ANY_TIME]: 'B' },
    expect: { verdict: 'illegal', deciding: [TOOL], outcome: { clause: TOOL, outcome: 'fails' } },
  },
  {
    title: 'The movement tool needs no activation',
    facts: { tool: 'movement-tool' },
    expect: { verdict: 'legal', deciding: [TOOL], outcome: { clause: TOOL, outcome: 'holds' } },
  },
  {
    title: 'By the answer of 2018 it matters whose activation it is',
    facts: { tool: 'movement-tool' },
    readings: { [ANY_TIME]: 'B' },
    expect: { verdict: 'undetermined', missing: ['activating'], outcome: { clause: TOOL, outcome: 'unknown' } },
  },
  {
    title: 'Measuring a move does not bind the unit to it',
    facts: { tool: 'movement-tool', activating: true },
    expect: { verdict: 'legal', outcome: { clause: FREE, outcome: 'holds' } },
  },
  {
    title: 'While the unit activates every tool may be used',
    facts: { activating: true },
    expect: { verdict: 'legal', outcome: { clause: TOOL, outcome: 'holds' } },
  },
  {
    title: 'Every tool may be used outside the activation',
    facts: { activating: false },
    expect: { verdict: 'legal', outcome: { clause: FREE, outcome: 'unknown' } },
  },
  {
    title: 'By the answer of 2018 it depends on the tool outside the activation',
    facts: { activating: false },
    readings: { [ANY_TIME]: 'B' },
    expect: { verdict: 'undetermined', missing: ['tool'], outcome: { clause: TOOL, outcome: 'unknown' } },
  },
]

/** 5.10: which tool may be used for measuring ahead, and when. */
export const measuring: Checker = defineChecker({
  id: 'measuring',
  ...usual.measuring,
  game: 'legion',
  aliases: ['swl-5-10-measuring'],
  title: 'Measuring ahead',
  question: 'May I measure now?',
  asked: [
    'premeasure',
    'can i measure now',
    'movement tool',
    'range ruler',
    'measure before moving',
    'do i have to move after measuring',
  ],
  editions: EDITIONS,
  facts,
  clauses: [
    clause(RULER, {
      needs: ['tool'],
      when: ({ tool }) => tool === 'range-ruler',
      holds: () => true,
      says: { holds: 'You may check a range with the ruler at any moment.', ...other },
    }),
    clause(TOOL, {
      needs: ['tool', 'activating'],
      readings: [ANY_TIME],
      when: ({ tool }) => tool === 'movement-tool',
      holds: ({ activating }, table) => table.reads(ANY_TIME) === 'A' || activating,
      says: {
        holds: 'You may measure with one movement tool and one range ruler, without lifting the miniature.',
        fails: 'Read so, you measure with the movement tool only while that unit is activating.',
        ...other,
      },
    }),
    condition(FREE, {
      needs: ['tool'],
      when: ({ tool }) => tool === 'movement-tool',
      holds: () => true,
      says: { holds: 'Measuring does not oblige the unit to move.', ...other },
    }),
  ],
  asks: 'may',
  gaps: ['How many tools lie on the table at once: one movement tool and one range ruler.'],
  scenarios,
})
