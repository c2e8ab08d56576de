/** What is worked out once for each way a table reads the rules. */
import type { RulesInPlay } from '../../kernel/clause.ts'
import { Asked, unlessAsked } from '../../kernel/seeing.ts'

/** Works something out once for each way a table reads the rules, as far as the facts tell. */
export function oncePerTable<T>(make: (table: RulesInPlay) => T): (table: RulesInPlay) => T {
  const made = new WeakMap<RulesInPlay, { said: T } | Asked>()
  return (table) => {
    const found = made.get(table) ?? unlessAsked(() => make(table))
    made.set(table, found)
    if (found instanceof Asked) throw found
    return found.said
  }
}
