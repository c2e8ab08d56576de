import type { Checker, Scenario } from '../../kernel/checker.ts'
import { clausesOver } from '../../kernel/clause.ts'
import { defineChecker } from '../../kernel/examine.ts'
import { choice, yesNo } from '../../kernel/facts.ts'
import { EDITIONS } from './facts.ts'

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
const FREE = 'legion:premeasuring.move.2'
const other = { aside: 'Speaks of another tool.' }

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
    title: 'The movement tool cannot be used for a unit that is not activating',
    facts: { tool: 'movement-tool', activating: false },
    expect: { verdict: 'illegal', deciding: [TOOL], outcome: { clause: TOOL, outcome: 'fails' } },
  },
  {
    title: 'With the movement tool it matters whose activation it is',
    facts: { tool: 'movement-tool' },
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
    title: 'Outside the activation it depends on the tool',
    facts: { activating: false },
    expect: { verdict: 'undetermined', missing: ['tool'], outcome: { clause: TOOL, outcome: 'unknown' } },
  },
]

/** 5.10: which tool may be used for measuring ahead, and when. */
export const measuring: Checker = defineChecker({
  id: 'measuring',
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
      says: { holds: 'Range may be checked with the ruler at any moment.', ...other },
    }),
    clause(TOOL, {
      needs: ['tool', 'activating'],
      when: ({ tool }) => tool === 'movement-tool',
      holds: ({ activating }) => activating,
      says: {
        holds: 'The unit is activating, so its move may be measured.',
        fails: 'A move is measured only while that unit is activating.',
        ...other,
      },
    }),
    condition(FREE, {
      needs: ['tool', 'activating'],
      when: ({ tool, activating }) => tool === 'movement-tool' && activating,
      holds: () => true,
      says: { holds: 'Measuring does not bind the unit to the move.', ...other },
    }),
  ],
  asks: 'may',
  gaps: ['Later editions let every distance be measured at any time.'],
  scenarios,
})
