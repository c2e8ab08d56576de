import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepTable, ownTable } from '../../../app/_components/table/own-table.ts'
import { playedHere } from '../../../app/_components/use-table-case.ts'
import { findChecker } from '../../../lib/adjudicate.ts'
import { games } from '../../../lib/games/index.ts'
import { BARE_TABLE } from '../../../lib/table/my-table.ts'

const { checker: build } = findChecker(games, 'starcom/build')!
const consulted = build.consults[0]!

const kept = new Map<string, string>()
const device = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', device)
})
afterEach(() => vi.unstubAllGlobals())

describe('my table on a device', () => {
  const table = {
    editions: { starcom: '2022-02' },
    readings: { starcom: { [consulted]: 'B', 'starcom:ambiguity.999': 'A' } },
    seats: ['Ann'],
    games: ['starcom'],
  }

  it('comes back, and its printing stands where reading pages look for it', () => {
    expect(keepTable(table, ['starcom', 'ti4'])).toBe(true)
    expect(kept.get('edition.starcom')).toBe('2022-02')
    expect(kept.get('game')).toBe('starcom')
    expect(ownTable(['starcom', 'ti4'])).toEqual(table)
  })

  it('takes over the printing chosen on a reading page', () => {
    kept.set('edition.starcom', '2022-02')
    expect(ownTable(['starcom']).editions).toEqual({ starcom: '2022-02' })
  })

  it('is bare where nothing, or nothing readable, was kept', () => {
    expect(ownTable(['starcom'])).toEqual(BARE_TABLE)
    kept.set('table', '{"kind":"other"}')
    expect(ownTable(['starcom'])).toEqual(BARE_TABLE)
  })

  it('says where the device refuses', () => {
    vi.stubGlobal('localStorage', {
      ...device,
      setItem: () => {
        throw new Error('full')
      },
    })
    expect(keepTable(table, ['starcom'])).toBe(false)
  })

  it('begins a checker with its printing and the readings that matter there, and no others', () => {
    keepTable(table, ['starcom'])
    expect(playedHere(build)).toEqual({ edition: '2022-02', readings: { [consulted]: 'B' } })
    keepTable({ ...table, editions: { starcom: '1999' } }, ['starcom'])
    expect(playedHere(build)).toEqual({ readings: { [consulted]: 'B' } })
  })
})
