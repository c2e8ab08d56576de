import { answerOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { choice, list } from '../../../kernel/facts.ts'
import type { ClauseId, Step } from '../../../kernel/ruling.ts'
import { EDITION } from '../facts.ts'
import { BESIDE, IN_ORDER, MOMENTS, type MomentId } from './events.ts'

const labels = Object.fromEntries(IN_ORDER.map((id) => [id, MOMENTS[id].label])) as Record<MomentId, string>

const facts = {
  moments: list(choice(labels, { label: 'What happens' }), {
    label: 'What you ask about',
    help: 'Two things or more are put in their order; of one it is said when it comes.',
    min: 1,
    max: IN_ORDER.length,
    set: true,
  }),
} as const

const { condition } = clausesOver(facts)

const clauses = [...new Set(IN_ORDER.map((id) => MOMENTS[id].clause as ClauseId))]
const placedBy = (clause: ClauseId, moments: readonly MomentId[]): MomentId[] =>
  IN_ORDER.filter((id) => MOMENTS[id].clause === clause && moments.includes(id))

/** "First: The ships arrive. Then: Space combat"; of one thing alone, when it comes. */
const inTurn = ([first, ...rest]: readonly MomentId[]): string =>
  rest.length
    ? [`First: ${labels[first!]}`, ...rest.map((id) => `Then: ${labels[id]}`)].join('. ')
    : MOMENTS[first!].when

/** What is worth saying of things that are asked about together. */
const besideOf = (moments: readonly MomentId[]): Step[] =>
  BESIDE.flatMap(({ clause, of, says }) =>
    of.every((some) => moments.some((id) => some.includes(id))) ? [{ says, clause }] : [],
  )

/** The timeline of a tactical action (section 1 of the fact sheet): which of these comes first. */
export const timing = defineChecker({
  id: 'timing',
  presumes: {},
  opens: ['moments'],
  game: 'ti4',
  title: 'Which comes first?',
  question: 'In which order do these happen?',
  asked: ['order of steps', 'what comes first', 'timing of a tactical action', 'steps of a tactical action'],
  editions: [EDITION],
  facts,
  clauses: clauses.map((id) =>
    condition(id, {
      needs: ['moments'],
      when: ({ moments }) => placedBy(id, moments).length > 0,
      holds: () => true,
      says: {
        holds: ({ moments }) =>
          placedBy(id, moments)
            .map((moment) => `${MOMENTS[moment].when}.`)
            .join(' '),
        aside: 'Nothing it places is asked about.',
      },
    }),
  ),
  answer: answerOver(facts)({
    needs: ['moments'],
    cites: [...clauses, ...BESIDE.map(({ clause }) => clause)],
    of: ({ moments }) => {
      const sorted = IN_ORDER.filter((id) => moments.includes(id))
      return {
        kind: 'list',
        value: sorted.map((id) => labels[id]),
        says: inTurn(sorted),
        derivation: sorted.map((id) => ({ says: `${MOMENTS[id].when}.`, clause: MOMENTS[id].clause })),
        deciding: [...new Set(sorted.map((id): ClauseId => MOMENTS[id].clause))],
        consequences: besideOf(moments),
      }
    },
  }),
  asks: 'value',
  gaps: ['What one card says of its own moment.'],
})
