/** Every page of the site once: address, words about it, where it stands. Titles, sitemap, twins and share cards rest on it. */

import { pageUrl } from './content/address.ts'
import type { GameContent, Library, ToolPage } from './content/records.ts'
import type { GamePack } from './kernel/pack.ts'
import { editionTitle, rulesPath } from './page-addresses.ts'

/** A step on the way to a page; the last one is the page itself. */
export interface Crumb {
  word: string
  path: string
}

/** One page of the site. */
export interface SitePage {
  /** What is on it; a topic is a page of rules in one edition. */
  kind: 'place' | 'game' | 'topic' | 'cards' | 'checker' | 'tool' | 'list'
  /** Address inside the site, with slashes at both ends. */
  path: string
  /** Title that says all by itself: "Command Phase · Star Commander (November 2022)". */
  title: string
  /** Title where the place is known: "Command Phase". */
  name: string
  says: string
  crumbs: Crumb[]
  game?: string
  /** Edition it is about, where it is about one. */
  edition?: string
  /** Id of its topic, checker or list inside the game. */
  id?: string
  /** What a player types for a list of a game. */
  asked?: readonly string[]
  /** A list of how the rules are tested: reached from About, never among what a player finds. */
  workshop?: true
}

const place = (path: string, title: string, says: string, above: readonly Crumb[] = []): SitePage => ({
  kind: 'place',
  path,
  title,
  name: title,
  says,
  crumbs: [...above, { word: title, path }],
})

const CHECK: Crumb = { word: 'Check', path: '/check/' }
const TABLE: Crumb = { word: 'My table', path: '/table/' }
const ABOUT: Crumb = { word: 'About', path: '/about/' }
const RULES: Crumb = { word: 'Rules', path: '/rules/' }

/** Pages that belong to no game. */
const PLACES: readonly SitePage[] = [
  {
    ...place(
      '/',
      'Lawspeaker: rules at the table',
      'Find the rule, judge the case, see the clause that decides. Works offline.',
    ),
    name: 'Lawspeaker',
    crumbs: [],
  },
  place('/search/', 'Search', 'Search every rule, card and checker.'),
  place('/rules/', RULES.word, 'All games, clause by clause.'),
  place(
    '/check/',
    CHECK.word,
    'Questions that can be judged: answer a few facts, see the verdict and the clauses that decide.',
  ),
  place('/questions/', 'Open questions', 'Where the rules do not say, with every reading.'),
  place('/cases/', 'Solved cases', 'Situations with the correct ruling, by game; open one and run it.', [ABOUT]),
  place('/coverage/', 'Coverage', 'Which checkers and cases cover each clause, by game.', [ABOUT]),
  place('/table/', TABLE.word, 'The edition, house readings, names and games of your table, kept on this device.'),
  place('/table/log/', 'Our rulings', 'Every ruling you settled, kept on this device: find, reopen, export.', [TABLE]),
  place(
    '/table/disagree/',
    'We disagree',
    'Two sides, two claims: only the facts on which they part are asked, and it ends in a ruling.',
    [TABLE],
  ),
  place(
    '/open/',
    'Open an export',
    'A list, a map or a board of another tool: pasted, dropped, opened or shared here.',
    [CHECK],
  ),
  place('/about/', 'About', 'What Lawspeaker is, its sources, and what to do about a wrong ruling.'),
]

/** Every page, in the order a reader would browse. */
export function pagesOf(library: Library, packs: readonly GamePack[]): SitePage[] {
  return [
    ...PLACES,
    ...library.games.flatMap((game) => {
      const pack = packs.find((candidate) => candidate.id === game.id)
      return [
        ...game.editions.flatMap(({ id }) => pagesOfEdition(library, game, id)),
        ...game.tools.map((tool) => toolPage(tool, game)),
        ...(pack ? [...pack.checkers.map((checker) => checkerPage(checker, game)), ...listPages(pack, game)] : []),
      ]
    }),
  ]
}

