import { describe, expect, it } from 'vitest'
import { elsewhereOf } from '../../app/_reader/elsewhere.ts'
import { games } from '../../lib/games/index.ts'
import type { SearchRecord } from '../../lib/search/index.ts'
import { searchRecords } from '../../lib/search-records.ts'
import { library, searchOfAll } from '../library.ts'
import { chosen } from './chosen.ts'
import { queriesOf } from './queries.ts'

const records = searchRecords(library, games)
const whole = searchOfAll()
const { search } = whole
const asked = library.games.filter(({ id }) => chosen.some((game) => game.id === id) && queriesOf(id).length)

/** Ids of the first three hits. */
const topThree = (query: string, game: { id: string; defaultEdition: string }, kinds?: SearchRecord['kind'][]) =>
  search(query, { game: game.id, edition: game.defaultEdition, limit: 3, ...(kinds ? { kinds } : {}) }).hits.map(
    ({ record }) => record.id,
  )
const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length

it.runIf(!process.env.GAME)('every game that is asked queries is asked them still', () => {
  expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(['starcom', 'legion', 'ti4']))
})

describe.each(asked)('queries of $id', (game) => {
  const found = queriesOf(game.id).map((query) => ({
    ...query,
    ids: topThree(query.query, game, ['clause', 'question']),
  }))
  const right = found.filter(({ ids, expect: wanted }) => wanted.includes(ids[0] ?? ''))

  it('the first hit is right for nine in ten', () => expect(share(right, found)).toBeGreaterThanOrEqual(0.9))
  it('a right one is among the first three for 98 in a hundred', () => {
    const near = found.filter(({ ids, expect: wanted }) => ids.some((id) => wanted.includes(id)))
    expect(share(near, found)).toBeGreaterThanOrEqual(0.98)
  })
  it('a number or id is always first', () => {
    const numbers = found.filter(({ kind }) => kind === 'number')
    expect(numbers.filter((one) => !right.includes(one)).map(({ query }) => query)).toEqual([])
  })
})

it.each([
  ['an open question is asked for', 'amb-12'],
  ['a page is asked for', 'quick card'],
  ['two games could answer and none was chosen', 'can my carrier fly through his fighters'],
])('no clause is called the answer where %s', (_, query) => {
  expect(search(query, {}).answer).toBe(undefined)
})

it.each([
  ['can i build under siege', 'starcom:command-phase.build.6'],
  ['hand limit', 'starcom:additional-rules.hand-limit.1'],
])('where one game has more of the words, it answers for all: %s', (query, id) => {
  expect(search(query, {}).answer?.record.id).toBe(id)
})

it.each([
  ['ti4', 'nebula', 'ti4:nebula.1'],
  ['ti4', 'gravity rift', 'ti4:gravity-rift.1'],
  ['ti4', 'fleet pool', 'ti4:fleet-pool.1'],
  ['ti4', 'supernova', 'ti4:supernova.1'],
])('%s, %s: the clause that rules answers, not the one that says what it is', (game, query, id) => {
  expect(search(query, { game }).answer?.record.id).toBe(id)
})

it.each([
  ['what is the move value of a dreadnought', 'ti4:piece.dreadnought-i'],
  ['how fast is my cruiser', 'ti4:piece.cruiser-i'],
  ['how many fighters can a carrier carry', 'ti4:piece.carrier-i'],
  ['alpha and beta wormhole adjacent', 'ti4:wormholes.0'],
])(
  'no game chosen, a figure is found on the card that has it, a verdict in the rule that gives it: %s',
  (query, id) => {
    expect(search(query, {}).hits[0]?.record.id).toBe(id)
  },
)

it('where a card is closer than any clause, no clause is called the answer', () => {
  expect(search('what is the move value of a dreadnought', { game: 'ti4' }).answer).toBe(undefined)
})

it.each(['vader', 'cases'])('one word that no clause is called by gets no answer card: %s', (query) => {
  for (const game of [...library.games.map(({ id }) => id), undefined])
    expect(search(query, game ? { game } : {}).answer, game).toBe(undefined)
})

it.each([
  ['ti4', 'how many ships can i hold in a system', 'ti4:fleet-pool.1'],
  ['starcom', 'how many ships can i hold in a system', 'starcom:command-phase.build.5'],
  ['starcom', 'how many ships can i hold', 'starcom:command-phase.build.5'],
])('%s, in plain words: %s', (game, query, id) => {
  expect(search(query, { game }).hits[0]?.record.id).toBe(id)
})

const elsewhere = (query: string, game: string) => elsewhereOf(whole, query, game, search(query, { game }))

