/** The phrases of one checker: from its facts, and from what its pack says of how players speak. */
import type { Fact, FactSpecs, RawFacts } from '../kernel/facts.ts'
import type { FactSayings, Sayings } from '../kernel/sayings.ts'
import { isStop, wordsOf } from '../search/words.ts'
import { PhraseBook } from './phrases.ts'
import { baseOf } from './tokens.ts'

/** What a phrase stands for. */
export interface Meant {
  path: string
  fact: Fact
  /** `#`: the number that was said. */
  value: unknown
  sets?: RawFacts
  /** It is the label of an option, which may be named in passing. */
  label?: true
  /** An article is no number of it. */
  firm?: true
  /** It counts what the asker has. */
  own?: true
  /** It is told of the place the question is about. */
  here?: true
  /** It shows only that the fact was spoken of. */
  topic?: true
}

/** Everything needed to read sentences for one checker. */
export interface Lexicon {
  specs: FactSpecs
  book: PhraseBook<Meant>
  /** Words before an option's label, by path. */
  after: ReadonlyMap<string, ReadonlySet<string>>
  /** Telling words of labels, by word. */
  topics: ReadonlyMap<string, readonly string[]>
  /** Nouns that are counted, and the facts that count them. */
  nouns: ReadonlyMap<string, readonly string[]>
  /** Words of the question itself: they say nothing about the table. */
  idle: ReadonlySet<string>
}

/** What the sayings of a fact hand on to each of its phrases. */
const MARKS = ['own', 'firm', 'here'] as const

/** Facts with a path of their own: records are opened, lists are not. */
function placesOf(specs: FactSpecs, before = ''): [path: string, fact: Fact][] {
  return Object.entries(specs).flatMap(([key, fact]): [string, Fact][] =>
    fact.kind === 'record' ? placesOf(fact.fields as FactSpecs, `${before}${key}.`) : [[`${before}${key}`, fact]],
  )
}

/** Puts the phrases of a checker together. In: the checker, its facts in an edition, its pack's sayings, that edition. */
export function lexiconOf(
  checker: { id: string; question: string; title: string; asked: readonly string[] },
  specs: FactSpecs,
  { facts }: Sayings,
  edition: string,
): Lexicon {
  const book = new PhraseBook<Meant>()
  const after = new Map<string, ReadonlySet<string>>()
  const topics = new Map<string, string[]>()
  const nouns = new Map<string, string[]>()
  const unheard = new Set<string>()
  for (const [path, fact] of placesOf(specs)) {
    const own: FactSayings = { ...facts[path], ...facts[`${checker.id}/${path}`], ...facts[`${edition}/${path}`] }
    if (own.unheard) unheard.add(path)
    if (own.after) after.set(path, new Set(own.after.map(baseOf)))
    const mine = Object.fromEntries(MARKS.flatMap((mark) => (own[mark] ? [[mark, true] as const] : [])))
    for (const { value, as, sets, passing } of own.says ?? [])
      for (const text of as)
        book.add(text, { path, fact, value, ...(sets ? { sets } : {}), ...(passing ? { label: true } : {}), ...mine })
    addUnits(book, path, fact, own, mine)
    if (fact.kind === 'count' && !path.includes('.'))
      for (const noun of new Set((own.units ?? []).map((unit) => baseOf(/^[\p{L}]+/u.exec(unit)?.[0] ?? ''))))
        if (noun) nouns.set(noun, [...(nouns.get(noun) ?? []), path])
    if (!own.quiet) addLabels(book, path, fact, own.unread)
    for (const text of own.topics ?? []) book.add(text, { path, fact, value: undefined, topic: true })
    for (const word of new Set(
      wordsOf(fact.label)
        // "tokens left": to leave a place speaks of none
        .filter((word) => !isStop(word) && word.length > 3 && word !== 'left')
        .map(baseOf),
    ))
      topics.set(word, [...(topics.get(word) ?? []), path])
  }
  for (const [word, paths] of topics)
    if (paths.length > 2) topics.delete(word)
    else if (unheard.size)
      topics.set(
        word,
        paths.filter((path) => !unheard.has(path)),
      )
  const idle = new Set([checker.question, checker.title, ...checker.asked].flatMap(wordsOf).map(baseOf))
  return { specs, book, after, topics, nouns, idle }
}

function addUnits(
  book: PhraseBook<Meant>,
  path: string,
  fact: Fact,
  { units }: FactSayings,
  mine: Pick<Meant, (typeof MARKS)[number]>,
): void {
  if (fact.kind !== 'count') return
  for (const unit of units ?? []) {
    book.add(`# ${unit}`, { path, fact, value: '#', ...mine })
    book.add(`# * ${unit}`, { path, fact, value: '#', ...mine })
  }
}

/** "Jump Nexus (February 2022)" is said without its remark. */
const spoken = (label: string) => label.replace(/\([^)]*\)/g, ' ').trim()

/** "Let me" says nothing of whose it is; "controlled by me" does. */
const whole = (text: string) => (text === 'me' ? '(by|of|belong to) me' : text)

function addLabels(book: PhraseBook<Meant>, path: string, fact: Fact, unread: readonly string[] = []): void {
  if (fact.kind === 'yes-no' && wordsOf(fact.label).length <= 5)
    book.add(spoken(fact.label).replace(/^(it|the system) (is|has)( been)? /i, ''), {
      path,
      fact,
      value: true,
      label: true,
    })
  const options =
    fact.kind === 'choice' ? fact.options : fact.kind === 'list' && fact.of.kind === 'choice' ? fact.of.options : {}
  for (const [value, label] of Object.entries(options as Record<string, string>)) {
    if (value === 'none' || value === 'other' || unread.includes(value) || wordsOf(label).length > 5) continue
    for (const text of new Set([spoken(label).toLowerCase(), value.replaceAll('-', ' ')].map(whole)))
      book.add(text, { path, fact, value, label: true })
  }
}
