import { describe, expect, test } from 'vitest'
import { adjudicate } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'
import { sayCounted } from '../../../lib/kernel/presumed.ts'

function ask(checker: string, facts: Record<string, unknown>, edition?: string) {
  const ruling = adjudicate(games, { checker, facts, ...(edition ? { edition } : {}) })
  if ('error' in ruling) throw new Error(ruling.error.message)
  return ruling
}

const vader = { name: 'Darth Vader', rank: 'commander', type: 'trooper', defeated: false }
const play = { hand: ['Push'], discard: [], army: [vader], chosen: 'Push', revealed: false }

describe('what is left blank and counted', () => {
  test('is told of a verdict that stands', () => {
    const { verdict, counted } = ask('legion/play-card', play)
    expect(verdict).toBe('legal')
    expect(counted).toEqual([{ path: 'barred', says: 'no card is barred this time' }])
    expect(sayCounted(counted!)).toBe('Left blank, so counted: no card is barred this time.')
  })

  test('is not told where it was filled in, nor of a case that is open anyway', () => {
    expect(ask('legion/play-card', { ...play, barred: [] })).not.toHaveProperty('counted')
    const { chosen: _chosen, ...open } = play
    expect(ask('legion/play-card', open)).toMatchObject({ verdict: 'undetermined' })
    expect(ask('legion/play-card', open)).not.toHaveProperty('counted')
  })

  test('is told only where it can matter', () => {
    const facts = { controller: 'me', combatSinceMyLastTurn: true, opposingShipsPresent: true }
    expect(ask('starcom/contested', facts)).toMatchObject({ counted: [{ path: 'noDamageAssigned' }] })
    expect(ask('starcom/contested', { ...facts, combatSinceMyLastTurn: false })).not.toHaveProperty('counted')
  })
})
