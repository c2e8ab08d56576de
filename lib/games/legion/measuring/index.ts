import type { Checker } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { choice, yesNo } from '../../../kernel/facts.ts'
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
} as const
const { clause, condition } = clausesOver(facts)
const RULER = 'legion:premeasuring.range.1'
const TOOL = 'legion:premeasuring.move.1'
const ANY_TIME = 'legion:ambiguity.15'
const FREE = 'legion:premeasuring.move.2'
const other = { aside: 'Only for the other tool.' }

/** 5.10: which tool may be used for measuring ahead, and when. */
export const measuring: Checker = defineChecker({
  id: 'measuring',
  ...usual.measuring,
  game: 'legion',
  aliases: ['swl-5-10-measuring'],
  title: 'Can I measure now?',
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
})
