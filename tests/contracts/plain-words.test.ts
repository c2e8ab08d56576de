import { expect, test } from 'vitest'
import { adjudicate } from '../../lib/adjudicate.ts'
import { games } from '../../lib/games/index.ts'
import type { Fact, FactSpecs } from '../../lib/kernel/facts.ts'
import type { GamePack } from '../../lib/kernel/pack.ts'
import { library } from '../library.ts'
import { chosen } from './chosen.ts'
import { codesIn, wordsOfPack, wordsOfRules, wordsOfRuling } from './spoken-words.ts'
import { wholeRulings } from './whole-rulings.ts'

/** Values of a closed set as programs write them, with a hyphen: no word for a player. */
function valuesIn(fact: Fact): string[] {
  if (fact.kind === 'list' || fact.kind === 'map') return valuesIn(fact.of)
  if (fact.kind === 'record') return Object.values(fact.fields as FactSpecs).flatMap(valuesIn)
  if (fact.kind !== 'choice') return []
  return Object.entries(fact.options as Record<string, string>).flatMap(([value, label]) =>
    value.includes('-') && !label.toLowerCase().includes(value) ? [value] : [],
  )
}
const valuesOf = (pack: GamePack): RegExp => {
  const values = new Set(pack.checkers.flatMap(({ facts }) => Object.values(facts).flatMap(valuesIn)))
  // A set of none would be found in everything.
  return values.size ? new RegExp(`(?<![\\w-])(?:${[...values].sort().join('|')})(?![\\w-])`) : /(?!)/
}

test('no code, file, commit or field name stands in the words of the rules', () => {
  expect(wordsOfRules(library).flatMap(codesIn)).toEqual([])
})

test.each(chosen.map((pack) => [pack.id, pack] as const))(
  'nor in questions, titles, labels and hints of %s',
  (_, pack) => {
    expect(wordsOfPack(pack).flatMap(codesIn)).toEqual([])
  },
)

test.each(chosen.map((pack) => [pack.id, pack] as const))('nor in a sentence of any ruling of %s', (game, pack) => {
  const rulings = [...wholeRulings(game)]
  const said = rulings.flatMap(([name, ruling]) => wordsOfRuling(`${game}, ${name}`, ruling))
  expect(said.length).toBeGreaterThan(2 * rulings.length)
  expect(said.flatMap(codesIn)).toEqual([])
  const values = valuesOf(pack)
  // The facts a finding looked at are values, and stand as such.
  const read = said.filter(({ where }) => !where.includes(', findings, facts'))
  expect(read.flatMap(({ where, text }) => (values.test(text) ? [`${where}: ${text}`] : []))).toEqual([])
})

test.each([
  ['Which reading of AMB-01?', 'a question of the sheet'],
  ['Source: seed 000_9f28e798cb2cb48c.txt', 'a file'],
  ['From lhq-2.5.3', 'a data set'],
  ['rules @ b76aaad', 'a commit'],
  ['In 2022-02 turn actions cannot be responded to.', 'the id of an edition'],
  ['See starcom:cards.ram.1', 'the id of a clause'],
  ['Not known yet: isMyTurn', 'the name of a field'],
  ['Set combat to false.', 'the value of a field'],
  ['It needs undefined credits.', 'a value that is none'],
  ['Say that that the the system is yours.', 'a word twice'],
  ['You may build 1 ships.', 'one of what is said as many'],
  ['You hold 6 card.', 'many of what is said as one'],
  ['Favours cannot be traded.', 'a spelling of one side of the sea'],
])('a planted code is found: %s', (text, what) => {
  expect(codesIn({ where: 'here', text })[0]).toContain(what)
})

test('a code planted in a clause, a label and a ruling is found there', () => {
  const [first, ...rest] = library.clauses
  const clauses = [{ ...first!, sources: { ...first!.sources, planted: 'seed 000.txt' } }, ...rest]
  expect(
    wordsOfRules({ ...library, clauses })
      .flatMap(codesIn)
      .join(),
  ).toContain(first!.id)
  const pack = { ...games[0]!, checkers: [{ ...games[0]!.checkers[0]!, title: 'lhq-2.5.3' }] }
  expect(wordsOfPack(pack).flatMap(codesIn)).not.toEqual([])
  expect(
    wordsOfRuling('one', { findings: [{ because: 'combatSinceMyLastTurn is no.' }] }).flatMap(codesIn),
  ).toHaveLength(1)
})

test.each([
  ['legion', 'command-hand', { army: ['Darth Vader'], hand: ['Ambush'] }, 'The hand has 1 card, not 7.'],
  ['legion', 'order-pool', { units: 1, ordered: 1 }, '1 unit less 1 with an order'],
])('one thing is one: %s %s', (game, checker, facts, sentence) => {
  const ruling = adjudicate(games, { checker: `${game}/${checker}`, facts })
  expect(JSON.stringify(ruling)).toContain(sentence)
  expect(wordsOfRuling('one', ruling).flatMap(codesIn)).toEqual([])
})
