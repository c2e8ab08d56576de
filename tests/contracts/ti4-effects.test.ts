import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../lib/adjudicate.ts'
import { chain, go, table, units } from '../../lib/games/ti4/board/samples.ts'
import { cases } from '../../lib/games/ti4/cases.ts'
import { components } from '../../lib/games/ti4/data/technologies.ts'
import type { EffectFacts } from '../../lib/games/ti4/facts.ts'
import { ti4 } from '../../lib/games/ti4/index.ts'
import { plain } from '../brute-force/plain.ts'

const quick = [plain(ti4)]
type Asked = Pick<(typeof cases)[number], 'checker' | 'facts' | 'readings'>

const ask = ({ checker, facts, readings = {} }: Asked) =>
  adjudicate(quick, { checker: `ti4/${checker}`, facts, readings, presume: false })
/** What a player is told, but for the sentences of the clauses. */
function gist(asked: Asked): string | undefined {
  const ruling = ask(asked)
  if ('error' in ruling) return undefined
  const { verdict, answer, deciding, consequences, missing } = ruling
  return JSON.stringify([verdict, answer, deciding, consequences, missing])
}

/** Numbered cases in which a listed effect changes the ruling, by effect. */
function working(): Map<string, string> {
  const found = new Map<string, string>()
  for (const { id, ...asked } of cases) {
    const effects = (asked.facts.effects ?? []) as readonly EffectFacts[]
    for (const effect of effects) {
      if (found.has(effect.id)) continue
      const without = { ...asked.facts, effects: effects.filter((other) => other !== effect) }
      const [now, then] = [gist(asked), gist({ ...asked, facts: without })]
      if (now !== undefined && then !== undefined && now !== then) found.set(effect.id, id)
    }
  }
  return found
}

/** Boards on which every card that cannot be told as one is refused: upgrades beside the old kind, units nobody listed. */
const BOARDS = ['fighter-i', 'fighter-ii'].map((type) =>
  table({
    systems: chain('a b#P'),
    active: 'b',
    units: units(`x:cruiser-i@a f:${type}@a p:pds-i@b/P`),
    moves: [go('x', 'a b')],
    expansions: ['te'],
  }),
)

describe('every effect that can be listed works, or is refused by its name', () => {
  const works = working()
  it.each(components.map(({ id, name }) => [id, name]))('%s', (id, name) => {
    if (works.has(id)) return
    const said = BOARDS.flatMap((board) => {
      const ruling = ask({ checker: 'movement', facts: { ...board, effects: [{ id, owner: 'ann' }] } })
      return 'error' in ruling ? ruling.error.issues.map(({ message }) => message) : []
    })
    expect(said.join(' ')).toContain(name)
  })
})
