import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Meter } from '../../hostile/cost.ts'
import { checkers, type Door, doors, factDoor, linkDoor, searchDoor, valueDoor } from '../../hostile/doors.ts'
import { payloads } from '../../hostile/payloads.ts'
import { expectNothingTouched, expectSound } from '../../hostile/sound.ts'
import { searchOfAll } from '../../library.ts'

const meter = new Meter()
const send = (where: string, door: Door, list = payloads) => {
  for (const { name, text } of list) {
    const answer = meter.run(where, `${name}: ${text.slice(0, 60)}`, () => door(text))
    expectSound(answer, `${where}, ${name}`)
  }
  expectNothingTouched()
}

afterAll(() => console.log(meter.table()))

it('there are at least two hundred payloads, no two alike', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(200)
  expect(new Set(payloads.map(({ text }) => text)).size).toBe(payloads.length)
})

describe('every hostile text gets an answer, harms nothing and costs little', () => {
  it.each(Object.entries(doors))('%s', (where, door) => send(where, door))

  it.each(checkers.map((one) => [one.name, one] as const))('%s: as a link, as a value, as a fact', (name, one) => {
    send(`${name} link`, linkDoor(one))
    send(`${name} value`, valueDoor(one))
    send(`${name} fact`, factDoor(one))
  })

  describe('search', () => {
    let door: Door
    beforeAll(async () => {
      door = searchDoor(searchOfAll())
    })
    it('search', () => send('search', door))
  })
})
