import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../../lib/games/index.ts'
import type { Fact, FactSpecs } from '../../lib/kernel/facts.ts'
import type { Ruling } from '../../lib/kernel/ruling.ts'
import { gameIds, wholeRulings } from './whole-rulings.ts'

/** Every sentence of a ruling that a player reads. */
const sentencesOf = ({ sentence, findings, answer, notes, readings = [], consequences, ...rest }: Ruling): string[] => [
  sentence,
  ...findings.map(({ because }) => because),
  ...(answer ? [answer.says, ...answer.derivation.map(({ says }) => says)] : []),
  ...notes.flatMap(({ asks, says }) => [asks, says]),
  ...readings.flatMap(({ asks, says }) => [asks, says]),
  ...consequences.map(({ says }) => says),
  ...[...rest.remedies, ...rest.openings].map(({ says }) => says),
]

/** Names of facts at any depth that no English word looks like. */
function namesIn(fact: Fact): string[] {
  if (fact.kind === 'list' || fact.kind === 'map') return namesIn(fact.of)
  if (fact.kind !== 'record') return []
  return Object.entries(fact.fields as FactSpecs).flatMap(([key, field]) => [key, ...namesIn(field)])
}
const fieldNames = new Set(
  games
    .flatMap(({ checkers }) => checkers.flatMap(({ facts }) => namesIn({ kind: 'record', fields: facts, label: '' })))
    .filter((name) => /[a-z][A-Z]/.test(name)),
)
/** Words that end in s and are one. */
const SINGULAR = new Set([
  'loss',
  'bonus',
  'class',
  'corps',
  'progress',
  'axis',
  'series',
  'plus',
  'is',
  'was',
  'as',
  'has',
  'less',
  'this',
  'its',
])

const fieldIn = (says: string) => (says.match(/\b[a-z]+[A-Z]\w*\b/g) ?? []).filter((word) => fieldNames.has(word))
const pluralOfOne = (says: string) =>
  [...says.matchAll(/(?<![\d.,+−-]|row |column )\b1 ([a-z]+s)\b/g)]
    .filter(([, word]) => !SINGULAR.has(word!))
    .map(([all]) => all)

/** Every name a ruling shows as it was told. */
const namesTold = ({ answer, findings, readings = [] }: Ruling): string[] => {
  const answers = [answer, ...readings.map((reading) => reading.answer)]
  const items = answers.flatMap((one) => one?.derivation ?? []).map(({ item }) => item)
  const told = findings.map(({ about, facts, reasons }) => [about, facts, reasons?.map((reason) => reason.about)])
  return [...JSON.stringify([items, told]).matchAll(/"([^"]+)"/g)].map(([, name]) => name!)
}

describe.each(gameIds)('what rulings of %s say', (game) => {
  const said = [...wholeRulings(game)].flatMap(([name, ruling]) => sentencesOf(ruling).map((says) => ({ name, says })))

  it('names no field', () => {
    const wrong = said.flatMap(({ name, says }) => (fieldIn(says).length ? `${name}: ${says}` : []))
    expect([...new Set(wrong)]).toEqual([])
  })

  it('counts one of a thing as one', () => {
    const wrong = said.flatMap(({ name, says }) => (pluralOfOne(says).length ? `${name}: ${says}` : []))
    expect([...new Set(wrong)]).toEqual([])
  })

  it('tells what follows from a legal case in whole sentences', () => {
    const legal = [...wholeRulings(game)].filter(([, { verdict, answer }]) => verdict === 'legal' && !answer)
    const wrong = legal.flatMap(([name, { consequences }]) =>
      consequences.flatMap(({ says }) => (/^\S.*[.]$/.test(says) ? [] : `${name}: ${says}`)),
    )
    expect([...new Set(wrong)]).toEqual([])
  })

  it('answers with a capital, or with a name as it was told', () => {
    for (const [name, ruling] of wholeRulings(game)) {
      const { answer, readings = [] } = ruling
      const steps = (answer?.derivation ?? []).map(({ says }) => says)
      const answers = [answer?.says, ...steps, ...readings.map((reading) => reading.answer?.says)]
      const small = answers.filter((says): says is string => says !== undefined && /^[a-z]/.test(says))
      const wrong = small.length ? small.filter((says) => !namesTold(ruling).some((told) => says.startsWith(told))) : []
      expect(wrong, name).toEqual([])
    }
  })

  it('leads with at most four clauses, and never with one that stands whatever is not known', () => {
    for (const [name, { deciding, findings, leads }] of wholeRulings(game)) {
      const vague = findings.filter((finding) => finding.vague).map(({ clause }) => clause)
      expect(leads, name).toBeLessThanOrEqual(Math.min(4, deciding.length))
      expect(
        vague.filter((clause) => deciding.slice(0, leads).includes(clause)),
        name,
      ).toEqual([])
    }
  })

  it('gives each remedy once', () => {
    for (const [name, { remedies, openings }] of wholeRulings(game)) {
      const all = [...remedies, ...openings].map(({ says }) => says)
      expect(new Set(all).size, name).toBe(all.length)
    }
  })
})

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(ts|tsx|mjs)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))

const READS_BACK = [
  /\.(says|because|sentence|label)\??\.(startsWith|endsWith|includes|split|match|matchAll|indexOf|search|slice)\(/,
  /\b(says|because)\??\.(startsWith|endsWith|includes|split|match|matchAll|indexOf|lastIndexOf|search)\(/,
  /\b(says|because)\.slice\((?!1\)|0,)/,
  /\.(test|exec)\(([\w.?!]*\.)?(says|because|message|sentence)\)/,
  /\.(says|because|sentence) [!=]== ['"`]/,
]

it('sees a sentence read back, however it came to hand', () => {
  const planted = [
    "step.says.split(' – ')",
    "const found = says.includes('Too far: ')",
    'pattern.exec(says)?.[1]',
    '/alpha|beta/.test(link.says)',
    'says.slice(ship.length + 2)',
    'because.split(/(?<=\\.) /).filter(Boolean)',
    "finding.because === 'Nobody may fire.'",
  ]
  expect(planted.filter((line) => !READS_BACK.some((pattern) => pattern.test(line)))).toEqual([])
})

it('no code reads a sentence back', () => {
  const files = ['app', 'cli', 'lib', 'server'].flatMap(filesIn)
  const wrong = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) =>
        READS_BACK.some((pattern) => pattern.test(line)) ? `${file}:${i + 1} ${line.trim()}` : [],
      ),
  )
  expect(wrong, 'Give what the code asks for as data beside the sentence').toEqual([])
})
