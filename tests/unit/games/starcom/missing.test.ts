import { expect, test } from 'vitest'
import { adjudicate } from '../../../../lib/adjudicate.ts'
import { starcom } from '../../../../lib/games/starcom/index.ts'

test('of a build of which nothing is told yet, a siege can decide in either printing', () => {
  const missing = ['2022-11', '2022-02'].map((edition) => {
    const ruling = adjudicate([starcom], { checker: 'starcom/build', edition, facts: {} })
    return 'error' in ruling ? [] : ruling.missing
  })
  expect(missing[0]).toContain('underSiege')
  expect(missing[1]).toContain('underSiege')
})