it.each([
  ['ti4', 'can i build under siege', 'starcom:command-phase.build.6'],
  ['ti4', 'hand limit', 'starcom:additional-rules.hand-limit.1'],
  ['legion', 'fleet pool', 'ti4:fleet-pool.1'],
  ['ti4', 'how many cards may i hold', 'starcom:additional-rules.hand-limit.1'],
])('asked of %s, another game says that it has it: %s', (game, query, id) => {
  expect(elsewhere(query, game)?.hit.record.id).toBe(id)
})

it('a question of the chosen game is hardly ever taken for one of another', () => {
  const asked = library.games.flatMap(({ id }) => queriesOf(id).map(({ query }) => ({ query, id })))
  const taken = asked.filter(({ query, id }) => elsewhere(query, id))
  expect(share(taken, asked), taken.map(({ query }) => query).join(', ')).toBeLessThan(0.02)
})

it.each([
  ['how many cards may i hold', 'starcom:additional-rules.hand-limit.1', 'legion:command-cards.hand.1'],
  ['how many pips may my hand have', 'legion:command-cards.hand.2', ''],
  ['two shipyards one development', 'starcom:command-phase.build.4', ''],
])('no game chosen, the rule comes before what only has its words: %s', (query, first, second) => {
  const ids = search(query, { limit: 2, kinds: ['clause'] }).hits.map(({ record }) => record.id)
  if (!second) expect(ids[0]).toBe(first)
  else expect(ids.toSorted()).toEqual([first, second].toSorted())
})

const NONSENSE = [
  'flurb gnaxel wibbleton',
  'quarterly tax return',
  'pizza delivery near me',
  'weather in london tomorrow',
  'bitcoin price today',
  'monopoly jail rent',
  'javascript array sort',
  'lorem ipsum dolor',
]

it.each(NONSENSE)('nonsense gets no confident answer: %s', (query) => {
  for (const game of [...library.games.map(({ id }) => id), undefined]) {
    const { answer, confident, suggestions } = search(query, game ? { game } : {})
    expect({ answer, confident }, game).toEqual({ answer: undefined, confident: false })
    expect(suggestions.length).toBeGreaterThan(0)
  }
})

it('an answer card is right for 97 in a hundred', () => {
  const answers = library.games.flatMap((game) => {
    return queriesOf(game.id).flatMap(({ query, expect: wanted }) => {
      const { answer } = search(query, { game: game.id, edition: game.defaultEdition })
      return answer ? [{ query, isRight: wanted.includes(answer.record.id) }] : []
    })
  })
  const wrong = answers.filter(({ isRight }) => !isRight)
  expect(share(wrong, answers), wrong.map(({ query }) => query).join(', ')).toBeLessThan(0.03)
})

/** Always the same numbers: a test that varies by chance tests nothing. */
function makeChance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** One letter added, dropped, changed or swapped with the next. */
function misspell(term: string, how: number, chance: (below: number) => number): string {
  const places = [...term].flatMap((letter, at) => (/[a-z]/.test(letter) ? [at] : []))
  const at = places[chance(places.length)] ?? 0
  const letter = String.fromCharCode(97 + chance(26))
  const [before, here, after] = [term.slice(0, at), term.slice(at, at + 1), term.slice(at + 1)]
  if (how === 0) return before + letter + here + after
  if (how === 1) return before + after
  if (how === 2 || after === '') return before + letter + after
  return before + after.slice(0, 1) + here + after.slice(1)
}

describe.each(asked)('misspelt terms of $id', (game) => {
  const own = records.filter(
    (record) => record.game === game.id && record.kind !== 'checker' && record.kind !== 'question',
  )
  const terms = new Map(own.map(({ title }) => [title, own.filter((other) => other.title === title)]))

  it('one letter wrong still finds 95 in a hundred among the first three', () => {
    const chance = makeChance(11)
    const tried = [...terms].map(([title, named], at) => {
      const clean = title.toLowerCase().replace(/ \(.*\)$/, '')
      const query = misspell(clean, at % 4, chance)
      // a page stands for its clauses, a glossary term for the clause it rests on
      const wanted = own.filter(
        (record) =>
          named.includes(record) ||
          named.some(({ kind, url, title: page }) =>
            kind === 'page' ? record.page === page : kind === 'term' && record.url === url,
          ),
      )
      return { query, clean, wanted: wanted.map(({ id }) => id) }
    })
    const missed = tried.filter(({ query, wanted }) => !topThree(query, game).some((id) => wanted.includes(id)))
    expect(share(missed, tried), missed.map(({ query, clean }) => `${query} for ${clean}`).join(', ')).toBeLessThan(
      0.05,
    )
  })
})
