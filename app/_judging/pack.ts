import type { Ambiguity } from '../../lib/kernel/ambiguity'
import type { Checker } from '../../lib/kernel/checker'
import type { Judge } from '../../lib/kernel/pack'
import type { CheckerProps } from '../_components/check-props'

/** What a checker page is told of its game. */
export type PackWords = Pick<Judge, 'id' | 'title' | 'badge' | 'editions' | 'defaultEdition' | 'ambiguities'>

/** Everything a checker page is told. */
export interface CheckerPage extends CheckerProps {
  pack: PackWords
}

/** The evidence is on the page of the question; judging needs what is asked, how it stands and the readings. */
const withoutEvidence = (question: Ambiguity): Ambiguity => ({
  ...question,
  sheet: '',
  clauses: [],
  points: question.points.map((point) => ({ ...point, why: '' })),
})

/** What judging needs of a game beside its checkers, as plain JSON. */
export const wordsFor = (pack: Judge): PackWords => ({
  id: pack.id,
  title: pack.title,
  badge: pack.badge,
  editions: pack.editions,
  defaultEdition: pack.defaultEdition,
  ambiguities: pack.ambiguities.map(withoutEvidence),
})

/** How a game names its clauses, and how it reads facts in another spelling. */
export type PackWays = Pick<Judge, 'cite' | 'reads'>

/** A pack of one checker. It rules as the whole pack does. */
export const packOf = (words: PackWords, checker: Checker, { cite, reads }: PackWays): Judge => ({
  ...words,
  checkers: [checker],
  cite,
  ...(reads ? { reads } : {}),
})
