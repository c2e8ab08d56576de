import { type Answered, answerOver, type Checker } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { choice, count, yesNo } from '../../../kernel/facts.ts'
import { EDITIONS } from '../facts.ts'
import * as usual from '../presumes.ts'

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
  toolsDown: count({
    label: 'How many of that tool lie on the table at once',
    help: 'Blank counts as one.',
    min: 1,
    max: 9,
    unit: 'tool',
    optional: true,
    changeable: true,
    remedy: () => 'Lay down only one of that tool',
  }),
  lifted: yesNo({
    label: 'The miniature is lifted to measure',
    help: 'Blank counts as no.',
    optional: true,
    changeable: true,
    remedy: () => 'Leave the miniature where it stands',
  }),
  mustMove: yesNo({
    label: 'The unit is said to have to move after it',
    help: 'Asked only where somebody says so.',
    optional: true,
    changeable: true,
    remedy: () => 'Leave the unit free to stay where it is',
  }),
  asks: choice(
    { 'may-measure': 'Whether it may be measured so', 'must-move': 'Whether the unit has to move after it' },
    { label: 'What you want to know', help: 'Blank asks whether it may be measured so.', optional: true },
  ),
} as const
const { clause } = clausesOver(facts)
const RULER = 'legion:premeasuring.range.1'
const TOOL = 'legion:premeasuring.move.1'
const ANY_TIME = 'legion:ambiguity.15'
const FREE = 'legion:premeasuring.move.2'
const LIMITS = 'You measure with no more than one movement tool and one range ruler, without lifting the miniature.'
const isTooMuch = ({ toolsDown, lifted }: { toolsDown?: number; lifted?: boolean }) =>
  (toolsDown ?? 1) > 1 || lifted === true
const NOT_BOUND: Answered = {
  kind: 'name',
  value: 'no',
  says: 'No, the unit need not move after it',
  derivation: [{ says: 'Measuring does not oblige the unit to move', clause: FREE }],
  deciding: [FREE],
}
const other = { aside: 'Only for the other tool.' }

/** 5.10: which tool may be used for measuring ahead, and when. */
export const measuring: Checker = defineChecker({
  id: 'measuring',
  ...usual.measuring,
  game: 'legion',
  aliases: ['swl-5-10-measuring'],
  title: 'Can I measure now?',
  question: 'Can I measure now?',
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
      needs: ['tool', 'activating', 'toolsDown', 'lifted'],
      readings: [ANY_TIME],
      when: (told) => told.tool === 'movement-tool' || isTooMuch(told),
      holds: (told, table) => !isTooMuch(told) && (table.reads(ANY_TIME) === 'A' || told.activating),
      says: {
        holds: 'You may measure with one movement tool and one range ruler, without lifting the miniature.',
        fails: (told) =>
          isTooMuch(told) ? LIMITS : 'Read so, you measure with the movement tool only while that unit is activating.',
        ...other,
      },
    }),
    clause(FREE, {
      needs: ['tool', 'mustMove'],
      when: ({ tool, mustMove }) => mustMove !== undefined && tool === 'movement-tool',
      holds: ({ mustMove }) => !mustMove,
      says: {
        holds: 'Measuring does not oblige the unit to move.',
        fails: 'The unit need not move: measuring does not oblige it to.',
        aside: 'Measuring does not oblige the unit to move.',
      },
    }),
  ],
  answer: answerOver(facts)({
    needs: ['asks'],
    of: ({ asks }) => (asks === 'must-move' ? NOT_BOUND : undefined),
  }),
  asks: 'may',
  asksValue: ({ asks }) => asks === 'must-move',
})
