import { answerOver } from '../../../kernel/checker.ts'
import { clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { viewsOver } from '../../../kernel/derive.ts'
import type { Known } from '../../../kernel/facts.ts'
import type { Instead } from '../../../kernel/instead.ts'
import type { ClauseId } from '../../../kernel/ruling.ts'
import { unstopped } from '../../../kernel/seeing.ts'
import { listed } from '../../../kernel/words.ts'
import { has, isNone, STANDING_ORDERS, same, titleOf } from '../names.ts'
import { READINGS } from './clauses.ts'
import { seen } from './facts.ts'
import { isPlayable } from './playable.ts'

const ILLEGAL = 'legion:command-cards.illegal.1'
const VALUES = 'legion:command-cards.generic.2'
const ONE_PLAYED = 'legion:command-cards.play.2'
const NONE_PLAYED = 'legion:command-cards.play.3'
const WITHOUT_ORDERS = 'legion:ambiguity.2'
const WHERE_TO = 'legion:ambiguity.3'

const SIDE = ['hand', 'army', 'barred', 'unlisted'] as const
type Hand = Known<typeof seen, (typeof SIDE)[number]>

const views = {
  /** The side that plays: looked at as a whole, and not shown again with what is found. */
  side: viewsOver(seen)(SIDE, (side) => side),
}
const { condition } = clausesOver(seen, views)

const plays = (card: string, { hand, barred, ...side }: Hand, table: RulesInPlay): boolean =>
  has(hand, card) && isPlayable(card, barred ?? [], side, table)

/** The other cards of the hand that can be played for sure; where there are none, it waits for what may make one playable. */
function others(chosen: string, side: Hand, table: RulesInPlay): string[] {
  const cards = side.hand.filter((card) => !same(card, chosen))
  const sure = unstopped<string>(cards.map((card) => () => (plays(card, side, table) ? [titleOf(card)] : [])))
  return sure.length ? sure : cards.filter((card) => plays(card, side, table)).map(titleOf)
}

const needs = ['revealed', 'side'] as const

type Turned = { readonly chosen: string; readonly revealed: boolean; readonly side: Hand }

/** The other cards that take the place of the illegal one where Standing Orders cannot; none under one reading. */
const legalOthers = (chosen: string, side: Hand, table: RulesInPlay): string[] =>
  table.reads(WITHOUT_ORDERS) === 'B' ? others(chosen, side, table) : []

/** True where nothing can be played in its place. */
const isStuck = ({ chosen, revealed, side }: Turned, table: RulesInPlay): boolean =>
  !isNone(chosen) && revealed && !plays(STANDING_ORDERS, side, table) && !legalOthers(chosen, side, table).length

const withoutCard = (id: ClauseId, holds: string) =>
  condition(id, {
    needs: ['chosen', ...needs],
    readings: [...READINGS, WITHOUT_ORDERS],
    when: isStuck,
    holds: () => true,
    says: { holds },
  })

const clauses = [
  condition(ILLEGAL, {
    needs: ['chosen', ...needs],
    readings: [...READINGS, WITHOUT_ORDERS],
    when: (turned, table) => !isNone(turned.chosen) && turned.revealed && !isStuck(turned, table),
    holds: () => true,
    says: {
      holds: ({ side }, table) =>
        plays(STANDING_ORDERS, side, table)
          ? 'The illegal card is exchanged for Standing Orders.'
          : 'The illegal card is exchanged for another card that can be played.',
      aside: 'Standing Orders cannot be played in its place.',
    },
  }),
  condition(VALUES, {
    needs,
    readings: READINGS,
    when: ({ revealed, side }, table) => revealed && plays(STANDING_ORDERS, side, table),
    holds: () => true,
    says: { holds: 'Standing Orders: 4 pips, one order for any unit.' },
  }),
  withoutCard(ONE_PLAYED, 'If the opponent plays a card, the opponent has priority.'),
  withoutCard(NONE_PLAYED, 'If the opponent cannot play a card either, the holder of the round counter rolls.'),
]

const answer = (value: string, says: string, clause: string, ...more: string[]) => ({
  kind: 'name' as const,
  value,
  says,
  derivation: [{ says, clause }],
  deciding: [clause, ...more],
})

/** What takes the place of an illegal card that was turned over. */
export const exchange: Instead = {
  clauses,
  answer: answerOver(
    seen,
    views,
  )({
    needs: ['chosen', ...needs],
    readings: [...READINGS, WITHOUT_ORDERS],
    of: ({ chosen, revealed, side }, table) => {
      if (isNone(chosen) || !revealed) return undefined
      if (plays(STANDING_ORDERS, side, table)) {
        const says = 'Standing Orders is played instead: 4 pips and one order from here on'
        return answer(STANDING_ORDERS, says, ILLEGAL, VALUES)
      }
      const legal = legalOthers(chosen, side, table)
      if (legal.length) return answer('another legal card', `Another card is picked: ${listed(legal, 'or')}`, ILLEGAL)
      return answer('cannot play', 'The player cannot play a card', ONE_PLAYED, NONE_PLAYED)
    },
  }),
  remarks: [WHERE_TO],
}
