/** What the server hands to a checker page. Server side only: it reads the library. */

import type { ClauseRecord, GameContent } from '../../lib/content'
import { urlOf } from '../../lib/content/address'
import type { Checker, ExampledChecker } from '../../lib/kernel/checker'
import type { GamePack } from '../../lib/kernel/pack'
import { writeLink } from '../../lib/link/codec'
import { nextQuestion } from '../../lib/next-question'
import { emptyCase, startEdition } from '../_components/case-state'
import type { CheckerProps, CitedClause, ExampleCase } from '../_components/check-props'
import { judgeCase } from '../_components/judge-case'
import { editionInUrl, library } from '../_site/library'
import { at } from '../_site/paths'
import { toolPlaces } from '../_site/tool-places'

function citedClause(clause: ClauseRecord, game: GameContent): CitedClause {
  const printed = clause.editions.map((edition) => {
    const href = at(urlOf(clause.id, editionInUrl(game, edition)))
    return [edition, { text: clause.text[edition] ?? '', href }] as const
  })
  return { label: clause.label, title: clause.title, printed: Object.fromEntries(printed) }
}

function questionsOf(pack: GamePack): CheckerProps['questions'] {
  const entries = pack.ambiguities.map(({ id, topic }) => [id, { topic, href: at(urlOf(id)) }] as const)
  return Object.fromEntries(entries)
}

type AnyCase = Pick<ExampleCase, 'title'> &
  Partial<Pick<ExampleCase, 'id'>> & {
    edition?: string
    readings?: Readonly<Record<string, string>>
    facts: Readonly<Record<string, unknown>>
    expect: { verdict: string }
  }

/** A known case as a link of this page. */
function exampleOf(
  pack: GamePack,
  checker: Checker,
  { title, id, edition, readings, facts, expect }: AnyCase,
): ExampleCase {
  const inLink = edition && edition !== pack.defaultEdition ? { edition } : {}
  const query = writeLink(checker.facts, { ...inLink, readings, facts })
  const table = { edition: edition ?? startEdition(pack, checker), readings: readings ?? {}, facts }
  const answer = expect.verdict === 'answered' ? judgeCase(pack, checker, table).ruling?.answer?.says : undefined
  return {
    title,
    ...(id ? { id } : {}),
    query: `?${query}`,
    verdict: expect.verdict,
    ...(answer ? { answer } : {}),
  }
}

const once = (cases: readonly ExampleCase[]) =>
  cases.filter((one, i) => cases.findIndex((other) => other.query === one.query) === i)

/** Ids of every clause a checker may cite, in any edition. */
export const citesOf = (checker: Checker): string[] => [
  ...new Set(checker.editions.flatMap((edition) => checker.cites(edition))),
]

/** Where a table is set up that fills in this checker. */
function tableOf(game: GameContent, checker: Checker): Pick<CheckerProps, 'table'> {
  const place = toolPlaces(game).find(({ fills }) => fills?.checkers.includes(checker.id))
  if (!place?.fills) return {}
  const { word, withFacts = false } = place.fills
  return { table: { href: at(place.path), word, says: place.says, facts: withFacts } }
}

/** What its answers are like: as its own scenarios are answered. */
function answersOf(pack: GamePack, checker: ExampledChecker): Pick<CheckerProps, 'answers'> {
  if (checker.asks !== 'value') return {}
  for (const { edition, readings, facts, expect } of checker.scenarios) {
    if (expect.verdict !== 'answered') continue
    const table = { edition: edition ?? startEdition(pack, checker), readings: readings ?? {}, facts }
    const kind = judgeCase(pack, checker, table).ruling?.answer?.kind
    if (kind) return { answers: kind === 'yes-no' || kind === 'number' ? kind : 'words' }
  }
  return { answers: 'words' }
}

/** Everything a checker page needs beside the pack. */
export async function describeChecker(pack: GamePack, checker: ExampledChecker): Promise<CheckerProps> {
  const { games, clauses } = await library()
  const game = games.find((known) => known.id === pack.id)
  if (!game) throw new Error(`content/ has no game ${pack.id}.`)
  const cites = new Set(citesOf(checker))
  const cited = clauses.filter((clause) => cites.has(clause.id))
  const own = pack.cases.filter(({ checker: name }) => name === checker.id || name === `${pack.id}/${checker.id}`)
  const cases = once(own.map((one) => exampleOf(pack, checker, one)))
  const says = pack.sayings?.examples?.[checker.id]
  const numbered = new Set(cases.map(({ query }) => query))
  const examples = checker.scenarios.map((scenario) => exampleOf(pack, checker, scenario))
  const empty = judgeCase(pack, checker, emptyCase(startEdition(pack, checker)))
  const asks = empty.ruling && nextQuestion(checker, empty.ruling)
  return {
    checker: checker.id,
    game: pack.id,
    missing: empty.missing ?? [],
    ...(asks ? { asks } : {}),
    clauses: Object.fromEntries(cited.map((clause) => [clause.id, citedClause(clause, game)])),
    questions: questionsOf(pack),
    ...tableOf(game, checker),
    ...answersOf(pack, checker),
    ...(says ? { says } : {}),
    examples: once(examples.filter(({ query }) => !numbered.has(query))),
    cases,
  }
}
