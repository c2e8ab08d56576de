/** Makers of clauses of this game: what says the same in other words comes out alike. */
import { type Clause, clausesOver } from '../../kernel/clause.ts'
import type { Views } from '../../kernel/derive.ts'
import type { FactSpecs } from '../../kernel/facts.ts'
import { alsoOf } from './also.ts'

const echoing = <M extends (id: string, body: never) => Clause>(make: M): M =>
  ((id: string, body: object) => make(id, { ...body, echoes: alsoOf(id) } as never)) as unknown as M

/** `clause`, `condition` and `exception` over the facts and views of one checker. */
export function rulesOver<S extends FactSpecs, V extends Views>(specs: S, views: V) {
  const { clause, condition, exception } = clausesOver(specs, views)
  return { clause: echoing(clause), condition: echoing(condition), exception: echoing(exception) }
}
