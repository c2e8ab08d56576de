/** The clause registry, built from `content/` and the packs' data. Node only: it reads files. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WordedClause } from '../kernel/pack.ts'
import { labelOf, partsOf, urlOf } from './address.ts'
import { type PageFile, readPage } from './read.ts'
import type { ClauseRecord, GameContent, Library, Term } from './records.ts'
import { meant, readJsonText } from './told.ts'

export type * from './records.ts'

/** What the registry needs of a game pack. */
export interface DataOfGame {
  id: string
  dataClauses?: readonly WordedClause[]
  printed?: Readonly<Record<string, string>>
}

const folder = () => join(process.cwd(), 'content')

/** The text of a file of a game, undefined where there is none. */
async function textOf(game: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder(), game, name), 'utf8')
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw problem
  }
}

async function readJson<T>(game: string, name: string, otherwise: T): Promise<T> {
  const text = await textOf(game, name)
  return text === undefined ? otherwise : (readJsonText(text, `content/${game}/${name}`) as T)
}

/** Of a game that has not chosen one: grey, with enough contrast on each ground. */
const NO_COLOUR = { light: '#51555d', dark: '#a5a8ae', dim: '#9e7f6a' }

const GROUNDS = ['light', 'dark', 'dim'] as const

type GameFile = Partial<Omit<GameContent, 'pages'>> & { pages?: string[] }

/** The pages of one game as files, in reading order. */
export async function readGame(game: string): Promise<{ content: GameContent; files: PageFile[] }> {
  const at = join(folder(), game)
  const info = await readJson<GameFile>(game, 'game.json', {})
  if (!info.id) throw new Error(`content/${game}/game.json is missing or has no id.`)
  const editions = info.editions ?? []
  const ids = editions.map((edition) => edition.id)
  const onDisk = (await readdir(at)).filter((name) => name.endsWith('.mdx')).map((name) => name.slice(0, -4))
  const listed = info.pages ?? []
  const unlisted = onDisk.filter((id) => !listed.includes(id))
  if (unlisted.length) throw new Error(`content/${game}/game.json: pages does not list ${unlisted.join(', ')}.`)
  const missing = listed.filter((id) => !onDisk.includes(id))
  if (missing.length)
    throw new Error(
      `content/${game}/game.json: pages lists ${missing.join(', ')}, but content/${game}/${missing[0]}.mdx is not there.`,
    )
  const dull = info.colour ? GROUNDS.filter((ground) => !info.colour?.[ground]) : []
  if (dull.length) throw new Error(`content/${game}/game.json: colour lacks ${dull.join(' and ')}.`)
  const files = await Promise.all(
    listed.map(async (id) => readPage(game, id, await readFile(join(at, `${id}.mdx`), 'utf8'), ids)),
  )
  const content: GameContent = {
    id: game,
    title: info.title ?? game,
    short: info.short ?? info.title ?? game,
    badge: info.badge ?? game.slice(0, 2).toUpperCase(),
    colour: info.colour ?? NO_COLOUR,
    tools: info.tools ?? [],
    argued: info.argued ?? [],
    synonyms: info.synonyms ?? [],
    ...(info.cardWords ? { cardWords: info.cardWords } : {}),
    ...(info.opens ? { opens: info.opens } : {}),
    ...(info.example ? { example: info.example } : {}),
    editions,
    defaultEdition: info.defaultEdition ?? ids[0] ?? '',
    pages: files.map((file) => file.page),
    phases: info.phases ?? [],
    sources: info.sources ?? [],
    expansions: info.expansions ?? [],
    glossary: await readJson<Term[]>(game, 'glossary.json', []),
    timeline: await readJson<GameContent['timeline']>(game, 'timeline.json', []),
    changes: await readJson<GameContent['changes']>(game, 'changes.json', []),
  }
  return { content, files }
}

const sourceIn = ({ source }: WordedClause, edition: string): string =>
  typeof source === 'string' ? source : (source[edition] ?? '')

