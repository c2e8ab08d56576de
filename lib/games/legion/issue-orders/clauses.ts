import { type Clause, clausesOver, type RulesInPlay } from '../../../kernel/clause.ts'
import { plural } from '../../../kernel/words.ts'
import { listed } from '../names.ts'
import { isOperatives, type Case as Nomination, clauses as nomination, TWO_VERSIONS } from '../nomination/clauses.ts'
import { ORDER_REACH } from '../ranges.ts'
import {
  type Board,
  isNear,
  misfits,
  mostElsewhere,
  mostOrders,
  ordersPrinted,
  type Placed,
  sectionOf,
  standing,
  WHICH_MINIATURE,
} from './count.ts'
import { type SeenUnit, seen } from './seen.ts'

export const AS_MANY = 'legion:command-cards.orders.4'
export const WITHIN = 'legion:command-cards.orders.2'
export const ONCE = 'legion:issuing-orders.limit.1'
export const BY_KIND = 'legion:command-cards.orders.1a'
export const BY_NAME = 'legion:command-cards.orders.1b'
const REACHES_MOST = 'legion:ambiguity.4'

const { clause, condition } = clausesOver(seen)
const BOARD = ['units', 'lines', 'print', 'isSabotaged'] as const
const CHOICE = [...BOARD, 'isChoice', 'picked'] as const
const notNeeded = { aside: 'Not needed here.' }
const reach = `range 1–${ORDER_REACH}`

/** A chosen unit, and how often it was chosen. */
interface Picked {
  unit: SeenUnit
  times: number
}

const pickedUnits = ({ units, picked }: { units: readonly SeenUnit[]; picked: readonly number[] }): Picked[] =>
  [...new Set(picked)].map((place) => ({
    unit: units[place]!,
    times: picked.filter((other) => other === place).length,
  }))
const about = ({ unit }: Picked) => ({ unit: unit.label })

const labels = (places: readonly number[], units: readonly SeenUnit[]) =>
  listed(places.map((place) => units[place]!.label))
const once = (picked: readonly number[]) => [...new Set(picked)]

/** Whether the orders section has lines of this sort: by number and kind, or by name. */
const isByKind = (line: Placed) => line.kind !== 'named'
const isByName = (line: Placed) => line.kind === 'named'

const fitting = (id: string, isOfSort: (line: Placed) => boolean): Clause =>
  clause(id, {
    needs: [...CHOICE, 'ordersByText'],
    readings: [WHICH_MINIATURE],
    when: (f) => sectionOf(f).some(isOfSort),
    holds: ({ isChoice, picked, ...board }, table) => !isChoice || misfits(board, table, once(picked)).length === 0,
    says: {
      holds: ({ isChoice }) =>
        isChoice ? 'Every chosen unit fits an order of the card.' : 'The card says who can be ordered.',
      fails: ({ picked, ordersByText, ...board }, table) =>
        `No order of the card is left for ${labels(misfits(board, table, once(picked)), board.units)}.${
          ordersByText ? ' What the text of the card orders besides is not judged here: leave that unit out.' : ''
        }`,
      aside: isOfSort === isByName ? 'The card names no unit.' : 'The card orders units by name only.',
    },
  })

/** All that is counted: where a part of it is not told, whoever looks waits. */
const boardIn = ({ units, lines, print, isSabotaged }: Board): Board => ({ units, lines, print, isSabotaged })

/** Whether another commander could give more orders and the table reads that as a breach; an operative alone gives those of its own card. */
const isOutdone = (best: number | undefined, board: Board, nomination: Nomination, table: RulesInPlay): boolean =>
  best !== undefined &&
  mostElsewhere(best, board) > mostOrders(board, table) &&
  !isOperatives(nomination, table) &&
  table.reads(REACHES_MOST) === 'B'

