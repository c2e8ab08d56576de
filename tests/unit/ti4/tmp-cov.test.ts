import { test } from 'vitest'
import { loadLibrary } from '../../../lib/content/index.ts'
import { coverageOf } from '../../../lib/coverage.ts'
import { games } from '../../../lib/games/index.ts'
test('cov', async () => {
  const library = await loadLibrary(games)
  const pack = games.find((g) => g.id === 'ti4')!
  const rows = coverageOf(pack, library.clauses)
  console.log(rows.length, rows.filter((r) => !r.checkers.length && !r.outOfReach).map((r) => r.clause.id.slice(4)).join(' '))
  const cited = rows.filter((r) => r.checkers.length && !r.cases.length).map((r) => r.clause.id.slice(4))
  console.log('no case:', cited.join(' '))
})
