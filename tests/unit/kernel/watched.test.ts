import { expect, test } from 'vitest'
import { watched } from '../../../lib/kernel/watched.ts'

const same = [{ wet: false }]
const told = { crates: same, others: same, mine: true }
const places = [['crates', 0, 'wet'], ['others', 0, 'wet'], ['mine']]

test('watched facts are the same facts, and the facts they were made from stay as they were', () => {
  const { facts } = watched(told, places)
  expect(JSON.stringify(facts)).toBe(JSON.stringify(told))
  expect(Object.getOwnPropertyDescriptor(told.crates[0], 'wet')).toMatchObject({ value: false })
})

test('only the places that are looked at are seen, also where the same list stands at several', () => {
  const { facts, seen } = watched(told, places)
  expect((facts as typeof told).others.length).toBe(1)
  expect([...seen]).toEqual([])
  expect((facts as typeof told).others[0]?.wet).toBe(false)
  expect([...seen]).toEqual(['others[0].wet'])
  expect((facts as typeof told).mine).toBe(true)
  expect([...seen]).toEqual(['others[0].wet', 'mine'])
})
