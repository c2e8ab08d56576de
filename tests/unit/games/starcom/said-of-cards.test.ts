/**
 * All that is said of every card in either edition, and of every figure players look up, is what was accepted. A change made
 * on purpose is accepted with `npx vitest run tests/unit/games/starcom/said-of-cards.test.ts -u`.
 */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cardClauses } from '../../../../lib/games/starcom/card-clauses.ts'
import { figures } from '../../../../lib/games/starcom/figures.ts'

it('of every card and figure', async () => {
  const cards = cardClauses.map(({ id, title, section, kind, text, editions, open, links = [], aliases }) =>
    [
      id,
      `  ${title} | ${section} | ${kind}`,
      ...editions.map((edition) => `  ${edition}: ${text[edition]}`),
      `  ${[...links, ...open].join(' ')}`,
      `  ${aliases.join(', ')}`,
    ]
      .map((line) => line.trimEnd())
      .join('\n'),
  )
  const numbers = Object.entries(figures).map(([name, figure]) => `${name} ${JSON.stringify(figure)}`)
  const file = join(process.cwd(), 'tests/fixtures/starcom-cards.txt')
  await expect(`${[...cards, ...numbers].join('\n')}\n`).toMatchFileSnapshot(file)
})
