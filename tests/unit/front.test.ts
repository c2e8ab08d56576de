import { describe, expect, it } from 'vitest'
import { openFront } from '../../lib/front.ts'
import { games } from '../../lib/games/index.ts'
import { library } from '../library.ts'

const front = openFront(games, library)
const asked = (question: string, game?: string) => front.ask({ question, ...(game ? { game } : {}) })
const clausesFor = (question: string, game?: string) => asked(question, game).rules?.map(({ clause }) => clause)

describe('the rules that may answer a sentence', () => {
  it('stand in for a ruling where nothing could be judged, three at most', () => {
    const found = clausesFor('do fighters count for fleet supply if theres room on the carriers', 'ti4')
    expect(found).toContain('ti4:ships.2a')
    expect(found).toHaveLength(3)
  })

  it('come from the game that was meant', () => {
    const { checker, rules } = asked('what happens to an order nobody can take')
    expect(checker).toMatch(/^legion\//)
    expect(new Set(rules?.map(({ game }) => game))).toEqual(new Set(['legion']))
  })

  it('stay away beside a ruling, whole or in the usual case', () => {
    const usual = asked('can my carrier go from the gravity rift to the next system', 'ti4')
    expect(usual).toMatchObject({ ruling: { verdict: 'undetermined', presumed: { verdict: 'legal' } } })
    expect(usual).not.toHaveProperty('rules')
  })

  it('stand in too where nothing of the sentence was read', () => {
    const { chips, ruling, checker } = asked('can Leia bombard before her move', 'legion')
    expect([chips, ruling]).toEqual([[], undefined])
    expect(checker).toMatch(/^legion\//)
    // nothing was left to read
    expect(asked('can I premeasure', 'legion').ruling).toMatchObject({ verdict: 'legal' })
  })

  it('stay away where nothing matches well', () => {
    expect(clausesFor('purple monkeys dance on the moon seven times')).toBeUndefined()
    expect(clausesFor('is Vefut II next to Wellon', 'ti4')).toBeUndefined()
    expect(clausesFor('')).toBeUndefined()
  })
})
