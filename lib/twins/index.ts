/** The Markdown twin of every page, and the files that tell machines of all of them. Node only: it reads `content/`. */

import { sayInForce } from '../content/history.ts'
import type { Library } from '../content/records.ts'
import type { GamePack } from '../kernel/pack.ts'
import { rulesPath, twinOf } from '../page-addresses.ts'
import { pagesOf, type SitePage } from '../pages.ts'
import { embedFiles } from './embeds.ts'
import { feedFiles } from './feeds.ts'
import { listTwin, quickTwin } from './lists.ts'
import { checkerTwin, placeTwin } from './places.ts'
import { cardsTwin, gameTwin, topicTwin } from './rules.ts'

/** What twins are made of. */
export interface Sources {
  library: Library
  packs: readonly GamePack[]
  /** The whole address of a path of the site: origin and sub-path in front. */
  absolute: (path: string) => string
}

/** What a maker of twins gets: the sources, every page, and how to link. */
export interface Press extends Sources {
  pages: readonly SitePage[]
  /** A Markdown link to the twin of a page, with an anchor where the path has one. */
  link: (words: string, path: string) => string
  /** The address of a twin, with the anchor of the path. */
  twin: (path: string) => string
}

/** A file of the site: where it lies in `out/`, and its text. */
export interface TextFile {
  file: string
  text: string
}

/** Every twin, the clauses for other sites, the feeds, `llms.txt` and `llms-full.txt`; `app/(machines)` hands them out. */
export async function machineFiles(sources: Sources): Promise<TextFile[]> {
  const press = makePress(sources)
  const twins = await Promise.all(press.pages.map(async (page) => ({ page, text: await twinTextOf(page, press) })))
  const rules = twins.filter(({ page }) => page.kind === 'topic' || page.kind === 'cards')
  return [
    ...twins.map(({ page, text }) => ({ file: twinOf(page.path).slice(1), text })),
    ...embedFiles(sources.library),
    ...feedFiles(sources.library, sources.absolute),
    { file: 'llms.txt', text: llmsText(press) },
    { file: 'llms-full.txt', text: rules.map(({ text }) => text).join('\n\n') },
  ]
}

function makePress(sources: Sources): Press {
  const twin = (path: string) => {
    const [plain = '', anchor] = path.split('#')
    return `${sources.absolute(twinOf(plain.split('?')[0]!))}${anchor ? `#${anchor}` : ''}`
  }
  const link = (words: string, path: string) => `[${words.replace(/[[\]]/g, '\\$&')}](${twin(path)})`
  return { ...sources, pages: pagesOf(sources.library, sources.packs), twin, link }
}

/** The twin of one page: title, where it stands, and the same content as the page. */
async function twinTextOf(page: SitePage, press: Press): Promise<string> {
  const head = [`# ${page.title}`, page.says, rulesOf(page, press), `Page: ${press.absolute(page.path)}`]
  return `${[...head, ...(await bodyOf(page, press))].filter(Boolean).join('\n\n')}\n`
}

/** Which rules these are, and of which day. */
function rulesOf({ game, edition }: SitePage, { library }: Press): string {
  const one = library.games.find(({ id }) => id === game)?.editions.find(({ id }) => id === edition)
  return one ? `Rules: ${[one.title, sayInForce(one)].filter(Boolean).join(', ')}.` : ''
}

async function bodyOf(page: SitePage, press: Press): Promise<string[]> {
  if (page.kind === 'topic') return topicTwin(page, press)
  if (page.kind === 'cards') return cardsTwin(page, press)
  if (page.kind === 'game') return gameTwin(page, press)
  if (page.kind === 'checker') return checkerTwin(page, press)
  if (page.kind === 'list' && page.id === 'quick') return quickTwin(page, press)
  if (page.kind === 'list' || page.kind === 'tool') return listTwin(page, press)
  return placeTwin(page, press)
}

/** What this site is and where everything stands, after llmstxt.org. */
function llmsText({ pages, library, packs, absolute, link }: Press): string {
  const row = ({ title, path, says }: SitePage) => `- ${link(title, path)}: ${says}`
  const places = pages.filter((page) => page.kind === 'place')
  const games = library.games.flatMap((game) => {
    const own = pages.filter((page) => page.game === game.id)
    const newest = own.filter((page) => page.edition === game.defaultEdition || !page.edition)
    const older = game.editions.filter(({ id }) => id !== game.defaultEdition)
    return [
      `## ${game.title}`,
      newest.map(row).join('\n'),
      ...older.map(({ id, title }) => `Also in the edition ${title}: ${link(`Rules, ${title}`, rulesPath(game, id))}`),
    ]
  })
  const checkers = packs.reduce((total, pack) => total + pack.checkers.length, 0)
  return `${[
    '# Lawspeaker',
    `> Rules of ${library.games.map(({ title }) => title).join(', ')}, clause by clause with permanent ids, and ${checkers} checkers that judge a case and cite the deciding clauses.`,
    `Every page has a Markdown twin at its own address with index.md after it. A clause id such as ${library.clauses[0]?.id} never changes; cite it together with its edition. Notes and FAQ answers are marked as such: they are not rules. All rules in one file: ${absolute('/llms-full.txt')}`,
    '## Start',
    places.map(row).join('\n'),
    ...games,
  ].join('\n\n')}\n`
}

/** Tools of a game as rows of links. */
export const toolRows = (game: string, { link, library }: Press): string[] =>
  (library.games.find(({ id }) => id === game)?.tools ?? []).map(
    ({ name, path, says }) => `- ${link(name, path)}: ${says}`,
  )