function clauseOfData(data: WordedClause): ClauseRecord {
  const { game, page, name } = partsOf(data.id)
  return {
    id: data.id,
    game,
    page,
    pageTitle: 'Cards',
    name,
    title: data.title,
    label: labelOf('Card', name, page),
    section: data.section,
    editions: [...data.editions],
    text: { ...data.text },
    kind: data.kind,
    from: 'card',
    source: sourceIn(data, data.editions[0]!),
    sources: Object.fromEntries(data.editions.map((edition) => [edition, sourceIn(data, edition)])),
    facts: '',
    links: [...(data.links ?? [])],
    open: [...data.open],
    citedBy: [],
    aliases: [...data.aliases],
    url: urlOf(data.id),
  }
}

/** Names of the games that have words. */
export async function gameFolders(): Promise<string[]> {
  const entries = await readdir(folder(), { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return names.sort()
}

const loading = new Map<string, Promise<Library>>()

/**
 * Reads everything, once a process for the same packs: they give the order of games and the clauses whose words come
 * from data.
 */
export function loadLibrary(packs: readonly DataOfGame[]): Promise<Library> {
  const key = packs.map(({ id }) => id).join()
  const library = loading.get(key) ?? readLibrary(packs)
  loading.set(key, library)
  return library
}

/** What a player types for a clause, from `phrases.json` beside the pages: `page.name` to phrases, comma separated. */
async function readPhrases(game: string): Promise<[id: string, phrases: string[]][]> {
  const told = await readJson<Record<string, string>>(game, 'phrases.json', {})
  return Object.entries(told).map(([name, phrases]) => [
    `${game}:${name}`,
    phrases
      .split(',')
      .map((phrase) => phrase.trim())
      .filter(Boolean),
  ])
}

/** Adds what a player types to the clauses. Throws at a phrase for a clause that does not exist, of those `has` tells. */
function withPhrases(
  clauses: readonly ClauseRecord[],
  phrases: ReadonlyMap<string, readonly string[]>,
  has: (game: string, page: string) => boolean,
): ClauseRecord[] {
  const ids = new Set(clauses.map(({ id }) => id))
  const unknown = [...phrases.keys()].find((id) => !ids.has(id) && has(partsOf(id).game, partsOf(id).page))
  if (unknown) {
    const file = `content/${partsOf(unknown).game}/phrases.json`
    throw new Error(`${file}: there is no clause ${unknown}.${meant(unknown, [...ids])}`)
  }
  return clauses.map((clause) => ({
    ...clause,
    aliases: [...new Set([...clause.aliases, ...(phrases.get(clause.id) ?? [])])],
  }))
}

async function readLibrary(packs: readonly DataOfGame[]): Promise<Library> {
  const folders = await gameFolders()
  const judged = packs.map((pack) => pack.id).filter((id) => folders.includes(id))
  const read = await Promise.all([...judged, ...folders.filter((id) => !judged.includes(id))].map(readGame))
  const clauses = read.flatMap(({ content, files }) => {
    const { dataClauses = [], printed = {} } = packs.find((pack) => pack.id === content.id) ?? {}
    return [...files.flatMap((file) => file.clauses), ...dataClauses.map(clauseOfData)].map((clause) => {
      const name = clause.from === 'card' ? printed[clause.name] : undefined
      return name ? { ...clause, label: `Card: ${name}` } : clause
    })
  })
  const phrases = new Map((await Promise.all(folders.map(readPhrases))).flat())
  const games = read.map(({ content }) => content)
  // Clauses made of data are only there with their pack.
  const has = (game: string, page: string) =>
    judged.includes(game) || games.some(({ id, pages }) => id === game && pages.some((one) => one.id === page))
  const places = Object.fromEntries(read.flatMap(({ files }) => files.flatMap((file) => [...file.places])))
  return { games, clauses: withBackLinks(withPhrases(clauses, phrases, has)), places }
}

function withBackLinks(clauses: readonly ClauseRecord[]): ClauseRecord[] {
  const citing = new Map<string, string[]>()
  for (const clause of clauses) {
    for (const link of clause.links) citing.set(link, [...(citing.get(link) ?? []), clause.id])
  }
  return clauses.map((clause) => ({ ...clause, citedBy: citing.get(clause.id) ?? [] }))
}
