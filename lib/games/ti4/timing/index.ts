import { answerOver } from '../../../kernel/checker.ts'
import { clausesOver } from '../../../kernel/clause.ts'
import { defineChecker } from '../../../kernel/examine.ts'
import { choice, list } from '../../../kernel/facts.ts'
import type { ClauseId, Step } from '../../../kernel/ruling.ts'
import { listed } from '../../../kernel/words.ts'
import { EDITION } from '../facts.ts'
import { BESIDE, IN_ORDER, MOMENTS, type MomentId, ON_THE_WAY } from './events.ts'

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
const lower = (label: string) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`

const clauses = [...new Set(IN_ORDER.map((id) => MOMENTS[id].clause as ClauseId))]
const placedBy = (clause: ClauseId, moments: readonly MomentId[]): MomentId[] =>
  IN_ORDER.filter((id) => MOMENTS[id].clause === clause && moments.includes(id))

/** Things in their order; what each ship does on its way is one of them. */
function turnsOf(sorted: readonly MomentId[]): string[] {
  const onTheWay = sorted.filter((id) => ON_THE_WAY.includes(id))
  const together = onTheWay.map((id, i) => (i ? lower(labels[id]) : labels[id]))
  return sorted.flatMap((id): string[] => {
    if (onTheWay.length < 2 || !onTheWay.includes(id)) return [labels[id]]
    return id === onTheWay[0] ? [`${listed(together)}, each ship on its way`] : []
  })
}

/** "First: The ships arrive. Then: Space combat"; of one thing alone, when it comes. */
function inTurn(sorted: readonly MomentId[]): string {
  const [first, ...rest] = turnsOf(sorted)
  if (rest.length) return [`First: ${first}`, ...rest.map((turn) => `Then: ${turn}`)].join('. ')
  return sorted.length > 1 ? `None comes first: ${lower(first!)}` : MOMENTS[sorted[0]!].when
}

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
        value: turnsOf(sorted),
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
