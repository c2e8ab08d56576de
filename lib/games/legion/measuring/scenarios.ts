import type { Scenario } from '../../../kernel/checker.ts'

const RULER = 'legion:premeasuring.range.1'
const TOOL = 'legion:premeasuring.move.1'
const ANY_TIME = 'legion:ambiguity.15'
const FREE = 'legion:premeasuring.move.2'

/** Worked examples of measuring, one thing at a time. */
export const scenarios: Scenario[] = [
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
    title: 'Whoever has measured a move need not make it',
    facts: { tool: 'movement-tool', activating: true, asks: 'must-move' },
    expect: { verdict: 'answered', answer: 'no', deciding: [FREE] },
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
    title: 'Two movement tools on the table are one too many',
    facts: { tool: 'movement-tool', activating: true, toolsDown: 2 },
    expect: { verdict: 'illegal', deciding: [TOOL], outcome: { clause: TOOL, outcome: 'fails' } },
  },
  {
    title: 'So are two range rulers',
    facts: { tool: 'range-ruler', toolsDown: 2 },
    expect: { verdict: 'illegal', deciding: [TOOL], outcome: { clause: TOOL, outcome: 'fails' } },
  },
  {
    title: 'The miniature stays where it is while its move is measured',
    facts: { tool: 'movement-tool', lifted: true },
    expect: { verdict: 'illegal', deciding: [TOOL], outcome: { clause: TOOL, outcome: 'fails' } },
  },
  {
    title: 'One movement tool beside a miniature that is not lifted may be laid down',
    facts: { tool: 'movement-tool', toolsDown: 1, lifted: false },
    expect: { verdict: 'legal', deciding: [TOOL], outcome: { clause: TOOL, outcome: 'holds' } },
  },
  {
    title: 'Measuring a move does not bind the unit to it',
    facts: { tool: 'movement-tool', activating: true, mustMove: false },
    expect: { verdict: 'legal', outcome: { clause: FREE, outcome: 'holds' } },
  },
  {
    title: 'Nobody can say that the unit now has to move',
    facts: { tool: 'movement-tool', activating: true, mustMove: true },
    expect: { verdict: 'illegal', deciding: [FREE], outcome: { clause: FREE, outcome: 'fails' } },
  },
  {
    title: 'While the unit activates every tool may be used',
    facts: { activating: true },
    expect: { verdict: 'legal', outcome: { clause: TOOL, outcome: 'holds' } },
  },
  {
    title: 'Every tool may be used outside the activation',
    facts: { activating: false },
    expect: { verdict: 'legal', outcome: { clause: FREE, outcome: 'not-in-play' } },
  },
  {
    title: 'Of the movement tool it is asked whether it binds the unit',
    facts: { activating: false, mustMove: true },
    expect: { verdict: 'undetermined', missing: ['tool'], outcome: { clause: FREE, outcome: 'unknown' } },
  },
  {
    title: 'By the answer of 2018 it depends on the tool outside the activation',
    facts: { activating: false },
    readings: { [ANY_TIME]: 'B' },
    expect: { verdict: 'undetermined', missing: ['tool'], outcome: { clause: TOOL, outcome: 'unknown' } },
  },
]
