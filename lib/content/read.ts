/** Reads one rule page: front matter, and every `<Clause>` with its words per edition. */
import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { parse as parseYaml } from 'yaml'
import { labelOf, pageUrl, urlOf } from './address.ts'
import { type ClauseRecord, type PageRecord, SPEAKERS, type Speaker } from './records.ts'
import { type PageSource, sourcesOf } from './sources.ts'
import { inFile, OF_BRACES, type PageStart, placeOf, refuseUnknown, refuseUnknownField } from './told.ts'

/** As much of a syntax tree as is looked at. */
export interface Node {
  type: string
  name?: string
  value?: string
  url?: string
  depth?: number
  children?: Node[]
  attributes?: { type: string; name: string; value?: unknown }[]
  position?: { start: { line?: number; column?: number; offset?: number }; end: { offset?: number } }
}

const processor = createProcessor({ remarkPlugins: [remarkGfm] })

/** The syntax tree of a page without its front matter. */
export const parseBody = (body: string): Node => processor.parse(body) as unknown as Node

function readFront(text: string, file: string): Record<string, unknown> {
  try {
    return (parseYaml(text) ?? {}) as Record<string, unknown>
  } catch (problem) {
    const { linePos } = problem as { linePos?: { line: number }[] }
    // One line, the dashes, stands before it.
    const at = linePos?.[0] ? `:${linePos[0].line + 1}` : ''
    throw new Error(`${file}${at}: the front matter cannot be read. ${(problem as Error).message.split('\n')[0]}`)
  }
}

/** Front matter, the rest of a file, and where that rest begins. */
export function splitFrontMatter(
  source: string,
  file: string,
): { front: Record<string, unknown>; body: string; start: PageStart } {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(source)
  if (!match) throw new Error(`${file}: front matter is missing; start the file with --- and a title.`)
  const start = { file, lines: match[0].split('\n').length - 1 }
  return { front: readFront(match[1]!, file), body: source.slice(match[0].length), start }
}

const BLOCKS = new Set(['paragraph', 'tableCell', 'heading'])

