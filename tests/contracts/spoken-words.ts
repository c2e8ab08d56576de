/** Every word a player is shown, with the place it comes from: the words of the rules, of the checkers, of all rulings. */
import type { Library } from '../../lib/content/index.ts'
import type { GamePack } from '../../lib/kernel/pack.ts'

/** A text a player reads, and where it stands. */
export interface Spoken {
  where: string
  text: string
}

/** What is counted at a table; one is said without an s, several with it. */
const THINGS =
  'ship|station|card|credit|development|unit|jump|player|system|counter|pip|order|fighter|token|vessel|miniature|deck|round|draw'

/** What no player may meet, by name. */
const CODES: Readonly<Record<string, RegExp>> = {
  'a question of the sheet': /\b(AMB-\d+|Q\d+\b)/,
  'a file': /\.(txt|csv|md|mdx|json|js|ts|vue)\b/i,
  'a data set': /\b(LHQ|ARCH|STEEL|TTS|FFG|CRB|Crb|RRG) \d\S*|\blhq-|\bseeds? (\d|decides)|\bthe seed\b/,
  'a commit': /\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}\b/,
  'the id of an edition': /\b(2022-(?:02|11)|rrg-2|lrr-2\.0)\b/,
  'the id of a clause': /\b(starcom|legion|ti4):[a-z]/,
  'the name of a field': /\b[a-z]+(?:[A-Z][a-z0-9]*)+\b/,
  'the value of a field': / to (?:true|false)\b/,
  'a value that is none': /\b(undefined|null|NaN)\b|\[object /,
  'a spelling of one side of the sea':
    /\b(?:colour|neighbour|centre|defence|favour|grey|armour|honour|behaviour|(?:recogn|organ|real|util)is[ei]|judgement|cancell|travell|labell|catalogue|whilst)/i,
}

/** Slips within a sentence; on a page a number may end one thing, and the next word begin another. */
const SLIPS: Readonly<Record<string, RegExp>> = {
  'a word twice': /\b(?!(?:that|had)\b)([a-z]+) \1\b/i,
  'one of what is said as many': new RegExp(
    `(?<![\\d.,/+–-])\\b1 (?:${THINGS}|new|more|other|non-fighter) ?(?:${THINGS})?s\\b`,
    'i',
  ),
  'many of what is said as one': new RegExp(
    `(?<![\\d.,/–-])\\b(?:[2-9]|[1-9]\\d{1,2}) (?:${THINGS})\\b(?![s-]| [a-z]*(?:${THINGS}|limit|cap|slot))`,
    'i',
  ),
}

const findIn =
  (patterns: Readonly<Record<string, RegExp>>) =>
  ({ where, text }: Spoken): string[] =>
    Object.entries(patterns).flatMap(([what, pattern]) => {
      const found = pattern.exec(text)
      return found ? [`${where} shows ${what}, “${found[0]}”: ${text.slice(0, 160)}`] : []
    })

/** The codes in the text of a whole page, as sentences. */
export const codesOnPage = findIn(CODES)

/** The codes in a sentence, and its slips. */
export const codesIn = findIn({ ...CODES, ...SLIPS })

/** Keys of a ruling, a fact or a question whose strings are read aloud. */
const READ = new Set('says because sentence message fix unit label hint title question asks why topic'.split(' '))

/** Strings below a value that are read aloud; `options` are words for values. */
function readIn(value: unknown, where: string, aloud = false): Spoken[] {
  if (typeof value === 'string') return aloud ? [{ where, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => readIn(item, where, aloud))
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'facts' && aloud ? [] : readIn(item, `${where}, ${key}`, READ.has(key) || key === 'options'),
  )
}

/** The words of the rules: clauses with title and source, pages, editions, glossary. About has its own words. */
export const wordsOfRules = ({ games, clauses }: Library): Spoken[] => [
  ...clauses.flatMap(({ id, title, label, text, sources, weight = '' }) =>
    [title, label, weight, ...Object.values(text), ...Object.values(sources)].map((one) => ({ where: id, text: one })),
  ),
  ...games.flatMap((game) => [
    ...[game.title, game.short].map((text) => ({ where: game.id, text })),
    ...game.editions.flatMap(({ id, title, says = '', differs = '' }) =>
      [title, says, differs].map((text) => ({ where: `${game.id}, edition ${id}`, text })),
    ),
    ...game.pages.flatMap(({ id, title, summary, sections }) =>
      [title, summary, ...sections].map((text) => ({ where: `${game.id}, page ${id}`, text })),
    ),
    ...game.phases.map(({ title }) => ({ where: `${game.id}, phases`, text: title })),
    ...game.glossary.flatMap(({ term, says }) => [term, says].map((text) => ({ where: `${game.id}, ${term}`, text }))),
  ]),
]

/** The words of a pack: open questions, contradictions, and every title, label, hint and option of its checkers. */
export const wordsOfPack = ({ id, ambiguities, contradictions = [], checkers }: GamePack): Spoken[] => [
  ...ambiguities.flatMap((one) => readIn(one, one.id)),
  ...contradictions.flatMap(({ number, topic, says, whyNone = '' }) =>
    [topic, whyNone, ...Object.values(says)].map((text) => ({ where: `${id}, contradiction ${number}`, text })),
  ),
  ...checkers.flatMap(({ id: name, title, question, facts, checks, asked = [] }) => [
    ...readIn(checks, `${id}/${name}, a check`),
    ...[title, question, ...asked].map((text) => ({ where: `${id}/${name}`, text })),
    ...readIn(facts, `${id}/${name}`),
  ]),
]

/** The sentences of a ruling or of a refusal. */
export const wordsOfRuling = (name: string, ruling: unknown): Spoken[] => {
  // What must be asked is told by path, as `missing` is: the page says it by its label.
  const { asks: _asks, ...rest } = ruling as { asks?: unknown }
  return readIn(rest, name)
}
