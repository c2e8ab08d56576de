/** What must be true of the whole collection; the build stops at the first broken promise. */
import type { GamePack } from '../kernel/pack.ts'
import type { ClauseRecord, Library } from './records.ts'
import { meant } from './told.ts'

/** What a game pack promises about clauses. */
export type Promises = Pick<GamePack, 'id' | 'ambiguities' | 'checkers' | 'citesOtherEditions'>

const ID = /^[a-z0-9]+:[a-z0-9-]+\.[a-z0-9.-]+$/
type Clauses = ReadonlyMap<string, ClauseRecord>

/** Every broken link, unknown or doubled id, orphan and citation an edition does not have, as sentences. */
export function problemsOf(library: Library, packs: readonly Promises[]): string[] {
  const known = new Map(library.clauses.map((clause) => [clause.id, clause]))
  const ids = library.clauses.map((clause) => clause.id)
  const doubled = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} is written twice.`)
  return [
    ...doubled,
    ...problemsOfClauses(library, packs),
    ...library.games.flatMap((game) => problemsOfGame(game, known)),
    ...packs.flatMap((pack) => [...problemsOfQuestions(pack, known), ...problemsOfCheckers(pack, known)]),
  ]
}

function problemsOfClauses(library: Library, packs: readonly Promises[]): string[] {
  const known = new Set(library.clauses.map((clause) => clause.id))
  const judged = new Set(packs.map((pack) => pack.id))
  const questions = new Set(packs.flatMap((pack) => pack.ambiguities.map((ambiguity) => ambiguity.id)))
  const problems: string[] = []
  for (const clause of library.clauses) {
    const place = library.places?.[clause.id]
    const tell = (problem: string) => problems.push(`${place ? `${place}: ` : ''}${clause.id} ${problem}`)
    if (!ID.test(clause.id)) tell('is not a well-formed id.')
    for (const link of clause.links)
      if (!known.has(link)) tell(`links to ${link}, which does not exist.${meant(link, [...known])}`)
    for (const edition of clause.editions) if (!clause.text[edition]) tell(`says nothing in ${edition}.`)
    if (!judged.has(clause.game)) continue
    for (const open of clause.open)
      if (!questions.has(open)) tell(`names ${open}, which does not exist.${meant(open, [...questions])}`)
  }
  return problems
}

function problemsOfGame(game: Library['games'][number], known: Clauses): string[] {
  const pages = new Set([...game.pages.map((page) => page.id), 'cards'])
  const reached = new Set(game.phases.flatMap((phase) => phase.pages))
  const folder = `content/${game.id}`
  const ids = [...known.keys()]
  const terms = game.glossary
    .filter((term) => !known.has(term.clause))
    .map(
      ({ term, clause }) =>
        `${folder}/glossary.json: ${term} rests on ${clause}, which does not exist.${meant(clause, ids)}`,
    )
  const related = game.pages.flatMap((page) =>
    page.related
      .filter((other) => !pages.has(other))
      .map(
        (other) => `${folder}/${page.id}.mdx is related to ${other}, which does not exist.${meant(other, [...pages])}`,
      ),
  )
  const orphans = game.pages
    .filter((page) => !reached.has(page.id))
    .map((page) => `${folder}/game.json: page ${page.id} is in no phase, so nobody can browse to it.`)
  const dead = [...reached]
    .filter((page) => !pages.has(page))
    .map((page) => `${folder}/game.json: phase page ${page} does not exist.${meant(page, [...pages])}`)
  const changed = [...game.timeline, ...game.changes].flatMap(({ date, clauses }) =>
    clauses
      .filter((id) => !known.has(id))
      .map((id) => `${folder}: the change of ${date} names ${id}, which does not exist.${meant(id, ids)}`),
  )
  return [...terms, ...related, ...orphans, ...dead, ...changed]
}

function problemsOfQuestions(pack: Promises, known: Clauses): string[] {
  return pack.ambiguities.flatMap((ambiguity) =>
    ambiguity.clauses
      .filter((clause) => !known.has(clause))
      .map((clause) => `${ambiguity.id} names ${clause}, which does not exist.`),
  )
}

function problemsOfCheckers(pack: Promises, known: Clauses): string[] {
  const problems: string[] = []
  for (const checker of pack.checkers) {
    const name = `Checker ${pack.id}/${checker.id}`
    for (const edition of checker.editions) {
      for (const id of checker.cites(edition)) {
        const clause = known.get(id)
        const excused = pack.citesOtherEditions?.[id]
        if (!clause) problems.push(`${name} cites ${id}, which does not exist.${meant(id, [...known.keys()])}`)
        else if (!clause.editions.includes(edition) && !excused)
          problems.push(`${name} cites ${id}, which ${edition} does not have.`)
      }
    }
    for (const ref of checker.consults) {
      const [id, point] = ref.split('/')
      const question = pack.ambiguities.find((ambiguity) => ambiguity.id === id)
      const exists = question && (!point || question.points.some((candidate) => candidate.point === point))
      const asked = pack.ambiguities.flatMap(({ id, points }) => [id, ...points.map(({ point }) => `${id}/${point}`)])
      if (!exists) problems.push(`${name} consults ${ref}, which does not exist.${meant(ref, asked)}`)
    }
  }
  return problems
}
