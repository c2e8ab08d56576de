import { expect, test } from 'vitest'
import { forReaders, gamesIn, typeOf } from '../../../app/_worker/bundle.ts'

test('a page is kept without what only other sites read, and names the sheet it carries whole', () => {
  const head =
    '<style data-sheet="/assets/site.0123456789.css">a{color:red}\nb{}</style><link rel="canonical" href="/x/"><meta property="og:title" content="X"><script type="application/ld+json">{}</script>'
  expect(forReaders(`<head>${head}</head><p>words</p>`)).toBe(
    '<head><link rel="stylesheet" href="/assets/site.0123456789.css"></head><p>words</p>',
  )
  const reading = '<style data-whole="/assets/site.0123456789.css">a{}</style>'
  expect(forReaders(reading)).toBe(reading)
})

test('the game of an open page comes first, under a sub-path too', () => {
  const parts = ['chess', undefined, 'go'].map((game) => ({ address: '/x', texts: [], ...(game ? { game } : {}) }))
  expect(gamesIn(['https://rules.example/laws/rules/go/ko/?x=chess#chess'], parts)).toEqual(['go'])
  expect(gamesIn(['https://rules.example/', 'https://rules.example/search/?q=go'], parts)).toEqual([])
})

test('every text has its type', () => {
  expect(typeOf('/rules/starcom/')).toBe('text/html; charset=utf-8')
  expect(typeOf('/assets/judging.ABCDEFGH.js')).toBe('text/javascript; charset=utf-8')
  expect(typeOf('/assets/site.0123456789.css')).toBe('text/css; charset=utf-8')
})
