import { expect, test } from 'vitest'
import { deadLinks } from '../../../scripts/build/links.mjs'

const pages = (body: string, base = '') =>
  new Map([
    [`${base}/`, body],
    [`${base}/rules/`, '<h2 id="siege.1">Siege</h2><p id="a&amp;b">x</p>'],
  ])
const files = new Set(['/icon.svg'])

test('links to pages, anchors, files, this page and elsewhere lead somewhere', () => {
  const body =
    '<p id="main">x</p><a href="/rules/">1</a><a href="/rules/#siege.1">2</a><a href="rules/?q=1&amp;b=2#siege.1">3</a>' +
    '<link href="/icon.svg"/><a href="#main">4</a><a href="?x=1">5</a><a href="https://example.org/none">6</a>' +
    '<a href="mailto:a@b.c">7</a><a href="/rules/#a%26b">8</a>'
  expect(deadLinks(pages(body), files)).toEqual([])
})

test('each dead link is named once, with the page it is on', () => {
  const body = '<a href="/rules/#siege.2">1</a><a href="/none/">2</a><a href="/none/">3</a><img src="/none.png">'
  expect(deadLinks(pages(body), files)).toEqual(['/ → /rules/#siege.2', '/ → /none/', '/ → /none.png'])
})

test('under a sub-path a link that forgets it is dead', () => {
  expect(deadLinks(pages('<a href="/base/rules/">1</a><a href="/rules/">2</a>', '/base'), new Set())).toEqual([
    '/base/ → /rules/',
  ])
})

test('words in a script are no links', () => {
  expect(deadLinks(pages('<script type="application/json">{"x":"<a href=\\"/none/\\">"}</script>'), files)).toEqual([])
})
