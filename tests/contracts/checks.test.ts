/**
 * What every checker calls impossible on a table: each check is asked of tables drawn from the descriptions of its facts, and
 * which of them it lets stand is what was accepted. A change made on purpose is accepted with
 * `npx vitest run tests/contracts/checks.test.ts -u`.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Checker } from '../../lib/kernel/checker.ts'
import type { Fact, FactSpecs, RawFacts } from '../../lib/kernel/facts.ts'
import { type Check, issuesOf } from '../../lib/kernel/space.ts'
import { drawWhole, randomFrom } from '../hostile/draw.ts'
import { chosen } from './chosen.ts'

const FOLDER = join(process.cwd(), 'tests/fixtures/checks')
/** Tables drawn for each check. */
const TABLES = 120

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** A table on which all that the check looks at is told. */
const tableOf = (random: () => number, specs: FactSpecs, { needs }: Check): RawFacts =>
  Object.fromEntries(
    needs.flatMap((key): [string, unknown][] => {
      const fact: Fact | undefined = specs[key]
      return !fact || (fact.optional && random() < 0.2) ? [] : [[key, drawWhole(random, fact)]]
    }),
  )

/** The fields a check names on a table; none where it lets the table stand. */
const namedBy = (check: Check, facts: RawFacts): string =>
  check.fits(facts as never)
    ? ''
    : issuesOf(check, facts)
        .map(({ path }) => path)
        .join()

function lineOf({ id, facts: specs }: Checker, check: Check): string {
  const name = [id, check.needs.join(' '), ...(check.editions ?? []), ...('path' in check ? [check.path] : [])].join(
    ' | ',
  )
  const random = randomFrom(Number.parseInt(hashOf(name).slice(0, 8), 16))
  const said = Array.from({ length: TABLES }, () => namedBy(check, tableOf(random, specs, check)))
  return `${name}: ${said.filter((one) => !one).length} of ${TABLES} ${hashOf(said.join('\n')).slice(0, 12)}`
}

it.each(chosen)('of $id', async ({ id, checkers }) => {
  const lines = checkers.flatMap((checker) => checker.checks.map((check) => lineOf(checker, check)))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(FOLDER, `${id}.txt`))
})
