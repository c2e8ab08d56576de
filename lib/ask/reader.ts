/** Reads sentences for one checker: what a page of that checker needs, and no more. */
import type { Checker } from '../kernel/checker.ts'
import { factsOfEdition } from '../kernel/facts.ts'
import type { AskedPack } from '../kernel/pack.ts'
import { lexiconOf } from './lexicon.ts'
import { makeMender } from './mend.ts'
import { readSentence } from './read.ts'
import type { Reading } from './types.ts'

/** Prepares the reader. In: the pack with its sayings, one of its checkers, an edition. */
export function readerFor(pack: AskedPack, checker: Checker, edition: string): (typed: string) => Reading {
  const sayings = pack.sayings ?? { facts: {} }
  const lexicon = lexiconOf(checker, factsOfEdition(checker.facts, edition), sayings)
  const mend = makeMender([{ ...pack, checkers: [checker] }])
  return (typed) => readSentence(lexicon, typed, sayings.scenes?.[checker.id], mend)
}
