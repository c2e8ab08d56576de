import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../lib/ask/index.ts'
import { sharedWith } from '../../../lib/ask/near.ts'
import type { Reading } from '../../../lib/ask/types.ts'
import { starcom } from '../../../lib/games/starcom/index.ts'
import { hears } from './hears.ts'

const game = 'starcom'
const ask = createAsk([starcom])
/** To build it, or what comes in there? */
const EITHER = 'frigate, my besieged trade world, 2 developments'

const reading = (facts: Record<string, unknown>): Reading => ({
  facts,
  chips: Object.entries(facts).map(([path, value]) => ({ path, value, from: [0, 1], said: 'x' })),
  open: [],
  unsure: ['credits'],
  unread: [],
})

describe('two questions that may be meant', () => {
  it('fill what both read alike; the rest is left unsure, not presumed', () => {
    const first = reading({ underSiege: true, developments: 2, count: 1 })
    const { facts, chips, unsure } = sharedWith(first, [reading({ underSiege: true, developments: 3 })])
    expect(facts).toEqual({ underSiege: true })
    expect(chips.map(({ path }) => path)).toEqual(['underSiege'])
    expect(unsure).toEqual(['credits', 'developments', 'count'])
  })

  it('name each other, and fill everything once it is said which', () => {
    const asked = ask({ question: EITHER, game })
    expect([asked.checker, ...asked.near!].sort()).toEqual(['starcom/build', 'starcom/income'])
    expect([asked.facts, asked.unsure.length > 0]).toEqual([{}, true])
    const chosen = ask({ question: EITHER, game, checker: 'starcom/build' })
    expect(chosen.facts).toMatchObject({ card: 'frigate', underSiege: true, systemController: 'me' })
    expect(chosen).not.toHaveProperty('near')
    expect(ask({ question: EITHER, game, checker: 'starcom/income' }).facts).toMatchObject({
      systems: [{ card: 'trade-world', developments: 2, underSiege: true }],
    })
  })

  it('give no verdict on what only one of them says', () => {
    expect(hears([starcom])({ question: EITHER, game }).ruling).toMatchObject({ verdict: 'undetermined' })
  })

  it('are none where one is clearly meant', () => {
    expect(ask({ question: 'may my scout jump to the adjacent system', game })).not.toHaveProperty('near')
  })
})
