/** Reads sentences for one checker: what a page of that checker needs, and no more. */
import type { Checker } from '../kernel/checker.ts'
import { factsOfEdition } from '../kernel/edition-facts.ts'
import type { AskedPack } from '../kernel/pack.ts'
import { editionNamed, editionShown, withNamed } from './edition.ts'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import { makeMender } from './mend.ts'
import { readSentence } from './read.ts'
import type { Reading } from './types.ts'

/** Prepares the reader. In: the pack with its sayings, one of its checkers, an edition; a sentence may name another. */
export function readerFor(pack: AskedPack, checker: Checker, edition: string): (typed: string) => Reading {
  const sayings = pack.sayings ?? { facts: {} }
  const mend = makeMender([{ ...pack, checkers: [checker] }])
  const editions = pack.editions.length > 1 ? pack.editions : []
  const lexicons = new Map<string, Lexicon>()
  const lexiconFor = (one: string): Lexicon => {
    const known = lexicons.get(one)
    if (known) return known
    const made = lexiconOf(checker, factsOfEdition(checker.facts, one), sayings, one)
    lexicons.set(one, made)
    return made
  }
  return (typed) => {
    const named = editionNamed(editions, typed)
    const isKnown = named !== undefined && checker.editions.includes(named.edition)
    const readIn = (one: string) => readSentence(lexiconFor(one), typed, sayings.scenes?.[checker.id], mend)
    if (isKnown) return withNamed(readIn(named.edition), typed, named)
    const reading = readIn(edition)
    const shown = editionShown(checker, reading, edition)
    return shown ? { ...readIn(shown.edition), named: shown } : reading
  }
}