function pagesOfEdition(library: Library, game: GameContent, edition: string): SitePage[] {
  const path = rulesPath(game, edition)
  const inUrl = edition === game.defaultEdition ? undefined : edition
  const printed = game.editions.length > 1 ? ` (${editionTitle(game, edition)})` : ''
  const top = [RULES, { word: game.title, path }]
  const base = { game: game.id, edition }
  const index: SitePage = {
    ...base,
    kind: 'game',
    path,
    title: `Rules of ${game.title}${printed}`,
    name: game.title,
    says: `Every rule of ${game.title}, by phase and from A to Z.`,
    crumbs: top,
  }
  const topics = game.pages.map((page): SitePage => {
    const own = pageUrl(game.id, page.id, inUrl)
    const phase = game.phases.find(({ pages }) => pages.includes(page.id))
    const above = phase && phase.title !== page.title ? [{ word: phase.title, path: `${path}#${phaseId(phase)}` }] : []
    return {
      ...base,
      kind: 'topic',
      id: page.id,
      path: own,
      title: `${page.title} · ${game.title}${printed}`,
      name: page.title,
      says: page.summary,
      crumbs: [...top, ...above, { word: page.title, path: own }],
    }
  })
  const hasCards = library.clauses.some((clause) => clause.game === game.id && clause.page === 'cards')
  const cards = pageUrl(game.id, 'cards', inUrl)
  const cardPage: SitePage = {
    ...base,
    kind: 'cards',
    id: 'cards',
    path: cards,
    title: `Cards · ${game.title}${printed}`,
    name: 'Cards',
    says: `Every card of ${game.title}${printed}, to browse and filter.`,
    crumbs: [...top, { word: 'Cards', path: cards }],
  }
  return [index, ...topics, ...(hasCards ? [cardPage] : [])]
}

/** Anchor of a phase on the index of its game. */
export const phaseId = ({ title }: { title: string }): string => `phase-${slug(title)}`

/** Words as a piece of an address. */
export const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** So much of a title a chat shows. */
const LONGEST_TITLE = 66

const ofGame = (game: GameContent): Crumb => ({ word: game.title, path: `/rules/${game.id}/` })

function toolPage({ path, name, title, says }: ToolPage, game: GameContent): SitePage {
  return {
    kind: 'tool',
    path,
    title,
    name,
    says,
    game: game.id,
    crumbs: [RULES, ofGame(game), { word: name, path }],
  }
}

function checkerPage(checker: GamePack['checkers'][number], game: GameContent): SitePage {
  const path = `/check/${game.id}/${checker.id}/`
  const title = `${checker.title} · ${game.title}`
  return {
    kind: 'checker',
    id: checker.id,
    path,
    // A chat cuts a longer title; the card names the game anyway.
    title: title.length > LONGEST_TITLE ? checker.title : title,
    name: checker.title,
    says: checker.question,
    game: game.id,
    crumbs: [CHECK, { word: game.title, path: `/check/#${game.id}` }, { word: checker.title, path }],
  }
}

/** What a player types for the lists of a game. */
const ASKED = {
  quick: ['cheat sheet', 'quick reference', 'summary', 'player aid', 'costs and limits', 'at a glance'],
  questions: ['ambiguities', 'unclear rules', 'two readings', 'grey areas'],
  cases: ['cases', 'numbered cases', 'example cases', 'worked examples', 'test cases'],
  editions: ['when did the rules change', 'rules update', 'edition dates', 'which version', 'changelog', 'errata'],
  contradictions: ['differences between editions', 'what changed between printings', 'edition changes'],
  coverage: ['which rules are checked', 'what can be judged'],
} as const

/** Lists of how the rules are tested. */
const WORKSHOP = new Set(['cases', 'coverage'])

function listPages(pack: GamePack, game: GameContent): SitePage[] {
  const list = (id: keyof typeof ASKED, name: string, says: string): SitePage => {
    const path = `/${id}/${game.id}/`
    const crumbs = [RULES, ofGame(game), { word: name, path }]
    const title = `${name} · ${game.title}`
    const page: SitePage = { kind: 'list', id, path, title, name, says, game: game.id, crumbs, asked: ASKED[id] }
    return WORKSHOP.has(id)
      ? { ...page, crumbs: [ABOUT, { word: name, path: `/${id}/` }, { word: game.title, path }], workshop: true }
      : page
  }
  return [
    list('quick', 'Quick card', 'Costs, limits, phases and timing on one sheet, each line with its clause.'),
    list(
      'questions',
      'Open questions',
      `${pack.ambiguities.length} places where the rules do not say, with both readings.`,
    ),
    list('cases', 'Solved cases', `${pack.cases.length} cases with the correct ruling; open one and run it.`),
    ...(pack.contradictions?.length
      ? [
          list(
            'contradictions',
            'Where the editions disagree',
            `${pack.contradictions.length} places where the editions contradict each other.`,
          ),
        ]
      : []),
    list(
      'editions',
      'Editions by date',
      'From when each edition is in force, what changed with it, and our rulings since.',
    ),
    list('coverage', 'Coverage', 'Which checkers and cases cover each clause.'),
  ]
}
