/** Twins of what is read: topics, cards, and the index of a game. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { urlOf } from '../content/address.ts'
import { diffWords } from '../content/diff.ts'
import { markdownOf, withLinks } from '../content/markdown.ts'
import { isId, splitFrontMatter } from '../content/read.ts'
import { CAUTION, type ClauseRecord, type GameContent } from '../content/records.ts'
import { VERDICT_WORDS } from '../kernel/verdict.ts'
import { editionTitle, rulesPath } from '../page-addresses.ts'
import type { SitePage } from '../pages.ts'
import { workedOn } from '../worked.ts'
import { type Press, toolRows } from './index.ts'

const gameOf = (page: SitePage, { library }: Press): GameContent => {
  const game = library.games.find(({ id }) => id === page.game)
  if (!game) throw new Error(`No game ${page.game}.`)
  return game
}

/** The path of a clause or question as seen from an edition; where that edition lacks it, the newest that has it. */
export function pathOf(id: string, game: GameContent, edition: string, clauses: Press['library']['clauses']): string {
  const clause = clauses.find((candidate) => candidate.id === id)
  const target = !clause || clause.editions.includes(edition) ? edition : (clause.editions[0] ?? edition)
  return urlOf(id, game.id === id.split(':')[0] && target !== game.defaultEdition ? target : undefined)
}

/** One clause: label, id, edition, words, source and everything that hangs on it. */
function clauseTwin(clause: ClauseRecord, words: string, game: GameContent, edition: string, press: Press): string {
  const { clauses } = press.library
  const link = (id: string) => {
    const known = clauses.find((candidate) => candidate.id === id)
    return press.link(known ? `${known.label}: ${known.title}` : id, pathOf(id, game, edition, clauses))
  }
  const expansion = game.expansions.find(({ id }) => id === clause.needs)
  const marks = [CAUTION[clause.from], expansion && `Only with ${expansion.title}`].filter(Boolean)
  const pack = press.packs.find(({ id }) => id === game.id)
  const checkers = (pack?.checkers ?? []).filter(
    (checker) => checker.editions.includes(edition) && checker.cites(edition).includes(clause.id),
  )
  const others = clause.editions.filter((other) => clause.text[other] !== clause.text[edition])
  const facts = [
    `Id: \`${clause.id}\``,
    `Edition: ${editionTitle(game, edition)}`,
    marks.length ? `Mind: ${marks.join('; ')}` : '',
    `Source: ${clause.sources[edition]}${clause.weight ? ` (${clause.weight})` : ''}`,
    clause.links.length ? `See also: ${clause.links.map(link).join(', ')}` : '',
    clause.citedBy.length ? `Cited by: ${clause.citedBy.map(link).join(', ')}` : '',
    clause.open.length ? `Open questions: ${clause.open.map((id) => press.link(id, urlOf(id))).join(', ')}` : '',
    checkers.length
      ? `Checked by: ${checkers.map(({ id, title }) => press.link(title, `/check/${game.id}/${id}/`)).join(', ')}`
      : '',
    ...others.map((other) => `Against ${editionTitle(game, other)}: ${changeOf(clause, other, edition)}`),
  ].filter(Boolean)
  return `### ${clause.label}: ${clause.title}\n\n${words}\n\n${facts.map((fact) => `- ${fact}`).join('\n')}`
}

/** What another edition says differently: ~~only there~~, **only here**. */
function changeOf(clause: ClauseRecord, other: string, edition: string): string {
  return diffWords(clause.text[other] ?? '', clause.text[edition] ?? '')
    .map(({ words, only }) => (only === 'added' ? `**${words}**` : only === 'removed' ? `~~${words}~~` : words))
    .join(' ')
}

/** A clause this edition lacks. */
const elsewhere = (clause: ClauseRecord, game: GameContent, press: Press) =>
  `### ${clause.label}: ${clause.title}\n\nNot in this edition. Only in ${clause.editions
    .map((id) => press.link(editionTitle(game, id), pathOf(clause.id, game, id, press.library.clauses)))
    .join(', ')}.\n\n- Id: \`${clause.id}\``

