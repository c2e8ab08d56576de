/** Makers of clauses and consequences of this game: what says the same in other words comes out alike. */

import { type FollowRule, followsOver } from '../../kernel/checker.ts'
import { type Clause, clausesOver, type Table } from '../../kernel/clause.ts'
import type { Views } from '../../kernel/derive.ts'
import type { FactSpecs } from '../../kernel/facts.ts'
import { Asked, unlessAsked } from '../../kernel/seeing.ts'
import { alsoOf } from './also.ts'

/** Works something out once for each way a table reads the rules, as far as the facts tell. */
export function oncePerTable<T>(make: (table: Table) => T): (table: Table) => T {
  const made = new WeakMap<Table, { said: T } | Asked>()
  return (table) => {
    const found = made.get(table) ?? unlessAsked(() => make(table))
    made.set(table, found)
    if (found instanceof Asked) throw found
    return found.said
  }
}

const echoing = <M extends (id: string, body: never) => Clause>(make: M): M =>
  ((id: string, body: object) => make(id, { ...body, echoes: alsoOf(id) } as never)) as unknown as M

/** `clause`, `condition`, `exception` and `follow` over the facts and views of one checker. */
export function rulesOver<S extends FactSpecs, V extends Views>(specs: S, views: V) {
  const { clause, condition, exception } = clausesOver(specs, views)
  const plain = followsOver(specs, views)
  const follow = ((rule: never): FollowRule => ({ ...plain(rule), echoes: alsoOf })) as typeof plain
  return { clause: echoing(clause), condition: echoing(condition), exception: echoing(exception), follow }
}
