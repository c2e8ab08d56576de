/** Twins of the places of the site and of the checkers. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { casePath } from '../cases.ts'
import { editionTitle, rulesPath } from '../page-addresses.ts'
import type { SitePage } from '../pages.ts'
import { type Press, toolRows } from './index.ts'
import { pathOf } from './rules.ts'

/** Home and the other pages that belong to no game: what can be reached from there. */
export async function placeTwin(page: SitePage, press: Press): Promise<string[]> {
  const { library, packs, pages, link, absolute } = press
  const row = (other: SitePage) => `- ${link(other.name, other.path)}: ${other.says}`
  const of = (kind: SitePage['kind'], id?: string) =>
    pages.filter((other) => other.kind === kind && (!id || other.id === id)).map(row)
  const rules = library.games.map((game) => `- ${link(game.title, rulesPath(game, game.defaultEdition))}`)
  if (page.path === '/about/') {
    const sources = library.games.flatMap(({ title, sources: list }) => [
      `## ${title}: sources`,
      list.map((source) => `- **${source.title}** ${source.says ?? ''}`).join('\n'),
    ])
    const words = await readFile(join(process.cwd(), 'content', 'about.md'), 'utf8')
    return [words.replaceAll('](/', `](${absolute('/')}`), ...sources]
  }
  const lists = of('list', page.path.slice(1, -1))
  if (page.path !== '/' && lists.length) return [lists.join('\n')]
  if (page.path === '/rules/')
    return [
      pages
        .filter(({ kind }) => kind === 'game')
        .map(row)
        .join('\n'),
    ]
  if (page.path === '/search/')
    return ['Searching needs the page itself. Everything can also be browsed:', rules.join('\n')]
  const checkers = packs.flatMap((pack) => [
    `## ${pack.title}`,
    [
      ...pack.checkers.map(({ id, title, question }) => `- ${link(title, `/check/${pack.id}/${id}/`)}: ${question}`),
      ...toolRows(pack.id, press),
    ].join('\n'),
  ])
  if (page.path === '/check/') return checkers
  return ['## Rules', rules.join('\n'), '## Places', of('place').join('\n'), ...checkers]
}

/** A checker: what it asks, by which clauses it decides, what it leaves out, and cases to run. */
export function checkerTwin(page: SitePage, press: Press): string[] {
  const { packs, library, link, absolute } = press
  const pack = packs.find(({ id }) => id === page.game)!
  const game = library.games.find(({ id }) => id === page.game)!
  const checker = pack.checkers.find(({ id }) => id === page.id)!
  const titles = new Map(library.clauses.map((clause) => [clause.id, clause.title]))
  const facts = Object.entries(checker.facts).map(([name, fact]) => `- \`${name}\`: ${fact.label}`)
  const cases = pack.cases.filter((one) => one.checker === checker.id)
  return [
    `Judged on the device: open the page and answer what you know. From a terminal: \`lawspeaker check ${pack.id}/${checker.id} --facts -\``,
    '## Facts',
    facts.join('\n'),
    ...checker.editions.flatMap((edition) => [
      `## Clauses it may cite, ${editionTitle(game, edition)}`,
      checker
        .cites(edition)
        .map(
          (id) => `- ${link(pack.cite(id), pathOf(id, game, edition, library.clauses))}: ${titles.get(id)} \`${id}\``,
        )
        .join('\n'),
    ]),
    checker.gaps.length ? '## Not judged here' : '',
    checker.gaps.map((gap) => `- ${gap}`).join('\n'),
    cases.length ? '## Solved cases' : '',
    cases
      .map((one) => {
        const deciding = one.expect.deciding.map((id) => `\`${id}\``).join(', ')
        return `- ${one.id} [${one.title}](${absolute(casePath(pack, one))}): ${one.expect.verdict}, ${deciding}`
      })
      .join('\n'),
  ]
}