/** The words of a topic, section by section. */
export async function topicTwin(page: SitePage, press: Press): Promise<string[]> {
  const game = gameOf(page, press)
  const edition = page.edition!
  const file = join(process.cwd(), 'content', game.id, `${page.id}.mdx`)
  const { body } = splitFrontMatter(await readFile(file, 'utf8'), file)
  const addressOf = (target: string) =>
    press.twin(isId(target) ? pathOf(target, game, edition, press.library.clauses) : target)
  const { intro, clauses: words } = markdownOf(body, edition)
  const own = press.library.clauses.filter((clause) => clause.game === game.id && clause.page === page.id)
  const related = game.pages.find(({ id }) => id === page.id)?.related ?? []
  return [
    `Edition: ${editionTitle(game, edition)}`,
    withLinks(intro, addressOf),
    ...bySection(own, (clause) =>
      clause.editions.includes(edition)
        ? clauseTwin(clause, withLinks(words.get(clause.name) ?? '', addressOf), game, edition, press)
        : elsewhere(clause, game, press),
    ),
    ...workedTwin(own, game, edition, press),
    related.length
      ? `Related: ${related.map((id) => press.link(titleOf(game, id), `${rulesPath(game, edition)}${id}/`)).join(', ')}`
      : '',
  ]
}

/** The rules a short page touches, and cases its clauses decide, each with its verdict. */
function workedTwin(own: readonly ClauseRecord[], game: GameContent, edition: string, press: Press): string[] {
  const { clauses } = press.library
  const pack = press.packs.find(({ id }) => id === game.id)
  if (!pack) return []
  const here = own.filter((clause) => clause.editions.includes(edition))
  const { touched, examples } = workedOn(pack, edition, here, new Map(clauses.map((clause) => [clause.id, clause])))
  const rules = touched.map((clause) => {
    const path = pathOf(clause.id, game, edition, clauses)
    return `- ${press.link(`${clause.label}: ${clause.title}`, path)}: ${clause.text[edition]}`
  })
  const cases = examples.map(
    ({ title, verdict, path }) => `- [${title}](${press.absolute(path)}): ${VERDICT_WORDS[verdict]}`,
  )
  return [
    ...(rules.length ? ['## Rules it touches', rules.join('\n')] : []),
    ...(cases.length ? ['## Worked examples', cases.join('\n')] : []),
  ]
}

const titleOf = (game: GameContent, id: string) => game.pages.find((page) => page.id === id)?.title ?? 'Cards'

/** Every card of an edition. */
export function cardsTwin(page: SitePage, press: Press): string[] {
  const game = gameOf(page, press)
  const edition = page.edition!
  const cards = press.library.clauses.filter((clause) => clause.game === game.id && clause.page === 'cards')
  return [
    `Edition: ${editionTitle(game, edition)}`,
    ...bySection(cards, (card) =>
      card.editions.includes(edition)
        ? clauseTwin(card, card.text[edition] ?? '', game, edition, press)
        : elsewhere(card, game, press),
    ),
  ]
}

function bySection(clauses: readonly ClauseRecord[], write: (clause: ClauseRecord) => string): string[] {
  return [...new Set(clauses.map(({ section }) => section))].flatMap((section) => [
    section && `## ${section}`,
    ...clauses.filter((clause) => clause.section === section).map(write),
  ])
}

/** How a player tells which edition is on the table. */
function whichEdition({ editions }: GameContent): string[] {
  const told = editions.filter(({ differs }) => differs)
  if (!told.length) return []
  return ['## Which edition do I have?', told.map(({ title, differs }) => `- **${title}**: ${differs}`).join('\n')]
}

/** The index of a game: phases, tools and lists, the words of the game, every clause. */
export function gameTwin(page: SitePage, press: Press): string[] {
  const game = gameOf(page, press)
  const edition = page.edition!
  const path = rulesPath(game, edition)
  const clauses = press.library.clauses.filter((clause) => clause.game === game.id)
  const row = (id: string) => {
    const topic = game.pages.find((candidate) => candidate.id === id)
    return topic ? `- ${press.link(topic.title, `${path}${id}/`)}: ${topic.summary}` : ''
  }
  const others = press.pages.filter(
    (other) => other.game === game.id && (other.kind === 'list' || other.kind === 'cards'),
  )
  const more = others.filter((other) => !other.edition || other.edition === edition)
  const linkTo = (id: string, words: string) => press.link(words, pathOf(id, game, edition, press.library.clauses))
  return [
    `Edition: ${editionTitle(game, edition)}. ${game.editions.find(({ id }) => id === edition)?.says ?? ''}`,
    ...whichEdition(game),
    ...game.phases.flatMap(({ title, pages }) => [`## ${title}`, pages.map(row).filter(Boolean).join('\n')]),
    '## More',
    [
      ...more.map((other) => `- ${press.link(other.name, other.path)}: ${other.says}`),
      ...toolRows(game.id, press),
    ].join('\n'),
    game.glossary.length ? '## Words of the game' : '',
    game.glossary.map(({ term, says, clause }) => `- **${term}**: ${says} (${linkTo(clause, clause)})`).join('\n'),
    '## Every clause from A to Z',
    [...clauses]
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
      .map(({ id, title, label }) => `- ${linkTo(id, title)}, ${label}, \`${id}\``)
      .join('\n'),
  ]
}