/** The nomination first, then the orders: whom they reach, whom they fit, how many there have to be. */
export const clauses = [
  ...nomination,
  condition('legion:issuing-orders.count.1', {
    needs: ['lines', 'isScanned', 'isSabotaged'],
    when: ({ lines }) => lines.length >= 0,
    holds: () => true,
    says: {
      holds: ({ isScanned, isSabotaged }) =>
        `The orders section of the card counts${isScanned ? '; ours is from scanned text, so look at the card' : ''}.${
          isSabotaged ? ' Sabotaged Communications leaves one order of it; the print of 2019 took one away.' : ''
        }`,
    },
  }),
  fitting(BY_KIND, isByKind),
  fitting(BY_NAME, isByName),
  clause(WITHIN, {
    needs: ['units', 'isChoice', 'picked'],
    readings: [WHICH_MINIATURE],
    each: (f) => (f.isChoice ? pickedUnits(f) : []),
    about,
    holds: ({ unit }, _facts, table) => !unit.defeated && (unit.hasOrder || isNear(unit, table)),
    says: {
      holds: ({ unit }) => `${unit.label} is at ${reach} of the nominated unit.`,
      fails: ({ unit }) =>
        unit.defeated ? `${unit.label} is defeated.` : `${unit.label} is not at ${reach} of the nominated unit.`,
    },
  }),
  condition(WITHIN, {
    needs: ['units', 'isChoice'],
    readings: [WHICH_MINIATURE],
    when: ({ isChoice, units }) => !isChoice && units.length > 0,
    holds: () => true,
    says: {
      holds: ({ units }, table) => {
        const out = units.filter((unit) => unit.defeated || (!unit.hasOrder && !isNear(unit, table)))
        return out.length
          ? `Out of reach or defeated: ${listed(out.map(({ label }) => label))}.`
          : `Every unit is at ${reach} of the nominated unit.`
      },
    },
  }),
  condition('legion:issuing-orders.range.1', {
    needs: ['units'],
    when: ({ units }) => units.length > 0,
    holds: () => true,
    says: { holds: `Orders reach ${reach} from the nominated unit, itself included.` },
  }),
  condition('legion:command-cards.orders.3', {
    needs: ['units'],
    when: ({ units }) => units.some(({ isNominee }) => isNominee),
    holds: () => true,
    says: {
      holds: ({ units }) => `${units.find(({ isNominee }) => isNominee)!.label} counts as at range 1 of itself.`,
      ...notNeeded,
    },
  }),
  condition('legion:range.self.1', {
    needs: ['units'],
    when: ({ units }) => units.some(({ isNominee }) => isNominee),
    holds: () => true,
    says: { holds: 'The range of the nominated unit to itself is 1.', ...notNeeded },
  }),
  condition('legion:range.at.1', {
    needs: ['units'],
    when: ({ units }) => units.some(({ measured }) => measured),
    holds: () => true,
    says: { holds: 'Inches count as the segment they fall in.', aside: 'Nothing is measured in inches.' },
  }),
  condition('legion:range.at.2', {
    needs: ['units'],
    when: ({ units }) => units.some(({ onLine }) => onLine),
    holds: () => true,
    says: {
      holds: ({ units }) =>
        `On the line counts as the lower range: ${listed(units.filter(({ onLine }) => onLine).map(({ label }) => label))}.`,
      aside: 'No unit is on a line.',
    },
  }),
  condition('legion:issuing-orders.kind.1', {
    needs: ['lines', 'print', 'units'],
    when: (f) => sectionOf(f).some(({ forTroopers }) => forTroopers) && f.units.some(({ subtype }) => subtype),
    holds: () => true,
    says: {
      holds: ({ units }) =>
        `Troopers too: ${listed(units.filter(({ subtype }) => subtype).map(({ label }) => label))}.`,
      aside: 'No subtype of trooper matters here.',
    },
  }),
  clause(ONCE, {
    needs: ['units', 'isChoice', 'picked'],
    each: (f) => (f.isChoice ? pickedUnits(f) : []),
    about,
    holds: ({ unit, times }) => times === 1 && (unit.defeated || !unit.hasOrder),
    says: {
      holds: ({ unit }) => `${unit.label} gets one order.`,
      fails: ({ unit, times }) =>
        times > 1
          ? `${unit.label} is chosen ${times} times; a unit gets one order.`
          : `${unit.label} has an order already.`,
    },
  }),
  condition(ONCE, {
    needs: ['units', 'isChoice'],
    when: ({ isChoice, units }) => !isChoice && units.length > 0,
    holds: () => true,
    says: {
      holds: ({ units }) => {
        const ordered = units.filter(({ defeated, hasOrder }) => hasOrder && !defeated)
        return ordered.length
          ? `Cannot get a second order: ${listed(ordered.map(({ label }) => label))}.`
          : 'No unit has an order yet.'
      },
    },
  }),
  clause(AS_MANY, {
    needs: [...CHOICE, 'otherBest', 'hiring', 'owner', 'nominee'],
    readings: [WHICH_MINIATURE, REACHES_MOST, TWO_VERSIONS],
    holds: (found, table) => {
      const { isChoice, picked, otherBest, hiring } = found
      const board = boardIn(found)
      // who is nominated is looked at only where another could give more
      return (
        (!isChoice || standing(board, table, once(picked), hiring).isEnough) &&
        !isOutdone(otherBest, board, found, table)
      )
    },
    says: {
      holds: (found, table) => {
        const { isChoice, picked, hiring } = found
        const board = boardIn(found)
        const most = mostOrders(board, table)
        const fewer = hiring === 'aggression' ? ' Aggression lets you give up to two fewer.' : ''
        if (isChoice) return `${standing(board, table, once(picked), hiring).valid} of ${most} possible orders.${fewer}`
        return `${plural(most, 'order')} can be given${fewer ? `.${fewer}` : `, so ${most} must be.`}`
      },
      fails: (found, table) => {
        const { isChoice, picked, otherBest, hiring } = found
        const board = boardIn(found)
        const most = mostOrders(board, table)
        const { valid, isEnough } = isChoice
          ? standing(board, table, once(picked), hiring)
          : { valid: most, isEnough: true }
        return isEnough
          ? `Another commander could give ${mostElsewhere(otherBest!, board)} orders, this one ${most}.`
          : `${valid} of ${most} possible orders.`
      },
    },
  }),
  condition('legion:issuing-orders.excess.1', {
    needs: BOARD,
    readings: [WHICH_MINIATURE],
    when: (board, table) => ordersPrinted(board, table) > mostOrders(board, table),
    holds: () => true,
    says: {
      holds: (board, table) => {
        const lost = ordersPrinted(board, table) - mostOrders(board, table)
        return lost === 1
          ? '1 order of the card finds no unit and is lost.'
          : `${lost} orders of the card find no unit and are lost.`
      },
      aside: 'No order is lost.',
    },
  }),
]
