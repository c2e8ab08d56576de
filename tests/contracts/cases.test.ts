import { describe, expect, it } from 'vitest'
import { rulingOf } from '../../lib/coverage.ts'
import { games } from '../../lib/games/index.ts'

describe.each(games.map((pack) => [pack.title, pack] as const))('%s', (_title, pack) => {
  for (const one of pack.cases) {
    it(`${one.id} ${one.title}`, () => {
      const ruling = rulingOf(pack, one)
      expect(ruling.verdict).toBe(one.expect.verdict)
      expect([...ruling.deciding].sort()).toEqual([...one.expect.deciding].sort())
      if ('answer' in one.expect) expect(ruling.answer?.value).toEqual(one.expect.answer)
    })
  }
})
