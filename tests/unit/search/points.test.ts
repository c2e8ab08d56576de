/**
 * What the search answers over a small game of its own, in points: a change of the ranking is seen, however small, and is
 * accepted on purpose with `npx vitest run tests/unit/search/points.test.ts -u`. The words of the rules are not in it.
 */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createSearch, type SearchOptions } from '../../../lib/search/index.ts'
import { record, records } from './table.ts'

const more = [
  record({
    id: 'star:extra.siege.0',
    title: 'Siege (a word of the rules)',
    page: 'Additional Rules (more)',
    section: 'Siege',
    text: 'What lies around a system. '.repeat(6),
    leads: 'star:extra.siege.1',
    editions: ['old', 'new'],
  }),
  record({
    id: 'star:page.additional',
    kind: 'page',
    title: 'Additional Rules',
    page: 'Additional Rules',
    aliases: ['blockade'],
  }),
  record({
    id: 'star:card.gate',
    kind: 'card',
    title: 'Star Gate 2',
    page: 'Cards',
    aliases: ['wormhole door', 'hand limit'],
  }),
  record({
    id: 'star:card.raid',
    kind: 'card',
    title: 'Raid',
    page: 'Cards',
    text: 'Take two credits from a player who activates this system.',
  }),
  record({
    id: 'star:fleet.1',
    title: 'Activation of fleets',
    page: 'Fleets',
    section: 'Turns',
    from: 'card',
    text: 'Activate a fleet; hand out tokens. A fleet pool holds three.',
  }),
  record({
    id: 'star:fleet.2',
    title: 'Who draws',
    page: 'Fleets',
    section: 'Turns',
    from: 'faq',
    text: 'Who draws cards draws them when the round ends, and then draws no more.',
  }),
  record({
    id: 'star:fleet.3',
    title: 'When to draw',
    page: 'Fleets',
    section: 'Ends',
    from: 'comparison',
    text: 'Someone else draws cards out of turn; an activator is named.',
  }),
  record({
    id: 'hex:lrr.0',
    title: 'Adjacency',
    page: 'Adjacency',
    label: 'LRR 6',
    text: 'Two spaces are adjacent where they share a side.',
    aliases: ['next to', 'neighbouring'],
  }),
  record({ id: 'hex:adjacency', kind: 'page', title: 'Adjacency', page: 'Adjacency', label: 'LRR 6' }),
]
const search = createSearch([...records, ...more], {
  synonyms: {
    star: [
      ['skiff', 'ship'],
      ['war chest', 'credit'],
    ],
  },
})

const QUERIES: [string, SearchOptions?][] = [
  ...[
    'siege',
    'seige',
    'sieges',
    'what is a siege',
    'no income',
    'embargo',
    'blockade',
    'hand limit',
    'limit of the hand',
    'hand limt',
    'ham limb',
    'nebu',
    'ne',
    'n',
    'nebula enter',
    'entering a nebula',
    'enter nebula active',
    'ship',
    'ships ship',
    'skiff',
    'war chest',
    'besieged systems pay',
    'fleet pool',
    'pool fleet',
    'hand out tokens',
    'hand out',
    'who draws cards',
    'when to draw cards',
    'who',
    'whose is it',
    'someone else',
    'activation',
    'activate',
    'activator',
    'facedown',
    'face down',
    'spacedock',
    'space dock',
    'leclair',
    '5 cards',
    'five cards',
    'two credits',
    '2',
    'build 5',
    'build',
    '58.4',
    '58.4c',
    'lrr 6',
    'note 1 of 59',
    'q10',
    'star gate',
    'star gate 2',
    'wormhole door',
    'star build 5',
    'raid',
    'can I build a ship',
    'how many ships may I build',
    'repair damage from a ship',
    'point of damage',
    'money',
    'adjacent',
    'next to',
    'next',
    'development',
    'colonies',
    'cube ship',
    'quarterly tax',
    'flurb gnaxel',
    'xyzzy',
    'creditz shipz',
    'controll',
    'opponet armd',
    'oppponent',
    'armed opponent',
    'ship armed there',
    'creditz shipz nebulx sieje opponet controll tokenz armd playr',
    'playr creditz shipz nebulx sieje opponet controll tokenz armd',
    'Fighter count',
    'fighters',
    'system under siege by an opponent of yours',
  ].map((query): [string] => [query]),
  ...['siege', 'ship', 'repair', 'nebula', 'build 5', 'cards', 'money', 'adjacency ship'].flatMap(
    (query): [string, SearchOptions][] => [
      [query, { game: 'star' }],
      [query, { game: 'hex', limit: 2 }],
      [query, { edition: 'old' }],
      [query, { edition: 'new', kinds: ['clause'] }],
      [query, { kinds: ['page', 'question', 'term', 'card'], limit: 3 }],
    ],
  ),
]

function said([query, options = {}]: [string, SearchOptions?]): string {
  const { hits, confident, suggestions, answer } = search.search(query, options)
  const lines = hits.slice(0, 6).map(({ record: { id }, score, matched, inEdition }) => {
    const forms = [...matched].sort().join(' ')
    return `  ${score.toPrecision(6)} ${id}${inEdition ? '' : ' (another edition)'}: ${forms}`
  })
  const asked = Object.entries(options).map(([key, value]) => ` ${key}=${value}`)
  return [
    `${query}${asked.join('')}: ${hits.length}, ${confident ? 'sure' : 'not sure'}${answer ? `, answer ${answer.record.id}` : ''}`,
    ...lines,
    ...(suggestions.length ? [`  near: ${suggestions.join(' | ')}`] : []),
    `  offered: ${search.suggest(query, options).join(' | ')}`,
  ].join('\n')
}

it('the points of a small game are those that were accepted', async () => {
  const file = join(process.cwd(), 'tests/fixtures/search/points.txt')
  await expect(`${QUERIES.map(said).join('\n')}\n`).toMatchFileSnapshot(file)
})
