import type { GamePack } from '../../lib/kernel/pack.ts'

/** A pack without the search for remedies: verdict, clauses and answer are the same, and come much sooner. */
export const plain = <Pack extends GamePack>(pack: Pack): Pack => ({
  ...pack,
  checkers: pack.checkers.map(({ repairs: _repairs, ...checker }) => ({
    ...checker,
    facts: Object.fromEntries(
      Object.entries(checker.facts).map(([key, fact]) => [key, { ...fact, changeable: false }]),
    ),
  })),
})
