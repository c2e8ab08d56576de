/**
 * What every checker declares (its facts with their bounds, what it cites and asks for, what it takes as usual) is what was
 * accepted. A change made on purpose is accepted with `npx vitest run tests/contracts/declared.test.ts -u`.
 */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Checker } from '../../lib/kernel/checker.ts'
import type { Fact, FactSpecs } from '../../lib/kernel/facts.ts'
import { chosen } from './chosen.ts'

const FOLDER = join(process.cwd(), 'tests/fixtures/declared')

/** What is told in data of something; functions are what cases are for. */
const dataOf = (value: object): string =>
  Object.entries(value)
    .filter(([, inner]) => typeof inner !== 'function' && inner !== undefined)
    .map(([key, inner]) => `${key} ${JSON.stringify(inner)}`)
    .join(', ')

function factLines(name: string, fact: Fact): string[] {
  const {
    kind,
    label: _label,
    help: _help,
    told: _told,
    ...rest
  } = fact as Fact & { of?: Fact; fields?: FactSpecs; options?: object; told?: object }
  const { of, fields, options, ...bounds } = rest
  const inside = of
    ? factLines(`${name}[]`, of)
    : Object.entries((fields ?? {}) as FactSpecs).flatMap(([key, field]) => factLines(`${name}.${key}`, field))
  return [
    `    ${name}: ${kind} ${options ? Object.keys(options).join('|') : ''} ${dataOf(bounds)}`.trimEnd(),
    ...inside,
  ]
}

function linesOf(checker: Checker): string[] {
  const { facts, presumes = {}, cites, rolesOf, together, checks, consults, opens = [] } = checker
  const short = (clause: string) => clause.slice(clause.indexOf(':') + 1)
  const byEdition = checker.editions.flatMap((edition) => [
    `  cites in ${edition}: ${cites(edition)
      .map((id) => [short(id), ...new Set(rolesOf?.(id))].join(' '))
      .join(', ')}`,
    `  together in ${edition}: ${(together?.(edition) ?? []).map((keys) => keys.join(' ')).join('; ')}`,
  ])
  return [
    `${checker.id}: ${checker.title} | ${checker.question} | ${checker.asks ?? ''}${checker.wholeCase ? ' as a whole' : ''}`,
    `  also ${checker.aliases.join(', ')} | asked ${checker.asked.join(', ')}`,
    `  opens ${opens.join(', ')} | consults ${consults.map(short).join(', ')}`,
    ...byEdition,
    ...checker.gaps.map((gap) => `  gap ${gap}`),
    ...checks.map((check) =>
      `  check ${check.needs.join(' ')} ${check.editions?.join() ?? ''} ${'path' in check ? check.path : ''}`.trimEnd(),
    ),
    ...Object.entries(presumes).map(([path, one]) => `  presumes ${path}: ${dataOf(one)}`),
    ...Object.entries(facts).flatMap(([key, fact]) => factLines(key, fact)),
  ]
}

it.each(chosen)('of $id', async ({ id, checkers }) => {
  const lines = checkers.flatMap(linesOf).map((line) => line.trimEnd())
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(FOLDER, `${id}.txt`))
})
