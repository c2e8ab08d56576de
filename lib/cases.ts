/** Numbered cases as links. */
import type { Case, GamePack } from './kernel/pack.ts'
import { writeLink } from './link/codec.ts'

/** Where a numbered case can be run: the page of its checker with its facts. Throws when the pack has no such checker. */
export function casePath(pack: GamePack, one: Case): string {
  const checker = pack.checkers.find(({ id }) => id === one.checker)
  if (!checker) throw new Error(`${one.id}: the pack ${pack.id} has no checker ${one.checker}.`)
  const query = writeLink(checker.facts, {
    facts: one.facts,
    ...(one.edition && one.edition !== pack.defaultEdition ? { edition: one.edition } : {}),
    ...(one.readings ? { readings: one.readings } : {}),
  })
  return `/check/${pack.id}/${checker.id}/?${query}`
}
