import type { RulesInPlay } from '../../../kernel/clause.ts'
import type { RawFacts } from '../../../kernel/facts.ts'
import type { Remedy } from '../../../kernel/ruling.ts'
import { listed } from '../names.ts'
import { type Board, fullest } from './count.ts'
import { isChoice, prepare } from './seen.ts'
import { nameOf, type Unit } from './units.ts'

/** The board with everything that is not told filled in one way. */
const filled = (facts: RawFacts, value: boolean, print: 'first' | 'other'): Board => {
  const units = facts.units as { near?: boolean; lines: { fits?: boolean }[] }[]
  return {
    print,
    ...facts,
    units: units.map((unit) => ({
      ...unit,
      near: unit.near ?? value,
      lines: unit.lines.map(({ fits }) => ({ fits: fits ?? value })),
    })),
  } as unknown as Board
}

/** A largest choice that keeps as many of the chosen units as it can; each is judged before it is shown. */
export function repairs(raw: RawFacts, table: RulesInPlay): Remedy[] {
  const facts = prepare(raw)
  if (!isChoice(raw) || !facts.units || !facts.lines || !facts.picked) return []
  const units = raw.units as Unit[]
  const boards = [true, false].flatMap((value) => [filled(facts, value, 'first'), filled(facts, value, 'other')])
  const ways = boards.map((board) => fullest(board, table, facts.picked as number[]))
  const distinct = ways.filter((way, i) => ways.findIndex((other) => other.join() === way.join()) === i)
  // A unit without a short name cannot be chosen by it.
  const sayable = distinct.filter((way) => way.every((place) => units[place]!.id !== undefined))
  return sayable.map((way) => ({
    change: { chosen: way.map((place) => units[place]!.id) },
    says: way.length
      ? `Give the orders to ${listed(way.map((place) => nameOf(units[place]!, place)))}`
      : 'Give no order',
  }))
}
