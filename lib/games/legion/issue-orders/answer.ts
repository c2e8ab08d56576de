import { answerOver, followsOver } from '../../../kernel/checker.ts'
import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { Step } from '../../../kernel/ruling.ts'
import { unlessAsked } from '../../../kernel/seeing.ts'
import { listed } from '../names.ts'
import { clauses as nomination } from '../nomination/clauses.ts'
import { ORDER_REACH } from '../ranges.ts'
import { AS_MANY, BY_KIND, BY_NAME, ONCE, WITHIN } from './clauses.ts'
import { type Board, isNear, leastOrders, mostOrders, ordersPrinted, sectionOf, WHICH_MINIATURE } from './count.ts'
import { type SeenUnit, seen } from './seen.ts'

const LOST = 'legion:issuing-orders.excess.1'
const COUNT = 'legion:issuing-orders.count.1'
const answer = answerOver(seen)
const follows = followsOver(seen)
const BOARD = ['units', 'lines', 'print', 'isSabotaged'] as const

/** The clauses of the orders section on the table: by number and kind, by name. */
const sectionClauses = (board: Board) => [
  ...(sectionOf(board).some(({ kind }) => kind !== 'named') ? [BY_KIND] : []),
  ...(sectionOf(board).some(({ kind }) => kind === 'named') ? [BY_NAME] : []),
]

function stepOf(unit: SeenUnit, board: Board, table: RulesInPlay): Step {
  if (unit.defeated) return { says: `${unit.label}: defeated`, clause: WITHIN }
  if (unit.hasOrder) return { says: `${unit.label}: has an order already`, clause: ONCE }
  if (!isNear(unit, table)) return { says: `${unit.label}: not at range 1–${ORDER_REACH}`, clause: WITHIN }
  const fits = sectionOf(board).some(({ at }) => unit.lines[at]!.fits)
  return {
    says: `${unit.label}: ${fits ? 'may get an order' : 'fits no order of the card'}`,
    clause: sectionClauses(board)[0] ?? COUNT,
  }
}

/** How each unit stands, for the derivation of the number; a unit whose standing changes nothing may stay open. */
const steps = (board: Board, table: RulesInPlay): Step[] =>
  board.units.map((unit) => {
    const found = unlessAsked(() => stepOf(unit, board, table))
    return 'said' in found ? found.said : { says: `${unit.label}: changes nothing here`, clause: AS_MANY }
  })

/** Without a nominated unit that may lead there is no number of orders. */
const NOMINATION = nomination.filter(({ role }) => role === 'rule').map(({ id }) => id)

/** How many orders have to be given. */
export const howMany = answer({
  needs: [...BOARD, 'isChoice', 'hiring'],
  readings: [WHICH_MINIATURE],
  dependsOn: NOMINATION,
  of: ({ isChoice, hiring, ...board }, table) => {
    const most = mostOrders(board, table)
    const value = leastOrders(most, hiring)
    return {
      kind: 'number',
      value,
      unit: 'order',
      says: `${value} order${value === 1 ? ' has' : 's have'} to be given${most > value ? `, up to ${most} may be` : ''}`,
      derivation: steps(board, table),
      deciding: isChoice ? [AS_MANY] : [AS_MANY, ...sectionClauses(board), WITHIN, ONCE],
    }
  },
})

/** What is done once a choice stands. */
export const consequences = [
  follows({
    needs: ['isChoice', 'picked', 'units'],
    clause: 'legion:issuing-orders.place.1',
    of: ({ isChoice, picked, units }) =>
      isChoice && picked.length
        ? {
            says: `A faceup order token of its own rank goes beside ${listed(picked.map((place) => units[place]!.label))}`,
          }
        : undefined,
  }),
  follows({
    needs: [...BOARD, 'isChoice', 'picked'],
    clause: LOST,
    of: ({ isChoice, picked, ...board }, table) =>
      isChoice && picked.length && ordersPrinted(board, table) > mostOrders(board, table)
        ? { says: 'Orders that found no unit are lost' }
        : undefined,
  }),
  follows({
    needs: ['isChoice', 'picked'],
    clause: 'legion:issuing-orders.who.2',
    of: ({ isChoice, picked }) =>
      isChoice && picked.length ? { says: 'The priority player issues first' } : undefined,
  }),
]
