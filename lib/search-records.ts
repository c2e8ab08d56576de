/** Everything that can be found, as records for the search engine: clauses, open questions, pages, checkers, cards and terms. */
import type { ClauseRecord, GameContent, Library } from './content/records.ts'
import type { GamePack } from './kernel/pack.ts'
import { pagesOf, type SitePage } from './pages.ts'
import type { SearchRecord } from './search/index.ts'

const editionsOf = (content: GameContent) => content.editions.map((edition) => edition.id)

/** The words once where the editions agree, else one line per edition in the order of `editions`. */
function wordsOf({ text, editions }: ClauseRecord): string {
  const lines = editions.map((edition) => text[edition] ?? '')
  return new Set(lines).size === 1 ? (lines[0] ?? '') : lines.join('\n')
}

/** The clause that rules, where this one opens a page by saying what its thing is; nothing for any other clause. */
function leadOf(clause: ClauseRecord, own: readonly ClauseRecord[]): Pick<SearchRecord, 'leads'> {
  if (clause.name !== '0' || clause.kind !== 'reference') return {}
  const rules = own.find(({ page, kind, from }) => page === clause.page && kind === 'checkable' && from === 'rule')
  return rules ? { leads: rules.id } : {}
}

function clauseRecords(library: Library, game: string): SearchRecord[] {
  return library.clauses
    .filter((clause) => clause.game === game)
    .map((clause, _, own) => ({
      id: clause.id,
      kind: 'clause',
      game,
      page: clause.pageTitle,
      section: clause.section,
      title: clause.title,
      label: clause.label,
      text: wordsOf(clause),
      aliases: clause.aliases,
      editions: clause.editions,
      from: clause.from,
      url: clause.url,
      ...leadOf(clause, own),
    }))
}

function questionRecords(pack: GamePack): SearchRecord[] {
  return pack.ambiguities.map(({ id, topic, points }) => ({
    id,
    kind: 'question',
    game: pack.id,
    page: 'Open questions',
    section: '',
    title: topic,
    label: 'Open question',
    text: points.map(({ asks }) => asks).join(' '),
    aliases: [],
    editions: [...new Set(points.flatMap(({ standing }) => Object.keys(standing)))],
    url: `/questions/${pack.id}/#${id.split(':ambiguity.')[1]}`,
  }))
}

function pageRecords(content: GameContent): SearchRecord[] {
  return content.pages.map((page) => ({
    id: `${content.id}:${page.id}`,
    kind: 'page',
    game: content.id,
    page: page.title,
    section: '',
    title: page.title,
    label: page.cite,
    text: page.summary,
    aliases: page.aliases,
    editions: editionsOf(content),
    url: page.url,
  }))
}

/** Lists of a game, and its cards: pages without clauses of their own. */
function listRecords(content: GameContent, pages: readonly SitePage[]): SearchRecord[] {
  const own = pages.filter(
    ({ game, kind, workshop }) => game === content.id && !workshop && (kind === 'list' || kind === 'cards'),
  )
  return own
    .filter(({ edition }) => !edition || edition === content.defaultEdition)
    .map(({ id, name, says, asked, path }) => ({
      id: `${content.id}/${id}`,
      kind: 'page',
      game: content.id,
      page: content.title,
      section: '',
      title: name,
      label: content.short,
      text: says,
      aliases: [...(asked ?? [])],
      editions: [],
      url: path,
    }))
}

function termRecords(content: GameContent, library: Library): SearchRecord[] {
  return content.glossary.map((term) => ({
    id: `${content.id}:term.${term.term.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    kind: 'term',
    game: content.id,
    page: 'Glossary',
    section: '',
    title: term.term,
    label: 'Glossary',
    text: term.says,
    aliases: term.aliases,
    editions: editionsOf(content),
    url: library.clauses.find((clause) => clause.id === term.clause)?.url ?? '',
  }))
}

function checkerRecords(pack: GamePack): SearchRecord[] {
  return pack.checkers.map((checker) => ({
    id: `${pack.id}/${checker.id}`,
    kind: 'checker',
    game: pack.id,
    page: 'Checkers',
    section: '',
    title: checker.title,
    label: 'Check',
    text: checker.question,
    aliases: [...checker.asked],
    editions: [...checker.editions],
    url: `/check/${pack.id}/${checker.id}/`,
  }))
}

/** Cards and pieces by name. */
function thingRecords({ id: game, things = [] }: GamePack): SearchRecord[] {
  return things.map(({ id, title, label, says, aliases, page, url }) => ({
    id,
    kind: 'card',
    game,
    page,
    section: '',
    title,
    label,
    text: says,
    aliases: [...aliases],
    editions: [],
    url,
  }))
}

/** The search records of one game, or of all. */
export function searchRecords(library: Library, packs: readonly GamePack[], game?: string): SearchRecord[] {
  const pages = pagesOf(library, packs)
  return library.games
    .filter((content) => !game || content.id === game)
    .flatMap((content) => [
      ...packs.filter((pack) => pack.id === content.id).flatMap(checkerRecords),
      ...clauseRecords(library, content.id),
      ...packs.filter((pack) => pack.id === content.id).flatMap(questionRecords),
      ...pageRecords(content),
      ...listRecords(content, pages),
      ...termRecords(content, library),
      ...packs.filter((pack) => pack.id === content.id).flatMap(thingRecords),
    ])
}

/** Words that mean the same at the table of each game; what its glossary says besides comes with the records. */
export const synonymsOf = (contents: readonly GameContent[]): Record<string, string[][]> =>
  Object.fromEntries(contents.map(({ id, synonyms }) => [id, synonyms]))
