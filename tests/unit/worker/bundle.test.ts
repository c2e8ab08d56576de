import { expect, test } from 'vitest'
import { gamesIn, typeOf } from '../../../app/_worker/bundle.ts'

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
