import { describe, expect, it } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { starcom } from '../../../lib/games/starcom/index.ts'

const judged = (checker: string, facts: unknown, unsure: readonly string[]) => {
  const ruling = adjudicate([starcom], { checker, edition: '2022-11', facts, unsure })
  if ('error' in ruling) throw new Error(ruling.error.message)
  return ruling
}

describe('a fact that may stay blank, was spoken of and not understood', () => {
  const free = {
    underSiege: false,
    developments: 3,
    besiegers: 1,
    besiegerNonFighterShips: 1,
    activePlayerIs: 'besieger',
    stationsInSystem: [],
  }
  it('is waited for where it would turn the answer', () => {
    expect(judged('starcom/conquest', free, []).verdict).toBe('answered')
    const { verdict, missing, asks } = judged('starcom/conquest', free, ['cruisers'])
    expect({ verdict, missing, asks }).toEqual({ verdict: 'undetermined', missing: ['cruisers'], asks: ['cruisers'] })
  })
  it('is waited for where it is a list of names, and there is no answer meanwhile', () => {
    const going = { homeworldConquered: false, lastDomainCardDrawn: false, developmentsByPlayer: { a: 5, b: 3 } }
    expect(judged('starcom/game-end', going, []).verdict).toBe('answered')
    const { verdict, missing, answer } = judged('starcom/game-end', going, ['homeworldTradedBy'])
    expect({ verdict, missing, answer }).toEqual({
      verdict: 'undetermined',
      missing: ['homeworldTradedBy'],
      answer: undefined,
    })
  })
  it('is asked for where the rest would be presumed', () => {
    const crowded = { shipsControlled: 6, totalDevelopments: 4 }
    expect(judged('starcom/ship-limit', crowded, []).presumed?.verdict).toBe('illegal')
    const { presumed, asks } = judged('starcom/ship-limit', crowded, ['action'])
    expect(presumed).toBeUndefined()
    expect(asks).toEqual(['action'])
  })
  it('is waited for in a line of a list', () => {
    const vessel = { damage: 0 }
    const seats = ['Ada', 'Ben']
    const vessels = [
      { ...vessel, id: 'Lance', owner: 'Ada', card: 'cruiser', attack: 5, hp: 7 },
      { ...vessel, id: 'Gnat', owner: 'Ben', card: 'corvette', attack: 2, hp: 2 },
    ]
    const shot = {
      seats,
      activePlayer: 'Ada',
      vessels,
      assignments: [{ from: 'Lance', to: 'Gnat', amount: 5 }],
    }
    expect(judged('starcom/combat-damage', shot, []).verdict).toBe('legal')
    const path = 'vessels[1].destroyedBeforeResolve'
    expect(judged('starcom/combat-damage', shot, [path])).toMatchObject({ verdict: 'undetermined', missing: [path] })
    expect(judged('starcom/combat-damage', shot, ['vessels[7].destroyedBeforeResolve']).verdict).toBe('legal')
  })
  it('is let be where no value of it turns anything', () => {
    const roomy = { what: 'ship', count: 1, shipsControlled: 1, totalDevelopments: 4 }
    expect(judged('starcom/ship-limit', roomy, ['action']).verdict).toBe('legal')
  })
})
