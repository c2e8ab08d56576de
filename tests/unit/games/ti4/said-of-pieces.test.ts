/**
 * All that is said of every unit, tile and faction, and the clauses it leads to, are those that were accepted. A change made
 * on purpose is accepted with `npx vitest run tests/unit/games/ti4/said-of-pieces.test.ts -u`.
 */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pieces } from '../../../../lib/games/ti4/pieces/index.ts'

it('of every piece', async () => {
  const said = pieces.map(({ id, name, kind, section, beside, says, figures, clauses, aliases }) =>
    [
      id,
      `  ${[name, kind, section, beside].join(' | ')}`,
      `  ${says}`,
      `  ${figures.map(([what, value]) => `${what}: ${value}`).join(' | ')}`,
      `  ${clauses.map((clause) => clause.replace(/^ti4:/, '')).join(' ')}`,
      `  ${aliases.join(', ')}`,
    ]
      .map((line) => line.trimEnd())
      .join('\n'),
  )
  const file = join(process.cwd(), 'tests/fixtures/ti4-pieces.txt')
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(file)
})
