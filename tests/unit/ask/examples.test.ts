import { describe, expect, it } from 'vitest'
import { readerFor } from '../../../lib/ask/reader.ts'
import { games } from '../../../lib/games/index.ts'
import { readOutside } from '../../../lib/sanitize.ts'

const shown = games.flatMap((pack) =>
  pack.checkers.flatMap((checker) => {
    const says = pack.sayings?.examples?.[checker.id]
    return says ? [{ name: `${pack.id}/${checker.id}`, pack, checker, says }] : []
  }),
)

/** What an empty field shows must be read whole when somebody types it: else the example teaches that nothing works. */
describe('the sentence that an empty field shows', () => {
  it('stands in every checker of a game that has them, but where nothing of a table is told', () => {
    const without = games.flatMap(({ id, checkers, sayings }) =>
      checkers.filter((one) => sayings?.examples && !sayings.examples[one.id]).map((one) => `${id}/${one.id}`),
    )
    // a number to look up, and a moment
    expect(without).toEqual(['starcom/quick-facts', 'legion/measuring'])
  })

  it.each(shown)('$name: $says', ({ pack, checker, says }) => {
    const edition = checker.editions.includes(pack.defaultEdition) ? pack.defaultEdition : checker.editions[0]!
    const { chips, open, unread, facts } = readerFor(pack, checker, edition)(says)
    expect(unread.map(([start, end]) => says.slice(start, end))).toEqual([])
    expect(open).toEqual([])
    expect(chips.length).toBeGreaterThan(0)
    expect(readOutside(checker.facts, facts)).toHaveProperty('facts')
  })
})
