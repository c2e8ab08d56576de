import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Piece, typeOf, unpack } from '../../../app/_worker/bundle.ts'
import { pack } from '../../../scripts/build/pack.mjs'

const encode = (text: string) => new TextEncoder().encode(text)

function roundTrip(known: string, texts: readonly string[]) {
  const bytes = texts.map(encode)
  const pieces = pack(Buffer.concat([encode(known), ...bytes]), encode(known).length) as Piece[]
  const manifest = { texts: bytes.map((text, i) => [`/${i}`, text.length] as const) }
  const back = unpack(manifest, encode(known), [JSON.parse(JSON.stringify(pieces)) as Piece[]])
  return { pieces, texts: [...back.values()].map((text) => new TextDecoder().decode(text)) }
}

const LONG = Array.from({ length: 8 }, (_, i) => `Clause ${i}: a ship there — and nobody answers “no”. `).join('')

describe('packing the site', () => {
  test('what was said before is told by where it stands', () => {
    const { pieces, texts } = roundTrip('', [`one ${LONG}`, `two ${LONG}`])
    expect(texts).toEqual([`one ${LONG}`, `two ${LONG}`])
    expect(JSON.stringify(pieces).length).toBeLessThan(LONG.length * 1.2)
  })

  test('what the reader knows already is not sent', () => {
    const { pieces, texts } = roundTrip(LONG, [`x ${LONG}`])
    expect(texts).toEqual([`x ${LONG}`])
    expect(JSON.stringify(pieces).length).toBeLessThan(30)
  })

  test('a repeat that runs into itself, and one that ends inside a character', () => {
    const texts = ['a'.repeat(1000), `${'é'.repeat(300)}ê`, `${'é'.repeat(300)}ë${'é'.repeat(300)}`]
    expect(roundTrip('', texts).texts).toEqual(texts)
  })

  test('any texts come back as they were', () => {
    const words = fc.constantFrom(LONG, 'é–“', '\u0000', 'siege ', '😀', '"\\')
    const text = fc
      .array(fc.oneof(words, fc.string({ unit: 'grapheme' })), { maxLength: 12 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 6 }), (known, texts) => {
        expect(roundTrip(known, texts).texts).toEqual(texts)
      }),
    )
  })

  test('half a bundle is an error, not half a site', () => {
    expect(() => unpack({ texts: [['/a', 10]] }, new Uint8Array(), [['short']])).toThrow('5 of 10 bytes')
  })
})

test('every text has its type', () => {
  expect(typeOf('/rules/starcom/')).toBe('text/html; charset=utf-8')
  expect(typeOf('/assets/judging.ABCDEFGH.js')).toBe('text/javascript; charset=utf-8')
  expect(typeOf('/assets/site.0123456789.css')).toBe('text/css; charset=utf-8')
})
