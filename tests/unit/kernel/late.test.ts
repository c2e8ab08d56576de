import { describe, expect, it } from 'vitest'
import { late, lateWith } from '../../../lib/kernel/late.ts'
import { slot } from '../../../lib/kernel/slot.ts'

interface Pair {
  one: string
  two: string
}
function pair() {
  const made: string[] = []
  const make = (name: string) => () => {
    made.push(name)
    return name
  }
  return { made, object: late<Pair>({ one: make('one'), two: make('two') }) }
}

describe('an object whose fields are made late', () => {
  it('makes each once, when it is looked at', () => {
    const { made, object } = pair()
    expect(made).toEqual([])
    expect([object.two, object.two]).toEqual(['two', 'two'])
    expect(made).toEqual(['two'])
  })

  it('makes one again that could not be made', () => {
    let tries = 0
    const object = late<{ one: number }>({
      one: () => {
        if (!tries++) throw new Error('not yet')
        return tries
      },
    })
    expect(() => object.one).toThrow('not yet')
    expect(object.one).toBe(2)
  })

  it('shares all but what is changed with the one it is made from', () => {
    const { made, object } = pair()
    const other = lateWith(object, { two: 'three' })
    expect([other.two, other.one, object.one, object.two]).toEqual(['three', 'one', 'one', 'two'])
    expect(made).toEqual(['one', 'two'])
    expect(lateWith(other, { one: 'four' })).toMatchObject({ one: 'four', two: 'three' })
  })
})

describe('what is kept with an object', () => {
  const kept = slot<object, string>()

  it('is found with it, and in no copy, loop or text of it', () => {
    const holder = { a: 1 }
    kept.set(holder, 'made')
    expect(kept.get(holder)).toBe('made')
    expect(kept.get({ ...holder })).toBeUndefined()
    expect(kept.get(Object.create(holder))).toBeUndefined()
    expect([JSON.stringify(holder), Object.keys(holder)]).toEqual(['{"a":1}', ['a']])
    expect(slot<object, string>().get(holder)).toBeUndefined()
  })

  it('is not kept with a frozen one', () => {
    const holder = Object.freeze({ a: 1 })
    kept.set(holder, 'made')
    expect(kept.get(holder)).toBeUndefined()
  })
})
