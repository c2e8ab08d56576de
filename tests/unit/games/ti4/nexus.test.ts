import { expect, it } from 'vitest'
import { adjudicate } from '../../../../lib/adjudicate.ts'
import { games } from '../../../../lib/games/index.ts'
import { cases } from '../../../../lib/games/ti4/cases.ts'
import type { Ruling } from '../../../../lib/kernel/ruling.ts'

it('asks for the side of the wormhole nexus, and for nothing else', () => {
  const { facts } = cases.find(({ id }) => id === 'TI4.TOLD.M.01')!
  const ruling = adjudicate(games, { checker: 'ti4/movement', facts }) as Ruling
  expect(ruling.missing).toEqual(['systems[1].nexus'])
})
