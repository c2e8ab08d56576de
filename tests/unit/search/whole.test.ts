/**
 * What queries of every kind come to over a small table, to the score: hits, what matched, the answer, what is suggested.
 * How one is weighed against another stands here and not among the rules, whose words change. A change made on purpose is
 * accepted with `npx vitest run tests/unit/search/whole.test.ts -u`.
 */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createSearch, highlight, type SearchOptions } from '../../../lib/search/index.ts'
import { records } from './table.ts'

const search = createSearch(records, { synonyms: { hex: [['fog', 'nebula']], star: [['hull', 'ship']] } })
const words = (text: string) => text.split(' ')

/** A title as it is typed: whole, backwards, with slips, half, as one word, asked. */
const typedAs = (title: string): string[] => {
  const all = words(title)
  const longest = all.toSorted((a, b) => b.length - a.length)[0]!
  const other = (word: string) => title.replace(longest, word)
  return [
    title,
    all.toReversed().join(' '),
    other(`${longest[1]}${longest[0]}${longest.slice(2)}`),
    other(`${longest.slice(0, 2)}${longest.slice(3)}`),
    other(`x${longest.slice(1)}`),
    longest.slice(0, 4),
    longest.slice(0, 3),
    title.slice(0, -2),
    all.slice(0, 2).join(''),
    `what about ${title}?`,
    `can i ${longest} ${all[0]}`,
  ]
}
/** Two words that stand next to each other, and two that do not. */
const pairsOf = (text: string): string[] => {
  const all = words(text)
  return all.flatMap((word, i) => (i % 4 === 0 && all[i + 3] ? [`${word} ${all[i + 1]}`, `${word} ${all[i + 3]}`] : []))
}

const OWN = [
  'fog',
  'hull',
  'space dock',
  'spacedock',
  'face down',
  'ships besieged systems pay',
  'hand out cards',
  'cubes',
  'colonies',
  'movement',
  'build 5',
  'star nebula',
  'hex siege',
  'xyzzy',
  'who',
  '5',
  '2 credits',
  'ship ship ship',
]
const queries = [...new Set([...OWN, ...records.flatMap(({ title, text }) => [...typedAs(title), ...pairsOf(text)])])]

const CHOICES: SearchOptions[] = [
  {},
  { game: 'star', edition: 'new', limit: 3 },
  { game: 'hex', kinds: ['clause', 'card'] },
  { edition: 'old', kinds: ['question', 'checker', 'term', 'page'] },
]

function lineOf(query: string, options: SearchOptions): string {
  const { hits, confident, suggestions, answer } = search.search(query, options)
  const said = hits.slice(0, 6).map(({ record: { id, text, title }, score, matched, inEdition }) => {
    const marked = highlight(text || title, matched, { window: 40 })
      .map((part) => (part.hit ? `[${part.text}]` : part.text))
      .join('')
    return `  ${id} ${score.toFixed(3)}${inEdition ? '' : ' not here'} ${matched.join(',')} ${marked}`
  })
  const ends = [confident ? 'sure' : '', answer ? `answer ${answer.record.id}` : '', suggestions.join('; ')]
  return [`${query} ${JSON.stringify(options)} | ${hits.length} | ${ends.filter(Boolean).join(' | ')}`, ...said].join(
    '\n',
  )
}

it('comes to what was accepted', async () => {
  const lines = queries.map((query, i) => lineOf(query, CHOICES[i % CHOICES.length]!))
  const begun = queries.filter((_, i) => i % 3 === 0).map((query) => `${query} … ${search.suggest(query).join('; ')}`)
  const file = join(process.cwd(), 'tests/fixtures/search/whole.txt')
  await expect(`${[...lines, ...begun].join('\n')}\n`).toMatchFileSnapshot(file)
})