/** Plain words of a node; blocks are parted by a space. */
export function plainText(node: Node): string {
  if (node.value !== undefined) return node.value
  const inside = (node.children ?? []).map(plainText).join('')
  if (node.type === 'listItem') return `${inside.trim()}; `
  if (node.type === 'list') return inside.replace(/[.;]?; $/, '. ')
  return BLOCKS.has(node.type) ? `${inside} ` : inside
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A list of the front matter; one word without brackets would silently be none. */
function listOf(front: Record<string, unknown>, field: string, file: string): string[] {
  const value = front[field] ?? []
  if (!Array.isArray(value)) throw new Error(`${file}: ${field} in the front matter is a list, ${field}: [one, other].`)
  return value.map(String)
}

function attributesOf(node: Node, where: string): Record<string, string> {
  return Object.fromEntries(
    (node.attributes ?? []).map((attribute) => {
      if (typeof attribute.value !== 'string') {
        throw new Error(`${where}: attribute ${attribute.name} must be a quoted text.`)
      }
      return [attribute.name, attribute.value]
    }),
  )
}

function textPerEdition(clause: Node, editions: readonly string[], where: string): Record<string, string> {
  const text = Object.fromEntries(editions.map((edition) => [edition, '']))
  for (const child of clause.children ?? []) {
    const isEdition = child.type === 'mdxJsxFlowElement' && child.name === 'Edition'
    const only = isEdition ? attributesOf(child, where).id : undefined
    if (isEdition && !(only && only in text)) {
      throw new Error(`${where}: <Edition id="${only}"> is not an edition of this clause.`)
    }
    for (const edition of editions) if (!only || only === edition) text[edition] += ` ${plainText(child)}`
  }
  return Object.fromEntries(Object.entries(text).map(([edition, words]) => [edition, tidy(words)]))
}

/** The source an `<Edition>` names for its own words. */
function editionSources(clause: Node, where: string): Record<string, string> {
  const own = (clause.children ?? []).filter(({ name }) => name === 'Edition').map((node) => attributesOf(node, where))
  return Object.fromEntries(own.flatMap(({ id, source }): [string, string][] => (id && source ? [[id, source]] : [])))
}

/** Links in the words: `[siege](game:additional-rules.siege.1)`. */
function linksIn(node: Node): string[] {
  const own = node.type === 'link' && node.url ? [node.url] : []
  return [...own, ...(node.children ?? []).flatMap(linksIn)]
}

/** Ids of clauses and open questions, as written in words. */
export const isId = (link: string): boolean => /^[a-z0-9-]+:[a-z0-9-]+\./.test(link)
const isQuestion = (link: string) => link.includes(':ambiguity.')

/** What one file holds. */
export interface PageFile {
  page: PageRecord
  clauses: ClauseRecord[]
  /** Where each clause begins, by its id: `content/game/movement.mdx:12`. */
  places: Map<string, string>
  /** Links inside the words that are not ids. */
  otherLinks: string[]
  body: string
}

interface Place {
  start: PageStart
  game: string
  page: string
  title: string
  cite: string
  section: string
  editions: readonly string[]
  sources: PageSource
  /** Whose word its sources are, unless a clause says otherwise. */
  weight?: string
}

/** What front matter may tell, and what it must. */
const FRONT = 'title cite summary aliases related source headings weight'.split(' ')
const FRONT_NEEDS = ['title', 'summary']
/** What a clause may be told, in the order in which pages have it. */
const CLAUSE = 'id title kind from facts editions links open source weight needs'.split(' ')
const EDITION = ['id', 'source']

function readClause(node: Node, place: Place): ClauseRecord {
  const { game, page } = place
  const own = attributesOf(node, placeOf(place.start, node))
  const where = `${placeOf(place.start, node)}, clause ${own.id ?? 'without an id'}`
  refuseUnknown(Object.keys(own), CLAUSE, where, 'Clause')
  for (const { name, ...edition } of node.children ?? [])
    if (name === 'Edition') refuseUnknown(Object.keys(attributesOf(edition, where)), EDITION, where, 'Edition')
  const from = (own.from ?? 'rule') as Speaker
  const lacking = ['id', 'title'].filter((name) => !own[name])
  if (!own.id || !own.title)
    throw new Error(`${where}: ${lacking.join(' and ')} ${lacking.length > 1 ? 'are' : 'is'} missing.`)
  if (!SPEAKERS.includes(from)) throw new Error(`${where}: from="${from}" is not one of ${SPEAKERS.join(', ')}.`)
  if (own.kind !== 'checkable' && own.kind !== 'reference') throw new Error(`${where}: kind is checkable or reference.`)
  const id = `${game}:${page}.${own.id}`
  const editions = own.editions ? own.editions.split(' ') : [...place.editions]
  const written = linksIn(node).filter(isId)
  const named = (ids: string | undefined, prefix: string) =>
    ids ? ids.split(/\s+/).map((name) => `${prefix}${name}`) : []
  const links = [...named(own.links, `${game}:`), ...written.filter((link) => !isQuestion(link))]
  const open = [...named(own.open, `${game}:ambiguity.`), ...written.filter(isQuestion)]
  const label = labelOf(place.cite, own.id, page, own.needs)
  const byEdition = editionSources(node, where)
  const sources = sourcesOf({ editions, section: place.section, label, own: own.source, byEdition }, place.sources)
  const weight = own.weight ?? place.weight
  const sourceless = editions.find((edition) => !sources[edition])
  if (sourceless) {
    throw new Error(`${where}: no source for ${sourceless}; name it in the page's front matter or on the clause.`)
  }
  return {
    id,
    game,
    page,
    pageTitle: place.title,
    name: own.id,
    title: own.title,
    label,
    section: place.section,
    editions,
    text: textPerEdition(node, editions, where),
    kind: own.kind,
    from,
    source: sources[editions[0]!]!,
    sources,
    facts: own.facts ?? '',
    links: [...new Set(links)].filter((link) => link !== id),
    open: [...new Set(open)],
    citedBy: [],
    aliases: [],
    ...(weight ? { weight } : {}),
    ...(own.needs ? { needs: own.needs } : {}),
    url: urlOf(id),
  }
}

function parseAt(body: string, start: PageStart): Node {
  try {
    // Blank lines in the place of the front matter: every line is counted as the author's editor does.
    return parseBody('\n'.repeat(start.lines) + body)
  } catch (problem) {
    throw inFile(start.file, problem)
  }
}

/** Throws at `{word}` in the words: it is read as code, and a page would stand there without it. */
function refuseBraces(node: Node, start: PageStart): void {
  if (/^mdx(?:Text|Flow)Expression$/.test(node.type))
    throw inFile(start.file, { source: OF_BRACES, ...node.position?.start })
  for (const child of node.children ?? []) refuseBraces(child, start)
}

/** Reads a page of a game. `editions` are all editions of the game. Throws with file and clause when it cannot. */
export function readPage(game: string, id: string, source: string, editions: readonly string[]): PageFile {
  const { front, body, start } = splitFrontMatter(source, `content/${game}/${id}.mdx`)
  refuseUnknownField(Object.keys(front), FRONT, start.file)
  for (const field of FRONT_NEEDS)
    if (!front[field]) throw new Error(`${start.file}: ${field} is missing in the front matter.`)
  const tree = parseAt(body, start)
  refuseBraces(tree, start)
  const title = String(front.title)
  const cite = String(front.cite ?? title)
  const clauses: ClauseRecord[] = []
  const places = new Map<string, string>()
  const sections: string[] = []
  const otherLinks: string[] = []
  const place = {
    start,
    game,
    page: id,
    title,
    cite,
    editions,
    sources: front as PageSource,
    weight: front.weight as string,
  }
  for (const node of tree.children ?? []) {
    if (node.type === 'heading' && node.depth === 2) sections.push(tidy(plainText(node)))
    otherLinks.push(...linksIn(node).filter((link) => !isId(link)))
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Clause') continue
    const clause = readClause(node, { ...place, section: sections.at(-1) ?? '' })
    const [at, before] = [placeOf(start, node), places.get(clause.id)]
    if (before)
      throw new Error(`${at}, clause ${clause.name}: ${before} has this id already; give it the next free one.`)
    places.set(clause.id, at)
    clauses.push(clause)
  }
  const page: PageRecord = {
    id,
    game,
    title,
    cite,
    summary: String(front.summary),
    aliases: listOf(front, 'aliases', start.file),
    related: listOf(front, 'related', start.file),
    sections,
    url: pageUrl(game, id),
  }
  return { page, clauses, places, otherLinks, body }
}
